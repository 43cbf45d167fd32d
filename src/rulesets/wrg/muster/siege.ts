import { meant, type Violation } from '../../../rulebook/index.js';
import { isBarrier } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { carriage } from '../siege/carriage.js';
import { mayWork } from '../siege/working-party.js';
import type { Material, Works } from '../siege/works.js';
import type { Unit } from '../state.js';
import { handsOn } from '../turn/siege/carrying.js';

/**
 * The fortifications and siege material of a scenario as they are at its start, with every fault of them; nothing where nobody besieges.
 *
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/working/who
 */
export function enlistWorks(
  scenario: WrgScenario,
  units: readonly Unit[],
  rules: WrgRules,
): { readonly works?: Works; readonly faults: readonly Violation[] } {
  const { works } = scenario;
  if (works === undefined) return { faults: [] };
  const material = works.material.map(({ id, kind, with: by }): Material => {
    const bearer = units.find(unit => unit.id === by)?.placed;
    const { x = 0, y = 0 } = bearer?.at ?? {};
    return { id, kind, by, at: { x, y }, facing: bearer?.facing ?? 0, against: null };
  });
  const faults = [...fortFaults(scenario), ...wallFaults(scenario), ...materialFaults(material, units, rules)];
  return { works: { damage: [], gaps: [], down: [], material, tasks: {} }, faults };
}

function fortFaults({ works, sides }: WrgScenario): readonly Violation[] {
  return (works?.forts ?? []).flatMap(({ side }, i) => {
    if (Object.hasOwn(sides, side)) return [];
    const mend = meant(side, Object.keys(sides));
    return [{ path: `works.forts[${i}].side`, problem: `there is no side "${side}"`, mend }];
  });
}

function wallFaults(scenario: WrgScenario): readonly Violation[] {
  const lines = tableOf(scenario)
    .features.filter(isBarrier)
    .map(({ id }) => id);
  return (scenario.works?.walls ?? []).flatMap(({ feature }, i) => {
    if (lines.includes(feature)) return [];
    const mend = meant(feature, lines);
    return [{ path: `works.walls[${i}].feature`, problem: `no wall or gate of the table is "${feature}"`, mend }];
  });
}

function materialFaults(material: readonly Material[], units: readonly Unit[], rules: WrgRules): readonly Violation[] {
  return material.flatMap(({ id, kind, by }, i): readonly Violation[] => {
    const path = `works.material[${i}]`;
    if (material.findIndex(other => other.id === id) < i) {
      return [{ path: `${path}.id`, problem: `there are two pieces "${id}"`, mend: 'give each its own id' }];
    }
    const unit = units.find(each => each.id === by);
    if (unit === undefined) {
      const mend = meant(
        by ?? '',
        units.map(each => each.id),
      );
      return [{ path: `${path}.with`, problem: `there is no unit "${by}"`, mend }];
    }
    if (!mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules)) {
      const clause = 'wrg/siege/working/who';
      return [
        { path: `${path}.with`, clause, problem: `"${by}" does not work at sieges`, mend: 'give it to other foot' },
      ];
    }
    const all = material.filter(each => each.by === by);
    const figures = handsOn(unit, all, { rules }).get(id) ?? 0;
    const { moves, because } = carriage({ material: kind, figures, mounted: unit.troops.mounts === true }, rules);
    const clause = because[0]?.clause;
    if (moves || clause === undefined) return [];
    const problem = `${unit.figures} figures cannot carry all that "${by}" has`;
    return [{ path, clause, problem, mend: 'give it to a larger unit, or leave it out' }];
  });
}
