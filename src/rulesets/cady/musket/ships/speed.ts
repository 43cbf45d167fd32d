import { type ClauseId, counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { turnBetween } from '../../../../table/index.js';
import { type MusketRules, musketRules } from '../rules.js';
import type { SpeedByTurn } from './rules.js';

/** A frigate that sails with the wind, or is towed. */
export interface ShipUnderWay {
  readonly by: 'sails' | 'boats';
  /** Turns that she has gone straight on in the same way before this one. */
  readonly turns: number;
  /** Hits that have taken a mast; none unless said. */
  readonly mastHits?: number;
  /** She comes into port. */
  readonly inPort?: boolean;
  /** She is about to dock. */
  readonly docks?: boolean;
}

/** How far a vessel goes in a turn, in cm. */
export interface VesselSpeed {
  readonly cm: number;
  readonly because: readonly Reason[];
}

/**
 * Cm that a frigate makes in a turn: the more the longer she has gone straight on; slower with a mast down, in port, and when she docks.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/sailing
 * @clause cady/musket/ship/row-boats
 * @clause cady/musket/ship/damage-2
 * @clause cady/musket/ship/port-speed
 */
export function shipSpeed(
  { by, turns, mastHits = 0, inPort = false, docks = false }: ShipUnderWay,
  { ships: { frigate } }: Pick<MusketRules, 'ships'> = musketRules(),
): VesselSpeed {
  const clause: ClauseId = by === 'sails' ? 'cady/musket/ship/sailing' : 'cady/musket/ship/row-boats';
  let cm = nth(by === 'sails' ? frigate.sails : frigate.towed, turns);
  const because = [reasonFor(clause, `turn ${turns + 1} straight on`, `${cm} cm`)];
  const slower = (least: number, why: ClauseId, says: string) => {
    if (cm <= least) return;
    cm = least;
    because.push(reasonFor(why, says, `${cm} cm`));
  };
  if (by === 'sails' && mastHits > 0) slower(cm * frigate.mastTimes, 'cady/musket/ship/damage-2', 'a mast is down');
  if (by === 'boats' && mastHits > 1) slower(frigate.dismasted, 'cady/musket/ship/damage-2', 'her masts are gone');
  if (inPort) slower(frigate.port, 'cady/musket/ship/port-speed', 'coming into port');
  if (docks) slower(frigate.docking, 'cady/musket/ship/port-speed', 'about to dock');
  return { cm, because };
}

function nth(speeds: SpeedByTurn, turns: number): number {
  return turns === 0 ? speeds[0] : turns === 1 ? speeds[1] : speeds[2];
}

/**
 * Cm that a boat goes in a whole turn in a direction: down the river, against it, or across it (`cady/ruling/boat-across-the-river`).
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @param flow the way that the water goes, in degrees; `null` where it stands still.
 * @clause cady/musket/boat/speed
 */
export function boatRate(
  flow: number | null,
  bearing: number,
  { ships: { boat } }: Pick<MusketRules, 'ships'> = musketRules(),
): VesselSpeed {
  const { down, up, across, acrossBeyond } = boat;
  const rate = (cm: number, how: string) => ({
    cm,
    because: [reasonFor('cady/musket/boat/speed', how, counted(cm, 'cm', 'cm'))],
  });
  if (flow === null) return rate(across, 'on still water');
  const off = turnBetween(flow, bearing);
  if (off < acrossBeyond) return rate(down, 'down the river');
  return off > 180 - acrossBeyond ? rate(up, 'against the river') : rate(across, 'across the river');
}
