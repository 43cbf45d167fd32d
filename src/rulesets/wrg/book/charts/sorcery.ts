import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Points of fantasy figures, and as what they move. Of whom no movement is printed moves as his type: he may be of several.
 *
 * Source: Sword and Sorcery.
 */
export const sorceryCreatures = defineChart({
  id: 'wrg/sorcery-creatures',
  title: 'Fantasy figures: points and movement',
  source: wrgBook('Sword and Sorcery', 1609),
  clauses: [
    'wrg/sorcery/saint',
    'wrg/sorcery/warrior-saint',
    'wrg/sorcery/moslem-saint',
    'wrg/sorcery/hero',
    'wrg/sorcery/elves',
    'wrg/sorcery/dragon',
    'wrg/sorcery/trolls',
    'wrg/sorcery/giants',
    'wrg/sorcery/ents',
    'wrg/sorcery/goblins',
    'wrg/sorcery/demons',
    'wrg/sorcery/crows',
    'wrg/sorcery/basilisk',
    'wrg/sorcery/dwarves',
    'wrg/sorcery/magician',
  ],
  rows: [
    'saint',
    'warrior-saint',
    'moslem-saint',
    'hero',
    'elf-infantry',
    'elf-heavy-cavalry',
    'dragon',
    'troll',
    'giant',
    'ent',
    'goblin-or-orc',
    'goblin-wolf-rider',
    'demon',
    'tame-crow',
    'basilisk',
    'dwarf',
    'magician',
  ],
  columns: ['points', 'movement'],
  cells: {
    saint: { points: 100, movement: 'mi' },
    'warrior-saint': { points: 125, movement: 'shc' },
    'moslem-saint': { points: 100, movement: 'mi' },
    hero: { points: 50, movement: null },
    'elf-infantry': { points: 10, movement: null },
    'elf-heavy-cavalry': { points: 20, movement: 'hc' },
    dragon: { points: 100, movement: 'shc' },
    troll: { points: 25, movement: 'hi' },
    giant: { points: 50, movement: 'mi' },
    ent: { points: 25, movement: 'lmi' },
    'goblin-or-orc': { points: 5, movement: 'lmi' },
    'goblin-wolf-rider': { points: 10, movement: 'lc' },
    demon: { points: 10, movement: 'lmi' },
    'tame-crow': { points: 25, movement: 'lc' },
    basilisk: { points: 10, movement: 'hi' },
    dwarf: { points: 10, movement: 'hi' },
    magician: { points: 150, movement: 'mi' },
  },
  absent: 'elsewhere',
});

/**
 * The twelve spells, and after which of them a magician has to rest.
 *
 * Source: Sword and Sorcery > Magicians.
 */
export const sorcerySpells = defineChart({
  id: 'wrg/sorcery-spells',
  title: 'Spells',
  source: wrgBook('Sword and Sorcery > Magicians', 1719),
  clauses: ['wrg/sorcery/spell-list', 'wrg/sorcery/spell-rest'],
  rows: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  columns: ['rest-needed'],
  cells: {
    '1': { 'rest-needed': false },
    '2': { 'rest-needed': true },
    '3': { 'rest-needed': false },
    '4': { 'rest-needed': true },
    '5': { 'rest-needed': false },
    '6': { 'rest-needed': false },
    '7': { 'rest-needed': true },
    '8': { 'rest-needed': false },
    '9': { 'rest-needed': false },
    '10': { 'rest-needed': true },
    '11': { 'rest-needed': true },
    '12': { 'rest-needed': false },
  },
});
