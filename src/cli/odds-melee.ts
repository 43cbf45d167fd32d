import { type Command, InvalidArgumentError, Option } from 'commander';
import type { MeleeTold } from '../windows/index.js';
import { shelfOf } from './books.js';
import { inFile, readJson, save } from './files.js';
import { wholeNumber } from './numbers.js';
import { gameNamed, meleeGames, type OddsGame, usualLength } from './odds-games.js';
import { type Force, type ForcesAsked, force, given, insistOnOneSituation, list } from './odds-options.js';
import { printFolded, printJson } from './output.js';
import { forceOption } from './outputs.js';
import {
  editionOption,
  introduction,
  type RulesAsked,
  rulesetOfFiles,
  rulesGiven,
  rulesOption,
} from './rules-options.js';

interface MeleeOptions extends RulesAsked, Omit<ForcesAsked, 'attacker' | 'defender'> {
  readonly attacker?: MeleeForce;
  readonly defender?: MeleeForce;
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
  readonly attackerFormation?: string;
  readonly defenderFormation?: string;
  readonly attackerInCommand?: true;
  readonly defenderInCommand?: true;
  readonly attackerHits?: number;
  readonly defenderHits?: number;
  readonly aside?: number;
  readonly initiative?: string;
  readonly turns?: number;
  readonly json?: true;
}

/** Who fights, as it is typed: so many of a type, or stands as they stand. */
type MeleeForce = Force | { readonly stands: string; readonly type: string };

/** Reads `36xregulars` or `PMM/MMMxpike-and-musket`. */
function meleeForce(text: string): MeleeForce {
  const [, stands, type] = /^\s*([^\d\s]\S*?)(?:x|\s+)([a-z][\w-]{2,})\s*$/.exec(text) ?? [];
  return stands === undefined || type === undefined ? force(text) : { stands, type };
}

/** Reads `1.5` or `-2`. */
function inches(text: string): number {
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(text)) throw new InvalidArgumentError('Give inches, such as 1.5 or -2.');
  return Number(text);
}

/** Adds `littlewars odds melee`. */
export function registerMelee(odds: Command): void {
  odds
    .command('melee')
    .argument('[file]', 'the situation as JSON; standard input if neither file nor forces are given')
    .description('A melee of two units turn after turn: who is left, and who breaks when.')
    .addOption(new Option('--ruleset <name>', `whose melee: ${Object.keys(meleeGames).join(', ')}`))
    .option(
      '--attacker <force>',
      'who attacks: 36xregulars; of Raymond’s units the stands, PMM/MMMxpike-and-musket',
      meleeForce,
    )
    .option('--defender <force>', 'who is attacked', meleeForce)
    .option('--attacker-ranks <n>', 'ranks of stands (default: 2, of Raymond’s 1)', wholeNumber)
    .option('--defender-ranks <n>', 'ranks of stands (default: 2, of Raymond’s 1)', wholeNumber)
    .option('--attacker-fatigue <n>', 'melee points lost to earlier melee', wholeNumber)
    .option('--defender-fatigue <n>', 'melee points lost to earlier melee', wholeNumber)
    .option('--attacker-morale <n>', 'morale value, where it is not its type’s', wholeNumber)
    .option('--defender-morale <n>', 'morale value, where it is not its type’s', wholeNumber)
    .option('--behind <cover>', 'what the defender stands behind: fence or wall')
    .option('--through <list>', 'what the attacker strikes across: ford, stakes, entrenchment', list)
    .option('--up <levels>', 'hill levels that the attacker stands below', wholeNumber)
    .option(
      '--struck-on <side>',
      'the side of the defender that is attacked: front, flank or rear; of Raymond’s left-flank, right-flank',
    )
    .option('--attacker-formation <shape>', 'raymond: line, mass or "defensive mass"')
    .option('--defender-formation <shape>', 'raymond: line, mass or "defensive mass"')
    .option('--attacker-in-command', 'raymond: in range of a commander, and so with a re-throw')
    .option('--defender-in-command', 'raymond: in range of a commander, and so with a re-throw')
    .option('--attacker-hits <n>', 'raymond: hit markers before the first combat', wholeNumber)
    .option('--defender-hits <n>', 'raymond: hit markers before the first combat', wholeNumber)
    .option('--aside <inches>', 'raymond: how far the attacker is to its right of the middle', inches)
    .option('--initiative <side>', 'raymond: who has it every turn, attacker or defender; else thrown for')
    .option('--turns <n>', `turns of melee, ${usualLength.turns} if left out`, wholeNumber)
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--svg <file>', 'draw who is left and who breaks, turn by turn')
    .option(...forceOption)
    .option('--json', 'print for machines')
    .action(async (file: string | undefined, options: MeleeOptions, command: Command) => {
      const typed = situationOf(options);
      await insistOnOneSituation(command, file, options, typed !== undefined);
      const ruleset = options.ruleset ?? (await rulesetOfFiles(options));
      const game = await gameNamed(meleeGames, ruleset, 'melee that goes on');
      const { book } = await rulesGiven(await shelfOf(game.name), options);
      const input = typed ?? (await readJson(file));
      const solve = () => game.solve(lasting(input, game), book, typed !== undefined);
      const { situation, told } = typed === undefined ? inFile(file, solve) : solve();
      const { drawMelee, tellMelee } = await import('../windows/index.js');
      if (options.svg !== undefined) await save(options.svg, drawMelee(told, book));
      if (options.json) printJson(meleeJson(situation, told));
      else printFolded(introduction(tellMelee(told), book), '    ');
    });
}

/** The situation that the options describe; `undefined` when they describe none. */
function situationOf(options: MeleeOptions): object | undefined {
  const { svg: _, json: __, ruleset: ___, edition: ____, rules: _____, force: ______, ...told } = options;
  if (Object.keys(told).length === 0) return undefined;
  const { attacker, defender, behind, through, up, struckOn, aside, initiative, turns } = told;
  const { attackerRanks, attackerFatigue, attackerMorale, attackerFormation, attackerInCommand, attackerHits } = told;
  const { defenderRanks, defenderFatigue, defenderMorale, defenderFormation, defenderInCommand, defenderHits } = told;
  const between = given({ behind, through, levelsUp: up });
  return given({
    attacker: given({
      ...attacker,
      ranks: attackerRanks,
      fatigue: attackerFatigue,
      morale: attackerMorale,
      formation: attackerFormation,
      inCommand: attackerInCommand,
      hits: attackerHits,
    }),
    defender: given({
      ...defender,
      ranks: defenderRanks,
      fatigue: defenderFatigue,
      morale: defenderMorale,
      formation: defenderFormation,
      inCommand: defenderInCommand,
      hits: defenderHits,
    }),
    between: Object.keys(between).length === 0 ? undefined : between,
    struckOn,
    aside,
    initiative,
    turns,
  });
}

/** A situation that does not say how long it lasts lasts as long as is usual. */
function lasting(input: unknown, { usual }: OddsGame<unknown>): unknown {
  return typeof input !== 'object' || input === null || Array.isArray(input) ? input : { ...usual, ...input };
}

/** A melee that goes on, for machines. */
function meleeJson(situation: object, { turns }: MeleeTold): object {
  return {
    situation,
    turns: turns.map(({ turn, begins, goesOn, ends, left, because }) => ({
      turn,
      begins,
      goesOn,
      ends,
      left: { attacker: left.attacker.outcomes, defender: left.defender.outcomes },
      because,
    })),
  };
}
