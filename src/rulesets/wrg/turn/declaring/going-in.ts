import { chargeGoesIn } from '../../reaction/consequences.js';
import type { Unit } from '../../state.js';
import { isFree, isMainBody, mainBodyOf, onTable } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import type { TestTaken } from '../reacting/test.js';
import { obeyTest, testTogether } from '../reacting/together.js';
import { isTestable } from '../sorcery/reacting.js';
import { mayCharge } from './reach.js';

/**
 * Whether a unit that would charge an enemy goes in: better than Halt it does, and fanatics are not tested. It obeys what its test tells it otherwise.
 *
 * @clause wrg/reaction/test-charging
 */
export function goesInByTest(unit: Unit, enemy: Unit, play: Play): boolean {
  if (unit.troops.fanatic === true || !isTestable(unit, play)) return true;
  const taken = testToCharge(unit, enemy, play);
  if (taken === undefined) return true;
  const { outcome, hasOrder } = taken;
  if (chargeGoesIn({ result: outcome.result, hasOrder }, play.rules)) return goesInAsTold(unit, enemy, taken, play);
  obeyTest(unit, taken, 'charging', play);
  return false;
}

/**
 * The test of a unit before a body of it charges, one for all of its bodies and all whom they would charge. The others halt with who is not to go in; where he goes
 * in, they are told no more than what is told besides. `undefined` for who is not tested.
 *
 * @param once the name of the test, if another one before a charge is another test.
 *
 * @clause wrg/reaction/test-charging
 * @clause wrg/reaction/test-scope-2
 */
export function testToCharge(unit: Unit, enemy: Unit, play: Play, once?: string): TestTaken | undefined {
  const { state, rules } = play;
  const isOneOfThem = (body: Unit) => mainBodyOf(state, body) === mainBodyOf(state, unit);
  const targets = onTable(state).filter(body => body !== unit && isOneOfThem(body) && isAboutToCharge(body));
  const against = [enemy, ...targets.flatMap(({ period }) => state.units[period.conduct.charge ?? ''] ?? [])];
  const obeys = (body: Unit, { outcome, hasOrder }: TestTaken) => {
    // Fanatics go in whatever others are told.
    if (body.troops.fanatic === true && body.period.charges !== null) return false;
    if (!chargeGoesIn({ result: outcome.result, hasOrder }, rules)) return true;
    return isTold(outcome) && !isAboutToCharge(body);
  };
  const named = once === undefined ? {} : { once };
  return testTogether(unit, { cause: 'charging', against: [...new Set(against)], ...named, obeys }, play);
}

/** Whether a body has declared a charge, and has still to be asked whether it goes in. */
function isAboutToCharge(body: Unit): boolean {
  const { conduct, charges } = body.period;
  return conduct.charge !== undefined && charges === null && isFree(body);
}

/** Whether who may go in is told something besides. */
const isTold = ({ instruction }: TestTaken['outcome']): boolean =>
  instruction.kind === 'uncontrolled-advance' || instruction.kind === 'act-as-general-wishes';

/**
 * Whether those whose test lets them charge do so all the same when they have done what it tells them besides. Who is out of control goes in; who acts as his
 * general wishes is asked for the new order, acts on it at once, and charges nobody whom that does not let him charge.
 *
 * @clause wrg/reaction/result-current-act
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function goesInAsTold(unit: Unit, enemy: Unit, taken: TestTaken, play: Play): boolean {
  const { instruction } = taken.outcome;
  const { order } = unit;
  if (isTold(taken.outcome)) obeyTest(unit, taken, 'charging', play);
  // Its main body may have been given a new order meanwhile.
  if (!isMainBody(unit)) return instruction.kind !== 'act-as-general-wishes' || mayChargeAnew(unit, enemy, play);
  return unit.order === null || unit.order === order || mayChargeAnew(unit, enemy, play);
}

/** Whether the order that a unit has just been given lets it charge an enemy. */
export function mayChargeAnew(unit: Unit, enemy: Unit, { state, scenario, rules }: Play): boolean {
  return mayCharge(unit, enemy, fieldOf(state, scenario, rules));
}
