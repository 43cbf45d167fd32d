import type { RequestOf } from '../../../battle/index.js';
import type { Reason, Violation } from '../../../rulebook/index.js';
import { contactsOf, isEngaged } from '../combat/contact.js';
import { afterLosses, inOrderOfLosses, mayStayAlone, standsLost, withdraws } from '../combat/losses.js';
import type { Gone, RaymondState, Unit } from '../state.js';
import type { RaymondContext, RaymondPhase, RaymondTerms } from '../terms.js';
import { isSingle, placeUnit, unitsOnTable } from '../units.js';
import { beginPhase, initiativeFirst } from './order.js';

type LossesRequest = Extract<RequestOf<RaymondTerms>, { kind: 'losses' }>;
type WithdrawRequest = Extract<RequestOf<RaymondTerms>, { kind: 'withdraw' }>;

/**
 * Losses come off: the smallest units first, and of one size those of the side without the initiative
 * (`raymond/ruling/losses-order`). At the very end single stands that are still in contact withdraw.
 *
 * Source: The Remove Losses Phase; Rout; Withdrawal.
 *
 * @clause raymond/sequence/simultaneous-phases
 * @clause raymond/losses/only-in-phase
 * @clause raymond/losses/order-by-size
 * @clause raymond/losses/order-within-step
 */
export const lossesPhase: RaymondPhase = {
  id: 'losses',
  title: 'Remove losses',
  clause: 'raymond/losses/only-in-phase',
  run(state, context) {
    beginPhase(state, context.rules);
    const lastFirst = initiativeFirst(state, context.scenario).reverse();
    const units = lastFirst.flatMap(side => unitsOnTable(state.units).filter(unit => unit.side === side));
    for (const unit of inOrderOfLosses(units)) removeLosses(unit, state, context);
    withdraw(state, context);
  },
};

/**
 * Takes off what a unit's markers come to, by its owner's choice among those that save it (`raymond/ruling/losses-must-save`).
 * Where there is none, the unit routs; enemies that went before it hold it no more (`raymond/ruling/contacts-left`). The markers
 * are gone in any case.
 *
 * @clause raymond/losses/hit-markers
 * @clause raymond/losses/one-stand-per-two-hits
 * @clause raymond/losses/owner-chooses-stands
 * @clause raymond/losses/odd-hit-discarded
 * @clause raymond/losses/overkill
 * @clause raymond/rout/formation
 * @clause raymond/rout/contact
 * @clause raymond/command/can-be-killed
 */
function removeLosses(unit: Unit, state: RaymondState, context: RaymondContext): void {
  const { rules, command, tell } = context;
  const { hits } = unit;
  if (hits === 0) return;
  unit.hits = 0;
  const { lost, left, because } = standsLost({ stands: unit.stands.length, hits }, rules);
  tell({ kind: 'losses', unit: unit.id, hits, lost, left, because });
  if (lost === 0) return;
  const enemies = contactsOf(unit, state, rules);
  const after = afterLosses(unit, lost, enemies, choices => command.ask(lossesRequest(unit, lost, choices)), rules);
  if ('formed' in after) placeUnit(unit, after.formed);
  else leave(unit, after.gone, left, [after.because], context);
}

function lossesRequest(unit: Unit, stands: number, choices: LossesRequest['choices']): LossesRequest {
  return {
    kind: 'losses',
    id: `losses:${unit.id}`,
    side: unit.side,
    clause: 'raymond/losses/owner-chooses-stands',
    unit: unit.id,
    stands,
    choices,
  };
}

/**
 * Single stands still in contact leave the field, all at the same time. Who may ignore that is asked
 * (`raymond/ruling/ignoring-withdrawal`).
 *
 * @clause raymond/withdrawal/single-stand-in-contact
 * @clause raymond/withdrawal/exempt
 * @clause raymond/withdrawal/simultaneous
 */
function withdraw(state: RaymondState, context: RaymondContext): void {
  const { rules, command } = context;
  const inContact = unitsOnTable(state.units).filter(unit => isSingle(unit) && isEngaged(unit, state, rules));
  const free = inContact.filter(({ type }) => mayStayAlone(type, rules));
  const answers = command.askAll(free.map(withdrawRequest));
  const staying = free.filter((_, at) => answers[at] === true);
  for (const unit of inContact.filter(unit => !staying.includes(unit))) {
    leave(unit, 'withdrawn', unit.stands.length, [withdraws], context);
  }
}

function withdrawRequest(unit: Unit): WithdrawRequest {
  return {
    kind: 'withdraw',
    id: `withdraw:${unit.id}`,
    side: unit.side,
    clause: 'raymond/withdrawal/exempt',
    secret: true,
    unit: unit.id,
  };
}

/**
 * A unit leaves the battle with all stands that it still has, and does not come back.
 *
 * @clause raymond/rout/removal
 */
function leave(
  unit: Unit,
  how: Gone,
  stands: number,
  because: readonly Reason[],
  { tell }: Pick<RaymondContext, 'tell'>,
): void {
  unit.gone = how;
  tell({ kind: 'gone', unit: unit.id, how, stands, because });
}

/** Faults of which stands a unit loses: it must be a choice that saves it. */
export function lossesFaults(answer: unknown, { choices, stands }: LossesRequest): Violation[] {
  if (Array.isArray(answer) && choices.some(choice => sameStands(choice, answer))) return [];
  return [
    {
      path: '',
      clause: 'raymond/losses/owner-chooses-stands',
      problem: `it cannot lose ${JSON.stringify(answer)} and stand on`,
      mend: `answer ${stands} of its stands, such as ${JSON.stringify(choices[0])}`,
    },
  ];
}

function sameStands(choice: readonly number[], chosen: readonly unknown[]): boolean {
  return chosen.length === choice.length && choice.every(stand => chosen.includes(stand));
}

/** Faults of an answer to whether a unit stays in contact. */
export function withdrawFaults(answer: unknown): Violation[] {
  if (typeof answer === 'boolean') return [];
  return [
    {
      path: '',
      clause: 'raymond/withdrawal/exempt',
      problem: `${JSON.stringify(answer)} is no decision`,
      mend: 'answer true to stay in contact, false to withdraw',
    },
  ];
}
