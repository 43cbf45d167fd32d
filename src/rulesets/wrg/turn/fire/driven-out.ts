import { bodyCentre, destination, type Placed } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { marchAlong, type Way } from '../moving/march.js';
import { untenable } from './shut.js';
import { standsIn } from './things.js';

/** Degrees between two bearings that are tried for a way out. */
const APART = 15;
const bearings = Array.from({ length: 360 / APART }, (_, at) => at * APART);
/** Paces of each step of such a look. */
const STEP = 5;
/** Nobody looks farther than this. */
const FAR = 600;

/**
 * The shortest way out of the fire for a unit that stands in what has become untenable, past all else that burns; `undefined` where it may stay
 * (`wrg/ruling/in-the-fire`).
 *
 * @clause wrg/fire/untenable
 */
export function wayOutOfTheFire(unit: Unit, field: Field): Way | undefined {
  if (!field.rules.optional.siege.fire.drivesOut) return undefined;
  const fires = untenable(field);
  const fire = fires.find(thing => standsIn(unit, thing));
  if (fire === undefined) return undefined;
  const middle = bodyCentre(unit.placed);
  const outAt = (bearing: number): number => {
    let paces = 0;
    const outside = () => {
      const placed = { ...unit.placed, at: destination(unit.placed.at, bearing, paces) };
      return fires.every(thing => !standsIn({ placed }, thing));
    };
    while (paces < FAR && !outside()) paces += STEP;
    return paces;
  };
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  const where = `${Math.round(middle.x)}, ${Math.round(middle.y)}`;
  const wayAt = (bearing: number, distance: number): Way => ({
    doing: 'marching',
    legs: [{ bearing, distance }],
    facing: unit.placed.facing,
    allowance: normal,
    freeTurns: true,
    because: [{ clause: 'wrg/fire/untenable', because: `${fire.id} burns at ${where}`, effect: 'nobody can stay' }],
  });
  const ways = bearings
    .map(bearing => ({ bearing, paces: outAt(bearing) }))
    .sort((a, b) => a.paces - b.paces)
    .map(({ bearing, paces }) => wayAt(bearing, paces));
  // What lies between may be walls, or burn as well.
  const isOpen = (way: Way) => marchAlong(unit, way, field).march.stopped?.kind !== 'impassable';
  return ways.find(isOpen) ?? ways[0];
}

/** Whether a body that stands so stands in nothing that has become untenable. */
export function isOutOfTheFire(placed: Placed, field: Field): boolean {
  return untenable(field).every(thing => !standsIn({ placed }, thing));
}
