import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Full crew of each engine and piece, in men. Base sizes and order sheet print smaller crews (`cady/ruling/crew-ballista` and
 * its like).
 *
 * Source: Ancient & Medieval Rules > Medieval Artillery Crew.
 *
 * @clause cady/ancient-medieval/artillery/crew-size
 */
export const artilleryCrewSize = defineChart({
  id: 'cady/ancient-medieval/artillery-crew-size',
  title: 'Ancient and medieval artillery: number of crew',
  source: cadyBook('Medieval Artillery Crew', 1318),
  rows: ['ballista', 'catapult-onager-culverin', 'trebuchet-bombard'],
  columns: ['crew'],
  cells: {
    ballista: { crew: 3 },
    'catapult-onager-culverin': { crew: 6 },
    'trebuchet-bombard': { crew: 9 },
  },
});

/**
 * Men of a full crew, the number at which a piece fires every other turn, and that at which it neither fires nor moves.
 *
 * Source: Ancient & Medieval Rules > Medieval Artillery Crew.
 *
 * @clause cady/ancient-medieval/artillery/crew-half-rate
 * @clause cady/ancient-medieval/artillery/crew-no-fire
 */
export const artilleryCrewReduction = defineChart({
  id: 'cady/ancient-medieval/artillery-crew-reduction',
  title: 'Effects of a reduction in crew',
  source: cadyBook('Medieval Artillery Crew', 1325),
  rows: ['ballista-pot-d-fer', 'catapult-onager-culverin-cannon', 'trebuchet-bombard'],
  columns: ['full-crew', 'half-rate-at', 'no-fire-at'],
  cells: {
    'ballista-pot-d-fer': { 'full-crew': 3, 'half-rate-at': 2, 'no-fire-at': 1 },
    'catapult-onager-culverin-cannon': { 'full-crew': 6, 'half-rate-at': 4, 'no-fire-at': 2 },
    'trebuchet-bombard': { 'full-crew': 9, 'half-rate-at': 6, 'no-fire-at': 3 },
  },
  reading: { monotony: [{ along: 'columns', direction: 'falling' }] },
});

/**
 * Centimetres that an engine gains for a target so many hill levels below it, and loses for one above it. Gunpowder pieces have no
 * column (`cady/ruling/gunpowder-hill-column`).
 *
 * Source: Ancient & Medieval Rules > Medieval Artillery Fire: (hill levels).
 *
 * @clause cady/ancient-medieval/artillery/hill-range-bonus
 * @clause cady/ancient-medieval/artillery/hill-range-malus
 */
export const artilleryHillRange = defineChart({
  id: 'cady/ancient-medieval/artillery-hill-range',
  title: 'Firing above target, added range in cm',
  source: cadyBook('Medieval Artillery Fire: (hill levels)', 1344),
  rows: ['one-hill-level', 'two-hill-levels'],
  columns: ['ballista', 'catapult', 'trebuchet'],
  cells: {
    'one-hill-level': { ballista: 10, catapult: 20, trebuchet: 30 },
    'two-hill-levels': { ballista: 15, catapult: 25, trebuchet: 35 },
  },
  reading: {
    monotony: [
      { along: 'rows', direction: 'rising' },
      { along: 'columns', direction: 'rising' },
    ],
  },
});

/**
 * Crew boxes of the artillery order sheet, an older scale than the crew tables (`cady/ruling/crew-ballista` and its like).
 *
 * Source: Artillery Order Sheet - Medieval and Musket Periods.
 *
 * @clause cady/ancient-medieval/sheet/artillery-crew-boxes
 */
export const artillerySheetCrew = defineChart({
  id: 'cady/ancient-medieval/artillery-sheet-crew',
  title: 'Available crew key on the artillery order sheet',
  source: cadyBook('Artillery Order Sheet - Medieval and Musket Periods', 3003),
  rows: ['ballista-rockets', 'catapult-cannon', 'trebuchet-bombard'],
  columns: ['crew'],
  cells: {
    'ballista-rockets': { crew: 2 },
    'catapult-cannon': { crew: 4 },
    'trebuchet-bombard': { crew: 6 },
  },
});

/**
 * Hits of a bombard, or of a cannon, that destroy an object, and how near in cm to one spot they must all fall.
 *
 * Source: Ancient & Medieval Rules > Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder/object-destruction
 */
export const objectDestruction = defineChart({
  id: 'cady/ancient-medieval/object-destruction',
  title: 'Hits to destroy an object',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder Artillery', 1909),
  rows: ['castle-tower', 'castle-wall-section', 'stone-bridge-or-castle-gate', 'wooden-bridge'],
  columns: ['bombard-hits', 'cannon-hits', 'within-cm-of-same-spot'],
  cells: {
    'castle-tower': { 'bombard-hits': 2, 'cannon-hits': 4, 'within-cm-of-same-spot': 5 },
    'castle-wall-section': { 'bombard-hits': 2, 'cannon-hits': 4, 'within-cm-of-same-spot': 5 },
    'stone-bridge-or-castle-gate': { 'bombard-hits': 1, 'cannon-hits': 2, 'within-cm-of-same-spot': 5 },
    'wooden-bridge': { 'bombard-hits': 1, 'cannon-hits': 1, 'within-cm-of-same-spot': 5 },
  },
});

/**
 * What the hits of a 6 pounder on troops in a building come to, by the face of a six-sided die.
 *
 * Source: Occupied Building Sheet.
 *
 * @clause cady/ancient-medieval/sheet/building-fire-6pd
 */
export const buildingArtillery6pd = defineChart({
  id: 'cady/ancient-medieval/building-artillery-6pd',
  title: '6-pounder against an occupied building (six-sided die)',
  source: cadyBook('Occupied Building Sheet', 3022),
  rows: ['none', 'normal', 'doubled'],
  columns: ['faces', 'casualty-factor'],
  cells: {
    none: { faces: [1], 'casualty-factor': 0 },
    normal: { faces: [2, 3, 4, 5], 'casualty-factor': 1 },
    doubled: { faces: [6], 'casualty-factor': 2 },
  },
  reading: { die: 6, faces: 'down-columns' },
});

/**
 * What the hits of an 8 pounder on troops in a building come to, by the face of an eight-sided die.
 *
 * Source: Occupied Building Sheet.
 *
 * @clause cady/ancient-medieval/sheet/building-fire-8pd
 */
export const buildingArtillery8pd = defineChart({
  id: 'cady/ancient-medieval/building-artillery-8pd',
  title: '8-pounder against an occupied building (eight-sided die)',
  source: cadyBook('Occupied Building Sheet', 3028),
  rows: ['none', 'normal', 'doubled'],
  columns: ['faces', 'casualty-factor'],
  cells: {
    none: { faces: [1], 'casualty-factor': 0 },
    normal: { faces: [2, 3, 4, 5, 6, 7], 'casualty-factor': 1 },
    doubled: { faces: [8], 'casualty-factor': 2 },
  },
  reading: { die: 8, faces: 'down-columns' },
});

/**
 * What the hits of a 12 pounder or howitzer on troops in a building come to, by the face of a twelve-sided die. Faces 2 and 7 are
 * not printed; `cady/ruling/building-die-12pd` counts them as normal.
 *
 * Source: Occupied Building Sheet.
 *
 * @clause cady/ancient-medieval/sheet/building-fire-12pd
 */
export const buildingArtillery12pd = defineChart({
  id: 'cady/ancient-medieval/building-artillery-12pd',
  title: '12-pounder or howitzer against an occupied building (twelve-sided die)',
  source: cadyBook('Occupied Building Sheet', 3034),
  rows: ['none', 'normal', 'doubled'],
  columns: ['faces', 'casualty-factor'],
  cells: {
    none: { faces: [1], 'casualty-factor': 0 },
    normal: { faces: [3, 4, 5, 6, 8, 9], 'casualty-factor': 1 },
    doubled: { faces: [10, 11, 12], 'casualty-factor': 2 },
  },
  reading: {
    die: 12,
    faces: 'down-columns',
    slips: [
      { kind: 'gap', column: 'faces', values: { from: 2, to: 2 }, because: 'cady/ruling/building-die-12pd' },
      { kind: 'gap', column: 'faces', values: { from: 7, to: 7 }, because: 'cady/ruling/building-die-12pd' },
    ],
  },
});

/**
 * Points of damage that bring down one floor of a building: stone (A), stone and timber (B), solid timber (C), wood frame or wattle
 * and daub (D).
 *
 * Source: Occupied Building Sheet.
 *
 * @clause cady/ancient-medieval/sheet/building-class
 * @clause cady/ancient-medieval/sheet/building-floor-destruction
 */
export const buildingFloorPoints = defineChart({
  id: 'cady/ancient-medieval/building-floor-points',
  title: 'Points to destroy a floor',
  source: cadyBook('Occupied Building Sheet', 3046),
  rows: ['class-a', 'class-b', 'class-c', 'class-d'],
  columns: ['points-per-floor'],
  cells: {
    'class-a': { 'points-per-floor': 18 },
    'class-b': { 'points-per-floor': 12 },
    'class-c': { 'points-per-floor': 8 },
    'class-d': { 'points-per-floor': 6 },
  },
});
