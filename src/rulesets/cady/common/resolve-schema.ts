import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from './army/morale-schema.js';
import type { BattleInDanger } from './fighting/battles.js';
import type { Collision } from './fighting/charge-test.js';
import type { RangeThird } from './fighting/defensive-fire.js';
import type { Holding } from './fighting/holding.js';
import type { Reaction } from './fighting/morale.js';
import type { SurrenderOffer } from './fighting/surrender.js';
import type { Tested, ThreeDiceRules } from './fighting/three-dice.js';

/** The situations of the resolution functions that Cady's periods share, as JSON. */

const yes = z.exactOptional(z.boolean());
const figures = z.int().check(z.minimum(0), z.maximum(1000));
const unit = z.string().check(z.minLength(1), z.maxLength(80));
const reaction: z.ZodMiniType<Reaction> = z.enum(['no-effect', 'back', 'back-and-turn', 'rout']);

const history = { hurt: yes, failedBefore: yes, pushedBack: yes, ledBySupremeCommander: yes };

/** A missile or musket unit that is charged, and where it would fire if it passes its test. */
export interface ChargedShooter {
  readonly unit: Tested;
  readonly choice: RangeThird;
}

/** All of them, in which morale values stand. */
const situations = underRules((rules: ThreeDiceRules) => {
  const morale = moraleValue(rules);
  const tested = { morale, ...history };
  const side = entry({ ...tested, figures });
  const member = entry({ ...tested, unit, reaction: z.exactOptional(reaction) });
  const oneTested: z.ZodMiniType<Tested> = entry(tested);
  const collision: z.ZodMiniType<Collision> = entry({ attacker: side, defender: side });
  const leaving: z.ZodMiniType<Tested & { readonly ordered: boolean }> = entry({
    ...tested,
    ordered: z.boolean(),
  });
  const chargedShooter: z.ZodMiniType<ChargedShooter> = entry({
    unit: entry(tested),
    choice: z.enum(['far', 'middle', 'close']),
  });
  const holding: z.ZodMiniType<Holding> = entry({
    holder: side,
    forced: entry({ morale, figures, reaction }),
  });
  const battleInDanger: z.ZodMiniType<BattleInDanger> = entry({
    lost: unit,
    others: z.array(member).check(z.maxLength(20)),
  });
  const offer: z.ZodMiniType<SurrenderOffer> = entry({
    unit: side,
    inMelee: z.boolean(),
    accepted: z.boolean(),
  });
  return { oneTested, collision, leaving, chargedShooter, holding, battleInDanger, offer };
});

type Situations = ReturnType<typeof situations>;

function reader<S>(pick: (all: Situations) => z.ZodMiniType<S>): SituationReader<S, ThreeDiceRules> {
  return situationReaderUnder(rules => pick(situations(rules)));
}

/** A unit that throws the three dice, under the rules in force. */
export const testedUnder = (rules: ThreeDiceRules): z.ZodMiniType<Tested> => situations(rules).oneTested;

export const oneTested = reader(all => all.oneTested);
export const collision = reader(all => all.collision);
export const leaving = reader(all => all.leaving);
export const chargedShooter = reader(all => all.chargedShooter);
export const holding = reader(all => all.holding);
export const battleInDanger = reader(all => all.battleInDanger);
export const offer = reader(all => all.offer);
