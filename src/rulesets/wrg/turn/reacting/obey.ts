import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { ReactionInstruction } from '../../reaction/instruction.js';
import type { Bound, Instruction, Unit } from '../../state.js';
import { isFighting } from '../../units.js';
import { noteDisorder } from '../disorder-kept.js';
import { forgetOrders } from '../ordering/forgetting.js';
import { wishOf } from '../ordering/wishes.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { petrify } from '../sorcery/leaving.js';
import { goesOn, heldByFormer } from './told-again.js';

/** Instructions that bind for some periods. */
const binding: readonly string[] = [
  'retreat',
  'retire',
  'halt',
  'halt-disorganised',
  'move-to-friends',
  'move-to-enemy',
  'uncontrolled-advance',
] satisfies readonly Instruction[];

/** Those of them that take a unit from where it stands: it cannot rally back or reorganise meanwhile. */
const moving: readonly string[] = binding.filter(kind => kind !== 'halt' && kind !== 'halt-disorganised');

/** Whether a test has told a unit to go somewhere in the next period, and it goes without rallying back or reorganising first. */
export function isSentBeforeRecovering({ bound }: Pick<Unit, 'bound'>, { reaction }: Play['rules']): boolean {
  if (bound === null || bound.left === 0 || reaction.effects.whileRecovering !== 'instruction') return false;
  return moving.includes(bound.instruction);
}

/**
 * What a unit was to do that it does not do first, or not at all, when a test tells it this: rally back, or reorganise.
 *
 * @param atOnce nobody has moved yet in the period that is played.
 * @clause wrg/disorganisation/recovery
 */
export function recoveryPutOff(
  { recovering, recoversFrom }: Pick<Unit, 'recovering' | 'recoversFrom'>,
  kind: string,
  atOnce: boolean,
  { reaction }: Play['rules'],
): Unit['recovering'] | undefined {
  const isAhead = recovering !== null && (atOnce || recoversFrom === 'now');
  if (!isAhead || reaction.effects.whileRecovering !== 'instruction' || !binds(kind)) return undefined;
  // Who is told to halt reorganises where he stands.
  return recovering === 'rallying-back' || moving.includes(kind) ? recovering : undefined;
}

function binds(kind: string): kind is Instruction {
  return binding.includes(kind);
}

/**
 * Does to a unit what a reaction test has told it: it breaks, or is bound for some periods; its general may give it a new order on the
 * spot, or it carries on.
 *
 * @param atOnce the period being played is the first in which it is bound: nobody has moved yet.
 *
 * @clause wrg/reaction/result-current-break
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/result-current-carry-on
 * @clause wrg/reaction/result-current-act
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/orders/act-as-general-wishes-immediate
 * @clause wrg/uncontrolled-advance/only-by-test
 */
export function obey(
  unit: Unit,
  { kind, periods, disorganised, losesOrder }: ReactionInstruction,
  cause: string,
  play: Play,
  atOnce = false,
): void {
  if (petrify(unit, { kind, periods }, play) || goesOn(unit, kind, play.rules, atOnce)) return;
  if (heldByFormer(unit, kind, play.rules, atOnce) !== undefined) return;
  if (kind === 'break') {
    breakUnit(unit, play);
    return;
  }
  fightsInsteadOfReorganising(unit, play);
  if (losesOrder) forgetOrders(unit, play, 'uncontrolled-advance');
  const holdsBack = unit.bound?.holdsBack === true;
  const isSent = moving.includes(kind) && play.rules.reaction.effects.whileRecovering === 'instruction';
  if (!atOnce && kind !== 'uncontrolled-advance') haltAfterAdvance(unit, isSent, play);
  const toReorganise = isToReorganise(unit, atOnce);
  if (kind === 'act-as-general-wishes') {
    if (!holdsBack) unbind(unit, atOnce ? null : 'now');
    wishOf(unit, cause, play);
    return;
  }
  if (!binds(kind)) {
    if (!holdsBack) unbind(unit, atOnce ? null : 'now');
    return;
  }
  const pursues = pursuesFirst(unit, kind, play.rules);
  // Whom he has met in it he fights first.
  if (!pursues && endsPursuit(kind) && !unit.period.metInPursuit) unit.pursuit = null;
  const all = (periods ?? 1) + (pursues ? 1 : 0);
  const bound: Bound = {
    instruction: kind,
    disorganised,
    ...periodsBound(all, firstPeriodOf(unit, kind, play.rules, atOnce), atOnce),
    ...(toReorganise && isSent && play.rules.reaction.effects.owesAfterwards ? { reorganises: true } : {}),
  };
  if (toReorganise && !isSent) unbind(unit, atOnce ? null : 'now');
  unit.bound = bound;
  // Who was about to charge somebody himself does not, unless he is carried away.
  if (atOnce && kind !== 'uncontrolled-advance' && unit.period.charges !== null) {
    unit.period.charges = null;
    unit.period.doing = 'halted';
  }
  if (isSent) {
    noteDisorder(unit, play);
    unit.recovering = null;
    unit.recoversFrom = null;
  } else if (unit.recovering === 'rallying-back' && play.rules.reaction.effects.whileRecovering === 'instruction') {
    // Who is told to halt falls in where he stands, and goes nowhere.
    unit.recovering = 'reorganising';
  }
}

/**
 * Whether who is told this pursues nobody any more: he is to halt, or to go elsewhere. Who gets out of control pursues on: on that result even troops do
 * whose orders are to hold (`wrg/ruling/pursuers-told-otherwise`).
 *
 * @clause wrg/pursuit/hold-orders
 */
export function endsPursuit(told: Instruction): boolean {
  return told !== 'uncontrolled-advance';
}

/**
 * Whether pursuers who are told something else pursue first for the period for which they must (`wrg/ruling/pursuers-told-otherwise`).
 *
 * @clause wrg/reaction/result-no-order-halt-or-retire
 * @clause wrg/pursuit/compulsory
 */
function pursuesFirst({ pursuit }: Unit, told: Instruction, { reaction }: Play['rules']): boolean {
  return reaction.effects.pursuesFirst && pursuit?.periods === 0 && endsPursuit(told);
}

/** How many periods of an instruction are behind and before a body, where the first in which it obeys counts as `first`. */
function periodsBound(all: number, first: number, atOnce: boolean): Pick<Bound, 'left' | 'kept'> {
  return atOnce
    ? { left: Math.max(0, all - first), kept: first }
    : { left: Math.max(1, all - first + 1), kept: first - 1 };
}

/**
 * As which period of an instruction the first counts: who is out of control and is told so again has run already
 * (`wrg/ruling/out-of-control-again`).
 *
 * @clause wrg/uncontrolled-advance/speed
 * @clause wrg/uncontrolled-advance/disorganised
 */
function firstPeriodOf(
  { bound }: Unit,
  told: Instruction,
  { reaction, movement }: Play['rules'],
  atOnce: boolean,
): number {
  const again = told === 'uncontrolled-advance' && bound?.instruction === told;
  if (!again || reaction.effects.outOfControlAgain === 'anew') return 1;
  return Math.max(1, Math.min(bound.kept + (atOnce ? 0 : 1), movement.evades.uncontrolled.thenFrom));
}

/** Whether a unit has still to rally back or to reorganise: who is at it in the period that is being played has done so at its end. */
function isToReorganise({ bound, recovering, recoversFrom }: Unit, atOnce: boolean): boolean {
  return bound?.reorganises === true || (recovering !== null && (atOnce || recoversFrom === 'now'));
}

/**
 * Who was sent away before it had reorganised, and has come to blows since, has nobody to fall in with any more: it fights in order.
 *
 * @clause wrg/uncontrolled-advance/no-contact
 * @clause wrg/disorganisation/recovery
 */
export function fightsInsteadOfReorganising(unit: Unit, { state }: Play): void {
  if (unit.bound?.reorganises !== true || !(unit.bound.met === true || isFighting(state, unit))) return;
  const { reorganises: _, ...bound } = unit.bound;
  unit.bound = bound;
}

/**
 * Whether an advance out of control is at its end and has met nobody, and the body is to halt and reorganise. Ents who attack because they want to are trees
 * again when they have met nobody (`wrg/ruling/attack-of-ents`).
 *
 * @clause wrg/uncontrolled-advance/no-contact
 */
export function reorganisesAfterAdvance({ bound, period, ...unit }: Unit, { state }: Pick<Play, 'state'>): boolean {
  if (bound?.instruction !== 'uncontrolled-advance' || bound.left > 0 || bound.met === true || period.fought)
    return false;
  return !isFighting(state, unit) && unit.rout === null && unit.recovering === null && bound.inHand !== true;
}

/** Whose advance out of control has met nobody reorganises whatever else a test tells it at its end; who is sent away does so when that is over. */
function haltAfterAdvance(unit: Unit, isSent: boolean, play: Play): void {
  if (unit.bound === null || !reorganisesAfterAdvance(unit, play)) return;
  unit.bound = { ...unit.bound, reorganises: true };
  if (!isSent) tellReorganises(unit, metNobody, play);
}

/** Why a body reorganises whose advance out of control is over. */
export const metNobody = reasonFor('wrg/uncontrolled-advance/no-contact', 'nobody was met', 'halts and reorganises');

/** It is told that a body reorganises from now on, and why. */
export function tellReorganises({ id }: Unit, because: Reason, { tell }: Play): void {
  tell({ kind: 'recovers', unit: id, how: 'reorganising', because: [because] });
}

/**
 * No test binds a unit any more. Whoever was sent away before it had reorganised does so now, if it is still to (`wrg/ruling/owed-after-being-sent`): in this
 * period, or in the next where it is told `now`, at the end of one.
 *
 * @clause wrg/disorganisation/recovery
 */
export function unbind(unit: Unit, recoversFrom: Unit['recoversFrom']): void {
  if (unit.bound?.reorganises === true) {
    unit.recovering = 'reorganising';
    unit.recoversFrom = recoversFrom;
  }
  unit.bound = null;
}
