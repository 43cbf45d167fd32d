import type { OpenBook } from '../../../../book/index.js';
import { artilleryCrew, artilleryFiringRanges, artilleryHillRange, artilleryRounds } from './charts/artillery.js';
import { artilleryCapability, cavalryCapability, infantryCapability } from './charts/capability.js';
import {
  cardArtilleryCrew,
  cardArtilleryHilltop,
  cardArtilleryRanges,
  cardArtilleryShot,
  cardArtilleryShotOdds,
  cardLoading,
  cardSmallArms,
  cardSmallArmsHill,
} from './charts/card-fire.js';
import { cardMusketArtillery, cardMusketCavalry, cardMusketInfantry } from './charts/card-troops.js';
import { loading, smallArmsFire, smallArmsHillRange } from './charts/small-arms.js';

/**
 * What the edition that is played prints of what both the book and the card print: each in the words of the book, whichever it is
 * looked up in. The card prints mostly what the book does; a house rule upon one of its cells is a rule of the card alone.
 */

/** What a capability chart prints of a figure. */
interface Capability<Number> {
  readonly move: Number;
  readonly melee: Number;
  readonly morale: Number;
  readonly cost: number;
}

const isCard = ({ edition }: OpenBook): boolean => edition === 'card';

/** Shocks, move, melee point, morale value and cost of a figure of infantry. */
export function infantryFigure(type: keyof (typeof infantryCapability)['cells'], book: OpenBook) {
  if (isCard(book)) return book.of(cardMusketInfantry)[type];
  const { shock, 'move-cm': move, melee, morale, cost } = book.of(infantryCapability)[type];
  return { shock, move, melee, morale, cost };
}

/** The same of cavalry. */
export function cavalryFigure(type: keyof (typeof cavalryCapability)['cells'], book: OpenBook) {
  if (isCard(book)) return book.of(cardMusketCavalry)[type];
  const { shock, 'move-cm': move, melee, morale, cost } = book.of(cavalryCapability)[type];
  return { shock, move, melee, morale, cost };
}

const cardPieces = {
  'six-pounder-cannon': '6-pd-cannon',
  'six-pounder-horse-artillery': '6-pd-horse-artillery',
  'eight-pounder-cannon': '8-pd-cannon',
  'eight-pounder-howitzer': '8-pd-howitzer',
  'twelve-pounder-cannon': '12-pd-cannon',
  'congreve-rockets': 'congreve-rockets',
} as const;

/** Move, melee point, morale value and cost of a piece; `null` where nothing is printed. */
export function pieceFigure(type: keyof typeof cardPieces, book: OpenBook): Capability<number | null> {
  if (isCard(book)) {
    const { move, melee, morale, cost } = book.of(cardMusketArtillery)[cardPieces[type]];
    return { move, melee, morale, cost };
  }
  const { 'move-cm': move, melee, morale, cost } = book.of(artilleryCapability)[type];
  return { move, melee, morale, cost };
}

/** What a load of rounds and half a dozen gunners cost besides. */
export function extrasCost(book: OpenBook): { readonly load: number; readonly crew: number } {
  if (isCard(book)) {
    const cells = book.of(cardMusketArtillery);
    return { load: cells['extra-18-rounds'].cost, crew: cells['6-extra-artillery-crew'].cost };
  }
  const cells = book.of(artilleryCapability);
  return { load: cells['extra-18-rounds'].cost, crew: cells['six-extra-artillery-crew'].cost };
}

const cardRangeRows = {
  rockets: 'rockets',
  'six-pounder': '6-pd',
  'eight-pounder': '8-pd',
  'eight-pounder-howitzer': '8-pd-howitzer',
  'twelve-pounder': '12-pd',
} as const;

/** The distances at which a piece fires each projectile. */
export function firingRanges(row: keyof typeof cardRangeRows, book: OpenBook) {
  if (isCard(book)) {
    const { canister, explosive, 'round-solid': solid } = book.of(cardArtilleryRanges)[cardRangeRows[row]];
    return { canister, explosive, solid };
  }
  const {
    'canister-cm': canister,
    'explosive-cm': explosive,
    'round-solid-cm': solid,
  } = book.of(artilleryFiringRanges)[row];
  return { canister, explosive, solid };
}

const cardHillColumns = { 'six-pounder-cm': '6-pd', 'eight-pounder-cm': '8-pd', 'twelve-pounder-cm': '12-pd' } as const;

/** What a gun gains one and two hill levels above its target. */
export function hilltopGains(
  column: keyof typeof cardHillColumns,
  book: OpenBook,
): readonly [one: number, two: number] {
  if (isCard(book)) {
    const cells = book.of(cardArtilleryHilltop);
    return [cells['one-level'][cardHillColumns[column]], cells['two-levels'][cardHillColumns[column]]];
  }
  const cells = book.of(artilleryHillRange);
  return [cells['one-hill-level'][column], cells['two-hill-levels'][column]];
}

const cardCrewRows = {
  'six-pounder': '6-pd',
  rockets: 'rockets',
  'six-pounder-horse-artillery': '6-pd-horse-artillery',
  'eight-pounder-cannon-or-howitzer': '8-pd-cannon-or-howitzer',
  'twelve-pounder': '12-pd',
} as const;

/** The crew of a piece: all of them, and how many fire half as often, or not at all. */
export function gunCrew(row: keyof typeof cardCrewRows, book: OpenBook) {
  if (isCard(book)) {
    const cells = book.of(cardArtilleryCrew)[cardCrewRows[row]];
    return {
      get full() {
        return cells['full-crew'];
      },
      half: cells['half-fire-at'],
      none: cells['no-fire-at'],
    };
  }
  const cells = book.of(artilleryCrew)[row];
  return {
    get full() {
      return cells['full-crew'];
    },
    half: cells['fire-reduced-to-half-at'],
    none: cells['no-longer-able-to-fire-at'],
  };
}

const cardShotRows = {
  'six-pounder-and-rockets': '6-pound-rockets',
  'eight-pounder': '8-pound',
  'eight-pounder-howitzer': '8-pound-howitzer',
  'twelve-pounder': '12-pound',
} as const;

/** How large the hit area of a piece's shells is. */
export function shellHitArea(row: keyof typeof cardShotRows, book: OpenBook): number {
  if (isCard(book)) return book.of(cardArtilleryShot)[cardShotRows[row]]['explosive-hit-area'].value;
  return book.of(artilleryRounds)[row]['explosive-hit-area-diameter-cm'] ?? 0;
}

/** The faces with which canister and shells remove a figure, as the chart holds them. */
export function shotFaces(book: OpenBook): { readonly canister: unknown; readonly explosive: unknown } {
  if (isCard(book)) {
    const cells = book.of(cardArtilleryShotOdds);
    return { canister: cells.canister.faces, explosive: cells.explosive.faces };
  }
  const cells = book.of(artilleryRounds)['odds-six-sided-die'];
  return { canister: cells['canister-cm'], explosive: cells['explosive-cm'] };
}

/** What a figure has time for, by how it began and how far it has moved. */
export function loadingTimes(book: OpenBook): { readonly cells: (typeof loading)['cells'] } {
  if (!isCard(book)) return book.chart(loading);
  const { loaded, 'not-loaded': unloaded } = book.of(cardLoading);
  const named = <A, B, C, D>(row: { 'no-move': A; 'up-to-1-3': B; 'up-to-2-3': C; maximum: D }) => ({
    'did-not-move': row['no-move'],
    'up-to-one-third': row['up-to-1-3'],
    'up-to-two-thirds': row['up-to-2-3'],
    maximum: row.maximum,
  });
  return { cells: { loaded: named(loaded), 'not-loaded': named(unloaded) } };
}

/** What a weapon gains one, two, and three or more hill levels above its target, each where it is asked for; `null`: nothing is printed. */
export function smallArmsGains(row: keyof (typeof smallArmsHillRange)['cells'], book: OpenBook) {
  if (isCard(book)) {
    const cells = book.of(cardSmallArmsHill)[row];
    return { one: () => cells['one-level'], two: () => cells['two-levels'], three: () => cells['three-or-more'] };
  }
  const cells = book.of(smallArmsHillRange)[row];
  return {
    one: () => cells['one-hill-level-cm'],
    two: () => cells['two-hill-levels-cm'],
    three: () => cells['three-or-more-cm'],
  };
}

/** A band of a weapon: where it lies, and the faces that hit in it, as the chart holds them. */
export function smallArmsBand(
  row: keyof (typeof smallArmsFire)['cells'],
  weapon: 'pistols' | 'muskets' | 'fusils-carbines' | 'rifles',
  book: OpenBook,
) {
  if (isCard(book)) {
    const cells = book.of(cardSmallArms)[row];
    return {
      get range() {
        return cells[weapon];
      },
      odds: cells.faces,
    };
  }
  const cells = book.of(smallArmsFire)[row];
  return {
    get range() {
      return cells[`${weapon}-range-cm`];
    },
    odds: cells[`${weapon}-odds`],
  };
}
