import type { SideId } from '../../battle/index.js';
import type { Holding } from '../../scenario/index.js';
import type { Bearing, Feature, Placed, Point, Side, Table } from '../../table/index.js';
import type { CaltropStrip, Caltrops } from './caltrops/caltrop-state.js';
import type { UnreadyAction } from './condition/disorganisation.js';
import type { Counter, OrderWay } from './events.js';
import type { Fires, SeenFires, ThingId } from './fire/fire-state.js';
import type { Aside, Magic, MagicSeen } from './magic.js';
import type { InstructionKind } from './reaction/instruction.js';
import type { AboardShip, Ship, ShipId } from './ships/ship-state.js';
import type { SeenWorks } from './siege/seen.js';
import type { Work, Works } from './siege/works.js';
import type { Troops } from './troops.js';
import type { BattleWeather, UnitWeather } from './weather/battle.js';

/** The name of a unit or sub-unit, unique in its scenario: `legio-x`. */
export type UnitId = string;

/** The name of a general, unique in its scenario: `scipio`. */
export type GeneralId = string;

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

/** What a unit does in the period being played, as its neighbours and its enemies see it. */
export const doings = [
  'halted',
  'advancing',
  'retiring',
  'charging',
  'countercharging',
  'evading',
  'routing',
  'pursuing',
  'rallying-back',
  'reorganising',
] as const;
export type Doing = (typeof doings)[number];

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
}

/** What binds a unit after a reaction test. Who breaks does so at once, and who carries on is free. */
export type Instruction = Exclude<InstructionKind, 'break' | 'carry-on' | 'act-as-general-wishes'>;

/** How a charge met a unit, as far as it may have caught it unready. */
export interface Caught {
  readonly charger: UnitId;
  /** Paces that the chargers had come. */
  readonly chargerMoved: number;
  /** Degrees between its front and the way to face the charge. */
  readonly facingOff: number;
  readonly unready: UnreadyAction | null;
  readonly moving: boolean;
  readonly moved: number;
}

/** A unit that has broken and runs. */
export interface Rout {
  /** Periods it has run already. */
  periods: number;
  /** Where the enemy was from whom it ran first. */
  readonly from: Point;
}

/** A unit that follows broken enemies. */
export interface Pursuit {
  readonly quarry: UnitId;
  /** Periods it has pursued already. */
  periods: number;
  /** It broke light infantry in the first period of their melee. */
  readonly brokeLightInfantryAtOnce?: true;
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
  /** Periods of close combat it has fought in this battle. */
  combats: number;
  /** Consecutive periods in which it has been pushed back in its present melee. */
  pushedBack: number;
  /** What it was pushed back last period, which its next move is shorter by. */
  pushed: number;
  /** It was pushed back by mounted troops, or had no room to give ground. */
  pressed: { readonly byMounted: boolean; readonly noRoom: boolean } | null;
  /** Figures it had when it last tested for being below half its strength. */
  figuresAtHalfTest: number | null;
  /** It met elephants or chariots hand to hand in this period, or in the one before. */
  shaken: 'now' | 'since' | null;
  /** It has been shot at or within an enemy's charge reach before. */
  alarmed: boolean;
  /** Enemies it has been told of or has seen. */
  knows: UnitId[];
  /** Out of sight until it moves, shoots or is found; `null`: on the table for all to see. */
  hidden: { readonly kind: 'ambush' } | null;
  /** Not on the table: it comes on by dice or at a period. */
  away: Away | null;
  gone: Gone | null;
  /** Where a scenario has ships: the one that it is aboard. */
  aboard?: AboardShip;
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
}

/** How a unit goes about its order this period. What is left out is done as the order has it. */
export interface Conduct {
  /** It charges this enemy. */
  readonly charge?: UnitId;
  /** It marches at half speed instead of full. */
  readonly pace?: 'half';
  /** It halts and makes ready, because it is within the reach of an enemy's charge. */
  readonly halt?: true;
  /** Figures abreast that it forms. */
  readonly files?: number;
  /** It forms hollow square, or line again. */
  readonly square?: boolean;
  /** It mounts, or dismounts. */
  readonly mounted?: boolean;
  /** It leaves its melee. */
  readonly breakOff?: true;
  /** Where the general who is with it stands. */
  readonly general?: 'in-front' | 'behind';
  /** The general who is with it leaves it and rides to this unit. */
  readonly rides?: UnitId;
  /** It tests its reaction of its player's own will at the end of the period. */
  readonly tests?: true;
  /** It climbs over the side of its ship and goes ashore. */
  readonly lands?: true;
  /** It climbs aboard this ship. */
  readonly boards?: ShipId;
  /** It works at a siege: it breaks something down, or raises its ladders. */
  readonly work?: Work;
  /** It prepares missiles and lights them. */
  readonly prepares?: true;
  /** Its missiles burn. */
  readonly fireMissiles?: true;
  /** It sets fire to this, or throws fire at it. */
  readonly burns?: ThingId;
  /** It fights the fire there. */
  readonly douses?: ThingId;
  /** It lays its caltrops before its front. */
  readonly lays?: true;
  /** A dragon flies, and lands as near to this point as there is room. */
  readonly fly?: Point;
}

/** What a unit did and suffered in the period being played; made anew at its start. */
export interface PeriodOfUnit {
  /** Figures before any loss of this period. */
  before: number;
  doing: Doing;
  /** Where it stood when the period began. */
  from: Point;
  /** Paces of ground covered. */
  moved: number;
  /** Its way: where it stood at first, wherever it changed course, and at the end. */
  path: readonly Point[];
  /** How it is to go about its order. */
  conduct: Conduct;
  /** The enemy that it charges, once it has passed its test. */
  charges: UnitId | null;
  /** The enemy into whom it goes on after its quarry. */
  through?: UnitId;
  /** What it does against a charge. */
  counter: { readonly what: Counter; readonly charger: UnitId } | null;
  /** How it came to light in this period. */
  appeared: 'found' | 'came-on' | null;
  /** Some of its way lay over difficult ground. */
  obstructed: boolean;
  /** Friends passed through it, or it through them, not as of right. */
  interpenetrated: boolean;
  /** What it was at when it could not have received a charge. */
  unready: Caught['unready'];
  /** It has climbed over a ship's side. */
  climbed?: true;
  /** Missiles that burn were shot at it. */
  underFire?: true;
  /** The charge that met it in this period. */
  caught: Caught | null;
  /** Fresh enemies met it while it pursued; in what it had broken light infantry at once. */
  metInPursuit: boolean | 'after-light-infantry';
  /** Casualties, in men, from missiles and from hand-to-hand combat; and what it inflicted hand to hand. */
  missileCasualties: number;
  meleeCasualties: number;
  inflicted: number;
  /** Who shot at it, and with how many figures. */
  shotBy: { readonly by: UnitId; readonly figures: number; readonly engine: boolean }[];
  shot: boolean;
  fought: boolean;
  /** Enemies whom it fought. */
  metBy: UnitId[];
  /** It broke in this period. */
  broke: boolean;
  /** Causes for which it has tested already. */
  tested: string[];
  /** Causes of tests that have come about and wait for the end of the period. */
  due: string[];
  /** What weather and darkness do to it, where they are played. */
  weather?: UnitWeather;
}

/** Two enemy bodies hand to hand. */
export interface Melee {
  readonly a: UnitId;
  readonly b: UnitId;
  /** The side of each body that is touched. */
  readonly sideOfA: Side;
  readonly sideOfB: Side;
  /** The period in which they met. */
  readonly since: number;
  /** Who came: both of them when they charged each other. */
  readonly chargers: readonly UnitId[];
  /** Who follows up in this period. */
  following: UnitId[];
}

/** A general and his nineteen. */
export interface General {
  readonly id: GeneralId;
  readonly name: string;
  side: SideId;
  readonly rank: 'commander-in-chief' | 'subordinate';
  /** Of a subordinate: how he counts in reaction tests. */
  personality: 'over-cautious' | 'average' | 'rash' | null;
  /** The unit that he is with. */
  with: UnitId | null;
  /** Where he is when he is with none. */
  at: Point;
  /** He stands in the front rank of the unit that he is with. */
  inFront: boolean;
  /** He rides by himself to another unit, at the pace of the one that he has left. */
  riding: { readonly to: UnitId; readonly as: UnitId; galloped: boolean } | null;
  /** The unit that he has called to follow him and leads until it has another order. */
  calls: UnitId | null;
  /** He has not lost, by refusing a challenge, what he gives his men who fight beside him. */
  steadies: boolean;
  /** Men left of his figure. */
  men: number;
  /** Figures or models of his bodyguard, his own counted. */
  readonly bodyguard: number;
  gone: 'dead' | 'wounded' | 'captured' | 'fled' | null;
  /** Where he was lost, and whether in personal combat. */
  lost: { readonly at: Point; readonly byChallenge: boolean } | null;
}

/** Somebody who carries an order or a report. */
export interface Messenger {
  readonly id: string;
  readonly side: SideId;
  readonly from: GeneralId;
  readonly to: UnitId;
  readonly order: string;
  at: Point;
  /** The period in which the order has been dictated and he rides. */
  readonly rides: number;
  /** He has galloped for his one period. */
  galloped: boolean;
  /** Men of his party who are left, where it has fought. */
  men?: number;
}

/** What a unit has sent word of to a general who could not see it. */
export interface Report {
  readonly from: UnitId;
  readonly to: GeneralId;
  /** The period in which he has listened to it. */
  readonly due: number;
  arrived: boolean;
}

/** Everything that changes while a battle goes on. Lengths in paces. */
export interface WrgState {
  period: number;
  units: Record<UnitId, Unit>;
  generals: Record<GeneralId, General>;
  melees: Melee[];
  messengers: Messenger[];
  /** Reports on their way, and those that no order has answered yet; left out before the first. */
  reports?: Report[];
  /** Units with which each side began, and whether its army has been tested for the third that it lost. */
  armies: Record<SideId, { readonly units: number; tested: boolean }>;
  holdings: Holding[];
  /** The terrain that was chosen by dice; left out where it is that of the scenario. */
  ground?: { readonly features: readonly Feature[] };
  /** The side that was outscouted and has declared its army; left out where nobody was. */
  declared?: SideId;
  /** Where a scenario has ships. */
  ships?: Record<ShipId, Ship>;
  /** The weather and time of day, where they are played. */
  weather?: BattleWeather;
  /** Of a siege: what has been broken down, and the siege material; absent where nobody besieges anybody. */
  works?: Works;
  /** Where a scenario has fire. */
  fires?: Fires;
  /** Where a scenario has caltrops. */
  caltrops?: Caltrops;
  /** Where it is played with sword and sorcery. */
  magic?: Magic;
}

export type { Holding, SideId };

/** A unit as a side sees it: of enemies no orders, and nothing that only their own officers know. */
export interface SeenUnit extends Omit<Unit, 'order' | 'digesting' | 'knows' | 'hidden' | 'carriedOut' | 'alarmed'> {
  readonly order: string | null;
  readonly hidden: boolean;
}

/** A unit of an army that was declared: what it is and when it comes, not where. */
export interface DeclaredUnit {
  readonly id: UnitId;
  readonly name: string;
  readonly troops: Troops;
  readonly figures: number;
  /** The period from which dice are thrown for it, if it comes on late. */
  readonly from: number | null;
}

/** What a side may know. */
export interface WrgView {
  readonly side: SideId;
  readonly period: number;
  readonly units: Readonly<Record<UnitId, Readonly<SeenUnit>>>;
  readonly generals: Readonly<Record<GeneralId, Readonly<General>>>;
  readonly melees: readonly Melee[];
  /** Its own messengers. */
  readonly messengers: readonly Messenger[];
  readonly holdings: readonly Holding[];
  readonly ships?: Readonly<Record<ShipId, Readonly<Ship>>>;
  readonly fires?: SeenFires;
  /** Caltrops that it knows of, and its own units that carry some. */
  readonly caltrops?: { readonly strips: readonly CaltropStrip[]; readonly carried: readonly UnitId[] };
  readonly table: Table;
  /** What the enemy has declared of his army, because he was outscouted; left out where he was not. */
  readonly declared?: readonly DeclaredUnit[];
  readonly objectives: readonly Objective[];
  readonly weather?: Readonly<BattleWeather>;
  /** Of a siege: what all can see of it. */
  readonly works?: SeenWorks;
  /** Where it is played with sword and sorcery. */
  readonly magic?: MagicSeen;
}

/** A place that counts points for who controls it. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
  readonly points: number;
}
