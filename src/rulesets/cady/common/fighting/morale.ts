import { type Band, bandOf, inRange, isRange, type Range } from '../../../../chart/index.js';
import type { Dice } from '../../../../dice/index.js';
import {
  type ClauseId,
  type Counted,
  counted,
  type FactorUnit,
  insist,
  type Reason,
} from '../../../../rulebook/index.js';
import type { postMeleeMorale as moraleChart, moraleReactions } from '../book/charts/morale.js';
import { commonFightingRules } from '../fighting-rules.js';

/** What a unit must do in its next turn. */
export type Reaction = (typeof moraleChart)['rows'][number];

/** The reactions from mild to severe. */
export const reactions: readonly Reaction[] = ['no-effect', 'back', 'back-and-turn', 'rout'];

/** A column of the post-melee morale chart. */
export type MoraleColumn = keyof (typeof moraleChart)['cells']['rout'];

/** The losses of a reaction, column by column. */
export type MoraleLosses = { readonly [C in MoraleColumn]: Range | null };

/** The numbers that post-melee morale is resolved with. */
export interface MoraleNumbers {
  /** The losses that give each reaction; `null` where a column cannot give it. */
  readonly chart: { readonly cells: { readonly [R in Reaction]: MoraleLosses } };
  /** The columns in order, as ranges of unit values. */
  readonly columns: readonly Band<MoraleColumn>[];
  readonly reactions: { readonly cells: (typeof moraleReactions)['cells'] };
  /** Whether several shifts of the column add up, or only the largest counts. */
  readonly shiftsAdd: boolean;
  readonly opponents: OpponentsRead;
  /** Whether the ground shortens the way of a unit that is pushed back, as it does that of any other. */
  readonly groundSlowsBack: boolean;
}

/** Whose reaction counts where the chart alone does not say. */
export interface OpponentsRead {
  /** Who fought several is let off by any of them that fares worse, or only if all do. */
  readonly freedBy: 'any-opponent' | 'all-opponents';
  /** Of two with the same reaction the one with more morale value left is let off; otherwise both obey theirs. */
  readonly strongerFreed: boolean;
  /** Of two with the same reaction and the same value left: a die says who obeys it, both do, or neither. */
  readonly even: 'lower-die' | 'both' | 'neither';
}

/** The part of a ruleset's rules that post-melee morale needs. */
export interface MoraleRules {
  readonly morale: MoraleNumbers;
}

/** Something that has the chart read further to the right. */
export interface ColumnShift {
  readonly columns: number;
  readonly clause: ClauseId;
  /** In the words of the game: `cavalry`. */
  readonly because: string;
}

/** Columns of the chart, as tables of them are listed. */
export const columnUnit: FactorUnit = { one: 'column', many: 'columns' };

/** Rows of a table of columns as shifts on the chart. */
export function shiftsBy(rows: readonly Counted[]): readonly ColumnShift[] {
  return rows.map(({ points, clause, because }) => ({ columns: points, clause, because }));
}

/** A unit at the end of a turn. */
export interface MoraleTest {
  /** Morale value of one figure, 1 to 5. */
  readonly morale: number;
  /** Figures before any loss of this turn. */
  readonly before: number;
  /** Figures lost this turn, from whatever cause. */
  readonly lost: number;
  readonly shifts?: readonly ColumnShift[];
}

/** The outcome of a post-melee morale test. */
export interface MoraleResult {
  /** False when the unit lost nothing this turn and so takes no test. */
  readonly tested: boolean;
  /** Morale value × figures before losses. */
  readonly value: number;
  /** Morale value × figures lost. */
  readonly loss: number;
  /** The column of the unit's value. */
  readonly column: MoraleColumn;
  /** The column read after all shifts. */
  readonly read: MoraleColumn;
  readonly reaction: Reaction;
  readonly because: readonly Reason[];
}

/** One unit of a melee, when it is settled whose reaction counts. */
export interface Opponent {
  readonly unit: string;
  readonly reaction: Reaction;
  /** Total morale value left: morale value × figures left. */
  readonly remaining: number;
  /** The units it was in melee with this turn. */
  readonly against: readonly string[];
}

/** The reaction a unit really takes. */
export interface SettledReaction {
  readonly unit: string;
  readonly reaction: Reaction;
  /** Why it was let off; empty when its own result stands. */
  readonly because: readonly Reason[];
}

/** How a unit carries out its reaction. */
export interface ReactionMove {
  /** How far it goes, in cm. */
  readonly cm: number;
  /** `free`: facing and formation of its owner's choice; `away`: back to the enemy; `own`: as its orders say. */
  readonly facing: 'free' | 'away' | 'own';
  /** It runs off the table and is gone. */
  readonly leaves: boolean;
}

/**
 * Morale value × figures.
 *
 * Source: Common Rules > Broken Units.
 *
 * @clause cady/common/morale/total-morale-value
 * @clause cady/common/definition/tmv
 */
export function totalMoraleValue(unit: { readonly morale: number; readonly figures: number }): number {
  return unit.morale * unit.figures;
}

/**
 * The morale test that ends a turn with losses. The unit's value before losses picks the column, shifts move it to the right
 * (never past the last), and the value of this turn's losses is looked up in it. No dice.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @throws RuleViolation when more figures are lost than there were, or there were none.
 * @clause cady/common/morale/test-any-loss
 * @clause cady/common/morale/no-loss-no-test
 * @clause cady/common/morale/before-value
 * @clause cady/common/morale/loss-value
 * @clause cady/common/morale/chart-lookup
 * @clause cady/common/morale/columns-cumulate
 * @clause cady/common/morale/columns-end-of-chart
 * @clause cady/common/morale/chart-beyond-180
 * @clause cady/common/charge/morale-effect-numbers
 */
export function postMeleeMorale(test: MoraleTest, rules: MoraleRules = commonFightingRules()): MoraleResult {
  insist(test.before >= 1 && test.lost >= 0 && test.lost <= test.before, () => ({
    path: 'lost',
    clause: 'cady/common/morale/loss-value',
    problem: `${counted(test.lost, 'figure')} lost of ${test.before}`,
    mend: 'count the figures before this turn’s losses, and the losses among them',
  }));
  const value = totalMoraleValue({ morale: test.morale, figures: test.before });
  const loss = totalMoraleValue({ morale: test.morale, figures: test.lost });
  const column = columnFor(value, rules);
  const { read, because } = shiftColumn(column, test.shifts ?? [], rules);
  if (test.lost === 0) {
    return { tested: false, value, loss, column: column.label, read: read.label, reaction: 'no-effect', because: [] };
  }
  const reaction = reactionIn(read.label, loss, rules);
  because.push({
    clause: 'cady/common/morale/chart-lookup',
    because: `value ${value}, losses worth ${loss}, column ${read.label}`,
    effect: reaction,
  });
  return { tested: true, value, loss, column: column.label, read: read.label, reaction, because };
}

/** The shifts that count of several: all of them, or the largest alone (`cady/ruling/morale-columns-cumulate`). */
export function shiftsCounted(
  shifts: readonly ColumnShift[],
  rules: MoraleRules = commonFightingRules(),
): readonly ColumnShift[] {
  if (rules.morale.shiftsAdd) return shifts;
  const largest = Math.max(...shifts.map(({ columns }) => columns));
  return shifts.filter(({ columns }) => columns === largest).slice(0, 1);
}

/**
 * Below 0 when `a` is milder than `b`, 0 when they are the same, above 0 when `a` is worse.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @clause cady/common/morale/reaction-order
 */
export function compareReactions(a: Reaction, b: Reaction): number {
  return reactions.indexOf(a) - reactions.indexOf(b);
}

/** The worst that a unit can come to, whatever befalls it, and why. */
export interface AtWorst {
  readonly reaction: Exclude<Reaction, 'no-effect'>;
  readonly because: Reason;
}

/** What is not asked of a unit that is spared its reaction. */
const sparedWords: Readonly<Record<Reaction, string>> = {
  'no-effect': 'nothing asked of it',
  back: 'need not go back',
  'back-and-turn': 'need not turn and go back',
  rout: 'need not rout',
};

/**
 * Whose reaction counts after a melee. Of two opponents only the one with the worse reaction takes it; on the same reaction
 * the one with the lower total morale value left; on the same value an even chance decides (players roll off). In a melee of
 * several units a unit is let off as soon as one of its opponents fares worse. Other readings of each of these are taken by
 * `cady/ruling/morale-melee-of-many`, `cady/ruling/morale-tie` and `cady/ruling/morale-equal-tmv`.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @returns one entry for each unit, in the order given
 * @clause cady/common/morale/worse-reaction-only
 * @clause cady/common/morale/same-reaction-lower-tmv
 * @clause cady/common/charge/only-worst-effect
 */
export function reactionsAfterMelee(
  units: readonly Opponent[],
  dice: Dice,
  rules: MoraleRules = commonFightingRules(),
): readonly SettledReaction[] {
  const { opponents } = rules.morale;
  const pairs = units.flatMap((ours, at) =>
    units
      .slice(at + 1)
      .filter(theirs => ours.against.includes(theirs.unit) || theirs.against.includes(ours.unit))
      .map(theirs => ({ ours, theirs })),
  );
  const nobody: readonly LetOff[] = units.map(() => null);
  const andIn = (before: typeof nobody, { ours, theirs }: (typeof pairs)[number], each: Dice) => {
    const settled = settle(ours, theirs, opponents, each);
    if (opponents.freedBy === 'any-opponent' && settled.length === 0) return before;
    return before.map((reason, at): LetOff => {
      const unit = units[at]?.unit;
      if (unit !== ours.unit && unit !== theirs.unit) return reason;
      const letOff = settled.find(({ better }) => better === unit)?.reason ?? null;
      if (opponents.freedBy === 'any-opponent') return reason ?? letOff;
      return reason === 'kept' || letOff === null ? 'kept' : letOff;
    });
  };
  const [only, ...others] = pairs;
  // Two alone, as nearly always, have nothing to go through one after the other.
  const letOff =
    only !== undefined && others.length === 0
      ? andIn(nobody, only, dice)
      : dice.fold(pairs, nobody, andIn, { key: reasons => reasons.map(toKey).join('\n') });
  return units.map(({ unit, reaction }, at) => {
    const reason = letOff[at] ?? null;
    if (reason !== null && reason !== 'kept') return { unit, reaction: letOffTo, because: [reason] };
    return { unit, reaction, because: lostRollOff(units[at], units, letOff) };
  });
}

const letOffTo = 'no-effect';
const wonRollOff = 'won the roll-off on equal morale value left';

/** That a unit takes its reaction because its opponent won the roll-off, if he did. */
function lostRollOff(
  unit: Opponent | undefined,
  units: readonly Opponent[],
  letOff: readonly LetOff[],
): readonly Reason[] {
  if (unit === undefined) return [];
  const won = units.some((other, at) => {
    const reason = letOff[at] ?? null;
    const rolled = reason !== null && reason !== 'kept' && reason.because === wonRollOff;
    const opposed = unit.against.includes(other.unit) || other.against.includes(unit.unit);
    return rolled && opposed && other.reaction === unit.reaction && other.remaining === unit.remaining;
  });
  const clause = 'cady/common/morale/same-reaction-lower-tmv';
  return won ? [{ clause, because: 'lost the roll-off on equal morale value left', effect: unit.reaction }] : [];
}

/** Why a unit is let off, `null` where nothing has been said of it yet, `kept` where an opponent holds it to its own. */
type LetOff = Reason | null | 'kept';

function toKey(letOff: LetOff): string {
  return letOff === null || letOff === 'kept' ? (letOff ?? '') : letOff.because;
}

/**
 * How far a unit goes to carry out its reaction, and how: back half a move in good order, back and turn a whole move with its
 * back to the enemy, rout off the table. `move` is the printed move of its type, in cm.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @clause cady/common/morale/no-effect
 * @clause cady/common/morale/back
 * @clause cady/common/morale/back-and-turn
 * @clause cady/common/morale/rout
 */
export function reactionMove(
  unit: { readonly reaction: Reaction; readonly move: number },
  rules: MoraleRules = commonFightingRules(),
): ReactionMove {
  const { 'move-in-turns': turns, facing } = rules.morale.reactions.cells[unit.reaction];
  if (unit.reaction === 'no-effect') return { cm: 0, facing: 'own', leaves: false };
  // The chart prints no distance for a rout: it runs until it is off the table.
  if (unit.reaction === 'rout') return { cm: unit.move, facing: 'away', leaves: true };
  return { cm: unit.move * (turns ?? 0), facing: facing === 'free' ? 'free' : 'away', leaves: false };
}

/**
 * Whether a unit that is attacked turns round to fight: not while it is back and turned and attacked from the rear.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @clause cady/common/morale/back-and-turn-rear
 */
export function turnsToFight(unit: {
  readonly under: Reaction;
  readonly attackedOn: 'front' | 'flank' | 'rear';
}): boolean {
  return unit.under !== 'rout' && !(unit.under === 'back-and-turn' && unit.attackedOn === 'rear');
}

function columnFor(value: number, rules: MoraleRules): Band<MoraleColumn> {
  const last = rules.morale.columns.at(-1);
  const column = bandOf(rules.morale.columns, value) ?? last;
  insist(column !== undefined && value >= 1, () => ({
    path: 'morale',
    clause: 'cady/common/morale/before-value',
    problem: `the chart has no column for a unit value of ${value}`,
    mend: 'give a morale value above 0 and at least one figure',
  }));
  return column;
}

function shiftColumn(from: Band<MoraleColumn>, shifts: readonly ColumnShift[], rules: MoraleRules) {
  const because: Reason[] = [];
  let at = rules.morale.columns.indexOf(from);
  for (const shift of shiftsCounted(shifts, rules)) {
    const to = Math.min(at + shift.columns, rules.morale.columns.length - 1);
    const effect = `column ${rules.morale.columns[at]?.label} → ${rules.morale.columns[to]?.label}`;
    because.push({ clause: shift.clause, because: shift.because, effect });
    at = to;
  }
  return { read: rules.morale.columns[at] ?? from, because };
}

function reactionIn(column: MoraleColumn, loss: number, rules: MoraleRules): Reaction {
  const worstFirst = [...reactions].reverse();
  const reaction = worstFirst.find(row => {
    const cell = rules.morale.chart.cells[row][column];
    return isRange(cell) && (inRange(cell, loss) || loss > (cell.to ?? Number.POSITIVE_INFINITY));
  });
  return reaction ?? 'no-effect';
}

/** Those of two opponents that are let off, and why: mostly the better off of the two; none when neither has anything to be let off. */
function settle(
  ours: Opponent,
  theirs: Opponent,
  { strongerFreed, even }: OpponentsRead,
  dice: Dice,
): readonly { readonly better: string; readonly reason: Reason }[] {
  const worse = compareReactions(ours.reaction, theirs.reaction);
  const milder = worse <= 0 ? ours : theirs;
  if (milder.reaction === 'no-effect') return [];
  const letOff = (unit: Opponent, clause: ClauseId, because: string) => ({
    better: unit.unit,
    reason: { clause, because, effect: sparedWords[unit.reaction] },
  });
  if (worse !== 0) return [letOff(milder, 'cady/common/morale/worse-reaction-only', 'the opponent fares worse')];
  if (!strongerFreed) return [];
  const clause = 'cady/common/morale/same-reaction-lower-tmv';
  if (ours.remaining !== theirs.remaining) {
    const stronger = ours.remaining > theirs.remaining ? ours : theirs;
    return [letOff(stronger, clause, 'the opponent has less morale value left')];
  }
  if (even === 'both') return [];
  if (even === 'neither') return [ours, theirs].map(each => letOff(each, clause, 'equal morale value left'));
  const winner = dice.pick(2) === 0 ? ours : theirs;
  return [letOff(winner, clause, wonRollOff)];
}
