import { rolled } from '../src/dice/index.js';
import { smallArmsOdds, smallArmsVolley } from '../src/rulesets/cady/musket/index.js';
import * as trusting from '../src/rulesets/cady/musket/small-arms.js';
import type { Row } from './row.js';
import { sideBySide } from './side-by-side.js';

const shot = { weapon: 'muskets', distance: 18, cover: 'fence' } as const;
const volley = { ...shot, figures: 36, shots: 1, targetFigures: 36 } as const;

/** What it costs that the public functions look at what they are asked before they answer; the turn calls those that trust it. */
export async function run(): Promise<readonly Row[]> {
  const dice = rolled(1971);
  const { odds, oddsTrusted, thrown, thrownTrusted } = await sideBySide({
    odds: () => smallArmsOdds(shot),
    oddsTrusted: () => trusting.smallArmsOdds(shot),
    thrown: () => smallArmsVolley(volley, dice),
    thrownTrusted: () => trusting.smallArmsVolley(volley, dice),
  });
  const row = (what: string, ours: number, rival: number): Row => ({
    what: `${what}: the public function and the one that the turn calls`,
    ours: `${ours.toFixed(2)} µs`,
    rival: `${rival.toFixed(2)} µs`,
    ratio: ours / rival,
    target: '≤ 2',
  });
  return [row('odds of a shot', odds, oddsTrusted), row('36 muskets at a fence', thrown, thrownTrusted)];
}
