import { type Garrison, type House, type Opening, storeyFor } from '../../houses/house.js';
import { figuresOnFloor, floorPlan } from '../../houses/plan.js';
import type { MusketRules } from '../../rules.js';
import type { Housed, MusketState, Unit } from '../../state.js';
import { inPlay, troopOf } from '../../units.js';

/** The building that a unit holds; `undefined`: none. */
export function houseOf(unit: Garrison, { houses }: Pick<MusketState, 'houses'>): House | undefined {
  return unit.house === undefined ? undefined : houses?.[unit.house.id];
}

/** The units inside a building. */
export function garrisonOf(house: Pick<House, 'id'>, state: MusketState): Unit[] {
  return inPlay(state).filter(unit => unit.house?.id === house.id);
}

/** Where a unit would be in a building: from the storey that it is told, else the lowest on which it finds room. */
export function roomIn(
  unit: Pick<Unit, 'id' | 'type' | 'figures'>,
  house: House,
  storey: number | undefined,
  state: MusketState,
  rules: MusketRules,
): Housed | undefined {
  const { stand } = troopOf(unit, rules);
  const onFloor = figuresOnFloor(house.outline, stand);
  const others = garrisonOf(house, state).filter(({ id }) => id !== unit.id);
  return storeyFor({ figures: unit.figures, onFloor, ...(storey === undefined ? {} : { storey }) }, house, others);
}

/** Puts a unit inside a building, on its floors and not on the ground. */
export function goInside(unit: Unit, house: House, housed: Housed, rules: MusketRules): void {
  const { at, facing, files } = floorPlan(house.outline, troopOf(unit, rules).stand);
  unit.house = housed;
  unit.gap = 0;
  unit.at = { x: at.x, y: at.y };
  unit.facing = facing;
  unit.files = files;
}

/** A gun that stands in a door of a building: it fires and is served from there. */
export function putGunInDoor(unit: Unit, door: Opening, housed: Housed): void {
  unit.house = housed;
  unit.at = { x: door.at.x, y: door.at.y };
  unit.facing = door.outward;
  unit.files = 1;
}
