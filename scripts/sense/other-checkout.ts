import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bots } from '../../src/battle/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';

/** What is given is no checkout whose bots could play. */
export class NoCheckout extends Error {}

/** Where a checkout of this project has what is loaded of it. */
const entry = 'src/index.ts';

/** What is loaded of another checkout: its index. */
interface Index {
  loadAnyWindows(id: string): Promise<(use: (windows: { readonly bots: object }) => void) => void>;
}

/**
 * The bots that another checkout of the project, such as the version before a change, has for a ruleset. They command under the rules and in the
 * views of this one.
 *
 * @throws NoCheckout when the folder is no checkout of the project, cannot be loaded, or does not know the ruleset; it says what to do.
 */
export async function botsOfCheckout<T extends NamedTerms>(
  folder: string,
  windows: Windows<T>,
  load: (url: string) => Promise<unknown> = url => import(url),
): Promise<Bots<T>> {
  const path = resolve(folder);
  if (!existsSync(path)) throw new NoCheckout(`there is no folder ${path}`);
  if (!statSync(path).isDirectory())
    throw new NoCheckout(`${path} is a file; give the folder of another checkout of this project`);
  const file = join(path, entry);
  if (!existsSync(file))
    throw new NoCheckout(`${path} is no checkout of this project: it has no ${entry}; make one with git worktree add`);
  const { id } = windows.ruleset;
  const index = await load(pathToFileURL(file).href).catch((error: unknown) => {
    throw new NoCheckout(`${file} cannot be loaded: ${reasonOf(error)}; has npm ci been run there?`);
  });
  if (!isIndex(index)) throw new NoCheckout(`${file} is of a version that has no loadAnyWindows; take a later one`);
  const found = await index.loadAnyWindows(id).catch((error: unknown) => {
    throw new NoCheckout(`${path} has no bots of the ruleset ${id}: ${reasonOf(error)}`);
  });
  let bots: object = {};
  found(its => {
    bots = its.bots;
  });
  return bots as Bots<T>;
}

function isIndex(loaded: unknown): loaded is Index {
  return typeof loaded === 'object' && loaded !== null && 'loadAnyWindows' in loaded;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
