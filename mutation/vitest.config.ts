import { defineConfig } from 'vitest/config';

/** The tests that a slice is held to, as `npm run mutants` names them. */
const folders = (process.env.MUTANTS_TESTS ?? 'tests').split(',');

/** Slow tests that are left out, by what their names hold. */
const without = process.env.MUTANTS_WITHOUT;

export default defineConfig({
  test: {
    include: folders.map(folder => (folder.endsWith('.ts') ? folder : `${folder}/**/*.test.ts`)),
    exclude: ['tests/package/**', 'tests/checks/**', '**/node_modules/**'],
    setupFiles: ['tests/same-cases.ts', 'tests/checked-keys.ts'],
    ...(without === undefined ? {} : { testNamePattern: new RegExp(`^(?!.*(${without}))`) }),
    isolate: false,
    testTimeout: 600_000,
  },
});
