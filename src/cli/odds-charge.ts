import { type Command, Option } from 'commander';
import type { Book } from '../book/index.js';
import { meant, RuleViolation } from '../rulebook/index.js';
import type { ChargeOdds } from '../rulesets/cady/common/index.js';
import { shelfOf } from './books.js';
import type { ChargeTold } from './charge-text.js';
import { inFile, insistOnWriting, readJson, save } from './files.js';
import { wholeNumber } from './numbers.js';
import { type ForcesAsked, force, given, insistOnOneSituation, list } from './odds-options.js';
import { print, printJson } from './output.js';
import { editionOption, type RulesAsked, rulesetOfFiles, rulesGiven, rulesOption } from './rules-options.js';

interface ChargeOptions extends RulesAsked, ForcesAsked {
  readonly ruleset?: string;
  readonly attackerRanks?: number;
  readonly defenderRanks?: number;
  readonly behind?: string;
  readonly through?: readonly string[];
  readonly up?: number;
  readonly distance?: number;
  readonly fire?: string;
  readonly turns?: number;
  readonly json?: true;
}

/** Adds `littlewars odds charge`. */
export function registerCharge(odds: Command): void {
  odds
    .command('charge')
    .argument('[file]', 'the situation as JSON; standard input if neither file nor forces are given')
    .description('A charge from its test to the morale of both sides.')
    .addOption(new Option('--ruleset <name>', `whose charge: ancient-medieval (unless said) or musket`))
    .option('--attacker <force>', 'figures and type of who charges, such as 20xmedium-cavalry', force)
    .option('--defender <force>', 'figures and type of who is charged', force)
    .option('--attacker-ranks <n>', 'ranks of stands (default: 2)', wholeNumber)
    .option('--defender-ranks <n>', 'ranks of stands (default: 2)', wholeNumber)
    .option('--behind <cover>', 'what the defender stands behind: fence, wall or forest-edge')
    .option('--through <list>', 'what must be crossed: stakes, caltrops, ford, entrenchment', list)
    .option('--up <levels>', 'hill levels that the charge climbs', wholeNumber)
    .option('--distance <cm>', 'how far off the charge is announced', wholeNumber)
    .option('--fire <range>', 'where missile units fire if they may choose: far, middle, close or hold')
    .option('--turns <n>', 'turns of melee, 1 if left out', wholeNumber)
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--svg <file>', 'draw the losses of both sides')
    .option('--json', 'print for machines')
    .action(async (file: string | undefined, options: ChargeOptions, command: Command) => {
      const typed = situationOf(options);
      await insistOnOneSituation(command, file, options, typed !== undefined);
      const game = await gameOf(options.ruleset ?? (await rulesetOfFiles(options)) ?? 'ancient-medieval');
      const { book } = await rulesGiven(await shelfOf(game.name), options);
      const input = typed ?? (await readJson(file));
      const solve = () => game.solve(input, book);
      const { situation, odds } = typed === undefined ? inFile(file, solve) : solve();
      const { chargeJson, chargeText, drawCharge } = await import('./charge-text.js');
      if (options.svg !== undefined) {
        await insistOnWriting(options.svg);
        await save(options.svg, drawCharge(situation, odds));
      }
      if (options.json) printJson(chargeJson(situation, odds));
      else print(chargeText(situation, odds));
    });
}

/** A game whose charges are solved. */
interface Game {
  readonly name: string;
  solve(input: unknown, book: Book): { readonly situation: ChargeTold; readonly odds: ChargeOdds };
}

const games: { readonly [ruleset: string]: () => Promise<Game> } = {
  'ancient-medieval': async () => {
    const [{ chargeOdds }, { chargeSituation }, { ancientMedievalRules }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/charge-odds.js'),
      import('../rulesets/cady/ancient-medieval/charge-odds-schema.js'),
      import('../rulesets/cady/ancient-medieval/rules.js'),
    ]);
    return {
      name: 'ancient-medieval',
      solve(input, book) {
        const rules = ancientMedievalRules(book);
        const read = chargeSituation.read(input, rules);
        if ('violations' in read) throw new RuleViolation(read.violations);
        return { situation: read.situation, odds: chargeOdds(read.situation, rules) };
      },
    };
  },
  musket: async () => {
    const [{ chargeOdds }, { chargeSituation }, { musketRules }] = await Promise.all([
      import('../rulesets/cady/musket/charge-odds.js'),
      import('../rulesets/cady/musket/charge-odds-schema.js'),
      import('../rulesets/cady/musket/rules.js'),
    ]);
    return {
      name: 'musket',
      solve(input, book) {
        const rules = musketRules(book);
        const read = chargeSituation.read(input, rules);
        if ('violations' in read) throw new RuleViolation(read.violations);
        return { situation: read.situation, odds: chargeOdds(read.situation, rules) };
      },
    };
  },
};

function gameOf(ruleset: string): Promise<Game> {
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game !== undefined) return game();
  const problem = `there is no charge to be solved in ${JSON.stringify(ruleset.slice(0, 40))}`;
  throw new RuleViolation({ path: '--ruleset', problem, mend: meant(ruleset, Object.keys(games)) });
}

/** The situation that the options describe; `undefined` when they describe none. */
function situationOf(options: ChargeOptions): object | undefined {
  const { svg: _, json: __, ruleset: ___, edition: ____, rules: _____, ...told } = options;
  if (Object.keys(told).length === 0) return undefined;
  const { attacker, defender, attackerRanks, defenderRanks, behind, through, up, distance, fire, turns } = told;
  return given({
    attacker: given({ ...attacker, ranks: attackerRanks }),
    defender: given({ ...defender, ranks: defenderRanks }),
    between: given({ behind, through, levelsUp: up, distance }),
    fire: fire === undefined ? undefined : { at: fire },
    turns,
  });
}
