/** Code whose changes are tried together. */
export interface Slice {
  readonly folder: string;
  /** Whose vectors and golden records come by it; none, where tests alone do. */
  readonly vectors: readonly string[];
  /** The tests that hold it, by folder or file. */
  readonly tests: readonly string[];
}

/** Laws that the rules of every book are held to. */
const laws = ['tests/book/parts-and-clauses.test.ts'];

/** What house rules make of the books: the machinery of books is held by it. */
const houseRules = [
  'tests/cady/common-house-rules.test.ts',
  'tests/musket/house-rules.test.ts',
  'tests/musket/house-numbers.test.ts',
  'tests/ancient-medieval/house-rules.test.ts',
  'tests/ancient-medieval/unplayable.test.ts',
  'tests/raymond/house-rules.test.ts',
];

export const slices: Readonly<Record<string, Slice>> = {
  dice: { folder: 'src/dice', vectors: [], tests: ['tests/dice'] },
  chart: { folder: 'src/chart', vectors: [], tests: ['tests/chart'] },
  book: { folder: 'src/book', vectors: [], tests: ['tests/book', ...houseRules] },
  common: {
    folder: 'src/rulesets/cady/common',
    vectors: ['common', 'musket', 'ancient-medieval'],
    tests: ['tests/cady', 'tests/musket', ...laws],
  },
  musket: { folder: 'src/rulesets/cady/musket', vectors: ['musket'], tests: ['tests/musket', 'tests/cady', ...laws] },
  'ancient-medieval': {
    folder: 'src/rulesets/cady/ancient-medieval',
    vectors: ['ancient-medieval'],
    tests: ['tests/ancient-medieval', 'tests/cady', ...laws],
  },
  raymond: { folder: 'src/rulesets/raymond', vectors: ['raymond'], tests: ['tests/raymond', ...laws] },
  skirmish: { folder: 'src/rulesets/skirmish', vectors: ['skirmish'], tests: ['tests/skirmish', ...laws] },
  wrg: { folder: 'src/rulesets/wrg', vectors: ['wrg'], tests: ['tests/wrg', ...laws] },
};

/** Data of a book, which `npm run vectors:data` changes; bots and windows; what is read off types, and types. */
export const leftOut =
  /rulesets\/.*\/(book|bots|windows|choices|notation|phases|numbers)\/|(^|\/)(index|asked|.*schema|events|terms)\.ts$/;

/** The rules are what a ruleset's functions do; the turn is what it does with them on a table. */
export type Part = 'rules' | 'turn' | 'all';

export const isPart = (word: string): word is Part => ['rules', 'turn', 'all'].includes(word);

export const isOf = (part: Part, file: string): boolean =>
  part === 'all' || /\/turn\//.test(file) === (part === 'turn');

/** A change of the code, as the instrumenter names it; lines and columns begin at 0. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Place {
  readonly line: number;
  readonly column: number;
}
