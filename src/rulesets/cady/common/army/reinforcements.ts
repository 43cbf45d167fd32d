import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, insist } from '../../../../rulebook/index.js';
import type { Point } from '../../../../table/index.js';

/** When units come on the table: on a turn of the scenario, or on one that a die decides. */
export type Arrival =
  | { readonly on: 'turn'; readonly turn: number }
  | {
      readonly on: 'die';
      readonly sides: number;
      /** The turn on which they come at a throw of 1; every point more is a turn later. */
      readonly earliest: number;
    };

/** Units that are not there when the battle begins. */
export interface Reinforcement {
  readonly units: readonly string[];
  readonly arrival: Arrival;
  /** Where they come on. */
  readonly at: Point;
}

/** Reinforcements whose turn is known. */
export interface Expected {
  readonly units: readonly string[];
  readonly turn: number;
  readonly at: Point;
}

/**
 * Settles on which turn each reinforcement arrives: as the scenario says, or by a die thrown once before the battle.
 *
 * Source: Common Rules > Develop an interesting game scenario.
 *
 * @throws RuleViolation for a turn before the first, or a die without sides.
 * @clause cady/common/scenario/random-reinforcements
 */
export function expectReinforcements(
  { reinforcements }: { readonly reinforcements: readonly Reinforcement[] },
  dice: Dice,
): readonly Expected[] {
  return reinforcements.map(({ units, arrival, at }, index) => {
    const path = `reinforcements[${index}].arrival`;
    if (arrival.on === 'turn') {
      insistOnTurn(path, arrival.turn, staggered);
      return { units, at, turn: arrival.turn };
    }
    insistOnTurn(path, arrival.earliest, 'cady/common/scenario/random-reinforcements');
    insist(Number.isInteger(arrival.sides) && arrival.sides >= 2, () => ({
      path,
      clause: 'cady/common/scenario/random-reinforcements',
      problem: `a die of ${counted(arrival.sides, 'side')}`,
      mend: 'name a die of two sides or more',
    }));
    return { units, at, turn: arrival.earliest + dice.roll(arrival.sides) - 1 };
  });
}

const staggered: ClauseId = 'cady/common/scenario/staggered-entry';

function insistOnTurn(path: string, turn: number, clause: ClauseId): void {
  insist(Number.isInteger(turn) && turn >= 1, () => ({
    path,
    clause,
    problem: `nobody arrives on turn ${turn}`,
    mend: 'name a turn, 1 or later',
  }));
}
