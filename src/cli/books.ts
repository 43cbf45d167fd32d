import type { Book } from '../book/index.js';
import { meant, RuleViolation } from '../rulebook/index.js';

/** The printed book of a ruleset, and the rules that are made of it. */
export interface Shelf {
  readonly book: Book;
  rules(book?: Book): object;
}

/** The rulesets that have a book, by the name that files of house rules give. Each is loaded when it is named. */
const shelves: { readonly [ruleset: string]: () => Promise<Shelf> } = {
  common: async () => {
    const [{ commonBook: book }, { commonRules: rules }] = await Promise.all([
      import('../rulesets/cady/common/book/print.js'),
      import('../rulesets/cady/common/rules.js'),
    ]);
    return { book, rules };
  },
  'ancient-medieval': async () => {
    const [{ ancientMedievalBook: book }, { ancientMedievalRules: rules }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/book/print.js'),
      import('../rulesets/cady/ancient-medieval/rules.js'),
    ]);
    return { book, rules };
  },
  musket: async () => {
    const [{ musketBook: book }, { musketRules: rules }] = await Promise.all([
      import('../rulesets/cady/musket/book/print.js'),
      import('../rulesets/cady/musket/rules.js'),
    ]);
    return { book, rules };
  },
  raymond: async () => {
    const [{ raymondBook: book }, { raymondRules: rules }] = await Promise.all([
      import('../rulesets/raymond/book/print.js'),
      import('../rulesets/raymond/rules.js'),
    ]);
    return { book, rules };
  },
  skirmish: async () => {
    const [{ skirmishBook: book }, { skirmishRules: rules }] = await Promise.all([
      import('../rulesets/skirmish/book/print.js'),
      import('../rulesets/skirmish/rules.js'),
    ]);
    return { book, rules };
  },
  wrg: async () => {
    const [{ wrgBook: book }, { wrgRules: rules }] = await Promise.all([
      import('../rulesets/wrg/book/print.js'),
      import('../rulesets/wrg/rules.js'),
    ]);
    return { book, rules };
  },
};

/** The names of the rulesets that have a book. */
export const bookNames: readonly string[] = Object.keys(shelves);

/** The ruleset that a chart belongs to, by the beginning of its id: `cady/musket/shock-effect` belongs to `musket`. */
export function rulesetOfChart(id: string): string {
  return bookNames.find(name => id.startsWith(`cady/${name}/`) || id.startsWith(`${name}/`)) ?? 'common';
}

/**
 * The book of a ruleset.
 *
 * @throws RuleViolation that says which there are.
 */
export async function shelfOf(ruleset: string): Promise<Shelf> {
  const load = Object.hasOwn(shelves, ruleset) ? shelves[ruleset] : undefined;
  if (load !== undefined) return load();
  throw new RuleViolation({
    path: 'ruleset',
    problem: `there is no ruleset ${JSON.stringify(ruleset.slice(0, 40))}`,
    mend: meant(ruleset, bookNames),
  });
}
