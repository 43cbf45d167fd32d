import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Inches of a move by pace and ground. The print has lost its columns; how many lines are empty says which cells are.
 *
 * Source: 4 Movement.
 */
export const movement = defineChart({
  id: 'skirmish/movement',
  title: 'Movement per move (inches)',
  source: bookAt('4 Movement', 43),
  clauses: [
    'skirmish/movement/table',
    'skirmish/movement/foot-heavy',
    'skirmish/movement/foot-light',
    'skirmish/movement/mounted-barded',
    'skirmish/movement/mounted-other',
    'skirmish/movement/wheeled-team',
    'skirmish/movement/wheeled-manhandled',
    'skirmish/movement/rough-ground',
  ],
  rows: [
    'foot-protection-1-2',
    'foot-protection-3-4',
    'mounted-barded',
    'mounted-other',
    'wheeled-with-team',
    'wheeled-manhandled',
  ],
  columns: ['walk-trot', 'run-gallop', 'rough-ground', 'climb', 'swim'],
  cells: {
    'foot-protection-1-2': { 'walk-trot': 6, 'run-gallop': 8, 'rough-ground': 4, climb: 1, swim: null },
    'foot-protection-3-4': { 'walk-trot': 9, 'run-gallop': 12, 'rough-ground': 6, climb: 2, swim: 3 },
    'mounted-barded': { 'walk-trot': 9, 'run-gallop': 20, 'rough-ground': 3, climb: null, swim: null },
    'mounted-other': { 'walk-trot': 12, 'run-gallop': 24, 'rough-ground': 4, climb: null, swim: 'as-if-dismounted' },
    'wheeled-with-team': { 'walk-trot': 5, 'run-gallop': null, 'rough-ground': null, climb: null, swim: null },
    'wheeled-manhandled': { 'walk-trot': 2, 'run-gallop': null, 'rough-ground': null, climb: null, swim: null },
  },
  absent: 'cannot',
});

/**
 * Inches that turning far and crossing an obstacle cost, and who can do neither.
 *
 * Source: 4 Movement.
 */
export const movementLimits = defineChart({
  id: 'skirmish/movement-limits',
  title: 'Turning, obstacles and pace',
  source: bookAt('4 Movement', 111),
  clauses: [
    'skirmish/movement/turn-limit-run',
    'skirmish/movement/turn-cost-mounted',
    'skirmish/movement/turn-foot',
    'skirmish/movement/obstacle',
    'skirmish/movement/obstacle-forbidden',
  ],
  rows: [
    'foot-walking',
    'foot-running',
    'mounted-unbarded-not-galloping',
    'mounted-unbarded-galloping',
    'mounted-barded-not-galloping',
    'mounted-barded-galloping',
    'wheeled',
  ],
  columns: ['turn-over-22-5-degrees', 'obstacle-deduction', 'can-cross-hedge-fence-wall'],
  cells: {
    'foot-walking': { 'turn-over-22-5-degrees': 0, 'obstacle-deduction': 3, 'can-cross-hedge-fence-wall': true },
    'foot-running': { 'turn-over-22-5-degrees': null, 'obstacle-deduction': 3, 'can-cross-hedge-fence-wall': true },
    'mounted-unbarded-not-galloping': {
      'turn-over-22-5-degrees': 2,
      'obstacle-deduction': 3,
      'can-cross-hedge-fence-wall': true,
    },
    'mounted-unbarded-galloping': {
      'turn-over-22-5-degrees': null,
      'obstacle-deduction': 3,
      'can-cross-hedge-fence-wall': true,
    },
    'mounted-barded-not-galloping': {
      'turn-over-22-5-degrees': 2,
      'obstacle-deduction': null,
      'can-cross-hedge-fence-wall': false,
    },
    'mounted-barded-galloping': {
      'turn-over-22-5-degrees': null,
      'obstacle-deduction': null,
      'can-cross-hedge-fence-wall': false,
    },
    wheeled: { 'turn-over-22-5-degrees': 0, 'obstacle-deduction': null, 'can-cross-hedge-fence-wall': false },
  },
  absent: {
    'foot-running': 'cannot',
    'mounted-unbarded-galloping': 'cannot',
    'mounted-barded-not-galloping': 'cannot',
    'mounted-barded-galloping': 'cannot',
    wheeled: 'cannot',
  },
});

/**
 * How much of a move, or how many moves, everything takes that is not moving. What stands in the list of actions without a
 * time is done in a turn; what other sections say of an action goes before the list.
 *
 * Source: 4 Movement > Other actions.
 */
export const actionTime = defineChart({
  id: 'skirmish/action-time',
  title: 'Time for other actions (fraction of a move)',
  source: bookAt('4 Movement > Other actions', 121),
  clauses: [
    'skirmish/actions/list',
    'skirmish/actions/mount',
    'skirmish/actions/pick-up',
    'skirmish/actions/ladder',
    'skirmish/actions/ram-or-melee',
    'skirmish/actions/change-weapon',
    'skirmish/actions/harness',
    'skirmish/actions/stake-pavise',
    'skirmish/actions/gap',
    'skirmish/actions/portcullis',
    'skirmish/actions/drop',
    'skirmish/siege/drawbridge',
    'skirmish/siege/cauldron-heat',
    'skirmish/standards/pick-up',
    'skirmish/fire/ignite-time',
    'skirmish/quarter/massacre',
  ],
  rows: [
    'mount-or-dismount-protection-3-4',
    'mount-or-dismount-protection-1-2',
    'pick-up-or-lay-down-object',
    'pick-up-fallen-standard',
    'erect-ladder',
    'push-down-ladder',
    'ram-strike',
    'two-melee-strikes',
    'change-weapon',
    'harness-or-unharness-team',
    'place-or-remove-stake',
    'place-or-remove-pavise',
    'half-complete-gap',
    'lower-portcullis',
    'raise-portcullis',
    'lower-drawbridge',
    'raise-drawbridge',
    'drop-rock-or-lead',
    'light-fire-missile',
    'heat-oil-or-lead',
    'massacre-up-to-3-prisoners',
  ],
  columns: ['time'],
  cells: {
    'mount-or-dismount-protection-3-4': { time: 0.5 },
    'mount-or-dismount-protection-1-2': { time: 1 },
    'pick-up-or-lay-down-object': { time: 1 },
    'pick-up-fallen-standard': { time: 0.5 },
    'erect-ladder': { time: 1 },
    'push-down-ladder': { time: 1 },
    'ram-strike': { time: 1 },
    'two-melee-strikes': { time: 1 },
    'change-weapon': { time: 0.5 },
    'harness-or-unharness-team': { time: 1 },
    'place-or-remove-stake': { time: 1 },
    'place-or-remove-pavise': { time: 1 },
    'half-complete-gap': { time: 1 },
    'lower-portcullis': { time: 0.25 },
    'raise-portcullis': { time: 1 },
    'lower-drawbridge': { time: 0.25 },
    'raise-drawbridge': { time: 1 },
    'drop-rock-or-lead': { time: 1 },
    'light-fire-missile': { time: 1 },
    'heat-oil-or-lead': { time: 3 },
    'massacre-up-to-3-prisoners': { time: 1 },
  },
});

/** The charts about moving and other actions. */
export const movingCharts: readonly Chart[] = [movement, movementLimits, actionTime];
