import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { buildingArtillery } from '../charts/optional.js';
import { moraleColumns } from '../charts/shock-and-morale.js';

/** Rulings about squares, shock and morale in the musket period, and about its optional rules. */

export const shockAgainstSquare = defineRuling({
  id: 'cady/ruling/shock-square',
  subject: 'Shocks lost against infantry in a square',
  readings: [book('musket-section', 1, 2339), book('common-chart', 2, 653), card('card', 2, 102)],
  default: 'musket-section',
  reconstruction: false,
  why: 'The musket section describes the square and rules on it; the chart of the common rules gives way to the period.',
});

export const infantryWithShock = defineRuling({
  id: 'cady/ruling/shock-musket-infantry',
  subject: 'Musket infantry that has shock',
  readings: [
    book('capability-chart', ['light-infantry', 'regulars', 'grenadiers', 'guard'], 2028),
    book('common-remark', ['grenadiers', 'guard'], 671),
    card('card', ['light-infantry', 'regulars', 'grenadiers', 'guard'], 206),
  ],
  default: 'capability-chart',
  reconstruction: false,
  why: 'The capability chart of the period prints a shock for each figure; the common rules name examples.',
});

export const columnShiftList = defineRuling({
  id: 'cady/ruling/morale-shift-list',
  subject: 'What shifts the morale column of a musket unit',
  readings: [
    book('musket-list', moraleColumns.rows, 2471),
    book('common-list', ['two-infantry-units-in-brigade', 'cavalry-unit'], 892),
    card('card', ['cavalry-unit'], 229),
  ],
  default: 'musket-list',
  reconstruction: false,
  why: 'The musket section has the full list; the others repeat parts of it.',
});

export const generalColumns = defineRuling({
  id: 'cady/ruling/morale-shift-general',
  subject: 'Morale columns for a general in base contact',
  readings: [
    book('standard-game', cellsAt(moraleColumns)['ruler-in-personal-command-base-to-base']['columns-right'], 2473),
    book('optional-command-figure', 2, 2540),
  ],
  default: 'standard-game',
  reconstruction: false,
  why: 'Two columns belong to the optional command figures, which the basic game does not use.',
});

export const defensiveFeatures = defineRuling({
  id: 'cady/ruling/morale-defensive-feature',
  subject: 'Defensive features that shift the morale column',
  readings: [
    ours('each-named', ['wall', 'hill', 'river-bank', 'building']),
    ours('works-only', ['wall', 'river-bank', 'building']),
  ],
  default: 'each-named',
  reconstruction: true,
  why: 'The printed list runs together at its end. Each feature it names counts, and one is enough: several do not add up.',
});

export const buildingDie12 = defineRuling({
  id: 'cady/ruling/building-die-12pd',
  subject: 'Faces of the twelve-sided building die with normal casualties',
  readings: [
    ours('two-to-nine', [2, 3, 4, 5, 6, 7, 8, 9]),
    book('as-printed', cellsAt(buildingArtillery)['twelve-pounder-or-howitzer-d12'].normal, 3037),
  ],
  default: 'two-to-nine',
  reconstruction: true,
  why: 'Faces 2 and 7 are missing under every result. On the two other dice everything between the lowest face and the doubled ones is normal.',
});

export const boatHorseArtillery = defineRuling({
  id: 'cady/ruling/boat-horse-artillery',
  subject: 'The horse artillery that needs two boats',
  readings: [
    ours('six-pounder', 'six-pounder-horse-artillery'),
    book('eight-pounder', 'eight-pounder-horse-artillery', 2610),
  ],
  default: 'six-pounder',
  reconstruction: true,
  why: 'The period has no 8 pd horse artillery; its one horse artillery is the 6 pd.',
});

export const shakenMorale = defineRuling({
  id: 'cady/ruling/friendly-fire-least-morale',
  subject: 'The least morale value of a unit shaken by its own side’s fire',
  readings: [ours('one', 1)],
  default: 'one',
  reconstruction: true,
  why: 'The morale chart begins at a value of 1 a figure; militia has no point to lose.',
});

export const formationRulings = [
  shockAgainstSquare,
  infantryWithShock,
  columnShiftList,
  generalColumns,
  defensiveFeatures,
  buildingDie12,
  boatHorseArtillery,
  shakenMorale,
] as const;
