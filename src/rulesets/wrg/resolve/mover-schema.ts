import * as z from 'zod/mini';
import { choice, entry, listOf, underRules } from '../../../scenario/index.js';
import type { Manner, Mover } from '../moving/mover.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { crewArms, draughts, engineKinds, trainings } from '../troops.js';
import { fitsItsType } from './possible-schema.js';

/** Who moves and how, in the situations of resolution functions as JSON. */

const yes = z.exactOptional(z.boolean());
const drawn = z.exactOptional(choice(draughts, 'draught'));

export const moverUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Mover> =>
    entry({
      type: choice(troopTypesOf(rules), 'type of troops'),
      training: choice(trainings, 'training'),
      camels: yes,
      mounts: yes,
      nation: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(40))),
      horses: z.exactOptional(z.int().check(z.minimum(1), z.maximum(4))),
      crew: z.exactOptional(listOf(choice(crewArms, 'arms of a crew'), 0, 10)),
      engine: z.exactOptional(choice(engineKinds, 'engine')),
      drawn,
    }).check(fitsItsType(rules)),
);
const aManner: z.ZodMiniType<Manner> = entry({
  dismounted: yes,
  square: yes,
  disorganised: yes,
  routing: yes,
  drawn,
});
export const manner = z.exactOptional(aManner);
