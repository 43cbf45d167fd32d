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

export const detachWho = defineRuling({
  id: 'cady/ruling/detach-who',
  readings: [
    book('gunners-and-men', { gunners: true, men: true, remanning: 'anybody' }, 2201),
    book('gunners', { gunners: true, men: false, remanning: 'nobody' }, 2201),
    book('stand-or-crew', { gunners: false, men: true, remanning: 'detached' }, 2790),
    book('whoever-stands-there', { gunners: false, men: false, remanning: 'anybody' }, 2209),
  ],
  default: 'gunners-and-men',
  reconstruction: false,
});

export const reformsInPerson = defineRuling({
  id: 'cady/ruling/reforms-in-person',
  readings: [ours('with-them-or-beside', true), ours('leads-one-of-them', false)],
  default: 'with-them-or-beside',
  reconstruction: true,
});

export const armyRulings = [armPointsLimit, hillEdgeSight, fireIntoMelee, detachWho, reformsInPerson] as const;
