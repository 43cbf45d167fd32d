import { distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import type { Influence } from '../../reaction/situation.js';
import type { General, Unit } from '../../state.js';
import { generalOf, generalWith, isGeneralOut, outAt, unitOf } from '../../units.js';
import { type Field, seesPlace } from '../field.js';
import { detoursOf } from './detour.js';
import { doingOf, goingBack } from './doing.js';

/** How a general counts in tests: a commander-in-chief may count either way. */
function influenceOf({ rank, personality }: General): Influence {
  return rank === 'commander-in-chief' ? 'average' : (personality ?? 'average');
}

/**
 * The general whom a unit has with it, and those of its own near it whom it sees, as its reaction counts them.
 *
 * @param most beyond how many paces it takes no notice of friends, and by one reading of `wrg/ruling/general-far-from-a-melee` of no general either
 * @clause wrg/reaction/test-below-half-in-melee
 */
export function generals(unit: Unit, most: number | null, field: Field) {
  // Who is out between the lines is not with his men.
  const own = isGeneralOut(unit) ? undefined : generalWith(field.state, unit);
  const near = nearTo(unit, { own, most }, field);
  // Who retires or routs is none where another does not.
  const steady = near.filter(general => !goesBack(general, field));
  const influence = togetherAs(steady.length > 0 ? steady : near);
  return {
    ...(own === undefined ? {} : { generalWith: influenceOf(own), generalRouts: unit.rout !== null }),
    ...(influence === undefined ? {} : { generalNear: influence, generalNearRetires: steady.length === 0 }),
  };
}

/** The generals whose command a unit is of, its own or through a subordinate, who are near and in its sight, but not with it. */
function nearTo(
  unit: Unit,
  { own, most }: { readonly own: General | undefined; readonly most: number | null },
  field: Field,
): readonly General[] {
  const { state, rules } = field;
  const { factors } = rules.reaction.counting;
  const noticed = rules.reaction.triggers.farFriends.generalsToo ? (most ?? Infinity) : Infinity;
  const reach = Math.min(noticed, factors['general-within-150'].within ?? Infinity);
  const paces = pacesToGenerals(unit, field);
  return Object.values(state.generals).filter(
    general =>
      general.gone === null &&
      general.side === unit.side &&
      general.id !== own?.id &&
      (general.id === unit.command || general.rank === 'commander-in-chief') &&
      paces(general) <= reach &&
      sees(unit, general, field),
  );
}

/** Whether a general goes back with those whom he is with: they retire or rout. */
function goesBack({ with: men }: General, field: Field): boolean {
  const unit = men === null ? undefined : unitOf(field.state, men);
  return unit !== undefined && (unit.rout !== null || goingBack(field).includes(doingOf(unit, field)));
}

/** How several generals count of whom any does, but one alone: in whichever way one of them can. */
function togetherAs(near: readonly General[]): Influence | undefined {
  const [first, ...others] = near.map(influenceOf);
  return others.every(each => each === first) ? first : 'average';
}

/**
 * Whether a unit sees a general: among the men whom he is with, or where he rides by himself.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function sees(unit: Unit, general: General, field: Field): boolean {
  const { with: men, at } = general;
  const out = outAt(general, field.state.units);
  if (out !== undefined) return seesPlace(unit, out, field);
  if (men === null) return seesPlace(unit, at, field);
  return (
    men === unit.id || field.near.around(unit.id, { of: 'friends', inView: true }).some(({ who }) => who.id === men)
  );
}

/**
 * How far generals are from a unit, by the way round where something that nobody passes lies between.
 *
 * @clause wrg/reaction/within-detour
 */
export function pacesToGenerals(unit: Unit, field: Field): (general: General) => number {
  const detourTo = detoursOf(unit, field);
  return general => {
    const at = placeOf(general, field.state);
    const paces = distanceToQuad(at, quadOf(unit.placed));
    const isOut = outAt(general, field.state.units) !== undefined;
    const body = isOut || general.with === null ? {} : { body: unitOf(field.state, general.with) };
    return detourTo({ at, paces, ...body }) ?? paces;
  };
}

/** Where a general is: with his unit, out between the lines, or by himself. */
export function placeOf(general: General, state: Field['state']): Point {
  if (general.with === null) return general.at;
  return outAt(general, state.units) ?? unitOf(state, general.with).placed.at;
}

/**
 * Whether its side has lost a general whom the unit saw fall, or who was near enough. Whose loss counts is `wrg/ruling/which-general-lost`.
 *
 * @clause wrg/reaction/minus2-general-lost
 */
export function isGeneralLost(unit: Unit, { state, rules }: Field): boolean {
  const own = generalOf(state, unit.command);
  const { generalLost: whose, factors } = rules.reaction.counting;
  const { within: reach } = factors['general-lost-250'];
  return Object.values(state.generals).some(
    ({ side, gone, lost, rank, id }) =>
      side === unit.side &&
      gone !== null &&
      lost !== null &&
      (whose === 'any-of-their-side' || id === own?.id || rank === 'commander-in-chief') &&
      (lost.byChallenge || reach === null || pacesToLost(unit, id) <= reach),
  );
}

/**
 * How far off a unit saw a general of its side lost; beyond everything if it did not see it.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function pacesToLost({ sawLost }: Unit, general: string): number {
  return sawLost?.find(each => each.general === general)?.paces ?? Number.POSITIVE_INFINITY;
}
