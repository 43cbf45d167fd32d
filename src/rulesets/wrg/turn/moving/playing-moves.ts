import type { JointMoved } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { isOnTable, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { goesOverTheEdge, offTheTable } from '../leaving.js';
import { isGoing, leaderOf } from './by-order/going-along.js';
import { orderedMarch } from './by-order/ordered.js';
import { NO_STEP, wayGone } from './carrying-out.js';
import { reachingWhoTurn } from './charges/at-who-turns.js';
import { type Cleared, keepClear } from './charges/into-a-charge.js';
import { haltBeforeEnemies } from './charges/walking-into.js';
import { haltsInRange } from './in-range-on-the-way.js';
import { type Marching, staying } from './march.js';
import { marchOf } from './marching.js';
import { keptContact, pursueNoFarther } from './pursuing.js';

/**
 * What those set out to do who move now; all others stand, though they may have moved already in this period, or will yet.
 *
 * @clause wrg/interpenetration/light-infantry
 */
export function marchesOf(moves: (unit: Unit) => boolean, field: Field): ReadonlyMap<string, Marching> {
  const alone = marchesAlone(moves, field);
  const there = thoseWhoGetThere(reachingWhoTurn(alone, moves, field), alone, field);
  return withFollowers(thoseWhoKeepContact(there, field), moves, field);
}

/**
 * Of those who go farther than their move because of an enemy who turns, who gets to him goes as far; whom anybody keeps from him goes no farther than his move.
 *
 * @clause wrg/charge/definition
 */
function thoseWhoGetThere(
  marches: ReadonlyMap<string, Marching>,
  alone: ReadonlyMap<string, Marching>,
  field: Field,
): ReadonlyMap<string, Marching> {
  const farther = [...marches].filter(([id, one]) => one !== alone.get(id)).map(([id]) => id);
  if (farther.length === 0) return marches;
  const { contacts } = playMoves(marches, field).joint;
  const keptOff = farther.filter(id => !contacts.some(({ a, b }) => a === id || b === id));
  return new Map([...marches, ...[...alone].filter(([id]) => keptOff.includes(id))]);
}

/**
 * Of pursuers who go farther than their move to stay upon their quarry, who comes to him goes as far; whom others keep from him goes no farther than his move.
 *
 * @clause wrg/pursuit/move
 * @clause wrg/pursuit/strikes
 */
function thoseWhoKeepContact(marches: ReadonlyMap<string, Marching>, field: Field): ReadonlyMap<string, Marching> {
  const farther = [...marches.values()].filter(({ because }) => because.includes(keptContact));
  if (farther.length === 0) return marches;
  const { contacts } = playMoves(marches, field).joint;
  const areTogether = (one: string, other: string) =>
    contacts.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  const kept = farther.flatMap(({ unit }): [string, Marching][] => {
    const { pursuit } = unit;
    if (pursuit === null || areTogether(unit.id, pursuit.quarry)) return [];
    return [[unit.id, keptByEdge(pursueNoFarther(unit, pursuit, field), field)]];
  });
  return new Map([...marches, ...kept]);
}

/**
 * Who follows or supports a friend goes along with him in the same period: not to behind where he stands, but to behind where his move leads him.
 *
 * @clause wrg/movement/simultaneous
 * @clause wrg/orders/support
 */
function withFollowers(
  marches: ReadonlyMap<string, Marching>,
  moves: (unit: Unit) => boolean,
  field: Field,
): ReadonlyMap<string, Marching> {
  const followers = onTable(field.state).flatMap(unit => {
    const leader = moves(unit) ? leaderOf(unit, field) : undefined;
    const his = leader === undefined ? undefined : marches.get(leader.id);
    const goes = his !== undefined && isGoing(his.unit, his.doing) && his.march.moved >= NO_STEP;
    return goes ? [{ unit, leader: his.unit }] : [];
  });
  if (followers.length === 0) return marches;
  const { joint } = playMoves(marches, field);
  const along = followers.flatMap(({ unit, leader }): [string, Marching][] => {
    const there = joint.units.find(({ id }) => id === leader.id);
    if (there === undefined || there.moved < NO_STEP) return [];
    return [[unit.id, keptByEdge(orderedMarch(unit, field, { ...leader.placed, ...there.final }), field)]];
  });
  return new Map([...marches, ...along]);
}

function marchesAlone(moves: (unit: Unit) => boolean, field: Field): ReadonlyMap<string, Marching> {
  return new Map(
    onTable(field.state).map(unit => [
      unit.id,
      moves(unit)
        ? keptByEdge(marchOf(unit, field), field)
        : { ...staying(unit, unit.period.doing, field), ...movingToo(unit, field) },
    ]),
  );
}

/** A march that takes nobody off the table who does no more than turn there (`wrg/ruling/turned-off-the-table`). Broken troops are lost at the edge however they come to it. */
function keptByEdge(one: Marching, { rules }: Field): Marching {
  const { stopped, moved } = one.march;
  const turnsOnly = stopped?.kind === 'edge' && moved < NO_STEP && one.unit.rout === null;
  return turnsOnly && rules.field.playing.turnedOff === 'stays' ? { ...one, stays: true } : one;
}

/** Who runs or evades has moved before all others, if it is their turn, and they will move when it is not. */
function movingToo(unit: Unit, field: Field): Pick<Marching, 'movesToo'> {
  const { moved } = unit.period;
  return { movesToo: () => (isFirst(unit, field) ? moved > 0 : marchOf(unit, field).march.moved > 0) };
}

/** A movement that has been played, and the marches that have ended sooner because an enemy came into range. */
export interface MovesPlayed extends Cleared {
  readonly inRange: ReadonlyMap<string, Marching>;
}

/** How a movement comes out in which all go their ways at the same time. Nothing is carried out. */
export function playMoves(marching: ReadonlyMap<string, Marching>, field: Field): MovesPlayed {
  const whole = keepClear(marching, field);
  const inRange = haltsInRange(marching, whole.joint, field);
  const cleared = inRange.size === 0 ? whole : keepClear(new Map([...marching, ...inRange]), field);
  const joint = haltBeforeEnemies(cleared.joint, marching, field);
  const kept = keptOnTable(joint, marching, field);
  if (kept.length === 0) return { ...cleared, joint, inRange };
  const again = kept.map((one): [string, Marching] => [one.unit.id, { ...one, stays: true }]);
  return playMoves(new Map([...marching, ...again]), field);
}

/** Who would leave the table by its edge, where he is in nobody's way, and is kept from it by an enemy: he is in the way of others after all. */
function keptOnTable(
  { units }: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly Marching[] {
  return units.flatMap(({ id, stoppedBy }) => {
    const one = marching.get(id);
    if (one === undefined || stoppedBy?.kind !== 'enemy') return [];
    return one.march.stopped?.kind === 'edge' && goesOverTheEdge(one, field) ? [one] : [];
  });
}

/** How the movement of a period would come out as everybody is minded now, once those who run first have run. Nothing is carried out. */
export function movesToCome(field: Field): Cleared {
  const runs = (unit: Unit) => isFirst(unit, field);
  const { state, scenario, rules } = field;
  if (!onTable(state).some(runs))
    return playMoves(
      marchesOf(() => true, field),
      field,
    );
  const first = marchesOf(runs, field);
  const then = fieldOf(withEverybodyMoved(first, playMoves(first, field), field), scenario, rules);
  return playMoves(
    marchesOf(unit => !runs(unit), then),
    then,
  );
}

/** Who moves before all others do (`wrg/ruling/who-runs-first`). */
export function isFirst(unit: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return rules.field.playing.runnersFirst && (unit.rout !== null || unit.period.counter?.what === 'evade');
}

/** A battle in which everybody stands where his move has led him, and who has gone over the edge of the table stands on it no more. */
export function withEverybodyMoved(
  marching: ReadonlyMap<string, Marching>,
  { joint, inRange }: Pick<MovesPlayed, 'joint' | 'inRange'>,
  field: Field,
): Field['state'] {
  const { state } = field;
  const moved = joint.units.flatMap(each => {
    const unit = state.units[each.id];
    const one = inRange.get(each.id) ?? marching.get(each.id);
    if (unit === undefined || one === undefined) return [];
    // Those stand in it who have gone their way before.
    const gone = each.moved < NO_STEP ? {} : wayGone(unit, each);
    const period = { ...unit.period, ...gone, moved: unit.period.moved + each.moved };
    const there: Unit = { ...unit, period, placed: { ...unit.placed, ...each.final } };
    const isOff = each.stoppedBy?.kind === 'edge' && goesOverTheEdge(one, field);
    return [isOff ? offTheTable(there, field) : there];
  });
  const off = new Set(moved.filter(unit => !isOnTable(unit)).map(({ id }) => id));
  return {
    ...state,
    units: { ...state.units, ...Object.fromEntries(moved.map(unit => [unit.id, unit])) },
    // They are hand to hand with nobody any more.
    melees: state.melees.filter(({ a, b }) => !off.has(a) && !off.has(b)),
  };
}
