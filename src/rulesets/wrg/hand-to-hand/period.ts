import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { insist, type Reason } from '../../../rulebook/index.js';
import { casualties, type FiguresLost, figuresLost } from '../casualties/casualties.js';
import { meleeDice } from '../casualties/random-factor.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import { sameDice, struck } from '../shooting/shoot.js';
import { afterMelee, type Fought, type MeleeFate, type MeleeOutcome } from './after.js';
import { type Fighter, type MeleeFactors, meleeFactors } from './factors.js';
import type { MeleeRulesPart } from './weapons.js';

/** Figures of a body that fight one enemy with one weapon. */
export interface FightingPart extends Fighter {
  /** Those that count (`eligibleFigures`), or models. */
  readonly figures: number;
}

/** What one body strikes in a period: several parts where its weapons or their factors are unlike. */
export interface Blows {
  readonly parts: readonly FightingPart[];
  /** Its general fights in the front rank, and steadies it (`generalSteadies`). */
  readonly generalInFront?: boolean;
}

/** A part of a body as it struck. */
export interface PartFought extends MeleeFactors {
  readonly figures: number;
  readonly random: number;
  readonly casualties: number;
}

/** What one body's blows came to. */
export interface BlowsResult {
  readonly parts: readonly PartFought[];
  /** Enemy casualties in men, or hits on models. */
  readonly casualties: number;
  readonly because: readonly Reason[];
}

/**
 * The factors of every part of a body.
 *
 * @throws RuleViolation for a body of which nobody fights, and as `meleeFactors`.
 */
export function blowsFactors({ parts }: Blows, rules: MeleeRulesPart = wrgRules()): readonly MeleeFactors[] {
  insist(parts.length > 0, () => ({
    path: 'parts',
    clause: 'wrg/melee/eligible-front',
    problem: 'nobody fights',
    mend: 'give at least one part of a body',
  }));
  return parts.map(part => meleeFactors(part, rules));
}

/**
 * The blows of one body: the random factor is thrown, once or for each part (`wrg/ruling/mixed-bodies`), and what the parts come to is
 * added.
 *
 * Source: Hand-to-hand Combat; Casualty Calculation.
 *
 * @throws RuleViolation as `blowsFactors`.
 * @clause wrg/casualties/lookup
 */
export function fight(blows: Blows, dice: Dice, rules: MeleeRulesPart = wrgRules()): BlowsResult {
  const odds = blowsFactors(blows, rules);
  const { mixedBodies } = rules.fighting.casualties;
  const because: Reason[] = [];
  let random = 0;
  const parts = blows.parts.map(({ troops, figures }, at): PartFought => {
    const factors = odds[at] ?? odds[0];
    insist(factors !== undefined, () => ({ path: 'parts', problem: 'a part without factors', mend: 'give it some' }));
    if (at === 0 || mixedBodies === 'throw-each') {
      const { generalInFront = false } = blows;
      const thrown = meleeDice({ ...troops, generalInFront }, dice, rules);
      random = thrown.factor;
      because.push(...thrown.because);
    } else because.push(sameDice('the dice of its first figures', random));
    const total = factors.total + random;
    const men = casualties(total, figures, rules);
    because.push(...factors.because, struck(total, figures, men));
    return { ...factors, figures, random, total, casualties: men };
  });
  return { parts, casualties: parts.reduce((sum, part) => sum + part.casualties, 0), because };
}

/** One body in a period of melee, with all that is decided by it. */
export interface MeleeBody
  extends Blows,
    Pick<Fought, 'camels' | 'missiles' | 'pushBacks' | 'noRoom' | 'ordersToHold' | 'receivedMountedCharge'> {
  /** Figures of the whole body at the start of the period, or models. */
  readonly figures: number;
  /** Casualties carried forward before the melee. */
  readonly carried?: number;
  /** Turns to break off, and does not strike. */
  readonly noReply?: boolean;
}

/** Two bodies in a period of melee. */
export interface Engagement {
  readonly first: MeleeBody;
  readonly second: MeleeBody;
}

/** What a period of melee came to. */
export interface PeriodResult {
  /** What each struck; nothing of a body that does not reply. */
  readonly first: BlowsResult;
  readonly second: BlowsResult;
  /** What each has lost. */
  readonly lost: { readonly first: FiguresLost; readonly second: FiguresLost };
  readonly outcome: MeleeOutcome;
  readonly because: readonly Reason[];
}

const nothing: BlowsResult = Object.freeze({ parts: [], casualties: 0, because: [] });

/**
 * One period of hand-to-hand combat of two bodies: the first throws and strikes, then the second, both as they stood; then figures come
 * off, and whoever has had the worse of it gives way or breaks.
 *
 * Source: Hand-to-hand Combat; Casualty Calculation; After Hand-to-hand Fighting.
 *
 * @throws RuleViolation as `fight` and `fateAfterMelee`.
 * @clause wrg/melee/eligible-front
 * @clause wrg/after-melee/push-back
 */
export function meleePeriod(
  { first, second }: Engagement,
  dice: Dice,
  rules: MeleeRulesPart = wrgRules(),
): PeriodResult {
  const ours = blowsOf(first, dice, rules);
  const theirs = blowsOf(second, dice, rules);
  const outcome = fatesAfter({ first, second }, { first: ours.casualties, second: theirs.casualties }, rules);
  return {
    first: ours,
    second: theirs,
    lost: { first: lostBy(first, theirs.casualties, rules), second: lostBy(second, ours.casualties, rules) },
    outcome,
    because: [...ours.because, ...theirs.because, ...outcome.because],
  };
}

/** What one body strikes; nothing where it does not reply. */
export function blowsOf(body: MeleeBody, dice: Dice, rules: MeleeRulesPart = wrgRules()): BlowsResult {
  return body.noReply === true ? nothing : fight(body, dice, rules);
}

/** What becomes of two bodies when each has inflicted these casualties. */
export function fatesAfter(
  { first, second }: Engagement,
  inflicted: { readonly first: number; readonly second: number },
  rules: MeleeRulesPart = wrgRules(),
): MeleeOutcome {
  return afterMelee(
    foughtBy(first, inflicted.second, inflicted.first),
    foughtBy(second, inflicted.first, inflicted.second),
    rules,
  );
}

/** What a period of melee may come to: casualties that each receives, and what becomes of each. */
export interface PeriodOutcome {
  readonly first: { readonly received: number; readonly fate: MeleeFate };
  readonly second: { readonly received: number; readonly fate: MeleeFate };
}

/** The outcome of a period that was thrown. */
export function periodOutcome({ first, second, outcome }: PeriodResult): PeriodOutcome {
  return {
    first: { received: second.casualties, fate: outcome.first.fate },
    second: { received: first.casualties, fate: outcome.second.fate },
  };
}

/** A period of melee solved: the blows of each apart, for neither changes what the other throws, and then what comes of them together. */
export function meleePeriodOdds(
  engagement: Engagement,
  rules: MeleeRulesPart = wrgRules(),
): Distribution<PeriodOutcome> {
  const inflictedBy = (body: MeleeBody) => distribution(dice => blowsOf(body, dice, rules).casualties);
  return inflictedBy(engagement.first).join(
    inflictedBy(engagement.second),
    (first, second): PeriodOutcome => {
      const fates = fatesAfter(engagement, { first, second }, rules);
      return {
        first: { received: second, fate: fates.first.fate },
        second: { received: first, fate: fates.second.fate },
      };
    },
    { unlike: true },
  );
}

function foughtBy(body: MeleeBody, received: number, inflicted: number): Fought {
  const troops = troopsOf(body);
  const { type, class: of, dismounted = false } = troops;
  return { ...body, type, class: of, dismounted, received, inflicted };
}

function troopsOf({ parts: [part] }: MeleeBody) {
  insist(part !== undefined, () => ({ path: 'parts', problem: 'nobody fights', mend: 'give at least one part' }));
  return part.troops;
}

function lostBy(body: MeleeBody, men: number, rules: MeleeRulesPart): FiguresLost {
  const { arm } = sheetOfType(troopsOf(body).type, rules);
  const models = arm !== 'infantry' && arm !== 'cavalry';
  return figuresLost({ men, carried: body.carried ?? 0, figures: body.figures, models }, rules);
}
