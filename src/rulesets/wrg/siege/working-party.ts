import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { insistOnWhole } from '../casualties/whole.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import type { SiegeRulesPart } from './work.js';

/**
 * Whether figures may dig, build, carry and break down: infantry and dismounted cavalry, but not barbarians of class B.
 *
 * Source: Siege > Working Parties.
 *
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/siege/working/who
 */
export function mayWork(
  troops: Pick<Troops, 'type' | 'training' | 'class'> & { readonly dismounted?: boolean },
  rules: Pick<WrgRules, 'army'> = wrgRules(),
): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  const onFoot = arm === 'infantry' || (arm === 'cavalry' && troops.dismounted === true);
  return onFoot && !(troops.training === 'barbarian' && troops.class === 'B');
}

/**
 * Enemy units that a working party counts when it tests: all those in the fort as one, and those outside it one by one.
 *
 * Source: Siege > Working Parties.
 *
 * @param inFort units in the fort that it would otherwise count.
 * @clause wrg/siege/working/unit
 */
export function enemiesOfWorkers(
  { inFort, outside }: { readonly inFort: number; readonly outside: number },
  { optional }: SiegeRulesPart = wrgRules(),
): number {
  return Math.min(inFort, optional.siege.work.garrisonUnits) + outside;
}

/** What working parties do when they are out of control. */
export type WorkersOutOfControl = 'advance' | 'meet-the-sortie' | 'double-work';

/**
 * What an uncontrolled advance is for a working party: those with ladders or fascines advance; others leave their work to meet a
 * sortie, and without one they work twice as fast.
 *
 * Source: Siege > Working Parties.
 *
 * @clause wrg/siege/working/uncontrolled
 */
export function workersOutOfControl({
  carries,
  sortie = false,
}: {
  readonly carries?: 'ladders' | 'fascines' | 'other';
  readonly sortie?: boolean;
}): WorkersOutOfControl {
  if (carries === 'ladders' || carries === 'fascines') return 'advance';
  return sortie ? 'meet-the-sortie' : 'double-work';
}

/** A working party under fire. */
export interface PartyUnderFire {
  readonly workers: number;
  /** Figures that hold pavises or mantlets before them. */
  readonly pavises?: number;
  /** Degrees between where the pavises face and where the missiles come from. */
  readonly bearing?: number;
}

/** How the party is hit. */
export interface PartyShielded {
  /** Workers that count shieldless. */
  readonly shieldless: number;
  /** Workers and bearers behind pavises. */
  readonly covered: number;
  readonly because: readonly Reason[];
}

/**
 * Who of a working party has a shield: nobody who works, but each pavise covers its bearer and one other against what comes from
 * within its arc.
 *
 * Source: Siege > Working Parties.
 *
 * @throws RuleViolation for figures that are no whole number.
 * @clause wrg/siege/working/unshielded
 * @clause wrg/siege/working/mantlets
 */
export function workersShielded(party: PartyUnderFire, { optional }: SiegeRulesPart = wrgRules()): PartyShielded {
  const { workers, pavises = 0, bearing = 0 } = party;
  insistOnWhole(workers, 'workers', 'wrg/siege/working/unshielded');
  insistOnWhole(pavises, 'pavises', 'wrg/siege/working/mantlets');
  const { men, arc } = optional.siege.work.pavise;
  const facing = bearing <= arc / 2;
  const others = facing ? Math.min(workers, pavises * (men - 1)) : 0;
  const because = [reasonFor('wrg/siege/working/unshielded', 'at work', `${workers - others} shieldless`)];
  const covered = facing ? others + pavises : 0;
  if (pavises > 0) because.push(reasonFor('wrg/siege/working/mantlets', `${pavises} pavises`, `${covered} covered`));
  return { shieldless: workers - others, covered, because };
}
