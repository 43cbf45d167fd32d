import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Signals agreed on beforehand: how many a general or his troops know, how far one carries, how many are made in a period, and when
 * they are obeyed.
 *
 * Source: Orders > Change of Orders.
 */
export const signalLimits = defineChart({
  id: 'wrg/signal-limits',
  title: 'Signals',
  source: wrgBook('Orders > Change of Orders', 371),
  clauses: [
    'wrg/orders/signals-range',
    'wrg/orders/signals-number',
    'wrg/orders/signals-one-per-period',
    'wrg/orders/signals-obeyed-next-period',
  ],
  rows: ['regular', 'barbarian'],
  columns: ['maximum-signals', 'reach-paces', 'per-period', 'obeyed'],
  cells: {
    regular: { 'maximum-signals': 5, 'reach-paces': 250, 'per-period': 1, obeyed: 'next-period' },
    barbarian: { 'maximum-signals': 2, 'reach-paces': 250, 'per-period': 1, obeyed: 'next-period' },
  },
});

/**
 * Whether skirmishers about to be reached evade, by what their reaction test came to.
 *
 * Source: Orders > General Features of Orders.
 */
export const skirmisherEvadeByReaction = defineChart({
  id: 'wrg/skirmisher-evade-by-reaction',
  title: 'May a skirmishing unit evade?',
  source: wrgBook('Orders > General Features of Orders', 354),
  clauses: ['wrg/orders/skirmish-infantry-evade', 'wrg/orders/skirmish-mounted-evade'],
  rows: ['uncontrolled-advance', 'act-as-general-wishes', 'carry-on', 'halt', 'retire', 'break'],
  columns: ['infantry', 'mounted'],
  cells: {
    'uncontrolled-advance': { infantry: 'never', mounted: 'never' },
    'act-as-general-wishes': { infantry: 'choice', mounted: 'choice' },
    'carry-on': { infantry: 'always', mounted: 'choice' },
    halt: { infantry: 'always', mounted: 'always' },
    retire: { infantry: 'always', mounted: 'always' },
    break: { infantry: 'always', mounted: 'always' },
  },
});
