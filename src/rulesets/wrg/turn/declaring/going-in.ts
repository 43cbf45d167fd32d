import { chargeGoesIn } from '../../reaction/consequences.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import { obey } from '../reacting/obey.js';
import { takeTest } from '../reacting/test.js';
import { isTestable } from '../sorcery/reacting.js';

/**
 * Whether a unit that would charge an enemy goes in: better than Halt it does, and fanatics are not tested. It obeys what its test tells it otherwise.
 *
 * @clause wrg/reaction/test-charging
 */
export function goesInByTest(unit: Unit, enemy: Unit, play: Play): boolean {
  if (unit.troops.fanatic === true || !isTestable(unit, play)) return true;
  const { outcome, hasOrder } = takeTest(unit, { cause: 'charging', against: [enemy] }, play);
  const goes = chargeGoesIn({ result: outcome.result, hasOrder }, play.rules);
  if (!goes || outcome.instruction.kind === 'uncontrolled-advance') {
    obey(unit, outcome.instruction, 'charging', play, true);
  }
  return goes;
}
