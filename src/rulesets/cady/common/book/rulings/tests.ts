import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about what hangs on the three-dice test: charges, flight, battles and brigades, broken units, surrender. */

export const fleeingDefender = defineRuling({
  id: 'cady/ruling/fleeing-defender',
  readings: [
    ours('one-figure-for-each', { 'lost-to-each': 1, shock: false }),
    ours('shock-besides', { 'lost-to-each': 1, shock: true }),
  ],
  default: 'one-figure-for-each',
  reconstruction: true,
});

export const battleFate = defineRuling({
  id: 'cady/ruling/broken-battle-fate',
  readings: [book('all-rout', 'all-rout', 681), book('breaks-up', 'breaks-up', 406), card('card', 'all-rout', 189)],
  default: 'all-rout',
  reconstruction: false,
});

export const battleNobodyToSave = defineRuling({
  id: 'cady/ruling/battle-nobody-to-save',
  readings: [book('breaks-up', 'breaks-up', 1227), ours('all-rout', 'all-rout')],
  default: 'breaks-up',
  reconstruction: false,
});

export const whoSavesABattle = defineRuling({
  id: 'cady/ruling/battle-save-who',
  readings: [
    book('no-poor-reaction', 'no-poor-reaction', 679),
    book('no-test-of-their-own', 'no-test', 406),
    card('card', 'no-poor-reaction', 189),
  ],
  default: 'no-poor-reaction',
  reconstruction: false,
});

export const dividedUnit = defineRuling({
  id: 'cady/ruling/divided-unit',
  readings: [book('two', 2, 404), book('one', 1, 677)],
  default: 'two',
  reconstruction: false,
});

export const skirmishersBroken = defineRuling({
  id: 'cady/ruling/broken-skirmish-line',
  readings: [book('the-unit', 'all', 746), book('the-smaller-part', 'smaller-part', 402)],
  default: 'the-unit',
  reconstruction: false,
});

export const refusedSurrender = defineRuling({
  id: 'cady/ruling/surrender-refused',
  readings: [ours('three-dice-test', 'three-dice-test'), ours('even-chance', 'even-chance')],
  default: 'three-dice-test',
  reconstruction: true,
});

export const surrenderGuards = defineRuling({
  id: 'cady/ruling/surrender-guards',
  readings: [ours('rounded-up', 'up'), ours('rounded-down', 'down')],
  default: 'rounded-up',
  reconstruction: true,
});

export const leaderMorale = defineRuling({
  id: 'cady/ruling/leader-morale',
  readings: [ours('none', 0), ours('one', 1)],
  default: 'none',
  reconstruction: true,
});

export const dividedByBuilding = defineRuling({
  id: 'cady/ruling/divided-by-building',
  readings: [
    book('held-by-friends', ['friendly-building'], 402),
    ours('not-held-by-the-enemy', ['friendly-building', 'empty-building']),
  ],
  default: 'held-by-friends',
  reconstruction: false,
});

export const brokenPart = defineRuling({
  id: 'cady/ruling/broken-unit-rout',
  readings: [
    book('the-part-of-less-value', 'smaller-part', 402),
    book('the-unit', 'all', 2772),
    card('card', 'smaller-part', 189),
  ],
  default: 'the-part-of-less-value',
  reconstruction: false,
});

export const testRulings = [
  dividedByBuilding,
  brokenPart,
  fleeingDefender,
  battleFate,
  battleNobodyToSave,
  whoSavesABattle,
  dividedUnit,
  skirmishersBroken,
  refusedSurrender,
  surrenderGuards,
  leaderMorale,
] as const;
