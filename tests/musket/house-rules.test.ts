import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { playOut, startBattle, viewOf } from '../../src/battle/index.js';
import type { HouseRules } from '../../src/book/index.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import {
  musket,
  musketRules,
  musketScenarioSchema,
  musketWindows,
  takeAndHold,
} from '../../src/rulesets/cady/musket/index.js';
import { musketResolvers } from '../../src/rulesets/cady/musket/resolve.js';
import { musketScenarioSchemaUnder } from '../../src/rulesets/cady/musket/schema.js';
import { skirmisherOf } from '../../src/rulesets/cady/musket/turn/movement.js';

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

const oldGuard = { troops: { 'old-guard': { like: 'guard', title: 'Old Guard', melee: 9, cost: 8 } } };

/** The same battle, in which the first foot of blue is of a type that house rules have made. */
function withOldGuard() {
  const blue = scenario.sides.blue!;
  const at = blue.units.findIndex(({ type }) => musketRules().troops[type].arm === 'infantry');
  const units = blue.units.map((unit, each) => (each === at ? { ...unit, type: 'old-guard' } : unit));
  return {
    file: { ...scenario, agreed: ['points'], sides: { ...scenario.sides, blue: { ...blue, units } } },
    id: blue.units[at]!.id,
  };
}

describe('a troop type that house rules have made', () => {
  const rules = musketRules(musketBook.with(oldGuard));

  it('is like the one it is made of but for what is said of it', () => {
    const { guard, ...others } = rules.troops;
    const made = Object.values(others).find(({ type }) => type === ('old-guard' as string));
    expect(made).toEqual({ ...guard, type: 'old-guard', title: 'Old Guard', melee: 9, cost: 8 });
  });

  it('is fielded by a scenario, mustered and played to the end', () => {
    const { file, id } = withOldGuard();
    const start = startBattle(musket, file, { seed: 3, houseRules: oldGuard });
    expect(start.state.units[id]?.type).toBe('old-guard');
    const ended = playOut(musket, start, commanders());
    expect(ended.outcome).not.toBeNull();
    expect(() => startBattle(musket, file, { seed: 3 })).toThrow('old-guard');
  });

  it('is costed and introduced with its own title', () => {
    const { file } = withOldGuard();
    const read = musketScenarioSchemaUnder(rules).parse(file);
    expect(musketWindows.introduce({ scenario: read, rules })).toContain('Old Guard');
  });

  it('is resolved by its name, and not where no house rule has made it', () => {
    const strike = {
      attacker: 'light-hussars',
      receiver: 'old-guard',
      figures: 10,
      chargeOrdered: true,
      clearPath: 40,
    };
    const guarded = resolve('musket/shock-odds', { ...strike, receiver: 'guard' });
    expect(resolve('musket/shock-odds', strike, oldGuard).odds).toEqual(guarded.odds);
    expect(() => resolve('musket/shock-odds', strike)).toThrow();
  });

  it('keeps what the book rules on its type by name', () => {
    const woodsmen = { troops: { woodsmen: { like: 'indians', move: 40 } } };
    const made = musketRules(musketBook.with(woodsmen));
    const { indians } = made.troops;
    expect(skirmisherOf('woodsmen' as typeof indians.type, made)).toEqual(skirmisherOf('indians', made));
  });

  it.each([
    [{ regulars: { morale: 9 } }, 'troops.regulars.morale'],
    [{ regulars: { stand: { front: 4, depth: 2, figures: 0 } } }, 'troops.regulars.stand'],
    [{ regulars: { arm: 'cavalry' } }, 'troops.regulars.arm'],
    [{ 'old-guard': { like: 'gard' } }, 'troops.old-guard.like'],
  ])('is refused where nobody can play with it: %j', (troops, path) => {
    expect(() => musketRules(musketBook.with({ troops }))).toThrow(path);
  });
});
