import { counted, type Violation } from '../../../rulebook/index.js';
import { classOrder, gradeOrder } from '../men/men.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, Graded, Man } from '../troops.js';

/** The rules that units are looked at with. */
export type UnitRulesPart = Pick<SkirmishRules, 'men' | 'units'>;

/** A unit as it is raised. */
export interface RaisedUnit {
  readonly commander?: Pick<Man, 'class' | 'rank'>;
  readonly men: readonly Pick<Man, 'class' | 'rank'>[];
}

/**
 * What is wrong with a unit: it needs a commander of a higher class than every man in it.
 *
 * Source: 2 Units.
 *
 * @clause skirmish/units/commander
 */
export function unitFaults(
  { commander, men }: RaisedUnit,
  rules: UnitRulesPart = skirmishRules(),
): readonly Violation[] {
  const clause = 'skirmish/units/commander';
  if (commander === undefined) {
    return [
      {
        path: 'commander',
        clause,
        problem: 'the unit has no commander',
        mend: 'give it one of higher class than its men',
      },
    ];
  }
  const highest = Math.max(-1, ...men.map(man => classOrder(man, rules)));
  if (classOrder(commander, rules) > highest) return [];
  const problem = 'the commander is not of higher class than all of his men';
  return [{ path: 'commander', clause, problem, mend: 'give the unit a commander of higher class' }];
}

/** A force as it is raised: its commander, and how its figures are organized. */
export interface RaisedForce {
  readonly commander?: Pick<Man, 'class' | 'rank'>;
  readonly units: readonly RaisedUnit[];
  /** Figures in no unit. */
  readonly single?: readonly Pick<Man, 'class' | 'rank'>[];
}

/**
 * What is wrong with a force: figures that are no knights stand in units, the commander is of the highest class in it, and it has
 * so many men; whether that is a limit is `skirmish/ruling/size-of-a-force`. It need not keep together.
 *
 * Source: 2 Units.
 *
 * @clause skirmish/units/non-knights
 * @clause skirmish/units/knights
 * @clause skirmish/units/force-commander
 * @clause skirmish/units/force-size
 * @clause skirmish/units/force-coherency
 */
export function forceFaults(
  { commander, units, single = [] }: RaisedForce,
  rules: UnitRulesPart = skirmishRules(),
): readonly Violation[] {
  const faults: Violation[] = units.flatMap((unit, at) =>
    unitFaults(unit, rules).map(fault => ({ ...fault, path: `units[${at}].${fault.path}` })),
  );
  for (const [at, { class: of }] of single.entries()) {
    if (of === 'knight' || of === 'cleric') continue;
    const problem = `a ${of} stands in no unit`;
    faults.push({ path: `single[${at}]`, clause: 'skirmish/units/non-knights', problem, mend: 'put him into a unit' });
  }
  const all = [
    ...single,
    ...units.flatMap(unit => [...unit.men, ...(unit.commander === undefined ? [] : [unit.commander])]),
  ];
  const clause = 'skirmish/units/force-commander';
  if (commander === undefined) {
    faults.push({ path: 'commander', clause, problem: 'the force has no commander', mend: 'name its highest figure' });
  } else if (all.some(man => classOrder(man, rules) > classOrder(commander, rules))) {
    const problem = 'somebody in the force is of higher class than its commander';
    faults.push({ path: 'commander', clause, problem, mend: 'let him command it' });
  }
  const { forceMen, forceLimited } = rules.units;
  if (forceLimited && all.length > forceMen) {
    const problem = `a force of ${counted(all.length, 'man', 'men')} is too large for one player`;
    faults.push({ path: 'units', clause: 'skirmish/units/force-size', problem, mend: `leave ${forceMen} or fewer` });
  }
  return faults;
}

/**
 * How the forces of a side are ranged: a battle is two forces or more, and the army is all of them.
 *
 * Source: 2 Units; 10 Standards.
 *
 * @clause skirmish/units/battle
 * @clause skirmish/units/army
 */
export function battleFaults(
  { forces }: { readonly forces: number },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): readonly Violation[] {
  if (forces >= units.battleForces) return [];
  const problem = `${forces} forces make no battle`;
  return [{ path: 'forces', clause: 'skirmish/units/battle', problem, mend: `join ${units.battleForces} or more` }];
}

/** Whether a unit keeps together. */
export interface Cohesion {
  readonly together: boolean;
  /** It has to close up with its next move. */
  readonly closesUp: boolean;
}

/**
 * Whether a unit keeps together, from the gaps in inches between neighbours; a unit torn apart closes up as
 * `skirmish/ruling/broken-up-units` has it.
 *
 * Source: 2 Units.
 *
 * @clause skirmish/units/coherency
 */
export function cohesion(
  { gaps }: { readonly gaps: readonly number[] },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): Cohesion {
  const together = gaps.every(gap => gap <= units.gap);
  return { together, closesUp: !together && units.closesUp };
}

/**
 * Whether a unit stands in close order: every gap between neighbours is none at all.
 *
 * Source: 6 Melee.
 *
 * @clause skirmish/melee/close-order
 */
export function closeOrder({ gaps }: { readonly gaps: readonly number[] }): boolean {
  return gaps.every(gap => gap <= 0);
}

/** What has become of the man who led a unit at first. */
export interface Leadership {
  readonly leader: 'leads' | 'killed' | 'yielded';
  /** The leader of its own force, battle or army has joined it and stays with it. */
  readonly replaced?: boolean;
}

/**
 * Whether a unit is leaderless.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-leaderless
 */
export function leaderless({ leader, replaced = false }: Leadership): boolean {
  return leader !== 'leads' && !replaced;
}

/** Another unit of one's side, or knights on their own, as one sees them. */
export interface Friends {
  /** Inches. */
  readonly distance: number;
  readonly inMelee?: boolean;
  readonly fleeing?: boolean;
  readonly retreating?: boolean;
  /** Facing roughly the same way. */
  readonly sameWay?: boolean;
  /** Knights on their own: how many; otherwise it is a unit. */
  readonly knights?: number;
}

function countsAsUnit({ knights }: Pick<Friends, 'knights'>, { units }: Pick<SkirmishRules, 'units'>): boolean {
  return knights === undefined || knights >= units.knightsAsAUnit;
}

/**
 * Whether a unit is supported: by a unit of its side near enough, in no melee, that faces roughly the same way; not by one that runs or goes back
 * (`skirmish/ruling/support-of-runaways`).
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-supported
 */
export function supported(
  { friends }: { readonly friends: readonly Friends[] },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): boolean {
  return friends.some(
    ({ distance, inMelee = false, sameWay = false, knights, fleeing = false, retreating = false }) =>
      knights === undefined &&
      distance <= units.supported &&
      !inMelee &&
      sameWay &&
      (units.runawaysSupport || (!fleeing && !retreating)),
  );
}

/**
 * Whether a unit is isolated: no unit of its side near enough that neither flees nor retreats. So many knights count as a unit.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-isolated
 */
export function isolated(
  { friends }: { readonly friends: readonly Friends[] },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): boolean {
  return !friends.some(
    each =>
      each.distance <= units.isolated &&
      each.fleeing !== true &&
      each.retreating !== true &&
      countsAsUnit(each, { units }),
  );
}

/**
 * Whether a flank is secure: it rests on what nobody can pass, or on friends near enough.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-secure-flank
 */
export function secureFlank(
  { onImpassable = false, friendsAt }: { readonly onImpassable?: boolean; readonly friendsAt?: number },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): boolean {
  return onImpassable || (friendsAt !== undefined && friendsAt <= units.secureFlank);
}

/** Friends who run, as a unit or a knight sees them. */
export interface FleeingFriends extends Pick<Friends, 'knights'> {
  readonly class: Pick<Man, 'class' | 'rank'>;
}

/**
 * Whether friends who flee count for who sees them: a unit or enough knights, of his own class or a higher one.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/def-friends-fleeing
 */
export function fleeingFriendsCount(
  { friends, tester }: { readonly friends: FleeingFriends; readonly tester: Pick<Man, 'class' | 'rank'> },
  rules: UnitRulesPart = skirmishRules(),
): boolean {
  return countsAsUnit(friends, rules) && classOrder(friends.class, rules) >= classOrder(tester, rules);
}

/**
 * The grade that a unit tests by: that of most of its men, of two equally many the lower; or that of the worst
 * (`skirmish/ruling/grade-of-a-unit`). `undefined` for nobody.
 *
 * Source: 7 Morale > Modifiers.
 *
 * @clause skirmish/morale/mod-grade
 */
export function unitGrade(
  { men }: { readonly men: readonly Pick<Graded, 'grade'>[] },
  { units }: Pick<SkirmishRules, 'units'> = skirmishRules(),
): Grade | undefined {
  const falling = [...men].sort((a, b) => gradeOrder(a) - gradeOrder(b)).map(({ grade }) => grade);
  if (units.gradeOf === 'worst') return falling[0];
  const count = (grade: Grade) => falling.filter(each => each === grade).length;
  const most = Math.max(0, ...falling.map(count));
  return falling.find(grade => count(grade) === most);
}
