/**
 * Writes the clause index: `clauses.ts` of each ruleset (what the rulebook rules, in our words) and `src/cli/clause-index.ts`
 * (which code computes it and which tests hold it to that). Run it after adding or moving a `@clause`:
 *
 *   npx tsx scripts/clauses.ts
 *
 * The texts come from the catalogue beside this checkout; without it, clauses that are already there keep theirs.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clause } from '../src/rulebook/index.js';
import { ancientMedievalClauses } from '../src/rulesets/cady/ancient-medieval/clauses.js';
import { commonClauses } from '../src/rulesets/cady/common/clauses.js';
import { musketClauses } from '../src/rulesets/cady/musket/clauses.js';
import { raymondClauses } from '../src/rulesets/raymond/clauses.js';
import { readCatalogue, readNotComputable, root } from './catalogue.js';
import { type Cited, findCitations } from './citations.js';

/** The clause files: which ids each holds, of which book, where it lies, what it exports. */
const files = [
  {
    prefix: 'cady/common/',
    source: 'cady-book',
    path: 'src/rulesets/cady/common/clauses.ts',
    name: 'commonClauses',
    written: commonClauses,
  },
  {
    prefix: 'cady/ancient-medieval/',
    source: 'cady-book',
    path: 'src/rulesets/cady/ancient-medieval/clauses.ts',
    name: 'ancientMedievalClauses',
    written: ancientMedievalClauses,
  },
  {
    prefix: 'cady/musket/',
    source: 'cady-book',
    path: 'src/rulesets/cady/musket/clauses.ts',
    name: 'musketClauses',
    written: musketClauses,
  },
  {
    prefix: 'raymond/',
    source: 'raymond-book',
    path: 'src/rulesets/raymond/clauses.ts',
    name: 'raymondClauses',
    written: raymondClauses,
  },
] as const;

/** What the generated files should hold, and what stands in the way of it. */
export interface ClauseIndex {
  readonly files: readonly { readonly path: string; readonly name: string; readonly clauses: readonly Clause[] }[];
  readonly index: { readonly [id: string]: Cited };
  /** Cited ids that no rulebook has, and ids both cited and marked as not computable. */
  readonly faults: readonly string[];
}

/** Reads code, tests and catalogue, and says what the generated files should hold. */
export function clauseIndexOf(): ClauseIndex {
  const cited = findCitations();
  const notComputable = readNotComputable();
  const known = knownClauses();
  const wanted = (clause: Clause) => Object.hasOwn(cited, clause.id) || Object.hasOwn(notComputable, clause.id);
  const ids = new Set<string>(known.map(clause => clause.id));
  return {
    files: files.map(({ prefix, path, name }) => ({
      path,
      name,
      clauses: known
        .filter(clause => clause.id.startsWith(prefix) && wanted(clause))
        .map(clause => marked(clause, notComputable)),
    })),
    index: Object.fromEntries(Object.entries(cited).filter(([id]) => ids.has(id))),
    faults: [
      ...Object.entries(cited).flatMap(([id, { code }]) =>
        ids.has(id) ? [] : [`${id} is no clause (${code.join(', ')})`],
      ),
      ...Object.keys(notComputable).flatMap(id =>
        ids.has(id) ? [] : [`${id} is no clause (scripts/not-computable.json)`],
      ),
      ...Object.keys(notComputable).flatMap(id =>
        Object.hasOwn(cited, id)
          ? [`${id} is marked as not computable, yet ${cited[id]?.code.join(', ')} cites it`]
          : [],
      ),
    ],
  };
}

/** Every clause with its text: from the catalogue, or else as the clause files have it. */
function knownClauses(): readonly Clause[] {
  const catalogue = readCatalogue();
  if (catalogue === undefined) return files.flatMap(({ written }) => written);
  return catalogue.flatMap(({ clauses }) =>
    clauses.flatMap(({ id, section, line, rule }) => {
      const source = sourceOf(id);
      return isClauseId(id) && source !== undefined ? [{ id, section, source, line, rule }] : [];
    }),
  );
}

function isClauseId(id: string): id is Clause['id'] {
  return id.includes('/');
}

/** The book that a clause stands in: that of the ruleset it belongs to, or else of any by the same author. */
function sourceOf(id: string): string | undefined {
  const author = (prefix: string) => prefix.slice(0, prefix.indexOf('/') + 1);
  return (
    files.find(({ prefix }) => id.startsWith(prefix)) ?? files.find(({ prefix }) => id.startsWith(author(prefix)))
  )?.source;
}

function marked(clause: Clause, notComputable: { readonly [id: string]: string }): Clause {
  const { notComputable: _, ...plain } = clause;
  const reason = Object.hasOwn(notComputable, clause.id) ? notComputable[clause.id] : undefined;
  return reason === undefined ? plain : { ...plain, notComputable: reason };
}

function write(path: string, text: string): void {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const formatted = spawnSync(biome, ['format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  });
  if (formatted.status !== 0) throw new Error(`${path}: ${formatted.stderr}`);
  writeFileSync(join(root, path), formatted.stdout);
}

function main(): number {
  const { files, index, faults } = clauseIndexOf();
  const generated = '// Written by scripts/clauses.ts; edit the docstrings and scripts/not-computable.json instead.';
  for (const { path, name, clauses } of files) {
    const about =
      '/** Every clause that the library computes, or that nothing could compute, in the order of the book. */';
    const list = JSON.stringify(clauses, null, 2);
    const rulebook = posix.relative(posix.dirname(path), 'src/rulebook/index.js');
    write(
      path,
      `${generated}\nimport type { Clause } from '${rulebook}';\n\n${about}\nexport const ${name}: readonly Clause[] = ${list};\n`,
    );
  }
  write(
    'src/cli/clause-index.ts',
    `${generated}

/** Where a clause is cited in code (\`file#symbol\`), and the tests that name it. */
export interface Cited {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** By clause id. */
export const clauseIndex: { readonly [id: string]: Cited } = ${JSON.stringify(index, null, 2)};
`,
  );
  for (const fault of faults) process.stderr.write(`error: ${fault}\n`);
  return faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
