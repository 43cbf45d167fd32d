import type { Reason } from '../../../../../rulebook/index.js';
import {
  type Box,
  boxAround,
  boxesMeet,
  depthOf,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  type Placed,
  placeAt,
  pointOn,
  quadOf,
  quadsOverlap,
  turned,
  widthOf,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';
import { TOUCH } from '../../frontage.js';
import { passesFreely } from '../../sorcery/moving.js';
import type { Marching } from '../march.js';
import type { Beyond } from './coming-clear.js';
import { isNews, type Leave, mayPass, NO_WAY, pairOf, passageOf } from './leave-to-pass.js';

/** Friends where one has gone through the other. */
export interface PassedThrough {
  readonly one: Unit;
  readonly other: Unit;
  /** Without right: both are disorganised. */
  readonly disorganises: boolean;
  /** Why both keep their order, where one has gone through the other as of right. */
  readonly inOrder?: Reason;
  /** He was running away. */
  readonly routs: boolean;
  /** He has got no farther than into him. */
  readonly stays?: true;
  /** There is a gap beside him, to which enemies bar the way. */
  readonly gapBarred?: true;
}

/** How often in a period it is looked whether bodies that may pass each other are on the same ground. */
const LOOKS = 48;
const looks = Array.from({ length: LOOKS }, (_, at) => (at + 1) / LOOKS);
/** A friend is passed as soon as so much of a base is on his ground: less is the corner of a body that comes round beside him. */
const OF_A_BASE = 0.5;

/** Those who have gone through friends in a movement. A rout bursts through nobody whom it has come upon only on its way out of others. */
export function passagesOf(
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
  beyond: ReadonlyMap<string, Beyond> = new Map(),
): readonly PassedThrough[] {
  const all = units.flatMap(moved => {
    const one = marching.get(moved.id);
    return one === undefined ? [] : [{ moved, one, reach: reachOf(moved) }];
  });
  return all.flatMap(({ moved, one, reach }) => {
    if (stoodStill(moved, one)) return [];
    return all.flatMap(({ moved: passed, one: other, reach: his }): PassedThrough[] => {
      if (other === one || other.unit.side !== one.unit.side) return [];
      const [id, by] = [one.unit.id, other.unit.id];
      if (one.round?.includes(by) === true) return [];
      if (!boxesMeet(reach, his) || leave.refused.has(pairOf(id, by))) return [];
      const went = leave.through.has(pairOf(id, by)) || mayPass(id, by, leave, marching, field);
      if (!went || !wentThroughAsItWent(moved, passed, one)) return [];
      const freely = passesFreely(one.unit, other.unit, field);
      const passage = passageOf(one, other, field, stoodStill(passed, other));
      const disorganises = !freely && passage.disorganises;
      const [right] = freely || passage.disorganises ? [] : passage.because;
      const gap = one.gapsBarred?.includes(by) === true ? { gapBarred: true as const } : {};
      const out = beyond.get(id);
      const isUpon = (out === undefined || out.outOf.includes(by)) && stoodStill(passed, other);
      const isMet = isUpon || (metWithin(moved, passed) && !walksInto(passed, moved));
      const routs = one.doing === 'routing' && !freely && isMet;
      const inOrder = right === undefined || routs ? {} : { inOrder: right };
      return [{ one: one.unit, other: other.unit, disorganises, ...inOrder, routs, ...gap }];
    });
  });
}

/** All the ground on which a body can have been in its move, however it stood there, and more: whose reaches are apart have not met. */
function reachOf({ course, final }: Moved): Box {
  const places = [...course.map(({ placed }) => placed), final];
  const margin = Math.max(...places.map(placed => widthOf(placed) + depthOf(placed)));
  return boxAround(
    places.map(({ at }) => at),
    margin,
  );
}

/**
 * Friends whom a body has passed in a movement: through them, or by a gap beside them.
 *
 * @clause wrg/rout/friends-gap
 * @clause wrg/evade/through-friends
 */
export function passedBy(
  { unit, round = [] }: Marching,
  { joint, passages }: { readonly joint: JointMoved; readonly passages: readonly PassedThrough[] },
  { rules }: Field,
): readonly string[] {
  const own = joint.units.find(({ id }) => id === unit.id);
  const through = passages.filter(({ one }) => one.id === unit.id).map(({ other }) => other.id);
  const beside = joint.units.filter(
    moved => round.includes(moved.id) && own !== undefined && cameNear(own, moved, rules.movement.rout.gap.width),
  );
  return [...new Set([...through, ...beside.map(({ id }) => id)])];
}

/** Whether one of two bodies has been so near the other, in paces. */
function cameNear(a: Moved, b: Moved, paces: number): boolean {
  return looks.some(time => distanceBetweenQuads(quadOf(placeAt(a, time)), quadOf(placeAt(b, time))) <= paces);
}

/** Whether one of two bodies has been on the ground of the other before their moves were over. */
function metWithin(a: Moved, b: Moved): boolean {
  const deep = OF_A_BASE * Math.min(a.final.stand.depth, b.final.stand.depth);
  return looks.some(time => time < 1 && quadsOverlap(quadOf(placeAt(a, time)), quadOf(placeAt(b, time)), deep));
}

/**
 * Whether the first of two bodies has walked into the other, from aside or behind: where they come together it has come upon that, and not that upon where it
 * was. Who moves is met where he is when one comes to him.
 *
 * @clause wrg/movement/simultaneous
 */
function walksInto(a: Moved, b: Moved): boolean {
  const meet = (at: number, then: number) => quadsOverlap(quadOf(placeAt(a, at)), quadOf(placeAt(b, then)), TOUCH);
  const at = looks.find(time => meet(time, time));
  if (at === undefined) return false;
  const before = at - 1 / LOOKS;
  return meet(at, before) && !meet(before, at);
}

/** Whether one of two bodies has been on the ground of the other, deeper than a corner brushes it. */
export function wentThrough(a: Moved, b: Moved): boolean {
  return onOneGround(a, b, OF_A_BASE * Math.min(a.final.stand.depth, b.final.stand.depth));
}

/**
 * The same of who changes his direction man by man: his block comes round on the table alone, and who is brushed by no more than its coming round, and not
 * by the men as they stood, has been passed by nobody.
 *
 * @clause wrg/rout/turns
 */
function wentThroughAsItWent(moved: Moved, passed: Moved, { going }: Marching): boolean {
  if (!wentThrough(moved, passed)) return false;
  return going.costs.turn !== undefined || wentThrough(asItStood(moved), passed);
}

/** A body that has gone its way with its block as it stood at the beginning. */
function asItStood(moved: Moved): Moved {
  const [first] = moved.course;
  if (first === undefined) return moved;
  const unturned = (placed: Placed) => turned(placed, first.placed.facing);
  const course = moved.course.map(({ time, placed }) => ({ time, placed: unturned(placed) }));
  return { ...moved, course, final: unturned(moved.final) };
}

function onOneGround(a: Moved, b: Moved, deep: number): boolean {
  const [endOfA, endOfB] = [quadOf(a.final), quadOf(b.final)];
  return (
    looks.some(time => quadsOverlap(quadOf(placeAt(a, time)), quadOf(placeAt(b, time)), deep)) ||
    onTheWayOut(a).some(placed => quadsOverlap(quadOf(placed), endOfB, deep)) ||
    onTheWayOut(b).some(placed => quadsOverlap(quadOf(placed), endOfA, deep))
  );
}

/** Where a body has been that came out from among friends when its move was over, and took no more time for it. */
function onTheWayOut({ course, final }: Moved): readonly Placed[] {
  const [from, to] = course.slice(-2);
  if (from === undefined || to === undefined || from.time < to.time) return [];
  const out = { from: from.placed.at, to: final.at };
  return looks.map(part => ({ ...final, at: pointOn(out, part) }));
}

/** Whether two bodies have been on the same ground. */
export function cameTogether(a: Moved, b: Moved): boolean {
  return onOneGround(a, b, TOUCH);
}

/**
 * The pairs of friends of whom one is kept from coming round in a wheel by the other, though its corner might do no more than brush him: figures pivot
 * with their body, and none of them passes any of his.
 */
export function brushedInAWheel(
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
): readonly string[] {
  return units.flatMap(({ id, stoppedBy, spent }) => {
    if (stoppedBy?.kind !== 'friend' || !marching.has(stoppedBy.id)) return [];
    const pair = pairOf(id, stoppedBy.id);
    const comesRound = marching.get(id)?.march.nodes.some(node => node.wheeled === true && node.spent > spent) === true;
    return comesRound && isNews(pair, leave) && !leave.grazed.has(pair) ? [pair] : [];
  });
}

/** The pairs of friends of whom one would do more than brush the other. */
export function wouldPass({ units }: JointMoved, { through }: Leave): readonly string[] {
  const movedOf = (id: string | undefined) => units.find(moved => moved.id === id);
  return [...through].flatMap(([pair, how]) => {
    const [one, other] = pair.split(' ').map(movedOf);
    return how === 'grazes' && one !== undefined && other !== undefined && wentThrough(one, other) ? [pair] : [];
  });
}

/**
 * The pairs of friends of whom one goes through the other in his haste, as they both move, though it is the other who has come upon him: that he may not.
 */
export function walkedInto(
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const hasty = units.filter(({ id }) => isPursuing(marching.get(id)) || marching.get(id)?.doing === 'routing');
  return hasty.flatMap(moved =>
    units.flatMap(other => {
      const pair = pairOf(moved.id, other.id);
      const [one, friend] = [marching.get(moved.id), marching.get(other.id)];
      if (one === undefined || friend === undefined || one === friend || one.unit.side !== friend.unit.side) return [];
      if (isPursuing(friend) || !isNews(pair, leave) || mayPass(other.id, moved.id, leave, marching, field)) return [];
      if (other.moved === 0 || !cameTogether(moved, other)) return [];
      if (one.doing === 'routing') return walksInto(other, moved) ? [pair] : [];
      const comesUpon = [friend.unit.placed, other.final].some(placed => cameTogether(moved, standing(other, placed)));
      return comesUpon ? [] : [pair];
    }),
  );
}

const isPursuing = (one: Marching | undefined): boolean => one?.doing === 'pursuing' && one.march.moved > 0;

/** A body as if it stood in one place all the time. */
function standing(moved: Moved, placed: Moved['final']): Moved {
  return { ...moved, final: placed, course: [{ time: 0, placed }] };
}

/** Whether a body has stood where it was, all through a movement: it has not marched, wheeled or turned, whether it meant to or not. */
function stoodStill({ moved, final }: Moved, { unit: { placed } }: Marching): boolean {
  return moved <= NO_WAY && final.facing === placed.facing && final.files === placed.files;
}

/**
 * The pairs of friends of whom one may go through the other as of right because he stands, though he would march and is kept from it; and those of
 * whom he does not stand any longer once he may.
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 */
export function standingFriends(
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): { readonly stand: readonly string[]; readonly marchOn: readonly string[] } {
  const isStill = (id: string) => {
    const [moved, one] = [units.find(each => each.id === id), marching.get(id)];
    return moved !== undefined && one !== undefined && stoodStill(moved, one);
  };
  const stand = units.flatMap(({ id, stoppedBy }) => {
    const [one, by] = [marching.get(id), stoppedBy?.kind === 'friend' ? marching.get(stoppedBy.id) : undefined];
    if (one === undefined || by === undefined || by.march.moved === 0 || !isStill(by.unit.id)) return [];
    const pair = pairOf(id, by.unit.id);
    const isOpen = isNews(pair, leave) && !leave.waits.has(pair);
    return isOpen && !passageOf(one, by, field, true).disorganises ? [pair] : [];
  });
  const marchOn = [...leave.through].flatMap(([pair, how]) =>
    how === 'stands' && !pair.split(' ').some(isStill) ? [pair] : [],
  );
  return { stand, marchOn };
}
