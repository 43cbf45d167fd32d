import * as z from 'zod/mini';
import {
  choice,
  entry,
  situationReader as reader,
  situationReaderUnder as readerUnder,
} from '../../../scenario/index.js';
import type { FireThrowers, WindStrength } from '../fire/fire.js';
import type { Mover } from '../moving/mover.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { ShipCrewed } from '../ships/ships.js';
import { type MissileWeapon, missileWeapons, type Shooters } from '../shooting/weapons.js';
import type { BehindMerlons, Escalade, Lobbed } from '../siege/fortification.js';
import type { Mine } from '../siege/mining.js';
import type { PartyUnderFire } from '../siege/working-party.js';
import { engineKinds, type TroopClass, type Troops, trainings, troopClasses } from '../troops.js';
import { moverUnder } from './mover-schema.js';

/** The situations about storms, working parties, spreading fire and ships as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const figures = z.int().check(z.minimum(0), z.maximum(500));
const someFigures = z.exactOptional(figures);
const paces = z.exactOptional(z.number().check(z.minimum(0), z.maximum(5000)));
const units = z.int().check(z.minimum(0), z.maximum(100));
const troopClass = choice(troopClasses, 'class');
const training = choice(trainings, 'training');

/** Ladders at a wall, those who climb them, and how they stand with the defenders. */
export interface Ladders extends Escalade {
  readonly wall: 'curtain-wall' | 'tower';
  readonly climbers?: Mover;
}
export const ladders = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Ladders> =>
    entry({
      wall: choice(['curtain-wall', 'tower'], 'wall'),
      climbers: z.exactOptional(moverUnder(rules)),
      footing: z.boolean().check(z.describe('The escaladers have pushed the defenders back.')),
      pushedBack: yes.check(z.describe('They have been pushed back themselves this period.')),
    }),
);
export const merlons = reader<BehindMerlons>(
  entry({ shooting: z.boolean(), engine: z.exactOptional(choice(engineKinds, 'engine')) }),
);
export const lobbed = reader<Lobbed>(
  entry({
    casualties: z.int().check(z.minimum(0), z.maximum(4000)),
    from: choice(['inside', 'outside'], 'side of the wall'),
    units: units.check(z.describe('Units of the garrison.')),
  }),
);
export const threatened = reader<{ readonly breach?: number; readonly escalade?: number }>(
  entry({ breach: paces, escalade: paces }),
);

/** A working party, under fire, before enemies, out of control. */
export interface Party extends PartyUnderFire {
  readonly troops: Pick<Troops, 'type' | 'training' | 'class'> & { readonly dismounted?: boolean };
  readonly enemies?: { readonly inFort: number; readonly outside: number };
  readonly carries?: 'ladders' | 'fascines' | 'other';
  readonly sortie?: boolean;
}
export const party = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Party> =>
    entry({
      troops: entry({
        type: choice(troopTypesOf(rules), 'type of troops'),
        training,
        class: troopClass,
        dismounted: yes,
      }),
      workers: figures,
      pavises: someFigures,
      bearing: z
        .exactOptional(z.number().check(z.minimum(0), z.maximum(180)))
        .check(z.describe('Degrees between where the pavises face and where missiles come from.')),
      enemies: z.exactOptional(entry({ inFort: units, outside: units })),
      carries: z.exactOptional(choice(['ladders', 'fascines', 'other'], 'burden')),
      sortie: yes,
    }),
);
export const begun = reader<{ readonly side: Mine['side']; readonly inView: boolean; readonly insideFort?: boolean }>(
  entry({ side: choice(['besieger', 'defender'], 'side'), inView: z.boolean(), insideFort: yes }),
);
export const ditch = reader<{ readonly width: number; readonly fascines: number }>(
  entry({
    width: z.number().check(z.minimum(0), z.maximum(500), z.describe('Millimetres.')),
    fascines: figures,
  }),
);

/** Infantry that lays caltrops. */
export interface Laying {
  readonly troops: Pick<Troops, 'type'> & { readonly nation: string };
  readonly figures: number;
}
export const laying = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Laying> =>
    entry({
      troops: entry({
        type: choice(troopTypesOf(rules), 'type of troops'),
        nation: z.string().check(z.minLength(1), z.maxLength(40), z.describe('roman or byzantine.')),
      }),
      figures,
    }),
);

/** A fire in the wind, and something that lies so far straight down it. */
export interface Leaping {
  readonly wind: WindStrength;
  readonly distance?: number;
  readonly dry?: boolean;
}
export const leaping = reader<Leaping>(
  entry({
    wind: choice(['calm', 'light', 'strong'], 'strength of wind'),
    distance: paces.check(z.describe('Paces straight down the wind.')),
    dry: yes.check(z.describe('After a drought.')),
  }),
);

/** Troops with fire, and what they shoot it with. */
export interface Incendiaries extends FireThrowers {
  readonly missiles?: Shooters & { readonly weapon: MissileWeapon };
}
export const incendiaries = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Incendiaries> =>
    entry({
      ordered: z.boolean(),
      figures,
      inField: yes,
      wagons: someFigures,
      packAnimals: someFigures,
      prepared: z.int().check(z.minimum(0), z.maximum(50), z.describe('Periods that they have prepared and lit them.')),
      missiles: z.exactOptional(
        entry({
          type: choice(troopTypesOf(rules), 'type of troops'),
          training,
          weapon: choice(missileWeapons, 'missile weapon'),
          engine: z.exactOptional(choice(engineKinds, 'engine')),
        }),
      ),
    }),
);

const oars = z.int().check(z.minimum(0), z.maximum(200));
const vessel: z.ZodMiniType<ShipCrewed> = z.discriminatedUnion('ship', [
  entry({ ship: z.literal('raider'), oars }),
  entry({ ship: z.literal('galley'), upperOars: oars }),
  entry({ ship: z.literal('transport') }),
]);
export const crewed = reader<{ readonly vessel: ShipCrewed }>(entry({ vessel }));
export const company = reader<{ readonly class: TroopClass }>(entry({ class: troopClass }));
