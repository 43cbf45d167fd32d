import * as z from 'zod/mini';
import { choice } from '../../../../scenario/index.js';

const yes = z.exactOptional(z.boolean());

/** What can have befallen a unit of any period where a scenario is set up in the middle of a battle. */
export const beforeParts = {
  lost: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(1000)))
    .check(z.describe('Figures lost; "figures" are those that it began with.')),
  fatigue: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(30)))
    .check(z.describe('Melee points lost to melees that went on.')),
  reaction: z
    .exactOptional(choice(['back', 'back-and-turn', 'rout'], 'reaction'))
    .check(z.describe('What its morale has it do in the turn that comes.')),
  failedTest: yes.check(z.describe('It has failed a three-dice test.')),
  pushedBack: yes.check(z.describe('Its morale has pushed it back.')),
  loaded: yes.check(z.describe('Whether its weapons are loaded; they are unless said.')),
};

/** What stands before the parts of it, for readers of the file. */
export const beforeWords = 'What has befallen it already, where the scenario is set up in the middle of a battle.';
