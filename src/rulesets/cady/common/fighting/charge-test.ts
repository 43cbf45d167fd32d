import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, effectOf, type Reason, reasonFor, reasonsUnder } from '../../../../rulebook/index.js';
import { commonFightingRules } from '../fighting-rules.js';
import { wholeMove } from '../moving/movement.js';
import { meleePointUnit } from './melee-point.js';
import { totalMoraleValue } from './morale.js';
import { type Tested, type ThreeDiceRules, threeDiceTest } from './three-dice.js';

const chargeReason = reasonsUnder('cady/common/charge');

/** One side of a charge: what tests it, and how many it is. */
export interface ChargeSide extends Tested {
  readonly figures: number;
}

/** A charge about to meet its target. */
export interface Collision {
  readonly attacker: ChargeSide;
  readonly defender: ChargeSide;
  /** Total morale value of others who charge the defender with the attacker, where that counts; 0 unless said. */
  readonly besides?: number;
  /** Why the attacker charges without the test that it would have to take; not given where it tests as anybody does. */
  readonly chargesUntested?: readonly Reason[];
  /** The defender must go back by a reaction of the turn before, and holds nothing. */
  readonly withdraws?: boolean;
}

/** Who must take a three-dice test before a charge; nobody when neither side is much the stronger. */
export interface ChargeTest {
  readonly tests: 'attacker' | 'defender' | null;
  /** Total morale values. */
  readonly values: { readonly attacker: number; readonly defender: number };
  readonly because: readonly Reason[];
}

/**
 * What a charge comes to before any blow: `met`, shock and melee follow; `refused`, the charger stays where it is;
 * `fled`, the defender turns its back and runs.
 */
export interface ChargeResolved extends ChargeTest {
  readonly outcome: 'met' | 'refused' | 'fled';
  /** The charger strikes with whatever shock it has, and then the figures in melee range fight. */
  readonly shockAndMelee: boolean;
  /** Melee points that the charger is short of this turn, if it is attacked. */
  readonly chargerPointsLost: number;
  /** Thirds of its printed move that the defender runs. */
  readonly fleesThirds: number;
}

/** The part of a ruleset's rules that a charge and its test need. */
export interface ChargeTestRules extends ThreeDiceRules {
  readonly flight: FlightNumbers;
}

/** The numbers of a defender that flees from a charge. */
export interface FlightNumbers {
  /** Thirds of its own printed move that it runs. */
  readonly thirds: number;
  /** Figures of it that each charging figure in contact takes. */
  readonly lostToEach: number;
  /** Whether shock is counted on its back as well. */
  readonly shock: boolean;
}

/**
 * Which side of a charge must take a three-dice test: the one that has half the other's total morale value or less; against a unit that must go
 * back, whoever still tests (`cady/ruling/charge-at-who-goes-back`). Of several who charge one unit each is weighed by itself, or all
 * together (`cady/ruling/charges-at-one`).
 *
 * Source: Common Rules > The 3-DT and a charge.
 *
 * @clause cady/common/three-dice/charge-who-tests
 * @clause cady/common/three-dice/not-needed-below-double
 * @clause cady/common/sequence/step-4-3dt
 */
export function chargeTest(
  { attacker, defender, besides = 0, chargesUntested, withdraws }: Collision,
  rules: ThreeDiceRules = commonFightingRules(),
): ChargeTest {
  const values = { attacker: totalMoraleValue(attacker) + besides, defender: totalMoraleValue(defender) };
  const { factor, orMore } = rules.threeDice.times;
  const outweighs = (one: number, other: number) => (orMore ? one >= factor * other : one > factor * other);
  const cells = rules.threeDice.charge.cells;
  const row = outweighs(values.attacker, values.defender)
    ? 'attacker-has-twice-or-more'
    : outweighs(values.defender, values.attacker)
      ? 'defender-has-twice-or-more'
      : 'neither-has-twice';
  const tests = cells[row]['who-tests'];
  const clause: ClauseId =
    tests === null ? 'cady/common/three-dice/not-needed-below-double' : 'cady/common/three-dice/charge-who-tests';
  if (tests === 'attacker' && chargesUntested !== undefined) return { tests: null, values, because: chargesUntested };
  if ((tests === 'attacker' || tests === 'defender') && withdraws === true && !rules.threeDice.withdrawing[tests])
    return { tests: null, values, because: [mustGoBack(tests)] };
  const whose = besides === 0 ? "the charger's" : "the chargers'";
  const because = `${whose} total morale value is ${values.attacker}, the other's ${values.defender}`;
  return {
    tests: tests === 'attacker' || tests === 'defender' ? tests : null,
    values,
    because: [{ clause, because, effect: tests === null ? 'neither has to test' : `the ${tests} has to test` }],
  };
}

function mustGoBack(tests: 'attacker' | 'defender'): Reason {
  const because = 'the defender must go back, whatever it is ordered';
  return reasonFor('cady/common/morale/result-binds-next-turn', because, `the ${tests} takes no test`);
}

/**
 * The three-dice test of a charge, if one is due, and what comes of it. A defender that passes, a charger that passes, and
 * two sides of which neither must test, meet: shock, then melee. A defender that fails runs a third of a move; a charger that
 * fails stays where it is and is a melee point the weaker if it is attacked that turn.
 *
 * Source: Common Rules > The 3-DT and a charge.
 *
 * @clause cady/common/charge/defender-holds
 * @clause cady/common/charge/defender-flees
 * @clause cady/common/charge/attacker-passes
 * @clause cady/common/charge/attacker-fails
 * @clause cady/common/charge/no-test-resolution
 */
export function resolveChargeTest(
  charge: Collision,
  dice: Dice,
  rules: ChargeTestRules = commonFightingRules(),
): ChargeResolved {
  const due = chargeTest(charge, rules);
  const met = { ...due, outcome: 'met', shockAndMelee: true, chargerPointsLost: 0, fleesThirds: 0 } as const;
  if (due.because === charge.chargesUntested) return met;
  if (due.tests === null)
    return { ...met, because: [...due.because, chargeReason('no-test-resolution', 'nobody tests', goesInIfItReaches)] };
  const { passed, odds } = threeDiceTest(charge[due.tests], dice, rules);
  const because = [...due.because, ...odds.because];
  if (passed) {
    const clause = due.tests === 'attacker' ? 'attacker-passes' : 'defender-holds';
    return { ...met, because: [...because, chargeReason(clause, `the ${due.tests} passed the test`, goesIn)] };
  }
  if (due.tests === 'attacker') {
    const points = rules.threeDice.points.charge;
    const effect = `stays where it is, ${effectOf(-points, meleePointUnit)} if attacked`;
    return {
      ...met,
      outcome: 'refused',
      shockAndMelee: false,
      chargerPointsLost: points,
      because: [...because, chargeReason('attacker-fails', 'the attacker failed the test', effect)],
    };
  }
  const thirds = rules.flight.thirds;
  return {
    ...met,
    outcome: 'fled',
    shockAndMelee: false,
    fleesThirds: thirds,
    because: [...because, chargeReason('defender-flees', 'the defender failed the test', `flees ${thirds}/3 move`)],
  };
}

/** A defender in flight and the charger behind it. Lengths in cm. */
export interface Flight {
  /** The printed move of the defender. */
  readonly move: number;
  /** The way between the two when the defender turned. */
  readonly gap: number;
  /** What the charger has left of its move. */
  readonly movementLeft: number;
  /** Figures of the charger that would touch the defender. */
  readonly attackersInContact: number;
  readonly defenders: number;
}

/** What becomes of a defender in flight. */
export interface FlightResolved {
  /** How far it runs, in cm. */
  readonly flees: number;
  readonly caught: boolean;
  /** Figures it loses; the charger loses none and no die is thrown. */
  readonly lost: number;
  /** Whether the charger counts shock on it first. */
  readonly shock: boolean;
  readonly because: readonly Reason[];
}

/**
 * A defender that runs from a charge: a third of its printed move straight away from the charger, and whether that is far
 * enough. If the charger can still reach it, every charging figure in contact wins its melee without a die.
 *
 * Source: Common Rules > The 3-DT and a charge.
 *
 * @clause cady/common/charge/defender-flees
 * @clause cady/common/charge/caught-fleeing
 */
export function resolveFlight(flight: Flight, rules: ChargeTestRules = commonFightingRules()): FlightResolved {
  const { thirds, shock } = rules.flight;
  const flees = (flight.move * thirds) / wholeMove;
  const caught = flight.movementLeft >= flight.gap + flees;
  const because = [chargeReason('defender-flees', `flees with a move of ${flight.move} cm`, `${flees} cm away`)];
  if (!caught) return { flees, caught, lost: 0, shock: false, because };
  const lost = lostInFlight({ catchers: flight.attackersInContact, left: flight.defenders }, rules);
  because.push(
    chargeReason('caught-fleeing', `caught by ${counted(flight.attackersInContact, 'figure')}`, `loses ${lost}`),
  );
  return { flees, caught, lost, shock, because };
}

/**
 * Figures that a unit caught in flight loses to those who have caught it, without a die.
 *
 * @param caught `catchers`: figures of the charger that touch it; `left`: its own
 * @clause cady/common/charge/caught-fleeing
 */
export function lostInFlight(
  { catchers, left }: { readonly catchers: number; readonly left: number },
  { flight }: Pick<ChargeTestRules, 'flight'>,
): number {
  return Math.min(left, catchers * flight.lostToEach);
}

const goesIn = 'shock and melee';
const goesInIfItReaches = 'shock and melee if they meet';
