import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, listOf, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import { byTroopTypes, type TroopSchema } from '../common/army/troop-schema.js';
import type { ContinuedMeleeSituation } from './continued-melee.js';
import type { MusketRules } from './rules.js';
import { type TroopType, troopTypes, troopTypesOf } from './troops.js';

const yes = z.exactOptional(z.boolean());
/** What a random event has done to it. */
export const befallen = z.exactOptional(z.literal(true));

/** What is asked of a unit in melee. */
export const unitShape = (troop: TroopSchema<TroopType>, morale: z.ZodMiniType<number>) => ({
  type: troop,
  figures: z.int().check(z.minimum(1), z.maximum(72)),
  ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  inContact: z.exactOptional(z.int().check(z.minimum(1), z.maximum(72))),
  morale: z.exactOptional(morale),
  fatigue: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
  generalWithIt: yes,
  inBrigade: yes,
  behindDefence: z.exactOptional(z.enum(['wall', 'hill', 'river-bank', 'building'])),
  officer: z.exactOptional(z.enum(['colonel', 'general'])),
  square: yes,
  stout: befallen,
  imperial: befallen,
  drunk: befallen,
});

const between = entry({
  behind: z.exactOptional(z.enum(['fence', 'wall', 'fortification'])),
  through: z.exactOptional(listOf(z.enum(['ford']), 0, 1)),
  levelsUp: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
  openings: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
});

const troopsOf = byTroopTypes(troopTypes, troopTypesOf, troop => ({ troop }));

const situationUnder = underRules((rules: MusketRules): z.ZodMiniType<ContinuedMeleeSituation> => {
  const unit = entry(unitShape(troopsOf(rules).troop, moraleValue(rules)));
  return entry({
    attacker: unit,
    defender: unit,
    between: z.exactOptional(between),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  });
});

/** Reads the situation of a melee that goes on from untrusted plain data: figures whole, troops that the rules know. */
export const continuedMeleeSituation: SituationReader<ContinuedMeleeSituation, MusketRules> =
  situationReaderUnder(situationUnder);
