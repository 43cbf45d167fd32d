import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  castleWallsBetween,
  destination,
  distanceToQuad,
  normalBearing,
  type Placed,
  quadOf,
} from '../../../../../table/index.js';
import { rallyBack } from '../../../moving/uncontrolled.js';
import type { Unit } from '../../../state.js';
import { isFighting, isFree, onTable, opponentsOf } from '../../../units.js';
import type { Field } from '../../field.js';
import { fallsInOnRampart } from '../../siege/crossing.js';
import { orderedMarch } from '../by-order/ordered.js';
import { whereItComesTo } from '../charges/charging.js';
import { firstInTheWay, type WayAhead } from '../friends/barring.js';
import { NO_WAY } from '../friends/leave-to-pass.js';
import { mannerOf } from '../going.js';
import { type Marching, staying } from '../march.js';
import { freeWay, waysRound } from './fleeing.js';
import { greatestThreat, type Looking } from './greatest-threat.js';

/** Who goes farther aside than this does not go back any more, degrees. */
const STILL_BACK = 60;

/**
 * Whether a unit rallies back, and can fall in in any formation that its player likes.
 *
 * @clause wrg/rally-back/any-formation
 */
export function fallsInAnew(unit: Unit, { state }: Pick<Field, 'state'>): boolean {
  const { recovering, rout, aboard } = unit;
  return recovering === 'rallying-back' && rout === null && aboard === undefined && !isFighting(state, unit);
}

/**
 * Troops that rally back, each man by himself, go as nearly straight to their rear as friends let them who stand there, aside only where that leads them farther from who
 * threatens them most, and front toward him.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 * @clause wrg/rally-back/any-formation
 */
export function fallBack(unit: Unit, field: Field): Marching {
  const { distance: most, because } = rallyBack(
    unit.troops,
    { ...mannerOf(unit, false), square: false, pushed: unit.pushed },
    field.rules,
  );
  if (fallsInOnRampart(unit, field)) return staying(unit, 'rallying-back', field, [...because, onTheirRampart]);
  const { files: told } = unit.period.conduct;
  const files = told === undefined ? unit.placed.files : Math.min(told, unit.figures);
  const free = freeBehindAt({ ...unit, placed: { ...unit.placed, files } }, most, field);
  const back = wayBack(unit, most, free, field);
  const kept = (bearing: Bearing) => (free(bearing) === most ? [] : [friendsBehind(free(bearing))]);
  const frontingTo = (front: (bearing: Bearing) => Bearing) =>
    freeWay(
      unit,
      back,
      bearing => ({
        doing: 'rallying-back',
        legs: [{ bearing, distance: free(bearing) === most ? 'all' : free(bearing) }],
        facing: front(bearing),
        allowance: most,
        freeTurns: true,
        ...(files === unit.placed.files ? {} : { files, formsFreely: true as const }),
        because: [...because, ...kept(bearing)],
      }),
      field,
    );
  // He fronts when he has come to where he falls in.
  const facingHim = frontingTo(bearing => frontAt(unit, { from: goneBack(unit, bearing, free(bearing)), at }, field));
  // Nobody falls in on both sides of a wall that he has come off: he faces as he did.
  if (standsAcrossAWall(facingHim, field)) return frontingTo(() => unit.placed.facing);
  return { ...facingHim, frontsTo: (from, then) => frontAt(unit, { from, at: then }, field) };
}

const onTheirRampart: Reason = {
  clause: 'wrg/rally-back/distance',
  because: 'on the rampart that they have won',
  effect: 'fall in there',
};

const at = ({ placed }: Unit): Placed => placed;

/** A body that has gone so far back, and faces as it did. */
const goneBack = ({ placed }: Unit, bearing: Bearing, paces: number): Placed => ({
  ...placed,
  at: destination(placed.at, bearing, paces),
});

/** How a body fronts that falls in there: to whoever threatens it most in that place, or as it faces where nobody is to be seen. */
function frontAt(unit: Unit, looking: Looking, field: Field): Bearing {
  const threat = greatestThreat(unit, looking, field);
  return threat === undefined
    ? unit.placed.facing
    : bearingTo(bodyCentre(looking.from), bodyCentre(looking.at(threat)));
}

/** How far a body may go back along a bearing. */
type Free = (bearing: Bearing) => number;

/**
 * The bearing along which a body goes back: as nearly straight as leads it the whole way, or where friends let it nowhere so far, as leads it farthest to its rear;
 * aside only where that brings it no nearer to who threatens it most than he is, or than the way straight back would.
 *
 * @clause wrg/rally-back/distance
 */
function wayBack(unit: Unit, most: number, free: Free, field: Field): Bearing {
  const straight = normalBearing(unit.placed.facing + 180);
  const threat = greatestThreat(unit, { from: unit.placed, at }, field);
  const fromThreat = (bearing: Bearing, paces: number) =>
    threat === undefined
      ? Number.POSITIVE_INFINITY
      : distanceToQuad(destination(bodyCentre(unit.placed), bearing, paces), quadOf(threat.placed));
  const least = Math.min(fromThreat(straight, free(straight)), fromThreat(straight, most));
  const leads = (bearing: Bearing) => bearing === straight || fromThreat(bearing, free(bearing)) >= least;
  const back = waysRound.filter(off => Math.abs(off) <= STILL_BACK).map(off => normalBearing(straight + off));
  const open = back.find(bearing => free(bearing) === most && leads(bearing));
  if (open !== undefined) return open;
  const toRear = (bearing: Bearing) => destination({ x: 0, y: 0 }, normalBearing(bearing - straight), free(bearing)).y;
  return back
    .filter(leads)
    .reduce((best, bearing) => (toRear(bearing) > toRear(best) + NO_WAY ? bearing : best), straight);
}

/** How far every way back is free of friends, looked at once. */
function freeBehindAt(unit: Unit, paces: number, field: Field): Free {
  const friends = onTable(field.state).filter(({ side }) => side === unit.side);
  const known = new Map<Bearing, number>();
  return bearing => {
    const free = known.get(bearing) ?? freeBehind(unit, { bearing, paces }, friends, field);
    known.set(bearing, free);
    return free;
  };
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

/** Where a friend will be who charges or pursues in this period, or is free to carry out his order; where he stands, if he does neither. */
function whereItMarches(friend: Unit, field: Field): Placed {
  const { counter } = friend.period;
  const isHeld = opponentsOf(field.state, friend).some(({ rout }) => rout === null);
  const gone = isHeld ? undefined : whereItComesTo(friend, field);
  if (gone !== undefined) return gone;
  const isBound = counter !== null || friend.aboard !== undefined || isFighting(field.state, friend);
  return isBound || !isFree(friend) ? friend.placed : orderedMarch(friend, field).march.end;
}

/** Whether a body would end with a wall of a siege between its men. */
function standsAcrossAWall({ march: { end } }: Marching, { state, table }: Field): boolean {
  if (state.works === undefined) return false;
  const middle = bodyCentre(end);
  return quadOf(end).some(corner => castleWallsBetween(table, middle, corner).length > 0);
}

const standBehind = 'friends stand behind';

/** Whether a reason of a move is that friends let who rallies back go no farther. */
export const isBarredBehind = ({ because }: Reason): boolean => because === standBehind;

/** Why who rallies back goes no farther, or stays where he is. */
function friendsBehind(free: number): Reason {
  return reasonFor('wrg/rally-back/distance', standBehind, `no more than ${counted(Math.round(free), 'pace')}`);
}
