import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/**
 * What each infantry figure can do. Columns: armor class, shocks per figure, movement in cm per turn, melee point (the highest face of a twelve-sided die that a
 * figure survives), morale value, range in cm, cost in points per figure. `null` where the chart prints a dash. The range of the legion is that of its pilum;
 * that of the auxiliaries is printed as varying (`cady/ruling/roman-auxiliary-range`).
 *
 * Source: Figure Capability Chart (Ancient / Medieval).
 *
 * @clause cady/ancient-medieval/capability/peasants
 * @clause cady/ancient-medieval/capability/light-infantry
 * @clause cady/ancient-medieval/capability/medium-infantry
 * @clause cady/ancient-medieval/capability/men-at-arms
 * @clause cady/ancient-medieval/capability/hoplites
 * @clause cady/ancient-medieval/capability/roman-auxiliary
 * @clause cady/ancient-medieval/capability/roman-legionary
 */
export const figureCapabilityInfantry = defineChart({
  id: 'cady/ancient-medieval/figure-capability-infantry',
  title: 'Figure capability: infantry',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1089),
  rows: ['peasants', 'light', 'medium', 'men-at-arms', 'hoplites', 'roman-aux', 'romans'],
  columns: ['armor', 'shock', 'movement-cm', 'melee-point', 'morale-value', 'range-cm', 'cost'],
  cells: {
    peasants: {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 2,
      'morale-value': 1,
      'range-cm': 0,
      cost: 1,
    },
    light: { armor: 'light', shock: 0, 'movement-cm': 30, 'melee-point': 4, 'morale-value': 2, 'range-cm': 0, cost: 2 },
    medium: {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 6,
      'morale-value': 3,
      'range-cm': 0,
      cost: 3,
    },
    'men-at-arms': {
      armor: 'heavy',
      shock: 0.5,
      'movement-cm': 21,
      'melee-point': 8,
      'morale-value': 4,
      'range-cm': 0,
      cost: 4,
    },
    hoplites: {
      armor: 'medium',
      shock: 1,
      'movement-cm': 24,
      'melee-point': 6,
      'morale-value': 5,
      'range-cm': 0,
      cost: 5,
    },
    'roman-aux': {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 4,
      'morale-value': 3,
      'range-cm': 'varies',
      cost: 3,
    },
    romans: {
      armor: 'medium',
      shock: 0.5,
      'movement-cm': 24,
      'melee-point': 8,
      'morale-value': 5,
      'range-cm': 3,
      cost: 8,
    },
  },
});

/**
 * What each missile figure can do, and the supply wagon. Columns as for infantry. The slinger section prints a shorter range
 * (`cady/ruling/slinger-range`), that on supply another cost of the wagon (`cady/ruling/supply-wagon-cost`).
 *
 * Source: Figure Capability Chart (Ancient / Medieval).
 *
 * @clause cady/ancient-medieval/capability/archer-light
 * @clause cady/ancient-medieval/capability/archer-medium
 * @clause cady/ancient-medieval/capability/crossbow-light
 * @clause cady/ancient-medieval/capability/crossbow-medium
 * @clause cady/ancient-medieval/capability/longbow-light
 * @clause cady/ancient-medieval/capability/longbow-medium
 * @clause cady/ancient-medieval/capability/arbalest-light
 * @clause cady/ancient-medieval/capability/arbalest-medium
 * @clause cady/ancient-medieval/capability/horse-archer-light
 * @clause cady/ancient-medieval/capability/horse-archer-medium
 * @clause cady/ancient-medieval/capability/slinger
 * @clause cady/ancient-medieval/capability/supply-wagon
 */
export const figureCapabilityMissile = defineChart({
  id: 'cady/ancient-medieval/figure-capability-missile',
  title: 'Figure capability: missile troops',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1100),
  rows: [
    'archer-light',
    'archer-medium',
    'crossbow-light',
    'crossbow-medium',
    'longbow-light',
    'longbow-medium',
    'arbalest-light',
    'arbalest-medium',
    'horse-archer-light',
    'horse-archer-medium',
    'slinger',
    'supply-wagon',
  ],
  columns: ['armor', 'shock', 'movement-cm', 'melee-point', 'morale-value', 'range-cm', 'cost'],
  cells: {
    'archer-light': {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 3,
      'morale-value': 3,
      'range-cm': 40,
      cost: 10,
    },
    'archer-medium': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 4,
      'morale-value': 3,
      'range-cm': 40,
      cost: 10,
    },
    'crossbow-light': {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 3,
      'morale-value': 3,
      'range-cm': 40,
      cost: 5,
    },
    'crossbow-medium': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 4,
      'morale-value': 3,
      'range-cm': 40,
      cost: 5,
    },
    'longbow-light': {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 3,
      'morale-value': 4,
      'range-cm': 60,
      cost: 20,
    },
    'longbow-medium': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 4,
      'morale-value': 4,
      'range-cm': 60,
      cost: 20,
    },
    'arbalest-light': {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 3,
      'morale-value': 3,
      'range-cm': 60,
      cost: 15,
    },
    'arbalest-medium': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 4,
      'morale-value': 3,
      'range-cm': 60,
      cost: 15,
    },
    'horse-archer-light': {
      armor: 'light',
      shock: 1,
      'movement-cm': 60,
      'melee-point': 3,
      'morale-value': 4,
      'range-cm': 30,
      cost: 20,
    },
    'horse-archer-medium': {
      armor: 'medium',
      shock: 1,
      'movement-cm': 60,
      'melee-point': 4,
      'morale-value': 4,
      'range-cm': 30,
      cost: 20,
    },
    slinger: {
      armor: 'light',
      shock: 0,
      'movement-cm': 30,
      'melee-point': 2,
      'morale-value': 2,
      'range-cm': 30,
      cost: 5,
    },
    'supply-wagon': {
      armor: null,
      shock: null,
      'movement-cm': 30,
      'melee-point': null,
      'morale-value': null,
      'range-cm': null,
      cost: 20,
    },
  },
  absent: {
    'supply-wagon': {
      armor: 'nothing',
      shock: 'cannot',
      'melee-point': 'cannot',
      'morale-value': 'nothing',
      'range-cm': 'cannot',
    },
  },
});

/**
 * What cavalry, mounts, chariots and war elephants can do. Columns as for infantry; the armor of mounts is printed as 0, none. The sections on chariots and elephants and
 * their order sheets print other numbers: see the rulings that bear their names.
 *
 * Source: Figure Capability Chart (Ancient / Medieval).
 *
 * @clause cady/ancient-medieval/capability/light-cavalry
 * @clause cady/ancient-medieval/capability/medium-cavalry
 * @clause cady/ancient-medieval/capability/heavy-cavalry
 * @clause cady/ancient-medieval/capability/mounts-for-infantry
 * @clause cady/ancient-medieval/capability/chariot-archer
 * @clause cady/ancient-medieval/capability/chariot-slinger
 * @clause cady/ancient-medieval/capability/chariot-javelin
 * @clause cady/ancient-medieval/capability/chariot-fighter
 * @clause cady/ancient-medieval/capability/war-elephant-javelin
 * @clause cady/ancient-medieval/capability/war-elephant-archer
 */
export const figureCapabilityCavalry = defineChart({
  id: 'cady/ancient-medieval/figure-capability-cavalry',
  title: 'Figure capability: cavalry, mounts, chariots, elephants',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1118),
  rows: [
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'mounts-for-infantry',
    'chariot-archer',
    'chariot-slinger',
    'chariot-javelin',
    'chariot-fighter',
    'war-elephant-javelin',
    'war-elephant-archer',
  ],
  columns: ['armor', 'shock', 'movement-cm', 'melee-point', 'morale-value', 'range-cm', 'cost'],
  cells: {
    'light-cavalry': {
      armor: 'light',
      shock: 1,
      'movement-cm': 90,
      'melee-point': 8,
      'morale-value': 5,
      'range-cm': 0,
      cost: 10,
    },
    'medium-cavalry': {
      armor: 'medium',
      shock: 2,
      'movement-cm': 78,
      'melee-point': 9,
      'morale-value': 5,
      'range-cm': 0,
      cost: 10,
    },
    'heavy-cavalry': {
      armor: 'heavy',
      shock: 3,
      'movement-cm': 72,
      'melee-point': 10,
      'morale-value': 5,
      'range-cm': 0,
      cost: 10,
    },
    'mounts-for-infantry': {
      armor: 0,
      shock: 0,
      'movement-cm': 60,
      'melee-point': 0,
      'morale-value': 0,
      'range-cm': 0,
      cost: 5,
    },
    'chariot-archer': {
      armor: 'medium',
      shock: 1,
      'movement-cm': 51,
      'melee-point': 6,
      'morale-value': null,
      'range-cm': 30,
      cost: 20,
    },
    'chariot-slinger': {
      armor: 'medium',
      shock: 1,
      'movement-cm': 51,
      'melee-point': 6,
      'morale-value': null,
      'range-cm': 21,
      cost: 15,
    },
    'chariot-javelin': {
      armor: 'medium',
      shock: 1,
      'movement-cm': 51,
      'melee-point': 6,
      'morale-value': null,
      'range-cm': 12,
      cost: 10,
    },
    'chariot-fighter': {
      armor: 'medium',
      shock: 1,
      'movement-cm': 24,
      'melee-point': 6,
      'morale-value': null,
      'range-cm': 0,
      cost: 5,
    },
    'war-elephant-javelin': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 8,
      'morale-value': null,
      'range-cm': 10,
      cost: 50,
    },
    'war-elephant-archer': {
      armor: 'medium',
      shock: 0,
      'movement-cm': 24,
      'melee-point': 8,
      'morale-value': null,
      'range-cm': 30,
      cost: 75,
    },
  },
  absent: 'nothing',
});

/**
 * What each engine can do: armor class of its crew, movement in cm per turn, melee point of each crewman, range in cm, length or
 * diameter of the hit area in cm, full crew, cost in points with its crew. The trebuchet has a section of its own
 * (`cady/ruling/hit-area-trebuchet`).
 *
 * Source: Figure Capability Chart (Ancient / Medieval).
 *
 * @clause cady/ancient-medieval/capability/ballista
 * @clause cady/ancient-medieval/capability/onager-catapult
 * @clause cady/ancient-medieval/capability/trebuchet
 */
export const figureCapabilityArtillery = defineChart({
  id: 'cady/ancient-medieval/figure-capability-artillery',
  title: 'Figure capability: artillery',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1134),
  rows: ['ballista', 'onager-catapult', 'trebuchet'],
  columns: ['armor', 'movement-cm', 'melee', 'range-cm', 'hit-area-cm', 'hit-area-shape', 'crew', 'cost'],
  cells: {
    ballista: {
      armor: 'light',
      'movement-cm': 12,
      melee: 2,
      'range-cm': 90,
      'hit-area-cm': 6,
      'hit-area-shape': 'linear',
      crew: 3,
      cost: 75,
    },
    'onager-catapult': {
      armor: 'light',
      'movement-cm': 12,
      melee: 2,
      'range-cm': 100,
      'hit-area-cm': 8,
      'hit-area-shape': 'diameter',
      crew: 6,
      cost: 100,
    },
    trebuchet: {
      armor: 'light',
      'movement-cm': 0,
      melee: 2,
      'range-cm': 120,
      'hit-area-cm': 10,
      'hit-area-shape': 'diameter',
      crew: 9,
      cost: 120,
    },
  },
});

/**
 * What each gunpowder weapon can do: armor class of its crew, melee point and morale value of each man, range in cm, crew,
 * length or diameter of the hit area in cm, cost in points. The range of the hand cannon is printed as two bands with the faces
 * that hit in each. The section on gunpowder prints longer ranges (`cady/ruling/range-hand-cannon` and its like); its table
 * holds the moves too.
 *
 * Source: Figure Capability Chart (Ancient / Medieval).
 *
 * @clause cady/ancient-medieval/capability/hand-cannon
 * @clause cady/ancient-medieval/capability/pot-d-fer
 * @clause cady/ancient-medieval/capability/culverin
 * @clause cady/ancient-medieval/capability/cannon
 * @clause cady/ancient-medieval/capability/bombard
 */
export const figureCapabilityGunpowder = defineChart({
  id: 'cady/ancient-medieval/figure-capability-gunpowder',
  title: 'Figure capability: gunpowder artillery',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1141),
  rows: ['hand-cannon', 'pot-d-fer', 'culverin', 'cannon', 'bombard'],
  columns: ['armor', 'melee', 'morale', 'range', 'crew', 'hit-area-cm', 'cost'],
  cells: {
    'hand-cannon': {
      armor: 'medium',
      melee: 4,
      morale: 2,
      range: [
        { from: 0, to: 14, faces: [2, 4, 6] },
        { from: 15, to: 20, faces: [4, 6] },
      ],
      crew: null,
      'hit-area-cm': null,
      cost: 5,
    },
    'pot-d-fer': {
      armor: 'light',
      melee: 2,
      morale: 2,
      range: 60,
      crew: 3,
      'hit-area-cm': { value: 6, unit: 'linear' },
      cost: 50,
    },
    culverin: { armor: 'light', melee: 2, morale: 2, range: 75, crew: 6, 'hit-area-cm': 6, cost: 75 },
    cannon: { armor: 'light', melee: 2, morale: 2, range: 90, crew: 6, 'hit-area-cm': 8, cost: 100 },
    bombard: { armor: 'light', melee: 2, morale: 2, range: 120, crew: 9, 'hit-area-cm': 12, cost: 120 },
  },
  absent: { 'hand-cannon': 'nothing' },
  reading: { die: 10 },
});

/**
 * Suggested troops of three general periods, a guideline for building armies and no limit. Light bowmen are printed twice in the
 * early medieval column.
 *
 * Source: Ancient & Medieval Rules > Historical Grouping.
 *
 * @clause cady/ancient-medieval/scope/general-period-troop-lists
 * @clause cady/ancient-medieval/scope/choice-of-period
 */
export const historicalGrouping = defineChart({
  id: 'cady/ancient-medieval/historical-grouping',
  title: 'Historical grouping',
  source: cadyBook('Historical Grouping', 1156),
  rows: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  columns: ['ancient', 'early-medieval', 'late-medieval'],
  cells: {
    '1': { ancient: 'light infantry', 'early-medieval': 'light infantry', 'late-medieval': 'light infantry' },
    '2': { ancient: 'medium infantry', 'early-medieval': 'medium infantry', 'late-medieval': 'medium infantry' },
    '3': { ancient: 'light cavalry', 'early-medieval': 'light cavalry', 'late-medieval': 'men-at-arms' },
    '4': { ancient: 'chariots', 'early-medieval': 'medium cavalry', 'late-medieval': 'light cavalry' },
    '5': { ancient: 'slingers', 'early-medieval': 'light bowmen', 'late-medieval': 'medium cavalry' },
    '6': { ancient: 'light bowmen', 'early-medieval': 'viking berserkers', 'late-medieval': 'heavy cavalry' },
    '7': { ancient: 'elephants', 'early-medieval': 'light bowmen', 'late-medieval': 'long bowmen' },
    '8': { ancient: 'hoplites', 'early-medieval': 'crossbow', 'late-medieval': ['crossbow', 'arbalest'] },
    '9': { ancient: 'legionnaires', 'early-medieval': 'pole-arms', 'late-medieval': 'pikemen' },
    '10': { ancient: 'catapults', 'early-medieval': 'catapult', 'late-medieval': ['catapult', 'trebuchet'] },
    '11': { ancient: 'ballista', 'early-medieval': 'ballista', 'late-medieval': 'gunpowder weapons' },
  },
});
