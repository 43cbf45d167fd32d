import * as z from 'zod/mini';
import { entry, situationReaderUnder as readerUnder } from '../../../scenario/index.js';
import type { ChargeQuestion } from '../charge/charge.js';
import type { WrgRules } from '../rules.js';
import { bodyUnder, volleyUnder } from './fighting-schema.js';
import { situationUnder } from './reaction-schema.js';

const yes = z.exactOptional(z.boolean());

/** A charge before anything has been thrown, as JSON. */
export const charge = readerUnder(
  (rules: WrgRules): z.ZodMiniType<ChargeQuestion> =>
    entry({
      attacker: entry({ reaction: situationUnder(rules), body: bodyUnder(rules) }),
      defender: entry({
        reaction: situationUnder(rules),
        body: bodyUnder(rules),
        fromAfar: yes,
        skirmishing: yes,
        countercharging: yes,
        volley: z.exactOptional(volleyUnder(rules)),
      }),
    }),
);
