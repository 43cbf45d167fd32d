import type { SideId } from '../../../../battle/index.js';
import type { Bearing, Placed, Point } from '../../../../table/index.js';

/** A ship or boat on the table, as anybody sees it. Lengths in cm. */
export interface Vessel {
  readonly id: string;
  readonly side: SideId;
  readonly name: string;
  readonly kind: 'frigate' | 'boat';
  readonly length: number;
  readonly beam: number;
  /** River boats that row together as one. */
  readonly boats: number;
  /** A wagon to carry it overland was bought with it. */
  readonly wagon: boolean;
  /** The point of the bow. */
  at: Point;
  facing: Bearing;
  gone: 'sunk' | 'blown-up' | 'routed' | null;
  /** A boat with its bow on the bank, a ship that has docked: since which turn; `null`: neither. */
  landedOn: number | null;
  /** It lies on land. */
  ashore: boolean;
  anchored: boolean;
  /** How it has moved straight on, and for how many turns. */
  run: { readonly by: 'sails' | 'boats'; readonly turns: number } | null;
  mastHits: number;
  /** Hits that have cost it a gun. */
  gunHits: number;
  /** The turn at whose end it sinks, or blows up. */
  sinksOn: number | null;
  blowsUpOn: number | null;
  /** It has been burning since this turn. */
  burnsSince: number | null;
  /** The turn on which its guns may not fire. */
  silentOn: number;
  /** The turn on which somebody last came on board or went ashore. */
  loadedOn: number;
  /** The turn on which her guns are silent because their crews fight a fire. */
  douseOn: number;
  /** The part of this turn that it has used, 0 to 1. */
  spent: number;
}

/** Everything afloat. */
export interface Afloat {
  /** Where the wind comes from, in degrees; `null` until it has been thrown for. */
  wind: Bearing | null;
  vessels: Record<string, Vessel>;
}

/** Where on board a unit is. */
export interface Aboard {
  readonly vessel: string;
  readonly deck: 'boat' | 'top' | 'below' | 'gun-deck';
  /** The turn on which it came there. */
  readonly since: number;
  /** Of a gun of the ship: its side, and its place there from the bow. */
  readonly port?: { readonly side: 'port' | 'starboard'; readonly place: number };
}

/** How a gun on board may be fired. */
export interface Mount {
  /** How far it is turned, in degrees to either side. */
  readonly pivot: number;
  /** It fires every so many turns. */
  readonly every: number;
  readonly endless: boolean;
  /** How many times as far its shots stray. */
  readonly sway: number;
  readonly solidOnly: boolean;
  /** Small arms do not reach its crew. */
  readonly covered: boolean;
  /** The turn on which it is silent. */
  silentOn: number;
}

/** The body of a vessel on the table, its bow in front. */
export function hullOf({ at, facing, length, beam }: Pick<Vessel, 'at' | 'facing' | 'length' | 'beam'>): Placed {
  return { stand: { front: beam, depth: length, figures: 1 }, figures: 1, files: 1, at, facing };
}

/** The vessels that are still there. */
export function vesselsOf({ afloat }: { readonly afloat?: Afloat }): readonly Vessel[] {
  return afloat === undefined ? [] : Object.values(afloat.vessels).filter(({ gone }) => gone === null);
}

/** Whether a gun on board is ready this turn, as far as it is a gun on board. */
export function mountReady({ every, silentOn }: Mount, firedOn: number, turn: number): boolean {
  return silentOn !== turn && (firedOn === 0 || turn - firedOn >= every);
}
