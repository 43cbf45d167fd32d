import { type Cast, type Names, namesOf } from '../../../scenario/index.js';
import type { WrgScenario } from '../schema.js';
import type { GeneralId } from '../state.js';

/** The names of a scenario, with those of its sub-units and its generals. */
export interface WrgNames extends Names {
  ofGeneral(id: GeneralId): string;
}

const namesByScenario = new WeakMap<WrgScenario, WrgNames>();

/** The names of a scenario, worked out once. */
export function wrgNamesOf(scenario: WrgScenario): WrgNames {
  const before = namesByScenario.get(scenario);
  if (before !== undefined) return before;
  const generals = new Map(
    Object.values(scenario.sides).flatMap(side => side.generals.map(({ id, name }) => [id, name] as const)),
  );
  const known = namesOf(castOf(scenario));
  const material = new Map(
    (scenario.works?.material ?? []).map(({ id, kind }) => [id, `the ${kind.replaceAll('-', ' ')}`]),
  );
  const of = (id: string) => {
    const name = known.of(id);
    return name === id ? (material.get(id) ?? id) : name;
  };
  const names: WrgNames = { ...known, of, ofGeneral: id => generals.get(id) ?? id };
  namesByScenario.set(scenario, names);
  return names;
}

/** Everybody that reasons may speak of by an id. A unit of the same id as a general comes after him, and is who is meant. */
function castOf({ sides, table, objectives, sea, sorcery }: WrgScenario): Cast {
  const armies = Object.entries(sides).map(([id, { name, generals, units }], i) => {
    // Those who are nobody’s have to be named with somebody.
    const nobodys = i === 0 ? (sorcery?.ents ?? []) : [];
    const bodies = [...units.flatMap(unit => [unit, ...unit.subUnits]), ...nobodys];
    const ships = (sea?.ships ?? []).filter(({ side }) => side === id);
    return [id, { name, units: [...generals, ...ships, ...bodies] }] as const;
  });
  return { sides: Object.fromEntries(armies), table, objectives };
}
