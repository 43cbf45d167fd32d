import { destination } from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { Post } from '../turn/houses/posts.js';
import { vesselOf } from './raked.js';

/**
 * From where a unit on board fires: over both sides, half of it over each, or on the deck of a ship as `cady/ruling/ship-deck-fire` has it. `undefined`
 * for any other unit.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats; Shipboard Artillery.
 *
 * @clause cady/musket/boat/fire-from
 * @clause cady/musket/ship/deck-fires
 */
export function sidesOfBoard(unit: Unit, state: MusketState, { ships }: MusketRules): readonly Post[] | undefined {
  const { aboard, figures, house } = unit;
  const vessel = vesselOf(unit, state);
  if (aboard === undefined || vessel === undefined || (aboard.deck !== 'boat' && aboard.deck !== 'top'))
    return undefined;
  const share = aboard.deck === 'boat' ? ships.boat.sideShare : ships.frigate.deckShare;
  const { at, facing, length, beam } = vessel;
  const middle = destination(at, facing + 180, length / 2);
  return [90, 270].map(turn => ({
    from: destination(middle, facing + turn, beam / 2),
    facing: (facing + turn) % 360,
    figures: Math.ceil(figures * share),
    storeys: 0,
    floor: house?.storey ?? 1,
  }));
}
