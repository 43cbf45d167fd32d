import { distance, lineOfSight, type Point } from '../../../../../table/index.js';
import { blockersBetween, coverBefore } from '../aim.js';
import type { Field } from '../field.js';
import type { TurnContext } from '../period.js';
import type { FieldUnit, UnitId } from '../state.js';
import { unitOf } from '../units.js';
import { hasShownItself } from './lying-low.js';
import { markersSeen } from './markers.js';
import { mayShoot, revealAttacked } from './revealing.js';

/** A unit that may fire, and what it can reach. */
export interface MarkerAim<Unit extends FieldUnit> {
  readonly unit: Unit;
  /** The target that its order names, if it does. */
  readonly named: string | undefined;
  /** How far it fires at most, in cm. */
  readonly reach: number;
  /** Whether a point lies in its arc of fire. */
  covers(point: Point): boolean;
}

/**
 * What comes of orders to fire at an enemy marker that is in arc, range and sight: a real unit is set out, to be fired at like any
 * other; a phantom is taken off the table, and the fire is wasted on it.
 *
 * @returns for each that fires at a marker the unit behind it; `null`: nobody
 * @clause cady/common/phantom/removed-when-attacked
 */
export function fireAtMarkers<Unit extends FieldUnit>(
  aims: readonly MarkerAim<Unit>[],
  field: Field<Unit>,
  context: Pick<TurnContext, 'tell' | 'reveal' | 'rules'>,
): ReadonlyMap<UnitId, UnitId | null> {
  const { state } = field;
  const firing = aims.flatMap(aim => {
    const tag = markerAimedAt(aim, field);
    return tag === undefined || !mayShoot(state, aim.unit, context) ? [] : [{ unit: aim.unit.id, tag }];
  });
  // A volley at who lies behind a stone wall is spent on the wall, whether or not anybody is there.
  const isSafe = (tag: string) =>
    firing.filter(each => each.tag === tag).every(({ unit }) => liesBehindWall(tag, unitOf(state, unit), field));
  const behind = new Map<string, UnitId | null>();
  for (const { tag } of firing) {
    if (behind.has(tag)) continue;
    behind.set(tag, isSafe(tag) ? null : (revealAttacked(state, tag, context)?.id ?? null));
  }
  return new Map(firing.map(({ unit, tag }) => [unit, behind.get(tag) ?? null]));
}

/**
 * Whether a marker lies right behind a stone wall from a unit, and has not moved, fired or fought: nothing fired from there takes
 * anybody of it.
 *
 * @clause cady/musket/wall/hidden-invulnerable
 * @clause cady/musket/wall/hidden-marker
 */
function liesBehindWall<Unit extends FieldUnit>(tag: string, unit: Unit, field: Field<Unit>): boolean {
  const { state, table, rules } = field;
  const marker = markersSeen(state, unit.side).find(({ id }) => id === tag);
  if (rules.lurking === undefined || marker === undefined) return false;
  const behind = Object.values(state.units).find(each => each.marker === tag);
  if (behind !== undefined && hasShownItself(behind, field)) return false;
  return coverBefore(unit.at, marker.at, table, rules) === 'wall';
}

function markerAimedAt<Unit extends FieldUnit>(
  { unit, named, reach, covers }: MarkerAim<Unit>,
  field: Field<Unit>,
): string | undefined {
  const { state, table, rules } = field;
  const marker = markersSeen(state, unit.side).find(({ id, side }) => id === named && side !== unit.side);
  if (marker === undefined || distance(unit.at, marker.at) > reach || !covers(marker.at)) return undefined;
  const blockers = blockersBetween(unit, { ...unit, at: marker.at }, field);
  const line = { from: unit.at, to: marker.at, table, rules: rules.table.fireSight, blockers };
  return lineOfSight(line).clear ? marker.id : undefined;
}
