import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  type TableEntry,
  tableSchemas,
  text,
} from '../../../scenario/index.js';
import type { Arm } from './moving/movement.js';
import type { Crossing } from './moving/water.js';

/** The situations of written orders, markers on the table and crossings of water as JSON. Lengths in cm. */

const name = text(1, 60);
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const count = z.int().check(z.minimum(1), z.maximum(1000));
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));

/** An order as somebody has written it. */
export interface WrittenOrder {
  readonly order: string;
}
export const writtenOrder = reader<WrittenOrder>(
  entry({ order: text(0, 400).check(z.describe('As it stands on the order sheet: "N 1/3, Col 4, F N".')) }),
);

/** A marker as it is asked about, and what it is to stand for. */
export interface AskedMarker {
  readonly id: string;
  readonly side: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly unit: {
    readonly id: string;
    readonly facing: number;
    readonly body?: {
      readonly stand: { readonly front: number; readonly depth: number; readonly figures: number };
      readonly figures: number;
      readonly files: number;
    };
    readonly ordered: boolean;
  } | null;
}

const size = z.number().check(z.gt(0), z.maximum(1000));
const hidden = entry({
  id: name,
  facing: z.number().check(z.minimum(0), z.lt(360)),
  body: z
    .exactOptional(
      entry({
        stand: entry({ front: size, depth: size, figures: count }),
        figures: count,
        files: count.check(z.describe('Stands abreast in a full rank.')),
      }),
    )
    .check(z.describe('The formation on its order sheet; left out where the sheet names none.')),
  ordered: z.boolean().check(z.describe('It has an order, of this turn or one that still stands.')),
});
export const markersSet = reader<{ readonly markers: readonly AskedMarker[]; readonly table: TableEntry }>(
  entry({
    markers: listOf(
      entry({
        id: name,
        side: name,
        at: entry({ x: coordinate, y: coordinate }).check(z.describe('The middle of the front of who is behind it.')),
        unit: z.nullable(hidden).check(z.describe('Who is behind it; null for a phantom.')),
      }),
      0,
      60,
    ),
    table: tableSchemas('cm').table,
  }),
);

/** Troops before a water, and for how long they are in it. */
export interface AskedCrossing extends Omit<Crossing, 'arm'> {
  readonly arm: Arm;
  /** How wide the water is. */
  readonly water: number;
  /** What the players have called it, where its width leaves that to them. */
  readonly called?: 'creek' | 'river';
  readonly turns?: number;
}
export const crossing = readerUnder(
  (): z.ZodMiniType<AskedCrossing> =>
    entry({
      arm: choice(['infantry', 'cavalry', 'artillery'], 'arm'),
      by: choice(['ford', 'bridge', 'boat'], 'way over'),
      water: cm.check(z.describe('How wide the river or creek is.')),
      called: z
        .exactOptional(choice(['creek', 'river'], 'water'))
        .check(z.describe('What the players have called it, where its width leaves that to them.')),
      front: cm.check(z.describe('How wide the formation is.')),
      stand: entry({ front: cm, depth: cm }).check(z.describe('One of its stands.')),
      width: cm.check(z.describe('How wide the ford or bridge is.')),
      changesFormation: z.exactOptional(z.boolean()),
      level: choice(['basic', 'intermediate', 'advanced'], 'level of the game'),
      turns: z
        .exactOptional(z.int().check(z.minimum(1), z.maximum(20)))
        .check(z.describe('Turns in which any part of it is crossing; 1 unless said.')),
    }),
);
