import { configDefaults, defineConfig } from 'vitest/config';
import { builtCommand, builtSources, isBuilt } from './scripts/built-sources.js';

/** Tests that exchange or reload a module of the library under the others. */
const reloading = ['tests/resolvers/largest.test.ts', 'tests/rulebook/violation.test.ts'];

/** What goes by the files that a test imports, or watches them, has to see the sources themselves. So does `SOURCES=1`. */
const isByChange = !process.argv.includes('run') || process.argv.some(word => /^--(changed|watch)/.test(word));
const loadsBuilt = !isByChange && process.env.SOURCES === undefined;

const rules = {
  setupFiles: ['tests/same-cases.ts', 'tests/checked-keys.ts'],
  // A worker loads the library once, and not for every file: nothing in it can be changed.
  isolate: false,
  // A test that starts a program or plays whole battles may have to wait for a busy machine.
  testTimeout: 240_000,
};

const built = {
  globalSetup: ['tests/prepared.ts', 'tests/built.ts'],
  server: { deps: { external: [isBuilt] } },
  env: { BUILT_COMMAND: builtCommand },
};

export default defineConfig({
  test: {
    // Every core: what runs the workers has next to nothing to do itself.
    maxWorkers: '100%',
    projects: [
      {
        plugins: loadsBuilt ? [builtSources()] : [],
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/package/**', 'tests/checks/**', ...reloading],
          ...rules,
          ...(loadsBuilt ? built : { globalSetup: 'tests/prepared.ts' }),
          // Battles and odds leave much behind that is soon forgotten: it is cheap to clear away where it does not grow old first.
          execArgv: ['--max-semi-space-size=64', '--enable-source-maps'],
        },
      },
      { test: { name: 'reloading', include: reloading, ...rules } },
      {
        // Types, style and layers: `npm run check`, beside the tests instead of before them.
        test: { name: 'checks', include: ['tests/checks/**/*.test.ts'], testTimeout: 900_000 },
      },
      {
        // `npm run test:package`: packs the library, installs it into an empty project and uses it as a stranger would.
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: 'tests/package/install.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
