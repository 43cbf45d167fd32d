import type { OpenBook } from '../../../../book/index.js';
import { reactionFactorChart } from '../../book/charts/reaction-factors.js';
import { reactionProcedureNumbers } from '../../book/numbers/reaction.js';
import {
  behindEvaders,
  chargersAdvance,
  choiceFactors,
  coverInPart,
  coverKnown,
  coverRemembered,
  coverShared,
  detourRoundWalls,
  doingBeforeMoving,
  enginesAsUnits,
  evadersRetire,
  factorsAbbreviated,
  factorsOnSheet,
  friendsAtFlanks,
  generalCountedOnce,
  lightInfantryAgainstHeavier,
  partlyBehind,
  rallyingBackRetires,
  routersAsUnits,
  routersRetire,
  routsSeen,
  separatedFigures,
  shieldlessExempt,
  shotsBeforeMoving,
  supportOfRouters,
  supportWithin,
  toldToRetire,
  unitsBeyondFour,
  unitsCounted,
  whichGeneralLost,
} from '../../book/rulings/reaction-factors.js';

/** A factor of the reaction test: `friend-unit-within-150`. */
export type ReactionFactorId = (typeof reactionFactorChart.rows)[number];

/** What one factor counts. */
export interface ReactionFactorSheet {
  /** Added each time; of the choice factors what is added or taken away. */
  readonly points: number;
  /** How near it must be, in paces; `null` where the factor says otherwise where to look. */
  readonly within: number | null;
  /** Each counts, or any number of them once. */
  readonly counted: 'each' | 'any';
  /** How many count at most; `null` for all. */
  readonly most: number | null;
}

/** What goes into the total of a reaction test. */
export interface ReactionFactorRules {
  readonly factors: { readonly [Id in ReactionFactorId]: ReactionFactorSheet };
  /** Units over the most that count are other troops in sight. */
  readonly beyondMostAreOthers: boolean;
  /** Friends who charge advance as well. */
  readonly chargersAdvance: boolean;
  /** Testers in rout retire as well. */
  readonly routersRetire: boolean;
  /** Who rallies back retires as well. */
  readonly rallyingBackRetires: boolean;
  /** Those who charge each other count in the tests for it though those who evade still stand between them. */
  readonly behindEvaders: boolean;
  /** Who evades retires as well. */
  readonly evadersRetire: boolean;
  /** How an enemy behind a flank and in the rear counts: each part of him where it stands, or all of him where his middle is. */
  readonly partlyBehind: 'each-part' | 'where-his-middle-is';
  /** Friends in rout count whom the testers saw near enough in the period, or those alone whom they have in view when they test. */
  /** Whether who runs counts friends behind his back as support. */
  readonly routersSupported: boolean;
  readonly routsSeen: 'while-any-are-left' | 'in-the-period' | 'at-the-test';
  /**
   * What somebody is doing: whether he who has not moved yet does as in the last period, or nothing; and whether who has been told by a test to retire
   * retires from then on, or once he moves.
   */
  readonly doing: { readonly asInLastPeriod: boolean; readonly toldRetires: boolean };
  /** Whether the shots of the last period count in tests before anybody has moved in this one. */
  readonly shotsOfLastPeriod: boolean;
  /** Within whose normal move who supports has to stand. */
  readonly supportWithin: 'supporter' | 'testers';
  /** Whom the walls and gates of castles put on the far side of an obstacle: who is beyond them, who stands on them as well, or nobody. */
  readonly wallsBar: 'those-beyond' | 'those-on-them-too' | 'nobody';
  /** Types of troops that take nothing for having no shields. */
  readonly shieldlessExempt: readonly string[];
  /** Whether an army still knows of cover what it has seen of it in an earlier period. */
  readonly coverRemembered: boolean;
  /** What makes cover known to be free: that the part of it that is near has been looked into everywhere, or that somebody has once looked at it. */
  readonly coverKnown: 'where-looked-into' | 'at-a-look';
  /** Of how much of its near part an army has to know that nobody is there for cover to be unfriendly no more: of most places, of any, or of all, when it is friendly. */
  readonly coverInPart: 'most' | 'any' | 'all';
  /** What cover is to an army that has troops in it and sees enemies there: friendly and unfriendly both, or one of them alone. */
  readonly coverShared: 'both' | 'friendly' | 'unfriendly';
  /** Which flank a friend makes secure: that on whose side he stands, or each that he touches or has within reach of his charge. */
  readonly friendsAtFlanks: 'own-side' | 'any-in-reach';
  /** Whether units in rout count as friends and enemies too, besides the factors of their own. */
  readonly routersAsUnits: boolean;
  /** Whether a group of engines or wagons counts where units are counted. */
  readonly enginesAsUnits: boolean;
  /** A general with the unit is not counted as one near it too. */
  readonly generalOnce: boolean;
  /** Whose loss counts: that of the testers' own general and the commander-in-chief, or of any general of their side. */
  readonly generalLost: 'own-and-commander-in-chief' | 'any-of-their-side';
  /** A factor of the player's choice must be added or taken away. */
  readonly mustSign: boolean;
  /** Only enemies facing the testers count as units; the others are others in sight. */
  readonly facing: boolean;
  /** An earlier rout counts like one that goes on. */
  readonly earlierRout: boolean;
  /** A general who routs with the unit, or retires near it, has no influence. */
  readonly generalsCondition: boolean;
  /** Field defences are something to stand behind. */
  readonly fieldDefences: boolean;
  /** Shot at by one enemy for so many of the testers. */
  readonly shotAtByOneIn: number;
  /** Paces: who has moved so far is no easy target for engines. */
  readonly enginesMoved: number;
  /** Each such part of the original strength lost counts. */
  readonly strengthLostOneIn: number;
  /**
   * Whose figures a unit counts as separated from it: of its parts that are in rout, off the table, or out of its sight or reach; of those besides
   * that a gap parts from it; or nobody's, each body its own losses alone.
   */
  readonly separated: 'beyond-reach' | 'across-a-gap' | 'losses-alone';
  readonly freshEnemyFigures: number;
  readonly freshEnemyAfter: number;
  /** Paces from a flank to the cover that makes it secure. */
  readonly secureCoverWithin: number;
}

/**
 * What goes into the total of a reaction test.
 *
 * Source: The Reaction Test > Procedure.
 */
export function reactionFactorsUnder(book: OpenBook): ReactionFactorRules {
  const full = book.part(
    { name: 'abbreviated', clauses: ['wrg/sheet/reaction-abbreviated', 'wrg/sheet/reaction-factors-differences'] },
    open => open.reading(factorsAbbreviated),
  );
  const part = <Taken>(name: string, clause: `wrg/${string}`, take: (open: OpenBook) => Taken) =>
    book.part({ name, clauses: [clause] }, take);
  return {
    factors: factorSheetsUnder(book, full.distances),
    beyondMostAreOthers: part('beyondMostAreOthers', 'wrg/reaction/plus1-other-friends', open =>
      open.reading(unitsBeyondFour),
    ),
    chargersAdvance: part('chargersAdvance', 'wrg/reaction/plus1-friends-charging', open =>
      open.reading(chargersAdvance),
    ),
    rallyingBackRetires: part('rallyingBackRetires', 'wrg/reaction/minus1-friends-retiring', open =>
      open.reading(rallyingBackRetires),
    ),
    evadersRetire: part('evadersRetire', 'wrg/reaction/minus1-friends-retiring', open => open.reading(evadersRetire)),
    partlyBehind: book.part(
      {
        name: 'partlyBehind',
        clauses: ['wrg/reaction/minus1-enemy-behind-flank', 'wrg/reaction/minus1-enemy-in-rear'],
      },
      open => open.reading(partlyBehind),
    ),
    routersRetire: part('routersRetire', 'wrg/reaction/minus1-own-retiring', open => open.reading(routersRetire)),
    routersSupported: part('routersSupported', 'wrg/reaction/definition-support', open =>
      open.reading(supportOfRouters),
    ),
    routsSeen: part('routsSeen', 'wrg/reaction/minus2-friend-routing', open => open.reading(routsSeen)),
    doing: part('doing', 'wrg/reaction/minus1-own-retiring', open => ({
      asInLastPeriod: open.reading(doingBeforeMoving),
      toldRetires: open.reading(toldToRetire),
    })),
    behindEvaders: part('behindEvaders', 'wrg/evade/chargers-follow-through', open => open.reading(behindEvaders)),
    shotsOfLastPeriod: part('shotsOfLastPeriod', 'wrg/reaction/minus1-shot-at', open =>
      open.reading(shotsBeforeMoving),
    ),
    supportWithin: part('supportWithin', 'wrg/reaction/definition-support', open => open.reading(supportWithin)),
    wallsBar: part('wallsBar', 'wrg/reaction/within-detour', open => open.reading(detourRoundWalls)),
    ...coverRulesUnder(book),
    routersAsUnits: part('routersAsUnits', 'wrg/reaction/plus1-friend-unit', open => open.reading(routersAsUnits)),
    enginesAsUnits: part('enginesAsUnits', 'wrg/organisation/engines-no-units', open => open.reading(enginesAsUnits)),
    separated: part('separated', 'wrg/reaction/minus1-fifth-lost', open => open.reading(separatedFigures)),
    shieldlessExempt: part('shieldlessExempt', 'wrg/reaction/minus1-no-shields', open =>
      open.reading(shieldlessExempt),
    ),
    generalOnce: part('generalOnce', 'wrg/reaction/choice-general-with-unit', open => open.reading(generalCountedOnce)),
    generalLost: part('generalLost', 'wrg/reaction/minus2-general-lost', open => open.reading(whichGeneralLost)),
    mustSign: part('mustSign', 'wrg/general/personality-reaction', open => open.reading(choiceFactors)),
    facing: full.facing,
    earlierRout: full.earlierRout,
    generalsCondition: full.generalsCondition,
    fieldDefences: full.fieldDefences,
    ...book.part({ name: 'procedure', clauses: ['wrg/reaction/score'] }, procedureUnder),
  };
}

/** What makes cover an army's own, and its flanks secure. */
function coverRulesUnder(
  book: OpenBook,
): Pick<ReactionFactorRules, 'coverRemembered' | 'coverKnown' | 'coverInPart' | 'coverShared' | 'friendsAtFlanks'> {
  return {
    coverRemembered: book.part({ name: 'coverRemembered', clauses: ['wrg/reaction/definition-friendly-cover'] }, open =>
      open.reading(coverRemembered),
    ),
    coverKnown: book.part({ name: 'coverKnown', clauses: ['wrg/reaction/definition-friendly-cover'] }, open =>
      open.reading(coverKnown),
    ),
    coverInPart: book.part({ name: 'coverInPart', clauses: ['wrg/reaction/definition-unfriendly-cover'] }, open =>
      open.reading(coverInPart),
    ),
    coverShared: book.part(
      {
        name: 'coverShared',
        clauses: ['wrg/reaction/definition-friendly-cover', 'wrg/reaction/definition-unfriendly-cover'],
      },
      open => open.reading(coverShared),
    ),
    friendsAtFlanks: book.part({ name: 'friendsAtFlanks', clauses: ['wrg/reaction/definition-secure-flank'] }, open =>
      open.reading(friendsAtFlanks),
    ),
  };
}

function procedureUnder(book: OpenBook) {
  const numbers = book.numbers(reactionProcedureNumbers);
  return {
    shotAtByOneIn: numbers['shot-at-by-one-in'],
    enginesMoved: numbers['engines-moved'],
    strengthLostOneIn: numbers['strength-lost-one-in'],
    freshEnemyFigures: numbers['fresh-enemy-figures'],
    freshEnemyAfter: numbers['fresh-enemy-after'],
    secureCoverWithin: numbers['secure-cover-within'],
  };
}

function factorSheetsUnder(book: OpenBook, distances: boolean): ReactionFactorRules['factors'] {
  const left = book.part({ name: 'leftOut', clauses: ['wrg/sheet/reaction-missing'] }, open =>
    open.reading(factorsOnSheet),
  );
  const most = book.part(
    { name: 'most', clauses: ['wrg/reaction/plus1-friend-unit', 'wrg/reaction/minus1-enemy-unit-facing'] },
    open => open.reading(unitsCounted),
  );
  const lightInfantry = book.part(
    { name: 'lightInfantry', clauses: ['wrg/reaction/minus2-li-charge', 'wrg/sheet/reaction-li-charged'] },
    open => open.reading(lightInfantryAgainstHeavier),
  );
  return book.part({ name: 'factors', clauses: reactionFactorChart.clauses ?? [] }, open => {
    const cells = open.of(reactionFactorChart);
    const sheet = (id: ReactionFactorId): ReactionFactorSheet => ({
      points: left.some(each => each === id) ? 0 : cells[id].value,
      within: cells[id]['within-paces'],
      counted: cells[id].counted,
      most: cells[id].cap,
    });
    const sheets = byFactor(sheet);
    const anywhere = (id: ReactionFactorId) => (distances ? sheets[id] : { ...sheets[id], within: null });
    return {
      ...sheets,
      'friend-unit-within-150': { ...sheets['friend-unit-within-150'], most: most.friends },
      'enemy-unit-facing-150': { ...sheets['enemy-unit-facing-150'], most: most.enemies },
      'li-charge-against-heavier-or-mounted': {
        ...sheets['li-charge-against-heavier-or-mounted'],
        points: lightInfantry,
      },
      'friends-retiring-150': anywhere('friends-retiring-150'),
      'general-lost-250': anywhere('general-lost-250'),
    };
  });
}

/** Something for each factor. */
function byFactor<Made>(make: (id: ReactionFactorId) => Made): { readonly [Id in ReactionFactorId]: Made };
function byFactor<Made>(make: (id: ReactionFactorId) => Made): { readonly [id: string]: Made } {
  return Object.fromEntries(reactionFactorChart.rows.map(id => [id, make(id)]));
}
