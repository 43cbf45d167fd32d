import { bearingTo, bodyCentre, compassOf, distance, type Point } from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';

/** What a person at the table goes by. */
export interface Seat {
  readonly view: MusketView;
  readonly rules: MusketRules;
}

/** Somebody in sight. */
export interface Sighted {
  readonly unit: UnitSeen;
  /** Judged by eye, in tens of cm. */
  readonly about: number;
  readonly bearing: number;
}

const ten = 10;

/** A distance as a practised eye judges it: to the nearest ten cm. */
export function byEye(cm: number): number {
  return Math.max(ten, Math.round(cm / ten) * ten);
}

/** The enemies on the table, the nearest to a point first. */
export function enemiesInSight(from: Point, { units, side }: MusketView): readonly Sighted[] {
  return Object.values(units)
    .filter(unit => unit.side !== side && unit.gone === null)
    .map(unit => ({ unit, centre: bodyCentre(unit.placed) }))
    .map(({ unit, centre }) => ({ unit, bearing: bearingTo(from, centre), away: distance(from, centre) }))
    .sort((a, b) => a.away - b.away)
    .map(({ unit, bearing, away }) => ({ unit, about: byEye(away), bearing: Math.round(bearing) % 360 }));
}

/** `10th Line, about 40 cm to the NNE`. */
export function sightedText({ unit, about, bearing }: Sighted): string {
  return `${unit.name}, about ${about} cm to the ${compassOf(bearing)}`;
}
