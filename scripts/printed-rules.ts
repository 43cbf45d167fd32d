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
  'wrgRules',
]);
/** The rulesets, of which `rules()` gives the same. */
const rulesets: ReadonlySet<string> = new Set(['ancientMedieval', 'musket', 'raymond', 'wrg']);

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
 * that is handed on by its name, and not called, is not looked at.
 */
export function rulesLeftOut(program: ts.Program, pathOf: (source: ts.SourceFile) => string): readonly PrintedRules[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(source => pathOf(source).startsWith('src/'))
    .flatMap(source => {
      const found: PrintedRules[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && !node.arguments.some(ts.isSpreadElement)) {
          const called = checker.getResolvedSignature(node)?.getDeclaration();
          const last = called?.parameters.at(-1);
          const isLeftOut = node.arguments.length < (called?.parameters.length ?? 0);
          if (isLeftOut && last?.initializer !== undefined && takesPrinted(last.initializer) !== undefined) {
            const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
            const problem = `calls ${node.expression.getText(source)} without the rules in force`;
            found.push({ path: pathOf(source), line: line + 1, problem });
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}
