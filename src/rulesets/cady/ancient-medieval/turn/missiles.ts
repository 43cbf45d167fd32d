import type { AncientPhase } from '../terms.js';

/**
 * Units that are loaded and ordered to (`FB`) shoot at the beginning of the turn, from where they stand. It takes a third of
 * their turn.
 */
export const openingMissilesPhase: AncientPhase = {
  id: 'opening-missiles',
  title: 'Missiles at the beginning of the turn',
  clause: 'cady/ancient-medieval/missile/loading-actions',
  run() {},
};

/** Every unit that may shoots or throws, at its charger or at one target. Losses are taken off when all have shot. */
export const missilesPhase: AncientPhase = {
  id: 'missiles',
  title: 'Missile fire',
  clause: 'cady/common/sequence/step-6-small-arms',
  run() {},
};
