import type { SideId } from '../battle/index.js';

/** The condition that ends a battle, and who met it; `null`: several at once. */
export interface Met<Condition> {
  readonly condition: Condition;
  readonly winner: SideId | null;
}

/**
 * The first of the conditions, in the order of the scenario, that a side meets. Of one that several sides meet at once nobody is
 * the winner, or it is passed over, as the rules have it.
 */
export function firstMet<Condition>(
  {
    conditions,
    sides,
    atOnce = 'draw',
  }: {
    readonly conditions: readonly Condition[];
    readonly sides: readonly SideId[];
    readonly atOnce?: 'draw' | 'play-on';
  },
  meets: (condition: Condition, side: SideId) => boolean,
): Met<Condition> | undefined {
  for (const condition of conditions) {
    const [winner, ...others] = sides.filter(side => meets(condition, side));
    if (winner === undefined) continue;
    if (others.length === 0) return { condition, winner };
    if (atOnce === 'draw') return { condition, winner: null };
  }
  return undefined;
}

/** How a battle ends in which a side has nobody left: the other has won, or nobody when there is nobody at all. */
export function sweptOff(
  sides: readonly SideId[],
  isLeft: (side: SideId) => boolean,
  nameOf: (side: SideId) => string,
): { readonly winner: SideId | null; readonly reason: string } | undefined {
  const left = sides.filter(isLeft);
  if (left.length === sides.length) return undefined;
  const [winner = null] = left;
  if (winner === null) return { winner, reason: 'nobody is left on the table' };
  const gone = sides.filter(side => !left.includes(side)).map(nameOf);
  return { winner: left.length === 1 ? winner : null, reason: `${gone.join(' and ')} has no unit left` };
}
