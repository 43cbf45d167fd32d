import type { SideId } from '../../../../battle/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { WrgEvent } from '../../events.js';
import type { Unit, WrgState } from '../../state.js';
import { generalOf, onTable } from '../../units.js';
import { effectsOn } from './effects.js';
import { isLitUp, type Lit } from './light.js';

/**
 * How far anybody sees a body: at night farther where a light falls on it.
 *
 * @clause wrg/weather/fog
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 * @clause wrg/night/light
 */
function seenFrom(unit: Unit, field: Lit): number {
  const { weather } = field.state;
  if (weather === undefined || weather.vision === null) return Number.POSITIVE_INFINITY;
  const lit = weather.dark && field.rules.optional.weather.night.litFromAfar && isLitUp(unit.placed, field);
  return effectsOn(undefined, field, lit)?.vision ?? Number.POSITIVE_INFINITY;
}

/** Whether one body is near enough to see another through fog, sand or the dark; whether anything stands in the way is another matter. */
export function seesSoFar(other: Unit, distance: number, field: Lit): boolean {
  return distance <= seenFrom(other, field);
}

/** Whether fog, sand or the dark hide anything now. */
export function isSightShort({ weather }: Pick<WrgState, 'weather'>): boolean {
  return weather !== undefined && weather.vision !== null;
}

/**
 * Whether a side may know where a body is: its own, and in fog, sand and darkness of the others those alone that one of its own is near enough
 * to see.
 *
 * @clause wrg/weather/fog
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 */
export function isKnownTo(side: SideId, unit: Unit, field: Lit): boolean {
  if (unit.side === side || !isSightShort(field.state)) return true;
  const most = seenFrom(unit, field);
  if (most === Number.POSITIVE_INFINITY) return true;
  const quad = quadOf(unit.placed);
  return onTable(field.state).some(own => own.side === side && distanceBetweenQuads(quadOf(own.placed), quad) <= most);
}

/** Whether a side sees a body: its own, and of the enemy those who stand in the open and whom neither fog, sand nor the dark hide. */
export function isShownTo(side: SideId, unit: Unit, field: Lit): boolean {
  if (unit.side === side) return true;
  return unit.hidden === null && unit.away === null && unit.aside?.kind !== 'tree' && isKnownTo(side, unit, field);
}

/** Those whom a side sees. */
export const seenBy =
  (side: SideId, field: Lit) =>
  (unit: Unit): boolean =>
    isShownTo(side, unit, field);

/**
 * The sides that are told of an event where fog, sand or the dark hide what happens: those who have a part in it, or see who has.
 * `undefined`: everybody.
 */
export function whoSees(event: WrgEvent, field: Lit): readonly SideId[] | undefined {
  const { state, scenario } = field;
  if (!isSightShort(state)) return undefined;
  const units = bodiesIn(event, state);
  if (units.length === 0) return undefined;
  return Object.keys(scenario.sides).filter(side => units.some(unit => isKnownTo(side, unit, field)));
}

/** The bodies that an event is about. */
function bodiesIn(event: WrgEvent, state: WrgState): readonly Unit[] {
  const ids = Object.entries(event).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (name === 'general') return generalOf(state, value)?.with ?? [];
    return roles.includes(name) ? [value] : [];
  });
  return ids.flatMap(id => (Object.hasOwn(state.units, id) ? (state.units[id] ?? []) : []));
}

/** What bodies are called in events. */
const roles: readonly string[] = ['unit', 'target', 'charger', 'a', 'b', 'by', 'after'];
