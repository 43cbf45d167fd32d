import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { playOut, startBattle, viewOf } from '../../src/battle/index.js';
import type { HouseRules } from '../../src/book/index.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musket, musketRules, musketScenarioSchema, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { musketResolvers } from '../../src/rulesets/cady/musket/resolve.js';

vi.setConfig({ testTimeout: 120_000 });

const scenario = musketScenarioSchema.parse(
  JSON.parse(readFileSync(new URL('../../examples/scenarios/basic-musket-game.json', import.meta.url), 'utf8')),
);
const started = (houseRules?: HouseRules) =>
  startBattle(musket, scenario, { seed: 3, ...(houseRules === undefined ? {} : { houseRules }) });
const commanders = () => ({ blue: takeAndHold(1), red: takeAndHold(2) });
const played = (houseRules?: HouseRules) => playOut(musket, started(houseRules), commanders());

/** The first orders that the commander of the game writes for blue. */
function firstOrders(houseRules?: HouseRules): unknown {
  const battle = started(houseRules);
  const request = battle.pending.find(({ side }) => side === 'blue');
  if (request === undefined) throw new Error('nothing was asked of blue');
  const rules = houseRules === undefined ? musketRules() : musketRules(musketBook.with(houseRules));
  return takeAndHold(1).answer(request, viewOf(musket, battle, 'blue').view, rules);
}

function resolve(name: string, situation: object, houseRules?: HouseRules) {
  const resolver = musketResolvers.find(each => each.name === name);
  if (resolver === undefined) throw new Error(`no ${name}`);
  return resolver.resolve(situation, undefined, houseRules === undefined ? undefined : musketBook.with(houseRules));
}

const slow = { cells: { 'cady/musket/infantry-capability': { regulars: { 'move-cm': 6 } } } };

describe('house rules of the musket game', () => {
  it('make another battle of the same scenario; without them it is the same as ever', () => {
    const printed = played();
    const changed = played(slow);
    expect(played().checksums).toEqual(printed.checksums);
    expect(changed.state.units).not.toEqual(printed.state.units);
  });

  it('are known to the commander, whose orders go by them', () => {
    expect(firstOrders()).toEqual(firstOrders());
    expect(firstOrders(slow)).not.toEqual(firstOrders());
  });

  it('leave the commander able to play a reading under which less is seen', () => {
    expect(played({ rulings: { 'cady/ruling/hill-edge-sight': 'hidden-troops-section' } }).outcome).toBeDefined();
  });

  it('are what resolution functions go by', () => {
    const shot = { weapon: 'muskets', distance: 5 };
    const worse = { cells: { 'cady/musket/small-arms-fire': { near: { 'muskets-odds': [6] } } } };
    expect(resolve('musket/small-arms-odds', shot).odds).toMatchObject({ faces: [2, 4, 6] });
    expect(resolve('musket/small-arms-odds', shot, worse).odds).toMatchObject({ faces: [6] });
    const fighter = { melee: 5 };
    const ten = { numbers: { 'cady/common/dice/melee-sides': 10 } };
    expect(resolve('musket/melee-odds', fighter, ten).odds).toMatchObject({ sides: 10 });
  });

  it('are refused where no step can be counted from them', () => {
    const odd = { cells: { 'cady/musket/small-arms-fire': { near: { 'muskets-odds': [1, 3] } } } };
    expect(() => musketRules(musketBook.with(odd))).toThrow('no rung of the ladder');
  });
});
