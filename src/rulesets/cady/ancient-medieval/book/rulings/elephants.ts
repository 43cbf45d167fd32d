import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityCavalry } from '../charts/capability.js';
import { cardCavalry } from '../charts/card-figures.js';
import { elephantOrderSheet, elephantRampage, elephantRemoval, elephantTable } from '../charts/elephants.js';

/** Rulings about war elephants. Lengths in cm. */

const cardElephant = cellsAt(cardCavalry)['war-elephant-javelin'];
const archer = cellsAt(figureCapabilityCavalry)['war-elephant-archer'];
const table = cellsAt(elephantTable);
const sheet = cellsAt(elephantOrderSheet);
const chart = cellsAt(figureCapabilityCavalry)['war-elephant-javelin'];
const rampage = cellsAt(elephantRampage);
const removal = cellsAt(elephantRemoval);
const bolts = removal['direct-ballista-hits'].amount;
const counted = removal['ballista-hit-counts-as-missile-hits'].amount;

export const elephantArmor = defineRuling({
  id: 'cady/ruling/elephant-armor',
  readings: [
    book('section', table.javelin['armor-class'], 1573),
    book('capability-chart', chart.armor, 1127),
    card('card', cardElephant.armor, 62),
  ],
  decides: [
    decided(table.javelin['armor-class']),
    decided(table.archer['armor-class']),
    decided(chart.armor),
    decided(archer.armor),
    decided(sheet.javelin['armor-class']),
    decided(sheet.archer['armor-class']),
  ],
  default: 'section',
  reconstruction: false,
});

export const elephantMelee = defineRuling({
  id: 'cady/ruling/elephant-melee',
  readings: [
    book('section', table.javelin.melee, 1587),
    book('order-sheet', sheet.javelin.melee, 3142),
    card('card', cardElephant.melee, 62),
  ],
  decides: [
    decided(table.javelin.melee),
    decided(table.archer.melee),
    decided(chart['melee-point']),
    decided(archer['melee-point']),
    decided(sheet.javelin.melee),
    decided(sheet.archer.melee),
  ],
  default: 'section',
  reconstruction: false,
});

export const elephantShock = defineRuling({
  id: 'cady/ruling/elephant-shock',
  readings: [
    book('section', 0, 1585),
    book('order-sheet', sheet.javelin.shock, 3142),
    card('card', cardElephant.shock, 62),
  ],
  decides: [decided(chart.shock), decided(archer.shock), decided(sheet.javelin.shock), decided(sheet.archer.shock)],
  default: 'section',
  reconstruction: false,
});

export const elephantJavelins = defineRuling({
  id: 'cady/ruling/elephant-javelin-range',
  readings: [
    book('section', table.javelin['range-cm'], 1573),
    book('capability-chart', chart['range-cm'], 1127),
    card('card', cardElephant.range, 62),
  ],
  decides: [decided(table.javelin['range-cm']), decided(chart['range-cm']), decided(sheet.javelin['range-cm'])],
  default: 'section',
  reconstruction: false,
});

export const elephantArrows = defineRuling({
  id: 'cady/ruling/elephant-ammunition',
  readings: [book('section', table.archer['number-of-missiles'], 1574), book('boxes-on-the-sheet', 21, 3149)],
  decides: [decided(table.archer['number-of-missiles']), decided(sheet.archer['number-of-missiles'])],
  default: 'section',
  reconstruction: false,
});

export const rampageForward = defineRuling({
  id: 'cady/ruling/elephant-rampage-forward',
  readings: [book('section', rampage['2-9']['distance-cm'], 1591), book('order-sheet', null, 3171)],
  decides: [decided(rampage['2-9']['distance-cm'])],
  default: 'section',
  reconstruction: false,
});

export const rampageTen = defineRuling({
  id: 'cady/ruling/elephant-rampage-10',
  readings: [book('section', rampage['10-11']['distance-cm'], 1593), book('order-sheet', null, 3172)],
  decides: [decided(rampage['10-11']['distance-cm'])],
  default: 'section',
  reconstruction: false,
});

export const rampageEleven = defineRuling({
  id: 'cady/ruling/elephant-rampage-11',
  readings: [book('section', 'backward', 1593), book('order-sheet', 'stands-still', 3173)],
  default: 'section',
  reconstruction: false,
});

export const rampageTwelve = defineRuling({
  id: 'cady/ruling/elephant-rampage-12',
  readings: [book('section', rampage['12']['distance-cm'], 1597), book('order-sheet', 4, 3174)],
  decides: [decided(rampage['12']['distance-cm'])],
  default: 'section',
  reconstruction: false,
});

export const rampageLimits = defineRuling({
  id: 'cady/ruling/elephant-rampage-limits',
  readings: [
    ours('six-backward', { backward: 6, crushing: null }),
    ours('six-forward-only', { backward: null, crushing: null }),
  ],
  decides: [decided(rampage['10-11']['max-figures'], 'backward'), decided(rampage['12']['max-figures'], 'crushing')],
  default: 'six-backward',
  reconstruction: true,
});

export const rampageEnds = defineRuling({
  id: 'cady/ruling/elephant-after-rampage',
  readings: [book('all', 'all', 1601), book('twelve', 'twelve', 1597)],
  default: 'all',
  reconstruction: false,
});

export const elephantBallista = defineRuling({
  id: 'cady/ruling/elephant-ballista-hits',
  readings: [
    book('two-remove-and-each-counts-two', { removes: bolts, counts: counted }, 1603),
    book('two-remove', { removes: bolts, counts: 0 }, 1312),
  ],
  decides: [decided(bolts, 'removes'), decided(counted, 'counts')],
  default: 'two-remove-and-each-counts-two',
  reconstruction: false,
});

export const elephantSteps = defineRuling({
  id: 'cady/ruling/elephant-missile-steps',
  readings: [ours('apply', true), ours('none', false)],
  default: 'apply',
  reconstruction: true,
});

export const elephantFear = defineRuling({
  id: 'cady/ruling/elephant-cavalry-fear',
  readings: [
    ours('any-beyond-ten', { whose: 'any', to: 'out-of-ten' }),
    ours('enemy-full-move', { whose: 'enemy', to: 'full-move' }),
  ],
  default: 'any-beyond-ten',
  reconstruction: true,
});

export const elephantSplit = defineRuling({
  id: 'cady/ruling/elephant-split-unit',
  readings: [book('all-of-it', 'all', 1614), book('smaller-part', 'smaller-part', 402)],
  default: 'all-of-it',
  reconstruction: false,
});

/** Whether an elephant is as strong whatever side it is attacked on, and its attackers strike from every side. */
export const elephantAllRound = defineRuling({
  id: 'cady/ruling/elephant-attacked-aside',
  readings: [book('eight-against-all', true, 1624), book('as-any-figure', false, 842)],
  default: 'eight-against-all',
  reconstruction: false,
});

export const mahout = defineRuling({
  id: 'cady/ruling/elephant-mahout',
  readings: [ours('with-the-order-written', true), ours('no', false)],
  default: 'with-the-order-written',
  reconstruction: true,
});

export const elephantsRulings = [
  elephantArmor,
  elephantMelee,
  elephantShock,
  elephantJavelins,
  elephantArrows,
  rampageForward,
  rampageTen,
  rampageEleven,
  rampageTwelve,
  rampageLimits,
  rampageEnds,
  elephantBallista,
  elephantSteps,
  elephantFear,
  elephantSplit,
  elephantAllRound,
  mahout,
] as const;
