import type { Table } from '../../../../../table/index.js';
import type { GameLevel } from '../../../common/army/levels.js';
import type { Order, OrderedTask } from '../../../common/orders.js';
import { asOrderFault } from '../../../common/turn/order-fault.js';
import type { OrderFault } from '../../../common/turn/period.js';
import { inContact, placedOf } from '../../../common/turn/units.js';
import { forestWorkFaults, wholeTurnFaults } from '../../../common/turn/works/forestry.js';
import type { AncientMedievalRules } from '../../rules.js';
import { berserkerOrderFaults } from '../../special-troops/berserkers.js';
import { chariotTurnFaults } from '../../special-troops/chariots.js';
import { legionaryWorks } from '../../special-troops/romans.js';
import type { AncientState, AncientUnit } from '../../state.js';
import { fireOrderFaults } from '../fire/fire-orders.js';
import { siegeTaskFaults } from '../siege/siege.js';
import { enterBattleFaults, separateFaults } from '../troops/battle-line.js';
import { formationFaults } from '../troops/formations.js';
import { mountFaults } from '../troops/mounts.js';
import { divisionFaults } from '../troops/romans.js';
import { barricadeToClear, caltropsToClear, stakesToPull } from './labour.js';
import { takesTime, worksAllTurn } from './task-times.js';
import { uncovered, worksKnownTo } from './works.js';

/** What the tasks of an order are judged by. */
export interface Battle {
  readonly state: AncientState;
  /** The ground as it is. */
  readonly table: Table;
  readonly level: GameLevel;
  readonly rules: AncientMedievalRules;
}

/**
 * Everything that is wrong with what an order asks of a unit besides the common rules: formations that it cannot take, tasks that
 * are not its business, for which it has nothing left, or no time.
 *
 * @clause cady/ancient-medieval/stakes/setup
 * @clause cady/ancient-medieval/stakes/remove
 * @clause cady/ancient-medieval/caltrops/placing
 * @clause cady/ancient-medieval/caltrops/removing
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/romans/cavalry-limits
 * @clause cady/ancient-medieval/elephant/no-charge
 * @clause cady/ancient-medieval/elephant/mahout-kill
 * @clause cady/ancient-medieval/chariot/fighter-chariot
 * @clause cady/ancient-medieval/berserker/no-orders
 */
export function taskFaults(unit: AncientUnit, order: Order, battle: Battle): readonly OrderFault[] {
  const { state, rules } = battle;
  return [
    ...formationFaults(unit, order, state, rules),
    ...mountFaults(unit, order, rules),
    ...individualFaults(unit, order, rules),
    ...fireOrderFaults(unit, order, rules),
    ...(order.tasks ?? []).flatMap(task => faultsOf(unit, task, battle)),
    ...timeFaults(unit, order, state),
  ];
}

/** A whole turn's work leaves time for nothing else. */
function timeFaults(unit: AncientUnit, order: Order, state: AncientState): readonly OrderFault[] {
  if (!worksAllTurn(order)) return [];
  const works = (order.tasks ?? []).filter(({ task }) => takesTime(task)).length;
  const fights = inContact(unit, state.contacts);
  return wholeTurnFaults(order, { clause: 'cady/ancient-medieval/stakes/setup', works, fights });
}

function individualFaults(unit: AncientUnit, order: Order, rules: AncientMedievalRules): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  const { traits } = rules.troops[unit.type];
  if (traits.includes('berserker')) {
    const ordered = order.legs.length > 0 || (order.tasks?.length ?? 0) > 0;
    faults.push(...berserkerOrderFaults({ ordered }).flatMap(asOrderFault));
  }
  if (unit.elephant !== null && order.gait === 'charge') {
    const clause = 'cady/ancient-medieval/elephant/no-charge';
    faults.push({ clause, problem: 'elephants do not charge', mend: 'engage, or march' });
  }
  if (unit.chariot !== null && order.legs.length > 0) {
    const turn = { type: unit.type, chariot: unit.chariot, moves: true };
    faults.push(...chariotTurnFaults(turn, rules).flatMap(asOrderFault));
  }
  if (order.spike === true && unit.elephant?.driver !== true) {
    const clause = 'cady/ancient-medieval/elephant/mahout-kill';
    faults.push({ clause, problem: 'no driver sits on an elephant there', mend: 'leave out SPIKE' });
  }
  return faults;
}

function faultsOf(unit: AncientUnit, ordered: OrderedTask, battle: Battle): readonly OrderFault[] {
  const { state, rules } = battle;
  switch (ordered.task) {
    case 'set-stakes':
    case 'pull-stakes':
    case 'strew-caltrops':
    case 'clear-caltrops':
      return obstacleFaults(unit, ordered.task, battle);
    case 'dig':
    case 'fell-trees':
    case 'build-barricade':
      return labourFaults(unit, ordered.task, battle);
    case 'get-down':
    case 'spike-elephant':
    case 'chain-wagons':
      return crewFaults(unit, ordered.task, rules);
    case 'divide':
      return divisionFaults(unit, state, rules);
    // By the common rules, for all kinds of units.
    case 'join':
    case 'detach':
      return [];
    case 'separate':
      return separateFaults(unit, rules);
    case 'enter-battle':
      return enterBattleFaults(unit, ordered.on, battle);
    default:
      return siegeTaskFaults(unit, ordered, battle);
  }
}

function fault(clause: OrderFault['clause'], problem: string, mend: string): OrderFault[] {
  return [{ clause, problem, mend }];
}

type ObstacleTask = 'set-stakes' | 'pull-stakes' | 'strew-caltrops' | 'clear-caltrops';

/** Stakes and caltrops, laid and taken away. */
function obstacleFaults(unit: AncientUnit, task: ObstacleTask, battle: Battle): readonly OrderFault[] {
  const { state, rules } = battle;
  const { title, arm } = rules.troops[unit.type];
  switch (task) {
    case 'set-stakes':
      if (unit.carried.stakes === 0) {
        return fault('cady/ancient-medieval/stakes/setup', 'it has no stakes left', 'leave out STAKES');
      }
      return openFront(unit, 'stakes', battle) === undefined
        ? fault('cady/ancient-medieval/stakes/setup', 'stakes stand before all its front', 'leave out STAKES')
        : [];
    case 'pull-stakes':
      if (arm !== 'infantry') {
        return fault('cady/ancient-medieval/stakes/remove', `${title} pull no stakes`, 'send men on foot');
      }
      return stakesToPull(unit, state, rules) === undefined
        ? fault('cady/ancient-medieval/stakes/remove', 'no stakes stand before it', 'go up to them first')
        : [];
    case 'strew-caltrops':
      return unit.carried.caltrops === 0
        ? fault('cady/ancient-medieval/caltrops/placing', 'it has no caltrops left', 'leave out CALTROPS')
        : [];
    case 'clear-caltrops':
      return caltropsToClear(unit, state, rules) === undefined && barricadeToClear(unit, state, rules) === undefined
        ? fault('cady/ancient-medieval/caltrops/removing', 'nothing that it knows of lies before it', 'leave out SWEEP')
        : [];
  }
}

type LabourTask = 'dig' | 'fell-trees' | 'build-barricade';

/** Work with spade and axe. */
function labourFaults(unit: AncientUnit, task: LabourTask, battle: Battle): readonly OrderFault[] {
  const { state, table, rules } = battle;
  const { title } = rules.troops[unit.type];
  switch (task) {
    case 'dig':
      if (!legionaryWorks(unit.type, rules).digs) {
        return fault('cady/ancient-medieval/romans/entrench', `${title} do not dig`, 'leave it to legionaries');
      }
      return openFront(unit, 'entrenchment', battle) === undefined
        ? fault('cady/ancient-medieval/romans/entrench', 'all its front is entrenched', 'leave out DIG')
        : [];
    case 'fell-trees':
    case 'build-barricade':
      return forestWorkFaults(unit, task, { table, barred: barricadesKnownTo(unit, state) }, rules);
  }
}

function barricadesKnownTo({ side }: AncientUnit, state: AncientState) {
  return worksKnownTo(side, state).filter(({ kind }) => kind === 'barricade');
}

type CrewTask = 'get-down' | 'spike-elephant' | 'chain-wagons';

/** What the crews of chariots, elephants and wagons do. */
function crewFaults(unit: AncientUnit, task: CrewTask, rules: AncientMedievalRules): readonly OrderFault[] {
  const { title, traits } = rules.troops[unit.type];
  switch (task) {
    case 'get-down':
      return unit.chariot?.crew.includes('fighter') === true
        ? []
        : fault('cady/ancient-medieval/chariot/fighter-chariot', 'no fighter rides there', 'leave out DOWN');
    case 'spike-elephant':
      return unit.elephant?.driver === true
        ? []
        : fault('cady/ancient-medieval/elephant/mahout-kill', 'no driver sits on an elephant there', 'leave it out');
    case 'chain-wagons':
      return traits.includes('war-wagon')
        ? []
        : fault('cady/ancient-medieval/hussite/defensive-position', `${title} is no war wagon`, 'leave out CHAIN');
  }
}

/** What of its front no work covers. Works that the enemy made unseen tell nothing here. */
function openFront(unit: AncientUnit, kind: 'stakes' | 'entrenchment', { state, rules }: Battle) {
  return uncovered(placedOf(unit, rules), kind, { works: worksKnownTo(unit.side, state) }, rules);
}
