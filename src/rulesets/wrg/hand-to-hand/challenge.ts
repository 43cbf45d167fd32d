import { type Chance, type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { casualties, countingFigures } from '../casualties/casualties.js';
import { meleeDice, type RandomFactor, shootingDice } from '../casualties/random-factor.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import { type Shot, shootingFactors } from '../shooting/factors.js';
import { struck } from '../shooting/shoot.js';
import type { CrewArm } from '../troops.js';
import { type Fighter, meleeFactors } from './factors.js';
import type { MeleeRulesPart } from './weapons.js';

/** One general in a challenge: his figure against the other. */
export interface Challenger {
  /** What he and his guards are, and what they fight; he charges in the first exchange alone. */
  readonly fighter: Omit<Fighter, 'shotAt' | 'period'>;
  /** What they shoot first, if they have missiles. */
  readonly shot?: Omit<Shot, 'shooters'>;
  /** His own arm on an elephant or in a chariot; the others aboard may not help. */
  readonly arm?: CrewArm;
  /** His horses are scared by elephants or camels. */
  readonly scared?: boolean;
}

/** A challenge that has been accepted. */
export interface Challenge {
  readonly first: Challenger;
  readonly second: Challenger;
}

/** What becomes of a general in a challenge: victor, wounded and taken, or dead. */
export type ChallengeFate = 'victor' | 'taken' | 'dead';

/** How a challenge ends; `null` where neither can get the better of the other, or they are not done. */
export interface ChallengeOutcome {
  readonly first: ChallengeFate | null;
  readonly second: ChallengeFate | null;
}

/** A challenge as it was fought out. */
export interface ChallengeResult {
  readonly outcome: ChallengeOutcome;
  /** Casualties that each received, exchange by exchange. */
  readonly exchanges: readonly { readonly first: number; readonly second: number }[];
  readonly because: readonly Reason[];
}

/** What one general does to the other in an exchange: a shot before the blows, if he has missiles, or a blow. */
export interface Stroke {
  readonly by: 'first' | 'second';
  /** Which exchange, from 1. */
  readonly exchange: number;
  readonly shot: boolean;
  /** Weapon, tactical and random factors. */
  readonly total: number;
  /** Casualties that the other receives. */
  readonly casualties: number;
  readonly because: readonly Reason[];
}

/** Who is shown each stroke, right after its dice. */
export type Watching = (stroke: Stroke) => void;

/** Nobody watches where a challenge is only solved. */
const unwatched: Watching = () => undefined;

const undecided: ChallengeOutcome = Object.freeze({ first: null, second: null });

/**
 * One exchange of a challenge: missiles in the first, if they have any, and the blows of both figures, with all factors and minus
 * random factors too. Out of order is only whose horses are scared, and whom a missile has hurt on an elephant or in a chariot.
 *
 * Source: Risk to the General.
 *
 * @param exchange which one, from 1.
 * @returns casualties that each receives.
 * @clause wrg/general/challenge/sequence
 * @clause wrg/general/challenge/factors
 * @clause wrg/general/challenge/disorganisation
 * @clause wrg/general/challenge/crew
 */
export function challengeExchange(
  challengers: Challenge,
  exchange: number,
  dice: Dice,
  rules: MeleeRulesPart = wrgRules(),
): { readonly first: number; readonly second: number } {
  return watchedExchange(challengers, exchange, dice, { rules, watching: unwatched });
}

/**
 * One exchange, with each stroke shown to who watches.
 *
 * @clause wrg/general/challenge/sequence
 * @clause wrg/general/challenge/factors
 * @clause wrg/general/challenge/disorganisation
 * @clause wrg/general/challenge/crew
 */
function watchedExchange(
  { first, second }: Challenge,
  exchange: number,
  dice: Dice,
  { rules, watching }: { readonly rules: MeleeRulesPart; readonly watching: Watching },
): { readonly first: number; readonly second: number } {
  const seen = (by: Stroke['by'], shot: boolean, stroke: Struck | null): number => {
    if (stroke !== null) watching({ by, exchange, shot, ...stroke });
    return stroke?.casualties ?? 0;
  };
  const shots = exchange === 1;
  const byFirst = shots ? seen('first', true, shotOf(first, dice, rules)) : 0;
  const bySecond = shots ? seen('second', true, shotOf(second, dice, rules)) : 0;
  const blowOfFirst = seen('first', false, blowOf(first, { exchange, missiles: bySecond }, dice, rules));
  const blowOfSecond = seen('second', false, blowOf(second, { exchange, missiles: byFirst }, dice, rules));
  return { first: bySecond + blowOfSecond, second: byFirst + blowOfFirst };
}

type Struck = Pick<Stroke, 'total' | 'casualties' | 'because'>;

/** The shot of a general who has missiles. */
function shotOf({ shot, fighter: { troops } }: Challenger, dice: Dice, rules: MeleeRulesPart): Struck | null {
  if (shot === undefined) return null;
  const factors = shootingFactors({ ...shot, shooters: troops }, rules);
  return strokeOf(factors, shootingDice(troops, dice, rules), 1, rules);
}

/** What dice and factors come to, and why. */
function strokeOf(
  factors: { readonly total: number; readonly because: readonly Reason[] },
  random: RandomFactor,
  figures: number,
  rules: MeleeRulesPart,
): Struck {
  const total = factors.total + random.factor;
  const men = casualties(total, figures, rules);
  return { total, casualties: men, because: [...random.because, ...factors.because, struck(total, figures, men)] };
}

/** The blow of a general, after the missiles of the other have cost him so much. */
function blowOf(
  { fighter, arm, scared = false }: Challenger,
  { exchange, missiles }: { readonly exchange: number; readonly missiles: number },
  dice: Dice,
  rules: MeleeRulesPart,
): Struck {
  const { charging, foughtBefore = 0, ...others } = fighter;
  const mount = sheetOfType(fighter.troops.type, rules).arm;
  const shaken = missiles > 0 && (mount === 'elephant' || mount === 'chariot');
  const alone: Fighter = {
    ...others,
    troops: { ...fighter.troops, crew: arm === undefined ? [] : [arm] },
    period: exchange,
    foughtBefore: foughtBefore + exchange - 1,
    shotAt: { casualties: missiles, figures: 1 },
    ...(exchange === 1 && charging === true ? { charging } : {}),
  };
  const figures = countingFigures({ figures: 1, disorganised: scared || shaken }, rules);
  return strokeOf(meleeFactors(alone, rules), meleeDice(fighter.troops, dice, rules), figures, rules);
}

/**
 * Who has the better of an exchange: with more casualties than his opponent a general is wounded and taken, with twice as many dead; with
 * as many they fight again, and what went before counts no more.
 *
 * Source: Risk to the General.
 *
 * @clause wrg/general/challenge/result
 */
export function challengeOutcome(
  received: { readonly first: number; readonly second: number },
  rules: MeleeRulesPart = wrgRules(),
): ChallengeOutcome {
  const { killedMultiple, twiceNothingKills } = rules.fighting.general;
  const loses = (own: number, other: number): ChallengeFate => {
    const dead = other === 0 ? twiceNothingKills : own >= killedMultiple * other;
    return dead ? 'dead' : 'taken';
  };
  const { first, second } = received;
  if (first === second) return undecided;
  return first > second
    ? { first: loses(first, second), second: 'victor' }
    : { first: 'victor', second: loses(second, first) };
}

/**
 * A challenge fought out: exchange after exchange until one general has the better of it. Where two figures can only do each other the
 * same harm it stays undecided.
 *
 * Source: Risk to the General.
 *
 * @throws RuleViolation as `meleeFactors` and `shootingFactors`.
 * @clause wrg/general/challenge/result
 */
export function challenge(situation: Challenge, dice: Dice, rules: MeleeRulesPart = wrgRules()): ChallengeResult {
  return watchedChallenge(situation, dice, rules, unwatched);
}

/**
 * A challenge that somebody watches, stroke by stroke.
 *
 * @clause wrg/general/challenge/result
 */
export function watchedChallenge(
  situation: Challenge,
  dice: Dice,
  rules: MeleeRulesPart,
  watching: Watching,
): ChallengeResult {
  const exchanges: { first: number; second: number }[] = [];
  const because: Reason[] = [];
  let outcome: ChallengeOutcome = undecided;
  // From the second exchange on all are alike: either they can decide, or none ever will.
  const maySettle = () => exchangeOdds(situation, 2, rules).probability(isUndecided) < 1;
  let goesOn = true;
  while (goesOn) {
    const received = watchedExchange(situation, exchanges.length + 1, dice, { rules, watching });
    exchanges.push(received);
    outcome = challengeOutcome(received, rules);
    goesOn = isUndecided(outcome) && (exchanges.length > 1 || maySettle());
    const effect = outcome.first === null ? 'fight again' : `${outcome.first}, ${outcome.second}`;
    because.push(
      reasonFor('wrg/general/challenge/result', `casualties ${received.first} and ${received.second}`, effect),
    );
  }
  return { outcome, exchanges, because };
}

/** A challenge solved, however long it goes on. */
export interface ChallengeOdds {
  readonly outcomes: readonly Chance<ChallengeOutcome>[];
  toJSON(): { readonly outcomes: readonly Chance<ChallengeOutcome>[] };
}

/**
 * A challenge solved, over any number of exchanges: from the second on all are alike, so that what they come to is a sum without end.
 *
 * @throws RuleViolation as `challenge`.
 */
export function challengeOdds(situation: Challenge, rules: MeleeRulesPart = wrgRules()): ChallengeOdds {
  const first = exchangeOdds(situation, 1, rules);
  const again = exchangeOdds(situation, 2, rules);
  const tie = first.probability(isUndecided);
  const decided = 1 - again.probability(isUndecided);
  const chances = new Map<string, Chance<ChallengeOutcome>>();
  const add = (value: ChallengeOutcome, probability: number) => {
    const key = JSON.stringify(value);
    const known = chances.get(key)?.probability ?? 0;
    if (probability > 0) chances.set(key, { value, probability: known + probability });
  };
  for (const { value, probability } of first.outcomes) if (!isUndecided(value)) add(value, probability);
  for (const { value, probability } of again.outcomes) {
    if (decided > 0 && !isUndecided(value)) add(value, (tie * probability) / decided);
  }
  if (decided === 0) add(undecided, tie);
  const outcomes = [...chances.values()];
  return { outcomes, toJSON: () => ({ outcomes }) };
}

function isUndecided({ first }: ChallengeOutcome): boolean {
  return first === null;
}

/** One exchange solved: missiles, then the blows of the one, then of the other. */
function exchangeOdds(situation: Challenge, exchange: number, rules: MeleeRulesPart): Distribution<ChallengeOutcome> {
  const { first, second } = situation;
  const shot = (by: Challenger, dice: Dice) => (exchange === 1 ? (shotOf(by, dice, rules)?.casualties ?? 0) : 0);
  const missiles = distribution(dice => shot(first, dice)).join(
    distribution(dice => shot(second, dice)),
    (byFirst, bySecond) => ({ byFirst, bySecond }),
  );
  return missiles
    .then(({ byFirst, bySecond }, dice) => ({
      byFirst,
      bySecond,
      blows: blowOf(first, { exchange, missiles: bySecond }, dice, rules).casualties,
    }))
    .then(({ byFirst, bySecond, blows }, dice) => {
      const answer = blowOf(second, { exchange, missiles: byFirst }, dice, rules).casualties;
      return challengeOutcome({ first: bySecond + answer, second: byFirst + blows }, rules);
    });
}
