import type { OpenBook } from '../../../../book/index.js';
import {
  endingAmongFriends,
  friendsInTheWay,
  picketedAnimals,
  placeTakenToComeOn,
  shotFromBehind,
  shotFromTwoSides,
} from '../../book/rulings/field.js';
import { columnsThatWheel } from '../../book/rulings/forming.js';
import { othersWhoComeToMeet, sentBackThroughFriends } from '../../book/rulings/going-back.js';
import { besideFriends, throughFriendsWhoFight, whomOutOfControl } from '../../book/rulings/moving.js';
import { skirmishersSentBack } from '../../book/rulings/orders.js';
import { routsPastAgain } from '../../book/rulings/reaction-tests.js';

/** What the book leaves open of friends in the way, and of others than one’s own enemy: how the rulings decide it. */
export interface AmongOthers {
  /** Whether an enemy who comes to picketed animals takes them. */
  readonly animalsTaken: boolean;
  /** How narrow columns come round: as on a circle wide enough that it costs them nothing, or about their inner figure as others do. */
  readonly columnsWheel: 'circle' | 'pivot';
  /** Who behind a body shoots at its rear: who is farther behind it than beside it, or straight behind it. */
  readonly shotFromBehind: 'nearer-behind' | 'straight';
  /** What becomes of those who go through friends and would end on their ground: in haste they come out beyond, and so do those held up for long; or all stay on this side, or stand there. */
  readonly amongFriends: 'held-long' | 'beyond' | 'nearer' | 'this-side' | 'stand';
  /** When a body goes through friends that stand in its way and keep it from moving at all. */
  readonly barredByFriends: 'after-a-period' | 'at-once' | 'wait';
  /** Whether a body whose way friends bar who are hand to hand goes through them as through others. */
  readonly friendsWhoFight: 'nobody' | 'as-others';
  /** When a body that a test tells to retire or retreat goes through friends behind it: at once, or when others do. */
  readonly sentBack: 'at-once' | 'as-others';
  /** At whom who is out of control goes: the nearest whom he can come upon past friends, or the nearest of all. */
  readonly whomOutOfControl: 'open' | 'nearest';
  /** How a body comes at an enemy at whom friends stand, or go before it: on what of him they leave it, or beside them; or round to his middle, friends or no. */
  readonly besideFriends: 'beside' | 'middle';
  /** What those do who come back where others stand now: wait, or come on beside them. */
  readonly placeTaken: 'waits' | 'beside';
  /** What skirmishers do against a charge who still obey a test that has sent them away: evade as others do, or what the tests tell them. */
  readonly skirmishersSent: 'evade' | 'obey';
  /** How often friends test for a rout that goes on: once, or each time that it runs past them. */
  readonly routsPast: 'once' | 'each-time';
  /** Which others followers may charge: all on whom they will come as everybody moves, or those alone whom their move reaches where these stand. */
  readonly whoComesToMeet: 'as-all-move' | 'where-they-stand';
  /** Of shooters on two sides of a body, from where it is shot at: from where the middle of them is, or from the front if anybody is before it. */
  readonly shotFromTwoSides: 'middle' | 'any-before';
}

/** How that is read. */
export function amongOthers(open: OpenBook): AmongOthers {
  return {
    animalsTaken: open.reading(picketedAnimals),
    columnsWheel: open.reading(columnsThatWheel),
    shotFromBehind: open.reading(shotFromBehind),
    amongFriends: open.reading(endingAmongFriends),
    barredByFriends: open.reading(friendsInTheWay),
    friendsWhoFight: open.reading(throughFriendsWhoFight),
    sentBack: open.reading(sentBackThroughFriends),
    whomOutOfControl: open.reading(whomOutOfControl),
    besideFriends: open.reading(besideFriends),
    placeTaken: open.reading(placeTakenToComeOn),
    skirmishersSent: open.reading(skirmishersSentBack),
    routsPast: open.reading(routsPastAgain),
    whoComesToMeet: open.reading(othersWhoComeToMeet),
    shotFromTwoSides: open.reading(shotFromTwoSides),
  };
}
