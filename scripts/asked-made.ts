import ts from 'typescript';
import type { Shape } from '../src/rulebook/index.js';
import type { DrawnParameter } from './asked-shapes.js';

/**
 * The shapes of the parameters of a function that is given what the library has made, a state, a view, a unit, rules: of such things, nothing is asked
 * but that they have what their type needs, so that another thing in their place is told at once and costs little.
 */
export function drawMade(
  signature: ts.Signature,
  declared: ts.Node,
  checker: ts.TypeChecker,
): readonly DrawnParameter[] | undefined {
  const drawn = signature.parameters.flatMap((symbol, at): readonly DrawnParameter[] => {
    const node = symbol.valueDeclaration;
    if (node === undefined || !ts.isParameter(node) || node.dotDotDotToken !== undefined) return [];
    const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
    const left = checker.isOptionalParameter(node) || mayBeLeft(type) ? '?' : '';
    const name = nameOf(symbol, at, type, checker);
    const shape = name === 'rules' ? rulesShape(type, declared, checker) : madeShape(type, declared, checker);
    return [{ name: `${name}${left}`, shape }];
  });
  return drawn.some(({ name, shape }) => shape !== 'any' || !name.endsWith('?')) ? drawn : undefined;
}

/** What is taken apart at once has no name of its own, but its type has. */
function nameOf({ name }: ts.Symbol, at: number, type: ts.Type, checker: ts.TypeChecker): string {
  if (/^\w+$/.test(name) && !name.startsWith('__')) return name;
  if (/^(Pick<)?\w*Rules/.test(checker.typeToString(type))) return 'rules';
  const typed = wordedName(type.aliasSymbol?.name ?? type.symbol?.name ?? '');
  return at === 0 || typed === '' ? 'situation' : `${typed[0]?.toLowerCase()}${typed.slice(1)}`;
}

/** Whether a value of a type need not be there. */
function mayBeLeft(type: ts.Type): boolean {
  const none = ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.Void;
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) return type.getConstraint() === undefined;
  return (type.flags & none) !== 0 || (type.isUnion() && type.types.some(each => (each.flags & none) !== 0));
}

/** What of a kind of type is asked, by its flags. */
const plain: readonly (readonly [ts.TypeFlags, Shape])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.NumberLike, 'length'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
];

/** Whether a type is of a kind; an id that has a name of its own is a text with more about it. */
const isOf = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.flags & flags) !== 0 || (type.isIntersection() && type.types.some(each => (each.flags & flags) !== 0));

function madeShape(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): Shape {
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const bound = type.getConstraint();
    return bound === undefined ? 'any' : madeShape(bound, at, checker);
  }
  if (type.isUnion()) return shapeOfUnion(type, at, checker);
  if (type.isStringLiteral()) return { words: type.value };
  const found = plain.find(([flags]) => isOf(type, flags));
  if (found !== undefined) return found[1];
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  if (name === 'Dice') return 'dice';
  if (name === 'Iterable') return 'iterable';
  if (type.getCallSignatures().length > 0) return 'function';
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return 'any';
  if (checker.isTupleType(type)) return { list: entryOf(type, at, checker), least: leastOf(type) };
  if (checker.isArrayLikeType(type)) return { list: entryOf(type, at, checker) };
  return { made: wordedName(name), has: neededOf(type, at, checker).join('|') };
}

/** What rules have to have, of which a function may look at a part only. */
export function rulesShape(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): Shape {
  const shape = madeShape(type, at, checker);
  return typeof shape === 'object' && 'made' in shape ? { ...shape, made: 'Rules' } : shape;
}

/** The name of a type that somebody gave it: not that of one that is written out where it is used. */
const wordedName = (name: string): string =>
  /^[A-Z]\w*$/.test(name) && !/^(Pick|Omit|Partial|Readonly|Record)$/.test(name) ? name : '';

function entryOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): Shape {
  const entry = type.getNumberIndexType();
  return entry === undefined || mayBeLeft(entry) ? 'any' : madeShape(entry, at, checker);
}

const leastOf = (type: ts.Type): number => Number(Reflect.get(Reflect.get(type, 'target') ?? {}, 'minLength') ?? 0);

/** The keys that a value of a type always has, by the alphabet: the order in which they are found depends on what was looked at before. */
function neededOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): readonly string[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags, name }) => (flags & ts.SymbolFlags.Optional) === 0 && !name.startsWith('__'))
    .filter(key => !mayBeLeft(checker.getTypeOfSymbolAtLocation(key, at)))
    .map(({ name }) => name)
    .sort();
}

function shapeOfUnion({ types }: ts.UnionType, at: ts.Node, checker: ts.TypeChecker): Shape {
  const parts = types.filter(each => (each.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0);
  const words = parts.flatMap(each => (each.isStringLiteral() ? [each.value] : [])).sort();
  const others = parts.filter(each => !each.isStringLiteral()).map(each => madeShape(each, at, checker));
  const all: readonly Shape[] = [...(words.length === 0 ? [] : [{ words: words.join('|') }]), ...others];
  const different = [...new Map(all.map(shape => [JSON.stringify(shape), shape])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, shape]) => shape);
  const [only = 'any', ...more] = different;
  if (more.length === 0) return only;
  return different.includes('any') ? 'any' : { of: different };
}
