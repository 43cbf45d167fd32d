import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { aimsOf } from '../../src/rulesets/raymond/fire/aims.js';
import { rangeBand } from '../../src/rulesets/raymond/fire/fire.js';
import { bounceTarget, eligibleTargets, fireFieldOf } from '../../src/rulesets/raymond/fire/targets.js';
import { turnedBy } from '../../src/rulesets/raymond/formation/places.js';
import type { RaymondScenarioFile } from '../../src/rulesets/raymond/schema.js';
import type { UnitId } from '../../src/rulesets/raymond/state.js';
import { fireFaults } from '../../src/rulesets/raymond/turn/firing.js';
import { type Game, type Piece, setUp } from './table-top.js';

type Features = NonNullable<RaymondScenarioFile['table']['features']>;

/** A crowded table, 40 inches square. */
interface Crowd {
  readonly pieces: readonly Piece[];
  readonly features: Features;
}

const SIZE = 40;
const place = fc.tuple(fc.integer({ min: 48, max: 112 }), fc.integer({ min: 48, max: 112 }));
const shape: fc.Arbitrary<Partial<Piece>> = fc.constantFrom<Partial<Piece>>(
  { stands: 'MMMM' },
  { stands: 'MPMM' },
  { stands: 'PMMP' },
  { stands: 'M' },
  { stands: 'MM/PM', formation: 'mass' },
  { stands: 'MMM/MPM', formation: 'defensive mass' },
  { stands: 'MM/MM', formation: 'defensive mass' },
  { type: 'dragoon', stands: 'dd' },
  { type: 'cavalry', stands: 'CCC' },
  { type: 'artillery', guns: 'heavy-guns' },
  { type: 'artillery', guns: 'frame-guns' },
);
const unit = fc.record({
  at: place,
  facing: fc.integer({ min: 0, max: 23 }),
  shape,
  side: fc.constantFrom('blue', 'red'),
});
const wood = fc.record({ kind: fc.constantFrom('wood', 'hill', 'fence'), at: place });

const crowd: fc.Arbitrary<Crowd> = fc
  .record({ units: fc.array(unit, { minLength: 3, maxLength: 9 }), grounds: fc.array(wood, { maxLength: 3 }) })
  .map(({ units, grounds }) => ({
    pieces: [
      ...units.map(({ at: [x, y], facing, shape, side }, i) => ({
        ...shape,
        id: `${side}-${i}`,
        at: [x / 4, y / 4] as const,
        facing: facing * 15,
      })),
      // A side needs somebody.
      { id: 'blue-far', type: 'cavalry', stands: 'CC', at: [2, 2] as const },
      { id: 'red-far', type: 'cavalry', stands: 'CC', at: [38, 38] as const },
    ],
    features: grounds.map(({ kind, at: [x, y] }, i) => {
      const [a, b] = [x / 4, y / 4];
      const id = `ground-${i}`;
      if (kind === 'fence') return { kind, id, line: [[a, b] as const, [a + 3, b + 1] as const] } as Features[number];
      const outline = [[a, b] as const, [a + 3, b] as const, [a + 3, b + 2] as const, [a, b + 2] as const];
      return { kind, id, outline } as Features[number];
    }),
  }));

const gameOf = ({ pieces, features }: Crowd): Game => setUp({ pieces, features, size: [SIZE, SIZE] });
const fieldOfGame = ({ state, scenario, rules }: Game) => fireFieldOf(fieldOf(state, scenario, rules));

/** Who may fire at whom, with which stands. */
function fireIn(table: Crowd): Map<string, readonly number[]> {
  const field = fieldOfGame(gameOf(table));
  return new Map(
    field.troops.flatMap(unit =>
      eligibleTargets(unit, field).map(({ target, stands }) => [`${unit.id} at ${target}`, stands] as const),
    ),
  );
}

/** The table turned by a quarter, clockwise about its middle. */
function turnedTable({ pieces, features }: Crowd): Crowd {
  const turn = ([x, y]: readonly [number, number]): [number, number] => [y, SIZE - x];
  return {
    pieces: pieces.map(piece => ({
      ...piece,
      at: turn(piece.at),
      facing: (Number(piece.facing ?? (piece.id.startsWith('red') ? 180 : 0)) + 90) % 360,
    })),
    features: features.map(feature =>
      'line' in feature
        ? { ...feature, line: feature.line.map(turn) }
        : { ...feature, outline: feature.outline.map(turn) },
    ),
  };
}

describe('laws of who may fire at whom', () => {
  it('a clear view stays clear when somebody else leaves (raymond/fire/direct-eligibility raymond/fire/adjacent-eligibility)', () => {
    fc.assert(
      fc.property(crowd, fc.nat(), (table, pick) => {
        const seen = fireIn(table);
        const leaves = table.pieces[pick % (table.pieces.length - 2)]?.id ?? '';
        const fewer = fireIn({ ...table, pieces: table.pieces.filter(({ id }) => id !== leaves) });
        for (const [shot, stands] of seen) {
          if (shot.split(' at ').includes(leaves)) continue;
          expect(fewer.get(shot) ?? []).toEqual(expect.arrayContaining([...stands]));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('and when ground is taken away (raymond/fire/direct-only)', () => {
    fc.assert(
      fc.property(crowd, table => {
        const open = fireIn({ ...table, features: [] });
        for (const [shot, stands] of fireIn(table)) {
          expect(open.get(shot) ?? []).toEqual(expect.arrayContaining([...stands]));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a table turned about is the same table', () => {
    fc.assert(
      fc.property(crowd, table => {
        expect(fireIn(turnedTable(table))).toEqual(fireIn(table));
      }),
      { numRuns: 50 },
    );
  });

  it('only stands that can shoot fire, at enemies, out of melee on both sides, guns within their range (raymond/fire/only-capable-stands raymond/fire/not-while-in-contact raymond/fire/not-into-melee)', () => {
    fc.assert(
      fc.property(crowd, table => {
        const field = fieldOfGame(gameOf(table));
        for (const unit of field.troops) {
          for (const { target: id, stands, range, weapon } of eligibleTargets(unit, field)) {
            const target = field.units[id];
            expect(target?.side).not.toBe(unit.side);
            expect([unit, target].some(each => each !== undefined && field.isEngaged(each))).toBe(false);
            for (const stand of stands)
              expect(['musket', 'dismounted-dragoon', 'heavy-gun', 'frame-gun']).toContain(unit.stands[stand]?.kind);
            expect(range).toBeLessThanOrEqual(field.rules.fire.ranges[weapon]);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a bounce strikes another unit, at medium range (raymond/bounce/next-closest-target raymond/bounce/medium-only)', () => {
    fc.assert(
      fc.property(crowd, table => {
        const field = fieldOfGame(gameOf(table));
        for (const unit of field.troops.filter(({ type }) => type === 'artillery')) {
          for (const { target } of eligibleTargets(unit, field)) {
            const struck = bounceTarget(unit, target, field);
            if (struck === undefined) continue;
            expect([unit.id, target]).not.toContain(struck.target);
            expect(rangeBand(struck.range)).toBe('medium');
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('laws of answers', () => {
  const judge = ({ state, scenario, rules }: Game, unit: UnitId, answer: unknown) => {
    const side = state.units[unit]?.side ?? '';
    const asked = {
      kind: 'fire',
      id: `fire:${unit}`,
      side,
      clause: 'raymond/fire/not-compulsory',
      unit,
      pivot: 0,
      targets: [],
    } as const;
    return fireFaults(answer, asked, state, scenario, rules);
  };

  it('whatever an aim offers may be answered, and not a stand more (raymond/fire/pivot-before-firing)', () => {
    fc.assert(
      fc.property(crowd, table => {
        const game = gameOf(table);
        const field = fieldOfGame(game);
        for (const unit of field.troops) {
          for (const { pivot, targets } of aimsOf(unit, field)) {
            expect(eligibleTargets(unit, field, turnedBy(unit, pivot))).toEqual(targets);
            for (const { target, stands } of targets) {
              expect(judge(game, unit.id, { pivot, at: [{ target, stands: stands.length }] })).toEqual([]);
              expect(judge(game, unit.id, { pivot, at: [{ target, stands: stands.length + 1 }] })).toHaveLength(1);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a split is open when stands can be told off for it, each to one target (raymond/fire/once-per-stand raymond/fire/split-fire)', () => {
    /** Tries every way to tell stands off. */
    const possible = (wanted: readonly (readonly number[])[], taken: readonly number[] = []): boolean => {
      const [next, ...rest] = wanted;
      return next === undefined || next.some(stand => !taken.includes(stand) && possible(rest, [...taken, stand]));
    };
    const skirmishers = fc.uniqueArray(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 4 });
    const layout = fc.constantFrom('MMMMMM', 'MMPMMM', 'MMMPMM');
    let refused = 0;
    fc.assert(
      fc.property(layout, skirmishers, fc.array(fc.integer({ min: 1, max: 3 })), (stands, places, numbers) => {
        const enemies = places.map((x, i) => ({ id: `red-${i}`, at: [20 + x * 1.7, 22 + i] as const, stands: 'M' }));
        const game = gameOf({ pieces: [{ id: 'blue-1', at: [20, 20], stands }, ...enemies], features: [] });
        const field = fieldOfGame(game);
        const [unit] = field.troops;
        if (unit === undefined) throw new Error('the test has no unit');
        const targets = eligibleTargets(unit, field);
        const at = targets.map(({ target, stands: able }, i) => ({
          target,
          stands: Math.min(numbers[i] ?? 1, able.length),
        }));
        const wanted = at.flatMap(({ stands: some }, i) =>
          Array.from({ length: some }, () => targets[i]?.stands ?? []),
        );
        const faults = judge(game, unit.id, { at });
        expect(faults.length === 0).toBe(possible(wanted));
        refused += faults.length;
      }),
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('rubbish is refused, never thrown out', () => {
    const game = gameOf({
      pieces: [
        { id: 'blue-1', at: [20, 20] },
        { id: 'red-1', at: [20, 25] },
      ],
      features: [],
    });
    fc.assert(
      fc.property(fc.anything(), rubbish => {
        expect(judge(game, 'blue-1', rubbish).length).toBeGreaterThan(0);
      }),
    );
  });
});
