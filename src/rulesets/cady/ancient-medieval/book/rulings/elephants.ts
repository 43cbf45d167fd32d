import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityCavalry } from '../charts/capability.js';
import { elephantOrderSheet, elephantRampage, elephantTable } from '../charts/elephants.js';

/** Rulings about war elephants. Lengths in cm. */

const table = cellsAt(elephantTable);
const sheet = cellsAt(elephantOrderSheet);
const chart = cellsAt(figureCapabilityCavalry)['war-elephant-javelin'];
const rampage = cellsAt(elephantRampage);

export const elephantArmor = defineRuling({
  id: 'cady/ruling/elephant-armor',
  subject: 'Armor class of a war elephant',
  readings: [
    book('section', table.javelin['armor-class'], 1573),
    book('capability-chart', chart.armor, 1127),
    card('card', 'medium', 62),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const elephantMelee = defineRuling({
  id: 'cady/ruling/elephant-melee',
  subject: 'Melee point of a war elephant',
  readings: [
    book('section', table.javelin.melee, 1587),
    book('order-sheet', sheet.javelin.melee, 3142),
    card('card', 8, 62),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const elephantShock = defineRuling({
  id: 'cady/ruling/elephant-shock',
  subject: 'Shocks of a war elephant',
  readings: [book('section', 0, 1585), book('order-sheet', sheet.javelin.shock, 3142), card('card', 0, 62)],
  default: 'section',
  reconstruction: false,
  why: 'The section has elephants never charge, and shock needs a charge.',
});

export const elephantJavelins = defineRuling({
  id: 'cady/ruling/elephant-javelin-range',
  subject: 'Range of the javelins from an elephant',
  readings: [
    book('section', table.javelin['range-cm'], 1573),
    book('capability-chart', chart['range-cm'], 1127),
    card('card', 10, 62),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const elephantArrows = defineRuling({
  id: 'cady/ruling/elephant-ammunition',
  subject: 'Arrows of an elephant archer',
  readings: [book('section', table.archer['number-of-missiles'], 1574), book('boxes-on-the-sheet', 21, 3149)],
  default: 'section',
  reconstruction: false,
  why: 'Printed twice; the boxes of the order sheet leave out 21 to 23.',
});

export const rampageForward = defineRuling({
  id: 'cady/ruling/elephant-rampage-forward',
  subject: 'How far an elephant runs forward at 2 to 9; null: until it has destroyed its six',
  readings: [book('section', rampage['2-9']['distance-cm'], 1591), book('order-sheet', null, 3171)],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const rampageTen = defineRuling({
  id: 'cady/ruling/elephant-rampage-10',
  subject: 'How far an elephant runs backward at 10; null: until it has destroyed its six',
  readings: [book('section', rampage['10-11']['distance-cm'], 1593), book('order-sheet', null, 3172)],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const rampageEleven = defineRuling({
  id: 'cady/ruling/elephant-rampage-11',
  subject: 'What an elephant does at 11',
  readings: [book('section', 'backward', 1593), book('order-sheet', 'stands-still', 3173)],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const rampageTwelve = defineRuling({
  id: 'cady/ruling/elephant-rampage-12',
  subject: 'How far around it an elephant crushes at 12',
  readings: [book('section', rampage['12']['distance-cm'], 1597), book('order-sheet', 4, 3174)],
  default: 'section',
  reconstruction: false,
  why: 'The section on elephants rules; chart and order sheet come after it.',
});

export const rampageLimits = defineRuling({
  id: 'cady/ruling/elephant-rampage-limits',
  subject: 'The most figures destroyed backward and at 12; null: no limit',
  readings: [
    ours('six-backward', { backward: 6, crushing: null }),
    ours('six-forward-only', { backward: null, crushing: null }),
  ],
  default: 'six-backward',
  reconstruction: true,
  why: 'Running backward does the same as running forward; the crushing takes everything within reach.',
});

export const rampageEnds = defineRuling({
  id: 'cady/ruling/elephant-after-rampage',
  subject: 'After which rampages the elephant is removed',
  readings: [book('all', 'all', 1601), book('twelve', 'twelve', 1597)],
  default: 'all',
  reconstruction: false,
  why: 'Said of rampages in the list of how elephants are removed; at 12 it destroys itself into the bargain.',
});

export const elephantBallista = defineRuling({
  id: 'cady/ruling/elephant-ballista-hits',
  subject: 'What ballista hits do to an elephant',
  readings: [
    book('two-remove-and-each-counts-two', { removes: 2, counts: 2 }, 1603),
    book('two-remove', { removes: 2, counts: 0 }, 1312),
  ],
  default: 'two-remove-and-each-counts-two',
  reconstruction: false,
  why: 'The section says both; they agree, since two hits alone would count only four of six.',
});

export const elephantSteps = defineRuling({
  id: 'cady/ruling/elephant-missile-steps',
  subject: 'Whether steps other than range apply to fire at elephants',
  readings: [ours('apply', true), ours('none', false)],
  default: 'apply',
  reconstruction: true,
  why: 'The odds are those that fire starts from, in the words of the order sheet.',
});

export const elephantFear = defineRuling({
  id: 'cady/ruling/elephant-cavalry-fear',
  subject: 'Which elephants cavalry flees, and how far',
  readings: [
    ours('any-beyond-ten', { whose: 'any', to: 'out-of-ten' }),
    ours('enemy-full-move', { whose: 'enemy', to: 'full-move' }),
  ],
  default: 'any-beyond-ten',
  reconstruction: true,
  why: 'Horses do not ask whose elephant it is. The distance is not printed: out of the ten centimetres in which they fear it.',
});

export const elephantSplit = defineRuling({
  id: 'cady/ruling/elephant-split-unit',
  subject: 'What routs of a unit split by an elephant that has not closed up in the next turn',
  readings: [book('all-of-it', 'all', 1614), book('smaller-part', 'smaller-part', 402)],
  default: 'all-of-it',
  reconstruction: false,
  why: 'The section on elephants has the broken unit itself rout; the smaller part is the common rule.',
});

export const mahout = defineRuling({
  id: 'cady/ruling/elephant-mahout',
  subject: 'Whether the driver may still kill an elephant whose rampage has begun',
  readings: [ours('with-the-order-written', true), ours('no', false)],
  default: 'with-the-order-written',
  reconstruction: true,
  why: 'A rampage happens at once; the spike stops the elephant at once, if the order for this turn was written and the driver lives.',
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
  mahout,
] as const;
