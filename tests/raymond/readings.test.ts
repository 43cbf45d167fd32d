import { describe, expect, it } from 'vitest';
import { armyFaults, countArmy, type Enrolled } from '../../src/rulesets/raymond/army/army.js';
import { raymondRulings } from '../../src/rulesets/raymond/book/rulings.js';
import { attackOdds } from '../../src/rulesets/raymond/combat/melee.js';
import { fireOdds, rangeBand } from '../../src/rulesets/raymond/fire/fire.js';
import { actionsOf } from '../../src/rulesets/raymond/movement/actions.js';
import { type RaymondRules, raymondRules } from '../../src/rulesets/raymond/rules.js';
import type { UnitType } from '../../src/rulesets/raymond/troops.js';
import { raymondRulesUnder } from '../rules-under.js';
import { unitAs } from './formed.js';
import { play, setUp, unitIn } from './table-top.js';

const foot = { class: 'foot', formation: 'line' } as const;
const horse = { class: 'mounted', formation: 'line' } as const;
const mass = { formation: 'mass', mounted: true, stands: 4 } as const;
const units = (type: UnitType, number: number): Enrolled[] => Array.from({ length: number }, () => ({ type }));

const gun = (weapon: 'frame-guns' | 'light-guns' | 'heavy-guns', range: number, rules: RaymondRules) =>
  fireOdds({ weapon, range, target: mass }, rules);

/** Whether a gun may fire at all. */
function fires(weapon: 'frame-guns', range: number, rules: RaymondRules): boolean {
  try {
    return gun(weapon, range, rules).dice >= 0;
  } catch {
    return false;
  }
}

/** Whether blue horse may retreat with its commander far away. */
function retreatOf(rules: RaymondRules): string | null {
  const game = setUp({
    rules,
    pieces: [
      { id: 'blue-horse', type: 'heavy-cavalry', stands: 'XX', at: [48, 20] },
      { id: 'blue-general', type: 'command', rank: 'commander', at: [5, 5] },
      { id: 'red-1', at: [48, 90] },
    ],
  });
  const answers = (request: { readonly kind: string; readonly units?: unknown }) =>
    request.kind === 'retreat' && Array.isArray(request.units) ? request.units : undefined;
  play(game, { answers }, ['initiative-manoeuvre']);
  return unitIn(game.state, 'blue-horse').gone;
}

/** Hits a gun's fire could score through a wood: the targets it is offered. */
function targetsThroughWood(rules: RaymondRules): number {
  const game = setUp({
    rules,
    features: [
      {
        kind: 'wood',
        id: 'copse',
        outline: [
          [40, 25],
          [56, 25],
          [56, 30],
          [40, 30],
        ],
      },
    ],
    pieces: [
      { id: 'blue-gun', type: 'artillery', guns: 'heavy-guns', at: [48, 20] },
      { id: 'red-1', at: [48, 40] },
    ],
  });
  let offered = 0;
  const answers = (request: { readonly kind: string; readonly targets?: unknown }) => {
    if (request.kind === 'fire' && Array.isArray(request.targets)) offered += request.targets.length;
    return undefined;
  };
  play(game, { answers }, ['firing']);
  return offered;
}

/** Whether a charger whose enemy has recoiled may go on. */
function asksBreakThrough(rules: RaymondRules): boolean {
  const game = setUp({
    rules,
    pieces: [
      { id: 'blue-horse', type: 'heavy-cavalry', stands: 'XXX', at: [48, 30] },
      { id: 'red-horse', type: 'cavalry', stands: 'CCC', at: [48, 40] },
    ],
  });
  let charged = false;
  const answers = (request: { readonly kind: string }) => {
    if (request.kind === 'recoil') return { steps: [{ aboutFace: true }, { move: 20 }] };
    if (request.kind !== 'move' || charged) return undefined;
    charged = true;
    return { unit: 'blue-horse', action: { kind: 'charge', target: 'red-horse' } };
  };
  const { asked } = play(game, { answers }, ['initiative-manoeuvre']);
  expect(asked.map(({ kind }) => kind)).toContain('recoil');
  return asked.some(({ kind }) => kind === 'break-through');
}

/** What a game shows of a ruling, for each of its readings. */
const shown: {
  readonly [ruling: string]: readonly [(rules: RaymondRules) => unknown, Readonly<Record<string, unknown>>];
} = {
  'lost-artillery-dice': [
    rules => gun('light-guns', 30, rules).dice,
    { 'each-gun-a-band-farther': 2, 'never-without-a-die': 3 },
  ],
  'break-through': [asksBreakThrough, { 'rest-of-charge': true, none: false }],
  'terrain-effects': [targetsThroughWood, { 'by-kind': 0, 'impassable-ground-alone': 1 }],
  'heavy-cavalry-share': [
    rules => countArmy(units('cavalry', 16), rules).heavyAllowed,
    { 'each-full-fifteen': 1, 'each-fifteen-begun': 2 },
  ],
  'commanders-in-army-ratios': [
    rules =>
      armyFaults(
        [
          ...units('pike-and-musket', 2),
          ...units('cavalry', 1),
          { type: 'command', rank: 'commander' },
          { type: 'command', rank: 'sub-commander' },
        ],
        [],
        rules,
      ).length,
    { 'not-counted': 0, counted: 1 },
  ],
  'dragoon-actions': [
    rules => actionsOf(unitAs('blue-1', 'dragoon', 'dd'), rules).filter(kind => kind.includes('step')),
    { 'their-own-list': [], 'as-pike-and-musket-besides': ['step-back', 'side-step'] },
  ],
  'range-band-limits': [rules => rangeBand(20, rules), { 'nearer-band': 'close', 'farther-band': 'medium' }],
  'frame-guns-at-close-range': [
    rules => fires('frame-guns', 15, rules),
    { 'target-dice-alone': true, 'cannot-fire': false },
  ],
  'bounce-band': [rules => gun('heavy-guns', 19, rules).bounces, { medium: false, 'as-in-the-example': true }],
  'defensive-mass-dice': [
    rules => attackOdds({ attacker: foot, stands: ['hand-to-hand', 'pike'], target: horse }, rules).dice,
    { 'both-in-defensive-mass': 2, 'hand-to-hand-in-any-formation': 3 },
  ],
  'cavalry-move': [rules => rules.movement.allowances.cavalry.move, { table: 14, example: 18 }],
  'heavy-cavalry-retreat': [retreatOf, { 'within-command-range': null, 'heavy-cavalry-anywhere': 'retreated' }],
};

describe('every second reading changes the game', () => {
  it('is shown here', () => {
    const several = raymondRulings.filter(({ readings }) => readings.length > 1);
    expect(Object.keys(shown).map(name => `raymond/ruling/${name}`)).toEqual(several.map(({ id }) => id));
    for (const { id, readings } of several) {
      expect(Object.keys(shown[id.replace('raymond/ruling/', '')]![1])).toEqual(readings.map(reading => reading.id));
    }
  });

  it.each(
    Object.entries(shown).flatMap(([ruling, [show, values]]) =>
      Object.entries(values).map(([reading, value]) => [ruling, reading, value, show] as const),
    ),
  )('%s: %s, %j', (ruling, reading, value, show) => {
    expect(show(raymondRulesUnder({ [`raymond/ruling/${ruling}`]: reading }))).toEqual(value);
  });

  it('mounted dragoons never step back or aside, whatever the reading [raymond/stepback/who] [raymond/sidestep/who]', () => {
    const rules = raymondRulesUnder({ 'raymond/ruling/dragoon-actions': 'as-pike-and-musket-besides' });
    const dragoons = unitAs('blue-1', 'dragoon', 'DD', { mounted: true });
    for (const each of [rules, raymondRules()]) {
      expect(actionsOf(dragoons, each).filter(kind => kind.includes('step'))).toEqual([]);
    }
  });
});
