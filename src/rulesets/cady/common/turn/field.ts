import {
  boxAround,
  type Placed,
  type Places,
  placesOf,
  type Quad,
  quadOf,
  type Table,
} from '../../../../table/index.js';
import type { TurnRules } from './rules.js';
import type { FieldState, FieldUnit } from './state.js';
import { inPlay, placedOf } from './units.js';

/** The units on their ground, to be found by place, and the rules. Good as long as nobody moves, falls or leaves. */
export interface Field<
  Unit extends FieldUnit = FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
> {
  readonly state: State;
  /** The ground as it is now. */
  readonly table: Table;
  readonly rules: Rules;
  /** The units in play by the ground they stand on. */
  readonly standing: Places<Standing<Unit>>;
}

/** A unit where it stands. */
export interface Standing<Unit extends FieldUnit = FieldUnit> {
  readonly unit: Unit;
  readonly placed: Placed;
  readonly quad: Quad;
}

/** The field as it is now. */
export function fieldOf<Unit extends FieldUnit, Rules extends TurnRules, State extends FieldState<Unit>>(
  state: State & FieldState<Unit>,
  table: Table,
  rules: Rules,
): Field<Unit, Rules, State> {
  const standing = inPlay(state).map((unit): Standing<Unit> => {
    const placed = placedOf(unit, rules);
    return { unit, placed, quad: quadOf(placed) };
  });
  return { state, table, rules, standing: placesOf(standing, ({ quad }) => boxAround(quad)) };
}

/** The units in play by the ground of their way this turn. */
export function waysOn<Unit extends FieldUnit>(state: FieldState<Unit>): Places<Unit> {
  return placesOf(inPlay(state), unit => boxAround(unit.turn.path));
}
