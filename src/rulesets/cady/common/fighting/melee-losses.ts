import { insistOnFew, type Parts } from '../../../../book/index.js';
import { type Dice, type Distribution, inDoubles } from '../../../../dice/index.js';
import { type ReadyMelee, throwGroup } from './melee.js';

/**
 * Every number of figures that each unit can lose in a round of melee, with its exact chance, by unit in the order of its first
 * group. What the units lose is independent: every figure rolls for itself alone.
 *
 * Source: Common Rules > Melee; Secondary Melee Attacks.
 *
 * @throws TooManyToSolve beyond 5000 figures of a unit, and for secondary attacks on so many that it would take more than a
 * million branches.
 * @clause cady/common/melee/d12-per-figure
 * @clause cady/common/melee/simultaneous
 */
export function meleeLossOdds(ready: ReadyMelee): ReadonlyMap<string, Distribution<number>> {
  const groupsOf = new Map<string, number[]>();
  ready.groups.forEach(({ unit }, group) => {
    groupsOf.set(unit, [...(groupsOf.get(unit) ?? []), group]);
  });
  const units = [...groupsOf.values()];
  insistOnFew('outcomes', 1 + Math.max(0, ...units.map(groups => figuresIn(ready, groups))));
  insistOnFew(
    'branches',
    units.reduce((sum, groups) => sum + branchesOf(ready, groups), 0),
  );
  return new Map([...groupsOf].map(([unit, groups]) => [unit, unitLossOdds(ready, groups)]));
}

/** What the units of a melee lose, each by itself and all together as `meleeRound` tells it. */
export function meleeParts(ready: ReadyMelee): Parts {
  const odds = meleeLossOdds(ready);
  const units = [...odds.keys()];
  return {
    parts: [...odds.values()],
    together: losses => units.map((unit, at) => ({ unit, lost: losses[at] ?? 0 })),
    alone: () => odds,
  };
}

/** The branches that secondary attacks on a unit take; without any there is one for each figure it can lose. */
function branchesOf(ready: ReadyMelee, groups: readonly number[]): number {
  const attacked = ready.secondary.filter(({ group }) => groups.includes(group)).map(({ group }) => group);
  // Each attack meets any number of figures left, and takes any number of these.
  const answers = attacked.map(group => figuresIn(ready, [group])).map(left => ((left + 1) * (left + 2)) / 2);
  const sums = [...new Set(attacked)].map(group => (figuresIn(ready, groups) + 1) * (figuresIn(ready, [group]) + 1));
  return [...answers, ...(groups.length > 1 ? sums : [])].reduce((sum, branches) => sum + branches, 0);
}

function figuresIn({ groups }: ReadyMelee, some: readonly number[]): number {
  return some.reduce((sum, group) => sum + (groups[group]?.figures ?? 0), 0);
}

function unitLossOdds(ready: ReadyMelee, groups: readonly number[]): Distribution<number> {
  // Whoever is attacked again, or has not one die for each of his figures, is thrown for by himself.
  const alone = new Set(ready.secondary.map(({ group }) => group));
  ready.groups.forEach(({ dice, figures }, group) => {
    if (dice !== undefined && dice !== figures) alone.add(group);
  });
  const once = groups.filter(group => !alone.has(group)).flatMap(group => ready.groups[group] ?? []);
  const removed = once.filter(({ odds }) => odds.fate === 'removed').reduce((sum, { figures }) => sum + figures, 0);
  const pools = once
    .filter(({ odds }) => odds.fate === 'rolls')
    .map(({ odds: { sides, faces }, figures }) => ({ dice: figures, sides, faces }));
  const steps = [
    (dice: Dice) => dice.total(pools),
    ...groups.filter(group => alone.has(group)).map(group => (dice: Dice) => throwGroup(ready, group, dice)),
  ];
  const key = (lost: number) => lost;
  return inDoubles(dice => dice.fold(steps, removed, (lost, step, each) => lost + step(each), { key }), { key });
}
