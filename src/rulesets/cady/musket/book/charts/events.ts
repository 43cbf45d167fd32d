import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

const section = 'Random events (heading cut off)';

/**
 * The random events by the face of a hundred-sided die: whom each concerns, and for how many turns. What stood before 26 is cut
 * off; of its last event only what it does is left (`cady/ruling/event-lost-start`).
 *
 * Source: Random events.
 *
 * @clause cady/events/chart/die
 * @clause cady/events/chart/one-side
 */
export const events = defineChart({
  id: 'cady/events/events',
  title: 'Random events, one to hundred (start cut off)',
  source: cadyBook(section, 2693),
  rows: [
    'before-26',
    '26-30',
    '31-40',
    '41',
    '42',
    '43-46',
    '47',
    '48-53',
    '54-55',
    '56',
    '57-60',
    '61',
    '62-65',
    '66',
    '67',
    '68',
    '69',
    '70-77',
    '78-82',
    '83-84',
    '85',
    '86-90',
    '91',
    '92-93',
    '94',
    '95-96',
    '97-98',
    '99-100',
  ],
  columns: ['from', 'to', 'affects', 'turns'],
  cells: {
    'before-26': { from: null, to: null, affects: null, turns: null },
    '26-30': { from: 26, to: 30, affects: 'both', turns: 2 },
    '31-40': { from: 31, to: 40, affects: 'nobody', turns: 1 },
    '41': { from: 41, to: 41, affects: 'both', turns: 1 },
    '42': { from: 42, to: 42, affects: 'one', turns: 1 },
    '43-46': { from: 43, to: 46, affects: 'one', turns: 1 },
    '47': { from: 47, to: 47, affects: 'one', turns: 1 },
    '48-53': { from: 48, to: 53, affects: 'one', turns: 1 },
    '54-55': { from: 54, to: 55, affects: 'both', turns: 'rest-of-game' },
    '56': { from: 56, to: 56, affects: 'both', turns: 1 },
    '57-60': { from: 57, to: 60, affects: 'one', turns: 1 },
    '61': { from: 61, to: 61, affects: 'one', turns: 1 },
    '62-65': { from: 62, to: 65, affects: 'one', turns: 1 },
    '66': { from: 66, to: 66, affects: 'both', turns: 1 },
    '67': { from: 67, to: 67, affects: 'both', turns: 1 },
    '68': { from: 68, to: 68, affects: 'one', turns: 'rest-of-game' },
    '69': { from: 69, to: 69, affects: 'one', turns: 1 },
    '70-77': { from: 70, to: 77, affects: 'one', turns: 1 },
    '78-82': { from: 78, to: 82, affects: 'one', turns: 1 },
    '83-84': { from: 83, to: 84, affects: 'one', turns: 1 },
    '85': { from: 85, to: 85, affects: 'both', turns: 1 },
    '86-90': { from: 86, to: 90, affects: 'one', turns: 1 },
    '91': { from: 91, to: 91, affects: 'one', turns: 1 },
    '92-93': { from: 92, to: 93, affects: 'one', turns: 1 },
    '94': { from: 94, to: 94, affects: 'one', turns: 1 },
    '95-96': { from: 95, to: 96, affects: 'one', turns: 1 },
    '97-98': { from: 97, to: 98, affects: 'one', turns: 1 },
    '99-100': { from: 99, to: 100, affects: 'both', turns: 1 },
  },
  absent: { 'before-26': 'lost' },
});

const faces = ['1', '2', '3', '4'] as const;
const ofFour = { bandNames: 'rows', bandSpan: { from: 1, to: 4 } } as const;
const corners = {
  '1': { result: 'north-east' },
  '2': { result: 'north-west' },
  '3': { result: 'south-east' },
  '4': { result: 'south-west' },
} as const;

/**
 * The corner of the table next to which the forest burns.
 *
 * @clause cady/events/dice/forest-fire-corner
 */
export const forestFireCorner = defineChart({
  id: 'cady/events/forest-fire-corner',
  title: 'Forest fire corner (four-sided die)',
  source: cadyBook(section, 2708),
  rows: faces,
  columns: ['result'],
  cells: corners,
  reading: ofFour,
});

/**
 * The side of the table on which help comes.
 *
 * @clause cady/events/dice/reinforcement-side
 */
export const reinforcementSide = defineChart({
  id: 'cady/events/reinforcement-side',
  title: 'Reinforcement side, events 57-60 and 83-84 (four-sided die)',
  source: cadyBook(section, 2714),
  rows: faces,
  columns: ['result'],
  cells: {
    '1': { result: 'north' },
    '2': { result: 'south' },
    '3': { result: 'east' },
    '4': { result: 'west' },
  },
  reading: ofFour,
});

/**
 * The corner from which the tornado comes.
 *
 * @clause cady/events/dice/tornado-corner
 */
export const tornadoCorner = defineChart({
  id: 'cady/events/tornado-corner',
  title: 'Tornado corner (four-sided die)',
  source: cadyBook(section, 2736),
  rows: faces,
  columns: ['result'],
  cells: corners,
  reading: ofFour,
});

/**
 * Figures that the plague takes from each unit of a side.
 *
 * @clause cady/events/event/like-the-plague
 */
export const plague = defineChart({
  id: 'cady/events/plague',
  title: 'Plague, figures lost per unit (four-sided die)',
  source: cadyBook(section, 2750),
  rows: faces,
  columns: ['result'],
  cells: { '1': { result: 0 }, '2': { result: 2 }, '3': { result: 3 }, '4': { result: 4 } },
  reading: ofFour,
});

/** The charts of random events. */
export const eventCharts = [events, forestFireCorner, reinforcementSide, tornadoCorner, plague] as const;
