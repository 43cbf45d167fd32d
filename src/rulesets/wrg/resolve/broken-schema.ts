import * as z from 'zod/mini';
import {
  choice,
  entry,
  situationReader as reader,
  situationReaderUnder as readerUnder,
} from '../../../scenario/index.js';
import type { Charged, ChargeThrough } from '../moving/charge.js';
import type { Manner, Mover } from '../moving/mover.js';
import type { BarredRout, Trapped } from '../rout/meeting.js';
import type { Victors } from '../rout/rallying.js';
import type { Chase } from '../rout/running.js';
import type { WrgRules } from '../rules.js';
import { manner, moverUnder } from './mover-schema.js';
import { leftOfTheWhole } from './possible-schema.js';

/** The situations of the resolution functions about charges that are met, rout and pursuit as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const figures = z.int().check(z.minimum(1), z.maximum(500));
const period = z.int().check(z.minimum(1), z.maximum(50));
const men = z.int().check(z.minimum(1), z.maximum(60));

export const charged = reader<Charged>(
  entry({
    skirmishing: yes.check(z.describe('Ordered to skirmish.')),
    chargesWhoeverComes: yes.check(z.describe('Ordered to charge any enemy that comes within reach.')),
    supportsThreatened: yes.check(z.describe('Ordered to support another unit, which they see threatened.')),
    mayCountercharge: yes.check(z.describe('Their kind and their reaction let them (wrg/skirmishers-evade).')),
  }),
);
export const through = reader<ChargeThrough>(entry({ after: choice(['evaders', 'routers'], 'quarry') }));

/** Troops that rally back. */
export interface GoingBack {
  readonly mover: Mover;
  readonly manner?: Manner;
}
export const goingBack = readerUnder(
  (rules: WrgRules): z.ZodMiniType<GoingBack> => entry({ mover: moverUnder(rules), manner }),
);

export const trapped = reader<Trapped>(
  entry({ figures, general: z.exactOptional(entry({ men, of: men }).check(leftOfTheWhole)) }),
);

/** Broken troops in a period of their rout. */
export interface Fleeing {
  readonly period: number;
  readonly partlySurrounded?: boolean;
  readonly baseLineBarred?: boolean;
}
export const fleeing = reader<Fleeing>(entry({ period, partlySurrounded: yes, baseLineBarred: yes }));

export const barred = readerUnder(
  (rules: WrgRules): z.ZodMiniType<BarredRout> =>
    entry({ period, barredBy: moverUnder(rules), barredByManner: manner, canTurnAside: z.boolean() }),
);
export const victors = reader<Victors>(
  entry({
    allBroken: z.boolean(),
    pursued: z.int().check(z.minimum(0), z.maximum(50), z.describe('Periods that they have pursued already.')),
    holdOrders: yes,
    reaction: z.exactOptional(choice(['uncontrolled-advance', 'act-as-general-wishes', 'other'], 'result of a test')),
    generalWishes: yes,
  }),
);
export const chase = reader<Chase>(
  entry({
    gap: paces.check(z.describe('Between the two when the rout of the period begins; 0 in contact.')),
    rout: paces,
    pursuit: paces,
    period,
  }),
);
