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

function centimetresIn({ unit }: Measured): number {
  return unit === 'inch' ? 2.54 : 1;
}

/** Pixels per unit of the table. */
export function scaleOf(picture: Measured): number {
  return picture.style?.scale ?? (picture.unit === 'inch' ? 18 : 7);
}

/** Distance between the coordinates along the frame: 30 centimetres, or a foot. */
export function gridOf(picture: Measured): number {
  return picture.style?.grid ?? (picture.unit === 'inch' ? 12 : 30);
}

/** The size of ordinary lettering, in pixels. */
export function emOf(picture: Measured): number {
  return Math.min(28, Math.max(9, (scaleOf(picture) * 1.75) / centimetresIn(picture)));
}
