import type { AncientPhase } from '../terms.js';

/** The turn ends with the morale of those that lost figures. */
export const moralePhase: AncientPhase = {
  id: 'morale',
  title: 'Post-melee morale',
  clause: 'cady/common/sequence/step-9-post-melee-morale',
  run() {},
};
