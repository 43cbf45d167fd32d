import type { AncientPhase } from '../terms.js';

export { callFaults } from './calls.js';

/** Machines fire, one of each side at a time. */
export const artilleryPhase: AncientPhase = {
  id: 'artillery',
  title: 'Artillery fire',
  clause: 'cady/common/sequence/step-5-artillery',
  run() {},
};
