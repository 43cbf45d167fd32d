import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours, sheet } from './readings.js';

/** Rulings about what a reaction test comes to, and how long that holds. */

export const lowestBand = defineRuling({
  id: 'wrg/ruling/lowest-band',
  readings: [ours('that-or-less', 'that-or-less')],
  default: 'that-or-less',
  reconstruction: true,
});

export const neitherPursuingNorHalted = defineRuling({
  id: 'wrg/ruling/neither-pursuing-nor-halted',
  readings: [ours('halts', 'halts'), ours('retires', 'retires')],
  default: 'halts',
  reconstruction: true,
});

export const pursuersHaltInDisorder = defineRuling({
  id: 'wrg/ruling/pursuers-halt-in-disorder',
  readings: [book('disorganised', true, 588), sheet('in-order', false, 1761)],
  default: 'disorganised',
  reconstruction: false,
});

export const toldWhileRecovering = defineRuling({
  id: 'wrg/ruling/told-while-recovering',
  readings: [ours('goes-as-it-is-told', 'instruction'), ours('recovers-first', 'recovery')],
  default: 'goes-as-it-is-told',
  reconstruction: true,
});

export const owedAfterBeingSent = defineRuling({
  id: 'wrg/ruling/owed-after-being-sent',
  readings: [ours('reorganises-where-it-has-come-to', true), ours('owes-nothing-any-more', false)],
  default: 'reorganises-where-it-has-come-to',
  reconstruction: true,
});

export const testedOutOfControl = defineRuling({
  id: 'wrg/ruling/tested-out-of-control',
  readings: [
    ours('goes-on-when-told-to-the-enemy', 'forward'),
    ours('does-what-the-test-says', 'instruction'),
    ours('goes-on-unless-it-turns-its-back', 'goes-on'),
  ],
  default: 'goes-on-when-told-to-the-enemy',
  reconstruction: true,
});

export const pursuersToldOtherwise = defineRuling({
  id: 'wrg/ruling/pursuers-told-otherwise',
  readings: [book('at-once', false, 588), book('after-the-period-they-must-pursue', true, 1213)],
  default: 'at-once',
  reconstruction: true,
});

export const holdersOutOfControl = defineRuling({
  id: 'wrg/ruling/holders-out-of-control',
  readings: [book('for-as-long-as-that-lasts', 'advance', 574), book('as-all-who-pursue', 'pursuit', 1217)],
  default: 'for-as-long-as-that-lasts',
  reconstruction: false,
});

export const toldAgain = defineRuling({
  id: 'wrg/ruling/told-again',
  readings: [ours('the-last-test-holds', 'last'), ours('the-worse-holds-while-it-lasts', 'worse')],
  default: 'the-last-test-holds',
  reconstruction: true,
});

export const outOfControlAgain = defineRuling({
  id: 'wrg/ruling/out-of-control-again',
  readings: [book('goes-on-as-a-second-period', 'second-period', 653), book('starts-anew', 'anew', 653)],
  default: 'goes-on-as-a-second-period',
  reconstruction: true,
});

export const toldDisorderAtItsEnd = defineRuling({
  id: 'wrg/ruling/told-disorder-at-its-end',
  readings: [book('counts-to-the-end-of-the-period', true, 431), book('is-over-with-the-instruction', false, 421)],
  default: 'counts-to-the-end-of-the-period',
  reconstruction: true,
});

export const underFireOrCharge = defineRuling({
  id: 'wrg/ruling/under-fire-or-charge',
  readings: [ours('hand-to-hand-too', true), ours('fire-and-charges-alone', false)],
  default: 'hand-to-hand-too',
  reconstruction: true,
});

/** Every ruling about what a reaction test comes to. */
export const reactionResultRulings = [
  lowestBand,
  neitherPursuingNorHalted,
  pursuersHaltInDisorder,
  toldWhileRecovering,
  owedAfterBeingSent,
  testedOutOfControl,
  pursuersToldOtherwise,
  holdersOutOfControl,
  toldAgain,
  outOfControlAgain,
  toldDisorderAtItsEnd,
  underFireOrCharge,
] as const;
