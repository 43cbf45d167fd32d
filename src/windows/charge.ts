import type { Distribution } from '../dice/index.js';
import { drawDistribution } from '../draw/index.js';
import { explain, type Reason } from '../rulebook/index.js';
import { alignedTable } from '../scenario/index.js';
import type { OfBoth } from './types.js';

/** What a charge may come to, whatever the ruleset: what `chargeTold` of one makes of its odds. */
export interface ChargeTold {
  readonly title: string;
  /** What either side is called, and how many figures it was. */
  readonly sides: OfBoth<{ readonly name: string; readonly whole: number }>;
  /** The courses that it may take, in words, and how likely they are. */
  readonly courses: readonly { readonly title: string; readonly probability: number }[];
  /** Its stages in their order, with what each costs on the average, in figures. */
  readonly stages: readonly {
    readonly title: string;
    readonly lost: OfBoth<number>;
    readonly because: readonly Reason[];
  }[];
  /** What becomes of either side, and how likely it is. */
  readonly reactions: readonly { readonly title: string; readonly probability: OfBoth<number> }[];
  /** The chance that the melee goes on afterwards. */
  readonly goesOn: number;
  /** Figures lost in all. */
  readonly lost: OfBoth<Distribution<number>>;
}

/** Losses rarer than this in both sides are left out of the table. */
const unseen = 0.0005;

/** A solved charge in tables and sentences: its course, losses and reactions, and why. */
export function tellCharge({ title, sides, courses, stages, reactions, goesOn, lost }: ChargeTold): string {
  const figures = Array.from({ length: Math.max(sides.attacker.whole, sides.defender.whole) + 1 }, (_, n) => n);
  const parts = [
    title,
    alignedTable([['course', 'chance'], ...courses.map(({ title, probability }) => [title, percent(probability)])]),
    alignedTable([
      ['mean losses', 'attacker', 'defender'],
      ...stages
        .filter(({ lost }) => lost.attacker > 1e-9 || lost.defender > 1e-9)
        .map(({ title, lost }) => [title, lost.attacker.toFixed(2), lost.defender.toFixed(2)]),
      ['in all', lost.attacker.mean().toFixed(2), lost.defender.mean().toFixed(2)],
    ]),
    alignedTable([
      ['reaction', 'attacker', 'defender'],
      ...reactions.map(({ title, probability: { attacker, defender } }) => [
        title,
        percent(attacker),
        percent(defender),
      ]),
    ]),
    `The melee goes on afterwards: ${percent(goesOn)}.`,
    alignedTable([
      ['figures lost', 'attacker', 'defender'],
      ...figures
        .map(count => [count, lost.attacker.probability(count), lost.defender.probability(count)] as const)
        .filter(([, ours, theirs]) => ours >= unseen || theirs >= unseen)
        .map(([count, ours, theirs]) => [String(count), percent(ours), percent(theirs)]),
    ]),
    ...stages
      .filter(({ because }) => because.length > 0)
      .map(({ title, because }) => `${title.replace(/^./, letter => letter.toUpperCase())}: ${explain(because)}`),
  ];
  return parts.join('\n\n');
}

/** The losses of both sides as one picture (SVG text). */
export function drawCharge({ title, sides, lost }: ChargeTold): string {
  return drawDistribution(
    [
      { name: sides.attacker.name, outcomes: lost.attacker.outcomes },
      { name: sides.defender.name, outcomes: lost.defender.outcomes },
    ],
    { title, xLabel: 'figures lost' },
  );
}

function percent(probability: number): string {
  return `${(probability * 100).toFixed(2)} %`;
}
