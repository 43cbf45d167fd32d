import { type ClauseId, counted, type Reason } from '../../../../rulebook/index.js';
import { firstMet } from '../../../../scenario/index.js';

/** What a side has lost and left, in figures, units and points. */
export interface Tally {
  readonly figures: number;
  readonly units: number;
  readonly points: number;
}

/** How a side stands at the end of a turn. */
export interface SideStanding {
  readonly mustered: Tally;
  readonly left: Tally;
  /** Points of the enemy units that it has destroyed. */
  readonly destroyed: number;
  /** Turns in a row, this one included, for which it has held each objective; those it does not hold are absent. */
  readonly holds: { readonly [objective: string]: number };
  /** Leaders it began with and those it has lost, by rank. */
  readonly leaders: readonly { readonly rank: LeaderRank; readonly captured: boolean }[];
  /** What a period counts besides, by name: points for ransom. */
  readonly scores?: { readonly [score: string]: number };
}

/** Whom a scenario counts as a leader: the general, nobles or knights, officers. */
export type LeaderRank = 'general' | 'noble' | 'officer';

/** Something that wins a battle, for either side or for one. */
export type VictoryCondition = { readonly for?: string } & (
  | {
      /** So many of these objectives, held for so many turns. */
      readonly kind: 'hold';
      readonly objectives: readonly string[];
      readonly atLeast: number;
      readonly turns: number;
      /** At the end of this turn, and not before; at the end of any unless said. */
      readonly onTurn?: number;
    }
  | {
      /** More left than the enemy at the end of a turn. */
      readonly kind: 'most-left';
      readonly of: 'points' | 'units' | 'figures';
      readonly onTurn: number;
    }
  | {
      /** The enemy gone from the table by the end of a turn. */
      readonly kind: 'sweep';
      readonly byTurn: number;
    }
  | {
      /** The enemy reduced by so many parts of a hundred. */
      readonly kind: 'losses';
      readonly of: 'points' | 'units' | 'figures';
      readonly percent: number;
    }
  | {
      /** So many of the enemy's leaders taken. */
      readonly kind: 'leaders';
      readonly rank: LeaderRank;
      readonly atLeast: number;
    }
  | {
      /** More points for destroyed units than the enemy at the end of a turn. */
      readonly kind: 'points-destroyed';
      readonly onTurn: number;
    }
  | {
      /** So many points of something that the period counts. */
      readonly kind: 'score';
      readonly of: string;
      readonly atLeast: number;
      /** The sides that have them, where the period says so itself; without it, whose score it is. */
      readonly reached?: readonly string[];
    }
  | { readonly kind: 'all-of'; readonly conditions: readonly VictoryCondition[] }
  | { readonly kind: 'any-of'; readonly conditions: readonly VictoryCondition[] }
);

/** A battle at the end of a turn, and what was agreed to win it. */
export interface BattleStanding {
  readonly turn: number;
  readonly sides: { readonly [side: string]: SideStanding };
  /** Any one of these ends the battle. */
  readonly conditions: readonly VictoryCondition[];
  /** The last turn. */
  readonly lastTurn: number;
  /** What becomes of a condition that both sides meet in one turn (`cady/ruling/victory-at-once`); a draw unless said. */
  readonly atOnce?: 'draw' | 'play-on';
}

/** How a battle ends; `winner: null` for a draw or a stalemate. */
export interface Victory {
  readonly winner: string | null;
  /** What was met; absent after the last turn without a winner. */
  readonly condition?: VictoryCondition;
  readonly because: readonly Reason[];
}

/**
 * Whether a battle is over: as soon as one side alone meets any of the conditions that were agreed on. Both at once is a draw;
 * the last turn without a winner a stalemate.
 *
 * Source: Common Rules > Decide on the Victory Conditions for the game.
 *
 * @clause cady/common/victory/ends-when-met
 * @clause cady/common/victory/stalemate
 */
export function victoryAt(battle: BattleStanding): Victory | undefined {
  const { conditions, lastTurn, atOnce } = battle;
  const sides = Object.keys(battle.sides);
  const met = firstMet({ conditions, sides, ...(atOnce === undefined ? {} : { atOnce }) }, (condition, side) =>
    meetsCondition(condition, side, battle),
  );
  if (met !== undefined) {
    const { condition, winner } = met;
    if (winner === null) {
      return { condition, ...ended(null, stalemate, `both sides met it: ${condition.kind}`, 'a draw') };
    }
    return { condition, ...ended(winner, 'cady/common/victory/ends-when-met', words(condition), `${winner} wins`) };
  }
  if (battle.turn < lastTurn) return undefined;
  return ended(null, stalemate, `no winner after ${counted(lastTurn, 'turn')}`, 'a stalemate');
}

/**
 * Whether a side meets a condition at the end of a turn. Conditions can be put together: all of several, or any of them.
 *
 * Source: Common Rules > Decide on the Victory Conditions for the game.
 *
 * @clause cady/common/victory/option-terrain
 * @clause cady/common/victory/option-hold-turns
 * @clause cady/common/victory/option-most-left
 * @clause cady/common/victory/option-percentage
 * @clause cady/common/victory/option-capture-leaders
 * @clause cady/common/victory/option-points-for-units
 */
export function meetsCondition(condition: VictoryCondition, side: string, battle: BattleStanding): boolean {
  const own = battle.sides[side];
  const enemies = Object.entries(battle.sides).flatMap(([name, standing]) => (name === side ? [] : [standing]));
  if (own === undefined || (condition.for !== undefined && condition.for !== side)) return false;
  switch (condition.kind) {
    case 'hold': {
      const held = condition.objectives.filter(objective => (own.holds[objective] ?? 0) >= condition.turns);
      return battle.turn >= (condition.onTurn ?? 0) && held.length >= condition.atLeast;
    }
    case 'most-left':
      return (
        battle.turn >= condition.onTurn && enemies.every(({ left }) => own.left[condition.of] > left[condition.of])
      );
    case 'sweep':
      return battle.turn <= condition.byTurn && own.left.units > 0 && enemies.every(({ left }) => left.units === 0);
    case 'losses':
      return enemies.some(({ mustered, left }) => {
        const lost = mustered[condition.of] - left[condition.of];
        return lost > 0 && lost * 100 >= condition.percent * mustered[condition.of];
      });
    case 'leaders': {
      const taken = enemies.flatMap(({ leaders }) =>
        leaders.filter(({ rank, captured }) => captured && rank === condition.rank),
      );
      return taken.length >= condition.atLeast;
    }
    case 'points-destroyed':
      return battle.turn >= condition.onTurn && enemies.every(({ destroyed }) => own.destroyed > destroyed);
    case 'score':
      return condition.reached?.includes(side) ?? (own.scores?.[condition.of] ?? 0) >= condition.atLeast;
    case 'all-of':
      return condition.conditions.length > 0 && condition.conditions.every(each => meetsCondition(each, side, battle));
    case 'any-of':
      return condition.conditions.some(each => meetsCondition(each, side, battle));
  }
}

const stalemate: ClauseId = 'cady/common/victory/stalemate';

function ended(winner: string | null, clause: ClauseId, because: string, effect: string): Victory {
  return { winner, because: [{ clause, because, effect }] };
}

function words(condition: VictoryCondition): string {
  switch (condition.kind) {
    case 'hold':
      return `holds ${condition.atLeast} of ${condition.objectives.join(', ')} for ${counted(condition.turns, 'turn')}`;
    case 'most-left':
      return `has more ${condition.of} left on turn ${condition.onTurn}`;
    case 'sweep':
      return `swept the field by turn ${condition.byTurn}`;
    case 'losses':
      return `the enemy has lost ${condition.percent} % of its ${condition.of}`;
    case 'leaders':
      return `has taken ${condition.atLeast} of rank ${condition.rank}`;
    case 'points-destroyed':
      return `destroyed more points by turn ${condition.onTurn}`;
    case 'score':
      return `has ${counted(condition.atLeast, 'point')} of ${condition.of}`;
    case 'all-of':
      return condition.conditions.map(words).join(' and ');
    case 'any-of':
      return condition.conditions.map(words).join(' or ');
  }
}
