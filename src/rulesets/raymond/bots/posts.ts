import { bearingTo, destination, distance, normalBearing, type Point, turnBetween } from '../../../table/index.js';
import { allowanceOf } from '../actions.js';
import { gapBetween } from '../contact.js';
import type { Field } from '../field.js';
import type { WalkedAction } from '../movement.js';
import type { Unit } from '../state.js';
import type { Step } from '../terms.js';
import { classOf, enemiesOf, friendsOf, isSingle } from '../units.js';

/** Parts of a move that are tried, and directions off the way to the enemy. */
const parts: readonly number[] = [1, 0.75, 0.5, 0.25, 0];
const swerves: readonly number[] = [0, 20, -20, 45, -45, 75, -75, 110, -110, 180];
/** The best distance for a charge, in inches: near enough to arrive, far enough to see it coming. */
const CHARGE_POST = 11;
/** How wide a charger's or musket's front is taken to be, in degrees to either side. */
const FRONT = 30;
/** How far behind a unit its commander rides, in inches. */
const BEHIND = 3.5;
/** How many posts are tried before a unit stays where it is. */
const TRIES = 12;

/** Where a mounted unit would go, the best post first. */
export function postOf(unit: Unit, field: Field): readonly WalkedAction[] {
  return unit.type === 'command' ? besideTheFighting(unit, field) : posts(unit, field);
}

interface Post {
  readonly at: Point;
  readonly facing: number;
  readonly steps: readonly Step[];
}

/** Horse looks for flanks to charge, keeps out of musket shot, and does not stand where enemy horse will charge it. */
function posts(unit: Unit, field: Field): readonly WalkedAction[] {
  const enemies = enemiesOf(unit, field).filter(enemy => enemy.type !== 'command');
  const prey = preyOf(unit, enemies, field);
  if (prey === undefined) return [];
  return reachable(unit, prey.at, field)
    .map(post => ({ post, worth: worthOfPost(post, unit, prey, enemies, field) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIES)
    .map(({ post }) => ({ kind: 'manoeuvre', steps: post.steps }));
}

/** The enemy whom it would rather charge than all others: near, few, unmounted. */
function preyOf(unit: Unit, enemies: readonly Unit[], field: Field): Unit | undefined {
  const [best] = enemies
    .map(enemy => {
      const fewer = unit.stands.length - enemy.stands.length;
      const pikes = enemy.stands.filter(({ kind }) => kind === 'pike').length;
      return { enemy, worth: fewer * 2 - pikes * 2 - gapBetween(unit, enemy, field.rules) / 3 };
    })
    .sort((a, b) => b.worth - a.worth);
  return best?.enemy;
}

/** Places within a move, looking at the enemy. */
function reachable(unit: Unit, towards: Point, field: Field): readonly Post[] {
  const allowance = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  const straight = bearingTo(unit.at, towards);
  return swerves.flatMap(swerve =>
    parts.map((part): Post => {
      const bearing = normalBearing(straight + swerve);
      const move = Math.floor(allowance * part * 100) / 100;
      const at = destination(unit.at, bearing, move);
      const facing = bearingTo(at, towards);
      const way: readonly Step[] = move > 0 ? [{ turn: turn(unit.facing, bearing) }, { move }] : [];
      const steps = [...way, { turn: turn(move > 0 ? bearing : unit.facing, facing) }];
      return { at, facing, steps: steps.filter(step => !('turn' in step) || Math.abs(step.turn) >= 1) };
    }),
  );
}

function worthOfPost(post: Post, unit: Unit, prey: Unit, enemies: readonly Unit[], field: Field): number {
  const { rules } = field;
  const away = distance(post.at, prey.at);
  // From behind or from the side of where it looks: the farther round, the better.
  const round = turnBetween(prey.facing, bearingTo(prey.at, post.at)) / 90;
  const danger = enemies.reduce((sum, enemy) => {
    const gap = distance(enemy.at, post.at);
    if (turnBetween(enemy.facing, bearingTo(enemy.at, post.at)) > FRONT) return sum;
    const charge = isSingle(enemy) ? 0 : (allowanceOf(enemy, 'charge', false, rules) ?? 0);
    const charged = classOf(enemy) === 'mounted' && gap <= charge && enemy.stands.length >= unit.stands.length;
    const muskets = enemy.stands.filter(({ kind }) => rules.stands[kind].fires === 'muskets').length;
    return sum + (charged ? 0.6 : 0) + (gap <= rules.fire.ranges.muskets + 1 ? muskets * 0.4 : 0);
  }, 0);
  return round - Math.abs(away - CHARGE_POST) / 6 - danger;
}

/** A commander rides behind the unit of its side that stands nearest to the enemy and has no commander with it yet. */
function besideTheFighting(unit: Unit, field: Field): readonly WalkedAction[] {
  const enemies = enemiesOf(unit, field);
  const friends = friendsOf(unit, field);
  const others = friends.filter(({ type }) => type === 'command');
  const [wanted] = friends
    .filter(({ type }) => type !== 'command' && type !== 'artillery')
    .map(friend => {
      const gap = Math.min(...enemies.map(enemy => distance(friend.at, enemy.at)));
      const led = others.some(other => distance(other.at, friend.at) < distance(unit.at, friend.at));
      return { friend, need: gap + (led ? 12 : 0) };
    })
    .sort((a, b) => a.need - b.need);
  if (wanted === undefined) return [];
  const { friend } = wanted;
  const post = destination(friend.at, friend.facing, -BEHIND - (friend.formation === 'line' ? 0 : 2));
  const away = distance(unit.at, post);
  if (away < 1.5) return [];
  const allowance = allowanceOf(unit, 'manoeuvre', false, field.rules) ?? 0;
  return [0, 20, -20, 45, -45].flatMap(swerve =>
    [1, 0.8, 0.5].map((part): WalkedAction => {
      const bearing = normalBearing(bearingTo(unit.at, post) + swerve);
      const move = Math.floor(Math.min(away, allowance) * part * 100) / 100;
      return {
        kind: 'manoeuvre',
        steps: [{ turn: turn(unit.facing, bearing) }, { move }, { turn: turn(bearing, friend.facing) }],
      };
    }),
  );
}

/** The turn from one bearing to another, -180 to 180. */
function turn(from: number, to: number): number {
  const by = normalBearing(to - from);
  return by > 180 ? by - 360 : by;
}
