import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about what hangs on the three-dice test: charges, flight, battles and brigades, broken units, surrender. */

export const fleeingDefender = defineRuling({
  id: 'cady/ruling/fleeing-defender',
  subject: 'What a charger does to a defender that it catches in flight',
  readings: [
    ours('one-figure-for-each', { 'lost-to-each': 1, shock: false }),
    ours('shock-besides', { 'lost-to-each': 1, shock: true }),
  ],
  default: 'one-figure-for-each',
  reconstruction: true,
  why: 'Every charging figure wins its melee, so it takes one figure. The passage names shock wherever it counts, and here it does not: nobody stands to receive the impact.',
});

export const battleFate = defineRuling({
  id: 'cady/ruling/broken-battle-fate',
  subject: 'A battle or brigade whose units all fail to save a broken or routed one',
  readings: [book('all-rout', 'all-rout', 681), book('breaks-up', 'breaks-up', 406), card('card', 'all-rout', 189)],
  default: 'all-rout',
  reconstruction: false,
  why: 'The passage on the break-through and its tests rules on it in full; the one on broken units only points to the section on morale.',
});

export const battleNobodyToSave = defineRuling({
  id: 'cady/ruling/battle-nobody-to-save',
  subject: 'A battle or brigade none of whose units is fit to save a broken or routed one',
  readings: [book('breaks-up', 'breaks-up', 1227), ours('all-rout', 'all-rout')],
  default: 'breaks-up',
  reconstruction: false,
  why: 'The medieval section says so for battles: each unit then has a reaction of its own to carry out. Nothing else is printed, and brigades are battles by another name.',
});

export const whoSavesABattle = defineRuling({
  id: 'cady/ruling/battle-save-who',
  subject: 'Which units may throw to save their battle or brigade',
  readings: [
    book('no-poor-reaction', 'no-poor-reaction', 679),
    book('no-test-of-their-own', 'no-test', 406),
    card('card', 'no-poor-reaction', 189),
  ],
  default: 'no-poor-reaction',
  reconstruction: false,
  why: 'The passage on the break-through bars units that suffered a poor reaction; a test without one has not hurt a unit.',
});

export const dividedUnit = defineRuling({
  id: 'cady/ruling/divided-unit',
  subject:
    'How many turns after it was divided the smaller part of a unit routs if the enemy still stands between the parts',
  readings: [book('two', 2, 404), book('one', 1, 677)],
  default: 'two',
  reconstruction: false,
  why: 'The passage on broken units gives it to the end of the next turn to close up, and routs the part in the turn after. Until then both parts are kept as one body that cannot close its gap; of equal parts either will do.',
});

export const skirmishersBroken = defineRuling({
  id: 'cady/ruling/broken-skirmish-line',
  subject: 'What routs when a broken skirmish line does not reform',
  readings: [book('the-unit', 'all', 746), book('the-smaller-part', 'smaller-part', 402)],
  default: 'the-unit',
  reconstruction: false,
  why: 'The section on skirmish lines speaks of the unit, and its subject is how easily such a line is lost; the passage on broken units is about any unit.',
});

export const refusedSurrender = defineRuling({
  id: 'cady/ruling/surrender-refused',
  subject: 'The die of a unit whose surrender was refused',
  readings: [ours('three-dice-test', 'three-dice-test'), ours('even-chance', 'even-chance')],
  default: 'three-dice-test',
  reconstruction: true,
  why: 'A die decides whether the unit fights on, and neither die nor number is printed. The three-dice test is the book’s test of whether a unit does what is asked of it; one that fails does not roll in that melee.',
});

export const surrenderGuards = defineRuling({
  id: 'cady/ruling/surrender-guards',
  subject: 'Guards for prisoners that are no multiple of four',
  readings: [ours('rounded-up', 'up'), ours('rounded-down', 'down')],
  default: 'rounded-up',
  reconstruction: true,
  why: 'One figure guards four; a fifth prisoner with nobody to guard him would be free.',
});

export const leaderMorale = defineRuling({
  id: 'cady/ruling/leader-morale',
  subject: 'Points that a leader adds to the morale value of the unit he is with',
  readings: [ours('none', 0), ours('one', 1)],
  default: 'none',
  reconstruction: true,
  why: 'A higher value may be agreed on, and none is printed. What is printed, the three dice of the commander and the columns of the period rules, counts in any case.',
});

export const testRulings = [
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
