import { ancientMedievalResolvers } from '../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonResolvers } from '../src/rulesets/cady/common/resolve.js';
import { musketResolvers } from '../src/rulesets/cady/musket/resolve.js';
import { raymondResolvers } from '../src/rulesets/raymond/resolve.js';
import { skirmishResolvers } from '../src/rulesets/skirmish/resolve.js';
import { wrgResolvers } from '../src/rulesets/wrg/resolve.js';

/** What a number may be: any, a whole one, one from 0, or a whole one from 0. */
export type NumberKind = 'number' | 'whole' | 'amount' | 'count';

/** What of a number is said by the schema of a resolver: whether it is whole, and whether it may be below 0. */
interface Seen {
  readonly ruleset: string;
  readonly key: string;
  readonly isWhole: boolean;
  readonly isFromZero: boolean;
}

/** The part of a JSON Schema that tells of numbers. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/**
 * What numbers of a name may be, as all resolvers that know the name agree: those of the ruleset, or of all where it has none. One reader
 * for who asks by name and for who calls the function.
 */
export function numberKinds(): (ruleset: string, key: string | undefined) => NumberKind {
  const resolvers = [
    ...commonResolvers,
    ...ancientMedievalResolvers,
    ...musketResolvers,
    ...raymondResolvers,
    ...skirmishResolvers,
    ...wrgResolvers,
  ];
  const seen = resolvers.flatMap(({ name, schema }) => {
    const whole: Schema = JSON.parse(JSON.stringify(schema()));
    return numbersIn(whole, '', { ruleset: name.split('/')[0] ?? '', definitions: definitionsOf(whole), within: [] });
  });
  return (ruleset, key) => {
    const ofAll = seen.filter(each => each.key === key);
    const ofRuleset = ofAll.filter(each => each.ruleset === ruleset);
    const known = ofRuleset.length > 0 ? ofRuleset : ofAll;
    const isWhole = known.length > 0 && known.every(each => each.isWhole);
    const isFromZero = known.length > 0 && known.every(each => each.isFromZero);
    return isWhole ? (isFromZero ? 'count' : 'whole') : isFromZero ? 'amount' : 'number';
  };
}

interface Walk {
  readonly ruleset: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** References that have been followed to here. */
  readonly within: readonly string[];
}

function numbersIn(schema: Schema, key: string, walk: Walk): readonly Seen[] {
  const { $ref, type, minimum, exclusiveMinimum, properties = {}, items } = schema;
  if ($ref !== undefined) {
    const meant = walk.definitions[$ref];
    if (meant === undefined || walk.within.includes($ref)) return [];
    return numbersIn(meant, key, { ...walk, within: [...walk.within, $ref] });
  }
  const numbers = [...(schema.enum ?? []), schema.const].filter(value => typeof value === 'number');
  const isNumber = numbers.length > 0 || type === 'number' || type === 'integer';
  const isWhole = type === 'integer' || (numbers.length > 0 && numbers.every(Number.isInteger));
  const isFromZero = (minimum ?? exclusiveMinimum ?? Math.min(...numbers, numbers.length > 0 ? Infinity : -1)) >= 0;
  const own: Seen = { ruleset: walk.ruleset, key, isWhole, isFromZero };
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...(isNumber ? [own] : []),
    ...Object.entries(properties).flatMap(([name, part]) => numbersIn(part, name, walk)),
    ...(items === undefined ? [] : numbersIn(items, key, walk)),
    ...branches.flatMap(branch => numbersIn(branch, key, walk)),
  ];
}

/** The definitions of a schema, by what refers to them. */
function definitionsOf(schema: object): Readonly<Record<string, Schema>> {
  const found: Record<string, Schema> = {};
  for (const name of ['$defs', 'definitions']) {
    const definitions: unknown = Reflect.get(schema, name);
    if (typeof definitions !== 'object' || definitions === null) continue;
    for (const [key, each] of Object.entries(definitions)) found[`#/${name}/${key}`] = each;
  }
  return found;
}
