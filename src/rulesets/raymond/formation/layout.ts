/** Stands written row by row: `PMM/MM.` is three stands with two behind the left and the middle one. */
import { RuleViolation } from '../../../rulebook/index.js';
import type { Stand } from '../state.js';
import { type StandKind, standKinds, standLetters } from '../troops.js';

const EMPTY = '.';
const kindOf: ReadonlyMap<string, StandKind> = new Map(standKinds.map(kind => [standLetters[kind], kind]));

/**
 * Reads a layout: rows from the front, divided by `/`; in each row one letter for each stand from left to right as seen from behind (see
 * `standLetters`), `.` for an empty place. Whether the stands so written form a valid formation, `formationFaults` says.
 *
 * @throws RuleViolation at the first letter that stands for no stand, at a row without stands, and for an empty text.
 */
export function readLayout(text: string): readonly Stand[] {
  return text.split('/').flatMap((row, rank) => {
    const stands = [...row].flatMap((letter, file) => {
      if (letter === EMPTY) return [];
      const kind = kindOf.get(letter);
      if (kind === undefined) {
        throw new RuleViolation({
          path: 'stands',
          problem: `"${letter}" in "${text}" stands for no stand`,
          mend: `use ${Object.values(standLetters).join(' ')}, "${EMPTY}" for an empty place and "/" between rows`,
        });
      }
      return [{ kind, rank, file }];
    });
    if (stands.length === 0) {
      throw new RuleViolation({
        path: 'stands',
        problem: `row ${rank + 1} of "${text}" has no stands`,
        mend: 'put at least one stand into every row',
      });
    }
    return stands;
  });
}

/** Writes stands as a layout, every row as wide as the widest: the text that `readLayout` reads back into the same stands. */
export function layoutText(stands: readonly Stand[]): string {
  const ranks = 1 + Math.max(...stands.map(stand => stand.rank));
  const files = 1 + Math.max(...stands.map(stand => stand.file));
  const rows = Array.from({ length: ranks }, () => Array.from({ length: files }, () => EMPTY));
  for (const { kind, rank, file } of stands) rows[rank]?.splice(file, 1, standLetters[kind]);
  return rows.map(row => row.join('')).join('/');
}
