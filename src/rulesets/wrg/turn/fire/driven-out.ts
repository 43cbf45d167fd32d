import {
  depthOf,
  destination,
  distanceBetweenQuads,
  type Moved,
  type Placed,
  quadOf,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { keepClear } from '../moving/charges/into-a-charge.js';
import { mannerOf } from '../moving/going.js';
import { type Marching, marchAlong, staying, type Way } from '../moving/march.js';
import { untenable } from './shut.js';
import { type Burnable, standsIn } from './things.js';

/** Degrees between two bearings that are tried for a way out. */
const APART = 15;
const bearings = Array.from({ length: 360 / APART }, (_, at) => at * APART);
/** Paces of each step of such a look. */
const STEP = 5;
/** Nobody looks farther than this. */
const FAR = 600;
/** Whom a march comes upon that leads on no farther. */
const inTheWay: readonly NonNullable<Moved['stoppedBy']>['kind'][] = ['friend', 'enemy', 'contact'];

/**
 * The march of a unit out of what it stands in and has become untenable, past all else that burns; `undefined` where it may stay (`wrg/ruling/in-the-fire`).
 * It takes the shortest way on which it gets out as everybody stands now; if there is none, the shortest on which it gets on.
 *
 * @clause wrg/fire/untenable
 */
export function wayOutOfTheFire(unit: Unit, field: Field): Marching | undefined {
  if (!field.rules.optional.siege.fire.drivesOut) return undefined;
  const fires = untenable(field);
  const fire = fires.find(thing => standsIn(unit, thing));
  if (fire === undefined) return undefined;
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  const wayAt = (bearing: number, distance: number): Way => ({
    doing: 'marching',
    legs: [{ bearing, distance }],
    facing: unit.placed.facing,
    allowance: normal,
    freeTurns: true,
    because: [{ clause: 'wrg/fire/untenable', because: `${fire.id} burns`, effect: 'nobody can stay' }],
  });
  const ways = bearings
    .flatMap(bearing => [...pacesOut(unit.placed, bearing, fires)].map(paces => ({ bearing, paces })))
    .sort((a, b) => a.paces - b.paces)
    .map(({ bearing, paces }) => ({ ...marchAlong(unit, wayAt(bearing, paces), field), outOfFire: fire.id }));
  // What lies between may be walls, or burn as well.
  const open = ways.filter(({ march }) => march.stopped?.kind !== 'impassable');
  const isOut = (one: Marching) => isOutOfTheFire(one.march.end, field);
  const out = open.filter(isOut).find(one => getsOn(one, field, isOut));
  return out ?? open.find(one => getsOn(one, field)) ?? open.find(isOut) ?? open[0] ?? ways[0];
}

/** Paces along a bearing after which a body is out of all fires: facing as it did, and facing along its way if it has no room to front again. */
function pacesOut(placed: Placed, bearing: number, fires: readonly Burnable[]): ReadonlySet<number> {
  const outAt = (body: Placed): number => {
    let paces = 0;
    const isInside = () => {
      const there = { placed: { ...body, at: destination(body.at, bearing, paces) } };
      return fires.some(thing => standsIn(there, thing));
    };
    while (paces < FAR && isInside()) paces += STEP;
    return paces;
  };
  return new Set([outAt(placed), outAt(turned(placed, bearing))]);
}

/**
 * Whether a march leads a body where it is to go, as all others stand now: no friend stops it, and no enemy.
 *
 * @param isThere whether it has come far enough.
 */
function getsOn(one: Marching, field: Field, isThere: (one: Marching) => boolean = () => true): boolean {
  const { unit, march } = one;
  const far = march.moved + widthOf(unit.placed) + depthOf(unit.placed);
  const near = onTable(field.state).filter(
    other => other !== unit && distanceBetweenQuads(quadOf(unit.placed), quadOf(other.placed)) <= far,
  );
  if (near.length === 0) return isThere(one);
  const all = [one, ...near.map(other => staying(other, 'halted', field))];
  const { joint } = keepClear(new Map(all.map(each => [each.unit.id, each])), field);
  const moved = joint.units.find(({ id }) => id === unit.id);
  if (moved === undefined) return false;
  const isStopped = moved.stoppedBy !== undefined && inTheWay.includes(moved.stoppedBy.kind);
  return !isStopped && isThere({ ...one, march: { ...march, end: moved.final } });
}

/** Whether a march leads a body out of all that has become untenable, and nobody stops it in there. */
export function getsOutOfTheFire(one: Marching, field: Field): boolean {
  const isOut = ({ march }: Marching) => isOutOfTheFire(march.end, field);
  return isOut(one) && getsOn(one, field, isOut);
}

/** Whether a body that stands so stands in nothing that has become untenable. */
export function isOutOfTheFire(placed: Placed, field: Field): boolean {
  return untenable(field).every(thing => !standsIn({ placed }, thing));
}
