import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * How many times its length a stretch of ground counts for each kind of troops; `null`: they cannot enter it.
 *
 * Source: Movement > Difficult Terrain.
 */
export const difficultTerrain = defineChart({
  id: 'wrg/difficult-terrain',
  title: 'Distance multiplier in bad going',
  source: wrgBook('Movement > Difficult Terrain', 703),
  clauses: [
    'wrg/terrain/difficult-infantry',
    'wrg/terrain/difficult-cavalry',
    'wrg/terrain/difficult-vehicles',
    'wrg/terrain/difficult-cases',
    'wrg/terrain/elephants',
    'wrg/terrain/camels',
    'wrg/terrain/man-handled-bolt-throwers',
    'wrg/terrain/infantry-only',
    'wrg/terrain/slight-hills',
  ],
  rows: [
    'steep-hill-off-road',
    'buildings-gardens-breaches',
    'woods',
    'boggy-ground',
    'soft-sand',
    'linear-obstacle',
    'stairs-or-ladders',
    'inside-buildings',
    'marsh',
    'rock-slope-off-track',
    'palisade-turf-rampart-abatis',
    'slight-hill-under-40mm',
  ],
  columns: ['infantry', 'cavalry', 'elephants', 'camels', 'vehicles', 'man-handled-bolt-thrower'],
  cells: {
    'steep-hill-off-road': {
      infantry: 2,
      cavalry: 4,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    'buildings-gardens-breaches': {
      infantry: 2,
      cavalry: 4,
      elephants: 4,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    woods: {
      infantry: 2,
      cavalry: 4,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    'boggy-ground': {
      infantry: 2,
      cavalry: 4,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    'soft-sand': {
      infantry: 2,
      cavalry: 4,
      elephants: null,
      camels: 2,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    'linear-obstacle': {
      infantry: 2,
      cavalry: 4,
      elephants: 4,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': 4,
    },
    'stairs-or-ladders': {
      infantry: 2,
      cavalry: null,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': null,
    },
    'inside-buildings': {
      infantry: 2,
      cavalry: null,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': null,
    },
    marsh: {
      infantry: 2,
      cavalry: null,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': null,
    },
    'rock-slope-off-track': {
      infantry: 2,
      cavalry: null,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': null,
    },
    'palisade-turf-rampart-abatis': {
      infantry: 2,
      cavalry: null,
      elephants: null,
      camels: null,
      vehicles: null,
      'man-handled-bolt-thrower': null,
    },
    'slight-hill-under-40mm': {
      infantry: 1,
      cavalry: 1,
      elephants: 1,
      camels: 1,
      vehicles: 1,
      'man-handled-bolt-thrower': 1,
    },
  },
  absent: 'cannot',
});

/**
 * How many times its width a river or ford counts for each kind of troops; `null`: they cannot cross it.
 *
 * Source: Movement > Difficult Terrain.
 */
export const riverCrossing = defineChart({
  id: 'wrg/river-crossing',
  title: 'River crossing multiplier by width',
  source: wrgBook('Movement > Difficult Terrain', 728),
  clauses: ['wrg/terrain/river-30', 'wrg/terrain/river-60', 'wrg/terrain/river-90', 'wrg/terrain/fords'],
  rows: ['width-30-to-59', 'width-60-to-89', 'width-90-up', 'ford-under-30', 'ford-30-up'],
  columns: ['light-cavalry', 'other-cavalry', 'elephants', 'swimming-li-or-lmi', 'other-infantry', 'vehicles'],
  cells: {
    'width-30-to-59': {
      'light-cavalry': 4,
      'other-cavalry': 4,
      elephants: 4,
      'swimming-li-or-lmi': 4,
      'other-infantry': null,
      vehicles: null,
    },
    'width-60-to-89': {
      'light-cavalry': 4,
      'other-cavalry': null,
      elephants: null,
      'swimming-li-or-lmi': null,
      'other-infantry': null,
      vehicles: null,
    },
    'width-90-up': {
      'light-cavalry': null,
      'other-cavalry': null,
      elephants: null,
      'swimming-li-or-lmi': null,
      'other-infantry': null,
      vehicles: null,
    },
    'ford-under-30': {
      'light-cavalry': 1,
      'other-cavalry': 1,
      elephants: 1,
      'swimming-li-or-lmi': 1,
      'other-infantry': 1,
      vehicles: 1,
    },
    'ford-30-up': {
      'light-cavalry': 2,
      'other-cavalry': 2,
      elephants: 2,
      'swimming-li-or-lmi': 2,
      'other-infantry': 2,
      vehicles: 2,
    },
  },
  absent: 'cannot',
});
