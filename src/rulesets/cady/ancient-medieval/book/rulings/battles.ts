import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about battles (van, main, rear), their breaking and their saving, and who leads them. */

export const battleTries = defineRuling({
  id: 'cady/ruling/battle-save-tries',
  subject: 'Units that may try to save a battle one after another',
  readings: [
    book('each-once-one-pass-saves', { each: 1, 'one-failure-ends': false }, 1223),
    ours('first-failure-is-final', { each: 1, 'one-failure-ends': true }),
  ],
  default: 'each-once-one-pass-saves',
  reconstruction: false,
  why: 'A third or fourth unit may still hold it after one has failed.',
});

export const battleFate = defineRuling({
  id: 'cady/ruling/medieval-broken-battle-fate',
  subject: 'What a battle suffers that nobody saved',
  readings: [
    book('same-fate', { who: 'whole-battle', what: 'same-reaction', broken: true }, 1199),
    book('both-units', { who: 'unit-and-holder', what: 'same-reaction', broken: true }, 1223),
    book('all-rout', { who: 'whole-battle', what: 'rout', broken: true }, 681),
    book('falls-apart', { who: 'nobody-else', what: 'none', broken: true }, 406),
    card('card', { who: 'whole-battle', what: 'rout', broken: true }, 189),
  ],
  default: 'same-fate',
  reconstruction: false,
  why: 'The section on battles: if the test fails the entire battle suffers the same fate as the unit. Where every unit has its own poor reaction, each takes its own.',
});

export const battleChanges = defineRuling({
  id: 'cady/ruling/battle-changes',
  subject: 'Changes of a battle during the game',
  readings: [
    book('separate-by-order', { separate: true, rejoin: false, king: false }, 1201),
    book('none', { separate: false, rejoin: false, king: false }, 1197),
    book('king-in-the-advanced-game', { separate: true, rejoin: false, king: true }, 2832),
  ],
  default: 'separate-by-order',
  reconstruction: false,
  why: 'Fixed, but that units may be ordered out of it for good. What the king may do belongs to the advanced game.',
});

export const leaders = defineRuling({
  id: 'cady/ruling/commander-title',
  subject: 'Titles of those who lead a battle, and an army',
  readings: [
    book('section', { battle: ['duke', 'baron'], army: ['king', 'prince', 'duke'] }, 1211),
    book('ransom', { battle: ['duke', 'baron'], army: ['king', 'queen', 'prince'] }, 1957),
    book('glossary', { battle: ['prince', 'duke'], army: ['king', 'prince', 'duke'] }, 2794),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on battles names both; ransom adds a ruling queen. Only the worth of a captive depends on the title.',
});

export const battlesRulings = [battleTries, battleFate, battleChanges, leaders] as const;
