import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { registerBattle } from './battle.js';
import { registerCampaign } from './campaign.js';
import { registerChart } from './chart.js';
import { registerCharts } from './charts.js';
import { registerClause } from './clause.js';
import { registerClauses } from './clauses.js';
import { registerDiff, registerNumbers } from './diff.js';
import { registerDraw } from './draw.js';
import { registerOdds } from './odds.js';
import { complain, describeFault } from './output.js';
import { registerPlay } from './play.js';
import { registerReplay } from './replay.js';
import { registerResolve } from './resolve.js';
import { registerRulings } from './rulings.js';
import { registerSchema } from './schema.js';
import { registerSimulate } from './simulate.js';
import { registerVerify } from './verify.js';
import { registerView } from './view.js';

/** Every command of `littlewars`, in the order of `--help`. Each adds itself and loads what it needs when it is called. */
const commands: readonly ((program: Command) => void)[] = [
  registerBattle,
  registerSimulate,
  registerPlay,
  registerReplay,
  registerView,
  registerCampaign,
  registerDraw,
  registerOdds,
  registerResolve,
  registerCharts,
  registerChart,
  registerNumbers,
  registerVerify,
  registerClauses,
  registerClause,
  registerRulings,
  registerDiff,
  registerSchema,
];

/** What a command ends with: done, a rule or a file is at fault, wrong usage. */
const exitCodes = { done: 0, fault: 1, usage: 2 } as const;

/** Runs one command line (without `node` and the program's name) and gives its exit code. Never throws. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('littlewars')
    .description(
      'The rules of miniature war games: charts, dice, exact odds, whole battles, and the reason for every result.',
    )
    .version(ownVersion())
    .exitOverride()
    .showHelpAfterError('(--help tells more)');
  for (const register of commands) register(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    complain(describeFault(fault));
    return exitCodes.fault;
  }
}

/** The version in package.json, which lies as far above the compiled command as above its source. */
function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return version;
}
