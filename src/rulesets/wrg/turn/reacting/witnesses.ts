import { distanceBetweenQuads, type Moved, type Placed, placeAt, quadOf } from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import type { General, Unit, UnitId } from '../../state.js';
import { isMainBody, onTable, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { isTestable } from '../sorcery/reacting.js';
import { isUnitToCount } from '../units-counted.js';
import { byLand, type NearByLand } from './detour.js';
import { pacesToGenerals, sees } from './generals-near.js';

/**
 * A unit has broken: all friends who see it near enough will test for it at the end of the period, wherever it has run by then.
 *
 * @clause wrg/reaction/test-friends-broken
 * @clause wrg/reaction/within-needs-view
 */
export function noteBroken(broken: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  const friends = friendsOf(broken, play);
  for (const friend of friends) friend.knows = friend.knows.filter(id => id !== routId(broken.id));
  if (!isRoutOfUnit(broken, rules)) return;
  const field = fieldOf(state, scenario, rules);
  for (const friend of friends) {
    const paces = distanceInView(friend, broken, field);
    if (paces !== undefined) note(friend, broken, paces, field);
  }
}

/** Whether the rout of a body is that of a unit, which its friends test for: not of a sub-unit, nor of who counts as none (`wrg/ruling/lone-figures-as-units`). */
export const isRoutOfUnit = (body: Unit, rules: WrgRules): boolean => isMainBody(body) && isUnitToCount(body, rules);

/** The name under which a unit knows that another is in rout. */
export const routId = (id: UnitId): string => `rout:${id}`;

/** The way that somebody has gone in a movement. */
type Way = Pick<Moved, 'course' | 'final'>;

/** How often on their way it is looked how near routers come to their friends. */
const LOOKS = 24;

/**
 * Routers have run past friends: all who saw them set off or come to a halt, and had them near enough on the way, will test for it; also where
 * they have left the table meanwhile. Their side is told past whom, if these take tests and did not know of the rout yet, or test for it again (`wrg/ruling/routs-past-again`).
 *
 * @clause wrg/reaction/test-friends-broken
 */
export function noteRoutsPast(
  moved: readonly { readonly unit: Unit; readonly way: Way }[],
  before: Field,
  { tell }: Pick<Play, 'tell'>,
): void {
  const { state, scenario, rules } = before;
  const ways = new Map(moved.map(({ unit, way }) => [unit.id, way]));
  const after = fieldOf(state, scenario, rules);
  for (const { unit: router, way } of moved) {
    if (router.rout === null || !isRoutOfUnit(router, rules)) continue;
    const friends = friendsOf(router, before).filter(friend => {
      const seen = [before, after].flatMap(field => seenOf(friend, router, field) ?? []);
      if (seen.length === 0) return false;
      const round = Math.min(...seen.map(({ detour = 0 }) => detour));
      const paces = Math.max(round, nearestOnTheWay(way, ways.get(friend.id), friend));
      if (!note(friend, router, paces, before)) return false;
      if (rules.field.playing.routsPast === 'each-time') forgetRout(friend, router, state);
      return true;
    });
    const isNews = ({ rout, knows }: Unit) => rout === null && !knows.includes(routId(router.id));
    const past = friends.filter(friend => isMainBody(friend) && isNews(friend) && isTestable(friend, before));
    if (past.length === 0) continue;
    tell({ kind: 'ran-past', unit: router.id, friends: past.map(({ id }) => id), because: [] }, [router.side]);
  }
}

/**
 * Friends in rout have burst through a unit: it tests for that too, though it has tested in an earlier period because they broke or ran past. The main body
 * of a sub-unit is no other unit, for it.
 *
 * @clause wrg/reaction/test-friends-broken
 */
export function noteBurstThrough(friend: Unit, routers: Unit, play: Play): void {
  if (!isRoutOfUnit(routers, play.rules) || friend.parent === routers.id) return;
  forgetRout(friend, routers, play.state);
  note(friend, routers, 0, fieldOf(play.state, play.scenario, play.rules));
}

/** A unit tests again for the rout of another, though it has done so before; a part of it does so with its unit. */
function forgetRout(friend: Unit, routers: Unit, state: Play['state']): void {
  const tests = friend.parent === null ? friend : unitOf(state, friend.parent);
  tests.knows = tests.knows.filter(id => id !== routId(routers.id));
}

/** How near routers come to friends: from where both stand before anybody turns to where they end. */
function nearestOnTheWay(way: Way, friendsWay: Way | undefined, friend: Unit): number {
  const setOff = apart(way.course[0]?.placed ?? way.final, friendsWay?.course[0]?.placed ?? friend.placed);
  const looks = Array.from({ length: LOOKS + 1 }, (_, look) => {
    const stood = friendsWay === undefined ? friend.placed : placeAt(friendsWay, look / LOOKS);
    return apart(placeAt(way, look / LOOKS), stood);
  });
  return Math.min(setOff, ...looks);
}

const apart = (one: Placed, other: Placed): number => distanceBetweenQuads(quadOf(one), quadOf(other));

function friendsOf(unit: Unit, { state }: Pick<Play, 'state'>): readonly Unit[] {
  return onTable(state).filter(other => other.side === unit.side && other !== unit && other.parent !== unit.id);
}

/** How far off a unit sees another one, by the way round where something that it does not pass lies between. */
function distanceInView(unit: Unit, other: Unit, field: Field): number | undefined {
  const seen = seenOf(unit, other, field);
  return seen?.detour ?? seen?.distance;
}

function seenOf(unit: Unit, other: Unit, field: Field): NearByLand | undefined {
  const seen = field.near.around(unit.id, { of: 'friends', inView: true }).filter(({ who }) => who.id === other.id);
  return byLand(unit, seen, field)[0];
}

/** Notes a rout for a unit that has it near enough; says whether it had not been noted in this period. */
function note({ period }: Unit, broken: Unit, paces: number, { rules }: Field): boolean {
  if (paces > rules.reaction.triggers.friendsBrokenWithin) return false;
  if (period.sawBreak.some(({ unit }) => unit === broken.id)) return false;
  period.sawBreak = [...period.sawBreak, { unit: broken.id, paces }];
  return true;
}

/**
 * Those of a general's side who see him at the moment when he is lost, and how far off they are. Asked before his men are taken away.
 *
 * @clause wrg/reaction/test-general-lost
 * @clause wrg/reaction/minus2-general-lost
 * @clause wrg/reaction/within-needs-view
 * @clause wrg/reaction/within-detour
 */
export function witnessesOf(general: General, { state, scenario, rules }: Play): readonly [Unit, number][] {
  const field = fieldOf(state, scenario, rules);
  return (
    onTable(state)
      .filter(unit => unit.side === general.side && sees(unit, general, field))
      .map((unit): [Unit, number] => [unit, unit.id === general.with ? 0 : pacesToGenerals(unit, field)(general)])
      // To whom there is no way round he was as far as to those who did not see him.
      .filter(([, paces]) => Number.isFinite(paces))
  );
}
