import { type Command, Option } from 'commander';
import type { Book } from '../book/index.js';
import { meant, RuleViolation } from '../rulebook/index.js';
import type { ContinuedMelee } from '../rulesets/cady/common/index.js';
import { shelfOf } from './books.js';
import { inFile, insistOnWriting, readJson, save } from './files.js';
import type { MeleeTold } from './melee-text.js';
import { wholeNumber } from './numbers.js';
import { type ForcesAsked, force, given, insistOnOneSituation, list } from './odds-options.js';
import { print, printJson } from './output.js';
import {
  editionOption,
  introduction,
  type RulesAsked,
  rulesetOfFiles,
  rulesGiven,
  rulesOption,
} from './rules-options.js';

interface MeleeOptions extends RulesAsked, ForcesAsked {
  readonly ruleset?: string;
  readonly attackerRanks?: number;
  readonly defenderRanks?: number;
  readonly attackerFatigue?: number;
  readonly defenderFatigue?: number;
  readonly attackerMorale?: number;
  readonly defenderMorale?: number;
  readonly behind?: string;
  readonly through?: readonly string[];
  readonly up?: number;
  readonly struckOn?: string;
  readonly turns?: number;
  readonly json?: true;
}

/** Turns that are told unless somebody asks for others. */
const usualTurns = 6;

/** Adds `littlewars odds melee`. */
export function registerMelee(odds: Command): void {
  odds
    .command('melee')
    .argument('[file]', 'the situation as JSON; standard input if neither file nor forces are given')
    .description('A melee of two units turn after turn: who is left, and who breaks when.')
    .addOption(new Option('--ruleset <name>', 'whose melee: musket or ancient-medieval'))
    .option('--attacker <force>', 'figures and type of who attacks, such as 36xregulars', force)
    .option('--defender <force>', 'figures and type of who is attacked', force)
    .option('--attacker-ranks <n>', 'ranks of stands (default: 2)', wholeNumber)
    .option('--defender-ranks <n>', 'ranks of stands (default: 2)', wholeNumber)
    .option('--attacker-fatigue <n>', 'melee points lost to earlier melee', wholeNumber)
    .option('--defender-fatigue <n>', 'melee points lost to earlier melee', wholeNumber)
    .option('--attacker-morale <n>', 'morale value, where it is not its type’s', wholeNumber)
    .option('--defender-morale <n>', 'morale value, where it is not its type’s', wholeNumber)
    .option('--behind <cover>', 'what the defender stands behind: fence or wall')
    .option('--through <list>', 'what the attacker strikes across: ford, stakes, entrenchment', list)
    .option('--up <levels>', 'hill levels that the attacker stands below', wholeNumber)
    .option('--struck-on <side>', 'the side of the defender that is attacked: front, flank or rear')
    .option('--turns <n>', `turns of melee, ${usualTurns} if left out`, wholeNumber)
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--svg <file>', 'draw who is left and who breaks, turn by turn')
    .option('--json', 'print for machines')
    .action(async (file: string | undefined, options: MeleeOptions, command: Command) => {
      const typed = situationOf(options);
      await insistOnOneSituation(command, file, options, typed !== undefined);
      const ruleset = options.ruleset ?? (await rulesetOfFiles(options));
      const game = await gameOf(ruleset);
      const { book } = await rulesGiven(await shelfOf(game.name), options);
      const input = typed ?? (await readJson(file));
      const solve = () => game.solve(lasting(input), book);
      const { situation, odds } = typed === undefined ? inFile(file, solve) : solve();
      const { drawMelee, meleeJson, meleeText } = await import('./melee-text.js');
      if (options.svg !== undefined) {
        await insistOnWriting(options.svg);
        await save(options.svg, drawMelee(situation, odds, book));
      }
      if (options.json) printJson(meleeJson(situation, odds));
      else print(introduction(meleeText(situation, odds), book));
    });
}

/** A game whose melee goes on. */
interface Game {
  readonly name: string;
  solve(input: unknown, book: Book): { readonly situation: MeleeTold; readonly odds: ContinuedMelee };
}

const games: { readonly [ruleset: string]: () => Promise<Game> } = {
  musket: async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { musketRules }] = await Promise.all([
      import('../rulesets/cady/musket/continued-melee.js'),
      import('../rulesets/cady/musket/continued-melee-schema.js'),
      import('../rulesets/cady/musket/rules.js'),
    ]);
    return {
      name: 'musket',
      solve(input, book) {
        const rules = musketRules(book);
        const read = continuedMeleeSituation.read(input, rules);
        if ('violations' in read) throw new RuleViolation(read.violations);
        return { situation: read.situation, odds: continuedMelee(read.situation, rules) };
      },
    };
  },
  'ancient-medieval': async () => {
    const [{ continuedMelee }, { continuedMeleeSituation }, { ancientMedievalRules }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/continued-melee.js'),
      import('../rulesets/cady/ancient-medieval/continued-melee-schema.js'),
      import('../rulesets/cady/ancient-medieval/rules.js'),
    ]);
    return {
      name: 'ancient-medieval',
      solve(input, book) {
        const rules = ancientMedievalRules(book);
        const read = continuedMeleeSituation.read(input, rules);
        if ('violations' in read) throw new RuleViolation(read.violations);
        return { situation: read.situation, odds: continuedMelee(read.situation, rules) };
      },
    };
  },
};

function gameOf(ruleset: string | undefined): Promise<Game> {
  const known = Object.keys(games);
  if (ruleset === undefined) {
    throw new RuleViolation({ path: '--ruleset', problem: 'no ruleset', mend: `name one of ${known.join(', ')}` });
  }
  if (ruleset === 'raymond') {
    throw new RuleViolation({
      path: '--ruleset',
      clause: 'raymond/losses/owner-chooses-stands',
      problem:
        'what goes on after a hand-to-hand combat hangs on which stands its players take off, and where they stood',
      mend: 'ask for one combat: littlewars resolve raymond/exchange',
    });
  }
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game !== undefined) return game();
  const problem = `there is no melee that goes on in ${JSON.stringify(ruleset.slice(0, 40))}`;
  throw new RuleViolation({ path: '--ruleset', problem, mend: meant(ruleset, known) });
}

/** The situation that the options describe; `undefined` when they describe none. */
function situationOf(options: MeleeOptions): object | undefined {
  const { svg: _, json: __, ruleset: ___, edition: ____, rules: _____, ...told } = options;
  if (Object.keys(told).length === 0) return undefined;
  const { attacker, defender, behind, through, up, struckOn, turns } = told;
  const { attackerRanks, attackerFatigue, attackerMorale, defenderRanks, defenderFatigue, defenderMorale } = told;
  const between = given({ behind, through, levelsUp: up });
  return given({
    attacker: given({ ...attacker, ranks: attackerRanks, fatigue: attackerFatigue, morale: attackerMorale }),
    defender: given({ ...defender, ranks: defenderRanks, fatigue: defenderFatigue, morale: defenderMorale }),
    between: Object.keys(between).length === 0 ? undefined : between,
    struckOn,
    turns,
  });
}

/** A situation that does not say how long it lasts lasts as long as is usual. */
function lasting(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || 'turns' in input) return input;
  return { ...input, turns: usualTurns };
}
