import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Distances in cm at which each piece may fire each projectile; `null`: it does not fire that projectile.
 *
 * Source: Musket Period Rules > Musket Period Artillery.
 *
 * @clause cady/musket/artillery/range/rockets
 * @clause cady/musket/artillery/range/six-pounder
 * @clause cady/musket/artillery/range/eight-pounder
 * @clause cady/musket/artillery/range/eight-pounder-howitzer
 * @clause cady/musket/artillery/range/twelve-pounder
 */
export const artilleryFiringRanges = defineChart({
  id: 'cady/musket/artillery-firing-ranges',
  title: 'Artillery Firing (first table)',
  source: cadyBook('Musket Period Rules > Musket Period Artillery', 2069),
  rows: ['rockets', 'six-pounder', 'eight-pounder', 'eight-pounder-howitzer', 'twelve-pounder'],
  columns: ['canister-cm', 'explosive-cm', 'round-solid-cm'],
  cells: {
    rockets: { 'canister-cm': null, 'explosive-cm': { from: 20, to: 80 }, 'round-solid-cm': null },
    'six-pounder': {
      'canister-cm': { from: 0, to: 20 },
      'explosive-cm': { from: 21, to: 40 },
      'round-solid-cm': { from: 0, to: 60 },
    },
    'eight-pounder': {
      'canister-cm': { from: 0, to: 25 },
      'explosive-cm': { from: 26, to: 40 },
      'round-solid-cm': { from: 0, to: 80 },
    },
    'eight-pounder-howitzer': { 'canister-cm': null, 'explosive-cm': { from: 30, to: 80 }, 'round-solid-cm': null },
    'twelve-pounder': {
      'canister-cm': { from: 0, to: 30 },
      'explosive-cm': { from: 31, to: 80 },
      'round-solid-cm': { from: 0, to: 120 },
    },
  },
  absent: 'cannot',
  reading: { ranges: 'along-rows', rangeColumns: ['canister-cm', 'explosive-cm'] },
});

/**
 * Canister and explosive distances once more, the diameter in cm of the explosive hit area, and the faces of a six-sided die
 * that remove a figure in it. Solid shot has no die: it removes every figure touched by a coloured part of the bounce stick.
 *
 * Source: Musket Period Rules > Artillery Rounds. Rockets share this chart's row with the 6 pd for the sake of the hit area
 * alone (`cady/ruling/rocket-projectiles`).
 *
 * @clause cady/musket/artillery/explosive/hit-area
 * @clause cady/musket/artillery/rounds/odds
 */
export const artilleryRounds = defineChart({
  id: 'cady/musket/artillery-rounds',
  title: 'Artillery Rounds',
  source: cadyBook('Musket Period Rules > Artillery Rounds', 2255),
  rows: ['six-pounder-and-rockets', 'eight-pounder', 'eight-pounder-howitzer', 'twelve-pounder', 'odds-six-sided-die'],
  columns: ['canister-cm', 'explosive-cm', 'explosive-hit-area-diameter-cm'],
  cells: {
    'six-pounder-and-rockets': {
      'canister-cm': { from: 0, to: 20 },
      'explosive-cm': { from: 21, to: 40 },
      'explosive-hit-area-diameter-cm': 6,
    },
    'eight-pounder': {
      'canister-cm': { from: 0, to: 25 },
      'explosive-cm': { from: 26, to: 40 },
      'explosive-hit-area-diameter-cm': 8,
    },
    'eight-pounder-howitzer': {
      'canister-cm': null,
      'explosive-cm': { from: 30, to: 80 },
      'explosive-hit-area-diameter-cm': 8,
    },
    'twelve-pounder': {
      'canister-cm': { from: 0, to: 30 },
      'explosive-cm': { from: 31, to: 80 },
      'explosive-hit-area-diameter-cm': 12,
    },
    'odds-six-sided-die': {
      'canister-cm': [2, 4, 6],
      'explosive-cm': [4, 6],
      'explosive-hit-area-diameter-cm': null,
    },
  },
  absent: { 'eight-pounder-howitzer': 'cannot', 'odds-six-sided-die': 'nothing' },
  reading: { die: 6, ranges: 'along-rows' },
});

/**
 * Where the variation die puts the hit point: it stays under the centre hole of the wheel, or goes to a numbered hole.
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @clause cady/musket/artillery/variation/roll
 */
export const variationWheel = defineChart({
  id: 'cady/musket/variation-wheel',
  title: 'Variation wheel, six-sided die (standard and rocket wheels)',
  source: cadyBook('Musket Period Rules > To fire round/solid shot', 2092),
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['hit-point'],
  cells: {
    '1': { 'hit-point': 'centre-hole' },
    '2': { 'hit-point': 'hole-2' },
    '3': { 'hit-point': 'hole-3' },
    '4': { 'hit-point': 'hole-4' },
    '5': { 'hit-point': 'hole-5' },
    '6': { 'hit-point': 'centre-hole' },
  },
  reading: { bandNames: 'rows', bandSpan: { from: 1, to: 6 } },
});

/**
 * Diameters in cm of the rocket wheel's disc and of the holes punched in it. On which circles the holes lie is
 * `cady/ruling/rocket-wheel-circles`.
 *
 * Source: Musket Period Rules > British 6 pd Rockets.
 */
export const rocketWheel = defineChart({
  id: 'cady/musket/rocket-wheel',
  title: 'Rocket variation wheel, construction',
  source: cadyBook('Musket Period Rules > British 6 pd Rockets', 2162),
  rows: ['disc', 'centre-hole', 'hole-5', 'hole-4', 'hole-3', 'hole-2'],
  columns: ['hole-size-cm'],
  cells: {
    disc: { 'hole-size-cm': 18 },
    'centre-hole': { 'hole-size-cm': 2 },
    'hole-5': { 'hole-size-cm': 2 },
    'hole-4': { 'hole-size-cm': 1 },
    'hole-3': { 'hole-size-cm': 1 },
    'hole-2': { 'hole-size-cm': 1 },
  },
});

/**
 * Length in cm of the bounce stick of each gun.
 *
 * Source: Musket Period Rules > Bounce stick.
 *
 * @clause cady/musket/artillery/solid/stick-length
 */
export const bounceStick = defineChart({
  id: 'cady/musket/bounce-stick',
  title: 'Bounce stick lengths',
  source: cadyBook('Musket Period Rules > Bounce stick', 2110),
  rows: ['twelve-pounder', 'eight-pounder', 'six-pounder'],
  columns: ['length-cm'],
  cells: {
    'twelve-pounder': { 'length-cm': 30 },
    'eight-pounder': { 'length-cm': 25 },
    'six-pounder': { 'length-cm': 20 },
  },
});

/**
 * Crewmen of each piece: full, the number at which its fire drops to half, and the number at which it can no longer fire.
 *
 * Source: Musket Period Rules > Each artillery piece is manned. The base sizes and the card give small pieces a crew of
 * four (`cady/ruling/crew-6-pd`, `cady/ruling/crew-rockets`).
 *
 * @clause cady/musket/artillery/crew/full
 * @clause cady/musket/artillery/crew/half-fire
 * @clause cady/musket/artillery/crew/no-fire
 */
export const artilleryCrew = defineChart({
  id: 'cady/musket/artillery-crew',
  title: 'Artillery crew and effects of a reduction in crew',
  source: cadyBook('Musket Period Rules > Each artillery piece is manned', 2178),
  rows: ['six-pounder', 'rockets', 'six-pounder-horse-artillery', 'eight-pounder-cannon-or-howitzer', 'twelve-pounder'],
  columns: ['full-crew', 'fire-reduced-to-half-at', 'no-longer-able-to-fire-at'],
  cells: {
    'six-pounder': { 'full-crew': 3, 'fire-reduced-to-half-at': 2, 'no-longer-able-to-fire-at': 1 },
    rockets: { 'full-crew': 3, 'fire-reduced-to-half-at': 2, 'no-longer-able-to-fire-at': 1 },
    'six-pounder-horse-artillery': { 'full-crew': 6, 'fire-reduced-to-half-at': 4, 'no-longer-able-to-fire-at': 2 },
    'eight-pounder-cannon-or-howitzer': {
      'full-crew': 6,
      'fire-reduced-to-half-at': 4,
      'no-longer-able-to-fire-at': 2,
    },
    'twelve-pounder': { 'full-crew': 6, 'fire-reduced-to-half-at': 4, 'no-longer-able-to-fire-at': 2 },
  },
  reading: { monotony: [{ along: 'columns', direction: 'falling' }] },
});

/**
 * Centimetres that a gun above its target adds to its range, and the most that canister and explosive shot may gain.
 *
 * Source: Musket Period Rules > Artillery firing from a hilltop. Howitzers and rockets have no column of their own
 * (`cady/ruling/hill-column-howitzer-rocket`).
 *
 * @clause cady/musket/artillery/hill-range/one-level
 * @clause cady/musket/artillery/hill-range/two-levels
 * @clause cady/musket/artillery/hill-range/three-levels
 * @clause cady/musket/artillery/hill-range/canister-cap
 * @clause cady/musket/artillery/hill-range/explosive-cap
 */
export const artilleryHillRange = defineChart({
  id: 'cady/musket/artillery-hill-range',
  title: 'Artillery firing from a hilltop (above the target), with limits',
  source: cadyBook('Musket Period Rules > Artillery firing from a hilltop', 2239),
  rows: ['one-hill-level', 'two-hill-levels', 'three-hill-levels', 'canister-maximum-gain', 'explosive-maximum-gain'],
  columns: ['six-pounder-cm', 'eight-pounder-cm', 'twelve-pounder-cm'],
  cells: {
    'one-hill-level': { 'six-pounder-cm': 10, 'eight-pounder-cm': 20, 'twelve-pounder-cm': 30 },
    'two-hill-levels': { 'six-pounder-cm': 20, 'eight-pounder-cm': 30, 'twelve-pounder-cm': 40 },
    'three-hill-levels': { 'six-pounder-cm': 25, 'eight-pounder-cm': 40, 'twelve-pounder-cm': 60 },
    'canister-maximum-gain': { 'six-pounder-cm': 10, 'eight-pounder-cm': 15, 'twelve-pounder-cm': 20 },
    'explosive-maximum-gain': { 'six-pounder-cm': 20, 'eight-pounder-cm': 20, 'twelve-pounder-cm': 20 },
  },
  reading: { monotony: [{ along: 'columns', direction: 'rising' }] },
});

/**
 * Boxes printed on the artillery order sheet to tick off: shots, moves, crewmen, and the crews its footnote gives. The
 * footnote is older than the crew chart, which decides (`cady/ruling/crew-rockets`).
 *
 * Source: Musket Period Rules > Artillery Order Sheet.
 *
 * @clause cady/musket/sheet/artillery/shots-fired
 * @clause cady/musket/sheet/artillery/crew-boxes
 * @clause cady/musket/sheet/artillery/crew-note
 */
export const artilleryOrderSheet = defineChart({
  id: 'cady/musket/artillery-order-sheet',
  title: 'Artillery Order Sheet',
  source: cadyBook('Musket Period Rules > Artillery Order Sheet', 2968),
  rows: [
    'shots-fired',
    'moves',
    'available-crew',
    'crew-ballista-or-rockets',
    'crew-catapult-or-cannon',
    'crew-trebuchet-or-bombard',
  ],
  columns: ['boxes'],
  cells: {
    'shots-fired': { boxes: 24 },
    moves: { boxes: 12 },
    'available-crew': { boxes: 6 },
    'crew-ballista-or-rockets': { boxes: 2 },
    'crew-catapult-or-cannon': { boxes: 4 },
    'crew-trebuchet-or-bombard': { boxes: 6 },
  },
});
