import { defineConfig } from 'vitest/config';
import { marked } from './mark.js';

/** The tests of rules, with marks in the sources. */
export default defineConfig({
  root: process.cwd(),
  plugins: [
    {
      name: 'marks',
      enforce: 'pre',
      transform: (text, id) => (/\/src\/.*\.ts$/.test(id) ? { code: marked(id, text), map: null } : undefined),
    },
  ],
  test: {
    maxWorkers: '100%',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/package/**', 'tests/checks/**'],
    globalSetup: 'tests/prepared.ts',
    setupFiles: ['tests/same-cases.ts', 'tests/checked-keys.ts', 'scripts/in-turns/noting.ts'],
    isolate: false,
    testTimeout: 300_000,
  },
});
