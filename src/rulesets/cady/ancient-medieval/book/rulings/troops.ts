import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { phalanxTable } from '../charts/ancients.js';
import { figureCapabilityInfantry } from '../charts/capability.js';

/** Rulings about troops, their stands and classes. */

const medium = cellsAt(figureCapabilityInfantry).medium;
const hoplite = cellsAt(phalanxTable).hoplite;

export const menAtArmsStand = defineRuling({
  id: 'cady/ruling/men-at-arms-stand',
  subject: 'Figures on a stand of men-at-arms',
  readings: [book('one', 1, 201), book('two', 2, 2916)],
  default: 'one',
  reconstruction: false,
  why: 'The table of stands has a row for them; the glossary speaks of infantry in general.',
});

export const standsNotPrinted = defineRuling({
  id: 'cady/ruling/stands-not-printed',
  subject: 'Stands that the table of bases leaves out, front by depth in cm',
  readings: [
    ours('as-their-like', {
      chariot: { front: 4, depth: 6 },
      elephant: { front: 4, depth: 6 },
      wagon: { front: 4, depth: 8 },
      'pot-d-fer': { front: 4, depth: 4 },
      culverin: { front: 5, depth: 10 },
      cannon: { front: 5, depth: 10 },
      bombard: { front: 6, depth: 12 },
    }),
    ours('as-a-ballista', {
      chariot: { front: 4, depth: 4 },
      elephant: { front: 4, depth: 4 },
      wagon: { front: 4, depth: 4 },
      'pot-d-fer': { front: 4, depth: 4 },
      culverin: { front: 4, depth: 4 },
      cannon: { front: 4, depth: 4 },
      bombard: { front: 4, depth: 4 },
    }),
  ],
  default: 'as-their-like',
  reconstruction: true,
  why: 'Guns take the stand of the engine they are crewed like. Chariot, elephant and wagon are as broad as two horses and longer; foot and horse of the later sections stand as others of their kind.',
});

export const horseArcherColumn = defineRuling({
  id: 'cady/ruling/shock-class-horse-archer',
  subject: 'Column of the shock chart for horse archers, by armor',
  readings: [
    ours('by-armor', { light: 'light-cavalry', medium: 'medium-cavalry' }),
    ours('light', { light: 'light-cavalry', medium: 'light-cavalry' }),
  ],
  default: 'by-armor',
  reconstruction: true,
  why: 'The chart has columns for cavalry by weight, and armor is the weight that the capability chart prints.',
});

export const cavalryMorale = defineRuling({
  id: 'cady/ruling/cavalry-morale-who',
  subject: 'Mounted figures that read the morale chart two columns to the right',
  readings: [ours('cavalry-and-horse-archers', ['cavalry', 'horse-archer']), ours('cavalry', ['cavalry'])],
  default: 'cavalry-and-horse-archers',
  reconstruction: true,
  why: 'All cavalry units do; whether horse archers, who stand in the missile chart, are cavalry is not said. They fight mounted in units. Chariots and elephants form none, and mounted infantry is no cavalry.',
});

export const halfShock = defineRuling({
  id: 'cady/ruling/half-shock',
  subject: 'How half a shock is thrown',
  readings: [ours('a-die-for-two-figures', { odd: 'dropped' }), ours('odd-figure-counts', { odd: 'rounded-up' })],
  default: 'a-die-for-two-figures',
  reconstruction: true,
  why: 'A die is thrown for each shock: two figures make one. A figure left over has half a die, which is none.',
});

export const romanAuxiliaryRange = defineRuling({
  id: 'cady/ruling/roman-auxiliary-range',
  subject: 'Range of Roman auxiliary infantry; null: no missiles',
  readings: [book('section', null, 1536), book('capability-chart', 'varies', 1095), card('card', 'varies', 29)],
  default: 'section',
  reconstruction: false,
  why: 'The table in the section on Romans prints none and has rows of its own for bowmen, to which the varying range points.',
});

export const romanBowLight = defineRuling({
  id: 'cady/ruling/roman-bow-light',
  subject: 'Roman light bowmen',
  readings: [
    book('roman-table', { melee: 2, morale: 2, range: 42, cost: 5 }, 1538),
    book('as-other-light-bowmen', { melee: 3, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', { melee: 3, morale: 3, range: 40, cost: 10 }, 35),
  ],
  default: 'roman-table',
  reconstruction: false,
  why: 'Within the section on Romans the table stands above the remark that auxiliaries count like others.',
});

export const romanBowMedium = defineRuling({
  id: 'cady/ruling/roman-bow-medium',
  subject: 'Roman medium bowmen',
  readings: [
    book('roman-table', { melee: 4, morale: 2, range: 42, cost: 8 }, 1539),
    book('as-other-bowmen', { melee: 4, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', { melee: 4, morale: 3, range: 40, cost: 10 }, 36),
  ],
  default: 'roman-table',
  reconstruction: false,
  why: 'Within the section on Romans the table stands above the remark that auxiliaries count like others.',
});

export const romanCavalryMelee = defineRuling({
  id: 'cady/ruling/roman-cavalry-melee',
  subject: 'Melee point of Roman cavalry',
  readings: [book('roman-table', 6, 1540), book('as-other-light-cavalry', 8, 1564), card('card', 8, 54)],
  default: 'roman-table',
  reconstruction: false,
  why: 'Within the section on Romans the table stands above the remark that auxiliaries count like others.',
});

export const hopliteAlone = defineRuling({
  id: 'cady/ruling/hoplite-outside-phalanx',
  subject: 'Shock and morale value of hoplites outside the phalanx',
  readings: [
    book('no-shock', { shock: medium.shock, morale: hoplite.morale }, 1650),
    book('as-medium-infantry', { shock: medium.shock, morale: medium['morale-value'] }, 1650),
    book('chart', { shock: hoplite.shock, morale: hoplite.morale }, 1094),
    card('card', { shock: 1, morale: 5 }, 28),
  ],
  default: 'no-shock',
  reconstruction: false,
  why: 'The section gives shock to the charging phalanx and has hoplites outside it act as medium infantry. The morale value of its table is the man’s, and paid for.',
});

export const skirmishers = defineRuling({
  id: 'cady/ruling/skirmish-medieval',
  subject: 'Light troops that may form a skirmish line',
  readings: [
    book('light-armor-from-morale-two', { armor: 'light', 'least-morale': 2 }, 744),
    book('all-light-armor', { armor: 'light', 'least-morale': 1 }, 1371),
  ],
  default: 'light-armor-from-morale-two',
  reconstruction: false,
  why: 'Only light armor may skirmish; the section on skirmish lines takes peasants out by their morale.',
});

export const pikeUnit = defineRuling({
  id: 'cady/ruling/unit-size-swiss',
  subject: 'Largest unit of pikes',
  readings: [book('stands', { stands: 36, figures: null }, 1760), book('figures', { stands: null, figures: 36 }, 394)],
  default: 'stands',
  reconstruction: false,
  why: 'The section on Swiss pike counts stands; the rule of 36 figures is the common one.',
});

export const centurySize = defineRuling({
  id: 'cady/ruling/roman-century-size',
  subject: 'Figures of a Roman century',
  readings: [book('up-to-eight', { from: 1, to: 8 }, 1566), book('six-to-eight', { from: 6, to: 8 }, 394)],
  default: 'up-to-eight',
  reconstruction: false,
  why: 'The section on Romans names the most and no least; the least of six is the rule for units as they are formed.',
});

export const troopsRulings = [
  menAtArmsStand,
  standsNotPrinted,
  horseArcherColumn,
  cavalryMorale,
  halfShock,
  romanAuxiliaryRange,
  romanBowLight,
  romanBowMedium,
  romanCavalryMelee,
  hopliteAlone,
  skirmishers,
  pikeUnit,
  centurySize,
] as const;
