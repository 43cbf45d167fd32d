import { areasAt, distanceToQuad, type Point, type SightBlocker, segmentsCross } from '../../../../../table/index.js';
import { coverBefore, isNear } from '../../../common/turn/aim.js';
import { unitOf } from '../../../common/turn/units.js';
import type { MissileCover, MissileShot } from '../../missiles/missiles.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';

/**
 * What the ground between a shooter and his aim does to the shot, and what the target stands behind.
 *
 * @clause cady/ancient-medieval/missile/step-fence
 * @clause cady/ancient-medieval/missile/step-forest-edge
 * @clause cady/ancient-medieval/siege/wall-cover
 * @clause cady/ancient-medieval/hussite/cover
 * @clause cady/common/forest/edge-counts-as-wall
 */
export function coverOf(line: Line, field: AncientField): Pick<MissileShot, 'cover' | 'forestEdge' | 'fromWarWagons'> {
  const { unit, from, to, wagons } = line;
  const cover = behind(line, field);
  return {
    ...(cover === undefined ? {} : { cover }),
    ...(areasAt(field.table, to, 'wood').length > 0 ? { forestEdge: true } : {}),
    ...(sheltering(from, unit, wagons, field).length > 0 ? { fromWarWagons: true } : {}),
  };
}

/** A shot from one point at another, and the war wagons that stand near it. */
export interface Line {
  readonly unit: AncientUnit;
  readonly target: AncientUnit;
  readonly from: Point;
  readonly to: Point;
  readonly wagons: readonly SightBlocker[];
}

function behind({ unit, target, from, to, wagons }: Line, field: AncientField): MissileCover | undefined {
  const { state, table, rules } = field;
  if (target.on !== null) return unit.on === null ? 'castle-wall' : undefined;
  const barrier = coverBefore(from, to, table, rules);
  if (barrier !== undefined) return barrier === 'wall' ? 'stone-wall' : 'fence';
  const work = workBefore(from, to, state, rules);
  if (work !== undefined) return work;
  if (target.warWagon !== null || sheltering(to, target, wagons, field).length > 0) return 'war-wagons';
  return undefined;
}

/** What diggers have thrown up before a target: felled trees shelter as a fence does. */
function workBefore(
  from: Point,
  to: Point,
  { works }: AncientState,
  { table }: AncientMedievalRules,
): MissileCover | undefined {
  for (const { kind, line } of works) {
    if (kind !== 'entrenchment' && kind !== 'barricade') continue;
    if (!isNear(to, line, table.behindBarrier) || !segmentsCross({ from, to }, { from: line[0], to: line[1] }))
      continue;
    return kind === 'entrenchment' ? 'entrenchment' : 'fence';
  }
  return undefined;
}

/** Those of some bodies that are war wagons and stand still. */
export function wagonsAmong(blockers: readonly SightBlocker[], { state }: AncientField): readonly SightBlocker[] {
  return blockers.filter(({ id }) => {
    const { warWagon, turn } = unitOf(state, id);
    return warWagon !== null && turn.moved === 0;
  });
}

/** War wagons of a unit's side right before a point: they shelter whoever stands there, and hide nobody of it. */
export function sheltering(
  point: Point,
  { side }: AncientUnit,
  wagons: readonly SightBlocker[],
  { state, rules }: AncientField,
): readonly string[] {
  return wagons
    .filter(({ id, quad }) => {
      return unitOf(state, id).side === side && distanceToQuad(point, quad) <= rules.table.behindBarrier;
    })
    .map(({ id }) => id);
}
