import type { SideId } from '../battle/index.js';
import { isMany } from './agreement.js';

/** The condition that ends a battle. */
export interface Met<Condition> {
  readonly condition: Condition;
  /** The sides that met it; none when it ended the battle all the same. */
  readonly by: readonly SideId[];
  /** The side that alone met it. */
  readonly winner: SideId | null;
}

/** What may end a battle, and whose. */
export interface Conditions<Condition> {
  /** In the order of the scenario. */
  readonly conditions: readonly Condition[];
  readonly sides: readonly SideId[];
  /** What becomes of one that several sides meet at once: it ends the battle without a winner, or is passed over. */
  readonly atOnce?: 'draw' | 'play-on';
  /** Whether one that nobody meets ends the battle all the same: the last turn is over. */
  readonly isOver?: (condition: Condition) => boolean;
}

/** The first of the conditions that a side meets, or that ends the battle without. */
export function firstMet<Condition>(
  { conditions, sides, atOnce = 'draw', isOver = () => false }: Conditions<Condition>,
  meets: (condition: Condition, side: SideId) => boolean,
): Met<Condition> | undefined {
  for (const condition of conditions) {
    const by = sides.filter(side => meets(condition, side));
    const [winner = null] = by;
    if (by.length === 1) return { condition, by, winner };
    if (by.length > 1 && atOnce === 'draw') return { condition, by, winner: null };
    if (isOver(condition)) return { condition, by: [], winner: null };
  }
  return undefined;
}

/** How a battle ends in which a side has nobody left: the other has won, or nobody when there is nobody at all. */
export function sweptOff(
  sides: readonly SideId[],
  isLeft: (side: SideId) => boolean,
  nameOf: (side: SideId) => string,
  without = 'no unit left',
): { readonly winner: SideId | null; readonly reason: string } | undefined {
  const left = sides.filter(isLeft);
  if (left.length === sides.length) return undefined;
  const [winner = null] = left;
  if (winner === null) return { winner, reason: 'nobody is left on the table' };
  const gone = sides.filter(side => !left.includes(side)).map(nameOf);
  const has = gone.length > 1 || gone.some(isMany) ? 'have' : 'has';
  return { winner: left.length === 1 ? winner : null, reason: `${gone.join(' and ')} ${has} ${without}` };
}

/** What a side has lost when its losses end a battle: `63 % of its figures (60 % is enough)`. */
export function lossText<Of extends string>(
  { of, percent }: { readonly of: Of; readonly percent: number },
  mustered: Readonly<Record<Of, number>>,
  left: Readonly<Record<Of, number>>,
): string {
  const lost = Math.floor(((mustered[of] - left[of]) * 100) / mustered[of]);
  return `${lost} % of its ${of}${lost === Math.floor(percent) ? '' : ` (${percent} % is enough)`}`;
}
