import { bearingTo, destination, distance, normalBearing } from '../../../table/index.js';
import { gapBetween, isWithin } from '../combat/contact.js';
import type { Field } from '../field.js';
import { fireFieldOf } from '../fire/targets.js';
import { turnedBy } from '../formation/places.js';
import { allowanceOf, openActions } from '../movement/actions.js';
import type { WalkedAction } from '../movement/movement.js';
import type { Formed, Unit } from '../state.js';
import type { Action, ActionKind } from '../terms.js';
import { classOf, enemiesOf, friendsOf, isCommand, isSingle } from '../units.js';
import type { Boldness } from './boldness.js';
import { shotsOf } from './fire.js';
import { closedUp, deployed } from './shapes.js';
import { dangerAt } from './threats.js';
import { endOf, firstLegal, inches, marches, marchTo, stay, turning, turnTo } from './ways.js';

/** How far within the range of its muskets foot goes to fire, in inches: whatever either does, it stays in range. */
const WITHIN_RANGE = 2;
/** How near foot that means to fight hand to hand goes: its charge is that long. */
const CHARGE_POST = 3.5;
/** How far enemy horse may be and foot that is in danger still turns to it, in inches. */
const HORSE_IN_SIGHT = 24;
/** Stands that a unit risks without doing anything about it. */
const BEARABLE = 0.3;
/** How far off its front foot may have an enemy that it fires at, in degrees. */
const AIMED = 10;
/** How near an enemy friends must be to see to it, and how much farther away it then seems for each of them, in inches. */
const AT_HAND = 10;
const BESET = 3;
/** How much farther away than foot an enemy seems whom foot can hardly catch, in inches. */
const HORSE = 6;
const COMMANDERS = 20;
/** Stands that keeping its place in the advance is worth: a defensive mass goes nowhere. */
const STANDING_FAST = 0.35;

/** What foot does that does not charge: it looks to its safety first, then fires if it can, and else comes on. */
export function footAction(unit: Unit, enemy: Unit, field: Field, boldness: Boldness): Action {
  const { rules } = field;
  const gap = gapBetween(unit, enemy, rules);
  const danger = dangerAt(unit, unit, field);
  if (danger > BEARABLE) return safest(unit, danger, enemy, field);
  const wanted = formationFor(unit, enemy, gap, field, boldness);
  if (wanted !== undefined && openActions(unit, rules).includes(wanted.kind)) {
    const end = endOf(unit, wanted, field);
    if (end !== undefined && dangerAt(unit, end, field) <= BEARABLE) return wanted;
  }
  if (unit.formation === 'defensive mass') return stay(unit);
  const bearing = bearingTo(unit.at, enemy.at);
  const shoots = firesMuskets(unit, field) && gap <= rules.fire.ranges.muskets;
  const keeps = shoots && !isBeaten(unit, enemy);
  // In range, but behind friends.
  const sought =
    shoots && boldness.seeks && !firesFrom(unit, bearing, field) ? seekFire(unit, field, boldness) : undefined;
  if (sought !== undefined) return sought;
  if (keeps && Math.abs(turnTo(unit.facing, bearing)) < AIMED) return stay(unit);
  if (keeps) return firstLegal(unit, [{ kind: 'manoeuvre', steps: turning(unit.facing, bearing) }], field);
  if (boldness.stands) return stay(unit);
  const toFire = Math.max(0, rules.fire.ranges.muskets - WITHIN_RANGE);
  const post = firesMuskets(unit, field) && !isBeaten(unit, enemy) ? toFire : CHARGE_POST;
  const march = safely(unit, marches(unit, bearing, inches(gap - post), field), field, boldness);
  const stands = !('steps' in march) || march.steps.every(step => !('move' in step));
  return (stands && boldness.seeks && !shoots ? seekFire(unit, field, boldness) : undefined) ?? march;
}

/** An enemy that is worth coming to push of pike with: it is weaker already. */
function isBeaten(unit: Unit, enemy: Unit): boolean {
  return enemy.stands.length + 1 < unit.stands.length && classOf(enemy) !== 'mounted';
}

function firesMuskets({ stands }: Unit, { rules }: Field): boolean {
  return stands.some(({ kind }) => rules.stands[kind].fires !== null);
}

/** What leaves a threatened unit in the least danger: to stand as it is, to face whoever comes, to close up, to close up on all sides. */
function safest(unit: Unit, danger: number, enemy: Unit, field: Field): Action {
  const open: readonly ActionKind[] = openActions(unit, field.rules);
  const horse = enemiesOf(unit, field).filter(other => classOf(other) === 'mounted' && !isSingle(other));
  const bearings = [...horse, enemy]
    .filter(other => isWithin(unit, other, HORSE_IN_SIGHT, field.rules))
    .map(other => bearingTo(unit.at, other.at));
  const ways: readonly (WalkedAction | undefined)[] = [
    ...bearings.map((to): WalkedAction => ({ kind: 'manoeuvre', steps: turning(unit.facing, to) })),
    closedUp(unit, 'mass', field.rules),
    closedUp(unit, 'defensive mass', field.rules),
  ];
  let best: { readonly action: Action; readonly danger: number } = { action: stay(unit), danger };
  for (const action of ways) {
    if (action === undefined || !open.includes(action.kind)) continue;
    const end = endOf(unit, action, field);
    if (end === undefined) continue;
    const there = dangerAt(unit, end, field) + costOf(end);
    if (there < best.danger) best = { action, danger: there };
  }
  return best.action;
}

function costOf({ formation }: Formed): number {
  return formation === 'defensive mass' ? STANDING_FAST : 0;
}

/** A line to fire from; a mass while horse is near, for it moves as well and is not ridden down. */
function formationFor(
  unit: Unit,
  enemy: Unit,
  gap: number,
  field: Field,
  { closesUpAt }: Boldness,
): WalkedAction | undefined {
  const { rules } = field;
  const horse = enemiesOf(unit, field).some(
    other => classOf(other) === 'mounted' && !isSingle(other) && isWithin(unit, other, closesUpAt, rules),
  );
  const inFireFight = gap <= rules.fire.ranges.muskets && classOf(enemy) === 'foot';
  return horse && !inFireFight ? closedUp(unit, 'mass', rules) : deployed(unit, rules);
}

/** The first way after which the unit stands in no danger but such as an advance is worth; it stays rather than go into worse. */
function safely(unit: Unit, wanted: readonly WalkedAction[], field: Field, { daring }: Boldness): Action {
  const way = wanted.find(action => {
    const end = endOf(unit, action, field);
    return end !== undefined && dangerAt(unit, end, field) <= daring;
  });
  return way ?? stay(unit);
}

/** Whether a unit fires at anybody from where it stands, as it looks or turned to the enemy. */
function firesFrom(unit: Unit, bearing: number, field: Field): boolean {
  const seen = fireFieldOf(field);
  return [unit, turnedBy(unit, turnTo(unit.facing, bearing))].some(pose => shotsOf(unit, pose, seen).length > 0);
}

/** Directions off the way to an enemy, and parts of a move, in which foot looks for a place to fire from. */
const asides: readonly number[] = [0, 25, -25, 50, -50, 80, -80];
const parts: readonly number[] = [1, 0.5];
/** How many enemies, the nearest, it looks at, and how many places, the best. */
const LOOKED_AT = 3;
const TRIES = 6;

/** For foot behind others, to where it fires at somebody, or comes nearer to him with nobody before it; nothing where that is too dangerous. */
function seekFire(unit: Unit, field: Field, { daring }: Boldness): Action | undefined {
  const allowance = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  const seen = fireFieldOf(field);
  const near = enemiesOf(unit, field)
    .filter(enemy => !isCommand(enemy))
    .sort((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at))
    .slice(0, LOOKED_AT);
  const ways = near.flatMap(enemy => {
    const straight = bearingTo(unit.at, enemy.at);
    return asides.flatMap(aside =>
      parts.flatMap(part => {
        const bearing = normalBearing(straight + aside);
        const move = inches(allowance * part);
        const there = bearingTo(destination(unit.at, bearing, move), enemy.at);
        const steps = marchTo(unit.facing, bearing, move, there);
        const end = endOf(unit, { kind: 'manoeuvre', steps }, field);
        if (end === undefined) return [];
        const hits = shotsOf(unit, end, seen).reduce((sum, shot) => sum + shot.hits, 0);
        return [{ end, steps, worth: hits * HIT + distance(unit.at, enemy.at) - distance(end.at, enemy.at) }];
      }),
    );
  });
  const best = ways
    .filter(({ worth }) => worth > NEARER)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIES)
    .find(({ end }) => dangerAt(unit, end, field) <= daring);
  return best === undefined ? undefined : { kind: 'manoeuvre', steps: best.steps };
}

/** What a hit is worth in inches nearer to the enemy, and how much nearer a way must lead to be gone. */
const HIT = 20;
const NEARER = 1;

/** The enemy whom foot marches on: the nearest, but rather one that others of its side do not see to already. */
export function aimOf(unit: Unit, field: Field): Unit | undefined {
  const friends = friendsOf(unit, field).filter(other => classOf(other) === 'foot');
  const far = (enemy: Unit): number => {
    const away = distance(unit.at, enemy.at);
    const seeing = friends.filter(friend => distance(friend.at, enemy.at) < Math.min(away, AT_HAND));
    const quarry = isCommand(enemy) ? COMMANDERS : classOf(enemy) === 'mounted' ? HORSE : 0;
    return away + seeing.length * BESET + quarry;
  };
  const [best] = enemiesOf(unit, field)
    .map(enemy => ({ enemy, far: far(enemy) }))
    .sort((a, b) => a.far - b.far);
  return best?.enemy;
}
