import { reasonFor } from '../../../../rulebook/index.js';
import type { Barrier, MarchCosts, Table } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import type { Order } from '../../common/orders.js';
import { barricadesOf, tableOf } from '../../common/turn/ground.js';
import type { OrderFault } from '../../common/turn/period.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import {
  type Busy,
  barRoad,
  fellNearest,
  forestWorkFaults,
  lineInReach,
  openRoad,
  wholeTurnFaults,
} from '../../common/turn/works/forestry.js';
import type { ForestTask } from '../events.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, inPlay } from '../units.js';
import { musketWords } from '../words.js';
import { tellThat } from './undone.js';

const clauses = {
  'fell-trees': 'cady/common/forest/clear-trees',
  'build-barricade': 'cady/common/forest/barricade-build',
  'clear-barricade': 'cady/common/forest/barricade-remove',
} as const satisfies { readonly [task in ForestTask]: string };

/** The ground as it is, and what has changed on it. */
interface Ground {
  readonly state: MusketState;
  readonly table: Table;
  readonly rules: MusketRules;
}

/**
 * Faults of orders to fell trees, bar a road or open one: nobody works who is no foot or has nothing to work on, and it takes the whole
 * turn.
 *
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-remove
 */
export function forestFaults(unit: Unit, order: Order, ground: Ground): readonly OrderFault[] {
  const tasks = forestTasks(order);
  const [first] = tasks;
  if (first === undefined) return [];
  const fights = inContact(unit, ground.state.contacts);
  const timing = wholeTurnFaults(order, { clause: clauses[first], works: tasks.length, fights });
  const outside: readonly OrderFault[] =
    unit.house === undefined
      ? []
      : [{ clause: clauses[first], problem: 'it is not in the open', mend: 'come out first' }];
  return [...outside, ...tasks.flatMap(task => faultsOf(unit, task, ground)), ...timing];
}

function faultsOf(unit: Unit, task: ForestTask, { state, table, rules }: Ground): readonly OrderFault[] {
  if (task !== 'clear-barricade') return forestWorkFaults(unit, task, { table, barred: standing(state, table) }, rules);
  const clause = clauses[task];
  const { arm, title } = rules.troops[unit.type];
  if (arm !== 'infantry') return [{ clause, problem: `${title} clear nothing away`, mend: 'send men on foot' }];
  return lineInReach(unit, standing(state, table), rules) === undefined
    ? [{ clause, problem: 'no barricade stands before it', mend: 'go up to one first' }]
    : [];
}

/** Whether a unit works on trees or barricades and so fires at nobody: it has been told to, and there is something to do. */
export function worksInForest(unit: Unit, ground: Ground): boolean {
  const order = standingOrder(unit, musketWords);
  return unit.mustDo === null && forestTasks(order).length > 0 && forestFaults(unit, order, ground).length === 0;
}

/**
 * At the end of a turn: foot that has neither moved nor fired nor fought has done a turn's work on trees, on a barricade across a road or
 * on clearing one away.
 *
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-remove
 */
export function workInForests(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    const [task] = forestTasks(standingOrder(unit, musketWords));
    if (task === undefined || unit.turn.goesBack !== undefined) continue;
    const table = tableOf(context.scenario, state.breaches);
    const busy = {
      moves: unit.turn.moved > 0,
      melees: unit.turn.fought || inContact(unit, state.contacts),
      fires: unit.turn.firedFirst || unit.shotOn === state.turn,
    };
    const [fault] = faultsOf(unit, task, { state, table, rules: context.rules });
    const kept = unit.house !== undefined ? 'it is not in the open' : (keptBy(busy) ?? fault?.problem);
    if (kept === undefined) workOn(unit, task, busy, table, state, context);
    else tellThat({ unit, task, because: reasonFor(clauses[task], kept, 'no work is done') }, context);
  }
}

function keptBy({ moves, melees, fires }: Busy): string | undefined {
  return moves ? 'the unit has moved' : melees || fires ? 'the unit has fired or fought' : undefined;
}

function workOn(
  unit: Unit,
  task: ForestTask,
  busy: Busy,
  table: Table,
  state: MusketState,
  { rules, scenario, tell }: MusketContext,
): void {
  const event = { kind: 'work', unit: unit.id, task } as const;
  const { breaches } = state;
  if (task === 'fell-trees') {
    const because = fellNearest({ unit, busy, whole: tableOf(scenario), table, breaches }, rules);
    if (because !== undefined) tell({ ...event, because }, witnessesOf(unit));
    return;
  }
  if (task === 'build-barricade') {
    const built = barRoad({ unit, busy, table, barred: standing(state, table) }, rules);
    if (built === undefined) return;
    const { line, because } = built;
    if (line !== undefined) breaches.push({ barrier: nextBarricade(unit, state), from: 0, to: 0, built: line });
    tell({ ...event, ...(line === undefined ? {} : { done: true }), because }, witnessesOf(unit));
    return;
  }
  const barricade = lineInReach(unit, standing(state, table), rules);
  if (barricade === undefined) return;
  const { cleared, because } = openRoad({ unit, busy }, barricade, rules);
  if (cleared) state.breaches = breaches.filter(({ barrier }) => barrier !== barricade.id);
  tell({ ...event, ...(cleared ? { done: true } : {}), because }, witnessesOf(unit));
}

/** What is left of barricades on the table. */
function standing({ breaches }: MusketState, { features }: Table): readonly Barrier[] {
  const made = new Set(barricadesOf(breaches).map(({ id }) => id));
  return features.filter((feature): feature is Barrier => made.has(feature.id));
}

/**
 * What barricades cost whoever would cross them, where nobody does (`cady/ruling/barricade-crossing`); otherwise what fences do.
 *
 * @clause cady/common/forest/barricade-build
 */
export function barricadeCosts({ breaches }: MusketState, { forest }: MusketRules): NonNullable<MarchCosts['rates']> {
  if (forest.barricadeCrossing === 'fence') return {};
  return Object.fromEntries(barricadesOf(breaches).map(({ id }) => [id, 'never'] as const));
}

function forestTasks({ tasks = [] }: Pick<Order, 'tasks'>): readonly ForestTask[] {
  return tasks.flatMap(({ task }) => (isForestTask(task) ? [task] : []));
}

function isForestTask(task: string): task is ForestTask {
  return Object.hasOwn(clauses, task);
}

/** An id for the next barricade of a side. */
function nextBarricade({ side }: Unit, { breaches }: MusketState): string {
  const taken = new Set(breaches.map(({ barrier }) => barrier));
  let number = 1;
  while (taken.has(`${side}:barricade-${number}`)) number += 1;
  return `${side}:barricade-${number}`;
}
