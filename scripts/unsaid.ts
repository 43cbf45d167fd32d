import ts from 'typescript';
import type { Played } from './played.js';
import type { Reached, Word } from './reach.js';
import { isAbout, type Use, usesOf } from './word-uses.js';

/** A type of a ruleset that is one word of several, where it is declared: `'routed' | 'evaded' | 'cut-off'`. */
export interface Choice {
  readonly declared: ts.TypeAliasDeclaration | ts.PropertySignature;
  readonly words: readonly string[];
}

/**
 * The words of choices that no turn which knows the type ever says (`unsaid`): nothing is made to be that, neither by its code nor by its book, and
 * no scenario or answer is read that could. And those that no such turn tells apart (`alike`), where it does ask for others of them: two
 * or more of one choice with which it does the same. What is only told to people is not looked at there, nor clauses.
 *
 * A word is told from the same word of another choice by the compiler, where it knows among which words it stands. Whether a battle ever comes to
 * the place where it is said is not known, nor whether who asks for it does what the book has.
 */
export function unsaidIn(
  program: ts.Program,
  { turns }: Pick<Played, 'turns'>,
): { readonly unsaid: readonly Choice[]; readonly alike: readonly Choice[] } {
  const checker = program.getTypeChecker();
  const known = new Map<Word, readonly Use[]>();
  const uses = (word: Word): readonly Use[] => {
    const all = known.get(word) ?? usesOf(word, checker);
    known.set(word, all);
    return all;
  };
  const book = inBooks(program);
  const found = [...turns.values()].map(turn => foundIn(turn, [...turn.words].flatMap(uses), book, checker));
  return {
    unsaid: ofAllTurns(found.map(({ unsaid }) => unsaid)),
    alike: ofAllTurns(found.map(({ alike }) => alike)).filter(({ words }) => words.length > 1),
  };
}

/** By where each choice is declared, its words of one kind in one turn. */
type Found = ReadonlyMap<Choice['declared'], readonly string[]>;

function foundIn(turn: Reached, uses: readonly Use[], book: ReadonlySet<string>, checker: ts.TypeChecker) {
  const byWord = new Map<string, Use[]>();
  for (const use of uses) {
    const all = byWord.get(use.word);
    if (all === undefined) byWord.set(use.word, [use]);
    else all.push(use);
  }
  const unsaid = new Map<Choice['declared'], readonly string[]>();
  const alike = new Map<Choice['declared'], readonly string[]>();
  for (const { declared, words } of choicesIn(turn, checker)) {
    const of = (word: string) => (byWord.get(word) ?? []).filter(use => isAbout(use, words));
    // A list of all of them tells none of them from the others.
    const isPart = ({ list }: Use) => list === undefined || words.some(word => !list.has(word));
    const isAsked = (word: string) => of(word).some(use => use.asks && isPart(use));
    const rest = words.filter(word => !isAsked(word));
    unsaid.set(
      declared,
      words.filter(word => !book.has(word) && !of(word).some(({ says }) => says)),
    );
    alike.set(declared, rest.length < words.length && !isTold(declared) ? rest : []);
  }
  return { unsaid, alike };
}

/** What is so in every turn that knows a choice. */
function ofAllTurns(found: readonly Found[]): readonly Choice[] {
  const declared = new Set(found.flatMap(each => [...each.keys()]));
  return [...declared].flatMap(each => {
    const [first = [], ...others] = found.flatMap(words => (words.has(each) ? [words.get(each) ?? []] : []));
    const words = first.filter(word => others.every(other => other.includes(word)));
    return words.length === 0 ? [] : [{ declared: each, words }];
  });
}

/** All words that books write: charts, numbers, readings. */
function inBooks(program: ts.Program): ReadonlySet<string> {
  const words = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (!ts.isTypeNode(node)) ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (/\/src\/rulesets\/.*\/book\//.test(file.fileName)) look(file);
  return words;
}

/** Whether a choice is about what people are told: events, and the rules that a fault names. */
function isTold(declared: Choice['declared']): boolean {
  return declared.getSourceFile().fileName.endsWith('events.ts') || declared.name.getText().endsWith('Clause');
}

function choicesIn({ nodes }: Reached, checker: ts.TypeChecker): readonly Choice[] {
  return [...nodes].flatMap((node): readonly Choice[] => {
    if (!node.getSourceFile().fileName.includes('/src/rulesets/')) return [];
    if (ts.isTypeAliasDeclaration(node)) return choiceOf(node, checker.getTypeAtLocation(node.name));
    const type = ts.isPropertySignature(node) ? node.type : undefined;
    if (type === undefined || !ts.isPropertySignature(node) || !hasWords(type)) return [];
    return choiceOf(node, checker.getTypeAtLocation(type));
  });
}

/** Whether words are written in a type, and not in one that has a name of its own. */
function hasWords(type: ts.TypeNode): boolean {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return parts.some(part => ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal));
}

function choiceOf(declared: Choice['declared'], type: ts.Type): readonly Choice[] {
  if (!type.isUnion()) return [];
  const words = type.types.flatMap(each => (each.isStringLiteral() ? [each.value] : []));
  const isPlain = type.types.every(each => each.isStringLiteral() || (each.flags & plain) !== 0);
  const isClause = words.some(word => word.includes('/'));
  return words.length > 1 && isPlain && !isClause ? [{ declared, words }] : [];
}

const plain =
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.BooleanLiteral |
  ts.TypeFlags.Number |
  ts.TypeFlags.NumberLiteral;
