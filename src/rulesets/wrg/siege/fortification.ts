import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { insistOnWhole, rounded } from '../casualties/whole.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { throwsStones } from '../shooting/weapons.js';
import type { EngineKind } from '../troops.js';
import type { SiegeRulesPart } from './work.js';

/** Troops behind merlons or loopholes that somebody shoots at. */
export interface BehindMerlons {
  /** They shoot themselves. */
  readonly shooting: boolean;
  /** What shoots at them, where it is an engine. */
  readonly engine?: EngineKind;
}

/** How they are hit. */
export interface MerlonCover {
  /** Whether anything can hurt them. */
  readonly hurt: boolean;
  /** They have the use of their shields. */
  readonly shielded: boolean;
  /** What their cover counts, in place of what it usually does. */
  readonly cover: number;
  readonly because: readonly Reason[];
}

/**
 * Troops behind merlons and loopholes: while they shoot they are shielded, and their cover counts several times what it usually
 * does, which is nothing for engines that throw stones; while they do not, only such engines hurt them.
 *
 * Source: Siege > Fighting Inside Fortifications.
 *
 * @clause wrg/siege/fort/loopholes
 * @clause wrg/siege/fort/not-shooting
 */
export function behindMerlons(
  { shooting, engine }: BehindMerlons,
  { optional, fighting }: Pick<WrgRules, 'optional' | 'fighting'> = wrgRules(),
): MerlonCover {
  // Cover counts nothing for engines that throw stones, and so many times nothing behind merlons.
  const spared = fighting.shooting.machinesApart && throwsStones(engine);
  const cover = spared ? 0 : fighting.shooting.tactical['partial-cover'] * optional.siege.fort.coverTimes;
  const because = [reasonFor('wrg/siege/fort/loopholes', 'behind merlons or loopholes', `cover counts ${cover}`)];
  const hurt = shooting || throwsStones(engine);
  if (!shooting) {
    because.push(reasonFor('wrg/siege/fort/not-shooting', 'not shooting', 'stones alone hurt them'));
  }
  return { hurt, shielded: true, cover, because };
}

/** Stones thrown over a wall. */
export interface Lobbed {
  /** Casualties in men, as `shoot` throws them. */
  readonly casualties: number;
  /** From inside the walls, directed by men on them; otherwise from outside, blind. */
  readonly from: 'inside' | 'outside';
  /** Units of the garrison. */
  readonly units: number;
}

/**
 * Casualties of stones thrown over walls: from inside they all fall on the target, directed by men who need not show themselves; from
 * outside half of them, shared out among all units of the garrison. Parts of men are as `wrg/ruling/blind-casualties` has it.
 *
 * Source: Siege > Fighting Inside Fortifications.
 *
 * @returns men lost by the target, or by each unit of the garrison.
 * @throws RuleViolation for casualties or units that are no whole number.
 * @clause wrg/siege/fort/lob-inside
 * @clause wrg/siege/fort/lob-outside
 */
export function lobbedCasualties({ casualties, from, units }: Lobbed, rules: SiegeRulesPart = wrgRules()): number {
  insistOnWhole(casualties, 'casualties', 'wrg/siege/fort/lob-outside');
  insistOnWhole(units, 'units', 'wrg/siege/fort/lob-outside');
  if (from === 'inside') return casualties;
  const { blindShare, blindRounding } = rules.optional.siege.fort;
  return units === 0 ? 0 : rounded((casualties * blindShare) / units, blindRounding);
}

/** Escaladers on their ladders, and what has befallen them. */
export interface Escalade {
  /** They have pushed the defenders back. */
  readonly footing: boolean;
  /** They have been pushed back themselves this period. */
  readonly pushedBack?: boolean;
}

/** How they fight. */
export interface EscaladeFight {
  readonly escaladersShieldless: boolean;
  /** The defenders count as behind cover, at its usual value. */
  readonly defendersInCover: boolean;
  readonly laddersDown: boolean;
  readonly because: readonly Reason[];
}

/**
 * How a wall is fought for: until the escaladers have pushed the defenders back and gained a footing they are shieldless and their
 * opponents in cover; if they are pushed back themselves, their ladders are cast down.
 *
 * Source: Siege > Fighting Inside Fortifications.
 *
 * @clause wrg/siege/fort/escalade
 * @clause wrg/siege/fort/ladders-down
 */
export function escalade({ footing, pushedBack = false }: Escalade): EscaladeFight {
  const laddersDown = pushedBack;
  const because = footing
    ? [reasonFor('wrg/siege/fort/escalade', 'escaladers have a footing', 'they fight as usual')]
    : [reasonFor('wrg/siege/fort/escalade', 'escaladers have no footing', 'shieldless, against cover')];
  if (laddersDown)
    because.push(reasonFor('wrg/siege/fort/ladders-down', 'escaladers pushed back', 'ladders cast down'));
  return { escaladersShieldless: !footing, defendersInCover: !footing, laddersDown, because };
}

/**
 * Whether a gap in their formation disorganises troops where they stand: not inside fortifications, nor aboard a ship.
 *
 * Source: Siege > Fighting Inside Fortifications; Ship-to-shore Fighting.
 *
 * @clause wrg/siege/fort/fragmented-front
 * @clause wrg/ship/fragmented-front
 */
export function gapsMatter(place: 'fortification' | 'ship' | 'elsewhere'): boolean {
  return place === 'elsewhere';
}

/** Where defenders go who are out of control. */
export type DefendersOutOfControl = 'to-the-breach' | 'to-the-escalade' | 'sortie';

/**
 * What an uncontrolled advance is for defenders: to a breach or a wall that is threatened with escalade, the nearer first; without
 * either they sally out.
 *
 * Source: Siege > Fighting Inside Fortifications.
 *
 * @param breach paces to the nearest breach; `escalade` to the nearest wall so threatened.
 * @clause wrg/siege/fort/uncontrolled
 */
export function defendersOutOfControl({
  breach = Number.POSITIVE_INFINITY,
  escalade: threatened = Number.POSITIVE_INFINITY,
}: {
  readonly breach?: number;
  readonly escalade?: number;
}): DefendersOutOfControl {
  if (!Number.isFinite(breach) && !Number.isFinite(threatened)) return 'sortie';
  return breach <= threatened ? 'to-the-breach' : 'to-the-escalade';
}
