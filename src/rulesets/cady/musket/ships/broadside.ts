import { destination } from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import { type Face, turns } from '../turn/faces.js';
import type { Post } from '../turn/houses/posts.js';
import type { Shooting } from '../turn/targets.js';
import { vesselOf } from './raked.js';

/** The sides of a boat or deck from which men on it fire, each at an enemy of its own. */
export const rails = ['right', 'left'] as const;

/** Whether a unit is in a boat or on the top deck of a ship, and fires over its sides. */
export function firesOverRails({ aboard }: Pick<Unit, 'aboard'>): boolean {
  return aboard?.deck === 'boat' || aboard?.deck === 'top';
}

/** Volleys from both sides of a boat or deck, with nobody in the second who has fired in the first. */
export function nobodyTwice(shooting: readonly Shooting[]): readonly Shooting[] {
  const left = new Map<Unit, number>();
  return shooting.flatMap(each => {
    const { unit, volley } = each;
    if (!firesOverRails(unit)) return [each];
    let men = left.get(unit) ?? unit.figures + (unit.turn.lostToGuns ?? 0);
    const groups = volley.groups.flatMap(group => {
      const figures = Math.min(men, group.figures);
      men -= figures;
      return figures === 0 ? [] : [{ ...group, figures }];
    });
    left.set(unit, men);
    return groups.length === 0 ? [] : [{ ...each, volley: { ...volley, groups } }];
  });
}

/**
 * From where a unit on board fires: over both sides, half of it over each, or on the deck of a ship as `cady/ruling/ship-deck-fire` has it. `undefined`
 * for any other unit.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats; Shipboard Artillery.
 *
 * @clause cady/musket/boat/fire-from
 * @clause cady/musket/ship/deck-fires
 */
export function sidesOfBoard(
  unit: Unit,
  state: MusketState,
  { ships }: MusketRules,
  face?: Face,
): readonly Post[] | undefined {
  const { aboard, figures, house } = unit;
  const vessel = vesselOf(unit, state);
  if (aboard === undefined || vessel === undefined || !firesOverRails(unit)) return undefined;
  const share = aboard.deck === 'boat' ? ships.boat.sideShare : ships.frigate.deckShare;
  const { at, facing, length, beam } = vessel;
  const middle = destination(at, facing + 180, length / 2);
  return rails
    .filter(rail => face === undefined || face === rail)
    .map(rail => turns[rail])
    .map(turn => ({
      from: destination(middle, facing + turn, beam / 2),
      facing: (facing + turn) % 360,
      figures: Math.ceil(figures * share),
      storeys: 0,
      floor: house?.storey ?? 1,
    }));
}
