import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * The types of troops: horse or foot, the order they fight in, the shield they usually have, and the column of the weapon factors
 * that they are hit in, by missiles from the front and otherwise.
 *
 * Source: Setting Up the Basic Game > Types of Figure.
 */
export const troopTypeChart = defineChart({
  id: 'wrg/troop-types',
  title: 'Troop types by order and protection',
  source: wrgBook('Setting Up the Basic Game > Types of Figure', 108),
  clauses: [
    'wrg/troops/second-classification',
    'wrg/troops/type-lc-li',
    'wrg/troops/type-lmi',
    'wrg/troops/type-mc-mi',
    'wrg/troops/type-hc-hi',
    'wrg/troops/type-lhi',
    'wrg/troops/type-ehc',
    'wrg/troops/ehc-vulnerability',
    'wrg/troops/type-shc',
  ],
  rows: ['lc', 'li', 'lmi', 'lhi', 'mc', 'mi', 'hc', 'hi', 'ehc', 'shc'],
  columns: ['arm', 'order', 'usual-shield', 'targets-as-missile-front', 'targets-as-missile-rear'],
  cells: {
    lc: {
      arm: 'cavalry',
      order: 'loose',
      'usual-shield': 'light',
      'targets-as-missile-front': 'lc',
      'targets-as-missile-rear': 'lc',
    },
    li: {
      arm: 'infantry',
      order: 'loose',
      'usual-shield': 'light',
      'targets-as-missile-front': 'li',
      'targets-as-missile-rear': 'li',
    },
    lmi: {
      arm: 'infantry',
      order: 'intermediate',
      'usual-shield': 'carried',
      'targets-as-missile-front': 'mi',
      'targets-as-missile-rear': 'mi',
    },
    lhi: {
      arm: 'infantry',
      order: 'intermediate',
      'usual-shield': 'carried',
      'targets-as-missile-front': 'hi',
      'targets-as-missile-rear': 'hi',
    },
    mc: {
      arm: 'cavalry',
      order: 'close',
      'usual-shield': 'large',
      'targets-as-missile-front': 'mc',
      'targets-as-missile-rear': 'mc',
    },
    mi: {
      arm: 'infantry',
      order: 'close',
      'usual-shield': 'large',
      'targets-as-missile-front': 'mi',
      'targets-as-missile-rear': 'mi',
    },
    hc: {
      arm: 'cavalry',
      order: 'close',
      'usual-shield': 'large',
      'targets-as-missile-front': 'hc',
      'targets-as-missile-rear': 'hc',
    },
    hi: {
      arm: 'infantry',
      order: 'close',
      'usual-shield': 'large',
      'targets-as-missile-front': 'hi',
      'targets-as-missile-rear': 'hi',
    },
    ehc: {
      arm: 'cavalry',
      order: 'close',
      'usual-shield': null,
      'targets-as-missile-front': 'shc',
      'targets-as-missile-rear': 'hc',
    },
    shc: {
      arm: 'cavalry',
      order: 'close',
      'usual-shield': 'not-needed',
      'targets-as-missile-front': 'shc',
      'targets-as-missile-rear': 'shc',
    },
  },
  absent: { ehc: { 'usual-shield': 'elsewhere' } },
});
