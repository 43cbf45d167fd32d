/** The modules that the public entry points are, as the library itself uses them: those of `exports` in package.json, and nothing else. */
const modules = [
  'src/index.ts',
  'src/dice/index.ts',
  'src/book/index.ts',
  'src/chart/index.ts',
  'src/table/index.ts',
  'src/rulesets/cady/common/index.ts',
  'src/rulesets/cady/ancient-medieval/index.ts',
  'src/rulesets/cady/musket/index.ts',
  'src/rulesets/raymond/index.ts',
  'src/rulesets/skirmish/index.ts',
  'src/rulesets/wrg/index.ts',
  'src/draw/index.ts',
  'src/windows/index.ts',
  'src/clauses/index.ts',
  'src/rulings/index.ts',
];

/** A public entry point. */
export interface EntryPoint {
  /** As the library itself uses it, trusting itself. */
  readonly module: string;
  /** The same as strangers are given it: its functions look at what they are asked. Written by `npm run asked`. */
  readonly watched: string;
  /** What it becomes in `dist`, without the end of its name. */
  readonly name: string;
}

export const entryPoints: readonly EntryPoint[] = modules.map(module => ({
  module,
  watched: `src/public/${module === 'src/index.ts' ? 'littlewars' : (module.split('/').at(-2) ?? '')}.ts`,
  name: module.slice('src/'.length, -'.ts'.length),
}));
