import type { SideId } from '../../../battle/index.js';
import { type Dice, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason } from '../../../rulebook/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { RaymondState } from '../state.js';
import { unitsOnTable } from '../units.js';

/** How many strong units each side still has. */
export type StrongUnits = Readonly<Record<SideId, number>>;

/** What the sides throw for the initiative. */
export interface InitiativeOdds {
  /** How many dice each side throws. */
  readonly dice: Readonly<Record<SideId, number>>;
  /** The chance of each side to get it in the end, ties thrown again. */
  readonly chances: Readonly<Record<SideId, number>>;
  readonly because: readonly Reason[];
}

/** One throw for the initiative. */
export interface InitiativeThrow {
  readonly dice: Readonly<Record<SideId, number>>;
  readonly totals: Readonly<Record<SideId, number>>;
  /** `null` when it is a tie and must be thrown again. */
  readonly winner: SideId | null;
  readonly because: readonly Reason[];
}

/** The part of the rules that the initiative needs. */
export type InitiativeRules = Pick<RaymondRules, 'dieSides' | 'initiative'>;

/**
 * How many units of a side are on the table with stands enough to count.
 *
 * Source: Determine the Initiative Phase.
 *
 * @clause raymond/initiative/tally
 */
export function strongUnits(
  side: SideId,
  state: Pick<RaymondState, 'units'>,
  rules: InitiativeRules = raymondRules(),
): number {
  return unitsOnTable(state.units).filter(
    unit => unit.side === side && unit.stands.length >= rules.initiative.countsFrom,
  ).length;
}

/**
 * How many dice each of two sides throws for the initiative, and how likely each is to get it. The lower total has it, so
 * that fewer dice are better.
 *
 * Source: Determine the Initiative Phase.
 *
 * @throws RuleViolation unless there are two sides.
 * @clause raymond/initiative/dice
 * @clause raymond/initiative/lowest-wins
 */
export function initiativeOdds(strong: StrongUnits, rules: InitiativeRules = raymondRules()): InitiativeOdds {
  const { dice, because } = diceFor(strong, rules);
  const winners = distribution(one => initiativeThrow(strong, one, rules).winner);
  const decided = 1 - winners.probability(null);
  const chances = record(Object.keys(strong), side => winners.probability(side) / decided);
  return { dice, chances, because };
}

/**
 * One throw for the initiative. A tie decides nothing and is thrown again by whoever plays the turn.
 *
 * Source: Determine the Initiative Phase.
 *
 * @throws RuleViolation unless there are two sides.
 * @clause raymond/initiative/dice
 * @clause raymond/initiative/lowest-wins
 * @clause raymond/initiative/tie-rethrow
 */
export function initiativeThrow(
  strong: StrongUnits,
  dice: Dice,
  rules: InitiativeRules = raymondRules(),
): InitiativeThrow {
  const thrown = diceFor(strong, rules);
  const sides = Object.keys(strong);
  const totals = record(sides, side => dice.sum(thrown.dice[side] ?? 0, rules.dieSides));
  const lowest = Math.min(...Object.values(totals));
  const [winner = null, ...tied] = sides.filter(side => totals[side] === lowest);
  const decided = tied.length === 0;
  const verdict: Reason = decided
    ? { clause: 'raymond/initiative/lowest-wins', because: `lowest total, ${lowest}`, effect: 'has the initiative' }
    : { clause: 'raymond/initiative/tie-rethrow', because: `both throw ${lowest}`, effect: 'thrown again' };
  return { dice: thrown.dice, totals, winner: decided ? winner : null, because: [...thrown.because, verdict] };
}

/**
 * Throws for the initiative until one side has it.
 *
 * Source: Determine the Initiative Phase.
 *
 * @param tell is told of every throw, ties too
 * @throws RuleViolation unless there are two sides.
 * @clause raymond/initiative/tie-rethrow
 */
export function initiativeThrown(
  strong: StrongUnits,
  dice: Dice,
  tell: (thrown: InitiativeThrow) => void,
  rules: InitiativeRules = raymondRules(),
): SideId {
  for (;;) {
    const thrown = initiativeThrow(strong, dice, rules);
    tell(thrown);
    if (thrown.winner !== null) return thrown.winner;
  }
}

function diceFor(strong: StrongUnits, rules: InitiativeRules): Pick<InitiativeOdds, 'dice' | 'because'> {
  const sides = Object.keys(strong);
  insist(sides.length === 2, () => ({
    path: 'strong',
    clause: 'raymond/initiative/tally',
    problem: `${counted(sides.length, 'side')} cannot throw for the initiative`,
    mend: 'give the strong units of two sides',
  }));
  const { more, fewer, equal } = rules.initiative.dice;
  const most = Math.max(...Object.values(strong));
  const least = Math.min(...Object.values(strong));
  const clause = 'raymond/initiative/dice';
  if (most === least) {
    const because = `${counted(most, 'unit')} of ${counted(rules.initiative.countsFrom, 'stand')} or more on both sides`;
    return {
      dice: record(sides, () => equal),
      because: [{ clause, because, effect: `${counted(equal, 'die', 'dice')} each` }],
    };
  }
  const because = `${counted(most, 'unit')} of ${counted(rules.initiative.countsFrom, 'stand')} or more against ${least}`;
  return {
    dice: record(sides, side => (strong[side] === most ? more : fewer)),
    because: [{ clause, because, effect: `${counted(more, 'die', 'dice')} against ${fewer}` }],
  };
}

function record<T>(sides: readonly SideId[], of: (side: SideId) => T): Record<SideId, T> {
  return Object.fromEntries(sides.map(side => [side, of(side)]));
}
