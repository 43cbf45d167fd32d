import { cellsAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { movementAllowances } from '../charts/movement.js';
import { book, ours } from './readings.js';

/** Rulings about movement, charges and reactions. Lengths in inches. */

const { cavalry } = cellsAt(movementAllowances);

export const cavalryMove = defineRuling({
  id: 'raymond/ruling/cavalry-move',
  readings: [
    book('table', { move: cavalry.move, 'double-time': cavalry['double-time'] }, 34),
    book('example', { move: 18, 'double-time': 36 }, 34),
  ],
  default: 'table',
  reconstruction: false,
});

export const slightPivot = defineRuling({
  id: 'raymond/ruling/slight-pivot',
  readings: [book('straight-from-corner-to-corner', 'straight-from-corner-to-corner', 18)],
  default: 'straight-from-corner-to-corner',
  reconstruction: false,
});

export const turningRoom = defineRuling({
  id: 'raymond/ruling/turning-room',
  readings: [ours('where-it-ends', 'where-it-ends')],
  default: 'where-it-ends',
  reconstruction: true,
});

export const keepingClear = defineRuling({
  id: 'raymond/ruling/keeping-clear',
  readings: [book('never-in-contact', 'never-in-contact', 36)],
  default: 'never-in-contact',
  reconstruction: false,
});

export const doubleTimeStart = defineRuling({
  id: 'raymond/ruling/double-time-start',
  readings: [book('start-of-the-players-phase', 'start-of-the-players-phase', 32)],
  default: 'start-of-the-players-phase',
  reconstruction: false,
});

export const tableEdge = defineRuling({
  id: 'raymond/ruling/table-edge',
  readings: [ours('keeps-what-is-left', 'keeps-what-is-left')],
  default: 'keeps-what-is-left',
  reconstruction: true,
});

export const halvesOptional = defineRuling({
  id: 'raymond/ruling/halves-optional',
  readings: [ours('either-may-be-left-out', 'either-may-be-left-out')],
  default: 'either-may-be-left-out',
  reconstruction: true,
});

export const chargeReach = defineRuling({
  id: 'raymond/ruling/charge-reach',
  readings: [ours('may-not-be-declared', 'may-not-be-declared')],
  default: 'may-not-be-declared',
  reconstruction: true,
});

export const failedCharge = defineRuling({
  id: 'raymond/ruling/failed-charge',
  readings: [book('manoeuvre-alone', 'manoeuvre-alone', 36)],
  default: 'manoeuvre-alone',
  reconstruction: false,
});

export const mountingInDefensiveMass = defineRuling({
  id: 'raymond/ruling/mounting-in-defensive-mass',
  readings: [book('not-before-they-change', 'not-before-they-change', 38)],
  default: 'not-before-they-change',
  reconstruction: false,
});

export const frozenInContact = defineRuling({
  id: 'raymond/ruling/frozen-in-contact',
  readings: [book('may-retreat', 'may-retreat', 38)],
  default: 'may-retreat',
  reconstruction: false,
});

export const heavyCavalryRetreat = defineRuling({
  id: 'raymond/ruling/heavy-cavalry-retreat',
  readings: [book('within-command-range', [], 38), book('heavy-cavalry-anywhere', ['heavy-cavalry'], 22)],
  default: 'within-command-range',
  reconstruction: false,
});

export const interceptMoment = defineRuling({
  id: 'raymond/ruling/intercept-moment',
  readings: [
    ours('as-the-enemy-begins-to-move-in-the-zone', {
      asked: 'once-for-each-stretch-in-the-zone',
      order: 'earliest-on-the-way',
    }),
  ],
  default: 'as-the-enemy-begins-to-move-in-the-zone',
  reconstruction: true,
});

export const recoilLength = defineRuling({
  id: 'raymond/ruling/recoil-length',
  readings: [ours('any-length', null)],
  default: 'any-length',
  reconstruction: true,
});

export const recoilWithoutPlace = defineRuling({
  id: 'raymond/ruling/recoil-without-place',
  readings: [ours('stands', 'stands')],
  default: 'stands',
  reconstruction: true,
});

export const movementRulings = [
  cavalryMove,
  slightPivot,
  turningRoom,
  keepingClear,
  doubleTimeStart,
  tableEdge,
  halvesOptional,
  chargeReach,
  failedCharge,
  mountingInDefensiveMass,
  frozenInContact,
  heavyCavalryRetreat,
  interceptMoment,
  recoilLength,
  recoilWithoutPlace,
] as const;
