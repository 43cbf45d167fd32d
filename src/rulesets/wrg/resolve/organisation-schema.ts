import * as z from 'zod/mini';
import {
  choice,
  entry,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  text,
} from '../../../scenario/index.js';
import type { GeneralEntry, UnitEntry } from '../army/army-list.js';
import { figureCount, troopsSchema, unitSchema } from '../army/army-schema.js';
import type { Based } from '../army/bases.js';
import type { SubUnitPlace } from '../army/sub-units.js';
import { type FigureScale, figureScales } from '../rules/army/bases.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { engineKinds, type Troops } from '../troops.js';
import { fitsItsType } from './possible-schema.js';

/** The situations of the functions about bases, scales, units, sub-units and generals as JSON. */

const yes = z.exactOptional(z.boolean());
const points = z.number().check(z.minimum(0), z.maximum(100_000));
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const millimetres = z.number().check(z.gt(0), z.maximum(500));
const scale = z.exactOptional(choice(figureScales, 'scale')).check(z.describe('Of the figures; 25 mm unless said.'));
const nation = z.exactOptional(text(1, 40)).check(z.describe('Whose army, where the troops do not say.'));

/** A base, and how wide it has been made. */
export interface AskedBase {
  readonly troops: Based;
  readonly scale?: FigureScale;
  readonly frontage?: number;
}
export const based = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedBase> =>
    entry({
      troops: entry({
        type: choice(troopTypesOf(rules), 'type of troops'),
        horses: z
          .exactOptional(z.int().check(z.minimum(1), z.maximum(8)))
          .check(z.describe('Of a chariot: horses that draw it.')),
        engine: z.exactOptional(choice(engineKinds, 'kind of engine')),
      }).check(fitsItsType(rules)),
      scale,
      frontage: z.exactOptional(millimetres).check(z.describe('Millimetres, of a base that is made already.')),
    }),
);

/** A scale, and what is to be turned into it. */
export interface AskedScale {
  readonly scale?: FigureScale;
  readonly inches?: number;
  readonly figures?: number;
  readonly pikes?: boolean;
  readonly column?: number;
}
export const scaled = reader<AskedScale>(
  entry({
    scale,
    inches: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000), z.describe('A length on the table.'))),
    figures: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(500)))
      .check(z.describe('Figures that would shoot or fight.')),
    pikes: yes.check(z.describe('Foot with pikes.')),
    column: z.exactOptional(millimetres).check(z.describe('Millimetres that a column is wide.')),
  }).check(
    z.refine(({ scale, inches }) => inches === undefined || scale !== '15mm-millimetre', {
      path: ['inches'],
      error: 'a pace is a millimetre there\nmeasure in millimetres, and leave it out',
    }),
  ),
);

export const lasted = reader<{ readonly periods: number }>(
  entry({ periods: z.int().check(z.minimum(0), z.maximum(200), z.describe('Periods of play.')) }),
);

/** A body of troops with its weapons. */
export interface AskedWeapons {
  readonly troops: Troops;
  readonly agreed?: boolean;
}
export const armed = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedWeapons> =>
    entry({
      troops: troopsSchema(rules),
      agreed: yes.check(z.describe('The players have agreed on other pairs of weapons.')),
    }),
);

/** Troops that form a unit. */
export interface AskedSize {
  readonly troops: Troops;
  readonly divided?: boolean;
}
export const sized = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedSize> =>
    entry({ troops: troopsSchema(rules), divided: yes.check(z.describe('Into sub-units.')) }),
);

/** A unit of an army list. */
export interface AskedUnit {
  readonly unit: UnitEntry;
  readonly nation?: string;
}
export const organised = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedUnit> => entry({ unit: unitSchema(rules), nation }),
);

export const parted = reader<SubUnitPlace>(
  entry({
    distance: paces.check(z.describe('Between the nearest figures of both.')),
    normalMove: paces.check(z.describe('The sub-unit’s own.')),
    inSight: z.boolean(),
  }),
);

/** The points of an army. */
export interface Strength {
  readonly strength: number;
  readonly ownPoints?: number;
  readonly stoneWalls?: number;
}
export const strength = reader<Strength>(
  entry({
    strength: points.check(z.describe('Points of the whole army.')),
    ownPoints: z.exactOptional(points).check(z.describe('Of its subordinate generals among them.')),
    stoneWalls: z.exactOptional(points).check(z.describe('Of its stone fortifications among them.')),
  }),
);

/** A general with his bodyguard. */
export interface Guarded {
  readonly general: Pick<GeneralEntry, 'troops' | 'bodyguard'>;
  readonly nation?: string;
}
export const guarded = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Guarded> =>
    entry({
      general: entry({
        troops: troopsSchema(rules),
        bodyguard: z
          .exactOptional(figureCount)
          .check(z.describe('Figures or models, himself among them; alone unless said.')),
      }),
      nation,
    }),
);
