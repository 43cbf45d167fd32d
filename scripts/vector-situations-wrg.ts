import type { Situation } from './situation-choices.js';
import { armySituations } from './vector-situations-wrg/army.js';
import { brokenSituations } from './vector-situations-wrg/broken.js';
import { chargeSituations } from './vector-situations-wrg/charge.js';
import { fightingSituations } from './vector-situations-wrg/fighting.js';
import { movementSituations } from './vector-situations-wrg/movement.js';
import { optionalSituations } from './vector-situations-wrg/optional.js';
import { reactionSituations } from './vector-situations-wrg/reaction.js';

/** Situations for each resolution function of the WRG rules, by its name. */
export const wrgSituations: { readonly [resolver: string]: readonly Situation[] } = {
  ...armySituations,
  ...reactionSituations,
  ...movementSituations,
  ...fightingSituations,
  ...chargeSituations,
  ...brokenSituations,
  ...optionalSituations,
};
