import { type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { classOrder, gradeSteps } from '../men/men.js';
import type { Standard } from '../rules/campaign.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import { type Grade, type Graded, grades } from '../troops.js';

/** The rules of what a campaign makes of a man. */
export type GradesRulesPart = Pick<SkirmishRules, 'campaign' | 'men'>;

/** A man with what he did in a battle, or what befell him. */
export interface Deeds {
  readonly man: Graded;
  /** He fled from the field. */
  readonly fled?: boolean;
  /** How he failed to meet a charge: went away, or failed his test. */
  readonly charge?: 'avoids' | 'fails';
  readonly injuredCleric?: boolean;
  /** He was captured: recruited by the enemy, or put to labour. */
  readonly captured?: 'recruited' | 'labours';
  readonly won?: boolean;
  /** He came to blows, and never had to flee. */
  readonly fought?: boolean;
  readonly hadToFlee?: boolean;
  /** Whom he unhorsed. */
  readonly unhorsed?: readonly Graded[];
}

/** What a man has become. */
export interface Regraded {
  readonly grade: Grade;
  /** Grades above A. */
  readonly above: number;
  /** Of these steps, those that count at once and not after the battle. */
  readonly atOnce: number;
  readonly because: readonly Reason[];
}

/**
 * What a battle makes of a man's grade: down for a knight who flees or does not meet a charge (`skirmish/ruling/failing-to-meet-a-charge`), for
 * who injures a cleric, for a sergeant recruited by the enemy, and to E for a captured peasant; up for sergeants and peasants who won hand to hand
 * and never fled, as far as their class goes (`skirmish/ruling/ceilings-of-upgrading`), and for a knight who unhorsed somebody as good as himself. No
 * grade is under E.
 *
 * Source: 12 Downgrading and Upgrading.
 *
 * @clause skirmish/grade/knight-flees
 * @clause skirmish/grade/knight-fails-charge
 * @clause skirmish/grade/recruited
 * @clause skirmish/grade/captured-peasants
 * @clause skirmish/grade/injures-cleric
 * @clause skirmish/grade/upgrade-common
 * @clause skirmish/grade/upgrade-knight
 * @clause skirmish/grade/floor
 */
export function regraded(deeds: Deeds, rules: GradesRulesPart = skirmishRules()): Regraded {
  const { man } = deeds;
  const down = stepsDown(deeds, rules);
  const lowest = deeds.captured === 'labours' && man.class === 'peasant';
  const up = lowest ? [] : stepsUp(deeds, rules);
  const atOnce = down.filter(
    ({ clause }) => clause !== 'skirmish/grade/knight-flees' && clause !== 'skirmish/grade/recruited',
  ).length;
  const because = [...down, ...up];
  if (lowest) because.push(reasonFor('skirmish/grade/captured-peasants', 'a captured peasant', 'grade E'));
  const stepped = stepsFrom(man, down.length, up.length, rules);
  const end = grades[grades.length - 1] ?? man.grade;
  return lowest ? { grade: end, above: 0, atOnce, because } : { ...stepped, atOnce, because };
}

function stepsDown(
  { man, fled = false, charge, injuredCleric = false, captured }: Deeds,
  { campaign }: GradesRulesPart,
): readonly Reason[] {
  const knight = man.class === 'knight';
  const reasons: Reason[] = [];
  if (knight && fled)
    reasons.push(reasonFor('skirmish/grade/knight-flees', 'a knight fled from the field', 'one grade down'));
  if (knight && charge !== undefined && campaign.failsToMeet.includes(charge))
    reasons.push(
      reasonFor('skirmish/grade/knight-fails-charge', 'a knight did not meet a charge', 'one grade down at once'),
    );
  if (injuredCleric)
    reasons.push(reasonFor('skirmish/grade/injures-cleric', 'he injured a cleric', 'one grade down at once'));
  if (man.class === 'sergeant' && captured === 'recruited')
    reasons.push(reasonFor('skirmish/grade/recruited', 'recruited by the enemy', 'one grade down'));
  return reasons;
}

function stepsUp(
  { man, won = false, fought = false, hadToFlee = false, unhorsed = [] }: Deeds,
  rules: GradesRulesPart,
): readonly Reason[] {
  const common = man.class === 'sergeant' || man.class === 'peasant';
  if (common && won && fought && !hadToFlee)
    return [reasonFor('skirmish/grade/upgrade-common', 'he fought hand to hand and won', 'may rise one grade')];
  const equals = unhorsed.filter(
    other => goodness(other) >= goodness(man) && classOrder(other, rules) >= classOrder(man, rules),
  );
  if (man.class === 'knight' && equals.length > 0)
    return [
      reasonFor('skirmish/grade/upgrade-knight', 'he unhorsed somebody as good as himself', 'may rise one grade'),
    ];
  return [];
}

function goodness({ grade, above = 0 }: Pick<Graded, 'grade' | 'above'>): number {
  return above - grades.indexOf(grade);
}

/** So many grades down and then up: through A1, A2 with knights, within the limits of their class with others. */
function stepsFrom(
  { class: of, grade, above = 0 }: Graded,
  down: number,
  up: number,
  rules: GradesRulesPart,
): Pick<Regraded, 'grade' | 'above'> {
  const fromAbove = Math.min(above, down);
  const fallen = gradeSteps(grade, down - fromAbove);
  const left = above - fromAbove;
  if (up === 0) return { grade: fallen, above: left };
  if (of === 'knight')
    return fallen === grades[0] ? { grade: fallen, above: left + up } : { grade: gradeSteps(fallen, -up), above: left };
  const { best } = rules.men.grades[of];
  const risen = gradeSteps(fallen, -up);
  const capped = rules.campaign.ceilingsHold && best !== null && grades.indexOf(risen) < grades.indexOf(best);
  return { grade: capped ? fallen : risen, above: 0 };
}

/** The standards of an army, battle or force. */
export interface StandardBearing {
  readonly of: Standard;
  readonly carriedBy: 'figure' | 'wagon' | 'nobody';
}

/**
 * What is wrong with how a standard is carried: each army, battle and force has one, with a bearer; that of an army may stand on a
 * wagon.
 *
 * Source: 10 Standards.
 *
 * @clause skirmish/standards/have
 */
export function standardFaults({ of, carriedBy }: StandardBearing): readonly Violation[] {
  if (carriedBy === 'figure' || (carriedBy === 'wagon' && of === 'army')) return [];
  const problem = carriedBy === 'wagon' ? `the standard of a ${of} stands on a wagon` : `the ${of} has no standard`;
  return [{ path: 'carriedBy', clause: 'skirmish/standards/have', problem, mend: 'let a figure carry it' }];
}
