import type { OpenBook } from '../../../../book/index.js';
import { caltropsLosses } from '../book/charts/field.js';
import { caltropsNumbers, stakesNumbers, thrownNumbers } from '../book/numbers/field.js';
import {
  caltropsArea,
  caltropsBoundary,
  javelinLoad,
  javelinPrice,
  javelinRange,
  wallMelee,
} from '../book/rulings/field.js';
import { part } from '../part.js';

/** What is laid on the field, thrown or carried. Lengths in cm, areas in square cm, costs in points. */
export interface FieldNumbers {
  readonly caltrops: {
    readonly cost: number;
    /** The ground that this buys, and that one figure carries and clears in a turn. */
    readonly bought: { readonly front: number; readonly depth: number };
    readonly perFigure: number;
    readonly placingThirds: number;
    readonly dieSides: number;
    /**
     * Faces that remove a figure, by the share of its maximum that its unit has moved: the first entry whose `upTo` is not
     * passed. The last is a charge.
     */
    readonly losses: readonly { readonly upTo: number | null; readonly hits: readonly number[] }[];
    /** Faces for exactly two thirds. */
    readonly atTwoThirds: readonly number[];
  };
  readonly stakes: {
    readonly cost: number;
    /** Centimetres that a figure carries, and sets up or removes in a turn. */
    readonly perFigure: number;
    /** Thirds of a move that crossing costs troops, and machines and wagons off the road. */
    readonly crossing: { readonly troops: number; readonly wheeled: number };
    /** Melee points that the enemy loses. */
    readonly enemyMelee: number;
  };
  readonly axe: { readonly cost: number; readonly range: number; readonly steps: number; readonly most: number };
  readonly javelin: {
    readonly cost: number;
    /** Javelins that the cost buys, and the most that a figure carries. */
    readonly bought: number;
    readonly most: number;
    readonly range: { readonly closing: number; readonly 'without-melee': number };
    readonly steps: number;
  };
  readonly pavise: { readonly cost: number; readonly figures: number; readonly steps: number };
  /** Melee points lost by those who attack a castle wall from a ladder. */
  readonly ladderMelee: number;
}

/**
 * The numbers of caltrops, stakes, axes, javelins and pavises under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops; Defensive Stakes; Throwing Ax; Javelin / Dart; Pavise.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/caltrops/purchase
 * @clause cady/ancient-medieval/caltrops/capacity
 * @clause cady/ancient-medieval/caltrops/placing
 * @clause cady/ancient-medieval/caltrops/removing
 * @clause cady/ancient-medieval/caltrops/losses
 * @clause cady/ancient-medieval/stakes/carry
 * @clause cady/ancient-medieval/stakes/crossing-troops
 * @clause cady/ancient-medieval/stakes/crossing-wheeled
 * @clause cady/ancient-medieval/stakes/melee
 * @clause cady/ancient-medieval/romans/extra-stakes
 * @clause cady/ancient-medieval/axe/cost-and-use
 * @clause cady/ancient-medieval/axe/odds
 * @clause cady/ancient-medieval/axe/limit
 * @clause cady/ancient-medieval/javelin/stats
 * @clause cady/ancient-medieval/javelin/limit
 * @clause cady/ancient-medieval/pavise/rule
 * @clause cady/ancient-medieval/siege/ladder-penalty
 */
export function fieldUnder(book: OpenBook): FieldNumbers {
  return part(book, 'field', [], () => ({ caltrops: caltropsUnder(book), ...fieldArmsUnder(book) }));
}

/** Caltrops. */
function caltropsUnder(book: OpenBook): FieldNumbers['caltrops'] {
  const losses = book.of(caltropsLosses);
  const caltrops = book.numbers(caltropsNumbers);
  return {
    ...part(book, 'caltrops/bought', ['caltrops/purchase', 'caltrops/capacity'], () => ({
      cost: caltrops.cost,
      bought: book.reading(caltropsArea).bought,
      perFigure: book.reading(caltropsArea).figure,
    })),
    placingThirds: part(
      book,
      'caltrops/placing',
      ['caltrops/placing', 'caltrops/removing'],
      () => caltrops['placing-thirds'],
    ),
    ...part(book, 'caltrops/losses', ['caltrops/losses'], () => ({
      dieSides: caltrops['die-sides'],
      losses: [
        { upTo: caltrops['first-row-share'], hits: losses['one-third-or-less'].hits ?? [] },
        { upTo: caltrops['second-row-share'], hits: losses['one-third-to-two-thirds'].hits ?? [] },
        { upTo: caltrops['third-row-share'], hits: losses['two-thirds-to-full'].hits ?? [] },
        { upTo: null, hits: losses['charge-full-plus-one-third'].hits ?? [] },
      ],
      atTwoThirds: book.reading(caltropsBoundary) ?? [],
    })),
  };
}

/** What is thrown, carried and stormed with: all that who meets may have, caltrops aside. */
export function fieldArmsUnder(book: OpenBook): Omit<FieldNumbers, 'caltrops'> {
  const stakes = book.numbers(stakesNumbers);
  const thrown = book.numbers(thrownNumbers);
  return {
    stakes: part(
      book,
      'stakes',
      ['stakes/carry', 'stakes/crossing-troops', 'stakes/crossing-wheeled', 'stakes/melee'],
      () => ({
        cost: stakes.cost,
        perFigure: stakes['figure-cm'],
        crossing: { troops: stakes['crossing-thirds'], wheeled: stakes['wheeled-crossing-thirds'] },
        enemyMelee: book.reading(wallMelee).stakes,
      }),
    ),
    axe: part(book, 'axe', ['axe/cost-and-use', 'axe/odds', 'axe/limit'], () => ({
      cost: thrown['axe-cost'],
      range: thrown['axe-range'],
      steps: thrown['axe-steps'],
      most: book.reading(javelinLoad).axe,
    })),
    javelin: part(book, 'javelin', ['javelin/stats', 'javelin/limit'], () => ({
      cost: book.reading(javelinPrice).points,
      bought: book.reading(javelinPrice).javelins,
      most: book.reading(javelinLoad).javelin,
      range: book.reading(javelinRange),
      steps: thrown['javelin-steps'],
    })),
    pavise: part(book, 'pavise', ['pavise/rule'], () => ({
      cost: thrown['pavise-cost'],
      figures: thrown['pavise-figures'],
      steps: thrown['pavise-steps'],
    })),
    ladderMelee: part(book, 'ladderMelee', ['siege/ladder-penalty'], () => book.reading(wallMelee).ladder),
  };
}
