import { InvalidArgumentError } from 'commander';
import type { Seed } from '../dice/index.js';

/** What `--seed` asks for: dice of these bits or of this number, or fresh ones, which nobody knows. */
export type SeedAsked = Seed | typeof FRESH;

/** What is typed for dice of 128 bits that nobody knows. */
export const FRESH = 'fresh';

/** How `--seed` is told of in the help. */
export const seedHelp = 'seed of the dice: 32 hex digits or "fresh" for a game, a whole number for a test';

/** Reads a seed given on the command line: 32 hex digits, `fresh`, or a whole number from 0. */
export function seedAsked(text: string): SeedAsked {
  if (text === FRESH) return FRESH;
  if (/^[0-9a-f]{32}$/i.test(text)) return text.toLowerCase();
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError(
    `Give 32 hex digits, "${FRESH}", or a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`,
  );
}

/** The seed that a battle is begun with; none where it is to draw a fresh one. */
export function seedToStart(seed: SeedAsked): { readonly seed?: Seed } {
  return seed === FRESH ? {} : { seed };
}

/** Reads a whole number from 0 given on the command line. */
export function wholeNumber(text: string): number {
  return numberFrom(0, text);
}

/** Reads a number of turns given on the command line. */
export function turnCount(text: string): number {
  return numberFrom(1, text);
}

function numberFrom(least: number, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}.`);
  }
  return value;
}
