/**
 * Changes the code in many small places, one at a time, and sees whether a test fails: `npm run mutants -- dice chart` of slices, or of
 * files with the tests that hold them, `npm run mutants -- src/rulesets/cady/musket/small-arms.ts tests/musket/small-arms.test.ts`.
 */
import { spawnSync } from 'node:child_process';

/** Code that is measured together. */
interface Slice {
  /** Patterns without braces, parted by commas. */
  readonly sources: string;
  /** The folders of tests that hold them, parted by commas. */
  readonly tests: string;
  /** Slow tests that are left out, by what their names hold: they come by everything, and make a run last for hours. */
  readonly without?: string;
}

const slices: Readonly<Record<string, Slice>> = {
  dice: {
    sources: 'src/dice/*.ts',
    tests: 'tests/dice',
    without: 'keep a long chain as small|seed of 128 bits show every face|as if every die were tried|dice one by one',
  },
  chart: { sources: 'src/chart/*.ts', tests: 'tests/chart' },
  book: { sources: 'src/book/*.ts', tests: 'tests/book' },
  rulebook: { sources: 'src/rulebook/*.ts', tests: 'tests/rulebook' },
  'rules-cady': {
    sources: 'src/rulesets/cady/common/fighting/*.ts,src/rulesets/cady/common/fire/*.ts,src/rulesets/cady/musket/*.ts',
    tests: 'tests/cady,tests/musket,tests/ancient-medieval',
  },
  'rules-raymond': {
    sources: 'src/rulesets/raymond/rules/*.ts,src/rulesets/raymond/fire/*.ts,src/rulesets/raymond/combat/*.ts',
    tests: 'tests/raymond',
  },
  'rules-skirmish': {
    sources: 'src/rulesets/skirmish/rules/*.ts,src/rulesets/skirmish/shooting/*.ts,src/rulesets/skirmish/melee/*.ts',
    tests: 'tests/skirmish',
  },
  'rules-wrg': { sources: 'src/rulesets/wrg/rules/**/*.ts', tests: 'tests/wrg' },
};

const asked = process.argv.slice(2);
const [first = ''] = asked;
const runs: readonly Slice[] = first.endsWith('.ts')
  ? [{ sources: first, tests: asked.slice(1).join(',') || 'tests' }]
  : (asked.length === 0 ? Object.keys(slices) : asked).flatMap(name => {
      const slice = slices[name];
      if (slice === undefined) console.error(`there is no slice ${name}: ${Object.keys(slices).join(', ')}, or a file`);
      return slice === undefined ? [] : [slice];
    });
if (runs.length === 0) process.exitCode = 2;
for (const { sources, tests, without } of runs) {
  const options = ['run', 'mutation/stryker.config.json', '--mutate', sources];
  const { status } = spawnSync('mutation/node_modules/.bin/stryker', options, {
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_TESTS: tests, ...(without === undefined ? {} : { MUTANTS_WITHOUT: without }) },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
