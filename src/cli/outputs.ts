import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { insistOnWriting } from './files.js';

/** The option by which a command may write over what is there. */
export const forceOption = ['--force', 'write over files that are there already'] as const;

/** What a command was told to write and what it reads. */
export interface Outputs {
  /** Files to be written; with `%d` in the name, one for every turn. */
  readonly writes: readonly (string | undefined)[];
  /** Files that must stay as they are, whatever is forced, by what they are. */
  readonly reads?: { readonly [what: string]: string | undefined };
  readonly force?: true | undefined;
}

/** The number of a turn in the name of its picture. */
const TURN = '%d';

/**
 * Before a command does anything it must be sure that all it makes can be kept, and that nothing is lost for it: neither what it reads, nor
 * one of its files for another, nor a file that is there already unless that is asked for. Ends the command as wrong usage otherwise.
 *
 * @throws RuleViolation when a file cannot be written.
 */
export async function insistOnOutputs(command: Command, { writes, reads = {}, force }: Outputs): Promise<void> {
  const outputs = await Promise.all(writes.filter(each => each !== undefined).map(placeOf));
  for (const [at, output] of outputs.entries()) {
    for (const [what, file] of Object.entries(reads)) {
      if (file === undefined || !mayBeOne(output, await placeOf(file))) continue;
      command.error(`error: ${output.given} would overwrite the ${what}; give another name`);
    }
    const twice = output.device ? undefined : outputs.slice(0, at).find(other => mayBeOne(output, other));
    if (twice !== undefined) {
      command.error(`error: two things cannot both be written to ${twice.given}; give another name`);
    }
    const there = force === true ? undefined : await alreadyThere(output);
    if (there !== undefined) command.error(`error: ${there} is there already; give another name, or --force`);
    await insistOnWriting(output.given.replaceAll(TURN, '00'));
  }
}

/** A file as the command line names it, and where that leads. */
interface Place {
  readonly given: string;
  readonly folder: string;
  readonly name: string;
  /** A pipe or a device, of which nothing is lost. */
  readonly device: boolean;
}

async function placeOf(given: string): Promise<Place> {
  const path = await real(resolve(given), async () =>
    join(await real(dirname(resolve(given)), async () => dirname(resolve(given))), basename(given)),
  );
  const device = await stat(path).then(
    found => !(found.isFile() || found.isDirectory()),
    () => false,
  );
  return { given, folder: dirname(path), name: basename(path), device };
}

async function real(path: string, otherwise: () => Promise<string>): Promise<string> {
  return realpath(path).catch(otherwise);
}

/** Whether two places are one file, or may be in some turn. */
function mayBeOne(one: Place, other: Place): boolean {
  if (one.folder !== other.folder) return false;
  return [one, other].some((a, at) => namesOf(a).test(([other, one][at] ?? other).name.replaceAll(TURN, '00')));
}

/** The names that a place may have, turn by turn. */
function namesOf({ name }: Place): RegExp {
  const parts = name.split(TURN).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d{2,}')}$`);
}

/** A file that would be written over. */
async function alreadyThere(place: Place): Promise<string | undefined> {
  if (place.device) return undefined;
  const entries = await readdir(place.folder, { withFileTypes: true }).catch(() => []);
  const pattern = namesOf(place);
  const found = entries
    .flatMap(entry => (!entry.isDirectory() && pattern.test(entry.name) ? [entry.name] : []))
    .sort()[0];
  return found === undefined ? undefined : join(dirname(place.given), found);
}
