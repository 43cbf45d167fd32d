import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Who strikes first: the first line that tells two blows apart decides.
 *
 * Source: 6 Melee > c.
 */
export const blowOrder = defineChart({
  id: 'skirmish/blow-order',
  title: 'Order in which blows are struck (first difference decides)',
  source: bookAt('6c', 249),
  clauses: ['skirmish/melee/blow-order'],
  rows: ['1', '2', '3', '4', '5', '6', '7', '8'],
  columns: ['first', 'after'],
  cells: {
    1: { first: 'beginning-of-move', after: 'end-of-move' },
    2: { first: 'unwounded', after: 'wounded' },
    3: { first: 'charging-horse', after: 'infantry-without-pike' },
    4: { first: 'higher-grade', after: 'lower-grade' },
    5: { first: 'longer-weapon', after: 'shorter-weapon' },
    6: { first: 'higher-class', after: 'lower-class' },
    7: { first: 'height-advantage', after: 'no-height-advantage' },
    8: { first: 'charging', after: 'not-charging' },
  },
});

/**
 * Weapons from the longest to the shortest.
 *
 * Source: 6 Melee > d Weapon lengths.
 */
export const weaponLength = defineChart({
  id: 'skirmish/weapon-length',
  title: 'Weapon lengths (1 = longest)',
  source: bookAt('6d Weapon lengths', 259),
  clauses: ['skirmish/melee/weapon-length'],
  rows: ['pike', 'lance', 'spear-bill', 'javelin-sword', 'axe-mace', 'knife'],
  columns: ['rank', 'weapons'],
  cells: {
    pike: { rank: 1, weapons: ['pike'] },
    lance: { rank: 2, weapons: ['light-lance', 'heavy-lance'] },
    'spear-bill': { rank: 3, weapons: ['spear', 'bill', 'halberd', 'glaive'] },
    'javelin-sword': { rank: 4, weapons: ['javelin', 'sword', 'two-handed-club', 'two-handed-axe'] },
    'axe-mace': { rank: 5, weapons: ['one-handed-axe', 'mace', 'maul'] },
    knife: { rank: 6, weapons: ['knife', 'dagger', 'improvised'] },
  },
});

/**
 * What is added to the die of who strikes.
 *
 * Source: 6 Melee > f.
 */
export const attackModifiers = defineChart({
  id: 'skirmish/attack-modifiers',
  title: 'Attack die modifiers',
  source: bookAt('6f', 275),
  clauses: [
    'skirmish/melee/attack-heavy-lance',
    'skirmish/melee/attack-pike-horse',
    'skirmish/melee/attack-pike-woods',
    'skirmish/melee/attack-grade',
    'skirmish/melee/attack-charging',
    'skirmish/melee/attack-improvised',
    'skirmish/melee/attack-rear',
  ],
  rows: [
    'heavy-lance',
    'pike-against-horse',
    'pike-in-woods',
    'attacker-grade-a-or-b',
    'charging',
    'improvised-knife-dagger',
    'cavalry-striking-rear',
  ],
  columns: ['modifier'],
  cells: {
    'heavy-lance': { modifier: 1 },
    'pike-against-horse': { modifier: 1 },
    'pike-in-woods': { modifier: -1 },
    'attacker-grade-a-or-b': { modifier: 1 },
    charging: { modifier: 1 },
    'improvised-knife-dagger': { modifier: -1 },
    'cavalry-striking-rear': { modifier: -2 },
  },
});

/**
 * What is added to the die of who is struck at.
 *
 * Source: 6 Melee > f.
 */
export const defenseModifiers = defineChart({
  id: 'skirmish/defense-modifiers',
  title: 'Defense die modifiers',
  source: bookAt('6f', 286),
  clauses: [
    'skirmish/melee/defense-armour',
    'skirmish/melee/defense-obstacle',
    'skirmish/melee/defense-infantry-rough',
    'skirmish/melee/defense-grade-e',
  ],
  rows: [
    'protection-1',
    'protection-2',
    'protection-3',
    'protection-4',
    'defending-obstacle',
    'infantry-against-horse-in-woods-or-rough',
    'defender-grade-e',
  ],
  columns: ['modifier'],
  cells: {
    'protection-1': { modifier: 2 },
    'protection-2': { modifier: 1 },
    'protection-3': { modifier: 0 },
    'protection-4': { modifier: -1 },
    'defending-obstacle': { modifier: 1 },
    'infantry-against-horse-in-woods-or-rough': { modifier: 1 },
    'defender-grade-e': { modifier: -1 },
  },
});

/** The charts about melee. */
export const meleeCharts: readonly Chart[] = [blowOrder, weaponLength, attackModifiers, defenseModifiers];
