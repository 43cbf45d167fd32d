import { expect, test } from 'vitest';
import { allResolvers, resolverOf, situationsOf } from './all.js';

/** Every fault that a resolver finds, however deep in its answer it stands. */
function faultsIn(answer: unknown): readonly { readonly path: string }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { path, problem } = Object(answer);
  const own = typeof path === 'string' && typeof problem === 'string' ? [{ path }] : [];
  return [...own, ...Object.values(answer).flatMap(faultsIn)];
}

/** Whether a place such as `units[0].id` is one of what a schema asks for. Within a text, which has a notation of its own, any is. */
function leads(schema: unknown, [first, ...rest]: readonly string[], whole: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (first === undefined) return true;
  const {
    $ref,
    type,
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = Object(schema);
  const refers =
    typeof $ref === 'string'
      ? [
          $ref
            .split('/')
            .slice(1)
            .reduce<unknown>((at, key) => Reflect.get(Object(at), key), whole),
        ]
      : [];
  const inside = [
    ...(Object.hasOwn(properties, first) ? [properties[first]] : [additionalProperties]),
    ...(/^\d+$/.test(first) ? [items] : []),
  ];
  return (
    type === 'string' ||
    [...refers, ...anyOf, ...oneOf, ...allOf].some(each => leads(each, [first, ...rest], whole)) ||
    inside.some(each => leads(each, rest, whole))
  );
}

const leadsIn = (schema: object, path: string) => {
  const whole: unknown = JSON.parse(JSON.stringify(schema));
  return leads(whole, path.match(/[^.[\]]+/g) ?? [], whole);
};

const placesOf = (resolver: (typeof allResolvers)[number]) =>
  situationsOf(resolver.name).flatMap(situation => {
    const { result, odds } = resolver.resolve(situation);
    return [...faultsIn(result), ...faultsIn(odds)].map(({ path }) => path);
  });

test.each(allResolvers)('$name: a fault that it finds stands at a place of what was asked', resolver => {
  const places = [...new Set(placesOf(resolver))];
  expect(places.filter(path => !leadsIn(resolver.schema(), path))).toEqual([]);
});

test.each([
  ['wrg/mine', 'mine.against', true],
  ['wrg/mine', 'against', false],
  ['raymond/move', 'action.steps[0].move', true],
  ['raymond/move', 'steps[0].move', false],
  ['wrg/order-faults', 'order.steps[0].goal', true],
  ['ancient-medieval/phalanx-faults', 'ranks', true],
])('%s is asked of %s: %s', (name, path, asked) => {
  expect(leadsIn(resolverOf(name).schema(), path)).toBe(asked);
});

test('there are faults at many places', () => {
  const known = allResolvers.filter(({ throws }) => !throws);
  expect(new Set(known.flatMap(placesOf)).size).toBeGreaterThan(100);
});
