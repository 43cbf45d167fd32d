import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Resolution, Resolver, TooMany } from '../book/index.js';
import type { DistributionJSON, LoggedDice } from '../dice/index.js';
import type { Reason } from '../rulebook/index.js';
import { inFile, readJson } from './files.js';
import { FRESH, type SeedAsked, seedAsked, seedHelp } from './numbers.js';
import { alignedTable, print, printFolded, printJson, refuseUnknown } from './output.js';
import { editionOption, type RulesAsked, rulesGiven, rulesOption } from './rules-options.js';
import { keysOf } from './situation-keys.js';

interface Options extends RulesAsked {
  readonly dice?: readonly number[];
  readonly seed?: SeedAsked;
  readonly list?: boolean;
  readonly json?: boolean;
}

/** Adds `littlewars resolve FUNCTION [FILE]` to the program. */
export function registerResolve(program: Command): void {
  program
    .command('resolve')
    .argument('[function]', 'such as musket/small-arms-volley (see --list); with --list, it or whose: wrg')
    .argument('[file]', 'the situation as JSON; standard input by default')
    .description('Resolve one rule: its odds, the exact distribution of what may happen, and the reasons.')
    .option('--dice <faces>', 'throw these: faces in the order thrown, such as 4,6,2', readFaces)
    .option('--seed <number>', seedHelp, seedAsked)
    .addOption(editionOption())
    .addOption(rulesOption())
    .addOption(
      new Option(
        '--list',
        'list all functions, or the keys of one that is named; with --json, the JSON Schema of situations',
      ).conflicts(['edition', 'rules']),
    )
    .option('--json', 'print for machines')
    .action(async (name: string | undefined, file: string | undefined, options: Options, command: Command) => {
      const { loadResolvers } = await import('../index.js');
      const resolvers = await loadResolvers();
      const ofIt = (whose: string) => resolvers.filter(each => each.name.startsWith(`${whose}/`));
      const known = resolvers.map(each => each.name);
      if (options.list) {
        const listed = resolvers.filter(each => name === undefined || each.name === name || ofIt(name).includes(each));
        if (listed.length > 0) return list(listed, options.json ?? false);
        if (name?.includes('/')) return refuseUnknown(command, 'function', name, known);
        const whose = [...new Set(resolvers.map(each => each.name.slice(0, each.name.indexOf('/'))))];
        return refuseUnknown(command, 'ruleset', name ?? '', whose);
      }
      if (name === undefined) return command.error('error: name a function, or ask for --list');
      if (ofIt(name).length > 0) {
        return command.error(
          `error: "${name}" is no function, but has ${ofIt(name).length}; resolve --list ${name} lists them`,
        );
      }
      if (options.dice !== undefined && options.seed !== undefined) {
        return command.error('error: --dice and --seed exclude each other');
      }
      const resolver = resolvers.find(each => each.name === name) ?? refuseUnknown(command, 'function', name, known);
      if (!resolver.throws && (options.dice !== undefined || options.seed !== undefined)) {
        return command.error(`error: ${name} throws no dice; leave out --dice and --seed`);
      }
      const situation = await readJson(file);
      const { dice, done } = await diceFor(options);
      const { shelfOf } = await import('./books.js');
      const { book } = await rulesGiven(await shelfOf(name.slice(0, name.indexOf('/'))), options);
      const resolution = inFile(file, () => resolver.resolve(situation, dice, book));
      done();
      const rolls = dice === undefined ? {} : { rolls: dice.rolls() };
      if (options.json) printJson({ function: name, ...resolution, ...rolls });
      else printFolded(await describe(resolution), '    ');
    });
}

function list(resolvers: readonly Resolver[], json: boolean): void {
  if (json) printJson(resolvers.map(each => ({ function: each.name, about: each.about, situation: each.schema() })));
  else print(alignedTable([['function', 'what it resolves'], ...resolvers.map(each => [each.name, each.about])]));
  const [only, ...others] = resolvers;
  if (!json && only !== undefined && others.length === 0) print(['', ...keysOf(only.schema())].join('\n'));
}

/** The dice asked for, and the check that a script was used up. */
async function diceFor({ dice, seed }: Options): Promise<{ readonly dice?: LoggedDice; readonly done: () => void }> {
  const { freshSeed, logged, rolled, scripted } = await import('../dice/index.js');
  if (dice !== undefined) {
    const script = scripted(dice);
    return { dice: logged(script), done: () => script.done() };
  }
  return seed === undefined
    ? { done: () => {} }
    : { dice: logged(rolled(seed === FRESH ? freshSeed() : seed)), done: () => {} };
}

async function describe({ odds, distribution, marginals = {}, tooMany, because, result }: Resolution): Promise<string> {
  const { explain } = await import('../rulebook/index.js');
  const parts = [
    odds === null ? '' : `Odds: ${inWords(odds)}`,
    distribution === null ? '' : tableOf(distribution, 'outcome'),
    tooMany === undefined ? '' : whyNot(tooMany),
    ...Object.entries(marginals).map(([unit, each]) => tableOf(each, unit)),
    result === undefined ? '' : `Result: ${inWords(result)}`,
    explain([...because, ...thrownReasons(result, because)]),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

/** What the dice have made so, where they were thrown, that was not known before. */
function thrownReasons(result: unknown, known: readonly Reason[]): readonly Reason[] {
  const results: readonly unknown[] = Array.isArray(result) ? result : [result];
  const said = new Set(known.map(wordsOf));
  return results.flatMap(reasonsOf).filter(reason => said.size < said.add(wordsOf(reason)).size);
}

const wordsOf = ({ clause, because, effect }: Reason): string => `${clause}\n${because}\n${effect}`;

function reasonsOf(result: unknown): readonly Reason[] {
  if (typeof result !== 'object' || result === null || !('because' in result)) return [];
  return Array.isArray(result.because) ? result.because : [];
}

function tableOf({ outcomes }: DistributionJSON<unknown>, of: string): string {
  const chances = outcomes.map(({ value, probability }) => [
    inWords(value) || 'none',
    `${(probability * 100).toFixed(2)} %`,
  ]);
  return alignedTable([[of, 'chance'], ...chances]);
}

/** Why there is no table of everything together, and what to do instead. */
function whyNot({ of, number, most, instead }: TooMany): string {
  const there = number === null ? 'more' : number < 1e9 ? number.toLocaleString('en') : number.toExponential(1);
  return `No chances of everything together: ${there} ${of}, ${most.toLocaleString('en')} at most. Instead: ${instead}.`;
}

/** A result in a line: `dice 3, hits 2`; its reasons are told elsewhere. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    const entries = value.map(inWords);
    return value.some(entry => typeof entry === 'object')
      ? entries.map(entry => `(${entry})`).join(' ')
      : entries.join(' ');
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'nothing' : String(value);
  const told = Object.entries(value).filter(([key]) => key !== 'because');
  return told
    .map(([key, held]) => `${key} ${Array.isArray(held) && held.length === 0 ? '-' : inWords(held)}`)
    .join(', ');
}

function readFaces(written: string): readonly number[] {
  if (!/^\d+(\s*,\s*\d+)*$/.test(written.trim()))
    throw new InvalidArgumentError('Write faces with commas, such as 4,6,2.');
  return written.split(',').map(Number);
}
