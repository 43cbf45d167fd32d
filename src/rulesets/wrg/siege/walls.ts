import {
  type Barrier,
  bodyCentre,
  castleWallsBetween,
  destination,
  distance,
  distanceToSegment,
  isBarrier,
  isCastleWall,
  lengthInside,
  normalBearing,
  type Placed,
  type Point,
  partsOf,
  pointInPolygon,
  quadOf,
  type Table,
  turnBetween,
  turned,
  widthOf,
} from '../../../table/index.js';
import type { WrgScenario } from '../schema.js';
import type { SideId, Unit } from '../state.js';
import { closeness } from './closeness.js';
import { type Foot, footOn } from './ground.js';
import type { Fort, WallKind, Works } from './works.js';

/** Where walls are looked for: the table as it is now, and what the scenario says of its walls. */
export interface Walled {
  readonly table: Table;
  readonly scenario: WrgScenario;
  readonly state?: { readonly works?: Pick<Works, 'built'> };
}

/** The places of a scenario that are walled in. */
export function fortsOf({ works }: WrgScenario): readonly Fort[] {
  return (works?.forts ?? []).map(({ side, inside }, i) => ({
    name: `fort-${i + 1}`,
    side,
    inside: inside.map(([x, y]) => ({ x, y })),
  }));
}

/** What a wall, gate or palisade is; `undefined` for a feature that is none. */
export function wallKind(id: string, { table, scenario, state }: Walled): WallKind | undefined {
  const named = scenario.works?.walls.find(({ feature }) => feature === id)?.is;
  if (named !== undefined) return named;
  const built = state?.works?.built.find(each => each.id === id)?.build;
  if (built === 'palisade' || built === 'turf-wall') return built;
  const feature = table.features.find(each => each.id === id);
  if (feature?.kind === 'rampart') return 'stone-wall';
  return feature?.kind === 'gate' ? 'fort-door' : undefined;
}

/** The fort within which a point lies. */
export function fortAround(point: Point, scenario: WrgScenario): Fort | undefined {
  return fortsOf(scenario).find(({ inside }) => pointInPolygon(point, inside));
}

/** The fort that a line encloses, or lies nearest to. */
export function fortOfLine(line: readonly Point[], scenario: WrgScenario): Fort | undefined {
  const [part] = partsOf(line);
  if (part === undefined) return undefined;
  const middle = { x: (part.from.x + part.to.x) / 2, y: (part.from.y + part.to.y) / 2 };
  const away = ({ inside }: Fort) => {
    const [first] = inside;
    const around = first === undefined ? [] : partsOf([...inside, first]);
    return pointInPolygon(middle, inside) ? 0 : Math.min(...around.map(edge => distanceToSegment(middle, edge)));
  };
  return [...fortsOf(scenario)].sort((a, b) => away(a) - away(b))[0];
}

/** Whose a wall or gate is: of the side that is named for it, or of who holds the fort to which it belongs. */
export function ownerOfWall({ id, line }: Pick<Barrier, 'id' | 'line'>, scenario: WrgScenario): SideId | undefined {
  const named = scenario.works?.walls.find(({ feature }) => feature === id)?.side;
  return named ?? fortOfLine(line, scenario)?.side;
}

/** The fort that a body is in: where its middle is. */
export function fortOf(placed: Placed, scenario: WrgScenario): Fort | undefined {
  return scenario.works === undefined ? undefined : fortAround(bodyCentre(placed), scenario);
}

/** A wall, gate or palisade with the place on it that is nearest to the front of a body. */
export interface AtWall {
  readonly wall: Barrier;
  readonly is: WallKind;
  readonly foot: Foot;
}

/** The walls, gates and palisades of a siege that still stand, stretch by stretch. */
export function wallsOf(walled: Walled): readonly { readonly wall: Barrier; readonly is: WallKind }[] {
  if (walled.scenario.works === undefined) return [];
  return walled.table.features.filter(isBarrier).flatMap(wall => {
    const is = wallKind(wall.id, walled);
    return is === undefined ? [] : [{ wall, is }];
  });
}

/** The walls at which a body stands with its front, the nearest first. */
export function wallsBefore(placed: Placed, walled: Walled, within: number = closeness.atWall): readonly AtWall[] {
  return wallsOf(walled)
    .flatMap(({ wall, is }): AtWall[] => {
      const foot = footOn(placed.at, wall.line);
      return foot !== undefined && foot.away <= within && faces(placed, foot) ? [{ wall, is, foot }] : [];
    })
    .sort((a, b) => a.foot.away - b.foot.away || (a.wall.id < b.wall.id ? -1 : 1));
}

/** Whether a body stands square to a line before it, or nearly. */
function faces({ facing }: Placed, { bearing }: Foot): boolean {
  const off = turnBetween(facing, bearing);
  return Math.abs(off - 90) <= closeness.square;
}

/** The wall before which a body stands on its rampart: it is inside, with its front at the wall; `undefined` where it stands before none. */
export function rampartUnder(placed: Placed, walled: Walled): AtWall | undefined {
  const fort = fortOf(placed, walled.scenario);
  if (fort === undefined) return undefined;
  const ahead = destination(placed.at, placed.facing, 2 * closeness.atWall);
  if (pointInPolygon(ahead, fort.inside)) return undefined;
  return wallsBefore(placed, walled).find(
    ({ is }) => is === 'stone-wall' || is === 'stone-tower' || is === 'fort-door',
  );
}

/**
 * The wall on whose rampart a body stands, whichever way it fronts: who has turned his back to the wall to go down, or has won it from outside and fronts into
 * the place, stands where he stood, and who has come over it stands across it. At a gate who has his back to it has come in by it, or waits within.
 */
export function rampartBeneath(placed: Placed, walled: Walled): AtWall | undefined {
  const before = rampartUnder(placed, walled) ?? rampartAcross(placed, walled);
  if (before !== undefined) return before;
  const behind = rampartUnder(turned(placed, normalBearing(placed.facing + 180)), walled);
  return behind?.is === 'fort-door' ? undefined : behind;
}

/** The stone wall that runs through a body from end to end, or through half its breadth at least: what is less brushes a corner, or the side of a breach. */
function rampartAcross(placed: Placed, walled: Walled): AtWall | undefined {
  const quad = quadOf(placed);
  const across = wallsOf(walled).flatMap(({ wall, is }) => {
    const foot = footOn(bodyCentre(placed), wall.line);
    const under = partsOf(wall.line).reduce((sum, part) => sum + lengthInside(part, quad), 0);
    const isStone = is === 'stone-wall' || is === 'stone-tower';
    return isStone && foot !== undefined && under > closeness.brush ? [{ at: { wall, is, foot }, under }] : [];
  });
  const [most] = across.sort((a, b) => b.under - a.under);
  return across.reduce((sum, { under }) => sum + under, 0) * 2 >= widthOf(placed) ? most?.at : undefined;
}

/** Whether a body is up on the rampart of a stone wall. */
export function isOnRampart(placed: Placed, walled: Walled): boolean {
  const at = rampartBeneath(placed, walled);
  return at !== undefined && at.is !== 'fort-door';
}

/**
 * The wall on whose rampart a unit stands. Broken men who have run have come down from it, and wherever they stop at a wall they are at its foot: nobody
 * who runs goes up stairs. Whoever asks of a unit, for its height, its cover, its losses or its footing, asks here.
 *
 * @clause wrg/terrain/infantry-only
 */
export function rampartOf({ placed, rout }: Pick<Unit, 'placed' | 'rout'>, walled: Walled): AtWall | undefined {
  return rout !== null && rout.periods > 0 ? undefined : rampartBeneath(placed, walled);
}

/** The walls and gates that keep two bodies from each other; none where one of them stands across a wall already. */
export function wallsBetweenBodies(a: Placed, b: Placed, table: Table): readonly string[] {
  return castleWallsBetween(table, bodyCentre(a), bodyCentre(b))
    .filter(({ line }) => !isUnder(line, a) && !isUnder(line, b))
    .map(({ id }) => id);
}

/** Whether a line runs through a body. */
export function isUnder(line: readonly Point[], placed: Placed): boolean {
  const quad = quadOf(placed);
  return partsOf(line).some(part => lengthInside(part, quad) > closeness.brush);
}

/** A body brought up square to a wall, its front a hair before it. */
export function squaredUp(placed: Placed, foot: Foot): Placed {
  const middle = bodyCentre(placed);
  const ahead = (bearing: number) => distance(destination(foot.at, bearing, closeness.atWall), middle);
  const [one, other] = [normalBearing(foot.bearing + 90), normalBearing(foot.bearing - 90)];
  const facing = ahead(one) > ahead(other) ? one : other;
  return { ...placed, at: destination(foot.at, normalBearing(facing + 180), closeness.before), facing };
}

/** Whether walls stand under any part of a body. */
export function standsAcrossWall(placed: Placed, table: Table): boolean {
  return table.features.filter(isCastleWall).some(({ line }) => isUnder(line, placed));
}
