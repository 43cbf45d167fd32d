import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { printedRulesNamed } from './printed-rules.js';

/** One file under `src/`: its path from the root of the project, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A place where a file reaches for something that its folder may not have. */
export interface LayerFault {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

/** The folders of `src/` from the ground up: each may import only from those before it. */
const groundUp = [
  'dice',
  'rulebook',
  'chart',
  'book',
  'table',
  'battle',
  'draw',
  'scenario',
  'windows',
  'rulesets',
  'house-rules',
  'simulate',
  'index.ts',
  'clauses',
  'rulings',
  'public',
  'cli',
] as const;

/** The rulesets that stand on another one, of the same book, and may enter any of its rooms. All others stand alone. */
const standsOn: Readonly<Record<string, readonly string[]>> = {
  'rulesets/cady/ancient-medieval': ['rulesets/cady/common'],
  'rulesets/cady/musket': ['rulesets/cady/common'],
};

/** Folders that run on Node and may use what it offers: files, workers, the clock, the terminal. */
const onNode: readonly string[] = ['cli', 'simulate'];

/** Packages that belong in one place only, so that nobody pays for them who imports something else. */
const homes: Readonly<Record<string, { readonly place: string; readonly holds: (path: string) => boolean }>> = {
  zod: { place: 'files named *schema.ts and in cli/', holds: path => path.endsWith('schema.ts') || under(path, 'cli') },
  commander: { place: 'cli/', holds: path => under(path, 'cli') },
  picocolors: { place: 'cli/', holds: path => under(path, 'cli') },
};

/** Packages of which a smaller part does: bundlers cannot take the other parts out again. */
const enough: Readonly<Record<string, string>> = { zod: 'zod/mini', 'zod/v4': 'zod/mini' };

/** Names that reach the world past the injected dice and choices. */
const worldly: ReadonlySet<string> = new Set(['Date', 'console', 'process', 'performance', 'crypto']);

const builtins: ReadonlySet<string> = new Set(builtinModules);

/** Every breach of the layers in these files. Paths must begin with `src/`. */
export function layerFaults(files: readonly SourceFile[]): LayerFault[] {
  return files.flatMap(file => {
    const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
    const printed = printedRulesNamed(file.path, tree);
    return [...importFaults(file.path, tree), ...worldFaults(file.path, tree), ...printed];
  });
}

function importFaults(path: string, tree: ts.SourceFile): LayerFault[] {
  return importsOf(tree).flatMap(({ specifier, line }) => {
    const problem = specifier.startsWith('.') ? folderProblem(path, specifier) : packageProblem(path, specifier);
    return problem === undefined ? [] : [{ path, line, problem }];
  });
}

/** What is wrong with `path` importing a file of ours, if anything. */
function folderProblem(path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
  const from = folderOf(path);
  const to = folderOf(target);
  if (/^src\/(clauses|rulings)\/index\.ts$/.test(path) && /^(clauses|rulings)\/[\w-]+\.json$/.test(target))
    return undefined;
  if (to === undefined) return `imports ${specifier}, which is outside src/`;
  if (from === to) return undefined;
  if (from === undefined || rankOf(from) < 0) return `is in no known layer (known: ${groundUp.join(', ')})`;
  if (rankOf(to) < 0) return `imports ${to}, which is no known layer (known: ${groundUp.join(', ')})`;
  if (rankOf(to) > rankOf(from)) return `imports upward: ${from} may not know ${to}`;
  if ((standsOn[from] ?? []).includes(to)) return undefined;
  if (rankOf(to) === rankOf(from)) return `imports another ruleset: ${from} may not know ${to}`;
  // They load no more than they need, so that `--help`, one chart, one ruleset come at once.
  if (from === 'cli' || from === 'index.ts' || to === 'index.ts') return undefined;
  return target === `src/${to}/index.ts`
    ? undefined
    : `imports ${specifier} past its front door: take it from the index of ${to}`;
}

/** What is wrong with `path` importing a package or a module of Node, if anything. */
function packageProblem(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:') || builtins.has(specifier)) {
    return onNode.some(folder => under(path, folder))
      ? undefined
      : `imports ${specifier}: only ${onNode.join('/ and ')}/ may import a module of Node`;
  }
  const part = enough[specifier];
  if (part !== undefined) return `imports ${specifier} as a whole: ${part} is enough`;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const home = homes[name];
  return home === undefined || home.holds(path) ? undefined : `imports ${name}, which belongs in ${home.place}`;
}

/** Uses of `Math.random`, the clock, the terminal or the process outside the folders that run on Node. */
function worldFaults(path: string, tree: ts.SourceFile): LayerFault[] {
  if (onNode.some(folder => under(path, folder))) return [];
  const faults: LayerFault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.getText(tree) === 'Math.random') {
      faults.push({ path, line: lineOf(node, tree), problem: 'uses Math.random: ask the injected Dice' });
    }
    if (ts.isIdentifier(node) && worldly.has(node.text) && refersToTheWorld(node)) {
      faults.push({ path, line: lineOf(node, tree), problem: `uses ${node.text}: only cli/ may reach the world` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/** False for a name that is only a member (`order.process`), a key (`{ process: 1 }`) or a member's declaration. */
function refersToTheWorld(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name;
  return !(ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodSignature(parent));
}

interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every module that a file names: imports, re-exports, dynamic imports, `require` and `import('…')` types. */
function importsOf(tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const take = (node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isStringLiteralLike(node)) {
      found.push({ specifier: node.text, line: lineOf(node, tree) });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier);
    if (ts.isExternalModuleReference(node)) take(node.expression);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal);
    if (ts.isCallExpression(node) && loadsModule(node.expression)) take(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function loadsModule(callee: ts.Expression): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

/** The layer a file lives in: `dice`, `rulesets/cady/musket`, `index.ts`; undefined outside `src/`. */
function folderOf(path: string): string | undefined {
  const [root, first, ...rest] = path.split('/');
  if (root !== 'src' || first === undefined) return undefined;
  if (first !== 'rulesets') return first;
  const [family, member] = rest;
  return family === 'cady' ? `rulesets/cady/${member ?? ''}` : `rulesets/${family ?? ''}`;
}

function rankOf(folder: string): number {
  return groundUp.findIndex(layer => layer === folder || (layer === 'rulesets' && folder.startsWith('rulesets/')));
}

function under(path: string, folder: string): boolean {
  return path.startsWith(`src/${folder}/`);
}

function lineOf(node: ts.Node, tree: ts.SourceFile): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}
