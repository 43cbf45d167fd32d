import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 0 given on the command line. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('give a whole number from 0.');
  return value;
}
