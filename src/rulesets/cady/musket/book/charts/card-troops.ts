import { defineChart } from '../../../../../chart/index.js';
import { cadyCard } from '../../../common/book/charts/source.js';

/**
 * The card's musket infantry: shocks per figure, movement in cm per turn, melee point, morale value, range in cm, cost.
 *
 * Source: the card, Musket Period > Infantry.
 */
export const cardMusketInfantry = defineChart({
  id: 'cady/card/musket-infantry',
  title: 'Figure capability: musket infantry',
  source: cadyCard('Musket Period > Infantry', 202),
  rows: ['militia', 'light-infantry', 'rifles', 'regulars', 'carbines-fusils', 'indians', 'grenadiers', 'guard'],
  columns: ['shock', 'move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    militia: { shock: 0, move: 30, melee: 2, morale: 1, range: 30, cost: 1 },
    'light-infantry': { shock: 1, move: 36, melee: 4, morale: 4, range: 30, cost: 2 },
    rifles: { shock: 0, move: 36, melee: 2, morale: 2, range: 54, cost: 4 },
    regulars: { shock: 1, move: 36, melee: 5, morale: 4, range: 30, cost: 3 },
    'carbines-fusils': { shock: 0, move: 30, melee: 3, morale: 4, range: 24, cost: 2 },
    indians: { shock: 0, move: 42, melee: 4, morale: 2, range: 30, cost: 4 },
    grenadiers: { shock: 1, move: 30, melee: 6, morale: 4, range: 30, cost: 4 },
    guard: { shock: 1, move: 30, melee: 8, morale: 5, range: 30, cost: 5 },
  },
});

/**
 * What one grenade of the card does, by the face of a six-sided die. It is thrown up to 3 cm.
 *
 * Source: the card, Grenadier/Grenades.
 */
export const cardGrenades = defineChart({
  id: 'cady/card/grenades',
  title: 'Grenade (six-sided die), range 3 cm',
  source: cadyCard('Grenadier/Grenades', 216),
  rows: ['1-2', '3-4', '5', '6'],
  columns: ['enemy-figures-removed', 'thrower-removed'],
  cells: {
    '1-2': { 'enemy-figures-removed': 0, 'thrower-removed': false },
    '3-4': { 'enemy-figures-removed': 1, 'thrower-removed': false },
    '5': { 'enemy-figures-removed': 2, 'thrower-removed': false },
    '6': { 'enemy-figures-removed': 2, 'thrower-removed': true },
  },
  reading: { bandNames: 'rows', bandSpan: { from: 1, to: 6 } },
});

/**
 * The card's musket cavalry; columns as for infantry.
 *
 * Source: the card, Musket Period > Cavalry.
 */
export const cardMusketCavalry = defineChart({
  id: 'cady/card/musket-cavalry',
  title: 'Figure capability: musket cavalry',
  source: cadyCard('Musket Period > Cavalry', 221),
  rows: ['light-hussars', 'light-lancers', 'dragoons', 'cuirassier'],
  columns: ['shock', 'move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    'light-hussars': { shock: 2, move: 90, melee: 8, morale: 5, range: 10, cost: 10 },
    'light-lancers': { shock: 2, move: 90, melee: 10, morale: 5, range: null, cost: 10 },
    dragoons: { shock: 1, move: 84, melee: 6, morale: 5, range: 25, cost: 10 },
    cuirassier: { shock: 3, move: 84, melee: 11, morale: 5, range: null, cost: 10 },
  },
  absent: 'cannot',
});

/**
 * The card's artillery: movement in cm per turn, melee point of a crewman, morale value, range in cm, cost of a piece; and what a
 * load of rounds and six crewmen more cost.
 *
 * Source: the card, Artillery.
 */
export const cardMusketArtillery = defineChart({
  id: 'cady/card/musket-artillery',
  title: 'Figure capability: musket artillery',
  source: cadyCard('Artillery', 233),
  rows: [
    '6-pd-cannon',
    '6-pd-horse-artillery',
    '8-pd-cannon',
    '8-pd-howitzer',
    '12-pd-cannon',
    'congreve-rockets',
    'extra-18-rounds',
    '6-extra-artillery-crew',
  ],
  columns: ['move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    '6-pd-cannon': { move: 21, melee: 2, morale: 4, range: 60, cost: 40 },
    '6-pd-horse-artillery': { move: 42, melee: 2, morale: 4, range: 60, cost: 60 },
    '8-pd-cannon': { move: 21, melee: 2, morale: 4, range: 80, cost: 80 },
    '8-pd-howitzer': { move: 21, melee: 2, morale: 4, range: { from: 20, to: 80 }, cost: 100 },
    '12-pd-cannon': { move: 21, melee: 2, morale: 4, range: 120, cost: 120 },
    'congreve-rockets': { move: 42, melee: 2, morale: 4, range: { from: 20, to: 80 }, cost: 80 },
    'extra-18-rounds': { move: null, melee: null, morale: null, range: null, cost: 20 },
    '6-extra-artillery-crew': { move: null, melee: null, morale: 4, range: null, cost: 20 },
  },
  absent: 'nothing',
});
