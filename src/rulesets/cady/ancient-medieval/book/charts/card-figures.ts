import { defineChart } from '../../../../../chart/index.js';
import { cadyCard } from '../../../common/book/charts/source.js';

/**
 * The card's infantry: armor class, shocks per figure, movement in cm per turn, melee point, morale value, range in cm, cost.
 *
 * Source: the card, Ancient / Medieval > Infantry.
 */
export const cardAncientMedievalInfantry = defineChart({
  id: 'cady/card/ancient-medieval-infantry',
  title: 'Figure capability: ancient/medieval infantry',
  source: cadyCard('Ancient / Medieval > Infantry', 21),
  rows: ['peasants', 'light', 'medium', 'men-at-arms', 'hoplites', 'roman-aux', 'romans'],
  columns: ['armor', 'shock', 'move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    peasants: { armor: 'light', shock: 0, move: 30, melee: 2, morale: 1, range: 0, cost: 1 },
    light: { armor: 'light', shock: 0, move: 30, melee: 4, morale: 2, range: 0, cost: 2 },
    medium: { armor: 'medium', shock: 0, move: 24, melee: 6, morale: 3, range: 0, cost: 3 },
    'men-at-arms': { armor: 'heavy', shock: 0.5, move: 21, melee: 8, morale: 4, range: 0, cost: 4 },
    hoplites: { armor: 'medium', shock: 1, move: 24, melee: 6, morale: 5, range: 0, cost: 5 },
    'roman-aux': { armor: 'light', shock: 0, move: 30, melee: 4, morale: 3, range: 'varies', cost: 3 },
    romans: { armor: 'medium', shock: 0.5, move: 24, melee: 8, morale: 5, range: 3, cost: 8 },
  },
});

/**
 * The card's missile troops and supply wagon; columns as for infantry.
 *
 * Source: the card, Ancient / Medieval > Missile.
 */
export const cardMissile = defineChart({
  id: 'cady/card/missile',
  title: 'Figure capability: missile troops and supply wagon',
  source: cadyCard('Ancient / Medieval > Missile', 32),
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
    'slinger-light',
    'supply-wagon',
  ],
  columns: ['armor', 'shock', 'move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    'archer-light': { armor: 'light', shock: 0, move: 30, melee: 3, morale: 3, range: 40, cost: 10 },
    'archer-medium': { armor: 'medium', shock: 0, move: 24, melee: 4, morale: 3, range: 40, cost: 10 },
    'crossbow-light': { armor: 'light', shock: 0, move: 30, melee: 3, morale: 3, range: 40, cost: 5 },
    'crossbow-medium': { armor: 'medium', shock: 0, move: 24, melee: 4, morale: 3, range: 40, cost: 5 },
    'longbow-light': { armor: 'light', shock: 0, move: 30, melee: 3, morale: 4, range: 60, cost: 20 },
    'longbow-medium': { armor: 'medium', shock: 0, move: 24, melee: 4, morale: 4, range: 60, cost: 20 },
    'arbalest-light': { armor: 'light', shock: 0, move: 30, melee: 3, morale: 3, range: 60, cost: 15 },
    'arbalest-medium': { armor: 'medium', shock: 0, move: 24, melee: 4, morale: 3, range: 60, cost: 15 },
    'horse-archer-light': { armor: 'light', shock: 1, move: 60, melee: 3, morale: 4, range: 30, cost: 20 },
    'horse-archer-medium': { armor: 'medium', shock: 1, move: 60, melee: 4, morale: 4, range: 30, cost: 20 },
    'slinger-light': { armor: 'light', shock: 0, move: 30, melee: 2, morale: 2, range: 30, cost: 5 },
    'supply-wagon': { armor: null, shock: null, move: 30, melee: null, morale: null, range: null, cost: 20 },
  },
  absent: {
    'supply-wagon': { armor: 'nothing', shock: 'cannot', melee: 'cannot', morale: 'nothing', range: 'cannot' },
  },
});

/**
 * What one wagon of the card carries, one of these: twelve shots more for each of three ballistae or for one catapult, or for each
 * figure of a missile unit.
 *
 * Source: the card, Ancient / Medieval > Missile (note).
 */
export const cardSupplyWagon = defineChart({
  id: 'cady/card/supply-wagon',
  title: 'Supply wagon load (one of these)',
  source: cadyCard('Ancient / Medieval > Missile (note)', 49),
  rows: ['ballista', 'catapult-onager', 'missile-unit'],
  columns: ['shots-each'],
  cells: {
    ballista: { 'shots-each': 12 },
    'catapult-onager': { 'shots-each': 12 },
    'missile-unit': { 'shots-each': 12 },
  },
});

/**
 * The card's cavalry, mounts, chariots and elephants; columns as for infantry.
 *
 * Source: the card, Ancient / Medieval > Cavalry.
 */
export const cardCavalry = defineChart({
  id: 'cady/card/cavalry',
  title: 'Figure capability: cavalry, chariots, elephants',
  source: cadyCard('Ancient / Medieval > Cavalry', 51),
  rows: [
    'light-cavalry',
    'med-cavalry',
    'h-cavalry',
    'mounts-inf',
    'chariot-archer',
    'chariot-slinger',
    'chariot-javelin',
    'chariot-fighter',
    'war-elephant-javelin',
    'war-elephant-archer',
  ],
  columns: ['armor', 'shock', 'move', 'melee', 'morale', 'range', 'cost'],
  cells: {
    'light-cavalry': { armor: 'light', shock: 1, move: 90, melee: 8, morale: 5, range: 0, cost: 10 },
    'med-cavalry': { armor: 'medium', shock: 2, move: 78, melee: 9, morale: 5, range: 0, cost: 10 },
    'h-cavalry': { armor: 'heavy', shock: 3, move: 72, melee: 10, morale: 5, range: 0, cost: 10 },
    'mounts-inf': { armor: 0, shock: 0, move: 60, melee: 0, morale: 0, range: 0, cost: 5 },
    'chariot-archer': { armor: 'medium', shock: 1, move: 51, melee: 6, morale: null, range: 30, cost: 20 },
    'chariot-slinger': { armor: 'medium', shock: 1, move: 51, melee: 6, morale: null, range: 21, cost: 15 },
    'chariot-javelin': { armor: 'medium', shock: 1, move: 51, melee: 6, morale: null, range: 12, cost: 10 },
    'chariot-fighter': { armor: 'medium', shock: 1, move: 24, melee: 6, morale: null, range: 0, cost: 5 },
    'war-elephant-javelin': { armor: 'medium', shock: 0, move: 24, melee: 8, morale: null, range: 10, cost: 50 },
    'war-elephant-archer': { armor: 'medium', shock: 0, move: 24, melee: 8, morale: null, range: 30, cost: 75 },
  },
  absent: 'nothing',
});

/**
 * The card's engines: armor class of the crew, movement in cm per turn, melee point, range in cm, hit area in cm, crew, cost.
 *
 * Source: the card, Ancient and Medieval Artillery.
 */
export const cardArtillery = defineChart({
  id: 'cady/card/artillery',
  title: 'Ancient and medieval artillery',
  source: cadyCard('Ancient and Medieval Artillery', 67),
  rows: ['ballista', 'onager-catapult', 'trebuchet'],
  columns: ['armor', 'move', 'melee', 'range', 'hit-area', 'hit-area-shape', 'crew', 'cost'],
  cells: {
    ballista: {
      armor: 'light',
      move: 12,
      melee: 2,
      range: 90,
      'hit-area': 6,
      'hit-area-shape': 'linear',
      crew: 3,
      cost: 75,
    },
    'onager-catapult': {
      armor: 'light',
      move: 12,
      melee: 2,
      range: 100,
      'hit-area': 8,
      'hit-area-shape': 'diameter',
      crew: 6,
      cost: 100,
    },
    trebuchet: {
      armor: 'light',
      move: 0,
      melee: 2,
      range: 120,
      'hit-area': 10,
      'hit-area-shape': 'diameter',
      crew: 9,
      cost: 120,
    },
  },
});

/**
 * The card's gunpowder weapons: armor class (of the crew), movement in cm per turn and once set up, melee point, morale value, range
 * in cm, crew, hit area in cm, cost. The hand cannon's range is that of its farther band.
 *
 * Source: the card, Medieval Gunpowder.
 */
export const cardMedievalGunpowder = defineChart({
  id: 'cady/card/medieval-gunpowder',
  title: 'Medieval gunpowder weapons',
  source: cadyCard('Medieval Gunpowder', 143),
  rows: ['hand-cannon', 'pot-d-fer', 'culverin', 'cannon', 'bombard'],
  columns: [
    'armor',
    'move',
    'move-once-set-up',
    'melee',
    'morale',
    'range',
    'crew',
    'hit-area',
    'hit-area-shape',
    'cost',
  ],
  cells: {
    'hand-cannon': {
      armor: 'medium',
      move: 24,
      'move-once-set-up': 24,
      melee: 4,
      morale: 2,
      range: 20,
      crew: null,
      'hit-area': null,
      'hit-area-shape': null,
      cost: 5,
    },
    'pot-d-fer': {
      armor: 'light',
      move: 12,
      'move-once-set-up': 12,
      melee: 2,
      morale: 2,
      range: 60,
      crew: 3,
      'hit-area': 6,
      'hit-area-shape': 'linear',
      cost: 50,
    },
    culverin: {
      armor: 'light',
      move: 12,
      'move-once-set-up': 12,
      melee: 2,
      morale: 2,
      range: 75,
      crew: 6,
      'hit-area': 6,
      'hit-area-shape': 'diameter',
      cost: 75,
    },
    cannon: {
      armor: 'light',
      move: 12,
      'move-once-set-up': 12,
      melee: 2,
      morale: 2,
      range: 90,
      crew: 6,
      'hit-area': 8,
      'hit-area-shape': 'diameter',
      cost: 100,
    },
    bombard: {
      armor: 'light',
      move: 10,
      'move-once-set-up': 0,
      melee: 2,
      morale: 2,
      range: 120,
      crew: 9,
      'hit-area': 12,
      'hit-area-shape': 'diameter',
      cost: 120,
    },
  },
  absent: { 'hand-cannon': 'nothing' },
});
