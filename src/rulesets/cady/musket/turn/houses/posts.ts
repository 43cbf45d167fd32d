import { distanceToQuad, type Point, quadOf } from '../../../../../table/index.js';
import { floorsOf, type Garrison, isShut, type Opening } from '../../houses/house.js';
import type { MusketRules } from '../../rules.js';
import type { MusketState, Unit } from '../../state.js';
import { placedOf } from '../../units.js';
import type { Field } from '../field.js';
import { houseOf } from './inside.js';

/** A place from which figures fire: where from, which way they look, how many, and how many storeys up. */
export interface Post {
  readonly from: Point;
  /** Where the figures stand that fire from there, if they stand in the open. */
  readonly stand?: Point;
  readonly facing: number;
  readonly figures: number;
  readonly storeys: number;
  /** The floor that those at it stand on; not of stands in the open. */
  readonly floor?: number;
}

/**
 * The windows and doors at which figures of a unit stand, or could: two at each, of those on its floor.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/window-fire
 * @clause cady/musket/building/storey-is-hill
 */
export function postsIn(
  unit: Garrison,
  state: Pick<MusketState, 'houses'>,
  { houses }: Pick<MusketRules, 'houses'>,
): readonly Post[] {
  const house = houseOf(unit, state);
  if (house === undefined) return [];
  return [...floorsOf(unit)].flatMap(([storey, figures]) =>
    house.openings
      .filter(each => each.storey === storey && firedThrough(each, houses.fireThroughDoors))
      .map(({ at, outward }): Post => {
        const here = Math.min(figures, houses.figuresEach);
        return { from: at, facing: outward, figures: here, storeys: storey - 1, floor: storey };
      }),
  );
}

function firedThrough(opening: Opening, anyDoor: boolean): boolean {
  return anyDoor || !isShut(opening);
}

/** Figures on each floor that have yet to be told where they fire from. */
export function menOnFloors(unit: Unit, fired?: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...floorsOf(unit)].map(([floor, men]) => [floor, men - (fired?.get(floor) ?? 0)]));
}

/** Whether a unit fires from windows and is fired at there, and not from where its body stands. */
export function isAtWindows(unit: Unit): boolean {
  return unit.house !== undefined && unit.house.open !== true && unit.gun === null;
}

/** How much farther off than its body the windows may be from which a unit fires or is fired at, in cm. */
export function slackOf(unit: Unit, { state, rules }: Field): number {
  if (!isAtWindows(unit)) return 0;
  const quad = quadOf(placedOf(unit, rules));
  return Math.max(0, ...postsIn(unit, state, rules).map(({ from }) => distanceToQuad(from, quad)));
}
