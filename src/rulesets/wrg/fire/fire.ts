import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { Throwers } from '../casualties/random-factor.js';
import { insistOnWhole } from '../casualties/whole.js';
import { wrgRules } from '../rules.js';
import { isHandHurled, type MissileWeapon } from '../shooting/weapons.js';
import { type BatteryRules, hitsOnThings, type ObjectHits } from '../siege/battery.js';
import type { SiegeRulesPart } from '../siege/work.js';

/** Troops who want to use fire missiles. */
export interface FireThrowers {
  /** Their orders tell them to prepare them. */
  readonly ordered: boolean;
  readonly figures: number;
  /** In the field they are fetched from wagons or pack animals; in a fort they are at hand. */
  readonly inField?: boolean;
  readonly wagons?: number;
  readonly packAnimals?: number;
  /** Periods that they have stood still and done nothing but prepare and light them. */
  readonly prepared: number;
}

/**
 * What keeps troops from using fire missiles, or from setting fire to something; nothing where they may.
 *
 * Source: Siege > Fire.
 *
 * @throws RuleViolation for figures that are no whole number.
 * @clause wrg/fire/orders
 * @clause wrg/fire/supply
 * @clause wrg/fire/prepare
 */
export function fireFaults(throwers: FireThrowers, { optional }: SiegeRulesPart = wrgRules()): readonly Violation[] {
  const { ordered, figures, inField = false, wagons = 0, packAnimals = 0, prepared } = throwers;
  insistOnWhole(figures, 'figures', 'wrg/fire/supply');
  const { served, preparing } = optional.siege.fire;
  const faults: Violation[] = [];
  if (!ordered) {
    const problem = 'no order to prepare fire';
    faults.push({ path: 'ordered', clause: 'wrg/fire/orders', problem, mend: 'write it into their orders' });
  }
  const supplied = wagons * served.wagon + packAnimals * served.packAnimal;
  if (inField && supplied < figures) {
    const problem = `supplies serve ${supplied} of ${counted(figures, 'figure')}`;
    faults.push({ path: 'wagons', clause: 'wrg/fire/supply', problem, mend: 'bring more wagons or pack animals' });
  }
  if (prepared < preparing) {
    const mend = `let them stand for ${preparing === 1 ? 'a period' : counted(preparing, 'period')} first`;
    faults.push({ path: 'prepared', clause: 'wrg/fire/prepare', problem: 'nothing is lit yet', mend });
  }
  return faults;
}

/**
 * How far fire missiles fly: half as far as others, unless they are hurled by hand.
 *
 * Source: Siege > Fire.
 *
 * @param range of the weapon as it usually is (`maximumRange`), paces.
 * @clause wrg/fire/range
 */
export function fireRange(range: number, weapon: MissileWeapon, { optional }: SiegeRulesPart = wrgRules()): number {
  return isHandHurled(weapon) ? range : range * optional.siege.fire.rangeShare;
}

/** Fire thrown at a thing. */
export interface FireShot extends Throwers {
  readonly figures: number;
  /** Fort doors and palisades that resist it, towers and penthouses under green hides. */
  readonly protectedTarget?: boolean;
  /** What else changes the factor: rain, the sun. */
  readonly modifier?: number;
}

/**
 * Fire missiles at a thing: casualties are fire casualty points. What they do to men is `wrg/ruling/men-under-fire-missiles`.
 *
 * Source: Siege > Fire; Casualty Calculation.
 *
 * @throws RuleViolation for figures that are no whole number.
 * @clause wrg/fire/weapon-factor
 */
export function fireShot(shot: FireShot, dice: Dice, rules: BatteryRules = wrgRules()): ObjectHits {
  const { factor, protectedFactor } = rules.optional.siege.fire;
  const { protectedTarget = false, modifier = 0 } = shot;
  const weapon = (protectedTarget ? protectedFactor : factor) + modifier;
  const what = protectedTarget ? 'fire at what is protected from it' : 'fire missiles';
  const because = reasonFor('wrg/fire/weapon-factor', what, `weapon factor ${weapon}`);
  return hitsOnThings({ ...shot, weapon, because }, dice, rules);
}

/** The odds of `fireShot`: fire casualty points. */
export function fireShotOdds(shot: FireShot, rules: BatteryRules = wrgRules()): Distribution<number> {
  return distribution(dice => fireShot(shot, dice, rules).hits);
}

/**
 * The weapon factor of fire missiles at men: that of the weapon, or that of fire.
 *
 * @param usual the factor of the weapon at those men (`shootingFactors`).
 * @clause wrg/fire/weapon-factor
 */
export function fireAtMen(usual: number, { optional }: SiegeRulesPart = wrgRules()): number {
  return optional.siege.fire.men === 'weapon' ? usual : optional.siege.fire.factor;
}

/** Something that burns, or may come to. */
export interface Burning {
  /** Fire casualty points that it has. */
  readonly points: number;
  /** It caught fire from something else. */
  readonly caught?: boolean;
  /** Periods for which it has been untenable; not yet unless said. */
  readonly untenableFor?: number;
}

/** What happens to it in a period. */
export interface FirePeriod extends Burning {
  /** Points that fire missiles add. */
  readonly added?: number;
  readonly fighters?: FireFighters;
}

/** Figures who fight a fire. */
export interface FireFighters {
  readonly figures: number;
  readonly buckets: boolean;
  /** Paces to the nearest water. */
  readonly waterAt?: number;
  /** Figure/periods of water left in tank wagons beside it. */
  readonly tank?: number;
}

/** What a period of fire came to. */
export interface Burnt extends Burning {
  readonly state: 'out' | 'burning' | 'untenable' | 'burnt-out';
  /** Points put out. */
  readonly cancelled: number;
  /** What the tanks still hold; `null` where none were used. */
  readonly tank: number | null;
  readonly because: readonly Reason[];
}

/**
 * A period of fire: missiles add to it, and what has caught from something else goes on by itself; each figure with a bucket and
 * water near takes a point away. At so many points it is untenable for some periods, and nothing saves it then.
 *
 * Source: Siege > Fire.
 *
 * @throws RuleViolation for points or figures that are no whole number.
 * @clause wrg/fire/untenable
 * @clause wrg/fire/spread-rate
 * @clause wrg/fire/fight
 * @clause wrg/fire/too-late
 * @clause wrg/fire/buckets
 */
export function burn(period: FirePeriod, rules: SiegeRulesPart = wrgRules()): Burnt {
  const { points, caught = false, added = 0, untenableFor = 0, fighters } = period;
  insistOnWhole(points, 'points', 'wrg/fire/untenable');
  insistOnWhole(added, 'added', 'wrg/fire/untenable');
  const { untenableAt, untenablePeriods, spreading } = rules.optional.siege.fire;
  if (points >= untenableAt) {
    const lasted = untenableFor + 1;
    const over = lasted >= untenablePeriods;
    const reasons = [
      reasonFor('wrg/fire/untenable', `untenable for ${counted(lasted, 'period')}`, over ? 'over' : 'goes on'),
    ];
    if (fighters !== undefined) reasons.push(reasonFor('wrg/fire/too-late', 'fought too late', 'nothing is saved'));
    const state = over ? 'burnt-out' : 'untenable';
    return {
      points,
      caught,
      untenableFor: lasted,
      state,
      cancelled: 0,
      tank: fighters?.tank ?? null,
      because: reasons,
    };
  }
  const grown = points + added + (caught ? spreading : 0);
  const because: Reason[] = [];
  if (caught)
    because.push(reasonFor('wrg/fire/spread-rate', 'has caught fire, and burns on', `+${counted(spreading, 'point')}`));
  const fought = foughtBy(fighters, grown, rules);
  because.push(...fought.because);
  const left = grown - fought.cancelled;
  const untenable = left >= untenableAt;
  because.push(
    reasonFor('wrg/fire/untenable', counted(left, 'fire casualty point'), untenable ? 'untenable' : 'holds'),
  );
  const state = untenable ? 'untenable' : left === 0 ? 'out' : 'burning';
  return {
    points: left,
    caught: caught && left > 0,
    untenableFor: 0,
    state,
    cancelled: fought.cancelled,
    tank: fought.tank,
    because,
  };
}

function foughtBy(fighters: FireFighters | undefined, points: number, { optional }: SiegeRulesPart) {
  const because: Reason[] = [];
  if (fighters === undefined) return { cancelled: 0, tank: null, because };
  const { figures, buckets, waterAt = Number.POSITIVE_INFINITY, tank = 0 } = fighters;
  insistOnWhole(figures, 'fighters.figures', 'wrg/fire/fight');
  const { waterWithin, cancelledByAFigure } = optional.siege.fire;
  const near = waterAt <= waterWithin;
  const drawing = buckets ? (near ? figures : Math.min(figures, tank)) : 0;
  const cancelled = Math.min(points, drawing * cancelledByAFigure);
  because.push(
    reasonFor('wrg/fire/fight', `${counted(drawing, 'figure')} with water`, `−${counted(cancelled, 'point')}`),
  );
  if (!buckets) because.push(reasonFor('wrg/fire/buckets', 'no buckets', 'nobody can fight it'));
  return { cancelled, tank: near || fighters.tank === undefined ? (fighters.tank ?? null) : tank - drawing, because };
}

/**
 * Figure/periods of water in tank wagons.
 *
 * Source: Siege > Fire.
 *
 * @throws RuleViolation for wagons that are no whole number.
 * @clause wrg/fire/buckets
 */
export function tankWater(wagons: number, { optional }: SiegeRulesPart = wrgRules()): number {
  insistOnWhole(wagons, 'wagons', 'wrg/fire/buckets');
  return wagons * optional.siege.fire.tank;
}

/** How strong the wind blows. */
export type WindStrength = 'calm' | 'light' | 'strong';

/**
 * Paces that fire can leap down the wind.
 *
 * Source: Siege > Fire.
 *
 * @clause wrg/fire/leap
 */
export function fireLeap(wind: WindStrength, { optional }: SiegeRulesPart = wrgRules()): number {
  return wind === 'calm' ? 0 : optional.siege.fire.leaps[wind];
}

/**
 * Whether grass can burn: after much drought, and in high winds.
 *
 * Source: Siege > Fire.
 *
 * @clause wrg/fire/grass
 */
export function grassBurns({ dry, wind }: { readonly dry: boolean; readonly wind: WindStrength }): boolean {
  return dry && wind === 'strong';
}
