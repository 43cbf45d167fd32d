import type { Reason } from '../../../../rulebook/index.js';
import type { Moved } from '../../../../table/index.js';
import type { OrderStep } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree } from '../../units.js';
import type { Field } from '../field.js';
import { stepOf } from '../ordering/standing.js';
import { NO_STEP } from './carrying-out.js';
import { aimOf, isAt, leftOf } from './goals.js';
import { type Marching, STANDOFF } from './march.js';
import { enemyMeant, gapTo } from './ordered.js';
import { pacesIntoRange } from './skirmishing.js';

/** A move that has led nowhere: what was to be marched, and how it came out. */
export interface Unmoved {
  readonly marching: Pick<Marching, 'march' | 'because'>;
  readonly moved: Pick<Moved, 'stoppedBy'>;
}

const clause = 'wrg/orders/formation-and-speed-free';
const wasNearEnough: Reason = {
  clause: 'wrg/movement/simultaneous',
  because: 'as near to them as it was to come when the period began',
  effect: 'no nearer',
};

/**
 * Why a body that is its own master and has orders to go somewhere has not stirred, where nobody whom it sees is in its way; `undefined` for who has nowhere
 * to go.
 *
 * @clause wrg/orders/formation-and-speed-free
 */
export function whyUnmoved(
  unit: Unit,
  { marching, moved }: Unmoved,
  field: Field,
): { readonly because: Reason } | undefined {
  const { counter, charges, conduct } = unit.period;
  const isBound = counter !== null || charges !== null || conduct.work !== undefined || unit.aboard !== undefined;
  if (isBound || !isFree(unit) || isFighting(field.state, unit) || unit.hidden !== null) return undefined;
  const step = stepOf(unit, field.state, field.scenario);
  if (step === undefined || !isToGo(unit, step, field)) return undefined;
  const { march, because } = marching;
  if (march.moved >= NO_STEP) {
    const bars = moved.stoppedBy?.kind === 'edge' ? 'the edge of the table is before it' : 'something bars its way';
    return { because: { clause: 'wrg/movement/simultaneous', because: bars, effect: 'does not get on' } };
  }
  const [why] = because;
  if (why !== undefined) return { because: { ...why, effect: 'nothing is left of its move' } };
  if (march.stopped?.kind === 'allowance')
    return { because: { clause, because: 'too little of its move for a turn and a step', effect: 'stays' } };
  // The enemy has gone from before it since.
  return step.verb === 'skirmish' || step.verb === 'attack' ? { because: wasNearEnough } : undefined;
}

/** Whether the order of a unit bids it go farther than it has come. */
function isToGo(unit: Unit, step: OrderStep, field: Field): boolean {
  const { verb, goal } = step;
  const aim = goal === undefined ? undefined : aimOf(goal, unit.side, field);
  switch (verb) {
    case 'attack':
    case 'charge':
    case 'skirmish': {
      const enemy = verb === 'charge' && goal === undefined ? undefined : enemyMeant(unit, step, field);
      if (enemy === undefined) return false;
      return verb === 'skirmish' ? pacesIntoRange(unit, enemy, field) > 0 : gapTo(unit, enemy) > STANDOFF + 1;
    }
    case 'support':
    case 'follow':
    case 'ambush':
      return false;
    default: {
      if (aim === undefined || 'unseen' in aim) return false;
      if ('unit' in aim) return gapTo(unit, aim.unit) > STANDOFF + 1;
      if ('point' in aim) return !isAt(unit, aim.point);
      const left = leftOf(unit, aim);
      return left === 'all' || left >= NO_STEP;
    }
  }
}
