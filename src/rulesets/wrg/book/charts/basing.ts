import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Bases of 25 mm figures, in millimetres. The ink has changed two frontages: `wrg/ruling/medium-heavy-infantry-frontage`,
 * `wrg/ruling/super-heavy-cavalry-frontage`.
 *
 * Source: Setting Up the Basic Game > Base Sizes.
 */
export const baseSizes = defineChart({
  id: 'wrg/base-sizes',
  title: 'Base sizes in mm',
  source: wrgBook('Setting Up the Basic Game > Base Sizes', 132),
  clauses: [
    'wrg/basing/sizes',
    'wrg/basing/mi-hi-frontage',
    'wrg/basing/shc-frontage',
    'wrg/basing/chariot-extra-horse',
  ],
  rows: [
    'li',
    'lmi',
    'mi-hi',
    'lc',
    'mc-hc-ehc',
    'shc',
    'bolt-thrower-chariot-elephant-wagon',
    'extra-per-chariot-horse-over-2',
    'wheeled-penthouse',
    'stone-thrower-or-siege-tower',
  ],
  columns: ['frontage-mm', 'depth-mm'],
  cells: {
    li: { 'frontage-mm': 30, 'depth-mm': 30 },
    lmi: { 'frontage-mm': 20, 'depth-mm': 30 },
    'mi-hi': { 'frontage-mm': 15, 'depth-mm': 20 },
    lc: { 'frontage-mm': 30, 'depth-mm': 40 },
    'mc-hc-ehc': { 'frontage-mm': 20, 'depth-mm': 40 },
    shc: { 'frontage-mm': 15, 'depth-mm': 40 },
    'bolt-thrower-chariot-elephant-wagon': { 'frontage-mm': 40, 'depth-mm': null },
    'extra-per-chariot-horse-over-2': { 'frontage-mm': 10, 'depth-mm': null },
    'wheeled-penthouse': { 'frontage-mm': 60, 'depth-mm': null },
    'stone-thrower-or-siege-tower': { 'frontage-mm': 80, 'depth-mm': null },
  },
  absent: 'nothing',
});

/**
 * What troops on bases that are narrower than they should be add to their totals of factors.
 *
 * Source: Setting Up the Basic Game > Transition Period.
 */
export const transitionBasePenalty = defineChart({
  id: 'wrg/transition-base-penalty',
  title: 'Penalty for bases that are too narrow',
  source: wrgBook('Setting Up the Basic Game > Transition Period', 148),
  clauses: ['wrg/basing/transition-penalty'],
  rows: ['at-least-15mm', '12-to-under-15mm', 'under-12mm'],
  columns: ['shooting', 'hand-to-hand'],
  cells: {
    'at-least-15mm': { shooting: 0, 'hand-to-hand': 0 },
    '12-to-under-15mm': { shooting: -1, 'hand-to-hand': -1 },
    'under-12mm': { shooting: -2, 'hand-to-hand': -2 },
  },
});

/**
 * Bases of 15 mm figures, in millimetres.
 *
 * Source: Appendix III.
 */
export const bases15mm = defineChart({
  id: 'wrg/bases-15mm',
  title: '15mm base sizes in mm',
  source: wrgBook('Appendix III', 1566),
  clauses: ['wrg/15mm/bases'],
  rows: [
    'hi-and-mi',
    'lmi',
    'li',
    'shc',
    'ehc-hc-and-mc',
    'lc',
    'elephants-and-bolt-shooting-engines',
    'stone-throwing-engines',
    'chariots',
  ],
  columns: ['frontage', 'depth'],
  cells: {
    'hi-and-mi': { frontage: 7.5, depth: 20 },
    lmi: { frontage: 10, depth: 20 },
    li: { frontage: 15, depth: 20 },
    shc: { frontage: 7.5, depth: 40 },
    'ehc-hc-and-mc': { frontage: 10, depth: 40 },
    lc: { frontage: 15, depth: 40 },
    'elephants-and-bolt-shooting-engines': { frontage: 20, depth: 40 },
    'stone-throwing-engines': { frontage: 40, depth: 40 },
    chariots: { frontage: 20, depth: 40 },
  },
});
