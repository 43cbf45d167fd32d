import { cellsAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { movementAllowances } from '../charts/movement.js';
import { book, ours } from './readings.js';

/** Rulings about movement, charges and reactions. Lengths in inches. */

const { cavalry } = cellsAt(movementAllowances);

export const cavalryMove = defineRuling({
  id: 'raymond/ruling/cavalry-move',
  subject: 'How far a Cavalry unit may move',
  readings: [
    book('table', { move: cavalry.move, 'double-time': cavalry['double-time'] }, 34),
    book('example', { move: 18, 'double-time': 36 }, 34),
  ],
  default: 'table',
  reconstruction: false,
  why: 'The table gives 14 and the worked example of turning 18, which is the charge in the table. An example shows a rule and does not make one.',
});

export const slightPivot = defineRuling({
  id: 'raymond/ruling/slight-pivot',
  subject: 'How the quarter inch of a slight pivot is measured',
  readings: [book('straight-from-corner-to-corner', 'straight-from-corner-to-corner', 18)],
  default: 'straight-from-corner-to-corner',
  reconstruction: false,
  why: 'A corner moves no more than a quarter inch from where it was, and distances are measured straight. The angle follows from the width of the front.',
});

export const turningRoom = defineRuling({
  id: 'raymond/ruling/turning-room',
  subject: 'Room that a turn needs',
  readings: [ours('where-it-ends', 'where-it-ends')],
  default: 'where-it-ends',
  reconstruction: true,
  why: 'Stands are turned by hand about the middle of the front, and the book asks for common sense. What counts is where the unit stands afterwards.',
});

export const keepingClear = defineRuling({
  id: 'raymond/ruling/keeping-clear',
  subject: 'Whether a unit that does not charge may touch an enemy on its way',
  readings: [book('never-in-contact', 'never-in-contact', 36)],
  default: 'never-in-contact',
  reconstruction: false,
  why: 'Only a charge brings units into contact, at any time of the movement, so neither the end of a move nor any part of it does.',
});

export const doubleTimeStart = defineRuling({
  id: 'raymond/ruling/double-time-start',
  subject: 'When no enemy may be near a unit that double-times',
  readings: [book('start-of-the-players-phase', 'start-of-the-players-phase', 32)],
  default: 'start-of-the-players-phase',
  reconstruction: false,
  why: 'Its movement phase is the phase of its player. From then on it must keep the distance itself.',
});

export const tableEdge = defineRuling({
  id: 'raymond/ruling/table-edge',
  subject: 'A unit whose stands have partly left the table',
  readings: [ours('keeps-what-is-left', 'keeps-what-is-left')],
  default: 'keeps-what-is-left',
  reconstruction: true,
  why: 'Nothing is said but that the stands go. It is no loss from hits, so the rules on rout do not apply: what is left stays. But a unit stands in a valid formation at all times, so that it may go no way off the table that would leave it in none.',
});

export const halvesOptional = defineRuling({
  id: 'raymond/ruling/halves-optional',
  subject: 'Whether both parts of an action of two parts must be done',
  readings: [ours('either-may-be-left-out', 'either-may-be-left-out')],
  default: 'either-may-be-left-out',
  reconstruction: true,
  why: 'Movement is never compulsory, and no unit could else move without changing formation. The order of the parts is as listed.',
});

export const chargeReach = defineRuling({
  id: 'raymond/ruling/charge-reach',
  subject: 'A charge that cannot reach its target, or would touch another unit first',
  readings: [ours('may-not-be-declared', 'may-not-be-declared')],
  default: 'may-not-be-declared',
  reconstruction: true,
  why: 'A charge goes straight into contact with the enemy it names. Everything may be measured at any time, so nobody can be deceived about it.',
});

export const failedCharge = defineRuling({
  id: 'raymond/ruling/failed-charge',
  subject: 'What is left to a unit that failed its test to charge',
  readings: [book('manoeuvre-alone', 'manoeuvre-alone', 36)],
  default: 'manoeuvre-alone',
  reconstruction: false,
  why: 'The passage names manoeuvring and nothing else, so no change of formation goes with it.',
});

export const mountingInDefensiveMass = defineRuling({
  id: 'raymond/ruling/mounting-in-defensive-mass',
  subject: 'Whether dragoons in a defensive mass may mount',
  readings: [book('not-before-they-change', 'not-before-they-change', 38)],
  default: 'not-before-they-change',
  reconstruction: false,
  why: 'The formation must stay the same while mounting, and mounted units cannot have that one.',
});

export const frozenInContact = defineRuling({
  id: 'raymond/ruling/frozen-in-contact',
  subject: 'Whether a unit in contact, which can do nothing in its movement, may retreat',
  readings: [book('may-retreat', 'may-retreat', 38)],
  default: 'may-retreat',
  reconstruction: false,
  why: 'The passage on retreat names units in contact and lets them.',
});

export const heavyCavalryRetreat = defineRuling({
  id: 'raymond/ruling/heavy-cavalry-retreat',
  subject: 'Units that may retreat far from any commander because they are always in command',
  readings: [book('within-command-range', [], 38), book('heavy-cavalry-anywhere', ['heavy-cavalry'], 22)],
  default: 'within-command-range',
  reconstruction: false,
  why: 'The passage asks for the command range of a commander, not for being in command.',
});

export const interceptMoment = defineRuling({
  id: 'raymond/ruling/intercept-moment',
  subject: 'When an interception is declared, and which of several is tried first',
  readings: [
    ours('as-the-enemy-begins-to-move-in-the-zone', {
      asked: 'once-for-each-stretch-in-the-zone',
      order: 'earliest-on-the-way',
    }),
  ],
  default: 'as-the-enemy-begins-to-move-in-the-zone',
  reconstruction: true,
  why: 'It may be announced at any time while the enemy moves in the zone: the player is asked when that begins, and says after how many inches. A charged unit that counter-charges does the same.',
});

export const recoilLength = defineRuling({
  id: 'raymond/ruling/recoil-length',
  subject: 'How long the way of a recoil may be',
  readings: [ours('any-length', null)],
  default: 'any-length',
  reconstruction: true,
  why: 'The place is prescribed, at least 18 inches off, and horse that may move 10 or 14 could never reach it by its allowance.',
});

export const recoilWithoutPlace = defineRuling({
  id: 'raymond/ruling/recoil-without-place',
  subject: 'A charged unit that finds no place to recoil to',
  readings: [ours('stands', 'stands')],
  default: 'stands',
  reconstruction: true,
  why: 'All three conditions on the place must be met; who cannot meet them has no recoil to choose.',
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
