import type { SideId } from '../../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../../rulebook/index.js';
import { type Bearing, onTable, quadOf, quadsOverlap, type Table } from '../../../../../table/index.js';
import { type OrderedFormation, type OrderRules, type OrderWords, readBearing, readOrder } from '../../orders.js';
import { type Marker, markerFaults } from '../../unseen/hidden.js';
import { solidUnder } from '../ground.js';
import { columnFaults } from '../moving/forming.js';
import type { TurnRules } from '../rules.js';
import type { FieldEntry } from '../scenario.js';
import type { FieldUnit } from '../state.js';
import { placedOf } from '../units.js';

/** A unit that could be read, and where in the scenario it stands. */
export interface Entered<Unit extends FieldUnit = FieldUnit> {
  readonly unit: Unit;
  readonly path: string;
}

/** A unit of the scenario with its side, and its path in the file. */
export interface Listed<Entry extends FieldEntry> {
  readonly side: SideId;
  readonly entry: Entry;
  readonly path: string;
}

/** Every unit of a scenario in its order. */
export function listedUnits<Entry extends FieldEntry>(
  sides: Readonly<Record<SideId, { readonly units: readonly Entry[] }>>,
): readonly Listed<Entry>[] {
  return Object.entries(sides).flatMap(([side, { units }]) =>
    units.map((entry, i) => ({ side, entry, path: `sides.${side}.units[${i}]` })),
  );
}

/**
 * Faults of units that bear the name of another.
 *
 * @clause cady/common/unit/permanent-number
 */
export function nameFaults<Entry extends FieldEntry>(listed: readonly Listed<Entry>[]): readonly Violation[] {
  const ids = new Set<string>();
  return listed.flatMap(({ entry: { id }, path }) => {
    const taken = ids.has(id);
    ids.add(id);
    if (!taken) return [];
    const problem = `there are two units "${id}"`;
    return [
      { path: `${path}.id`, clause: 'cady/common/unit/permanent-number', problem, mend: 'give each unit its own id' },
    ];
  });
}

/** The direction that a unit faces, or what is wrong with it. */
export function readFacing(
  { facing }: Pick<FieldEntry, 'facing'>,
  path: string,
): { readonly facing: Bearing } | { readonly violations: readonly Violation[] } {
  const read = typeof facing === 'number' ? facing : readBearing(facing);
  if (read !== undefined) return { facing: read };
  const clause: ClauseId = 'cady/common/orders/contents-facing';
  const mend = 'give a compass point such as "NNE" or degrees';
  return { violations: [{ path: `${path}.facing`, clause, problem: `"${facing}" is no direction`, mend }] };
}

/** The formation that a scenario gives a unit, as an order would name it, or what is wrong with it. */
export function readFormation(
  { formation: text, type }: Pick<FieldEntry, 'formation' | 'type'>,
  path: string,
  words: OrderWords,
  rules: OrderRules & Pick<TurnRules, 'troops' | 'formation'>,
): { readonly formation?: OrderedFormation } | { readonly violations: readonly Violation[] } {
  if (text === undefined) return {};
  const at = `${path}.formation`;
  const read = readOrder(`H, ${text}`, at, words, rules);
  if ('violations' in read) return read;
  const { formation } = read.order;
  const faults = columnFaults(formation, type, rules);
  if (faults.length > 0) return { violations: faults.map(fault => ({ ...fault, path: at })) };
  if (formation !== undefined) return { formation };
  const special = Object.keys(words.formations).map(word => `, "${word}"`);
  const clause: ClauseId = 'cady/common/orders/contents-formation';
  const mend = `write "Col 4" or "LB"${special.join('')}`;
  return { violations: [{ path: at, clause, problem: `"${text}" is no formation`, mend }] };
}

/**
 * Faults in where units stand when the battle begins: off the table, where nobody can stand, or on one another. Those that come
 * on later need no room yet, and what stands on something bears it.
 *
 * @param upon what a unit stands on, by id; nothing unless said
 * @clause cady/common/sequence/step-2-place
 */
export function placeFaults<Unit extends FieldUnit>(
  entered: readonly Entered<Unit>[],
  table: Table,
  rules: Pick<TurnRules, 'troops' | 'table' | 'formation'>,
  upon: (unit: Unit) => string | null = () => null,
): readonly Violation[] {
  const violations: Violation[] = [];
  const clause: ClauseId = 'cady/common/sequence/step-2-place';
  const bodies = entered.map(({ unit, path }) => {
    const placed = placedOf(unit, rules);
    return { unit, path: `${path}.at`, placed, quad: quadOf(placed) };
  });
  bodies.forEach(({ unit, path, placed, quad }, i) => {
    if (!quad.every(corner => onTable(table, corner))) {
      const mend = 'move it, turn it, or give it a narrower formation';
      violations.push({ path, clause, problem: `"${unit.id}" stands partly off the table`, mend });
    }
    const obstacle = upon(unit) === null ? solidUnder(placed, table) : undefined;
    if (obstacle !== undefined) {
      const problem = `"${unit.id}" stands in ${obstacle.name ?? obstacle.id}`;
      violations.push({ path, clause, problem, mend: 'nothing can stand there; move it' });
    }
    if (unit.awaited !== null) return;
    for (const other of bodies.slice(i + 1)) {
      if (other.unit.awaited !== null || !quadsOverlap(quad, other.quad, rules.table.crowding)) continue;
      const problem = `"${unit.id}" and "${other.unit.id}" stand on the same ground`;
      violations.push({ path, clause, problem, mend: 'move one of them' });
    }
  });
  return violations;
}

/**
 * Faults of hidden units that have no room behind their markers.
 *
 * @clause cady/common/hidden/marker-needs-room
 */
export function markerRoomFaults<Unit extends FieldUnit>(
  entered: readonly Entered<Unit>[],
  table: Table,
  rules: Pick<TurnRules, 'troops' | 'formation'>,
): readonly Violation[] {
  const hidden = entered.filter(({ unit }) => unit.marker !== null);
  const markers = hidden.map(({ unit }): Marker => {
    const { at, facing, ...body } = placedOf(unit, rules);
    return { id: unit.marker ?? unit.id, side: unit.side, at, unit: { id: unit.id, facing, body, ordered: true } };
  });
  return markerFaults({ markers, table }).map(fault => {
    const at = /^markers\[(\d+)\]/.exec(fault.path)?.[1];
    return { ...fault, path: `${hidden[Number(at)]?.path ?? 'sides'}.at` };
  });
}
