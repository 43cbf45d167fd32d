import type { StepLadder } from '../../../../chart/index.js';
import { type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import type { Odds } from '../fire/steps.js';
import { climb } from '../fire/steps.js';
import { commonRules } from '../rules.js';

const marshReason = reasonsUnder('cady/common/marsh');

/** The numbers of marshes, hills, roads, fences and walls. Lengths in cm. */
export interface GroundNumbers {
  readonly marsh: {
    /** How far in from the edge troops fire out. */
    readonly edge: number;
    /** Deeper than this they are out of view. */
    readonly hidden: number;
  };
  /** Hill levels that a man on horseback is high. */
  readonly horseman: number;
  /** Stacked sections of a hill without steps between them that nobody climbs. */
  readonly ridgeSections: number;
  /** Steps that small arms and missiles lose at troops behind it, and whether it stops artillery fire. */
  readonly cover: {
    readonly [cover in 'fence' | 'wall']: { readonly steps: number; readonly fromArtillery: boolean };
  };
}

/** The part of a ruleset's rules that these kinds of ground need. */
export interface GroundRules {
  readonly ground: GroundNumbers;
}

/** What a marsh does for troops in it, toward somebody on the same level. */
export interface MarshCover {
  readonly seen: boolean;
  readonly firesOut: boolean;
  readonly firedAt: boolean;
  /** Whether it may go as a marker. */
  readonly mayHide: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a marsh does for troops in it: near the edge they fire out, and once they have, are fired at; deep inside nobody on
 * their level sees them, and they may go as a marker. Whoever stands a level higher sees and fires over the reeds.
 *
 * Source: Common Rules > Geography > Marsh or Swamp.
 *
 * @clause cady/common/marsh/edge-fire
 * @clause cady/common/marsh/deep-hidden
 * @clause cady/common/marsh/above-sees-in
 */
export function marshCover(
  troops: {
    /** How deep they stand inside, in cm. */
    readonly depth: number;
    /** They have fired since they came to the edge. */
    readonly hasFired: boolean;
    /** Hill levels that the enemy stands above them. */
    readonly enemyAbove?: number;
  },
  rules: GroundRules = commonRules(),
): MarshCover {
  const { edge, hidden } = rules.ground.marsh;
  const atEdge = troops.depth <= edge;
  if ((troops.enemyAbove ?? 0) >= 1) {
    const because = marshReason('above-sees-in', 'the enemy stands a level higher', 'seen and fired at');
    return { seen: true, firesOut: atEdge, firedAt: true, mayHide: false, because: [because] };
  }
  if (troops.depth > hidden) {
    const because = marshReason('deep-hidden', `more than ${hidden} cm inside`, 'out of view');
    return { seen: false, firesOut: false, firedAt: false, mayHide: true, because: [because] };
  }
  const firedAt = atEdge && troops.hasFired;
  const effect = atEdge ? (firedAt ? 'fires and is fired at' : 'fires out') : 'neither fires nor is fired at';
  const because = marshReason('edge-fire', `${troops.depth} cm inside`, effect);
  return { seen: true, firesOut: atEdge, firedAt, mayHide: false, because: [because] };
}

/**
 * Whether a slope is an extreme ridge, which nobody climbs: because it was designated one, or because sections lie on one
 * another without a step between.
 *
 * Source: Common Rules > Geography > Extreme Ridge.
 *
 * @clause cady/common/extreme-ridge/impassable
 * @clause cady/common/extreme-ridge/stacked
 */
export function isExtremeRidge(
  slope: { readonly designated: boolean; readonly sectionsWithoutStep: number },
  rules: GroundRules = commonRules(),
): boolean {
  return slope.designated || slope.sectionsWithoutStep >= rules.ground.ridgeSections;
}

/**
 * How many hill levels high something is that stands so many sections up: a section is as high as a man on horseback.
 *
 * Source: Common Rules > Geography > Hills.
 *
 * @clause cady/common/hills/section-height
 */
export function heightInLevels(
  thing: { readonly sections: number; readonly mounted?: boolean },
  rules: GroundRules = commonRules(),
): number {
  return thing.sections + (thing.mounted === true ? rules.ground.horseman : 0);
}

/**
 * The odds of small arms or missiles at troops behind a fence or wall.
 *
 * Source: Common Rules > Geography > Wooden Fence; Stone Wall.
 *
 * @throws RuleViolation when `start` is no rung of the ladder.
 * @clause cady/common/fence/small-arms-step
 * @clause cady/common/wall/small-arms-steps
 */
export function oddsBehind(
  shot: {
    readonly cover: 'fence' | 'wall';
    readonly ladder: StepLadder<readonly number[]>;
    readonly sides: number;
    readonly start: readonly number[];
  },
  rules: GroundRules = commonRules(),
): Odds {
  const { ladder, sides, start, cover } = shot;
  const { steps } = rules.ground.cover[cover];
  const clause = cover === 'fence' ? 'cady/common/fence/small-arms-step' : 'cady/common/wall/small-arms-steps';
  return climb({ ladder, sides, start, changes: [{ steps: -steps, clause, because: `target behind a ${cover}` }] });
}

/**
 * Whether a fence or wall protects from artillery fire at all.
 *
 * Source: Common Rules > Geography > Wooden Fence.
 *
 * @clause cady/common/fence/no-artillery-protection
 */
export function coversFromArtillery(
  { cover }: { readonly cover: 'fence' | 'wall' },
  rules: GroundRules = commonRules(),
): boolean {
  return rules.ground.cover[cover].fromArtillery;
}

/**
 * Whether a unit gains by a road: in a column no wider than the road, all of it on the road.
 *
 * Source: Common Rules > Geography > Roads.
 *
 * @clause cady/common/roads/column-width
 */
export function gainsByRoad(unit: {
  readonly front: number;
  readonly road: number;
  readonly wholeUnitOnRoad: boolean;
}): boolean {
  return unit.wholeUnitOnRoad && unit.front <= unit.road;
}
