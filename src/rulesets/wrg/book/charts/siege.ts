import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Figures that carry or move siege material, what each figure inside it adds to them, and the wagons that carry it in parts.
 * Whatever has no number of its own is carried in another way.
 *
 * Source: Siege > Movement of Material.
 */
export const materialCarriage = defineChart({
  id: 'wrg/material-carriage',
  title: 'Figures or wagons needed to move siege material',
  source: wrgBook('Siege > Movement of Material', 1275),
  clauses: [
    'wrg/siege/material/ladder',
    'wrg/siege/material/ram',
    'wrg/siege/material/penthouse-tower',
    'wrg/siege/material/wagons',
    'wrg/siege/material/fascine-cavalry',
    'wrg/siege/material/fascine-infantry',
  ],
  rows: ['scaling-ladder', 'ram', 'penthouse', 'tower', 'pontoon', 'fascine-40mm', 'fascine-60mm', 'empty-gabion'],
  columns: ['figures-min', 'figures-max', 'extra-per-passenger-figure', 'wagons-disassembled'],
  cells: {
    'scaling-ladder': {
      'figures-min': 2,
      'figures-max': 2,
      'extra-per-passenger-figure': null,
      'wagons-disassembled': null,
    },
    ram: { 'figures-min': 4, 'figures-max': 6, 'extra-per-passenger-figure': null, 'wagons-disassembled': null },
    penthouse: { 'figures-min': 6, 'figures-max': null, 'extra-per-passenger-figure': 2, 'wagons-disassembled': 1 },
    tower: { 'figures-min': 10, 'figures-max': null, 'extra-per-passenger-figure': 2, 'wagons-disassembled': 3 },
    pontoon: {
      'figures-min': null,
      'figures-max': null,
      'extra-per-passenger-figure': null,
      'wagons-disassembled': 1,
    },
    'fascine-40mm': {
      'figures-min': 1,
      'figures-max': 1,
      'extra-per-passenger-figure': null,
      'wagons-disassembled': null,
    },
    'fascine-60mm': {
      'figures-min': 1,
      'figures-max': 1,
      'extra-per-passenger-figure': null,
      'wagons-disassembled': null,
    },
    'empty-gabion': {
      'figures-min': 1,
      'figures-max': 1,
      'extra-per-passenger-figure': null,
      'wagons-disassembled': null,
    },
  },
  absent: 'nothing',
});

/**
 * Figure/periods that construction takes: of what has a length, for so many paces of it; of anything else for the whole.
 *
 * Source: Siege > Construction.
 */
export const siegeConstruction = defineChart({
  id: 'wrg/siege-construction',
  title: 'Figure/periods needed for construction',
  source: wrgBook('Siege > Construction', 1289),
  clauses: [
    'wrg/siege/build/earthworks',
    'wrg/siege/build/pontoons',
    'wrg/siege/build/machines',
    'wrg/siege/build/gabion',
  ],
  rows: [
    'abatis',
    'sap',
    'ditch',
    'turf-wall',
    'palisade',
    'bridge-60mm-wide',
    'causeway-60mm-wide',
    'bridge-with-pontoons',
    'penthouse-assembly',
    'tower-assembly',
    'ram-from-timber',
    'gabion-filling',
  ],
  columns: ['figure-periods', 'per-paces'],
  cells: {
    abatis: { 'figure-periods': 5, 'per-paces': 5 },
    sap: { 'figure-periods': 5, 'per-paces': 5 },
    ditch: { 'figure-periods': 5, 'per-paces': 5 },
    'turf-wall': { 'figure-periods': 5, 'per-paces': 5 },
    palisade: { 'figure-periods': 5, 'per-paces': 5 },
    'bridge-60mm-wide': { 'figure-periods': 5, 'per-paces': 5 },
    'causeway-60mm-wide': { 'figure-periods': 5, 'per-paces': 5 },
    'bridge-with-pontoons': { 'figure-periods': 5, 'per-paces': 10 },
    'penthouse-assembly': { 'figure-periods': 30, 'per-paces': null },
    'tower-assembly': { 'figure-periods': 50, 'per-paces': null },
    'ram-from-timber': { 'figure-periods': 10, 'per-paces': null },
    'gabion-filling': { 'figure-periods': 1, 'per-paces': null },
  },
  absent: 'nothing',
});

/**
 * Figure/periods that it takes to break something down. Rams do nothing to turf.
 *
 * Source: Siege > Destruction.
 */
export const siegeDestruction = defineChart({
  id: 'wrg/siege-destruction',
  title: 'Figure/periods needed for destruction',
  source: wrgBook('Siege > Destruction', 1299),
  clauses: ['wrg/siege/destroy/fort-door', 'wrg/siege/destroy/house-door', 'wrg/siege/destroy/stone-wall'],
  rows: [
    'fort-door',
    'palisade-30-paces',
    'house-door',
    'stone-curtain-wall-with-ram',
    'stone-tower-untenable-with-ram',
    'turf-wall-with-ram',
  ],
  columns: ['figure-periods'],
  cells: {
    'fort-door': { 'figure-periods': 10 },
    'palisade-30-paces': { 'figure-periods': 10 },
    'house-door': { 'figure-periods': 2 },
    'stone-curtain-wall-with-ram': { 'figure-periods': 30 },
    'stone-tower-untenable-with-ram': { 'figure-periods': 40 },
    'turf-wall-with-ram': { 'figure-periods': null },
  },
  absent: 'cannot',
});
