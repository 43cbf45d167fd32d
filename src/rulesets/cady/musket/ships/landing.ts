import type { Reason } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { Unit } from '../state.js';
import { reasonFor } from './telling.js';
import type { Aboard, Vessel } from './vessel.js';

/** What says whether a unit may go ashore: itself, where on board it has been since when, and its vessel. */
export interface Landing {
  readonly type: Unit['type'];
  readonly aboard: Pick<Aboard, 'deck' | 'since'>;
  readonly vessel: Pick<Vessel, 'kind' | 'landedOn' | 'spent'>;
}

/**
 * Thirds of a turn that it takes a unit to come on board of a boat or leave it, the beaching of the boat among them.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/beach
 */
export function landingThirds(
  unit: Pick<Unit, 'type'>,
  { ships: { boat }, troops }: Pick<MusketRules, 'ships' | 'troops'>,
): number {
  return boat.landingThirds * (troops[unit.type].arm === 'cavalry' ? boat.cavalryTimes : 1);
}

/**
 * Why a unit on board does not go ashore in a turn; `undefined` when it may. A boat needs the time for it in its turn; a ship has
 * docked in an earlier turn, and the unit has been on deck since before this one.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; River Boats.
 *
 * @clause cady/musket/boat/beach
 * @clause cady/musket/ship/off-load-rate
 */
export function whyNotAshore(
  landing: Landing,
  turn: number,
  rules: Pick<MusketRules, 'ships' | 'troops' | 'table'>,
): Reason | undefined {
  return landing.vessel.kind === 'boat' ? whyInBoat(landing, rules) : whyInShip(landing, turn);
}

function whyInBoat(
  { type, vessel }: Landing,
  rules: Pick<MusketRules, 'ships' | 'troops' | 'table'>,
): Reason | undefined {
  const because = (why: string) => reasonFor('cady/musket/boat/beach', why, 'nobody goes ashore');
  if (vessel.landedOn === null) return because('the boat does not lie at the bank');
  const share = landingThirds({ type }, rules) / rules.table.thirds.whole;
  return toGrid(vessel.spent + share) > 1 ? because('too little of the turn is left') : undefined;
}

function whyInShip({ aboard, vessel: { landedOn } }: Landing, turn: number): Reason | undefined {
  const because = (why: string) => reasonFor('cady/musket/ship/off-load-rate', why, 'nobody goes ashore');
  if (landedOn === null) return because('she has not docked');
  if (landedOn >= turn) return because('she has docked this turn');
  if (aboard.deck === 'below') return because('below decks');
  return aboard.deck !== 'gun-deck' && aboard.since >= turn ? because('on deck only since this turn') : undefined;
}
