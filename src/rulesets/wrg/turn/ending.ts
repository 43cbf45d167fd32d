import { holdingNow } from '../../../scenario/index.js';
import { ordersAfter } from '../orders/loss.js';
import type { OrderStep } from '../orders/order.js';
import type { Unit } from '../state.js';
import { isFighting, isMainBody, onTable } from '../units.js';
import { noteSeen } from './appearing.js';
import { layDown } from './caltrops/caltrops.js';
import { noteDisorder } from './disorder-kept.js';
import { fieldOf } from './field.js';
import { burnOn } from './fire/burning.js';
import { type Aim, aimOf, isAt } from './moving/goals.js';
import { hasToFront } from './moving/going-back/backward.js';
import { keepUnfinishedWaiting } from './ordering/distractions.js';
import { sendReports } from './ordering/reports.js';
import { stepOf, stepsIn } from './ordering/standing.js';
import { holdersOf } from './places.js';
import type { Play } from './play.js';
import { noteCover } from './reacting/cover-known.js';
import { fightsOn } from './still-fighting.js';
import { learnHoldings } from './weather/holdings.js';
import { lastPeriod } from './weather/nightfall.js';

/**
 * What is left to settle when a period ends: orders that have been carried out are crossed out, an army that has tested for its lost third
 * is marked, and it is counted who is at each objective.
 *
 * @clause wrg/orders/crossed-out
 */
export function endPeriod(play: Play): void {
  const { state } = play;
  for (const unit of onTable(state)) {
    if (isMainBody(unit)) followOrder(unit, play);
    if (!unit.period.fought && !isFighting(state, unit)) {
      // Push-backs count one after another, and no melee goes on.
      unit.pushedBack = 0;
      unit.pressed = null;
    }
    noteDisorder(unit, play);
    if (unit.period.fought) {
      unit.combats += 1;
      // What he has been told since he fought has not begun.
      if (unit.bound !== null && unit.bound.kept > 0) unit.bound.met = true;
    }
    unit.shaken = unit.period.metModels === true;
    noteMetPursuing(unit, play);
  }
  for (const unit of Object.values(state.units)) {
    if (unit.recovering !== null && unit.recoversFrom !== 'now') unit.recovering = null;
    unit.recoversFrom = null;
  }
  for (const [of, army] of Object.entries(state.armies)) {
    const tested = onTable(state).some(({ side, period }) => side === of && period.tested.includes('army'));
    if (tested) army.tested = true;
  }
  burnOn(play);
  layDown(play);
  noteCover(play);
  countHoldings(play);
  noteSeen(play);
  keepUnfinishedWaiting(play);
  sendReports(play);
  if (isOver(play)) callOffMessengers(play);
}

/**
 * Notes who is out of order beyond this period because fresh enemies met him in his pursuit, where that lasts until he has rallied
 * (`wrg/ruling/met-in-pursuit-how-long`): back or in his place, or by a period in which he neither fights nor pursues anybody.
 *
 * @clause wrg/disorganisation/routing-reorganising
 */
function noteMetPursuing(unit: Unit, { state, rules }: Play): void {
  const { period, recovering, recoversFrom, pursuit } = unit;
  if (rules.movement.condition.metInPursuit === 'period') return;
  const hasRallied = recovering !== null && recoversFrom !== 'now';
  const isAtNobody = !period.fought && !isFighting(state, unit) && pursuit === null;
  if (period.metInPursuit !== false) unit.metPursuing = period.metInPursuit;
  else if (hasRallied || isAtNobody) delete unit.metPursuing;
}

/** Whether the battle ends with this period: night falls, or a side has nobody left who stands. */
function isOver({ state, scenario, rules }: Play): boolean {
  const isLeft = (side: string) => fightsOn(side, state, rules);
  return state.period >= lastPeriod(state, scenario, rules) || !Object.keys(scenario.sides).every(isLeft);
}

/** Messengers whom the end of the battle overtakes on their way. */
function callOffMessengers({ state, tell }: Play): void {
  for (const { id, to, side, from, rides } of state.messengers) {
    const undictated = rides > state.period ? { dictatedBy: from } : {};
    tell({ kind: 'messenger', messenger: id, to, what: 'too-late', ...undictated, because: [] }, [side]);
  }
}

/** Whether what a unit is about is done: it goes on to the next thing that its order bids and that can be done, or has carried it out. */
function followOrder(unit: Unit, play: Play): void {
  const { state, scenario, tell } = play;
  const step = stepOf(unit, state, scenario);
  if (step === undefined || isFighting(state, unit) || !isDone(step, unit, play)) return;
  let isInVain = cannotBeDone(step, unit, play);
  for (;;) {
    unit.step += 1;
    if (!cannotBeDone(stepOf(unit, state, scenario), unit, play)) break;
    isInVain = true;
  }
  unit.marched = 0;
  if (unit.step < stepsIn(unit, scenario)) return;
  unit.carriedOut = ordersAfter('carried-out').crossedOut;
  const why = isInVain ? 'whom or what it was meant for is gone' : 'nothing else is bidden';
  const because = [{ clause: 'wrg/orders/crossed-out', because: why, effect: 'no order' }] as const;
  const how = isInVain ? 'in-vain' : 'carried-out';
  tell({ kind: 'order-ended', unit: unit.id, how, because }, [unit.side]);
}

/** Whether a unit has done a step of its order, or nobody is there any more for whom it was meant. */
function isDone(step: OrderStep, unit: Unit, play: Play): boolean {
  if (cannotBeDone(step, unit, play)) return !isStillToFront(step, unit, play);
  const { goal, verb } = step;
  const aim = aimOfStep(step, unit, play);
  // Where somebody was seen last is not he.
  const there = aim !== undefined && 'point' in aim && !('unit' in (goal ?? {})) && isAt(unit, aim.point);
  const marched = aim !== undefined && 'bearing' in aim && aim.paces !== undefined && hasMarched(unit, aim.paces);
  const stays = verb === 'hold' || verb === 'ambush';
  return (marched || (there && !stays)) && !isStillToFront(step, unit, play);
}

/** Whether a step names somebody or something that is no more, or whom nobody can help. */
function cannotBeDone(step: OrderStep | undefined, unit: Unit, play: Play): boolean {
  if (step?.goal === undefined) return false;
  const aim = aimOfStep(step, unit, play);
  return aim === undefined || isPastHelp(step, aim, unit, play);
}

/** Who has fallen back turns to the front before he is done. */
function isStillToFront(step: OrderStep, unit: Unit, play: Play): boolean {
  const aim = aimOfStep(step, unit, play);
  const field = fieldOf(play.state, play.scenario, play.rules);
  return step.verb === 'retire' && aim !== undefined && !('unseen' in aim) && hasToFront(unit, aim, field);
}

function aimOfStep({ goal }: OrderStep, { side }: Unit, { state, scenario, rules }: Play): Aim | undefined {
  return goal === undefined ? undefined : aimOf(goal, side, fieldOf(state, scenario, rules));
}

/**
 * Whether a unit goes on to what it is bidden next, because whom it is to support or to follow has broken: he is helped by nobody who runs behind him.
 * Where nothing else is bidden it keeps its order, for he may rally.
 *
 * @clause wrg/orders/support
 */
function isPastHelp({ verb }: OrderStep, aim: Aim | undefined, unit: Unit, { scenario, rules }: Play): boolean {
  if (rules.field.playing.helpForBroken === 'while-there' || unit.step + 1 >= stepsIn(unit, scenario)) return false;
  return (verb === 'support' || verb === 'follow') && aim !== undefined && 'unit' in aim && aim.unit.rout !== null;
}

function hasMarched(unit: Unit, paces: number): boolean {
  unit.marched += unit.period.moved;
  return unit.marched >= paces - 1;
}

/**
 * Which side holds each objective at the end of a period: who has the place to himself, and where both sides are there nobody or who held it before
 * (`wrg/ruling/contested-place`).
 *
 * @clause wrg/victory/control
 */
function countHoldings(play: Play): void {
  const { state, scenario, rules, tell } = play;
  const before = state.holdings;
  const { emptyPlace, contestedPlace } = rules.army.ending.victory;
  const empty = emptyPlace === 'who-had-it' ? 'last' : 'nobody';
  state.holdings = scenario.objectives.map(place => {
    const there = holdersOf(place, state, rules).map(({ side }) => side);
    const held = before.find(({ objective }) => objective === place.id)?.side;
    const stays = contestedPlace === 'who-held-it' && there.some(side => side === held);
    return holdingNow({
      objective: place.id,
      there: stays ? there.filter(side => side === held) : there,
      before,
      empty,
    });
  });
  for (const { holding, to } of learnHoldings(before, play)) tell({ kind: 'holding', ...holding, because: [] }, to);
}
