import { type ClauseId, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { distance, type Point } from '../../../../table/index.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

const berserkerReason = reasonsUnder('cady/ancient-medieval/berserker');

/**
 * Every fault of an army's berserkers: no more than three, unless both sides agree.
 *
 * Source: Additional Ancient Period Figures & Rules > Viking Berserker.
 *
 * @clause cady/ancient-medieval/berserker/maximum
 */
export function berserkersFaults(
  army: { readonly berserkers: number; readonly agreed?: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { most } = rules.medieval.berserkers;
  if (army.agreed === true || army.berserkers <= most) return [];
  const problem = `${army.berserkers} berserkers in one army`;
  return [{ path: 'berserkers', clause: clauseOf('maximum'), problem, mend: `take ${most}, or agree on more` }];
}

/** An enemy figure that a berserker might go for. */
export interface Prey {
  readonly id: string;
  readonly at: Point;
}

/** What a berserker does in a turn; no order says so, and none keeps him from it. */
export interface BerserkerTurn {
  /** The enemy he goes for and fights; `null`: nobody is left, and he stops. */
  readonly prey: Prey | null;
  /** How far he is away, in cm. */
  readonly distance: number;
  readonly because: readonly Reason[];
}

/**
 * Whom a berserker goes for: the enemy figure nearest to him, every turn anew, until he is removed or no enemy is left. Of
 * enemies equally near it is the first by name.
 *
 * Source: Additional Ancient Period Figures & Rules > Viking Berserker.
 *
 * @clause cady/ancient-medieval/berserker/nearest-enemy
 * @clause cady/ancient-medieval/berserker/no-orders
 * @clause cady/ancient-medieval/berserker/never-stops
 */
export function berserkerTurn({
  at,
  enemies,
}: {
  readonly at: Point;
  readonly enemies: readonly Prey[];
}): BerserkerTurn {
  const nearest = enemies
    .map(enemy => ({ enemy, away: distance(at, enemy.at) }))
    .sort((a, b) => a.away - b.away || (a.enemy.id < b.enemy.id ? -1 : 1))[0];
  if (nearest === undefined) {
    return { prey: null, distance: 0, because: [berserkerReason('never-stops', 'all enemies are gone', 'he stops')] };
  }
  const { enemy, away } = nearest;
  return {
    prey: enemy,
    distance: away,
    because: [berserkerReason('nearest-enemy', `nearest enemy at ${away} cm`, `goes for ${enemy.id}`)],
  };
}

/**
 * Every fault of an order to a berserker: there is none that he follows, and none that calls him back.
 *
 * Source: Additional Ancient Period Figures & Rules > Viking Berserker.
 *
 * @clause cady/ancient-medieval/berserker/no-orders
 */
export function berserkerOrderFaults({ ordered }: { readonly ordered: boolean }): readonly Violation[] {
  if (!ordered) return [];
  const problem = 'berserkers follow no orders';
  return [{ path: 'order', clause: clauseOf('no-orders'), problem, mend: 'write none' }];
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/berserker/${rule}`;
}
