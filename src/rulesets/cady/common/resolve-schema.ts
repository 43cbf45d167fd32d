import * as z from 'zod/mini';
import { situationReader as reader } from '../../../scenario/index.js';
import type { BattleInDanger } from './fighting/battles.js';
import type { Collision } from './fighting/charge-test.js';
import type { RangeThird } from './fighting/defensive-fire.js';
import type { Holding } from './fighting/holding.js';
import type { Reaction } from './fighting/morale.js';
import type { SurrenderOffer } from './fighting/surrender.js';
import type { Tested } from './fighting/three-dice.js';

/** The situations of the resolution functions that Cady's periods share, as JSON. */

const yes = z.exactOptional(z.boolean());
const figures = z.int().check(z.minimum(0), z.maximum(1000));
const morale = z.int().check(z.minimum(1), z.maximum(5));
const unit = z.string().check(z.minLength(1), z.maxLength(80));
const reaction: z.ZodMiniType<Reaction> = z.enum(['no-effect', 'back', 'back-and-turn', 'rout']);

const history = { hurt: yes, failedBefore: yes, pushedBack: yes, ledBySupremeCommander: yes };
const tested = { morale, ...history };
const side = z.strictObject({ ...tested, figures });

export const oneTested = reader<Tested>(z.strictObject(tested));
export const collision = reader<Collision>(z.strictObject({ attacker: side, defender: side }));
export const leaving = reader<Tested & { readonly ordered: boolean }>(
  z.strictObject({ ...tested, ordered: z.boolean() }),
);

/** A missile or musket unit that is charged, and where it would fire if it passes its test. */
export interface ChargedShooter {
  readonly unit: Tested;
  readonly choice: RangeThird;
}
export const chargedShooter = reader<ChargedShooter>(
  z.strictObject({ unit: z.strictObject(tested), choice: z.enum(['far', 'middle', 'close']) }),
);
export const holding = reader<Holding>(
  z.strictObject({ holder: side, forced: z.strictObject({ morale, figures, reaction }) }),
);
const member = z.strictObject({ ...tested, unit, reaction: z.exactOptional(reaction) });
export const battleInDanger = reader<BattleInDanger>(
  z.strictObject({ lost: unit, others: z.array(member).check(z.maxLength(20)) }),
);
export const offer = reader<SurrenderOffer>(
  z.strictObject({ unit: side, inMelee: z.boolean(), accepted: z.boolean() }),
);
