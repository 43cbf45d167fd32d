import {
  type Bearing,
  bearingTo,
  distance,
  distanceToSegment,
  normalBearing,
  type Point,
  turnBetween,
} from '../../../table/index.js';
import { clearTo, discOf, everybody, type Field, historyOf, isUp, moverOf, nearestTo } from '../field.js';
import { asides, NOTHING } from '../measures.js';
import { avoiding } from '../sequence/sequence.js';
import type { Figure } from '../state.js';
import { coverFrom } from '../works/cover.js';
import { courseOf, type Going } from './course.js';

/** What those go behind who avoid a charge, if they do not go straight away from it. */
export type Shelter = 'friends' | 'cover';

/**
 * The way by which somebody who avoids a charge comes behind friends or cover: a full move straight there, or no farther than he is behind them
 * (`skirmish/ruling/distance-behind-shelter`), as little aside of the way straight away from the charge as may be. `undefined` where none leads there.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/evade-direction
 */
export function wayBehind(figure: Figure, shelter: Shelter, field: Field): Going | undefined {
  const chargers = figure.turn.chargedBy.flatMap(id => field.figures[id] ?? []);
  const nearest = nearestTo(figure, chargers, field);
  if (nearest === undefined || figure.high !== null || !mayBe(figure, shelter, field)) return undefined;
  const away = bearingTo(nearest.at, figure.at);
  for (const aside of asides) {
    for (const going of movesThere(figure, normalBearing(away + aside), field)) {
      const { to } = courseOf(figure, going, field);
      if (chargers.every(({ at }) => isBehind(figure, shelter, at, to, field))) return going;
    }
  }
  return undefined;
}

/** The moves that way of who goes behind something: a full one, and where he may stop short shorter ones after it, inch by inch. */
function* movesThere(figure: Figure, bearing: Bearing, field: Field): Generator<Going> {
  const history = historyOf(figure, turnBetween(figure.facing, bearing), field.rules);
  const { distance: full } = avoiding({ mover: moverOf(figure, field.rules), history }, field.rules);
  const least = field.rules.sequence.behindShelter === 'full' ? full : 1;
  for (let length = full; length >= least && length > 0; length--) {
    const going = wholeMove(figure, bearing, length, field);
    if (going !== undefined) yield going;
  }
}

/** A move so far that way, at a walk where he may not run it; `undefined` where something stops him before. */
function wholeMove(figure: Figure, bearing: Bearing, length: number, field: Field): Going | undefined {
  const history = historyOf(figure, turnBetween(figure.facing, bearing), field.rules);
  const { pace } = avoiding({ mover: moverOf(figure, field.rules), history }, field.rules);
  const paces = pace === 'run' ? (['run', 'walk'] as const) : (['walk'] as const);
  for (const pace of paces) {
    const going = { bearing, length, pace };
    const { faults, stopped, moved } = courseOf(figure, going, field);
    if (faults.length > 0) continue;
    const whole = stopped === null || stopped === 'the end of its move';
    return whole && moved > NOTHING ? going : undefined;
  }
  return undefined;
}

/** Whether there is anything at all to go behind, so that no way is looked for where there is none. */
function mayBe(figure: Figure, shelter: Shelter, field: Field): boolean {
  if (shelter === 'friends') return friendsOf(figure, field).length > 0;
  return field.table.features.length > 0 || Object.keys(field.things).length > 0;
}

/** Friends who stand their ground. */
function friendsOf(figure: Figure, field: Field): readonly Figure[] {
  return everybody(field).filter(
    other =>
      other.side === figure.side &&
      other.id !== figure.id &&
      other.high === null &&
      isUp(other, field) &&
      !other.fleeing &&
      !other.turn.avoids,
  );
}

/** Whether a place has a friend, or cover, between it and a charger. */
function isBehind(figure: Figure, shelter: Shelter, charger: Point, to: Point, field: Field): boolean {
  if (shelter === 'cover')
    return !clearTo(charger, to, field) || coverFrom({ ...figure, at: to }, charger, to, field) !== undefined;
  const way = { from: charger, to };
  return friendsOf(figure, field).some(
    friend =>
      distanceToSegment(friend.at, way) <= discOf(friend, field.rules).radius &&
      distance(charger, friend.at) < distance(charger, to),
  );
}
