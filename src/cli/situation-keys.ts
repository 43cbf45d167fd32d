/** As much of a JSON Schema as says what a situation may hold. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/**
 * The keys of a situation, a line each and those within a key below it, with what each takes: `cover?: fence, wall or building`. A
 * question mark stands behind what may be left out.
 */
export function keysOf(schema: object): readonly string[] {
  return linesOf(schema as Schema, 0);
}

function linesOf(schema: Schema, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const { properties, required = [] } = schema;
  const keys = Object.entries(properties ?? {}).flatMap(([key, value]) => [
    `${indent}${key}${required.includes(key) ? '' : '?'}: ${takes(value)}`,
    ...linesOf(inner(value), depth + 1),
  ]);
  const ways = branchesOf(schema).filter(({ properties }) => properties !== undefined);
  const either = ways.flatMap((way, at) => [`${indent}${at === 0 ? 'either' : 'or'}`, ...linesOf(way, depth + 1)]);
  return [...keys, ...(ways.length === 1 ? linesOf(ways[0] ?? {}, depth) : either)];
}

/** What stands in a list, or by any name in an object; otherwise the value itself. */
function inner(schema: Schema): Schema {
  const { items, additionalProperties, prefixItems } = schema;
  if (typeof items === 'object') return inner(items);
  const [first] = prefixItems ?? [];
  if (first !== undefined) return inner(first);
  return typeof additionalProperties === 'object' ? inner(additionalProperties) : schema;
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  null: 'null',
};

function takes(schema: Schema): string {
  const { type, enum: words, items, prefixItems, properties, additionalProperties } = schema;
  if ('const' in schema) return String(schema.const);
  if (words !== undefined) return oneOf(words.map(String));
  if (branchesOf(schema).length > 0) {
    return oneOf([...new Set(branchesOf(schema).map(takes))]);
  }
  if (prefixItems !== undefined) return `[${prefixItems.map(takes).join(', ')}]`;
  if (type === 'array') return typeof items === 'object' ? `a list of ${several(items)}` : 'a list';
  if (properties !== undefined) return 'an object with';
  if (typeof additionalProperties === 'object') return `by name, ${several(additionalProperties)}`;
  return kinds[type ?? ''] ?? 'anything';
}

function several(schema: Schema): string {
  const each = takes(schema);
  const many: Readonly<Record<string, string>> = {
    'an object with': 'objects with',
    'a text': 'texts',
    'a number': 'numbers',
    'a whole number': 'whole numbers',
  };
  return many[each] ?? each;
}

function branchesOf({ anyOf, oneOf: either }: Schema): readonly Schema[] {
  return anyOf ?? either ?? [];
}

function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
