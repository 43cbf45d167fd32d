import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { casualties } from '../casualties/casualties.js';
import { shootingDice, type Throwers } from '../casualties/random-factor.js';
import { insistOnWhole } from '../casualties/whole.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { struck } from '../shooting/shoot.js';
import { throwsStones } from '../shooting/weapons.js';
import type { EngineKind } from '../troops.js';

/** The part of the rules that missiles against things need. */
export type BatteryRules = Pick<WrgRules, 'optional' | 'fighting'>;

/** Engines that throw stones at walls, palisades or wooden constructions. */
export interface Battery extends Throwers {
  readonly engine: EngineKind;
  /** Men of their crews, all engines together. */
  readonly figures: number;
  /** Paces to the target. */
  readonly distance: number;
  /** What else changes the factor: rain, the sun. */
  readonly modifier?: number;
}

/** What missiles against things came to. */
export interface ObjectHits {
  readonly weapon: number;
  readonly random: number;
  readonly total: number;
  /** Casualties: each a figure/period of work, a hit on a wooden construction, a fire casualty point. */
  readonly hits: number;
  readonly because: readonly Reason[];
}

/**
 * The weapon factor of stones against walls and wooden constructions. Exactly at the limit as `wrg/ruling/battery-at-the-limit`
 * has it.
 *
 * Source: Siege > Destruction.
 *
 * @param distance paces.
 * @clause wrg/siege/destroy/stone-throwers-walls
 */
export function batteryFactor(distance: number, { optional }: Pick<WrgRules, 'optional'> = wrgRules()): number {
  const { near, nearFactor, farFactor, atTheLimit } = optional.siege.battery;
  const close = distance < near || (distance === near && atTheLimit === 'near');
  return close ? nearFactor : farFactor;
}

/**
 * Stones thrown at the lower wall, at a palisade or at something of wood: factor and random factor are read against the table of
 * casualties, and each casualty is a figure/period of work. Nobody on the ramparts is hurt. Aimed at the ramparts they are shot as
 * at any other men, and the wall takes no harm.
 *
 * Source: Siege > Destruction; Casualty Calculation.
 *
 * @throws RuleViolation for engines that throw no stones, or a crew of no whole number.
 * @clause wrg/siege/destroy/stone-throwers-walls
 * @clause wrg/siege/destroy/aim-ramparts
 * @clause wrg/siege/destroy/wooden
 */
export function battery(engines: Battery, dice: Dice, rules: BatteryRules = wrgRules()): ObjectHits {
  const clause = 'wrg/siege/destroy/stone-throwers-walls';
  insist(throwsStones(engines.engine), () => ({
    path: 'engine',
    clause,
    problem: `${engines.engine} throws no stones`,
    mend: 'take an engine that does',
  }));
  const weapon = batteryFactor(engines.distance, rules) + (engines.modifier ?? 0);
  const because = reasonFor(clause, `stones over ${counted(engines.distance, 'pace')}`, `weapon factor ${weapon}`);
  return hitsOnThings({ ...engines, weapon, because }, dice, rules);
}

/** The odds of `battery`: casualties on the wall. */
export function batteryOdds(engines: Battery, rules: BatteryRules = wrgRules()): Distribution<number> {
  return distribution(dice => battery(engines, dice, rules).hits);
}

/** Missiles against a thing: weapon factor and random factor, without any tactical ones. */
export function hitsOnThings(
  shot: Throwers & { readonly figures: number; readonly weapon: number; readonly because: Reason },
  dice: Dice,
  rules: Pick<WrgRules, 'fighting'>,
): ObjectHits {
  const { weapon, figures, because } = shot;
  insistOnWhole(figures, 'figures', because.clause);
  const { factor: random, because: thrown } = shootingDice(shot, dice, rules);
  const total = weapon + random;
  const hits = casualties(total, figures, rules);
  return { weapon, random, total, hits, because: [because, ...thrown, struck(total, figures, hits)] };
}
