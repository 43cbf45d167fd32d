import { meant, type Violation } from '../../../rulebook/index.js';
import { isArea, isBarrier } from '../../../table/index.js';
import type { Caltrops } from '../caltrops/caltrop-state.js';
import { carriesCaltrops } from '../caltrops/caltrops.js';
import { tankWater } from '../fire/fire.js';
import type { Fires } from '../fire/fire-state.js';
import { tableOf } from '../ground.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { Unit } from '../state.js';
import { stripBefore } from '../turn/caltrops/caltrops.js';

/** What came of setting out fire and caltrops; nothing where the scenario has none. */
export interface SetOut {
  readonly fires?: Fires;
  readonly caltrops?: Caltrops;
  readonly faults: readonly Violation[];
}

/**
 * Sets out what burns and who has what for it, and caltrops: those that lie already and those that are carried.
 *
 * @clause wrg/fire/buckets
 * @clause wrg/caltrops/supply
 */
export function setOutFireAndCaltrops(units: readonly Unit[], scenario: WrgScenario, rules: WrgRules): SetOut {
  const { fire, caltrops } = scenario;
  const faults: Violation[] = [];
  const tanks = Object.fromEntries(
    (fire?.water ?? []).filter(each => each.tanks > 0).map(each => [each.id, tankWater(each.tanks, rules)]),
  );
  if (fire !== undefined) faults.push(...thingFaults(scenario), ...supplyFaults(units, scenario));
  const carried: string[] = [];
  const strips: Caltrops['strips'][number][] = [];
  for (const [i, { unit: id, laid }] of (caltrops ?? []).entries()) {
    const path = `caltrops[${i}].unit`;
    const unit = units.find(each => each.id === id);
    const fault = unit === undefined ? absent(id, path, units) : layFault(unit, path, rules);
    if (fault !== undefined) faults.push(fault);
    else if (unit !== undefined && laid) strips.push(stripBefore(unit, rules));
    else carried.push(id);
  }
  return {
    ...(fire === undefined ? {} : { fires: { things: {}, lit: {}, tanks } }),
    ...(caltrops === undefined ? {} : { caltrops: { carried, strips } }),
    faults,
  };
}

function layFault({ troops }: Unit, path: string, rules: WrgRules): Violation | undefined {
  if (carriesCaltrops(troops, rules)) {
    if (rules.army.points.equipment.caltrops[troops.training] !== null) return undefined;
    return {
      path,
      clause: 'wrg/points/caltrops',
      problem: `${troops.training}s cannot have caltrops`,
      mend: 'give them to regulars',
    };
  }
  const mend = 'take Roman or Byzantine infantry';
  return { path, clause: 'wrg/caltrops/supply', problem: 'these troops carry no caltrops', mend };
}

function absent(id: string, path: string, units: readonly Unit[]): Violation {
  const mend = meant(
    id,
    units.map(unit => unit.id),
  );
  return { path, problem: `there is no unit "${id}"`, mend };
}

function thingFaults(scenario: WrgScenario): Violation[] {
  const features = tableOf(scenario).features.filter(feature => isArea(feature) || isBarrier(feature));
  return (scenario.fire?.things ?? []).flatMap(({ id }, i): Violation[] => {
    if (features.some(feature => feature.id === id)) return [];
    const problem = `"${id}" is nothing of this table that could burn`;
    const mend = meant(
      id,
      features.map(feature => feature.id),
    );
    return [{ path: `fire.things[${i}].id`, clause: 'wrg/fire/untenable', problem, mend }];
  });
}

function supplyFaults(units: readonly Unit[], { fire }: WrgScenario): Violation[] {
  const known = (id: string) => units.some(unit => unit.id === id);
  const supplies = (fire?.supplies ?? []).flatMap(({ unit }, i) =>
    known(unit) ? [] : [absent(unit, `fire.supplies[${i}].unit`, units)],
  );
  const buckets = (fire?.buckets ?? []).flatMap((id, i) =>
    known(id) ? [] : [absent(id, `fire.buckets[${i}]`, units)],
  );
  return [...supplies, ...buckets];
}
