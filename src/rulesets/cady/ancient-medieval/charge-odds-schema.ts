import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, listOf, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import type { ChargeSituation } from './charge-odds.js';
import type { AncientMedievalRules } from './rules.js';
import { byTroops, type TroopSchema } from './troop-schema.js';

const yes = z.exactOptional(z.boolean());

const unitOf = (troop: TroopSchema, morale: z.ZodMiniType<number>) =>
  entry({
    type: troop,
    figures: z.int().check(z.minimum(1), z.maximum(72)),
    ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
    inContact: z.exactOptional(z.int().check(z.minimum(1), z.maximum(72))),
    formation: z.exactOptional(z.enum(['phalanx', 'testudo'])),
    pavises: z.exactOptional(z.int().check(z.minimum(0), z.maximum(72))),
    morale: z.exactOptional(morale),
    fatigue: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
    inBattle: yes,
    hurt: yes,
    failedBefore: yes,
    pushedBack: yes,
    ledBySupremeCommander: yes,
  });

const between = entry({
  distance: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000))),
  overBarrier: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000))),
  inShock: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000))),
  behind: z.exactOptional(z.enum(['fence', 'wall', 'forest-edge'])),
  through: z.exactOptional(listOf(z.enum(['stakes', 'caltrops', 'ford', 'entrenchment']), 0, 4)),
  levelsUp: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
  ground: z.exactOptional(z.enum(['marsh', 'rough'])),
});

const fire = entry({
  at: z.enum(['far', 'middle', 'close', 'hold']),
  shots: z.exactOptional(z.int().check(z.minimum(1), z.maximum(3))),
});

const troopsOf = byTroops(troop => troop);

const situationUnder = underRules((rules: AncientMedievalRules): z.ZodMiniType<ChargeSituation> => {
  const unit = unitOf(troopsOf(rules), moraleValue(rules));
  return entry({
    attacker: unit,
    defender: unit,
    between: z.exactOptional(between),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    withdraws: yes,
    fire: z.exactOptional(fire),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  });
});

/** Reads the situation of a charge from untrusted plain data: figures whole, lengths in cm, troops that the rules know. */
export const chargeSituation: SituationReader<ChargeSituation, AncientMedievalRules> =
  situationReaderUnder(situationUnder);
