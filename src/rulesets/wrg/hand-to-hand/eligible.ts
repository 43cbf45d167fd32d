import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { countingFigures } from '../casualties/casualties.js';
import { sheetAsItStands } from '../casualties/target.js';
import { insistOnWhole, rounded } from '../casualties/whole.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import type { TroopType, Weapon } from '../troops.js';
import { type MeleeRulesPart, type MeleeTroops, meleeRow, ranksThatFight } from './weapons.js';

/** Figures at both ends of a line, as its men see them. */
export interface Ends {
  readonly left: number;
  readonly right: number;
}

/** How one body stands against an enemy. Figures, or models. */
export interface MeleeFrontage {
  readonly troops: Pick<MeleeTroops, 'type' | 'training' | 'dismounted'>;
  /** What they fight with. */
  readonly weapon: Weapon;
  readonly enemy: {
    readonly type: TroopType;
    /** He is fought at his back: his right is before their right. */
    readonly fromBehind?: boolean;
    /** He is fought on this flank of his, and has not turned. */
    readonly fromFlank?: 'left' | 'right';
  };
  /** In base contact with an enemy to their front. */
  readonly inContact: number;
  /** Where he took them before they turned to him, if not there. */
  readonly takenIn?: 'flank' | 'rear';
  /** Of the front rank, beyond the end of the enemy's line, at their own left and right. */
  readonly overlap?: Ends;
  /** Directly behind each rank that may fight, from the second on: figures in the second rank, in the third, … */
  readonly behind?: readonly number[];
  /** Of the same ranks those who stand behind figures that fight other enemies, and have been counted against these. */
  readonly helpedBefore?: readonly number[];
  /** Engaged in shooting: then nobody fights from behind. */
  readonly shooting?: boolean;
  /** Have lapped round, and touch the enemy's flank or rear. */
  readonly lapped?: number;
  /** Men of the enemy who fight nobody and go to meet those who come round him; none unless said. */
  readonly enemyFree?: number;
  /** Which period of the melee, from 1. */
  readonly period?: number;
  /** Pushed back in the period before: nobody has lapped round then. */
  readonly pushedBack?: boolean;
  /** Models that touch an enemy to their own flank or rear. */
  readonly flankContact?: number;
  readonly disorganised?: boolean;
  /** Of a disorganised body: figures of its nearest rank that fight other enemies and have been halved before these. */
  readonly halvedBefore?: number;
  /** All figures of its nearest rank, those too who fight nobody; those who fight unless said. */
  readonly wholeRank?: number;
  /** What each figure counts as: a dragon as five; 1 unless said. */
  readonly fightsAs?: number;
}

/** Who takes part. */
export interface EligibleFigures {
  /** Figures that count. */
  readonly figures: number;
  /** In the front rank: in contact, and overlapping. */
  readonly front: number;
  readonly overlapping: number;
  readonly behind: number;
  readonly lapped: number;
  readonly because: readonly Reason[];
}

/**
 * The figures of a body that take part in hand-to-hand combat: those who touch an enemy to their front, those who overlap him as far as
 * they may, of regular close and light-medium foot those behind in the ranks that the weapon allows, and those who have lapped
 * round. A disorganised body counts half of its front rank, and a beast that fights as several half of these.
 *
 * Source: Hand-to-hand Combat > Figures Eligible to Take Part.
 *
 * @throws RuleViolation for figures that are no whole numbers, and for types that the rules do not have.
 * @clause wrg/melee/eligible-front
 * @clause wrg/melee/eligible-rear-ranks
 * @clause wrg/melee/lapping-round
 * @clause wrg/melee/lapping-limits
 * @clause wrg/melee/models-flank-contact
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/giants
 */
export function eligibleFigures(frontage: MeleeFrontage, rules: MeleeRulesPart = wrgRules()): EligibleFigures {
  const { inContact, takenIn, disorganised = false, flankContact = 0, fightsAs = 1 } = frontage;
  insistOnWhole(inContact, 'inContact', 'wrg/melee/eligible-front');
  insistOnWhole(flankContact, 'flankContact', 'wrg/melee/models-flank-contact');
  insistOnWhole(fightsAs, 'fightsAs', 'wrg/sorcery/dragon-move-fight');
  const { arm } = sheetOfType(frontage.troops.type, rules);
  const isModel = arm !== 'infantry' && arm !== 'cavalry';
  const because: Reason[] = [];
  const tell = (clause: Reason['clause'], why: string, figures: number) => {
    if (figures > 0) because.push(reasonFor(clause, why, counted(figures, 'figure')));
  };
  const touching = inContact + (isModel ? flankContact : 0);
  tell(
    'wrg/melee/eligible-front',
    takenIn === undefined ? 'in contact to their front' : `turned to those who took them in ${takenIn}`,
    inContact,
  );
  if (isModel) tell('wrg/melee/models-flank-contact', 'in contact to their flank or rear', flankContact);
  const overlapping = overlappingFigures(frontage, rules);
  tell('wrg/melee/overlap-standard', 'overlap the enemy', overlapping);
  const front = touching + overlapping;
  const behind = figuresBehind(frontage, front, rules);
  tell('wrg/melee/eligible-rear-ranks', 'in a rank behind that may fight', behind);
  const lapped = lappedFigures(frontage, rules);
  tell('wrg/melee/lapping-round', 'lapped round', lapped);
  const nearest = front + lapped;
  const figures = disorganised ? halfOf(nearest, frontage, rules) : (nearest + behind) * fightsAs;
  if (disorganised) {
    because.push(
      reasonFor(
        'wrg/disorganisation/half-figures',
        'disorganised',
        `${halfTaken(frontage)}, ${counted(figures, 'figure')}`,
      ),
    );
  }
  return { figures, front, overlapping, behind, lapped, because };
}

/** Of what half counts: of a rank that fights several enemies one half is taken, and those who count at the first of them are in it. */
function halfTaken({ halvedBefore = 0 }: MeleeFrontage): string {
  return halvedBefore > 0 ? 'half of the nearest rank, taken once over all its enemies' : 'half of the nearest rank';
}

/** What figures of the nearest rank of a disorganised body count as. */
function halfOf(
  nearest: number,
  { halvedBefore = 0, wholeRank, fightsAs = 1 }: MeleeFrontage,
  rules: MeleeRulesPart,
): number {
  const rank = wholeRank === undefined ? {} : { wholeRank: wholeRank * fightsAs };
  const body = { figures: nearest * fightsAs, halvedBefore: halvedBefore * fightsAs, ...rank };
  return countingFigures({ ...body, disorganised: true }, rules);
}

/**
 * Figures that overlap the enemy's line and fight: one on the shielded side, three on the other, two on either against super heavy
 * cavalry, chariots, engines and elephants; of elephants, engines and chariots themselves one on either. Shields are on the left.
 *
 * Source: Hand-to-hand Combat > Figures Eligible to Take Part.
 *
 * @clause wrg/melee/overlap-standard
 * @clause wrg/melee/overlap-special-targets
 * @clause wrg/melee/overlap-by-models
 */
export function overlappingFigures(
  { troops, enemy, overlap = { left: 0, right: 0 } }: Pick<MeleeFrontage, 'troops' | 'enemy' | 'overlap'>,
  rules: MeleeRulesPart = wrgRules(),
): number {
  insistOnWhole(overlap.left, 'overlap.left', 'wrg/melee/overlap-standard');
  insistOnWhole(overlap.right, 'overlap.right', 'wrg/melee/overlap-standard');
  const { left, right } = mostOverlapping({ troops, enemy }, rules);
  return Math.min(overlap.left, left) + Math.min(overlap.right, right);
}

/** How many figures may overlap an enemy at the left and at the right end of the own line. */
function mostOverlapping({ troops, enemy }: Pick<MeleeFrontage, 'troops' | 'enemy'>, rules: MeleeRulesPart): Ends {
  const most = rules.fighting.melee.overlap;
  const own = sheetOfType(troops.type, rules).arm;
  const against = sheetOfType(enemy.type, rules);
  if (own !== 'infantry' && own !== 'cavalry') return { left: most.byModels, right: most.byModels };
  const isHitSo = against.target.front === 'shc' && against.target.otherwise === 'shc';
  const isLikeShc = against.like === 'shc' || (most.creaturesToo && isHitSo);
  const isSpecial = isLikeShc || (against.arm !== 'infantry' && against.arm !== 'cavalry');
  if (isSpecial) return { left: most.special, right: most.special };
  // Shields are on his left.
  if (most.sideOf === 'enemy' && most.atFlank === 'flank' && enemy.fromFlank !== undefined) {
    const each = enemy.fromFlank === 'left' ? most.shielded : most.unshielded;
    return { left: each, right: each };
  }
  // Their own left is before the right of an enemy who faces them, where he has no shield.
  return most.sideOf === 'enemy' && enemy.fromBehind !== true
    ? { left: most.unshielded, right: most.shielded }
    : { left: most.shielded, right: most.unshielded };
}

/**
 * Figures of a line beyond the enemy's ends that come round him: those farther out than the ones that overlap, on either side as many as he
 * is deep; from the second period of a melee, and nobody of a body that was pushed back in the period before. Whether those of the enemy who fight nobody keep
 * as many off is a ruling (`wrg/ruling/met-as-they-lap-round`): half of them go to either side.
 *
 * Source: Hand-to-hand Combat > Figures Eligible to Take Part.
 *
 * @param enemyRanks how deep the enemy stands.
 * @clause wrg/melee/lapping-round
 * @clause wrg/melee/lapping-limits
 */
export function figuresLapping(
  frontage: Pick<MeleeFrontage, 'troops' | 'enemy' | 'overlap' | 'period' | 'pushedBack' | 'enemyFree'>,
  enemyRanks: number,
  rules: MeleeRulesPart = wrgRules(),
): number {
  const { overlap = { left: 0, right: 0 }, period = 1, pushedBack = false, enemyFree = 0 } = frontage;
  if (period < rules.fighting.melee.lappingPeriod || pushedBack) return 0;
  const most = mostOverlapping(frontage, rules);
  const meeting = rules.fighting.melee.lappingMet ? enemyFree : 0;
  const round = (there: number, overlapping: number, met: number) =>
    Math.max(0, Math.min(enemyRanks, there - overlapping) - met);
  return (
    round(overlap.left, most.left, Math.ceil(meeting / 2)) + round(overlap.right, most.right, Math.floor(meeting / 2))
  );
}

function figuresBehind(frontage: MeleeFrontage, front: number, rules: MeleeRulesPart): number {
  const { behind = [], helpedBefore = [] } = frontage;
  for (const [at, figures] of behind.entries())
    insistOnWhole(figures, `behind[${at}]`, 'wrg/melee/eligible-rear-ranks');
  for (const [at, figures] of helpedBefore.entries())
    insistOnWhole(figures, `helpedBefore[${at}]`, 'wrg/melee/eligible-rear-ranks');
  const ranks = ranksFightingBy(frontage, rules);
  // The front rank is the first of them; of a rank that fights in part that part of its figures, however many enemies it is shared among.
  return behind
    .map((figures, at) => {
      const share = (of: number) => rankShare(of, ranks - 1 - at, rules);
      const before = helpedBefore[at] ?? 0;
      return share(before + Math.min(figures, front)) - share(before);
    })
    .reduce((sum, figures) => sum + figures, 0);
}

/** In how many ranks troops fight, the front rank among them. Whether cavalry on foot has any behind that is a ruling (`wrg/ruling/ranks-of-dismounted-cavalry`). */
function ranksFightingBy(
  { troops, weapon, period = 1, shooting = false }: Pick<MeleeFrontage, 'troops' | 'weapon' | 'period' | 'shooting'>,
  rules: MeleeRulesPart,
): number {
  const { rankTypes, dismountedRanks } = rules.fighting.melee;
  const { like } = dismountedRanks ? sheetAsItStands(troops, rules) : sheetOfType(troops.type, rules);
  if (troops.training !== 'regular' || shooting || !rankTypes.includes(like)) return 1;
  return ranksThatFight(meleeRow(troops, weapon, period, rules), troops.training, rules);
}

/** A body whose men may be free to meet those who come round it. */
export interface PartlyEngaged extends Pick<MeleeFrontage, 'troops' | 'weapon' | 'period' | 'shooting'> {
  /** Of each rank, from the first, those in files with nobody to strike at; none unless said. */
  readonly idle?: readonly number[];
}

/**
 * Figures of a body that fight nobody: those of the ranks behind those that do, of a rank that fights in part the others of it, and of all these ranks those in
 * files with nobody to strike at. Beasts and vehicles spare nobody.
 *
 * @param ranks how many figures stand in each rank, from the first.
 * @clause wrg/melee/lapping-limits
 */
export function figuresUnengaged(
  body: PartlyEngaged,
  ranks: readonly number[],
  rules: MeleeRulesPart = wrgRules(),
): number {
  const { arm } = sheetOfType(body.troops.type, rules);
  if (arm !== 'infantry' && arm !== 'cavalry') return 0;
  const { idle = [] } = body;
  for (const [at, figures] of idle.entries()) insistOnWhole(figures, `idle[${at}]`, 'wrg/melee/lapping-limits');
  const fighting = ranksFightingBy(body, rules);
  return ranks
    .map((figures, at) => figures - rankShare(figures - (idle[at] ?? 0), fighting - at, rules))
    .reduce((sum, figures) => sum + figures, 0);
}

function rankShare(figures: number, ranks: number, { fighting }: MeleeRulesPart): number {
  return rounded(figures * Math.min(1, Math.max(0, ranks)), fighting.casualties.halfFigures);
}

function lappedFigures({ lapped = 0, period = 1, pushedBack = false }: MeleeFrontage, rules: MeleeRulesPart): number {
  insistOnWhole(lapped, 'lapped', 'wrg/melee/lapping-round');
  const { lappingPeriod } = rules.fighting.melee;
  insist(lapped === 0 || period >= lappingPeriod, () => ({
    path: 'lapped',
    clause: 'wrg/melee/lapping-round',
    problem: 'nobody laps round in the first period of a melee',
    mend: 'give 0, or a later period',
  }));
  insist(lapped === 0 || !pushedBack, () => ({
    path: 'lapped',
    clause: 'wrg/melee/lapping-limits',
    problem: 'troops that were pushed back do not lap round',
    mend: 'give 0',
  }));
  return lapped;
}
