import type { Work } from '../siege/works.js';
import { isId } from './words.js';

/** Reads what a unit works at: `break main-gate`, `ladders north-wall`, `batter north-wall`, `lob`, `keep down`; `undefined` when it is something else. */
export function readWork(part: string): Work | undefined {
  if (part === 'lob') return { lob: true };
  if (part === 'keep down') return { down: true };
  const [, word, on = ''] = /^(break|ladders|batter) (\S+)$/.exec(part) ?? [];
  if (word === undefined || !isId(on)) return undefined;
  if (word === 'batter') return { batter: on };
  return word === 'break' ? { break: on } : { ladders: on };
}

/** What a unit works at in the notation that `readWork` reads. */
export function printWork(work: Work): string {
  if ('lob' in work) return 'lob';
  if ('down' in work) return 'keep down';
  if ('batter' in work) return `batter ${work.batter}`;
  return 'ladders' in work ? `ladders ${work.ladders}` : `break ${work.break}`;
}
