import { counted, type Reason } from '../../../rulebook/index.js';
import { distanceBetweenQuads, type Quad } from '../../../table/index.js';
import { standQuads, without } from '../formation/formation.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Gone } from '../state.js';
import type { UnitType } from '../troops.js';
import { touches } from './contact.js';

/** A unit with its hit markers. */
export interface HitUnit {
  /** Stands that it has. */
  readonly stands: number;
  /** Hit markers on it. */
  readonly hits: number;
}

/** What a unit's hit markers come to. */
export interface StandsLost {
  /** Stands to be removed. */
  readonly lost: number;
  readonly left: number;
  /** Markers that take no stand: an odd one, or more than there are stands for. */
  readonly discarded: number;
  readonly because: readonly Reason[];
}

/** The part of the rules that losses need. */
export type LossRules = Pick<RaymondRules, 'losses'>;

/**
 * What a unit's hit markers come to: a stand for every two of them, no more than it has. An odd marker and whatever is left
 * over are discarded; they never pass to another unit.
 *
 * Source: The Remove Losses Phase.
 *
 * @clause raymond/losses/one-stand-per-two-hits
 * @clause raymond/losses/odd-hit-discarded
 * @clause raymond/losses/overkill
 */
export function standsLost({ stands, hits }: HitUnit, rules: LossRules = raymondRules()): StandsLost {
  const { hitsPerStand } = rules.losses;
  const due = Math.floor(hits / hitsPerStand);
  const lost = Math.min(stands, due);
  const odd = hits % hitsPerStand;
  const over = (due - lost) * hitsPerStand + (lost === stands ? odd : 0);
  const because: Reason[] = [];
  if (lost > 0) {
    const clause = 'raymond/losses/one-stand-per-two-hits';
    because.push({ clause, because: counted(hits, 'hit'), effect: `${counted(lost, 'stand')} removed` });
  }
  if (over > 0) {
    const clause = 'raymond/losses/overkill';
    because.push({ clause, because: 'no stand is left to take', effect: `${counted(over, 'hit')} discarded` });
  } else if (odd > 0) {
    const clause = 'raymond/losses/odd-hit-discarded';
    because.push({
      clause,
      because: lost === 0 ? 'too few for a stand' : 'not enough for another stand',
      effect: `${counted(odd, 'hit')} discarded`,
    });
  }
  return { lost, left: stands - lost, discarded: hits - lost * hitsPerStand, because };
}

/**
 * Every choice of so many stands after which a unit still stands in a valid formation and in contact with all the enemies that
 * it is in contact with. The others stay where they stand (`raymond/ruling/no-closing-up`). No choice: it routs.
 *
 * Source: The Remove Losses Phase; Rout.
 *
 * @param lost fewer than the unit has
 * @param contacts the enemies that it touches
 * @returns places of stands in the unit's list, each choice ascending
 * @clause raymond/losses/owner-chooses-stands
 * @clause raymond/rout/formation
 * @clause raymond/rout/contact
 */
export function lossChoices(
  unit: Formed,
  lost: number,
  contacts: readonly Formed[],
  rules: RaymondRules = raymondRules(),
): readonly (readonly number[])[] {
  return candidates(unit, lost).filter(choice => {
    const left = without(unit, choice, rules);
    return left !== undefined && contacts.every(enemy => touches(left, enemy, rules));
  });
}

/**
 * Why a unit without a choice routs: because no stands that it keeps could touch all its enemies, or because those that could
 * would not stand in a valid formation.
 *
 * Source: Rout.
 *
 * @clause raymond/rout/formation
 * @clause raymond/rout/contact
 */
export function routCause(
  unit: Formed,
  lost: number,
  contacts: readonly Formed[],
  rules: RaymondRules = raymondRules(),
): 'formation' | 'contact' {
  const quads = standQuads(unit, rules);
  const holders = contacts.map(enemy => {
    const grounds = standQuads(enemy, rules);
    return quads.filter(quad => grounds.some(ground => distanceBetweenQuads(quad, ground) === 0));
  });
  // Stand by stand, every way to keep hold of one enemy after the other.
  const holding = holders.reduce<readonly (readonly Quad[])[]>(
    (ways, stands) =>
      ways.flatMap(kept => (stands.some(s => kept.includes(s)) ? [kept] : stands.map(s => [...kept, s]))),
    [[]],
  );
  return holding.some(kept => kept.length <= unit.stands.length - lost) ? 'formation' : 'contact';
}

/**
 * Units in the order in which their losses come off: the smallest first. Those of one size stay in the order that they are
 * given in, which is to begin with the side without the initiative (`raymond/ruling/losses-order`).
 *
 * Source: The Remove Losses Phase.
 *
 * @clause raymond/losses/order-by-size
 * @clause raymond/losses/order-within-step
 */
export function inOrderOfLosses<F extends Pick<Formed, 'stands'>>(units: readonly F[]): readonly F[] {
  return [...units].sort((a, b) => a.stands.length - b.stands.length);
}

/** What becomes of a unit that loses stands: it stands on as it is now, or leaves the battle. */
export type AfterLosses =
  | { readonly formed: Formed }
  | { readonly gone: Extract<Gone, 'destroyed' | 'routed'>; readonly because: LossReason };

/** Why a unit leaves the battle in the phase of losses. */
export interface LossReason extends Reason {
  readonly clause: LossClause;
}

/** The clauses by which units leave the battle in the phase of losses. */
export type LossClause =
  | 'raymond/losses/one-stand-per-two-hits'
  | 'raymond/rout/formation'
  | 'raymond/rout/contact'
  | 'raymond/withdrawal/single-stand-in-contact';

/**
 * Takes so many stands off a unit, by its owner's choice among those that save it (`raymond/ruling/losses-must-save`). Where
 * there is none, the unit routs.
 *
 * Source: The Remove Losses Phase; Rout.
 *
 * @param lost how many stands, at least one
 * @param contacts the enemies that it still touches (`raymond/ruling/contacts-left`)
 * @param choose what its owner takes off, asked only where there are several choices
 * @clause raymond/losses/owner-chooses-stands
 * @clause raymond/rout/formation
 * @clause raymond/rout/contact
 */
export function afterLosses<Enemy extends Formed & { readonly id: string }>(
  unit: Formed,
  lost: number,
  contacts: readonly Enemy[],
  choose: (choices: readonly (readonly number[])[]) => readonly number[],
  rules: RaymondRules = raymondRules(),
): AfterLosses {
  if (lost >= unit.stands.length) return { gone: 'destroyed', because: lastStand };
  const choices = lossChoices(unit, lost, contacts, rules);
  const choice = choices.length > 1 ? choose(choices) : choices[0];
  const formed = choice === undefined ? undefined : without(unit, choice, rules);
  if (formed !== undefined) return { formed };
  return { gone: 'routed', because: routReason(routCause(unit, lost, contacts, rules), contacts) };
}

const lastStand: LossReason = {
  clause: 'raymond/losses/one-stand-per-two-hits',
  because: 'hits enough for its last stand',
  effect: 'destroyed',
};

function routReason(cause: 'formation' | 'contact', enemies: readonly { readonly id: string }[]): LossReason {
  const held = enemies.map(({ id }) => id).join(', ');
  return cause === 'contact'
    ? { clause: 'raymond/rout/contact', because: `cannot keep contact with ${held}`, effect: 'routs' }
    : { clause: 'raymond/rout/formation', because: `no valid formation keeps contact with ${held}`, effect: 'routs' };
}

/**
 * Whether a unit may stay in contact with a single stand, if its owner likes (`raymond/ruling/ignoring-withdrawal`).
 *
 * Source: Withdrawal.
 *
 * @clause raymond/withdrawal/exempt
 */
export function mayStayAlone(type: UnitType, rules: Pick<RaymondRules, 'losses' | 'units'> = raymondRules()): boolean {
  return rules.losses.neverWithdraw.includes(rules.units[type].like);
}

/** Why a single stand in contact leaves the battle. */
export const withdraws: LossReason = {
  clause: 'raymond/withdrawal/single-stand-in-contact',
  because: 'a single stand in contact with an enemy',
  effect: 'withdraws',
};

/** Choices that are worth a look. A line of any width keeps neighbours only, so that its choices stay few. */
function candidates({ formation, stands }: Formed, lost: number): readonly (readonly number[])[] {
  const places = stands.map((_, place) => place);
  if (formation !== 'line') return subsets(places, lost);
  return Array.from({ length: lost + 1 }, (_, fromLeft) => [
    ...places.slice(0, fromLeft),
    ...places.slice(places.length - (lost - fromLeft)),
  ]);
}

function subsets(places: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return places.flatMap((place, at) => subsets(places.slice(at + 1), size - 1).map(rest => [place, ...rest]));
}
