import * as z from 'zod';
import type { Choices, Ruling, Violation } from '../../../rulebook/index.js';
import { choice, entry, violationsOf } from '../../../scenario/index.js';
import type { Edition } from './rulings.js';

/** What a Cady game may be played by besides its defaults. */
export interface EditionChosen {
  readonly edition: Edition;
  /** Readings by ruling. */
  readonly rulings: Choices;
}

const chosen = entry({
  edition: choice(['book', 'card'], 'edition').default('book'),
  rulings: z.record(z.string().max(120), z.string().max(80)).default({}),
});

/**
 * Reads which edition a game is played by, and which readings of rulings it takes, from untrusted data. Every fault at once: rulings that do
 * not exist, and readings that they do not have.
 */
export function readEdition(
  input: unknown,
  rulings: readonly Ruling[],
): { readonly chosen: EditionChosen } | { readonly violations: readonly Violation[] } {
  const read = chosen.safeParse(input ?? {});
  if (!read.success) {
    return { violations: violationsOf(read.error).map(fault => ({ ...fault, path: `houseRules.${fault.path}` })) };
  }
  const violations = Object.entries(read.data.rulings).flatMap(([id, reading]): Violation[] => {
    const path = `houseRules.rulings.${id}`;
    const ruling = rulings.find(each => each.id === id);
    if (ruling === undefined) {
      return [{ path, problem: `there is no ruling "${id}" in this game`, mend: 'see littlewars rulings' }];
    }
    const readings = ruling.readings.map(each => each.id);
    if (readings.includes(reading)) return [];
    const mend = `choose one of ${readings.join(', ')}`;
    return [{ path, problem: `"${reading}" is not one of the readings`, mend }];
  });
  return violations.length > 0 ? { violations } : { chosen: read.data };
}

/** How a ruleset reads its rules from untrusted data: an edition and readings, or nothing for the rules by default. */
export type RulesReader<Rules> = (
  input: unknown,
) => { readonly rules: Rules } | { readonly violations: readonly Violation[] };

/** The reader of a Cady game's rules. The rules asked for last are kept: a battle asks for the same ones at every answer. */
export function rulesReader<Rules>(
  rulings: readonly Ruling[],
  standard: Rules,
  make: (chosen: EditionChosen) => Rules,
): RulesReader<Rules> {
  let last: { readonly key: string; readonly rules: Rules } | undefined;
  return input => {
    if (input === undefined || input === null) return { rules: standard };
    const read = readEdition(input, rulings);
    if ('violations' in read) return read;
    const key = JSON.stringify(read.chosen);
    if (last?.key !== key) last = { key, rules: make(read.chosen) };
    return { rules: last.rules };
  };
}
