import {
  bodyCentre,
  normalBearing,
  type Placed,
  type Quad,
  type StandPlace,
  standsOf,
} from '../../../../table/index.js';
import { frontMiddle } from '../../common/turn/aim.js';
import type { MusketRules } from '../rules.js';
import type { Unit } from '../state.js';
import { placedOf } from '../units.js';

/** The four sides of a square, and how far each is turned from its front, in degrees. */
export const turns = { front: 0, right: 90, rear: 180, left: 270 } as const;

/** A side of a square. */
export type Face = keyof typeof turns;

/** The sides of a square that fire: all of them, or that which looks the way the unit faces (`cady/ruling/square-fire`). */
export function facesFiring({ readings }: Pick<MusketRules, 'readings'>): readonly Face[] {
  return readings.squareFire ? ['front', 'right', 'rear', 'left'] : ['front'];
}

/**
 * The stands of one side of a square, each facing outward: whoever has nobody before him. Those at the corners belong to the front
 * and to the rear.
 *
 * @clause cady/musket/square/layout
 */
export function standsFacing(placed: Placed, face: Face): readonly StandPlace[] {
  const all = standsOf(placed);
  const files = Math.min(placed.files, all.length);
  const isRear = ({ rank, file }: StandPlace) =>
    rank > 0 && !all.some(other => other.rank === rank + 1 && other.file === file);
  const faceOf = (stand: StandPlace): Face | undefined => {
    if (stand.rank === 0) return 'front';
    if (isRear(stand)) return 'rear';
    if (stand.file === 0) return 'left';
    return stand.file === files - 1 ? 'right' : undefined;
  };
  return all.filter(stand => faceOf(stand) === face).map(stand => turnedTo(stand, face));
}

/** A stand that looks to one side of the square it stands in. */
function turnedTo(stand: StandPlace, face: Face): StandPlace {
  const [a, b, c, d] = stand.corners;
  const corners: { readonly [face in Face]: Quad } = {
    front: [a, b, c, d],
    right: [b, c, d, a],
    rear: [c, d, a, b],
    left: [d, a, b, c],
  };
  return { ...stand, facing: normalBearing(stand.facing + turns[face]), corners: corners[face] };
}

/** From where a unit, or one side of it where it is a square, looks at the enemy. */
export function outlookOf(unit: Unit, face: Face | undefined, rules: MusketRules): Pick<Placed, 'at' | 'facing'> {
  if (face === undefined || face === 'front') return { at: unit.at, facing: unit.facing };
  const placed = placedOf(unit, rules);
  const facing = normalBearing(unit.facing + turns[face]);
  const stands = standsFacing(placed, face).map(frontMiddle);
  const middle = stands[Math.floor(stands.length / 2)] ?? bodyCentre(placed);
  return { at: middle, facing };
}
