import type { SideId } from '../../../battle/index.js';
import type { Bearing, Placed, Point } from '../../../table/index.js';
import type { OrderWay } from '../events.js';
import type { Aside } from '../magic.js';
import type { InstructionKind } from '../reaction/instruction.js';
import type { AboardShip } from '../ships/ship-state.js';
import type { Troops } from '../troops.js';
import type { GeneralId, UnitId } from './ids.js';
import type { PeriodOfUnit } from './period.js';

/** How a unit left the battle for good. */
export type Gone =
  | 'destroyed'
  | 'dispersed'
  | 'surrendered'
  | 'marched-home'
  | 'left-table'
  | 'changed-sides'
  /** A saint killed. */
  | 'martyred'
  /** By magic. */
  | 'vanished'
  | 'turned-to-stone';

/** What a reaction test has told a unit to do, while it lasts. */
export interface Bound {
  /** The instruction, as the reaction charts name it: `retire`, `uncontrolled-advance`, … */
  readonly instruction: Instruction;
  /** It disorganises as long as it binds. */
  readonly disorganised: boolean;
  /** Periods left after the one being played, in which it still binds. */
  left: number;
  /** Periods in which it has bound the unit already. */
  kept: number;
  /** It has come to blows meanwhile. */
  met?: true;
  /** The cover or hill to which it goes instead of friends. */
  refuge?: string;
  /** It has pushed an enemy back and not followed him: whatever a test says, it does not advance. */
  readonly holdsBack?: true;
  /** It attacks because it wants to, as fast as if out of control: nothing of that puts it out of order. */
  readonly inHand?: true;
  /** It was to rally back or to reorganise, and has been sent away before it had: until it has done so it is in disorder. */
  readonly reorganises?: true;
}

/** What binds a unit after a reaction test. Who breaks does so at once, and who carries on is free. */
export type Instruction = Exclude<InstructionKind, 'break' | 'carry-on' | 'act-as-general-wishes'>;

/** A unit that has broken and runs. */
export interface Rout {
  /** Periods it has run already. */
  periods: number;
  /** Where the enemy was from whom it ran first. */
  readonly from: Point;
  /** It has only just broken, and not run yet. */
  fresh?: true;
  /** A sub-unit that retires to its main body, to rally behind it. */
  toItsUnit?: true;
  /** Friends whom it has passed: through them, or by a gap beside them. */
  passed?: readonly UnitId[];
}

/** A unit that follows broken enemies. */
export interface Pursuit {
  readonly quarry: UnitId;
  /** Periods it has pursued already. */
  periods: number;
  /** It broke light infantry in the first period of their melee. */
  readonly brokeLightInfantryAtOnce?: true;
  /** It began out of an advance out of control: its first period counts as the second. */
  readonly afterAdvance?: true;
  /** Whom it pursued before it broke these, who stood in its way for less than a period. */
  readonly chasedBefore?: readonly UnitId[];
}

/** One body of figures that moves and fights as one: a unit's main body, or one of its sub-units. */
export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  /** Whose it is now: levies may change sides. */
  side: SideId;
  /** Whose it was at first. */
  readonly mustered: SideId;
  /** What its figures are, at this moment: dismounted cavalry fights on foot (`dismounted`). */
  troops: Troops;
  /** How wide the base of a figure is, in millimetres, where it is not as wide as it has to be. */
  readonly base?: number;
  /** Who may march home or change sides when the army is near its end. */
  readonly loyalty: 'subject-levies' | 'mercenaries' | null;
  /** Of a sub-unit: its unit. Aboard a ship all are one unit. */
  parent: UnitId | null;
  /** The general whose command it is of. */
  command: GeneralId;
  /** Figures or models it began with. */
  readonly strength: number;
  figures: number;
  /** Casualties, in men, that have not come to a whole figure yet. */
  carried: number;
  /** Where it stands. One stand of the body is one figure or model. */
  placed: Placed;
  /** In hollow square. */
  square: boolean;
  dismounted: boolean;
  /** Where the animals of dismounted troops are. */
  picket: Point | null;
  /** The enemy has taken its animals. */
  animalsTaken?: true;
  /** The order in force, in the notation of orders; `null`: none, or forgotten. */
  order: string | null;
  /** Which of the things that its order bids it is about, from 0. */
  step: number;
  /** The order in force has been carried out to its end. */
  carriedOut: boolean;
  /** An order that has reached it and is being digested: obeyed from this period. */
  digesting: { readonly order: string; readonly from: number; readonly by: OrderWay } | null;
  bound: Bound | null;
  rout: Rout | null;
  pursuit: Pursuit | null;
  /** It rallies back, reorganises or falls in again in this period, and is free in the next. */
  recovering: 'rallying-back' | 'reorganising' | null;
  /** `now` while the period goes on in which it was told to recover. */
  recoversFrom: 'now' | null;
  /** It will run off the field and never rally. */
  leavesForGood: boolean;
  /** Paces marched of a march in a direction. */
  marched: number;
  /** It was in rout at some time of this battle. */
  hasRouted: boolean;
  /** Periods of close combat it has fought in this battle, before the one being played. */
  combats: number;
  /** Consecutive periods in which it has been pushed back in its present melee. */
  pushedBack: number;
  /** What it was pushed back last period, which its next move is shorter by. */
  pushed: number;
  /** So many periods in a row, up to the last one, friends in its way kept it from moving at all. */
  heldUp?: number;
  /** Before whom it stands still, and why, as its side has been told. */
  standing?: string;
  /** It was disorganised when it was pushed back, and stays so while it is. */
  disordered?: true;
  /** Fresh enemies met it in a pursuit, and it has not rallied since, where that disorders for so long. */
  metPursuing?: Exclude<PeriodOfUnit['metInPursuit'], false>;
  /** It was pushed back by mounted troops, or had no room to give ground. */
  pressed: { readonly byMounted: boolean; readonly noRoom: boolean } | null;
  /** Figures it had when it last tested for being below half its strength. */
  figuresAtHalfTest: number | null;
  /** It met elephants or chariots hand to hand in the period before. */
  shaken: boolean;
  /** It has been shot at or within an enemy's charge reach before. */
  alarmed: boolean;
  /** Enemies it has been told of or has seen. */
  knows: UnitId[];
  /** Enemies whom cover hid from it, or who lay hidden in it, and whom it has not seen yet, though others may have. */
  unseen?: readonly UnitId[];
  /** Generals of its side whom it saw lost, and how many paces off. */
  sawLost?: readonly { readonly general: GeneralId; readonly paces: number }[];
  /** Out of sight until it moves, shoots or is found; `null`: on the table for all to see. */
  hidden: { readonly kind: 'ambush' } | null;
  /** Not on the table: it comes on by dice or at a period. */
  away: Away | null;
  gone: Gone | null;
  /** Where a scenario has ships: the one that it is aboard. */
  aboard?: AboardShip;
  /** The ship aboard which it was lost: it counts as lost to the ship's company. */
  fellAboard?: string;
  /** It was asleep in its camp when the battle began, and the period in which it was roused. */
  asleep?: { readonly woke: number | null };
  /** Of sword and sorcery: it does not stand on the table as a body of its own, and why. */
  aside?: Aside;
  period: PeriodOfUnit;
}

/** A unit that is not on the table. */
export interface Away {
  /** Where it comes on. */
  readonly at: Point;
  readonly facing: Bearing;
  /** The period from which dice are thrown for it. */
  readonly from: number;
  /** Seen in the distance: the period in which it is back. */
  due: number | null;
  /** It is due, and others stand where it comes on. */
  waits?: true;
  /** It has been on the table before. */
  readonly left?: true;
}
