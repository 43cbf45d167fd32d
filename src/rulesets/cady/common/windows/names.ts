import { type Cast, type Names, namesOf } from '../../../../scenario/index.js';

/** A name for an id that the scenario does not list, if it comes of one that it does. */
export type NameOfPart = (id: string, names: Names, listed: ReadonlySet<string>) => string | undefined;

const namesByScenario = new WeakMap<Cast, Names>();

/**
 * The names of a scenario, with those of men who have left a unit for a gun, `foot-party` of `foot`, and of other parts of units that the period
 * knows.
 */
export function fieldNamesOf(scenario: Cast, partOf: NameOfPart = () => undefined): Names {
  const before = namesByScenario.get(scenario);
  if (before !== undefined) return before;
  const names = namesOf(scenario);
  const listed = new Set(Object.values(scenario.sides).flatMap(({ units }) => units.map(({ id }) => id)));
  const named = (id: string): string | undefined => (listed.has(id) ? names.of(id) : partOf(id, names, listed));
  const part = (id: string): string | undefined => {
    if (listed.has(id)) return undefined;
    const [, unit, number] = /^(.+)-party(?:-(\d+))?$/.exec(id) ?? [];
    const from = unit === undefined ? undefined : named(unit);
    if (from === undefined) return named(id);
    return `${from}, gun party${number === undefined ? '' : ` ${number}`}`;
  };
  const own: Names = {
    ...names,
    of: id => part(id) ?? names.of(id),
    in: text => names.in(text.replace(/[\w-]+-(?:party|\d+)(?![\w-])/g, word => part(word) ?? word)),
  };
  namesByScenario.set(scenario, own);
  return own;
}
