import type { SideId } from '../../../battle/index.js';
import { fieldOf } from '../field.js';
import { isClearToHurry, openActions } from '../movement/actions.js';
import { type WalkedAction, walk } from '../movement/movement.js';
import { pathOf } from '../movement/walking.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondState } from '../state.js';
import type { RaymondContext, RaymondPhase } from '../terms.js';
import { unitsOnTable } from '../units.js';
import { carryOutCharge } from './charges.js';
import { beginPhase, initiativeFirst } from './order.js';
import { retreatPhase } from './retreat.js';
import { carry, interceptHome, tellGone, type UnderWay } from './under-way.js';

/**
 * The side with the initiative moves; the other one may react.
 *
 * Source: The Game Turn Sequence; The Movement Phase.
 *
 * @clause raymond/sequence/manoeuvre-phases
 * @clause raymond/reactions/opponents-phase
 */
export const initiativeManoeuvrePhase: RaymondPhase = {
  id: 'initiative-manoeuvre',
  title: 'Manoeuvre of the side with the initiative',
  clause: 'raymond/sequence/manoeuvre-phases',
  run(state, context) {
    const [first] = initiativeFirst(state, context.scenario);
    if (first !== undefined) moveSide(first, state, context);
  },
};

/**
 * The side without the initiative moves; the other one may react.
 *
 * Source: The Game Turn Sequence; The Movement Phase.
 *
 * @clause raymond/sequence/manoeuvre-phases
 * @clause raymond/reactions/opponents-phase
 */
export const otherManoeuvrePhase: RaymondPhase = {
  id: 'other-manoeuvre',
  title: 'Manoeuvre of the other side',
  clause: 'raymond/sequence/manoeuvre-phases',
  run(state, context) {
    const [, second] = initiativeFirst(state, context.scenario);
    if (second !== undefined) moveSide(second, state, context);
  },
};

/**
 * A side moves its units one at a time, those it wants and in the order it wants, until it wants no more; then units may retreat.
 *
 * @clause raymond/move/not-compulsory
 * @clause raymond/move/in-contact-frozen
 * @clause raymond/move/one-at-a-time
 * @clause raymond/move/one-action
 */
function moveSide(side: SideId, state: RaymondState, context: RaymondContext): void {
  const { scenario, rules, command } = context;
  beginPhase(state, rules);
  markDoubleTime(side, state, rules);
  const field = fieldOf(state, scenario, rules);
  for (let moves = 1; ; moves++) {
    const units = unitsOnTable(state.units).flatMap(unit => {
      const actions = unit.side === side ? openActions(unit, rules) : [];
      return actions.length === 0 ? [] : [{ unit: unit.id, actions }];
    });
    if (units.length === 0) break;
    const answer = command.ask({
      kind: 'move',
      id: `move:${side}:${moves}`,
      side,
      clause: 'raymond/move/one-at-a-time',
      units,
    });
    const unit = answer === null ? undefined : state.units[answer.unit];
    if (answer === null || unit === undefined) break;
    const { action } = answer;
    const under: UnderWay = { unit, state, field, context, asked: 0 };
    if (action.kind === 'charge') carryOutCharge(under, action);
    else carryOut(under, action);
  }
  retreatPhase(side, state, context);
}

/**
 * Marks the units that may double-time: those with no enemy near when the phase begins.
 *
 * @clause raymond/move/double-time-condition
 */
function markDoubleTime(side: SideId, state: RaymondState, rules: RaymondRules): void {
  for (const unit of unitsOnTable(state.units)) {
    if (unit.side === side) unit.phase.mayDoubleTime = isClearToHurry(unit, state, rules);
  }
}

/**
 * A unit does an action that is no charge, and has done its movement.
 *
 * @clause raymond/move/one-action
 * @clause raymond/dragoons/mount-up
 * @clause raymond/dragoons/dismount
 * @clause raymond/artillery/limber-up
 * @clause raymond/artillery/unlimber
 */
function carryOut(under: UnderWay, action: WalkedAction): void {
  const { unit, field, context } = under;
  const { parts, because } = walk(unit, action, field);
  const { at: from, facing: faced } = unit;
  unit.phase.done = true;
  if (action.kind === 'mount' || action.kind === 'dismount') unit.mounted = action.kind === 'mount';
  if (action.kind === 'limber' || action.kind === 'unlimber') unit.limbered = action.kind === 'limber';
  const carried = carry(under, parts, null);
  context.tell({
    kind: 'move',
    unit: unit.id,
    action: action.kind,
    doubleTime: isDoubleTime(action),
    formation: unit.formation,
    moved: carried.moved,
    path: pathOf(from, carried.parts),
    faced,
    facing: unit.facing,
    stopped: carried.interceptor !== null,
    because,
  });
  tellGone(unit, context);
  if (carried.interceptor !== null) interceptHome(carried.interceptor, under);
}

function isDoubleTime(action: WalkedAction): boolean {
  return 'doubleTime' in action && action.doubleTime === true;
}
