import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { MovingRules } from '../moving/mover.js';
import { wrgRules } from '../rules.js';

/** Broken troops at the end of a period. */
export interface Rallying {
  /** Figures at the start of the period (`wrg/ruling/casualties-per-figure`). */
  readonly figures: number;
  /** Men lost to missiles this period. */
  readonly missileCasualties?: number;
  /** They have run since they broke; so unless said. */
  readonly ran?: boolean;
  /** In contact with enemies this period. */
  readonly inContact?: boolean;
  /** Friends through whom they have run: whether these have settled matters with the pursuers, by turning them back or standing a period. */
  readonly screen?: 'undecided' | 'turned-them-back' | 'stood-a-period';
}

/** Whether they may try to rally. */
export interface RallyAttempt {
  readonly may: boolean;
  /** What the reaction test must do better than. */
  readonly betterThan: 'halt';
  /** A general among them counts for nothing in that test. */
  readonly generalCounts: false;
  /** Periods that they need afterwards before they can move forward. */
  readonly reorganising: number;
  readonly because: readonly Reason[];
}

/**
 * Whether broken troops may test whether they rally: not before they have run (`wrg/ruling/rally-before-running`), not when enemies touched them, not after heavy loss to missiles, and not before friends
 * between them and their pursuers have turned these back or stood a period of combat. They need a result better than a halt.
 *
 * Source: Rout and Pursuit > Rallying Broken Troops.
 *
 * @clause wrg/rally/when
 * @clause wrg/rally/test
 * @clause wrg/rally/general
 * @clause wrg/rally/reorganise
 * @clause wrg/pursuit/rally-screen
 */
export function mayRally(
  { figures, missileCasualties = 0, ran = true, inContact = false, screen }: Rallying,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): RallyAttempt {
  const { rally } = movement.rout;
  const because: Reason[] = [];
  if (!ran && rally.mustRunFirst) because.push(reasonFor('wrg/rally/when', 'has only just broken', 'no attempt'));
  if (inContact) because.push(reasonFor('wrg/rally/when', 'in contact with enemies', 'no attempt'));
  if (missileCasualties >= figures * rally.missileCasualties) {
    because.push(
      reasonFor('wrg/rally/when', `${counted(missileCasualties, 'man', 'men')} lost to missiles`, 'no attempt'),
    );
  }
  if (screen === 'undecided') {
    because.push(reasonFor('wrg/pursuit/rally-screen', 'friends still fight their pursuers', 'no attempt'));
  }
  const may = because.length === 0;
  if (may) because.push(reasonFor('wrg/rally/test', 'free to rally', 'better than a halt'));
  return { may, betterThan: 'halt', generalCounts: false, reorganising: rally.reorganising, because };
}

/** Troops whose opponents have broken. */
export interface Victors {
  /** All whom they fought have broken. */
  readonly allBroken: boolean;
  /** Periods that they have pursued already. */
  readonly pursued: number;
  /** Their orders are to hold where they stand. */
  readonly holdOrders?: boolean;
  /** What a test of their reaction came to, where they have taken one. */
  readonly reaction?: 'uncontrolled-advance' | 'act-as-general-wishes' | 'other';
  readonly generalWishes?: boolean;
}

/** What they have to do, or may do. */
export interface PursuitDuty {
  readonly does: 'pursues' | 'must-test' | 'may-test' | 'stays' | 'may-halt';
  readonly because: readonly Reason[];
}

/**
 * Whether victorious troops pursue: for a period they have to, when all their opponents break. Orders to hold make them test, and then they
 * go only out of control or by their general’s wish (`wrg/ruling/holders-test`). Later they may halt after any period, and
 * rally back in the next.
 *
 * Source: Rout and Pursuit > Pursuers.
 *
 * @clause wrg/pursuit/compulsory
 * @clause wrg/pursuit/hold-orders
 * @clause wrg/reaction/test-hold-no-pursuit
 * @clause wrg/pursuit/halt
 */
export function pursuitDuty(
  { allBroken, pursued, holdOrders = false, reaction, generalWishes = false }: Victors,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): PursuitDuty {
  const { compulsory, holdersMustTest } = movement.rout;
  if (!allBroken) {
    return { does: 'stays', because: [reasonFor('wrg/pursuit/compulsory', 'some opponents stand', 'no pursuit')] };
  }
  if (holdOrders && pursued === 0) {
    if (reaction === undefined) {
      const does = holdersMustTest ? 'must-test' : 'may-test';
      return { does, because: [reasonFor('wrg/pursuit/hold-orders', 'orders to hold', 'a test of reaction')] };
    }
    const goes = reaction === 'uncontrolled-advance' || (reaction === 'act-as-general-wishes' && generalWishes);
    const because = [
      reasonFor('wrg/pursuit/hold-orders', reaction.replaceAll('-', ' '), goes ? 'pursuit' : 'no pursuit'),
    ];
    return { does: goes ? 'pursues' : 'stays', because };
  }
  if (pursued < compulsory) {
    return { does: 'pursues', because: [reasonFor('wrg/pursuit/compulsory', 'all opponents broken', 'pursuit')] };
  }
  return { does: 'may-halt', because: [reasonFor('wrg/pursuit/halt', 'after a period of pursuit', 'may rally back')] };
}
