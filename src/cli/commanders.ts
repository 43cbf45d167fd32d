import type { Command } from 'commander';
import { type Battle, type Commanders, checksum } from '../battle/index.js';
import type { Seed } from '../dice/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { refuseUnknown } from './output.js';

/** A commander for every side, the ruleset's first unless one is named. An unknown name ends the command as wrong usage. */
export function commandersOf<T extends NamedTerms>(
  { ruleset, bots }: Windows<T>,
  battle: Pick<Battle<T>, 'scenario' | 'seed'>,
  { bot: named, command }: { readonly bot: string | undefined; readonly command: Command },
): Commanders<T> {
  const names = Object.keys(bots);
  const name = named ?? names[0] ?? '';
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) return refuseUnknown(command, 'commander', name, names);
  const sides = ruleset.sides(battle.scenario);
  return Object.fromEntries(sides.map((side, i) => [side, bot(seedOfBot(battle.seed, i), battle.scenario)]));
}

const HEX_DIGITS_OF_A_SEED = 12;

/** The seed of a bot's own dice. It comes of the battle's, so that a battle of bots can be played again, and does not give that away. */
function seedOfBot(seed: Seed, seat: number): number {
  if (typeof seed === 'number' && Number.isSafeInteger(seed * 2 + seat)) return seed * 2 + seat;
  return Number.parseInt(checksum({ seed, seat }).slice(0, HEX_DIGITS_OF_A_SEED), 16);
}
