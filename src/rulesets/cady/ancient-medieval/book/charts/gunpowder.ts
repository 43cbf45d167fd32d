import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * Crew of gunpowder pieces as the section on gunpowder lists it; every other table gives the culverin six
 * (`cady/ruling/crew-culverin`).
 *
 * Source: Ancient & Medieval Rules > Gunpowder.
 *
 * @clause cady/ancient-medieval/gunpowder/crew
 */
export const gunpowderCrew = defineChart({
  id: 'cady/ancient-medieval/gunpowder-crew',
  title: 'Gunpowder: number of crew',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder', 1836),
  rows: ['pot-d-fer-culverin', 'cannon', 'bombard'],
  columns: ['crew'],
  cells: {
    'pot-d-fer-culverin': { crew: 3 },
    cannon: { crew: 6 },
    bombard: { crew: 9 },
  },
});

/**
 * What a hand cannon figure can do: armor class, movement in cm per turn, melee point, morale value, range in cm, cost in points.
 *
 * Source: Ancient & Medieval Rules > Gunpowder.
 *
 * @clause cady/ancient-medieval/hand-cannon/stats
 */
export const handCannonTable = defineChart({
  id: 'cady/ancient-medieval/hand-cannon-table',
  title: 'Hand cannons',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder', 1847),
  rows: ['hand-cannon'],
  columns: ['armor', 'movement-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    'hand-cannon': { armor: 'medium', 'movement-cm': 24, melee: 4, morale: 2, 'range-cm': 45, cost: 5 },
  },
});

/**
 * Faces of a ten-sided die with which a hand cannon hits, by thirds of its range and whatever the armor.
 *
 * Source: Ancient & Medieval Rules > Gunpowder.
 *
 * @clause cady/ancient-medieval/hand-cannon/odds
 * @clause cady/ancient-medieval/gunpowder/ignores-armor
 */
export const handCannonOdds = defineChart({
  id: 'cady/ancient-medieval/hand-cannon-odds',
  title: 'Hand cannon hits by range third (ten-sided die)',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder', 1854),
  rows: ['far-final-third', 'middle-third', 'close-third-or-less'],
  columns: ['hits'],
  cells: {
    'far-final-third': { hits: [4, 6] },
    'middle-third': { hits: [2, 4, 6] },
    'close-third-or-less': { hits: [2, 4, 6, 8] },
  },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * The section's own table: armor class (of the crew), movement in cm per turn, melee point, morale value, crew, range in cm, hit
 * area in cm (the last of the bolt's path for the pot d'fer, a diameter for the others), cost in points.
 *
 * Source: Ancient & Medieval Rules > Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder-artillery/stats-hand-cannon
 * @clause cady/ancient-medieval/gunpowder-artillery/stats-pot-d-fer
 * @clause cady/ancient-medieval/gunpowder-artillery/stats-culverin
 * @clause cady/ancient-medieval/gunpowder-artillery/stats-cannon
 * @clause cady/ancient-medieval/gunpowder-artillery/stats-bombard
 */
export const gunpowderArtillery = defineChart({
  id: 'cady/ancient-medieval/gunpowder-artillery',
  title: 'Gunpowder artillery',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder Artillery', 1858),
  rows: ['hand-cannon', 'pot-d-fer', 'culverin', 'cannon', 'bombard'],
  columns: ['armor', 'movement-cm', 'melee', 'morale', 'crew', 'range-cm', 'hit-area', 'cost'],
  cells: {
    'hand-cannon': {
      armor: 'heavy',
      'movement-cm': 24,
      melee: 4,
      morale: 2,
      crew: 1,
      'range-cm': 45,
      'hit-area': null,
      cost: 5,
    },
    'pot-d-fer': {
      armor: 'light',
      'movement-cm': 12,
      melee: 2,
      morale: 2,
      crew: 3,
      'range-cm': 90,
      'hit-area': { value: 6, unit: 'linear' },
      cost: 50,
    },
    culverin: {
      armor: 'light',
      'movement-cm': 12,
      melee: 2,
      morale: 2,
      crew: 6,
      'range-cm': 90,
      'hit-area': { value: 6, unit: 'diameter' },
      cost: 75,
    },
    cannon: {
      armor: 'light',
      'movement-cm': 12,
      melee: 2,
      morale: 2,
      crew: 6,
      'range-cm': 100,
      'hit-area': { value: 8, unit: 'diameter' },
      cost: 100,
    },
    bombard: {
      armor: 'light',
      'movement-cm': 0,
      melee: 2,
      morale: 2,
      crew: 9,
      'range-cm': 120,
      'hit-area': { value: 12, unit: 'diameter' },
      cost: 120,
    },
  },
  absent: 'nothing',
});

/**
 * What two six-sided dice, thrown before a shot of gunpowder artillery, let it do: sums of the dice.
 *
 * Source: Ancient & Medieval Rules > Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder/firing-check
 */
export const gunpowderFiringCheck = defineChart({
  id: 'cady/ancient-medieval/gunpowder-firing-check',
  title: 'Before firing gunpowder artillery, two six-sided dice',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder Artillery', 1899),
  rows: ['misfire', 'good-shooting', 'normal', 'blows-up'],
  columns: ['rolls'],
  cells: {
    misfire: { rolls: [2, 3] },
    'good-shooting': { rolls: [7, 11] },
    normal: { rolls: [4, 5, 6, 8, 9, 10] },
    'blows-up': { rolls: [12] },
  },
  reading: { die: 6, dice: 2, faces: 'down-columns' },
});
