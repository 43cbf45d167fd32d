import type { AncientPhase } from '../terms.js';

/** Every contact is fought. */
export const meleePhase: AncientPhase = {
  id: 'melee',
  title: 'Melee',
  clause: 'cady/common/sequence/step-8-melee',
  run() {},
};
