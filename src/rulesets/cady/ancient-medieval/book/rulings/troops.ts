import { cellsAt, decided, numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { baseSizesAncientMedieval } from '../../../common/book/charts/bases.js';
import { unitNumbers } from '../../../common/book/numbers/army.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { phalanxTable, romansTable } from '../charts/ancients.js';
import { figureCapabilityInfantry } from '../charts/capability.js';
import { cardAncientMedievalInfantry, cardCavalry, cardMissile } from '../charts/card-figures.js';

/** Rulings about troops, their stands and classes. */

const hoplites = cellsAt(figureCapabilityInfantry).hoplites;
const cardInfantry = cellsAt(cardAncientMedievalInfantry);
const cardBows = cellsAt(cardMissile);
const romans = cellsAt(romansTable);
const medium = cellsAt(figureCapabilityInfantry).medium;
const unit = numbersAt(unitNumbers);
const hoplite = cellsAt(phalanxTable).hoplite;

/** The cells of a row of the Roman table that a ruling has for its bowmen. */
function bowsOf(bow: 'missile-bow-light' | 'missile-bow-medium') {
  const { melee, morale, 'range-cm': range, cost } = romans[bow];
  return [decided(melee, 'melee'), decided(morale, 'morale'), decided(range, 'range'), decided(cost, 'cost')];
}

/** Bowmen as the card prints them, Romans or not. */
function cardBow(bow: 'archer-light' | 'archer-medium') {
  const { melee, morale, range, cost } = cardBows[bow];
  return { melee, morale, range, cost };
}

export const menAtArmsStand = defineRuling({
  id: 'cady/ruling/men-at-arms-stand',
  readings: [book('one', 1, 201), book('two', 2, 2916)],
  decides: [decided(cellsAt(baseSizesAncientMedieval)['men-at-arms'].figures)],
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

export const missileTroops = defineRuling({
  id: 'cady/ruling/missile-troops',
  readings: [ours('horse-archers-too', ['missile', 'horse-archer']), ours('missile-on-foot', ['missile'])],
  default: 'horse-archers-too',
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
  readings: [
    book('section', null, 1536),
    book('capability-chart', 'varies', 1095),
    card('card', cardInfantry['roman-aux'].range, 29),
  ],
  decides: [
    decided(cellsAt(figureCapabilityInfantry)['roman-aux']['range-cm']),
    decided(romans['infantry-auxiliary']['range-cm']),
  ],
  default: 'section',
  reconstruction: false,
});

export const romanBowLight = defineRuling({
  id: 'cady/ruling/roman-bow-light',
  readings: [
    book('roman-table', { melee: 2, morale: 2, range: 42, cost: 5 }, 1538),
    book('as-other-light-bowmen', { melee: 3, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', cardBow('archer-light'), 35),
  ],
  decides: [...bowsOf('missile-bow-light')],
  default: 'roman-table',
  reconstruction: false,
});

export const romanBowMedium = defineRuling({
  id: 'cady/ruling/roman-bow-medium',
  readings: [
    book('roman-table', { melee: 4, morale: 2, range: 42, cost: 8 }, 1539),
    book('as-other-bowmen', { melee: 4, morale: 3, range: 40, cost: 10 }, 1564),
    card('card', cardBow('archer-medium'), 36),
  ],
  decides: [...bowsOf('missile-bow-medium')],
  default: 'roman-table',
  reconstruction: false,
});

export const romanCavalryMelee = defineRuling({
  id: 'cady/ruling/roman-cavalry-melee',
  readings: [
    book('roman-table', 6, 1540),
    book('as-other-light-cavalry', 8, 1564),
    card('card', cellsAt(cardCavalry)['light-cavalry'].melee, 54),
  ],
  decides: [decided(romans.cavalry.melee)],
  default: 'roman-table',
  reconstruction: false,
});

export const hopliteAlone = defineRuling({
  id: 'cady/ruling/hoplite-outside-phalanx',
  readings: [
    book('no-shock', { shock: medium.shock, morale: hoplite.morale }, 1650),
    book('as-medium-infantry', { shock: medium.shock, morale: medium['morale-value'] }, 1650),
    book('chart', { shock: hoplite.shock, morale: hoplite.morale }, 1094),
    card('card', { shock: cardInfantry.hoplites.shock, morale: cardInfantry.hoplites.morale }, 28),
  ],
  decides: [decided(hoplites.shock, 'shock'), decided(hoplites['morale-value'], 'morale')],
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

export const lightArmor = defineRuling({
  id: 'cady/ruling/armor-light-definition',
  readings: [book('little-or-none', 'little or none, and no shield', 1371)],
  default: 'little-or-none',
  reconstruction: false,
});

export const troopsRulings = [
  lightArmor,
  menAtArmsStand,
  standsNotPrinted,
  horseArcherColumn,
  cavalryMorale,
  missileTroops,
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
