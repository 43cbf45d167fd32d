import ts from 'typescript';
import { isOpenTable, nameOfMember, namesRead } from './reach-reads.js';

/** What is reached from somewhere. */
export interface Reached {
  /** Declarations, and members of objects and types. */
  readonly nodes: ReadonlySet<ts.Node>;
  /** The names of the members that are read there. */
  readonly reads: ReadonlySet<string>;
  /** The names of the members that are set there, in an object that is made or in one that is changed. */
  readonly sets: ReadonlySet<string>;
}

/** Where to start, and what is known besides. */
export interface Start {
  /** Declarations of modules, or members of objects in them. */
  readonly roots: readonly ts.Node[];
  /** Members that somebody reads who is not reached from the roots: a kernel that runs what `run` is. */
  readonly reads?: readonly string[];
  /** Whether every member of what is reached counts as read, as for a stranger who may read anything. */
  readonly everything?: boolean;
}

/**
 * What code can reach from somewhere, by its symbols: whatever a declaration refers to is reached with it. A function that a
 * member of an object holds, and whatever a member of an object of a module holds, is reached once the object is, and
 * something that is reached reads a member of that name: `period.sightOf(…)` reaches every `sightOf` of the objects reached.
 * A type reaches types only.
 *
 * It says what can be called, not what is: whether a battle ever takes a branch is not known.
 */
export function reachedFrom(program: ts.Program, { roots, reads = [], everything = false }: Start): Reached {
  const checker = program.getTypeChecker();
  const reached = new Set<ts.Node>();
  const toWalk: ts.Node[] = [];
  const read = new Set(reads);
  const sets = new Set<string>();
  const waiting = new Map<string, ts.Node[]>();

  const reach = (node: ts.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    toWalk.push(node);
  };

  const readName = (name: string): void => {
    if (read.has(name)) return;
    read.add(name);
    for (const member of waiting.get(name) ?? []) reach(member);
    waiting.delete(name);
  };

  const wait = (member: ts.ObjectLiteralElementLike): void => {
    const name = nameOfMember(member.name);
    if (everything || name === undefined || read.has(name)) reach(member);
    else if (ts.isObjectLiteralExpression(member.parent) && isOpenTable(member.parent, name, checker)) reach(member);
    else waiting.set(name, [...(waiting.get(name) ?? []), member]);
  };

  const refer = (symbol: ts.Symbol | undefined, toType: boolean): void => {
    if (symbol === undefined) return;
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of meant.declarations ?? []) {
      if (ts.isSourceFile(declaration)) {
        if (isOurs(declaration)) for (const each of checker.getExportsOfModule(meant)) refer(each, toType);
        continue;
      }
      const outermost = outermostOf(declaration);
      if (outermost !== undefined && (!toType || isType(outermost))) reach(outermost);
    }
  };

  /** `data`: what stands here is data of a module. `inType`: only types are meant here. */
  const walk = (node: ts.Node | undefined, data: boolean, inType = false): void => {
    if (node === undefined) return;
    if (isChanged(node)) sets.add(node.left.name.text);
    for (const name of namesRead(node, checker)) readName(name);
    if (ts.isIdentifier(node)) {
      if (!isNameOfMember(node)) refer(checker.getSymbolAtLocation(node), inType);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const member of node.properties) {
        if (ts.isSpreadAssignment(member)) walk(member.expression, data);
        else if (data || holdsFunction(member)) wait(member);
        else reach(member);
      }
    } else if (ts.isPropertyAccessExpression(node)) {
      if (isModule(node.expression, checker)) refer(checker.getSymbolAtLocation(node.name), inType);
      else walk(node.expression, data, inType);
    } else if (ts.isBindingElement(node)) {
      walk(node.name, data);
      walk(node.initializer, data);
    } else {
      if (isDeclaration(node)) reached.add(node);
      const still = data && !ts.isFunctionLike(node) && !(ts.isCallExpression(node) && isForeign(node, checker));
      ts.forEachChild(node, child => walk(child, still, inType || ts.isTypeNode(node)));
    }
  };

  for (const root of roots) reach(root);
  for (let node = toWalk.pop(); node !== undefined; node = toWalk.pop()) {
    const data = !isInFunction(node);
    if (ts.isObjectLiteralElementLike(node)) sets.add(nameOfMember(node.name) ?? '');
    if (ts.isShorthandPropertyAssignment(node)) refer(checker.getShorthandAssignmentValueSymbol(node), false);
    else if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) walk(node.name.expression, data);
      walk(node.initializer, data);
    } else {
      const still = data && ts.isVariableDeclaration(node);
      ts.forEachChild(node, child => walk(child, still));
    }
  }
  return { nodes: reached, reads: read, sets };
}

/** Whether a file is source, and not only declares what others have written. */
export function isOurs(file: ts.SourceFile): boolean {
  return !file.isDeclarationFile && file.fileName.endsWith('.ts');
}

/** The declaration of a module that holds this one, or is it; none for what a function keeps to itself: it is walked with it. */
function outermostOf(declaration: ts.Declaration): ts.Node | undefined {
  if (!isOurs(declaration.getSourceFile()) || isInFunction(declaration)) return undefined;
  let outermost: ts.Node | undefined;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (isDeclaration(node)) outermost = node;
  }
  return outermost;
}

function isInFunction({ parent }: ts.Node): boolean {
  return parent !== undefined && (ts.isFunctionLike(parent) || isInFunction(parent));
}

function isDeclaration(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) || ts.isFunctionLike(node) || ts.isTypeElement(node) || isType(node);
}

function isType(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** A method that names itself refers to nothing, least of all to the object that it is a member of. */
function isNameOfMember({ parent }: ts.Identifier): boolean {
  return ts.isMethodDeclaration(parent) || ts.isAccessor(parent);
}

/** Whether a member is changed: `unit.figures = 3`, `unit.figures -= 1`. */
function isChanged(node: ts.Node): node is ts.BinaryExpression & { readonly left: ts.PropertyAccessExpression } {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return false;
  const { kind } = node.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function holdsFunction(member: ts.ObjectLiteralElementLike): boolean {
  return ts.isFunctionLike(member) || (ts.isPropertyAssignment(member) && ts.isFunctionLike(member.initializer));
}

/** Whether a name stands for a module: `charts` in `import * as charts`. */
function isModule(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  if (symbol === undefined || !(symbol.flags & ts.SymbolFlags.Alias)) return false;
  return (checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.ValueModule) !== 0;
}

/** Whether somebody else's function is called, of whom nobody knows what it reads; freezing reads nothing. */
function isForeign({ expression }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (expression.getText() === 'Object.freeze') return false;
  const symbol = checker.getSymbolAtLocation(expression);
  if (symbol === undefined) return true;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return !(meant.declarations ?? []).some(declaration => isOurs(declaration.getSourceFile()));
}
