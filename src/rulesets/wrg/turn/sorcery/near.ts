import type { SideId } from '../../../../battle/index.js';
import { distanceBetweenQuads, type Placed, quadOf } from '../../../../table/index.js';
import { isSaint } from '../../sorcery/saints.js';
import type { Unit, WrgState } from '../../state.js';
import type { Field } from '../field.js';
import { isShownTo } from '../weather/sight.js';

type State = Pick<WrgState, 'units'>;

/** Where somebody is: in the ranks of the unit that he is with, or by himself. */
export function standsAt(unit: Unit, { units }: State): Placed {
  const host = unit.aside?.kind === 'with' ? units[unit.aside.unit] : undefined;
  return host?.placed ?? unit.placed;
}

/** Whether somebody is on the table, by himself or in the ranks of a unit. */
export function isThere(unit: Unit, { units }: State): boolean {
  if (unit.gone !== null || unit.away !== null) return false;
  if (unit.aside === undefined) return true;
  const host = unit.aside.kind === 'with' ? units[unit.aside.unit] : undefined;
  return host !== undefined && host.gone === null && host.away === null;
}

/** Whether a side sees somebody, and the unit in whose ranks he is. */
export function isSeenWith(who: Unit, side: SideId, field: Pick<Field, 'state' | 'scenario' | 'rules'>): boolean {
  const host = who.aside?.kind === 'with' ? field.state.units[who.aside.unit] : undefined;
  return isShownTo(side, who, field) && (host === undefined || isShownTo(side, host, field));
}

/** Paces between two of them. */
export function between(one: Unit, other: Unit, state: State): number {
  return distanceBetweenQuads(quadOf(standsAt(one, state)), quadOf(standsAt(other, state)));
}

/** Those on the table, by themselves or in ranks, of whom something is so; the nearest to somebody first. */
export function nearestOf(
  unit: Unit,
  is: (other: Unit) => boolean,
  state: State,
): readonly { readonly unit: Unit; readonly distance: number }[] {
  return Object.values(state.units)
    .filter(other => other !== unit && isThere(other, state) && is(other))
    .map(other => ({ unit: other, distance: between(unit, other, state) }))
    .sort((a, b) => a.distance - b.distance);
}

/** Paces to the nearest saint of whom something is so. A saint is in his own zone. */
export function saintAt(unit: Unit, state: State, is: (saint: Unit) => boolean = () => true): number | undefined {
  if (isSaint(unit.troops) && is(unit)) return 0;
  return nearestOf(unit, other => isSaint(other.troops) && is(other), state)[0]?.distance;
}

/** Those who are in the ranks of a unit. */
export function attachedTo(unit: Pick<Unit, 'id'>, { units }: State): readonly Unit[] {
  return Object.values(units).filter(
    ({ aside, gone }) => gone === null && aside?.kind === 'with' && aside.unit === unit.id,
  );
}
