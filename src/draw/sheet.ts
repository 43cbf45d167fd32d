import type { Point } from '../table/index.js';
import { type Ink, inkOf } from './ink.js';
import type { Bounds, Spot } from './plane.js';
import type { TablePicture } from './types.js';

/** The paper under a picture of the table: where the table lies on it, and how large things are drawn. All in pixels. */
export interface Sheet {
  /** Pixels per unit of the table. */
  readonly scale: number;
  /** Pixels per centimetre of the table, for ornament that is as large on every table. */
  readonly centimetre: number;
  /** Size of ordinary lettering; ornament is measured by it, so that a small picture stays as legible as a large one. */
  readonly em: number;
  /** The ground of the table on the sheet. */
  readonly ground: Bounds;
  readonly width: number;
  readonly ink: Ink;
  readonly idPrefix: string;
  spot(point: Point): Spot;
}

/** Lays the sheet out. `top` is the room for what stands above the frame. */
export function sheetOf(picture: TablePicture, top: number): Sheet {
  const scale = scaleOf(picture);
  const em = emOf(picture);
  const side = em * 2.6;
  const across = picture.table.width * scale;
  const down = picture.table.height * scale;
  // A narrow table still gets a sheet on which its legend can be read.
  const width = Math.max(across + side * 2, em * 30);
  const left = (width - across) / 2;
  const ground = { left, top, right: left + across, bottom: top + down };
  return {
    scale,
    centimetre: scale / centimetresIn(picture),
    em,
    ground,
    width,
    ink: inkOf(picture),
    idPrefix: picture.style?.idPrefix ?? 'lw',
    spot: point => ({ x: left + point.x * scale, y: top + down - point.y * scale }),
  };
}

type Measured = Pick<TablePicture, 'unit' | 'style'>;

/** Each unit on a table as it is laid out: what it is in centimetres, the pixels it gets, how far apart coordinates are. A pace is a tenth of an inch. */
const measures = {
  cm: { centimetres: 1, pixels: 7, grid: 30 },
  inch: { centimetres: 2.54, pixels: 18, grid: 12 },
  pace: { centimetres: 0.254, pixels: 1.8, grid: 100 },
} as const satisfies { readonly [U in TablePicture['unit']]: object };

function centimetresIn({ unit }: Measured): number {
  return measures[unit].centimetres;
}

/** Pixels per unit of the table. */
export function scaleOf(picture: Measured): number {
  return picture.style?.scale ?? measures[picture.unit].pixels;
}

/** Distance between the coordinates along the frame: 30 centimetres, a foot, or a hundred paces. */
export function gridOf(picture: Measured): number {
  return picture.style?.grid ?? measures[picture.unit].grid;
}

/** The size of ordinary lettering, in pixels. */
export function emOf(picture: Measured): number {
  return Math.min(28, Math.max(9, (scaleOf(picture) * 1.75) / centimetresIn(picture)));
}
