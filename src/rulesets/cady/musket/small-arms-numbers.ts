import type { Range } from '../../../chart/index.js';
import type { FactorRules } from '../../../rulebook/index.js';
import type { RangeThird } from '../common/fighting/defensive-fire.js';
import type { FireLadder, StepChange } from '../common/fire/steps.js';
import type { loading as loadingChart } from './book/charts/small-arms.js';
import type { SmallArm } from './troops.js';

/** A small arm, by the name of its columns on the small arms chart. */
export type Weapon = SmallArm;

/** What a target stands behind or in. */
export type Cover = 'fence' | 'wall' | 'building';

/** What one weapon can do. Lengths in cm. */
export interface WeaponSheet {
  readonly bands: { readonly [third in RangeThird]: { readonly range: Range; readonly odds: readonly number[] } };
  /** Range gained one, two, three or more hill levels above the target. */
  readonly hillGain: readonly [number, number, number];
}

/** The numbers that a shot of small arms is resolved with. */
export interface ShotNumbers {
  readonly dieSides: number;
  readonly ladder: FireLadder;
  readonly weapons: { readonly [weapon in Weapon]: WeaponSheet };
  /** A distance between two whole cm counts as the farther one, the nearer one, or whichever is nearest. */
  readonly between: 'up' | 'nearest' | 'down';
  /** Height lengthens every band, and not the last alone. */
  readonly heightLengthensAll: boolean;
  /** What protects; a gun's crew is protected by its gun. */
  readonly cover: { readonly [cover in Cover | 'crew']: StepChange };
  /** Fire into, out of or inside a forest: its step, how far it reaches, and the distance whose odds it takes; `null`: the
   * real one. */
  readonly forest: { readonly steps: number; readonly range: number; readonly oddsAt: number | null };
  /** Targets of so many ranks or more give so many steps. */
  readonly deepTarget: { readonly ranks: number; readonly steps: number };
  /** Smoke: steps off for firing on at the same target, for each turn or once, and how many times as far guns stray. */
  readonly smoke: {
    readonly steps: number;
    readonly eachTurn: boolean;
    readonly variation: number;
    /** What of a gun counts as firing on at the same target. */
    readonly gunsAt: 'nearest' | 'any';
  };
  /** Steps that fire gains of those whose training pays off. */
  readonly trainedSteps: number;
  /** Steps at whoever comes off a ship. */
  readonly offShip: number;
}

/** The numbers that small arms fire is resolved with in a turn. */
export interface SmallArmsNumbers extends ShotNumbers {
  /** What a move of more than two thirds but less than the whole counts as for loading. */
  readonly beyondTwoThirds: 'maximum' | 'up-to-two-thirds';
  /** Thirds of a turn that loading a rifle takes more than another weapon. */
  readonly rifleLoads: number;
  /** Units whose orders do not say when fire at the beginning of the turn. */
  readonly firesFirst: boolean;
  /** The arc of fire, in degrees to either side. */
  readonly arc: number;
  readonly loading: { readonly cells: (typeof loadingChart)['cells'] };
  /** Thirds of a turn that it takes to get off a horse. */
  readonly dismountThirds: number;
  readonly friendlyFire: { readonly turns: number; readonly melee: number; readonly morale: number };
}

/** The rules that a shot is resolved by: a part of those of the game. */
export interface ShotRules extends FactorRules {
  readonly smallArms: ShotNumbers;
}
