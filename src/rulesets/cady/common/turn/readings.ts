import type { Filled, OpenBook } from '../../../../book/index.js';
import {
  armPointsLimit,
  basicWithout3dt,
  blockedBack,
  deepTargetVolley,
  defaultFormation,
  fullMoveAndMelee,
  hiddenShooters,
  holdingAnObjective,
  holdingFriend,
  mutualCharge,
  partOfABridge,
  victoryAtOnce,
} from '../book/rulings.js';

/** The rulings whose readings the turn, the army list or the end of a battle ask for as they stand. */
const asked = {
  armPointsLimit,
  basicWithout3dt,
  blockedBack,
  deepTargetVolley,
  defaultFormation,
  fullMoveAndMelee,
  hiddenShooters,
  holdingAnObjective,
  holdingFriend,
  mutualCharge,
  partOfABridge,
  victoryAtOnce,
} as const;

/** What the readings say that are taken of rulings on the turn, by the names of the rulings. */
export type TurnReadings = {
  readonly [Name in keyof typeof asked]: Filled<(typeof asked)[Name]['readings'][number]['value']>;
};

/** The readings that a book takes of the rulings on the turn. */
export function turnReadings(book: OpenBook): TurnReadings {
  return book.readings(asked);
}
