import type { OpenBook } from '../../../../book/index.js';
import {
  beyondANormalMove,
  chargedWhileReorganising,
  chargeOutOfControl,
  counterchargeIntoAnother,
  countercharging,
  evadersFollowed,
  haltedAndThreatened,
  inReachOfACharge,
  reachInATest,
  skirmishersComeRound,
  turningToACharger,
  unseenChargers,
  walkingIntoTheEnemy,
} from '../../book/rulings/field.js';
import { formingSquare, formingWhenCharged } from '../../book/rulings/forming.js';
import { howNearSkirmishersCome, turningAsHeArrives } from '../../book/rulings/moving.js';
import { testOfWhoHelps } from '../../book/rulings/orders.js';

/** What the book leaves open of charges, and of who is charged: how the rulings decide it. */
export interface Charging {
  /** Whether who charges his charger without having been tested may do so at once, or tests like every charger. */
  readonly countercharge: 'free' | 'tests';
  /** Whether who charges because his order is to charge whoever comes near, or to support who is charged, tests as every charger, or goes in without a test. */
  readonly helperTests: 'tests' | 'free';
  /** What a body does that has been told another front, is charged and stands to receive that: it forms all the same, or stands as it does. */
  readonly chargedForms: 'forms' | 'stands';
  /** What forming a hollow square or breaking one up takes of a move: nothing, or as much as a change of its front to that of a side of the square. */
  readonly formingSquare: 'whole' | 'front';
  /** Whether evaders whom a charge would have reached within a normal move are tested for it when it goes farther after them. */
  readonly evadersFollowed: 'test' | 'none';
  readonly beyondNormal: 'spent' | 'gone';
  /** What skirmishers do who still reorganise and are charged: they stay at it, or evade as they otherwise would. */
  readonly reorganisersCharged: 'remain' | 'evade';
  /** What a unit does that is charged by enemies whom it does not see. */
  readonly unseenChargers: 'stands' | 'goes-on';
  /** What becomes of a body that comes upon an enemy without having charged him. */
  readonly walksInto: 'halts' | 'fights';
  /** Whether an enemy is in reach whom a charge would come upon where he stands, its turns, wheels and ground counted, or to whom the way is short enough. */
  readonly inReach: 'as-it-goes' | 'straight';
  /** The same where a reaction test asks for it. */
  readonly reachInATest: 'as-it-goes' | 'straight';
  /** Skirmishers come round to their enemy where nobody of them can shoot, or fewer than this part of their files. */
  readonly comeRoundBelow: number;
  /** Which part of a rank of skirmishers is to reach the enemy where they stop, and whether they come into the reach of a charge for it. */
  readonly skirmishersStop: { readonly reach: number; readonly intoReach: boolean };
  /** How a declared charge goes whose test has let it out of control: as every charge, or turning for nothing and in disorder like an advance. */
  readonly chargeOutOfControl: 'charge' | 'advance';
  /** Whether who stands to receive a charge turns to it, if there is the time, or stands as it does. */
  readonly chargedTurns: 'turns' | 'stands';
  /** Whether who turns where he stands has time for it until an enemy's base would touch his, or only until the enemy is as near as contact. */
  readonly turnsUntilTouched: boolean;
  /** What a countercharge does whose wheel would bring it upon somebody else than the charger: it meets him, or stands to receive the charge. */
  readonly counterchargeWheels: 'meets' | 'stands';
  /** To whom a body turns where it stands that a test has told to halt: to who could charge it, to who does, or to nobody. */
  readonly haltedTurns: 'threat' | 'charge' | 'stands';
}

/** How that is read. */
export function charging(open: OpenBook): Charging {
  return {
    countercharge: open.reading(countercharging),
    helperTests: open.reading(testOfWhoHelps),
    chargedForms: open.reading(formingWhenCharged),
    formingSquare: open.reading(formingSquare),
    evadersFollowed: open.reading(evadersFollowed),
    beyondNormal: open.reading(beyondANormalMove),
    reorganisersCharged: open.reading(chargedWhileReorganising),
    unseenChargers: open.reading(unseenChargers),
    walksInto: open.reading(walkingIntoTheEnemy),
    inReach: open.reading(inReachOfACharge),
    reachInATest: open.reading(reachInATest),
    comeRoundBelow: open.reading(skirmishersComeRound),
    skirmishersStop: open.reading(howNearSkirmishersCome),
    chargeOutOfControl: open.reading(chargeOutOfControl),
    chargedTurns: open.reading(turningToACharger),
    turnsUntilTouched: open.reading(turningAsHeArrives),
    counterchargeWheels: open.reading(counterchargeIntoAnother),
    haltedTurns: open.reading(haltedAndThreatened),
  };
}
