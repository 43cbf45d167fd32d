import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './catalogue.js';

/** Where a clause is cited in code, and which tests name it. */
export interface Cited {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const clauseId = /(?<![\w/-])[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)+(?![\w/-])/g;

/**
 * Every clause id that a `@clause` tag in `src` cites, with `file#symbol` for each place, and the test files that name it
 * in a text (a comment does not count). Sorted by id, so that the result depends on the files alone.
 */
export function findCitations(): { readonly [id: string]: Cited } {
  const code = new Map<string, Set<string>>();
  for (const { path, source } of sourceFiles('src')) {
    for (const { id, symbol } of clauseTags(source)) add(code, id, `${path}#${symbol}`);
  }
  const tests = new Map<string, Set<string>>();
  for (const { path, source } of sourceFiles('tests')) {
    if (path.endsWith('.test.ts')) for (const id of namedIn(source)) add(tests, id, path);
  }
  const listed = (places: ReadonlySet<string> | undefined) => [...(places ?? [])].sort();
  return Object.fromEntries(
    [...code.keys()].sort().map(id => [id, { code: listed(code.get(id)), tests: listed(tests.get(id)) }]),
  );
}

function add(places: Map<string, Set<string>>, id: string, place: string): void {
  places.set(id, (places.get(id) ?? new Set()).add(place));
}

function sourceFiles(folder: string): readonly { readonly path: string; readonly source: ts.SourceFile }[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  );
  return found.sort().map(path => {
    const file = join(root, folder, path);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
    return { path: relative(root, file), source };
  });
}

/** The `@clause` tags of a file, each with the name of what it documents: `chart.row` for a member of something. */
export function clauseTags(source: ts.SourceFile): readonly { readonly id: string; readonly symbol: string }[] {
  const found: { id: string; symbol: string }[] = [];
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const name = nameOf(node);
    const names = name === undefined ? outer : [...outer, name];
    for (const tag of tagsOf(node)) {
      if (tag.tagName.text !== 'clause') continue;
      const said = ts.getTextOfJSDocComment(tag.comment) ?? '';
      const id = said.split(/\s/)[0];
      if (id) found.push({ id, symbol: names.join('.') || 'module' });
    }
    ts.forEachChild(node, child => visit(child, names));
  };
  visit(source, []);
  const keys = new Set<string>();
  return found.filter(({ id, symbol }) => keys.size < keys.add(`${id} ${symbol}`).size);
}

/** The tags of a node's docstring. A variable's docstring belongs to the variable, not to its statement. */
function tagsOf(node: ts.Node): readonly ts.JSDocTag[] {
  if (ts.isVariableStatement(node)) return [];
  return ts.getJSDocCommentsAndTags(node).flatMap(doc => (ts.isJSDoc(doc) ? (doc.tags ?? []) : []));
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionLike(node) ||
    ts.isTypeElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  const name = isNamed ? node.name : undefined;
  if (name === undefined || ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) return undefined;
  return textOf(name);
}

function textOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The clause ids that the texts of a file name. */
function namedIn(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...(node.text.match(clauseId) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
