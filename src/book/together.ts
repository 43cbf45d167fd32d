import { type Distribution, type DistributionJSON, distribution } from '../dice/index.js';

/** What befalls several units at once, in parts that are thrown independently of each other. */
export interface Parts {
  /** Each part by itself, in the order in which outcomes tell of it. */
  readonly parts: readonly Distribution<number>[];
  /** The outcome that one result of every part makes, in plain data. */
  readonly together: (results: readonly number[]) => unknown;
  /** What befalls each unit by itself, by its name; asked for where all of them together have too many outcomes. */
  readonly alone: () => ReadonlyMap<string, { toJSON(): DistributionJSON<unknown> }>;
}

/** Why there is no distribution of everything together, and what there is instead. */
export interface TooMany {
  /** What there would be too many of: outcomes to be told, or branches to be run. */
  readonly of: 'outcomes' | 'branches';
  /** How many there would be; `null` for branches that were not counted to their end. */
  readonly number: number | null;
  /** The most there may be. */
  readonly most: number;
  /** What to ask for instead, in plain words. */
  readonly instead: string;
}

/** The chances of a function that throws dice: of all its outcomes or, where they are too many, of what befalls each unit. */
export interface Chances {
  /** Every outcome with its exact probability; `null` when no die is thrown, or there are too many. */
  readonly distribution: DistributionJSON<unknown> | null;
  /** Where all units together have too many outcomes: every outcome of each by itself, exactly, by its name. */
  readonly marginals?: { readonly [unit: string]: DistributionJSON<unknown> };
  /** Why `distribution` is `null` for a function that throws dice. */
  readonly tooMany?: TooMany;
}

/** The most outcomes that a distribution is told with, and the most branches that are run for one. */
export const MOST = 100_000;

/**
 * The chances of several parts: together as long as there are at most 100,000 outcomes, which is known before any is worked
 * out; beyond that, unit by unit.
 */
export function chancesOf({ parts, together, alone }: Parts): Chances {
  const number = parts.reduce((all, { outcomes }) => all * outcomes.length, 1);
  if (number > MOST) {
    return {
      distribution: null,
      marginals: Object.fromEntries([...alone()].map(([unit, each]) => [unit, each.toJSON()])),
      tooMany: {
        of: 'outcomes',
        number,
        most: MOST,
        instead: 'take what befalls each unit by itself, or ask for fewer units together',
      },
    };
  }
  const joint = parts.reduce(
    (all, part) => all.join(part, andThen, { key: results => results.join() }),
    distribution(nothing),
  );
  return { distribution: joint.map(together, { key: outcome => JSON.stringify(outcome) }).toJSON() };
}

/** Says before the solving that it would come to too much. */
export class TooManyToSolve extends RangeError {
  readonly tooMany: TooMany;

  constructor(tooMany: TooMany) {
    const { of, number, most, instead } = tooMany;
    super(`solving this takes ${number ?? 'more'} ${of} of ${most} at most: ${instead}`);
    this.name = 'TooManyToSolve';
    this.tooMany = tooMany;
  }
}

/** What a sum of dice (0 to 5000 hits), or losses one after the other, may come to: more would take longer than a second. */
const mostSolved = { outcomes: 5001, branches: 1_000_000 };

/**
 * Refuses before the solving what would come to too much: a sum of more than 5000 dice, or more than a million branches.
 *
 * @throws TooManyToSolve
 */
export function insistOnFew(of: TooMany['of'], number: number): void {
  const most = mostSolved[of];
  const instead = 'ask for fewer figures, or throw it as often as need be';
  if (number > most) throw new TooManyToSolve({ of, number, most, instead });
}

/** The chances of something that is solved, or why they are not: it would take too many outcomes, or more branches than `most`. */
export function chancesOrNone(solve: () => Chances, most: number = mostSolved.branches): Chances {
  try {
    return solve();
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    const instead = 'ask for fewer units or figures, or throw it as often as need be';
    const tooMany: TooMany =
      fault instanceof TooManyToSolve ? fault.tooMany : { of: 'branches', number: null, most, instead };
    return { distribution: null, tooMany };
  }
}

function nothing(): readonly number[] {
  return [];
}

function andThen(results: readonly number[], result: number): readonly number[] {
  return [...results, result];
}
