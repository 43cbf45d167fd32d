import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  castleWallsBetween,
  destination,
  normalBearing,
  quadOf,
} from '../../../../table/index.js';
import { rallyBack } from '../../moving/uncontrolled.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from './barring.js';
import { freeWay, waysRound } from './fleeing.js';
import { mannerOf } from './going.js';
import { type Marching, threatTo } from './march.js';

/** Who goes farther aside than this does not go back any more, degrees. */
const STILL_BACK = 60;

/**
 * Troops that rally back go as nearly straight to their rear as friends let them, and front toward who threatens them most.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 */
export function fallBack(unit: Unit, field: Field): Marching {
  const { distance: most, because } = rallyBack(unit.troops, mannerOf(unit, false), field.rules);
  const threat = threatTo(unit, field);
  const straight = normalBearing(unit.placed.facing + 180);
  const friends = onTable(field.state).filter(({ side }) => side === unit.side);
  const freeAt = (bearing: Bearing) => firstInTheWay(unit, { bearing, paces: most }, friends)?.free ?? most;
  // He fronts when he has come to where he falls in.
  const facing = (bearing: Bearing) => {
    if (threat === undefined) return unit.placed.facing;
    return bearingTo(destination(bodyCentre(unit.placed), bearing, freeAt(bearing)), bodyCentre(threat.placed));
  };
  const back = waysRound.filter(off => Math.abs(off) <= STILL_BACK).map(off => normalBearing(straight + off));
  const open = back.find(bearing => freeAt(bearing) === most);
  const kept = open === undefined ? [friendsBehind(freeAt(straight))] : [];
  const frontingTo = (front: (bearing: Bearing) => Bearing) =>
    freeWay(
      unit,
      open ?? straight,
      bearing => ({
        doing: 'rallying-back',
        legs: [{ bearing, distance: freeAt(bearing) === most ? 'all' : freeAt(bearing) }],
        facing: front(bearing),
        allowance: most,
        freeTurns: true,
        because: [...because, ...kept],
      }),
      field,
    );
  const facingHim = frontingTo(facing);
  // Nobody falls in on both sides of a wall that he has come off: he faces as he did.
  return standsAcrossAWall(facingHim, field) ? frontingTo(() => unit.placed.facing) : facingHim;
}

/** Whether a body would end with a wall of a siege between its men. */
function standsAcrossAWall({ march: { end } }: Marching, { state, table }: Field): boolean {
  if (state.works === undefined) return false;
  const middle = bodyCentre(end);
  return quadOf(end).some(corner => castleWallsBetween(table, middle, corner).length > 0);
}

/** Why who rallies back goes no farther, or stays where he is. */
function friendsBehind(free: number): Reason {
  return reasonFor(
    'wrg/rally-back/distance',
    'friends stand behind',
    `no more than ${counted(Math.round(free), 'pace')}`,
  );
}
