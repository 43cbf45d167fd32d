import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What a war elephant can do: armor class, weapon in the howdah, movement in cm per turn, melee point, missiles, range in cm, cost in
 * points.
 *
 * Source: Ancient & Medieval Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/stats-javelin
 * @clause cady/ancient-medieval/elephant/stats-archer
 * @clause cady/ancient-medieval/elephant/ammunition
 */
export const elephantTable = defineChart({
  id: 'cady/ancient-medieval/elephant-table',
  title: 'War elephants',
  source: cadyBook('Additional Ancient Period Figures & Rules > War Elephants', 1572),
  rows: ['javelin', 'archer'],
  columns: ['armor-class', 'weapon', 'move-cm', 'melee', 'number-of-missiles', 'range-cm', 'cost'],
  cells: {
    javelin: {
      'armor-class': 'heavy',
      weapon: 'javelin',
      'move-cm': 24,
      melee: 8,
      'number-of-missiles': 12,
      'range-cm': 12,
      cost: 50,
    },
    archer: {
      'armor-class': 'heavy',
      weapon: 'archer',
      'move-cm': 24,
      melee: 8,
      'number-of-missiles': 24,
      'range-cm': 30,
      cost: 75,
    },
  },
});

/**
 * What a rampaging elephant does, by the sum of two six-sided dice: the rolls, how far it runs or reaches in cm, and the most figures
 * it destroys (`null`: not printed). 2-9 runs forward, 10-11 backward; at 12 it crushes everything within its reach, and
 * itself.
 *
 * Source: Ancient & Medieval Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/rampage-table
 */
export const elephantRampage = defineChart({
  id: 'cady/ancient-medieval/elephant-rampage',
  title: 'Elephant rampage, two six-sided dice (section)',
  source: cadyBook('Additional Ancient Period Figures & Rules > War Elephants', 1589),
  rows: ['2-9', '10-11', '12'],
  columns: ['roll', 'distance-cm', 'max-figures'],
  cells: {
    '2-9': { roll: { from: 2, to: 9 }, 'distance-cm': 6, 'max-figures': 6 },
    '10-11': { roll: { from: 10, to: 11 }, 'distance-cm': 6, 'max-figures': null },
    '12': { roll: { from: 12, to: 12 }, 'distance-cm': 6, 'max-figures': null },
  },
  absent: { '10-11': 'elsewhere', '12': 'nothing' },
  reading: {
    ranges: 'down-columns',
    rangeColumns: ['roll'],
    span: { from: 2, to: 12 },
    bandNames: 'rows',
    bandSpan: { from: 2, to: 12 },
  },
});

/**
 * Faces of a ten-sided die with which missiles hit an elephant, by thirds of their range.
 *
 * Source: Ancient & Medieval Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/missile-odds
 */
export const elephantMissileOdds = defineChart({
  id: 'cady/ancient-medieval/elephant-missile-odds',
  title: 'Missile hits against an elephant (ten-sided die)',
  source: cadyBook('Additional Ancient Period Figures & Rules > War Elephants', 1606),
  rows: ['far', 'mid', 'close'],
  columns: ['hits'],
  cells: {
    far: { hits: [4, 6] },
    mid: { hits: [2, 4, 6] },
    close: { hits: [2, 4, 6, 8] },
  },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * What it takes to remove an elephant: hits of missiles and melee until it rampages, direct hits of a catapult, direct hits of a
 * ballista, and the missile hits that one hit of a ballista counts as.
 *
 * Source: Ancient & Medieval Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/elephant/catapult-hit
 * @clause cady/ancient-medieval/elephant/ballista-hits
 * @clause cady/ancient-medieval/artillery/ballista-elephant
 */
export const elephantRemoval = defineChart({
  id: 'cady/ancient-medieval/elephant-removal',
  title: 'Ways an elephant is removed',
  source: cadyBook('Additional Ancient Period Figures & Rules > War Elephants', 1599),
  rows: [
    'missile-and-melee-hits-then-rampage',
    'direct-catapult-hits',
    'direct-ballista-hits',
    'ballista-hit-counts-as-missile-hits',
  ],
  columns: ['amount'],
  cells: {
    'missile-and-melee-hits-then-rampage': { amount: 6 },
    'direct-catapult-hits': { amount: 1 },
    'direct-ballista-hits': { amount: 2 },
    'ballista-hit-counts-as-missile-hits': { amount: 2 },
  },
});

/**
 * The order sheet's numbers of a war elephant; the section on elephants prints others.
 *
 * Source: Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/elephant-stats
 */
export const elephantOrderSheet = defineChart({
  id: 'cady/ancient-medieval/elephant-order-sheet',
  title: 'Elephant order sheet values',
  source: cadyBook('Elephant Order Sheet', 3141),
  rows: ['javelin', 'archer'],
  columns: ['armor-class', 'move-cm', 'weapon', 'melee', 'number-of-missiles', 'range-cm', 'shock', 'cost'],
  cells: {
    javelin: {
      'armor-class': 'heavy',
      'move-cm': 24,
      weapon: 'javelin',
      melee: 10,
      'number-of-missiles': 12,
      'range-cm': 10,
      shock: 3,
      cost: 50,
    },
    archer: {
      'armor-class': 'heavy',
      'move-cm': 24,
      weapon: 'archer',
      melee: 10,
      'number-of-missiles': 24,
      'range-cm': 30,
      shock: 3,
      cost: 75,
    },
  },
});

/**
 * Faces of a ten-sided die with which missiles start against an elephant, as the order sheet prints them.
 *
 * Source: Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/elephant-missile-odds
 */
export const elephantSheetMissileOdds = defineChart({
  id: 'cady/ancient-medieval/elephant-sheet-missile-odds',
  title: 'Missile hits on an elephant (order sheet)',
  source: cadyBook('Elephant Order Sheet', 3167),
  rows: ['two-thirds-to-maximum', 'one-third-to-two-thirds', 'one-third-or-less'],
  columns: ['hits-start-at'],
  cells: {
    'two-thirds-to-maximum': { 'hits-start-at': [4, 6] },
    'one-third-to-two-thirds': { 'hits-start-at': [2, 4, 6] },
    'one-third-or-less': { 'hits-start-at': [2, 4, 6, 8] },
  },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * The rampage as the order sheet prints it: 2-9 forward, 10 backward, 11 stands still, 12 crushes everything within 4 cm.
 *
 * Source: Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/elephant-rampage
 */
export const elephantSheetRampage = defineChart({
  id: 'cady/ancient-medieval/elephant-sheet-rampage',
  title: 'Elephant rampage (order sheet)',
  source: cadyBook('Elephant Order Sheet', 3169),
  rows: ['2-9', '10', '11', '12'],
  columns: ['roll', 'max-figures'],
  cells: {
    '2-9': { roll: { from: 2, to: 9 }, 'max-figures': 6 },
    '10': { roll: { from: 10, to: 10 }, 'max-figures': null },
    '11': { roll: { from: 11, to: 11 }, 'max-figures': null },
    '12': { roll: { from: 12, to: 12 }, 'max-figures': null },
  },
  absent: { '10': 'elsewhere', '11': 'nothing', '12': 'nothing' },
  reading: {
    ranges: 'down-columns',
    rangeColumns: ['roll'],
    span: { from: 2, to: 12 },
    bandNames: 'rows',
    bandSpan: { from: 2, to: 12 },
  },
});
