import type { Violation } from '../../../rulebook/index.js';
import { meant } from '../../../rulebook/index.js';
import type { ArmyList, ModelGroup, UnitEntry } from '../army/army-list.js';
import { raisedMarchFaults } from '../army/scouts.js';
import { nominationFaults } from '../army/terrain-choice.js';
import { moveRate } from '../moving/rates.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { armyListOf } from './army-list.js';

type Side = WrgScenario['sides'][string];

/**
 * What is wrong with what the sides mean to do while the battle is set up: numbers that cannot be nominated, features and units that nobody
 * knows, and marches that cannot be raised so.
 *
 * @clause wrg/setup/terrain-unit-number
 * @clause wrg/setup/scouts-inferior-side-reveals
 */
export function setupFaults(scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  const { setup } = scenario;
  if (setup === undefined) return [];
  const sides = Object.entries(scenario.sides);
  return [
    ...(setup.terrain === true ? nominated(sides, rules) : []),
    ...sides.flatMap(([id, side]) => strangers(id, side, scenario)),
    ...(setup.scouts === true ? sides.flatMap(([id, side]) => raisedFaults(id, side, scenario, rules)) : []),
  ];
}

function nominated(sides: readonly (readonly [string, Side])[], rules: WrgRules): readonly Violation[] {
  const [first, second] = sides;
  if (first === undefined || second === undefined) return [];
  const numbers = { first: first[1].plan?.nominates ?? 0, second: second[1].plan?.nominates ?? 0 };
  return nominationFaults(numbers, rules).map(fault => ({
    ...fault,
    path: `sides.${fault.path === 'first' ? first[0] : second[0]}.plan.nominates`,
  }));
}

/** Features and units in a plan that are not there. */
function strangers(id: string, { plan = {}, units }: Side, { table }: WrgScenario): readonly Violation[] {
  const features = table.features.map(each => each.id);
  const bodies = units.map(each => each.id);
  const unknown = (field: string, named: readonly string[], known: readonly string[]) =>
    named.flatMap((name): readonly Violation[] =>
      known.includes(name)
        ? []
        : [{ path: `sides.${id}.plan.${field}`, problem: `there is no "${name}"`, mend: meant(name, known) }],
    );
  return [
    ...unknown('selects', plan.selects ?? [], features),
    ...unknown('laysOut', Object.keys(plan.laysOut ?? {}), features),
    ...unknown('raises', Object.keys(plan.raises ?? {}), bodies),
    ...unknown('givesUp', Object.keys(plan.givesUp ?? {}), bodies),
  ];
}

/** The list of a side when it has raised its marches, as its plan has it. */
export function raisedList(list: ArmyList, { raises = {}, givesUp = {} }: NonNullable<Side['plan']>): ArmyList {
  const hastened = <T extends { readonly id: string; readonly early?: number }>(body: T): T => {
    const early = raises[body.id] ?? body.early;
    return early === undefined ? body : { ...body, early };
  };
  const left = (id: string, there: number) => there - (givesUp[id] ?? 0);
  const groups = (of: 'engines' | 'wagons') =>
    (list[of] ?? []).map((each): ModelGroup => ({ ...hastened(each), models: left(each.id, each.models) }));
  const units = list.units.map((unit): UnitEntry => ({ ...hastened(unit), figures: left(unit.id, unit.figures) }));
  return {
    ...list,
    units: units.filter(({ figures }) => figures > 0),
    engines: groups('engines').filter(({ models }) => models > 0),
    wagons: groups('wagons').filter(({ models }) => models > 0),
  };
}

function raisedFaults(id: string, { plan }: Side, scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  if (plan?.raises === undefined && plan?.givesUp === undefined) return [];
  const before = armyListOf(scenario, id, rules);
  const bodies = [...before.units, ...(before.engines ?? []), ...(before.wagons ?? [])];
  const moves = Object.fromEntries(bodies.map(({ id: of, troops }) => [of, moveRate(troops, {}, rules).normal]));
  const faults = raisedMarchFaults({ before, after: raisedList(before, plan), moves }, rules);
  return faults.map(fault => ({ ...fault, path: `sides.${id}.plan` }));
}
