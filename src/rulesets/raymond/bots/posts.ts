import { bearingTo, destination, distance, normalBearing, type Point, turnBetween } from '../../../table/index.js';
import type { Field } from '../field.js';
import { allowanceOf } from '../movement/actions.js';
import type { WalkedAction } from '../movement/movement.js';
import type { Unit } from '../state.js';
import type { Step } from '../terms.js';
import { classOf, enemiesOf, isCommand, isSingle } from '../units.js';
import { dangerAt } from './threats.js';
import { inches, marchTo } from './ways.js';

/** Parts of a move that are tried, and directions off the way to the enemy. */
const parts: readonly number[] = [1, 0.75, 0.5, 0.25, 0];
const swerves: readonly number[] = [0, 20, -20, 45, -45, 75, -75, 110, -110, 180];
/** The best distance for a charge, in inches: near enough to arrive, far enough to see it coming. */
const CHARGE_POST = 11;
/** How wide the front of an enemy is taken to be, in degrees to either side. */
const FRONT = 30;
/** How many posts are looked at closely. */
const TRIES = 8;
/** What a stand that may be lost to a charge counts, against the angle at which the enemy is taken. */
const DANGER = 0.5;

interface Post {
  readonly at: Point;
  readonly facing: number;
  readonly steps: readonly Step[];
}

/** Where horse goes that does not charge, the best post first: to the enemy's flanks, out of musket shot, and not to be charged at odds. */
export function posts(unit: Unit, field: Field): readonly WalkedAction[] {
  const enemies = enemiesOf(unit, field).filter(enemy => !isCommand(enemy));
  const prey = preyOf(unit, enemies);
  if (prey === undefined) return [];
  return reachable(unit, prey.at, field)
    .map(post => ({ post, worth: worthOfPost(post, prey, enemies, field) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIES)
    .map(({ post, worth }) => ({ post, worth: worth - DANGER * dangerAt(unit, { ...unit, ...post }, field) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ post }) => ({ kind: 'manoeuvre', steps: post.steps }));
}

/** The enemy whom it would rather charge than all others: near, few, without pikes. */
function preyOf(unit: Unit, enemies: readonly Unit[]): Unit | undefined {
  const [best] = enemies
    .map(enemy => {
      const fewer = unit.stands.length - enemy.stands.length;
      const pikes = enemy.stands.filter(({ kind }) => kind === 'pike').length;
      return { enemy, worth: fewer * 2 - pikes * 2 - distance(unit.at, enemy.at) / 3 };
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
      const move = inches(allowance * part);
      const at = destination(unit.at, bearing, move);
      const facing = bearingTo(at, towards);
      return { at, facing, steps: marchTo(unit.facing, bearing, move, facing) };
    }),
  );
}

function worthOfPost(post: Post, prey: Unit, enemies: readonly Unit[], { rules }: Field): number {
  const away = distance(post.at, prey.at);
  // From behind or from the side of where it looks: the farther round, the better.
  const round = turnBetween(prey.facing, bearingTo(prey.at, post.at)) / 90;
  const fire = enemies.reduce((sum, enemy) => {
    if (classOf(enemy) !== 'foot' || isSingle(enemy)) return sum;
    if (distance(enemy.at, post.at) > rules.fire.ranges.muskets + 1) return sum;
    const isInFront = turnBetween(enemy.facing, bearingTo(enemy.at, post.at)) <= FRONT;
    const muskets = enemy.stands.filter(({ kind }) => rules.stands[kind].fires === 'muskets').length;
    return sum + (isInFront || enemy.formation === 'defensive mass' ? muskets * 0.4 : 0);
  }, 0);
  return round - Math.abs(away - CHARGE_POST) / 6 - fire;
}
