import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

const installed = join(inject('project'), 'node_modules/littlewars');

test('the tarball holds what a user needs and none of the workshop', () => {
  const top = readdirSync(installed).sort();
  expect(top).toEqual(
    expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'README.md', 'dist', 'package.json']),
  );
  for (const workshop of ['src', 'tests', 'scripts', 'bench', 'node_modules', 'tsconfig.json']) {
    expect(top).not.toContain(workshop);
  }
});

test('publint finds nothing to say about the tarball', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: bytes(inject('tarball')) }, strict: true });
  expect(messages.map(message => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('the types of every entry point are right for every module system', () => {
  const { stdout } = spawnSync('node_modules/.bin/attw', [inject('tarball'), '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { analysis, problems } = JSON.parse(stdout);
  expect(Object.keys(analysis.entrypoints)).toContain('./dice');
  expect(problems).toEqual({});
});

function bytes(path: string): ArrayBuffer {
  return new Uint8Array(readFileSync(path)).buffer;
}
