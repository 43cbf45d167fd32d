import ts from 'typescript';

/** Whether a file is source, and not only declares what others have written. */
export function isOurs(file: ts.SourceFile): boolean {
  return !file.isDeclarationFile && file.fileName.endsWith('.ts');
}

/** What a name means, wherever it has been imported from. */
export function meantBy(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a name stands for a module: `charts` in `import * as charts`. */
export function isModule(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  return symbol !== undefined && (meantBy(symbol, checker).flags & ts.SymbolFlags.ValueModule) !== 0;
}

/**
 * The declaration of a module that holds this one, or is it. What a function keeps to itself is walked with the function, except
 * where the function makes data: there a variable is looked at when something needs it.
 */
export function placeOf(declaration: ts.Declaration, makesData: MakesData): ts.Node | undefined {
  if (!isOurs(declaration.getSourceFile())) return undefined;
  if (isInFunction(declaration)) return isLocalData(declaration, makesData) ? declaration : undefined;
  let outermost: ts.Node | undefined;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (isDeclaration(node)) outermost = node;
  }
  return outermost;
}

/** Whether a function only makes data. */
export type MakesData = (node: ts.SignatureDeclaration) => boolean;

/** Whether an object is written down as data, of a module or of a function that makes some. */
export function isData(literal: ts.ObjectLiteralExpression, makesData: MakesData, checker: ts.TypeChecker): boolean {
  let inFunction = false;
  for (let node: ts.Node = literal.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCallExpression(node) && isForeign(node, checker)) return false;
    if (ts.isFunctionLike(node)) {
      if (makesData(node)) return true;
      inFunction = true;
    }
  }
  return !inFunction;
}

/** Whether this is a variable of a function that makes data, or a name that is taken out of one. */
export function isLocalData(node: ts.Node, makesData: MakesData): node is ts.VariableDeclaration | ts.BindingElement {
  if (!ts.isVariableDeclaration(node) && !ts.isBindingElement(node)) return false;
  const variable = variableOf(node);
  return variable?.initializer !== undefined && functionsAround(variable).some(makesData);
}

/** The variable that a name is taken out of, unless that is what a function is given. */
export function variableOf(node: ts.Node): ts.VariableDeclaration | undefined {
  if (ts.isVariableDeclaration(node)) return node;
  return ts.isBindingElement(node) ? variableOf(node.parent.parent) : undefined;
}

function functionsAround({ parent }: ts.Node): readonly ts.SignatureDeclaration[] {
  if (parent === undefined) return [];
  return ts.isFunctionLike(parent) ? [parent, ...functionsAround(parent)] : functionsAround(parent);
}

function isInFunction(node: ts.Node): boolean {
  return functionsAround(node).length > 0;
}

export function isDeclaration(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) || ts.isFunctionLike(node) || ts.isTypeElement(node) || isType(node);
}

export function isType(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** A method that names itself refers to nothing, least of all to the object that it is a member of. */
export function isNameOfMember({ parent }: ts.Identifier): boolean {
  return ts.isMethodDeclaration(parent) || ts.isAccessor(parent);
}

export function holdsFunction(member: ts.ObjectLiteralElementLike): boolean {
  return ts.isFunctionLike(member) || (ts.isPropertyAssignment(member) && ts.isFunctionLike(member.initializer));
}

/** Whether somebody else's function is called, of whom nobody knows what it reads; freezing reads nothing. */
function isForeign({ expression }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (expression.getText() === 'Object.freeze') return false;
  const symbol = checker.getSymbolAtLocation(expression);
  const declarations = symbol === undefined ? [] : (meantBy(symbol, checker).declarations ?? []);
  return !declarations.some(declaration => isOurs(declaration.getSourceFile()));
}
