import type { RequestOf } from '../../../../battle/index.js';
import { chanceOf, type RangeThird } from '../../common/index.js';
import { shotAt } from '../choices/charged.js';
import type { Seat } from '../choices/seat.js';
import type { MusketTerms } from '../terms.js';

/** What a volley is worth to a unit that will not strike back after it, for those who fight well. */
const worthUnanswered = 0.6;

/** The third of its range at which a unit that an enemy closes with does best. */
export function bestThird(request: Extract<RequestOf<MusketTerms>, { kind: 'meet-charge' }>, seat: Seat): RangeThird {
  const { rules } = seat;
  const unit = seat.view.units[request.unit];
  const fights = unit !== undefined && rules.troops[unit.type].melee * 2 > rules.melee.dieSides;
  const value = (at: RangeThird) => {
    const odds = shotAt(at, request, seat);
    const chance = odds === undefined ? 0 : chanceOf(odds);
    return !rules.defensiveFire.passed[at].melees && fights ? chance * worthUnanswered : chance;
  };
  return request.thirds.reduce((best, at) => (value(at) > value(best) ? at : best), request.thirds[0] ?? 'far');
}
