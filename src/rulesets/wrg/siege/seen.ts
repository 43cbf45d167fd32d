import type { Point } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgScenario } from '../schema.js';
import { fortsOf, wallsOf } from './walls.js';
import type { Fort, WallKind, Works } from './works.js';

/** A siege as a side sees it. */
export interface SeenWorks extends Works {
  readonly forts: readonly Fort[];
  /** The walls, gates and palisades that still stand, stretch by stretch. */
  readonly walls: readonly { readonly id: string; readonly is: WallKind; readonly line: readonly Point[] }[];
}

/** What a side may know of a siege: what stands and lies about in the open. */
export function worksSeen(works: Works, scenario: WrgScenario): SeenWorks {
  const table = tableOf(scenario, { works });
  const walls = wallsOf({ table, scenario }).map(({ wall: { id, line }, is }) => ({ id, is, line }));
  return { ...structuredClone(works), forts: fortsOf(scenario), walls };
}
