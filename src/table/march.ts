import { pointOn, toFineGrid, toFineGridPoint } from './geometry.js';
import type { AreaKind, BarrierKind, Bearing, CrossingKind, Place, Placed, Table } from './types.js';

/** What an obstacle costs: an amount of allowance, or that it cannot be passed. */
export type Surcharge = number | 'never';

/** What a rulebook charges for marching, in the unit of the allowance. What is absent is free. */
export interface MarchCosts {
  /** Changing the direction of march by more than `over` degrees; each time, or `once` a turn. */
  readonly turn?: { readonly over: number; readonly cost: number; readonly once?: true; readonly angle?: TurnByAngle };
  /** Moving in a kind of ground, off the road: once a turn per kind. `ridge` and `building` are `never` unless given. */
  readonly areas?: { readonly [K in Exclude<AreaKind, 'hill'>]?: Surcharge };
  /** Each piece of a kind of ground is paid for by itself. */
  readonly eachArea?: true;
  /** Allowance used per unit of ground that the front covers in a kind of ground, off the road; nothing is paid for entering it then. */
  readonly areaRates?: { readonly [K in Exclude<AreaKind, 'hill'>]?: number };
  /** Every surcharge is a share of what is left of the allowance when it falls due: so much of a surcharge would be all of it. */
  readonly shareOf?: number;
  /** Each hill level up or down. */
  readonly level?: Surcharge;
  /** Crossing a creek other than at a ford or bridge; each creek once a turn. */
  readonly creek?: Surcharge;
  /** Crossing a river at a ford or bridge, in each turn of the crossing. A river elsewhere can't be crossed at all. */
  readonly river?: { readonly [K in CrossingKind]?: Surcharge };
  /** Crossing a fence or wall; each one once a turn. The wall and gate of a castle are `never` unless given. */
  readonly barriers?: { readonly [K in BarrierKind]?: Surcharge };
  /** Changing the number of files or the gap between stands. */
  readonly formation?: Surcharge;
  /**
   * Allowance used per unit of ground that the front covers on a feature, off the road, by the feature's id: 2 in a wood that counts
   * twice the distance. A river or creek that has one is forded anywhere at that rate. Of a barrier, what crossing that one costs, whatever
   * others of its kind do. `never`: it cannot be entered.
   */
  readonly rates?: { readonly [feature: string]: Surcharge };
  /** Allowance used per unit of ground that the outer end of the front covers in a wheel; 1 unless given. */
  readonly wheelRate?: number;
  /** The highest hill level that is climbed, by road or without; any unless given. */
  readonly highestLevel?: number;
  /** Allowance used per unit of ground on a road (¾: a third farther); for a front no wider than the road. */
  readonly roadRate?: number;
  /** A front wider than the road gains by it as well, where its middle is on it. */
  readonly roadForAnyFront?: true;
  /** Areas that have a rate count where the middle of the front is; absent: wherever any part of it is. */
  readonly ratesByMiddle?: true;
  /** Areas that have a rate count until the rear of the body is out of them; absent: until its front is. */
  readonly ratesToRear?: true;
  /** How much of its depth a body must have on a road to gain by it, 0 to 1; half of it unless given. */
  readonly roadDepth?: number;
}

/**
 * What a turn costs by its angle: `cost` is that of one of so many degrees, and a lesser one costs its part of it; or turns of that angle and its
 * multiples cost as much, and what a turn is off them costs so much a degree besides.
 */
export interface TurnByAngle {
  readonly of: number;
  readonly perDegreeOff?: number;
}

/** One straight part of a march: a turn on the spot to a bearing, and straight on. */
export interface Leg {
  readonly bearing: Bearing;
  /** Ground to cover in the table's unit, or as far as the allowance reaches. */
  readonly distance: number | 'all';
  /** What `distance` is measured in: ground (the default), or allowance including surcharges, as in "a third of a move". */
  readonly measure?: 'ground' | 'allowance';
}

/** A part of a march that wheels: one flank stands, and the body comes round about the front corner there. */
export interface Wheel {
  /** The flank that stands; the body comes round toward it. */
  readonly wheel: Flank;
  /** How far it comes round, 0 to 360; as far as the allowance reaches, which the outer end of the front uses up. */
  readonly degrees: number;
}

/** An end of a front. */
export type Flank = 'left' | 'right';

/** A march as ordered. */
export interface MarchOrder {
  readonly placed: Placed;
  readonly legs: readonly (Leg | Wheel)[];
  /** The facing to take up at the end; absent: that of the last leg. */
  readonly facing?: Bearing;
  /** That facing is paid for as every other turn, and so much less is marched; it is not taken up where the allowance is too short for that and a way. */
  readonly facingPaid?: true;
  /** Where it has no room to come round to that facing beside ground that it may not enter, it steps back or forward from this as it turns, no farther than it has to. */
  readonly facingClear?: true;
  /** Files to change to before marching off. A unit that can't pay for it keeps its formation and stays. */
  readonly files?: number;
  /** The gap between stands to change to before marching off, in the table's unit. */
  readonly gap?: number;
  /** Files to change to at the end of the march, stands touching, and what that costs: so much less is marched. */
  readonly closing?: { readonly files: number; readonly cost: number };
  /** The direction of march so far, for the first turn; absent: the facing. */
  readonly heading?: Bearing;
  /** Movement allowance of the whole turn, in ground units on open level ground. */
  readonly allowance: number;
  readonly costs: MarchCosts;
  readonly table: Table;
  /** Obstacles are judged on parallel tracks across the front, its corners and middle among them, at most this far apart (default 6). */
  readonly trackSpacing?: number;
}

/** A moment of a march. Nodes with the same place are time spent on a surcharge; with the same `spent`, a turn. */
export interface MarchNode extends Place {
  readonly files: number;
  /** Gap between stands; absent: that of the unit before it began. */
  readonly gap?: number;
  /** Allowance used so far. */
  readonly spent: number;
  /** Ground covered so far; in a wheel, by the outer end of the front. */
  readonly moved: number;
  /** Ground covered so far at the road rate; absent where none was. */
  readonly onRoad?: number;
  /** It has come round to this facing in the course of a wheel. */
  readonly wheeled?: true;
}

/** Why a surcharge was paid, and how much. */
export interface PaidSurcharge {
  readonly kind: 'turn' | 'formation' | 'level' | 'creek' | CrossingKind | BarrierKind | Exclude<AreaKind, 'hill'>;
  /** The feature, unless it is a turn or a change of formation. */
  readonly feature?: string;
  readonly cost: number;
  /** Allowance used before it was paid. */
  readonly spent: number;
}

/** Why a march ended before its orders did. */
export type MarchStop =
  | { readonly kind: 'allowance' }
  | { readonly kind: 'edge' }
  /** It may not be passed at all. */
  | { readonly kind: 'impassable'; readonly by: PaidSurcharge['kind'] | 'river'; readonly feature?: string }
  /** The formation is wider than the ford or bridge. */
  | { readonly kind: 'too wide'; readonly feature: string; readonly width: number; readonly room: number }
  /** It may be passed, but too little of the allowance is left. */
  | { readonly kind: 'unpaid'; readonly by: PaidSurcharge['kind']; readonly feature?: string; readonly cost: number };

/** A march as it goes if nobody is in the way. */
export interface March {
  /** The unit before it began. */
  readonly start: Placed;
  /** The unit where the march ends. */
  readonly end: Placed;
  readonly allowance: number;
  /** At least one; `spent` never falls. */
  readonly nodes: readonly MarchNode[];
  readonly surcharges: readonly PaidSurcharge[];
  readonly spent: number;
  readonly moved: number;
  /** The sharpest change of direction of march, in degrees. */
  readonly sharpestTurn: number;
  /** Ground covered at the road rate. */
  readonly onRoad: number;
  /** Absent when the orders were carried out to the end. */
  readonly stopped?: MarchStop;
}

/** A march that stays where it is. */
export function stand(placed: Placed, allowance: number): March {
  const { at, facing, files } = placed;
  return {
    start: placed,
    end: placed,
    allowance,
    nodes: [{ at, facing, files, spent: 0, moved: 0 }],
    surcharges: [],
    spent: 0,
    moved: 0,
    sharpestTurn: 0,
    onRoad: 0,
  };
}

/** The moment of a march at which `spent` of the allowance has been used; after a turn that is made just then. */
export function momentOf(march: March, spent: number): MarchNode {
  const { nodes, start } = march;
  let last: MarchNode = { at: start.at, facing: start.facing, files: start.files, spent: 0, moved: 0 };
  for (const node of nodes) {
    if (node.spent > spent) {
      const part = (spent - last.spent) / (node.spent - last.spent);
      return {
        ...last,
        at: toFineGridPoint(pointOn({ from: last.at, to: node.at }, part)),
        spent,
        moved: toFineGrid(last.moved + (node.moved - last.moved) * part),
      };
    }
    last = node;
  }
  return last;
}

/** Ground covered at the road rate on the first `moved` of a march. */
export function onRoadOf({ nodes }: March, moved: number): number {
  let [gone, onRoad] = [0, 0];
  for (const node of nodes) {
    const on = node.onRoad ?? 0;
    if (node.moved > moved) return toFineGrid(onRoad + ((on - onRoad) * (moved - gone)) / (node.moved - gone));
    [gone, onRoad] = [node.moved, on];
  }
  return onRoad;
}

/** The unit after it has used `spent` of its allowance on a march. */
export function marchedTo(march: March, spent: number): Placed {
  const { at, facing, files, gap } = momentOf(march, spent);
  return { ...march.start, at, facing, files, ...(gap === undefined ? {} : { gap }) };
}
