import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * What the build makes and the repository does not keep: the schemas, and the index of the clauses. Made once, before tests read
 * them side by side. And one folder for whatever tests write, which goes when they are done.
 */
export default async function prepare(): Promise<() => void> {
  const written = mkdtempSync(join(tmpdir(), 'littlewars-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = written;

  const scripts = [...(existsSync('schemas/musket.json') ? [] : ['schemas']), 'clauses:index'];
  await Promise.all(scripts.map(script => run('npm', ['run', '--silent', script])));
  return () => rmSync(written, { recursive: true, force: true });
}
