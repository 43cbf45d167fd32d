import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DistributionJSON, distribution, distributionFromJSON, rolled } from '../../src/dice/index.js';
import { saveBattle } from '../../src/rulesets/cady/common/fighting/battles.js';
import { meleeRound, readyMelee } from '../../src/rulesets/cady/common/fighting/melee.js';
import { meleeLossOdds } from '../../src/rulesets/cady/common/fighting/melee-losses.js';
import { throwShock } from '../../src/rulesets/cady/common/fighting/shock.js';
import { readyVolley, throwVolley, volleyLossOdds } from '../../src/rulesets/cady/common/fire/volley.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { canisterOdds, explosiveOdds } from '../../src/rulesets/cady/musket/shot-odds.js';
import { canisterShot, explosiveShot, type ShotResult, type Target } from '../../src/rulesets/cady/musket/shots.js';
import { attackOdds, attackWithRethrow, hitsWithRethrow } from '../../src/rulesets/raymond/index.js';

const why = [{ clause: 'toy/dice/odds', because: 'a shot', effect: 'hits' }] as const;

const aTarget = (kind: 'figure' | 'piece'): fc.Arbitrary<Target> =>
  fc.record({
    unit: fc.constantFrom('a', 'b', 'c'),
    kind: fc.constant(kind),
    point: fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) }).map(tenths),
    behindWall: fc.boolean(),
    ranksDeep: fc.constantFrom(1, 5),
  });
const someTargets = fc
  .tuple(fc.array(aTarget('figure'), { maxLength: 6 }), fc.array(aTarget('piece'), { maxLength: 3 }))
  .map(([figures, pieces]) => [...figures, ...pieces]);

function tenths({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: x / 10, y: y / 10 };
}

/** What a unit alone suffers must be what it suffers among all. */
function expectMarginal(alone: { toJSON(): DistributionJSON<unknown> }, together: DistributionJSON<unknown>): void {
  const ours = new Map(alone.toJSON().outcomes.map(({ value, probability }) => [JSON.stringify(value), probability]));
  const theirs = new Map<string, number>();
  for (const { value, probability } of together.outcomes) {
    const key = JSON.stringify(value);
    theirs.set(key, (theirs.get(key) ?? 0) + probability);
  }
  expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
  for (const [value, probability] of theirs) expect(Math.abs((ours.get(value) ?? 0) - probability)).toBeLessThan(1e-12);
}

const lostBy = ({ losses }: ShotResult, unit: string) => losses.find(loss => loss.unit === unit)?.lost ?? 0;

describe('what each unit suffers by itself is what it suffers among all', () => {
  test('under a shell or rocket, of which one figure is lost at least', () => {
    let spared = 0;
    fc.assert(
      fc.property(someTargets, targets => {
        const shot = { gun: 'twelve-pounder-cannon', hitPoint: { x: 0, y: 0 }, targets } as const;
        for (const [unit, alone] of explosiveOdds(shot).alone()) {
          const among = distribution(dice => {
            const result = explosiveShot(shot, dice);
            if (result.because.some(({ clause }) => clause.endsWith('minimum-one'))) spared++;
            return { lost: lostBy(result, unit), pieces: result.pieces.filter(piece => piece === unit).length };
          });
          expectMarginal(alone, among.toJSON());
        }
      }),
      { numRuns: 60 },
    );
    expect(spared).toBeGreaterThan(0);
  });

  test('under canister', () => {
    fc.assert(
      fc.property(someTargets, targets => {
        const shot = { gun: 'six-pounder-cannon', from: { x: 0, y: -3 }, bearing: 0, targets } as const;
        for (const [unit, alone] of canisterOdds(shot).alone()) {
          expectMarginal(alone, distribution(dice => lostBy(canisterShot(shot, dice), unit)).toJSON());
        }
      }),
      { numRuns: 40 },
    );
  });

  test('in a melee with secondary attacks, some of which reach but a few, and not always one die for each figure', () => {
    const group = fc.record({
      unit: fc.constantFrom('a', 'b'),
      figures: fc.integer({ min: 0, max: 3 }),
      melee: fc.integer({ min: 1, max: 11 }),
      fatigue: fc.constantFrom(0, 12),
      dice: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      secondary: fc.array(
        fc.record({ attackedOn: fc.constantFrom('flank', 'rear'), figures: fc.integer({ min: 0, max: 3 }) }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), some => {
        const groups = some.map(({ dice, ...each }) => ({ ...each, ...(dice === undefined ? {} : { dice }) }));
        for (const [unit, alone] of meleeLossOdds(readyMelee({ groups }))) {
          const among = distribution(
            dice => meleeRound({ groups }, dice).losses.find(loss => loss.unit === unit)?.lost ?? 0,
          );
          expectMarginal(alone, among.toJSON());
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('sums of unlike groups', () => {
  const groups = Array.from({ length: 300 }, (_, at) => ({ figures: 1 + (at % 4), shots: 1, faces: 1 + (at % 9) }));
  const ready = readyVolley(
    { groups, targetFigures: 500 },
    ({ faces }) => ({ sides: 10, faces: Array.from({ length: faces }, (_, at) => at + 1), because: why }),
    'cady/common/fire/one-d10-per-figure',
  );

  test('three hundred of them are one ask', () => {
    let runs = 0;
    const hits = distribution(
      dice => {
        runs++;
        return throwVolley(ready, dice).hits;
      },
      { maxBranches: 800 },
    );
    expect(runs).toBe(751);
    const expected = groups.reduce((sum, { figures, faces }) => sum + (figures * faces) / 10, 0);
    expect(hits.mean()).toBeCloseTo(expected, 9);
    expect(volleyLossOdds(ready).mean()).toBeCloseTo(expected, 9);
    expect(volleyLossOdds({ ...ready, targetFigures: 10 }).outcomes).toHaveLength(11);
  });

  test('a volley tells what each group hit when it is thrown, and leaves it out when it is solved', () => {
    const thrown = throwVolley(ready, rolled(5));
    expect(thrown.groups.reduce((sum, { hits }) => sum + (hits ?? Number.NaN), 0)).toBe(thrown.hits);
    const one = { ...ready, groups: ready.groups.slice(0, 2) };
    for (const { value } of distribution(dice => throwVolley(one, dice).groups.map(({ hits }) => hits ?? null))
      .outcomes) {
      expect(value).toEqual([null, null]);
    }
  });

  test('and so does shock', () => {
    const strike = { sides: 6, faces: [6], shocks: 1, dice: 3, because: why };
    const shock = { strikes: [strike, { ...strike, dice: 0 }], defenders: 9, inContact: 9, movementLeft: true };
    const thrown = throwShock(shock, rolled(3));
    expect(thrown.strikes.map(({ hits }) => hits)).toEqual([thrown.lost, 0]);
    const solved = distribution(dice => throwShock(shock, dice).strikes.map(({ hits }) => hits ?? null));
    expect(solved.outcomes).toEqual([{ value: [null, 0], probability: 1 }]);
  });

  test('a brigade of eleven is as safe as the best of its throws', () => {
    const others = Array.from({ length: 10 }, (_, at) => ({ unit: `u${at}`, morale: 1 + (at % 5), pushedBack: true }));
    const battle = { lost: 'x', others };
    const fates = distribution(dice => saveBattle(battle, dice, commonRules()).fate, { maxBranches: 2 });
    expect(fates.probability('stays')).toBeCloseTo(
      1 - others.reduce((lost, { morale }) => lost * (1 - morale / commonRules().threeDice.dieSides), 1),
      14,
    );
    const thrown = saveBattle(battle, rolled(1), commonRules());
    expect(thrown.throws.map(({ unit }) => unit)).toEqual(others.map(({ unit }) => unit));
  });
});

describe('thirty-six mixed stands with a re-throw', () => {
  const stands = Array.from({ length: 36 }, (_, at) => (['pike', 'musket', 'cavalry'] as const)[at % 3]!);
  const attack = {
    attacker: { class: 'foot', formation: 'mass' },
    stands,
    target: { class: 'foot', formation: 'mass' },
  } as const;

  test('are two sums', () => {
    const never = hitsWithRethrow(attack, { kind: 'never' });
    expect(never.outcomes).toHaveLength(attackOdds(attack).dice + 1);
    expect(never.mean()).toBeCloseTo(attackOdds(attack).expected, 10);
    const below = hitsWithRethrow(attack, { kind: 'below', hits: 20 });
    for (const { value, probability } of below.outcomes) {
      const again = never.atMost(19) * never.probability(value);
      expect(probability).toBeCloseTo(again + (value < 20 ? 0 : never.probability(value)), 13);
    }
    const thrown = distribution(dice => attackWithRethrow(attack, { kind: 'below', hits: 20 }, dice).hits);
    expect(distributionFromJSON(thrown.toJSON()).mean()).toBeCloseTo(below.mean(), 10);
  });
});
