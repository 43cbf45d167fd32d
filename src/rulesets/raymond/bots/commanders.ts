import { bearingTo, destination, distance, type Point } from '../../../table/index.js';
import { isWithin } from '../combat/contact.js';
import type { Field } from '../field.js';
import { eligibleTargets, fireFieldOf } from '../fire/targets.js';
import { depthOf } from '../formation/places.js';
import { allowanceOf } from '../movement/actions.js';
import type { WalkedAction } from '../movement/movement.js';
import type { Formed, Unit } from '../state.js';
import { classOf, enemiesOf, friendsOf, isArtillery, isCommand } from '../units.js';
import { threatsTo } from './threats.js';
import { endOf, marchTo } from './ways.js';

/** How far behind the rear of a unit its commander rides, in inches. */
const BEHIND = 1.25;
/** How near the enemy a unit must be to need a commander, in inches. */
const NEAR = 24;
/** How much riding there a place may be worth, in inches of the way for one unit led. */
const RIDE = 60;
/** A commander so near to his post, in inches, does not trouble to ride there. */
const ALMOST_THERE = 1;
/** Directions off the straight way, and parts of it, that are tried where something stands in the way. */
const swerves: readonly number[] = [0, 20, -20, 45, -45];
const parts: readonly number[] = [1, 0.8, 0.5];

/** A commander rides behind the fighting, where most units are in reach of his word that nobody else leads, and no enemy is of him. */
export function besideTheFighting(unit: Unit, field: Field): readonly WalkedAction[] {
  const posts = friendsOf(unit, field)
    .filter(friend => !isCommand(friend) && !isArtillery(friend))
    .map(friend => {
      const post = destination(friend.at, friend.facing, -BEHIND - depthOf(friend, field.rules));
      return { post, facing: friend.facing, worth: worthOf(post, unit, field) };
    })
    .sort((a, b) => b.worth - a.worth);
  const isSafe = (post: Point): boolean => {
    const there = { ...unit, at: post };
    return threatsTo(unit, there, field).length === 0 && !isFiredAt(unit, there, field);
  };
  const best = posts.find(({ post }) => isSafe(post));
  if (best !== undefined && distance(unit.at, best.post) < ALMOST_THERE && isSafe(unit.at)) return [];
  if (best !== undefined) return rides(unit, best.post, best.facing, field);
  return isFiredAt(unit, unit, field) ? ridesOff(unit, field) : [];
}

/** How far behind a unit, and how far to the side of its middle, a commander looks for a place from which he leads its charge, in inches. */
const behindIt: readonly number[] = [0.5, 1.5, 2.5];
const besideIt: readonly number[] = [0, -2, 2];

/**
 * Where a commander rides to give the word for charges before they are made: to a safe place in reach from which he leads most of those who
 * would charge without him. Nothing where he reaches none of them.
 */
export function toLeadCharges(unit: Unit, chargers: readonly Unit[], field: Field): WalkedAction | undefined {
  const reach = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  const places = chargers.flatMap(charger =>
    behindIt.flatMap(behind =>
      besideIt.map(beside => {
        const rear = destination(charger.at, charger.facing, -behind - depthOf(charger, field.rules));
        return { post: destination(rear, charger.facing + 90, beside), facing: charger.facing };
      }),
    ),
  );
  const [best] = places
    .filter(({ post }) => distance(unit.at, post) <= reach)
    .flatMap(({ post, facing }) => {
      const bearing = bearingTo(unit.at, post);
      const steps = marchTo(unit.facing, bearing, distance(unit.at, post), facing);
      const end = endOf(unit, { kind: 'manoeuvre', steps }, field);
      const led =
        end === undefined ? 0 : chargers.filter(charger => leads({ ...unit, at: end.at }, charger, field)).length;
      return led === 0 || end === undefined ? [] : [{ steps, end, led }];
    })
    .sort((a, b) => b.led - a.led)
    .filter(({ end }) => threatsTo(unit, { ...unit, ...end }, field).length === 0 && !isFiredAt(unit, end, field));
  return best && { kind: 'manoeuvre', steps: best.steps };
}

/** Whether a commander where he stands leads a unit. */
function leads(commander: Unit, unit: Unit, { rules }: Field): boolean {
  const { rank } = commander;
  return rank !== null && isWithin(unit, commander, rules.command.ranges[rank], rules);
}

/** Whether a commander who stood somewhere would stand before the muskets or guns of an enemy, as these stand now. */
function isFiredAt(unit: Unit, pose: Formed, field: Field): boolean {
  const there = { ...unit, at: pose.at, facing: pose.facing };
  const seen = fireFieldOf({ ...field, units: { ...field.units, [unit.id]: there } });
  return enemiesOf(unit, field).some(enemy =>
    eligibleTargets(enemy, seen).some(
      ({ target, range, weapon }) => target === unit.id && range <= field.rules.fire.ranges[weapon],
    ),
  );
}

/** Away from the nearest enemy, as far as it goes; where nobody is led, he is at least not shot. */
function ridesOff(unit: Unit, field: Field): readonly WalkedAction[] {
  const [nearest] = [...enemiesOf(unit, field)].sort((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at));
  if (nearest === undefined) return [];
  const away = bearingTo(nearest.at, unit.at);
  const reach = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  return rides(unit, destination(unit.at, away, reach), bearingTo(unit.at, nearest.at), field);
}

function worthOf(post: Point, unit: Unit, field: Field): number {
  const enemies = enemiesOf(unit, field);
  const others = friendsOf(unit, field).filter(({ rank }) => rank !== null);
  const led = friendsOf(unit, field).filter(friend => friend.rank === null && isLed(friend, post, unit, field));
  const worth = led.reduce((sum, friend) => {
    const gap = Math.min(...enemies.map(enemy => distance(friend.at, enemy.at)));
    const need = Math.max(0, 1 - gap / NEAR) * (classOf(friend) === 'mounted' ? 1.5 : 1);
    return sum + (others.some(other => isLed(friend, other.at, other, field)) ? need / 4 : need);
  }, 0);
  return worth - distance(unit.at, post) / RIDE;
}

function isLed(friend: Unit, post: Point, { rank }: Unit, { rules }: Field): boolean {
  return rank !== null && distance(friend.at, post) <= rules.command.ranges[rank] + depthOf(friend, rules) / 2;
}

/** Ways to a post, or as near to it as can be. */
function rides(unit: Unit, post: Point, facing: number, field: Field): readonly WalkedAction[] {
  const allowance = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  const away = distance(unit.at, post);
  return swerves.flatMap(swerve =>
    parts.map((part): WalkedAction => {
      const bearing = bearingTo(unit.at, post) + swerve;
      const steps = marchTo(unit.facing, bearing, Math.min(away, allowance) * part, facing);
      return { kind: 'manoeuvre', steps };
    }),
  );
}
