import type { Violation } from '../../../../rulebook/index.js';
import { type Area, distance, type Point, type Table, toGrid } from '../../../../table/index.js';
import type { MusketScenario } from '../schema.js';
import type { House, Houses, Opening } from './house.js';
import { wallAt } from './plan.js';

type Sheet = NonNullable<MusketScenario['houses']>[number];

/** How far off the wall a door or window may be drawn, in cm. */
const onTheWall = 0.5;

/**
 * The buildings that can be held, from their sheets: each with its class, and its doors and windows on their walls.
 *
 * Source: Musket Period Rules > Occupied Building Sheet.
 *
 * @clause cady/musket/sheet/building/steps
 * @clause cady/musket/sheet/building/classes
 * @clause cady/ancient-medieval/sheet/building-identification
 * @clause cady/ancient-medieval/sheet/building-class
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/door-locked
 */
export function housesOn({ houses = [] }: Pick<MusketScenario, 'houses'>, table: Table): Houses {
  return Object.fromEntries(
    houses.flatMap(sheet => {
      const building = buildingOf(sheet, table);
      return building === undefined ? [] : [[sheet.building, houseOf(sheet, building)] as const];
    }),
  );
}

function houseOf(sheet: Sheet, { outline, level = 1 }: Area): House {
  return {
    id: sheet.building,
    class: sheet.class,
    outline: outline.map(({ x, y }) => ({ x, y })),
    storeys: level,
    openings: openingsOf(sheet, outline),
    points: Array.from({ length: level }, () => 0),
    wallHits: outline.map(() => 0),
  };
}

function openingsOf({ doors = [], windows = [] }: Sheet, outline: readonly Point[]): Opening[] {
  return [
    ...doors.map(({ at, wide = false, open = false }): Opening => {
      return { kind: 'door', ...onWall(at, outline), storey: 1, wide, open, tried: 0 };
    }),
    ...windows.map(({ at, storey = 1 }): Opening => {
      return { kind: 'window', ...onWall(at, outline), storey, wide: false, open: false, tried: 0 };
    }),
  ];
}

function onWall([x, y]: readonly [number, number], outline: readonly Point[]): Pick<Opening, 'at' | 'outward'> {
  const { at, section } = wallAt({ x, y }, outline);
  return { at: { x: toGrid(at.x), y: toGrid(at.y) }, outward: section.outward };
}

function buildingOf({ building }: Sheet, table: Table): Area | undefined {
  for (const feature of table.features) {
    if (feature.kind === 'building' && feature.id === building && 'outline' in feature) return feature;
  }
  return undefined;
}

/**
 * Faults of the sheets: for what is no building or has a sheet already, doors and windows off its walls or above its roof, and units
 * inside of what has no sheet.
 *
 * @clause cady/musket/sheet/building/steps
 */
export function sheetFaults(scenario: MusketScenario, table: Table): readonly Violation[] {
  const clause = 'cady/musket/sheet/building/steps';
  const seen = new Set<string>();
  const faults = (scenario.houses ?? []).flatMap((sheet, i): Violation[] => {
    const path = `houses[${i}]`;
    const building = buildingOf(sheet, table);
    if (building === undefined) {
      const problem = `"${sheet.building}" is no building on the table`;
      return [{ path: `${path}.building`, clause, problem, mend: 'name a feature of the kind "building"' }];
    }
    const again = seen.has(sheet.building);
    seen.add(sheet.building);
    const twice: Violation[] = again
      ? [{ path: `${path}.building`, clause, problem: `"${sheet.building}" has two sheets`, mend: 'leave one out' }]
      : [];
    const off = [...(sheet.doors ?? []), ...(sheet.windows ?? [])].flatMap(({ at: [x, y] }): Violation[] => {
      const away = distance(wallAt({ x, y }, building.outline).at, { x, y });
      if (away <= onTheWall) return [];
      const problem = `(${x}, ${y}) is ${Math.round(away)} cm off the walls of "${sheet.building}"`;
      return [{ path, clause, problem, mend: 'put doors and windows on the outline of the building' }];
    });
    const high = (sheet.windows ?? []).flatMap(({ storey = 1 }): Violation[] => {
      if (storey <= (building.level ?? 1)) return [];
      const problem = `"${sheet.building}" has no storey ${storey}`;
      return [{ path: `${path}.windows`, clause, problem, mend: 'give the building a higher "level"' }];
    });
    return [...twice, ...off, ...high];
  });
  const inside = Object.entries(scenario.sides).flatMap(([side, { units }]) =>
    units.flatMap(({ inside: there }, i): Violation[] => {
      if (there === undefined || seen.has(there.building)) return [];
      const problem = `"${there.building}" has no sheet`;
      return [{ path: `sides.${side}.units[${i}].inside`, clause, problem, mend: 'list it under "houses"' }];
    }),
  );
  return [...faults, ...inside];
}
