import type { SideId } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import type { Figure, FigureId, SkirmishView } from '../state.js';

/** What is read of a line: what it means, or every fault of it. */
export type Reading<T> = { readonly read: T } | { readonly violations: readonly Violation[] };

/** What is wrong with something typed. */
export function misread(problem: string, mend: string): { readonly violations: readonly Violation[] } {
  return { violations: [{ path: '', problem, mend }] };
}

const example = 'name men by number or id: "1-5,8", "hugh", a unit, or "all"';

/** The men of a side that stand in a line: numbers and ranges of them, ids, units by their ids, `all`. Only those who may be named. */
export function readFigures(
  typed: string,
  side: 'own' | 'enemy',
  view: SkirmishView,
  open: readonly FigureId[],
): Reading<readonly FigureId[]> {
  const found: FigureId[] = [];
  for (const word of typed.split(/[\s,]+/).filter(part => part !== '')) {
    const named = figuresBy(word.toLowerCase(), side, view, open);
    if (named.length === 0) return misread(`nobody here goes by "${word}"`, example);
    found.push(...named);
  }
  return found.length === 0 ? misread('nobody is named', example) : { read: [...new Set(found)] };
}

function figuresBy(
  word: string,
  side: 'own' | 'enemy',
  view: SkirmishView,
  open: readonly FigureId[],
): readonly FigureId[] {
  if (word === 'all') return open;
  // What is written in full is taken as it is: whether it may be, the rules say.
  if (Object.hasOwn(view.figures, word) || open.includes(word)) return [word];
  const isOf = (of: SideId) => (side === 'own') === (of === view.side);
  const some = open.flatMap(id => view.figures[id] ?? []).filter(figure => isOf(figure.side));
  const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word);
  if (range !== null) {
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    return some.filter(({ number }) => number >= from && number <= to).map(({ id }) => id);
  }
  return some.filter(({ body, force }) => body === word || force === word).map(({ id }) => id);
}

/** One figure of a line. */
export function readFigure(
  typed: string,
  side: 'own' | 'enemy',
  view: SkirmishView,
  open: readonly FigureId[],
): Reading<FigureId> {
  const figures = readFigures(typed, side, view, open);
  if ('violations' in figures) return figures;
  const [only, ...others] = figures.read;
  return only === undefined || others.length > 0
    ? misread(`"${typed}" is more than one man`, 'name one')
    : { read: only };
}

/** Figures as they are written: by their ids, since numbers are those of a side. */
export function printFigures(figures: readonly FigureId[]): string {
  return figures.join(',');
}

/** A man in a few words: `7 Sir Hugh`, or `8 (spearmen)` where he has no name. */
export function calledIn({ number, name, id, body }: Pick<Figure, 'number' | 'name' | 'id' | 'body'>): string {
  return name === id && body !== id ? `${number} (${body})` : `${number} ${name}`;
}

/** A man in a list that has his number in a column of its own. */
export function listedAs({ number, name, id }: Pick<Figure, 'number' | 'name' | 'id'>): string {
  return name === id ? `man ${number}` : name;
}

/** Orders as they are shown: those who have no name by their numbers, measures no finer than a hand can lay them. */
export function shownOrders(printed: string, { figures }: Pick<SkirmishView, 'figures'>): string {
  return printed
    .replace(/[\w-]+/g, word => {
      const figure = figures[word];
      return figure === undefined || figure.name !== word ? word : String(figure.number);
    })
    .replace(/\d+\.\d{2,}/g, measure => String(Math.round(Number(measure) * 10) / 10));
}
