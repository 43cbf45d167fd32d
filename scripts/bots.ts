/**
 * Measures the bots: plays the scenarios of examples/scenarios and prints what their units did.
 * `npm run bots -- --battles 200 --against beginner` plays each 200 times, the sides swapped after half of them; words among the
 * arguments choose the scenarios whose names hold one. Without --against a bot plays itself. With --against-checkout FOLDER the other side is
 * led by the bot of another checkout of the project: of the same name, or of that of --against; the rules of the turn are those of this one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bots, loadAnyWindows } from '../src/index.js';
import type { NamedTerms, Windows } from '../src/windows/index.js';
import { benchOf, NO_PART, series } from './sense/measure.js';
import { botsOfCheckout, NoCheckout } from './sense/other-checkout.js';
import { type Count, nothing, together } from './sense/types.js';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    battles: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string' },
    against: { type: 'string' },
    'against-checkout': { type: 'string' },
    who: { type: 'boolean', default: false },
  },
});
const folder = new URL('../examples/scenarios/', import.meta.url);
const files = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .filter(file => words.length === 0 || words.some(word => file.includes(word)));
const battles = Number(options.battles);
const first = Number(options.seed);

const percent = (part: number, whole: number) =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`).padStart(6);

function line(name: string, count: Count): string {
  return [
    name.padEnd(30),
    `idle ${percent(count.idle, count.units)}`,
    `short ${percent(count.short, count.charges)} of ${String(Math.round((10 * count.charges) / Math.max(1, count.battles)) / 10).padStart(4)}`,
    `stuck ${percent(count.stuck, count.units)}`,
    `limit ${percent(count.limit, count.battles)}`,
    `turns ${(count.turns / Math.max(1, count.battles)).toFixed(1)}`,
  ].join('  ');
}

/** Who leads the other side: a bot of this checkout by its name, or one of another. */
async function opponentOf<T extends NamedTerms>(
  windows: Windows<T>,
  bot: string,
): Promise<{ other: string; bots: Bots<T> }> {
  const other = options.against ?? bot;
  const checkout = options['against-checkout'];
  if (checkout === undefined) return { other, bots: windows.bots };
  const theirs = await botsOfCheckout(checkout, windows);
  const leads = theirs[other];
  const name = `${other} of ${checkout}`;
  return { other: name, bots: { ...windows.bots, ...(leads === undefined ? {} : { [name]: leads }) } };
}

async function measure<T extends NamedTerms>(title: string, windows: Windows<T>, scenario: unknown): Promise<void> {
  const bot = options.bot ?? Object.keys(windows.bots)[0] ?? '';
  const { other, bots } = await opponentOf(windows, bot);
  const missing = [bot, other].find(name => !Object.hasOwn(bots, name));
  if (missing !== undefined) {
    console.log(`${title}: no bot ${missing} in this ruleset`);
    return;
  }
  const bench = benchOf(windows, scenario, bots);
  const [one = '', two = ''] = bench.sides;
  const started = Date.now();
  const half = Math.ceil(battles / 2);
  const range = (from: number) => Array.from({ length: half }, (_, i) => first + from + i);
  const there = series(bench, { [one]: bot, [two]: other }, range(0));
  const back = series(bench, { [one]: other, [two]: bot }, range(other === bot ? half : 0));
  const counts = {
    [bot]: together(there[one] ?? nothing(), back[two] ?? nothing()),
    ...(other === bot ? {} : { [other]: together(there[two] ?? nothing(), back[one] ?? nothing()) }),
  };
  if (other === bot)
    counts[bot] = [there[one], there[two], back[one], back[two]].reduce<Count>(
      (sum, each) => together(sum, each ?? nothing()),
      nothing(),
    );
  const won = (count: Count | undefined, side: string) => count?.wins[side] ?? 0;
  console.log(`${title}  (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  for (const [name, count] of Object.entries(counts)) console.log(`  ${line(name, count)}`);
  if (other === bot) {
    const [a, b] = [one, two].map(side => won(there[side], side) + won(back[side], side));
    console.log(`  ${one} ${a} : ${b} ${two}, of ${half * 2}`);
  } else {
    console.log(
      `  ${bot} as ${one} wins ${won(there[one], one)}, loses ${won(there[two], two)}, of ${half}; as ${two} wins ${won(back[two], two)}, loses ${won(back[one], one)}, of ${half}`,
    );
  }
  if (options.who) {
    for (const [name, count] of Object.entries(counts)) {
      const rows = Object.entries(count.who).sort(([, a], [, b]) => b - a);
      const noPart = rows.filter(([what]) => what.startsWith(NO_PART));
      const others = rows.filter(([what]) => !what.startsWith(NO_PART)).slice(0, 24);
      console.log(`  ${name}: ${others.map(([what, times]) => `${what} ${times}`).join(', ')}`);
      if (noPart.length === 0) continue;
      console.log(`    no part: ${noPart.map(([what, times]) => `${what.slice(NO_PART.length)} ${times}`).join(', ')}`);
    }
  }
}

try {
  for (const file of files) {
    const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    await (await loadAnyWindows(scenario.ruleset))(windows => measure(file.replace('.json', ''), windows, scenario));
  }
} catch (error) {
  if (!(error instanceof NoCheckout)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
