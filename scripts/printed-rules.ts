import ts from 'typescript';

/** A place where code takes the printed rules though others may be in force. */
export interface PrintedRules {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

/** What gives the printed rules of a ruleset when it is called with nothing. */
const builders: ReadonlySet<string> = new Set([
  'commonRules',
  'ancientMedievalRules',
  'musketRules',
  'raymondRules',
  'skirmishRules',
  'wrgRules',
]);
/** The rulesets, of which `rules()` gives the same. */
const rulesets: ReadonlySet<string> = new Set(['ancientMedieval', 'musket', 'raymond', 'skirmish', 'wrg']);

/** Files that may: a schema says what the printed rules have. */
const ofThePrint: ReadonlySet<string> = new Set(['src/cli/schemas.ts']);

/**
 * Where a file takes the printed rules by name: anywhere but in an `index.ts`, and as the default of the last parameter of an
 * exported function.
 */
export function printedRulesNamed(path: string, source: ts.SourceFile): readonly PrintedRules[] {
  if (path.endsWith('/index.ts') || ofThePrint.has(path)) return [];
  const found: PrintedRules[] = [];
  const visit = (node: ts.Node): void => {
    const named = takesPrinted(node);
    if (named !== undefined && !isPublicDefault(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ path, line: line + 1, problem: `takes the printed rules, ${named}: go by the rules in force` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `musketRules()` or `musket.rules()`. */
function takesPrinted(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length > 0) return undefined;
  const { expression: callee } = node;
  if (ts.isIdentifier(callee)) return builders.has(callee.text) ? `${callee.text}()` : undefined;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'rules') return undefined;
  const of = callee.expression;
  return ts.isIdentifier(of) && rulesets.has(of.text) ? `${of.text}.rules()` : undefined;
}

/** Whether something is the default of the last parameter of an exported function. */
function isPublicDefault({ parent }: ts.Node): boolean {
  if (!ts.isParameter(parent) || !ts.isFunctionDeclaration(parent.parent)) return false;
  const { parameters, modifiers = [] } = parent.parent;
  return parameters.at(-1) === parent && modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/**
 * Calls that leave out rules which have a default: within the library everybody hands on the rules that he was given. A function
 * that is handed on, and not called by the name that it has or is imported under, is not looked at.
 */
export function rulesLeftOut(program: ts.Program, pathOf: (source: ts.SourceFile) => string): readonly PrintedRules[] {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(source => pathOf(source).startsWith('src/'));
  const most = parametersByName(sources);
  return sources.flatMap(source => {
    const found: PrintedRules[] = [];
    eachWithin(source, node => {
      if (!ts.isCallExpression(node) || node.arguments.some(ts.isSpreadElement)) return;
      // Few calls are so short: asking the compiler what every call means takes it as long as checking all types.
      if (node.arguments.length >= (most.get(lastNameOf(node.expression)) ?? 0)) return;
      const called = checker.getResolvedSignature(node)?.getDeclaration();
      if (called === undefined || node.arguments.length >= called.parameters.length || !hasPrintedDefault(called))
        return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const problem = `calls ${node.expression.getText(source)} without the rules in force`;
      found.push({ path: pathOf(source), line: line + 1, problem });
    });
    return found;
  });
}

/** How many parameters functions have whose rules have a default, by the names that they are called by. */
function parametersByName(sources: readonly ts.SourceFile[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  const note = (name: string, number = 0) => most.set(name, Math.max(number, most.get(name) ?? 0));
  const renamed: ts.ImportOrExportSpecifier[] = [];
  for (const source of sources) {
    eachWithin(source, node => {
      if (ts.isFunctionDeclaration(node) && hasPrintedDefault(node))
        note(node.name?.text ?? '', node.parameters.length);
      if (ts.isImportOrExportSpecifier(node) && node.propertyName !== undefined) renamed.push(node);
    });
  }
  for (const { propertyName, name } of renamed) note(name.text, most.get(propertyName?.text ?? ''));
  return most;
}

function hasPrintedDefault({ parameters }: ts.SignatureDeclaration | ts.JSDocSignature): boolean {
  const last = parameters.at(-1);
  return (
    last !== undefined &&
    ts.isParameter(last) &&
    last.initializer !== undefined &&
    takesPrinted(last.initializer) !== undefined
  );
}

/** `odds` of `odds`, and of `raymond.odds`. */
function lastNameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

function eachWithin(node: ts.Node, call: (node: ts.Node) => void): void {
  call(node);
  ts.forEachChild(node, child => eachWithin(child, call));
}
