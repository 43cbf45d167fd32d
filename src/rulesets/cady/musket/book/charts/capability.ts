import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What each infantry figure can do: shocks, movement in cm per turn, melee point, morale value, printed range in cm, cost in
 * points per figure.
 *
 * Source: Musket Period Rules > Figure Capability Chart. The range is the one printed here; how far a weapon really
 * hits is the small arms table's matter (`cady/ruling/rifles-range`).
 *
 * @clause cady/musket/capability/militia
 * @clause cady/musket/capability/light-infantry
 * @clause cady/musket/capability/rifles
 * @clause cady/musket/capability/regulars
 * @clause cady/musket/capability/carbines-fusils
 * @clause cady/musket/capability/indians
 * @clause cady/musket/capability/grenadiers
 * @clause cady/musket/capability/guard
 */
export const infantryCapability = defineChart({
  id: 'cady/musket/infantry-capability',
  title: 'Figure Capability Chart: Musket Period - Infantry',
  source: cadyBook('Musket Period Rules > Figure Capability Chart > Infantry', 2022),
  rows: ['militia', 'light-infantry', 'rifles', 'regulars', 'carbines-fusils', 'indians', 'grenadiers', 'guard'],
  columns: ['shock', 'move-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    militia: { shock: 0, 'move-cm': 30, melee: 2, morale: 1, 'range-cm': 30, cost: 1 },
    'light-infantry': { shock: 1, 'move-cm': 36, melee: 4, morale: 4, 'range-cm': 30, cost: 2 },
    rifles: { shock: 0, 'move-cm': 36, melee: 2, morale: 2, 'range-cm': 54, cost: 4 },
    regulars: { shock: 1, 'move-cm': 36, melee: 5, morale: 4, 'range-cm': 30, cost: 3 },
    'carbines-fusils': { shock: 0, 'move-cm': 30, melee: 3, morale: 4, 'range-cm': 24, cost: 2 },
    indians: { shock: 0, 'move-cm': 42, melee: 4, morale: 2, 'range-cm': 30, cost: 4 },
    grenadiers: { shock: 1, 'move-cm': 30, melee: 6, morale: 4, 'range-cm': 30, cost: 4 },
    guard: { shock: 1, 'move-cm': 30, melee: 8, morale: 5, 'range-cm': 30, cost: 5 },
  },
});

/**
 * What each cavalry figure can do; columns as for infantry. `null` range: no firearm printed.
 *
 * Source: Musket Period Rules > Figure Capability Chart. The ranges of pistols and carbines differ from the small arms table
 * (`cady/ruling/pistol-range`, `cady/ruling/carbine-range`).
 *
 * @clause cady/musket/capability/light-hussars
 * @clause cady/musket/capability/light-lancers
 * @clause cady/musket/capability/dragoons
 * @clause cady/musket/capability/cuirassier
 */
export const cavalryCapability = defineChart({
  id: 'cady/musket/cavalry-capability',
  title: 'Figure Capability Chart: Musket Period - Cavalry',
  source: cadyBook('Musket Period Rules > Figure Capability Chart > Cavalry', 2043),
  rows: ['light-hussars', 'light-lancers', 'dragoons', 'cuirassier'],
  columns: ['shock', 'move-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    'light-hussars': { shock: 2, 'move-cm': 90, melee: 8, morale: 5, 'range-cm': 10, cost: 10 },
    'light-lancers': { shock: 2, 'move-cm': 90, melee: 10, morale: 5, 'range-cm': null, cost: 10 },
    dragoons: { shock: 1, 'move-cm': 84, melee: 6, morale: 5, 'range-cm': 25, cost: 10 },
    cuirassier: { shock: 3, 'move-cm': 84, melee: 11, morale: 5, 'range-cm': null, cost: 10 },
  },
  absent: 'cannot',
});

/**
 * What each artillery piece can do: movement in cm per turn, melee point of each crewman, morale value, range in cm, cost in
 * points per piece; and what an extra load of rounds and six extra crewmen cost.
 *
 * Source: Musket Period Rules > Musket Period Artillery. The firing tables start the howitzer further out
 * (`cady/ruling/howitzer-range`).
 *
 * @clause cady/musket/capability/six-pounder
 * @clause cady/musket/capability/six-pounder-horse-artillery
 * @clause cady/musket/capability/eight-pounder
 * @clause cady/musket/capability/eight-pounder-howitzer
 * @clause cady/musket/capability/twelve-pounder
 * @clause cady/musket/capability/congreve-rockets
 * @clause cady/musket/cost/extra-rounds
 * @clause cady/musket/cost/extra-crew
 */
export const artilleryCapability = defineChart({
  id: 'cady/musket/artillery-capability',
  title: 'Musket Period Artillery',
  source: cadyBook('Musket Period Rules > Musket Period Artillery', 2057),
  rows: [
    'six-pounder-cannon',
    'six-pounder-horse-artillery',
    'eight-pounder-cannon',
    'eight-pounder-howitzer',
    'twelve-pounder-cannon',
    'congreve-rockets',
    'extra-18-rounds',
    'six-extra-artillery-crew',
  ],
  columns: ['move-cm', 'melee', 'morale', 'range-cm', 'cost'],
  cells: {
    'six-pounder-cannon': { 'move-cm': 21, melee: 2, morale: 4, 'range-cm': 60, cost: 40 },
    'six-pounder-horse-artillery': { 'move-cm': 42, melee: 2, morale: 4, 'range-cm': 60, cost: 60 },
    'eight-pounder-cannon': { 'move-cm': 21, melee: 2, morale: 4, 'range-cm': 80, cost: 80 },
    'eight-pounder-howitzer': { 'move-cm': 21, melee: 2, morale: 4, 'range-cm': { from: 20, to: 80 }, cost: 100 },
    'twelve-pounder-cannon': { 'move-cm': 21, melee: 2, morale: 4, 'range-cm': 120, cost: 120 },
    'congreve-rockets': { 'move-cm': 42, melee: 2, morale: 4, 'range-cm': { from: 20, to: 80 }, cost: 80 },
    'extra-18-rounds': { 'move-cm': null, melee: null, morale: null, 'range-cm': null, cost: 20 },
    'six-extra-artillery-crew': { 'move-cm': null, melee: null, morale: 4, 'range-cm': null, cost: 20 },
  },
  absent: 'nothing',
});

/**
 * What one grenade does, by the face of a six-sided die.
 *
 * Source: Musket Period Rules > Figure Capability Chart > Grenadier/Grenades.
 *
 * @clause cady/musket/grenade/effect
 */
export const grenadeEffect = defineChart({
  id: 'cady/musket/grenade-effect',
  title: 'Grenadier/Grenades (six-sided die)',
  source: cadyBook('Musket Period Rules > Figure Capability Chart > Grenadier/Grenades', 2038),
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['outcome', 'target-figures-removed', 'thrower-removed'],
  cells: {
    '1': { outcome: 'dud', 'target-figures-removed': 0, 'thrower-removed': false },
    '2': { outcome: 'dud', 'target-figures-removed': 0, 'thrower-removed': false },
    '3': { outcome: 'one figure', 'target-figures-removed': 1, 'thrower-removed': false },
    '4': { outcome: 'one figure', 'target-figures-removed': 1, 'thrower-removed': false },
    '5': { outcome: 'two figures', 'target-figures-removed': 2, 'thrower-removed': false },
    '6': { outcome: 'two figures and the thrower', 'target-figures-removed': 2, 'thrower-removed': true },
  },
  reading: { bandNames: 'rows', bandSpan: { from: 1, to: 6 } },
});
