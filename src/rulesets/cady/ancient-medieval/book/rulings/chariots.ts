import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityCavalry } from '../charts/capability.js';
import { chariotOrderSheet, chariotTable } from '../charts/chariots.js';

/** Rulings about chariots. Lengths in cm. */

const table = cellsAt(chariotTable);
const chart = cellsAt(figureCapabilityCavalry);

export const chariotShock = defineRuling({
  id: 'cady/ruling/chariot-shock',
  subject: 'Shocks of a missile chariot',
  readings: [
    book('section', table.archer.shock, 1705),
    book('capability-chart', chart['chariot-archer'].shock, 1123),
    card('card', 1, 58),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on chariots rules; chart and order sheet come after it.',
});

export const chariotJavelins = defineRuling({
  id: 'cady/ruling/chariot-javelin-range',
  subject: 'Range of the javelins from a chariot',
  readings: [
    book('section', table.javelin['range-cm'], 1682),
    book('capability-chart', chart['chariot-javelin']['range-cm'], 1125),
    card('card', 12, 60),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on chariots rules; chart and order sheet come after it.',
});

export const chariotFighterShock = defineRuling({
  id: 'cady/ruling/chariot-fighter-shock',
  subject: 'Shocks of the chariot that carries a fighter',
  readings: [
    book('section', table.fighter.shock, 1685),
    book('capability-chart', chart['chariot-fighter'].shock, 1126),
    card('card', 1, 61),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on chariots rules; chart and order sheet come after it.',
});

export const chariotFighterMove = defineRuling({
  id: 'cady/ruling/chariot-fighter-move',
  subject: 'Movement of the chariot that carries a fighter, and of the fighter on foot',
  readings: [
    book('section', { chariot: table.archer['movement-cm'], fighter: table.fighter['movement-cm'] }, 1685),
    book('capability-chart', { chariot: 24, fighter: 24 }, 1126),
    card('card', { chariot: 24, fighter: 24 }, 61),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on chariots rules; chart and order sheet come after it.',
});

export const chariotMorale = defineRuling({
  id: 'cady/ruling/chariot-morale',
  subject: 'Morale value of a chariot; null: none',
  readings: [
    book('section', null, 1680),
    book('order-sheet', cellsAt(chariotOrderSheet).archer.morale, 3066),
    card('card', null, 58),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on chariots rules; chart and order sheet come after it.',
});

export const chariotFireAndMelee = defineRuling({
  id: 'cady/ruling/chariot-fire-and-melee',
  subject: 'Whether a chariot may fire as it meets an enemy and melee in the same turn',
  readings: [book('one-of-the-two', false, 1705), book('fire-then-melee', true, 1707)],
  default: 'one-of-the-two',
  reconstruction: false,
  why: 'Both sentences hold if it may fire as it meets the enemy and then does not melee: driver and missile man are busy with one or the other.',
});

export const chariotColumn = defineRuling({
  id: 'cady/ruling/chariot-shock-classes',
  subject: 'Column and row of the shock chart for a chariot',
  readings: [
    ours('medium-cavalry', { attacks: 'medium-cavalry', receives: 'medium-cavalry' }),
    ours('light-cavalry', { attacks: 'light-cavalry', receives: 'light-cavalry' }),
  ],
  default: 'medium-cavalry',
  reconstruction: true,
  why: 'The chart has neither; medium armor drawn by horses is nearest to medium cavalry.',
});

export const horseKilledInMelee = defineRuling({
  id: 'cady/ruling/chariot-horse-in-melee',
  subject: 'Whose 1 kills a horse in melee',
  readings: [ours('die-of-the-chariot', 'chariot'), ours('die-of-the-attacker', 'attacker')],
  default: 'die-of-the-chariot',
  reconstruction: true,
  why: 'The die rolled against a chariot in melee is its own, which decides whether it is hit; a 1 spares the man and kills the horse.',
});

export const chariotsRulings = [
  chariotShock,
  chariotJavelins,
  chariotFighterShock,
  chariotFighterMove,
  chariotMorale,
  chariotFireAndMelee,
  chariotColumn,
  horseKilledInMelee,
] as const;
