import type { Command } from 'commander';
import type { Battle, Commanders, Ruleset, Terms } from '../battle/index.js';
import { refuseUnknown } from './output.js';

/** A commander for every side, the ruleset's first unless one is named. An unknown name ends the command as wrong usage. */
export function commandersOf<T extends Terms>(
  { ruleset }: { readonly ruleset: Ruleset<T> },
  battle: Battle<T>,
  { bot: named, command }: { readonly bot: string | undefined; readonly command: Command },
): Commanders<T> {
  const names = Object.keys(ruleset.bots);
  const name = named ?? names[0] ?? '';
  const bot = Object.hasOwn(ruleset.bots, name) ? ruleset.bots[name] : undefined;
  if (bot === undefined) return refuseUnknown(command, 'commander', name, names);
  const sides = ruleset.sides(battle.scenario);
  return Object.fromEntries(sides.map((side, i) => [side, bot(battle.seed * 2 + i)]));
}
