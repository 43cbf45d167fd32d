import { type OpenBook, partOfPrint } from '../../../book/index.js';
import type { AllowanceRules } from './moving/movement.js';
import { chargeUnder, meleeUnder, moraleUnder, type OwnRules, shockUnder } from './numbers/fighting.js';
import { allowanceUnder } from './numbers/movement.js';
import { defensiveFire, flightUnder, type SteadinessRules, threeDiceUnder } from './numbers/steadiness.js';
import type { CommonRules } from './rules.js';

/** What two units fight by: charge, fire, shock, melee and morale. A part of the rules, so that who asks for odds loads no more. */
export interface CommonFightingRules
  extends Pick<CommonRules, 'shock' | 'melee' | 'morale' | 'charge'>,
    AllowanceRules,
    Pick<SteadinessRules, 'threeDice' | 'flight' | 'defensiveFire'> {}

/** That part of the Common Rules, as a book makes it, with what a period prints itself. */
export function buildCommonFightingRules(book: OpenBook, own: OwnRules = {}): CommonFightingRules {
  return {
    threeDice: threeDiceUnder(book),
    flight: flightUnder(book),
    defensiveFire,
    shock: shockUnder(book, own),
    melee: meleeUnder(book),
    morale: moraleUnder(book, own),
    movement: allowanceUnder(book),
    charge: chargeUnder(book),
  };
}

const ofPrint = partOfPrint('book', book => buildCommonFightingRules(book));

/** What two units fight by, as the book prints it under the default readings: the same as in `commonRules()`. */
export function commonFightingRules(): CommonFightingRules {
  return ofPrint();
}
