import type { Work } from '../works/works.js';
import { isId } from './words.js';

/** Reads what a unit works at: `break main-gate`, `ladders north-wall`; `undefined` when it is something else. */
export function readWork(part: string): Work | undefined {
  const [, word, on = ''] = /^(break|ladders) (\S+)$/.exec(part) ?? [];
  if (word === undefined || !isId(on)) return undefined;
  return word === 'break' ? { break: on } : { ladders: on };
}

/** What a unit works at in the notation that `readWork` reads. */
export function printWork(work: Work): string {
  return 'ladders' in work ? `ladders ${work.ladders}` : `break ${work.break}`;
}
