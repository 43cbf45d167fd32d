import {
  destination,
  measuredFrom,
  normalBearing,
  type Placed,
  type Quad,
  type StandSize,
} from '../../../table/index.js';
import type { Ship } from './ship-state.js';

/** Where things are aboard a ship. Lengths in paces. */

type Hull = Pick<Ship, 'at' | 'facing' | 'length' | 'beam'>;

/** The corners of a ship: bow left and right, stern right and left. */
export function hullOf({ at, facing, length, beam }: Hull): Quad {
  const from = measuredFrom({ at, facing });
  const half = beam / 2;
  return [from(-half, 0), from(half, 0), from(half, length), from(-half, length)];
}

/** A body of figures that is to stand on a deck. */
export interface OnDeck {
  readonly stand: StandSize;
  readonly figures: number;
}

/** Figures that stand abreast on a deck: as many as it is broad, and one at the least. */
export function filesOnDeck({ stand, figures }: OnDeck, { beam }: Hull): number {
  return Math.max(1, Math.min(figures, Math.floor(beam / stand.front)));
}

/** How long the bodies aboard are, one behind the other. */
export function deckTaken(bodies: readonly OnDeck[], ship: Hull): number {
  return bodies.reduce((sum, body) => sum + depthOnDeck(body, ship), 0);
}

function depthOnDeck(body: OnDeck, ship: Hull): number {
  return Math.ceil(body.figures / filesOnDeck(body, ship)) * body.stand.depth;
}

/** The widest gap between the bodies aboard a ship. */
export function widestGap(bodies: readonly OnDeck[], ship: Hull): number {
  return bodies.length < 2 ? 0 : Math.max(0, ship.length - deckTaken(bodies, ship));
}

/** Where the bodies aboard stand, all looking ahead: the first at the bow, the last of several at the stern, the others behind the first. */
export function placesOnDeck(bodies: readonly OnDeck[], ship: Hull): readonly Placed[] {
  const aft = normalBearing(ship.facing + 180);
  let taken = 0;
  return bodies.map((body, i) => {
    const deep = depthOnDeck(body, ship);
    const from = i > 0 && i === bodies.length - 1 ? Math.max(taken, ship.length - deep) : taken;
    const at = destination(ship.at, aft, from);
    taken = from + deep;
    const { stand, figures } = body;
    return { stand, figures, files: filesOnDeck(body, ship), at, facing: ship.facing };
  });
}
