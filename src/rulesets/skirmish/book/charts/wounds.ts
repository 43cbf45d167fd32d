import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Faces that wound and that kill who is hit.
 *
 * Source: 8 Wounds > a Wounded Figures.
 */
export const woundResult = defineChart({
  id: 'skirmish/wound-result',
  title: 'Wound throw (1d6)',
  source: bookAt('8a Wounded Figures', 390),
  clauses: ['skirmish/wounds/roll', 'skirmish/wounds/armour'],
  rows: ['protection-1', 'protection-2', 'protection-3', 'protection-4'],
  columns: ['wounded', 'killed'],
  cells: {
    'protection-1': { wounded: [1, 2, 3, 4, 5], killed: [6] },
    'protection-2': { wounded: [1, 2, 3, 4, 5], killed: [6] },
    'protection-3': { wounded: [1, 2, 3, 4], killed: [5, 6] },
    'protection-4': { wounded: [1, 2, 3, 4], killed: [5, 6] },
  },
  reading: { die: 6, faces: 'along-rows' },
});

/**
 * The total of two dice at or under which a rider falls.
 *
 * Source: 8 Wounds > b Falling, Being Unhorsed.
 */
export const fallThrow = defineChart({
  id: 'skirmish/fall-throw',
  title: 'Fall when the horse is wounded or a firearm goes off within 6 inches (2d6)',
  source: bookAt('8b Falling', 401),
  clauses: ['skirmish/falling/horse-wounded'],
  rows: ['a', 'b', 'c', 'd', 'e'],
  columns: ['falls-on-or-below'],
  cells: {
    a: { 'falls-on-or-below': null },
    b: { 'falls-on-or-below': 2 },
    c: { 'falls-on-or-below': 3 },
    d: { 'falls-on-or-below': 4 },
    e: { 'falls-on-or-below': 5 },
  },
  absent: 'cannot',
});

/**
 * Marks for a captured knight or noble; for dukes and kings they haggle.
 *
 * Source: 8 Wounds > c Quarter, Recruitment and Ransom.
 */
export const ransom = defineChart({
  id: 'skirmish/ransom',
  title: 'Ransom in marks',
  source: bookAt('8c', 408),
  clauses: ['skirmish/ransom/knight', 'skirmish/ransom/baron', 'skirmish/ransom/earl', 'skirmish/ransom/duke-king'],
  rows: ['a', 'b', 'c', 'd', 'e'],
  columns: ['knight', 'baron', 'earl-or-viscount', 'duke', 'king'],
  cells: {
    a: { knight: 65, baron: 130, 'earl-or-viscount': 195, duke: null, king: null },
    b: { knight: 55, baron: 110, 'earl-or-viscount': 165, duke: null, king: null },
    c: { knight: 45, baron: 90, 'earl-or-viscount': 135, duke: null, king: null },
    d: { knight: 35, baron: 70, 'earl-or-viscount': 105, duke: null, king: null },
    e: { knight: 25, baron: 50, 'earl-or-viscount': 75, duke: null, king: null },
  },
  absent: 'nothing',
});

/**
 * Turns that stripping the fallen and putting their armour on takes.
 *
 * Source: 8 Wounds > d Looting the dead.
 */
export const lootingTime = defineChart({
  id: 'skirmish/looting-time',
  title: 'Time to take or put on (turns)',
  source: bookAt('8d Looting the dead', 410),
  clauses: ['skirmish/loot/weapon', 'skirmish/loot/armour-off', 'skirmish/loot/armour-on'],
  rows: ['remove-one-weapon', 'remove-protection-except-shield', 'put-on-protection-3', 'put-on-protection-1-or-2'],
  columns: ['turns'],
  cells: {
    'remove-one-weapon': { turns: 0.5 },
    'remove-protection-except-shield': { turns: 1 },
    'put-on-protection-3': { turns: 2 },
    'put-on-protection-1-or-2': { turns: 3 },
  },
});

/** The charts about wounds and what comes of them. */
export const woundsCharts: readonly Chart[] = [woundResult, fallThrow, ransom, lootingTime];
