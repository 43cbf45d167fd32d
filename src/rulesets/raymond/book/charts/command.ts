import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * How far each rank of commander commands, in inches.
 *
 * Source: The Hand-to-Hand Combat Phase > What effect do commanders have?
 */
export const commandRange = defineChart({
  id: 'raymond/command-range',
  title: 'Command range',
  source: raymondBook('The Hand-to-Hand Combat Phase > What effect do commanders have?', 22),
  clauses: ['raymond/command/range'],
  rows: ['commander', 'sub-commander'],
  columns: ['command-range'],
  cells: {
    commander: { 'command-range': 6 },
    'sub-commander': { 'command-range': 3 },
  },
});

/**
 * The tests of one six-sided die: what a unit in command does instead, and the faces that pass.
 *
 * Source: The Hand-to-Hand Combat Phase; The Movement Phase; Reactions.
 */
export const dieTests = defineChart({
  id: 'raymond/tests',
  title: 'Tests of one die when not in command',
  source: raymondBook('Hand-to-Hand Combat; Movement; Reactions', 24),
  clauses: ['raymond/joinin/test', 'raymond/charge/test', 'raymond/intercept/test'],
  rows: ['join-in', 'charge', 'intercept'],
  columns: ['in-command', 'success-on'],
  cells: {
    'join-in': { 'in-command': 'no-test', 'success-on': [1, 2, 3] },
    charge: { 'in-command': 'no-test', 'success-on': [1, 2, 3] },
    intercept: { 'in-command': 'no-test', 'success-on': [1, 2, 3] },
  },
  reading: { die: 6 },
});
