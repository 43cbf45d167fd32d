import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * How near a thing must be to make a unit test, by its number in the list; nothing where the distance is all one.
 *
 * Source: 7 Morale.
 */
export const moraleTriggersUnit = defineChart({
  id: 'skirmish/morale-triggers-unit',
  title: 'When a unit tests morale',
  source: bookAt('7 Morale', 331),
  clauses: [
    'skirmish/morale/trigger-lists',
    'skirmish/morale/trigger-unit-friends-flee',
    'skirmish/morale/trigger-unit-leader',
    'skirmish/morale/trigger-unit-handgun',
    'skirmish/morale/trigger-unit-surprise',
  ],
  rows: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  columns: ['distance'],
  cells: {
    1: { distance: null },
    2: { distance: null },
    3: { distance: null },
    4: { distance: 15 },
    5: { distance: 15 },
    6: { distance: null },
    7: { distance: 15 },
    8: { distance: null },
    9: { distance: null },
    10: { distance: 15 },
  },
  absent: 'nothing',
});

/**
 * The same for a knight on his own.
 *
 * Source: 7 Morale.
 */
export const moraleTriggersKnight = defineChart({
  id: 'skirmish/morale-triggers-knight',
  title: 'When a single knight tests morale',
  source: bookAt('7 Morale', 343),
  clauses: [
    'skirmish/morale/trigger-lists',
    'skirmish/morale/trigger-knight-friends',
    'skirmish/morale/trigger-knight-enemy-flight',
    'skirmish/morale/trigger-knight-leader',
    'skirmish/morale/trigger-knight-firearm',
  ],
  rows: ['1', '2', '3', '4', '5', '6', '7', '8'],
  columns: ['distance'],
  cells: {
    1: { distance: null },
    2: { distance: null },
    3: { distance: 6 },
    4: { distance: 15 },
    5: { distance: null },
    6: { distance: null },
    7: { distance: 15 },
    8: { distance: 15 },
  },
  absent: 'nothing',
});

/**
 * Totals of three dice with all modifiers. The lowest and the highest reach as far as modifiers take them.
 *
 * Source: 7 Morale > Testing Morale.
 */
export const moraleResults = defineChart({
  id: 'skirmish/morale-results',
  title: 'Morale results (3d6 modified)',
  source: bookAt('7 Testing Morale', 352),
  clauses: ['skirmish/morale/test'],
  rows: ['bold', 'resolute', 'craven', 'recreant'],
  columns: ['total'],
  cells: {
    bold: { total: { from: 13, to: null } },
    resolute: { total: { from: 9, to: 12 } },
    craven: { total: { from: 7, to: 8 } },
    recreant: { total: { from: 0, to: 6 } },
  },
  reading: { ranges: 'down-columns', span: { from: 0, to: null } },
});

/**
 * What is added to the dice of a test. What a cleric or leader adds, the host says.
 *
 * Source: 7 Morale > Modifiers.
 */
export const moraleModifiers = defineChart({
  id: 'skirmish/morale-modifiers',
  title: 'Morale modifiers',
  source: bookAt('7 Modifiers', 354),
  clauses: [
    'skirmish/morale/mod-class',
    'skirmish/morale/mod-grade',
    'skirmish/morale/mod-supported',
    'skirmish/morale/mod-enemy-fleeing',
    'skirmish/morale/mod-close-order',
    'skirmish/morale/mod-isolated',
    'skirmish/morale/mod-friend-fleeing',
    'skirmish/morale/mod-losses',
    'skirmish/morale/mod-testing-fleeing',
    'skirmish/morale/mod-leaderless',
    'skirmish/morale/mod-melee-losses',
    'skirmish/morale/mod-standard-lost',
    'skirmish/morale/mod-commander-lost',
    'skirmish/morale/mod-cleric',
    'skirmish/morale/mod-secure-flank',
  ],
  rows: [
    'knight',
    'sergeant',
    'peasant',
    'grade-a',
    'grade-b',
    'grade-c',
    'grade-d',
    'grade-e',
    'supported',
    'enemy-fleeing-within-15',
    'close-order-sergeants-or-peasants',
    'isolated',
    'friend-fleeing',
    'losses',
    'testing-unit-fleeing',
    'leaderless',
    'side-lost-3-or-more-in-melee',
    'standard-lost',
    'army-commander-lost',
    'cleric-or-leader-within-15',
    'secure-flank',
  ],
  columns: ['modifier'],
  cells: {
    knight: { modifier: 1 },
    sergeant: { modifier: 0 },
    peasant: { modifier: -1 },
    'grade-a': { modifier: 2 },
    'grade-b': { modifier: 1 },
    'grade-c': { modifier: 0 },
    'grade-d': { modifier: -1 },
    'grade-e': { modifier: -2 },
    supported: { modifier: 1 },
    'enemy-fleeing-within-15': { modifier: 1 },
    'close-order-sergeants-or-peasants': { modifier: 1 },
    isolated: { modifier: -1 },
    'friend-fleeing': { modifier: -1 },
    losses: { modifier: -1 },
    'testing-unit-fleeing': { modifier: -1 },
    leaderless: { modifier: -1 },
    'side-lost-3-or-more-in-melee': { modifier: -1 },
    'standard-lost': { modifier: -1 },
    'army-commander-lost': { modifier: -1 },
    'cleric-or-leader-within-15': { modifier: null },
    'secure-flank': { modifier: 1 },
  },
  absent: 'nothing',
});

/**
 * Inches that the words of morale mean; in cover an active enemy has to be in contact.
 *
 * Source: 7 Morale > Definitions.
 */
export const moraleDistances = defineChart({
  id: 'skirmish/morale-distances',
  title: 'Distances of the morale definitions (inches)',
  source: bookAt('7 Definitions', 371),
  clauses: [
    'skirmish/morale/recreant-yield',
    'skirmish/morale/craven',
    'skirmish/morale/def-secure-flank',
    'skirmish/morale/def-supported',
    'skirmish/morale/def-isolated',
    'skirmish/morale/yield',
  ],
  rows: [
    'recreant-open-active-enemy',
    'recreant-cover-active-enemy',
    'recreant-front-and-rear',
    'craven-active-enemy',
    'secure-flank-friends',
    'supported',
    'isolated',
    'guard-of-yielded',
  ],
  columns: ['distance'],
  cells: {
    'recreant-open-active-enemy': { distance: 6 },
    'recreant-cover-active-enemy': { distance: 0 },
    'recreant-front-and-rear': { distance: 10 },
    'craven-active-enemy': { distance: 10 },
    'secure-flank-friends': { distance: 2 },
    supported: { distance: 10 },
    isolated: { distance: 24 },
    'guard-of-yielded': { distance: 2 },
  },
});

/**
 * How far troops see, and how wide a gap has to be for them.
 *
 * Source: 7 Morale > Definitions.
 */
export const sight = defineChart({
  id: 'skirmish/sight',
  title: 'Sight (inches)',
  source: bookAt('7 Definitions', 375),
  clauses: ['skirmish/sight/gap-range', 'skirmish/sight/woods-out', 'skirmish/sight/woods-inside'],
  rows: ['open', 'gap-width-needed', 'see-out-of-woods-from-edge', 'inside-woods'],
  columns: ['distance'],
  cells: {
    open: { distance: 36 },
    'gap-width-needed': { distance: 2 },
    'see-out-of-woods-from-edge': { distance: 2 },
    'inside-woods': { distance: 3 },
  },
});

/** The charts about morale and sight. */
export const moraleCharts: readonly Chart[] = [
  moraleTriggersUnit,
  moraleTriggersKnight,
  moraleResults,
  moraleModifiers,
  sight,
  moraleDistances,
];
