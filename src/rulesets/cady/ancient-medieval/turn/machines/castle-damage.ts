import {
  type Area,
  type CastleWall,
  type Crossing,
  distance,
  type Feature,
  isArea,
  isCastleWall,
  isCrossing,
  type Placed,
  type Point,
  pointInPolygon,
  quadOf,
  type Table,
} from '../../../../../table/index.js';
import { breachAt, lengthOfLine, nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { tableOf } from '../../../common/turn/ground.js';
import { bears } from '../../../common/turn/moving/bridges.js';
import type { Breach } from '../../../common/turn/state.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { objectDestroyed } from '../../machines/gunpowder.js';
import type { DestructibleObject } from '../../numbers/artillery.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { GunType } from '../../troops.js';

/** What can be shot to pieces: bridges, and a castle's walls, gates and towers. */
type Structure = Crossing | CastleWall | Area;

/**
 * A stone or ball came down: what it hit of bridges and castle works bears it, and falls once enough have struck near one spot. A
 * building that touches a castle's wall is a tower of it and leaves rubble.
 *
 * Source: Gunpowder Artillery; Geography > Bridges.
 *
 * @clause cady/ancient-medieval/gunpowder/object-destruction
 * @clause cady/common/bridges/wooden-destroyed
 * @clause cady/common/bridges/stone-indestructible
 */
export function strikeStructures(
  { gun, at }: { readonly gun: GunType; readonly at: Point },
  state: AncientState,
  context: AncientContext,
): void {
  const { rules, scenario, tell } = context;
  const table = tableOf(scenario, state.breaches);
  for (const feature of table.features) {
    const kind = structureKind(feature, table.features);
    if (kind === undefined || !isStructure(feature) || !touched(feature, at, rules)) continue;
    state.struck.push({ object: feature.id, gun, at: { x: at.x, y: at.y } });
    const hits = state.struck
      .filter(({ object }) => object === feature.id)
      .map(hit => ({ gun: hit.gun, point: hit.at }));
    const { destroyed, because } = objectDestroyed({ kind, hits }, rules);
    // A bridge does not come down under those who stand on it: then the next hit does it.
    if (!destroyed || (isCrossing(feature) && bears(feature, table, state, rules))) continue;
    state.breaches.push(gapIn(feature, at, context));
    // What is left of a wall stands until it has been struck as often again.
    state.struck = state.struck.filter(({ object }) => object !== feature.id);
    tell({ kind: 'breached', barrier: feature.id, at: { x: at.x, y: at.y }, because });
    comeDown(state, context);
  }
}

function isStructure(feature: Feature): feature is Structure {
  return isCastleWall(feature) || isArea(feature) || isCrossing(feature);
}

function structureKind(feature: Feature, all: readonly Feature[]): DestructibleObject | undefined {
  switch (feature.kind) {
    case 'rampart':
      return 'castle-wall-section';
    case 'gate':
      return 'castle-gate';
    case 'bridge':
      return feature.material === 'stone' ? 'stone-bridge' : 'wooden-bridge';
    case 'building':
      return isTower(feature, all) ? 'castle-tower' : undefined;
    default:
      return undefined;
  }
}

/** Whether a building is a tower of a castle: a wall of the castle ends or runs at it. */
function isTower({ outline }: { readonly outline: readonly Point[] }, all: readonly Feature[]): boolean {
  return all.filter(isCastleWall).some(({ line }) => line.some(point => pointInPolygon(point, outline)));
}

/** Whether a shot came down right on something. */
function touched(feature: Structure, at: Point, { fire }: AncientMedievalRules): boolean {
  if (isArea(feature)) return pointInPolygon(at, feature.outline);
  const nearest = nearestOnLine(at, feature.line);
  const half = isCrossing(feature) ? feature.width / 2 : fire.pieceRadius;
  return nearest !== undefined && distance(nearest, at) <= half;
}

/** What is gone of it: of a wall as much as the rules say, of everything else the whole. */
function gapIn(feature: Structure, at: Point, { rules, scenario }: AncientContext): Breach {
  const built = tableOf(scenario).features.find(({ id }) => id === feature.id) ?? feature;
  if (isArea(built) || isArea(feature)) return { barrier: feature.id, from: 0, to: 0 };
  const { breach } = rules.siege;
  if (feature.kind !== 'rampart' || breach === null)
    return { barrier: feature.id, from: 0, to: lengthOfLine(built.line) };
  return breachAt({ id: feature.id, line: built.line }, at, breach);
}

/** Whoever has left the wall that he stood on, or stood on a part of it that is gone, stands on the ground now. */
export function comeDown(state: AncientState, { rules, scenario }: AncientContext): void {
  const table = tableOf(scenario, state.breaches);
  for (const unit of inPlay(state)) {
    if (unit.on !== null && !standsAt(placedOf(unit, rules), unit.on, table, rules)) unit.on = null;
  }
}

/** Whether a body stands right at a castle's wall: one of its edges runs along it. */
export function standsAt(placed: Placed, wall: string, table: Table, rules: AncientMedievalRules): boolean {
  const corners = quadOf(placed);
  const points = [...corners, ...corners.map((from, i) => middle(from, corners[(i + 1) % corners.length] ?? from))];
  return table.features.some(
    feature =>
      feature.kind === 'rampart' &&
      feature.id === wall &&
      points.some(point => {
        const nearest = nearestOnLine(point, feature.line);
        return nearest !== undefined && distance(nearest, point) <= rules.table.meleeRange;
      }),
  );
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
