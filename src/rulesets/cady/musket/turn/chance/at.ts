import type { SideId } from '../../../../../battle/index.js';
import { counted, type Reason } from '../../../../../rulebook/index.js';
import { onTable, type Point, quadOf, quadsOverlap, type Table } from '../../../../../table/index.js';
import { solidUnder } from '../../../common/turn/ground.js';
import { fillUp, takeFigures } from '../../../common/turn/losses.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { type EventRow, eventClauses } from '../../chance/rules.js';
import type { MusketState, Unit } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { inPlay, placedOf } from '../../units.js';

/** An event that has been drawn: by whom, and on what field. */
export interface Drawn {
  readonly row: EventRow;
  /** The side that it concerns, where it concerns one, and the other. */
  readonly side: SideId;
  readonly enemy: SideId;
  readonly table: Table;
  readonly state: MusketState;
  readonly context: MusketContext;
}

/** The clause of an event, and what it does. */
export function reasonOf({ row }: Pick<Drawn, 'row'>, effect: string): Reason {
  return { clause: eventClauses[row.id], because: 'a random event', effect };
}

/** The units of a side, or of both. */
export function unitsOf({ state }: Drawn, side?: SideId): Unit[] {
  return inPlay(state).filter(unit => side === undefined || unit.side === side);
}

/** Takes so many figures off a unit, and tells of it. */
export function lose(at: Drawn, unit: Unit, figures: number): void {
  const lost = takeFigures(unit, figures);
  if (lost > 0) tellBefallen(at, unit, `loses ${counted(lost, 'figure')}`, -lost);
}

/** Adds so many figures to a unit. */
export function gain(at: Drawn, unit: Unit, figures: number): void {
  fillUp(unit, figures);
  unit.strength = Math.max(unit.strength, unit.figures + unit.guarding + (unit.away ?? 0));
  tellBefallen(at, unit, `gains ${counted(figures, 'figure')}`, figures);
}

/** Tells what an event did to a unit; to its own side alone where that is hidden. */
export function tellBefallen(at: Drawn, unit: Unit, effect: string, figures = 0): void {
  const { id: event } = at.row;
  at.context.tell(
    { kind: 'befallen', event, unit: unit.id, figures, because: [reasonOf(at, effect)] },
    witnessesOf(unit),
  );
}

/** Has a side choose among units, or whatever else an event offers; what is no choice is not asked. */
export function choose(at: Drawn, side: SideId, options: readonly string[], picks = 1): readonly string[] {
  if (options.length <= picks) return options;
  const { id: event } = at.row;
  const clause = eventClauses[event];
  const id = `event:${event}:${at.side}`;
  return at.context.command.ask({ kind: 'event', id, side, clause, secret: true, event, options, picks }).chosen;
}

/** A unit out of those of a side that will do; `undefined` where there is none. */
export function chosenOf(at: Drawn, by: SideId, units: readonly Unit[]): Unit | undefined {
  const [chosen] = choose(
    at,
    by,
    units.map(({ id }) => id),
  );
  return units.find(({ id }) => id === chosen);
}

/** Whether a body has room where it stands: on the table, on ground where anybody can stand, and on nobody else. */
export function hasRoom(unit: Unit, { state, table, context: { rules } }: Drawn): boolean {
  const placed = placedOf(unit, rules);
  const quad = quadOf(placed);
  if (!quad.every((corner: Point) => onTable(table, corner)) || solidUnder(placed, table) !== undefined) return false;
  return !inPlay(state).some(
    other =>
      other.id !== unit.id &&
      other.house === undefined &&
      quadsOverlap(quad, quadOf(placedOf(other, rules)), rules.table.crowding),
  );
}

/** Whether there is room for so many figures more in a unit. */
export function mayGrow(unit: Unit, figures: number, at: Drawn): boolean {
  return unit.house === undefined && unit.gun === null && hasRoom({ ...unit, figures: unit.figures + figures }, at);
}
