import ts from 'typescript';

/** A number of a rulebook that stands where no house rule can reach it, or what looks like one. */
export interface StrayNumber {
  readonly path: string;
  readonly line: number;
  /** The number; `undefined` for a comment that names a line of the book. */
  readonly value?: number;
  readonly problem: string;
}

/** Numbers that are of no book by themselves: none, one, two, a half; the grid of lengths and half of its step; degrees. */
const common: ReadonlySet<number> = new Set([0, 1, 2, 0.5, 0.001, 0.0005, 90, 180, 270, 360]);
/** What is multiplied with and divided by: per cent, and rounding to one, two or three places. */
const factors: ReadonlySet<number> = new Set([10, 100, 1000]);

/**
 * Numbers of a rulebook that stand in code: literals that do not merely reckon, any literal but 0 that rules are built of, and
 * comments that name a line of the book. What is written in a `book/` folder is data, and is not looked at.
 */
export function strayNumbers(path: string, text: string): readonly StrayNumber[] {
  if (path.split('/').includes('book')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: StrayNumber[] = [];
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node, building: boolean): void => {
    // A number in a type is a choice of words: `1 | 2 | 3`.
    if (ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text);
      const line = lineAt(node.getStart(source));
      if (building && value !== 0 && isHeld(node)) {
        found.push({ path, line, value, problem: `rules are built of the number ${value}, which no book holds` });
      } else if (!common.has(value) && !(factors.has(value) && isFactor(node))) {
        found.push({ path, line, value, problem: `the number ${value} stands in code` });
      }
    }
    const builds = building || (ts.isFunctionLike(node) && node.parameters.some(opensBook));
    ts.forEachChild(node, child => visit(child, builds));
  };
  visit(source, false);
  for (const { 0: comment, index } of text.matchAll(/\/[/*].*?\blines? \d{2,}\b.*/gi)) {
    if (/\bof (the|his) (book|page)\b|^\/\/ *lines? \d/i.test(comment)) {
      found.push({ path, line: lineAt(index), problem: `a line of the book is named beside code: ${comment.trim()}` });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** Whether a function builds rules from a book. */
function opensBook({ type }: ts.ParameterDeclaration): boolean {
  return type !== undefined && /\bOpenBook\b/.test(type.getText());
}

/** Whether a number is what a member of an object holds, by itself or in a list. */
function isHeld(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === literal;
  return (ts.isPrefixUnaryExpression(parent) || ts.isArrayLiteralExpression(parent)) && isHeld(parent);
}

function isFactor({ parent }: ts.Node): boolean {
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  return kind === ts.SyntaxKind.AsteriskToken || kind === ts.SyntaxKind.SlashToken;
}
