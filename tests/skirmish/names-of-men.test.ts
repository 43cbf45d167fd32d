import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startBattle, viewOf } from '../../src/battle/index.js';
import { musterSkirmish } from '../../src/rulesets/skirmish/army/muster.js';
import { menTold, namesIn } from '../../src/rulesets/skirmish/cast.js';
import { skirmish, skirmishRules, skirmishScenarioSchema } from '../../src/rulesets/skirmish/index.js';
import { calledIn, listedAs, shownOrders } from '../../src/rulesets/skirmish/notation/figures.js';
import { introduceSkirmish } from '../../src/rulesets/skirmish/windows/introduce.js';
import { pictureSkirmish } from '../../src/rulesets/skirmish/windows/picture.js';
import { skirmishWindows } from '../../src/rulesets/skirmish/windows/windows.js';
import { ask } from '../../src/windows/index.js';

const names: Readonly<Record<string, string>> = {
  giles: 'Sir Giles',
  'bills-1': 'man 1 of the billmen',
  'bills-3': 'man 3 of the billmen',
  'bows-2': 'man 2 of the bowmen',
  'bills-4': 'man 4 of the billmen',
};
const told = (...ids: readonly string[]) => menTold(ids, { of: id => names[id] ?? id });

describe('men without names', () => {
  it('are told by number and unit, several of one unit together', () => {
    expect(told('bills-1')).toBe('man 1 of the billmen');
    expect(told('giles', 'bills-1', 'bills-3')).toBe('Sir Giles and men 1 and 3 of the billmen');
    expect(told('bills-1', 'bows-2', 'bills-3', 'bills-4')).toBe(
      'man 1 of the billmen, man 2 of the bowmen and men 3 and 4 of the billmen',
    );
  });

  it('have one number wherever they are told, listed, drawn and ordered', () => {
    const file = JSON.parse(readFileSync('examples/scenarios/raid-on-thornley-manor.json', 'utf8'));
    const setting = { scenario: skirmishScenarioSchema.parse(file), rules: skirmishRules() };
    const state = musterSkirmish(setting.scenario, setting.rules);
    const archer = state.figures['archers-3']!;
    expect(namesIn(setting.scenario, setting.rules).of('archers-3')).toBe('man 4 of Thornley archers');
    expect([calledIn(archer), listedAs(archer)]).toEqual(['4 (archers)', 'man 4']);
    expect(calledIn(state.figures.walter!)).toBe('1 Walter the squire');
    expect(introduceSkirmish(setting)).not.toContain('archers-3');
    const drawn = pictureSkirmish(setting, startBattle(skirmish, file, { seed: 1 }).state, []).pieces.find(
      ({ id }) => id === 'archers-3',
    );
    expect(drawn?.label).toBe('4');
    expect(shownOrders('archers-3,walter face 37.339; archers-4 at bills-3', state)).toBe(
      '4,walter face 37.3; 5 at 13',
    );
  });

  it('and examples of what is typed name men who are there', () => {
    const file = JSON.parse(readFileSync('examples/scenarios/raid-on-thornley-manor.json', 'utf8'));
    const battle = startBattle(skirmish, file, { seed: 1 });
    const [request] = battle.pending;
    if (request === undefined) throw new Error('nothing is asked');
    const { notation } = ask(skirmishWindows, request, viewOf(skirmish, battle, request.side), battle);
    const ids = Object.values(battle.state.figures).flatMap(figure =>
      figure.side === request.side ? [figure.id] : [],
    );
    const named = notation.flatMap(([typed]) => /^([a-z][a-z0-9-]*) ready/.exec(typed)?.[1] ?? []);
    expect(notation.map(([typed]) => typed).join()).not.toMatch(/hugh|odo/);
    for (const id of named) expect(ids).toContain(id);
  });
});
