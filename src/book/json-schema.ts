import type { Chart } from '../chart/index.js';
import type { Ruling } from '../rulebook/index.js';
import { columnLike } from './column.js';
import { houseRulesFormat, houseRulesVersion } from './layers.js';
import type { ListedNumber } from './numbers.js';
import { catalogueOf, type Print } from './print.js';
import { kindOf } from './values.js';

/** What the schema of house rules says besides what the book holds. */
export interface HouseRulesWords {
  /** The fields that sheets of troops have. */
  readonly troopFields?: readonly string[];
  /** What a ruling is about, by its id. */
  readonly subjectOf?: (ruling: string) => string;
}

/**
 * The JSON Schema of a file of house rules for a book, for editors: every chart with its rows and columns, every number, every ruling with
 * its readings. What troops may change is only outlined.
 */
export function houseRulesSchema(print: Print, { troopFields = [], subjectOf }: HouseRulesWords = {}): object {
  const { charts, numbers, rulings } = catalogueOf(print);
  const editions = [print.edition, ...Object.keys(print.editions ?? {})];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `House rules for ${print.id}`,
    description: 'A layer over the printed book: what it does not name stays as it is printed.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      format: { const: houseRulesFormat },
      version: { const: houseRulesVersion },
      ruleset: { const: print.id },
      title: {
        type: 'string',
        maxLength: 200,
        description: 'What the set is called when somebody asks who changed a rule.',
      },
      edition: { enum: editions, description: 'The edition that it lies on.' },
      cells: {
        description: 'Cells of charts, by chart, row and column.',
        ...named([...charts.values()].map(chart => [chart.id, chartSchema(chart)])),
      },
      numbers: {
        description: 'Numbers that the book prints outside its charts.',
        ...named([...numbers.values()].map(number => [number.id, numberSchema(number)])),
      },
      rulings: {
        description: 'Readings, by ruling.',
        ...named([...rulings.values()].map(ruling => [ruling.id, rulingSchema(ruling, subjectOf)])),
      },
      troops: troopsSchema(troopFields),
    },
    required: ['format', 'version', 'ruleset'],
    additionalProperties: false,
  };
}

function named(properties: readonly (readonly [name: string, schema: object])[]): object {
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/** Troop types by id, whatever they are called. */
function troopsSchema(fields: readonly string[]): object {
  const troop = {
    type: 'object',
    properties: {
      like: { type: 'string', description: 'The type that a new one is made of.' },
      title: { type: 'string' },
      ...Object.fromEntries(fields.map(field => [field, {}])),
    },
    ...(fields.length === 0 ? {} : { additionalProperties: false }),
  };
  return {
    type: 'object',
    description: 'Troop types that are changed, or made of others.',
    propertyNames: { pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
    additionalProperties: troop,
  };
}

function numberSchema({ value, source }: ListedNumber): object {
  return { ...valueSchema([value]), description: source.section };
}

function rulingSchema({ id, readings }: Ruling, subjectOf: HouseRulesWords['subjectOf']): object {
  const description = subjectOf?.(id);
  return { enum: readings.map(reading => reading.id), ...(description === undefined ? {} : { description }) };
}

function chartSchema(chart: Chart): object {
  const column = (name: string) => valueSchema(columnLike(chart, name));
  const row = named(chart.columns.map(name => [name, column(name)]));
  return { title: chart.title, ...named(chart.rows.map(name => [name, row])) };
}

/** What may stand where these values are printed. */
function valueSchema(printed: readonly unknown[]): object {
  const kinds = [...new Set(printed.map(kindOf))];
  const schemas = kinds.map((kind): object => {
    const own = printed.filter(value => kindOf(value) === kind);
    switch (kind) {
      case 'a number':
        return { type: 'number' };
      case 'true or false':
        return { type: 'boolean' };
      case 'a word':
        return { enum: [...new Set(own)] };
      case 'nothing (null)':
        return { type: 'null' };
      case 'a list of numbers':
        return { type: 'array', items: { type: 'integer' } };
      case 'a range':
        return {
          type: 'object',
          properties: { from: { type: 'number' }, to: { type: ['number', 'null'] } },
          required: ['from', 'to'],
          additionalProperties: false,
        };
      case 'an object':
        return { type: 'object' };
      default:
        return { type: 'array' };
    }
  });
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
}
