import type { Reason } from '../../../../rulebook/index.js';
import type { Moved } from '../../../../table/index.js';
import type { OrderStep } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { isBusy } from '../fire/busy.js';
import { stepOf } from '../ordering/standing.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { gapTo } from './by-order/ordered.js';
import { pacesIntoRange } from './by-order/skirmishing.js';
import { NO_STEP } from './carrying-out.js';
import { enemyMeant } from './friends/several-at-one.js';
import { aimOf } from './goals.js';
import { type Marching, STANDOFF } from './march.js';
import { isToGo } from './still-to-go.js';

/** A move that has led nowhere: what was to be marched, and how it came out. */
export interface Unmoved {
  readonly marching: Pick<Marching, 'march' | 'because'>;
  readonly moved: Pick<Moved, 'stoppedBy' | 'waited'>;
}

const clause = 'wrg/orders/formation-and-speed-free';
const support = { clause: 'wrg/orders/support', effect: 'stays with them' } as const;

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
  const busy = conduct.work !== undefined || conduct.fly !== undefined;
  const isBound = counter !== null || charges !== null || busy || unit.aboard !== undefined;
  if (isBound || !isFree(unit) || isFighting(field.state, unit) || unit.hidden !== null) return undefined;
  // Of who is under a spell it is known why he stays.
  if (isHelpless(unit, field)) return undefined;
  const step = stepOf(unit, field.state, field.scenario);
  const { march, because } = marching;
  const task = fireTask(unit);
  if (task !== undefined && step !== undefined && isToGo(unit, step, field)) return { because: task };
  if (step !== undefined && march.moved < NO_STEP) {
    const friend = helpedBy(unit, step, field);
    if (friend !== undefined) return { because: { ...support, because: `close by ${friend.id}` } };
  }
  if (step === undefined || !(march.moved >= NO_STEP || isToGo(unit, step, field))) return undefined;
  if (march.moved >= NO_STEP) {
    const clause = 'wrg/movement/simultaneous';
    return { because: { clause, because: whatBars(moved, field), effect: 'does not get on' } };
  }
  const [why] = because;
  if (why !== undefined) return { because: { ...why, effect: 'nothing is left of the move' } };
  if (march.stopped?.kind === 'allowance')
    return { because: { clause, because: 'too little of a move for a turn and a step', effect: 'stays' } };
  const enemy = step.verb === 'skirmish' || step.verb === 'attack' ? enemyMeant(unit, step, field) : undefined;
  return enemy === undefined ? undefined : { because: whyItStood(unit, step, enemy, field) };
}

/**
 * What a body is about that lights missiles, sets fire to something or fights one: that takes all its period.
 *
 * @clause wrg/fire/prepare
 */
function fireTask(unit: Unit): Reason | undefined {
  const { prepares, burns, douses } = unit.period.conduct;
  if (!isBusy(unit)) return undefined;
  const clause = 'wrg/fire/prepare';
  if (prepares === true) return { clause, because: 'gets fire missiles ready', effect: 'stands for it' };
  if (burns !== undefined) return { clause, because: `sets fire to ${burns}`, effect: 'stands for it' };
  return douses === undefined
    ? undefined
    : { clause, because: `fights the fire at ${douses}`, effect: 'stands for it' };
}

/** Why a body has not set out at an enemy: it was near enough when the period began; of anything else no more is known than that it had nowhere to go then. */
function whyItStood(unit: Unit, step: OrderStep, enemy: Unit, field: Field): Reason {
  return (
    nearWhenItBegan(unit, step, enemy, field) ?? {
      clause: 'wrg/movement/simultaneous',
      because: 'no way was open as all stood when the period began',
      effect: 'stays',
    }
  );
}

/** That a body is as near as it was to go to where its enemy stood when the period began, if so. */
export function nearWhenItBegan(unit: Unit, { verb }: OrderStep, enemy: Unit, field: Field): Reason | undefined {
  const then: Unit = { ...enemy, placed: { ...enemy.placed, at: enemy.period.from } };
  const wasNear = verb === 'skirmish' ? pacesIntoRange(unit, then, field) <= 0 : gapTo(unit, then) <= STANDOFF + 1;
  return wasNear ? wasNearEnough(enemy) : undefined;
}

function wasNearEnough({ id }: Unit): Reason {
  const because = `near enough to ${id} when the period began`;
  return { clause: 'wrg/movement/simultaneous', because, effect: 'no nearer' };
}

/** The friend whom a unit supports or follows, where he is on the table. */
function helpedBy(unit: Unit, { verb, goal }: OrderStep, field: Field): Unit | undefined {
  if ((verb !== 'support' && verb !== 'follow') || goal === undefined) return undefined;
  const aim = aimOf(goal, unit.side, field);
  return aim !== undefined && 'unit' in aim && aim.unit.side === unit.side ? aim.unit : undefined;
}

const unseen = 'somebody who is not seen bars the way';

/** What has kept a body from its way, where it is no enemy whom it sees. */
function whatBars({ stoppedBy, waited }: Unmoved['moved'], { state }: Field): string {
  switch (stoppedBy?.kind) {
    case 'edge':
      return 'the edge of the table is near';
    case 'friend':
      return `no room beside ${stoppedBy.id}`;
    case 'follows':
      return `${stoppedBy.id} has to go first`;
    case 'too wide':
      return 'too broad a front for the way';
    case 'impassable':
      return 'ground that cannot be entered';
    case 'unpaid':
      return 'too little of a move for the ground ahead';
    case 'contact': {
      // Whom it has come to grips with it sees, unless he lies hidden still.
      const met = stoppedBy.ids.map(id => unitOf(state, id)).find(({ hidden }) => hidden === null);
      return met === undefined ? unseen : `at grips with ${met.id}`;
    }
    case 'enemy':
      return unseen;
    default:
      return waited > 0 ? 'others have to go first' : 'nothing is left of the move for the way';
  }
}
