import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed library, as it would be published. */
    readonly tarball: string;
    /** A project of a stranger, with nothing in it but the installed tarball. */
    readonly project: string;
  }
}

/** Stands in the stranger's project as soon as the library is installed, or cannot be: with what went wrong, or with nothing. */
export const installed = 'installed.txt';

/**
 * Packs the library (which builds it) and installs the tarball into an empty project: while other tests run. Those that use it wait
 * for it (`ready.ts`).
 */
export default function install({ provide }: TestProject): () => void {
  const workshop = mkdtempSync(join(tmpdir(), 'littlewars-package-'));
  writeFileSync(join(workshop, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tarball = join(workshop, `${name}-${version}.tgz`);

  const end = (fault: string): void => writeFileSync(join(workshop, installed), fault);
  const npm = (args: readonly string[], cwd: string, then: () => void): void => {
    const quiet = [...args, '--silent', '--no-audit', '--no-fund'];
    const running = spawn('npm', quiet, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    running.on('error', fault => end(String(fault)));
    running.on('exit', code => (code === 0 ? then() : end(`npm ${args[0]} ended with ${code}`)));
  };
  npm(['pack', '--pack-destination', workshop], process.cwd(), () =>
    npm(['install', tarball, '--prefer-offline', '--ignore-scripts'], workshop, () => end('')),
  );

  provide('tarball', tarball);
  provide('project', workshop);
  return () => rmSync(workshop, { recursive: true, force: true });
}
