import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, listOf, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import { byTroopTypes } from '../common/army/troop-schema.js';
import type { ChargeSituation } from './charge-odds.js';
import { befallen, unitShape } from './continued-melee-schema.js';
import type { MusketRules } from './rules.js';
import { troopTypes, troopTypesOf } from './troops.js';

const yes = z.exactOptional(z.boolean());

/** What may lie between the two, but for how far it is. */
export const acrossShape = {
  behind: z.exactOptional(z.enum(['fence', 'wall', 'forest-edge'])),
  through: z.exactOptional(listOf(z.enum(['ford']), 0, 1)),
  levelsUp: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
  ground: z.exactOptional(z.enum(['marsh', 'rough'])),
};

const between = entry({
  distance: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000))),
  overBarrier: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1000))),
  inShock: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000))),
  ...acrossShape,
});

/** How a defender may mean to fire. */
export const firePolicy = entry({ at: z.enum(['far', 'middle', 'close', 'hold']) });

const troopsOf = byTroopTypes(troopTypes, troopTypesOf, troop => ({ troop }));

/** What is asked of a unit in a charge. */
export const chargeUnitShape = (rules: MusketRules) => ({
  ...unitShape(troopsOf(rules).troop, moraleValue(rules)),
  hurt: yes,
  failedBefore: yes,
  pushedBack: yes,
  ledBySupremeCommander: yes,
  trained: befallen,
});

const situationUnder = underRules((rules: MusketRules): z.ZodMiniType<ChargeSituation> => {
  const unit = entry({ ...chargeUnitShape(rules), forming: yes });
  return entry({
    attacker: unit,
    defender: unit,
    between: z.exactOptional(between),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    withdraws: yes,
    fire: z.exactOptional(firePolicy),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  });
});

/** Reads the situation of a charge from untrusted plain data: figures whole, lengths in cm, troops that the rules know. */
export const chargeSituation: SituationReader<ChargeSituation, MusketRules> = situationReaderUnder(situationUnder);
