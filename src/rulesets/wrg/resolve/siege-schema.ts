import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  underRules,
} from '../../../scenario/index.js';
import { materialCarriage, siegeConstruction } from '../book/charts/siege.js';
import type { OverCaltrops } from '../caltrops/caltrops.js';
import type { FirePeriod, FireShot } from '../fire/fire.js';
import type { MeleeTroops } from '../hand-to-hand/weapons.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { Construction, SiegeMaterial } from '../rules/optional/siege.js';
import type { WrgRules } from '../rules.js';
import type { Battery } from '../siege/battery.js';
import { type Breaching, siegeMeans, siegeWorks } from '../siege/breach.js';
import type { Carrying } from '../siege/carriage.js';
import type { Digging, Mine, MinesMeet, Underground } from '../siege/mining.js';
import type { Building } from '../siege/work.js';
import { engineKinds, trainings, troopClasses, weapons } from '../troops.js';
import { stonesReach } from './possible-schema.js';

/** The situations of the resolution functions about sieges, fire and caltrops as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const figures = z.int().check(z.minimum(0), z.maximum(500));
const someFigures = z.exactOptional(figures);
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const work = z.exactOptional(z.number().check(z.minimum(0), z.maximum(5000)));
const modifier = z.exactOptional(z.int().check(z.minimum(-5), z.maximum(5)));
const pace = { outOfControl: yes, dark: yes };
const throwers = { training: choice(trainings, 'training'), class: choice(troopClasses, 'class') };
const material: z.ZodMiniType<SiegeMaterial> = choice(materialCarriage.rows, 'siege material');
const construction: z.ZodMiniType<Construction> = choice(siegeConstruction.rows, 'construction');

export const carrying = reader<Carrying>(
  entry({ material, figures: someFigures, passengers: someFigures, mounted: yes, wagons: someFigures }),
);

export const building = reader<Building>(
  entry({ build: construction, paces: z.exactOptional(paces), figures, done: work, ...pace }),
);

export const breaching = reader<Breaching>(
  entry({
    works: choice(siegeWorks, 'works'),
    means: choice(siegeMeans, 'means'),
    figures,
    done: work,
    defenders: someFigures,
    ...pace,
  }),
);

export const battery = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Battery> =>
    entry({ engine: choice(engineKinds, 'engine'), figures, distance: paces, modifier, ...throwers }).check(
      stonesReach(rules),
    ),
);

/** Diggers, and what they dig; without a mine its faults are not asked for. */
export interface AskedMine extends Digging {
  readonly mine?: Mine;
}
export const mine = reader<AskedMine>(
  entry({
    figures,
    ...pace,
    mine: z.exactOptional(
      entry({
        side: choice(['besieger', 'defender'], 'side'),
        sheltered: z.boolean(),
        aimed: z.boolean(),
        under: z.exactOptional(listOf(choice(['water', 'marsh'], 'ground'), 0, 2)),
        against: choice(['stone-wall', 'stone-tower', 'turf-wall', 'mine'], 'works'),
      }),
    ),
  }),
);

const tunnelUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Underground> =>
    entry({ troops: meleeTroopsUnder(rules), inTunnel: figures, shieldless: yes }),
);
const meleeTroopsUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<MeleeTroops> =>
    entry({
      type: choice(troopTypesOf(rules), 'type of troops'),
      ...throwers,
      weapons: listOf(choice(weapons, 'weapon'), 0, 3),
      dismounted: yes,
    }),
);
export const minesMeet = readerUnder(
  (rules: WrgRules): z.ZodMiniType<MinesMeet> =>
    entry({ miners: tunnelUnder(rules), counterminers: tunnelUnder(rules), insideFort: yes }),
);

export const fireShot = reader<FireShot>(entry({ figures, protectedTarget: yes, modifier, ...throwers }));

export const fire = reader<FirePeriod>(
  entry({
    points: figures,
    caught: yes,
    untenableFor: someFigures,
    added: someFigures,
    fighters: z.exactOptional(
      entry({ figures, buckets: z.boolean(), waterAt: z.exactOptional(paces), tank: someFigures }),
    ),
  }),
);

export const caltrops = readerUnder(
  (rules: WrgRules): z.ZodMiniType<OverCaltrops> =>
    entry({
      passing: entry({ type: choice(troopTypesOf(rules), 'type of troops'), dismounted: yes, ...throwers }),
      figures,
      laidBy: entry(throwers),
    }),
);
