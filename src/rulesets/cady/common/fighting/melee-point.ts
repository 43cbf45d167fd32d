import {
  type Counted,
  defineFactors,
  effectOf,
  type FactorRules,
  type FactorUnit,
  type Reason,
} from '../../../../rulebook/index.js';

/** Where a figure is attacked. */
export type Edge = 'front' | 'flank' | 'rear';

/** The numbers that melee is resolved with. Reductions are points taken off, from 0. */
export interface MeleeNumbers {
  readonly dieSides: number;
  readonly attackedOnFlank: number;
  readonly attackedFromRear: number;
  /** False: whoever attacks the rear neither rolls nor can be lost. */
  readonly rearAttackerRolls: boolean;
  readonly acrossBarrier: number;
  readonly uphill: number;
  readonly ford: number;
  /** Points lost after each turn of melee. */
  readonly fatiguePerTurn: number;
  /** Points regained in a turn without movement and melee; `all` gives back everything at once. */
  readonly recoveryPerTurn: number | 'all';
  /** Every figure in contact rolls; otherwise no more than enemies attack them. */
  readonly allInContactRoll: boolean;
  /** Of a garrison each figure fights at one door or window alone; otherwise at all of them at once. */
  readonly eachAtOneOpening: boolean;
  /** Who is attacked with no melee point left fights that melee and routs after it; otherwise it routs without a fight. */
  readonly wornOutFights: boolean;
  /** Whose figures a die is rolled for: one for each that defends itself, or one for each that attacks it. */
  readonly dieOf: 'own' | 'enemy';
  /** What is attacked with no melee point left: the unit routs, or its figures that fight are removed. */
  readonly wornOut: 'unit-routs' | 'figures-removed';
  /** Crossing a ford and standing in it both count. */
  readonly fordCumulates: boolean;
  readonly secondary: SecondaryNumbers;
}

/** What a secondary attack is, and how it is answered. */
export interface SecondaryNumbers {
  /** A second attack to the front is one too, and not only one on the flank or rear. */
  readonly fromFront: boolean;
  /** However many there are, they are answered once. */
  readonly once: boolean;
  /** The side that is attacked counts. */
  readonly positionCounts: boolean;
  /** Who may attack so goes by melee points as they are printed, whatever fatigue has taken of them. */
  readonly byPrintedPoint: boolean;
}

/** The part of a ruleset's rules that melee needs. */
export interface MeleeRules extends FactorRules {
  readonly melee: MeleeNumbers;
}

/** One figure in melee, and everything that bears on its melee point. */
export interface Fighter {
  /** The melee point printed for its type. */
  readonly melee: number;
  /** Points lost to continuous melee and not yet regained, from 0. */
  readonly fatigue?: number;
  /** The edge on which it is attacked; the front unless said. */
  readonly attackedOn?: Edge;
  /** It attacks across a wall, a fence or another fortified position. */
  readonly acrossBarrier?: 'wall' | 'fence' | 'fortification';
  /** It attacks uphill. */
  readonly uphill?: boolean;
  /** It attacks across a ford, or any part of its unit stands in one, or both. */
  readonly ford?: 'across' | 'in' | 'across-and-in';
  /** It attacks an enemy from the rear: it does not roll and cannot be lost. */
  readonly attacksRear?: boolean;
  /** Points taken off for other causes, each with its own reason. */
  readonly other?: readonly { readonly points: number; readonly reason: Reason }[];
}

/** Melee points, as reasons tell them. */
export const meleePointUnit: FactorUnit = { one: 'melee point', many: 'melee points' };

/**
 * What a figure's position and weariness take off its melee point, whatever the period.
 *
 * Source: Common Rules > Melee; Effects on the Melee Point.
 *
 * @clause cady/common/melee/point-flank
 * @clause cady/common/melee/point-rear
 * @clause cady/common/melee/point-across-wall
 * @clause cady/common/melee/point-uphill
 * @clause cady/common/melee/point-across-ford
 * @clause cady/common/fords/melee-penalty
 * @clause cady/common/melee/modifiers-cumulate
 * @clause cady/common/melee/fatigue
 */
export const meleePointFactors = defineFactors<Fighter, MeleeRules>({
  id: 'common/melee-point',
  unit: meleePointUnit,
  rows: [
    {
      id: 'fatigue',
      clause: 'cady/common/melee/fatigue',
      says: 'tired by continuous melee',
      when: ({ fatigue = 0 }) => -fatigue,
    },
    {
      id: 'flank',
      points: ({ melee }) => -melee.attackedOnFlank,
      clause: 'cady/common/melee/point-flank',
      says: 'attacked on the flank',
      when: ({ attackedOn }) => attackedOn === 'flank',
    },
    {
      id: 'rear',
      points: ({ melee }) => -melee.attackedFromRear,
      clause: 'cady/common/melee/point-rear',
      says: 'attacked from the rear',
      when: ({ attackedOn }) => attackedOn === 'rear',
    },
    {
      id: 'across-barrier',
      points: ({ melee }) => -melee.acrossBarrier,
      clause: 'cady/common/melee/point-across-wall',
      says: ({ acrossBarrier = 'fortification' }) => `attacks across a ${acrossBarrier}`,
      when: ({ acrossBarrier }) => acrossBarrier !== undefined,
    },
    {
      id: 'uphill',
      points: ({ melee }) => -melee.uphill,
      clause: 'cady/common/melee/point-uphill',
      says: 'attacks uphill',
      when: ({ uphill }) => uphill === true,
    },
    {
      id: 'across-ford',
      points: ({ melee }) => -melee.ford,
      clause: 'cady/common/melee/point-across-ford',
      says: 'attacks across a ford',
      when: ({ ford }, { melee }) => ford === 'across' || (ford === 'across-and-in' && melee.fordCumulates),
    },
    {
      id: 'in-ford',
      points: ({ melee }) => -melee.ford,
      clause: 'cady/common/fords/melee-penalty',
      says: 'stands in a ford',
      when: ({ ford }) => ford === 'in' || ford === 'across-and-in',
    },
  ],
});

/** Melee points that rows of a period take off, as the common rules count them. */
export function takenOff(rows: readonly Counted[]): NonNullable<Fighter['other']> {
  return rows.map(({ points, clause, because }) => ({
    points: -points,
    reason: { clause, because, effect: effectOf(points, meleePointUnit) },
  }));
}
