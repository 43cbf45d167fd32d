import type { Bearing, Placed, Point } from '../../../table/index.js';
import type { UnreadyAction } from '../condition/disorganisation.js';
import type { Counter } from '../events.js';
import type { ReactionInstruction } from '../reaction/instruction.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { UnitWeather } from '../weather/battle.js';
import type { Conduct } from './conduct.js';
import type { GeneralId, UnitId } from './ids.js';
import type { Melee } from './melee.js';

/** What a unit does in the period being played, as its neighbours and its enemies see it. */
export const doings = [
  'halted',
  'advancing',
  /** On its way, and not toward the enemy. */
  'marching',
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

/** What came of a test that was for several bodies of a unit, and for which. */
export interface ToldTogether {
  readonly result: ReactionResult;
  readonly instruction: ReactionInstruction;
  readonly hasOrder: boolean;
  readonly bodies: readonly UnitId[];
  /** Those who have done already what they were told, or been asked what they do about it. */
  readonly obeyed: readonly UnitId[];
}

/** What a unit did and suffered in the period being played; made anew at its start. */
export interface PeriodOfUnit {
  /** Figures before any loss of this period. */
  before: number;
  doing: Doing;
  /** What it did in the last period, as far as it goes on with that, while it has not moved in this one. */
  did?: Doing;
  /** Where it stood when the period began. */
  from: Point;
  /** How it stood there, if it has left the place; until it moves, how it did before its march of the last period. */
  stood?: Pick<Placed, 'at' | 'facing' | 'files'>;
  /** Paces of ground covered. */
  moved: number;
  /** Its way: where it stood at first, wherever it changed course, and at the end. */
  path: readonly Point[];
  /** How it is to go about its order. */
  conduct: Conduct;
  /** The enemy that it charges, once it has passed its test. */
  charges: UnitId | null;
  /** The enemies into whom it goes on after its quarry. */
  through?: readonly UnitId[];
  /** What it does against a charge. */
  counter: {
    readonly what: Counter;
    readonly charger: UnitId;
    /** Of who evades: how many paces off the charger was, and how many degrees off straight ahead, before he turned; and how he faced then. */
    readonly before?: { readonly paces: number; readonly bearing: number; readonly facing: number };
  } | null;
  /** How it came to light in this period. */
  appeared: 'found' | 'came-on' | null;
  /** It forms hollow square in this period, or breaks one up. */
  formsSquare?: true;
  /** In reach of whose charge it halts, as everybody stood before anybody moved. */
  haltsBefore?: UnitId;
  /** In hollow square it has moved, and has had too little of the period left to turn to who came at it from another side. */
  goesOnInSquare?: true;
  /** Some of its way lay over difficult ground. */
  obstructed: boolean;
  /** It left the direction of its advance out of control. */
  turnedOutOfControl?: true;
  /** How its men faced who went another way than their block stood, for want of room to come round, as enemies came to grips with them. */
  menFaced?: Bearing;
  /** It has turned, wheeled or changed its formation. */
  turned?: true;
  /** Turns that have cost it some of its move as it ran. */
  turnsPaid?: number;
  /** Whether it tries in its rout to break through light enemies who bar its way, or runs by a gap: settled before anybody moved. */
  breaksThrough?: boolean;
  /** Paces of its move that it has run already in its rout before it came upon hidden enemies. */
  ran?: number;
  /** Friends passed through it, or it through them, not as of right. */
  interpenetrated: boolean;
  /** Friends through whom it has gone, as of right or not. */
  wentThrough?: readonly UnitId[];
  /** What it was at when it could not have received a charge. */
  unready: Caught['unready'];
  /** It has climbed over a ship's side. */
  climbed?: true;
  /** Paces of its move that the water has cost it through which it has come from a ship to where it formed. */
  waded?: number;
  /** Missiles that burn were shot at it. */
  underFire?: true;
  /** The charge that met it in this period. */
  caught: Caught | null;
  /** Fresh enemies met it while it pursued; in what it had broken light infantry at once. */
  metInPursuit: boolean | 'after-light-infantry';
  /** Casualties, in men, from missiles and from hand-to-hand combat; and what it inflicted hand to hand. */
  missileCasualties: number;
  /** Its general has ridden out between the lines to fight one of the enemy: whom, and where they meet; and he is back with it. */
  rodeOut?: { readonly against: GeneralId; readonly at: Point; back?: true };
  /** Those of them that were aimed at the general of the body alone. */
  aimedAtGeneral?: number;
  meleeCasualties: number;
  /** Those of them that were struck at its back as it turned to run, and among how many figures a general with it shares them. */
  atBack?: { readonly casualties: number; readonly rank: number };
  /** Men whom beasts or chariots of its own side have trampled down as they ran, and among how many figures a general with it shares them. */
  trampled?: { readonly casualties: number; readonly frontRank: number };
  /** What its general has borne in the period already, the die thrown for it, and the blows at its back that were among it. */
  risked?: { readonly share: number; readonly score: number | null; readonly atBack: number };
  inflicted: number;
  /** Who shot at it, and with how many figures. */
  shotBy: { readonly by: UnitId; readonly figures: number; readonly engine: boolean }[];
  /** Who shot at it in the last period, and how far it moved in that; noted where it counts in this one. */
  shotBefore?: {
    readonly shots: readonly { readonly figures: number; readonly engine: boolean }[];
    readonly moved: number;
  };
  shot: boolean;
  fought: boolean;
  /** It has struck at elephants or chariots, who struck at it: in the next period it is out of order. */
  metModels?: true;
  /** Enemies whom it fought. */
  metBy: UnitId[];
  /** It has run into enemies, who may have run themselves, or have gone from there, or they have held it. */
  ranInto?: true;
  /** Enemies were upon it in its rout as the period began; noted where that keeps it from rallying. */
  heldAtFirst?: true;
  /** Enemies from whom it has broken off its melee in this period. */
  leftMelee?: readonly UnitId[];
  /** It broke in this period. */
  broke: boolean;
  /**
   * The melees out of which it broke: its enemies fought in them, and nobody else with the same figures; how it stood in them before it turned; and whether
   * they have struck at its back.
   */
  brokeFrom?: { readonly melees: readonly Melee[]; readonly stood?: Placed; readonly struck: boolean };
  /** The enemies from whom it broke in the first period of their melee. */
  brokeAtOnceFrom?: readonly UnitId[];
  /** It was in rout in this period, and has rallied. */
  rallied?: true;
  /** Causes for which it has tested already. */
  tested: string[];
  /** What its unit has been told in tests that are one for several of its bodies; noted of the main body. */
  toldTogether?: Readonly<Record<string, ToldTogether>>;
  /** The row of the effect chart, from the worst, that it obeys after its tests at the end of the period. */
  reacted?: number;
  /** Friendly units that it saw break in this period, or rout past, and how many paces off. */
  sawBreak: readonly { readonly unit: UnitId; readonly paces: number }[];
  /** What weather and darkness do to it, where they are played. */
  weather?: UnitWeather;
}
