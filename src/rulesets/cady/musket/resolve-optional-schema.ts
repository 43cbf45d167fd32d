import * as z from 'zod/mini';
import { choice, entry, situationReader as reader } from '../../../scenario/index.js';
import type { OfficerRank } from './officers.js';
import type { ShipUnderWay } from './ships/speed.js';

/** The situations of the optional rules as JSON. Lengths in cm, degrees clockwise from north. */

const yes = z.exactOptional(z.boolean());
const bearing = z.number().check(z.minimum(0), z.lt(360));

/** A throw that depends on nothing. */
export const nothing = reader(entry({}));

export const underWay = reader<ShipUnderWay>(
  entry({
    by: choice(['sails', 'boats'], 'way to move a ship'),
    turns: z.int().check(z.minimum(0), z.maximum(100), z.describe('Turns that she has gone straight on so before.')),
    mastHits: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
    inPort: yes.check(z.describe('She comes into port.')),
    docks: yes.check(z.describe('She is about to dock.')),
  }),
);

/** A ship whose captain is told something. */
export interface AskedShip {
  readonly told: string;
  readonly facing: number;
  readonly anchored?: boolean;
  readonly mastHits?: number;
  /** Where the wind comes from; absent where it does not count. */
  readonly windFrom?: number;
}
export const shipTold = reader<AskedShip>(
  entry({
    told: z
      .string()
      .check(z.minLength(1), z.maxLength(200), z.describe('What her captain is told, such as "SAIL, ADV 20 cm".')),
    facing: bearing,
    anchored: yes,
    mastHits: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
    windFrom: z.exactOptional(
      bearing.check(z.describe('Where the wind comes from; left out where it does not count.')),
    ),
  }),
);

/** A boat on a river. */
export interface Rowing {
  /** The way that the water goes; `null` where it stands still. */
  readonly flow: number | null;
  readonly bearing: number;
}
export const rowing = reader<Rowing>(
  entry({
    flow: z.nullable(bearing).check(z.describe('The way that the water goes; null where it stands still.')),
    bearing,
  }),
);

const turn = z.int().check(z.minimum(1), z.maximum(10_000));
export const scuttled = reader<{ readonly turn: number }>(
  entry({ turn: turn.check(z.describe('In which her captain writes it.')) }),
);

const crew = z.int().check(z.minimum(0), z.maximum(20));

/** A gun that may be spiked, or served anew. */
export interface AskedGun {
  readonly crew: number;
  readonly ordered: boolean;
  readonly inMelee: boolean;
  readonly spiked: boolean;
}
export const gun = reader<AskedGun>(
  entry({
    crew: crew.check(z.describe('Gunners left at it.')),
    ordered: z.boolean().check(z.describe('An order to spike it was written.')),
    inMelee: z.boolean(),
    spiked: z.boolean().check(z.describe('It has been spiked already.')),
  }),
);

export const officer = reader<{ readonly rank: OfficerRank }>(
  entry({ rank: choice(['colonel', 'general'], 'rank of an officer') }),
);
