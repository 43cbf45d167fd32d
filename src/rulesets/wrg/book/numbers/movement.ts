import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

export const evadeNumbers = defineNumbers({
  id: 'wrg/evade',
  source: wrgBook('Movement > Evading', 643),
  clauses: ['wrg/evade/deep-formation'],
  numbers: {
    /** Evaders in more ranks are slowed. */
    'most-ranks': 2,
    'deep-share': 0.5,
    /** Periods that evaders who got clear stand still. */
    rest: printed(1, { line: 639, clauses: ['wrg/evade/clear-reorganise'] }),
  },
});

export const uncontrolledAdvanceNumbers = defineNumbers({
  id: 'wrg/uncontrolled-advance',
  source: wrgBook('Movement > Uncontrolled Advance', 653),
  clauses: ['wrg/uncontrolled-advance/speed'],
  numbers: {
    'second-period-deduction': 30,
    /** Periods of advance without contact, after which it ends. */
    periods: printed(2, { line: 655, clauses: ['wrg/uncontrolled-advance/no-contact'] }),
    reorganising: printed(1, { line: 655, clauses: ['wrg/uncontrolled-advance/no-contact'] }),
    /** In which period of advance the unit loses its order. */
    'disorganised-from': printed(2, { line: 651, clauses: ['wrg/uncontrolled-advance/disorganised'] }),
    /** As which period the first of a rout or pursuit counts that follows. */
    'then-rout-or-pursuit-from': printed(2, { clauses: ['wrg/uncontrolled-advance/then-rout-or-pursuit'] }),
  },
});

export const rallyBackNumbers = defineNumbers({
  id: 'wrg/rally-back',
  source: wrgBook('Movement > Rallying Back', 661),
  clauses: ['wrg/rally-back/distance'],
  numbers: { distance: 100 },
});

export const squareNumbers = defineNumbers({
  id: 'wrg/square',
  source: wrgBook('Movement > Moving in Hollow Square', 669),
  clauses: ['wrg/square/half-speed'],
  numbers: { speed: 0.5 },
});

export const manoeuvreNumbers = defineNumbers({
  id: 'wrg/manoeuvres',
  source: wrgBook('Movement > Changes in Direction', 679),
  clauses: ['wrg/manoeuvre/free-narrow-column-wheel'],
  numbers: {
    /** Millimetres: a column no wider wheels for nothing. */
    'column-width-mm': 60,
    /** Paces across on the inside of such a wheel. */
    'inside-diameter': 30,
    /** Degrees: a turn is one by this, or twice as far. */
    'right-angle': printed(90, {
      line: 681,
      clauses: ['wrg/manoeuvre/turn-time-quick', 'wrg/manoeuvre/turn-time-slow'],
    }),
    /** The part of a period in which a front changes by the figures of the chart. */
    'formation-part': printed(0.25, {
      line: 689,
      clauses: ['wrg/manoeuvre/formation-regular', 'wrg/manoeuvre/formation-barbarian'],
    }),
    'mounting-part': printed(0.5, { line: 691, clauses: ['wrg/manoeuvre/mount-dismount'] }),
    /** How far behind the first fighting line the animals are left. */
    'picket-distance': printed(60, { line: 691, clauses: ['wrg/manoeuvre/horses-picketed'] }),
    /** How many times as long disorganised troops take. */
    'disorganised-delay': printed(2, { line: 695, clauses: ['wrg/manoeuvre/disorganised-doubles'] }),
  },
});

export const goingNumbers = defineNumbers({
  id: 'wrg/going',
  source: wrgBook('Movement > Difficult Terrain', 710),
  clauses: ['wrg/terrain/linear-obstacle-width'],
  numbers: {
    /** How wide streams, ditches, walls and hedges count, at least. */
    'obstacle-width': 20,
    /** Millimetres: a lower hill is a slight one. */
    'slight-hill-mm': printed(40, { line: 726, clauses: ['wrg/terrain/slight-hills'] }),
    /** Narrower water is no river. */
    'river-width': printed(30, { line: 728, clauses: ['wrg/terrain/river-30'] }),
    /** How many times that width leaves only light cavalry to cross, and nobody at all. */
    'wide-river': printed(2, { line: 730, clauses: ['wrg/terrain/river-60'] }),
    'widest-river': printed(3, { line: 730, clauses: ['wrg/terrain/river-90'] }),
    /** A ford at least so far across is deep. */
    'deep-ford': printed(30, { line: 732, clauses: ['wrg/terrain/fords'] }),
  },
});

export const dismountedNumbers = defineNumbers({
  id: 'wrg/dismounted-cavalry',
  source: wrgBook('Movement > Move Distances', 759),
  clauses: ['wrg/movement/rate-dismounted-cavalry'],
  numbers: { slower: 20 },
});

export const chariotNumbers = defineNumbers({
  id: 'wrg/chariot-moves',
  source: wrgBook('Movement > Move Distances', 752),
  clauses: ['wrg/movement/rate-fast-chariots'],
  numbers: {
    /** A chariot of no more men is fast. */
    'most-men': 2,
    /** So is one of more horses than this, if they are more than its men. */
    'more-horses-than': 2,
  },
});

export const disorganisationNumbers = defineNumbers({
  id: 'wrg/disorganisation',
  source: wrgBook('Disorganisation and Distraction', 773),
  clauses: ['wrg/disorganisation/half-figures'],
  numbers: {
    /** The part of the figures of the nearest rank that counts. */
    'figures-share': 0.5,
    /** Degrees off the direction of the charge at which troops still face it. */
    facing: printed(45, { line: 780, clauses: ['wrg/disorganisation/contacted-unready'] }),
    gap: printed(10, { line: 784, clauses: ['wrg/disorganisation/gap'] }),
    'missile-casualties-per-figure': printed(1, {
      line: 786,
      clauses: ['wrg/disorganisation/missile-casualties-deleted'],
    }),
    'charger-moved': printed(60, { line: 790, clauses: ['wrg/disorganisation/infantry-moving-contacted'] }),
    'elephants-known': printed(30, { line: 792, clauses: ['wrg/disorganisation/horse-elephants-camels'] }),
    'elephants-unknown': printed(100, { line: 792, clauses: ['wrg/disorganisation/horse-elephants-camels'] }),
    camels: printed(30, { line: 792, clauses: ['wrg/disorganisation/horse-elephants-camels'] }),
    /** In which period out of control running they are disorganised. */
    'out-of-control-period': printed(2, { line: 794, clauses: ['wrg/disorganisation/out-of-control'] }),
    /** Crew fighting with long spear or pike from one elephant without harm. */
    'pike-crew': printed(1, { line: 800, clauses: ['wrg/disorganisation/elephant-crew-deleted'] }),
  },
});

export const routNumbers = defineNumbers({
  id: 'wrg/rout',
  source: wrgBook('Rout and Pursuit > Broken Troops', 1167),
  clauses: ['wrg/rout/move'],
  numbers: {
    /** Paces off the charge move in the first period, and more in each that follows. */
    'first-deduction': 20,
    'further-deduction': 20,
    turn: printed(30, { line: 1177, clauses: ['wrg/rout/turn-cost'] }),
    'gap-width': printed(20, { line: 1179, clauses: ['wrg/rout/friends-gap'] }),
    'gap-distance': printed(50, { line: 1179, clauses: ['wrg/rout/friends-gap'] }),
    'surrender-share': printed(0.5, { line: 1163, clauses: ['wrg/rout/cannot-run'] }),
    /** The part of his figure that a general must have lost to surrender. */
    'general-share': printed(0.5, { line: 1165, clauses: ['wrg/rout/general-surrender'] }),
    /** In which periods of a rout they may still force their way through light troops. */
    'break-through-periods': printed(1, { line: 1187, clauses: ['wrg/rout/break-through-fail'] }),
  },
});

export const rallyNumbers = defineNumbers({
  id: 'wrg/rally',
  source: wrgBook('Rout and Pursuit > Rallying Broken Troops', 1191),
  clauses: ['wrg/rally/when'],
  numbers: {
    /** Men lost to missiles for each figure, which forbid it. */
    'missile-casualties-per-figure': 1,
    reorganising: printed(1, { line: 1197, clauses: ['wrg/rally/reorganise'] }),
  },
});

export const pursuitNumbers = defineNumbers({
  id: 'wrg/pursuit',
  source: wrgBook('Rout and Pursuit > Pursuers', 1201),
  clauses: ['wrg/pursuit/move'],
  numbers: {
    'first-deduction': 30,
    'further-deduction': 30,
    turn: printed(20, { line: 1207, clauses: ['wrg/pursuit/turns'] }),
    /** Periods that troops pursue who have broken all their opponents. */
    compulsory: printed(1, { line: 1213, clauses: ['wrg/pursuit/compulsory'] }),
  },
});

/** Every number about movement, disorganisation, shields, rout and pursuit that stands in no chart, in the order of the book. Lengths in paces. */
export const movementNumbers: readonly NumberGroup[] = [
  evadeNumbers,
  uncontrolledAdvanceNumbers,
  rallyBackNumbers,
  squareNumbers,
  manoeuvreNumbers,
  goingNumbers,
  dismountedNumbers,
  chariotNumbers,
  disorganisationNumbers,
  routNumbers,
  rallyNumbers,
  pursuitNumbers,
];
