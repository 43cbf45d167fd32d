import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clause } from '../src/rulebook/index.js';

/** The root of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the catalogue of clauses lies: beside the project, not in it. */
const folder = join(root, '..', 'shared', 'rules');

/** The files of `clauses/`: how the ids begin that each holds, and the book that they stand in. */
export const clauseFiles = [
  { name: 'common', begin: ['cady/common/'], source: 'cady-book' },
  { name: 'ancient-medieval', begin: ['cady/ancient-medieval/'], source: 'cady-book' },
  { name: 'musket', begin: ['cady/musket/', 'cady/events/'], source: 'cady-book' },
  { name: 'raymond', begin: ['raymond/'], source: 'raymond-book' },
  { name: 'skirmish', begin: ['skirmish/'], source: 'skirmish-book' },
  { name: 'wrg', begin: ['wrg/'], source: 'wrg-book' },
] as const;

/** A clause as the catalogue has it. */
export interface CataloguedClause {
  readonly id: string;
  readonly section: string;
  readonly line: number;
  readonly kind: string;
  readonly rule: string;
}

/** A file of the catalogue. */
export interface CatalogueFile {
  readonly name: string;
  readonly clauses: readonly CataloguedClause[];
}

/** The files of clauses; `undefined` when the catalogue is not beside this checkout. */
export function readCatalogue(): readonly CatalogueFile[] | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter(name => name.endsWith('.jsonl') && !name.includes('conflicts'));
  return names.sort().map(name => ({ name: name.replace('.jsonl', ''), clauses: readLines(join(folder, name)) }));
}

function readLines(path: string): readonly CataloguedClause[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter(line => line.trim() !== '').map((line): CataloguedClause => JSON.parse(line));
}

/** The clauses of the rulesets there are, as `clauses/` holds them. */
export function readClauses(): readonly Clause[] {
  return clauseFiles.flatMap(({ name }): readonly Clause[] => JSON.parse(readFileSync(clausePath(name), 'utf8')));
}

/** Where the clauses of a ruleset are written. */
export function clausePath(name: string): string {
  return join(root, 'clauses', `${name}.json`);
}

/** Clauses that no function or datum can compute, each with the reason. */
export function readNotComputable(): { readonly [id: string]: string } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'not-computable.json'), 'utf8'));
}

/** What rules take into account and no turn tells them of, as `file#Interface.member`, each with the reason. */
export function readUntold(): { readonly [place: string]: string } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'untold.json'), 'utf8'));
}

/** Words that no turn says, or tells from each other, as `file#Type.member: word` or `… : one | another`, each with the reason. */
export function readUnsaid(): { readonly unsaid: Reasons; readonly alike: Reasons } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'unsaid.json'), 'utf8'));
}

/** Reasons, by what they are for. */
type Reasons = { readonly [place: string]: string };

/** Functions of rules that no turn calls, as `file#name`, each with the reason. */
export function readUncalled(): { readonly [place: string]: string } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'uncalled.json'), 'utf8'));
}

/** Functions that cite clauses, that a turn can call and that none of any test does, as `file#name`, each with the reason. */
export function readNotRun(): { readonly [place: string]: string } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'not-run.json'), 'utf8'));
}

/** Clauses that a function computes and that belong to no turn, each with the reason. */
export function readResolved(): { readonly [id: string]: string } {
  return JSON.parse(readFileSync(join(root, 'scripts', 'resolved.json'), 'utf8'));
}
