import { type Filled, type OpenBook, partOfPrint } from '../../../book/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import type { ContactRules } from '../common/fighting/contact.js';
import { buildCommonFightingRules, type CommonFightingRules } from '../common/fighting-rules.js';
import { contactUnder, type OwnRules } from '../common/numbers/fighting.js';
import { moraleColumns, postMeleeMorale, shockEffect } from './book/charts/shock-and-morale.js';
import { columnMarchNumbers, eventFightNumbers, squareNumbers } from './book/numbers.js';
import {
  brigadeColumn,
  columnRanks,
  columnShiftList,
  generalColumns,
  shockAgainstSquare,
  squareHalfFormed,
  squareRanks,
} from './book/rulings/formations.js';
import { closeFireAlone, fireAtCharger, fireAtContact } from './book/rulings/small-arms.js';
import { type OpeningRules, openingsUnder } from './houses/openings.js';
import { shotsUnder } from './numbers/small-arms.js';
import { type OfficerRank, type OfficerRules, officersUnder } from './officers.js';
import type { ShotRules } from './small-arms-numbers.js';
import { type Troops, troopsUnder } from './troops.js';

/** Columns to the right on the post-melee morale chart. */
export interface MoraleShifts {
  readonly general: number;
  readonly brigade: number;
  /** The arms that count as a brigade. */
  readonly brigadeOf: readonly ('infantry' | 'cavalry' | 'artillery')[];
  readonly defence: number;
  readonly cavalry: number;
  readonly square: number;
}

/** Who forms squares: the least morale value and depth in ranks; and the thirds of its move that it takes. */
export interface SquareRules {
  readonly leastMorale: number;
  readonly leastRanks: number;
  readonly formingThirds: number;
}

/**
 * What two units fight by: charge, fire, shock, melee and morale. A part of the rules, so that the odds of a charge bring no guns and
 * no weather with them; whoever has rules of the whole game passes those.
 */
export interface FightingRules extends CommonFightingRules, ContactRules, ShotRules {
  readonly troops: Troops;
  readonly moraleShifts: MoraleShifts;
  readonly square: SquareRules;
  readonly houses: OpeningRules;
  /** What drink does to a melee point. */
  readonly drunkPoints: number;
  /** Personal command figures, by their rank. */
  readonly officers: { readonly [rank in OfficerRank]: OfficerRules };
  readonly readings: {
    readonly fireAtContact: Filled<(typeof fireAtContact)['readings'][number]['value']>;
    readonly squareHalfFormed: Filled<(typeof squareHalfFormed)['readings'][number]['value']>;
  };
}

function buildFightingRules(book: OpenBook): FightingRules {
  const common = buildCommonFightingRules(book, ownFighting(book));
  return {
    ...common,
    defensiveFire: defensiveFireUnder(book, common.defensiveFire),
    table: contactUnder(book),
    movement: { ...common.movement, columnMarch: columnMarchUnder(book) },
    troops: troopsUnder(book, common),
    smallArms: shotsUnder(book),
    moraleShifts: moraleShiftsUnder(book),
    square: squareUnder(book),
    houses: openingsUnder(book),
    drunkPoints: drunkPointsUnder(book),
    officers: officersUnder(book),
    readings: { fireAtContact: book.reading(fireAtContact), squareHalfFormed: book.reading(squareHalfFormed) },
  };
}

const ofPrint = partOfPrint('book', buildFightingRules);

/** What two units fight by, as the book prints it under the default readings: the same as in `musketRules()`. */
export function fightingRules(): FightingRules {
  return ofPrint();
}

/** What the musket section prints in the place of the common shock and morale. */
export function ownFighting(book: OpenBook): Pick<OwnRules, 'square' | 'shockChart' | 'moraleChart'> {
  const clause = 'cady/musket/square/shock-reduction';
  return {
    square: book.part({ name: 'shock/reductions/square', clauses: [clause] }, b => ({
      shocks: b.reading(shockAgainstSquare),
      clause,
    })),
    shockChart: shockEffect,
    moraleChart: postMeleeMorale,
  };
}

/** When a charged unit fires: the common rule, with how a failed test is read, and a charger at close range from the first. */
export function defensiveFireUnder(
  book: OpenBook,
  common: CommonFightingRules['defensiveFire'],
): CommonFightingRules['defensiveFire'] {
  return book.part({ name: 'defensiveFire', clauses: ['cady/common/three-dice/shooter-fail'] }, b => ({
    ...common,
    failed: { ...common.failed, ...b.reading(fireAtCharger) },
    closeAlone: b.reading(closeFireAlone),
  }));
}

/** The column march of musket infantry. */
export function columnMarchUnder(book: OpenBook): CommonFightingRules['movement']['columnMarch'] {
  const clauses = ['cady/musket/movement/column-bonus', 'cady/common/formation/column-march-straight'] as const;
  return book.part({ name: 'movement/column-march', clauses }, b => {
    const { abreast, 'least-morale': morale, 'bend-degrees': bend } = b.numbers(columnMarchNumbers);
    return { abreast, ranks: b.reading(columnRanks), morale, bend };
  });
}

/** What drink does to a melee point. */
export function drunkPointsUnder(book: OpenBook): number {
  return book.part(
    { name: 'chance/drunk', clauses: ['cady/events/event/days-of-wine-and-roses'] },
    b => b.numbers(eventFightNumbers)['drunk-points'],
  );
}

/** Who forms squares. Where each side must be two ranks deep, two sides make twice as many. */
export function squareUnder(book: OpenBook): SquareRules {
  const clauses = ['cady/musket/square/who', 'cady/musket/square/depth', 'cady/musket/square/cost'] as const;
  return book.part({ name: 'square', clauses }, b => {
    const {
      'least-morale': leastMorale,
      'least-ranks': ranks,
      'forming-thirds': formingThirds,
    } = b.numbers(squareNumbers);
    return { leastMorale, leastRanks: ranks * b.reading(squareRanks), formingThirds };
  });
}

/** What steadies a unit after a melee, in columns of the chart. */
export function moraleShiftsUnder(book: OpenBook): MoraleShifts {
  // Which list of them is read (`cady/ruling/morale-shift-list`).
  const listed = (row: keyof (typeof moraleColumns)['cells'], b: OpenBook): boolean =>
    b.reading(columnShiftList).some(each => each === row);
  const columns = (row: keyof (typeof moraleColumns)['cells'], clause: ClauseId): number =>
    book.part({ name: `moraleShifts/${row}`, clauses: [clause] }, b =>
      listed(row, b) ? b.of(moraleColumns)[row]['columns-right'] : 0,
    );
  return {
    general: book.part({ name: 'moraleShifts/general', clauses: ['cady/musket/morale/personal-command'] }, b =>
      listed('ruler-in-personal-command-base-to-base', b) ? b.reading(generalColumns) : 0,
    ),
    brigade: columns('two-infantry-units-in-brigade', 'cady/musket/morale/two-unit-brigade'),
    brigadeOf: book.part({ name: 'moraleShifts/brigade-of', clauses: ['cady/musket/morale/two-unit-brigade'] }, b =>
      b.reading(brigadeColumn),
    ),
    defence: columns('behind-defensive-feature', 'cady/musket/morale/defensive-feature'),
    cavalry: columns('cavalry-unit', 'cady/musket/cavalry/morale-two-columns'),
    square: columns('infantry-unit-in-square', 'cady/musket/square/morale'),
  };
}
