import { listed, type Names, namesOf } from '../../scenario/index.js';
import { enrol } from './army/enrol.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';
import type { Figure } from './state.js';

type Thing = SkirmishScenario['things'][number];

const known = new WeakMap<SkirmishScenario, Names>();

/** A thing without a name by what it is, where it is the only one of its kind without. */
function calledBy(
  { id, name, kind }: Thing,
  { things }: SkirmishScenario,
): { readonly id: string; readonly name: string } {
  const others = things.filter(thing => thing.kind === kind && thing.name === undefined);
  return { id, name: name ?? (others.length > 1 ? id : `the ${kind.replaceAll('-', ' ')}`) };
}

/** A man without a name, by his number on his side, as lists and pictures have it: `man 3 of the hobilars`. */
function manOf({ id, number }: Pick<Figure, 'id' | 'number'>, among: string): string {
  return /-\d+$/.test(id) ? `man ${number} of ${among.replace(/^The /, 'the ')}` : id;
}

/** Men one after another as they are told, those without a name put together by unit: `Sir Giles and men 1, 3 and 4 of the billmen`. */
export function menTold(ids: readonly string[], { of: name }: Pick<Names, 'of'>): string {
  const groups: { readonly unit: string; readonly numbers: string[] }[] = [];
  for (const told of ids.map(name)) {
    const [, number, unit] = /^man (\d+) of (.+)$/.exec(told) ?? [];
    const last = groups.at(-1);
    if (number === undefined || unit === undefined) groups.push({ unit: told, numbers: [] });
    else if (last !== undefined && last.unit === unit && last.numbers.length > 0) last.numbers.push(number);
    else groups.push({ unit, numbers: [number] });
  }
  return listed(
    groups.map(({ unit, numbers }) => {
      if (numbers.length === 0) return unit;
      return `${numbers.length === 1 ? 'man' : 'men'} ${listed(numbers)} of ${unit}`;
    }),
  );
}

/** The names of a scenario: its men, its units and forces, its standards and places. */
export function namesIn(scenario: SkirmishScenario, rules: SkirmishRules = skirmishRules()): Names {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, retinue]) => {
      const { figures, bodies } = enrol(side, retinue, '', rules);
      const units = bodies.filter(({ kind }) => kind === 'unit');
      // Forces of one side have standards of their own: they are told apart by whose they are.
      const several = retinue.standards.filter(({ of }) => of === 'force').length > 1;
      const forceOf = (bearer: string) => {
        const force = bodies.find(({ figures: men }) => men.includes(bearer))?.force;
        return retinue.forces.find(({ id }) => id === force)?.name ?? retinue.name;
      };
      const standards = retinue.standards.map(({ of, bearer }, n) => ({
        id: `${side}-standard-${n + 1}`,
        name: `the ${of} standard of ${of === 'force' && several ? forceOf(bearer) : retinue.name}`,
      }));
      const things = scenario.things.filter(thing => thing.side === side).map(thing => calledBy(thing, scenario));
      const men = figures.map(({ figure }) => {
        const { id, name, body, force } = figure;
        const listed = units.find(each => each.id === body) ?? retinue.forces.find(each => each.id === force);
        return { id, name: name === id ? manOf(figure, listed?.name ?? retinue.name) : name };
      });
      const named = [...men, ...units, ...retinue.forces, ...standards, ...things];
      return [side, { name: retinue.name, units: named.map(({ id, name }) => ({ id, name: name ?? id })) }];
    }),
  );
  const cast = { sides, table: scenario.table, objectives: scenario.objectives };
  const names = namesOf(cast);
  known.set(scenario, names);
  return names;
}
