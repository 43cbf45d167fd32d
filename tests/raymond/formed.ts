import * as fc from 'fast-check';
import { layoutText, readLayout } from '../../src/rulesets/raymond/formation/layout.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import {
  type FormationKind,
  type Formed,
  freshPhase,
  type Stand,
  type Unit,
} from '../../src/rulesets/raymond/state.js';
import type { StandKind, UnitType } from '../../src/rulesets/raymond/troops.js';

/** Frontage and depth of every stand but guns: 40 mm, in inches. */
export const side = raymondRules().stands.pike.size.front;

/** A unit by its layout: a line when it is one row, else a mass, unless `formation` says otherwise. */
export function formedAs(
  text: string,
  { x = 0, y = 0, facing = 0, formation }: { x?: number; y?: number; facing?: number; formation?: FormationKind } = {},
): Formed {
  const stands = readLayout(text);
  const shape = text.includes('/') ? 'mass' : 'line';
  return { formation: formation ?? shape, stands, at: { x, y }, facing };
}

/** A unit as a test sets it down; its side is the first part of its id. */
export function unitAs(id: string, type: UnitType, text: string, be: Partial<Unit> = {}): Unit {
  const { formation, stands, at, facing } = formedAs(text, be.at);
  return {
    id,
    side: id.split('-')[0] ?? '',
    name: id,
    type,
    guns: null,
    rank: null,
    strength: stands.length,
    formation,
    stands,
    at,
    facing,
    mounted: ['cavalry', 'heavy-cavalry', 'command'].includes(type),
    limbered: false,
    hits: 0,
    gone: null,
    phase: freshPhase(),
    ...be,
  };
}

/** Units by their ids, in order. */
export function unitsById(...units: readonly Unit[]): Record<string, Unit> {
  return Object.fromEntries(units.map(unit => [unit.id, unit]));
}

/** What a test says of a unit: its formation and its layout. */
export function shapeOf({ formation, stands }: Formed): string {
  return `${formation} ${layoutText(stands)}`;
}

const foot: fc.Arbitrary<StandKind> = fc.constantFrom('pike', 'musket', 'hand-to-hand', 'light-hand-to-hand');

const lines: fc.Arbitrary<readonly (readonly number[])[]> = fc
  .integer({ min: 1, max: 8 })
  .map(width => [Array.from({ length: width }, (_, file) => file)]);

/** Rows of a mass, each a run of files within the row ahead. */
const masses = fc
  .record({
    width: fc.integer({ min: 1, max: 3 }),
    ranks: fc.integer({ min: 2, max: 3 }),
    cuts: fc.array(fc.nat({ max: 5 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ width, ranks, cuts }) => {
    const rows: number[][] = [Array.from({ length: width }, (_, file) => file)];
    while (rows.length < ranks) {
      const ahead = rows.at(-1) ?? [];
      const from = (cuts[rows.length * 2 - 2] ?? 0) % ahead.length;
      const length = 1 + ((cuts[rows.length * 2 - 1] ?? 0) % (ahead.length - from));
      rows.push(ahead.slice(from, from + length));
    }
    return rows;
  });

function unitsOf(
  rows: fc.Arbitrary<readonly (readonly number[])[]>,
  kinds: readonly FormationKind[],
): fc.Arbitrary<Formed> {
  return fc
    .record({
      rows,
      kinds: fc.array(foot, { minLength: 9, maxLength: 9 }),
      formation: fc.constantFrom(...kinds),
      x: fc.integer({ min: -30, max: 30 }),
      y: fc.integer({ min: -30, max: 30 }),
      facing: fc.integer({ min: 0, max: 359 }),
    })
    .map(({ rows: files, kinds: men, formation, x, y, facing }) => {
      const stands: Stand[] = files.flatMap((row, rank) =>
        row.map(file => ({ kind: men[(rank * 3 + file) % men.length] ?? 'pike', rank, file })),
      );
      return { formation, stands, at: { x, y }, facing };
    });
}

/** Lines and masses of foot, anywhere, facing anywhere. */
export const moving = fc.oneof(unitsOf(lines, ['line']), unitsOf(masses, ['mass']));
/** Foot in any valid formation. */
export const anyFormed = fc.oneof(moving, unitsOf(masses, ['defensive mass']));
