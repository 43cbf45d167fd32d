import type { Book } from '../book/index.js';
import { meant, RuleViolation, type Violation } from '../rulebook/index.js';
import type { ChargeOdds } from '../rulesets/cady/common/index.js';
import type { ChargeTold, MeleeTold } from '../windows/index.js';

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
export const usualTurns = 6;

/** The games whose melee goes on. */
export const meleeGames: OddsGames<{ readonly told: MeleeTold }> = {
  musket: async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { musketRules }, { meleeTold }] = await Promise.all([
      import('../rulesets/cady/musket/continued-melee.js'),
      import('../rulesets/cady/musket/continued-melee-schema.js'),
      import('../rulesets/cady/musket/rules.js'),
      import('../rulesets/cady/common/windows/engagement.js'),
    ]);
    return game(
      { name: 'musket', usual: { turns: usualTurns } },
      musketRules,
      continuedMeleeSituation,
      (asked, rules) => ({
        told: meleeTold(asked, continuedMelee(asked, rules)),
      }),
    );
  },
  'ancient-medieval': async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { ancientMedievalRules }, { meleeTold }] =
      await Promise.all([
        import('../rulesets/cady/ancient-medieval/continued-melee.js'),
        import('../rulesets/cady/ancient-medieval/continued-melee-schema.js'),
        import('../rulesets/cady/ancient-medieval/rules.js'),
        import('../rulesets/cady/common/windows/engagement.js'),
      ]);
    const named = { name: 'ancient-medieval', usual: { turns: usualTurns } };
    return game(named, ancientMedievalRules, continuedMeleeSituation, (asked, rules) => ({
      told: meleeTold(asked, continuedMelee(asked, rules)),
    }));
  },
  raymond: async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { raymondRules }, { meleeTold }, { typedStands }] =
      await Promise.all([
        import('../rulesets/raymond/continued-melee.js'),
        import('../rulesets/raymond/continued-melee-schema.js'),
        import('../rulesets/raymond/rules.js'),
        import('../rulesets/raymond/windows/melee.js'),
        import('./typed-stands.js'),
      ]);
    const named = { name: 'raymond', usual: { turns: usualTurns }, asTyped: typedStands };
    return game(named, raymondRules, continuedMeleeSituation, (asked, rules) => ({
      told: meleeTold(asked, continuedMelee(asked, rules)),
    }));
  },
  wrg: async () => {
    const [{ continuedMelee }, { wrgRules }, { meleeTold }] = await Promise.all([
      import('../rulesets/wrg/resolve/fighting-schema.js'),
      import('../rulesets/wrg/rules.js'),
      import('../rulesets/wrg/windows/melee.js'),
    ]);
    return game(
      { name: 'wrg', usual: { periods: 3 }, asTyped: onlyInFiles },
      wrgRules,
      continuedMelee,
      (asked, rules) => ({
        told: meleeTold(asked, rules),
      }),
    );
  },
};

/** The games whose charges are solved. */
export const chargeGames: OddsGames<{ readonly odds: ChargeOdds; readonly told: ChargeTold }> = {
  'ancient-medieval': async () => {
    const [{ chargeOdds }, { chargeSituation }, { ancientMedievalRules }, { chargeTold }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/charge-odds.js'),
      import('../rulesets/cady/ancient-medieval/charge-odds-schema.js'),
      import('../rulesets/cady/ancient-medieval/rules.js'),
      import('../rulesets/cady/common/windows/engagement.js'),
    ]);
    return game({ name: 'ancient-medieval' }, ancientMedievalRules, chargeSituation, (asked, rules) => {
      const odds = chargeOdds(asked, rules);
      return { odds, told: chargeTold(asked, odds) };
    });
  },
  musket: async () => {
    const [{ chargeOdds }, { chargeSituation }, { musketRules }, { chargeTold }] = await Promise.all([
      import('../rulesets/cady/musket/charge-odds.js'),
      import('../rulesets/cady/musket/charge-odds-schema.js'),
      import('../rulesets/cady/musket/rules.js'),
      import('../rulesets/cady/common/windows/engagement.js'),
    ]);
    return game({ name: 'musket' }, musketRules, chargeSituation, (asked, rules) => {
      const odds = chargeOdds(asked, rules);
      return { odds, told: chargeTold(asked, odds) };
    });
  },
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

interface GameNamed<Rules> {
  readonly name: string;
  readonly usual?: OddsGame<unknown>['usual'];
  /** A situation that was typed, as it would stand in a file. */
  readonly asTyped?: (input: unknown, rules: Rules) => unknown;
}

/** A game that reads a situation, and answers. */
function game<Situation extends object, Rules, Answer>(
  { name, usual = {}, asTyped = same }: GameNamed<Rules>,
  rulesOf: (book: Book) => Rules,
  schema: {
    read(
      input: unknown,
      rules: Rules,
    ): { readonly situation: Situation } | { readonly violations: readonly Violation[] };
  },
  answer: (situation: Situation, rules: Rules) => Answer,
): OddsGame<Answer> {
  return {
    name,
    usual,
    solve(input, book, typed) {
      const rules = rulesOf(book);
      const read = schema.read(typed ? asTyped(input, rules) : input, rules);
      if ('violations' in read) throw new RuleViolation(read.violations);
      return { situation: read.situation, ...answer(read.situation, rules) };
    },
  };
}

function same(input: unknown): unknown {
  return input;
}

/** What a body of the WRG's game is takes more than its type and its number. */
function onlyInFiles(): never {
  throw new RuleViolation({
    path: '--attacker',
    problem: 'WRG troops are more than a type and a number',
    mend: 'give the situation as a file; `littlewars resolve --list --json` has the schema of wrg/continued-melee',
  });
}
