import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader } from '../../../scenario/index.js';
import type { Handling } from '../men/men.js';
import {
  grounds,
  type Mover,
  obstacles,
  type Pace,
  type PaceHistory,
  type PlannedMove,
  paces,
} from '../moving/moving.js';
import { type Action, actions } from '../rules/moving.js';
import type { Declaration, Looking } from '../sequence/sequence.js';
import type { Graded, Man } from '../troops.js';
import type { RaisedForce, RaisedUnit } from '../units/units.js';
import * as word from './words-schema.js';

/** Situations about men, units, the sequence of play and moving as JSON. */

/** A man and how he uses what he has. */
export interface AskedProtection extends Handling {
  readonly man: Man;
}
export const protection = reader<AskedProtection>(
  entry({ man: word.man, weapon: z.exactOptional(word.weapon), shooting: word.yes, encumbered: word.yes }),
);

/** A grade, in a campaign or not. */
export interface AskedGrade {
  readonly man: Graded;
  readonly campaign?: boolean;
}
export const grade = reader<AskedGrade>(entry({ man: word.graded, campaign: word.yes }));

/** A unit as it is raised. */
export const raised: z.ZodMiniType<RaisedUnit> = entry({
  commander: z.exactOptional(word.classed),
  men: listOf(word.classed, 0, 60),
});
export const force = reader<RaisedForce>(
  entry({
    commander: z.exactOptional(word.classed),
    units: listOf(raised, 0, 12),
    single: z.exactOptional(listOf(word.classed, 0, 60)),
  }),
);

export const mover: z.ZodMiniType<Mover> = z.discriminatedUnion('on', [
  entry({ on: z.literal('foot'), protection: word.protection }),
  entry({ on: z.literal('horse'), horse: word.horse, protection: word.protection }),
  entry({ on: z.literal('wheels'), drawn: choice(['team', 'men'], 'team') }),
]);
export const history: z.ZodMiniType<PaceHistory> = entry({
  ran: word.someCount,
  ranInAll: word.someCount,
  moved: word.yes,
  sameDirection: word.yes,
});

export const oneUnit = reader<RaisedUnit>(raised);
/** Somebody who would run or gallop. */
interface Paced {
  readonly mover: Mover;
  readonly pace: Pace;
  readonly history?: PaceHistory;
}
export const paced = reader<Paced>(entry({ mover, pace: choice(paces, 'pace'), history: z.exactOptional(history) }));

export const declaration = reader<Declaration>(
  entry({ mover, history: z.exactOptional(history), distance: word.inches, inSight: z.boolean() }),
);

export const looking = reader<Looking>(
  entry({
    distance: word.inches,
    gap: word.someInches,
    infantryBetween: word.yes,
    targetMounted: word.yes,
    inWoods: word.someInches,
    targetInWoods: word.someInches,
    sameWood: word.yes,
    targetShot: word.yes,
  }),
);

export const move = reader<PlannedMove>(
  entry({
    mover,
    pace: choice(paces, 'pace'),
    stretches: listOf(entry({ ground: choice(grounds, 'ground'), length: word.inches }), 0, 20),
    turns: z.exactOptional(listOf(word.degrees, 0, 20)),
    obstacles: z.exactOptional(listOf(choice(obstacles, 'obstacle'), 0, 20)),
    history: z.exactOptional(history),
    spent: z.exactOptional(word.share),
  }),
);

const action: z.ZodMiniType<Action> = choice(actions, 'action');
export const turnOfActions = reader(entry({ actions: listOf(action, 0, 12), moving: z.exactOptional(word.share) }));
