import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';

/** Marks the constants of every module of the library. */
export const marksConstants: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'marks constants as pure',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: pureConstants(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/**
 * The text of a module with every constant at its top level marked as free of effects, so that a bundler drops those that nobody
 * uses out of a file that it keeps. `sideEffects: false` in package.json says the same of whole files; bundlers do not conclude the one
 * from the other.
 */
export function pureConstants(path: string, text: string): string {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = tree.statements.filter(ts.isVariableStatement).flatMap(each => each.declarationList.declarations);
  return constants.reduceRight((before, constant) => {
    const { name, initializer } = constant;
    if (initializer === undefined || (ts.isIdentifier(name) && isPlain(initializer))) return before;
    const made = pure(initializer.getText(tree));
    const written = ts.isIdentifier(name) ? made : undefined;
    return written === undefined
      ? before.slice(0, constant.getStart(tree)) + unpacked(name, made, tree) + before.slice(constant.getEnd())
      : before.slice(0, initializer.getStart(tree)) + written + before.slice(initializer.getEnd());
  }, text);
}

/** An expression that bundlers may drop. A call alone would not do: what its arguments look up counts as an effect, too. */
function pure(expression: string): string {
  return `/* @__PURE__ */ (() => (${expression}))()`;
}

/** `{ near, far } = cells` as a constant for each name: taking a thing apart counts as an effect. */
function unpacked(pattern: ts.BindingName, made: string, tree: ts.SourceFile): string {
  const names = ts.isObjectBindingPattern(pattern) ? pattern.elements.map(each => nameIn(each, tree)) : [];
  if (names.length === 0) throw new Error(`${tree.fileName}: give ${pattern.getText(tree)} a name of its own`);
  const whole = `whole_${names.join('_')}`;
  return [`${whole} = ${made}`, ...names.map(name => `${name} = ${pure(`${whole}.${name}`)}`)].join(', ');
}

function nameIn({ name, propertyName, initializer, dotDotDotToken }: ts.BindingElement, tree: ts.SourceFile): string {
  const plain = propertyName === undefined && initializer === undefined && dotDotDotToken === undefined;
  if (!plain || !ts.isIdentifier(name)) throw new Error(`${tree.fileName}: take ${name.getText(tree)} by its own name`);
  return name.text;
}

/** Whether every bundler sees that an expression has no effect. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return isPlain(node.expression);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isPlainProperty);
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isLiteralExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}

function isPlainProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (property.name !== undefined && ts.isComputedPropertyName(property.name)) return false;
  if (ts.isPropertyAssignment(property)) return isPlain(property.initializer);
  return ts.isShorthandPropertyAssignment(property) || ts.isMethodDeclaration(property);
}
