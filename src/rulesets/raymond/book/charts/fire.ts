import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * How far each weapon reaches, in inches.
 *
 * Source: The Firing Phase.
 */
export const weaponRanges = defineChart({
  id: 'raymond/weapon-ranges',
  title: 'Weapon ranges',
  source: raymondBook('The Firing Phase', 18),
  clauses: ['raymond/fire/ranges'],
  rows: ['muskets', 'frame-guns', 'light-guns', 'heavy-guns'],
  columns: ['maximum-range'],
  cells: {
    muskets: { 'maximum-range': 7 },
    'frame-guns': { 'maximum-range': 20 },
    'light-guns': { 'maximum-range': 40 },
    'heavy-guns': { 'maximum-range': 80 },
  },
  reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * Dice that the target adds to the set thrown at it, or takes from it.
 *
 * Source: The Firing Phase > How do you resolve firing?
 */
export const fireTargetModifiers = defineChart({
  id: 'raymond/fire-target-modifiers',
  title: 'Changes to the number of fire dice',
  source: raymondBook('The Firing Phase > How do you resolve firing?', 20),
  clauses: ['raymond/fire/modifier-mass', 'raymond/fire/modifier-mounted', 'raymond/fire/modifier-single-stand'],
  rows: ['target-in-mass-or-defensive-mass', 'target-mounted-unit', 'target-single-stand-unit'],
  columns: ['dice'],
  cells: {
    'target-in-mass-or-defensive-mass': { dice: 1 },
    'target-mounted-unit': { dice: 1 },
    'target-single-stand-unit': { dice: -1 },
  },
});

/**
 * The range bands of artillery, in inches, and what is fired in each. Neighbours share a limit, as printed
 * (`raymond/ruling/range-band-limits`).
 *
 * Source: The Firing Phase > How do you resolve firing?
 */
export const artilleryRangeBands = defineChart({
  id: 'raymond/artillery-range-bands',
  title: 'Artillery range bands',
  source: raymondBook('The Firing Phase > How do you resolve firing?', 20),
  clauses: ['raymond/fire/artillery-range-bands'],
  rows: ['point-blank', 'close', 'medium', 'long'],
  columns: ['distance', 'shot'],
  cells: {
    'point-blank': { distance: { from: 0, to: 10 }, shot: 'grape' },
    close: { distance: { from: 10, to: 20 }, shot: 'grape' },
    medium: { distance: { from: 20, to: 40 }, shot: 'round' },
    long: { distance: { from: 40, to: 80 }, shot: 'round' },
  },
  reading: {
    ranges: 'down-columns',
    slips: [
      {
        kind: 'overlap',
        row: 'close',
        column: 'distance',
        values: { from: 10, to: 10 },
        because: 'raymond/ruling/range-band-limits',
      },
      {
        kind: 'overlap',
        row: 'medium',
        column: 'distance',
        values: { from: 20, to: 20 },
        because: 'raymond/ruling/range-band-limits',
      },
      {
        kind: 'overlap',
        row: 'long',
        column: 'distance',
        values: { from: 40, to: 40 },
        because: 'raymond/ruling/range-band-limits',
      },
    ],
  },
});

/**
 * Dice that a gun throws before its target changes them; `null`: it cannot fire, or the number is lost. Lost are those of
 * light guns up to medium range, and all of heavy guns but the two dice that the worked example throws at close range:
 * `raymond/ruling/lost-artillery-dice` names every one of them and puts ours in its place.
 *
 * Source: The Firing Phase > How do you resolve firing?
 */
export const artilleryDice = defineChart({
  id: 'raymond/artillery-dice',
  title: 'Basic number of artillery dice',
  source: raymondBook('The Firing Phase > How do you resolve firing?', 20),
  clauses: ['raymond/fire/artillery-dice'],
  rows: ['frame-guns', 'light-guns', 'heavy-guns'],
  columns: ['point-blank', 'close', 'medium', 'long'],
  cells: {
    'frame-guns': { 'point-blank': 1, close: 0, medium: null, long: null },
    'light-guns': { 'point-blank': null, close: null, medium: null, long: null },
    'heavy-guns': { 'point-blank': null, close: 2, medium: null, long: null },
  },
  absent: {
    'frame-guns': 'cannot',
    'light-guns': { 'point-blank': 'lost', close: 'lost', medium: 'lost', long: 'cannot' },
    'heavy-guns': 'lost',
  },
});
