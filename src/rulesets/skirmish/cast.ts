import { escaped, longestFirst, type Names, namesOf } from '../../scenario/index.js';
import { enrol } from './army/enrol.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';

type Thing = SkirmishScenario['things'][number];

const known = new WeakMap<SkirmishScenario, Names>();

/** A sentence in which `The yard` is `the yard` but where it begins: names keep their article, and not its capital. */
function withinSentences(called: readonly string[]): (sentence: string) => string {
  const articles = longestFirst(called.filter(name => name.startsWith('The '))).map(name =>
    escaped(name.replace('The ', '')),
  );
  if (articles.length === 0) return sentence => sentence;
  const within = new RegExp(`(?<=\\S )The(?= (?:${articles.join('|')})(?![\\w-]))`, 'g');
  return sentence => sentence.replace(within, 'the');
}

/** A thing without a name by what it is, where it is the only one of its kind without. */
function calledBy(
  { id, name, kind }: Thing,
  { things }: SkirmishScenario,
): { readonly id: string; readonly name: string } {
  const others = things.filter(thing => thing.kind === kind && thing.name === undefined);
  return { id, name: name ?? (others.length > 1 ? id : `the ${kind.replaceAll('-', ' ')}`) };
}

/** The names of a scenario: its men, its units and forces, its standards and places. */
export function namesIn(scenario: SkirmishScenario, rules: SkirmishRules = skirmishRules()): Names {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, retinue]) => {
      const { figures, bodies } = enrol(side, retinue, '', rules);
      const units = bodies.filter(({ kind }) => kind === 'unit');
      const standards = retinue.standards.map(({ of }, n) => ({
        id: `${side}-standard-${n + 1}`,
        name: `the ${of} standard of ${retinue.name}`,
      }));
      const things = scenario.things.filter(thing => thing.side === side).map(thing => calledBy(thing, scenario));
      const named = [...figures.map(({ figure }) => figure), ...units, ...retinue.forces, ...standards, ...things];
      return [side, { name: retinue.name, units: named.map(({ id, name }) => ({ id, name: name ?? id })) }];
    }),
  );
  const cast = { sides, table: scenario.table, objectives: scenario.objectives };
  const called = [
    ...Object.values(sides).flatMap(({ name, units }) => [name, ...units.map(unit => unit.name)]),
    ...[...cast.table.features, ...cast.objectives].flatMap(({ name }) => name ?? []),
  ];
  const [plain, within] = [namesOf(cast), withinSentences(called)];
  const names: Names = { ...plain, agreed: sentence => within(plain.agreed(sentence)) };
  known.set(scenario, names);
  return names;
}
