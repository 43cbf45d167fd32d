import { distanceBetweenQuads, type Leg, type Placed, quadOf, type Wheel } from '../../../../../table/index.js';
import type { OrderStep } from '../../../orders/order.js';
import type { Unit } from '../../../state.js';
import { isFighting, isFree, unitsOf } from '../../../units.js';
import type { Field } from '../../field.js';
import { SLIVER, straightAhead } from '../../frontage.js';
import { stepOf } from '../../ordering/standing.js';
import { type Friends, type Lane, laneAt, legsAt, roundBy } from '../at-an-enemy.js';
import { aimOf } from '../goals.js';
import { nearestEnemy, STANDOFF } from '../march.js';
import { comesStraight } from '../ways.js';

/** Several bodies that go at one enemy: who comes first, and what he leaves the others. */

/**
 * The enemy whom an order is about: whom it names, or the nearest where it names none. Who is no more is nobody: there is nothing left to do for who was to go
 * at him, and no other enemy has been named to him.
 *
 * @clause wrg/orders/written-at-start
 * @clause wrg/orders/crossed-out
 */
export function enemyMeant(unit: Unit, { goal }: OrderStep, field: Field): Unit | undefined {
  const aim = goal === undefined ? undefined : aimOf(goal, unit.side, field);
  if (goal !== undefined && 'unit' in goal && aim === undefined) return undefined;
  return aim !== undefined && 'unit' in aim && aim.unit.side !== unit.side ? aim.unit : nearestEnemy(unit, field);
}

/** A body that goes at an enemy, as he stands or where he is met. */
export interface Going {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly at: Placed;
  readonly charges: boolean;
}

/**
 * The ways of the friends who go at an enemy with a body (`wrg/ruling/beside-friends-at-one-enemy`). Whoever is hand to hand stays where he is, and whoever
 * stands before that enemy; then those go who charge him, those who have him before their front, and those who are nearer. At a siege everybody goes by
 * the way in.
 */
export function friendsAt(going: Going, field: Field): () => Friends {
  return () => {
    const { unit, enemy, at } = going;
    const { state, rules } = field;
    if (rules.field.playing.besideFriends === 'middle' || state.works !== undefined) return { before: [], after: [] };
    const others = unitsOf(state, unit.side).filter(
      ({ id, rout, hidden, aboard }) => id !== unit.id && rout === null && hidden === null && aboard === undefined,
    );
    const stands = (other: Unit) => isFighting(state, other) || isBefore(other, at);
    const goesToo = (other: Unit) => !stands(other) && (chargesAt(other, enemy) || marchesAt(other, enemy, field));
    const inTurn = [unit, ...others.filter(goesToo)].sort((a, b) => Number(comesBefore(b, a, going)) * 2 - 1);
    const before: Lane[] = others.filter(stands).map(({ placed }) => ({ from: placed, paces: 0 }));
    const after = (one: Unit) =>
      inTurn
        .slice(inTurn.indexOf(one) + 1)
        .filter(({ placed }) => straightAhead(placed, at) > SLIVER * placed.stand.front)
        .map(({ placed }) => laneAt(placed, [], at));
    for (const other of inTurn.slice(0, inTurn.indexOf(unit))) {
      const legs = legsAt(other.placed, at, 'all', { friends: () => ({ before, after: after(other) }) });
      before.push(laneAt(other.placed, legs, at));
    }
    return { before, after: after(unit) };
  };
}

const chargesAt = ({ period }: Unit, { id }: Unit): boolean => period.charges === id;

/** Whether a body stands before an enemy, and stays there. */
function isBefore({ placed, pursuit, recovering, bound }: Unit, at: Placed): boolean {
  if (pursuit !== null || recovering !== null || (bound !== null && bound.instruction !== 'halt')) return false;
  return gapTo(placed, at) <= STANDOFF && straightAhead(placed, at) > SLIVER * placed.stand.front;
}

/** Whether a body is on the march at an enemy whom its order is about. */
function marchesAt(unit: Unit, enemy: Unit, field: Field): boolean {
  const { charges, counter, conduct } = unit.period;
  if (!isFree(unit) || charges !== null || counter !== null || conduct.halt === true) return false;
  const step = stepOf(unit, field.state, field.scenario);
  return step?.verb === 'attack' && enemyMeant(unit, step, field) === enemy;
}

/** Whether one of two friends comes before the other at an enemy: of those who only march nobody knows whether they are there in time. */
function comesBefore(one: Unit, other: Unit, { unit, enemy, at, charges }: Going): boolean {
  const isCharger = (each: Unit) => (each === unit ? charges : chargesAt(each, enemy));
  const off = (each: Unit) => [
    Number(!isCharger(each)),
    Number(!comesStraight(each.placed, at)),
    gapTo(each.placed, at),
  ];
  const [mine, his] = [off(one), off(other)];
  const way = mine.map((each, i) => each - (his[i] ?? 0)).find(each => each !== 0);
  return way === undefined ? one.id < other.id : way < 0;
}

const gapTo = (placed: Placed, at: Placed): number => distanceBetweenQuads(quadOf(placed), quadOf(at));

/** Legs toward an enemy that end short of him: how far it is to go is measured from where the body stands once it has come round. */
export function shortOf(unit: Unit, enemy: Unit, field: Field): readonly (Leg | Wheel)[] {
  const { placed } = enemy;
  const isEnemy = enemy.side !== unit.side;
  const friends = friendsAt({ unit, enemy, at: placed, charges: false }, field);
  const legs = legsAt(unit.placed, placed, 'all', isEnemy ? { friends } : {});
  const most = Math.max(0, gapTo(roundBy(unit.placed, legs[0]), placed) - STANDOFF);
  const noFarther = (leg: Leg): Leg => ({
    ...leg,
    distance: leg.distance === 'all' ? most : Math.min(leg.distance, most),
  });
  return legs.map(leg => ('wheel' in leg ? leg : noFarther(leg)));
}
