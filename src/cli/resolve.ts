import type { Command } from 'commander';

/** Adds `littlewars resolve FUNCTION` to the program. */
export function registerResolve(program: Command): void {
  program.command('resolve').description('Resolve one rule: its odds, its exact distribution and the reasons.');
}
