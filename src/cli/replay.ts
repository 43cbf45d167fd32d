import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readRecord, replay, type Terms } from '../battle/index.js';
import { RuleViolation } from '../rulebook/index.js';
import { print, printJson, within } from './output.js';
import { type Playable, playableById } from './playables.js';

/** `littlewars replay`: plays a record back and compares every checksum. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('play a record back; refused with the turn where it parts, if it was changed')
    .argument('<record>', 'record file that `littlewars battle` wrote')
    .option('--json', 'the result, as JSON')
    .action(async (file: string, options: { readonly json?: true }) => {
      const text = await readText(file);
      try {
        const record = readRecord(text);
        const playable = await playableById(record.ruleset.id);
        playable(one => tellReplay(one, record, options.json === true));
      } catch (fault) {
        if (fault instanceof RuleViolation) throw new RuleViolation(within(file, fault.violations));
        throw fault;
      }
    });
}

function tellReplay<T extends Terms>(
  playable: Playable<T>,
  record: ReturnType<typeof readRecord>,
  json: boolean,
): void {
  const battle = replay(playable.ruleset, record);
  const result = playable.result(battle);
  if (json) printJson(result);
  else {
    for (const [turn, sum] of record.checksums.entries()) print(`turn ${String(turn).padStart(2)}  ${sum}`);
    print(`\n${playable.summarise(battle)}`);
    print('The record plays back to the same checksums.');
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new RuleViolation({
      path: file,
      problem: 'no such file, or it cannot be read',
      mend: 'give the path of a record file',
    });
  }
}
