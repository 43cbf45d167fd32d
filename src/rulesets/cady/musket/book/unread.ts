import type { Unread } from '../../../../book/index.js';
import type { Chart } from '../../../../chart/index.js';
import { postMeleeMorale } from '../../common/book/charts/morale.js';
import { commonCardCharts } from '../../common/book/charts.js';
import { unreadCard } from '../../common/book/unread-card.js';
import {
  cardArtilleryCrew,
  cardArtilleryHilltop,
  cardArtilleryRanges,
  cardArtilleryShot,
  cardArtilleryShotOdds,
  cardLoading,
  cardSmallArms,
  cardSmallArmsHill,
} from './charts/card-fire.js';
import { cardGrenades, cardMusketArtillery, cardMusketCavalry, cardMusketInfantry } from './charts/card-troops.js';
import { musketCardCharts } from './charts.js';

/** The same reason for several data. */
function because(reason: string, ...ids: readonly string[]): readonly Unread[] {
  return ids.map(id => ({ id, reason }));
}

const pieces = ['6-pound-cannon', '8-pound-cannon', '8-pound-howitzer', '12-pound-cannon', 'rockets'];
const rounds = ['six-pounder-and-rockets', 'eight-pounder', 'eight-pounder-howitzer', 'twelve-pounder'];
const unmodified = [
  'attacked-on-flank',
  'attacking-across-wall-or-fortification',
  'attacking-uphill',
  'attacking-across-ford',
];

/** The cells of a chart of the card that rules read when it is played: of these columns, all unless said, and of all rows but some. */
function readOfCard(
  { id, rows, columns }: Chart,
  read: readonly string[] = columns,
  but: readonly string[] = [],
): { readonly [chart: string]: readonly string[] } {
  const cells = rows.filter(row => !but.includes(row)).flatMap(row => read.map(column => `${row}/${column}`));
  return { [id]: cells };
}

/** What of the book the card prints itself, and plays when it is played. */
const ofTheBookAlone: readonly string[] = [
  ...['infantry', 'cavalry'].flatMap(arm =>
    ['shock', 'move-cm', 'melee', 'morale', 'cost'].map(column => `cady/musket/${arm}-capability#${column}`),
  ),
  ...['move-cm', 'melee', 'morale', 'cost'].map(column => `cady/musket/artillery-capability#${column}`),
  'cady/musket/grenade-effect#target-figures-removed',
  'cady/musket/grenade-effect#thrower-removed',
  'cady/musket/artillery-firing-ranges#canister-cm',
  ...['six-pounder', 'eight-pounder', 'twelve-pounder'].map(
    row => `cady/musket/artillery-firing-ranges/${row}/explosive-cm`,
  ),
  ...['rockets', 'eight-pounder', 'eight-pounder-howitzer', 'twelve-pounder'].map(
    row => `cady/musket/artillery-firing-ranges/${row}/round-solid-cm`,
  ),
  'cady/musket/artillery-crew#fire-reduced-to-half-at',
  'cady/musket/artillery-crew#no-longer-able-to-fire-at',
  ...['six-pounder-horse-artillery', 'eight-pounder-cannon-or-howitzer', 'twelve-pounder'].map(
    row => `cady/musket/artillery-crew/${row}/full-crew`,
  ),
  'cady/musket/artillery-hill-range/one-hill-level',
  'cady/musket/artillery-hill-range/two-hill-levels',
  'cady/musket/artillery-rounds#explosive-hit-area-diameter-cm',
  'cady/musket/artillery-rounds/odds-six-sided-die/explosive-cm',
  ...['near', 'mid', 'far'].flatMap(row => [
    ...['pistols', 'muskets', 'fusils-carbines', 'rifles'].map(
      weapon => `cady/musket/small-arms-fire/${row}/${weapon}-odds`,
    ),
    `cady/musket/small-arms-fire/${row}/muskets-range-cm`,
  ]),
  ...['near', 'mid'].flatMap(row =>
    ['pistols', 'rifles'].map(weapon => `cady/musket/small-arms-fire/${row}/${weapon}-range-cm`),
  ),
  'cady/musket/loading',
  'cady/musket/small-arms-hill-range/muskets',
  'cady/musket/small-arms-hill-range/rifles',
];

const extras = ['extra-18-rounds', '6-extra-artillery-crew'];

/** Data of the musket game that no rule reads, and why. */
export const musketUnread: readonly Unread[] = [
  ...unreadCard([...commonCardCharts, ...musketCardCharts], {
    'cady/card/shock-path': ['cavalry/cm', 'infantry/cm'],
    'cady/card/effects-on-movement': ['charge-down-road/fraction', 'artillery-over-fence-or-wall/fraction'],
    'cady/card/shock-reductions': ['infantry-square/shocks'],
    'cady/card/step-modifiers': ['target-behind-fence-or-wall/steps', 'target-on-forest-edge/steps'],
    ...readOfCard(cardMusketInfantry, ['shock', 'move', 'melee', 'morale', 'cost']),
    ...readOfCard(cardMusketCavalry, ['shock', 'move', 'melee', 'morale', 'cost']),
    'cady/card/musket-artillery': [
      ...Object.values(readOfCard(cardMusketArtillery, ['move', 'melee', 'morale', 'cost'], extras)).flat(),
      ...extras.map(row => `${row}/cost`),
    ],
    ...readOfCard(cardGrenades),
    ...readOfCard(cardArtilleryRanges),
    ...readOfCard(cardArtilleryHilltop),
    ...readOfCard(cardArtilleryCrew),
    ...readOfCard(cardArtilleryShot, ['explosive-hit-area']),
    ...readOfCard(cardArtilleryShotOdds, ['faces'], ['round-solid']),
    ...readOfCard(cardLoading),
    'cady/card/small-arms-hill': [
      'pistols/one-level',
      ...Object.values(readOfCard(cardSmallArmsHill, cardSmallArmsHill.columns, ['pistols'])).flat(),
    ],
    'cady/card/small-arms': [
      'far/fusils-carbines',
      ...Object.values(readOfCard(cardSmallArms, ['pistols', 'muskets', 'rifles', 'faces'])).flat(),
    ],
  }),
  ...because(
    'it is of the ancient and medieval game',
    'cady/common/base-sizes-ancient-medieval',
    'cady/common/missile-armor-steps',
    'cady/common/kill-shots#start-for',
    'cady/common/shock-reductions/swiss-pike-2-ranks',
    'cady/common/shock-reductions/swiss-pike-3-ranks',
    'cady/common/shock-reductions/roman-testudo',
    'cady/common/fire-step-modifiers/indirect-fire',
  ),
  ...because(
    'the musket section prints its own, which is played',
    'cady/common/shock',
    'cady/common/musket-range-start',
    'cady/common/sighting',
    'cady/common/shock-reductions/infantry-in-square',
    'cady/common/fire-step-modifiers/target-on-forest-edge',
    'cady/common/fire-step-modifiers/under-two-thirds-range',
    'cady/common/fire-step-modifiers/within-one-third-range',
  ),
  ...because(
    'the musket section prints its own chart; a reading points at one cell of this one',
    ...postMeleeMorale.rows.flatMap(row =>
      postMeleeMorale.columns
        .filter(column => row !== 'back' || column !== '91-100')
        .map(column => `${postMeleeMorale.id}/${row}/${column}`),
    ),
  ),
  ...because(
    'it says what the entry is about, which the rules know by its name',
    'cady/common/base-sizes-musket#arm',
    'cady/common/base-sizes-musket#machines',
    'cady/common/effects-on-movement#column',
    'cady/common/effects-on-movement#row',
    'cady/common/effects-on-movement#change',
    'cady/common/effects-on-movement#exceptions',
    'cady/common/melee-point-effects#applies-to',
    ...unmodified.map(row => `cady/common/melee-point-effects/${row}/attacker-rolls`),
  ),
  ...because(
    'the artillery crew chart says who serves a piece',
    'cady/common/base-sizes-musket#crew',
    ...pieces.map(piece => `cady/common/base-sizes-musket/${piece}/figures`),
  ),
  ...because(
    'the scale is that of its first row; the others work it out for longer distances',
    ...['50', '100', '200', '300', '400'].map(yards => `cady/common/ground-scale/${yards}-yards`),
  ),
  ...because(
    'the firing tables say how far is fired; readings of rulings ask for the ranges of the capability charts',
    'cady/musket/infantry-capability#range-cm',
    'cady/musket/cavalry-capability#range-cm',
    'cady/musket/artillery-capability#range-cm',
    ...rounds.flatMap(row => [
      `cady/musket/artillery-rounds/${row}/canister-cm`,
      `cady/musket/artillery-rounds/${row}/explosive-cm`,
    ]),
  ),
  ...because('a die has no hit area', 'cady/musket/artillery-rounds/odds-six-sided-die/explosive-hit-area-diameter-cm'),
  ...because(
    'a shot comes down at the middle of a hole, whatever its size',
    ...['centre-hole', 'hole-2', 'hole-3', 'hole-4', 'hole-5'].map(hole => `cady/musket/rocket-wheel/${hole}`),
  ),
  ...because(
    'rounds and gunners bought besides are of the piece that they are bought for',
    ...['extra-18-rounds', 'six-extra-artillery-crew'].flatMap(row =>
      ['move-cm', 'melee', 'morale'].map(column => `cady/musket/artillery-capability/${row}/${column}`),
    ),
  ),
  ...because('whatever is no other face', 'cady/musket/ship-fire/out-at-once/faces'),
  ...because(
    'stands are not counted in boats, nor boats in pieces',
    'cady/musket/river-boat/infantry-stands/boats-per-piece',
    'cady/musket/river-boat/cavalry-stands/boats-per-piece',
    'cady/musket/river-boat/eight-pounder-pieces/maximum-per-boat',
    'cady/musket/river-boat/eight-pounder-horse-artillery-pieces/maximum-per-boat',
    'cady/musket/river-boat/twelve-pounder-pieces/maximum-per-boat',
  ),
  ...because('whom he commands is for the players to play', 'cady/musket/command-figures#commands'),
  ...[
    'ruler-in-personal-command-base-to-base',
    'two-infantry-units-in-brigade',
    'behind-defensive-feature',
    'infantry-unit-in-square',
  ].map(row => ({
    id: `cady/musket/morale-columns/${row}`,
    reason: 'the card has the column shifted for cavalry alone',
    under: 'card',
  })),
  ...because(
    'read as numbered, post-melee morale would be tested in the first turn and never again',
    'cady/ruling/sequence-repeat',
  ),
  ...because('the book does not say what the dice, or the shifts of its line, do', 'cady/ruling/variable-dice'),
  ...because(
    'head and torso stand over the same spot of the base, and figures have one size: all readings come to the same',
    'cady/ruling/hit-area-body-part',
  ),
  ...ofTheBookAlone.map(id => ({ id, reason: 'the card prints its own, which is played', under: 'card' })),
  ...because('it is what the row does, in words', 'cady/musket/grenade-effect#outcome'),
  ...because('boxes for the players to tick off', 'cady/musket/artillery-order-sheet'),
];
