import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The dice of the two charts. */
export const shipDice = { damage: { dice: 2, sides: 6 }, fire: 6 } as const;

/**
 * What a hit on a frigate does, by the total of two dice: when she sinks, in turns after this one, guns that she loses on the side that
 * was hit, and hits of the kind after which it gets worse.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery. It has no line for a 9 (`cady/ruling/ship-damage-9`).
 *
 * @clause cady/musket/ship/damage-roll
 * @clause cady/musket/ship/damage-2
 * @clause cady/musket/ship/damage-3-8
 * @clause cady/musket/ship/damage-10
 * @clause cady/musket/ship/damage-11
 * @clause cady/musket/ship/damage-12
 */
export const shipDamage = defineChart({
  id: 'cady/musket/ship-damage',
  title: 'Ship damage (two six-sided dice)',
  source: cadyBook('Musket Period Rules > Optional Rules > Shipboard Artillery', 2589),
  rows: ['mast', 'nothing', 'gun', 'below-water-line', 'far-below-water-line'],
  columns: ['totals', 'sinks-in-turns', 'guns-lost'],
  cells: {
    mast: { totals: [2], 'sinks-in-turns': null, 'guns-lost': 0 },
    nothing: { totals: [3, 4, 5, 6, 7, 8], 'sinks-in-turns': null, 'guns-lost': 0 },
    // Of a second hit of this kind.
    gun: { totals: [10], 'sinks-in-turns': 3, 'guns-lost': 1 },
    'below-water-line': { totals: [11], 'sinks-in-turns': 6, 'guns-lost': 0 },
    'far-below-water-line': { totals: [12], 'sinks-in-turns': 3, 'guns-lost': 0 },
  },
  absent: { mast: 'nothing', nothing: 'nothing' },
  reading: {
    die: shipDice.damage.sides,
    dice: shipDice.damage.dice,
    faces: 'down-columns',
    slips: [{ kind: 'gap', column: 'totals', values: { from: 9, to: 9 }, because: 'cady/ruling/ship-damage-9' }],
  },
});

/**
 * What becomes of a fire that a rocket has set, by the face of a six-sided die.
 *
 * Source: Musket Period Rules > Optional Rules > Fire.
 *
 * @clause cady/musket/ship/fire-roll
 * @clause cady/musket/ship/fire-1-4
 * @clause cady/musket/ship/fire-5
 * @clause cady/musket/ship/fire-6
 */
export const shipFire = defineChart({
  id: 'cady/musket/ship-fire',
  title: 'Fire on a ship (six-sided die)',
  source: cadyBook('Musket Period Rules > Optional Rules > Fire', 2603),
  rows: ['out-at-once', 'out-with-all-hands', 'burns-on'],
  columns: ['faces'],
  cells: {
    'out-at-once': { faces: [1, 2, 3, 4] },
    'out-with-all-hands': { faces: [5] },
    'burns-on': { faces: [6] },
  },
  reading: { die: shipDice.fire, faces: 'down-columns' },
});
