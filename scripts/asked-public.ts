import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { drawMade } from './asked-made.js';
import { type Asked, headOf, watched } from './asked-text.js';
import type { EntryPoint } from './entry-points.js';

/**
 * An entry point as strangers are given it: every function looks at what it is given, but for those that do it already: those of `asked.ts`, those that
 * promise something and break the promise where it is wrong, and the kernel's, which look for themselves.
 */
export function publicly({ module, watched: path }: EntryPoint, program: ts.Program): string {
  const index = program.getSourceFile(module);
  if (index === undefined) throw new Error(`there is no ${module}`);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(index) ?? fail(module);
  const held = checker.getTypeOfSymbol(symbol);
  // What is exported as a type alone is not there when it is called.
  const exported = checker.getExportsOfModule(symbol).filter(({ name }) => held.getProperty(name) !== undefined);
  const asked = exported.flatMap(each => askedOf(each, checker)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const from = relative(dirname(path), module).replace(/\.ts$/, '.js');
  return [
    ...headOf(asked, '../rulebook/index.js'),
    ...(asked.length === 0 ? [] : [`import * as inside from '${from}';`]),
    ...watched(asked, () => 'inside'),
    `export * from '${from}';`,
    '',
  ].join('\n');
}

function fail(module: string): never {
  throw new Error(`${module} exports nothing`);
}

/** A symbol as it was declared. */
export function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function askedOf(exported: ts.Symbol, checker: ts.TypeChecker): readonly Asked[] {
  const found = original(exported, checker);
  const { declarations = [] } = found;
  // Of several signatures, that of the function itself holds them all.
  const declared = declarations.at(-1);
  if (declared === undefined || declared.getSourceFile().fileName.endsWith('/asked.ts')) return [];
  // What has more about it than that it can be called, the rules of a book, looks itself.
  if (checker.getTypeOfSymbol(found).getProperties().length > 0) return [];
  const signature = ts.isFunctionDeclaration(declared)
    ? checker.getSignatureFromDeclaration(declared)
    : checker.getTypeOfSymbol(found).getCallSignatures().at(-1);
  if (signature === undefined || looksItself(declared)) return [];
  const parameters = drawMade(signature, declared, checker);
  const says = signature.typeParameters !== undefined || checker.getTypePredicateOfSignature(signature) !== undefined;
  const by = says || declarations.length > 1 ? 'askingAlike' : 'askingOfMore';
  return parameters === undefined ? [] : [{ name: exported.name, file: '', parameters, by }];
}

function looksItself(declared: ts.Declaration): boolean {
  const promises =
    ts.isFunctionDeclaration(declared) && declared.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  return promises === true || /\binsistOnArguments\(/.test(declared.getText());
}
