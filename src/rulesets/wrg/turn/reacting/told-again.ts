import { type InstructionKind, rowOfResult } from '../../reaction/instruction.js';
import type { ReactionResult } from '../../rules/reaction/effects.js';
import type { Instruction, Unit } from '../../state.js';
import type { Play } from '../play.js';

/** The row of the effect charts that each instruction stands in. */
export const resultOf = {
  break: 'break-or-retreat',
  retreat: 'break-or-retreat',
  retire: 'retire-disorganised',
  'halt-disorganised': 'halt-or-retire',
  halt: 'halt',
  'move-to-friends': 'move-to-friends-cover-or-hill',
  'move-to-enemy': 'move-to-nearest-enemy',
  'carry-on': 'carry-on',
  'act-as-general-wishes': 'act-as-general-wishes',
  'uncontrolled-advance': 'uncontrolled-advance',
} as const satisfies { [K in InstructionKind]: ReactionResult };

/**
 * The instruction that a unit goes on to follow although another test tells it better, if that does not end the former (`wrg/ruling/told-again`).
 *
 * @param atOnce nobody has moved yet in the period that is played.
 *
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/reaction/voluntary-not-instruction
 */
export function heldByFormer(
  { bound }: Unit,
  told: InstructionKind,
  { reaction }: Play['rules'],
  atOnce: boolean,
): Instruction | undefined {
  if (reaction.effects.toldAgain === 'last' || bound === null || bound.holdsBack === true) return undefined;
  if (!atOnce && bound.left === 0) return undefined;
  const row = (kind: InstructionKind) => rowOfResult(resultOf[kind], { reaction });
  return row(told) > row(bound.instruction) ? bound.instruction : undefined;
}

/**
 * Whether who charges, pursues or is out of control goes on, whatever another test tells him meanwhile (`wrg/ruling/tested-out-of-control`).
 *
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/reaction/test-charging
 */
export function goesOn(
  { bound, period, pursuit }: Unit,
  told: string,
  { reaction }: Play['rules'],
  atOnce: boolean,
): boolean {
  const { outOfControl } = reaction.effects;
  const isWild = bound?.instruction === 'uncontrolled-advance' && (atOnce || bound.left > 0);
  if (outOfControl === 'instruction') return false;
  if (told === 'move-to-enemy') return isWild || pursuit !== null || (atOnce && period.charges !== null);
  return outOfControl === 'goes-on' && isWild && told !== 'break' && told !== 'retreat';
}
