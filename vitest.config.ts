import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: what runs the workers has next to nothing to do itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/package/**', 'tests/checks/**'],
          globalSetup: 'tests/prepared.ts',
          setupFiles: ['tests/same-cases.ts', 'tests/checked-keys.ts'],
          // A worker loads the library once, and not for every file: nothing in it can be changed.
          isolate: false,
          // A test that starts a program or plays whole battles may have to wait for a busy machine.
          testTimeout: 240_000,
        },
      },
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
