import { musterBattle, playOut, simulateBattle, startBattle } from '../src/battle/index.js';
import { advanceAndCharge, type RaymondTerms, raymond } from '../src/rulesets/raymond/index.js';
import { battlesOf, example } from './battles.js';
import type { Row } from './row.js';
import { smallBattle } from './small-raymond.js';
import { battleRow, shown, timed } from './timed.js';

const naseby = example('naseby-1645');

/** Battles per second of a small battle and of Naseby, and what it costs to play Naseby as people do: decision by decision. */
export async function run(): Promise<readonly Row[]> {
  return [
    battleRow(
      "Raymond's game, 8 units a side: battles",
      battlesOf(raymond, smallBattle, advanceAndCharge, { warming: 20, battles: 60 }),
    ),
    battleRow(
      'Naseby, 18 units a side: battles',
      battlesOf(raymond, naseby, advanceAndCharge, { warming: 8, battles: 20 }),
    ),
    stepByStep(),
  ];
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
