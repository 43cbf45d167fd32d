import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, type Reason } from '../../../../rulebook/index.js';
import { distance, type Point } from '../../../../table/index.js';
import type { UnitLoss } from '../fighting/melee.js';
import { facesText, type Odds } from './steps.js';

/** A figure in a hit area, with the unit that would lose it. */
export interface Exposed {
  readonly unit: string;
}

/** Figures lost, and why. */
export interface Rolled {
  readonly losses: readonly UnitLoss[];
  readonly because: readonly Reason[];
}

/** Figures of one unit that need the same, before the dice. */
export interface ExposedPool extends Exposed {
  readonly figures: number;
  readonly odds: Odds;
}

/** Figures put together into pools: those of one unit with the same odds, in the order of the first of each. */
export function poolsOf<Figure extends Exposed>(
  figures: readonly Figure[],
  oddsOf: (figure: Figure) => Odds,
): readonly ExposedPool[] {
  const pools = new Map<string, { unit: string; figures: number; odds: Odds }>();
  for (const figure of figures) {
    const odds = oddsOf(figure);
    const key = `${figure.unit}/${odds.faces.join()}`;
    const pool = pools.get(key) ?? { unit: figure.unit, figures: 0, odds };
    pool.figures += 1;
    pools.set(key, pool);
  }
  return [...pools.values()];
}

/**
 * Rolls for pools of figures, one after the other.
 *
 * @param clause that of the odds they start from
 */
export function rollPools(pools: readonly ExposedPool[], clause: ClauseId, dice: Dice): Rolled {
  const losses: UnitLoss[] = [];
  const because: Reason[] = [];
  for (const { unit, figures: count, odds } of pools) {
    losses.push({ unit, lost: odds.faces.length === 0 ? 0 : dice.count(count, odds.sides, odds.faces) });
    because.push(...odds.because, {
      clause,
      because: `${counted(count, 'figure')} of ${unit} in the area`,
      effect: odds.faces.length === 0 ? facesText(odds.faces) : `removed on ${facesText(odds.faces)}`,
    });
  }
  return { losses, because };
}

/**
 * Rolls for figures in pools: those of one unit with the same odds together.
 *
 * @param clause that of the odds they start from
 */
export function rollInPools<Figure extends Exposed>(
  figures: readonly Figure[],
  oddsOf: (figure: Figure) => Odds,
  clause: ClauseId,
  dice: Dice,
): Rolled {
  return rollPools(poolsOf(figures, oddsOf), clause, dice);
}

/** The nearest of some figures to a point, the first of equals. */
export function nearestTo<Figure extends { readonly point: Point }>(
  point: Point,
  figures: readonly Figure[],
): Figure | undefined {
  let nearest: Figure | undefined;
  for (const figure of figures) {
    if (nearest === undefined || distance(figure.point, point) < distance(nearest.point, point)) nearest = figure;
  }
  return nearest;
}

/** Losses of the same unit put together, units without any left out. */
export function countLosses(losses: readonly UnitLoss[]): UnitLoss[] {
  const byUnit = new Map<string, number>();
  for (const { unit, lost } of losses) byUnit.set(unit, (byUnit.get(unit) ?? 0) + lost);
  return [...byUnit].filter(([, lost]) => lost > 0).map(([unit, lost]) => ({ unit, lost }));
}

/** Losses in the order in which their units stand among the targets. */
export function inOrder(losses: readonly UnitLoss[], targets: readonly Exposed[]): UnitLoss[] {
  const units = targets.map(({ unit }) => unit);
  return [...losses].sort((a, b) => units.indexOf(a.unit) - units.indexOf(b.unit));
}
