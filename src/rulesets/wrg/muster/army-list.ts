import type { Violation } from '../../../rulebook/index.js';
import { armyFaults } from '../army/army.js';
import type { ArmyAgreement, ArmyList, GeneralEntry, ModelGroup, SubUnitEntry, UnitEntry } from '../army/army-list.js';
import { unitSize } from '../army/organisation.js';
import { type CommandFigure, commandFigures, type SizeRules } from '../rules/army/organisation.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { isBodyguard } from './bodyguards.js';
import { equipmentOf } from './equipment.js';
import { isWithinStone } from './garrison.js';
import { travelOf } from './travel.js';
import { troopsOf } from './troops.js';

type Army = WrgScenario['sides'][string];
type Body = Army['units'][number] | Army['units'][number]['subUnits'][number];

/** An army list made of a scenario, and where each of its entries stands there: its own path, and the scenario's. */
interface Listed {
  readonly list: ArmyList;
  readonly paths: readonly (readonly [own: string, scenario: string])[];
}

/** What the two sides agreed to waive, as an army list has it. */
const agreements: { readonly [W in WrgScenario['agreed'][number]]: ArmyAgreement } = {
  organisation: 'organisation',
  weapons: 'other-weapon-pairs',
  points: 'points',
  bases: 'bases',
  'stone-fortifications': 'stone-fortifications',
};

/**
 * The army of a side as its player writes its list. Command figures are those that the scenario names, or else those that such a unit must
 * have; a general costs what his place does, and rides with the troops of the unit that he is with.
 *
 * @throws RuleViolation for a type of troops that the rules do not have.
 */
export function armyListOf(scenario: WrgScenario, side: string, rules: WrgRules): ArmyList {
  const army = scenario.sides[side];
  return army === undefined ? { generals: [], units: [] } : listed(scenario, side, army, rules).list;
}

/**
 * Everything that is wrong with the army of a side as an army list, by the paths of its scenario. What both sides agreed to waive is none.
 *
 * @throws RuleViolation for a type of troops that the rules do not have.
 * @clause wrg/setup/army-choice
 */
export function armyListFaults(scenario: WrgScenario, side: string, rules: WrgRules): readonly Violation[] {
  const army = scenario.sides[side];
  if (army === undefined) return [];
  const { list, paths } = listed(scenario, side, army, rules);
  const limit = army.points ?? scenario.points;
  // The troops of a general are those of the unit that he is with, which has its own faults.
  return armyFaults(list, limit, rules)
    .filter(({ path }) => !/^generals\[\d+\]\.troops\./.test(path))
    .map(fault => ({ ...fault, path: pathIn(`sides.${side}`, fault.path, paths) }));
}

/** Where something of a list stands in the scenario: its longest piece that is known, with the names that fields have there. */
function pathIn(root: string, path: string, paths: Listed['paths']): string {
  const [own = '', scenario = ''] =
    [...paths].sort(([a], [b]) => b.length - a.length).find(([each]) => path.startsWith(each)) ?? [];
  const rest = path
    .slice(own.length)
    .replace('.troops', '')
    .replace('.command', '.commandFigures')
    .replace('.under', '.command')
    .replace('.models', '.figures');
  const whole = scenario === '' ? rest : `.${scenario}${rest}`;
  return whole === '' ? root : `${root}${whole.startsWith('.') ? '' : '.'}${whole}`;
}

function listed(scenario: WrgScenario, side: string, army: Army, rules: WrgRules): Listed {
  const paths: (readonly [string, string])[] = [];
  const units: UnitEntry[] = [];
  const groups = { engine: [] as ModelGroup[], wagon: [] as ModelGroup[] };
  for (const [i, entry] of army.units.entries()) {
    const nation = entry.nation ?? army.nation;
    const { arm } = sheetOfType(entry.type, rules, `units[${i}].type`);
    // Machines with sub-units are no group of machines: as a unit they are refused.
    if ((arm === 'engine' || arm === 'wagon') && entry.subUnits.length === 0) {
      paths.push([`${arm}s[${groups[arm].length}]`, `units[${i}]`]);
      groups[arm].push({
        id: entry.id,
        troops: troopsOf(entry, nation),
        models: entry.figures,
        ...travelOf(entry, scenario),
      });
      continue;
    }
    paths.push([`units[${units.length}]`, `units[${i}]`]);
    const garrison = isGarrison(entry, side, scenario) ? { garrison: true } : {};
    const guard = isBodyguard(entry, army, scenario, rules) ? asBodyguard(entry) : {};
    units.push({ ...unitEntry(entry, nation, rules), ...travelOf(entry, scenario), ...garrison, ...guard });
  }
  const equipment = equipmentOf(scenario, side, rules);
  const list: ArmyList = {
    nation: army.nation,
    generals: army.generals.flatMap(general => generalEntry(general, army)),
    units,
    engines: groups.engine,
    wagons: groups.wagon,
    ...(scenario.scale === undefined ? {} : { scale: scenario.scale }),
    ...(equipment.length === 0 ? {} : { equipment }),
    // Stone walls that stand on the table of a scenario both sides have agreed on.
    agreed: [
      ...scenario.agreed.map(waived => agreements[waived]),
      ...(scenario.works === undefined ? [] : (['stone-fortifications'] as const)),
    ],
  };
  return { list, paths };
}

/**
 * Whether a unit is within the walls of its side from the start, where the book says who may be.
 *
 * @clause wrg/setup/fortress-garrison
 */
function isGarrison({ at: [x, y] }: Army['units'][number], side: string, scenario: WrgScenario): boolean {
  return scenario.deployment !== 'free' && isWithinStone({ x, y }, side, scenario);
}

function unitEntry(entry: Army['units'][number], nation: string, rules: WrgRules): UnitEntry {
  const troops = troopsOf(entry, nation);
  const { command } = unitSize(troops, entry.subUnits.length > 0, rules);
  return {
    ...bodyEntry(entry, nation, command),
    subUnits: entry.subUnits.map(sub => bodyEntry(sub, nation, rules.army.organisation.subUnit.command)),
    ...(entry.command === undefined ? {} : { under: entry.command }),
  };
}

/** What is otherwise of a bodyguard: it has the command figures that are named, and needs none. */
function asBodyguard({ commandFigures: named = [] }: Army['units'][number]): Pick<UnitEntry, 'bodyguard' | 'command'> {
  return { bodyguard: true, command: named };
}

function bodyEntry(entry: Body, nation: string, command: SizeRules['command']): SubUnitEntry {
  const { id, name, figures, commandFigures: named, base } = entry;
  return {
    id,
    ...(name === undefined ? {} : { name }),
    troops: troopsOf(entry, nation),
    figures,
    command: named ?? mustHave(command),
    ...(base === undefined ? {} : { base }),
  };
}

function mustHave(command: SizeRules['command']): readonly CommandFigure[] {
  return commandFigures.filter(figure => command[figure] === 'must');
}

/** A general, if there is the unit that he is with. */
function generalEntry({ id, name, rank, with: at }: Army['generals'][number], army: Army): readonly GeneralEntry[] {
  const unit = army.units.find(each => each.id === at);
  return unit === undefined
    ? []
    : [{ id, name, rank, troops: troopsOf(unit, unit.nation ?? army.nation), inAUnit: true }];
}
