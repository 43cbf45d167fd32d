import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Centimetres that missile figures gain for a target so many hill levels below them, and lose for one above them.
 *
 * Source: Ancient & Medieval Rules > Missile Fire from a Hill.
 *
 * @clause cady/ancient-medieval/missile/hill-range-bonus
 * @clause cady/ancient-medieval/missile/hill-range-malus
 */
export const missileHillRange = defineChart({
  id: 'cady/ancient-medieval/missile-hill-range',
  title: 'Missile fire from a hill, added range in cm',
  source: cadyBook('Missile Fire from a Hill', 1389),
  rows: ['one-hill-level', 'two-hill-levels', 'three-hill-levels'],
  columns: ['all-missile-figures'],
  cells: {
    'one-hill-level': { 'all-missile-figures': 5 },
    'two-hill-levels': { 'all-missile-figures': 10 },
    'three-hill-levels': { 'all-missile-figures': 15 },
  },
  reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * The rungs of hit faces on the ten-sided missile die, best first. Fire starts at rung 3 against light armor, 2 against medium, 1
 * against heavy; `null`: nothing hits.
 *
 * Source: Ancient & Medieval Rules > Archer/Missile Fire > Kill Shots.
 *
 * @clause cady/ancient-medieval/missile/kill-ladder
 * @clause cady/ancient-medieval/missile/armor-start
 * @clause cady/ancient-medieval/missile/zero-rung
 */
export const killShots = defineChart({
  id: 'cady/ancient-medieval/kill-shots',
  title: 'Kill shots ladder (ten-sided missile die)',
  source: cadyBook('Archer/Missile Fire > Kill Shots', 1399),
  rows: ['5', '4', '3', '2', '1', '0'],
  columns: ['hits'],
  cells: {
    '5': { hits: [2, 4, 6, 8, 10] },
    '4': { hits: [2, 4, 6, 8] },
    '3': { hits: [2, 4, 6] },
    '2': { hits: [4, 6] },
    '1': { hits: [6] },
    '0': { hits: null },
  },
  absent: 'cannot',
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'falling' }] },
});

/**
 * Steps that circumstances add to missile fire or take from it. The close range entry stands in place of that for mid range
 * (`cady/ruling/close-range-steps`); the entry for a target that has moved prints no number and stands under one step down
 * (`cady/ruling/steps-moved-target`).
 *
 * Source: Ancient & Medieval Rules > Archer/Missile Fire > Kill Shots.
 *
 * @clause cady/ancient-medieval/missile/step-mid-range
 * @clause cady/ancient-medieval/missile/step-close-range
 * @clause cady/ancient-medieval/missile/step-deep-target
 * @clause cady/ancient-medieval/missile/massed-target
 * @clause cady/ancient-medieval/missile/step-fence
 * @clause cady/ancient-medieval/missile/step-forest-edge
 * @clause cady/ancient-medieval/missile/step-indirect
 * @clause cady/ancient-medieval/missile/step-moved-target
 */
export const missileStepModifiers = defineChart({
  id: 'cady/ancient-medieval/missile-step-modifiers',
  title: 'Missile steps',
  source: cadyBook('Archer/Missile Fire > Kill Shots', 1413),
  rows: [
    'range-less-than-two-thirds',
    'range-less-than-one-third',
    'target-four-or-more-stands-deep',
    'target-behind-wooden-or-stone-fence',
    'target-on-edge-of-forest',
    'indirect-or-behind-first-rank',
    'target-unit-moved-this-turn',
  ],
  columns: ['steps'],
  cells: {
    'range-less-than-two-thirds': { steps: 1 },
    'range-less-than-one-third': { steps: 2 },
    'target-four-or-more-stands-deep': { steps: 1 },
    'target-behind-wooden-or-stone-fence': { steps: -1 },
    'target-on-edge-of-forest': { steps: -1 },
    'indirect-or-behind-first-rank': { steps: -1 },
    'target-unit-moved-this-turn': { steps: -1 },
  },
});

/**
 * Examples of how the three thirds of a turn may be spent. The first line of the printed table has slipped one column to the right
 * and pushed its last cell off the page: it stands here where it belongs, and the lost cell is `null`
 * (`cady/ruling/loading-lost-cell`). `null` too where the table is blank because the action before it takes two thirds.
 *
 * Source: Ancient & Medieval Rules > Archer Fire: (loaded/unloaded).
 *
 * @clause cady/ancient-medieval/missile/loading-actions
 * @clause cady/ancient-medieval/missile/loading-crossbow
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
export const loadingChart = defineChart({
  id: 'cady/ancient-medieval/loading-chart',
  title: 'Movement examples, loaded and unloaded',
  source: cadyBook('Archer Fire: (loaded/unloaded)', 1438),
  rows: [
    'example-1-third-1',
    'example-1-third-2',
    'example-1-third-3',
    'example-2-third-1',
    'example-2-third-2',
    'example-2-third-3',
    'example-3-third-1',
    'example-3-third-2',
    'example-3-third-3',
  ],
  columns: [
    'archers-loaded',
    'archers-unloaded',
    'crossbow-arbalest-loaded',
    'crossbow-arbalest-unloaded',
    'artillery-loaded',
    'artillery-unloaded',
  ],
  cells: {
    'example-1-third-1': {
      'archers-loaded': 'fire',
      'archers-unloaded': 'load',
      'crossbow-arbalest-loaded': 'fire',
      'crossbow-arbalest-unloaded': 'move',
      'artillery-loaded': 'fire',
      'artillery-unloaded': null,
    },
    'example-1-third-2': {
      'archers-loaded': 'load',
      'archers-unloaded': 'move',
      'crossbow-arbalest-loaded': 'move',
      'crossbow-arbalest-unloaded': 'load',
      'artillery-loaded': 'load',
      'artillery-unloaded': 'move',
    },
    'example-1-third-3': {
      'archers-loaded': 'fire',
      'archers-unloaded': 'fire',
      'crossbow-arbalest-loaded': 'move',
      'crossbow-arbalest-unloaded': 'fire',
      'artillery-loaded': 'load',
      'artillery-unloaded': 'move',
    },
    'example-2-third-1': {
      'archers-loaded': 'move',
      'archers-unloaded': 'move',
      'crossbow-arbalest-loaded': 'move',
      'crossbow-arbalest-unloaded': 'move',
      'artillery-loaded': 'fire',
      'artillery-unloaded': 'load',
    },
    'example-2-third-2': {
      'archers-loaded': 'move',
      'archers-unloaded': 'move',
      'crossbow-arbalest-loaded': 'move',
      'crossbow-arbalest-unloaded': 'load',
      'artillery-loaded': 'destroy',
      'artillery-unloaded': 'load',
    },
    'example-2-third-3': {
      'archers-loaded': 'fire',
      'archers-unloaded': 'load',
      'crossbow-arbalest-loaded': 'fire',
      'crossbow-arbalest-unloaded': 'fire',
      'artillery-loaded': null,
      'artillery-unloaded': 'fire',
    },
    'example-3-third-1': {
      'archers-loaded': 'fire',
      'archers-unloaded': 'charge',
      'crossbow-arbalest-loaded': 'fire',
      'crossbow-arbalest-unloaded': 'charge',
      'artillery-loaded': 'move',
      'artillery-unloaded': 'melee',
    },
    'example-3-third-2': {
      'archers-loaded': 'load',
      'archers-unloaded': 'melee',
      'crossbow-arbalest-loaded': 'load',
      'crossbow-arbalest-unloaded': 'melee',
      'artillery-loaded': 'destroy',
      'artillery-unloaded': 'melee',
    },
    'example-3-third-3': {
      'archers-loaded': 'move',
      'archers-unloaded': 'melee',
      'crossbow-arbalest-loaded': 'fire',
      'crossbow-arbalest-unloaded': 'melee',
      'artillery-loaded': null,
      'artillery-unloaded': 'destroy',
    },
  },
  absent: { 'example-1-third-1': 'lost', 'example-2-third-3': 'nothing', 'example-3-third-3': 'nothing' },
});
