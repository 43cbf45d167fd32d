import type { Command } from 'commander';

/** Adds `littlewars draw chart | distribution | table` to the program. */
export function registerDraw(program: Command): void {
  program.command('draw').description('Draw a table, a chart or a distribution as SVG.');
}
