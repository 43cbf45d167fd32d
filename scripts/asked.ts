/**
 * Writes what the functions of each ruleset may be asked, `asked.ts` beside its index: read off their types, so that plain JavaScript is
 * told of a wrong key or word where TypeScript would have underlined it. `--check` writes nothing and fails when a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import ts from 'typescript';
import { original, publicly } from './asked-public.js';
import { drawShapes } from './asked-shapes.js';
import { type Asked, headOf, watched } from './asked-text.js';
import { entryPoints } from './entry-points.js';
import { numberKinds } from './number-kinds.js';

/** The folders of the rulesets whose functions are asked by people. */
const folders = [
  'src/rulesets/cady/common',
  'src/rulesets/cady/ancient-medieval',
  'src/rulesets/cady/musket',
  'src/rulesets/raymond',
  'src/rulesets/skirmish',
  'src/rulesets/wrg',
];

/** What numbers of a name may be, in a ruleset. */
const kinds = numberKinds();

function askedOf(folder: string, program: ts.Program): readonly Asked[] {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${folder}/index.ts`);
  const module = index === undefined ? undefined : checker.getSymbolAtLocation(index);
  if (index === undefined || module === undefined) throw new Error(`${folder} has no index.ts`);
  const troops = troopWords(folder, program);
  const named = namedIn(index);
  const byName = askedByName(program);
  const kindOf = (key: string | undefined) => kinds(basename(folder), key);
  const found = checker.getExportsOfModule(module).flatMap((exported): readonly Asked[] => {
    const declared = named.has(exported.name) ? undefined : declarationOf(exported, checker);
    const signature = declared === undefined ? undefined : checker.getSignatureFromDeclaration(declared);
    if (declared === undefined || signature === undefined) return [];
    const generic = signature.typeParameters !== undefined;
    if (generic || checker.getTypePredicateOfSignature(signature) !== undefined) return [];
    const parameters = drawShapes(signature, declared, { checker, troops, kindOf }, byName.has(declared));
    const file = relative(process.cwd(), declared.getSourceFile().fileName);
    return parameters === undefined
      ? []
      : [
          {
            name: exported.name,
            file,
            parameters,
            by: byName.has(declared) && !asksPart(declared) ? 'asking' : 'askingOfMore',
          },
        ];
  });
  return found.sort((a, b) => (`${a.file} ${a.name}` < `${b.file} ${b.name}` ? -1 : 1));
}

/** Whether a function looks at a part of what others are asked, and is given the whole. */
function asksPart({ parameters: [first] }: ts.FunctionDeclaration): boolean {
  return first?.type !== undefined && ts.isTypeReferenceNode(first.type) && first.type.typeName.getText() === 'Pick';
}

/** Resolvers that make units of a field, or of an army list, first: what they ask is given more than it looks at. */
const putTogether = /raymond\/resolve\/\w+\.ts$|ancient-medieval\/resolve-army\.ts$/;

/** The functions that the resolvers of any ruleset ask. */
function askedByName(program: ts.Program): ReadonlySet<ts.Node> {
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/rulesets\/.*\/resolve(?!.*schema)[\w/-]*\.ts$/.test(fileName))
    .filter(({ fileName }) => !putTogether.test(fileName));
  const names = files.flatMap(({ statements }) =>
    statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
      const named = importClause?.namedBindings;
      return named !== undefined && ts.isNamedImports(named) ? [...named.elements] : [];
    }),
  );
  return new Set(
    names.flatMap(({ name }) => {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol === undefined ? [] : (original(symbol, checker).declarations ?? []);
    }),
  );
}

/** What an index exports name by name: what stands on a table, mostly, and is no situation that a person writes down. */
function namedIn(index: ts.SourceFile): ReadonlySet<string> {
  const lists = index.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
    const own = moduleSpecifier?.getText(index) === "'./asked.js'";
    return own || exportClause === undefined || !ts.isNamedExports(exportClause) ? [] : [...exportClause.elements];
  });
  return new Set(lists.map(({ name }) => name.text));
}

/** The function that is exported, or that `asked.ts` exports in its place. */
function declarationOf(exported: ts.Symbol, checker: ts.TypeChecker): ts.FunctionDeclaration | undefined {
  const { declarations = [] } = original(exported, checker);
  const asked = declarations.find(ts.isVariableDeclaration)?.type;
  const made =
    asked !== undefined && ts.isTypeQueryNode(asked) ? checker.getSymbolAtLocation(asked.exprName) : undefined;
  return (made === undefined ? declarations : (original(made, checker).declarations ?? [])).find(
    ts.isFunctionDeclaration,
  );
}

/** The words for troops, and for the stands that they are mounted on, to which house rules may add. */
function troopWords(folder: string, program: ts.Program): ReadonlySet<string> {
  const file = program.getSourceFile(`${folder}/troops.ts`);
  const checker = program.getTypeChecker();
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) return new Set();
  const types = ['TroopType', 'UnitType', 'StandKind'].map(name => checker.tryGetMemberInModuleExports(name, module));
  return new Set(
    types.flatMap(type => {
      const union = type === undefined ? undefined : checker.getDeclaredTypeOfSymbol(original(type, checker));
      return union?.isUnion() === true ? union.types.flatMap(each => (each.isStringLiteral() ? [each.value] : [])) : [];
    }),
  );
}

function written(folder: string, asked: readonly Asked[]): string {
  const files = [...new Set(asked.map(({ file }) => file))];
  const nameOf = (file: string) => `from${files.indexOf(file) + 1}`;
  const imports = files.map(file => {
    const path = relative(folder, file).replace(/\.ts$/, '.js');
    return `import * as ${nameOf(file)} from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const home = ({ file }: Asked) => nameOf(file);
  return [...headOf(asked, relative(folder, 'src/rulebook/index.js')), ...imports, ...watched(asked, home), ''].join(
    '\n',
  );
}

/** The index of a ruleset, which exports the functions that look at what they are asked in the place of those that trust it. */
function indexWith(folder: string, asked: readonly Asked[]): string {
  const before = readFileSync(`${folder}/index.ts`, 'utf8').replace(/^export \{[^}]*\} from '\.\/asked\.js';\n/m, '');
  return `${before.trimEnd()}\nexport { ${asked.map(({ name }) => name).join(', ')} } from './asked.js';\n`;
}

function formatted(path: string, text: string): string {
  const biome = ['biome', 'check', '--write', `--stdin-file-path=${path}`];
  return execFileSync('npx', biome, { input: text, encoding: 'utf8', maxBuffer: 1e8 });
}

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

/** The files that are written, with their text. */
function texts(): readonly (readonly [path: string, text: string])[] {
  const indices = folders.flatMap(folder => [`${folder}/index.ts`, `${folder}/resolve.ts`]);
  const program = ts.createProgram([...indices, ...entryPoints.map(({ module }) => module)], {
    ...options,
    noEmit: true,
  });
  return [
    ...folders.flatMap(folder => {
      const asked = askedOf(folder, program);
      const index = `${folder}/index.ts`;
      return [
        [`${folder}/asked.ts`, written(folder, asked)],
        [index, formatted(index, indexWith(folder, asked))],
      ] as const;
    }),
    ...entryPoints.map(each => [each.watched, publicly(each, program)] as const),
  ];
}

for (const [path, text] of texts()) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run npm run asked`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
