import { type ClauseId, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import { type Grade, type Graded, grades, type Man, type Protection, type Weapon } from '../troops.js';

/** The rules about men alone. */
export type MenRulesPart = Pick<SkirmishRules, 'men'>;

/** What keeps a man from using all that he has. */
export interface Handling {
  /** What he fights or shoots with. */
  readonly weapon?: Weapon;
  /** He shoots with it this turn. */
  readonly shooting?: boolean;
  /** He climbs, or carries a standard, a faggot or the like. */
  readonly encumbered?: boolean;
}

/** A man's protection, and why. */
export interface Protected {
  readonly protection: Protection;
  readonly because: readonly Reason[];
}

/**
 * The protection of a man by his armour and shield: 1 is the best, 4 is none. Who shoots has no shield, unless he throws a javelin; who
 * climbs or carries has none beside a weapon; whether one protects who strikes with both hands is
 * `skirmish/ruling/shield-behind-two-handed-weapons`.
 *
 * Source: 1 Troop Classification > c Protection; 9 Sieges > Use of Weapons.
 *
 * @clause skirmish/troops/protection-1
 * @clause skirmish/troops/protection-2
 * @clause skirmish/troops/protection-3
 * @clause skirmish/troops/protection-4
 * @clause skirmish/weapons/shield-shooting
 * @clause skirmish/weapons/encumbered
 */
export function protectionOf(
  { armour, shield = false }: Pick<Man, 'armour' | 'shield'>,
  handling: Handling = {},
  { men }: MenRulesPart = skirmishRules(),
): Protected {
  const levels = men.protection[armour];
  const without = shield ? shieldLost(handling, men) : undefined;
  const protection = shield && without === undefined ? levels.shielded : levels.bare;
  const worn = `${armour}${shield ? ' with a shield' : ''}`;
  const own = reasonFor('skirmish/troops/protection-synonym', worn, `protection ${protection}`);
  return { protection, because: without === undefined ? [own] : [without, own] };
}

function shieldLost(
  { weapon, shooting = false, encumbered = false }: Handling,
  { twoHanded, shieldBehindTwoHanded }: SkirmishRules['men'],
): Reason | undefined {
  if (shooting && weapon !== 'javelin')
    return reasonFor('skirmish/weapons/shield-shooting', 'he shoots', 'without the shield');
  if (encumbered && weapon !== undefined)
    return reasonFor('skirmish/weapons/encumbered', 'climbing or carrying, weapon in hand', 'without the shield');
  if (weapon !== undefined && twoHanded.includes(weapon) && !shieldBehindTwoHanded)
    return reasonFor('skirmish/weapons/encumbered', `${weapon} in both hands`, 'without the shield');
  return undefined;
}

/**
 * What forbids a man to use a weapon as he goes: both hands while he climbs or carries something.
 *
 * Source: 9 Sieges > Use of Weapons.
 *
 * @clause skirmish/weapons/encumbered
 */
export function weaponFaults(
  { weapon, encumbered = false }: Handling,
  { men }: MenRulesPart = skirmishRules(),
): readonly Violation[] {
  if (!encumbered || weapon === undefined || !men.twoHanded.includes(weapon)) return [];
  const problem = `a ${weapon} takes two hands, and one is not free`;
  return [
    {
      path: 'weapon',
      clause: 'skirmish/weapons/encumbered',
      problem,
      mend: 'take a one-handed weapon, or lay the load down',
    },
  ];
}

/**
 * Where a grade is beyond the limits of its class. In a campaign knights rise above A.
 *
 * Source: 1 Troop Classification > a Grade.
 *
 * @clause skirmish/troops/grade
 * @clause skirmish/troops/grade-cap-sergeant
 * @clause skirmish/troops/grade-cap-peasant
 * @clause skirmish/troops/grade-above-a
 * @clause skirmish/clerics/grades
 */
export function gradeFaults(
  { class: of, rank, grade, above = 0, campaign = false }: Graded & { readonly campaign?: boolean },
  { men }: MenRulesPart = skirmishRules(),
): readonly Violation[] {
  const { best, worst } = of === 'knight' && campaign ? men.campaignKnight : men.grades[of];
  const faults: Violation[] = [];
  const at = grades.indexOf(grade);
  const clause = capOf(of);
  if ((best !== null && at < grades.indexOf(best)) || at > grades.indexOf(worst)) {
    const problem = `no ${of} has grade ${grade}`;
    faults.push({ path: 'grade', clause, problem, mend: `give him ${best ?? grades[0]} to ${worst}` });
  }
  if (above > 0 && (best !== null || grade !== grades[0])) {
    const problem = `${grade}${above} is a grade of knights in campaigns alone`;
    faults.push({ path: 'above', clause: 'skirmish/troops/grade-above-a', problem, mend: 'leave it out' });
  }
  if (rank !== undefined && of !== 'knight') {
    const problem = `a ${of} has no rank among nobles`;
    faults.push({
      path: 'rank',
      clause: 'skirmish/troops/noble-ranks',
      problem,
      mend: 'leave it out, or make him a knight',
    });
  }
  return faults;
}

function capOf(of: Man['class']): ClauseId {
  if (of === 'sergeant') return 'skirmish/troops/grade-cap-sergeant';
  if (of === 'peasant') return 'skirmish/troops/grade-cap-peasant';
  return of === 'cleric' ? 'skirmish/clerics/grades' : 'skirmish/troops/grade';
}

/** Everybody who has a class, rising; nobles by their rank. */
const classesRising = ['cleric', 'peasant', 'sergeant', 'knight', 'baron', 'viscount', 'earl', 'duke', 'king'] as const;

/**
 * How high a man's class is, so that two can be compared: peasants under sergeants under knights, and nobles above them by rank. A
 * viscount goes as `skirmish/ruling/viscounts` has it; clerics stand below everybody who fights.
 *
 * Source: 1 Troop Classification > b Class.
 *
 * @clause skirmish/troops/classes
 * @clause skirmish/troops/class-knight
 * @clause skirmish/troops/class-sergeant
 * @clause skirmish/troops/class-peasant
 * @clause skirmish/troops/noble-ranks
 */
export function classOrder(
  { class: of, rank }: Pick<Man, 'class' | 'rank'>,
  { men }: MenRulesPart = skirmishRules(),
): number {
  const named = of === 'knight' && rank !== undefined ? rank : of;
  return classesRising.indexOf(named === 'viscount' ? men.viscountAs : named);
}

/**
 * How good a man's grade is, so that two can be compared: E is 0. The grades of knights above A count where two knights fight on
 * horseback, and nowhere else.
 *
 * Source: 1 Troop Classification > a Grade.
 *
 * @clause skirmish/troops/grade
 * @clause skirmish/troops/grade-above-a-scope
 */
export function gradeOrder({ grade, above = 0 }: Pick<Graded, 'grade' | 'above'>, knightsOnHorseback = false): number {
  const plain = grades.length - 1 - grades.indexOf(grade);
  return knightsOnHorseback ? plain + above : plain;
}

/** The grade so many steps down (or, negative, up), as far as grades go. */
export function gradeSteps(grade: Grade, down: number): Grade {
  const at = Math.min(Math.max(grades.indexOf(grade) + down, 0), grades.length - 1);
  return grades[at] ?? grade;
}
