import { type Command, Option } from 'commander';
import type { ChargeOdds } from '../rulesets/cady/common/index.js';
import type { ChargeTold } from '../windows/index.js';
import { shelfOf } from './books.js';
import { inFile, readJson, save } from './files.js';
import { wholeNumber } from './numbers.js';
import { chargeGames, gameNamed } from './odds-games.js';
import { type ForcesAsked, force, given, insistOnOneSituation, list } from './odds-options.js';
import { printFolded, printJson } from './output.js';
import { forceOption } from './outputs.js';
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
    .option(...forceOption)
    .option('--json', 'print for machines')
    .action(async (file: string | undefined, options: ChargeOptions, command: Command) => {
      const typed = situationOf(options);
      await insistOnOneSituation(command, file, options, typed !== undefined);
      const ruleset = options.ruleset ?? (await rulesetOfFiles(options)) ?? 'ancient-medieval';
      const game = await gameNamed(chargeGames, ruleset, 'charge to be solved');
      const { book } = await rulesGiven(await shelfOf(game.name), options);
      const input = typed ?? (await readJson(file));
      const solve = () => game.solve(input, book, typed !== undefined);
      const { situation, odds, told } = typed === undefined ? inFile(file, solve) : solve();
      const { drawCharge, tellCharge } = await import('../windows/index.js');
      if (options.svg !== undefined) await save(options.svg, drawCharge(told));
      if (options.json) printJson(chargeJson(situation, odds, told));
      else printFolded(tellCharge(told), '    ');
    });
}

/** A solved charge for machines. */
function chargeJson(situation: object, { outcomes, stages }: ChargeOdds, { lost }: ChargeTold): object {
  return {
    situation,
    expected: { attacker: lost.attacker.mean(), defender: lost.defender.mean() },
    lost: { attacker: lost.attacker.outcomes, defender: lost.defender.outcomes },
    stages: stages.map(({ name, turn, lost, because }) => ({ stage: name, turn, lost, because })),
    outcomes: outcomes.outcomes,
  };
}

/** The situation that the options describe; `undefined` when they describe none. */
function situationOf(options: ChargeOptions): object | undefined {
  const { svg: _, json: __, ruleset: ___, edition: ____, rules: _____, force: ______, ...told } = options;
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
