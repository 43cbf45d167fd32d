import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The clauses with their index. The build has made the index of the published library; run from source, it is made anew
 * where code or tests have changed since.
 */
export async function loadClauses() {
  if (import.meta.url.endsWith('.ts') && !isIndexed) indexSources();
  isIndexed = true;
  return import('../clauses/index.js');
}

/** Sources are looked at once: what was loaded of them does not change while a program runs. */
let isIndexed = false;

function indexSources(): void {
  const options = { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/clause-index.ts'], options);
  if (status !== 0) throw new Error(`the clauses cannot be indexed\n${stderr}`);
}
