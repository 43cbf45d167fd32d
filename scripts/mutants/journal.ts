import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What became of a change, or of a step on the way: a line of the journal, from which a broken run goes on. */
export type Entry =
  | { readonly what: 'noticed'; readonly id: string; readonly by: string; readonly how: 'vector' | 'battle' | 'test' }
  | { readonly what: 'hangs'; readonly id: string; readonly by: string }
  /** Is asked now: should nothing follow, then it hangs. */
  | { readonly what: 'trying'; readonly id: string; readonly by: string }
  /** A test of this file comes by it. */
  | { readonly what: 'reached'; readonly id: string; readonly by: string }
  /** Made once, while the code is loaded or when it is first asked for: no switch changes it afterwards. */
  | { readonly what: 'once'; readonly id: string; readonly loaded: boolean }
  /** A test that all changes have been asked, and how long it takes unchanged. */
  | { readonly what: 'test'; readonly test: string; readonly milliseconds: number; readonly pass: number }
  /** A test that fails without any change: of the copy, or because a change has spoilt what is kept. */
  | { readonly what: 'fails'; readonly test: string }
  /** What is kept has been spoilt: the process is to be begun again. */
  | { readonly what: 'spoilt' }
  /** Was there from the beginning of a process of its own, and nobody noticed, or nobody in time. */
  | { readonly what: 'afresh'; readonly id: string; readonly inTime: boolean }
  /** A process begins, which knows nothing of what the last one has spoilt. */
  | { readonly what: 'begins' }
  | { readonly what: 'stage'; readonly name: string };

const path = 'journal.jsonl';

/** Writes into the journal of the copy that this runs in. */
export const note = (entry: Entry): void => noteIn('.', entry);

export function noteIn(folder: string, entry: Entry): void {
  appendFileSync(`${folder}/${path}`, `${JSON.stringify(entry)}\n`);
}

export function journalIn(folder: string): readonly Entry[] {
  const file = `${folder}/${path}`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Entry);
}

/** The changes that somebody has noticed. */
export function noticedIn(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(each => (each.what === 'noticed' || each.what === 'hangs' ? [each.id] : [])));
}
