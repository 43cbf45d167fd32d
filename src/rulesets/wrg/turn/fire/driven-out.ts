import { bodyCentre, destination, normalBearing } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import type { Way } from '../moving/march.js';
import { untenable } from './shut.js';
import { standsIn } from './things.js';

/** Bearings that are tried for a way out, in degrees. */
const bearings = [0, 45, 90, 135, 180, 225, 270, 315];
/** Paces of each step of such a look. */
const STEP = 5;
/** Nobody looks farther than this. */
const FAR = 600;

/**
 * The shortest way out of the fire for a unit that stands in what has become untenable; `undefined` where it may stay
 * (`wrg/ruling/in-the-fire`).
 *
 * @clause wrg/fire/untenable
 */
export function wayOutOfTheFire(unit: Unit, field: Field): Way | undefined {
  if (!field.rules.optional.siege.fire.drivesOut) return undefined;
  const fire = untenable(field).find(thing => standsIn(unit, thing));
  if (fire === undefined) return undefined;
  const middle = bodyCentre(unit.placed);
  const ways = bearings.map(bearing => {
    let paces = 0;
    const outside = () =>
      !standsIn({ placed: { ...unit.placed, at: destination(unit.placed.at, bearing, paces) } }, fire);
    while (paces < FAR && !outside()) paces += STEP;
    return { bearing, paces };
  });
  const [best] = [...ways].sort((a, b) => a.paces - b.paces);
  const bearing = normalBearing(best?.bearing ?? 0);
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  const where = `${Math.round(middle.x)}, ${Math.round(middle.y)}`;
  return {
    doing: 'retiring',
    legs: [{ bearing, distance: best?.paces ?? STEP }],
    facing: unit.placed.facing,
    allowance: normal,
    freeTurns: true,
    because: [{ clause: 'wrg/fire/untenable', because: `${fire.id} burns at ${where}`, effect: 'nobody can stay' }],
  };
}
