import { defineChart } from '../../../../../chart/index.js';
import { cadyCard } from '../../../common/book/charts/source.js';

/**
 * The bands of the card's hand cannon in cm, and the faces of a ten-sided die that hit in each.
 *
 * Source: the card, Medieval Gunpowder.
 */
export const cardHandCannonOdds = defineChart({
  id: 'cady/card/hand-cannon-odds',
  title: 'Hand cannon odds by range',
  source: cadyCard('Medieval Gunpowder', 146),
  rows: ['near', 'far'],
  columns: ['range', 'faces'],
  cells: {
    near: { range: { from: 0, to: 14 }, faces: [2, 4, 6] },
    far: { range: { from: 15, to: 20 }, faces: [4, 6] },
  },
  reading: { die: 10, ranges: 'down-columns', monotony: [{ along: 'rows', direction: 'falling', only: ['faces'] }] },
});

/**
 * Centimetres that the card adds to the range of an engine above its target.
 *
 * Source: the card, Medieval Artillery and Hills.
 */
export const cardMedievalArtilleryHills = defineChart({
  id: 'cady/card/medieval-artillery-hills',
  title: 'Range added when firing at a target below (cm)',
  source: cadyCard('Medieval Artillery and Hills', 152),
  rows: ['one-level', 'two-levels'],
  columns: ['ballista', 'catapult', 'trebuchet'],
  cells: {
    'one-level': { ballista: 10, catapult: 20, trebuchet: 30 },
    'two-levels': { ballista: 15, catapult: 25, trebuchet: 35 },
  },
  reading: {
    monotony: [
      { along: 'rows', direction: 'rising' },
      { along: 'columns', direction: 'rising' },
    ],
  },
});

/**
 * Centimetres that the card adds to the range of missile figures above their target.
 *
 * Source: the card, Missile Fire from a Hill.
 */
export const cardMissileHill = defineChart({
  id: 'cady/card/missile-hill',
  title: 'Missile range added per height above the target (cm)',
  source: cadyCard('Missile Fire from a Hill', 160),
  rows: ['one-level', 'two-levels', 'three-levels'],
  columns: ['all-missile-figures'],
  cells: {
    'one-level': { 'all-missile-figures': 5 },
    'two-levels': { 'all-missile-figures': 10 },
    'three-levels': { 'all-missile-figures': 15 },
  },
  reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * How the three thirds of a turn may be spent, in the card's examples. The table has the same slip as the book's: its first line
 * stands one column too far right and lost its last cell, so that the first example of unloaded artillery begins with its second
 * third.
 *
 * Source: the card, MOVEMENT EXAMPLES.
 */
export const cardMovementExamples = defineChart({
  id: 'cady/card/movement-examples',
  title: 'Movement examples: what fits into the three thirds of a turn',
  source: cadyCard('MOVEMENT EXAMPLES', 169),
  rows: [
    'archers-loaded',
    'archers-unloaded',
    'crossbow-arbalest-loaded',
    'crossbow-arbalest-unloaded',
    'artillery-loaded',
    'artillery-unloaded',
  ],
  columns: ['example-1', 'example-2', 'example-3'],
  cells: {
    'archers-loaded': {
      'example-1': ['fire', 'load', 'fire'],
      'example-2': ['move', 'move', 'fire'],
      'example-3': ['fire', 'load', 'move'],
    },
    'archers-unloaded': {
      'example-1': ['load', 'move', 'fire'],
      'example-2': ['move', 'move', 'load'],
      'example-3': ['charge', 'melee', 'melee'],
    },
    'crossbow-arbalest-loaded': {
      'example-1': ['fire', 'move', 'move'],
      'example-2': ['move', 'move', 'fire'],
      'example-3': ['fire', 'load', 'fire'],
    },
    'crossbow-arbalest-unloaded': {
      'example-1': ['move', 'load', 'fire'],
      'example-2': ['move', 'load', 'fire'],
      'example-3': ['charge', 'melee', 'melee'],
    },
    'artillery-loaded': {
      'example-1': ['fire', 'load', 'load'],
      'example-2': ['fire', 'destroy'],
      'example-3': ['move', 'destroy'],
    },
    'artillery-unloaded': {
      'example-1': ['move', 'move'],
      'example-2': ['load', 'load', 'fire'],
      'example-3': ['melee', 'melee', 'destroy'],
    },
  },
});
