import type { Dice } from '../../../../dice/index.js';
import { insist, type Reason, reasonFor, tally } from '../../../../rulebook/index.js';
import { insistOnCount } from '../counts.js';
import { commonFightingRules } from '../fighting-rules.js';
import type { Odds } from '../fire/steps.js';
import { type Edge, type Fighter, type MeleeRules, meleePointFactors } from './melee-point.js';

export type { Edge, Fighter, MeleeNumbers, MeleeRules } from './melee-point.js';

/** What one figure in melee must roll. `faces` are those that remove it. */
export interface MeleeOdds extends Odds {
  /** The melee point after all reductions: it survives a die at or under this. */
  readonly point: number;
  /** Whether it rolls at all: a figure that attacks the rear is safe, one reduced past its value is removed outright. */
  readonly fate: 'rolls' | 'safe' | 'removed';
}

/** A further attack on figures that are already in melee. */
export interface SecondaryAttack {
  readonly attackedOn: Edge;
  /** The most of them that must answer it; everyone who is left unless said. */
  readonly figures?: number;
}

/** Figures of one unit that fight under the same conditions. */
export interface MeleeGroup extends Fighter {
  readonly unit: string;
  readonly figures: number;
  /** Dice rolled for them where not one for each (`cady/ruling/melee-die-owner`). */
  readonly dice?: number;
  /** Further attacks on these same figures, each of which makes those of them that it reaches and that are left roll once more. */
  readonly secondary?: readonly SecondaryAttack[];
}

/** All figures in contact in one melee, of both sides. */
export interface Melee {
  readonly groups: readonly MeleeGroup[];
}

/** Figures lost by one unit. */
export interface UnitLoss {
  readonly unit: string;
  readonly lost: number;
}

/** What one round of melee did. */
export interface MeleeLosses {
  /** One entry for each unit, in the order of its first group. */
  readonly losses: readonly UnitLoss[];
  /** What each group needed and lost, in the order given. */
  readonly groups: readonly (MeleeOdds & UnitLoss & { readonly figures: number })[];
  /** The unit for whose figures each throw was, in the order in which they were thrown. */
  readonly thrown: readonly string[];
}

/**
 * The melee point of a figure, and the faces of the die that remove it. Reductions for different circumstances add up; for
 * the ford there is one reduction, whether the figure attacks across it or stands in it.
 *
 * Source: Common Rules > Melee; Effects on the Melee Point.
 *
 * @throws RuleViolation when melee points or fatigue are no whole numbers.
 * @clause cady/common/melee/survive-at-or-under
 * @clause cady/common/melee/point-from-capability-chart
 * @clause cady/common/melee/point-flank
 * @clause cady/common/melee/point-rear
 * @clause cady/common/melee/rear-attacker-safe
 * @clause cady/common/melee/point-across-wall
 * @clause cady/common/melee/point-uphill
 * @clause cady/common/melee/point-across-ford
 * @clause cady/common/fords/melee-penalty
 * @clause cady/common/melee/modifiers-cumulate
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/auto-removal
 */
export function meleeOdds(fighter: Fighter, rules: MeleeRules = commonFightingRules()): MeleeOdds {
  const { point, because } = meleePoint(fighter, rules);
  insist(Number.isInteger(point), () => ({
    path: 'melee',
    clause: 'cady/common/melee/point-from-capability-chart',
    problem: `${point} is no melee point`,
    mend: 'give whole melee points and whole fatigue',
  }));
  if (fighter.attacksRear === true && !rules.melee.rearAttackerRolls) {
    const reason = reasonFor(
      'cady/common/melee/rear-attacker-safe',
      'attacking the enemy from the rear',
      'does not roll',
    );
    return { sides: rules.melee.dieSides, faces: [], point, fate: 'safe', because: [...because, reason] };
  }
  const { melee: printed, fatigue = 0 } = fighter;
  if (point < 0 || (rules.melee.wornOut === 'figures-removed' && fatigue > 0 && printed <= fatigue)) {
    const clause = 'cady/common/melee/auto-removal';
    const why = point < 0 ? 'the reductions are more than the whole melee point' : 'no melee point is left';
    const reason = reasonFor(clause, why, 'removed without a roll');
    return { sides: rules.melee.dieSides, faces: [], point, fate: 'removed', because: [...because, reason] };
  }
  return { sides: rules.melee.dieSides, faces: facesAbove(point, rules.melee.dieSides), point, fate: 'rolls', because };
}

/** A melee before the dice: what every group must roll, worked out once however often it is thrown. */
export interface ReadyMelee {
  readonly groups: readonly {
    readonly unit: string;
    readonly figures: number;
    /** Dice rolled for them; one for each unless given. */
    readonly dice?: number;
    readonly odds: MeleeOdds;
  }[];
  /** What figures still left must roll for each secondary attack on their group, and how many of them at most. */
  readonly secondary: readonly { readonly group: number; readonly odds: MeleeOdds; readonly figures: number }[];
}

/**
 * Everything about a round of melee that can be known before the dice.
 *
 * Source: Common Rules > Melee; Secondary Melee Attacks.
 *
 * @throws RuleViolation when a group has no whole number of figures or no whole melee point.
 */
export function readyMelee({ groups }: Melee, rules: MeleeRules = commonFightingRules()): ReadyMelee {
  const secondary: ReadyMelee['secondary'][number][] = [];
  const ready = groups.map((group, at) => {
    insistOnCount('figures', group.figures, 'cady/common/melee/d12-per-figure');
    for (const { attackedOn, figures = group.figures } of group.secondary ?? []) {
      insistOnCount('secondary', figures, 'cady/common/melee/secondary-extra-roll');
      secondary.push({ group: at, odds: answerOdds({ ...group, attackedOn }, rules), figures });
    }
    const { unit, figures, dice } = group;
    return { unit, figures, ...(dice === undefined ? {} : { dice }), odds: meleeOdds(group, rules) };
  });
  return { groups: ready, secondary };
}

/**
 * The dice of one round of melee: one twelve-sided die for every figure that must roll, both sides at once, so that a figure
 * that is lost still makes its enemy roll. Then the secondary attacks on those that are left.
 *
 * Source: Common Rules > Melee; Secondary Melee Attacks.
 *
 * @returns figures lost by each group, in their order
 * @clause cady/common/melee/d12-per-figure
 * @clause cady/common/melee/simultaneous
 * @clause cady/common/melee/once-as-attacker
 * @clause cady/common/sequence/simultaneous
 * @clause cady/common/melee/secondary-extra-roll
 * @clause cady/common/melee/secondary-removal
 */
export function throwMelee(ready: ReadyMelee, dice: Dice): number[] {
  return throwNoting(ready, dice, () => {});
}

/**
 * The dice of `throwMelee`, one throw after the other.
 *
 * @param note is told of which group the figures are, before each throw
 * @clause cady/common/melee/d12-per-figure
 * @clause cady/common/melee/simultaneous
 * @clause cady/common/melee/once-as-attacker
 * @clause cady/common/sequence/simultaneous
 * @clause cady/common/melee/secondary-extra-roll
 * @clause cady/common/melee/secondary-removal
 */
function throwNoting({ groups, secondary }: ReadyMelee, dice: Dice, note: (group: number) => void): number[] {
  const lost = groups.map(({ odds, figures, dice: thrown }, group) => {
    if (odds.fate === 'rolls' && figures > 0) note(group);
    return lostTo(odds, figures, dice, thrown);
  });
  for (const attack of secondary) {
    const before = lost[attack.group] ?? 0;
    const left = (groups[attack.group]?.figures ?? 0) - before;
    if (attack.odds.fate === 'rolls' && Math.min(left, attack.figures) > 0) note(attack.group);
    lost[attack.group] = before + answered(attack, left, dice);
  }
  return lost;
}

/**
 * The dice of one group of a melee by itself: how many of its figures fall, to the melee and then to the secondary attacks on
 * them. Every group rolls for its own figures alone, so that a melee is solved group by group.
 *
 * Source: Common Rules > Melee; Secondary Melee Attacks.
 *
 * @clause cady/common/melee/d12-per-figure
 * @clause cady/common/melee/simultaneous
 */
export function throwGroup({ groups, secondary }: ReadyMelee, group: number, dice: Dice): number {
  const own = groups[group];
  if (own === undefined) return 0;
  const { odds, figures, dice: thrown } = own;
  if (secondary.length === 0) return lostTo(odds, figures, dice, thrown);
  const attacks = secondary.filter(attack => attack.group === group);
  if (attacks.length === 0) return lostTo(odds, figures, dice, thrown);
  return dice.fold(
    [{ odds, figures, thrown }, ...attacks],
    0,
    (lost, attack, each) =>
      'thrown' in attack ? lostTo(odds, figures, each, thrown) : lost + answered(attack, figures - lost, each),
    { once: own },
  );
}

/**
 * One round of melee, told: what every group needed and lost. `readyMelee` and `throwMelee` in one.
 *
 * Source: Common Rules > Melee.
 *
 * @throws RuleViolation when a group has no whole number of figures or no whole melee point.
 */
export function meleeRound(melee: Melee, dice: Dice, rules: MeleeRules = commonFightingRules()): MeleeLosses {
  return toldMelee(readyMelee(melee, rules), dice);
}

/** `throwMelee`, told: what every group needed and lost. */
export function toldMelee(ready: ReadyMelee, dice: Dice): MeleeLosses {
  const thrown: string[] = [];
  const lost = throwNoting(ready, dice, group => thrown.push(ready.groups[group]?.unit ?? ''));
  const groups = ready.groups.map(({ unit, figures, odds: { sides, faces, point, fate, because } }, at) => ({
    unit,
    figures,
    sides,
    faces,
    point,
    fate,
    because,
    lost: lost[at] ?? 0,
  }));
  return { losses: lossesByUnit(groups), groups, thrown };
}

/**
 * A secondary attack alone: an attack on the flank or rear of figures that already fight somebody else. Only the defenders
 * roll, once more each; each roll counts the direction of the attack it answers and nothing that concerns the defender's own
 * attack.
 *
 * Source: Common Rules > Secondary Melee Attacks.
 *
 * @clause cady/common/melee/secondary-extra-roll
 * @clause cady/common/melee/secondary-removal
 */
export function secondaryAttack(
  { defender, figures }: { readonly defender: Fighter; readonly figures: number },
  dice: Dice,
  rules: MeleeRules = commonFightingRules(),
): { readonly lost: number; readonly odds: MeleeOdds } {
  insistOnCount('figures', figures, 'cady/common/melee/d12-per-figure');
  const odds = answerOdds(defender, rules);
  return { lost: lostTo(odds, figures, dice), odds };
}

/** What a figure rolls to answer a secondary attack: the attack's direction counts, its own attack does not. */
function answerOdds(defender: Fighter, rules: MeleeRules): MeleeOdds {
  const { melee, fatigue = 0, other = [], ford } = defender;
  const attackedOn = rules.melee.secondary.positionCounts ? (defender.attackedOn ?? 'flank') : 'front';
  const inFord = ford === 'in' || ford === 'across-and-in';
  return meleeOdds({ melee, fatigue, attackedOn, other, ...(inFord ? { ford: 'in' } : {}) }, rules);
}

/**
 * How many figures of a side roll in a melee: all that are in contact, or no more than there are enemies to attack them, since each
 * attacks once (`cady/ruling/melee-who-rolls`).
 *
 * Source: Common Rules > Melee.
 *
 * @clause cady/common/melee/d12-per-figure
 * @clause cady/common/melee/once-as-attacker
 */
export function figuresThatRoll(
  contact: { readonly own: number; readonly enemy: number },
  rules: Pick<MeleeRules, 'melee'> = commonFightingRules(),
): number {
  return rules.melee.allInContactRoll ? contact.own : Math.min(contact.own, contact.enemy);
}

/**
 * Dice that are rolled for the figures of a side where not one for each of them: where a die answers whoever rolls it by the melee point
 * of his enemy, there is one for each enemy in contact (`cady/ruling/melee-die-owner`).
 *
 * @param contact figures of either side that roll
 */
export function diceAgainst(
  { enemy }: { readonly enemy: number },
  rules: Pick<MeleeRules, 'melee'> = commonFightingRules(),
): { readonly dice?: number } {
  return rules.melee.dieOf === 'enemy' ? { dice: enemy } : {};
}

/** The melee point of a figure before its position is counted. */
export interface Strength {
  readonly melee: number;
  readonly fatigue?: number;
}

/**
 * Whether a figure may make a secondary attack on another: its melee point, fatigue taken off, must at least equal the
 * other's; by printed points where `cady/ruling/secondary-attacks` is read so.
 *
 * Source: Common Rules > Secondary Melee Attacks.
 *
 * @clause cady/common/melee/secondary-eligibility
 * @clause cady/common/definition/secondary-attack
 */
export function maySecondaryAttack(
  { attacker, defender }: { readonly attacker: Strength; readonly defender: Strength },
  rules: Pick<MeleeRules, 'melee'> = commonFightingRules(),
): boolean {
  if (rules.melee.secondary.byPrintedPoint) return attacker.melee >= defender.melee;
  return strengthOf(attacker) >= strengthOf(defender);
}

/**
 * Melee points a unit is short of after a turn: more after a turn of melee, fewer after a turn in which it neither moved nor
 * fought, the same otherwise.
 *
 * Source: Common Rules > Melee.
 *
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/recovery
 * @clause cady/common/definition/melee-point
 */
export function fatigueAfter(
  turn: { readonly fatigue: number; readonly fought: boolean; readonly moved: boolean },
  rules: MeleeRules = commonFightingRules(),
): number {
  if (turn.fought) return turn.fatigue + rules.melee.fatiguePerTurn;
  if (turn.moved) return turn.fatigue;
  return rules.melee.recoveryPerTurn === 'all' ? 0 : Math.max(0, turn.fatigue - rules.melee.recoveryPerTurn);
}

/**
 * Whether continuous melee has worn a unit down to nothing: it routs when it is attacked in any way.
 *
 * Source: Common Rules > Melee.
 *
 * @clause cady/common/melee/zero-routs
 */
export function wornOut(unit: Strength, rules: Pick<MeleeRules, 'melee'> = commonFightingRules()): boolean {
  return rules.melee.wornOut === 'unit-routs' && strengthOf(unit) <= 0;
}

function meleePoint(fighter: Fighter, rules: MeleeRules): { point: number; because: readonly Reason[] } {
  const { total, because } = tally(meleePointFactors, fighter, rules);
  const other = fighter.other ?? [];
  const point = other.reduce((left, { points }) => left - points, fighter.melee + total);
  return { point, because: other.length === 0 ? because : [...because, ...other.map(({ reason }) => reason)] };
}

function answered(
  { odds, figures }: { readonly odds: MeleeOdds; readonly figures: number },
  left: number,
  dice: Dice,
): number {
  return lostTo(odds, Math.min(left, figures), dice);
}

/** @param thrown dice rolled for them; one for each unless given */
function lostTo(odds: MeleeOdds, figures: number, dice: Dice, thrown = figures): number {
  if (odds.fate === 'removed') return figures;
  if (odds.fate === 'safe' || figures === 0) return 0;
  const { sides, faces } = odds;
  return thrown === figures ? dice.count(figures, sides, faces) : dice.total([{ dice: thrown, sides, faces }], figures);
}

function lossesByUnit(groups: readonly UnitLoss[]): UnitLoss[] {
  const losses = new Map<string, number>();
  for (const { unit, lost } of groups) losses.set(unit, (losses.get(unit) ?? 0) + lost);
  return [...losses].map(([unit, lost]) => ({ unit, lost }));
}

function facesAbove(point: number, sides: number): number[] {
  const faces: number[] = [];
  for (let face = Math.max(1, point + 1); face <= sides; face++) faces.push(face);
  return faces;
}

function strengthOf(figure: Strength): number {
  return figure.melee - (figure.fatigue ?? 0);
}
