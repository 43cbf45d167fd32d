/** Who goes to the places that the battle may be decided by, and who stays there. */
import { distance, distanceToQuad } from '../../../table/index.js';
import { isEngaged } from '../combat/contact.js';
import type { Field } from '../field.js';
import { standQuads } from '../formation/formation.js';
import { allowanceOf } from '../movement/actions.js';
import type { RaymondScenario } from '../schema.js';
import type { Formed, Objective, RaymondView, Unit, UnitId } from '../state.js';
import { isArtillery, isCommand } from '../units.js';

/** A place, and what somebody is there for. */
export interface Errand {
  readonly place: Objective;
  /** To keep the enemy from winning by it, or to win by it. */
  readonly why: 'deny' | 'hold';
  /** The next turn may decide the battle. */
  readonly now: boolean;
}

/** What each unit goes out for that has an errand. */
export type Errands = ReadonlyMap<UnitId, Errand>;

/** Turns of the way above which nobody sets out to win by a place. */
const FARTHEST = 4;
/** How many units are sent. */
const SENT = { deny: 2, hold: 1 } as const;
/** How near to a place enemies who fight must be to make it no errand, beyond its radius, in inches. */
const GUARDED = 6;
/** Turns that a commander, who has others to lead, counts as farther away. */
const LEADS = 1.5;
/** Stands that a unit must have left to be sent out to win by a place. */
const FRESH = 3;

/**
 * The errands of a side: a place by which the enemy would win is not left to him, and one by which it wins itself is held.
 *
 * @param free the units that have yet to move
 */
export function errandsOf(
  view: RaymondView,
  victory: RaymondScenario['victory'],
  free: ReadonlySet<UnitId>,
  field: Field,
): Errands {
  const errands = new Map<UnitId, Errand>();
  const own = Object.values(view.units).filter(unit => unit.side === view.side && unit.gone === null);
  for (const condition of victory) {
    if (condition.kind !== 'hold') continue;
    for (const place of view.objectives.filter(({ id }) => condition.objectives.includes(id))) {
      const held = view.holdings.find(({ objective }) => objective === place.id);
      const counts = (side: boolean) => condition.side === undefined || (condition.side === view.side) === side;
      const byEnemy = held !== undefined && held.side !== null && held.side !== view.side;
      const now = (held?.turns ?? 0) + 1 >= condition.turns;
      const denies = counts(false) && byEnemy ? ({ place, why: 'deny', now } as const) : undefined;
      const holds =
        counts(true) && isOpen(place, view, field) ? ({ place, why: 'hold', now: false } as const) : undefined;
      const errand = denies ?? holds;
      if (errand === undefined) continue;
      const others = own.filter(({ id }) => !errands.has(id));
      for (const id of sentOn(errand, others, free, field)) errands.set(id, errand);
    }
  }
  return errands;
}

/** Whether a body that stands so is at a place. */
export function isAt({ at, radius }: Objective, unit: Unit, formed: Formed, { rules }: Field): boolean {
  return standQuads({ ...unit, ...formed }, rules).some(quad => distanceToQuad(at, quad) <= radius);
}

/** Whether nobody of the enemy who fights is at a place or about it. */
function isOpen({ at, radius }: Objective, { units, side }: RaymondView, { rules }: Field): boolean {
  return !Object.values(units).some(
    unit =>
      unit.side !== side &&
      unit.gone === null &&
      !isCommand(unit) &&
      standQuads(unit, rules).some(quad => distanceToQuad(at, quad) <= radius + GUARDED),
  );
}

/** The units that are there soonest, of those who are free to go; whoever has moved already is on his way, unless that would be too late. */
function sentOn(
  { place, why, now }: Errand,
  own: readonly Unit[],
  free: ReadonlySet<UnitId>,
  field: Field,
): readonly UnitId[] {
  const may = ({ id, rank, stands }: Unit) =>
    rank !== null ? now && free.has(id) : why === 'deny' || stands.length >= FRESH;
  return own
    .filter(unit => !isArtillery(unit) && !isEngaged(unit, field, field.rules) && may(unit))
    .map(unit => ({ unit, turns: turnsTo(place, unit, field) }))
    .filter(({ unit: { id }, turns }) => turns <= FARTHEST && (!now || free.has(id) || turns === 0))
    .sort((a, b) => a.turns - b.turns)
    .filter(({ turns }, n) => n < SENT[why] || (now && turns <= 1))
    .map(({ unit: { id } }) => id);
}

/** Turns that a unit takes to a place; none where it is there. */
function turnsTo(place: Objective, unit: Unit, field: Field): number {
  if (isAt(place, unit, unit, field)) return isCommand(unit) ? LEADS : 0;
  const allowance = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  const way = Math.max(0, distance(unit.at, place.at) - place.radius);
  return allowance === 0 ? Number.POSITIVE_INFINITY : way / allowance + (isCommand(unit) ? LEADS : 0);
}
