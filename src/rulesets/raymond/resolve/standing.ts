import { insist, nearestOf, quoted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { tableFrom, twoSidesFaults } from '../../../scenario/index.js';
import { tableFaults } from '../../../table/index.js';
import { enlist } from '../army/enlist.js';
import { type Entered, placeFaults } from '../army/muster.js';
import { contactsOf, isEngaged } from '../combat/contact.js';
import type { Field } from '../field.js';
import { terrainOf } from '../ground.js';
import { isClearToHurry } from '../movement/actions.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import type { PhaseOfUnit, Unit, UnitId } from '../state.js';

/** A field as a question puts it: the table, the sides and the ground as a scenario has them, and what units have done in the phase. */
export interface FieldAsked extends Pick<RaymondScenario, 'table' | 'sides'> {
  readonly terrain?: RaymondScenario['terrain'];
  /** Units whose movement, joining in or reaction is over for the phase. */
  readonly done?: readonly UnitId[];
  /** Units that have reacted in the phase. */
  readonly reacted?: readonly UnitId[];
  /** Units that have failed their test to charge in the phase. */
  readonly chargeFailed?: readonly UnitId[];
}

const deeds = ['done', 'reacted', 'chargeFailed'] as const satisfies readonly (keyof PhaseOfUnit)[];

/**
 * The field of a question, as a phase begins that finds everybody where he stands there. Armies need not keep to their limits; units
 * and places are judged as in a scenario.
 *
 * @throws RuleViolation with every fault found; paths begin with `field`
 */
export function fieldStanding(asked: FieldAsked, rules: RaymondRules): Field {
  const table = tableFrom(asked.table);
  const terrain = terrainOf({ terrain: asked.terrain ?? {} }, rules);
  const violations: Violation[] = [
    ...tableFaults(table).map(fault => ({ ...fault, path: `table.${fault.path}` })),
    ...twoSidesFaults(asked),
  ];
  const entered: Entered[] = [];
  for (const [side, { units }] of Object.entries(asked.sides)) {
    for (const [at, entry] of units.entries()) {
      const path = `sides.${side}.units[${at}]`;
      const enlisted = enlist(entry, side, path, true, rules);
      if ('violations' in enlisted) violations.push(...enlisted.violations);
      else entered.push({ unit: enlisted.unit, path });
    }
  }
  for (const [at, { unit, path }] of entered.entries()) {
    if (entered.findIndex(each => each.unit.id === unit.id) === at) continue;
    const problem = `there are two units "${unit.id}"`;
    violations.push({ path: `${path}.id`, problem, mend: 'give each unit its own id' });
  }
  violations.push(...placeFaults(entered, { table, terrain, rules }));
  const units = Object.fromEntries(entered.map(({ unit }) => [unit.id, unit]));
  if (violations.length === 0) violations.push(...beginPhase(units, asked, rules));
  if (violations.length > 0)
    throw new RuleViolation(violations.map(fault => ({ ...fault, path: `field.${fault.path}` })));
  return { units, table, terrain, rules };
}

/** Begins the phase: contacts as they stand, who is far from enemies, and what units have done. */
function beginPhase(units: Record<UnitId, Unit>, asked: FieldAsked, rules: RaymondRules): readonly Violation[] {
  for (const unit of Object.values(units)) {
    unit.phase.engaged = isEngaged(unit, { units }, rules);
    unit.phase.mayDoubleTime = isClearToHurry(unit, { units }, rules);
  }
  return deeds.flatMap(deed =>
    (asked[deed] ?? []).flatMap((id, at) => {
      const unit = Object.hasOwn(units, id) ? units[id] : undefined;
      if (unit === undefined) return [nobody(id, `${deed}[${at}]`, units)];
      unit.phase[deed] = true;
      return [];
    }),
  );
}

function nobody(id: string, path: string, units: Record<string, unknown>): Violation {
  const ids = Object.keys(units);
  const near = nearestOf(id, ids);
  const mend = near === undefined ? `name one of ${ids.join(', ')}` : `did you mean "${near}"?`;
  return { path, problem: `there is no unit ${quoted(id)} on this field`, mend };
}

/**
 * The unit of a field that a question names.
 *
 * @throws RuleViolation when there is none of that name
 */
export function unitNamed(id: UnitId, path: string, { units }: Field): Unit {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  if (unit === undefined) throw new RuleViolation(nobody(id, path, units));
  return unit;
}

/**
 * A unit of a field and the enemy that has charged it, as a question names them.
 *
 * @throws RuleViolation when there is none of these names, or when they are not enemies in contact
 */
export function chargedBy(
  { unit: id, charger: by }: { readonly unit: UnitId; readonly charger: UnitId },
  field: Field,
): { readonly unit: Unit; readonly charger: Unit } {
  const unit = unitNamed(id, 'unit', field);
  const charger = unitNamed(by, 'charger', field);
  insist(contactsOf(unit, field, field.rules).includes(charger), () => ({
    path: 'charger',
    clause: 'raymond/recoil/who',
    problem: `${by} is no enemy in contact with ${id}`,
    mend: 'place the charger where it has come into contact',
  }));
  return { unit, charger };
}

/**
 * The side of a field that a question names.
 *
 * @throws RuleViolation when there is none of that name
 */
export function sideNamed(side: string, { units }: Field): string {
  const sides = [...new Set(Object.values(units).map(unit => unit.side))];
  insist(sides.includes(side), () => ({
    path: 'side',
    problem: `there is no side ${quoted(side)} on this field`,
    mend: `name one of ${sides.join(', ')}`,
  }));
  return side;
}
