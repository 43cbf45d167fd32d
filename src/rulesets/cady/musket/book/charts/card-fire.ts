import { defineChart } from '../../../../../chart/index.js';
import { cadyCard } from '../../../common/book/charts/source.js';

/**
 * Distances in cm at which each piece of the card may fire each projectile.
 *
 * Source: the card, Artillery Firing (first table).
 */
export const cardArtilleryRanges = defineChart({
  id: 'cady/card/artillery-ranges',
  title: 'Ranges by projectile (cm)',
  source: cadyCard('Artillery Firing', 245),
  rows: ['rockets', '6-pd', '8-pd', '8-pd-howitzer', '12-pd'],
  columns: ['canister', 'explosive', 'round-solid'],
  cells: {
    rockets: { canister: null, explosive: { from: 20, to: 80 }, 'round-solid': null },
    '6-pd': { canister: { from: 0, to: 20 }, explosive: { from: 21, to: 40 }, 'round-solid': { from: 0, to: 60 } },
    '8-pd': { canister: { from: 0, to: 25 }, explosive: { from: 26, to: 40 }, 'round-solid': { from: 0, to: 80 } },
    '8-pd-howitzer': { canister: null, explosive: { from: 30, to: 80 }, 'round-solid': null },
    '12-pd': { canister: { from: 0, to: 30 }, explosive: { from: 31, to: 80 }, 'round-solid': { from: 0, to: 120 } },
  },
  absent: 'cannot',
  reading: { ranges: 'along-rows', rangeColumns: ['canister', 'explosive'] },
});

/**
 * Centimetres that a gun of the card gains on a hilltop above its target.
 *
 * Source: the card, Artillery firing from a hilltop.
 */
export const cardArtilleryHilltop = defineChart({
  id: 'cady/card/artillery-hilltop',
  title: 'Range added when firing from a hilltop above the target (cm)',
  source: cadyCard('Artillery firing from a hilltop', 252),
  rows: ['one-level', 'two-levels'],
  columns: ['6-pd', '8-pd', '12-pd'],
  cells: {
    'one-level': { '6-pd': 10, '8-pd': 20, '12-pd': 30 },
    'two-levels': { '6-pd': 20, '8-pd': 30, '12-pd': 40 },
  },
  reading: { monotony: [{ along: 'columns', direction: 'rising' }] },
});

/**
 * Crewmen of each piece on the card: all of them, and to how many they must be reduced for half its fire or none.
 *
 * Source: the card, Artillery Crew.
 */
export const cardArtilleryCrew = defineChart({
  id: 'cady/card/artillery-crew',
  title: 'Artillery crew',
  source: cadyCard('Artillery Crew', 257),
  rows: ['6-pd', 'rockets', '6-pd-horse-artillery', '8-pd-cannon-or-howitzer', '12-pd'],
  columns: ['full-crew', 'half-fire-at', 'no-fire-at'],
  cells: {
    '6-pd': { 'full-crew': 4, 'half-fire-at': 2, 'no-fire-at': 1 },
    rockets: { 'full-crew': 4, 'half-fire-at': 2, 'no-fire-at': 1 },
    '6-pd-horse-artillery': { 'full-crew': 6, 'half-fire-at': 4, 'no-fire-at': 2 },
    '8-pd-cannon-or-howitzer': { 'full-crew': 6, 'half-fire-at': 4, 'no-fire-at': 2 },
    '12-pd': { 'full-crew': 6, 'half-fire-at': 4, 'no-fire-at': 2 },
  },
  reading: { monotony: [{ along: 'columns', direction: 'falling' }] },
});

/**
 * Distances in cm once more, and the diameter in cm of the explosive hit area, on the card. The row of the 6 pd is that of rockets
 * too, for the sake of the hit area (`cady/ruling/rocket-projectiles`).
 *
 * Source: the card, Artillery Firing (second table).
 */
export const cardArtilleryShot = defineChart({
  id: 'cady/card/artillery-shot',
  title: 'Ranges and explosive hit area (cm)',
  source: cadyCard('Artillery Firing', 272),
  rows: ['6-pound-rockets', '8-pound', '8-pound-howitzer', '12-pound'],
  columns: ['canister', 'explosive', 'round-solid', 'explosive-hit-area'],
  cells: {
    '6-pound-rockets': {
      canister: { from: 0, to: 20 },
      explosive: { from: 21, to: 40 },
      'round-solid': { from: 0, to: 60 },
      'explosive-hit-area': { value: 6, unit: 'diameter' },
    },
    '8-pound': {
      canister: { from: 0, to: 25 },
      explosive: { from: 26, to: 40 },
      'round-solid': { from: 0, to: 80 },
      'explosive-hit-area': { value: 8, unit: 'diameter' },
    },
    '8-pound-howitzer': {
      canister: null,
      explosive: { from: 30, to: 80 },
      'round-solid': null,
      'explosive-hit-area': { value: 8, unit: 'diameter' },
    },
    '12-pound': {
      canister: { from: 0, to: 30 },
      explosive: { from: 31, to: 80 },
      'round-solid': { from: 0, to: 120 },
      'explosive-hit-area': { value: 12, unit: 'diameter' },
    },
  },
  absent: 'cannot',
  reading: { ranges: 'along-rows', rangeColumns: ['canister', 'explosive'] },
});

/**
 * Faces of a six-sided die that remove a figure in the hit area, on the card. Solid shot has no die: whom a coloured part of the
 * bounce stick touches is removed.
 *
 * Source: the card, Artillery Firing (second table).
 */
export const cardArtilleryShotOdds = defineChart({
  id: 'cady/card/artillery-shot-odds',
  title: 'Odds (six-sided die)',
  source: cadyCard('Artillery Firing', 277),
  rows: ['canister', 'explosive', 'round-solid'],
  columns: ['faces'],
  cells: {
    canister: { faces: [2, 4, 6] },
    explosive: { faces: [4, 6] },
    'round-solid': { faces: null },
  },
  absent: { 'round-solid': 'elsewhere' },
  reading: { die: 6 },
});

/**
 * Distances in whole cm of each band of each weapon on the card, and the faces of a ten-sided die that remove a figure in it. 9 cm
 * stands in two bands of fusils and carbines, as in the book (`cady/ruling/fusil-band-9cm`).
 *
 * Source: the card, Small Arms Fire.
 */
export const cardSmallArms = defineChart({
  id: 'cady/card/small-arms',
  title: 'Small arms: range bands (cm) and odds (ten-sided die)',
  source: cadyCard('Small Arms Fire', 279),
  rows: ['near', 'mid', 'far'],
  columns: ['pistols', 'muskets', 'fusils-carbines', 'rifles', 'faces'],
  cells: {
    near: {
      pistols: { from: 1, to: 3 },
      muskets: { from: 1, to: 12 },
      'fusils-carbines': { from: 1, to: 9 },
      rifles: { from: 1, to: 21 },
      faces: [2, 4, 6],
    },
    mid: {
      pistols: { from: 4, to: 6 },
      muskets: { from: 13, to: 21 },
      'fusils-carbines': { from: 9, to: 18 },
      rifles: { from: 22, to: 42 },
      faces: [4, 6],
    },
    far: {
      pistols: { from: 7, to: 12 },
      muskets: { from: 22, to: 30 },
      'fusils-carbines': { from: 19, to: 24 },
      rifles: { from: 43, to: 60 },
      faces: [6],
    },
  },
  reading: {
    die: 10,
    ranges: 'down-columns',
    slips: [
      {
        kind: 'overlap',
        row: 'mid',
        column: 'fusils-carbines',
        values: { from: 9, to: 9 },
        because: 'cady/ruling/fusil-band-9cm',
      },
    ],
    monotony: [{ along: 'rows', direction: 'falling', only: ['faces'] }],
  },
});

/**
 * What a figure of the card may do with its weapon, in order, by whether it began the turn loaded and how far it moves.
 *
 * Source: the card, Small Arms Fire.
 */
export const cardLoading = defineChart({
  id: 'cady/card/loaded-unloaded',
  title: 'Fire and loading by movement',
  source: cadyCard('Small Arms Fire', 286),
  rows: ['loaded', 'not-loaded'],
  columns: ['no-move', 'up-to-1-3', 'up-to-2-3', 'maximum'],
  cells: {
    loaded: {
      'no-move': ['fire', 'load', 'fire'],
      'up-to-1-3': ['fire', 'load'],
      'up-to-2-3': ['fire'],
      maximum: null,
    },
    'not-loaded': {
      'no-move': ['load', 'fire', 'load'],
      'up-to-1-3': ['load', 'fire'],
      'up-to-2-3': ['load'],
      maximum: null,
    },
  },
  absent: 'cannot',
});

/**
 * Centimetres that small arms of the card gain when the target stands lower.
 *
 * Source: the card, Additional Range: Small Arms Fire.
 */
export const cardSmallArmsHill = defineChart({
  id: 'cady/card/small-arms-hill',
  title: 'Small arms range added when above the target (cm)',
  source: cadyCard('Additional Range: Small Arms Fire', 290),
  rows: ['pistols', 'muskets', 'rifles'],
  columns: ['one-level', 'two-levels', 'three-or-more'],
  cells: {
    pistols: { 'one-level': 5, 'two-levels': null, 'three-or-more': null },
    muskets: { 'one-level': 10, 'two-levels': 15, 'three-or-more': 20 },
    rifles: { 'one-level': 15, 'two-levels': 20, 'three-or-more': 30 },
  },
  absent: 'nothing',
  reading: { monotony: [{ along: 'columns', direction: 'rising' }] },
});
