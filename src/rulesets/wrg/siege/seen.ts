import type { SideId } from '../../../battle/index.js';
import type { Point } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgScenario } from '../schema.js';
import type { UnitId } from '../state.js';
import { fortsOf, wallsOf } from './walls.js';
import type { Fort, Material, Tunnel, WallKind, Works } from './works.js';

/**
 * A tunnel as a side knows it: of the enemy's where it begins, if that had to be announced, and not where it goes. His go by names of their own,
 * which do not tell how many others he digs; and nobody knows which of his own the enemy has heard of.
 */
export interface SeenTunnel extends Pick<Tunnel, 'id' | 'side' | 'by' | 'from' | 'state'> {
  readonly to: Point | null;
  readonly dug: number | null;
}

/** A siege as a side sees it. */
export interface SeenWorks extends Omit<Works, 'tunnels'> {
  readonly tunnels: readonly SeenTunnel[];
  readonly forts: readonly Fort[];
  /** The walls, gates and palisades that still stand, stretch by stretch. */
  readonly walls: readonly { readonly id: string; readonly is: WallKind; readonly line: readonly Point[] }[];
}

/**
 * What a side may know of a siege: what stands and lies about in the open, and the tunnels that it digs itself. Of the enemy's it knows those that
 * were announced, no more than where they begin.
 *
 * @clause wrg/siege/mining/declare
 * @clause wrg/siege/mining/countermine
 */
export function worksSeen(
  { tunnels, tasks, material, ...works }: Works,
  scenario: WrgScenario,
  side: SideId,
  { units, shown }: Watched,
): SeenWorks {
  const table = tableOf(scenario, { works });
  const walls = wallsOf({ table, scenario, state: { works } }).map(({ wall: { id, line }, is }) => ({ id, is, line }));
  const isOwn = (id: UnitId) => units[id]?.side === side;
  const open = Object.entries(tasks).filter(([id, work]) => isOwn(id) || (shown.has(id) && !('mine' in work)));
  return {
    ...structuredClone(works),
    // What those carry who are not seen is not seen either.
    material: structuredClone(material.filter(({ by }) => by === null || shown.has(by))).map(each =>
      lastHolder(each, shown),
    ),
    tasks: structuredClone(Object.fromEntries(open)),
    tunnels: tunnels.flatMap(tunnel => seenTunnel(tunnel, side)),
    forts: fortsOf(scenario),
    walls,
  };
}

/** The bodies of a battle, and those whom a side sees. */
export interface Watched {
  readonly units: Readonly<Record<UnitId, { readonly side: SideId }>>;
  readonly shown: ReadonlySet<UnitId>;
}

/** A piece without who had it in hand last, if he is not seen. */
function lastHolder({ of, ...piece }: Material, shown: ReadonlySet<UnitId>): Material {
  return of === undefined || !shown.has(of) ? piece : { ...piece, of };
}

function seenTunnel(
  { id, side: whose, by, from, to, knownAs, dug, state }: Tunnel,
  side: SideId,
): readonly SeenTunnel[] {
  const seen = { side: whose, by, from: { ...from }, state };
  if (whose === side) return [{ ...seen, id, to: { ...to }, dug }];
  return knownAs === null ? [] : [{ ...seen, id: knownAs, to: null, dug: null }];
}
