import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Centimetres that a ship moves on the first, second and later turns in the same direction.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/row-boats
 * @clause cady/musket/ship/sailing
 */
export const shipSpeed = defineChart({
  id: 'cady/musket/ship-speed',
  title: 'Ship movement',
  source: cadyBook('Musket Period Rules > Optional Rules > Ships', 2556),
  rows: ['sailing-with-wind', 'towed-by-row-boats'],
  columns: ['first-turn-cm', 'second-turn-cm', 'later-turns-cm'],
  cells: {
    'sailing-with-wind': { 'first-turn-cm': 12, 'second-turn-cm': 21, 'later-turns-cm': 30 },
    'towed-by-row-boats': { 'first-turn-cm': 6, 'second-turn-cm': 10, 'later-turns-cm': 10 },
  },
});

/**
 * Where the wind blows from, by the face of a four-sided die.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/wind
 */
export const windDirection = defineChart({
  id: 'cady/musket/wind-direction',
  title: 'Wind direction (four-sided die)',
  source: cadyBook('Musket Period Rules > Optional Rules > Ships', 2560),
  rows: ['1', '2', '3', '4'],
  columns: ['wind-from'],
  cells: {
    '1': { 'wind-from': 'north' },
    '2': { 'wind-from': 'east' },
    '3': { 'wind-from': 'south' },
    '4': { 'wind-from': 'west' },
  },
  reading: { bandNames: 'rows', bandSpan: { from: 1, to: 4 } },
});

/**
 * What one river boat carries, in stands or pieces, and how many boats one piece needs. `null`: not carried in a single boat,
 * not counted in boats, or (12 pd) not carried at all.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats. The row's 8 pd horse artillery is no troop of this period
 * (`cady/ruling/boat-horse-artillery`).
 *
 * @clause cady/musket/boat/capacity
 * @clause cady/musket/boat/horse-artillery
 * @clause cady/musket/boat/no-12-pounder
 */
export const riverBoat = defineChart({
  id: 'cady/musket/river-boat',
  title: 'River boat capacity',
  source: cadyBook('Musket Period Rules > Optional Rules > River Boats', 2610),
  rows: [
    'infantry-stands',
    'cavalry-stands',
    'eight-pounder-pieces',
    'eight-pounder-horse-artillery-pieces',
    'twelve-pounder-pieces',
  ],
  columns: ['maximum-per-boat', 'boats-per-piece'],
  cells: {
    'infantry-stands': { 'maximum-per-boat': 10, 'boats-per-piece': null },
    'cavalry-stands': { 'maximum-per-boat': 4, 'boats-per-piece': null },
    'eight-pounder-pieces': { 'maximum-per-boat': 1, 'boats-per-piece': 1 },
    'eight-pounder-horse-artillery-pieces': { 'maximum-per-boat': null, 'boats-per-piece': 2 },
    'twelve-pounder-pieces': { 'maximum-per-boat': null, 'boats-per-piece': null },
  },
  absent: {
    'infantry-stands': 'nothing',
    'cavalry-stands': 'nothing',
    'eight-pounder-horse-artillery-pieces': 'cannot',
    'twelve-pounder-pieces': 'cannot',
  },
});

/** Sides of the die of each row. */
export const buildingDice = {
  'six-pounder-d6': 6,
  'eight-pounder-d8': 8,
  'twelve-pounder-or-howitzer-d12': 12,
} as const;

/**
 * Faces of the die thrown for an artillery hit on an occupied building, by what becomes of its casualties. The die has six,
 * eight or twelve sides, as the row says.
 *
 * Source: Musket Period Rules > Occupied Building Sheet. The 12 pd row omits two faces: `cady/ruling/building-die-12pd`.
 *
 * @clause cady/musket/sheet/building/artillery-6pd
 * @clause cady/musket/sheet/building/artillery-8pd
 * @clause cady/musket/sheet/building/artillery-12pd
 */
export const buildingArtillery = defineChart({
  id: 'cady/musket/building-artillery',
  title: 'Occupied Building Sheet: artillery',
  source: cadyBook('Musket Period Rules > Occupied Building Sheet', 3018),
  rows: ['six-pounder-d6', 'eight-pounder-d8', 'twelve-pounder-or-howitzer-d12'],
  columns: ['no-casualties', 'normal', 'doubled'],
  cells: {
    'six-pounder-d6': { 'no-casualties': [1], normal: [2, 3, 4, 5], doubled: [6] },
    'eight-pounder-d8': { 'no-casualties': [1], normal: [2, 3, 4, 5, 6, 7], doubled: [8] },
    'twelve-pounder-or-howitzer-d12': {
      'no-casualties': [1],
      normal: [3, 4, 5, 6, 8, 9],
      doubled: [10, 11, 12],
    },
  },
  reading: {
    die: buildingDice,
    faces: 'along-rows',
    slips: [
      {
        kind: 'gap',
        row: 'twelve-pounder-or-howitzer-d12',
        values: { from: 2, to: 2 },
        because: 'cady/ruling/building-die-12pd',
      },
      {
        kind: 'gap',
        row: 'twelve-pounder-or-howitzer-d12',
        values: { from: 7, to: 7 },
        because: 'cady/ruling/building-die-12pd',
      },
    ],
  },
});

/**
 * Points that destroy one floor of a building, by its class: a stone, b stone and timber, c solid timber, d light work.
 *
 * Source: Musket Period Rules > Occupied Building Sheet.
 *
 * @clause cady/musket/sheet/building/points
 */
export const buildingPoints = defineChart({
  id: 'cady/musket/building-points',
  title: 'Occupied Building Sheet: classes and points to destroy a floor',
  source: cadyBook('Musket Period Rules > Occupied Building Sheet', 3046),
  rows: ['a', 'b', 'c', 'd'],
  columns: ['points-per-floor'],
  cells: {
    a: { 'points-per-floor': 18 },
    b: { 'points-per-floor': 12 },
    c: { 'points-per-floor': 8 },
    d: { 'points-per-floor': 6 },
  },
});
