import { orderOf, type WayToSign, waysToSign } from '../choices/signing.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import type { WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { ATTACK } from './order-words.js';

/** What each result of a test is worth to a general, in his own measure: the more the better. */
type Worth = { readonly [R in ReactionResult]: number };

const worth: Worth = {
  'break-or-retreat': -12,
  'retire-disorganised': -6,
  halt: -3,
  'halt-or-retire': -4,
  'move-to-friends-cover-or-hill': -2,
  'carry-on': 0,
  'move-to-nearest-enemy': 0,
  'act-as-general-wishes': 1,
  'uncontrolled-advance': -6,
};

/** An advance out of hand is not far from what was ordered of who charges or is to attack, but loses him his order, and next period his formation. */
const OUT_OF_HAND = { charging: -0.5, attacking: -2 };

/** Ways are worth the same that differ by less than this: sums of chances are not exact. */
const HAIR = 1e-9;

/** What may count either way he counts so that the test is worth most to him, by its exact chances. */
export function bestSigns(
  asked: WrgRequests['signs']['asks'],
  view: WrgView,
  rules: WrgRules,
): WrgRequests['signs']['answer'] {
  const advance = valueOfAdvance(asked, view);
  const value = ({ chances }: WayToSign) =>
    chances.reduce(
      (sum, { result, probability }) =>
        sum + probability * (result === 'uncontrolled-advance' ? advance : worth[result]),
      0,
    );
  // Where nothing hangs on it he encourages his men.
  const isBetter = (way: WayToSign, than: WayToSign) => {
    const more = value(way) - value(than);
    return Math.abs(more) > HAIR ? more > 0 : way.factors > than.factors;
  };
  return waysToSign(asked, view, rules).reduce((best, way) => (isBetter(way, best) ? way : best)).signs;
}

function valueOfAdvance({ unit, cause }: WrgRequests['signs']['asks'], view: WrgView): number {
  if (cause === 'charging') return OUT_OF_HAND.charging;
  return orderOf(unit, view)?.startsWith(ATTACK) === true ? OUT_OF_HAND.attacking : worth['uncontrolled-advance'];
}
