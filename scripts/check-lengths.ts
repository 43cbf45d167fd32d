import ts from 'typescript';
import type { LayerFault, SourceFile } from './check-layers.rules.js';

/** As many lines may a function have, from its first to its last. */
const most = 60;

/** A function that may be longer. */
export interface LongFunction {
  readonly path: string;
  readonly name: string;
  readonly why: string;
}

/** The functions that may be longer, each with its reason. */
const mayBeLong: readonly LongFunction[] = [
  {
    path: 'src/dice/solve.ts',
    name: 'newEngine',
    why: 'kept in one piece for speed: every ask of every branch reads and writes its variables',
  },
];

/** Functions of more than 60 lines, and exceptions from that which nobody needs any longer. */
export function lengthFaults(
  files: readonly SourceFile[],
  exceptions: readonly LongFunction[] = mayBeLong,
): LayerFault[] {
  const long = files.flatMap(longIn);
  const isOf =
    ({ path, name }: LongFunction) =>
    (each: Long) =>
      each.path === path && each.name === name;
  return [
    ...long
      .filter(each => !exceptions.some(exception => isOf(exception)(each)))
      .map(({ path, line, name, lines }) => {
        const problem = `${name} has ${lines} lines, more than ${most}: split it by what its parts do`;
        return { path, line, problem };
      }),
    ...exceptions
      .filter(exception => !long.some(isOf(exception)))
      .map(({ path, name }) => {
        const problem = `${name} is not long any more: take it off the list in scripts/check-lengths.ts`;
        return { path, line: 1, problem };
      }),
  ];
}

interface Long {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

function longIn({ path, text }: SourceFile): readonly Long[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (place: number) => tree.getLineAndCharacterOfPosition(place).line + 1;
  const long: Long[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const line = lineOf(node.getStart(tree));
      const lines = lineOf(node.end) - line + 1;
      if (lines > most) long.push({ path, line, name: nameOf(node, tree), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return long;
}

/** What a function is called, itself or by what it is given to. */
function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  const named = node.name ?? (hasName(node.parent) ? node.parent.name : undefined);
  return named?.getText(tree) ?? 'a function without a name';
}

function hasName(node: ts.Node): node is ts.VariableDeclaration | ts.PropertyAssignment {
  return ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
}
