import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Distances in whole cm of each band of each weapon, and the faces of a ten-sided die that remove a figure in it.
 *
 * Source: Musket Period Rules > Small Arms Fire. 9 cm is printed in two bands of fusils and carbines:
 * `cady/ruling/fusil-band-9cm`.
 *
 * @clause cady/musket/small-arms/bands-pistols
 * @clause cady/musket/small-arms/bands-muskets
 * @clause cady/musket/small-arms/bands-fusils-carbines
 * @clause cady/musket/small-arms/bands-rifles
 */
export const smallArmsFire = defineChart({
  id: 'cady/musket/small-arms-fire',
  title: 'Small Arms Fire (ten-sided die)',
  source: cadyBook('Musket Period Rules > Small Arms Fire', 2277),
  rows: ['near', 'mid', 'far'],
  columns: [
    'pistols-range-cm',
    'pistols-odds',
    'muskets-range-cm',
    'muskets-odds',
    'fusils-carbines-range-cm',
    'fusils-carbines-odds',
    'rifles-range-cm',
    'rifles-odds',
  ],
  cells: {
    near: {
      'pistols-range-cm': { from: 1, to: 3 },
      'pistols-odds': [2, 4, 6],
      'muskets-range-cm': { from: 1, to: 12 },
      'muskets-odds': [2, 4, 6],
      'fusils-carbines-range-cm': { from: 1, to: 9 },
      'fusils-carbines-odds': [2, 4, 6],
      'rifles-range-cm': { from: 1, to: 21 },
      'rifles-odds': [2, 4, 6],
    },
    mid: {
      'pistols-range-cm': { from: 4, to: 6 },
      'pistols-odds': [4, 6],
      'muskets-range-cm': { from: 13, to: 21 },
      'muskets-odds': [4, 6],
      'fusils-carbines-range-cm': { from: 9, to: 18 },
      'fusils-carbines-odds': [4, 6],
      'rifles-range-cm': { from: 22, to: 42 },
      'rifles-odds': [4, 6],
    },
    far: {
      'pistols-range-cm': { from: 7, to: 12 },
      'pistols-odds': [6],
      'muskets-range-cm': { from: 22, to: 30 },
      'muskets-odds': [6],
      'fusils-carbines-range-cm': { from: 19, to: 24 },
      'fusils-carbines-odds': [6],
      'rifles-range-cm': { from: 43, to: 60 },
      'rifles-odds': [6],
    },
  },
  reading: {
    die: 10,
    ranges: 'down-columns',
    slips: [
      {
        kind: 'overlap',
        row: 'mid',
        column: 'fusils-carbines-range-cm',
        values: { from: 9, to: 9 },
        because: 'cady/ruling/fusil-band-9cm',
      },
    ],
    monotony: [
      {
        along: 'rows',
        direction: 'falling',
        only: ['pistols-odds', 'muskets-odds', 'fusils-carbines-odds', 'rifles-odds'],
      },
    ],
  },
});

/**
 * What a figure may do with its weapon, in order, by whether it began the turn loaded and how far it moves; `null`: it may neither
 * fire nor load.
 *
 * Source: Musket Period Rules > Small Arms Fire > multiple fires.
 *
 * @clause cady/musket/loading/table
 * @clause cady/musket/loading/loaded-no-move
 * @clause cady/musket/loading/loaded-one-third
 * @clause cady/musket/loading/loaded-two-thirds
 * @clause cady/musket/loading/loaded-maximum
 * @clause cady/musket/loading/unloaded-no-move
 * @clause cady/musket/loading/unloaded-one-third
 * @clause cady/musket/loading/unloaded-two-thirds
 * @clause cady/musket/loading/unloaded-maximum
 */
export const loading = defineChart({
  id: 'cady/musket/loading',
  title: 'Loading and firing by movement',
  source: cadyBook('Musket Period Rules > Small Arms Fire > multiple fires', 2290),
  rows: ['loaded', 'not-loaded'],
  columns: ['did-not-move', 'up-to-one-third', 'up-to-two-thirds', 'maximum'],
  cells: {
    loaded: {
      'did-not-move': ['fire', 'load', 'fire'],
      'up-to-one-third': ['fire', 'load'],
      'up-to-two-thirds': ['fire'],
      maximum: null,
    },
    'not-loaded': {
      'did-not-move': ['load', 'fire', 'load'],
      'up-to-one-third': ['load', 'fire'],
      'up-to-two-thirds': ['load'],
      maximum: null,
    },
  },
  absent: 'cannot',
});

/**
 * Centimetres that small arms add to their range when the target stands lower by one, two, three or more hill levels;
 * `null`: nothing printed (`cady/ruling/hill-range-pistols`).
 *
 * Source: Musket Period Rules > Additional Range: Small Arms Fire.
 *
 * @clause cady/musket/small-arms/hill-range-pistols
 * @clause cady/musket/small-arms/hill-range-muskets
 * @clause cady/musket/small-arms/hill-range-rifles
 */
export const smallArmsHillRange = defineChart({
  id: 'cady/musket/small-arms-hill-range',
  title: 'Additional Range: Small Arms Fire',
  source: cadyBook('Musket Period Rules > Additional Range: Small Arms Fire', 2294),
  rows: ['pistols', 'muskets', 'rifles'],
  columns: ['one-hill-level-cm', 'two-hill-levels-cm', 'three-or-more-cm'],
  cells: {
    pistols: { 'one-hill-level-cm': 5, 'two-hill-levels-cm': null, 'three-or-more-cm': null },
    muskets: { 'one-hill-level-cm': 10, 'two-hill-levels-cm': 15, 'three-or-more-cm': 20 },
    rifles: { 'one-hill-level-cm': 15, 'two-hill-levels-cm': 20, 'three-or-more-cm': 30 },
  },
  absent: 'nothing',
  reading: { monotony: [{ along: 'columns', direction: 'rising' }] },
});
