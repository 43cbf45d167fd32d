import type { OpenBook } from '../../../../book/index.js';
import type { AreaKind, LowBarrierKind, WorkKind } from '../../../../table/index.js';
import { difficultTerrain, riverCrossing } from '../../book/charts/movement.js';
import { goingNumbers } from '../../book/numbers/movement.js';
import {
  camelsInRivers,
  frontOnARoad,
  lengthOfAClimb,
  mountedInfantryGround,
  narrowRiver,
  partOfAFront,
  rearOnBadGround,
  stairsOfARampart,
  steepRoad,
  tableGround,
} from '../../book/rulings/movement.js';

/** Ground that the chart of bad going names. */
export type BadGround = (typeof difficultTerrain)['rows'][number];
/** What troops count as on such ground. */
export type GroundTroops = (typeof difficultTerrain)['columns'][number];
/** What troops count as at a river. */
export type RiverTroops = (typeof riverCrossing)['columns'][number];
/** A row of the chart of rivers and fords. */
export type WaterWidth = (typeof riverCrossing)['rows'][number];

/** Kinds of a table’s features that are bad ground whatever they look like. */
export type TableKind = Exclude<AreaKind, 'hill'> | LowBarrierKind | WorkKind | 'creek';

/** How many times its length ground counts for each kind of troops; `null`: they cannot enter it. */
export interface GoingRules {
  readonly ground: { readonly [G in BadGround]: { readonly [T in GroundTroops]: number | null } };
  readonly water: { readonly [W in WaterWidth]: { readonly [T in RiverTroops]: number | null } };
  /** How wide a linear obstacle counts, at least. */
  readonly obstacleWidth: number;
  /** How long the way over a palisade, a rampart or a ladder is. */
  readonly climbLength: number;
  /** What the stairs of a rampart cost: nothing, or as much as a ladder. */
  readonly stairs: 'free' | 'climb';
  /** Millimetres: a lower hill is a slight one. */
  readonly slightHill: number;
  /** From what widths a river is one, is wide, and cannot be crossed. */
  readonly rivers: { readonly from: number; readonly wide: number; readonly widest: number };
  readonly deepFord: number;
  readonly narrowRiver: 'linear-obstacle' | 'river';
  readonly camelsInRivers: number | null;
  /** What infantry counts as while it rides. */
  readonly mountedInfantry: 'cavalry' | 'vehicles';
  /** What the kinds of ground and obstacles of a table are in the words of the book. */
  readonly table: { readonly [K in TableKind]: BadGround };
  /** Whether broken horse keeps its charge speed on the road over a steep hill. */
  readonly routOnSteepRoads: boolean;
  /** Whether a front wider than a road marches on it where its middle does. */
  readonly widerThanRoad: boolean;
  /** Whether woods and the like slow a body and disorder it wherever any part of its front is on them, or where its middle is. */
  readonly partOfAFront: 'any' | 'middle';
  /** Which end of a body has to be out of them before they slow and disorder it no more. */
  readonly slowUntil: 'front' | 'rear';
}

/** What ground costs under a book. */
export function goingUnder(book: OpenBook): GoingRules {
  return book.part(
    { name: 'movement/going', clauses: [...(difficultTerrain.clauses ?? []), ...(riverCrossing.clauses ?? [])] },
    open => {
      const numbers = open.numbers(goingNumbers);
      const from = numbers['river-width'];
      return {
        ground: open.of(difficultTerrain),
        water: open.of(riverCrossing),
        obstacleWidth: numbers['obstacle-width'],
        climbLength: open.reading(lengthOfAClimb) === 'obstacle' ? numbers['obstacle-width'] : 0,
        stairs: open.reading(stairsOfARampart),
        slightHill: numbers['slight-hill-mm'],
        rivers: { from, wide: from * numbers['wide-river'], widest: from * numbers['widest-river'] },
        deepFord: numbers['deep-ford'],
        narrowRiver: open.reading(narrowRiver),
        camelsInRivers: open.reading(camelsInRivers),
        mountedInfantry: open.reading(mountedInfantryGround),
        table: open.reading(tableGround),
        routOnSteepRoads: open.reading(steepRoad),
        widerThanRoad: open.reading(frontOnARoad),
        partOfAFront: open.reading(partOfAFront),
        slowUntil: open.reading(rearOnBadGround),
      };
    },
  );
}
