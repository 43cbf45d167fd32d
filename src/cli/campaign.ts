import type { Command } from 'commander';
import type { BattleRecord } from '../battle/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { inFile, readJson, save } from './files.js';
import { print, printJson } from './output.js';
import { forceOption, insistOnOutputs } from './outputs.js';
import { insistOnAfterwards, keepRetinues, type RetinueAt, retinueAfterOption } from './retinues.js';

interface CampaignOptions {
  readonly soFar?: string;
  readonly keep?: string;
  readonly next?: string;
  readonly retinueAfter?: readonly RetinueAt[];
  readonly json?: true;
  readonly force?: true;
}

/** `littlewars campaign`: what a decided battle leads to in a series of battles. */
export function registerCampaign(program: Command): void {
  program
    .command('campaign')
    .description('What a decided battle leads to in a series: who comes back, who defends, the scenario of the next.')
    .argument('<record>', 'record file of a battle that is decided')
    .option('--so-far <file>', 'what was kept of the series after the battle before; left out after the first')
    .option('--next <file>', 'where the scenario of the next battle goes')
    .option('--keep <file>', 'where goes what has to be kept of the series until then')
    .addOption(retinueAfterOption())
    .option('--json', 'the next scenario, what is kept and what is told, as JSON')
    .option(...forceOption)
    .action(async (file: string, options: CampaignOptions, command: Command) => {
      const { next, keep, retinueAfter = [], force } = options;
      const reads = { record: file, 'series so far': options.soFar };
      await insistOnOutputs(command, { writes: [next, keep, ...retinueAfter.map(each => each.file)], reads, force });
      const { withRecord } = await import('./record-files.js');
      const soFar = options.soFar === undefined ? undefined : await readJson(options.soFar);
      await withRecord(file, async ({ windows, record, insistOnTheText }) =>
        windows(one => goOn(one, record, { ...options, kept: soFar, command }, insistOnTheText)),
      );
    });
}

async function goOn<T extends NamedTerms>(
  { ruleset }: Windows<T>,
  record: BattleRecord,
  {
    soFar,
    next,
    keep,
    json,
    kept,
    retinueAfter = [],
    command,
  }: CampaignOptions & {
    readonly kept: unknown;
    readonly command: Command;
  },
  insistOnTheText: () => void,
): Promise<void> {
  const { replay, sequelOf } = await import('../battle/index.js');
  const battle = replay(ruleset, record);
  insistOnTheText();
  insistOnAfterwards(ruleset, battle, retinueAfter, command);
  const sequel = soFar === undefined ? sequelOf(ruleset, battle) : inFile(soFar, () => sequelOf(ruleset, battle, kept));
  if (next !== undefined && sequel.scenario !== null) await save(next, `${JSON.stringify(sequel.scenario, null, 2)}\n`);
  if (keep !== undefined) await save(keep, `${JSON.stringify(sequel.soFar, null, 2)}\n`);
  const { told, ...retinues } = await keepRetinues(ruleset, battle, retinueAfter);
  if (json) printJson({ ...sequel, ...retinues });
  else print([...sequel.told, ...told].join('\n'));
}
