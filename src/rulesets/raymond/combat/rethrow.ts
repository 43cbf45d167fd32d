import { type Dice, type Distribution, inDoubles } from '../../../dice/index.js';
import { counted, insist, type Reason } from '../../../rulebook/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import { standsLost } from './losses.js';
import { type Attack, type AttackOdds, attackOdds, type MeleeRules, throwAttack } from './melee.js';

/** What a player wants of an attack. */
export type Aim =
  /** As many hits as can be expected. */
  | { readonly kind: 'hits' }
  /** As many stands taken off the target as can be expected, given its stands and the hits that it already has. */
  | { readonly kind: 'stands'; readonly stands: number; readonly hits: number }
  /** The best chance of so many hits or more. */
  | { readonly kind: 'at-least'; readonly hits: number };

/** When an attack is thrown again. */
export type RethrowPolicy =
  | { readonly kind: 'never' }
  /** Whenever there are fewer hits than this. */
  | { readonly kind: 'below'; readonly hits: number }
  /** Whenever that serves the aim better than to keep what was thrown. */
  | { readonly kind: 'best'; readonly aim: Aim };

/** An attack that has been thrown, and what its player wants of it. */
export interface ThrownAttack {
  readonly attack: Attack;
  readonly hits: number;
  readonly aim: Aim;
  /** What the same unit has yet to throw in this phase, for which the re-throw could be saved; in their order. */
  readonly later?: readonly { readonly attack: Attack; readonly aim: Aim }[];
}

/** What another throw of an attack would bring. */
export interface RethrowOdds {
  /** Expected hits. */
  readonly expected: number;
  /** Chance of more, as many, fewer hits than were thrown. */
  readonly chances: { readonly more: number; readonly same: number; readonly fewer: number };
}

/** What keeping a throw and throwing again are worth, each in the measure of the aim (hits, stands, chance). */
export interface RethrowWorth extends RethrowOdds {
  /** With `later` attacks, these and what they bring together when the re-throw is saved for them. */
  readonly keep: number;
  /** With `later` attacks, these and what they bring together when the re-throw is spent. */
  readonly again: number;
  readonly better: 'keep' | 'throw again' | 'equal';
  readonly because: readonly Reason[];
}

/** An attack with its re-throw. */
export interface RethrownAttack {
  /** Dice of the set. */
  readonly dice: number;
  /** Hits of the first throw. */
  readonly first: number;
  readonly rethrown: boolean;
  /** Hits that stand. */
  readonly hits: number;
  readonly because: readonly Reason[];
}

/** An attack before it is thrown. */
export interface ReadyAttack {
  readonly odds: AttackOdds;
  /** Whether so many hits are thrown again. */
  readonly again: (hits: number) => boolean;
}

/** The part of the rules that re-throws need. */
export type RethrowRules = MeleeRules & Pick<RaymondRules, 'losses'>;

// Sums of the same chances in another order may differ in their last bits.
const sameWithin = 1e-12;

/** Every number of hits that an attack can score, with its chance, without a re-throw. */
export function hitsOf(odds: Pick<AttackOdds, 'sides' | 'lots'>): Distribution<number> {
  return inDoubles(dice => throwAttack(odds, dice));
}

/**
 * What another throw of all the dice of an attack would bring, compared with the hits just thrown.
 *
 * Source: What effect do commanders have?
 *
 * @throws RuleViolation as `attackOdds`.
 * @clause raymond/command/rethrow-all-dice
 */
export function rethrowOdds(
  { attack, hits }: { readonly attack: Attack; readonly hits: number },
  rules: MeleeRules = raymondRules(),
): RethrowOdds {
  return comparedWith(hits, hitsOf(attackOdds(attack, rules)));
}

/**
 * Whether it is better to keep a throw or to throw all its dice again, for what the player wants: exactly, under best play of
 * the later attacks of the same unit, which has only one re-throw for all of them.
 *
 * Source: What effect do commanders have?
 *
 * @throws RuleViolation as `attackOdds`, or when `hits` is no number of hits of this attack.
 * @clause raymond/command/rethrow-once-per-unit
 * @clause raymond/command/rethrow-all-dice
 * @clause raymond/command/rethrow-no-second
 */
export function rethrowWorth(
  { attack, hits, aim, later = [] }: ThrownAttack,
  rules: RethrowRules = raymondRules(),
): RethrowWorth {
  const odds = attackOdds(attack, rules);
  insist(Number.isInteger(hits) && hits >= 0 && hits <= odds.dice, () => ({
    path: 'hits',
    clause: 'raymond/command/rethrow-all-dice',
    problem: `${counted(odds.dice, 'die', 'dice')} cannot score ${counted(hits, 'hit')}`,
    mend: `give 0 to ${odds.dice}`,
  }));
  const throws = hitsOf(odds);
  const worth = worthOf(aim, rules);
  const rest = later.map(({ attack, aim }) => ({
    throws: hitsOf(attackOdds(attack, rules)),
    worth: worthOf(aim, rules),
  }));
  const keep = worth(hits) + withRethrow(rest);
  const again = throws.mean(worth) + withoutRethrow(rest);
  const better = Math.abs(keep - again) <= sameWithin ? 'equal' : keep > again ? 'keep' : 'throw again';
  const clause = 'raymond/command/rethrow-all-dice';
  const effect = `${inWords(keep)} kept, ${inWords(again)} thrown again`;
  return {
    ...comparedWith(hits, throws),
    keep,
    again,
    better,
    because: [
      {
        clause,
        because: `${odds.dice === 1 ? 'the die is' : `all ${odds.dice} dice are`} thrown again and stand`,
        effect,
      },
    ],
  };
}

/**
 * One attack with a re-throw at hand: the set is thrown, and all of it once more where the policy says so.
 *
 * Source: What effect do commanders have?; How do you resolve Hand-to-hand Combat?
 *
 * @throws RuleViolation as `attackOdds`.
 * @clause raymond/command/rethrow-all-dice
 * @clause raymond/command/rethrow-no-second
 */
export function attackWithRethrow(
  attack: Attack,
  policy: RethrowPolicy,
  dice: Dice,
  rules: RethrowRules = raymondRules(),
): RethrownAttack {
  const ready = readyAttack(attack, policy, rules);
  const { odds } = ready;
  const { first, rethrown, hits } = throwReady(ready, dice);
  const because = rethrown ? [...odds.because, rethrowReason(odds.dice, first)] : odds.because;
  return { dice: odds.dice, first, rethrown, hits, because };
}

/**
 * An attack and its policy, worked out before any die is thrown.
 *
 * @throws RuleViolation as `attackOdds`.
 */
export function readyAttack(attack: Attack, policy: RethrowPolicy, rules: RethrowRules = raymondRules()): ReadyAttack {
  const odds = attackOdds(attack, rules);
  return { odds, again: throwsAgain(odds, policy, rules) };
}

/**
 * Throws an attack that is ready: the set, and all of it once more where its policy says so.
 *
 * @clause raymond/command/rethrow-all-dice
 * @clause raymond/command/rethrow-no-second
 */
export function throwReady(
  { odds, again }: ReadyAttack,
  dice: Dice,
): Pick<RethrownAttack, 'first' | 'rethrown' | 'hits'> {
  const first = throwAttack(odds, dice);
  const rethrown = again(first);
  return { first, rethrown, hits: rethrown ? throwAttack(odds, dice) : first };
}

/**
 * Every number of hits that an attack can end with, re-throw included, with its exact chance.
 *
 * @throws RuleViolation as `attackOdds`.
 */
export function hitsWithRethrow(
  attack: Attack,
  policy: RethrowPolicy,
  rules: RethrowRules = raymondRules(),
): Distribution<number> {
  const { odds, again } = readyAttack(attack, policy, rules);
  return hitsOf(odds).then((hits, dice) => (again(hits) ? throwAttack(odds, dice) : hits));
}

/** Why a set was thrown again. */
export function rethrowReason(dice: number, hits: number): Reason {
  const effect = `${dice === 1 ? 'the die' : `all ${counted(dice, 'die', 'dice')}`} thrown again instead of ${counted(hits, 'hit')}`;
  return { clause: 'raymond/command/rethrow-all-dice', because: 'in command', effect };
}

function throwsAgain(odds: AttackOdds, policy: RethrowPolicy, rules: RethrowRules): (hits: number) => boolean {
  if (policy.kind === 'never') return () => false;
  if (policy.kind === 'below') return hits => hits < policy.hits;
  const worth = worthOf(policy.aim, rules);
  const again = hitsOf(odds).mean(worth);
  return hits => again - worth(hits) > sameWithin;
}

/** What a number of hits is worth for an aim. */
function worthOf(aim: Aim, rules: RethrowRules): (hits: number) => number {
  switch (aim.kind) {
    case 'hits':
      return hits => hits;
    case 'stands':
      return hits => standsLost({ stands: aim.stands, hits: aim.hits + hits }, rules).lost;
    case 'at-least':
      return hits => (hits >= aim.hits ? 1 : 0);
  }
}

/** One attack yet to be thrown. */
interface Coming {
  readonly throws: Distribution<number>;
  readonly worth: (hits: number) => number;
}

/** What attacks bring when the re-throw has been spent. */
function withoutRethrow(coming: readonly Coming[]): number {
  return coming.reduce((sum, { throws, worth }) => sum + throws.mean(worth), 0);
}

/** What attacks bring when one re-throw is left for all of them and is used where it does most. */
function withRethrow([next, ...rest]: readonly Coming[]): number {
  if (next === undefined) return 0;
  const { throws, worth } = next;
  const saved = withRethrow(rest);
  const spent = throws.mean(worth) + withoutRethrow(rest);
  return throws.mean(hits => Math.max(worth(hits) + saved, spent));
}

function comparedWith(hits: number, throws: Distribution<number>): RethrowOdds {
  return {
    expected: throws.mean(),
    chances: {
      more: throws.probability(again => again > hits),
      same: throws.probability(again => again === hits),
      fewer: throws.probability(again => again < hits),
    },
  };
}

function inWords(worth: number): string {
  return String(Math.round(worth * 100) / 100);
}
