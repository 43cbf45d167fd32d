import type { SideId } from '../../../battle/index.js';
import type { Point } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgScenario } from '../schema.js';
import type { UnitId } from '../state.js';
import { fortsOf, wallsOf } from './walls.js';
import type { Fort, Tunnel, WallKind, Works } from './works.js';

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
  { tunnels, tasks, ...works }: Works,
  scenario: WrgScenario,
  side: SideId,
  own: (id: UnitId) => boolean,
): SeenWorks {
  const table = tableOf(scenario, { works });
  const walls = wallsOf({ table, scenario, state: { works } }).map(({ wall: { id, line }, is }) => ({ id, is, line }));
  const open = Object.entries(tasks).filter(([id, work]) => own(id) || !('mine' in work));
  return {
    ...structuredClone(works),
    tasks: structuredClone(Object.fromEntries(open)),
    tunnels: tunnels.flatMap(tunnel => seenTunnel(tunnel, side)),
    forts: fortsOf(scenario),
    walls,
  };
}

function seenTunnel(
  { id, side: whose, by, from, to, knownAs, dug, state }: Tunnel,
  side: SideId,
): readonly SeenTunnel[] {
  const seen = { side: whose, by, from: { ...from }, state };
  if (whose === side) return [{ ...seen, id, to: { ...to }, dug }];
  return knownAs === null ? [] : [{ ...seen, id: knownAs, to: null, dug: null }];
}
