import { distance, extentOf, levelAt, type Placed, type Point, type Table } from '../../../../../table/index.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { GunType } from '../../troops.js';

/**
 * Levels that a unit on a castle wall stands above the ground.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/inside-range
 */
export function storeysOf(
  unit: { readonly on: string | null },
  { siege }: Pick<AncientMedievalRules, 'siege'>,
): number {
  return unit.on === null ? 0 : siege.wallLevels;
}

/** A machine and the men at it. */
export interface Piece {
  readonly gun: GunType;
  readonly crew: number;
}

/**
 * The engine or gun that a unit is or carries: a war wagon may have one, which those in it serve; `undefined`: none.
 *
 * @clause cady/ancient-medieval/hussite/contents
 */
export function pieceOf(
  unit: Pick<AncientUnit, 'type' | 'figures' | 'machine'>,
  { troops, guns, medieval }: AncientMedievalRules,
): Piece | undefined {
  if (unit.machine === null) return undefined;
  const { gun, traits } = troops[unit.type];
  if (gun !== undefined) return { gun, crew: unit.figures };
  const carried = traits.includes('war-wagon') ? troops[medieval.warWagons.gun].gun : undefined;
  return carried === undefined ? undefined : { gun: carried, crew: guns[carried].crew.full };
}

/** A body on the table, and the wall on which it stands. */
export interface Footing {
  readonly placed: Placed;
  readonly on: string | null;
}

/** Everybody who stands on a castle wall. */
export function onWalls(state: AncientState, rules: AncientMedievalRules): readonly Footing[] {
  return inPlay(state).flatMap(unit => (unit.on === null ? [] : [{ placed: placedOf(unit, rules), on: unit.on }]));
}

/** Levels that those stand above the ground who are about a point; 0 when nobody there is on a wall. */
export function storeysAt(point: Point, standing: readonly Footing[], rules: AncientMedievalRules): number {
  const there = standing.find(
    ({ on, placed }) => on !== null && distance(placed.at, point) <= extentOf(placed) + rules.table.behindBarrier,
  );
  return there === undefined ? 0 : storeysOf(there, rules);
}

/** How many levels a machine stands above what it aims at; below 0 when that is higher. */
export function levelsAbove(
  machine: { readonly at: Point; readonly on: string | null },
  aim: Point,
  standing: readonly Footing[],
  { table, rules }: { readonly table: Table; readonly rules: AncientMedievalRules },
): number {
  const height = levelAt(table, machine.at) + storeysOf(machine, rules);
  return height - levelAt(table, aim) - storeysAt(aim, standing, rules);
}
