import type { Dice } from '../../../dice/index.js';
import { counted, countFactors, defineFactors, type Reason } from '../../../rulebook/index.js';
import { type Point, toGrid } from '../../../table/index.js';
import type { UnitLoss } from '../common/fighting/melee.js';
import { type ExposedPool, poolsOf, type Rolled, rollPools } from '../common/fire/casualties.js';
import { climb, type Odds, stepsBy, stepUnit } from '../common/fire/steps.js';
import type { MusketRules } from './rules.js';

/** Something that a shot can hit: one figure, or a gun, wagon and the like. */
export interface Target {
  readonly unit: string;
  readonly kind: 'figure' | 'piece';
  readonly point: Point;
  /** A stone wall stands between it and the hit area (for canister: and the gun). */
  readonly behindWall?: boolean;
  /** Ranks of its unit along the line of fire. */
  readonly ranksDeep?: number;
  /** Forest that the shot goes through before it comes to this target, in cm. */
  readonly forest?: number;
}

/** What a shot did. */
export interface ShotResult {
  /** Figures lost, one entry for each unit that lost any, in the order of the targets. */
  readonly losses: readonly UnitLoss[];
  /** Units whose piece was knocked out. */
  readonly pieces: readonly string[];
  readonly because: readonly Reason[];
}

/** The targets that a shot comes to before a forest has stopped it. */
export function reachable(targets: readonly Target[], rules: MusketRules): readonly Target[] {
  return targets.filter(target => toGrid(target.forest ?? 0) <= rules.artillery.forest.penetration);
}

/**
 * Figures in pools: those of one unit with the same odds together.
 *
 * Source: Musket Period Rules > Artillery Rounds.
 *
 * @clause cady/musket/artillery/rounds/odds
 */
export function figurePools(
  figures: readonly Target[],
  start: readonly number[],
  rules: MusketRules,
): readonly ExposedPool[] {
  return poolsOf(figures, figure => oddsAgainst(figure, start, rules));
}

/**
 * Rolls for figures, pool by pool.
 *
 * Source: Musket Period Rules > Artillery Rounds.
 *
 * @clause cady/musket/artillery/rounds/odds
 */
export function rollFigures(pools: readonly ExposedPool[], dice: Dice): Rolled {
  return rollPools(pools, 'cady/musket/artillery/rounds/odds', dice);
}

function oddsAgainst(figure: Target, start: readonly number[], rules: MusketRules): Odds {
  const { ladder, dieSides: sides } = rules.artillery;
  return climb({ ladder, sides, start, changes: stepsBy(countFactors(artilleryFactors, figure, rules).rows) });
}

/**
 * The steps that a figure's cover and the depth of its unit give shells, rockets and canister.
 *
 * Source: Musket Period Rules > Artillery Rounds; Geography.
 *
 * @clause cady/musket/wall/artillery-step
 * @clause cady/musket/artillery/massed-target
 */
export const artilleryFactors = defineFactors<Target, MusketRules>({
  id: 'musket/artillery',
  unit: stepUnit,
  rows: [
    {
      id: 'wall',
      points: ({ artillery }) => artillery.wallSteps,
      clause: 'cady/musket/wall/artillery-step',
      says: ({ unit }) => `${unit} behind a stone wall`,
      when: ({ behindWall }) => behindWall === true,
    },
    {
      id: 'deep-target',
      points: ({ artillery }) => artillery.deepTarget.steps,
      clause: 'cady/musket/artillery/massed-target',
      says: ({ unit, ranksDeep = 1 }) => `${unit} ${counted(ranksDeep, 'figure')} deep`,
      when: ({ ranksDeep = 1 }, { artillery }) => ranksDeep >= artillery.deepTarget.ranks,
    },
  ],
});

/** The units whose pieces are among the targets. */
export function piecesOf(targets: readonly Target[]): string[] {
  return targets.filter(target => target.kind === 'piece').map(({ unit }) => unit);
}

/** Whether a target is a figure, and not a gun or wagon. */
export function isFigure(target: Target): boolean {
  return target.kind === 'figure';
}
