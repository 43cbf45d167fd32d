import { type Command, Option } from 'commander';
import { type Book, type HouseRules, houseRulesFormat, houseRulesVersion } from '../book/index.js';
import { RuleViolation } from '../rulebook/index.js';
import type { Shelf } from './books.js';
import { readJson, within } from './files.js';

/** Which rules a command was asked to go by. */
export interface RulesAsked {
  readonly edition?: string;
  /** Files of house rules, in order. */
  readonly rules?: readonly string[];
}

/** Adds `--edition` and `--rules` to a command. */
export function withRulesOptions(command: Command): Command {
  return command.addOption(editionOption()).addOption(rulesOption());
}

/** `--edition`: the print of a book, or another edition of it, such as Cady's card. */
export function editionOption(): Option {
  return new Option('--edition <name>', "which edition of the book: Cady's card is one (card)");
}

/** `--rules`: a file of house rules; it may be given several times, and the later files go before the earlier. */
export function rulesOption(): Option {
  const add = (file: string, before: readonly string[] | undefined) => [...(before ?? []), file];
  return new Option('--rules <file>', 'a file of house rules; may be given several times').argParser(add);
}

/** House rules as a battle is begun with, and the book that they come to. */
export interface RulesGiven {
  readonly book: Book;
  /** What a record keeps: a set, or several in order; nothing for the print. */
  readonly houseRules?: HouseRules | readonly HouseRules[];
}

/**
 * The book of a ruleset under what was asked for.
 *
 * @throws RuleViolation with the file, the path in it, and how to mend it.
 */
export async function rulesGiven(shelf: Shelf, asked: RulesAsked): Promise<RulesGiven> {
  const { edition, rules: files = [] } = asked;
  const sets: HouseRules[] = [];
  let { book } = shelf;
  const lay = (source: string, set: HouseRules) => {
    book = inSource(source, () => {
      const laid = book.with(set);
      // Some faults show only when rules are made of the book: a change that no rule reads, a troop made of nothing known.
      shelf.rules(laid);
      return laid;
    });
    sets.push(set);
  };
  if (edition !== undefined) lay('--edition', { edition });
  for (const file of files) lay(file, await readHouseRules(file));
  const [only] = sets;
  if (only === undefined) return { book };
  return { book, houseRules: sets.length === 1 ? only : sets };
}

/**
 * A file of house rules as it was written. It must say that it is one, and of which version and ruleset; all else is checked when it is
 * laid on the book.
 */
export async function readHouseRules(file: string): Promise<HouseRules & { readonly ruleset: string }> {
  const input = await readJson(file);
  if (!isHouseRules(input)) {
    throw new RuleViolation({
      path: file,
      problem: 'not a file of house rules',
      mend: `begin it with { "format": "${houseRulesFormat}", "version": ${houseRulesVersion}, "ruleset": "musket", … }`,
    });
  }
  return input;
}

function isHouseRules(input: unknown): input is HouseRules & { readonly ruleset: string } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const said = new Map<string, unknown>(Object.entries(input));
  return (
    said.get('format') === houseRulesFormat &&
    said.get('version') === houseRulesVersion &&
    typeof said.get('ruleset') === 'string'
  );
}

/** The ruleset that files of house rules are for; `undefined` without any. */
export async function rulesetOfFiles({ rules = [] }: RulesAsked): Promise<string | undefined> {
  const [first] = rules;
  return first === undefined ? undefined : (await readHouseRules(first)).ruleset;
}

function inSource<Made>(source: string, make: () => Made): Made {
  try {
    return make();
  } catch (fault) {
    if (fault instanceof RuleViolation) throw new RuleViolation(within(source, fault.violations));
    throw fault;
  }
}
