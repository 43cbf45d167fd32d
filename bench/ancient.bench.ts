import { advanceAndHold, ancientMedieval } from '../src/rulesets/cady/ancient-medieval/index.js';
import { lineOfBattle, wrg } from '../src/rulesets/wrg/index.js';
import { battlesOf, example } from './battles.js';
import type { Row } from './row.js';
import { battleRow } from './timed.js';

/** Battles per second of two ancient and medieval fields, under Cady's rules and the WRG's, both sides led by the bot. */
export async function run(): Promise<readonly Row[]> {
  const hastings = battlesOf(ancientMedieval, example('hastings-1066'), advanceAndHold, { warming: 3, battles: 12 });
  const zama = battlesOf(wrg, example('zama-202-bc'), lineOfBattle, { warming: 1, battles: 5 });
  return [
    battleRow('Hastings, 10 and 12 units: battles', hastings),
    battleRow("Zama, 11 and 12 units, the WRG's rules: battles", zama),
  ];
}
