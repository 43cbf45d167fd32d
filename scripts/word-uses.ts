import ts from 'typescript';
import type { Word } from './reach.js';

/** How a word is used where it stands. */
export interface Use {
  readonly word: string;
  /** Something is made to be it. */
  readonly says: boolean;
  /** Something is held against it. */
  readonly asks: boolean;
  /** The words among which it stands there; `undefined` where any text may stand, or nobody knows. */
  readonly among?: ReadonlySet<string> | undefined;
  /** Of one in a list, the words of the list. */
  readonly list?: ReadonlySet<string>;
}

/** How words are used: a written one is said or asked, and who looks a member up asks for every word that he may look up. */
export function usesOf(node: Word, checker: ts.TypeChecker): readonly Use[] {
  if (ts.isElementAccessExpression(node)) {
    const among = wordsOf(checker.getTypeAtLocation(node.argumentExpression), checker);
    return [...(among ?? [])].map(word => ({ word, says: false, asks: true, among }));
  }
  const { parent, text: word } = node;
  const against = comparedWith(node);
  if (against !== undefined) {
    return [{ word, says: false, asks: true, among: wordsOf(checker.getTypeAtLocation(against), checker) }];
  }
  const type = checker.getContextualType(node);
  const among = type === undefined ? undefined : wordsOf(type, checker);
  if (!ts.isArrayLiteralExpression(parent)) return [{ word, says: true, asks: false, among }];
  const list = new Set(parent.elements.flatMap(each => (ts.isStringLiteralLike(each) ? [each.text] : [])));
  return [{ word, says: !isAskedWhatItIncludes(parent), asks: true, among, list }];
}

/** Whether a use is about a choice of words, as far as the compiler knows: most words have a meaning in more than one. */
export function isAbout({ among }: Use, words: readonly string[]): boolean {
  return among === undefined || among.size === 1 || words.filter(word => among.has(word)).length > 1;
}

/** What a word is compared with: the other side of `===`, or what a switch is about. */
function comparedWith(node: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !comparisons.includes(parent.operatorToken.kind)) return undefined;
  return parent.left === node ? parent.right : parent.left;
}

const comparisons: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** `['rout', 'flight'].includes(…)`: nothing is made to be one of these. */
function isAskedWhatItIncludes({ parent }: ts.ArrayLiteralExpression): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text === 'includes';
}

/** The words that something of a type can be; `undefined` where it can be any text, or nobody knows. */
function wordsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> | undefined {
  const words = new Set<string>();
  const add = (each: ts.Type): boolean => {
    if (each.isStringLiteral()) {
      words.add(each.value);
      return true;
    }
    if (each.isUnion()) return each.types.every(add);
    if ((each.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return false;
    const constraint = checker.getBaseConstraintOfType(each);
    if (constraint !== undefined && constraint !== each) return add(constraint);
    return (each.flags & ts.TypeFlags.TypeParameter) === 0;
  };
  return add(type) && words.size > 0 ? words : undefined;
}
