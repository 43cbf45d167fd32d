import { pursuitDuty } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import { goesAfterThem } from '../sorcery/of-themselves.js';
import { isTestable } from '../sorcery/reacting.js';
import { obey } from './obey.js';
import { takeTest } from './test.js';

/**
 * Troops with orders to hold have thrown back an attack: they test whether they pursue all the same. What is worse than Halt is ignored;
 * they go out of control, or where they may do as their general wishes and he wishes it.
 *
 * @clause wrg/reaction/test-hold-no-pursuit
 * @clause wrg/pursuit/hold-orders
 */
export function holdersTest(unit: Unit, play: Play): boolean {
  if (!isTestable(unit, play)) return false;
  const { outcome } = takeTest(unit, { cause: 'hold-no-pursuit' }, play);
  const { result } = outcome;
  const reaction = result === 'uncontrolled-advance' || result === 'act-as-general-wishes' ? result : 'other';
  const generalWishes = reaction === 'act-as-general-wishes' && wishesPursuit(unit, play);
  const duty = pursuitDuty({ allBroken: true, pursued: 0, holdOrders: true, reaction, generalWishes }, play.rules);
  if (reaction === 'uncontrolled-advance') obey(unit, { ...outcome.instruction, periods: 1 }, 'hold-no-pursuit', play);
  return duty.does === 'pursues';
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
