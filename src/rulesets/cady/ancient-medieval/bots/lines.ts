import { bearingTo, destination, distance, type Point } from '../../../../table/index.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { roadReach } from '../../common/bots/reach.js';
import type { AncientSeen } from '../state.js';
import { type Enemy, moveOf, type Outlook, shootsBy, troopIn } from './outlook.js';

/**
 * Where a unit is sent: to an objective that is not its side's yet if it is the nearest to it, else straight at the enemy,
 * everybody keeping his place in the line.
 */
export function goalOf(unit: AncientSeen, outlook: Outlook): Point {
  return plannedGoal(unit, outlook) ?? goalByItself(unit, outlook);
}

/** The place or the enemy that the plan has for a unit. */
function plannedGoal(unit: AncientSeen, outlook: Outlook): Point | undefined {
  const place = outlook.plan?.places.get(unit.id);
  if (place !== undefined) return place.at;
  return outlook.plan?.targets.get(unit.id)?.at;
}

function goalByItself(unit: AncientSeen, outlook: Outlook): Point {
  const { placed } = unit;
  const [objective] = [...outlook.open].sort((a, b) => distance(placed.at, a.at) - distance(placed.at, b.at));
  const before = objective === undefined ? undefined : opposite(unit, distance(placed.at, objective.at) + 40, outlook);
  if (objective !== undefined && before === undefined) return inLine(unit, objective.at, outlook);
  const [nearest] = enemiesOf(unit, 60, outlook);
  return (
    before?.centre ??
    opposite(unit, Number.POSITIVE_INFINITY, outlook)?.centre ??
    nearest?.centre ??
    outlook.enemyAt ??
    inLine(unit, objective?.at ?? acrossTable(unit, outlook), outlook)
  );
}

/** The enemy who stands most nearly before a unit, and no farther off than so many cm. */
function opposite(unit: AncientSeen, within: number, outlook: Outlook): Enemy | undefined {
  const { placed } = unit;
  const cost = ({ centre, away }: Enemy) => {
    const off = ((bearingTo(placed.at, centre) - outlook.ahead) * Math.PI) / 180;
    return away * (1 + 0.6 * Math.abs(Math.sin(off)) + (Math.cos(off) < 0 ? 0.8 : 0));
  };
  const all = enemiesOf(unit, Math.min(within, 400), outlook).filter(({ away }) => away <= within);
  return all.reduce<Enemy | undefined>(
    (best, enemy) => (best === undefined || cost(enemy) < cost(best) ? enemy : best),
    undefined,
  );
}

/** A place beside a goal, as far to the left or right of it as the unit stands in its line. */
function inLine(unit: AncientSeen, goal: Point, outlook: Outlook): Point {
  const front = outlook.frontTowards(goal);
  if (front === undefined || outlook.alone) return goal;
  const aside = Math.max(-60, Math.min(60, front.aside(unit)));
  if (Math.abs(aside) < 15) return goal;
  const { x, y } = destination(goal, front.across, aside);
  const { width, height } = outlook.view.table;
  return { x: Math.min(width - 5, Math.max(5, x)), y: Math.min(height - 5, Math.max(5, y)) };
}

function acrossTable({ placed }: AncientSeen, { view, ahead }: Outlook): Point {
  const { width, height } = view.table;
  const far = destination(placed.at, ahead, Math.max(width, height));
  return { x: Math.min(width - 10, Math.max(10, far.x)), y: Math.min(height - 10, Math.max(10, far.y)) };
}

/**
 * How far a unit may go so that its body comes on together: nobody far before those who march with him, as long as no enemy is
 * near, and nobody waits for others where he is shot at. cm.
 */
export function pace(unit: AncientSeen, outlook: Outlook): number {
  const { arm } = troopIn(unit, outlook);
  const move = moveOf(unit, outlook);
  const fellows = (outlook.bodies.get(unit.own?.brigade ?? '') ?? []).filter(
    other => marches(other, outlook) && troopIn(other, outlook).arm === arm,
  );
  if (fellows.length < 2 || isShotAt(unit, outlook)) return roadReach(move, outlook.rules);
  const ahead = (outlook.ahead * Math.PI) / 180;
  const depth = ({ placed: { at } }: AncientSeen) => at.x * Math.sin(ahead) + at.y * Math.cos(ahead);
  const mean = fellows.reduce((sum, other) => sum + depth(other), 0) / fellows.length;
  const slowest = Math.min(...fellows.map(other => troopIn(other, outlook).move));
  const lead = depth(unit) - mean;
  return Math.max(lead > slowest ? 0 : slowest / 3, Math.min(move, slowest - lead * 0.8));
}

/** Nobody shoots farther than so many cm. */
const shot = 60;

/** Whether a unit that is led by a plan is in range of an army with the better bows: to wait there for others is to be shot. */
function isShotAt(unit: AncientSeen, outlook: Outlook): boolean {
  const { plan, outshot, inMelee } = outlook;
  if (plan === undefined || !outshot) return false;
  return enemiesOf(unit, shot, outlook).some(({ unit: enemy, away }) => {
    const { class: kind, range } = troopIn(enemy, outlook);
    return shootsBy(kind) && kind !== 'artillery' && !inMelee.has(enemy.id) && away <= (range ?? 0);
  });
}

/** Whether a unit goes where its body goes: nobody in melee or on the run. */
function marches({ id, mustDo }: AncientSeen, { inMelee }: Outlook): boolean {
  return mustDo === null && !inMelee.has(id);
}
