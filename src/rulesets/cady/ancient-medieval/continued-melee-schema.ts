import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, listOf, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import type { ContinuedMeleeSituation } from './continued-melee.js';
import type { AncientMedievalRules } from './rules.js';
import { byTroops, type TroopSchema } from './troop-schema.js';

const unitOf = (troop: TroopSchema, morale: z.ZodMiniType<number>) =>
  entry({
    type: troop,
    figures: z.int().check(z.minimum(1), z.maximum(72)),
    ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
    inContact: z.exactOptional(z.int().check(z.minimum(1), z.maximum(72))),
    formation: z.exactOptional(z.enum(['phalanx', 'testudo'])),
    morale: z.exactOptional(morale),
    fatigue: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
    inBattle: z.exactOptional(z.boolean()),
  });

const between = entry({
  behind: z.exactOptional(z.enum(['fence', 'wall'])),
  through: z.exactOptional(listOf(z.enum(['stakes', 'ford', 'entrenchment']), 0, 3)),
  levelsUp: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
});

const troopsOf = byTroops(troop => troop);

const situationUnder = underRules((rules: AncientMedievalRules): z.ZodMiniType<ContinuedMeleeSituation> => {
  const unit = unitOf(troopsOf(rules), moraleValue(rules));
  return entry({
    attacker: unit,
    defender: unit,
    between: z.exactOptional(between),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  });
});

/** Reads the situation of a melee that goes on from untrusted plain data: figures whole, troops that the rules know. */
export const continuedMeleeSituation: SituationReader<ContinuedMeleeSituation, AncientMedievalRules> =
  situationReaderUnder(situationUnder);
