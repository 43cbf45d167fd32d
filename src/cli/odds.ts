import type { Command } from 'commander';
import { registerCharge } from './odds-charge.js';
import { registerMelee } from './odds-melee.js';

/** Adds `littlewars odds …` to the program. */
export function registerOdds(program: Command): void {
  const odds = program.command('odds').description('What may happen, solved exactly.');
  registerCharge(odds);
  registerMelee(odds);
}
