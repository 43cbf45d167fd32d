import { musketMorale } from '../morale.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** What a figure counts for to a commander: a dear one more than a cheap one, but no army is made of dear ones alone. */
export function worthOfFigure(unit: UnitSeen, rules: MusketRules): number {
  const { cost, arm, crew } = troopOf(unit, rules);
  return arm === 'artillery' ? 1 + Math.min(maxOfCrew, cost / (crew ?? 1) / perCost) : 1 + cost / perCost;
}

/** Points of cost that make a figure count for one more, and what a gunner counts for more at most. */
const perCost = 5;
const maxOfCrew = 3;

/** The part of those left that is lost with a unit that runs, or that has to go back. */
const lostWith = { rout: 0.75, 'back-and-turn': 0.22, back: 0.12, 'no-effect': 0 } as const;

const thresholds = new WeakMap<MusketRules, Map<string, readonly number[]>>();

/** The part of those left that each loss costs besides, from none to all. */
function besides(unit: UnitSeen, rules: MusketRules): readonly number[] {
  const known = thresholds.get(rules) ?? new Map<string, readonly number[]>();
  thresholds.set(rules, known);
  const { type, figures, general, square } = unit;
  const key = [type, figures, general, square].join();
  const found =
    known.get(key) ??
    Array.from({ length: figures + 1 }, (_, lost) => {
      const { morale, arm } = troopOf(unit, rules);
      const steadied = { arm, generalWithIt: general, ...(square === undefined ? {} : { square }) };
      return lostWith[musketMorale({ ...steadied, morale, before: figures, lost }, rules).reaction];
    });
  known.set(key, found);
  return found;
}

/**
 * What it counts for that a unit loses so many figures on the average in one turn: those who fall, and the chance that so many do that the others
 * go back or run.
 */
export function worthOfLosses(unit: UnitSeen, expected: number, rules: MusketRules): number {
  const { figures } = unit;
  const mean = Math.min(expected, figures);
  if (mean <= 0 || figures === 0) return 0;
  const costs = besides(unit, rules);
  let chance = Math.exp(-mean);
  let sum = 0;
  let all = 0;
  for (let lost = 0; lost < figures; lost += 1) {
    sum += chance * (lost + (costs[lost] ?? 0) * (figures - lost));
    all += chance;
    chance *= mean / (lost + 1);
  }
  return (sum + Math.max(0, 1 - all) * figures) * worthOfFigure(unit, rules);
}

/** What a charge costs a unit: those who fall, and what those left are made to do. */
export function worthOfFight(
  unit: UnitSeen,
  lost: number,
  reaction: keyof typeof lostWith,
  rules: MusketRules,
): number {
  const left = Math.max(0, unit.figures - lost);
  return (lost + lostWith[reaction] * left) * worthOfFigure(unit, rules);
}
