import { counted, type Violation } from '../../../../rulebook/index.js';
import { isCount, levelsFaults, turnsFaults } from '../../common/engagement/faults.js';
import { ranksOf } from '../../common/engagement/fronts.js';
import { chargeDistance, chargeReach, distanceFaults, thirdFaults, usualThird } from '../../common/engagement/run.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import type { Edge } from '../../common/fighting/melee.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import type { FightingRules } from '../fighting-rules.js';
import { thirdsLeft } from '../missiles/fire-at-chargers.js';
import type { MissileShot } from '../missiles/missiles.js';
import { type ContinuedMeleeUnit, unitFaults } from './melee-situation.js';
import { moraleOf } from './party.js';

/** One side of a charge as it stands on the table: what it is, how it stands, and what has befallen it in this game. */
export interface ChargeUnit extends ContinuedMeleeUnit, Omit<Tested, 'morale'> {
  /** Pavises that it carries before it, which shelter a charger from fire; none unless said. */
  readonly pavises?: number;
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
  readonly through?: readonly ('stakes' | 'caltrops' | 'ford' | 'entrenchment')[];
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

/** How a missile unit means to meet its charger. */
export interface FirePolicy {
  /** The third of its range that it waits for if it passes its test; `hold`: it does not fire at all and takes no test. */
  readonly at: RangeThird | 'hold';
  /** Shots of each figure; 1 unless said. */
  readonly shots?: number;
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
  /** Missile units alone fire; unless said at middle range, or at close range where the charger starts nearer than that. */
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
  return chargeReach({ ...rules.troops[attacker.type], morale: moraleOf(attacker, rules) ?? 0 }, rules);
}

/** The range that the defender waits for if it passes its test; `undefined` when it does not fire at all. */
export function fireRange(situation: ChargeSituation, rules: FightingRules): RangeThird | undefined {
  const { defender, fire, struckOn = 'front' } = situation;
  if (!shoots(defender, rules) || struckOn !== 'front' || fire?.at === 'hold') return undefined;
  return fire?.at ?? usualThird(rangesLeft(situation, rules));
}

function rangesLeft(situation: ChargeSituation, rules: FightingRules): readonly RangeThird[] {
  return thirdsLeft(shotOf(situation, rules), rules);
}

/** How a figure of the first rank shoots at the charger where it first has him in sight. */
export function shotOf(situation: ChargeSituation, rules: FightingRules): MissileShot {
  const { attacker, defender, between } = situation;
  return {
    shooter: defender.type,
    target: attacker.type,
    distance: distanceOf(situation, rules),
    ranksDeep: ranksOf(attacker),
    targetMoved: true,
    levelsAbove: between?.levelsUp ?? 0,
    ...(attacker.formation === undefined ? {} : { formation: attacker.formation }),
  };
}

/** Every fault of a situation, all at once; none when it can be solved. */
export function chargeSituationFaults(situation: ChargeSituation, rules: FightingRules): readonly Violation[] {
  const { attacker, defender, fire, turns = 1, between } = situation;
  const faults = [
    ...unitFaults('attacker', attacker, rules),
    ...unitFaults('defender', defender, rules),
    ...turnsFaults(turns),
    ...levelsFaults(between?.levelsUp ?? 0),
  ];
  const reach = faults.length === 0 ? reachOf(situation, rules) : undefined;
  faults.push(...distanceFaults(distanceOf(situation, rules), reach, rules));
  if (fire !== undefined) faults.push(...fireFaults(fire, situation, rules, faults.length === 0));
  return faults;
}

function fireFaults(
  fire: FirePolicy,
  situation: ChargeSituation,
  rules: FightingRules,
  otherwiseSound: boolean,
): Violation[] {
  const { at, shots = 1 } = fire;
  const faults: Violation[] = [];
  if (!isCount(shots, 1, 3)) faults.push({ path: 'fire.shots', problem: counted(shots, 'shot'), mend: 'give 1 to 3' });
  if (at === 'hold' || !otherwiseSound) return faults;
  if (!shoots(situation.defender, rules)) {
    const problem = `${rules.troops[situation.defender.type].title}: no missile unit`;
    return [...faults, { path: 'fire', problem, mend: 'leave it out' }];
  }
  const [left, distance] = [rangesLeft(situation, rules), distanceOf(situation, rules)];
  return [...faults, ...thirdFaults(at, { left, distance }, 'cady/ancient-medieval/missile/attacked-3dt-pass')];
}

function shoots(unit: ChargeUnit, rules: FightingRules): boolean {
  const { class: kind } = rules.troops[unit.type];
  return kind === 'missile' || kind === 'horse-archer';
}
