import {
  boxAround,
  type Placed,
  type Places,
  placesOf,
  type Quad,
  quadOf,
  type Table,
} from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import { placedOf } from '../units.js';

/** The units on their ground, to be found by place, and the rules. Good as long as nobody moves, falls or leaves. */
export interface Field {
  readonly state: MusketState;
  /** The ground as it is now. */
  readonly table: Table;
  readonly rules: MusketRules;
  /** The units in play by the ground they stand on. */
  readonly standing: Places<Standing>;
}

/** A unit where it stands. */
export interface Standing {
  readonly unit: Unit;
  readonly placed: Placed;
  readonly quad: Quad;
}

/** The field as it is now. */
export function fieldOf(state: MusketState, table: Table, rules: MusketRules): Field {
  const standing = Object.values(state.units)
    .filter(unit => unit.gone === null)
    .map((unit): Standing => {
      const placed = placedOf(unit, rules);
      return { unit, placed, quad: quadOf(placed) };
    });
  return { state, table, rules, standing: placesOf(standing, ({ quad }) => boxAround(quad)) };
}

/** The units in play by the ground of their way this turn. */
export function waysOn(state: MusketState): Places<Unit> {
  const inPlay = Object.values(state.units).filter(unit => unit.gone === null);
  return placesOf(inPlay, unit => boxAround(unit.turn.path));
}
