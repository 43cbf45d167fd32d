import { counted } from '../../../rulebook/index.js';
import { TOUCH_DEPTH, toGrid } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import { breakThroughOf, type Charge, chargeOf, mayBreakThrough } from '../combat/charge.js';
import { unitTest } from '../combat/tests.js';
import { runUp } from '../movement/legs.js';
import { pathOf } from '../movement/walking.js';
import type { Unit } from '../state.js';
import type { Action } from '../terms.js';
import { recoiled } from './recoils.js';
import { type Carried, carry, interceptHome, type UnderWay } from './under-way.js';

type ChargeAction = Extract<Action, { readonly kind: 'charge' }>;

/**
 * A unit charges: it tests unless it is in command, turns slightly and goes straight into contact, if nobody intercepts it on
 * the way. The enemy reacts at once. Who fails the test may still manoeuvre.
 *
 * Source: How does a unit charge?
 *
 * @clause raymond/charge/only-way-into-contact
 * @clause raymond/charge/nominate
 * @clause raymond/charge/in-command-automatic
 * @clause raymond/charge/test
 * @clause raymond/charge/free-turn
 * @clause raymond/charge/straight-to-contact
 * @clause raymond/charge/stops-at-contact
 * @clause raymond/charge/defender-reacts
 * @clause raymond/charge/failed-may-manoeuvre
 */
export function carryOutCharge(under: UnderWay, { target, pivot = 0 }: ChargeAction): void {
  const { unit, state, field, context } = under;
  const { dice, rules, tell } = context;
  const enemy = state.units[target];
  const charge = chargeOf(unit, target, pivot, field);
  const test = unitTest({ kind: 'charge', inCommand: inCommand(unit, field, rules) }, dice, rules);
  const { face, passed } = test;
  const mayMove = {
    clause: 'raymond/charge/failed-may-manoeuvre',
    because: 'the test failed',
    effect: 'may only manoeuvre',
  } as const;
  const because = passed ? test.because : [...test.because, mayMove];
  tell({ kind: 'test', test: 'charge', unit: unit.id, target, face, passed, because });
  if (!passed || enemy === undefined) {
    unit.phase.chargeFailed = true;
    return;
  }
  unit.phase.done = true;
  const from = unit.at;
  const carried = carry(under, charge.parts, target);
  if (carried.interceptor !== null) {
    tellStopped(under, carried, from, charge);
    interceptHome(carried.interceptor, under);
    return;
  }
  tell({ kind: 'contact', how: 'charge', unit: unit.id, target, from, to: unit.at, because: charge.because });
  inContact(under, enemy, charge.allowance - charge.moved);
}

function tellStopped(under: UnderWay, carried: Carried, from: Unit['at'], charge: Charge): void {
  const { unit, context } = under;
  context.tell({
    kind: 'move',
    unit: unit.id,
    action: 'charge',
    doubleTime: false,
    formation: unit.formation,
    moved: carried.moved,
    path: pathOf(from, carried.parts),
    facing: unit.facing,
    stopped: true,
    because: charge.because,
  });
}

/**
 * A charger in contact: the enemy stands and fights, or recoils. In front of one that recoils the charger breaks through, perhaps
 * onto another enemy, who may recoil in turn. It comes to an end because each of them reacts once and the charge has a length.
 *
 * @clause raymond/recoil/choice
 * @clause raymond/recoil/stand-and-fight
 * @clause raymond/recoil/break-through
 * @clause raymond/missing/break-through
 */
function inContact(under: UnderWay, target: Unit, left: number): void {
  const { unit, field, context } = under;
  if (!recoiled(under, target)) {
    target.phase.done = true;
    return;
  }
  if (!mayBreakThrough(unit, field)) return;
  const { upTo, reach, onto } = breakThroughOf(unit, left, field);
  if (upTo === 0) return;
  const [next] = onto;
  under.asked += 1;
  const wanted = context.command.ask({
    kind: 'break-through',
    id: `break-through:${unit.id}:${under.asked}`,
    side: unit.side,
    clause: 'raymond/recoil/break-through',
    unit: unit.id,
    upTo,
    onto: next?.id ?? null,
  });
  // What is asked is told on the grid; who goes all the way, but for a hair, goes to the last bit of it, into contact.
  const isAll = toGrid(reach - wanted) <= TOUCH_DEPTH;
  goOn(under, isAll ? reach : wanted, isAll ? next : undefined, left);
}

/** The charger goes on, into contact with another enemy or not. */
function goOn(under: UnderWay, inches: number, onto: Unit | undefined, left: number): void {
  const { unit, field, context } = under;
  const { tell } = context;
  const from = unit.at;
  const { legs } = runUp(unit, onto === undefined ? [] : [onto], inches, field);
  const parts = legs.map(leg => ({ kind: 'straight' as const, ...leg, flows: [] }));
  const carried = carry(under, parts, onto?.id ?? null);
  const because = [
    {
      clause: 'raymond/recoil/break-through',
      because: 'its target recoiled',
      effect:
        carried.moved === 0 ? 'does not break through' : `${counted(carried.moved, 'inch', 'inches')} straight on`,
    } as const,
  ];
  if (carried.interceptor === null && onto !== undefined) {
    tell({ kind: 'contact', how: 'break-through', unit: unit.id, target: onto.id, from, to: unit.at, because });
    inContact(under, onto, left - inches);
    return;
  }
  tell({ kind: 'break-through', unit: unit.id, moved: carried.moved, path: pathOf(from, carried.parts), because });
  if (carried.interceptor !== null) interceptHome(carried.interceptor, under);
}
