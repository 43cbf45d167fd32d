import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * What the build makes and the repository does not keep: the schemas, and the index of the clauses. Made once, before tests read
 * them side by side.
 */
export default async function prepare(): Promise<void> {
  const scripts = [...(existsSync('schemas/musket.json') ? [] : ['schemas']), 'clauses:index'];
  await Promise.all(scripts.map(script => run('npm', ['run', '--silent', script])));
}
