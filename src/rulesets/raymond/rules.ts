import { type RulesOf, rulesFrom } from '../../book/index.js';
import type { Choices, ClauseId, FactorRules } from '../../rulebook/index.js';
import type { Feature } from '../../table/index.js';
import { buildRaymondRules } from './rules/build.js';
import type { ActionKind } from './terms.js';
import type { Allowance, GunKind, Rank, StandKind, StandSheet, UnitSheet, UnitType, Weapon } from './troops.js';

export type { Allowance, StandSheet, UnitSheet, Weapon } from './troops.js';

/** What terrain and the hand-to-hand rules tell units apart by. Dragoons are mounted or foot as they happen to be. */
export type UnitClass = 'foot' | 'mounted' | 'artillery';

/** The range bands of artillery. */
export type RangeBand = 'point-blank' | 'close' | 'medium' | 'long';

/** Movement by the rows of the printed table. */
export type Gait =
  | 'pike-and-musket'
  | 'foot'
  | 'defensive-mass'
  | 'foot-stepping-back'
  | 'foot-side-stepping'
  | 'mounted-dragoons'
  | 'cavalry'
  | 'heavy-cavalry'
  | 'commanders'
  | 'prolong-frame-guns'
  | 'prolong-light-guns'
  | 'prolong-heavy-guns'
  | 'limbered-artillery';

/** What one kind of terrain does. Players agree on it before the game: a scenario may change every part of it. */
export interface TerrainEffect {
  /** It stops fire when it lies between firer and target, and neither stands on it. */
  readonly stopsFire: boolean;
  /** Who may not enter or cross it at all. */
  readonly bars: readonly UnitClass[];
  /** Who may not charge, intercept or join in over it. Whoever is barred altogether is barred here too. */
  readonly barsCharge: readonly UnitClass[];
  /** Dice added to (or, negative, taken from) a set fired at a unit that stands on or right behind it. */
  readonly fireDice: number;
  /** Dice added to (or taken from) an attack on a unit that stands on or right behind it. */
  readonly meleeDice: number;
}

/** What every kind of terrain does. */
export type TerrainEffects = { readonly [K in Feature['kind']]: TerrainEffect };

/**
 * Everything that the game is played with, with the readings of rulings already taken. Plain data; a house rule is another one
 * of these. Lengths in inches.
 */
export interface RaymondRules extends FactorRules {
  /** The readings taken, by ruling; a ruling not named keeps its default. */
  readonly rulings: Choices;
  readonly stands: { readonly [K in StandKind]: StandSheet };
  readonly units: { readonly [K in UnitType]: UnitSheet };
  readonly dieSides: number;
  readonly formation: {
    /** Ranks and files of a mass. */
    readonly massRanks: { readonly from: number; readonly to: number };
    readonly massFiles: number;
    /** How far the front corners move in a slight pivot, before fire and before a charge. */
    readonly slightPivot: number;
  };
  readonly initiative: {
    /** Units of so many stands or more are counted. */
    readonly countsFrom: number;
    /** Dice of the side with more, fewer, as many such units. */
    readonly dice: { readonly more: number; readonly fewer: number; readonly equal: number };
  };
  readonly fire: {
    readonly ranges: { readonly [K in Weapon]: number };
    /** A die of this or less hits. */
    readonly hitsOn: number;
    readonly musketDicePerStand: number;
    readonly modifiers: { readonly mass: number; readonly mounted: number; readonly singleStand: number };
    /** Each band reaches from and with its first limit up to and with its last. */
    readonly bands: readonly { readonly band: RangeBand; readonly from: number; readonly to: number }[];
    /** Bands of each gun whose basic dice are a reconstruction: the print has lost them (`raymond/ruling/lost-artillery-dice`). */
    readonly lostDice: { readonly [gun in GunKind]: readonly RangeBand[] };
    /** Basic dice; `null` where the gun cannot fire. */
    readonly artilleryDice: { readonly [K in GunKind]: { readonly [B in RangeBand]: number | null } };
    /** The bands whose shot bounces when it misses. */
    readonly bouncesFrom: readonly RangeBand[];
    /** The band in which it strikes again. */
    readonly bounces: RangeBand;
  };
  readonly command: {
    readonly ranges: { readonly [K in Rank]: number };
    /** Kinds of units that are in command wherever they are. */
    readonly always: readonly UnitType[];
    /** Kinds of units that may retreat out of the range of any commander. */
    readonly retreatsAnywhere: readonly UnitType[];
  };
  readonly tests: {
    /** The faces that pass. */
    readonly [K in 'joinIn' | 'charge' | 'intercept']: readonly number[];
  };
  readonly melee: {
    /** How far a unit may come to join in. */
    readonly joinIn: number;
    readonly contactHits: number;
    /** Dice of a stand that nothing else is said of. */
    readonly dicePerStand: number;
    /** Dice a stand of these kinds, in a defensive mass, throws against mounted units. */
    readonly defensiveMassVsMounted: {
      readonly dicePerStand: number;
      readonly stands: readonly StandKind[];
      /** Those of them that throw so in other formations too. */
      readonly inAnyFormation: readonly StandKind[];
    };
    /** Dice that a foot unit adds to an attack on a defensive mass. */
    readonly footVsDefensiveMass: number;
    /** Dice a stand of these kinds throws against unmounted units in line. */
    readonly horseVsLine: { readonly dicePerStand: number; readonly stands: readonly StandKind[] };
    readonly outflankingMultiplier: number;
  };
  readonly losses: {
    readonly hitsPerStand: number;
    /** Kinds of units that may stay in contact with a single stand. */
    readonly neverWithdraw: readonly UnitType[];
  };
  readonly movement: {
    readonly allowances: { readonly [K in Gait]: Allowance };
    readonly actions: {
      readonly [K in
        | Exclude<UnitType, 'artillery'>
        | 'unlimbered-artillery'
        | 'limbered-artillery']: readonly ActionKind[];
    };
    /** Kinds of units that may change formation before or after they manoeuvre, mount or dismount. */
    readonly changesWithin: readonly UnitType[];
    /** How far a unit at double-time keeps from every enemy. */
    readonly doubleTimeClearance: number;
  };
  readonly reactions: {
    readonly interceptZone: number;
    readonly interceptHits: number;
    readonly recoilHits: number;
    /** How far from the charger a recoil ends. */
    readonly recoil: { readonly from: number; readonly to: number };
    /** How far from all other units of the charger's side it ends. */
    readonly recoilClearance: number;
    /** What follows a recoil for the charger: nothing, or the rest of its charge straight on. */
    readonly breakThrough: 'none' | 'rest-of-charge';
  };
  readonly terrain: TerrainEffects;
  readonly army: {
    /** Mounted units for each unit of heavy cavalry; whether fewer of them are enough for one more. */
    readonly mountedPerHeavy: number;
    readonly heavyForPart: boolean;
    /** Whether command units count among the mounted units. */
    readonly commandersCount: boolean;
    readonly commanders: number;
    /** Sub-commanders, and with the players' agreement. */
    readonly subCommanders: number;
    readonly subCommandersAgreed: number;
  };
}

/** Clause ids of this book begin so. */
export type RaymondClause = ClauseId & `raymond/${string}`;

/** The game as the book prints it, with what it lost put in its place, under the default readings. */
export const raymondRules: RulesOf<RaymondRules> = rulesFrom(
  { ruleset: 'raymond', edition: 'book' },
  buildRaymondRules,
);
