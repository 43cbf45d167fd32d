import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Packs the library (which builds it) and installs the tarball into an empty project. */
export default function install({ provide }: TestProject): () => void {
  const workshop = mkdtempSync(join(tmpdir(), 'littlewars-package-'));
  const npm = (args: readonly string[], cwd: string): void => {
    execFileSync('npm', [...args, '--silent', '--no-audit', '--no-fund'], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };

  npm(['pack', '--pack-destination', workshop], process.cwd());
  const packed = readdirSync(workshop).filter(name => name.endsWith('.tgz'));
  const [name] = packed;
  if (name === undefined || packed.length > 1) throw new Error(`npm pack made ${packed.length} tarballs`);
  const tarball = join(workshop, name);

  writeFileSync(join(workshop, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  npm(['install', tarball, '--prefer-offline', '--ignore-scripts'], workshop);

  provide('tarball', tarball);
  provide('project', workshop);
  return () => rmSync(workshop, { recursive: true, force: true });
}
