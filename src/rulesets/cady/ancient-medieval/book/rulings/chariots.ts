import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityCavalry } from '../charts/capability.js';
import { cardCavalry } from '../charts/card-figures.js';
import { chariotOrderSheet, chariotTable } from '../charts/chariots.js';

/** Rulings about chariots. Lengths in cm. */

const onCard = cellsAt(cardCavalry);
const sheet = cellsAt(chariotOrderSheet);
const table = cellsAt(chariotTable);
const chart = cellsAt(figureCapabilityCavalry);

export const chariotShock = defineRuling({
  id: 'cady/ruling/chariot-shock',
  readings: [
    book('section', table.archer.shock, 1705),
    book('capability-chart', chart['chariot-archer'].shock, 1123),
    card('card', onCard['chariot-archer'].shock, 58),
  ],
  decides: [
    ...(['archer', 'slinger', 'javelin'] as const).flatMap(kind => [
      decided(table[kind].shock),
      decided(chart[`chariot-${kind}`].shock),
      decided(sheet[kind].shock),
    ]),
  ],
  default: 'section',
  reconstruction: false,
});

export const chariotJavelins = defineRuling({
  id: 'cady/ruling/chariot-javelin-range',
  readings: [
    book('section', table.javelin['range-cm'], 1682),
    book('capability-chart', chart['chariot-javelin']['range-cm'], 1125),
    card('card', onCard['chariot-javelin'].range, 60),
  ],
  decides: [
    decided(table.javelin['range-cm']),
    decided(chart['chariot-javelin']['range-cm']),
    decided(sheet.javelin['range-cm']),
  ],
  default: 'section',
  reconstruction: false,
});

export const chariotFighterShock = defineRuling({
  id: 'cady/ruling/chariot-fighter-shock',
  readings: [
    book('section', table.fighter.shock, 1685),
    book('capability-chart', chart['chariot-fighter'].shock, 1126),
    card('card', onCard['chariot-fighter'].shock, 61),
  ],
  decides: [decided(table.fighter.shock), decided(chart['chariot-fighter'].shock)],
  default: 'section',
  reconstruction: false,
});

export const chariotFighterMove = defineRuling({
  id: 'cady/ruling/chariot-fighter-move',
  readings: [
    book('section', { chariot: table.archer['movement-cm'], fighter: table.fighter['movement-cm'] }, 1685),
    book('capability-chart', { chariot: 24, fighter: 24 }, 1126),
    card('card', { chariot: onCard['chariot-fighter'].move, fighter: onCard['chariot-fighter'].move }, 61),
  ],
  decides: [
    decided(chart['chariot-fighter']['movement-cm'], 'chariot'),
    decided(table.fighter['movement-cm'], 'fighter'),
  ],
  default: 'section',
  reconstruction: false,
});

export const chariotMorale = defineRuling({
  id: 'cady/ruling/chariot-morale',
  readings: [
    book('section', null, 1680),
    book('order-sheet', cellsAt(chariotOrderSheet).archer.morale, 3066),
    card('card', onCard['chariot-archer'].morale, 58),
  ],
  decides: [
    ...(['archer', 'slinger', 'javelin'] as const).flatMap(kind => [
      decided(table[kind].morale),
      decided(sheet[kind].morale),
    ]),
  ],
  default: 'section',
  reconstruction: false,
});

export const chariotFireAndMelee = defineRuling({
  id: 'cady/ruling/chariot-fire-and-melee',
  readings: [book('one-of-the-two', false, 1705), book('fire-then-melee', true, 1707)],
  default: 'one-of-the-two',
  reconstruction: false,
});

export const chariotUnderArtillery = defineRuling({
  id: 'cady/ruling/chariot-under-artillery',
  readings: [book('one-of-its-crew', 'one-of-its-crew', 1689), book('the-whole-chariot', 'whole', 1281)],
  default: 'one-of-its-crew',
  reconstruction: false,
});

export const chariotColumn = defineRuling({
  id: 'cady/ruling/chariot-shock-classes',
  readings: [
    ours('medium-cavalry', { attacks: 'medium-cavalry', receives: 'medium-cavalry' }),
    ours('light-cavalry', { attacks: 'light-cavalry', receives: 'light-cavalry' }),
  ],
  default: 'medium-cavalry',
  reconstruction: true,
});

export const horseKilledInMelee = defineRuling({
  id: 'cady/ruling/chariot-horse-in-melee',
  readings: [ours('die-of-the-chariot', 'chariot'), ours('die-of-the-attacker', 'attacker')],
  default: 'die-of-the-chariot',
  reconstruction: true,
});

export const twiceEachTurn = defineRuling({
  id: 'cady/ruling/twice-each-turn',
  readings: [
    book('who-is-carried', { elephants: true, chariots: true, standing: false }, 1701),
    book('elephants', { elephants: true, chariots: false, standing: false }, 1699),
    book('who-stands-too', { elephants: true, chariots: true, standing: true }, 1381),
    ours('by-thirds', { elephants: false, chariots: false, standing: false }),
  ],
  default: 'who-is-carried',
  reconstruction: false,
});

export const carriedSecondShot = defineRuling({
  id: 'cady/ruling/carried-second-shot',
  readings: [book('wherever-he-may-shoot', true, 1579), ours('a-third-later-loaded', false)],
  default: 'wherever-he-may-shoot',
  reconstruction: false,
});

export const chariotsRulings = [
  chariotShock,
  chariotJavelins,
  chariotFighterShock,
  chariotFighterMove,
  chariotMorale,
  chariotFireAndMelee,
  chariotUnderArtillery,
  chariotColumn,
  horseKilledInMelee,
  twiceEachTurn,
  carriedSecondShot,
] as const;
