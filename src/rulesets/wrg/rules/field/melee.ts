import type { OpenBook } from '../../../../book/index.js';
import {
  chargedOverABarrier,
  closingUpAfterLosses,
  cornerToCorner,
  coveredByBarriers,
  extendedContact,
  filesBetweenTwo,
  followUpFromAFlank,
  followUpWhileHeld,
  meetingAtAnAngle,
  takenInFlank,
} from '../../book/rulings/field.js';
import { lanceAtAQuarry, toldToRetireInMelee, tramplingBeasts } from '../../book/rulings/going-back.js';
import {
  casualtiesAtBacks,
  clippedAsItGivesGround,
  lightTroopsMakeRoom,
  littleRoomToGiveGround,
  modelsBetweenTwo,
  partlyUpSlope,
} from '../../book/rulings/melee.js';

/** What the book leaves open of who is hand to hand: how the rulings decide it. */
export interface HandToHand {
  /** By which of its men the height of a body on a slope is taken: hand to hand, for missiles and in tests of reaction. */
  readonly heightOf: 'middle' | 'highest';
  /** How far out of the line files go that touch nobody after a charge: as far as the body is deep, or as a base is. */
  readonly goesForward: 'files' | 'figures';
  /** Whom files fight that have one enemy before them and one at their backs, where no rank behind them turns. */
  readonly filesBetweenTwo: 'behind' | 'ahead';
  /** Whether engines, beasts and chariots with an enemy before them strike at another on their flank or behind as well. */
  readonly modelsBetweenTwo: 'ahead' | 'each';
  /** Whether light troops behind a body that is pushed back go aside as well to let it back, or straight back alone. */
  readonly lightsMakeRoom: 'aside' | 'straight';
  /** Whether lances that catch up with whom they have broken count as in a later period, or as in the first of a new melee. */
  readonly lanceAtQuarry: 'later' | 'first';
  /** What two enemies do of whom nothing but corners touch: they are past each other, or hand to hand with a figure each. */
  readonly cornerToCorner: 'past' | 'fights';
  /** Where a body closes up after losses: so that it stays at the enemies whom it touches, or about its middle. */
  readonly closesUp: 'at-its-enemies' | 'about-its-middle';
  /** Which figures are in contact where two bodies have met at an angle: all who have the enemy before them, or whose bases touch his. */
  readonly atAnAngle: 'before' | 'touching';
  /** How long a body that is fought in flank or rear has its flank or rear to that enemy. */
  readonly flankOpen: 'first-period' | 'while-engaged' | 'whole-melee';
  /** Whether blows at the backs of who has just broken count as casualties inflicted when it is judged who gives ground or breaks. */
  readonly backsCount: boolean;
  /** What who gives ground does that has less room than that takes: stays where he is, or goes back as far as he can. */
  readonly littleRoom: 'stays' | 'as-far-as-it-can';
  /** What who gives ground does with a friend behind no more than a file of whom is in his way: goes aside past him, or has no room. */
  readonly clippedGivesGround: 'aside' | 'straight';
  /** What who fights hand to hand does if a reaction test tells him to retire, to retreat or to go to friends. */
  readonly toldToRetire: 'fights-on' | 'fights-on-in-order' | 'breaks-off';
  /** How many trample friends of the elephants and chariots that burst through them: half of those in front, as of all who fight out of order, or every one. */
  readonly trampling: 'half-of-front' | 'all';
  /** Whom a wall, a fence, a bank or the like close before him covers. */
  readonly coveredByBarriers: 'foot' | 'everybody';
  /** What cover a barrier between them gives hand to hand to who has charged: none, he has left it; or that of everybody behind one. */
  readonly chargedOverBarrier: 'none' | 'while-between';
  /** What a body does that has pushed one enemy back and is held by another: it stays, or follows and leaves the other. */
  readonly heldFollowUp: 'stays' | 'follows';
  /** Who follows an enemy whom another has pushed back: every opponent of his, or those alone who have him before them. */
  readonly flankFollowUp: 'follows' | 'stays';
}

/** How that is read. */
export function handToHand(open: OpenBook): HandToHand {
  return {
    heightOf: open.reading(partlyUpSlope),
    goesForward: open.reading(extendedContact),
    filesBetweenTwo: open.reading(filesBetweenTwo),
    modelsBetweenTwo: open.reading(modelsBetweenTwo),
    lightsMakeRoom: open.reading(lightTroopsMakeRoom),
    lanceAtQuarry: open.reading(lanceAtAQuarry),
    cornerToCorner: open.reading(cornerToCorner),
    closesUp: open.reading(closingUpAfterLosses),
    atAnAngle: open.reading(meetingAtAnAngle),
    flankOpen: open.reading(takenInFlank),
    backsCount: open.reading(casualtiesAtBacks),
    littleRoom: open.reading(littleRoomToGiveGround),
    clippedGivesGround: open.reading(clippedAsItGivesGround),
    toldToRetire: open.reading(toldToRetireInMelee),
    trampling: open.reading(tramplingBeasts),
    coveredByBarriers: open.reading(coveredByBarriers),
    chargedOverBarrier: open.reading(chargedOverABarrier),
    heldFollowUp: open.reading(followUpWhileHeld),
    flankFollowUp: open.reading(followUpFromAFlank),
  };
}
