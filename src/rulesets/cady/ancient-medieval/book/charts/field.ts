import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Faces of a six-sided die that remove a figure crossing caltrops, by how much of its maximum its unit has moved.
 *
 * Source: Ancient & Medieval Rules > Caltrops.
 *
 * @clause cady/ancient-medieval/caltrops/losses
 */
export const caltropsLosses = defineChart({
  id: 'cady/ancient-medieval/caltrops-losses',
  title: 'Caltrop losses (six-sided die) by how far the unit has moved',
  source: cadyBook('Additional Ancient Period Figures & Rules > Caltrops', 1930),
  rows: ['one-third-or-less', 'one-third-to-two-thirds', 'two-thirds-to-full', 'charge-full-plus-one-third'],
  columns: ['hits'],
  cells: {
    'one-third-or-less': { hits: null },
    'one-third-to-two-thirds': { hits: [6] },
    'two-thirds-to-full': { hits: [4, 6] },
    'charge-full-plus-one-third': { hits: [2, 4, 6] },
  },
  absent: 'cannot',
  reading: { die: 6, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * Suggested worth of captured nobles, in points.
 *
 * Source: Ancient & Medieval Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/point-values
 */
export const ransomValues = defineChart({
  id: 'cady/ancient-medieval/ransom-values',
  title: 'Ransom point values',
  source: cadyBook('Additional Ancient Period Figures & Rules > Ransom', 1973),
  rows: ['king-or-queen', 'prince', 'duke', 'baron', 'knight'],
  columns: ['points'],
  cells: {
    'king-or-queen': { points: 1000 },
    prince: { points: 800 },
    duke: { points: 500 },
    baron: { points: 300 },
    knight: { points: 10 },
  },
});
