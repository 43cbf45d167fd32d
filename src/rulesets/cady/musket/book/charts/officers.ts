import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * The optional personal command figures: cost in points, what each commands, the columns it adds on the post-melee morale
 * chart and the dice it adds to a three-dice test of a unit it touches.
 *
 * Source: Musket Period Rules > Optional Rules.
 *
 * @clause cady/musket/optional/personal-command
 * @clause cady/musket/optional/colonel-bonus
 * @clause cady/musket/optional/general-bonus
 */
export const commandFigures = defineChart({
  id: 'cady/musket/command-figures',
  title: 'Personal Command Figures',
  source: cadyBook('Musket Period Rules > Optional Rules', 2528),
  rows: ['colonel', 'general'],
  columns: ['cost', 'commands', 'morale-columns-right', 'extra-three-dice-test-dice'],
  cells: {
    colonel: {
      cost: 40,
      commands: ['regiment', 'unit'],
      'morale-columns-right': 1,
      'extra-three-dice-test-dice': 1,
    },
    general: { cost: 60, commands: ['brigade'], 'morale-columns-right': 2, 'extra-three-dice-test-dice': 2 },
  },
});
