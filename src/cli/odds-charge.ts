import type { Command } from 'commander';
import { RuleViolation } from '../rulebook/violation.js';
import { inFile, insistOnWriting, readJson, save } from './files.js';
import { wholeNumber } from './numbers.js';
import { type ForcesAsked, force, given, insistOnOneSituation, list } from './odds-options.js';
import { print, printJson } from './output.js';
import { editionOption, type RulesAsked, rulesGiven, rulesOption } from './rules-options.js';

interface ChargeOptions extends RulesAsked, ForcesAsked {
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
    .description('A charge of the ancient and medieval game, from its test to the morale of both sides.')
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
      const [{ chargeSituation }, { chargeOdds }] = await Promise.all([
        import('../rulesets/cady/ancient-medieval/charge-odds-schema.js'),
        import('../rulesets/cady/ancient-medieval/charge-odds.js'),
      ]);
      const [{ ancientMedievalRules }, { shelfOf }] = await Promise.all([
        import('../rulesets/cady/ancient-medieval/rules.js'),
        import('./books.js'),
      ]);
      const { book } = await rulesGiven(await shelfOf('ancient-medieval'), options);
      const rules = ancientMedievalRules(book);
      const solve = (input: unknown) => {
        const read = chargeSituation.read(input, rules);
        if ('violations' in read) throw new RuleViolation(read.violations);
        return { situation: read.situation, odds: chargeOdds(read.situation, rules) };
      };
      const input = typed ?? (await readJson(file));
      const { situation, odds } = typed === undefined ? inFile(file, () => solve(input)) : solve(input);
      const { chargeJson, chargeText, drawCharge } = await import('./charge-text.js');
      if (options.svg !== undefined) {
        await insistOnWriting(options.svg);
        await save(options.svg, drawCharge(situation, odds));
      }
      if (options.json) printJson(chargeJson(situation, odds));
      else print(chargeText(situation, odds));
    });
}

/** The situation that the options describe; `undefined` when they describe none. */
function situationOf(options: ChargeOptions): object | undefined {
  const { svg: _, json: __, ...told } = options;
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
