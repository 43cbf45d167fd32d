import * as z from 'zod/mini';
import type { SituationReader } from '../../../../book/index.js';
import { entry, listOf, situationReader, situationReaderUnder, underRules } from '../../../../scenario/index.js';
import { moraleValue } from '../../common/army/morale-schema.js';
import { byTroopTypes } from '../../common/army/troop-schema.js';
import { acrossShape, chargeUnitShape, firePolicy } from '../charge-odds-schema.js';
import { unitShape } from '../continued-melee-schema.js';
import type { GunType, MusketRules } from '../rules.js';
import { troopTypes, troopTypesOf } from '../troops.js';
import type { Duel } from './batteries.js';
import type { Broadside } from './broadside.js';
import type { FormingSquare } from './forming-square.js';
import type { ShotsAtShip } from './shots-at-ship.js';
import type { Storm } from './storm.js';

/** The questions that no turn asks, as JSON. Lengths in cm. */

const figures = z.int().check(z.minimum(1), z.maximum(72));
const cm = z.number().check(z.minimum(0), z.maximum(1000));
const off = z.exactOptional(z.number().check(z.minimum(-200), z.maximum(200)));
const turns = z.int().check(z.minimum(1), z.maximum(12));
const yes = z.exactOptional(z.boolean());
const gun: z.ZodMiniType<GunType> = z.enum([
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
]);
const troopsOf = byTroopTypes(troopTypes, troopTypesOf, troop => ({ troop }));

const duelGun = entry({
  gun,
  crew: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
  projectile: z.enum(['solid', 'explosive']),
  off,
});

/** Reads a duel of two batteries from untrusted plain data. */
export const duelAsked = situationReader<Duel>(
  entry({ ours: listOf(duelGun, 1, 2), theirs: listOf(duelGun, 1, 2), distance: cm, apart: cm, turns }),
);

/** Reads a broadside from untrusted plain data, troops that the rules know. */
export const broadsideAsked: SituationReader<Broadside, MusketRules> = situationReaderUnder(
  underRules((rules: MusketRules): z.ZodMiniType<Broadside> => {
    const target = entry({
      type: troopsOf(rules).troop,
      figures,
      ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
      behindWall: yes,
    });
    return entry({
      guns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
      apart: cm,
      projectile: z.enum(['solid', 'explosive', 'canister']),
      distance: cm,
      off,
      target,
    });
  }),
);

/** Reads shots at a ship from untrusted plain data. */
export const shotsAtShipAsked = situationReader<ShotsAtShip>(
  entry({
    gun,
    projectile: z.enum(['solid', 'explosive', 'canister']),
    shots: z.int().check(z.minimum(1), z.maximum(12)),
    distance: cm,
    off,
    fromShip: yes,
    ship: entry({
      length: cm,
      beam: cm,
      shows: z.exactOptional(z.enum(['side', 'end'])),
      mastHits: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
      gunHits: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
    }),
  }),
);

/** Reads the storm of a building from untrusted plain data, troops that the rules know. */
export const stormAsked: SituationReader<Storm, MusketRules> = situationReaderUnder(
  underRules((rules: MusketRules): z.ZodMiniType<Storm> => {
    const unit = entry(unitShape(troopsOf(rules).troop, moraleValue(rules)));
    return entry({
      attacker: unit,
      defender: unit,
      doors: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
      broken: yes,
      fire: z.exactOptional(
        entry({
          windows: z.int().check(z.minimum(0), z.maximum(100)),
          distance: cm,
          storey: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
        }),
      ),
      turns: z.exactOptional(turns),
    });
  }),
);

/** Reads a charge at foot that forms a square from untrusted plain data, troops that the rules know. */
export const formingSquareAsked: SituationReader<FormingSquare, MusketRules> = situationReaderUnder(
  underRules((rules: MusketRules): z.ZodMiniType<FormingSquare> => {
    const unit = entry(chargeUnitShape(rules));
    const whole = z.int().check(z.minimum(0), z.maximum(1000));
    return entry({
      attacker: unit,
      defender: unit,
      between: z.exactOptional(entry(acrossShape)),
      away: entry({ from: whole, to: whole }),
      fire: z.exactOptional(firePolicy),
      turns: z.exactOptional(turns),
    });
  }),
);
