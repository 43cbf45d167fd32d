import type { Feature, Point, Quad, Table } from '../table/index.js';
import { distance, pointInPolygon } from '../table/index.js';

/** Something to be seen on a map: one sign, wherever it stands. */
export interface Mark {
  readonly sign: string;
  readonly quads: readonly Quad[];
}

/** A kind of place, at points, with its sign and what the key calls it. */
export interface Places {
  readonly sign: string;
  readonly word: string;
  readonly at: readonly Point[];
}

/** What a map shows. */
export interface MapOptions {
  /** Units, the last on top. */
  readonly marks: readonly Mark[];
  readonly objectives: readonly { readonly at: Point }[];
  /** Other places, above all else: doors. */
  readonly places?: readonly Places[];
  /** Whether its edges say how far it is; where players may not measure, they do not. */
  readonly scale: boolean;
}

/** Signs by kind of terrain, from the lowest layer to the highest. */
const signs: { readonly [K in Feature['kind']]: string } = {
  hill: '.',
  ridge: '^',
  rough: ':',
  marsh: ',',
  wood: '"',
  creek: '-',
  river: '~',
  road: '=',
  ford: '_',
  bridge: 'H',
  building: '#',
  fence: '+',
  wall: '%',
  stakes: '|',
  ditch: '`',
  barricade: '/',
  rampart: '&',
  gate: '!',
};
const layers = Object.keys(signs);
const objectiveSign = '*';

/** Letters across; lines stand twice as far apart as letters, so that a square on the table is a square on the map. */
const most = 76;

/** A map of a table in letters, north above, with a key of the signs in it. */
export function tableMap(table: Table, { marks, objectives, places = [], scale }: MapOptions): string {
  const size = Math.max(table.width / most, table.height / 2 / 30);
  const columns = Math.ceil(table.width / size);
  const rows = Math.ceil(table.height / (2 * size));
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  const centre = (row: number, column: number): Point => ({
    x: (column + 0.5) * size,
    y: table.height - (row + 0.5) * 2 * size,
  });
  const put = ({ x, y }: Point, sign: string) => {
    const line = grid[Math.min(rows - 1, Math.max(0, Math.floor((table.height - y) / (2 * size))))];
    if (line !== undefined) line[Math.min(columns - 1, Math.max(0, Math.floor(x / size)))] = sign;
  };
  const features = [...table.features].sort((a, b) => layers.indexOf(a.kind) - layers.indexOf(b.kind));
  for (const feature of features) {
    const sign = signs[feature.kind];
    if (!('outline' in feature)) {
      for (const point of pointsAlong(feature.line, size / 2)) put(point, sign);
      continue;
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const point = centre(row, column);
        if (pointInPolygon(point, feature.outline)) put(point, sign);
      }
    }
  }
  for (const { at } of objectives) put(at, objectiveSign);
  for (const { sign, quads } of marks) {
    for (const quad of quads) for (const point of pointsWithin(quad, size / 2)) put(point, sign);
  }
  for (const { sign, at } of places) for (const point of at) put(point, sign);
  const edge = scale ? ruler(columns, size) : [];
  const frame = `+${'-'.repeat(columns)}+`;
  const lines = grid.map((line, row) => {
    const height = scale && row % 5 === 0 ? ` ${Math.round(centre(row, 0).y)}` : '';
    return `|${line.join('')}|${height}`;
  });
  return [frame, ...lines, frame, ...edge, key(table, objectives.length > 0, places)]
    .filter(line => line !== '')
    .join('\n');
}

/** Points on a line, no farther apart than this. */
function pointsAlong(line: readonly Point[], step: number): readonly Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const pieces = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: pieces + 1 }, (_, at) => between(from, to, at / pieces));
  });
}

/** Points inside four corners, not on their edge, no farther apart than this. */
function pointsWithin([frontLeft, frontRight, rearRight, rearLeft]: Quad, step: number): readonly Point[] {
  const across = Math.max(1, Math.ceil(distance(frontLeft, frontRight) / step));
  const deep = Math.max(1, Math.ceil(distance(frontLeft, rearLeft) / step));
  return Array.from({ length: across }, (_, i) => (i + 0.5) / across).flatMap(aside => {
    const front = between(frontLeft, frontRight, aside);
    const rear = between(rearLeft, rearRight, aside);
    return Array.from({ length: deep }, (_, i) => between(front, rear, (i + 0.5) / deep));
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Every tenth column, by what lies there. */
function ruler(columns: number, size: number): readonly string[] {
  const ticks = Array.from({ length: Math.floor(columns / 10) + 1 }, (_, i) => String(Math.round(i * 10 * size)));
  return [` ${ticks.map(tick => tick.padEnd(10)).join('')}`.trimEnd()];
}

function key({ features }: Table, objectives: boolean, places: readonly Places[]): string {
  const kinds = [...new Set(features.map(({ kind }) => kind))].sort((a, b) => layers.indexOf(a) - layers.indexOf(b));
  return [
    ...kinds.map(kind => `${signs[kind]} ${kind}`),
    ...(objectives ? [`${objectiveSign} objective`] : []),
    ...places.filter(({ at }) => at.length > 0).map(({ sign, word }) => `${sign} ${word}`),
  ].join('   ');
}

/**
 * Signs for the units of both sides: capitals for one's own, small letters for the enemy, in order. Where there are more units
 * than letters, the letters begin again. Give those too that have left the table, so that nobody takes over a letter.
 */
export function signsFor(
  units: readonly { readonly id: string; readonly own: boolean }[],
): ReadonlyMap<string, string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const signed = (own: boolean) =>
    units
      .filter(unit => unit.own === own)
      .map(({ id }, i): readonly [string, string] => {
        const letter = letters[i % letters.length] ?? '';
        return [id, own ? letter.toUpperCase() : letter];
      });
  return new Map([...signed(true), ...signed(false)]);
}
