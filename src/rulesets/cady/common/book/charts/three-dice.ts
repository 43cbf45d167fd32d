import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * Six-sided dice of a three-dice morale test, by the state of the unit. Not used in the basic game.
 *
 * Source: Common Rules > Taking a Three-Dice morale test.
 *
 * @clause cady/common/three-dice/three-dice-unhurt
 * @clause cady/common/three-dice/three-dice-commander
 * @clause cady/common/three-dice/two-dice
 * @clause cady/common/three-dice/one-die
 */
export const threeDiceCount = defineChart({
  id: 'cady/common/three-dice-count',
  title: 'Taking a Three-Dice morale test',
  source: cadyBook('Common Rules > Taking a Three-Dice morale test', 588),
  rows: ['unhurt', 'supreme-commander-leading', 'some-casualties', 'failed-earlier-3dt', 'poor-post-melee-morale'],
  columns: ['dice'],
  cells: {
    unhurt: { dice: 3 },
    'supreme-commander-leading': { dice: 3 },
    'some-casualties': { dice: 2 },
    'failed-earlier-3dt': { dice: 2 },
    'poor-post-melee-morale': { dice: 1 },
  },
});

/**
 * Who takes a three-dice test at a charge, by which side has at least twice the other's total morale value. Not used in the
 * basic game.
 *
 * Source: Common Rules > The 3-DT and a charge.
 *
 * @clause cady/common/three-dice/charge-who-tests
 */
export const threeDiceCharge = defineChart({
  id: 'cady/common/three-dice-charge',
  title: 'The 3-DT and a charge',
  source: cadyBook('Common Rules > The 3-DT and a charge', 622),
  rows: ['attacker-has-twice-or-more', 'defender-has-twice-or-more', 'neither-has-twice'],
  columns: ['who-tests'],
  cells: {
    'attacker-has-twice-or-more': { 'who-tests': 'defender' },
    'defender-has-twice-or-more': { 'who-tests': 'attacker' },
    'neither-has-twice': { 'who-tests': null },
  },
  absent: 'cannot',
});
