import type { SideId } from '../battle/index.js';

/** How long a side has held a place that the armies fight for. */
export interface Holding {
  readonly objective: string;
  side: SideId | null;
  /** Turns held without a break. */
  turns: number;
}

/** A place at the end of a turn. */
export interface PlaceNow {
  readonly objective: string;
  /** The sides that have anybody there who counts. */
  readonly there: Iterable<SideId>;
  /** How it was held until now. */
  readonly before: readonly Holding[];
  /** Who holds a place on which nobody stands any more: nobody, or the side that held it last. */
  readonly empty: 'nobody' | 'last';
}

/** Who holds a place at the end of a turn, and for how long: the side that alone has anybody there. */
export function holdingNow({ objective, there, before, empty }: PlaceNow): Holding {
  const was = before.find(holding => holding.objective === objective);
  const [only, ...others] = new Set(there);
  const last = empty === 'last' ? (was?.side ?? null) : null;
  const side = only === undefined ? last : others.length === 0 ? only : null;
  const turns = side === null ? 0 : was?.side === side ? was.turns + 1 : 1;
  return { objective, side, turns };
}

/** Those of the places now that somebody holds, or has lost hold of: what there is to tell. */
export function holdingsToTell(before: readonly Holding[], now: readonly Holding[]): readonly Holding[] {
  return now.filter(
    ({ objective, side }) =>
      side !== null || (before.find(holding => holding.objective === objective)?.side ?? null) !== null,
  );
}
