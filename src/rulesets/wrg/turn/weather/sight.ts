import type { SideId } from '../../../../battle/index.js';
import { distanceBetweenQuads, distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import type { WrgEvent } from '../../events.js';
import type { Unit, UnitId, WrgState } from '../../state.js';
import { generalOf, onTable, unitOf } from '../../units.js';
import { effectsOn } from './effects.js';
import { isLitUp, type Lit } from './light.js';

/**
 * Paces from which anybody sees a body in this weather and light, at night farther where a light falls on it; whether anything stands in the way is
 * another matter.
 *
 * @clause wrg/weather/fog
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 * @clause wrg/night/light
 */
export function seenFrom(unit: Unit, field: Lit): number {
  const { weather } = field.state;
  if (weather === undefined || weather.vision === null) return Number.POSITIVE_INFINITY;
  const lit = weather.dark && field.rules.optional.weather.night.litFromAfar && isLitUp(unit.placed, field);
  return effectsOn(undefined, field, lit)?.vision ?? Number.POSITIVE_INFINITY;
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

/** Whether a side sees what is at a place: in fog, sand and darkness one of its own has to be near enough. */
export function isPlaceKnownTo(side: SideId, place: Point, { state }: Pick<Lit, 'state'>): boolean {
  const most = state.weather?.vision ?? null;
  if (most === null) return true;
  return onTable(state).some(own => own.side === side && distanceToQuad(place, quadOf(own.placed)) <= most);
}

/** Notes where every side sees the bodies of the enemy, while weather is played that may hide them from it. */
export function noteWhereSeen(field: Lit): void {
  const { state, scenario } = field;
  if (state.weather === undefined) return;
  const before = state.lastSeen ?? {};
  const standing = onTable(state);
  state.lastSeen = Object.fromEntries(
    Object.keys(scenario.sides).map(side => {
      const seen = standing.filter(unit => unit.side !== side && isShownTo(side, unit, field));
      const places = seen.map(({ id, placed: { at } }) => [id, { x: at.x, y: at.y }] as const);
      return [side, { ...before[side], ...Object.fromEntries(places) }];
    }),
  );
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

/** The sides that see each of some bodies, of which one may be hidden from some of them; `undefined` where all do. */
export function whoSeesAll(units: readonly Unit[], field: Lit): readonly SideId[] | undefined {
  const sides = Object.keys(field.scenario.sides);
  const told = sides.filter(side => units.every(unit => isShownTo(side, unit, field)));
  return told.length === sides.length ? undefined : told;
}

/** What sides are told who do not see who shoots at them. */
interface Blind {
  /** Those who see him. */
  readonly seeing: readonly SideId[];
  /** Those who do not, and what they are told. */
  readonly sides: readonly SideId[];
  readonly instead: WrgEvent;
}

/**
 * Of those who are told of an event, the sides that do not see in fog, sand or darkness who shoots or casts a spell: they learn what it has
 * cost, and not from whom. Nor do they learn who has come upon a messenger of theirs, if he lies hidden from them all. `undefined`: all see him.
 *
 * @clause wrg/weather/fog
 * @clause wrg/night/vision-move
 */
export function blindTo(event: WrgEvent, told: readonly SideId[], field: Lit): Blind | undefined {
  const instead = asFromUnseen(event, field.state);
  if (instead === undefined) return undefined;
  const doer = unitOf(field.state, instead.by);
  // Whoever shoots has come out of his hiding place.
  const sees = event.kind === 'messenger' ? isShownTo : isKnownTo;
  const sides = told.filter(side => !sees(side, doer, field));
  if (sides.length === 0) return undefined;
  return { seeing: told.filter(side => !sides.includes(side)), sides, instead: instead.event };
}

/** Who shoots, casts a spell or comes upon a messenger in an event, and what it is to those who do not see him. */
function asFromUnseen(event: WrgEvent, state: WrgState): { readonly by: UnitId; readonly event: WrgEvent } | undefined {
  const from = (by: UnitId, unit: UnitId, what: 'shot' | 'spell', casualties: number) => ({
    by,
    event: { kind: 'from-unseen', unit, what, casualties, because: [] } as const,
  });
  switch (event.kind) {
    case 'shot':
      return from(event.unit, event.target, 'shot', event.casualties);
    case 'aimed': {
      const at = generalOf(state, event.general)?.with ?? null;
      return at === null ? undefined : from(event.unit, at, 'shot', event.casualties);
    }
    case 'spell':
      return from(event.magician, event.target, 'spell', 0);
    case 'messenger': {
      const { by, ...caught } = event;
      // How they strike would tell what men they are.
      const because = event.because.filter(({ clause }) => clause === 'wrg/orders/messengers-as-patrol');
      return by === undefined ? undefined : { by, event: { ...caught, because } };
    }
    default:
      return undefined;
  }
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
const roles: readonly string[] = ['unit', 'target', 'charger', 'a', 'b', 'by', 'after', 'magician'];
