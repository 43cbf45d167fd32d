import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { schemas } from '../../src/cli/schemas.js';
import { fileWith, littlewars } from './command.js';
import { changed, scenarioPath } from './musket-scenario.js';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
const written = (path: string): Schema => JSON.parse(readFileSync(path, 'utf8'));
const accepts = (path: string, value: unknown) => z.fromJSONSchema(written(path)).safeParse(value).success;
const scenarioSchema = 'schemas/musket.json';
const raymondSchema = 'schemas/raymond.json';
const nasebyPath = 'examples/scenarios/naseby-1645.json';
const recordSchema = 'schemas/record.json';

describe('schemas', () => {
  test.each([
    [scenarioSchema, 'musket'],
    [raymondSchema, 'raymond'],
    [recordSchema, 'record'],
    ['schemas/house-rules-musket.json', 'house-rules-musket'],
    ['schemas/house-rules-raymond.json', 'house-rules-raymond'],
  ])('%s is what the command prints', async (path, name) => {
    expect(written(path)).toEqual(JSON.parse(JSON.stringify(schemas[name]?.())));
    expect((await littlewars('schema', name)).out).toBe(readFileSync(path, 'utf8'));
  });

  test('the scenario schema accepts the example, with and without $schema, and refuses what is not in it', () => {
    expect(accepts(scenarioSchema, JSON.parse(readFileSync(scenarioPath, 'utf8')))).toBe(true);
    expect(
      accepts(
        scenarioSchema,
        changed(s => (s.$schema = '../../schemas/musket.json')),
      ),
    ).toBe(true);
    expect(
      accepts(
        scenarioSchema,
        changed(s => (s.sides.blue.units[0].type = 'archers')),
      ),
    ).toBe(false);
    expect(
      accepts(
        scenarioSchema,
        changed(s => (s.sides.blue.units[0].figurs = 1)),
      ),
    ).toBe(false);
    expect(
      accepts(
        scenarioSchema,
        changed(s => (s.table.features[0].level = 'high')),
      ),
    ).toBe(false);
  });

  test.each<[string, (rules: Record<string, Record<string, unknown>>) => void]>([
    ['an unknown chart', rules => Object.assign(rules.cells!, { 'cady/musket/shock-effects': {} })],
    [
      'a reading that a ruling does not have',
      rules => Object.assign(rules.rulings!, { 'cady/ruling/hill-edge-sight': 'x' }),
    ],
    [
      'a word for a number',
      rules => Object.assign(rules.cells!, { 'cady/musket/infantry-capability': { guard: { melee: 'x' } } }),
    ],
    ['a part that house rules do not have', rules => Object.assign(rules, { cels: {} })],
    ['a field that troops do not have', rules => Object.assign(rules, { troops: { guard: { mele: 3 } } })],
  ])('the schema of house rules accepts the example, and refuses %s', (_what, spoil) => {
    const rules = JSON.parse(readFileSync('examples/house-rules/club-musket.json', 'utf8'));
    expect(accepts('schemas/house-rules-musket.json', rules)).toBe(true);
    spoil(rules);
    expect(accepts('schemas/house-rules-musket.json', rules)).toBe(false);
  });

  test("the schema of Raymond's scenarios accepts Naseby, and refuses what is not in it", () => {
    const naseby = JSON.parse(readFileSync(nasebyPath, 'utf8'));
    expect(accepts(raymondSchema, naseby)).toBe(true);
    expect(accepts(raymondSchema, { ...naseby, points: 500 })).toBe(false);
    expect(accepts(raymondSchema, { ...naseby, terrain: { hill: { bars: ['elephants'] } } })).toBe(false);
    expect(accepts(raymondSchema, { ...naseby, agreed: ['artillery-share'] })).toBe(false);
  });

  test.each([scenarioSchema, raymondSchema])('every part of a scenario is described: %s', path => {
    const undescribed: string[] = [];
    const visit = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [key, held] of Object.entries(schema)) {
        if (key === 'properties' && typeof held === 'object' && held !== null) {
          for (const [name, property] of Object.entries(held)) {
            if (!Object.hasOwn(Object(property), 'description')) undescribed.push(`${path}.${name}`);
            visit(property, `${path}.${name}`);
          }
        } else visit(held, path);
      }
    };
    visit(written(path), '');
    expect(undescribed).toEqual([]);
  });

  test('a scenario may name its schema', async () => {
    const file = fileWith(changed(s => (s.$schema = './musket.json')));
    expect((await littlewars('battle', file, '--turns', '1', '--json')).code).toBe(0);
  });

  test('the record schema accepts a record, and names every key of it', async () => {
    const file = fileWith('');
    await littlewars('battle', scenarioPath, '--turns', '1', '--json', '--force', '--record', file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(accepts(recordSchema, record)).toBe(true);
    expect(accepts(recordSchema, { ...record, extra: 1 })).toBe(false);
    for (const key of Object.keys(record)) {
      const { [key]: _, ...without } = record;
      expect(accepts(recordSchema, without)).toBe(false);
    }
  });

  test('an unknown one is wrong usage', async () => {
    expect(await littlewars('schema', 'constructor')).toMatchObject({ code: 2, out: '' });
  });
});

const index = '../shared/rules/charts-index.json';

test.runIf(existsSync(index))('charts have the ids, rows and columns of the index', async () => {
  const wanted: { id: string; rows: string[]; columns: string[] }[] = JSON.parse(readFileSync(index, 'utf8'));
  const listed: { id: string; rows: string[]; columns: string[] }[] = JSON.parse(
    (await littlewars('charts', '--json')).out,
  );
  const ours = new Map(listed.map(chart => [chart.id, chart]));
  for (const { id, rows, columns } of wanted.filter(chart => ours.has(chart.id))) {
    expect({ id, rows: ours.get(id)?.rows, columns: ours.get(id)?.columns }).toEqual({ id, rows, columns });
  }
  // Printed as a list of sentences, which the index does not hold for charts.
  const listedInText = ['cady/musket/ship-damage', 'cady/musket/ship-fire'];
  const known = new Set([...wanted.map(chart => chart.id), ...listedInText]);
  expect([...ours.keys()].filter(id => !known.has(id))).toEqual([]);
  expect(
    wanted.map(chart => chart.id).filter(id => /^(cady\/(common|musket)|raymond)\//.test(id) && !ours.has(id)),
  ).toEqual([]);
});
