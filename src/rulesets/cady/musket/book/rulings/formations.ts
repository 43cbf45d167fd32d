import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardShockReductions } from '../../../common/book/charts/card.js';
import { shockReductions } from '../../../common/book/charts/shock.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { moraleColumns } from '../charts/shock-and-morale.js';

/** Rulings about squares, shock and morale in the musket period, and about its optional rules. */

export const shockAgainstSquare = defineRuling({
  id: 'cady/ruling/shock-square',
  readings: [
    book('musket-section', 1, 2339),
    book('common-chart', cellsAt(shockReductions)['infantry-in-square'].shocks, 653),
    card('card', cellsAt(cardShockReductions)['infantry-square'].shocks, 102),
  ],
  decides: [decided(cellsAt(shockReductions)['infantry-in-square'].shocks)],
  default: 'musket-section',
  reconstruction: false,
});

export const infantryWithShock = defineRuling({
  id: 'cady/ruling/shock-musket-infantry',
  readings: [
    // As many shocks as the chart prints.
    book('capability-chart', null, 2028),
    book('common-remark', ['grenadiers', 'guard'], 671),
    card('card', null, 206),
  ],
  default: 'capability-chart',
  reconstruction: false,
});

export const columnShiftList = defineRuling({
  id: 'cady/ruling/morale-shift-list',
  readings: [
    book('musket-list', moraleColumns.rows, 2471),
    book('common-list', ['two-infantry-units-in-brigade', 'cavalry-unit'], 892),
    card('card', ['cavalry-unit'], 229),
  ],
  default: 'musket-list',
  reconstruction: false,
});

export const generalColumns = defineRuling({
  id: 'cady/ruling/morale-shift-general',
  readings: [
    book('standard-game', cellsAt(moraleColumns)['ruler-in-personal-command-base-to-base']['columns-right'], 2473),
    book('optional-command-figure', 2, 2540),
  ],
  decides: [decided(cellsAt(moraleColumns)['ruler-in-personal-command-base-to-base']['columns-right'])],
  default: 'standard-game',
  reconstruction: false,
});

export const commandFigureHit = defineRuling({
  id: 'cady/ruling/command-figure-hit',
  readings: [ours('as-one-of-the-unit', 'as-one-of-the-unit'), ours('after-all-others', 'after-all-others')],
  default: 'as-one-of-the-unit',
  reconstruction: true,
});

export const commandFigureCaptured = defineRuling({
  id: 'cady/ruling/command-figure-captured',
  readings: [ours('worse-morale', 'worse-morale'), ours('heavier-losses', 'heavier-losses')],
  default: 'worse-morale',
  reconstruction: true,
});

export const defensiveFeatures = defineRuling({
  id: 'cady/ruling/morale-defensive-feature',
  readings: [
    ours('each-named', ['wall', 'hill', 'river-bank', 'building']),
    ours('works-only', ['wall', 'river-bank', 'building']),
  ],
  default: 'each-named',
  reconstruction: true,
});

export const defenceOfAttackers = defineRuling({
  id: 'cady/ruling/morale-defence-of-attackers',
  readings: [ours('none', false), ours('as-anybody', true)],
  default: 'none',
  reconstruction: true,
});

export const boatHorseArtillery = defineRuling({
  id: 'cady/ruling/boat-horse-artillery',
  readings: [
    ours('six-pounder', 'six-pounder-horse-artillery'),
    book('eight-pounder', 'eight-pounder-horse-artillery', 2610),
  ],
  default: 'six-pounder',
  reconstruction: true,
});

export const shakenMorale = defineRuling({
  id: 'cady/ruling/friendly-fire-least-morale',
  readings: [ours('one', 1)],
  default: 'one',
  reconstruction: true,
});

export const brigadeColumn = defineRuling({
  id: 'cady/ruling/brigade-composition',
  readings: [book('infantry', ['infantry'], 2474), book('any-unit', ['infantry', 'cavalry', 'artillery'], 893)],
  default: 'infantry',
  reconstruction: false,
});

export const squareHalfFormed = defineRuling({
  id: 'cady/ruling/square-half-formed',
  readings: [ours('as-it-stood', false), ours('as-a-square', true)],
  default: 'as-it-stood',
  reconstruction: true,
});

export const squareFire = defineRuling({
  id: 'cady/ruling/square-fire',
  readings: [ours('each-side', true), ours('front-alone', false)],
  default: 'each-side',
  reconstruction: true,
});

export const squareRanks = defineRuling({
  id: 'cady/ruling/square-two-ranks',
  readings: [ours('of-the-body', 1), ours('of-each-side', 2)],
  default: 'of-the-body',
  reconstruction: true,
});

export const squareDeepTarget = defineRuling({
  id: 'cady/ruling/square-deep-target',
  readings: [ours('all-of-it', 'body'), ours('one-side-of-it', 'side')],
  default: 'all-of-it',
  reconstruction: true,
});

export const columnRanks = defineRuling({
  id: 'cady/ruling/column-ranks',
  readings: [book('any-depth', 1, 685), book('deeper-than-a-line', 3, 2838)],
  default: 'any-depth',
  reconstruction: false,
});

export const formationRulings = [
  columnRanks,
  brigadeColumn,
  shockAgainstSquare,
  infantryWithShock,
  columnShiftList,
  generalColumns,
  commandFigureHit,
  commandFigureCaptured,
  defensiveFeatures,
  defenceOfAttackers,
  boatHorseArtillery,
  shakenMorale,
  squareHalfFormed,
  squareFire,
  squareRanks,
  squareDeepTarget,
] as const;
