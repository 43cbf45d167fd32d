import { bearingTo, normalBearing, toGrid } from '../../../table/index.js';
import type { Field } from '../field.js';
import { aboutFaced, movedBy, turnedBy } from '../formation/formation.js';
import { placeFaults, recoilOf } from '../movement/reactions.js';
import type { Formed, Unit } from '../state.js';
import type { Step } from '../terms.js';
import { gapBetween } from './contact.js';

/** A way to recoil, and where it ends. */
export interface RecoilWay {
  readonly steps: readonly Step[];
  readonly end: Formed;
}

/** Bearings tried, in degrees from straight away from the charger: the way itself first, then ever more to either side. */
const BEARINGS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120];
/** Clear of the charger first, then the turn, where a turn in contact would run into it. */
const FIRST = [0, 2.5];
/** Where in the ring that a recoil may end in: near its inner edge, in its middle. */
const DEPTHS = [0.1, 0.5];
/** Halvings that find a distance to a thousandth of an inch. */
const HALVINGS = 20;

/**
 * A few legal ways for a charged unit to recoil, by a search of straight ways in all directions: about-face or not, perhaps a
 * little straight on, a turn, straight on into the ring around the charger, and a turn to face it. Ways that lead more straight
 * away from the charger come first, and none leaves stands behind over the edge of the table. It may find none where a person
 * would find one. Always the same for the same field.
 *
 * Source: Reactions.
 *
 * @param most how many ways at most
 * @clause raymond/recoil/destination
 * @clause raymond/recoil/movement-rules
 */
export function recoilWays(unit: Unit, charger: Unit, field: Field, most = 3): readonly RecoilWay[] {
  const ways: RecoilWay[] = [];
  const away = bearingTo(charger.at, middleOf(unit, field));
  for (const off of BEARINGS) {
    const way = wayOn(normalBearing(away + off), unit, charger, field);
    if (way !== undefined) ways.push(way);
    if (ways.length >= most) break;
  }
  return ways;
}

/** The middle between front and rear: where a unit is, whichever way it faces. */
function middleOf(unit: Unit, { rules }: Field): Formed['at'] {
  const { at } = aboutFaced(unit, rules);
  return { x: (unit.at.x + at.x) / 2, y: (unit.at.y + at.y) / 2 };
}

/** The first legal way that ends with a straight move on a bearing. */
function wayOn(bearing: number, unit: Unit, charger: Unit, field: Field): RecoilWay | undefined {
  const { rules } = field;
  const { from, to } = rules.reactions.recoil;
  for (const about of [true, false]) {
    const turned: Formed = about ? aboutFaced(unit, rules) : unit;
    for (const first of FIRST) {
      const left = first === 0 ? turned : movedBy(turned, turned.facing, first);
      const turn = turnTo(left, bearing);
      const set = turn === 0 ? left : turnedBy(left, turn);
      for (const depth of DEPTHS) {
        const move = distanceToGap(set, charger, from + depth * (to - from), field);
        const there = movedBy(set, set.facing, move);
        if (placeFaults(there, charger, field, rules).length > 0) continue;
        const steps: readonly Step[] = [
          ...(about ? [{ aboutFace: true } as const] : []),
          ...(first === 0 ? [] : [{ move: first }]),
          ...(turn === 0 ? [] : [{ turn }]),
          { move },
        ];
        const facing = { turn: turnTo(there, bearingTo(there.at, charger.at)) };
        for (const way of [[...steps, facing], steps]) {
          const { end, faults } = recoilOf(unit, charger, way, field);
          if (faults.length === 0 && end?.stands.length === unit.stands.length) return { steps: way, end };
        }
      }
    }
  }
  return undefined;
}

/** The turn that brings a unit to a bearing, -180 to 180. */
function turnTo({ facing }: Formed, bearing: number): number {
  const turn = normalBearing(bearing - facing);
  return toGrid(turn > 180 ? turn - 360 : turn);
}

/** How far a unit goes straight ahead until it is so far from the charger. */
function distanceToGap(formed: Formed, charger: Unit, gap: number, { rules }: Field): number {
  let [near, far] = [0, 3 * gap];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (gapBetween(movedBy(formed, formed.facing, middle), charger, rules) < gap) near = middle;
    else far = middle;
  }
  return toGrid(far);
}
