import { defineChart } from '../../../../../chart/index.js';
import { postMeleeMorale as commonPostMeleeMorale } from '../../../common/book/charts/morale.js';
import { shock } from '../../../common/book/charts/shock.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * The shock chart as the musket section prints it: cell for cell the common one, so its cells stand there.
 *
 * Source: Musket Period Rules > Shock Effect. Which musket troops belong to which class is
 * `cady/ruling/shock-classes-musket`.
 *
 * @clause cady/musket/shock/receiver-light-infantry
 * @clause cady/musket/shock/receiver-medium-infantry
 * @clause cady/musket/shock/receiver-heavy-infantry
 * @clause cady/musket/shock/receiver-light-cavalry
 * @clause cady/musket/shock/receiver-medium-cavalry
 * @clause cady/musket/shock/receiver-heavy-cavalry
 * @clause cady/musket/shock/receiver-artillery
 */
export const shockEffect = defineChart({
  id: 'cady/musket/shock-effect',
  title: 'Shock Effect (six-sided die per shock per figure)',
  source: cadyBook('Musket Period Rules > Shock Effect', 2264),
  rows: shock.rows,
  columns: shock.columns,
  cells: shock.cells,
  absent: shock.absent,
  reading: shock.reading,
});

/**
 * The post-melee morale chart as the musket section prints it: cell for cell the common one, slips included, so its cells
 * stand there.
 *
 * Source: Musket Period Rules > Post-Melee Morale.
 *
 * @clause cady/musket/post-melee-morale/column-1-10
 * @clause cady/musket/post-melee-morale/column-11-20
 * @clause cady/musket/post-melee-morale/column-21-30
 * @clause cady/musket/post-melee-morale/column-31-40
 * @clause cady/musket/post-melee-morale/column-41-50
 * @clause cady/musket/post-melee-morale/column-51-60
 * @clause cady/musket/post-melee-morale/column-61-70
 * @clause cady/musket/post-melee-morale/column-71-80
 * @clause cady/musket/post-melee-morale/column-81-90
 * @clause cady/musket/post-melee-morale/column-91-100
 * @clause cady/musket/post-melee-morale/column-101-120
 * @clause cady/musket/post-melee-morale/column-121-150
 * @clause cady/musket/post-melee-morale/column-151-180
 * @clause cady/musket/post-melee-morale/column-181-220
 * @clause cady/musket/post-melee-morale/column-221-300
 * @clause cady/musket/post-melee-morale/column-301-400
 */
export const postMeleeMorale = defineChart({
  id: 'cady/musket/post-melee-morale',
  title: 'Post Melee Morale Chart',
  source: cadyBook('Musket Period Rules > Post-Melee Morale', 2482),
  rows: commonPostMeleeMorale.rows,
  columns: commonPostMeleeMorale.columns,
  cells: commonPostMeleeMorale.cells,
  absent: commonPostMeleeMorale.absent,
  reading: commonPostMeleeMorale.reading,
});

/**
 * Columns that a unit reads further to the right on the post-melee morale chart, for each condition that holds.
 *
 * Source: Musket Period Rules > Post-Melee Morale.
 *
 * @clause cady/musket/morale/personal-command
 * @clause cady/musket/morale/two-unit-brigade
 * @clause cady/musket/morale/defensive-feature
 * @clause cady/musket/cavalry/morale-two-columns
 * @clause cady/musket/square/morale
 */
export const moraleColumns = defineChart({
  id: 'cady/musket/morale-columns',
  title: 'Post-melee morale column shifts',
  source: cadyBook('Musket Period Rules > Post-Melee Morale', 2465),
  rows: [
    'ruler-in-personal-command-base-to-base',
    'two-infantry-units-in-brigade',
    'behind-defensive-feature',
    'cavalry-unit',
    'infantry-unit-in-square',
  ],
  columns: ['columns-right'],
  cells: {
    'ruler-in-personal-command-base-to-base': { 'columns-right': 1 },
    'two-infantry-units-in-brigade': { 'columns-right': 1 },
    'behind-defensive-feature': { 'columns-right': 1 },
    'cavalry-unit': { 'columns-right': 2 },
    'infantry-unit-in-square': { 'columns-right': 2 },
  },
});
