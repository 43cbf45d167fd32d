import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What each Roman figure can do: armor class, shocks per figure, movement in cm per turn, melee point, morale value, range in cm
 * (of the pilum for the legion), cost in points per figure.
 *
 * Source: Ancient & Medieval Rules > Romans.
 *
 * @clause cady/ancient-medieval/romans/stats-auxiliary
 * @clause cady/ancient-medieval/romans/stats-legion
 * @clause cady/ancient-medieval/romans/stats-bow-light
 * @clause cady/ancient-medieval/romans/stats-bow-medium
 * @clause cady/ancient-medieval/romans/stats-cavalry
 */
export const romansTable = defineChart({
  id: 'cady/ancient-medieval/romans-table',
  title: 'Romans',
  source: cadyBook('Additional Ancient Period Figures & Rules > Romans', 1535),
  rows: ['infantry-auxiliary', 'infantry-legion', 'missile-bow-light', 'missile-bow-medium', 'cavalry'],
  columns: ['armor', 'shock', 'move-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    'infantry-auxiliary': { armor: 'light', shock: 0, 'move-cm': 30, melee: 4, morale: 3, 'range-cm': null, cost: 3 },
    'infantry-legion': { armor: 'medium', shock: 0.5, 'move-cm': 24, melee: 8, morale: 5, 'range-cm': 3, cost: 8 },
    'missile-bow-light': { armor: 'light', shock: 0, 'move-cm': 30, melee: 2, morale: 2, 'range-cm': 42, cost: 5 },
    'missile-bow-medium': { armor: 'medium', shock: 0, 'move-cm': 24, melee: 4, morale: 2, 'range-cm': 42, cost: 8 },
    cavalry: { armor: 'light', shock: 1, 'move-cm': 90, melee: 6, morale: 5, 'range-cm': null, cost: 10 },
  },
  absent: 'cannot',
});

/**
 * What a Greek hoplite can do; columns as for Romans.
 *
 * Source: Ancient & Medieval Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/stats
 */
export const phalanxTable = defineChart({
  id: 'cady/ancient-medieval/phalanx-table',
  title: 'Greek hoplite',
  source: cadyBook('Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx', 1629),
  rows: ['hoplite'],
  columns: ['armor', 'shock', 'move-cm', 'melee', 'morale', 'cost'],
  cells: {
    hoplite: { armor: 'medium', shock: 1, 'move-cm': 24, melee: 6, morale: 5, cost: 5 },
  },
});

/**
 * What a slinger can do; columns as for Romans.
 *
 * Source: Ancient & Medieval Rules > Slingers.
 *
 * @clause cady/ancient-medieval/slinger/stats
 */
export const slingerTable = defineChart({
  id: 'cady/ancient-medieval/slinger-table',
  title: 'Slinger',
  source: cadyBook('Additional Ancient Period Figures & Rules > Slingers', 1656),
  rows: ['slinger'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    slinger: { armor: 'light', shock: 0, 'movement-cm': 30, melee: 2, morale: 2, 'range-cm': 21, cost: 5 },
  },
});

/**
 * What a six-sided die lets Greek fire do: it explodes, fails to fire, or destroys its target.
 *
 * Source: Ancient & Medieval Rules > Greek Fire.
 *
 * @clause cady/ancient-medieval/greek-fire/roll
 */
export const greekFireTable = defineChart({
  id: 'cady/ancient-medieval/greek-fire-table',
  title: 'Greek fire, six-sided die',
  source: cadyBook('Additional Ancient Period Figures & Rules > Greek Fire', 1725),
  rows: ['explodes', 'misfire', 'hits'],
  columns: ['faces'],
  cells: {
    explodes: { faces: [1] },
    misfire: { faces: [3] },
    hits: { faces: [2, 4, 5, 6] },
  },
  reading: { die: 6, faces: 'down-columns' },
});
