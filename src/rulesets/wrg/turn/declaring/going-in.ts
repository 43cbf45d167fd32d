import { chargeGoesIn } from '../../reaction/consequences.js';
import type { Unit } from '../../state.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { obey } from '../reacting/obey.js';
import { type TestTaken, takeTest } from '../reacting/test.js';
import { isTestable } from '../sorcery/reacting.js';
import { mayCharge } from './reach.js';

/**
 * Whether a unit that would charge an enemy goes in: better than Halt it does, and fanatics are not tested. It obeys what its test tells it otherwise.
 *
 * @clause wrg/reaction/test-charging
 */
export function goesInByTest(unit: Unit, enemy: Unit, play: Play): boolean {
  if (unit.troops.fanatic === true || !isTestable(unit, play)) return true;
  const { outcome, hasOrder } = takeTest(unit, { cause: 'charging', against: [enemy] }, play);
  if (chargeGoesIn({ result: outcome.result, hasOrder }, play.rules)) return goesInAsTold(unit, enemy, outcome, play);
  obey(unit, outcome.instruction, 'charging', play, true);
  return false;
}

/**
 * Whether those whose test lets them charge do so all the same when they have done what it tells them besides. Who is out of control goes in; who acts as his
 * general wishes is asked for the new order, acts on it at once, and charges nobody whom that does not let him charge.
 *
 * @clause wrg/reaction/result-current-act
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function goesInAsTold(unit: Unit, enemy: Unit, { instruction }: TestTaken['outcome'], play: Play): boolean {
  const { order } = unit;
  const isMore = instruction.kind === 'uncontrolled-advance' || instruction.kind === 'act-as-general-wishes';
  if (isMore) obey(unit, instruction, 'charging', play, true);
  return unit.order === null || unit.order === order || mayChargeAnew(unit, enemy, play);
}

/** Whether the order that a unit has just been given lets it charge an enemy. */
export function mayChargeAnew(unit: Unit, enemy: Unit, { state, scenario, rules }: Play): boolean {
  return mayCharge(unit, enemy, fieldOf(state, scenario, rules));
}
