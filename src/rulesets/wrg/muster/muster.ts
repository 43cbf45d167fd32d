import type { SideId } from '../../../battle/index.js';
import { counted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { onTable as liesOn, quadOf, quadsOverlap } from '../../../table/index.js';
import { armiesFaults } from '../army/army.js';
import { tableOf } from '../ground.js';
import { isNobodys } from '../magic.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { General, Unit, UnitId, WrgState } from '../state.js';
import { asOnLand } from '../turn/ships/company.js';
import { isUnitToCount } from '../turn/units-counted.js';
import { sleepers } from '../turn/weather/camp.js';
import { weatherAtMuster } from '../turn/weather/skies.js';
import { isMainBody } from '../units.js';
import { armyListFaults, armyListOf } from './army-list.js';
import { periodsInHandOf, placeFaultsByTheBook } from './deployment.js';
import { setOutFireAndCaltrops } from './fire.js';
import { isWithinStone } from './garrison.js';
import { enlistGenerals } from './generals.js';
import { setupFaults } from './setup.js';
import { launchShips } from './ships.js';
import { enlistWorks } from './siege.js';
import { agreedSignalFaults } from './signals.js';
import { magicOf, sorceryFaults, treesOf } from './sorcery.js';
import { standingGroundFaults } from './standing-ground.js';
import { enlistUnit } from './units.js';
import { weatherFaults } from './weather.js';

/** A body that could be read, and where in the scenario it stands. */
interface Entered {
  readonly unit: Unit;
  readonly path: string;
}

/**
 * Sets the battle up: every unit and sub-unit in its formation on its place, or kept off the table; orders that the scenario gives are in
 * force. All faults of table, armies and places are reported at once.
 *
 * @throws RuleViolation with every fault found.
 * @clause wrg/organisation/sub-unit-no-own-orders
 * @clause wrg/orders/signals-number
 */
export function musterWrg(scenario: WrgScenario, rules: WrgRules = wrgRules()): WrgState {
  const sides = Object.keys(scenario.sides);
  const faults: Violation[] = sidesFaults(sides);
  const entered: Entered[] = [];
  const generals: Record<string, General> = {};
  for (const [side, army] of Object.entries(scenario.sides)) {
    const path = `sides.${side}`;
    const bodies: Unit[] = [];
    faults.push(...agreedSignalFaults(army, rules).map(fault => ({ ...fault, path: `${path}.${fault.path}` })));
    for (const [i, entry] of army.units.entries()) {
      const enlisted = enlistUnit(entry, { side, army, scenario, path: `${path}.units[${i}]` }, rules);
      faults.push(...enlisted.faults);
      entered.push(...enlisted.units);
      bodies.push(...enlisted.units.map(({ unit }) => unit));
    }
    const led = enlistGenerals(side, army, path, bodies, { scenario, rules });
    faults.push(...led.faults);
    for (const general of led.generals) generals[general.id] = general;
    faults.push(...armyListFaults(scenario, side, rules));
  }
  faults.push(...betweenArmies(scenario, rules), ...sorceryFaults(scenario, rules));
  entered.push(...treesOf(scenario, rules));
  const bodies = entered.map(({ unit }) => unit);
  const launched = launchShips(bodies, scenario, rules);
  const setOut = setOutFireAndCaltrops(bodies, scenario, rules);
  faults.push(...launched.faults, ...setOut.faults);
  faults.push(...sameNames(entered), ...placeFaults(entered, scenario), ...deployedFaults(entered, scenario, rules));
  faults.push(...setupFaults(scenario, rules));
  faults.push(...weatherFaults(scenario, bodies, rules));
  for (const unit of sleepers(bodies, scenario)) unit.asleep = { woke: null };
  const besieged = enlistWorks(scenario, bodies, rules);
  faults.push(...besieged.faults);
  const state: WrgState = {
    period: 0,
    units: Object.fromEntries(entered.map(({ unit }) => [unit.id, unit])),
    generals,
    melees: [],
    messengers: [],
    armies: Object.fromEntries(sides.map(side => [side, armyOf(side, entered, rules)])),
    holdings: scenario.objectives.map(({ id }) => ({ objective: id, side: null, turns: 0 })),
    ...(scenario.sea === undefined ? {} : { ships: launched.ships }),
    ...weatherAtMuster(scenario, rules),
    ...(besieged.works === undefined ? {} : { works: besieged.works }),
    ...(setOut.fires === undefined ? {} : { fires: setOut.fires }),
    ...(setOut.caltrops === undefined ? {} : { caltrops: setOut.caltrops }),
    ...magicOf(scenario),
  };
  // What stands in its own forest is at home there.
  const placed = entered.filter(({ unit }) => !isNobodys(unit));
  faults.push(...standingGroundFaults(placed, { scenario, state, rules }));
  if (faults.length > 0) throw new RuleViolation(faults);
  return state;
}

/** What is wrong between the two armies. */
function betweenArmies(scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  const [one = '', other = ''] = Object.keys(scenario.sides);
  const faults = armiesFaults(armyListOf(scenario, one, rules), armyListOf(scenario, other, rules));
  return faults.map(fault => ({ ...fault, path: `sides.${other}.${fault.path}` }));
}

function armyOf(side: SideId, entered: readonly Entered[], rules: WrgRules): WrgState['armies'][SideId] {
  const units = entered.filter(
    ({ unit }) => unit.side === side && isMainBody(asOnLand(unit)) && isUnitToCount(unit, rules),
  ).length;
  return { units, tested: false };
}

function sidesFaults(sides: readonly SideId[]): Violation[] {
  if (sides.length === 2) return [];
  const problem = `a battle of ${counted(sides.length, 'side')}`;
  return [{ path: 'sides', problem, mend: 'give it two sides' }];
}

/** Names that both sides use; those that one of them uses twice are faults of its army list. */
function sameNames(entered: readonly Entered[]): Violation[] {
  const known = new Map<UnitId, SideId>();
  return entered.flatMap(({ unit: { id, side }, path }) => {
    if ((known.get(id) ?? side) === side) {
      known.set(id, side);
      return [];
    }
    const problem = `there are two units "${id}"`;
    return [{ path: `${path}.id`, problem, mend: 'give each unit and sub-unit its own id' }];
  });
}

/**
 * Bodies that stand where the book lets nobody deploy, if it is to be obeyed; the garrison of a stone fortification is in it, wherever that lies.
 *
 * @clause wrg/setup/fortress-garrison
 */
function deployedFaults(entered: readonly Entered[], scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  if (scenario.deployment === 'free') return [];
  const table = tableOf(scenario);
  const inHand = periodsInHandOf(scenario);
  return entered
    .filter(({ unit }) => unit.aside === undefined && !isOfGarrison(unit, entered, scenario))
    .flatMap(({ unit, path }) => {
      const baseline = scenario.sides[unit.side]?.baseline ?? 'south';
      return placeFaultsByTheBook(unit, { baseline, table, path, rules, inHand: inHand(unit) });
    });
}

/** Whether a body is within the stone walls of its side, with the unit of which it is a part. */
function isOfGarrison(unit: Unit, entered: readonly Entered[], scenario: WrgScenario): boolean {
  const main = entered.find(each => each.unit.id === unit.parent)?.unit ?? unit;
  return unit.away === null && [unit, main].every(({ placed, side }) => isWithinStone(placed.at, side, scenario));
}

/** Bodies that stand off the table, or on one another. */
function placeFaults(all: readonly Entered[], scenario: WrgScenario): Violation[] {
  const table = tableOf(scenario);
  // Who is in the ranks of others has no place of his own.
  const entered = all.filter(({ unit }) => unit.aside?.kind !== 'with');
  return entered.flatMap(({ unit, path: of }, i) => {
    const path = `${of}.at`;
    const quad = quadOf(unit.placed);
    const faults: Violation[] = [];
    if (quad.some(corner => !liesOn(table, corner))) {
      const mend = 'move it, turn it, or give it fewer files';
      faults.push({ path, problem: `"${unit.id}" stands partly off the table`, mend });
    }
    for (const { unit: other } of entered.slice(i + 1)) {
      // Where somebody comes on later, others may stand till then.
      if (unit.away !== null || other.away !== null || !quadsOverlap(quad, quadOf(other.placed))) continue;
      const problem = `"${unit.id}" and "${other.id}" stand on the same ground`;
      faults.push({ path, problem, mend: 'move one of them' });
    }
    return faults;
  });
}
