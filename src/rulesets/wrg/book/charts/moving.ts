import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Paces that each kind of troops moves and charges in a period; `null`: it has no charge.
 *
 * Source: Movement > Move Distances.
 */
export const moveDistances = defineChart({
  id: 'wrg/move-distances',
  title: 'Move distances in paces',
  source: wrgBook('Movement > Move Distances', 746),
  clauses: [
    'wrg/movement/rate-super-heavy-cavalry',
    'wrg/movement/rate-heavier-cavalry',
    'wrg/movement/rate-light-cavalry',
    'wrg/movement/rate-fast-chariots',
    'wrg/movement/rate-slow-chariots',
    'wrg/movement/rate-elephants',
    'wrg/movement/rate-light-infantry',
    'wrg/movement/rate-medium-heavy-infantry',
    'wrg/movement/rate-mounted-infantry',
    'wrg/movement/rate-man-handled-bolt-thrower',
    'wrg/movement/rate-mule-engine',
    'wrg/movement/rate-ox-engine',
    'wrg/movement/rate-wagon',
    'wrg/movement/rate-towers',
    'wrg/movement/rate-ships',
  ],
  rows: [
    'shc',
    'shc-camels',
    'ehc',
    'ehc-camels',
    'hc',
    'other-camels',
    'mc',
    'lc',
    'fast-chariot',
    'other-chariot',
    'elephant',
    'li',
    'lmi',
    'lhi',
    'mi',
    'hi',
    'mounted-infantry-or-pack-animal',
    'man-handled-light-bolt-thrower',
    'mule-drawn-dart-thrower',
    'ox-drawn-engine',
    'wagon',
    'siege-tower-or-penthouse',
    'ship-under-oars',
  ],
  columns: ['normal', 'charge'],
  cells: {
    shc: { normal: 80, charge: 120 },
    'shc-camels': { normal: 80, charge: 120 },
    ehc: { normal: 120, charge: 180 },
    'ehc-camels': { normal: 120, charge: 180 },
    hc: { normal: 120, charge: 180 },
    'other-camels': { normal: 120, charge: 180 },
    mc: { normal: 120, charge: 180 },
    lc: { normal: 160, charge: 240 },
    'fast-chariot': { normal: 120, charge: 180 },
    'other-chariot': { normal: 80, charge: 120 },
    elephant: { normal: 80, charge: 100 },
    li: { normal: 80, charge: 100 },
    lmi: { normal: 80, charge: 100 },
    lhi: { normal: 80, charge: 100 },
    mi: { normal: 60, charge: 80 },
    hi: { normal: 60, charge: 80 },
    'mounted-infantry-or-pack-animal': { normal: 120, charge: null },
    'man-handled-light-bolt-thrower': { normal: 60, charge: null },
    'mule-drawn-dart-thrower': { normal: 120, charge: null },
    'ox-drawn-engine': { normal: 20, charge: null },
    wagon: { normal: 40, charge: null },
    'siege-tower-or-penthouse': { normal: 20, charge: null },
    'ship-under-oars': { normal: 120, charge: null },
  },
  absent: 'cannot',
});

/**
 * The part of a period that a turn takes, and how fast the outer figure of a wheel goes, as a part of normal speed.
 *
 * Source: Movement > Changes in Direction.
 */
export const turnAndWheel = defineChart({
  id: 'wrg/turn-and-wheel',
  title: 'Turning time (fraction of a period) and wheeling',
  source: wrgBook('Movement > Changes in Direction', 679),
  clauses: [
    'wrg/manoeuvre/turn-time-quick',
    'wrg/manoeuvre/turn-time-slow',
    'wrg/manoeuvre/wheel-quick',
    'wrg/manoeuvre/wheel-slow',
    'wrg/square/turn',
  ],
  rows: [
    'regular-infantry-or-cavalry',
    'barbarian-li-or-lc',
    'barbarian-lmi-and-heavier',
    'elephants',
    'engines',
    'camels',
    'chariots-and-vehicles',
    'hollow-square',
  ],
  columns: ['turn-90-or-180', 'turn-disorganised', 'wheel-forward', 'wheel-backward'],
  cells: {
    'regular-infantry-or-cavalry': {
      'turn-90-or-180': 0.25,
      'turn-disorganised': 0.5,
      'wheel-forward': 1,
      'wheel-backward': 0.5,
    },
    'barbarian-li-or-lc': {
      'turn-90-or-180': 0.25,
      'turn-disorganised': 0.5,
      'wheel-forward': 1,
      'wheel-backward': 0.5,
    },
    'barbarian-lmi-and-heavier': {
      'turn-90-or-180': 0.5,
      'turn-disorganised': 1,
      'wheel-forward': 0.5,
      'wheel-backward': null,
    },
    elephants: { 'turn-90-or-180': 0.5, 'turn-disorganised': 1, 'wheel-forward': 0.5, 'wheel-backward': null },
    engines: { 'turn-90-or-180': 0.5, 'turn-disorganised': 1, 'wheel-forward': 0.5, 'wheel-backward': null },
    camels: { 'turn-90-or-180': 0.5, 'turn-disorganised': 1, 'wheel-forward': 0.5, 'wheel-backward': null },
    'chariots-and-vehicles': {
      'turn-90-or-180': 0.5,
      'turn-disorganised': 1,
      'wheel-forward': 0.5,
      'wheel-backward': null,
    },
    'hollow-square': {
      'turn-90-or-180': 0.25,
      'turn-disorganised': 0.5,
      'wheel-forward': null,
      'wheel-backward': null,
    },
  },
  // A square wheels as the troops do that it is made of.
  absent: {
    'barbarian-lmi-and-heavier': 'cannot',
    elephants: 'cannot',
    engines: 'cannot',
    camels: 'cannot',
    'chariots-and-vehicles': 'cannot',
    'hollow-square': 'elsewhere',
  },
});

/**
 * Figures by which a front grows or shrinks in each quarter of a period.
 *
 * Source: Movement > Formation Changes.
 */
export const formationChange = defineChart({
  id: 'wrg/formation-change',
  title: 'Figures of frontage changed in each 1/4 period',
  source: wrgBook('Movement > Formation Changes', 689),
  clauses: [
    'wrg/manoeuvre/formation-regular',
    'wrg/manoeuvre/formation-barbarian',
    'wrg/manoeuvre/formation-in-difficult-terrain',
  ],
  rows: ['regular', 'barbarian'],
  columns: ['good-going', 'infantry-difficult', 'cavalry-difficult', 'disorganised'],
  cells: {
    regular: { 'good-going': 4, 'infantry-difficult': 2, 'cavalry-difficult': 1, disorganised: 2 },
    barbarian: { 'good-going': 2, 'infantry-difficult': 1, 'cavalry-difficult': 0.5, disorganised: 1 },
  },
});

/**
 * Who passes through whom without disorder on either side.
 *
 * Source: Movement > Interpenetration.
 */
export const interpenetration = defineChart({
  id: 'wrg/interpenetration',
  title: 'Passage without disorganisation',
  source: wrgBook('Movement > Interpenetration', 738),
  clauses: ['wrg/interpenetration/light-infantry', 'wrg/interpenetration/light-cavalry', 'wrg/interpenetration/others'],
  rows: ['li', 'lc', 'others'],
  columns: ['stationary-lc-or-li-in-good-order', 'stationary-others-in-good-order', 'moving-or-disorganised'],
  cells: {
    li: {
      'stationary-lc-or-li-in-good-order': true,
      'stationary-others-in-good-order': true,
      'moving-or-disorganised': false,
    },
    lc: {
      'stationary-lc-or-li-in-good-order': true,
      'stationary-others-in-good-order': false,
      'moving-or-disorganised': false,
    },
    others: {
      'stationary-lc-or-li-in-good-order': false,
      'stationary-others-in-good-order': false,
      'moving-or-disorganised': false,
    },
  },
});
