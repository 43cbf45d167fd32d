import type { Filled, OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import {
  armPointsLimit,
  basicWithout3dt,
  blockedBack,
  chargesTogether,
  deepTargetVolley,
  defaultFormation,
  dividedByWhom,
  fireWhileGoingBack,
  followedFromContact,
  formingNearTheEnemy,
  fullMoveAndMelee,
  gunsStayTurned,
  hiddenShooters,
  holdingAnObjective,
  holdingFriend,
  holdingInGoodOrder,
  looksEachThird,
  mutualCharge,
  partOfABridge,
  passingFullMove,
  passThroughPieces,
  passThroughReaction,
  passThroughUnderFire,
  poorTestSpared,
  restAtGrips,
  routHeld,
  shockBarrierNear,
  shockGroundWhere,
  sweptAlongCounts,
  victoryAtOnce,
} from '../book/rulings.js';

/** The rulings whose readings the turn, the army list or the end of a battle ask for as they stand. */
const asked = {
  armPointsLimit,
  basicWithout3dt,
  blockedBack,
  chargesTogether,
  deepTargetVolley,
  defaultFormation,
  dividedByWhom,
  fireWhileGoingBack,
  followedFromContact,
  formingNearTheEnemy,
  fullMoveAndMelee,
  gunsStayTurned,
  hiddenShooters,
  holdingAnObjective,
  holdingFriend,
  holdingInGoodOrder,
  looksEachThird,
  mutualCharge,
  partOfABridge,
  passThroughPieces,
  passThroughReaction,
  passThroughUnderFire,
  passingFullMove,
  poorTestSpared,
  restAtGrips,
  routHeld,
  shockBarrierNear,
  shockGroundWhere,
  sweptAlongCounts,
  victoryAtOnce,
} as const;

/** The clauses that each of them is about. */
const clauses = {
  armPointsLimit: ['cady/common/cost/artillery-limit-one-third', 'cady/common/cost/cavalry-limit-one-third'],
  basicWithout3dt: ['cady/common/game-level/basic-no-3dt'],
  blockedBack: ['cady/common/morale/back-blocked-by-friend'],
  chargesTogether: ['cady/common/three-dice/charge-who-tests'],
  deepTargetVolley: ['cady/common/fire/add-deep-target'],
  defaultFormation: ['cady/common/facing/formation-persists'],
  fireWhileGoingBack: ['cady/common/morale/back-and-turn', 'cady/common/morale/rout'],
  dividedByWhom: ['cady/common/broken/divided-must-reform', 'cady/common/break-through/when'],
  followedFromContact: ['cady/common/morale/result-binds-next-turn', 'cady/common/morale/back'],
  formingNearTheEnemy: ['cady/common/charge/how-melee-arises'],
  fullMoveAndMelee: ['cady/common/thirds/full-move-no-combat'],
  gunsStayTurned: ['cady/common/sequence/step-5-artillery'],
  hiddenShooters: ['cady/common/hidden/reveal-to-unit'],
  holdingAnObjective: ['cady/common/victory/option-terrain', 'cady/common/victory/option-hold-turns'],
  holdingFriend: ['cady/common/three-dice/hold-friend-stronger', 'cady/common/three-dice/hold-friend-test'],
  holdingInGoodOrder: ['cady/common/victory/option-terrain', 'cady/common/morale/back'],
  looksEachThird: ['cady/common/sequence/step-4-reveal-and-charges', 'cady/common/hidden/reveal-to-unit'],
  mutualCharge: ['cady/common/three-dice/charge-who-tests'],
  partOfABridge: ['cady/common/bridges/wooden-destroyed'],
  passThroughPieces: ['cady/common/pass-through/artillery', 'cady/common/pass-through/morale-3'],
  passThroughReaction: ['cady/common/pass-through/no-poor-reaction'],
  passThroughUnderFire: ['cady/common/pass-through/not-engaged'],
  passingFullMove: ['cady/common/fire/en-passant', 'cady/common/fire/full-move-none'],
  poorTestSpared: ['cady/common/three-dice/one-die'],
  restAtGrips: ['cady/common/melee/recovery'],
  routHeld: ['cady/common/three-dice/rout-normally-removed', 'cady/common/morale/rout'],
  shockBarrierNear: ['cady/common/shock/reductions'],
  shockGroundWhere: [
    'cady/common/marsh/no-shock',
    'cady/common/shock/infantry-clear-path',
    'cady/common/shock/cavalry-clear-path',
  ],
  sweptAlongCounts: ['cady/common/three-dice/one-die', 'cady/common/three-dice/hold-friend-test'],
  victoryAtOnce: ['cady/common/victory/ends-when-met'],
} as const satisfies { readonly [Name in keyof typeof asked]: readonly ClauseId[] };

/** What the readings say that are taken of rulings on the turn, by the names of the rulings. */
export type TurnReadings = {
  readonly [Name in keyof typeof asked]: Filled<(typeof asked)[Name]['readings'][number]['value']>;
};

/** The readings that a book takes of the rulings on the turn. */
export function turnReadings(book: OpenBook): TurnReadings {
  return book.readings(asked, clauses);
}
