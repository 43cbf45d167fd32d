import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Faces of a six-sided die that remove a figure, by the class that receives the shock (row) and the class that gives it (column).
 * One die for each shock of each figure; `null` removes nobody.
 *
 * Source: Ancient & Medieval Rules > Shock Effect.
 *
 * @clause cady/ancient-medieval/shock/chart
 * @clause cady/ancient-medieval/shock/infantry-with-shock
 * @clause cady/ancient-medieval/shock/dice
 */
export const shockChart = defineChart({
  id: 'cady/ancient-medieval/shock-chart',
  title: 'Shock hits on a six-sided die: receiver (rows) by attacker (columns)',
  source: cadyBook('Shock Effect', 1496),
  rows: [
    'light-infantry',
    'medium-infantry',
    'heavy-infantry',
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'artillery',
  ],
  columns: ['light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'infantry'],
  cells: {
    'light-infantry': {
      'light-cavalry': [2, 4, 6],
      'medium-cavalry': [1, 2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 5, 6],
      infantry: [2, 4, 6],
    },
    'medium-infantry': {
      'light-cavalry': [4, 6],
      'medium-cavalry': [2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 6],
      infantry: [4, 6],
    },
    'heavy-infantry': { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: [6] },
    'light-cavalry': { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: [6] },
    'medium-cavalry': { 'light-cavalry': null, 'medium-cavalry': [6], 'heavy-cavalry': [4, 6], infantry: null },
    'heavy-cavalry': { 'light-cavalry': null, 'medium-cavalry': null, 'heavy-cavalry': [6], infantry: null },
    artillery: { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: null },
  },
  absent: 'cannot',
  reading: { die: 6 },
});

/**
 * Shocks that each charging figure loses, by what it charges, as the period section lists them. The sections on caltrops and pike
 * print their own (`cady/ruling/shock-caltrops`, `cady/ruling/shock-swiss-pike-2`).
 *
 * Source: Ancient & Medieval Rules > Shock Effect.
 *
 * @clause cady/ancient-medieval/shock/reduction-one
 * @clause cady/ancient-medieval/shock/reduction-two
 */
export const shockReductions = defineChart({
  id: 'cady/ancient-medieval/shock-reductions',
  title: 'Shock reductions (period section)',
  source: cadyBook('Shock Effect', 1507),
  rows: ['pole-arms', 'troops-in-a-ford', 'uphill', 'behind-wooden-fence', 'stakes', 'caltrops', 'pike', 'stone-wall'],
  columns: ['shocks'],
  cells: {
    'pole-arms': { shocks: 1 },
    'troops-in-a-ford': { shocks: 1 },
    uphill: { shocks: 1 },
    'behind-wooden-fence': { shocks: 1 },
    stakes: { shocks: 2 },
    caltrops: { shocks: 2 },
    pike: { shocks: 2 },
    'stone-wall': { shocks: 2 },
  },
});

/**
 * Thirds of its move that a unit gains (positive) or loses (negative). The column march is printed here for the musket period alone
 * (`cady/ruling/column-bonus-period`).
 *
 * Source: Ancient & Medieval Rules > Movement.
 *
 * @clause cady/ancient-medieval/movement/formation-change
 * @clause cady/ancient-medieval/movement/forest
 * @clause cady/ancient-medieval/movement/charge-bonus
 * @clause cady/ancient-medieval/movement/ford-or-creek
 * @clause cady/ancient-medieval/movement/road-bonus
 * @clause cady/ancient-medieval/movement/pass-through
 * @clause cady/ancient-medieval/movement/rough-terrain
 * @clause cady/ancient-medieval/movement/hill-level
 * @clause cady/ancient-medieval/movement/creek-elsewhere
 * @clause cady/ancient-medieval/movement/direction-change
 * @clause cady/ancient-medieval/movement/artillery-over-fence
 * @clause cady/ancient-medieval/movement/infantry-over-fence
 */
export const effectsOnMovement = defineChart({
  id: 'cady/ancient-medieval/effects-on-movement',
  title: 'Effects on movement (period section)',
  source: cadyBook('Movement', 1521),
  rows: [
    'formation-change-morale-3-4-5',
    'river-at-ford-or-creek-anywhere',
    'pass-through-friendly-unit',
    'hill-level-up-or-down',
    'direction-change-over-45-degrees',
    'infantry-over-fence-or-wall',
    'forest-off-road',
    'river-at-ford',
    'rough-terrain-off-road',
    'creek-not-at-ford-or-bridge',
    'artillery-over-fence-or-wall',
    'ordered-charge',
    'portion-on-road',
    'musket-infantry-column-straight',
  ],
  columns: ['change-thirds'],
  cells: {
    'formation-change-morale-3-4-5': { 'change-thirds': -1 },
    'river-at-ford-or-creek-anywhere': { 'change-thirds': -1 },
    'pass-through-friendly-unit': { 'change-thirds': -1 },
    'hill-level-up-or-down': { 'change-thirds': -1 },
    'direction-change-over-45-degrees': { 'change-thirds': -1 },
    'infantry-over-fence-or-wall': { 'change-thirds': -1 },
    'forest-off-road': { 'change-thirds': -1 },
    'river-at-ford': { 'change-thirds': -1 },
    'rough-terrain-off-road': { 'change-thirds': -1 },
    'creek-not-at-ford-or-bridge': { 'change-thirds': -1 },
    'artillery-over-fence-or-wall': { 'change-thirds': -1 },
    'ordered-charge': { 'change-thirds': 1 },
    'portion-on-road': { 'change-thirds': 1 },
    'musket-infantry-column-straight': { 'change-thirds': 1 },
  },
});
