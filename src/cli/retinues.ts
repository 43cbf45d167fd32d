import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Battle, Ruleset, SideId, StartOptions } from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import type { NamedTerms } from '../windows/index.js';
import { inFile, readJson, save, within } from './files.js';
import { insistOnSide } from './output.js';

/** The retinue file of a side, as the command line names it: `SIDE=FILE`. */
export interface RetinueAt {
  readonly side: SideId;
  readonly file: string;
}

/** `--retinue`: men from a file in the place of those that the scenario lists for a side. */
export function retinueOption(): Option {
  const what = 'a side fights with the men of this retinue file; may be given for each side';
  return new Option('--retinue <side=file>', what).argParser(addRetinue);
}

/** `--retinue-after`: where the men of a side go when the battle is decided. */
export function retinueAfterOption(): Option {
  const what = 'where the retinue of a side goes as the battle leaves it; may be given for each side';
  return new Option('--retinue-after <side=file>', what).argParser(addRetinue);
}

function addRetinue(text: string, before: readonly RetinueAt[] | undefined): readonly RetinueAt[] {
  const [, side, file] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (side === undefined || file === undefined) throw new InvalidArgumentError('Write it as SIDE=FILE.');
  if (before?.some(each => each.side === side)) throw new InvalidArgumentError(`"${side}" has a file already.`);
  return [...(before ?? []), { side, file }];
}

/** What a command reads of retinues, by what it is: none of it may be written over. */
export function readsOf(retinues: readonly RetinueAt[] | undefined): { readonly [what: string]: string } {
  return Object.fromEntries((retinues ?? []).map(({ side, file }) => [`retinue of ${side}`, file]));
}

/** What a battle is begun with. */
interface Begun {
  readonly input: unknown;
  readonly file: string;
  readonly retinues: readonly RetinueAt[];
  readonly houseRules: unknown;
  readonly dice: Pick<StartOptions, 'seed' | 'thrown'>;
  readonly command: Command;
}

/**
 * A battle at its beginning, with the men of retinue files where they are given.
 *
 * @throws RuleViolation with every fault, each in the file that it is in
 */
export async function startWith<T extends NamedTerms>(
  ruleset: Ruleset<T>,
  { input, file, retinues, houseRules, dice, command }: Begun,
): Promise<Battle<T>> {
  const { startBattle, withRetinue } = await import('../battle/index.js');
  const options = { ...dice, houseRules };
  if (retinues.length === 0) return inFile(file, () => startBattle(ruleset, input, options));
  // What is wrong with the scenario by itself is told of it alone.
  const { scenario: plain } = inFile(file, () => startBattle(ruleset, input, options));
  let scenario: unknown = plain;
  for (const { side, file: from } of retinues) {
    insistOnSide(command, ruleset.sides(plain), side);
    const retinue = await readJson(from);
    const before = scenario;
    scenario = inFile(from, () => withRetinue(ruleset, before, { side, retinue, houseRules }));
  }
  try {
    return startBattle(ruleset, scenario, options);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    throw new RuleViolation(
      fault.violations.flatMap(violation => {
        const from = retinues.find(({ side }) => violation.path.startsWith(`sides.${side}.`));
        if (from === undefined) return within(file, [violation]);
        const path = violation.path.replace(`sides.${from.side}.`, 'retinue.');
        return within(from.file, [{ ...violation, path }]);
      }),
    );
  }
}

/** Before a battle is played it must be sure that its retinues can be kept: that the rules have them, and the sides are there. */
export function insistOnAfterwards<T extends NamedTerms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  after: readonly RetinueAt[],
  command: Command,
): void {
  for (const { side } of after) insistOnSide(command, ruleset.sides(battle.scenario), side);
  if (after.length > 0 && ruleset.retinues === undefined)
    command.error(`error: ${ruleset.title} has no retinues; leave --retinue-after out`);
}

/** The retinues that were written, by side, `null` where none was; and what is told of it. */
interface Afterwards {
  readonly retinues?: { readonly [side: SideId]: string | null };
  readonly told: readonly string[];
}

/** Writes the retinues that a battle leaves, if it is decided. */
export async function keepRetinues<T extends NamedTerms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  after: readonly RetinueAt[],
): Promise<Afterwards> {
  if (after.length === 0) return { told: [] };
  const { retinuesAfter } = await import('../battle/index.js');
  const left = battle.outcome === null ? {} : retinuesAfter(ruleset, battle);
  const told = battle.outcome === null ? ['The battle is not decided: no retinue is written.'] : [];
  const retinues: { [side: SideId]: string | null } = {};
  for (const { side, file } of after) {
    const retinue = left[side] ?? null;
    retinues[side] = retinue === null ? null : file;
    if (retinue !== null) {
      await save(file, `${JSON.stringify(retinue, null, 2)}\n`);
      told.push(`Retinue of ${side}: ${file}`);
    } else if (battle.outcome !== null) told.push(`Nobody is left to lead the retinue of ${side}: it is not written.`);
  }
  return { retinues, told };
}
