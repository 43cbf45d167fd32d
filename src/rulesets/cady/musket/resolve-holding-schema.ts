import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader, situationReaderUnder } from '../../../scenario/index.js';
import { byTroopTypes } from '../common/army/troop-schema.js';
import type { AtDoor, Opening } from './houses/house.js';
import type { HouseClass } from './houses/rules.js';
import type { MusketRules } from './rules.js';
import { musketArmySchemaUnder } from './schema.js';
import type { Landing } from './ships/landing.js';
import type { Vessel } from './ships/vessel.js';
import type { SquareToForm } from './square.js';
import { type TroopType, troopTypes, troopTypesOf } from './troops.js';

/** The situations of army lists, buildings that are held, vessels that are boarded, and squares as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const figures = z.int().check(z.minimum(1), z.maximum(1000));
const turn = z.int().check(z.minimum(0), z.maximum(1000));
const storey = z.int().check(z.minimum(1), z.maximum(5));
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });

/** A body of troops by its kind. */
interface Body {
  readonly type: TroopType;
  readonly figures: number;
}

/** An opening as it is asked about, wherever it is. */
export interface AskedOpening extends Pick<Opening, 'kind'> {
  readonly storey?: number;
  readonly wide?: boolean;
  readonly open?: boolean;
}

/** A unit that would hold a building, and who is inside. */
export interface AskedGarrison extends Body {
  readonly house: {
    readonly outline: readonly { readonly x: number; readonly y: number }[];
    readonly storeys: number;
    readonly openings: readonly AskedOpening[];
  };
  readonly storey?: number;
  readonly inside?: readonly (Body & { readonly storey: number; readonly side: 'friends' | 'enemies' })[];
}

/** A unit that would go on board, and who is there. */
export interface AskedCargo extends Body {
  readonly vessel: Pick<Vessel, 'kind' | 'boats'>;
  readonly aboard?: readonly Body[];
}

/** A unit that would go ashore, and in which turn. */
export interface AskedLanding extends Landing {
  readonly turn: number;
}

const opening: z.ZodMiniType<AskedOpening> = entry({
  kind: choice(['door', 'window', 'gap'], 'opening'),
  storey: z.exactOptional(storey).check(z.describe('1, the ground floor, unless said.')),
  wide: yes.check(z.describe('Wide enough for a gun.')),
  open: yes.check(z.describe('A door that is not locked, or broken.')),
});

const troops = byTroopTypes(troopTypes, troopTypesOf, type => {
  const body = { type, figures };
  const garrison: z.ZodMiniType<AskedGarrison> = entry({
    ...body,
    house: entry({
      outline: listOf(point, 3, 40).check(z.describe('Its corners, in order.')),
      storeys: storey,
      openings: listOf(opening, 0, 80),
    }),
    storey: z
      .exactOptional(storey)
      .check(z.describe('The floor that it is sent to; the lowest with room unless said.')),
    inside: z
      .exactOptional(listOf(entry({ ...body, storey, side: choice(['friends', 'enemies'], 'side') }), 0, 20))
      .check(z.describe('Who is inside already, each from its lowest floor upward.')),
  });
  const cargo: z.ZodMiniType<AskedCargo> = entry({
    ...body,
    vessel: entry({
      kind: choice(['frigate', 'boat'], 'kind of vessel'),
      boats: z.int().check(z.minimum(1), z.maximum(4), z.describe('River boats that row together; 1 of a frigate.')),
    }),
    aboard: z.exactOptional(listOf(entry(body), 0, 20)).check(z.describe('Who is on board already.')),
  });
  const ashore: z.ZodMiniType<AskedLanding> = entry({
    type,
    turn,
    aboard: entry({
      deck: choice(['boat', 'top', 'below', 'gun-deck'], 'deck').check(z.describe('Where on board: "boat" in a boat.')),
      since: turn.check(z.describe('The turn on which it came there; 0 before the battle.')),
    }),
    vessel: entry({
      kind: choice(['frigate', 'boat'], 'kind of vessel'),
      landedOn: z
        .nullable(turn)
        .check(z.describe('Since which turn a boat has its bow on the bank, or a ship has docked; null: it does not.')),
      spent: z
        .number()
        .check(z.minimum(0), z.maximum(1), z.describe('The part of this turn that it has used: 0.5 is half.')),
    }),
  });
  const square: z.ZodMiniType<SquareToForm> = entry({
    type,
    ranks: z.int().check(z.minimum(1), z.maximum(100)),
    ordered: z.boolean(),
  });
  return { garrison, cargo, ashore, square };
});

export const army = situationReaderUnder((rules: MusketRules) => musketArmySchemaUnder(rules));
export const garrison = situationReaderUnder((rules: MusketRules) => troops(rules).garrison);
export const cargo = situationReaderUnder((rules: MusketRules) => troops(rules).cargo);
export const ashore = situationReaderUnder((rules: MusketRules) => troops(rules).ashore);
export const square = situationReaderUnder((rules: MusketRules) => troops(rules).square);

export const atDoor = reader<AtDoor>(
  entry({
    stands: count,
    busy: z.boolean().check(z.describe('They move, fire or fight in this turn.')),
    tried: count.check(z.describe('Turns of work that have been done on it before.')),
  }),
);
export const dragoons = reader<{ readonly figures: number }>(entry({ figures }));

const houseClass: z.ZodMiniType<HouseClass> = choice(['a', 'b', 'c', 'd'], 'class of building').check(
  z.describe('"a" stone, "b" stone and timber, "c" solid timber, "d" wattle and daub or a wood frame.'),
);
export const floor = reader<{ readonly class: HouseClass; readonly points: number; readonly die: number }>(
  entry({
    class: houseClass,
    points: count.check(z.describe('Points that the floor has taken before.')),
    die: z.int().check(z.minimum(1), z.maximum(20), z.describe('The variation die of the shot.')),
  }),
);
export const wall = reader<{ readonly class: HouseClass; readonly hits: number }>(
  entry({ class: houseClass, hits: count.check(z.describe('Balls that have struck this wall before.')) }),
);
