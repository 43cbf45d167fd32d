import type { Violation } from '../../../../rulebook/index.js';
import { levelsFaults, turnsFaults } from '../../common/engagement/faults.js';
import {
  chargeDistance,
  chargeReach,
  distanceFaults,
  thirdFaults,
  usualThird,
  wayToContact,
} from '../../common/engagement/run.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import type { Edge } from '../../common/fighting/melee.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import { wholeMove } from '../../common/moving/movement.js';
import type { Befallen } from '../chance/befallen.js';
import type { FightingRules } from '../fighting-rules.js';
import { bandsCrossed, type SmallArmsShot } from '../small-arms.js';
import { type ContinuedMeleeUnit, squareStruckFaults, unitFaults } from './melee-situation.js';
import { moraleOf } from './party.js';

/** One side of a charge as it stands on the table: what it is, how it stands, and what has befallen it in this game. */
export interface ChargeUnit extends ContinuedMeleeUnit, Omit<Tested, 'morale' | 'aid'>, Pick<Befallen, 'trained'> {
  /**
   * Of the defender: it begins to form its square as the charger sets out, and has one if he needs more of the turn than that takes. Not
   * given: it stands in it already.
   */
  readonly forming?: boolean;
}

/** What lies between the two. Lengths in cm. */
export interface ChargeGround {
  /** From the charger to the defender when the charge is announced, straight and clear; 10 for foot and 30 for horse unless said. */
  readonly distance?: number;
  /** What the defender stands behind. */
  readonly behind?: 'fence' | 'wall' | 'forest-edge';
  /** How far before the defender the last fence or wall is that the charger gets over on the way: not the one that he stands behind. */
  readonly overBarrier?: number;
  /** What else the charger must cross. */
  readonly through?: readonly 'ford'[];
  /** Hill levels that the charge climbs. */
  readonly levelsUp?: number;
  /** Soft ground, where it forbids shock. */
  readonly ground?: 'marsh' | 'rough';
  /**
   * So many of the charger's figures in contact come over ground, and with a clear path, that let them count shock
   * (`cady/ruling/shock-ground-where`); all unless said.
   */
  readonly inShock?: number;
}

/** How a unit with small arms means to meet its charger. */
export interface FirePolicy {
  /** The third of its range that it waits for if it passes its test; `hold`: it does not fire at all and takes no test. */
  readonly at: RangeThird | 'hold';
}

/** N figures of one type charge M figures of another across some ground. */
export interface ChargeSituation {
  readonly attacker: ChargeUnit;
  readonly defender: ChargeUnit;
  readonly between?: ChargeGround;
  /** The side of the defender that is charged; the front unless said. Only from there does it fire. */
  readonly struckOn?: Edge;
  /** The defender must go back by a reaction of the turn before: who still tests, `cady/ruling/charge-at-who-goes-back` says. */
  readonly withdraws?: boolean;
  /** Units with small arms alone fire; unless said at middle range, or at close range where the charger starts nearer than that. */
  readonly fire?: FirePolicy;
  /** Turns of melee to follow, the first included; 1 unless said. */
  readonly turns?: number;
}

/** How far off the charge is announced, in cm: unless a situation says, the stretch that a charge must go straight. */
export function distanceOf({ attacker, between }: ChargeSituation, rules: FightingRules): number {
  return chargeDistance(rules.troops[attacker.type], between?.distance, rules);
}

/** How far the charger may go this turn, in cm. */
export function reachOf({ attacker }: ChargeSituation, rules: FightingRules): number {
  return chargeReach({ ...rules.troops[attacker.type], morale: moraleOf(attacker, rules) }, rules);
}

/**
 * The situation as the charger finds it: a square that is not formed when he comes is none (`cady/ruling/square-half-formed`), and the
 * unit stands as it stood.
 *
 * @clause cady/musket/square/cost
 */
export function asMet(situation: ChargeSituation, rules: FightingRules): ChargeSituation {
  const { forming, square, ...defender } = situation.defender;
  if (forming !== true || square !== true) return situation;
  const { square: numbers, readings } = rules;
  const way = wayToContact(distanceOf(situation, rules), rules);
  const inTime = way / reachOf(situation, rules) > numbers.formingThirds / wholeMove;
  const formed = inTime || readings.squareHalfFormed;
  return { ...situation, defender: formed ? { ...defender, square } : defender };
}

/** The third of its range that the defender waits for if it passes its test; `undefined` when it does not fire at all. */
export function fireRange(situation: ChargeSituation, rules: FightingRules): RangeThird | undefined {
  const { fire, struckOn = 'front' } = situation;
  if (shotOf(situation, rules) === undefined || struckOn !== 'front' || fire?.at === 'hold') return undefined;
  return fire?.at ?? usualThird(thirdsLeft(situation, rules));
}

/** Whether the charger is at close range when he sets out, so that the defender has him nowhere else under its fire. */
export function isCloseFromTheFirst(situation: ChargeSituation, rules: FightingRules): boolean {
  const shot = shotOf(situation, rules);
  return shot !== undefined && bandsCrossed(shot, rules).every(({ at }) => at === 'close');
}

/** The thirds of its range at which the defender can still fire: those that the charger crosses. */
function thirdsLeft(situation: ChargeSituation, rules: FightingRules): readonly RangeThird[] {
  const shot = shotOf(situation, rules);
  if (shot === undefined) return [];
  const atClose = rules.readings.fireAtContact !== false;
  return bandsCrossed(shot, rules).flatMap(({ at }) => (at !== 'close' || atClose ? [at] : []));
}

/** How a figure of the defender’s first rank fires at the charger when he sets out; `undefined` for those who do not fire. */
export function shotOf(situation: ChargeSituation, rules: FightingRules): SmallArmsShot | undefined {
  const { attacker, defender, between = {} } = situation;
  const { weapon, like } = rules.troops[defender.type];
  // Nobody fires from a dragoon’s saddle.
  if (weapon === null || like === 'dragoons') return undefined;
  return {
    weapon,
    distance: distanceOf(situation, rules),
    levelsAbove: between.levelsUp ?? 0,
    forest: between.behind === 'forest-edge',
    ranksDeep: attacker.ranks ?? 2,
    ...(defender.trained === undefined ? {} : { trained: true }),
  };
}

/** Every fault of a situation, all at once; none when it can be solved. */
export function chargeSituationFaults(situation: ChargeSituation, rules: FightingRules): readonly Violation[] {
  const { attacker, defender, fire, struckOn = 'front', turns = 1, between } = situation;
  const faults = [
    ...unitFaults('attacker', attacker, rules),
    ...unitFaults('defender', defender, rules),
    ...turnsFaults(turns),
    ...levelsFaults(between?.levelsUp ?? 0),
    ...squareStruckFaults(defender, struckOn),
    ...formingFaults(situation),
  ];
  const distance = distanceOf(situation, rules);
  const reach = faults.length === 0 ? reachOf(situation, rules) : undefined;
  faults.push(...distanceFaults(distance, reach, rules));
  if (fire === undefined || fire.at === 'hold' || faults.length > 0) return faults;
  if (shotOf(situation, rules) === undefined) {
    const problem = `${rules.troops[defender.type].title}: no small arms to fire`;
    return [{ path: 'fire', problem, mend: 'leave it out' }];
  }
  return thirdFaults(
    fire.at,
    { left: thirdsLeft(situation, rules), distance },
    'cady/common/three-dice/shooter-choice',
  );
}

/** Only the defender forms a square, and only one that is to have one. */
function formingFaults({ attacker, defender }: ChargeSituation): readonly Violation[] {
  const clause = 'cady/musket/square/cost';
  const faults: Violation[] = [];
  if (attacker.forming === true) {
    const problem = 'nobody forms a square in a charge';
    faults.push({ path: 'attacker.forming', clause, problem, mend: 'leave it out' });
  }
  if (defender.forming === true && defender.square !== true) {
    const mend = 'say "square": true as well';
    faults.push({ path: 'defender.forming', clause, problem: 'it is not to stand in a square', mend });
  }
  return faults;
}
