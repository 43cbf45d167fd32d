import type { Book } from '../book/index.js';
import type { Distribution } from '../dice/index.js';
import { drawCourse } from '../draw/index.js';
import { explain } from '../rulebook/index.js';
import { type ContinuedMelee, type MeleeEnd, type MeleeTurnOdds, meleeEnds } from '../rulesets/cady/common/index.js';
import { alignedTable } from './output.js';

/** A melee as far as its title tells it, whatever the ruleset. */
export interface MeleeTold {
  readonly attacker: { readonly type: string; readonly figures: number };
  readonly defender: { readonly type: string; readonly figures: number };
  readonly between?: {
    readonly behind?: string;
    readonly through?: readonly string[];
    readonly levelsUp?: number;
  };
  readonly struckOn?: string;
}

const sides = ['attacker', 'defender'] as const;

/** Chances rarer than this are left out of tables. */
const unseen = 0.00005;
/** Turns rarer than this are not drawn. */
const undrawn = 0.0005;

/** A melee that goes on, in tables and sentences. */
export function meleeText(situation: MeleeTold, { turns }: ContinuedMelee): string {
  const shown = seenOf(turns, unseen);
  const columns = sides.flatMap(side =>
    meleeEnds
      .filter(end => shown.some(({ ends }) => ends[side][end] >= unseen))
      .map(end => ({ side, end, title: `${side} ${endWords(end)}` })),
  );
  const inAll = (of: (turn: MeleeTurnOdds) => number) => turns.reduce((sum, turn) => sum + of(turn), 0);
  const parts = [
    titleOf(situation),
    alignedTable([
      ['turn', 'is fought', 'goes on', 'attacker left', 'defender left'],
      ...shown.map(({ turn, begins, goesOn, left }) => [
        String(turn),
        percent(begins),
        percent(goesOn),
        left.attacker.mean().toFixed(2),
        left.defender.mean().toFixed(2),
      ]),
    ]),
    columns.length === 0
      ? 'Nobody breaks.'
      : alignedTable([
          ['who breaks', ...columns.map(({ title }) => title)],
          ...shown.map(({ turn, ends }) => [
            `in turn ${turn}`,
            ...columns.map(({ side, end }) => percent(ends[side][end])),
          ]),
          ['in all', ...columns.map(({ side, end }) => percent(inAll(({ ends }) => ends[side][end])))],
        ]),
    afterwards(turns, shown),
    ...shown
      .filter(({ because }) => because.length > 0)
      .map(({ turn, because }) => `Turn ${turn}: ${explain(because)}`),
  ];
  return parts.join('\n\n');
}

/** Turns that it hardly ever comes to are left out. */
function seenOf(turns: readonly MeleeTurnOdds[], least: number): readonly MeleeTurnOdds[] {
  return turns.filter(({ begins }) => begins >= least);
}

/** What is left to say: that it goes on, or that it never comes to so many turns. */
function afterwards(turns: readonly MeleeTurnOdds[], shown: readonly MeleeTurnOdds[]): string {
  const [next] = turns.slice(shown.length);
  const last = turns.at(-1);
  return next === undefined
    ? `The melee goes on after turn ${last?.turn ?? 0}: ${percent(last?.goesOn ?? 0)}.`
    : `It ${next.begins === 0 ? 'never comes' : 'hardly ever comes'} to turn ${next.turn}.`;
}

/** A melee that goes on, for machines. */
export function meleeJson(situation: MeleeTold, { turns }: ContinuedMelee): object {
  return {
    situation,
    turns: turns.map(({ turn, begins, goesOn, ends, left, because }) => ({
      turn,
      begins,
      goesOn,
      ends,
      left: { attacker: left.attacker.outcomes, defender: left.defender.outcomes },
      because,
    })),
  };
}

/** Who is left and who breaks, turn by turn, as one picture. */
export function drawMelee(situation: MeleeTold, { turns }: ContinuedMelee, { layers }: Book): string {
  const shown = seenOf(turns, undrawn);
  return drawCourse({
    title: titleOf(situation),
    sides: sides.map(side => ({
      name: `${situation[side].figures} ${words(situation[side].type)}`,
      whole: situation[side].figures,
    })),
    ends: meleeEnds.map(endWords),
    turns: shown.map(({ turn, begins, goesOn, left, ends }) => ({
      turn,
      begins,
      goesOn,
      sides: sides.map(side => ({
        left: { mean: left[side].mean(), least: quantile(left[side], 0.1), most: quantile(left[side], 0.9) },
        ends: meleeEnds.map(end => ends[side][end]),
      })),
    })),
    note: [
      layers.length === 0 ? 'By the printed rules' : `Rules in force: ${layers.map(({ title }) => title).join('; ')}`,
      ...(shown.length < turns.length ? [afterwards(turns, shown)] : []),
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

function titleOf({ attacker, defender, between = {}, struckOn = 'front' }: MeleeTold): string {
  const ground = [
    between.behind === undefined ? '' : ` behind a ${words(between.behind)}`,
    ...(between.through ?? []).map(what => `, across ${words(what)}`),
    between.levelsUp ? ', uphill' : '',
    struckOn === 'front' ? '' : `, on the ${struckOn}`,
  ].join('');
  return `${attacker.figures} ${words(attacker.type)} in melee with ${defender.figures} ${words(defender.type)}${ground}`;
}

function endWords(end: MeleeEnd): string {
  return words(end);
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}

function percent(probability: number): string {
  return `${(probability * 100).toFixed(2)} %`;
}
