import type { OpenBook } from '../../../book/index.js';
import {
  beyondANormalMove,
  chargedWhileReorganising,
  chargeOutOfControl,
  counterchargeIntoAnother,
  countercharging,
  endingAmongFriends,
  evadersFollowed,
  followUpFromAFlank,
  followUpWhileHeld,
  friendsInTheWay,
  haltedAndThreatened,
  placeTakenToComeOn,
  shotFromTwoSides,
  turnedOffTheTable,
  turningToACharger,
  unseenChargers,
} from '../book/rulings/field.js';
import { columnsThatWheel, formingSquare, formingWhenCharged } from '../book/rulings/forming.js';
import {
  behindFriends,
  breakingOut,
  caughtOutOfControl,
  ensuingOnAnAdvance,
  fallingBackFronts,
  friendsCoverOrHill,
  gapBetweenEnemies,
  instructionOffTheTable,
  othersWhoComeToMeet,
  probingTroops,
  retiringFronts,
  routUponHidden,
  sentBackThroughFriends,
  surroundedLater,
  tramplingBeasts,
  turningToGoBack,
  turnsOfPursuers,
} from '../book/rulings/going-back.js';
import { throughFriendsWhoFight, turningAsHeArrives } from '../book/rulings/moving.js';
import { skirmishersSentBack, testOfWhoHelps } from '../book/rulings/orders.js';
import { routsPastAgain } from '../book/rulings/reaction-tests.js';

/** What it leaves open of who goes back, runs, or has friends in his way. */
export function goingBackUnder(open: OpenBook) {
  return {
    breaksOut: open.reading(breakingOut),
    enemyGap: open.reading(gapBetweenEnemies),
    surroundedLater: open.reading(surroundedLater),
    routUponHidden: open.reading(routUponHidden),
    probersFallBack: open.reading(probingTroops),
    amongFriends: open.reading(endingAmongFriends),
    barredByFriends: open.reading(friendsInTheWay),
    friendsWhoFight: open.reading(throughFriendsWhoFight),
    sentBack: open.reading(sentBackThroughFriends),
    caughtOutOfControl: open.reading(caughtOutOfControl),
    ensuingOnAdvance: open.reading(ensuingOnAnAdvance),
    trampling: open.reading(tramplingBeasts),
    turnsOfPursuers: open.reading(turnsOfPursuers),
    fallingBackFronts: open.reading(fallingBackFronts),
    retiringFronts: open.reading(retiringFronts),
    turnsToGoBack: open.reading(turningToGoBack),
    behindFriends: open.reading(behindFriends),
    boundOffTable: open.reading(instructionOffTheTable),
    turnedOff: open.reading(turnedOffTheTable),
    placeTaken: open.reading(placeTakenToComeOn),
    friendsOrCover: open.reading(friendsCoverOrHill),
    columnsWheel: open.reading(columnsThatWheel),
  };
}

/** What it leaves open of charges, and of who is charged. */
export function chargesUnder(open: OpenBook) {
  return {
    chargedTurns: open.reading(turningToACharger),
    turnsUntilTouched: open.reading(turningAsHeArrives),
    haltedTurns: open.reading(haltedAndThreatened),
    counterchargeWheels: open.reading(counterchargeIntoAnother),
    countercharge: open.reading(countercharging),
    helperTests: open.reading(testOfWhoHelps),
    chargedForms: open.reading(formingWhenCharged),
    formingSquare: open.reading(formingSquare),
    beyondNormal: open.reading(beyondANormalMove),
    evadersFollowed: open.reading(evadersFollowed),
    reorganisersCharged: open.reading(chargedWhileReorganising),
    unseenChargers: open.reading(unseenChargers),
    chargeOutOfControl: open.reading(chargeOutOfControl),
  };
}

/** What else is open of who is charged, sees others run, is shot at and fights: how the rulings decide it. */
export interface OpenAmongOthers {
  /** What skirmishers do against a charge who still obey a test that has sent them away: evade as others do, or what the tests tell them. */
  readonly skirmishersSent: 'evade' | 'obey';
  /** How often friends test for a rout that goes on: once, or each time that it runs past them. */
  readonly routsPast: 'once' | 'each-time';
  /** What a body does that has pushed one enemy back and is held by another: it stays, or follows and leaves the other. */
  readonly heldFollowUp: 'stays' | 'follows';
  /** Who follows an enemy whom another has pushed back: every opponent of his, or those alone who have him before them. */
  readonly flankFollowUp: 'follows' | 'stays';
  /** Which others followers may charge: all on whom they will come as everybody moves, or those alone whom their move reaches where these stand. */
  readonly whoComesToMeet: 'as-all-move' | 'where-they-stand';
  /** Of shooters on two sides of a body, from where it is shot at: from where the middle of them is, or from the front if anybody is before it. */
  readonly shotFromTwoSides: 'middle' | 'any-before';
}

/** What it leaves open of who has to do with others than his own enemy. */
export function amongOthersUnder(open: OpenBook): OpenAmongOthers {
  return {
    skirmishersSent: open.reading(skirmishersSentBack),
    routsPast: open.reading(routsPastAgain),
    heldFollowUp: open.reading(followUpWhileHeld),
    flankFollowUp: open.reading(followUpFromAFlank),
    whoComesToMeet: open.reading(othersWhoComeToMeet),
    shotFromTwoSides: open.reading(shotFromTwoSides),
  };
}
