import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { choice, entry, listOf, situationReader, situationReaderUnder, text } from '../../../scenario/index.js';
import type { MedievalBattle } from './combat/battles.js';
import type { WagonLoad } from './missiles/supply.js';
import { gun } from './resolve-schema.js';
import type { AncientMedievalRules } from './rules.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { TroopType } from './troops.js';

/** The situations of caltrops at work, wagons, shots, battles and centuries as JSON. Lengths in cm. */

const count = z.int().check(z.minimum(0), z.maximum(1000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const name = text(1, 60);

/** Figures at work on caltrops. */
interface CaltropsAsked {
  readonly task: 'strew' | 'clear';
  readonly figures: number;
  readonly area: number;
}
export const caltrops = situationReader<CaltropsAsked>(
  entry({
    task: choice(['strew', 'clear'], 'task'),
    figures: count,
    area: cm.check(z.describe('Square cm that they carry, or that lie there.')),
  }),
);

const load: z.ZodMiniType<WagonLoad> = z.union([z.literal('missiles'), gun]);
export const wagon = situationReader<{ readonly loads: readonly WagonLoad[] }>(
  entry({ loads: listOf(load, 0, 10).check(z.describe('As written on the roster.')) }),
);
export const marching = situationReader<{ readonly moves: readonly number[] }>(
  entry({ moves: listOf(cm, 1, 40).check(z.describe('What each of its units may move.')) }),
);

/** A century, and the one that it would join. */
interface CenturyAsked {
  readonly cohort: string;
  readonly inContact: boolean;
  readonly other?: string;
}
export const century = situationReader<CenturyAsked>(
  entry({
    cohort: name.check(z.describe('The cohort that it was divided from.')),
    inContact: z.boolean().check(z.describe('It touches the rest of its cohort.')),
    other: z.exactOptional(name).check(z.describe('The cohort of the century that it would join.')),
  }),
);

function ofTroops(type: TroopSchema) {
  const battle: z.ZodMiniType<MedievalBattle> = entry({ name, units: listOf(entry({ unit: name, type }), 0, 40) });
  const battles: z.ZodMiniType<{ readonly battles: readonly MedievalBattle[] }> = entry({
    battles: listOf(battle, 0, 20),
  });
  const shooter: z.ZodMiniType<{ readonly shooter: TroopType }> = entry({ shooter: type });
  return { battles, shooter };
}
const troops = byTroops(ofTroops);
type Troops = ReturnType<typeof troops>;
const readerOf = <S>(pick: (all: Troops) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> =>
  situationReaderUnder(rules => pick(troops(rules)));

export const battles = readerOf(all => all.battles);
export const shooter = readerOf(all => all.shooter);
