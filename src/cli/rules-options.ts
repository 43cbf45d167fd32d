import { type Command, Option } from 'commander';
import { type Book, type HouseRules, houseRulesFormat, houseRulesVersion, type Print } from '../book/index.js';
import { RuleViolation, type Violation } from '../rulebook/index.js';
import { type Shelf, shelfOf } from './books.js';
import { inFile, readJson } from './files.js';

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

/** `--edition`: the print of a book, or another edition of it, such as Cady's card or the WRG's print before the ink. */
export function editionOption(): Option {
  return new Option(
    '--edition <name>',
    "another edition of the book: Cady's card (card), or the WRG's before its owner's ink (printed)",
  );
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
 * @throws RuleViolation with the faults of all files, each with its file, the path in it, and how to mend it.
 */
export async function rulesGiven(shelf: Shelf, asked: RulesAsked): Promise<RulesGiven> {
  const { edition, rules: files = [] } = asked;
  const sets: HouseRules[] = [];
  const faults: Violation[] = [];
  let { book } = shelf;
  const lay = (source: string, set: HouseRules) => {
    book = inFile(source, () => {
      const laid = book.with(set);
      // Some faults show only when rules are made of the book: a change that no rule reads, a troop made of nothing known.
      shelf.rules(laid);
      return laid;
    });
    sets.push(set);
  };
  const told = async (act: () => void | Promise<void>) => {
    try {
      await act();
    } catch (fault) {
      if (!(fault instanceof RuleViolation)) throw fault;
      faults.push(...fault.violations);
    }
  };
  if (edition !== undefined) await told(() => lay('--edition', { edition }));
  for (const file of files) await told(async () => lay(file, await readHouseRules(file)));
  if (faults.length > 0) throw new RuleViolation(faults);
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
  const version = typeof input === 'object' && input !== null && 'version' in input ? input.version : undefined;
  if (saysItsFormat(input) && version !== undefined && version !== houseRulesVersion) {
    throw new RuleViolation({
      path: `${file}: version`,
      problem: `${JSON.stringify(version)} is no version of house rules that is known here`,
      mend: `write house rules of version ${houseRulesVersion}`,
    });
  }
  if (!isHouseRules(input)) {
    throw new RuleViolation({
      path: file,
      problem: 'not a file of house rules',
      mend: `begin it with { "format": "${houseRulesFormat}", "version": ${houseRulesVersion}, "ruleset": "musket", … }`,
    });
  }
  return input;
}

function saysItsFormat(input: unknown): input is { readonly format: unknown } {
  return typeof input === 'object' && input !== null && 'format' in input && input.format === houseRulesFormat;
}

function isHouseRules(input: unknown): input is HouseRules & { readonly ruleset: string } {
  return (
    saysItsFormat(input) &&
    'version' in input &&
    input.version === houseRulesVersion &&
    'ruleset' in input &&
    typeof input.ruleset === 'string'
  );
}

/** The ruleset that files of house rules are for; `undefined` without any. */
export async function rulesetOfFiles({ rules = [] }: RulesAsked): Promise<string | undefined> {
  const [first] = rules;
  return first === undefined ? undefined : (await readHouseRules(first)).ruleset;
}

/**
 * The books of several rulesets under what was asked for: house rules pick the one that they are for, and an edition counts for
 * the books that have it.
 *
 * @throws RuleViolation when the house rules are of none of the rulesets, or no book has the edition.
 */
export async function booksAsked(rulesets: readonly string[], asked: RulesAsked): Promise<readonly Book[]> {
  const ofFiles = await rulesetOfFiles(asked);
  if (ofFiles !== undefined && !rulesets.includes(ofFiles)) {
    throw new RuleViolation({
      path: asked.rules?.[0] ?? 'ruleset',
      problem: `these are house rules of ${ofFiles}, and not of ${rulesets.join(' or ')}`,
      mend: `ask for ${ofFiles}, or leave --rules out`,
    });
  }
  const shelves = await Promise.all((ofFiles === undefined ? rulesets : [ofFiles]).map(shelfOf));
  const having = shelves.filter(({ book }) => hasEdition(book.print, asked.edition));
  const books = shelves.map(shelf => rulesGiven(shelf, having.length === 0 || having.includes(shelf) ? asked : {}));
  return (await Promise.all(books)).map(({ book }) => book);
}

/** Whether a print is this edition, or has it; it has the one that nobody asks for. */
export function hasEdition({ edition, editions = {} }: Print, name: string | undefined): boolean {
  return name === undefined || name === edition || Object.hasOwn(editions, name);
}

/** How a battle is introduced, and what is in force instead of the print, by the titles of its layers: `the card; Club rules`. */
export function introduction(text: string, { layers }: Book): string {
  return layers.length === 0 ? text : `${text}\n\nRules in force: ${layers.map(({ title }) => title).join('; ')}`;
}
