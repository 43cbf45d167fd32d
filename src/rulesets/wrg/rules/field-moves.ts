import type { OpenBook } from '../../../book/index.js';
import {
  chargedWhileReorganising,
  chargeOutOfControl,
  counterchargeIntoAnother,
  countercharging,
  endingAmongFriends,
  evadersFollowed,
  friendsInTheWay,
  haltedAndThreatened,
  placeTakenToComeOn,
  turnedOffTheTable,
  turningToACharger,
  unseenChargers,
} from '../book/rulings/field.js';
import {
  behindFriends,
  breakingOut,
  caughtOutOfControl,
  fallingBackFronts,
  friendsCoverOrHill,
  gapBetweenEnemies,
  instructionOffTheTable,
  probingTroops,
  retiringFronts,
  sentBackThroughFriends,
  surroundedLater,
  turningToGoBack,
  turnsOfPursuers,
} from '../book/rulings/going-back.js';
import { throughFriendsWhoFight } from '../book/rulings/moving.js';

/** What it leaves open of who goes back, runs, or has friends in his way. */
export function goingBackUnder(open: OpenBook) {
  return {
    breaksOut: open.reading(breakingOut),
    enemyGap: open.reading(gapBetweenEnemies),
    surroundedLater: open.reading(surroundedLater),
    probersFallBack: open.reading(probingTroops),
    amongFriends: open.reading(endingAmongFriends),
    barredByFriends: open.reading(friendsInTheWay),
    friendsWhoFight: open.reading(throughFriendsWhoFight),
    sentBack: open.reading(sentBackThroughFriends),
    caughtOutOfControl: open.reading(caughtOutOfControl),
    turnsOfPursuers: open.reading(turnsOfPursuers),
    fallingBackFronts: open.reading(fallingBackFronts),
    retiringFronts: open.reading(retiringFronts),
    turnsToGoBack: open.reading(turningToGoBack),
    behindFriends: open.reading(behindFriends),
    boundOffTable: open.reading(instructionOffTheTable),
    turnedOff: open.reading(turnedOffTheTable),
    placeTaken: open.reading(placeTakenToComeOn),
    friendsOrCover: open.reading(friendsCoverOrHill),
  };
}

/** What it leaves open of charges, and of who is charged. */
export function chargesUnder(open: OpenBook) {
  return {
    chargedTurns: open.reading(turningToACharger),
    haltedTurns: open.reading(haltedAndThreatened),
    counterchargeWheels: open.reading(counterchargeIntoAnother),
    countercharge: open.reading(countercharging),
    evadersFollowed: open.reading(evadersFollowed),
    reorganisersCharged: open.reading(chargedWhileReorganising),
    unseenChargers: open.reading(unseenChargers),
    chargeOutOfControl: open.reading(chargeOutOfControl),
  };
}
