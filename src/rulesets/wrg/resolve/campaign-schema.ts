import * as z from 'zod/mini';
import { choice, entry, situationReader as reader } from '../../../scenario/index.js';
import { springMonths } from '../army/campaign.js';
import type { Month } from '../months.js';

/** The situations of the functions about campaigns as JSON. */

const points = z.number().check(z.minimum(0), z.maximum(100_000));

/** A battle of a series that is played with weather. */
export interface InSeries {
  readonly battle: number;
  readonly first: Month;
}
export const inSeries = reader<InSeries>(
  entry({
    battle: z.int().check(z.minimum(1), z.maximum(1000), z.describe('Which of the series, from 1.')),
    first: choice(springMonths, 'month of spring').check(z.describe('In which the series began.')),
  }),
);

/** A campaign’s next battle, in which one side defends. */
export interface AskedDefence {
  readonly picked: number;
  readonly defender: number;
  readonly attacker: number;
}
export const defence = reader<AskedDefence>(
  entry({
    picked: z.int().check(z.minimum(0), z.maximum(200)).check(z.describe('Terrain units picked as usual.')),
    defender: points.check(z.describe('Points of the defender’s troops.')),
    attacker: points.check(z.describe('Points of the attacker’s troops.')),
  }),
);

/** A campaign’s siege. */
export interface AskedSiege {
  readonly fortress: number;
  readonly defender: number;
  readonly attacker: number;
}
export const siege = reader<AskedSiege>(
  entry({
    fortress: points.check(z.describe('Points of the fortress.')),
    defender: points.check(z.describe('Points of the troops that are left to the defender.')),
    attacker: points.check(z.describe('Points of the attacker’s troops.')),
  }),
);

export const defectors = reader<{ readonly people: 'arab' | 'subject-race' | 'other' }>(
  entry({ people: choice(['arab', 'subject-race', 'other'], 'people') }),
);
