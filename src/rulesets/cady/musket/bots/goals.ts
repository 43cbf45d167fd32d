import { destination, distance, onTable } from '../../../../table/index.js';
import { wayTo } from '../../common/bots/route.js';
import type { Objective, UnitSeen } from '../state.js';
import type { Outlook } from './outlook.js';
import { lane } from './reserve.js';

/**
 * Where a unit is sent: to the nearest objective that its side does not yet hold; without any, to the enemy. Foot comes up
 * side by side, each unit in a lane of its own, with horse and guns on the wings.
 */
export function goalOf(unit: UnitSeen, outlook: Outlook): Objective {
  const goal = objectiveFor(unit, outlook);
  if (outlook.reserve?.get(unit.id) === goal) return goal;
  // Whoever has an enemy of his own to go for goes for him.
  return outlook.plan?.targets.get(unit.id)?.id === goal.id ? goal : laneTo(goal, unit, outlook);
}

/** The objective nearest to a unit, of those that its side does not hold yet if there are any; without any, the enemy. */
export function objectiveFor(unit: UnitSeen, outlook: Outlook): Objective {
  return plannedFor(unit, outlook) ?? nearestFor(unit, outlook);
}

/** An enemy farther off than so many cm is not gone for while there are places to take. */
const near = 100;

/** The place that the plan has a unit take or keep, or where the enemy stands for whom it is to go. */
function plannedFor(unit: UnitSeen, { plan, view, reserve }: Outlook): Objective | undefined {
  const post = reserve?.get(unit.id);
  if (post !== undefined) return post;
  const place = plan?.places.get(unit.id);
  const objective = place === undefined ? undefined : view.objectives.find(({ at }) => at === place.at);
  if (objective !== undefined) return objective;
  const target = plan?.targets.get(unit.id);
  if (target === undefined || distance(target.at, unit.placed.at) > near) return undefined;
  return { id: target.id, name: 'the enemy', at: target.at, radius: 10 };
}

function nearestFor(unit: UnitSeen, { view, enemyMiddle }: Outlook): Objective {
  const open = view.objectives.filter(
    objective => view.holdings.find(holding => holding.objective === objective.id)?.side !== view.side,
  );
  const wanted = open.length > 0 ? open : view.objectives;
  const [goal] = [...wanted].sort((a, b) => distance(unit.placed.at, a.at) - distance(unit.placed.at, b.at));
  if (goal !== undefined) return goal;
  const at = enemyMiddle ?? { x: view.table.width / 2, y: view.table.height / 2 };
  return { id: 'enemy', name: 'the enemy', at, radius: 10 };
}

function laneTo(goal: Objective, unit: UnitSeen, outlook: Outlook): Objective {
  const { view } = outlook;
  const front = outlook.front ?? outlook.frontTowards(goal.at);
  if (front === undefined || outlook.alone) return goal;
  const { across, aside, foot } = front;
  const rank = foot.indexOf(unit);
  const wing = (foot.length / 2 + 0.3) * (aside(unit) < 0 ? -1 : 1);
  const place = rank < 0 ? wing : rank - (foot.length - 1) / 2;
  const at = destination(goal.at, across, Math.round(place * lane));
  return onTable(view.table, at) && wayTo(view.table, unit.placed.at, at) !== undefined ? { ...goal, at } : goal;
}
