import type { Book } from '../book/index.js';
import { meant, RuleViolation } from '../rulebook/index.js';
import type { MeleeCourse } from './melee-text.js';

/** A game whose melee goes on. */
export interface MeleeGame {
  readonly name: string;
  /** What a situation says that leaves out how long it lasts. */
  readonly usual: { readonly [field: string]: number };
  /** How a melee goes on, by the rules of a book. `typed`: the situation was put together from options. */
  solve(input: unknown, book: Book, typed: boolean): MeleeCourse;
}

/** How long a melee lasts unless somebody asks for more or less. */
export const usualTurns = 6;

const games: { readonly [ruleset: string]: () => Promise<MeleeGame> } = {
  musket: async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { musketRules }, { cadyCourse }] = await Promise.all([
      import('../rulesets/cady/musket/continued-melee.js'),
      import('../rulesets/cady/musket/continued-melee-schema.js'),
      import('../rulesets/cady/musket/rules.js'),
      import('./melee-cady.js'),
    ]);
    return {
      name: 'musket',
      usual: { turns: usualTurns },
      solve(input, book) {
        const rules = musketRules(book);
        const situation = understood(continuedMeleeSituation.read(input, rules));
        return cadyCourse(situation, continuedMelee(situation, rules));
      },
    };
  },
  'ancient-medieval': async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { ancientMedievalRules }, { cadyCourse }] =
      await Promise.all([
        import('../rulesets/cady/ancient-medieval/continued-melee.js'),
        import('../rulesets/cady/ancient-medieval/continued-melee-schema.js'),
        import('../rulesets/cady/ancient-medieval/rules.js'),
        import('./melee-cady.js'),
      ]);
    return {
      name: 'ancient-medieval',
      usual: { turns: usualTurns },
      solve(input, book) {
        const rules = ancientMedievalRules(book);
        const situation = understood(continuedMeleeSituation.read(input, rules));
        return cadyCourse(situation, continuedMelee(situation, rules));
      },
    };
  },
  raymond: async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { raymondRules }, { raymondCourse, typedStands }] =
      await Promise.all([
        import('../rulesets/raymond/continued-melee.js'),
        import('../rulesets/raymond/continued-melee-schema.js'),
        import('../rulesets/raymond/rules.js'),
        import('./melee-raymond.js'),
      ]);
    return {
      name: 'raymond',
      usual: { turns: usualTurns },
      solve(input, book, typed) {
        const rules = raymondRules(book);
        const situation = understood(continuedMeleeSituation.read(typed ? typedStands(input, rules) : input, rules));
        return raymondCourse(situation, continuedMelee(situation, rules));
      },
    };
  },
  wrg: async () => {
    const [{ continuedMelee }, { wrgRules }, { wrgCourse, insistOnFile }] = await Promise.all([
      import('../rulesets/wrg/resolve/fighting-schema.js'),
      import('../rulesets/wrg/rules.js'),
      import('./melee-wrg.js'),
    ]);
    return {
      name: 'wrg',
      usual: { periods: 3 },
      solve(input, book, typed) {
        insistOnFile(typed);
        const rules = wrgRules(book);
        return wrgCourse(understood(continuedMelee.read(input, rules)), rules);
      },
    };
  },
};

/** The names of the games whose melee goes on. */
export const meleeGames: readonly string[] = Object.keys(games);

/** A game by its name. */
export function meleeGame(ruleset: string | undefined): Promise<MeleeGame> {
  if (ruleset === undefined) {
    throw new RuleViolation({ path: '--ruleset', problem: 'no ruleset', mend: `name one of ${meleeGames.join(', ')}` });
  }
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game !== undefined) return game();
  const problem = `there is no melee that goes on in ${JSON.stringify(ruleset.slice(0, 40))}`;
  throw new RuleViolation({ path: '--ruleset', problem, mend: meant(ruleset, meleeGames) });
}

function understood<S>(
  read: { readonly situation: S } | { readonly violations: ConstructorParameters<typeof RuleViolation>[0] },
): S {
  if ('violations' in read) throw new RuleViolation(read.violations);
  return read.situation;
}
