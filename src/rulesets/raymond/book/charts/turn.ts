import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * The phases of a game turn in order: whether both sides act at once, else which side moves and which may react.
 *
 * Source: The Game Turn Sequence.
 */
export const turnSequence = defineChart({
  id: 'raymond/turn-sequence',
  title: 'The game turn sequence',
  source: raymondBook('The Game Turn Sequence', 16),
  clauses: ['raymond/sequence/game-turn', 'raymond/sequence/simultaneous-phases', 'raymond/sequence/manoeuvre-phases'],
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['phase', 'simultaneous', 'side-moving', 'side-reacting'],
  cells: {
    '1': { phase: 'determine-the-initiative', simultaneous: true, 'side-moving': null, 'side-reacting': null },
    '2': { phase: 'firing', simultaneous: true, 'side-moving': null, 'side-reacting': null },
    '3': { phase: 'hand-to-hand-combat', simultaneous: true, 'side-moving': null, 'side-reacting': null },
    '4': { phase: 'remove-losses', simultaneous: true, 'side-moving': null, 'side-reacting': null },
    '5': {
      phase: 'initiative-manoeuvre',
      simultaneous: false,
      'side-moving': 'initiative',
      'side-reacting': 'non-initiative',
    },
    '6': {
      phase: 'non-initiative-manoeuvre',
      simultaneous: false,
      'side-moving': 'non-initiative',
      'side-reacting': 'initiative',
    },
  },
  absent: 'nothing',
});

/**
 * Six-sided dice that a side throws for the initiative, by how many of its units still have four stands or more. The lowest
 * total wins.
 *
 * Source: Determine the Initiative Phase.
 */
export const initiativeDice = defineChart({
  id: 'raymond/initiative-dice',
  title: 'Dice for the initiative',
  source: raymondBook('Determine the Initiative Phase', 16),
  clauses: ['raymond/initiative/dice'],
  rows: ['four-stand-unit-count-greater', 'four-stand-unit-count-lesser', 'four-stand-unit-count-equal'],
  columns: ['dice'],
  cells: {
    'four-stand-unit-count-greater': { dice: 2 },
    'four-stand-unit-count-lesser': { dice: 3 },
    'four-stand-unit-count-equal': { dice: 2 },
  },
});
