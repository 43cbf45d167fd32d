import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Percentages of siege work, and how many men count. How many may push a ladder is lost in the scan.
 *
 * Source: 9 Sieges; 10 Standards.
 */
export const siegeChances = defineChart({
  id: 'skirmish/siege-chances',
  title: 'Siege chances in per cent',
  source: bookAt('9 Sieges', 414),
  clauses: [
    'skirmish/siege/push-ladder',
    'skirmish/siege/push-ladder-men',
    'skirmish/siege/ram-chance',
    'skirmish/siege/ram-crew',
    'skirmish/siege/axe-chance',
    'skirmish/siege/axe-men',
    'skirmish/siege/pick-collapse',
    'skirmish/siege/oil-fire',
    'skirmish/standards/snatch',
  ],
  rows: [
    'push-down-ladder',
    'ladder-man-on-or-holding',
    'battering-ram',
    'axes',
    'wall-collapse-after-pick',
    'oil-sets-fire',
    'snatch-standard',
  ],
  columns: ['base', 'per-man', 'per-turn', 'minimum-men', 'maximum-men'],
  cells: {
    'push-down-ladder': {
      base: null,
      'per-man': 30,
      'per-turn': null,
      'minimum-men': null,
      'maximum-men': null,
    },
    'ladder-man-on-or-holding': {
      base: null,
      'per-man': -5,
      'per-turn': null,
      'minimum-men': null,
      'maximum-men': 2,
    },
    'battering-ram': { base: null, 'per-man': 7, 'per-turn': 5, 'minimum-men': 2, 'maximum-men': 10 },
    axes: { base: 0, 'per-man': 5, 'per-turn': null, 'minimum-men': null, 'maximum-men': 2 },
    'wall-collapse-after-pick': {
      base: 40,
      'per-man': null,
      'per-turn': null,
      'minimum-men': null,
      'maximum-men': null,
    },
    'oil-sets-fire': { base: 10, 'per-man': null, 'per-turn': null, 'minimum-men': null, 'maximum-men': null },
    'snatch-standard': { base: 50, 'per-man': null, 'per-turn': null, 'minimum-men': null, 'maximum-men': null },
  },
  absent: {
    'push-down-ladder': {
      base: 'nothing',
      'per-turn': 'nothing',
      'minimum-men': 'nothing',
      'maximum-men': 'lost',
    },
    'ladder-man-on-or-holding': 'nothing',
    'battering-ram': 'nothing',
    axes: 'nothing',
    'wall-collapse-after-pick': 'nothing',
    'oil-sets-fire': 'nothing',
    'snatch-standard': 'nothing',
  },
});

/**
 * How few and how many figures or animals a thing takes.
 *
 * Source: 9 Sieges.
 */
export const siegeCrews = defineChart({
  id: 'skirmish/siege-crews',
  title: 'Crews and loads',
  source: bookAt('9 Sieges', 422),
  clauses: [
    'skirmish/siege/ram-crew',
    'skirmish/siege/crew-size',
    'skirmish/siege/pick-rate',
    'skirmish/siege/axe-men',
    'skirmish/siege/cauldron-use',
    'skirmish/siege/manhandle',
    'skirmish/siege/team',
    'skirmish/siege/ladder-carry',
    'skirmish/siege/ladder-setup',
  ],
  rows: [
    'battering-ram',
    'sow',
    'rock-throwing-engine',
    'siege-tower',
    'pick-or-screw',
    'axes',
    'cauldron-or-rock',
    'manhandle-engine-sow-tower',
    'team-animals',
    'ladder-carriers-per-3-inches',
    'ladder-setup-up-to-6-inches',
    'ladder-setup-over-6-inches',
  ],
  columns: ['minimum', 'maximum'],
  cells: {
    'battering-ram': { minimum: 2, maximum: 10 },
    sow: { minimum: 4, maximum: null },
    'rock-throwing-engine': { minimum: 4, maximum: null },
    'siege-tower': { minimum: 4, maximum: null },
    'pick-or-screw': { minimum: 4, maximum: null },
    axes: { minimum: null, maximum: 2 },
    'cauldron-or-rock': { minimum: 1, maximum: 1 },
    'manhandle-engine-sow-tower': { minimum: 10, maximum: null },
    'team-animals': { minimum: 4, maximum: null },
    'ladder-carriers-per-3-inches': { minimum: 1, maximum: null },
    'ladder-setup-up-to-6-inches': { minimum: 1, maximum: null },
    'ladder-setup-over-6-inches': { minimum: 2, maximum: null },
  },
  absent: 'nothing',
});

/** The charts about sieges. */
export const siegeCharts: readonly Chart[] = [siegeChances, siegeCrews];
