import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about battles (van, main, rear), their breaking and their saving, and who leads them. */

export const battleTries = defineRuling({
  id: 'cady/ruling/battle-save-tries',
  readings: [
    book('each-once-one-pass-saves', { each: 1, 'one-failure-ends': false }, 1223),
    ours('first-failure-is-final', { each: 1, 'one-failure-ends': true }),
  ],
  default: 'each-once-one-pass-saves',
  reconstruction: false,
});

export const battleFate = defineRuling({
  id: 'cady/ruling/medieval-broken-battle-fate',
  readings: [
    book('same-fate', { who: 'whole-battle', what: 'same-reaction', broken: true }, 1199),
    book('both-units', { who: 'unit-and-holder', what: 'same-reaction', broken: true }, 1223),
    book('all-rout', { who: 'whole-battle', what: 'rout', broken: true }, 681),
    book('falls-apart', { who: 'nobody-else', what: 'none', broken: true }, 406),
    card('card', { who: 'whole-battle', what: 'rout', broken: true }, 189),
  ],
  default: 'same-fate',
  reconstruction: false,
});

export const battleChanges = defineRuling({
  id: 'cady/ruling/battle-changes',
  readings: [
    book('separate-by-order', { separate: true, rejoin: false, king: false }, 1201),
    book('none', { separate: false, rejoin: false, king: false }, 1197),
    book('king-in-the-advanced-game', { separate: true, rejoin: false, king: true }, 2832),
  ],
  default: 'king-in-the-advanced-game',
  reconstruction: false,
});

export const battleApart = defineRuling({
  id: 'cady/ruling/battle-out-of-touch',
  readings: [ours('all-of-it', 'all'), book('those-in-touch', 'in-touch', 1213)],
  default: 'all-of-it',
  reconstruction: true,
});

export const leaders = defineRuling({
  id: 'cady/ruling/commander-title',
  readings: [
    book('section', { battle: ['duke', 'baron'], army: ['king', 'prince', 'duke'] }, 1211),
    book('ransom', { battle: ['duke', 'baron'], army: ['king', 'queen', 'prince'] }, 1957),
    book('glossary', { battle: ['prince', 'duke'], army: ['king', 'prince', 'duke'] }, 2794),
  ],
  default: 'section',
  reconstruction: false,
});

export const battlesRulings = [battleTries, battleFate, battleChanges, battleApart, leaders] as const;
