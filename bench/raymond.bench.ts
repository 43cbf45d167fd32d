import { readFileSync } from 'node:fs';
import { musterBattle, playOut, simulateBattle, startBattle } from '../src/battle/index.js';
import { advanceAndCharge, type RaymondTerms, raymond } from '../src/rulesets/raymond/index.js';
import type { Row } from './row.js';
import { smallBattle } from './small-raymond.js';
import { battleRow, shown, type Timed, timed } from './timed.js';

const naseby: unknown = JSON.parse(readFileSync('examples/scenarios/naseby-1645.json', 'utf8'));

/** Battles per second of a small battle and of Naseby, and what it costs to play Naseby as people do: decision by decision. */
export async function run(): Promise<readonly Row[]> {
  return [
    battleRow("Raymond's game, 8 units a side: battles", simulations(smallBattle, ['blue', 'red'], 20, 60)),
    battleRow('Naseby, 18 units a side: battles', simulations(naseby, ['royalist', 'parliament'], 8, 20)),
    stepByStep(),
  ];
}

/** So many battles of a scenario, seed by seed, after some that warm up. */
function simulations(scenario: unknown, sides: readonly string[], warming: number, battles: number): readonly Timed[] {
  const mustered = musterBattle(raymond, scenario);
  const battle = (seed: number) =>
    timed<RaymondTerms>(watch => {
      const commanders = Object.fromEntries(sides.map((side, i) => [side, watch(advanceAndCharge(2 * seed + i))]));
      return simulateBattle(raymond, mustered, commanders, { seed, checksum: false });
    });
  for (let i = 1; i <= warming; i++) battle(battles + i);
  return Array.from({ length: battles }, (_, i) => battle(i + 1));
}

/** The same battles simulated and stepped through: every decision runs its phase again from the start. */
function stepByStep(): Row {
  const seeds = [1, 2, 3, 4, 5];
  const mustered = musterBattle(raymond, naseby);
  const commanders = { royalist: advanceAndCharge(1), parliament: advanceAndCharge(2) };
  let decisions = 0;
  const stepped = timed<RaymondTerms>(() => {
    for (const seed of seeds) {
      decisions += playOut(raymond, startBattle(raymond, naseby, { seed }), commanders).log.length;
    }
    return { turns: 0 };
  });
  const simulated = timed<RaymondTerms>(() => {
    for (const seed of seeds) simulateBattle(raymond, mustered, commanders, { seed });
    return { turns: 0 };
  });
  return {
    what: `Naseby decision by decision (${shown(stepped.milliseconds / decisions)} each), against the same simulated`,
    ours: shown(stepped.milliseconds / seeds.length),
    rival: shown(simulated.milliseconds / seeds.length),
    ratio: stepped.milliseconds / simulated.milliseconds,
    target: '≤ 10',
  };
}
