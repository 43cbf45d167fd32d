import { type Reason, reasonFor } from '../../../rulebook/index.js';
import type { Inactivity, MoraleResult } from '../rules/morale.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';

/** An enemy as who has tested sees him. */
export interface EnemyNear {
  /** Inches. */
  readonly distance: number;
  readonly where: 'front' | 'rear';
  readonly fleeing?: boolean;
  readonly yielded?: boolean;
  readonly prone?: boolean;
}

/** How somebody stands who has tested. */
export interface MoraleStanding {
  readonly result: MoraleResult;
  readonly inCover: boolean;
  readonly enemies: readonly EnemyNear[];
  readonly fleeing?: boolean;
  readonly defendsObstacle?: boolean;
  /** An enemy is on his own side of the obstacle. */
  readonly enemyInside?: boolean;
  /** Unarmed. */
  readonly cleric?: boolean;
  /** Inches that he charges, from `chargeReach`. */
  readonly chargeReach?: number;
}

/** What a test obliges to in the next turn. */
export type MoraleObligation =
  | 'flees'
  | 'yields'
  | 'fights-on'
  | 'retreats'
  | 'no-advance'
  | 'as-wished'
  | 'rallies'
  | 'charges'
  | 'advances';

/** What somebody has to do, and why. */
export interface Obliged {
  readonly does: MoraleObligation;
  readonly because: readonly Reason[];
}

/**
 * Whether an enemy is active: not in flight, yielded or on the ground (`skirmish/ruling/active-enemies`).
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-active
 */
export function isActive(enemy: EnemyNear, { morale }: Pick<SkirmishRules, 'morale'> = skirmishRules()): boolean {
  return !morale.inactive.some((kept: Inactivity) => enemy[kept] === true);
}

/** Whether a recreant has enemies too near to flee. */
function cornered({ inCover, enemies }: MoraleStanding, rules: Pick<SkirmishRules, 'morale'>): boolean {
  const { inTheOpen, inCover: touching, frontAndRear } = rules.morale.recreant;
  const active = enemies.filter(enemy => isActive(enemy, rules));
  if (active.some(({ distance }) => distance <= (inCover ? touching : inTheOpen))) return true;
  const between = (where: EnemyNear['where']) =>
    active.some(each => each.where === where && each.distance <= frontAndRear);
  return between('front') && between('rear');
}

/**
 * What the result of a test obliges to: recreants flee until they rally, or yield where enemies are too near
 * (`skirmish/ruling/cornered-recreants`); cravens retreat from an enemy near by in the open, and do not advance otherwise, but who flees
 * goes on until he is resolute at least; the resolute do as their player wishes, and who fled rallies for a turn; the bold charge or advance, unless they hold an obstacle or fled, or are unarmed
 * (`skirmish/ruling/bold-clerics`).
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/recreant
 * @clause skirmish/morale/recreant-yield
 * @clause skirmish/morale/craven
 * @clause skirmish/morale/resolute
 * @clause skirmish/morale/bold
 * @clause skirmish/morale/bold-exception
 */
export function moraleObligation(
  standing: MoraleStanding,
  rules: Pick<SkirmishRules, 'morale'> = skirmishRules(),
): Obliged {
  const {
    result,
    inCover,
    enemies,
    fleeing = false,
    defendsObstacle = false,
    enemyInside = false,
    cleric = false,
    chargeReach = 0,
  } = standing;
  const active = enemies.filter(enemy => isActive(enemy, rules));
  if (result === 'recreant') {
    if (!cornered(standing, rules)) return obliged('flees', 'skirmish/morale/recreant', 'recreant');
    const does = rules.morale.recreant.cornered === 'yields' ? 'yields' : 'fights-on';
    return obliged(does, 'skirmish/morale/recreant-yield', 'recreant, with enemies too near to flee');
  }
  if (result === 'craven') {
    // Who flees does so until a test says resolute or better.
    if (fleeing) return obliged('flees', 'skirmish/morale/recreant', 'craven, and in flight already');
    const threatened = !inCover && active.some(({ distance }) => distance <= rules.morale.cravenEnemy);
    return obliged(threatened ? 'retreats' : 'no-advance', 'skirmish/morale/craven', 'craven');
  }
  const rests = fleeing || (defendsObstacle && !enemyInside) || (cleric && rules.morale.clericsStay);
  if (result === 'resolute' || rests) {
    const clause = result === 'resolute' ? 'skirmish/morale/resolute' : 'skirmish/morale/bold-exception';
    return obliged(fleeing ? 'rallies' : 'as-wished', clause, result);
  }
  const reached = enemies.some(({ distance }) => distance <= chargeReach);
  return obliged(reached ? 'charges' : 'advances', 'skirmish/morale/bold', 'bold');
}

function obliged(does: MoraleObligation, clause: Reason['clause'], why: string): Obliged {
  return { does, because: [reasonFor(clause, why, does)] };
}

/**
 * Whether somebody in flight tests at the end of this turn without another cause (`skirmish/ruling/rallying-tests`).
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/recreant
 */
export function testsToRally(
  { fleeing }: { readonly fleeing: boolean },
  { morale }: Pick<SkirmishRules, 'morale'> = skirmishRules(),
): boolean {
  return fleeing && morale.testsWhileFleeing;
}

/** Whether most of some are so. */
function mostly<T>(all: readonly T[], is: (one: T) => boolean): boolean {
  return all.filter(is).length * 2 > all.length;
}

/**
 * How a body stands that is judged as one (`skirmish/ruling/who-is-obliged`): an enemy is as near to it as to the nearest of its men, an enemy among them
 * is inside for all; in cover, behind an obstacle or in flight is where or what most of them are.
 *
 * @clause skirmish/morale/recreant-yield
 * @clause skirmish/morale/craven
 * @clause skirmish/morale/bold-exception
 */
export function standingTogether(standings: readonly MoraleStanding[]): MoraleStanding | undefined {
  const [first] = standings;
  if (first === undefined) return undefined;
  const enemies = first.enemies.map((enemy, n) =>
    standings.reduce((nearest, standing) => {
      const same = standing.enemies[n];
      return same !== undefined && same.distance < nearest.distance ? same : nearest;
    }, enemy),
  );
  return {
    ...first,
    enemies,
    inCover: mostly(standings, ({ inCover }) => inCover),
    fleeing: mostly(standings, ({ fleeing = false }) => fleeing),
    defendsObstacle: mostly(standings, ({ defendsObstacle = false }) => defendsObstacle),
    enemyInside: standings.some(({ enemyInside = false }) => enemyInside),
    chargeReach: Math.max(...standings.map(({ chargeReach = 0 }) => chargeReach)),
  };
}
