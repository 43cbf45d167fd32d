import type { AncientPhase } from '../terms.js';

/** Chargers that met the enemy this turn count their shock. */
export const shockPhase: AncientPhase = {
  id: 'shock',
  title: 'Shock',
  clause: 'cady/common/sequence/step-7-shock',
  run() {},
};
