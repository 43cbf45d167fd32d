import {
  barredUnder,
  bodyOfDisc,
  destination,
  gapBetweenDiscs,
  onTable,
  type Point,
  quadOf,
} from '../../../table/index.js';
import { discOf, everybody, type Field, levelWith } from '../field.js';
import { isSolid } from '../ground.js';
import { roomAround, roomWithin, TOUCHING } from '../measures.js';
import type { Figure } from '../state.js';

/** Whether a man has room at a place on the ground: nobody stands there, and nothing solid. */
export function isFreeGround(figure: Figure, at: Point, field: Field): boolean {
  const { radius } = discOf(figure, field.rules);
  const disc = { centre: at, radius };
  if (!onTable(field.table, at) || barredUnder([quadOf(bodyOfDisc(disc, 0))], field.table, isSolid).length > 0)
    return false;
  return everybody(field).every(
    other =>
      other.id === figure.id ||
      !levelWith(other, { high: null }) ||
      gapBetweenDiscs(disc, discOf(other, field.rules)) >= -TOUCHING,
  );
}

/** The nearest place to a point where there is room for a man on the ground. */
export function freeGround(figure: Figure, at: Point, field: Field): Point | undefined {
  for (const off of roomWithin) {
    for (const bearing of roomAround) {
      const place = destination(at, bearing, off);
      if (isFreeGround(figure, place, field)) return place;
      if (off === 0) break;
    }
  }
  return undefined;
}
