import type { Dice } from '../../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type MusketRules, musketRules } from '../rules.js';
import { type EventId, type EventRow, eventClauses } from './rules.js';

/** A random event as it is thrown for. */
export interface ThrownEvent {
  readonly face: number;
  /** `null` where the chart has no row for the throw. */
  readonly event: EventId | null;
  readonly row: EventRow | null;
  readonly because: readonly Reason[];
}

const concerns = { one: 'the side that threw', both: 'both sides', nobody: 'nobody' };

/**
 * Throws for what chance brings in a turn.
 *
 * Source: Random events.
 *
 * @clause cady/events/chart/die
 */
export function throwEvent(dice: Dice, rules: Pick<MusketRules, 'chance'> = musketRules()): ThrownEvent {
  const face = dice.roll(rules.chance.numbers['die-sides']);
  const row = rules.chance.rows.find(({ from, to }) => from <= face && face <= to) ?? null;
  if (row === null) {
    const because = [reasonFor('cady/events/chart/die', `a throw of ${face}`, 'no row of the chart')];
    return { face, event: null, row, because };
  }
  const lasts = row.turns === null ? 'until the game ends' : counted(row.turns, 'turn');
  const effect = `${concerns[row.affects ?? 'both']}, ${lasts}`;
  return { face, event: row.id, row, because: [reasonFor(eventClauses[row.id], `a throw of ${face}`, effect)] };
}
