import type { Reply } from '../../../../battle/index.js';
import type { RangeThird } from '../fighting/defensive-fire.js';

/** When a charged unit is to fire. */
export interface MeetAnswer {
  readonly at: RangeThird;
}

/** The thirds of a range, the farthest first. */
export const everyThird: readonly RangeThird[] = ['far', 'middle', 'close'];

/** Reads the third of a range: `far`, `middle`, `close`. */
export function readThird(typed: string): Reply<MeetAnswer> {
  const word = typed.trim().toLowerCase();
  const at = everyThird.find(third => third === word);
  if (at !== undefined) return { answer: { at } };
  const problem = `"${typed.trim()}" is no part of a range`;
  return { violations: [{ path: 'at', problem, mend: 'write far, middle or close' }] };
}

/** A third of a range as `readThird` reads it. */
export function printThird({ at }: MeetAnswer): string {
  return at;
}
