import { boxAround, onTable, type Placed, quadOf, quadsOverlap } from '../../../../../table/index.js';
import { type Field, fieldOf } from '../field.js';
import { solidUnder } from '../ground.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';

/** Whether a body has room somewhere as things stand now: on the table, on ground that bears it, and nobody there. */
export function hasRoom<Unit extends FieldUnit, Rules extends TurnRules>(
  placed: Placed,
  { state, table, rules }: Field<Unit, Rules>,
  /** Those who do not count. */
  but: readonly UnitId[],
): boolean {
  const quad = quadOf(placed);
  if (!quad.every(corner => onTable(table, corner)) || solidUnder(placed, table) !== undefined) return false;
  const { standing } = fieldOf(state, table, rules);
  return !standing
    .near(boxAround(quad))
    .some(({ unit, quad: other }) => !but.includes(unit.id) && quadsOverlap(quad, other, rules.table.crowding));
}
