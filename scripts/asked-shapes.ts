import ts from 'typescript';
import type { Shape } from '../src/rulebook/index.js';
import { rulesShape } from './asked-made.js';
import type { NumberKind } from './number-kinds.js';

/** What a parameter may be, with the name of the type that each part of it was read off. */
export interface DrawnParameter {
  readonly name: string;
  readonly shape: Shape;
}

/** Types of which nothing is checked: what the kernel makes, and what has its own reader. */
const opaque = /(State|View|Scenario|ScenarioFile|Book|Game|Draft|Numbers|Words|Table|Ruleset|Map|Set|Command)$/;

/** A situation of more parts than this is none that a person writes down. */
const mostParts = 340;

/**
 * The shapes of a function's parameters; none where its first is nothing that a person writes down in the words of the book. A number or a
 * text is such a thing where the function can be asked by its name, too.
 */
export function drawShapes(
  signature: ts.Signature,
  declared: ts.FunctionDeclaration,
  { checker, troops, kindOf }: Pick<Drawing, 'checker' | 'troops' | 'kindOf'>,
  byName: boolean,
): readonly DrawnParameter[] | undefined {
  const drawn = signature.parameters.map((symbol, at): DrawnParameter => {
    const node = declared.parameters[at];
    const left = node !== undefined && checker.isOptionalParameter(node) ? '?' : '';
    const isLast = at === signature.parameters.length - 1;
    // What is taken apart at once has no name: the rules, where they come last.
    const named = /^\w+$/.test(symbol.name) && !symbol.name.startsWith('__');
    const name = named ? symbol.name : at > 0 && isLast ? 'rules' : 'situation';
    const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
    const rules = at > 0 && (/Rules\b/.test(checker.typeToString(type)) || name === 'rules');
    const shape = rules
      ? rulesShape(type, declared, checker)
      : shapeOf(type, declared, { checker, troops, kindOf, key: name, within: [] });
    return { name: `${name}${left}`, shape: partsOf(shape) > mostParts ? 'any' : shape };
  });
  const first = drawn[0]?.shape;
  const asked =
    typeof first === 'object'
      ? ('keys' in first || 'words' in first || 'of' in first || 'list' in first) && !isHollow(first)
      : first === 'dice' || (byName && first !== undefined && first !== 'any');
  return asked ? drawn : undefined;
}

interface Drawing {
  readonly checker: ts.TypeChecker;
  readonly troops: ReadonlySet<string>;
  /** What numbers of a name may be. */
  readonly kindOf: (key: string | undefined) => NumberKind;
  /** The name of what is drawn. */
  readonly key: string | undefined;
  /** The types that this one stands in. */
  readonly within: readonly ts.Type[];
}

function shapeOf(type: ts.Type, at: ts.Node, drawing: Drawing): Shape {
  const { checker } = drawing;
  if (type.isUnion()) return shapeOfUnion(type, at, drawing);
  if (type.isStringLiteral()) return wordsOf([type.value], drawing);
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return 'string';
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return drawing.kindOf(drawing.key);
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean';
  if ((type.flags & ts.TypeFlags.Null) !== 0) return 'null';
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  if (name === 'Dice') return 'dice';
  const isPlain = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const closed = drawing.within.includes(type) || opaque.test(name) || type.getCallSignatures().length > 0;
  if (!isPlain || closed) return 'any';
  const isPlace = checker.isTupleType(type);
  const inner = { ...drawing, ...(isPlace ? { key: undefined } : {}), within: [...drawing.within, type] };
  if (checker.isArrayLikeType(type)) return { list: shapeOfEntry(type, at, inner) };
  const each = type.getStringIndexType();
  if (each !== undefined) return { each: shapeOf(each, at, { ...inner, key: undefined }) };
  const keys = checker.getPropertiesOfType(type).flatMap(key => keyOf(key, at, inner));
  return keys.length === 0 ? 'any' : { keys: Object.fromEntries(keys) };
}

/** What an entry of a list, or of any place of a tuple, may be. */
function shapeOfEntry(type: ts.Type, at: ts.Node, drawing: Drawing): Shape {
  const entry = type.getNumberIndexType();
  return entry === undefined ? 'any' : shapeOf(entry, at, drawing);
}

function keyOf(key: ts.Symbol, at: ts.Node, drawing: Drawing): readonly [string, Shape][] {
  const type = drawing.checker.getTypeOfSymbolAtLocation(key, at);
  const left = (key.flags & ts.SymbolFlags.Optional) !== 0 || mayBeUndefined(type) ? '?' : '';
  const given = drawing.checker.getNonNullableType(type);
  // A key that a branch of a union says it does not have.
  const never = (given.flags & ts.TypeFlags.Never) !== 0 && !mayBeNull(type);
  return never ? [] : [[`${key.name}${left}`, shapeOf(type, at, { ...drawing, key: key.name })]];
}

const mayBe = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  (type.flags & flag) !== 0 || (type.isUnion() && type.types.some(each => (each.flags & flag) !== 0));
const mayBeUndefined = (type: ts.Type): boolean => mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Unknown);
const mayBeNull = (type: ts.Type): boolean => mayBe(type, ts.TypeFlags.Null);

function shapeOfUnion(type: ts.UnionType, at: ts.Node, drawing: Drawing): Shape {
  const parts = type.types.filter(each => (each.flags & ts.TypeFlags.Undefined) === 0);
  const words = parts.flatMap(each => (each.isStringLiteral() ? [each.value] : []));
  const others = parts.filter(each => !each.isStringLiteral()).map(each => shapeOf(each, at, drawing));
  const all = [...(words.length === 0 ? [] : [wordsOf(words, drawing)]), ...others];
  const different = [...new Map(all.map(shape => [JSON.stringify(shape), shape])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, shape]) => shape);
  const [only = 'any', ...more] = different;
  if (more.length === 0) return only;
  return different.includes('any') ? 'any' : { of: different };
}

function wordsOf(words: readonly string[], { troops }: Drawing): Shape {
  const made = words.length > 2 && words.every(word => troops.has(word));
  // The order in which TypeScript lists them changes with what else it has read.
  return { words: [...words].sort().join('|'), ...(made ? { troops: true } : {}) };
}

/** Whether a shape checks nothing at all but that something is there. */
function isHollow(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'any';
  if ('list' in shape) return isHollow(shape.list);
  return 'keys' in shape && Object.values(shape.keys).every(isHollow);
}

function partsOf(shape: Shape): number {
  if (typeof shape === 'string' || 'words' in shape || 'made' in shape) return 1;
  const inner =
    'keys' in shape
      ? Object.values(shape.keys)
      : 'of' in shape
        ? shape.of
        : 'list' in shape
          ? [shape.list]
          : [shape.each];
  return inner.reduce((sum, each) => sum + partsOf(each), 1);
}
