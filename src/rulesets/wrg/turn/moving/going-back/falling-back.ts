import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  castleWallsBetween,
  destination,
  distanceBetweenQuads,
  distanceToQuad,
  normalBearing,
  type Placed,
  quadOf,
} from '../../../../../table/index.js';
import { rallyBack } from '../../../moving/uncontrolled.js';
import type { Unit } from '../../../state.js';
import { isFighting, isFree, onTable } from '../../../units.js';
import type { Field } from '../../field.js';
import { chargeMove } from '../../reacting/charge-reach.js';
import { orderedMarch } from '../by-order/ordered.js';
import { firstInTheWay, type WayAhead } from '../friends/barring.js';
import { mannerOf } from '../going.js';
import { enemiesSeen, type Marching, threatTo } from '../march.js';
import { freeWay, waysRound } from './fleeing.js';

/** Who goes farther aside than this does not go back any more, degrees. */
const STILL_BACK = 60;

/**
 * Troops that rally back go as nearly straight to their rear as friends let them who stand there, aside only where that leads them farther from who
 * threatens them most, and front toward him.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 */
export function fallBack(unit: Unit, field: Field): Marching {
  const { distance: most, because } = rallyBack(unit.troops, mannerOf(unit, false), field.rules);
  const threat = greatestThreat(unit, field);
  const straight = normalBearing(unit.placed.facing + 180);
  const friends = onTable(field.state).filter(({ side }) => side === unit.side);
  const free = new Map<Bearing, number>();
  const freeAt = (bearing: Bearing) => {
    const known = free.get(bearing) ?? freeBehind(unit, { bearing, paces: most }, friends, field);
    free.set(bearing, known);
    return known;
  };
  const end = (bearing: Bearing) => destination(bodyCentre(unit.placed), bearing, freeAt(bearing));
  // He fronts when he has come to where he falls in.
  const facing = (bearing: Bearing) =>
    threat === undefined ? unit.placed.facing : bearingTo(end(bearing), bodyCentre(threat.placed));
  const fromThreat = (bearing: Bearing) =>
    threat === undefined ? Number.POSITIVE_INFINITY : distanceToQuad(end(bearing), quadOf(threat.placed));
  const back = waysRound.filter(off => Math.abs(off) <= STILL_BACK).map(off => normalBearing(straight + off));
  const leads = (bearing: Bearing) => bearing === straight || fromThreat(bearing) >= fromThreat(straight);
  const open = back.find(bearing => freeAt(bearing) === most && leads(bearing));
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
  if (standsAcrossAWall(facingHim, field)) return frontingTo(() => unit.placed.facing);
  return threat === undefined ? facingHim : { ...facingHim, frontsTo: threat.id };
}

/** Who threatens a body most: of enemies who are hand to hand with others none, as long as it is in the reach of one who is free. */
function greatestThreat(unit: Unit, field: Field): Unit | undefined {
  const threat = threatTo(unit, field);
  if (threat === undefined || !isFighting(field.state, threat)) return threat;
  const isInReach = (enemy: Unit) =>
    distanceBetweenQuads(quadOf(enemy.placed), quadOf(unit.placed)) <= chargeMove(enemy, field);
  return enemiesSeen(unit, field).find(enemy => !isFighting(field.state, enemy) && isInReach(enemy)) ?? threat;
}

/** How far the way back is free of friends: of whom marches out of it in this period it will be. */
function freeBehind(unit: Unit, way: WayAhead, friends: readonly Unit[], field: Field): number {
  const barring = firstInTheWay(unit, way, friends);
  if (barring === undefined) return way.paces;
  const { unit: friend, free } = barring;
  const there = { id: friend.id, placed: whereItMarches(friend, field) };
  if (firstInTheWay(unit, way, [there]) !== undefined) return free;
  return freeBehind(
    unit,
    way,
    friends.filter(other => other !== friend),
    field,
  );
}

/** Where a friend will be who is free to carry out his order in this period; where he stands, if he is not. */
function whereItMarches(friend: Unit, field: Field): Placed {
  const { counter, charges } = friend.period;
  const isBound =
    counter !== null || charges !== null || friend.aboard !== undefined || isFighting(field.state, friend);
  return isBound || !isFree(friend) ? friend.placed : orderedMarch(friend, field).march.end;
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
