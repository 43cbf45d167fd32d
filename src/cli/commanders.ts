import type { Command } from 'commander';
import type { Battle, Commanders } from '../battle/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { refuseUnknown } from './output.js';

/** A commander for every side, the ruleset's first unless one is named. An unknown name ends the command as wrong usage. */
export function commandersOf<T extends NamedTerms>(
  { ruleset, bots }: Windows<T>,
  battle: Battle<T>,
  { bot: named, command }: { readonly bot: string | undefined; readonly command: Command },
): Commanders<T> {
  const names = Object.keys(bots);
  const name = named ?? names[0] ?? '';
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) return refuseUnknown(command, 'commander', name, names);
  const sides = ruleset.sides(battle.scenario);
  return Object.fromEntries(sides.map((side, i) => [side, bot(battle.seed * 2 + i)]));
}
