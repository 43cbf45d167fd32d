import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

const section = 'The Reaction Test';

/**
 * What calls for a reaction test, and at what moment of the period it is taken.
 *
 * Source: The Reaction Test.
 */
export const reactionTests = defineChart({
  id: 'wrg/reaction-tests',
  title: 'When reaction tests are taken',
  source: wrgBook(section, 399),
  clauses: ['wrg/reaction/end-of-period'],
  rows: [
    'missile-casualties',
    'fire',
    'below-half-strength',
    'majority-forced-away',
    'first-shot-or-reach',
    'surprise',
    'charging',
    'being-charged',
    'friends-broken',
    'hold-no-pursuit',
    'rally',
    'fresh-enemy',
    'general-lost',
    'army',
    'voluntary',
  ],
  columns: ['time'],
  cells: {
    'missile-casualties': { time: 'immediately' },
    fire: { time: 'end-of-period' },
    'below-half-strength': { time: 'immediately' },
    'majority-forced-away': { time: 'end-of-period' },
    'first-shot-or-reach': { time: 'end-of-period' },
    surprise: { time: 'end-of-period' },
    charging: { time: 'before-the-charge' },
    'being-charged': { time: 'when-chargers-exceed-normal-move' },
    'friends-broken': { time: 'end-of-period' },
    'hold-no-pursuit': { time: 'end-of-period' },
    rally: { time: 'end-of-period' },
    'fresh-enemy': { time: 'end-of-period' },
    'general-lost': { time: 'end-of-period' },
    army: { time: 'end-of-period' },
    voluntary: { time: 'any-time' },
  },
});

/**
 * The dice of a reaction test: what stands on each, how many are thrown, and how many by those who have lost a third or half of their
 * figures.
 *
 * Source: The Reaction Test > Procedure.
 */
export const reactionDiceChart = defineChart({
  id: 'wrg/reaction-dice',
  title: 'Reaction dice',
  source: wrgBook('The Reaction Test > Procedure', 436),
  clauses: ['wrg/reaction/dice-regular', 'wrg/reaction/dice-barbarian', 'wrg/reaction/dice-reduced'],
  rows: ['regular', 'barbarian'],
  columns: ['faces', 'dice-normal', 'dice-third-lost', 'dice-half-lost'],
  cells: {
    regular: { faces: [2, 3, 3, 4, 4, 5], 'dice-normal': 3, 'dice-third-lost': 2, 'dice-half-lost': 1 },
    barbarian: { faces: [1, 2, 3, 4, 5, 6], 'dice-normal': 3, 'dice-third-lost': 2, 'dice-half-lost': 1 },
  },
});

/**
 * What a total comes to for a unit that still has an order. The first row prints a single number, and stands for all below it.
 *
 * Source: The Reaction Test > Reaction Effect Charts.
 */
export const reactionEffectCurrentOrder = defineChart({
  id: 'wrg/reaction-effect-current-order',
  title: 'Reaction effect: unit still subject to current order',
  source: wrgBook('The Reaction Test > Reaction Effect Charts', 554),
  clauses: [
    'wrg/reaction/result-current-break',
    'wrg/reaction/result-current-retire',
    'wrg/reaction/result-current-halt',
    'wrg/reaction/result-current-carry-on',
    'wrg/reaction/result-current-act',
    'wrg/reaction/result-current-uncontrolled',
  ],
  rows: [
    'break-or-retreat',
    'retire-disorganised',
    'halt',
    'carry-on',
    'act-as-general-wishes',
    'uncontrolled-advance',
  ],
  columns: ['a', 'b', 'c', 'd', 'e'],
  cells: {
    'break-or-retreat': { a: -2, b: -1, c: 1, d: 2, e: 3 },
    'retire-disorganised': {
      a: { from: -1, to: 2 },
      b: { from: 0, to: 2 },
      c: { from: 2, to: 3 },
      d: { from: 3, to: 4 },
      e: { from: 4, to: 5 },
    },
    halt: {
      a: { from: 3, to: 3 },
      b: { from: 3, to: 4 },
      c: { from: 4, to: 5 },
      d: { from: 5, to: 6 },
      e: { from: 6, to: 8 },
    },
    'carry-on': {
      a: { from: 4, to: 13 },
      b: { from: 5, to: 13 },
      c: { from: 6, to: 13 },
      d: { from: 7, to: 12 },
      e: { from: 9, to: 12 },
    },
    'act-as-general-wishes': {
      a: { from: 14, to: 16 },
      b: { from: 14, to: 15 },
      c: { from: 14, to: 15 },
      d: { from: 13, to: 13 },
      e: { from: 13, to: 13 },
    },
    'uncontrolled-advance': {
      a: { from: 17, to: null },
      b: { from: 16, to: null },
      c: { from: 16, to: null },
      d: { from: 14, to: null },
      e: { from: 14, to: null },
    },
  },
  reading: { ranges: 'down-columns' },
});

/**
 * What a total comes to for a unit that has no order any more, or has carried it out. The first row as above.
 *
 * Source: The Reaction Test > Reaction Effect Charts.
 */
export const reactionEffectNoCurrentOrder = defineChart({
  id: 'wrg/reaction-effect-no-current-order',
  title: 'Reaction effect: no current order left',
  source: wrgBook('The Reaction Test > Reaction Effect Charts', 576),
  clauses: [
    'wrg/reaction/result-no-order-break',
    'wrg/reaction/result-no-order-halt-or-retire',
    'wrg/reaction/result-no-order-move-to-friends',
    'wrg/reaction/result-no-order-move-to-enemy',
    'wrg/reaction/result-no-order-act',
    'wrg/reaction/result-no-order-uncontrolled',
  ],
  rows: [
    'break-or-retreat',
    'halt-or-retire',
    'move-to-friends-cover-or-hill',
    'move-to-nearest-enemy',
    'act-as-general-wishes',
    'uncontrolled-advance',
  ],
  columns: ['a', 'b', 'c', 'd', 'e'],
  cells: {
    'break-or-retreat': { a: -2, b: -1, c: 1, d: 2, e: 3 },
    'halt-or-retire': {
      a: { from: -1, to: 3 },
      b: { from: 0, to: 4 },
      c: { from: 2, to: 5 },
      d: { from: 3, to: 6 },
      e: { from: 4, to: 8 },
    },
    'move-to-friends-cover-or-hill': {
      a: { from: 4, to: 7 },
      b: { from: 5, to: 8 },
      c: { from: 6, to: 9 },
      d: { from: 7, to: 10 },
      e: { from: 9, to: 11 },
    },
    'move-to-nearest-enemy': {
      a: { from: 8, to: 12 },
      b: { from: 9, to: 12 },
      c: { from: 10, to: 13 },
      d: { from: 11, to: 13 },
      e: { from: 12, to: 13 },
    },
    'act-as-general-wishes': {
      a: { from: 13, to: 15 },
      b: { from: 13, to: 15 },
      c: { from: 14, to: 15 },
      d: { from: 14, to: 14 },
      e: { from: 14, to: 14 },
    },
    'uncontrolled-advance': {
      a: { from: 16, to: null },
      b: { from: 16, to: null },
      c: { from: 16, to: null },
      d: { from: 15, to: null },
      e: { from: 15, to: null },
    },
  },
  reading: { ranges: 'down-columns' },
});
