import type { Book } from '../book/index.js';
import type { Distribution } from '../dice/index.js';
import { drawCourse } from '../draw/index.js';
import { explain, type Reason } from '../rulebook/index.js';
import { alignedTable } from '../scenario/index.js';
import type { OfBoth } from './types.js';

const sides = ['attacker', 'defender'] as const;

/** How a melee goes on turn after turn, whatever the ruleset: what `meleeTold` of one makes of its odds. */
export interface MeleeTold {
  readonly title: string;
  /** What either side is called, and how many it was. */
  readonly sides: OfBoth<{ readonly name: string; readonly whole: number }>;
  /** The ways in which a side may end it, from mild to severe. */
  readonly ends: readonly { readonly id: string; readonly title: string }[];
  /** What is counted, where it is so few that all of it is told. */
  readonly spread?: string;
  /** What a turn is called: `turn` unless said. */
  readonly step?: string;
  readonly turns: readonly MeleeTurnTold[];
}

/** One turn of it, solved. */
export interface MeleeTurnTold {
  readonly turn: number;
  readonly because: readonly Reason[];
  readonly begins: number;
  readonly goesOn: number;
  /** How likely each side is to end it in this turn in each of the ways. */
  readonly ends: OfBoth<{ readonly [end: string]: number }>;
  readonly left: OfBoth<Distribution<number>>;
}

/** Chances rarer than this are left out of tables. */
const unseen = 0.00005;
/** Turns rarer than this are not drawn. */
const undrawn = 0.0005;

/** A melee that goes on, in tables and sentences: who is left and who breaks when, and why. */
export function tellMelee(melee: MeleeTold): string {
  const { title, turns, step = 'turn' } = melee;
  const shown = seenOf(turns, unseen);
  const parts = [
    title,
    alignedTable([
      [step, 'is fought', 'goes on', 'attacker left', 'defender left'],
      ...shown.map(({ turn, begins, goesOn, left }) => [
        String(turn),
        percent(begins),
        percent(goesOn),
        left.attacker.mean().toFixed(2),
        left.defender.mean().toFixed(2),
      ]),
    ]),
    endsTable(melee, shown),
    ...spreadTable(melee, shown),
    afterwards(melee, shown),
    ...shown
      .filter(({ because }) => because.length > 0)
      .map(({ turn, because }) => `${step.replace(/^./, first => first.toUpperCase())} ${turn}: ${explain(because)}`),
  ];
  return parts.join('\n\n');
}

/** Who breaks how in which turn. */
function endsTable({ ends, turns, step = 'turn' }: MeleeTold, shown: readonly MeleeTurnTold[]): string {
  const columns = sides.flatMap(side =>
    ends
      .filter(({ id }) => shown.some(({ ends }) => (ends[side][id] ?? 0) >= unseen))
      .map(({ id, title }) => ({ title: `${side} ${title}`, of: ({ ends }: MeleeTurnTold) => ends[side][id] ?? 0 })),
  );
  if (columns.length === 0) return 'Nobody breaks.';
  return alignedTable([
    ['who breaks', ...columns.map(({ title }) => title)],
    ...shown.map(turn => [`in ${step} ${turn.turn}`, ...columns.map(({ of }) => percent(of(turn)))]),
    ['in all', ...columns.map(({ of }) => percent(turns.reduce((sum, turn) => sum + of(turn), 0)))],
  ]);
}

/** How many are left after the last turn, where they are few. */
function spreadTable(
  { spread, step = 'turn', sides: { attacker, defender } }: MeleeTold,
  shown: readonly MeleeTurnTold[],
): string[] {
  const last = shown.at(-1);
  if (spread === undefined || last === undefined) return [];
  const most = Math.max(attacker.whole, defender.whole);
  const numbers = Array.from({ length: most + 1 }, (_, at) => at);
  const chance = (left: Distribution<number>, whole: number, number: number) =>
    number > whole ? '' : percent(left.probability(number));
  return [
    alignedTable([
      [`${spread} after ${step} ${last.turn}`, 'attacker', 'defender'],
      ...numbers.map(number => [
        String(number),
        chance(last.left.attacker, attacker.whole, number),
        chance(last.left.defender, defender.whole, number),
      ]),
    ]),
  ];
}

/** Turns that it hardly ever comes to are left out. */
function seenOf(turns: readonly MeleeTurnTold[], least: number): readonly MeleeTurnTold[] {
  return turns.filter(({ begins }) => begins >= least);
}

/** What is left to say: that it goes on, or that it never comes to so many turns. */
function afterwards({ turns, step = 'turn' }: MeleeTold, shown: readonly MeleeTurnTold[]): string {
  const [next] = turns.slice(shown.length);
  const last = turns.at(-1);
  return next === undefined
    ? `The melee goes on after ${step} ${last?.turn ?? 0}: ${percent(last?.goesOn ?? 0)}.`
    : `It ${next.begins === 0 ? 'never comes' : 'hardly ever comes'} to ${step} ${next.turn}.`;
}

/**
 * Who is left and who breaks, turn by turn, as one picture (SVG text).
 *
 * @param book the book whose rules are in force, which the picture names
 */
export function drawMelee(melee: MeleeTold, { layers }: Pick<Book, 'layers'>): string {
  const { title, turns } = melee;
  const shown = seenOf(turns, undrawn);
  return drawCourse({
    title,
    sides: sides.map(side => melee.sides[side]),
    ends: melee.ends.map(({ title }) => title),
    turns: shown.map(({ turn, begins, goesOn, left, ends }) => ({
      turn,
      begins,
      goesOn,
      sides: sides.map(side => ({
        left: { mean: left[side].mean(), least: quantile(left[side], 0.1), most: quantile(left[side], 0.9) },
        ends: melee.ends.map(({ id }) => ends[side][id] ?? 0),
      })),
    })),
    note: [
      layers.length === 0 ? 'By the printed rules' : `Rules in force: ${layers.map(({ title }) => title).join('; ')}`,
      ...(shown.length < turns.length ? [afterwards(melee, shown)] : []),
    ].join('. '),
  });
}

/** The least number that is not passed with so much of the chance. */
function quantile({ outcomes }: Distribution<number>, share: number): number {
  let sum = 0;
  for (const { value, probability } of outcomes) {
    sum += probability;
    if (sum >= share) return value;
  }
  return outcomes.at(-1)?.value ?? 0;
}

function percent(probability: number): string {
  return `${(probability * 100).toFixed(2)} %`;
}
