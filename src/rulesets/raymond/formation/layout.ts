/** Stands written row by row: `PMM/MM.` is three stands with two behind the left and the middle one. */
import { RuleViolation } from '../../../rulebook/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Stand } from '../state.js';
import { type StandKind, standKindsOf } from '../troops.js';

const EMPTY = '.';

/** What layouts need of the rules. */
export type LayoutRules = Pick<RaymondRules, 'stands'>;

const lettersOf = new WeakMap<LayoutRules['stands'], ReadonlyMap<string, StandKind>>();

/** The kind that each letter stands for. */
function kindsByLetter(rules: LayoutRules): ReadonlyMap<string, StandKind> {
  const known = lettersOf.get(rules.stands);
  if (known !== undefined) return known;
  const made = new Map(standKindsOf(rules).map(kind => [rules.stands[kind].letter, kind]));
  lettersOf.set(rules.stands, made);
  return made;
}

/**
 * Reads a layout: rows from the front, divided by `/`; in each row one letter for each stand from left to right as seen from behind (see
 * `standLetters`; a kind that house rules have made has the letter that they give it), `.` for an empty place. Whether the stands so written form a valid formation, `formationFaults` says.
 *
 * @throws RuleViolation at the first letter that stands for no stand, at a row without stands, and for an empty text.
 */
export function readLayout(text: string, rules: LayoutRules = raymondRules()): readonly Stand[] {
  const kinds = kindsByLetter(rules);
  return text.split('/').flatMap((row, rank) => {
    const stands = [...row].flatMap((letter, file) => {
      if (letter === EMPTY) return [];
      const kind = kinds.get(letter);
      if (kind === undefined) {
        throw new RuleViolation({
          path: 'stands',
          problem: `"${letter}" in "${text}" stands for no stand`,
          mend: `use ${[...kinds.keys()].join(' ')}, "${EMPTY}" for an empty place and "/" between rows`,
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
export function layoutText(stands: readonly Stand[], rules: LayoutRules = raymondRules()): string {
  const ranks = 1 + Math.max(...stands.map(stand => stand.rank));
  const files = 1 + Math.max(...stands.map(stand => stand.file));
  const rows = Array.from({ length: ranks }, () => Array.from({ length: files }, () => EMPTY));
  for (const { kind, rank, file } of stands) rows[rank]?.splice(file, 1, rules.stands[kind].letter);
  return rows.map(row => row.join('')).join('/');
}
