import type { OpenBook } from '../../../../book/index.js';
import { type Cell, cellText, isMeasure } from '../../../../chart/index.js';
import { insist } from '../../../../rulebook/index.js';
import { artilleryCrewReduction, artilleryHillRange } from '../book/charts/artillery.js';
import type { GunType, Troops } from '../troops.js';
import type { GunSheet, HitArea } from './guns.js';

// What charts and readings print of a machine, as its sheet holds it.

/** Movement before and after it is set up. */
export function setUp(move: { readonly 'before-set-up': number; readonly 'once-set-up': number }): GunSheet['move'] {
  return { beforeSetUp: move['before-set-up'], onceSetUp: move['once-set-up'] };
}

/** A hit area that is printed as the end of a path or as a circle. */
export function areaOf(printed: Cell): HitArea {
  return isMeasure(printed) && printed.unit === 'linear'
    ? { shape: 'linear', length: cm(printed) }
    : circle(cm(printed));
}

/** A circle of this diameter in cm. */
export function circle(diameter: number): HitArea {
  return { shape: 'circle', diameter };
}

/** A length, with its unit or without, out of a column that holds faces or nothing in rows of other weapons. */
export function cm(printed: Cell): number {
  const length = isMeasure(printed) ? printed.value : printed;
  insist(typeof length === 'number', () => ({
    path: 'guns',
    problem: `"${cellText(printed)}" is no length`,
    mend: 'give centimetres',
  }));
  return length;
}

/** Range gained one and two levels above the target, by the column of the chart; `null`: none. */
export function gainsOf(
  column: keyof (typeof artilleryHillRange)['cells']['one-hill-level'] | null,
  book: OpenBook,
): GunSheet['hillGain'] {
  const gains = book.of(artilleryHillRange);
  return column === null ? [0, 0] : [gains['one-hill-level'][column], gains['two-hill-levels'][column]];
}

/** The rows of the crew table by machine. */
const crewRows = {
  ballista: 'ballista-pot-d-fer',
  'pot-d-fer': 'ballista-pot-d-fer',
  'onager-catapult': 'catapult-onager-culverin-cannon',
  culverin: 'catapult-onager-culverin-cannon',
  cannon: 'catapult-onager-culverin-cannon',
  trebuchet: 'trebuchet-bombard',
  bombard: 'trebuchet-bombard',
} as const;

/** The crew numbers of a machine; where another full crew is read than the table prints, the same shares of it. */
export function crewOf(gun: GunType, troops: Troops, book: OpenBook): GunSheet['crew'] {
  const printed = book.of(artilleryCrewReduction)[crewRows[gun]];
  const full = troops[gun].crew ?? 0;
  const { 'full-crew': crew } = printed;
  const share = (left: number) => Math.floor((full * left) / Math.max(1, crew));
  return { full, half: share(printed['half-rate-at']), none: share(printed['no-fire-at']) };
}
