import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about armies and what can be seen. */

export const armPointsLimit = defineRuling({
  id: 'cady/ruling/arm-points-limit',
  subject: 'The third of an army’s points that may be artillery or cavalry',
  readings: [book('each-arm', 'each-arm', 382), book('both-together', 'both-together', 382)],
  default: 'each-arm',
  reconstruction: false,
  why: 'A third made up of artillery or cavalry can be read either way. The medieval section repeats the limit for artillery alone, which makes sense only if each arm has its own.',
});

export const hillEdgeSight = defineRuling({
  id: 'cady/ruling/hill-edge-sight',
  subject: 'Distance in cm from a hill’s edge at which figures neither see nor are seen over it',
  readings: [book('hills-section', 6, 1002), book('hidden-troops-section', 5, 715)],
  default: 'hills-section',
  reconstruction: false,
  why: 'The section on hills rules on it both ways; the other mentions what normally happens.',
});

export const fireIntoMelee = defineRuling({
  id: 'cady/ruling/fire-into-melee',
  subject: 'Fire at an enemy that is in melee with friends',
  readings: [ours('not-chosen', false), ours('allowed', true)],
  default: 'not-chosen',
  reconstruction: true,
  why: 'Friends can be hit by accident, and suffer for it; no rule says how the hits of small arms are shared out in a melee, so no unit fires into one.',
});

export const armyRulings = [armPointsLimit, hillEdgeSight, fireIntoMelee] as const;
