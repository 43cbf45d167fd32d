import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about armies and what can be seen. */

export const armPointsLimit = defineRuling({
  id: 'cady/ruling/arm-points-limit',
  readings: [book('each-arm', 'each-arm', 382), book('both-together', 'both-together', 382)],
  default: 'each-arm',
  reconstruction: false,
});

export const hillEdgeSight = defineRuling({
  id: 'cady/ruling/hill-edge-sight',
  readings: [book('hills-section', 6, 1002), book('hidden-troops-section', 5, 715)],
  default: 'hills-section',
  reconstruction: false,
});

export const fireIntoMelee = defineRuling({
  id: 'cady/ruling/fire-into-melee',
  readings: [ours('not-chosen', false), ours('allowed', true)],
  default: 'not-chosen',
  reconstruction: true,
});

export const armyRulings = [armPointsLimit, hillEdgeSight, fireIntoMelee] as const;
