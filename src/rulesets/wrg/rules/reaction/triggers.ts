import type { OpenBook } from '../../../../book/index.js';
import { reactionTests } from '../../book/charts/reaction-tests.js';
import { triggerNumbers } from '../../book/numbers/reaction.js';
import { factorsAbbreviated } from '../../book/rulings/reaction-factors.js';
import {
  armyTestedOnce,
  belowHalfInRout,
  belowHalfRepeated,
  chargeAfterTest,
  chargedBeyondItsMainBody,
  cutOffByTheEnemy,
  enginesTest,
  farFriendsIgnored,
  firstThreatNearCommander,
  freshEnemyCounted,
  generalFarFromAMelee,
  hiddenByCover,
  holdersTest,
  keptOffTheTable,
  rallyAmongTests,
  remainderTests,
  rightHandFirst,
  severalCauses,
  subUnitBehindItsUnit,
  surpriseNearCommander,
  testsOfAUnit,
  twoTestsAtOnce,
} from '../../book/rulings/reaction-tests.js';

/** A cause of a reaction test: `being-charged`. */
export type ReactionTestCause = (typeof reactionTests.rows)[number];

/** When in a period a test is taken. */
export type TestTime = (typeof reactionTests)['cells'][ReactionTestCause]['time'];

/** What calls for a reaction test. Paces, men, figures, periods; parts of a whole as one in so many. */
export interface TriggerRules {
  readonly times: { readonly [Cause in ReactionTestCause]: TestTime };
  readonly casualtiesPerFigure: number;
  readonly subUnitGap: number;
  readonly fireWithin: number;
  readonly fireDownwindWithin: number;
  readonly halfStrengthOneIn: number;
  /** While below half strength every further figure lost calls the test again. */
  readonly everyFigureBelowHalf: boolean;
  /** Whether who runs already tests when he falls below half strength, and may be past rallying. */
  readonly belowHalfInRout: boolean;
  /** Which test comes first of whom the same missiles bring below half strength and cost two men to a figure. */
  readonly firstOfTwo: 'half-strength' | 'listed';
  /** The main body of a unit tests for missiles and below half strength for itself and its sub-units; otherwise for itself alone. */
  readonly unitWithItsParts: boolean;
  /** Who tests when a sub-unit is to charge, or is charged, that is out of sight or reach of its main body. */
  readonly beyondMainBody: 'alone' | 'main-body' | 'nobody';
  /** Whether what is left of a unit whose larger part is gone tests body by body, or as one. */
  readonly remainder: 'each-body' | 'as-one';
  /** Troops in hand-to-hand combat do not count friends farther off, in these tests. */
  readonly farFriends: {
    readonly within: number;
    readonly tests: readonly string[];
    /** Whether a general farther off is ignored with them. */
    readonly generalsToo: boolean;
  };
  /** Where to enemies bar every way of the part of a unit that is cut off: home, to the rest of the unit, or anywhere. */
  readonly cutOff: 'home' | 'rest' | 'all-sides';
  /** The commander-in-chief waives the first test from so near, or from nearer; `null` never. */
  readonly commanderWaives: { readonly within: number | null; readonly atTheEdge: boolean };
  readonly surpriseWithin: number;
  /** The commander-in-chief waives the test of a surprise as he does the first. */
  readonly commanderWaivesSurprise: boolean;
  /** Enemies on the table whom cover hides from a unit surprise it, as those who lie in ambush do. */
  readonly coverHides: boolean;
  readonly friendsBrokenWithin: number;
  readonly freshEnemyFigures: number;
  readonly freshEnemyAfter: number;
  /** Whether all of its figures count, or those alone that the testers see. */
  readonly freshEnemyCounted: 'all' | 'seen';
  /** `null` at any distance. */
  readonly generalLostWithin: number | null;
  readonly armyOneIn: number;
  readonly armyTestedOnce: boolean;
  /** Whether units that are kept off the table to come on later count as off it. */
  readonly arrivalsMissed: boolean;
  /** Troops with orders to hold must test to pursue; otherwise they may. */
  readonly holdersMustTest: boolean;
  /** The worst result after which a charge goes in: any better than Halt, or Halt too. */
  readonly chargeAfter: 'better-than-halt' | 'halt';
  /** Whether one test does for all causes that a unit has at the end of a period, and which of several results it obeys. */
  readonly severalCauses: { readonly together: boolean; readonly holds: 'worst' | 'last' };
  /** Whether the broken try to rally in their turn among those who test at the end of a period, or after all others. */
  readonly rallyInTurn: boolean;
  /** A sub-unit that retires in rout to its main body rallies behind it without a test. */
  readonly ralliesBehindItsUnit: boolean;
  /** A group of engines or wagons, which is no unit, is tested as one. */
  readonly enginesTest: boolean;
  /** Each army tests from its own right; otherwise both from the same end of the field. */
  readonly ownRight: boolean;
}

/** What the text and the sheet have of tests below half strength, and of the first threat. */
const belowHalfClauses = [
  'wrg/reaction/below-half-repeat',
  'wrg/sheet/reaction-half',
  'wrg/sheet/test-triggers',
] as const;
const firstThreatClauses = [
  'wrg/reaction/test-first-shot-or-reach',
  'wrg/sheet/reaction-general-15',
  'wrg/sheet/test-triggers',
] as const;

/**
 * What calls for a reaction test.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/sheet/test-triggers
 * @clause wrg/sheet/reaction-general-15
 * @clause wrg/sheet/reaction-half
 */
export function triggersUnder(book: OpenBook): TriggerRules {
  const part = <Taken>(name: string, clause: `wrg/${string}`, take: (open: OpenBook) => Taken) =>
    book.part({ name, clauses: [clause] }, take);
  const number = (
    name: string,
    clause: `wrg/${string}`,
    of: (numbers: ReturnType<typeof triggerNumbersOf>) => number,
  ) => part(name, clause, open => of(triggerNumbersOf(open)));
  return {
    times: timesUnder(book),
    casualtiesPerFigure: number(
      'casualtiesPerFigure',
      'wrg/reaction/test-missile-casualties',
      each => each['missile-casualties-per-figure'],
    ),
    subUnitGap: number('subUnitGap', 'wrg/reaction/test-missile-casualties', each => each['sub-unit-gap']),
    fireWithin: number('fireWithin', 'wrg/reaction/test-fire', each => each['fire-within']),
    fireDownwindWithin: number('fireDownwindWithin', 'wrg/reaction/test-fire', each => each['fire-downwind-within']),
    halfStrengthOneIn: number(
      'halfStrengthOneIn',
      'wrg/reaction/test-below-half',
      each => each['half-strength-one-in'],
    ),
    everyFigureBelowHalf: book.part({ name: 'everyFigureBelowHalf', clauses: belowHalfClauses }, open =>
      open.reading(belowHalfRepeated),
    ),
    farFriends: farFriendsUnder(book),
    ...partsOfUnitsUnder(book),
    commanderWaives: book.part({ name: 'commanderWaives', clauses: firstThreatClauses }, open =>
      open.reading(firstThreatNearCommander),
    ),
    ...surprisesUnder(book),
    friendsBrokenWithin: number(
      'friendsBrokenWithin',
      'wrg/reaction/test-friends-broken',
      each => each['friends-broken-within'],
    ),
    freshEnemyFigures: number(
      'freshEnemyFigures',
      'wrg/reaction/test-fresh-enemy',
      each => each['fresh-enemy-figures'],
    ),
    freshEnemyAfter: number('freshEnemyAfter', 'wrg/reaction/test-fresh-enemy', each => each['fresh-enemy-after']),
    freshEnemyCounted: part('freshEnemyCounted', 'wrg/reaction/test-fresh-enemy', open =>
      open.reading(freshEnemyCounted),
    ),
    generalLostWithin: part('generalLostWithin', 'wrg/reaction/test-general-lost', open =>
      open.reading(factorsAbbreviated).distances ? triggerNumbersOf(open)['general-lost-within'] : null,
    ),
    ...armyTestUnder(book),
    holdersMustTest: part('holdersMustTest', 'wrg/reaction/test-hold-no-pursuit', open => open.reading(holdersTest)),
    chargeAfter: part('chargeAfter', 'wrg/reaction/test-charging', open => open.reading(chargeAfterTest)),
    severalCauses: part('severalCauses', 'wrg/reaction/simultaneous-cumulative', open => open.reading(severalCauses)),
    ...inTurnUnder(book),
  };
}

/** Who surprises whom. */
function surprisesUnder(
  book: OpenBook,
): Pick<TriggerRules, 'surpriseWithin' | 'commanderWaivesSurprise' | 'coverHides'> {
  const clauses = ['wrg/reaction/test-surprise'] as const;
  return {
    surpriseWithin: book.part({ name: 'surpriseWithin', clauses }, open => triggerNumbersOf(open)['surprise-within']),
    commanderWaivesSurprise: book.part({ name: 'commanderWaivesSurprise', clauses }, open =>
      open.reading(surpriseNearCommander),
    ),
    coverHides: book.part({ name: 'coverHides', clauses }, open => open.reading(hiddenByCover)),
  };
}

/** When a whole army tests. */
function armyTestUnder(book: OpenBook): Pick<TriggerRules, 'armyOneIn' | 'armyTestedOnce' | 'arrivalsMissed'> {
  const clauses = ['wrg/reaction/test-army'] as const;
  return {
    armyOneIn: book.part({ name: 'armyOneIn', clauses }, open => triggerNumbersOf(open)['army-one-in']),
    armyTestedOnce: book.part({ name: 'armyTestedOnce', clauses }, open => open.reading(armyTestedOnce)),
    arrivalsMissed: book.part({ name: 'arrivalsMissed', clauses }, open => open.reading(keptOffTheTable)),
  };
}

/** Who tests at all, and before whom. */
function inTurnUnder(book: OpenBook): Pick<TriggerRules, 'rallyInTurn' | 'ownRight' | 'enginesTest'> {
  const clauses = ['wrg/reaction/right-to-left'] as const;
  return {
    enginesTest: book.part({ name: 'enginesTest', clauses: ['wrg/organisation/engines-no-units'] }, open =>
      open.reading(enginesTest),
    ),
    rallyInTurn: book.part({ name: 'rallyInTurn', clauses }, open => open.reading(rallyAmongTests)),
    ownRight: book.part({ name: 'ownRight', clauses }, open => open.reading(rightHandFirst)),
  };
}

/** What befalls a part of a unit. */
function partsOfUnitsUnder(
  book: OpenBook,
): Pick<
  TriggerRules,
  | 'unitWithItsParts'
  | 'beyondMainBody'
  | 'remainder'
  | 'cutOff'
  | 'ralliesBehindItsUnit'
  | 'belowHalfInRout'
  | 'firstOfTwo'
> {
  return {
    unitWithItsParts: book.part({ name: 'unitWithItsParts', clauses: ['wrg/reaction/test-scope-1'] }, open =>
      open.reading(testsOfAUnit),
    ),
    remainder: book.part({ name: 'remainder', clauses: ['wrg/reaction/test-majority-remainder'] }, open =>
      open.reading(remainderTests),
    ),
    beyondMainBody: book.part({ name: 'beyondMainBody', clauses: ['wrg/reaction/test-scope-2'] }, open =>
      open.reading(chargedBeyondItsMainBody),
    ),
    belowHalfInRout: book.part({ name: 'belowHalfInRout', clauses: ['wrg/reaction/below-half-unit-effect'] }, open =>
      open.reading(belowHalfInRout),
    ),
    firstOfTwo: book.part(
      { name: 'firstOfTwo', clauses: ['wrg/reaction/test-missile-casualties', 'wrg/reaction/test-below-half'] },
      open => open.reading(twoTestsAtOnce),
    ),
    cutOff: book.part({ name: 'cutOff', clauses: ['wrg/reaction/test-majority-remainder'] }, open =>
      open.reading(cutOffByTheEnemy),
    ),
    ralliesBehindItsUnit: book.part(
      { name: 'ralliesBehindItsUnit', clauses: ['wrg/reaction/below-half-sub-unit-effect'] },
      open => open.reading(subUnitBehindItsUnit),
    ),
  };
}

/** Whom those ignore who test hand to hand. */
function farFriendsUnder(book: OpenBook): TriggerRules['farFriends'] {
  return book.part({ name: 'farFriends', clauses: ['wrg/reaction/test-below-half-in-melee'] }, open => ({
    within: triggerNumbersOf(open)['friends-in-melee-within'],
    tests: open.reading(farFriendsIgnored),
    generalsToo: open.reading(generalFarFromAMelee),
  }));
}

const triggerNumbersOf = (open: OpenBook) => open.numbers(triggerNumbers);

function timesUnder(book: OpenBook): TriggerRules['times'] {
  return book.part({ name: 'times', clauses: ['wrg/reaction/end-of-period'] }, open => {
    const cells = open.of(reactionTests);
    return {
      'missile-casualties': cells['missile-casualties'].time,
      fire: cells.fire.time,
      'below-half-strength': cells['below-half-strength'].time,
      'majority-forced-away': cells['majority-forced-away'].time,
      'first-shot-or-reach': cells['first-shot-or-reach'].time,
      surprise: cells.surprise.time,
      charging: cells.charging.time,
      'being-charged': cells['being-charged'].time,
      'friends-broken': cells['friends-broken'].time,
      'hold-no-pursuit': cells['hold-no-pursuit'].time,
      rally: cells.rally.time,
      'fresh-enemy': cells['fresh-enemy'].time,
      'general-lost': cells['general-lost'].time,
      army: cells.army.time,
      voluntary: cells.voluntary.time,
    };
  });
}
