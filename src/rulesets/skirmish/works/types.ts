import type { SideId } from '../../../battle/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { Breakable, Burnable } from '../rules/shooting.js';

/** What a feature of the table is called, and a thing on it. */
export type WorkId = string;
export type ThingId = string;

/** Something that burns: since which turn, and who has spent how many turns in it or near it. */
export interface Fire {
  /** The turn in which it was lit; it has burned for one turn at the end of this one. */
  readonly since: number;
  readonly spent: { readonly [figure: string]: number };
}

/** Men who break something down: with what, how many turns one after the other, and the last of these. */
export interface Battered {
  readonly by: 'ram' | 'axes';
  readonly turns: number;
  readonly last: number;
}

/** A wall, a gate, a house: a feature of the table that is more than ground. Lengths in inches. */
export interface Work {
  /** The id of its feature. */
  readonly id: WorkId;
  readonly made: Breakable;
  /** What of it burns; `null`: nothing. */
  readonly burns: Burnable | null;
  readonly height: number;
  readonly thickness: number;
  /** Men stand on it: behind battlements, or on its bare top. */
  readonly walk: 'rampart' | 'bare' | null;
  /** The foot of the stairs to its walk or its windows. */
  readonly stairs: Point | null;
  /** Where men stand at its windows. */
  readonly windows: readonly Point[];
  /** Hits of engines and bombards. */
  hits: number;
  /** Its leaves are shut; `null` of what has none. */
  shut: boolean | null;
  portcullis: 'up' | 'down' | null;
  drawbridge: 'up' | 'down' | null;
  battered: Battered | null;
  /** Moves that a pick has worked at it, and the turn in which it came through. */
  picked: number;
  through: number | null;
  fire: Fire | null;
  /** Burnt down, or broken in. */
  gone: boolean;
}

/** A way that has been made through a feature: so many inches along its line, so wide; all of it where `width` is `null`. */
export interface Opening {
  readonly feature: WorkId;
  readonly at: number;
  readonly width: number | null;
}

/** A gap that is being made in a hedge, fence or drystone wall, and the turns of men that have gone into it. */
export interface Gap {
  readonly feature: WorkId;
  /** Inches along its line. */
  readonly at: number;
  figureTurns: number;
}

/** Everything that stands on the table besides men and ground. */
export const thingKinds = [
  'ladder',
  'ram',
  'sow',
  'siege-tower',
  'engine',
  'bombard',
  'cauldron',
  'pavise',
  'stake',
  'wagon',
  'packhorse',
  'store',
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Missiles of each kind that are held, as carriers are reckoned. */
export interface Held {
  javelins: number;
  rounds: number;
  others: number;
}

/** A thing on the table. Lengths in inches. */
export interface Thing {
  readonly id: ThingId;
  readonly kind: ThingKind;
  readonly name: string;
  readonly side: SideId;
  at: Point;
  facing: Bearing;
  /** How long a ladder is, or how high a siege tower. */
  readonly length: number;
  /** What a cauldron holds, what works in a sow. */
  readonly load: 'rock' | 'oil' | 'lead' | 'ram' | 'pick' | null;
  /** The unit that serves it. */
  readonly crew: string | null;
  /** The beasts before it; they are harnessed. */
  readonly team: number;
  harnessed: boolean;
  held: Held;
  /** An engine or a bombard is loaded. */
  loaded: boolean;
  /** The turn in which its crew has lit a fire missile that it has not shot yet; 0 without one. */
  lit: number;
  /** Turns over the fire; `null` while it is not heated. */
  heated: number | null;
  used: number;
  /** The wall that a ladder or a siege tower stands against, or that a cauldron stands on. */
  leans: WorkId | null;
  hits: number;
  fire: Fire | null;
  gone: boolean;
  /** The last turn in which a ladder was pushed at. */
  pushed: number;
  /** The last turn in which it was moved. */
  moved: number;
  /** Guns and engines: the turn of the last shot. */
  shot: number;
}

/** Where a man is who does not stand on the ground. */
export interface High {
  /** A wall or house, or a ladder or siege tower. */
  readonly on: WorkId | ThingId;
  readonly place: 'rampart' | 'bare' | 'window' | 'ladder' | 'tower';
  /** Inches above the ground. */
  readonly height: number;
}

/** Work that goes on over several turns. */
export interface Task {
  readonly what: string;
  readonly turns: number;
  readonly last: number;
}

/** What a man carries besides his weapons. */
export const gears = ['torch', 'fire-missiles', 'bucket', 'stake'] as const;
export type Gear = (typeof gears)[number];
