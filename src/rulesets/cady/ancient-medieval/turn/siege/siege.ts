import { counted } from '../../../../../rulebook/index.js';
import type { Table } from '../../../../../table/index.js';
import type { Order, OrderedTask } from '../../../common/orders.js';
import { lengthOfLine } from '../../../common/turn/fighting/breaches.js';
import { tableOf } from '../../../common/turn/ground.js';
import type { Going, OrderFault } from '../../../common/turn/period.js';
import { inContact, inPlay, placedOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { batterGate, ramManned, siegeMove } from '../../machines/siege.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, SiegeGear } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { AncientField } from '../field.js';
import { supplyFaults } from '../fire/supply.js';
import { comeDown, standsAt } from '../machines/castle-damage.js';
import { abandonMachines, isAbandoned, machineGoing, manMachines, obeys } from '../machines/crews.js';
import { burnAsOrdered, flameAimedAt, hasGreekFire, mayBeBurnt } from '../machines/flame.js';
import { orderOf, taskIn } from '../works/ordered.js';
import { carryGear, gearOf, gearOrdered, isLevel, leavesGear, mayTake, ramCrew } from './siege-gear.js';
import { sallyOut } from './siege-inside.js';
import { climbWalls, stormWalls } from './siege-storm.js';

export { reactionInside } from './siege-inside.js';

/**
 * How a unit goes that serves a machine, or carries a ladder, or pushes a tower or ram; `undefined`: siege does not concern it. A tower is
 * pushed over level ground alone.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/tower-speed
 * @clause cady/ancient-medieval/siege/ram-speed
 * @clause cady/ancient-medieval/siege/ram-crew
 * @clause cady/ancient-medieval/siege/ladder-carriers
 */
export function siegeGoing(unit: AncientUnit, order: Order | null, field: AncientField): Going | undefined {
  const { rules, state, table } = field;
  if (unit.machine !== null) return machineGoing(unit, rules);
  if (order === null) return undefined;
  const held = gearOf(unit, state);
  const inHand = held !== undefined && leavesGear(order, held, state) ? undefined : held;
  const taken = gearOrdered(order, state);
  const gear = inHand ?? (taken !== undefined && mayTake(unit, taken, rules) ? taken : undefined);
  if (gear === undefined) return undefined;
  switch (gear.kind) {
    case 'ladder':
      return { mayNotCharge: true, because: [] };
    case 'tower': {
      const move = siegeMove({ machine: 'tower', levelGround: isLevel(unit, table) }, rules);
      return pushed(order, move, 'tower-speed', 'pushes a siege tower', { level: 'never', areas: soft });
    }
    case 'ram':
      return pushed(
        order,
        siegeMove({ machine: 'ram', crew: ramCrew(unit, gear) }, rules),
        'ram-speed',
        'pushes a ram',
      );
  }
}

const soft = { wood: 'never', rough: 'never', marsh: 'never' } as const;

/** What is pushed at a pace of its own; who goes nowhere pushes nothing. */
function pushed(order: Order, move: number, rule: string, what: string, costs: Going['costs'] = {}): Going {
  const clause = `cady/ancient-medieval/siege/${rule}` as const;
  const effect = move === 0 ? 'stands' : `${move} cm`;
  const because = order.legs.length === 0 ? [] : [{ clause, because: what, effect }];
  return move === 0 ? { stays: true, mayNotCharge: true, because } : { move, mayNotCharge: true, costs, because };
}

/**
 * Siege work at the end of the movement: men go up on walls and to machines, gear is carried on and set up, rams batter, torches are laid;
 * then whoever finds nobody on top climbs, and whoever finds somebody fights him.
 *
 * Source: Siege Warfare; Artillery Piece in Melee.
 *
 * @clause cady/ancient-medieval/siege/ladder-carriers
 * @clause cady/ancient-medieval/siege/ladder-melee
 * @clause cady/ancient-medieval/siege/ram-breaks-gate
 */
export function siegeAfterMovement(state: AncientState, context: AncientContext): void {
  comeDown(state, context);
  sallyOut(state, context);
  manWalls(state, context);
  manMachines(state, context);
  burnAsOrdered(state, context);
  carryGear(state, context);
  ramGates(state, context);
  climbWalls(state, context);
  stormWalls(state, context);
}

/**
 * What is left to do at the end of the turn: whoever has beaten those on top of a wall takes their place, and crews that run leave their
 * machines.
 *
 * Source: Siege Warfare; Artillery Piece in Melee.
 *
 * @clause cady/ancient-medieval/siege/ladder-melee
 * @clause cady/ancient-medieval/artillery/capture-and-reman
 */
export function takeWalls(state: AncientState, context: AncientContext): void {
  abandonMachines(state, context);
  climbWalls(state, context);
}

/**
 * Units within a castle that were ordered up on one of its walls, and stand right behind it, are on it from now on.
 *
 * @clause cady/ancient-medieval/siege/inside-range
 */
function manWalls(state: AncientState, { rules, scenario, tell }: AncientContext): void {
  const table = tableOf(scenario, state.breaches);
  for (const unit of inPlay(state)) {
    const wall = obeys(unit) ? wallOrdered(unit) : undefined;
    if (wall === undefined || unit.on === wall || !(unit.inside || unit.on !== null)) continue;
    if (!standsAt(placedOf(unit, rules), wall, table, rules)) continue;
    unit.on = wall;
    tell({ kind: 'formed', unit: unit.id, formation: `on ${wall}`, because: [] }, witnessesOf(unit));
  }
}

function wallOrdered(unit: AncientUnit): string | undefined {
  return taskIn(orderOf(unit), 'man')?.on;
}

/**
 * Rams that stand at a gate batter it, unless their men have to fight; the gate falls with the second turn.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/ram-breaks-gate
 * @clause cady/ancient-medieval/siege/ram-crew
 */
function ramGates(state: AncientState, context: AncientContext): void {
  for (const gear of state.gear) {
    const unit = gear.by === null ? undefined : state.units[gear.by];
    if (gear.kind !== 'ram' || gear.against === null || unit === undefined || !obeys(unit)) continue;
    // In the turn in which it comes up it has only just been brought there.
    const justCome = unit.turn.moved > 0;
    if (justCome || gearOrdered(orderOf(unit), state) !== gear || inContact(unit, state.contacts)) continue;
    batter(gear, gear.against, unit, state, context);
  }
}

function batter(gear: SiegeGear, gate: string, unit: AncientUnit, state: AncientState, context: AncientContext): void {
  const { rules, scenario, tell } = context;
  const { turns, broken, because } = batterGate({ crew: ramCrew(unit, gear), turns: gear.turns }, rules);
  if (turns === gear.turns) return;
  gear.turns = broken ? 0 : turns;
  tell({ kind: 'siege', unit: unit.id, gear: gear.id, what: broken ? 'gate-broken' : 'rammed', because });
  if (!broken) return;
  gear.against = null;
  const built = tableOf(scenario).features.find(({ id }) => id === gate);
  if (built === undefined || !('line' in built)) return;
  state.breaches.push({ barrier: gate, from: 0, to: lengthOfLine(built.line) });
}

/**
 * Everything wrong with what an order asks of siege gear, machines and fire: things that are not there, not at hand, or not of that kind.
 * Enemies that nobody sees are as good as not there.
 *
 * @clause cady/ancient-medieval/siege/ladder-carriers
 * @clause cady/ancient-medieval/siege/ram-crew
 * @clause cady/ancient-medieval/greek-fire/mount
 * @clause cady/ancient-medieval/artillery/capture-and-reman
 */
export function siegeTaskFaults(
  unit: AncientUnit,
  { task, on }: OrderedTask,
  {
    state,
    table,
    rules,
  }: { readonly state: AncientState; readonly table: Table | null; readonly rules: AncientMedievalRules },
): readonly OrderFault[] {
  const fault = (clause: string, problem: string, mend: string): OrderFault[] => [
    { clause: `cady/ancient-medieval/${clause}`, problem, mend },
  ];
  switch (task) {
    case 'ladder':
    case 'tower':
    case 'ram':
      return gearFaults(unit, task, on, state, rules);
    case 'wreck':
      return unit.machine?.standing === true
        ? []
        : fault('missile/loading-artillery', 'it has no machine', 'leave out WRECK');
    case 'greek-fire':
      if (!hasGreekFire(unit, rules)) {
        const problem = `${rules.troops[unit.type].title} have no Greek fire`;
        return fault('greek-fire/mount', problem, 'leave it to missile troops');
      }
      return on !== undefined && flameAimedAt(on, unit, state)
        ? []
        : fault('greek-fire/mount', `no enemy "${on}" is in sight, nor siege gear`, 'name one that is on the table');
    case 'burn': {
      if (on !== undefined && mayBeBurnt(on, state, table)) return [];
      const mend = 'name a bridge, ladder, tower or ram that is there';
      return [{ clause: 'cady/common/bridges/wooden-burns', problem: `there is no "${on}" to be burnt`, mend }];
    }
    case 'supply':
      return supplyFaults(unit, on, state).map(({ problem, mend }) => ({
        clause: 'cady/ancient-medieval/supply/wagon-capacity',
        problem,
        mend,
      }));
    case 'man': {
      const machine = on === undefined || !Object.hasOwn(state.units, on) ? undefined : state.units[on];
      const wall = table === null || table.features.some(({ kind, id }) => kind === 'rampart' && id === on);
      if (wall || (machine !== undefined && isAbandoned(machine))) return [];
      const problem = `${on} is neither a machine without crew nor a castle wall`;
      return fault('artillery/capture-and-reman', problem, 'name a machine that stands alone, or a wall');
    }
    default:
      return [];
  }
}

function gearFaults(
  unit: AncientUnit,
  kind: SiegeGear['kind'],
  id: string | undefined,
  state: AncientState,
  rules: AncientMedievalRules,
): readonly OrderFault[] {
  const clause = `cady/ancient-medieval/siege/${clauses[kind]}` as const;
  const gear = state.gear.find(each => each.id === id && each.kind === kind);
  if (gear === undefined)
    return [{ clause, problem: `there is no ${kind} ${id ?? ''}`.trim(), mend: `name a ${kind}` }];
  if (rules.troops[unit.type].arm !== 'infantry') {
    return [{ clause, problem: `${rules.troops[unit.type].title} do not handle a ${kind}`, mend: 'send men on foot' }];
  }
  if (kind === 'ram' && !ramManned(ramCrew(unit, gear), rules)) {
    const { crew } = rules.siege.ram;
    return [{ clause, problem: `${counted(unit.figures, 'figure')} at a ram`, mend: `bring ${crew}` }];
  }
  if (kind === 'ladder' && gear.against === null && unit.figures < rules.siege.ladderFigures) {
    const mend = `bring ${rules.siege.ladderFigures}`;
    return [{ clause, problem: `${counted(unit.figures, 'figure')} cannot carry it`, mend }];
  }
  return [];
}

const clauses = { ladder: 'ladder-carriers', tower: 'tower-speed', ram: 'ram-crew' } as const;
