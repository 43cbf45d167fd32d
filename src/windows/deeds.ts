import type { NamedTerms, Windows } from './types.js';

/** What a unit did in a battle. */
export interface UnitDeeds {
  /** Turns in which it came to blows. */
  readonly fought: number;
  /** Turns in which it shot or threw something. */
  readonly fired: number;
  /** Ground covered, in the unit of length of the ruleset's tables. */
  readonly moved: number;
}

/** An event, and when it was told. */
export type EventOfTurn<T extends NamedTerms> = T['event'] & { readonly turn: number };

/**
 * What each unit did in a battle, of all that was told of it.
 *
 * @param windows those of the battle's ruleset
 * @param events all events of the battle in the order told, as `onStep` of `playOut` or `onTell` of `simulateBattle` hands them out
 * @returns by the id of the unit; who did nothing is not among them
 */
export function deedsOf<T extends NamedTerms>(
  windows: Pick<Windows<T>, 'deeds'>,
  events: Iterable<EventOfTurn<T>>,
): { readonly [unit: string]: UnitDeeds } {
  const turns = new Map<string, { fought: Set<number>; fired: Set<number>; moved: number }>();
  for (const event of events) {
    for (const { unit, did, length = 0 } of windows.deeds(event)) {
      const own = turns.get(unit) ?? { fought: new Set(), fired: new Set(), moved: 0 };
      if (did === 'moved') own.moved += length;
      else own[did].add(event.turn);
      turns.set(unit, own);
    }
  }
  return Object.fromEntries(
    [...turns].map(([unit, { fought, fired, moved }]) => [
      unit,
      { fought: fought.size, fired: fired.size, moved: Math.round(moved * 1000) / 1000 },
    ]),
  );
}
