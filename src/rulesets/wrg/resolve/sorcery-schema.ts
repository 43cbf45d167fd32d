import * as z from 'zod/mini';
import { choice, entry, situationReader as reader } from '../../../scenario/index.js';
import type { Casting, SpellTarget } from '../sorcery/spells.js';
import { type Creature, creatures, type TroopType, troopTypes } from '../troops.js';

/** The situations of the resolution functions about sword and sorcery as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const number = z.int().check(z.minimum(-20), z.maximum(40));

/** A creature, and of which type it is where it may be of several. */
export interface AskedCreature {
  readonly creature: Creature;
  readonly type?: TroopType;
}
export const creature = reader<AskedCreature>(
  entry({
    creature: choice(creatures, 'creature'),
    type: z.exactOptional(choice(troopTypes, 'type of troops')),
  }),
);

/** A magician who casts a spell, and whom it is to fall upon. */
export interface AskedSpell extends Casting {
  readonly target?: SpellTarget;
}
export const casting = reader<AskedSpell>(
  entry({
    number,
    distance: z.number().check(z.minimum(0), z.maximum(5000)),
    sees: yes,
    kept: z.exactOptional(choice(['rests', 'frog'], 'state of a magician')),
    castBefore: yes,
    target: z.exactOptional(entry({ mythical: yes, hostileMagician: yes, single: yes })),
  }),
);
