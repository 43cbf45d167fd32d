import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about orders: who may be given which, how they reach a unit, what it does without. */

export const orderWords = defineRuling({
  id: 'wrg/ruling/order-words',
  readings: [
    ours('as-any-general-means-them', {
      attack: ['advance', 'charge', 'follow-up', 'pursue'],
      charge: ['advance', 'charge', 'follow-up', 'pursue'],
      move: ['advance', 'follow-up'],
      hold: ['stand'],
      skirmish: ['advance', 'retire', 'evade'],
      probe: ['advance', 'retire', 'follow-up'],
      support: ['advance', 'retire', 'charge', 'evade', 'follow-up', 'pursue'],
      follow: ['advance', 'retire', 'charge', 'follow-up'],
      ambush: ['stand', 'charge', 'follow-up', 'pursue'],
      retire: ['retire'],
    }),
  ],
  default: 'as-any-general-means-them',
  reconstruction: true,
});

export const writingBonus = defineRuling({
  id: 'wrg/ruling/writing-bonus',
  readings: [
    book('whoever-finished-first', 'whoever-finished-first', 346),
    ours('only-if-in-time-himself', 'only-if-in-time-himself'),
  ],
  default: 'whoever-finished-first',
  reconstruction: false,
});

export const lightHeavySkirmish = defineRuling({
  id: 'wrg/ruling/light-heavy-skirmish',
  readings: [ours('like-light-medium', ['li', 'lmi', 'lhi']), book('not-named', ['li', 'lmi'], 354)],
  default: 'like-light-medium',
  reconstruction: true,
});

export const skirmishersBelowHalt = defineRuling({
  id: 'wrg/ruling/skirmishers-below-halt',
  readings: [book('evade', true, 356), ours('as-instructed', false)],
  default: 'evade',
  reconstruction: false,
});

export const countercharge = defineRuling({
  id: 'wrg/ruling/countercharge',
  readings: [ours('mounted-on-horses-and-camels', 'mounted'), ours('horses-alone', 'horses')],
  default: 'mounted-on-horses-and-camels',
  reconstruction: true,
});

export const signalsHeard = defineRuling({
  id: 'wrg/ruling/signals-heard',
  readings: [ours('hearing-is-seeing', true), book('must-be-seen', false, 370)],
  default: 'hearing-is-seeing',
  reconstruction: true,
});

export const digesting = defineRuling({
  id: 'wrg/ruling/digesting',
  readings: [
    book('acted-on-when-digested', 'acted-on-when-digested', 369),
    book('acted-on-at-arrival', 'acted-on-at-arrival', 379),
  ],
  default: 'acted-on-when-digested',
  reconstruction: false,
});

export const severalAtOnce = defineRuling({
  id: 'wrg/ruling/several-at-once',
  readings: [book('one-at-a-time', false, 369), ours('any-number', true)],
  default: 'one-at-a-time',
  reconstruction: false,
});

export const attention = defineRuling({
  id: 'wrg/ruling/attention',
  readings: [
    book('a-normal-move-alone', ['at-a-run'], 369),
    ours('nor-in-the-front-rank', ['at-a-run', 'hand-to-hand']),
    ours('nor-as-he-gives-way', ['at-a-run', 'hand-to-hand', 'sent-back']),
  ],
  default: 'a-normal-move-alone',
  reconstruction: false,
});

export const orderedInPerson = defineRuling({
  id: 'wrg/ruling/ordered-in-person',
  readings: [book('takes-the-period', true, 369), book('a-shout', false, 375)],
  default: 'takes-the-period',
  reconstruction: false,
});

export const succession = defineRuling({
  id: 'wrg/ruling/succession',
  readings: [book('nobody', false, 378), ours('the-next-in-rank', true)],
  default: 'nobody',
  reconstruction: true,
});

export const skirmishersSentBack = defineRuling({
  id: 'wrg/ruling/skirmishers-sent-back',
  readings: [book('evade-as-others-do', 'evade', 357), ours('do-what-the-tests-tell', 'obey')],
  default: 'evade-as-others-do',
  reconstruction: true,
});

export const testOfWhoHelps = defineRuling({
  id: 'wrg/ruling/test-of-who-helps',
  readings: [book('tests-as-every-charger', 'tests', 412), book('without-a-test', 'free', 619)],
  default: 'tests-as-every-charger',
  reconstruction: true,
});

export const orderRulings = [
  orderWords,
  writingBonus,
  lightHeavySkirmish,
  skirmishersBelowHalt,
  countercharge,
  signalsHeard,
  digesting,
  severalAtOnce,
  attention,
  orderedInPerson,
  succession,
  skirmishersSentBack,
  testOfWhoHelps,
] as const;
