import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './catalogue.js';
import { type Reached, reachedFrom } from './reach.js';
import { isOurs, type MakesData } from './reach-places.js';

/**
 * What a turn is made of: the members of a `Ruleset` that the kernel calls to play it, and the rules that it hands them. What a decided battle
 * leads to (`campaign`) belongs to them: a series is played battle by battle as a battle is turn by turn, and the kernel calls it in between.
 */
const turn = [
  'campaign',
  'readScenario',
  'sides',
  'muster',
  'phases',
  'requests',
  'outcome',
  'view',
  'rules',
  'readRules',
];

/** What the kernel reads of what a ruleset gives it: a phase is run, an answer is checked. */
const readByKernel = ['run', 'check'];

/** Rules are built by functions that are given the open book: what they look up for a member is looked up for who reads it. */
export const buildsRules: MakesData = ({ parameters }) =>
  parameters.some(
    ({ type }) => type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'OpenBook',
  );

/** Who reaches what in the source. */
export interface Played {
  /** What the turn of a ruleset reaches, by its id. */
  readonly turns: ReadonlyMap<string, Reached>;
  /** What whoever uses the library reaches through an entry point. */
  readonly offered: Reached;
  /** The declarations that entry points export. */
  readonly exports: readonly ts.Declaration[];
}

/** The compiler's view of `src`. */
export function readSource(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  return ts.createProgram(fileNames, options);
}

/** What the turns of the rulesets reach, and what the library offers. */
export function playedIn(program: ts.Program, entries: readonly string[] = entryPoints()): Played {
  const checker = program.getTypeChecker();
  const exports = entries.flatMap(path => exportsOf(program.getSourceFile(path), checker));
  const turns = program
    .getSourceFiles()
    .filter(isOurs)
    .flatMap(rulesetsIn)
    .map(({ id, members }): [string, Reached] => {
      const roots = members.filter(({ name }) => name !== undefined && turn.includes(name.getText()));
      const reads = [...readByKernel, ...kindsOfRequests(members, checker)];
      return [id, reachedFrom(program, { roots, reads, makesData: buildsRules })];
    });
  return { turns: new Map(turns), offered: reachedFrom(program, { roots: exports, everything: true }), exports };
}

/** The kinds of decisions of a ruleset: the kernel looks up how the answer to a request is judged by the kind of the request. */
function kindsOfRequests(members: readonly ts.ObjectLiteralElementLike[], checker: ts.TypeChecker): readonly string[] {
  return members.flatMap(member => {
    if (member.name?.getText() !== 'requests' || !ts.isPropertyAssignment(member)) return [];
    return checker
      .getTypeAtLocation(member.initializer)
      .getProperties()
      .map(({ name }) => name);
  });
}

/** The sources of the entry points that package.json names. */
function entryPoints(): readonly string[] {
  const { exports }: { exports: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const built = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([\w/-]+)\.js"/g)];
  return built.map(([, path]) => join(root, 'src', `${path}.ts`));
}

/** The objects of a file that are declared to be a `Ruleset`, with their ids. */
function rulesetsIn(file: ts.SourceFile) {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ type, initializer }) => {
      if (type === undefined || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Ruleset') return [];
      const written = initializer === undefined ? undefined : literalOf(initializer);
      if (written === undefined) return [];
      const members = [...written.properties];
      const named = members.find(({ name }) => name?.getText() === 'id');
      const id = named !== undefined && ts.isPropertyAssignment(named) ? named.initializer : undefined;
      return id !== undefined && ts.isStringLiteral(id) ? [{ id: id.text, members }] : [];
    }),
  );
}

/** The object that is written down, frozen or not. */
function literalOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  const [only] = ts.isCallExpression(node) ? node.arguments : [];
  return only === undefined ? undefined : literalOf(only);
}

/** What a module exports, and what the modules export that it exports whole. */
function exportsOf(file: ts.SourceFile | undefined, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap(symbol => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (meant.declarations ?? []).flatMap(declaration =>
      ts.isSourceFile(declaration) ? exportsOf(declaration, checker) : behind(declaration, checker),
    );
  });
}

/** The function behind one of `asked.ts`, which looks at what it is asked: `export const shot: typeof shots.shot = asking(…)`. */
function behind(declaration: ts.Declaration, checker: ts.TypeChecker): readonly ts.Declaration[] {
  if (!ts.isVariableDeclaration(declaration) || declaration.type === undefined) return [declaration];
  if (!ts.isTypeQueryNode(declaration.type)) return [declaration];
  return checker.getSymbolAtLocation(declaration.type.exprName)?.declarations ?? [declaration];
}
