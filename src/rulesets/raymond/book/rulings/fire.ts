import { cellsAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { artilleryDice } from '../charts/fire.js';
import { book, ours } from './readings.js';

/** Rulings about firing and what shot does after it has missed. */

export const rangeBandLimits = defineRuling({
  id: 'raymond/ruling/range-band-limits',
  readings: [book('nearer-band', 'nearer-band', 20), book('farther-band', 'farther-band', 20)],
  default: 'nearer-band',
  reconstruction: false,
});

export const frameGunsAtClose = defineRuling({
  id: 'raymond/ruling/frame-guns-at-close-range',
  readings: [book('target-dice-alone', cellsAt(artilleryDice)['frame-guns'].close, 20), ours('cannot-fire', null)],
  default: 'target-dice-alone',
  reconstruction: false,
});

export const bounceBand = defineRuling({
  id: 'raymond/ruling/bounce-band',
  readings: [book('medium', ['medium'], 20), book('as-in-the-example', ['close', 'medium'], 22)],
  default: 'medium',
  reconstruction: false,
});

export const bounceCompulsory = defineRuling({
  id: 'raymond/ruling/bounce-compulsory',
  readings: [book('always', 'always', 20)],
  default: 'always',
  reconstruction: false,
});

export const firePivot = defineRuling({
  id: 'raymond/ruling/fire-pivot',
  readings: [book('every-unit', 'every-unit', 18)],
  default: 'every-unit',
  reconstruction: false,
});

export const targetInZone = defineRuling({
  id: 'raymond/ruling/target-in-zone',
  readings: [book('partly-in-zone-and-range', 'partly-in-zone-and-range', 18)],
  default: 'partly-in-zone-and-range',
  reconstruction: false,
});

export const betweenInZone = defineRuling({
  id: 'raymond/ruling/between-in-zone',
  readings: [ours('nearer-ahead-in-the-zone', 'nearer-ahead-in-the-zone')],
  default: 'nearer-ahead-in-the-zone',
  reconstruction: true,
});

export const adjacentStands = defineRuling({
  id: 'raymond/ruling/adjacent-stands',
  readings: [ours('edge-to-edge', { adjacent: 'edge-to-edge', zone: 'on-the-side-the-neighbour-fires-from' })],
  default: 'edge-to-edge',
  reconstruction: true,
});

export const noDiceLeft = defineRuling({
  id: 'raymond/ruling/no-dice-left',
  readings: [ours('no-throw', 0)],
  default: 'no-throw',
  reconstruction: true,
});

export const modifiersPerSet = defineRuling({
  id: 'raymond/ruling/fire-modifiers-per-set',
  readings: [book('once-for-each-set', 'once-for-each-set', 20)],
  default: 'once-for-each-set',
  reconstruction: false,
});

export const fireTerrainDice = defineRuling({
  id: 'raymond/ruling/fire-terrain-dice',
  readings: [
    ours('at-the-nearest-shot', { where: 'nearest-stand-fired-at-on-it-or-behind-it', behind: 'its-own-depth' }),
  ],
  default: 'at-the-nearest-shot',
  reconstruction: true,
});

export const fireDeclared = defineRuling({
  id: 'raymond/ruling/fire-declared',
  readings: [ours('all-at-once', 'all-at-once')],
  default: 'all-at-once',
  reconstruction: true,
});

export const fireRulings = [
  rangeBandLimits,
  frameGunsAtClose,
  bounceBand,
  bounceCompulsory,
  firePivot,
  targetInZone,
  betweenInZone,
  adjacentStands,
  noDiceLeft,
  modifiersPerSet,
  fireTerrainDice,
  fireDeclared,
] as const;
