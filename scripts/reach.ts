import ts from 'typescript';
import {
  holdsFunction,
  isData,
  isDeclaration,
  isLocalData,
  isModule,
  isNameOfMember,
  isOurs,
  isType,
  type MakesData,
  meantBy,
  placeOf,
  variableOf,
} from './reach-places.js';
import { isOpenTable, memberChanged, nameOfMember, namesRead } from './reach-reads.js';

/** What is reached from somewhere. */
export interface Reached {
  /** Declarations, and members of objects and types. */
  readonly nodes: ReadonlySet<ts.Node>;
  /** The names of the members that are read there. */
  readonly reads: ReadonlySet<string>;
  /** The names of the members that are set there, in an object that is made or in one that is changed. */
  readonly sets: ReadonlySet<string>;
  /** The words that are written there as values, and the members that are looked up there by a word, each where it stands. */
  readonly words: ReadonlySet<Word>;
}

/** A word that is written as a value, or a member that is looked up: `'rout'`, `rates[pace]`. */
export type Word = ts.StringLiteralLike | ts.ElementAccessExpression;

/** Where to start, and what is known besides. */
export interface Start {
  /** Declarations of modules, or members of objects in them. */
  readonly roots: readonly ts.Node[];
  /** Members that somebody reads who is not reached from the roots: a kernel that runs what `run` is. */
  readonly reads?: readonly string[];
  /** Which functions only make data, so that what they do for a member is done for who reads it; none unless said. */
  readonly makesData?: MakesData;
  /** Whether every member of what is reached counts as read, as for a stranger who may read anything. */
  readonly everything?: boolean;
}

/**
 * What code can reach from somewhere, by its symbols: whatever a declaration refers to is reached with it. A function that a
 * member of an object holds, and whatever a member of data holds, is reached once the object is, and something that is reached
 * reads a member of that name: `period.sightOf(…)` reaches every `sightOf` of the objects reached. A type reaches types only.
 *
 * It says what can be called, not what is: whether a battle ever takes a branch is not known.
 */
export function reachedFrom(program: ts.Program, start: Start): Reached {
  const { roots, reads = [], makesData = () => false, everything = false } = start;
  const checker = program.getTypeChecker();
  const reached = new Set<ts.Node>();
  const toWalk: ts.Node[] = [];
  const read = new Set(reads);
  const sets = new Set<string>();
  const words = new Set<Word>();
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
    const meant = meantBy(symbol, checker);
    for (const declaration of meant.declarations ?? []) {
      if (ts.isSourceFile(declaration)) {
        if (isOurs(declaration)) for (const each of checker.getExportsOfModule(meant)) refer(each, toType);
        continue;
      }
      const place = placeOf(declaration, makesData);
      if (place !== undefined && (!toType || isType(place))) reach(place);
    }
  };

  /** `inType`: only types are meant here. */
  const walk = (node: ts.Node | undefined, inType = false): void => {
    if (node === undefined || isLocalData(node, makesData)) return;
    const changed = memberChanged(node);
    if (changed !== undefined) sets.add(changed);
    if (!inType && (ts.isStringLiteralLike(node) || ts.isElementAccessExpression(node))) words.add(node);
    for (const name of namesRead(node, checker)) readName(name);
    if (ts.isIdentifier(node)) {
      if (!isNameOfMember(node)) refer(checker.getSymbolAtLocation(node), inType);
    } else if (ts.isObjectLiteralExpression(node)) {
      const data = isData(node, makesData, checker);
      for (const member of node.properties) {
        if (ts.isSpreadAssignment(member)) walk(member.expression);
        else if (data || holdsFunction(member)) wait(member);
        else reach(member);
      }
    } else if (ts.isPropertyAccessExpression(node)) {
      if (isModule(node.expression, checker)) refer(checker.getSymbolAtLocation(node.name), inType);
      else walk(node.expression, inType);
    } else if (ts.isBindingElement(node)) {
      walk(node.name);
      walk(node.initializer);
    } else {
      if (isDeclaration(node)) reached.add(node);
      ts.forEachChild(node, child => walk(child, inType || ts.isTypeNode(node)));
    }
  };

  /** What is reached by its own: a declaration of a module, a member, a variable of a function that makes data. */
  const walkInside = (node: ts.Node): void => {
    if (ts.isShorthandPropertyAssignment(node)) {
      refer(checker.getShorthandAssignmentValueSymbol(node), false);
    } else if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) walk(node.name.expression);
      walk(node.initializer);
    } else if (ts.isBindingElement(node)) {
      for (let at: ts.Node = node; ts.isBindingElement(at); at = at.parent.parent) {
        for (const name of namesRead(at, checker)) readName(name);
      }
      walk(node.initializer);
      walk(variableOf(node)?.initializer);
    } else {
      ts.forEachChild(node, child => walk(child));
    }
  };

  for (const root of roots) reach(root);
  for (let node = toWalk.pop(); node !== undefined; node = toWalk.pop()) {
    if (ts.isObjectLiteralElementLike(node)) sets.add(nameOfMember(node.name) ?? '');
    walkInside(node);
  }
  return { nodes: reached, reads: read, sets, words };
}
