import type { Resolver } from '../../book/index.js';
import { armyResolvers } from './resolve/army.js';
import { brokenResolvers } from './resolve/broken.js';
import { chargeResolvers } from './resolve/charge.js';
import { fightingResolvers } from './resolve/fighting.js';
import { movementResolvers } from './resolve/movement.js';
import { optionalResolvers } from './resolve/optional.js';
import { reactionResolvers } from './resolve/reaction.js';
import { testedResolvers } from './resolve/tested.js';

/** Every resolution function of the game that can be asked by name, under the amended book's rules. */
export const wrgResolvers: readonly Resolver[] = [
  ...armyResolvers,
  ...reactionResolvers,
  ...movementResolvers,
  ...fightingResolvers,
  ...chargeResolvers,
  ...brokenResolvers,
  ...testedResolvers,
  ...optionalResolvers,
];
