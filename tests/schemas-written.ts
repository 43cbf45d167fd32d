import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The schemas are made by the build and not kept in the repository: a fresh clone has none for the tests that read them. */
export default function writeSchemas(): void {
  if (!existsSync('schemas')) execFileSync('npm', ['run', '--silent', 'schemas'], { stdio: 'inherit' });
}
