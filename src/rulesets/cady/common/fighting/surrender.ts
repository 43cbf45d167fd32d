import type { Dice } from '../../../../dice/index.js';
import { counted, type Reason } from '../../../../rulebook/index.js';
import { insistOnCount } from '../counts.js';
import { commonRules } from '../rules.js';
import { type Tested, type ThreeDiceRules, threeDiceTest } from './three-dice.js';

/** The numbers of surrender. */
export interface SurrenderNumbers {
  /** Prisoners that one figure guards. */
  readonly prisonersForEachGuard: number;
  readonly guards: 'up' | 'down';
  /** What decides whether a unit whose offer was refused fights on. */
  readonly refused: 'three-dice-test' | 'even-chance';
}

/** The part of a ruleset's rules that surrender needs. */
export interface SurrenderRules extends ThreeDiceRules {
  readonly surrender: SurrenderNumbers;
}

/** A unit that offers to surrender. */
export interface SurrenderOffer {
  readonly unit: Tested & { readonly figures: number };
  /** Only a unit in melee may offer it, to a unit it is in melee with. */
  readonly inMelee: boolean;
  readonly accepted: boolean;
}

/** What came of an offer to surrender. */
export interface Surrender {
  /** `none`: the offer could not be made; `captured`; `fights-on`; `gives-up`: refused, and it does not roll in melee. */
  readonly outcome: 'none' | 'captured' | 'fights-on' | 'gives-up';
  /** Figures that must guard the prisoners and do nothing else. */
  readonly guards: number;
  readonly because: readonly Reason[];
}

/**
 * Figures that must guard so many prisoners.
 *
 * Source: Definitions > Surrender.
 *
 * @throws RuleViolation when the prisoners are no whole number.
 * @clause cady/common/definition/surrender-guards
 */
export function guardsFor(
  { prisoners }: { readonly prisoners: number },
  rules: SurrenderRules = commonRules(),
): number {
  insistOnCount('prisoners', prisoners, 'cady/common/definition/surrender-guards');
  const share = prisoners / rules.surrender.prisonersForEachGuard;
  return rules.surrender.guards === 'up' ? Math.ceil(share) : Math.floor(share);
}

/**
 * A unit in melee offers to surrender. Accepted, it is captured and guarded; refused, a die decides whether it fights on.
 *
 * Source: Definitions > Surrender.
 *
 * @clause cady/common/definition/surrender-offer
 * @clause cady/common/definition/surrender-refused
 */
export function surrender(offer: SurrenderOffer, dice: Dice, rules: SurrenderRules = commonRules()): Surrender {
  const clause = 'cady/common/definition/surrender-offer';
  if (!offer.inMelee) {
    return { outcome: 'none', guards: 0, because: [{ clause, because: 'not in melee', effect: 'nobody to offer to' }] };
  }
  if (offer.accepted) {
    const guards = guardsFor({ prisoners: offer.unit.figures }, rules);
    const because = counted(offer.unit.figures, 'figure surrenders', 'figures surrender');
    const effect = `${counted(guards, 'figure guards', 'figures guard')} them`;
    return {
      outcome: 'captured',
      guards,
      because: [{ clause: 'cady/common/definition/surrender-guards', because, effect }],
    };
  }
  const fightsOn =
    rules.surrender.refused === 'even-chance' ? dice.pick(2) === 0 : threeDiceTest(offer.unit, dice, rules).passed;
  const because: Reason = {
    clause: 'cady/common/definition/surrender-refused',
    because: 'the surrender was refused',
    effect: fightsOn ? 'fights on' : 'does not roll in this melee',
  };
  return { outcome: fightsOn ? 'fights-on' : 'gives-up', guards: 0, because: [because] };
}
