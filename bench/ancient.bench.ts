import { readFileSync } from 'node:fs';
import { musterBattle, simulateBattle } from '../src/battle/index.js';
import { type AncientTerms, advanceAndHold, ancientMedieval } from '../src/rulesets/cady/ancient-medieval/index.js';
import type { Row } from './row.js';
import { battleRow, type Timed, timed } from './timed.js';

const hastings = JSON.parse(readFileSync('examples/scenarios/hastings-1066.json', 'utf8'));

/** Battles per second of Hastings, both sides led by the bot. */
export async function run(): Promise<readonly Row[]> {
  const sides = Object.keys(hastings.sides);
  const units = Object.values<{ readonly units: readonly unknown[] }>(hastings.sides).map(side => side.units.length);
  return [battleRow(`Hastings, ${units.join(' and ')} units: battles`, simulations(sides, 3, 12))];
}

/** So many battles, seed by seed, after some that warm up. */
function simulations(sides: readonly string[], warming: number, battles: number): readonly Timed[] {
  const mustered = musterBattle(ancientMedieval, hastings);
  const battle = (seed: number) =>
    timed<AncientTerms>(watch => {
      const commanders = Object.fromEntries(sides.map((side, i) => [side, watch(advanceAndHold(2 * seed + i))]));
      return simulateBattle(ancientMedieval, mustered, commanders, { seed, checksum: false });
    });
  for (let i = 1; i <= warming; i++) battle(battles + i);
  return Array.from({ length: battles }, (_, i) => battle(i + 1));
}
