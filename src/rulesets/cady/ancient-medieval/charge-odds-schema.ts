import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, listOf, situationReaderUnder } from '../../../scenario/index.js';
import type { ChargeSituation } from './charge-odds.js';
import type { AncientMedievalRules } from './rules.js';
import { byTroops, type TroopSchema } from './troop-schema.js';

const yes = z.exactOptional(z.boolean());

const unitOf = (troop: TroopSchema) =>
  entry({
    type: troop,
    figures: z.int().check(z.minimum(1), z.maximum(72)),
    ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
    inContact: z.exactOptional(z.int().check(z.minimum(1), z.maximum(72))),
    formation: z.exactOptional(z.enum(['phalanx', 'testudo'])),
    morale: z.exactOptional(z.int().check(z.minimum(1), z.maximum(5))),
    fatigue: z.exactOptional(z.int().check(z.minimum(0), z.maximum(12))),
    inBattle: yes,
    hurt: yes,
    failedBefore: yes,
    pushedBack: yes,
    ledBySupremeCommander: yes,
  });

const between = entry({
  distance: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000))),
  behind: z.exactOptional(z.enum(['fence', 'wall', 'forest-edge'])),
  through: z.exactOptional(listOf(z.enum(['stakes', 'caltrops', 'ford', 'entrenchment']), 0, 4)),
  levelsUp: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
  ground: z.exactOptional(z.enum(['marsh', 'rough'])),
});

const fire = entry({
  at: z.enum(['far', 'middle', 'close', 'hold']),
  shots: z.exactOptional(z.int().check(z.minimum(1), z.maximum(3))),
});

const situationUnder = byTroops((troop): z.ZodMiniType<ChargeSituation> => {
  const unit = unitOf(troop);
  return entry({
    attacker: unit,
    defender: unit,
    between: z.exactOptional(between),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    fire: z.exactOptional(fire),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  });
});

/** Reads the situation of a charge from untrusted plain data: figures whole, lengths in cm, troops that the rules know. */
export const chargeSituation: SituationReader<ChargeSituation, AncientMedievalRules> =
  situationReaderUnder(situationUnder);
