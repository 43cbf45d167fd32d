import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 0 given on the command line, such as a seed. */
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
