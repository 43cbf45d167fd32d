import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed library, as it would be published. */
    readonly tarball: string;
    /** A project of a stranger, with nothing in it but the installed tarball. */
    readonly project: string;
  }
}

const run = promisify(execFile);

/** Packs the library (which builds it) and installs the tarball into an empty project. */
export default async function install({ provide }: TestProject): Promise<() => void> {
  const workshop = mkdtempSync(join(tmpdir(), 'littlewars-package-'));
  writeFileSync(join(workshop, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tarball = join(workshop, `${name}-${version}.tgz`);

  const quiet = ['--silent', '--no-audit', '--no-fund'];
  await run('npm', ['pack', '--pack-destination', workshop, ...quiet]);
  await run('npm', ['install', tarball, '--prefer-offline', '--ignore-scripts', ...quiet], { cwd: workshop });

  provide('tarball', tarball);
  provide('project', workshop);
  return () => rmSync(workshop, { recursive: true, force: true });
}
