import { cellsAt, numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { unitNumbers } from '../../../common/book/numbers/army.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { phalanxTable } from '../charts/ancients.js';
import { figureCapabilityInfantry } from '../charts/capability.js';

/** Rulings about troops, their stands and classes. */

const medium = cellsAt(figureCapabilityInfantry).medium;
const unit = numbersAt(unitNumbers);
const hoplite = cellsAt(phalanxTable).hoplite;

export const menAtArmsStand = defineRuling({
  id: 'cady/ruling/men-at-arms-stand',
  readings: [book('one', 1, 201), book('two', 2, 2916)],
  default: 'one',
  reconstruction: false,
});

export const standsNotPrinted = defineRuling({
  id: 'cady/ruling/stands-not-printed',
  readings: [
    ours('as-their-like', {
      chariot: { front: 4, depth: 6, figures: 1 },
      elephant: { front: 4, depth: 6, figures: 1 },
      wagon: { front: 4, depth: 8, figures: 1 },
      'pot-d-fer': { front: 4, depth: 4, figures: 1 },
      culverin: { front: 5, depth: 10, figures: 1 },
      cannon: { front: 5, depth: 10, figures: 1 },
      bombard: { front: 6, depth: 12, figures: 1 },
    }),
    ours('as-a-ballista', {
      chariot: { front: 4, depth: 4, figures: 1 },
      elephant: { front: 4, depth: 4, figures: 1 },
      wagon: { front: 4, depth: 4, figures: 1 },
      'pot-d-fer': { front: 4, depth: 4, figures: 1 },
      culverin: { front: 4, depth: 4, figures: 1 },
      cannon: { front: 4, depth: 4, figures: 1 },
      bombard: { front: 4, depth: 4, figures: 1 },
    }),
  ],
  default: 'as-their-like',
  reconstruction: true,
});

export const horseArcherColumn = defineRuling({
  id: 'cady/ruling/shock-class-horse-archer',
  readings: [
    ours('by-armor', { light: 'light-cavalry', medium: 'medium-cavalry' }),
    ours('light', { light: 'light-cavalry', medium: 'light-cavalry' }),
  ],
  default: 'by-armor',
  reconstruction: true,
});

export const cavalryMorale = defineRuling({
  id: 'cady/ruling/cavalry-morale-who',
  readings: [ours('cavalry-and-horse-archers', ['cavalry', 'horse-archer']), ours('cavalry', ['cavalry'])],
  default: 'cavalry-and-horse-archers',
  reconstruction: true,
});

export const halfShock = defineRuling({
  id: 'cady/ruling/half-shock',
  readings: [ours('a-die-for-two-figures', { odd: 'dropped' }), ours('odd-figure-counts', { odd: 'rounded-up' })],
  default: 'a-die-for-two-figures',
  reconstruction: true,
});

export const romanAuxiliaryRange = defineRuling({
  id: 'cady/ruling/roman-auxiliary-range',
  readings: [book('section', null, 1536), book('capability-chart', 'varies', 1095), card('card', 'varies', 29)],
  default: 'section',
  reconstruction: false,
});

export const romanBowLight = defineRuling({
  id: 'cady/ruling/roman-bow-light',
  readings: [
    book('roman-table', { melee: 2, morale: 2, range: 42, cost: 5 }, 1538),
    book('as-other-light-bowmen', { melee: 3, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', { melee: 3, morale: 3, range: 40, cost: 10 }, 35),
  ],
  default: 'roman-table',
  reconstruction: false,
});

export const romanBowMedium = defineRuling({
  id: 'cady/ruling/roman-bow-medium',
  readings: [
    book('roman-table', { melee: 4, morale: 2, range: 42, cost: 8 }, 1539),
    book('as-other-bowmen', { melee: 4, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', { melee: 4, morale: 3, range: 40, cost: 10 }, 36),
  ],
  default: 'roman-table',
  reconstruction: false,
});

export const romanCavalryMelee = defineRuling({
  id: 'cady/ruling/roman-cavalry-melee',
  readings: [book('roman-table', 6, 1540), book('as-other-light-cavalry', 8, 1564), card('card', 8, 54)],
  default: 'roman-table',
  reconstruction: false,
});

export const hopliteAlone = defineRuling({
  id: 'cady/ruling/hoplite-outside-phalanx',
  readings: [
    book('no-shock', { shock: medium.shock, morale: hoplite.morale }, 1650),
    book('as-medium-infantry', { shock: medium.shock, morale: medium['morale-value'] }, 1650),
    book('chart', { shock: hoplite.shock, morale: hoplite.morale }, 1094),
    card('card', { shock: 1, morale: 5 }, 28),
  ],
  default: 'no-shock',
  reconstruction: false,
});

export const skirmishers = defineRuling({
  id: 'cady/ruling/skirmish-medieval',
  readings: [
    book('light-armor-from-morale-two', { armor: 'light', 'least-morale': 2 }, 744),
    book('all-light-armor', { armor: 'light', 'least-morale': 1 }, 1371),
  ],
  default: 'light-armor-from-morale-two',
  reconstruction: false,
});

export const pikeUnit = defineRuling({
  id: 'cady/ruling/unit-size-swiss',
  readings: [
    book('stands', { stands: 36, figures: null }, 1760),
    book('figures', { stands: null, figures: unit['most-figures'] }, 394),
  ],
  default: 'stands',
  reconstruction: false,
});

export const centurySize = defineRuling({
  id: 'cady/ruling/roman-century-size',
  readings: [
    book('up-to-eight', { from: 1, to: 8 }, 1566),
    book('six-to-eight', { from: unit['least-figures'], to: 8 }, 394),
  ],
  default: 'up-to-eight',
  reconstruction: false,
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
