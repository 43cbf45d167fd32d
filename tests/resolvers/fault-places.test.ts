import { expect, test } from 'vitest';
import { allResolvers, situationsOf } from './all.js';

/** The faults that a resolver finds: its whole result, or what stands under `faults` in it. */
function faultsIn(result: unknown): readonly { readonly path: string }[] {
  const held: unknown = Array.isArray(result) ? result : Reflect.get(Object(result), 'faults');
  if (!Array.isArray(held)) return [];
  return held.filter(each => typeof Object(each).path === 'string' && typeof Object(each).problem === 'string');
}

/** Every key that a schema knows, however deep. */
function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(keysOf);
  const { properties = {}, ...others } = Object(schema);
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(keysOf),
    ...Object.values(others).flatMap(keysOf),
  ];
}

const placesOf = (resolver: (typeof allResolvers)[number]) =>
  situationsOf(resolver.name).flatMap(situation => {
    const { result, odds } = resolver.resolve(situation);
    return [...faultsIn(result), ...faultsIn(odds)].map(({ path }) => path);
  });

test.each(allResolvers)('$name: a fault that it finds stands at a place of what was asked', resolver => {
  const keys = keysOf(JSON.parse(JSON.stringify(resolver.schema())));
  const strange = placesOf(resolver).filter(path => !keys.some(key => new RegExp(`^${key}\\b`).test(path)));
  expect([...new Set(strange)]).toEqual([]);
});

test('there are faults at many places', () => {
  const known = allResolvers.filter(({ throws }) => !throws);
  expect(new Set(known.flatMap(placesOf)).size).toBeGreaterThan(60);
});
