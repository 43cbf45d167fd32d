import type { ClauseId } from '../../../rulebook/index.js';
import type { ReactionTestCause, TriggerRules } from '../rules/reaction/triggers.js';

/**
 * What may call for a test of one body, in the words of the book. What is left out is not so. Paces, figures, men; distances that are
 * left out are beyond everything.
 */
export interface TestCircumstances {
  /** Figures with which the body began, and those left now. */
  readonly original: number;
  readonly figures: number;
  /** Figures when the shooting of this period began, where they are not those left now. */
  readonly figuresBefore?: number;
  /** Men lost to missiles in this period. */
  readonly missileCasualties?: number;
  /** A sub-unit: tests alone for its own losses only where it stands apart. */
  readonly subUnit?: boolean;
  /** Paces between it and the rest of its unit. */
  readonly gap?: number;
  /** It has a rank of its own. */
  readonly ownRank?: boolean;

  /** The body has animals, or is of elephants. */
  readonly animals?: boolean;
  readonly elephants?: boolean;
  /** Paces to a fire that the animals are asked to approach. */
  readonly fireAt?: number;
  /** Paces downwind of a fire in a strong wind. */
  readonly downwindOfFireAt?: number;
  readonly attackedWithFire?: boolean;

  /** Figures left when it last tested for being below half strength. */
  readonly figuresAtHalfTest?: number;
  /** Its larger part has been forced away. */
  readonly majority?: 'routed' | 'evaded' | 'cut-off';

  /** It was shot at, or in the reach of an enemy's charge, for the first time. */
  readonly firstThreat?: boolean;
  /** Paces to the commander-in-chief at that time. */
  readonly commanderAt?: number;
  /** Paces to an enemy that natural cover had hidden, and that now is seen or shoots. */
  readonly hiddenEnemyAt?: number;
  /** It had been warned of him. */
  readonly warned?: boolean;

  /** It is about to charge. */
  readonly charging?: boolean;
  readonly fanatic?: boolean;
  readonly uncontrolled?: boolean;
  /** It is charged, by enemies that have come so far, whose normal move is so much. */
  readonly charged?: { readonly moved: number; readonly normalMove: number };

  /** Paces to the nearest friendly unit that breaks, routs past or bursts through. */
  readonly friendsBrokenAt?: number;
  /** Its orders are to hold its place, and it has thrown back an attack. */
  readonly heldGround?: boolean;
  /** It is in rout and tries to rally. */
  readonly triesToRally?: boolean;
  /** Figures of fresh enemies that appeared, and periods played so far. */
  readonly freshEnemyFigures?: number;
  readonly periodsPlayed?: number;
  /** Its general or the commander-in-chief was killed, taken or disabled: paces away, or in a challenge. */
  readonly generalLost?: { readonly at: number; readonly byChallenge: boolean };
  /** Units of the army at first, and off the table now; whether the army has been tested for that. */
  readonly army?: { readonly units: number; readonly offTable: number; readonly tested: boolean };
  /** It carries out the instruction of an earlier test. */
  readonly instructed?: boolean;
}

/** A cause of tests. */
export interface CauseOfTest {
  readonly cause: ReactionTestCause;
  /**
   * Who is tested: the body that it befalls, unit or sub-unit; or the main body with the sub-units in sight and within a normal move.
   */
  readonly tests: 'body' | 'main-body';
  readonly clause: ClauseId;
  readonly says: string;
  /** Whether the circumstances call for it. */
  readonly calls: (circumstances: TestCircumstances, triggers: TriggerRules) => boolean;
}

const far = Number.POSITIVE_INFINITY;

/** A unit, or a sub-unit that stands apart from its unit. */
const standsApart = ({ subUnit = false, gap = 0, ownRank = false }: TestCircumstances, { subUnitGap }: TriggerRules) =>
  !subUnit || ownRank || gap >= subUnitGap;

const belowHalf = ({ original, figures }: TestCircumstances, { halfStrengthOneIn }: TriggerRules) =>
  figures > 0 && figures * halfStrengthOneIn < original;

/** Whether the commander-in-chief is so near that he waives a test. */
const isNearCommander = (
  { commanderAt = far }: TestCircumstances,
  { commanderWaives: { within, atTheEdge } }: TriggerRules,
) => within !== null && (commanderAt < within || (commanderAt === within && atTheEdge));

const ofOneBody: readonly CauseOfTest[] = [
  {
    cause: 'missile-casualties',
    tests: 'body',
    clause: 'wrg/reaction/test-missile-casualties',
    says: 'heavy losses from missiles',
    calls: (body, triggers) =>
      standsApart(body, triggers) &&
      (body.missileCasualties ?? 0) > 0 &&
      (body.missileCasualties ?? 0) >= (body.figuresBefore ?? body.figures) * triggers.casualtiesPerFigure,
  },
  {
    cause: 'fire',
    tests: 'body',
    clause: 'wrg/reaction/test-fire',
    says: 'animals and fire',
    calls: (
      { animals = false, elephants = false, fireAt = far, downwindOfFireAt = far, attackedWithFire = false },
      { fireWithin, fireDownwindWithin },
    ) =>
      ((animals || elephants) && (fireAt <= fireWithin || downwindOfFireAt <= fireDownwindWithin)) ||
      (elephants && attackedWithFire),
  },
  {
    cause: 'below-half-strength',
    tests: 'body',
    clause: 'wrg/reaction/test-below-half',
    says: 'fewer than half left',
    calls: (body, triggers) =>
      belowHalf(body, triggers) &&
      (body.figuresAtHalfTest === undefined ||
        (triggers.everyFigureBelowHalf && body.figures < body.figuresAtHalfTest)),
  },
  {
    cause: 'majority-forced-away',
    tests: 'body',
    clause: 'wrg/reaction/test-majority-remainder',
    says: 'the larger part is gone',
    calls: ({ majority }) => majority !== undefined,
  },
];

const ofMainBodies: readonly CauseOfTest[] = [
  {
    cause: 'first-shot-or-reach',
    tests: 'main-body',
    clause: 'wrg/reaction/test-first-shot-or-reach',
    says: 'first shot at, or in the reach of a charge',
    calls: (body, triggers) => (body.firstThreat ?? false) && !isNearCommander(body, triggers),
  },
  {
    cause: 'surprise',
    tests: 'main-body',
    clause: 'wrg/reaction/test-surprise',
    says: 'an enemy out of cover',
    calls: (body, triggers) =>
      (body.hiddenEnemyAt ?? far) <= triggers.surpriseWithin &&
      !(body.warned ?? false) &&
      !(triggers.commanderWaivesSurprise && isNearCommander(body, triggers)),
  },
  {
    cause: 'charging',
    tests: 'main-body',
    clause: 'wrg/reaction/test-charging',
    says: 'about to charge',
    calls: ({ charging = false, fanatic = false, uncontrolled = false }) => charging && !fanatic && !uncontrolled,
  },
  {
    cause: 'being-charged',
    tests: 'main-body',
    clause: 'wrg/reaction/test-charged',
    says: 'charged',
    calls: ({ charged }) => charged !== undefined && charged.moved > charged.normalMove,
  },
  {
    cause: 'friends-broken',
    tests: 'main-body',
    clause: 'wrg/reaction/test-friends-broken',
    says: 'friends break near',
    calls: ({ friendsBrokenAt = far }, { friendsBrokenWithin }) => friendsBrokenAt <= friendsBrokenWithin,
  },
  {
    cause: 'hold-no-pursuit',
    tests: 'main-body',
    clause: 'wrg/reaction/test-hold-no-pursuit',
    says: 'an attack thrown back, and orders to hold',
    calls: ({ heldGround = false }) => heldGround,
  },
  {
    cause: 'rally',
    tests: 'main-body',
    clause: 'wrg/reaction/test-rally',
    says: 'in rout and trying to rally',
    calls: ({ triesToRally = false }) => triesToRally,
  },
  {
    cause: 'fresh-enemy',
    tests: 'main-body',
    clause: 'wrg/reaction/test-fresh-enemy',
    says: 'a fresh enemy appears',
    calls: ({ freshEnemyFigures: fresh = 0, periodsPlayed = 0 }, { freshEnemyFigures, freshEnemyAfter }) =>
      fresh >= freshEnemyFigures && periodsPlayed >= freshEnemyAfter,
  },
  {
    cause: 'general-lost',
    tests: 'main-body',
    clause: 'wrg/reaction/test-general-lost',
    says: 'their general lost',
    calls: ({ generalLost }, { generalLostWithin }) =>
      generalLost !== undefined &&
      (generalLost.byChallenge || generalLostWithin === null || generalLost.at <= generalLostWithin),
  },
  {
    cause: 'army',
    tests: 'main-body',
    clause: 'wrg/reaction/test-army',
    says: 'a third of the army off the table',
    // An army of engines alone has no units, and loses none.
    calls: ({ army, instructed = false }, { armyOneIn, armyTestedOnce }) =>
      army !== undefined &&
      !instructed &&
      army.offTable > 0 &&
      army.offTable * armyOneIn >= army.units &&
      !(army.tested && armyTestedOnce),
  },
];

/**
 * Everything that calls for a compulsory test, in the order of the book: what befalls one body, then what befalls a main body and the
 * sub-units near it.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/test-scope-1
 * @clause wrg/reaction/test-scope-2
 * @clause wrg/reaction/test-missile-casualties
 * @clause wrg/reaction/test-fire
 * @clause wrg/reaction/test-below-half
 * @clause wrg/reaction/below-half-repeat
 * @clause wrg/reaction/test-majority-remainder
 * @clause wrg/reaction/test-first-shot-or-reach
 * @clause wrg/reaction/test-surprise
 * @clause wrg/reaction/test-charging
 * @clause wrg/reaction/test-charged
 * @clause wrg/reaction/test-friends-broken
 * @clause wrg/reaction/test-hold-no-pursuit
 * @clause wrg/reaction/test-rally
 * @clause wrg/reaction/test-fresh-enemy
 * @clause wrg/reaction/test-general-lost
 * @clause wrg/reaction/test-army
 */
export const causesOfTests: readonly CauseOfTest[] = Object.freeze([...ofOneBody, ...ofMainBodies]);
