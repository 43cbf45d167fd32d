import type { Reason } from '../../../../rulebook/index.js';
import type { ChargeSide, ChargeTestRules, Flight } from '../fighting/charge-test.js';
import type { DefensiveFire, DefensiveFireRules, RangeThird } from '../fighting/defensive-fire.js';
import type { MeleeRules, ReadyMelee, Strength } from '../fighting/melee.js';
import type { AtWorst, ColumnShift, MoraleRules, Reaction } from '../fighting/morale.js';
import type { ShockOdds } from '../fighting/shock.js';
import type { Tested } from '../fighting/three-dice.js';
import type { Odds } from '../fire/steps.js';
import type { ReadyVolley } from '../fire/volley.js';
import type { Both, MeleeSide } from './fronts.js';
import type { AfterFire } from './state.js';

/** Figures of one side that are left, and those of them in contact, before anybody falls. */
export interface Standing {
  readonly left: number;
  readonly contact: number;
}

/** Who meets in a round of melee, or in shock. */
export interface Meeting {
  /** Figures left on each side. */
  readonly left: Both<number>;
  readonly contact: Both<number>;
  /** What its fire has left the defender. */
  readonly defends: AfterFire;
}

/** What the defender has still to roll in this turn’s melee, when its attackers have rolled for themselves. */
export interface ToRoll {
  /** One for all that roll alike, from 1. */
  readonly id: number;
  readonly melee: ReadyMelee;
  readonly defender: Standing;
}

/** What a turn of melee hangs on besides the figures. */
export interface MeleeTurn {
  /** Melee points that each side is short of in it. */
  readonly fatigue: Both<number>;
}

/** What must be rolled in a turn of melee: the attacker’s group first, then the defender’s. */
export interface ReadyTurn {
  /** What can be known of it before the dice, if nobody had fallen yet. */
  readonly groups: ReadyMelee['groups'];
  /** What is rolled by who meets; asked once for as many. */
  by(meeting: Meeting): ReadyMelee;
}

/** What a period makes of two that are in melee: what every stage of it asks. */
export interface MeleeProcedure {
  /** Figures before anybody falls. */
  readonly figures: Both<number>;
  /**
   * Figures in contact when so many are left. Fronts that are only said or seen follow from the formations (`inContact`); of units
   * on a table it can be measured.
   *
   * @param steppedIn men of other files of the defender who have stepped in for those whom shock took
   */
  contact(left: Both<number>, steppedIn?: number): Both<number>;
  /** Melee points, and those that each is short of when the melee begins. */
  readonly strength: Both<Strength>;
  /** The morale value of a figure. */
  readonly morale: Both<number>;
  /** What has either read the morale chart further to the right. */
  readonly shifts: readonly ColumnShift[];
  readonly rules: MeleeRules & MoraleRules;
  /** What both sides must roll in a turn. */
  ready(turn: MeleeTurn): ReadyTurn;
  /** Hits on the defender as losses, where they are not the same. */
  losses?(hits: number, defender: Standing): number;
  /** The worst that weariness brings a side to; it routs unless it is given. */
  worst?(side: MeleeSide): AtWorst | undefined;
  /** What a side’s losses of a turn make it do. */
  reaction(side: MeleeSide, turn: { readonly before: number; readonly lost: number }): Reaction;
}

/** What a period makes of a charge. */
export interface ChargeProcedure extends MeleeProcedure {
  readonly rules: MeleeRules & MoraleRules & ChargeTestRules & DefensiveFireRules;
  /** What a test of either hangs on; `null` where one of them takes no tests, and none is taken on its account. */
  readonly tested: Both<ChargeSide> | null;
  /** Why an attacker who would have to test charges without; not given where it tests as anybody does. */
  readonly chargesUntested?: readonly Reason[];
  /** The defender must go back by a reaction of the turn before. */
  readonly withdraws?: boolean;
  /** The way until the charger is in contact, and how far it may go, for a defender that runs. Lengths in cm. */
  readonly flight: Pick<Flight, 'move' | 'gap' | 'movementLeft'>;
  /** How the defender fires at the charger; not given where it does not. */
  readonly fire?: FireAtCharger;
  readonly shock: {
    /** The charger can go on to figures behind those it touched. */
    readonly movementLeft: boolean;
    strikes(meeting: Meeting): readonly ShockOdds[];
    /** Men of its other files who step in when it has taken so many of the defender. */
    stepIn(lost: number): number;
  };
}

/** How a defender fires at its charger. */
export interface FireAtCharger {
  /** What its test hangs on. */
  readonly unit: Tested;
  /** The third of its range that it waits for if it passes its test. */
  readonly choice: RangeThird;
  /** It has the charger at close range from the first. */
  readonly closeAlone?: boolean;
  /** Its volley after the test. */
  volley(test: DefensiveFire, targetFigures: number): ReadyVolley<Odds & { readonly because: readonly Reason[] }>;
  /** What the shot leaves it. */
  leaves(test: DefensiveFire): AfterFire;
}
