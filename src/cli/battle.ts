import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import {
  type Battle,
  type Commanders,
  playOut,
  recordOf,
  recordText,
  startBattle,
  type Terms,
} from '../battle/index.js';
import { RuleViolation } from '../rulebook/index.js';
import { print, printJson, readJson, within } from './output.js';
import { type Playable, playableFor } from './playables.js';
import { wholeNumber } from './whole-number.js';

interface BattleOptions {
  readonly seed: number;
  readonly json?: true;
  readonly svg?: string;
  readonly record?: string;
  readonly turns?: number;
  readonly quiet?: true;
  readonly bot?: string;
}

/** `littlewars battle`: plays a scenario with a commander on both sides, and tells it. */
export function registerBattle(program: Command): void {
  program
    .command('battle')
    .description('play a battle from a scenario file to its end, told turn by turn')
    .argument('<scenario>', 'scenario file (JSON)')
    .option('--seed <n>', 'seed of the dice', wholeNumber, 1)
    .option('--turns <n>', 'stop after so many turns', wholeNumber)
    .option('--record <file>', 'where to write the record (default: next to where you are, named after the scenario)')
    .option('--svg <file>', 'draw the last position; with %d in the name, one picture for every turn')
    .option('--bot <name>', 'the commander of both sides')
    .option('--quiet', 'only the summary')
    .option('--json', 'only the result, as JSON')
    .action(async (file: string, options: BattleOptions) => {
      const input = await readJson(file);
      const playable = await playableFor(input, file);
      await playable(one => play(one, input, file, options));
    });
}

async function play<T extends Terms>(
  playable: Playable<T>,
  input: unknown,
  file: string,
  options: BattleOptions,
): Promise<void> {
  const { ruleset } = playable;
  const telling = !options.quiet && !options.json;
  const battle = begin(playable, input, file, options.seed);
  const pictures: { turn: number; svg: string }[] = [];
  let turn = 0;
  if (telling) print(playable.introduce(battle.scenario));
  const onStep = (step: Battle<T>) => {
    for (const event of step.events) {
      if (event.turn !== turn) {
        turn = event.turn;
        if (telling) print(`\n${pc.bold(pc.cyan(`Turn ${turn}`))}`);
      }
      if (telling)
        for (const line of playable.tell(event, step.scenario)) print(line.startsWith('  ') ? pc.dim(line) : line);
    }
    if (options.svg !== undefined) collect(pictures, step.turn, playable.picture(step));
  };
  onStep(battle);
  const limit = options.turns === undefined ? {} : { maxTurns: options.turns };
  const ended = playOut(ruleset, battle, commandersOf(playable, battle, options), { ...limit, onStep });
  const record = options.record ?? `${basename(file).replace(/\.json$/i, '')}.seed-${options.seed}.record.json`;
  const wrote = options.json && options.record === undefined ? undefined : record;
  if (wrote !== undefined) await save(wrote, recordText(recordOf(ended)));
  if (options.svg !== undefined) await savePictures(options.svg, pictures);
  const result = playable.result(ended);
  if (options.json) {
    printJson({ ...result, ...(wrote === undefined ? {} : { record: wrote }) });
    return;
  }
  print(`\n${playable.summarise(ended)}`);
  print(`Record: ${record} (checksum ${result.checksum}); play it back with: littlewars replay ${record}`);
}

function begin<T extends Terms>({ ruleset }: Playable<T>, input: unknown, file: string, seed: number): Battle<T> {
  try {
    return startBattle(ruleset, input, { seed });
  } catch (fault) {
    if (fault instanceof RuleViolation) throw new RuleViolation(within(file, fault.violations));
    throw fault;
  }
}

function commandersOf<T extends Terms>(
  { ruleset }: Playable<T>,
  battle: Battle<T>,
  options: BattleOptions,
): Commanders<T> {
  const names = Object.keys(ruleset.bots);
  const name = options.bot ?? names[0] ?? '';
  const bot = Object.hasOwn(ruleset.bots, name) ? ruleset.bots[name] : undefined;
  if (bot === undefined) {
    throw new RuleViolation({
      path: '--bot',
      problem: `there is no commander "${name}"`,
      mend: `choose one of ${names.join(', ')}`,
    });
  }
  return Object.fromEntries(ruleset.sides(battle.scenario).map((side, i) => [side, bot(options.seed * 2 + i)]));
}

function collect(pictures: { turn: number; svg: string }[], turn: number, svg: string): void {
  const last = pictures.at(-1);
  if (last?.turn === turn) last.svg = svg;
  else pictures.push({ turn, svg });
}

async function savePictures(pattern: string, pictures: readonly { turn: number; svg: string }[]): Promise<void> {
  const last = pictures.at(-1);
  const chosen = pattern.includes('%d') ? pictures : last === undefined ? [] : [last];
  for (const { turn, svg } of chosen) await save(pattern.replace('%d', String(turn).padStart(2, '0')), svg);
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (fault) {
    const why =
      fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
        ? 'its folder does not exist'
        : 'it cannot be written';
    throw new RuleViolation({
      path: file,
      problem: why,
      mend: 'give a path in a folder that exists and can be written to',
    });
  }
}
