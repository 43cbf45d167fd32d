import type { Dice, Distribution } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { raymondRules } from '../rules.js';
import { type StandsLost, standsLost } from './losses.js';
import type { Attack } from './melee.js';
import {
  attackWithRethrow,
  hitsWithRethrow,
  type ReadyAttack,
  type RethrowPolicy,
  type RethrowRules,
  readyAttack,
} from './rethrow.js';

/** One of two units in contact with each other and nobody else. */
export interface Combatant {
  /** Stands of the whole unit. */
  readonly stands: number;
  /** Hit markers that it has before the combat, without the one for contact. */
  readonly hits: number;
  /** Its attack on the other. */
  readonly attack: Attack;
  /** When it throws its attack again; a unit that is not in command never does, which is so unless said. */
  readonly rethrow?: RethrowHabit;
}

/** When a unit throws an attack again, whatever it meets: by a policy, or whenever that is expected to take more stands. */
export type RethrowHabit = RethrowPolicy | { readonly kind: 'most-stands' };

/** A combat of two units. */
export interface Exchange {
  readonly first: Combatant;
  readonly second: Combatant;
}

/** Stands that each of two units loses. */
export interface ExchangeLosses {
  readonly first: number;
  readonly second: number;
}

/** How one of two units fared. */
export interface Fared extends StandsLost {
  /** Hit markers on it when the combat is over. */
  readonly hits: number;
}

/** A combat that has been thrown. */
export interface ExchangeResult {
  readonly first: Fared;
  readonly second: Fared;
  readonly because: readonly Reason[];
}

/**
 * One combat of two units from the contact hit to the stands that come off, both attacks thrown at the same time: no hit
 * keeps a stand from fighting. Whether a unit can lose these stands without a rout depends on how it stands: `lossChoices`.
 *
 * Source: How do you resolve Hand-to-hand Combat?; The Remove Losses Phase.
 *
 * @throws RuleViolation as `attackOdds`.
 * @clause raymond/melee/initial-hit
 * @clause raymond/melee/simultaneous
 */
export function exchange(
  { first, second }: Exchange,
  dice: Dice,
  rules: RethrowRules = raymondRules(),
): ExchangeResult {
  const byFirst = attackWithRethrow(first.attack, policyOf(first, second, rules), dice, rules);
  const bySecond = attackWithRethrow(second.attack, policyOf(second, first, rules), dice, rules);
  return {
    first: fared(first, bySecond.hits, rules),
    second: fared(second, byFirst.hits, rules),
    because: [...byFirst.because, ...bySecond.because],
  };
}

/**
 * What both units lose in one combat, with exact chances, re-throws included.
 *
 * @throws RuleViolation as `attackOdds`.
 * @clause raymond/melee/simultaneous
 */
export function exchangeOdds(
  { first, second }: Exchange,
  rules: RethrowRules = raymondRules(),
): Distribution<ExchangeLosses> {
  const lossesOf = (unit: Combatant, enemy: Combatant) =>
    hitsWithRethrow(enemy.attack, policyOf(enemy, unit, rules), rules).map(hits => fared(unit, hits, rules).lost);
  return lossesOf(first, second).join(lossesOf(second, first), (first, second) => ({ first, second }), {
    key: ({ first: ours, second: theirs }) => `${ours} ${theirs}`,
  });
}

/**
 * A unit's attack on its enemy with its policy, worked out before any die is thrown.
 *
 * @throws RuleViolation as `attackOdds`.
 */
export function readyAgainst(
  unit: Combatant,
  enemy: Pick<Combatant, 'stands' | 'hits'>,
  rules: RethrowRules = raymondRules(),
): ReadyAttack {
  return readyAttack(unit.attack, policyOf(unit, enemy, rules), rules);
}

/** Hit markers of a unit before its enemy throws. */
function marked({ hits }: Pick<Combatant, 'hits'>, { melee }: RethrowRules): number {
  return hits + melee.contactHits;
}

/**
 * How a unit fares of so many hits in a combat, together with those that it has and the one for contact.
 *
 * @clause raymond/melee/initial-hit
 */
export function fared(
  unit: Pick<Combatant, 'stands' | 'hits'>,
  taken: number,
  rules: RethrowRules = raymondRules(),
): Fared {
  const hits = marked(unit, rules) + taken;
  return { hits, ...standsLost({ stands: unit.stands, hits }, rules) };
}

function policyOf(
  { rethrow = { kind: 'never' } }: Combatant,
  enemy: Pick<Combatant, 'stands' | 'hits'>,
  rules: RethrowRules,
): RethrowPolicy {
  if (rethrow.kind !== 'most-stands') return rethrow;
  return { kind: 'best', aim: { kind: 'stands', stands: enemy.stands, hits: marked(enemy, rules) } };
}
