import type { Dice } from '../../../dice/index.js';
import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type Mover, moveRate, type PaceHistory, paceFaults } from '../moving/moving.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';

/** The rules that a turn goes by. */
export type SequenceRulesPart = Pick<SkirmishRules, 'moving' | 'sequence'>;

/**
 * The steps of a turn: charges and moves to contact are declared, those charged reply, tests that a charge calls for are thrown, chargers
 * and their opponents move, then everybody else force by force; shots, melees and morale follow.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/order
 * @clause skirmish/sequence/declare
 * @clause skirmish/sequence/response
 * @clause skirmish/sequence/pre-move-morale
 * @clause skirmish/sequence/charge-moves
 * @clause skirmish/sequence/shooting
 * @clause skirmish/sequence/melee
 * @clause skirmish/sequence/morale
 */
export const turnSteps = [
  'declarations',
  'replies',
  'morale-of-charges',
  'charge-moves',
  'moves',
  'shooting',
  'melees',
  'morale',
] as const;
export type TurnStep = (typeof turnSteps)[number];

/** What those who are charged reply: they go to meet it, stand, or avoid it, straight away from it, behind friends, or behind cover. */
export const replies = ['counter-charge', 'stand', 'avoid', 'behind-friends', 'behind-cover'] as const;
export type Reply = (typeof replies)[number];

/** A charge or move to contact that somebody means to declare. Lengths in inches. */
export interface Declaration {
  readonly mover: Mover;
  readonly history?: PaceHistory;
  readonly distance: number;
  readonly inSight: boolean;
}

/**
 * How far a charge reaches: at the fastest pace that may be taken this turn, or at a gallop whatever went before
 * (`skirmish/ruling/reach-of-a-charge`). Inches; 0 for who cannot move.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/declare-in-sight
 */
export function chargeReach(
  { mover, history = {} }: Pick<Declaration, 'mover' | 'history'>,
  rules: SequenceRulesPart = skirmishRules(),
): number {
  const fastest = moveRate({ mover, pace: 'run' }, rules);
  const allowed =
    rules.sequence.chargeReach === 'fastest' || paceFaults({ mover, pace: 'run', history }, rules).length === 0;
  if (fastest !== null && allowed) return fastest;
  return moveRate({ mover, pace: 'walk' }, rules) ?? 0;
}

/**
 * What forbids a declaration: the enemy out of sight, or out of reach, at the start of the move.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/declare
 * @clause skirmish/sequence/declare-in-sight
 */
export function declarationFaults(
  declaration: Declaration,
  rules: SequenceRulesPart = skirmishRules(),
): readonly Violation[] {
  const { distance, inSight } = declaration;
  const clause = 'skirmish/sequence/declare-in-sight';
  const faults: Violation[] = [];
  if (!inSight)
    faults.push({ path: 'inSight', clause, problem: 'the enemy is not in sight', mend: 'choose one who is seen' });
  const reach = chargeReach(declaration, rules);
  if (distance > reach) {
    const problem = `the enemy is ${counted(distance, 'inch', 'inches')} off, and ${reach} can be charged`;
    faults.push({ path: 'distance', clause, problem, mend: 'choose a nearer one' });
  }
  return faults;
}

/**
 * Whether a move may end in contact: of who has declared it, or is the target of a charge. Anybody else stops short.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/no-undeclared-contact
 */
export function mayContact({ declared, charged }: { readonly declared: boolean; readonly charged: boolean }): boolean {
  return declared || charged;
}

/** How those go who avoid a charge. */
export interface Avoiding {
  /** Inches that they have to go: no less. */
  readonly distance: number;
  readonly pace: 'walk' | 'run';
  /** Where to: straight away, or behind friends or cover. */
  readonly to: readonly ['straight-away', 'behind-friends', 'behind-cover'];
  readonly because: readonly Reason[];
}

/**
 * How far those move who avoid a charge: their full distance, at the pace of `skirmish/ruling/pace-of-avoiding`.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/response
 * @clause skirmish/sequence/evade-direction
 */
export function avoiding(
  { mover, history = {} }: Pick<Declaration, 'mover' | 'history'>,
  rules: SequenceRulesPart = skirmishRules(),
): Avoiding {
  const run = moveRate({ mover, pace: 'run' }, rules);
  const runs =
    rules.sequence.avoidingPace === 'fastest' &&
    run !== null &&
    paceFaults({ mover, pace: 'run', history }, rules).length === 0;
  const distance = runs ? run : (moveRate({ mover, pace: 'walk' }, rules) ?? 0);
  const because = [
    reasonFor(
      'skirmish/sequence/evade-direction',
      'they avoid the charge',
      `${counted(distance, 'inch', 'inches')}, no less`,
    ),
  ];
  return { distance, pace: runs ? 'run' : 'walk', to: ['straight-away', 'behind-friends', 'behind-cover'], because };
}

/**
 * How many inches of a charge move are moved at a time where that matters; the last of it goes figure by figure, the sides in
 * turn.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/fractional-moves
 * @clause skirmish/sequence/final-contact
 */
export function chargeStage(
  { move }: { readonly move: number },
  { sequence }: Pick<SkirmishRules, 'sequence'> = skirmishRules(),
): number {
  return move * sequence.partOfAMove;
}

/**
 * The order in which forces move: a card for each is shuffled and drawn.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/force-cards
 */
export function forceOrder({ forces }: { readonly forces: readonly string[] }, dice: Dice): readonly string[] {
  const left = [...forces];
  const drawn: string[] = [];
  while (left.length > 1) drawn.push(...left.splice(dice.pick(left.length), 1));
  return [...drawn, ...left];
}

/** Who looks at whom. Lengths in inches. */
export interface Looking {
  readonly distance: number;
  /** Width of the narrowest gap that is looked through; nothing in the way where it is left out. */
  readonly gap?: number;
  /** What stands in the way: foot hide foot, and nobody hides horsemen but what is as high. */
  readonly infantryBetween?: boolean;
  readonly targetMounted?: boolean;
  /** How deep in the wood the looker stands; left out in the open. */
  readonly inWoods?: number;
  /** How deep in the wood the target stands. */
  readonly targetInWoods?: number;
  /** Both stand in the same wood. */
  readonly sameWood?: boolean;
  /** The target has shot from there. */
  readonly targetShot?: boolean;
}

/**
 * Whether somebody is seen.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/sight/cavalry-over-infantry
 * @clause skirmish/sight/gap-range
 * @clause skirmish/sight/woods-in
 * @clause skirmish/sight/woods-out
 * @clause skirmish/sight/woods-inside
 */
export function sees(
  {
    distance,
    gap,
    infantryBetween = false,
    targetMounted = false,
    inWoods,
    targetInWoods,
    sameWood = false,
    targetShot = false,
  }: Looking,
  { sequence }: Pick<SkirmishRules, 'sequence'> = skirmishRules(),
): boolean {
  const { open, gap: needed, edge, inWoods: within } = sequence.sight;
  if (distance > open || (gap !== undefined && gap < needed)) return false;
  if (infantryBetween && !targetMounted) return false;
  if (sameWood) return distance <= within || targetShot;
  if (inWoods !== undefined && inWoods > edge) return false;
  return targetInWoods === undefined || targetShot;
}
