import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Points for standards taken from the enemy.
 *
 * Source: 10 Standards.
 */
export const standardsValue = defineChart({
  id: 'skirmish/standards-value',
  title: 'Captured standards (points)',
  source: bookAt('10 Standards', 453),
  clauses: ['skirmish/standards/value'],
  rows: ['army', 'battle', 'force'],
  columns: ['points'],
  cells: { army: { points: 300 }, battle: { points: 150 }, force: { points: 50 } },
});

/**
 * What a figure is worth, part by part.
 *
 * Source: 13 Points System.
 */
export const pointsFigures = defineChart({
  id: 'skirmish/points-figures',
  title: 'Points: figures',
  source: bookAt('13 Points System', 480),
  clauses: [
    'skirmish/points/class',
    'skirmish/points/grade',
    'skirmish/points/rank',
    'skirmish/points/protection',
    'skirmish/points/horse',
    'skirmish/points/weapons',
  ],
  rows: [
    'peasant',
    'sergeant',
    'knight',
    'cleric',
    'grade-a',
    'grade-b',
    'grade-c',
    'grade-d',
    'grade-e',
    'extra-baron',
    'extra-count-or-earl',
    'extra-duke',
    'extra-king',
    'protection-1',
    'protection-2',
    'protection-3',
    'protection-4',
    'horse',
    'barded-horse',
    'handgun',
    'crossbow',
    'longbow',
    'heavy-lance',
    'other-weapon',
    'pavise',
    'stakes',
  ],
  columns: ['points'],
  cells: {
    peasant: { points: 1 },
    sergeant: { points: 3 },
    knight: { points: 7 },
    cleric: { points: 9 },
    'grade-a': { points: 5 },
    'grade-b': { points: 4 },
    'grade-c': { points: 3 },
    'grade-d': { points: 2 },
    'grade-e': { points: 0 },
    'extra-baron': { points: 10 },
    'extra-count-or-earl': { points: 20 },
    'extra-duke': { points: 30 },
    'extra-king': { points: 50 },
    'protection-1': { points: 5 },
    'protection-2': { points: 4 },
    'protection-3': { points: 2 },
    'protection-4': { points: 0 },
    horse: { points: 5 },
    'barded-horse': { points: 8 },
    handgun: { points: 2 },
    crossbow: { points: 2 },
    longbow: { points: 2 },
    'heavy-lance': { points: 2 },
    'other-weapon': { points: 1 },
    pavise: { points: 2 },
    stakes: { points: 1 },
  },
});

/**
 * What equipment is worth.
 *
 * Source: 13 Points System.
 */
export const pointsEquipment = defineChart({
  id: 'skirmish/points-equipment',
  title: 'Points: equipment',
  source: bookAt('13 Points System', 480),
  clauses: ['skirmish/points/equipment', 'skirmish/points/missiles'],
  rows: [
    'faggot',
    'flint-and-steel',
    'fire-missile',
    '3-javelins',
    '12-other-missiles',
    'wagon',
    'draught-animal',
    'penthouse',
    'ram',
    'pick',
    'ladder',
    'oil-cauldron-with-fire',
    'rock',
    'one-round-for-bombard',
    'catapult-type-engine',
    'bombard',
    'siege-tower',
    'bucket-with-water',
  ],
  columns: ['points'],
  cells: {
    faggot: { points: 1 },
    'flint-and-steel': { points: 5 },
    'fire-missile': { points: 1 },
    '3-javelins': { points: 2 },
    '12-other-missiles': { points: 2 },
    wagon: { points: 10 },
    'draught-animal': { points: 3 },
    penthouse: { points: 12 },
    ram: { points: 10 },
    pick: { points: 10 },
    ladder: { points: 2 },
    'oil-cauldron-with-fire': { points: 6 },
    rock: { points: 1 },
    'one-round-for-bombard': { points: 3 },
    'catapult-type-engine': { points: 20 },
    bombard: { points: 30 },
    'siege-tower': { points: 50 },
    'bucket-with-water': { points: 1 },
  },
});

/**
 * What fortifications are worth, of wood or of stone; moats have one price. The second moat is printed as a wet one too.
 *
 * Source: 13 Points System.
 */
export const pointsFortifications = defineChart({
  id: 'skirmish/points-fortifications',
  title: 'Points: fortifications',
  source: bookAt('13 Points System', 512),
  clauses: ['skirmish/points/fortifications', 'skirmish/points/moat'],
  rows: [
    'keep',
    'large-tower',
    'small-turret',
    'curtain-12-inches',
    'gatehouse',
    'wet-moat-12-inches',
    'dry-moat-12-inches',
  ],
  columns: ['wood', 'stone'],
  cells: {
    keep: { wood: 250, stone: 625 },
    'large-tower': { wood: 50, stone: 125 },
    'small-turret': { wood: 30, stone: 75 },
    'curtain-12-inches': { wood: 50, stone: 125 },
    gatehouse: { wood: 100, stone: 250 },
    'wet-moat-12-inches': { wood: 40, stone: null },
    'dry-moat-12-inches': { wood: 20, stone: null },
  },
  absent: 'nothing',
});

/** The charts about standards and points. */
export const campaignCharts: readonly Chart[] = [standardsValue, pointsFigures, pointsEquipment, pointsFortifications];
