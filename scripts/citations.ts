import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './catalogue.js';
import { isOurs } from './reach-places.js';

/** A clause cited in code. */
export interface Citation {
  readonly id: string;
  /** What cites it: `chart.row` for a member of something. */
  readonly symbol: string;
  /** The declaration or members that do. */
  readonly nodes: readonly ts.Node[];
}

/** Where a clause is cited in code, and which tests name it. */
export interface Cited {
  /** By `file#symbol`, sorted. */
  readonly code: ReadonlyMap<string, readonly ts.Node[]>;
  /** Files, sorted. */
  readonly tests: readonly string[];
}

const clauseId = /(?<![\w/-])[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)+(?![\w/-])/g;

/**
 * Every clause id that the sources of a program cite, with what cites it, and the test files that name it in a text (a comment
 * does not count). Sorted by id, so that the result depends on the files alone.
 */
export function findCitations(program: ts.Program): ReadonlyMap<string, Cited> {
  const code = new Map<string, [place: string, nodes: readonly ts.Node[]][]>();
  for (const source of program.getSourceFiles().filter(isOurs)) {
    const path = relative(root, source.fileName);
    for (const { id, symbol, nodes } of citationsIn(source)) add(code, id, [`${path}#${symbol}`, nodes]);
  }
  const tests = new Map<string, string[]>();
  for (const { path, text } of testFiles()) for (const id of idsNamedIn(path, text)) add(tests, id, path);
  return new Map(
    [...code]
      .sort(byName)
      .map(([id, places]) => [id, { code: new Map(places.sort(byName)), tests: [...new Set(tests.get(id))].sort() }]),
  );
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function add<Place>(places: Map<string, Place[]>, id: string, place: Place): void {
  const known = places.get(id);
  if (known === undefined) places.set(id, [place]);
  else known.push(place);
}

function testFiles(): readonly { readonly path: string; readonly text: string }[] {
  const names = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  return names
    .filter(name => name.endsWith('.test.ts'))
    .map(name => ({ path: `tests/${name}`, text: readFileSync(join(root, 'tests', name), 'utf8') }));
}

/**
 * The clauses that a file cites: by a `@clause` in the docstring of what computes them, or by the `clauses` of charts and
 * numbers of the book (`defineChart`, `defineNumbers`) and of parts of the rules (`book.part`).
 */
export function citationsIn(source: ts.SourceFile): readonly Citation[] {
  const found: Citation[] = [];
  const visit = (node: ts.Node, holder: ts.Node): void => {
    for (const id of idsCitedBy(node)) found.push({ id, symbol: symbolOf(node), nodes: [node] });
    const { ids, call } = citedInData(node);
    for (const id of ids) found.push({ id, symbol: symbolOf(holder), nodes: dataOf(call) ?? [holder] });
    const inner = nameOf(node) === undefined ? holder : node;
    ts.forEachChild(node, child => visit(child, inner));
  };
  visit(source, source);
  const keys = new Set<string>();
  return found.filter(({ id, symbol }) => keys.size < keys.add(`${id} ${symbol}`).size);
}

/** What a declaration or member is called, after the names of all that it stands in: `rules.sighting.normal`. */
export function symbolOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at);
    if (name !== undefined) names.unshift(name);
  }
  return names.join('.') || 'module';
}

/** The `@clause` tags of a docstring. A variable's docstring belongs to the variable, not to its statement. */
function idsCitedBy(node: ts.Node): readonly string[] {
  if (ts.isVariableStatement(node)) return [];
  const tags = ts.getJSDocCommentsAndTags(node).flatMap(doc => (ts.isJSDoc(doc) ? (doc.tags ?? []) : []));
  return tags.flatMap(({ tagName, comment }) => {
    const id = tagName.text === 'clause' ? (ts.getTextOfJSDocComment(comment) ?? '').split(/\s/)[0] : undefined;
    return id ? [id] : [];
  });
}

/** What of a book says in its data which clauses it is of. */
const ofBooks: ReadonlySet<string> = new Set(['defineChart', 'defineNumbers', 'printed', 'part']);

/** The ids under `clauses`, where data of a book or a part of the rules is defined, and the call that does. */
function citedInData(node: ts.Node): { readonly ids: readonly string[]; readonly call?: ts.CallExpression } {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'clauses') return { ids: [] };
  const call = node.parent.parent;
  if (!ts.isArrayLiteralExpression(node.initializer) || !ts.isCallExpression(call)) return { ids: [] };
  if (!ofBooks.has(calledIn(call))) return { ids: [] };
  return {
    ids: node.initializer.elements.flatMap(element => (ts.isStringLiteral(element) ? [element.text] : [])),
    call,
  };
}

function calledIn({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** What the clauses are of, where that is more than what holds it: the members that a part makes, the numbers of a passage. */
function dataOf(call: ts.CallExpression | undefined): readonly ts.Node[] | undefined {
  const members = call === undefined ? [] : calledIn(call) === 'part' ? madeIn(call) : numbersIn(call);
  return members.length > 0 ? members : undefined;
}

/** The members of the object that a part of the rules is. */
function madeIn({ arguments: [, build] }: ts.CallExpression): readonly ts.Node[] {
  if (build === undefined || !ts.isArrowFunction(build)) return [];
  const { body } = build;
  const made = ts.isBlock(body)
    ? body.statements.filter(ts.isReturnStatement).map(({ expression }) => expression)
    : [ts.isParenthesizedExpression(body) ? body.expression : body];
  return made.flatMap(each => (each !== undefined && ts.isObjectLiteralExpression(each) ? [...each.properties] : []));
}

/** The numbers of a passage that name no clauses of their own. */
function numbersIn({ arguments: [group] }: ts.CallExpression): readonly ts.Node[] {
  const numbers =
    group !== undefined && ts.isObjectLiteralExpression(group)
      ? group.properties.find(member => member.name?.getText() === 'numbers')
      : undefined;
  if (numbers === undefined || !ts.isPropertyAssignment(numbers)) return [];
  if (!ts.isObjectLiteralExpression(numbers.initializer)) return [];
  return numbers.initializer.properties.filter(number => !/\bclauses:/.test(number.getText()));
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionLike(node) ||
    ts.isTypeElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  const name = isNamed ? node.name : undefined;
  if (name === undefined || ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) return undefined;
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The clause ids that the texts of a file name. */
function idsNamedIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...(node.text.match(clauseId) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
  return found;
}
