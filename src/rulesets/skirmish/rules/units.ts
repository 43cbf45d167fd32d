import type { OpenBook } from '../../../book/index.js';
import { moraleDistances } from '../book/charts/morale.js';
import { unitNumbers } from '../book/numbers/field.js';
import { brokenUpUnits, gradeOfAUnit, sizeOfAForce, supportOfRunaways } from '../book/rulings/units.js';

/** What the game knows about units, forces and battles. Lengths in inches. */
export interface UnitRules {
  /** Between neighbours of a unit, at most. */
  readonly gap: number;
  readonly forceMen: number;
  /** Whether more men than that are a fault. */
  readonly forceLimited: boolean;
  readonly battleForces: number;
  /** Knights on their own who count as a unit. */
  readonly knightsAsAUnit: number;
  /** Whether a unit torn apart has to close up with its next move. */
  readonly closesUp: boolean;
  /** By whose grade a unit of several tests. */
  readonly gradeOf: 'most' | 'worst';
  readonly supported: number;
  /** A unit that flees or retreats supports others as any does. */
  readonly runawaysSupport: boolean;
  readonly isolated: number;
  readonly secureFlank: number;
}

/** The rules about units that a book comes to. */
export function unitsUnder(book: OpenBook): UnitRules {
  const numbers = book.numbers(unitNumbers);
  const distances = book.of(moraleDistances);
  return {
    gap: numbers.gap,
    forceMen: numbers['force-men'],
    forceLimited: book.reading(sizeOfAForce),
    battleForces: numbers['battle-forces'],
    knightsAsAUnit: numbers['knights-as-a-unit'],
    closesUp: book.reading(brokenUpUnits),
    gradeOf: book.reading(gradeOfAUnit),
    supported: distances.supported.distance,
    runawaysSupport: book.reading(supportOfRunaways),
    isolated: distances.isolated.distance,
    secureFlank: distances['secure-flank-friends'].distance,
  };
}
