import type { Book } from '../book/index.js';
import { meant, RuleViolation } from '../rulebook/index.js';
import type { ChargeOdds } from '../rulesets/cady/common/index.js';
import type { ChargeTold, MeleeTold, OddsQuestion } from '../windows/index.js';

/** A game that answers what is asked about a situation. */
export interface OddsGame<Answer> {
  readonly name: string;
  /** What a situation says that leaves out how long it lasts. */
  readonly usual: { readonly [field: string]: number };
  /** What comes of a situation by the rules of a book. `typed`: it was put together from options. */
  solve(input: unknown, book: Book, typed: boolean): Answer & { readonly situation: object };
}

/** Games by the name of their ruleset, each loaded when it is asked for. */
export type OddsGames<Answer> = { readonly [ruleset: string]: () => Promise<OddsGame<Answer>> };

/** How long a melee lasts unless somebody asks for more or less. */
export const usualLength = { turns: 6, periods: 3 } as const;

/** The games whose melee goes on. */
export const meleeGames: OddsGames<{ readonly told: MeleeTold }> = {
  musket: async () => game((await import('../rulesets/cady/musket/windows/odds.js')).melee),
  'ancient-medieval': async () => game((await import('../rulesets/cady/ancient-medieval/windows/odds.js')).melee),
  raymond: async () => game((await import('../rulesets/raymond/windows/odds.js')).melee),
  wrg: async () => game((await import('../rulesets/wrg/windows/odds.js')).melee),
};

/** The games whose charges are solved. */
export const chargeGames: OddsGames<{ readonly odds: ChargeOdds; readonly told: ChargeTold }> = {
  'ancient-medieval': async () => game((await import('../rulesets/cady/ancient-medieval/windows/odds.js')).charge),
  musket: async () => game((await import('../rulesets/cady/musket/windows/odds.js')).charge),
};

/**
 * A game by its name.
 *
 * @param what what there is none of in another game: `charge to be solved`
 * @throws RuleViolation when there is none of this name, or none is named.
 */
export function gameNamed<Answer>(
  games: OddsGames<Answer>,
  ruleset: string | undefined,
  what: string,
): Promise<OddsGame<Answer>> {
  const names = Object.keys(games);
  if (ruleset === undefined) {
    throw new RuleViolation({ path: '--ruleset', problem: 'no ruleset', mend: `name one of ${names.join(', ')}` });
  }
  const found = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (found !== undefined) return found();
  const problem = `there is no ${what} in ${JSON.stringify(ruleset.slice(0, 40))}`;
  throw new RuleViolation({ path: '--ruleset', problem, mend: meant(ruleset, names) });
}

/** A game that reads a situation, and answers. */
function game<Situation extends object, Rules, Answer extends object>({
  ruleset,
  lasts,
  rulesOf,
  schema,
  asTyped,
  answer,
}: OddsQuestion<Situation, Rules, Answer>): OddsGame<Answer> {
  return {
    name: ruleset,
    usual: lasts === undefined ? {} : { [lasts]: usualLength[lasts] },
    solve(input, book, typed) {
      const rules = rulesOf(book);
      const read = schema.read(typed && asTyped !== undefined ? atOptions(() => asTyped(input, rules)) : input, rules);
      if ('violations' in read) throw new RuleViolation(read.violations);
      return { situation: read.situation, ...answer(read.situation, rules) };
    },
  };
}

/** What is made of options; its faults are those of the options. */
function atOptions<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    throw new RuleViolation(fault.violations.map(each => ({ ...each, path: `--${each.path}` })));
  }
}
