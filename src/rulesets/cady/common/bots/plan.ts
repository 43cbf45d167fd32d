import { type Bearing, bearingTo, distance, type Point, turnBetween } from '../../../../table/index.js';
import type { UnitId } from '../turn/state.js';
import type { Temper } from './temper.js';

/** A unit as a plan counts it. */
export interface Counted {
  readonly id: UnitId;
  readonly at: Point;
  /** What it is worth in a fight: the more, the more of the enemy it takes on. */
  readonly worth: number;
  /** cm that it goes in a turn. */
  readonly move: number;
  /** The way it looks: whom it has before it it goes for rather than wheel. */
  readonly facing?: Bearing;
}

/** A place that somebody must take or keep. */
export interface Place {
  readonly at: Point;
  readonly radius: number;
  /** It is in one's own hands. */
  readonly ours: boolean;
  /** It was held at the end of the last turn, by the rules of the battle; as `ours` says unless said. */
  readonly held?: boolean;
  /** It takes so many units and no more; as the enemy about it asks unless said. */
  readonly units?: number;
}

/** What a commander has in mind for his army this turn: who goes for whom, and who takes or keeps which place. */
export interface Plan {
  readonly temper: Temper;
  /** The enemy that each unit goes for: a unit, or a marker behind which he may be. */
  readonly targets: ReadonlyMap<UnitId, Counted>;
  /** The place that a unit takes or keeps; nobody else needs to think of it. */
  readonly places: ReadonlyMap<UnitId, Place>;
}

/** What a plan is made of. */
export interface Situation {
  readonly own: readonly Counted[];
  readonly enemies: readonly Counted[];
  readonly places: readonly Place[];
  /** The way to the enemy. */
  readonly ahead: Bearing;
  readonly temper: Temper;
  /** How the army fights first of all; by shooting unless said. */
  readonly fights?: 'shooting' | 'hand-to-hand';
  /** What of the army each enemy has upon him already, by worth: who fights him hand to hand. */
  readonly upon?: ReadonlyMap<UnitId, number>;
}

/** cm that a target seems farther off for each time over that it is taken on already, and nearer on the wing where the blow is to fall. */
const crowding = 45;
const blow = 18;

/** By what part a way seems longer for who must wheel about to go it: lines that fight hand to hand go for who is right before them. */
const wheels = { shooting: 0.2, 'hand-to-hand': 0.6 } as const;

/** By what part a way seems longer that leads straight across the army's front, and what is added where it leads back. */
const across = 0.6;
const back = 0.8;

/**
 * Makes a plan: a unit for every place, and of the others each goes for an enemy, no more for one than it takes, most on the wing
 * where the commander means to strike.
 */
export function planFor({ own, enemies, places, ahead, temper, upon, fights = 'shooting' }: Situation): Plan {
  const wheel = wheels[fights];
  const sent = sentTo(places, own, enemies);
  const targets = new Map<UnitId, Counted>();
  const load = new Map<UnitId, number>(upon);
  const middle = middleOf(enemies);
  const nearestFirst = own
    .map(unit => ({ unit, gap: Math.min(...enemies.map(({ at }) => distance(at, unit.at))) }))
    .sort((a, b) => a.gap - b.gap || (a.unit.id < b.unit.id ? -1 : 1));
  for (const { unit } of nearestFirst) {
    const target = cheapest(enemies, enemy => {
      const taken = (load.get(enemy.id) ?? 0) / Math.max(1, enemy.worth);
      const onWing = middle !== undefined && temper.wing * asideOf(enemy.at, middle, ahead) > 12;
      return wayTo(unit.at, enemy.at, ahead) * wheeling(unit, enemy.at, wheel) + crowding * taken - (onWing ? blow : 0);
    });
    if (target === undefined) continue;
    targets.set(unit.id, target);
    load.set(target.id, (load.get(target.id) ?? 0) + unit.worth);
  }
  return { temper, targets, places: sent };
}

/** How long a way seems: longer where it leads out of the line, so that everybody goes for who stands before him. */
function wayTo(from: Point, to: Point, ahead: Bearing): number {
  const off = ((bearingTo(from, to) - ahead) * Math.PI) / 180;
  return distance(from, to) * (1 + across * Math.abs(Math.sin(off)) + (Math.cos(off) < 0 ? back : 0));
}

/** By what part a way seems longer for who must wheel about to go it. */
function wheeling({ at, facing }: Counted, to: Point, wheel: number): number {
  return facing === undefined ? 1 : 1 + (wheel * turnBetween(facing, bearingTo(at, to))) / 90;
}

/** An enemy within so many cm of a place may come for it. */
const menaced = 70;

/** Whether somebody stands before an enemy who might come for a place: between the two, and nearer to him than the place is. */
function isBarred(enemy: Counted, place: Place, own: readonly Counted[]): boolean {
  const away = distance(enemy.at, place.at);
  return own.some(
    ({ at, move }) => move > 0 && distance(at, enemy.at) < away * before && distance(at, place.at) < away,
  );
}

/** Who is to bar an enemy's way stands in the nearer part of it, as he looks. */
const before = 0.6;

/**
 * Who is sent to each place, those who are there soonest: one to a quiet one, a good part of the army to one that is fought for. A quiet one
 * is left to itself while others are not held.
 */
function sentTo(places: readonly Place[], own: readonly Counted[], enemies: readonly Counted[]): Map<UnitId, Place> {
  const sent = new Map<UnitId, Place>();
  if (own.length < 2) return sent;
  for (const place of places) {
    const comes = (enemy: Counted) => distance(enemy.at, place.at) <= menaced && !isBarred(enemy, place, own);
    const quiet = place.ours && !enemies.some(comes);
    const others = places.some(other => other !== place && other.units === undefined && !(other.held ?? other.ours));
    const wanted = place.units ?? (quiet ? (others ? 0 : 1) : Math.ceil(own.length / 4));
    for (let n = 0; n < wanted; n += 1) {
      const unit = cheapest(
        own.filter(({ id, move }) => !sent.has(id) && move > 0),
        ({ at, move }) => distance(at, place.at) / move,
      );
      if (unit !== undefined) sent.set(unit.id, place);
    }
  }
  return sent;
}

function cheapest(units: readonly Counted[], cost: (unit: Counted) => number): Counted | undefined {
  let best: { readonly unit: Counted; readonly cost: number } | undefined;
  for (const unit of units) {
    const its = cost(unit);
    if (best === undefined || its < best.cost) best = { unit, cost: its };
  }
  return best?.unit;
}

function middleOf(units: readonly Counted[]): Point | undefined {
  if (units.length === 0) return undefined;
  const sum = units.reduce((total, { at }) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / units.length, y: sum.y / units.length };
}

/** How far to the right of another a point lies, as one looks ahead, cm. */
export function asideOf(point: Point, of: Point, ahead: Bearing): number {
  return distance(of, point) * Math.sin(((bearingTo(of, point) - ahead) * Math.PI) / 180);
}

/** What of an army is upon each enemy, from who touches whom and what each of its units is worth. */
export function worthUpon(
  contacts: readonly { readonly a: UnitId; readonly b: UnitId }[],
  worths: ReadonlyMap<UnitId, number>,
): ReadonlyMap<UnitId, number> {
  const upon = new Map<UnitId, number>();
  for (const { a, b } of contacts) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      upon.set(other, (upon.get(other) ?? 0) + (worths.get(one) ?? 0));
  }
  return upon;
}
