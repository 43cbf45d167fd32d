import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * Faces of a ten-sided die that remove a figure, by its armor and the steps taken from far range. Ancient and medieval game.
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @clause cady/common/fire/armor-step-table
 */
export const missileArmorSteps = defineChart({
  id: 'cady/common/missile-armor-steps',
  title: 'Odds of removing a figure by armor and steps (ten-sided die)',
  source: cadyBook('Common Rules > Archer/Musket Fire Steps', 762),
  rows: ['light-armor', 'medium-armor', 'heavy-armor'],
  columns: ['minus-2', 'minus-1', 'far-range', 'plus-1', 'plus-2'],
  cells: {
    'light-armor': {
      'minus-2': [6],
      'minus-1': [4, 6],
      'far-range': [2, 4, 6],
      'plus-1': [2, 4, 6, 8],
      'plus-2': [2, 4, 6, 8, 10],
    },
    'medium-armor': {
      'minus-2': null,
      'minus-1': [6],
      'far-range': [4, 6],
      'plus-1': [2, 4, 6],
      'plus-2': [2, 4, 6, 8],
    },
    'heavy-armor': {
      'minus-2': null,
      'minus-1': null,
      'far-range': [6],
      'plus-1': [4, 6],
      'plus-2': [2, 4, 6],
    },
  },
  absent: 'cannot',
  reading: {
    die: 10,
    monotony: [
      { along: 'columns', direction: 'rising' },
      { along: 'rows', direction: 'falling' },
    ],
  },
});

/**
 * The ladder of hit faces on the ten-sided missile die, best rung first, and the armor that starts on each rung (medieval
 * game).
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @clause cady/common/fire/hit-faces
 * @clause cady/common/fire/start-medieval-armor
 */
export const killShots = defineChart({
  id: 'cady/common/kill-shots',
  title: 'Kill Shots (ten-sided missile die), medieval game',
  source: cadyBook('Common Rules > Archer/Musket Fire Steps', 769),
  rows: ['step-5', 'step-4', 'step-3', 'step-2', 'step-1', 'step-0'],
  columns: ['hit-faces', 'start-for'],
  cells: {
    'step-5': { 'hit-faces': [2, 4, 6, 8, 10], 'start-for': null },
    'step-4': { 'hit-faces': [2, 4, 6, 8], 'start-for': null },
    'step-3': { 'hit-faces': [2, 4, 6], 'start-for': 'light-armor' },
    'step-2': { 'hit-faces': [4, 6], 'start-for': 'medium-armor' },
    'step-1': { 'hit-faces': [6], 'start-for': 'heavy-armor' },
    'step-0': { 'hit-faces': null, 'start-for': null },
  },
  absent: { 'step-5': 'nothing', 'step-4': 'nothing', 'step-0': { 'hit-faces': 'cannot', 'start-for': 'nothing' } },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'falling', only: ['hit-faces'] }] },
});

/**
 * Faces of a ten-sided die that a musket-period shot starts from, by thirds of the weapon's range. The musket section's table
 * of bands takes the place of exact thirds (`cady/ruling/musket-thirds`).
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @clause cady/common/fire/start-musket-range
 */
export const musketRangeStart = defineChart({
  id: 'cady/common/musket-range-start',
  title: 'Musket period starting odds by distance (ten-sided die)',
  source: cadyBook('Common Rules > Archer/Musket Fire Steps', 783),
  rows: ['far-third', 'middle-third', 'near-third'],
  columns: ['hit-faces'],
  cells: {
    'far-third': { 'hit-faces': [6] },
    'middle-third': { 'hit-faces': [4, 6] },
    'near-third': { 'hit-faces': [2, 4, 6] },
  },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * Steps that circumstances add to the odds of missiles and small arms, or take from them. In the musket period the two range
 * entries say once more what the bands say, and are never added to them.
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @clause cady/common/fire/add-under-two-thirds
 * @clause cady/common/fire/add-within-one-third
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 * @clause cady/common/fire/subtract-forest-edge
 * @clause cady/common/fire/subtract-indirect
 */
export const fireStepModifiers = defineChart({
  id: 'cady/common/fire-step-modifiers',
  title: 'Fire step modifiers',
  source: cadyBook('Common Rules > Archer/Musket Fire Steps', 785),
  rows: [
    'under-two-thirds-range',
    'within-one-third-range',
    'target-four-or-more-deep',
    'target-behind-fence-or-protection',
    'target-on-forest-edge',
    'indirect-fire',
  ],
  columns: ['steps'],
  cells: {
    'under-two-thirds-range': { steps: 1 },
    'within-one-third-range': { steps: 2 },
    'target-four-or-more-deep': { steps: 1 },
    'target-behind-fence-or-protection': { steps: -1 },
    'target-on-forest-edge': { steps: -1 },
    'indirect-fire': { steps: -1 },
  },
});
