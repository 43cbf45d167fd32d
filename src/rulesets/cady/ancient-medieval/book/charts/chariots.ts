import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What a chariot can do: armor class, shocks, movement in cm per turn (of the fighter on foot, in the last row), melee point, morale
 * value (none), missile weapon, range in cm, cost in points.
 *
 * Source: Ancient & Medieval Rules > Chariot.
 *
 * @clause cady/ancient-medieval/chariot/stats-archer
 * @clause cady/ancient-medieval/chariot/stats-slinger
 * @clause cady/ancient-medieval/chariot/stats-javelin
 * @clause cady/ancient-medieval/chariot/stats-fighter
 */
export const chariotTable = defineChart({
  id: 'cady/ancient-medieval/chariot-table',
  title: 'Chariot',
  source: cadyBook('Additional Ancient Period Figures & Rules > Chariot', 1679),
  rows: ['archer', 'slinger', 'javelin', 'fighter'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'morale', 'weapon', 'range-cm', 'cost'],
  cells: {
    archer: {
      armor: 'medium',
      shock: 2,
      'movement-cm': 51,
      melee: 6,
      morale: null,
      weapon: 'archer',
      'range-cm': 30,
      cost: 20,
    },
    slinger: {
      armor: 'medium',
      shock: 2,
      'movement-cm': 51,
      melee: 6,
      morale: null,
      weapon: 'slinger',
      'range-cm': 21,
      cost: 15,
    },
    javelin: {
      armor: 'medium',
      shock: 2,
      'movement-cm': 51,
      melee: 6,
      morale: null,
      weapon: 'javelin',
      'range-cm': 10,
      cost: 10,
    },
    fighter: {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      melee: 6,
      morale: null,
      weapon: null,
      'range-cm': 0,
      cost: 5,
    },
  },
  absent: 'nothing',
});

/**
 * The order sheet's numbers of a chariot; the section on chariots prints others.
 *
 * Source: Individual Chariot Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/chariot-stats
 */
export const chariotOrderSheet = defineChart({
  id: 'cady/ancient-medieval/chariot-order-sheet',
  title: 'Chariot order sheet values',
  source: cadyBook('Individual Chariot Order Sheet', 3065),
  rows: ['archer', 'slinger', 'javelin'],
  columns: ['armor', 'shock', 'move-cm', 'melee', 'morale', 'range-cm', 'missiles', 'cost'],
  cells: {
    archer: { armor: 'medium', shock: 1, 'move-cm': 51, melee: 6, morale: 5, 'range-cm': 30, missiles: 24, cost: 20 },
    slinger: { armor: 'medium', shock: 1, 'move-cm': 51, melee: 6, morale: 5, 'range-cm': 21, missiles: 24, cost: 15 },
    javelin: { armor: 'medium', shock: 1, 'move-cm': 51, melee: 6, morale: 5, 'range-cm': 12, missiles: 12, cost: 10 },
  },
});
