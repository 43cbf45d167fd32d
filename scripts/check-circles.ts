import { posix } from 'node:path';
import ts from 'typescript';
import type { LayerFault, SourceFile } from './check-layers.rules.js';

interface Loaded {
  readonly path: string;
  readonly line: number;
}

/**
 * Circles of files that load each other, each told once, where its first file by name enters it. What is only a type loads
 * nothing; what is loaded when it is asked for (`import('…')`) is no circle.
 */
export function circleFaults(files: readonly SourceFile[]): LayerFault[] {
  const loads = new Map(files.map(file => [file.path, loadedBy(file)]));
  const faults: LayerFault[] = [];
  const told = new Set<string>();
  for (const path of [...loads.keys()].sort()) {
    const way = wayBack(path, loads);
    const first = way?.[0];
    if (way === undefined || first === undefined || told.has(path)) continue;
    const circle = [path, ...way.map(each => each.path)];
    for (const each of circle) told.add(each);
    faults.push({ path, line: first.line, problem: `stands in a circle: ${circle.join(' → ')}` });
  }
  return faults;
}

/** The shortest way from a file through what it loads back to itself. */
function wayBack(start: string, loads: ReadonlyMap<string, readonly Loaded[]>): readonly Loaded[] | undefined {
  const ways: (readonly Loaded[])[] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of loads.get(way.at(-1)?.path ?? start) ?? []) {
      if (next.path === start) return [...way, next];
      if (seen.has(next.path)) continue;
      seen.add(next.path);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** The files of ours that one file loads. */
function loadedBy({ path, text }: SourceFile): readonly Loaded[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return tree.statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteralLike(moduleSpecifier) || onlyTypes(statement)) return [];
    if (!moduleSpecifier.text.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), moduleSpecifier.text).replace(/\.js$/, '.ts');
    return [{ path: target, line: tree.getLineAndCharacterOfPosition(statement.getStart(tree)).line + 1 }];
  });
}

function onlyTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return statement.isTypeOnly || (exportClause !== undefined && allTypes(exportClause));
  }
  const { importClause } = statement;
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return name === undefined && namedBindings !== undefined && allTypes(namedBindings);
}

function allTypes(names: ts.NamedImportBindings | ts.NamedExportBindings): boolean {
  if (!ts.isNamedImports(names) && !ts.isNamedExports(names)) return false;
  return names.elements.length > 0 && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}
