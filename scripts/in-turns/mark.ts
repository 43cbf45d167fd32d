import { relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../catalogue.js';
import { citationsIn } from '../citations.js';
import { type FunctionHere, functionOf, isFunctionHere } from './never-run.js';

/**
 * What the kernel calls of a ruleset besides the phases of its turn and the checks of its requests, by the names that these functions have in
 * the rulesets; what makes the phases, once.
 */
const askedByKernel =
  /^(?:run|check|readBy|read[A-Z]\w*|endOfMusket|muster\w+|withRidges|(?:musket|ancient|raymond|skirmish|wrg)(?:View|Outcome)|campaignSkirmish|wrgCampaign|joinRetinue|retinueFilesAfter|\w+Phases?|whoFiresFirst)$/;

/** What answers and orders are judged by, which checks call. */
const judges = /Faults(?:Of)?$/;

/** Rooms that are no part of a turn: commanders, what people are shown, questions and their odds. */
const besidesTheTurn = /\/(?:bots|windows|questions|draw)\/|\/(?:tell|picture|look|introduce|asked)\w*\.ts$|-odds\.ts$/;

function isAskedByKernel(name: string, judging: boolean): boolean {
  return askedByKernel.test(name) || (judging && judges.test(name));
}

/** A piece of text, and where it is put. */
interface Mark {
  readonly at: number;
  readonly put: string;
}

/**
 * The text of a source file with marks: every function that cites a clause notes that it is run, and whether that is in a turn; what the
 * kernel calls of a ruleset begins and ends one, and so do steps of it that a test calls by themselves. Lines stay what they are.
 */
export function marked(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const file = relative(root, path).split(sep).join('/');
  const citing = new Map<ts.Node, string>();
  for (const { symbol, nodes } of citationsIn(source)) {
    for (const node of nodes) {
      const held = functionOf(node);
      if (held !== undefined) citing.set(held, `${file}#${symbol}`);
    }
  }
  const marks: Mark[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunctionHere(node) && !node.asteriskToken) marks.push(...marksOf(node, citing.get(node), file));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return marks
    .map((mark, order) => ({ ...mark, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((so, { at, put }) => so.slice(0, at) + put + so.slice(at), text);
}

/** Which part a function begins: a turn, a step of one called by itself, something beside it; `undefined`: none. */
function partOf(node: FunctionHere, file: string): 'turn' | 'step' | 'beside' | undefined {
  if (!file.startsWith('src/rulesets/') && !file.startsWith('src/scenario/')) return undefined;
  const inTurn = file.includes('/turn/');
  const judging = inTurn || file.endsWith('/checks.ts');
  if (!inTurn && besidesTheTurn.test(`/${file}`)) return 'beside';
  if (isAskedByKernel(nameOf(node), judging)) return 'turn';
  return inTurn && ts.isFunctionDeclaration(node) ? 'step' : undefined;
}

function marksOf(node: FunctionHere, place: string | undefined, file: string): readonly Mark[] {
  const { body } = node;
  const part = partOf(node, file);
  if (place === undefined && part === undefined) return [];
  const note = place === undefined ? '' : `globalThis.inTurns?.note(${JSON.stringify(place)});`;
  const begin = part === undefined ? '' : `const partBefore = globalThis.inTurns?.begin('${part}'); try {`;
  const end = part === undefined ? '' : '} finally { globalThis.inTurns?.end(partBefore); }';
  if (ts.isBlock(body)) {
    return [
      { at: body.getStart() + 1, put: `${begin}${note}` },
      { at: body.getEnd() - 1, put: end },
    ];
  }
  return [
    { at: body.getStart(), put: `{ ${begin}${note} return (` },
    { at: body.getEnd(), put: `); ${end} }` },
  ];
}

function nameOf(node: FunctionHere): string {
  const { parent } = node;
  const name =
    node.name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined);
  return name?.getText() ?? '';
}
