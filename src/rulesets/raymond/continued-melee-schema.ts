import * as z from 'zod/mini';
import type { SituationReader } from '../../book/index.js';
import { choice, entry, situationReaderUnder, text, underRules } from '../../scenario/index.js';
import { mostHits, mostTurns } from './continued-melee/bounds.js';
import { meleeSides, struckEdges } from './continued-melee/situation.js';
import type { ContinuedMeleeSituation, MeleeUnit } from './continued-melee.js';
import type { RaymondRules } from './rules.js';
import { gunKinds, unitTypesOf } from './troops.js';

const hits = z.int().check(z.minimum(0), z.maximum(mostHits));

const unitOf = (type: ReturnType<typeof typeOf>): z.ZodMiniType<MeleeUnit> =>
  entry({
    type,
    stands: z.exactOptional(text(1, 60)),
    guns: z.exactOptional(choice(gunKinds, 'kind of guns')),
    formation: z.exactOptional(choice(['line', 'mass', 'defensive mass'], 'formation')),
    inCommand: z.exactOptional(z.boolean()),
    hits: z.exactOptional(hits),
    terrainDice: z.exactOptional(z.int().check(z.minimum(-6), z.maximum(6))),
    rethrow: z.exactOptional(
      z.discriminatedUnion('kind', [
        entry({ kind: z.literal('never') }),
        entry({ kind: z.literal('below'), hits }),
        entry({ kind: z.literal('most-stands') }),
      ]),
    ),
    givesUp: z.exactOptional(choice(['fights-best', 'weakest'], 'habit')),
    staysAlone: z.exactOptional(z.boolean()),
  });

const typeOf = (rules: RaymondRules) => choice(unitTypesOf(rules), 'kind of unit');

const situationUnder = underRules((rules: RaymondRules): z.ZodMiniType<ContinuedMeleeSituation> => {
  const unit = unitOf(typeOf(rules));
  return entry({
    attacker: unit,
    defender: unit,
    struckOn: z.exactOptional(choice(struckEdges, 'edge')),
    aside: z.exactOptional(z.number().check(z.minimum(-100), z.maximum(100))),
    initiative: z.exactOptional(choice(meleeSides, 'side')),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(mostTurns))),
  });
});

/** Reads the situation of a combat that goes on from untrusted plain data: kinds of units that the rules know. */
export const continuedMeleeSituation: SituationReader<ContinuedMeleeSituation, RaymondRules> =
  situationReaderUnder(situationUnder);
