import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { destination, distance, type Point, pointInPolygon, quadOf, toGrid } from '../../../../table/index.js';
import type { ShotResult } from '../casualties.js';
import type { MusketRules } from '../rules.js';
import { hullOf, type Vessel, vesselsOf } from '../ships/vessel.js';
import type { MusketState, Unit } from '../state.js';
import { unitOf } from '../units.js';
import type { Struck } from './houses/struck.js';

/** What a shot may strike besides figures. */
interface Strike {
  readonly gun: Unit;
  /** Where it came down; a wedge comes down nowhere. */
  readonly landed?: Point | undefined;
  /** How far from there a shell does harm, in cm; a ball does where it falls. */
  readonly within: number;
  /** Pieces that it knocks out. */
  readonly pieces: readonly string[];
  readonly houses: readonly Struck[];
  /** How far a ball runs on, in cm. */
  readonly reach: number;
}

/** Guns, standing buildings, ships and boats that a shot strikes, by id. */
export function strikesOf({ gun, landed, within, pieces, houses, reach }: Strike, state: MusketState): string[] {
  const buildings = houses.filter(({ house, along }) => house.storeys > 0 && toGrid(along) <= toGrid(reach));
  const hit = (vessel: Vessel): boolean =>
    landed !== undefined &&
    vessel.id !== gun.aboard?.vessel &&
    (pointInPolygon(landed, quadOf(hullOf(vessel))) ||
      (vessel.kind === 'boat' && distance(landed, middleOf(vessel)) <= within));
  return [
    ...pieces,
    ...buildings.map(({ house }) => house.id),
    ...vesselsOf(state)
      .filter(hit)
      .map(({ id }) => id),
  ];
}

function middleOf({ at, facing, length }: Vessel): Point {
  return destination(at, facing + 180, length / 2);
}

/**
 * Why units of its own side that a gun has hit will fight worse.
 *
 * @clause cady/musket/friendly-fire/penalty
 */
export function shakenByFriends(
  { losses }: Pick<ShotResult, 'losses'>,
  { side }: Pick<Unit, 'side'>,
  state: MusketState,
  rules: MusketRules,
): readonly Reason[] {
  return losses.flatMap(({ unit, lost }) =>
    lost > 0 && unitOf(state, unit).side === side ? [hitByFriends(unit, rules)] : [],
  );
}

/**
 * Why a unit that its own side has hit will fight worse.
 *
 * @clause cady/musket/friendly-fire/penalty
 */
export function hitByFriends(id: string, { smallArms }: MusketRules): Reason {
  const { melee, morale, turns } = smallArms.friendlyFire;
  const points = counted(melee, 'melee point');
  const effect = `−${points} and −${morale} morale for the next ${turns === 1 ? 'turn' : counted(turns, 'turn')}`;
  return reasonFor('cady/musket/friendly-fire/penalty', `${id} is hit by friends`, effect);
}
