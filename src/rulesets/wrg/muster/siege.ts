import { counted, meant, type Violation } from '../../../rulebook/index.js';
import { isBarrier } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { throwsStones } from '../shooting/weapons.js';
import { carriage } from '../siege/carriage.js';
import { mayWork } from '../siege/working-party.js';
import type { Material, Works } from '../siege/works.js';
import type { Unit } from '../state.js';
import { handsOn } from '../turn/siege/carrying.js';
import { roomIn } from '../turn/siege/towers.js';

/**
 * The fortifications and siege material of a scenario as they are at its start, with every fault of them; nothing where nobody besieges.
 *
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/material/wagons
 * @clause wrg/siege/working/who
 */
export function enlistWorks(
  scenario: WrgScenario,
  units: readonly Unit[],
  rules: WrgRules,
): { readonly works?: Works; readonly faults: readonly Violation[] } {
  const { works } = scenario;
  if (works === undefined)
    return { faults: [], ...(areStonesThrown(scenario, units, rules) ? { works: nothingBuilt() } : {}) };
  const material = works.material.map(entry => materialOf(entry, units));
  const faults = [
    ...ownerFaults(scenario),
    ...wallFaults(scenario),
    ...whoFaults(scenario, units),
    ...materialFaults(material, units, rules),
  ];
  return {
    works: { ...nothingBuilt(), material },
    faults,
  };
}

const nothingBuilt = (): Works => ({
  damage: [],
  gaps: [],
  down: [],
  material: [],
  tunnels: [],
  built: [],
  fillings: [],
  tasks: {},
});

/**
 * Whether engines stand on the table that break ships or wagons of the enemy with their stones, though nobody besieges anybody.
 *
 * @clause wrg/siege/destroy/wooden
 */
function areStonesThrown({ sea }: WrgScenario, units: readonly Unit[], rules: WrgRules): boolean {
  const throwers = units.filter(({ troops }) => throwsStones(troops.engine));
  const isWagon = ({ troops }: Unit) => sheetOfType(troops.type, rules).arm === 'wagon';
  return throwers.some(
    ({ side }) =>
      (sea?.ships ?? []).some(ship => ship.side !== side) || units.some(unit => unit.side !== side && isWagon(unit)),
  );
}

type Entry = NonNullable<WrgScenario['works']>['material'][number];

function materialOf({ id, kind, with: bearers, at, parts, inside, hides }: Entry, units: readonly Unit[]): Material {
  const by = bearers ?? null;
  const bearer = units.find(unit => unit.id === by)?.placed;
  const { x = 0, y = 0 } = bearer?.at ?? (at === undefined ? {} : { x: at[0], y: at[1] });
  return {
    id,
    kind,
    by,
    at: { x, y },
    facing: bearer?.facing ?? 0,
    against: null,
    ...(parts === true ? { parts } : {}),
    ...(inside === undefined ? {} : { inside }),
    ...(hides === true ? { hides } : {}),
  };
}

/** Builders who are not there. */
function whoFaults({ works }: WrgScenario, units: readonly Unit[]): readonly Violation[] {
  const ids = units.map(({ id }) => id);
  return (works?.builders ?? []).flatMap((id, i) => {
    if (ids.includes(id)) return [];
    return [{ path: `works.builders[${i}]`, problem: `there is no unit "${id}"`, mend: meant(id, ids) }];
  });
}

/** Forts and works of a side that is none. */
function ownerFaults({ works, sides }: WrgScenario): readonly Violation[] {
  const owned = (['forts', 'walls', 'ditches'] as const).flatMap(kind =>
    (works?.[kind] ?? []).map(({ side }, i) => ({ side, path: `works.${kind}[${i}].side` })),
  );
  return owned.flatMap(({ side, path }) => {
    if (side === undefined || Object.hasOwn(sides, side)) return [];
    return [{ path, problem: `there is no side "${side}"`, mend: meant(side, Object.keys(sides)) }];
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
  return material.flatMap((piece, i): readonly Violation[] => {
    const { id, kind, by, parts, inside = 0 } = piece;
    const path = `works.material[${i}]`;
    if (material.findIndex(other => other.id === id) < i) {
      return [{ path: `${path}.id`, problem: `there are two pieces "${id}"`, mend: 'give each its own id' }];
    }
    if (by === null) return [];
    const unit = units.find(each => each.id === by);
    if (unit === undefined) {
      const mend = meant(
        by,
        units.map(each => each.id),
      );
      return [{ path: `${path}.with`, problem: `there is no unit "${by}"`, mend }];
    }
    const onWagons = parts === true || kind === 'pontoon';
    if (onWagons !== (sheetOfType(unit.troops.type, rules).arm === 'wagon')) {
      const clause = 'wrg/siege/material/wagons';
      const problem = onWagons ? 'what is in parts goes on wagons' : 'wagons carry it in parts alone';
      return [{ path: `${path}.with`, clause, problem, mend: 'give it to others' }];
    }
    if (
      !onWagons &&
      !mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules) &&
      !isHorsemans(kind, unit, rules)
    ) {
      const clause = 'wrg/siege/working/who';
      return [
        { path: `${path}.with`, clause, problem: `"${by}" does not work at sieges`, mend: 'give it to other foot' },
      ];
    }
    if (inside > 0 && (kind === 'tower' || kind === 'penthouse') && inside > roomIn(piece, unit, rules)) {
      const clause = 'wrg/siege/material/penthouse-tower';
      return [{ path: `${path}.inside`, clause, problem: 'so many find no room in it', mend: 'leave some outside' }];
    }
    const all = material.filter(each => each.by === by);
    const figures = handsOn(unit, all, { rules }).get(id) ?? 0;
    const mounted =
      unit.troops.mounts === true || (sheetOfType(unit.troops.type, rules).arm === 'cavalry' && !unit.dismounted);
    const { moves, because } = carriage(
      onWagons
        ? { material: kind, wagons: unit.figures }
        : { material: kind, figures, mounted, ...(inside === 0 ? {} : { passengers: inside }) },
      rules,
    );
    const clause = because[0]?.clause;
    if (moves || clause === undefined) return [];
    const problem = `${counted(unit.figures, 'figure')} cannot carry all that "${by}" has`;
    return [{ path, clause, problem, mend: 'give it to a larger unit, or leave it out' }];
  });
}

/** Horsemen carry the smaller fascines without getting down. */
function isHorsemans(kind: Material['kind'], { troops }: Unit, rules: WrgRules): boolean {
  return kind === 'fascine-40mm' && sheetOfType(troops.type, rules).arm === 'cavalry';
}
