import { comparedWithHalt } from '../../reaction/instruction.js';
import { pursuitDuty } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import { goesAfterThem } from '../sorcery/of-themselves.js';
import { isTestable } from '../sorcery/reacting.js';
import { obey } from './obey.js';
import type { TestTaken } from './test.js';
import { testTogether, toldTogether } from './together.js';

const cause = 'hold-no-pursuit';

/**
 * Troops with orders to hold have thrown back an attack: they test whether they pursue all the same, as one unit. What is worse than Halt is ignored; who is told to
 * halt does so, and they go out of control, for as long as the chart says, or where they may do as their general wishes and he wishes it; if he wishes something else, he may order that.
 *
 * @clause wrg/reaction/test-hold-no-pursuit
 * @clause wrg/reaction/test-scope-2
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/pursuit/hold-orders
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function holdersTest(unit: Unit, play: Play): boolean {
  if (!isTestable(unit, play)) return false;
  // Whose other body has won before it in this phase has been told what comes of the test, and asked for what its general wishes.
  const hasObeyed = toldTogether(unit, cause, play) !== undefined;
  const taken = testTogether(unit, { cause, obeys: (_, told) => isToldMore(told, play) }, play);
  if (taken === undefined) return false;
  const { result, instruction } = taken.outcome;
  const reaction = result === 'uncontrolled-advance' || result === 'act-as-general-wishes' ? result : 'other';
  const generalWishes = reaction === 'act-as-general-wishes' && wishesPursuit(unit, play);
  const duty = pursuitDuty({ allBroken: true, pursued: 0, holdOrders: true, reaction, generalWishes }, play.rules);
  // By the other reading no more comes of it than that they forget their order: nothing binds who pursues.
  const isForOne = reaction === 'uncontrolled-advance' && !staysOutOfControl(play);
  if (isForOne) obey(unit, { ...instruction, periods: 1 }, cause, play);
  else if (!hasObeyed && !generalWishes && isToldMore(taken, play)) obey(unit, instruction, cause, play);
  return duty.does === 'pursues';
}

/** Whether holders whose test lets them go out of control are so for as long as the chart says (`wrg/ruling/holders-out-of-control`), and not only until they pursue. */
export function staysOutOfControl({ rules }: Pick<Play, 'rules'>): boolean {
  return rules.reaction.effects.holdersOutOfControl === 'advance';
}

/** Whether a result tells holders anything but to go on: none that is worse than Halt does. */
function isToldMore({ outcome: { result }, hasOrder }: TestTaken, { rules }: Play): boolean {
  return result !== 'carry-on' && comparedWithHalt(result, hasOrder, rules) !== 'worse';
}

function wishesPursuit(unit: Unit, play: Play): boolean {
  return goesAfterThem(
    unit,
    {
      id: `pursue:${unit.id}:held`,
      clause: 'wrg/pursuit/hold-orders',
      quarry: null,
    },
    play,
  );
}
