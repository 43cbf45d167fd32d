import { counted, reasonFor } from '../../../../rulebook/index.js';
import { destination, type Point, pointInPolygon, quadOf, type Side, sideToward } from '../../../../table/index.js';
import type { ShotResult } from '../casualties.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import { hullOf, type Vessel } from './vessel.js';

/** The vessel that a unit is on board of; `undefined` on land. */
export function vesselOf(
  { aboard }: Pick<Unit, 'aboard'>,
  { afloat }: Pick<MusketState, 'afloat'>,
): Vessel | undefined {
  return aboard === undefined ? undefined : afloat?.vessels[aboard.vessel];
}

/**
 * The share of his turn that somebody in a boat has been rowed, which is off his time to load and fire (`cady/ruling/boat-loading-under-way`).
 *
 * @clause cady/musket/boat/fire-from
 */
export function rowedShare(
  unit: Pick<Unit, 'aboard'>,
  state: Pick<MusketState, 'afloat'>,
  { ships }: MusketRules,
): number {
  if (!ships.boat.carriesMoved || unit.aboard?.deck !== 'boat') return 0;
  return vesselOf(unit, state)?.spent ?? 0;
}

/**
 * How deep a unit in a boat is to shot: as four in a file from ahead or astern, one from the side; `undefined` for any other unit.
 *
 * @clause cady/musket/boat/raking-fire
 */
export function ranksRaked(
  { aboard }: Pick<Unit, 'aboard'>,
  side: Side,
  { ships, artillery }: MusketRules,
): number | undefined {
  if (aboard?.deck !== 'boat') return undefined;
  return side !== 'flank' && ships.boat.raked === null ? artillery.deepTarget.ranks : 1;
}

/**
 * What a shot did, with the casualties of boats that it took from ahead or astern as many times as high (`cady/ruling/boat-raking-fire`).
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/raking-fire
 */
export function rakedBoats(result: ShotResult, from: Point, state: MusketState, rules: MusketRules): ShotResult {
  const times = rules.ships.boat.raked;
  if (state.afloat === undefined || times === null) return result;
  const raked = result.losses.filter(({ unit: id }) => {
    const unit = state.units[id];
    const vessel = unit?.aboard?.deck === 'boat' ? vesselOf(unit, state) : undefined;
    return vessel !== undefined && sideToward(quadOf(hullOf(vessel)), from) !== 'flank';
  });
  if (raked.length === 0) return result;
  const because = raked.map(({ unit }) =>
    reasonFor(
      'cady/musket/boat/raking-fire',
      `${unit} is raked from end to end`,
      `casualties ${counted(times, 'time')}`,
    ),
  );
  const losses = result.losses.map(loss =>
    raked.includes(loss) ? { ...loss, lost: Math.floor(loss.lost * times) } : loss,
  );
  return { ...result, losses, because: [...result.because, ...because] };
}

/**
 * Where the figures of a unit count as standing for a shot while its ship loads or unloads: all over the deck, which is full then, those
 * nearest to the shot first. A ball or shell has to come down on it; canister sweeps it from where it is fired. `undefined` for any other unit.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/off-load-deck
 */
export function deckSpots(
  unit: Unit,
  { at: shot, sweeps }: { readonly at: Point; readonly sweeps: boolean },
  state: MusketState,
): readonly Point[] | undefined {
  const vessel = unit.aboard?.deck === 'top' ? vesselOf(unit, state) : undefined;
  if (vessel === undefined || vessel.loadedOn !== state.turn) return undefined;
  const { at, facing, length, beam } = vessel;
  const spots: Point[] = [];
  const pitch = 1;
  for (let back = pitch / 2; back < length; back += pitch) {
    for (let aside = (pitch - beam) / 2; aside < beam / 2; aside += pitch) {
      spots.push(destination(destination(at, facing + 180, back), facing + 90, aside));
    }
  }
  if (!sweeps && !pointInPolygon(shot, quadOf(hullOf(vessel)))) return [];
  const away = (point: Point) => (point.x - shot.x) ** 2 + (point.y - shot.y) ** 2;
  return spots.sort((a, b) => away(a) - away(b)).slice(0, unit.figures);
}
