import type { ReactionEffects, ReactionResult } from '../rules/reaction/effects.js';
import { wrgRules } from '../rules.js';
import type { TroopClass } from '../troops.js';

/** The part of the rules that the effect charts need. */
export type EffectRules = { readonly reaction: { readonly effects: ReactionEffects } };

/** Who reads the effect charts: his class, and whether he has an order that is not carried out yet. */
export interface Tester {
  readonly class: TroopClass;
  readonly hasOrder: boolean;
}

/** What testers are at, as far as their instruction depends on it. */
export interface TesterIsAt {
  readonly hasOrder: boolean;
  readonly underFireOrCharged?: boolean;
  readonly pursuing?: boolean;
  readonly halted?: boolean;
}

/** What a reaction test tells troops to do. */
export type InstructionKind =
  | 'break'
  | 'retreat'
  | 'retire'
  | 'halt'
  | 'halt-disorganised'
  | 'move-to-friends'
  | 'move-to-enemy'
  | 'carry-on'
  | 'act-as-general-wishes'
  | 'uncontrolled-advance';

/** An instruction with what it obliges to. */
export interface ReactionInstruction {
  readonly kind: InstructionKind;
  /** For how many periods it holds; `null` where none is bound by it: who breaks runs until he rallies, who carries on is free. */
  readonly periods: number | null;
  /** It disorganises. */
  readonly disorganised: boolean;
  /** Where they must go. `towards-friends-cover-or-hill`: the player chooses which of the three. */
  readonly moves:
    | 'runs'
    | 'away-with-backs-turned'
    | 'away-facing-attack'
    | 'not'
    | 'towards-friends-cover-or-hill'
    | 'towards-nearest-enemy'
    | 'into-contact'
    | 'as-ordered'
    | 'as-general-wishes';
  /** The order that they had is gone. */
  readonly losesOrder: boolean;
  /** A new order may be written and is carried out at once. */
  readonly newOrder: boolean;
}

/**
 * The row of the effect chart that a total comes to. A total below the lowest number is in the first row; one that house rules have
 * left between two rows, in the worse.
 *
 * Source: The Reaction Test > Procedure; Reaction Effect Charts.
 *
 * @clause wrg/reaction/look-up
 * @clause wrg/reaction/result-current-break
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/result-current-carry-on
 * @clause wrg/reaction/result-current-act
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/reaction/result-no-order-break
 * @clause wrg/reaction/result-no-order-halt-or-retire
 * @clause wrg/reaction/result-no-order-move-to-friends
 * @clause wrg/reaction/result-no-order-move-to-enemy
 * @clause wrg/reaction/result-no-order-act
 * @clause wrg/reaction/result-no-order-uncontrolled
 */
export function reactionResult(
  total: number,
  { class: quality, hasOrder }: Tester,
  { reaction: { effects } }: EffectRules = wrgRules(),
): ReactionResult {
  const bands = hasOrder ? effects.underOrder[quality] : effects.withoutOrder[quality];
  const held = bands.find(({ from, to }) => (from === null || total >= from) && (to === null || total <= to));
  const below = [...bands].reverse().find(({ from }) => from === null || total >= from);
  return (held ?? below)?.result ?? 'break-or-retreat';
}

/**
 * The row of a result in its effect chart, from 0, the worst; the rows of the two charts stand beside each other.
 *
 * Source: The Reaction Test > Reaction Effect Charts.
 *
 * @clause wrg/reaction/look-up
 */
export function rowOfResult(result: ReactionResult, { reaction: { effects } }: EffectRules = wrgRules()): number {
  return Math.max(
    ...[effects.underOrder, effects.withoutOrder].map(({ A }) => A.findIndex(band => band.result === result)),
  );
}

/**
 * Whether a result is worse or better than Halt, which is what rallying and several tests ask. Without an order a row of that chart
 * stands for Halt (`wrg/ruling/halt-without-order`).
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/result-worse-than-halt
 */
export function comparedWithHalt(
  result: ReactionResult,
  hasOrder: boolean,
  { reaction: { effects } }: EffectRules = wrgRules(),
): 'worse' | 'halt' | 'better' {
  const rows: readonly ReactionResult[] = (hasOrder ? effects.underOrder : effects.withoutOrder).A.map(
    band => band.result,
  );
  const difference = rows.indexOf(result) - rows.indexOf(hasOrder ? 'halt' : effects.haltWithoutOrder);
  if (difference === 0) return 'halt';
  return difference < 0 ? 'worse' : 'better';
}

/**
 * What a result obliges troops to do, and for how long.
 *
 * Source: The Reaction Test > Reaction Effect Charts.
 *
 * @clause wrg/reaction/look-up
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function instructionOf(
  result: ReactionResult,
  { hasOrder, underFireOrCharged = false, pursuing = false, halted = false }: TesterIsAt,
  { reaction: { effects } }: EffectRules = wrgRules(),
): ReactionInstruction {
  const { periods } = effects;
  const which = hasOrder ? 'underOrder' : 'withoutOrder';
  switch (result) {
    case 'break-or-retreat':
      return underFireOrCharged
        ? { ...bare, kind: 'break', moves: 'runs', losesOrder: true }
        : { ...bare, kind: 'retreat', periods: periods.retreat[which], moves: 'away-with-backs-turned' };
    case 'retire-disorganised':
      return {
        ...bare,
        kind: 'retire',
        periods: periods.retireDisorganised,
        disorganised: true,
        moves: 'away-facing-attack',
      };
    case 'halt':
      return { ...bare, kind: 'halt', periods: periods.halt, moves: 'not' };
    case 'halt-or-retire':
      return haltOrRetire(pursuing, halted, effects);
    case 'move-to-friends-cover-or-hill':
      return {
        ...bare,
        kind: 'move-to-friends',
        periods: periods.moveToFriends,
        moves: 'towards-friends-cover-or-hill',
      };
    case 'move-to-nearest-enemy':
      return { ...bare, kind: 'move-to-enemy', periods: periods.moveToEnemy, moves: 'towards-nearest-enemy' };
    case 'carry-on':
      return { ...bare, kind: 'carry-on', moves: 'as-ordered' };
    case 'act-as-general-wishes':
      return { ...bare, kind: 'act-as-general-wishes', moves: 'as-general-wishes', newOrder: true };
    case 'uncontrolled-advance':
      return {
        ...bare,
        kind: 'uncontrolled-advance',
        periods: periods.uncontrolledAdvance[which],
        moves: 'into-contact',
        losesOrder: true,
      };
  }
}

const bare = { periods: null, disorganised: false, losesOrder: false, newOrder: false } as const;

function haltOrRetire(
  pursuing: boolean,
  halted: boolean,
  { otherwise, pursuersHaltInDisorder, periods }: ReactionEffects,
): ReactionInstruction {
  const retires = !pursuing && (halted || otherwise === 'retires');
  if (retires) return { ...bare, kind: 'retire', periods: periods.haltedRetire, moves: 'away-facing-attack' };
  return {
    ...bare,
    kind: pursuersHaltInDisorder ? 'halt-disorganised' : 'halt',
    periods: periods.pursuersHalt,
    disorganised: pursuersHaltInDisorder,
    moves: 'not',
  };
}
