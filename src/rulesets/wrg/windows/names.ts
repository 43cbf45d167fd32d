import { type Cast, type Names, namesOf } from '../../../scenario/index.js';
import type { WrgScenario } from '../schema.js';
import type { GeneralId } from '../state.js';
import { orderText } from './order-text.js';

/** The names of a scenario, with those of its sub-units and its generals. */
export interface WrgNames extends Names {
  ofGeneral(id: GeneralId): string;
  /** An order in words, as it is read out; what has to agree with the unit stands in brackets. */
  ofOrder(order: string): string;
  /** The same as it is said of a unit. */
  ofOrderTo(unit: string, order: string): string;
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
    return name === id ? (material.get(id) ?? madeInBattle(id, known.of) ?? id) : name;
  };
  const inText = (text: string) =>
    known
      .in(withPlaces(text, scenario))
      .replace(madeIds, id => (known.of(id) === id ? (madeInBattle(id, known.of) ?? id) : id));
  const names: WrgNames = {
    ...known,
    of,
    in: inText,
    ofOrder: order => orderText(order, { of, in: inText }, scenario),
    ofOrderTo: (unit, order) => {
      const head = `${of(unit)}: `;
      return known.agreed(`${head}${names.ofOrder(order)}`).slice(head.length);
    },
    ofGeneral: id => generals.get(id) ?? id,
  };
  namesByScenario.set(scenario, names);
  return names;
}

/** What is built, broken or strewn in a battle, by the first part of the id that it is given there. */
const made: { readonly [id: string]: string } = {
  breach: 'breach',
  abatis: 'abatis',
  sap: 'sap',
  ditch: 'ditch',
  'turf-wall': 'turf wall',
  palisade: 'palisade',
  'bridge-60mm-wide': 'bridge',
  'causeway-60mm-wide': 'causeway',
  'bridge-with-pontoons': 'bridge of pontoons',
};
const madeIds = new RegExp(`(?<![\\w-])(?:(?:${Object.keys(made).join('|')})-\\d+|caltrops-of-[\\w-]+)(?![\\w-])`, 'g');
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The name of a breach, a work or caltrops that came to be in the battle; `undefined` for the id of anything else. */
function madeInBattle(id: string, of: (id: string) => string): string | undefined {
  const [, layer] = /^caltrops-of-(.+)$/.exec(id) ?? [];
  if (layer !== undefined) return `the caltrops of ${of(layer)}`;
  const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const called = made[kind];
  return called === undefined ? undefined : `the ${ordinals[Number(number) - 1] ?? `${number}th`} ${called}`;
}

/** A text in which places that have a name are called by it, and not by where they are. */
function withPlaces(text: string, { objectives }: WrgScenario): string {
  return objectives.reduce(
    (told, { name, at: [x, y] }) => (name === undefined ? told : told.replaceAll(`(${x} ${y})`, name)),
    text,
  );
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
