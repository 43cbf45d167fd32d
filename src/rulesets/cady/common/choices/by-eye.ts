import type { SideId } from '../../../../battle/index.js';
import { bearingTo, bodyCentre, compassOf, distance, type Placed, type Point } from '../../../../table/index.js';
import type { Gone, UnitId } from '../turn/state.js';

/** A unit as anybody sees it. */
export interface InSight {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly placed: Placed;
  readonly gone: Gone | null;
}

/** Somebody in sight. */
export interface Sighted<Unit extends InSight = InSight> {
  readonly unit: Unit;
  /** Judged by eye, in tens of cm. */
  readonly about: number;
  readonly bearing: number;
}

const ten = 10;

/** A distance as a practised eye judges it: to the nearest ten cm. */
export function byEye(cm: number): number {
  return Math.max(ten, Math.round(cm / ten) * ten);
}

/** The same, a little nearer, a little farther: what an eye that is so far out may say as well. */
export function nearlyBy(about: number): readonly number[] {
  return [about, about - ten / 2, about + ten / 2];
}

/** The enemies on the table, the nearest to a point first. */
export function enemiesInSight<Unit extends InSight>(
  from: Point,
  { units, side }: { readonly units: Readonly<Record<UnitId, Unit>>; readonly side: SideId },
): readonly Sighted<Unit>[] {
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

/** An enemy for an example of what can be typed: one in sight, or any name where nobody is. */
export function someEnemy({
  units,
  side,
}: {
  readonly units: Readonly<Record<UnitId, InSight>>;
  readonly side: SideId;
}): UnitId {
  return Object.values(units).find(unit => unit.side !== side && unit.gone === null)?.id ?? 'red-2';
}
