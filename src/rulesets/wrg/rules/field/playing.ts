import type { OpenBook } from '../../../../book/index.js';
import { type AmongOthers, amongOthers } from './among-others.js';
import { type Charging, charging } from './charges.js';
import { type OfGenerals, ofGenerals } from './generals.js';
import { type GoingBack, goingBack } from './going-back.js';
import { type HandToHand, handToHand } from './melee.js';
import { type AtWorks, atWorks } from './siege.js';

/** What the book leaves open of what is done on a table. */
export interface PlayingRules extends AmongOthers, Charging, OfGenerals, GoingBack, HandToHand, AtWorks {}

/** The clauses that leave something open of play on a table. */
const playingClauses = [
  'wrg/manoeuvre/horses-picketed',
  'wrg/movement/simultaneous',
  'wrg/rout/cannot-run',
  'wrg/charge/definition',
  'wrg/melee/eligible-front',
  'wrg/shields/when-unusable',
  'wrg/reaction/result-current-retire',
  'wrg/manoeuvre/wheel-or-turn',
  'wrg/orders/support',
  'wrg/general/share',
  'wrg/orders/skirmish-action',
  'wrg/uncontrolled-advance/disorganised',
  'wrg/melee/factors/lance-first-period',
  'wrg/pursuit/through-enemy',
  'wrg/rally/reorganise',
  'wrg/reaction/result-no-order-move-to-friends',
  'wrg/leaving-field/return',
  'wrg/shooting/tactical/cover',
  'wrg/melee/tactical/cover',
  'wrg/orders/defensive-halt',
  'wrg/reaction/result-current-halt',
  'wrg/charge/ends-at-contact',
  'wrg/after-melee/no-room',
  'wrg/pursuit/strikes',
] as const;

/** What the book leaves open of play on a table, as it is read. */
export function playingUnder(book: OpenBook): PlayingRules {
  return book.part({ name: 'playing', clauses: playingClauses }, open => ({
    ...amongOthers(open),
    ...charging(open),
    ...ofGenerals(open),
    ...goingBack(open),
    ...handToHand(open),
    ...atWorks(open),
  }));
}
