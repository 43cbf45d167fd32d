import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * A die of so much or less hits, hand to hand, by what the stand fights with.
 *
 * Source: The Hand-to-Hand Combat Phase > How do you resolve Hand-to-hand Combat?
 */
export const combatValues = defineChart({
  id: 'raymond/combat-values',
  title: 'Combat values (CV)',
  source: raymondBook('The Hand-to-Hand Combat Phase > How do you resolve Hand-to-hand Combat?', 26),
  clauses: ['raymond/melee/combat-values'],
  rows: [
    'light-hand-to-hand-weapons',
    'hand-to-hand-weapons',
    'pikes',
    'mounted-dragoons',
    'cavalry',
    'heavy-cavalry',
    'command',
  ],
  columns: ['combat-value'],
  cells: {
    'light-hand-to-hand-weapons': { 'combat-value': 1 },
    'hand-to-hand-weapons': { 'combat-value': 2 },
    pikes: { 'combat-value': 3 },
    'mounted-dragoons': { 'combat-value': 2 },
    cavalry: { 'combat-value': 3 },
    'heavy-cavalry': { 'combat-value': 4 },
    command: { 'combat-value': 5 },
  },
});

/**
 * What changes the one die for each stand that attacks: dice thrown by each stand instead, dice added to the whole attack, and
 * what its dice are multiplied by in the end.
 *
 * Source: The Hand-to-Hand Combat Phase > How do you resolve Hand-to-hand Combat?
 */
export const meleeDiceAdjustments = defineChart({
  id: 'raymond/melee-dice-adjustments',
  title: 'Changes to the number of hand-to-hand dice',
  source: raymondBook('The Hand-to-Hand Combat Phase > How do you resolve Hand-to-hand Combat?', 26),
  clauses: [
    'raymond/melee/defensive-mass-vs-mounted',
    'raymond/melee/foot-vs-defensive-mass',
    'raymond/melee/cavalry-vs-line',
    'raymond/melee/outflank-doubles',
  ],
  rows: [
    'hand-to-hand-or-pike-stand-in-defensive-mass-vs-mounted',
    'foot-unit-vs-defensive-mass',
    'cavalry-or-heavy-cavalry-stand-vs-non-mounted-in-line',
    'attacker-outflanks-target',
  ],
  columns: ['dice-per-stand', 'extra-dice-per-attack', 'final-multiplier'],
  cells: {
    'hand-to-hand-or-pike-stand-in-defensive-mass-vs-mounted': {
      'dice-per-stand': 2,
      'extra-dice-per-attack': null,
      'final-multiplier': null,
    },
    'foot-unit-vs-defensive-mass': {
      'dice-per-stand': null,
      'extra-dice-per-attack': 2,
      'final-multiplier': null,
    },
    'cavalry-or-heavy-cavalry-stand-vs-non-mounted-in-line': {
      'dice-per-stand': 2,
      'extra-dice-per-attack': null,
      'final-multiplier': null,
    },
    'attacker-outflanks-target': {
      'dice-per-stand': null,
      'extra-dice-per-attack': null,
      'final-multiplier': 2,
    },
  },
  absent: 'nothing',
});
