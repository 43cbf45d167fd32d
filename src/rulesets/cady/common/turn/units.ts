import { type ClauseId, counted, RuleViolation } from '../../../../rulebook/index.js';
import type { Placed } from '../../../../table/index.js';
import { mayChangeFormation } from '../moving/movement.js';
import type { Order, OrderedFormation } from '../orders.js';
import type { FieldTroop, TurnRules } from './rules.js';
import type { Awaited, Contact, FieldState, FieldUnit, Gone, UnitId } from './state.js';

/** The troop figures of a unit under these rules. */
export function troopOf<Type extends string, Troop extends FieldTroop>(
  unit: { readonly type: Type },
  rules: { readonly troops: { readonly [type in Type]: Troop } },
): Troop {
  return rules.troops[unit.type];
}

/** A unit of the state by its id; throws a RuleViolation if there is none. */
export function unitOf<Unit extends FieldUnit>(state: FieldState<Unit>, id: UnitId): Unit {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  if (unit === undefined) {
    throw new RuleViolation({ path: id, problem: 'there is no such unit', mend: 'name a unit of the scenario' });
  }
  return unit;
}

/** The units on the table, in the order of the scenario: neither gone nor still awaited. */
export function inPlay<Unit extends FieldUnit>(state: FieldState<Unit>): Unit[] {
  return Object.values(state.units).filter(unit => unit.gone === null && unit.awaited === null);
}

/** Whether a unit that somebody looks at stands on the table: neither gone nor, if it is his own, still to come. */
export function isThere({
  gone,
  own,
}: {
  readonly gone: Gone | null;
  readonly own?: { readonly awaited: Awaited | null };
}): boolean {
  return gone === null && (own?.awaited ?? null) === null;
}

/** Whether a unit is in melee with anybody. */
export function inContact(unit: { readonly id: UnitId }, contacts: readonly Pick<Contact, 'a' | 'b'>[]): boolean {
  return contacts.some(({ a, b }) => a === unit.id || b === unit.id);
}

/** Whether two were at grips before anybody moved this turn. */
export function atGripsBefore({ since, byBreakThrough }: Contact, turn: number): boolean {
  return since < turn || byBreakThrough === true;
}

/** The enemies that a unit is in melee with. */
export function touching(
  { id }: { readonly id: UnitId },
  { contacts }: { readonly contacts: readonly Pick<Contact, 'a' | 'b'>[] },
): UnitId[] {
  return contacts.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
}

/**
 * The body and place of a unit on the table, in cm; in a building that of one of its floors. A stand that has lost some of its figures stays
 * until the last of them has fallen.
 *
 * @clause cady/ancient-medieval/artillery/dead-cap
 * @clause cady/ancient-medieval/missile/dead-cap
 */
export function placedOf(
  unit: Pick<FieldUnit, 'type' | 'figures' | 'files' | 'gap' | 'at' | 'facing' | 'house'>,
  rules: Pick<TurnRules, 'troops' | 'formation'>,
): Placed {
  const { stand } = troopOf(unit, rules);
  const { files, at, facing, gap, house } = unit;
  const figures = house === undefined ? unit.figures : Math.min(unit.figures, house.onFloor);
  const { lastRank, turnsAbout } = rules.formation;
  return {
    stand,
    figures,
    files,
    ...(gap === 0 ? {} : { gap }),
    at,
    facing,
    ...(lastRank === 'left' ? {} : { lastRank }),
    ...(turnsAbout === 'body-centre' ? {} : { turnsAbout: 'front' }),
  };
}

const formationClause: ClauseId = 'cady/common/orders/default-formation';

/**
 * Stands abreast for a formation as ordered. A column is so many figures abreast; a line of battle has two ranks and as
 * many files as that gives. Without an order cavalry forms two abreast and infantry four.
 *
 * @clause cady/common/orders/default-formation
 * @clause cady/common/definition/line-of-battle
 */
export function filesFor(
  formation: OrderedFormation | undefined,
  type: string,
  figures: number,
  rules: Pick<TurnRules, 'troops' | 'lineRanks' | 'defaultAbreast'>,
): number {
  const troop = troopOf({ type }, rules);
  const stands = Math.max(1, Math.ceil(figures / troop.stand.figures));
  if (troop.arm === 'artillery') return 1;
  if (formation?.shape === 'line') return Math.max(1, Math.ceil(stands / rules.lineRanks));
  const abreast = (formation?.shape === 'column' ? formation.abreast : undefined) ?? rules.defaultAbreast[troop.arm];
  if (!Number.isInteger(abreast) || abreast < 1) {
    throw new RuleViolation({
      path: 'formation',
      clause: formationClause,
      problem: `${counted(abreast, 'figure')} abreast is no formation`,
      mend: 'give a whole number of figures, 1 or more',
    });
  }
  return Math.min(stands, Math.ceil(abreast / troop.stand.figures));
}

/**
 * Stands abreast that an order has a unit change to; `undefined` when it keeps its formation. A unit without a formation in
 * its order keeps the last one (`cady/ruling/default-formation`), and a line that lost figures is still a line.
 *
 * @clause cady/common/orders/default-formation
 */
export function newFiles(
  order: Pick<Order, 'formation'>,
  unit: Pick<FieldUnit, 'type' | 'figures' | 'files'>,
  rules: TurnRules,
): number | undefined {
  const { formation } = order;
  const troop = troopOf(unit, rules);
  const fallsBack =
    !rules.readings.defaultFormation['keeps-last'] && mayChangeFormation({ morale: troop.morale ?? 0 }, rules);
  if (formation === undefined && !fallsBack) return undefined;
  const stands = Math.ceil(unit.figures / troop.stand.figures);
  if (formation?.shape === 'line' && Math.ceil(stands / unit.files) <= rules.lineRanks) return undefined;
  const files = filesFor(formation, unit.type, unit.figures, rules);
  return files === Math.min(unit.files, stands) ? undefined : files;
}
