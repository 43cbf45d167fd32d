import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What a mount can do: no armor, no shock, movement in cm per turn, cost in points.
 *
 * Source: Ancient & Medieval Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/stats
 */
export const mountedInfantryTable = defineChart({
  id: 'cady/ancient-medieval/mounted-infantry-table',
  title: 'Mounted infantry',
  source: cadyBook('Additional Ancient Period Figures & Rules > Mounted Infantry', 1735),
  rows: ['mount'],
  columns: ['armor', 'shock', 'movement-cm', 'cost'],
  cells: {
    mount: { armor: null, shock: 0, 'movement-cm': 60, cost: 5 },
  },
  absent: 'nothing',
});

/**
 * What a Swiss pike figure can do: armor class, shocks per figure, movement in cm per turn, melee point, morale value, cost in points.
 *
 * Source: Ancient & Medieval Rules > Swiss Pike.
 *
 * @clause cady/ancient-medieval/pike/stats-light
 * @clause cady/ancient-medieval/pike/stats-medium
 */
export const swissPikeTable = defineChart({
  id: 'cady/ancient-medieval/swiss-pike-table',
  title: 'Swiss pike',
  source: cadyBook('Additional Ancient Period Figures & Rules > Swiss Pike', 1754),
  rows: ['light', 'medium'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'morale', 'cost'],
  cells: {
    light: { armor: 'light', shock: 0.5, 'movement-cm': 30, melee: 6, morale: 5, cost: 6 },
    medium: { armor: 'medium', shock: 0.5, 'movement-cm': 24, melee: 8, morale: 5, cost: 6 },
  },
});

/**
 * What a pole arm or spear figure can do; columns as for pikes.
 *
 * Source: Ancient & Medieval Rules > Pole Arm / Spear.
 *
 * @clause cady/ancient-medieval/polearm/stats
 */
export const poleArmTable = defineChart({
  id: 'cady/ancient-medieval/pole-arm-table',
  title: 'Pole arm / spear',
  source: cadyBook('Additional Ancient Period Figures & Rules > Pole Arm / Spear', 1764),
  rows: ['pole-arm-spear'],
  columns: ['armor', 'shock', 'move-cm', 'melee', 'morale', 'cost'],
  cells: {
    'pole-arm-spear': { armor: 'medium', shock: 0.5, 'move-cm': 24, melee: 7, morale: 4, cost: 6 },
  },
});

/**
 * What a samurai can do: armor class, shocks, movement in cm per turn, range in cm, cost in points. Its melee point depends on the
 * opponent and stands in a chart of its own (`null` here).
 *
 * Source: Ancient & Medieval Rules > Samurai.
 *
 * @clause cady/ancient-medieval/samurai/stats-infantry
 * @clause cady/ancient-medieval/samurai/stats-archer
 * @clause cady/ancient-medieval/samurai/stats-cavalry
 */
export const samuraiTable = defineChart({
  id: 'cady/ancient-medieval/samurai-table',
  title: 'Samurai',
  source: cadyBook('Additional Ancient Period Figures & Rules > Samurai', 1773),
  rows: ['infantry', 'archer', 'cavalry'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'range-cm', 'cost'],
  cells: {
    infantry: { armor: 'medium', shock: 0, 'movement-cm': 24, melee: null, 'range-cm': null, cost: 25 },
    archer: { armor: 'medium', shock: 0, 'movement-cm': 24, melee: null, 'range-cm': 30, cost: 30 },
    cavalry: { armor: 'medium', shock: 1, 'movement-cm': 72, melee: null, 'range-cm': null, cost: 35 },
  },
  absent: {
    infantry: { melee: 'elsewhere', 'range-cm': 'cannot' },
    archer: 'elsewhere',
    cavalry: { melee: 'elsewhere', 'range-cm': 'cannot' },
  },
});

/**
 * Melee point of a samurai, by whom he fights.
 *
 * Source: Ancient & Medieval Rules > Samurai.
 *
 * @clause cady/ancient-medieval/samurai/melee-points
 */
export const samuraiMelee = defineChart({
  id: 'cady/ancient-medieval/samurai-melee',
  title: 'Samurai melee point by opponent',
  source: cadyBook('Additional Ancient Period Figures & Rules > Samurai', 1782),
  rows: ['heavy-armor-or-samurai', 'medium-armor', 'pikes', 'light-troops'],
  columns: ['melee-point'],
  cells: {
    'heavy-armor-or-samurai': { 'melee-point': 8 },
    'medium-armor': { 'melee-point': 9 },
    pikes: { 'melee-point': 9 },
    'light-troops': { 'melee-point': 10 },
  },
});

/**
 * What a Mongol horse archer can do: armor class, shocks, movement in cm per turn, melee point, morale value, range in cm, cost.
 *
 * Source: Ancient & Medieval Rules > Mongol Horse-Archers.
 *
 * @clause cady/ancient-medieval/mongol/stats
 */
export const mongolTable = defineChart({
  id: 'cady/ancient-medieval/mongol-table',
  title: 'Mongol horse archers',
  source: cadyBook('Additional Ancient Period Figures & Rules > Mongol Horse-Archers', 1789),
  rows: ['mongol-horse-archer'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    'mongol-horse-archer': {
      armor: 'light',
      shock: 1,
      'movement-cm': 60,
      melee: 6,
      morale: 4,
      'range-cm': 30,
      cost: 30,
    },
  },
});

/**
 * What a Viking berserker can do: armor class, no morale value, movement in cm per turn, the melee point he begins with, cost.
 *
 * Source: Ancient & Medieval Rules > Viking Berserker.
 *
 * @clause cady/ancient-medieval/berserker/stats
 */
export const berserkerTable = defineChart({
  id: 'cady/ancient-medieval/berserker-table',
  title: 'Viking berserker',
  source: cadyBook('Additional Ancient Period Figures & Rules > Viking Berserker', 1799),
  rows: ['infantry'],
  columns: ['armor', 'morale', 'movement-cm', 'melee', 'cost'],
  cells: {
    infantry: { armor: 'medium', morale: null, 'movement-cm': 30, melee: 8, cost: 40 },
  },
  absent: 'nothing',
});

/**
 * What a Hussite war wagon can do; most of it depends on the troops inside.
 *
 * Source: Ancient & Medieval Rules > Hussite War Wagon.
 *
 * @clause cady/ancient-medieval/hussite/stats
 */
export const hussiteTable = defineChart({
  id: 'cady/ancient-medieval/hussite-table',
  title: 'Hussite war wagon',
  source: cadyBook('Additional Ancient Period Figures & Rules > Hussite War Wagon', 1815),
  rows: ['war-wagon'],
  columns: ['armor', 'shock', 'movement-cm', 'melee', 'morale', 'range', 'cost'],
  cells: {
    'war-wagon': {
      armor: null,
      shock: 0,
      'movement-cm': 30,
      melee: 'varies',
      morale: 'varies',
      range: 'varies',
      cost: 'varies',
    },
  },
  absent: 'nothing',
});
