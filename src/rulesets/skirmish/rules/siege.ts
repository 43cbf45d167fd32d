import { cellsAt, type OpenBook } from '../../../book/index.js';
import { siegeChances, siegeCrews } from '../book/charts/siege.js';
import { siegeNumbers } from '../book/numbers/aftermath.js';
import { diceNumbers } from '../book/numbers/field.js';
import {
  battlementsFromWithin,
  carriedGear,
  crewAmongTheTen,
  doubleNought,
  enginesWithoutAMaster,
  mastersOfEngines,
  menWhoHoldALadder,
  menWhoPushALadder,
  movesOverTheFire,
  stairs,
  standardsSnatched,
  throwsForACollapse,
  turnsOfARam,
} from '../book/rulings/siege.js';
import { byName } from './men.js';

/** What needs so many hands. */
export const crewed = siegeCrews.rows;
export type Crewed = (typeof crewed)[number];

/** The fewest and the most; `null`: no limit. */
export interface Hands {
  readonly least: number | null;
  readonly most: number | null;
}

/** What the game knows about sieges. Lengths in inches, chances in per cent. */
export interface SiegeRules {
  readonly percentile: { readonly sides: number; readonly doubleNought: number };
  readonly crews: { readonly [C in Crewed]: Hands };
  readonly ladder: {
    readonly perPusher: number;
    readonly pushers: number;
    readonly perMan: number;
    readonly counted: number;
    readonly countedOf: 'holders' | 'all';
    readonly perCarrier: number;
    readonly aloneUpTo: number;
  };
  readonly ram: {
    readonly perMan: number;
    readonly perTurn: number;
    readonly turns: 'before' | 'every';
    readonly least: number;
    readonly most: number;
    readonly gap: number;
  };
  readonly axes: {
    readonly first: number;
    readonly perManAndTurn: number;
    readonly most: number;
    readonly gap: number;
  };
  readonly pick: {
    readonly depth: number;
    readonly hole: number;
    readonly collapse: number;
    readonly thrown: 'once' | 'each';
  };
  readonly oilFire: number;
  readonly leadTimes: number;
  readonly cauldronUses: number;
  /** Whether the move in which a cauldron is set over its fire heats it already. */
  readonly settingHeats: boolean;
  readonly snatch: number;
  /** Whether who has shot a standard-bearer down from afar may snatch his standard. */
  readonly snatched: 'at-hand' | 'from-anywhere';
  readonly stakesApart: number;
  readonly masters: { readonly of: 'sergeant' | 'anybody'; readonly needed: number; readonly stopsWithout: boolean };
  /** Whether the crew counts among those who move an engine by hand. */
  readonly crewMoves: boolean;
  /** At which rate of the chart of movement stairs are gone up and down. */
  readonly stairs: 'rough' | 'climb';
  /** How fast ladders and rams are carried. */
  readonly carried: 'walk' | 'by-hand';
  /** Whether battlements cover from shots from the yard and from the same wall. */
  readonly coverFromWithin: boolean;
}

/** The rules about sieges that a book comes to. */
export function siegeUnder(book: OpenBook): SiegeRules {
  const numbers = book.numbers(siegeNumbers);
  const crews = book.of(siegeCrews);
  const chances = book.of(siegeChances);
  return {
    percentile: {
      sides: book.numbers(diceNumbers)['percentile-sides'],
      doubleNought: book.reading(doubleNought),
    },
    crews: byName(crewed, what => ({ least: crews[what].minimum, most: crews[what].maximum })),
    ladder: ladderUnder(book),
    ram: {
      perMan: chances['battering-ram']['per-man'] ?? 0,
      perTurn: chances['battering-ram']['per-turn'] ?? 0,
      turns: book.reading(turnsOfARam),
      least: chances['battering-ram']['minimum-men'] ?? 0,
      most: chances['battering-ram']['maximum-men'] ?? 0,
      gap: numbers['ram-gap'],
    },
    axes: {
      first: chances.axes.base ?? 0,
      perManAndTurn: chances.axes['per-man'] ?? 0,
      most: chances.axes['maximum-men'] ?? 0,
      gap: numbers['axe-gap'],
    },
    pick: {
      depth: numbers['pick-depth'],
      hole: numbers['pick-hole'],
      collapse: chances['wall-collapse-after-pick'].base ?? 0,
      thrown: book.reading(throwsForACollapse),
    },
    oilFire: chances['oil-sets-fire'].base ?? 0,
    leadTimes: numbers['lead-times'],
    cauldronUses: numbers['cauldron-uses'],
    settingHeats: book.reading(movesOverTheFire),
    snatch: chances['snatch-standard'].base ?? 0,
    snatched: book.reading(standardsSnatched),
    stakesApart: numbers['stakes-apart'],
    masters: {
      of: book.reading(mastersOfEngines),
      needed: numbers['masters-of-a-crew'],
      stopsWithout: book.reading(enginesWithoutAMaster),
    },
    crewMoves: book.reading(crewAmongTheTen),
    stairs: book.reading(stairs),
    carried: book.reading(carriedGear),
    coverFromWithin: book.reading(battlementsFromWithin),
  };
}

function ladderUnder(book: OpenBook): SiegeRules['ladder'] {
  const numbers = book.numbers(siegeNumbers);
  const chances = book.of(siegeChances);
  return {
    perPusher: chances['push-down-ladder']['per-man'] ?? 0,
    pushers:
      book.settle(
        cellsAt(siegeChances)['push-down-ladder']['maximum-men'],
        book.reading(menWhoPushALadder),
        menWhoPushALadder,
      ) ?? 0,
    perMan: chances['ladder-man-on-or-holding']['per-man'] ?? 0,
    counted: chances['ladder-man-on-or-holding']['maximum-men'] ?? 0,
    countedOf: book.reading(menWhoHoldALadder),
    perCarrier: numbers['ladder-for-each-carrier'],
    aloneUpTo: numbers['ladder-set-up-alone'],
  };
}
