import { defineNumbers, type NumberGroup, printed } from '../../../book/index.js';
import { raymondBook } from './charts/source.js';

/** What Raymond's book prints as numbers outside its charts. Lengths in inches. */

export const diceNumbers = defineNumbers({
  id: 'raymond/dice',
  source: raymondBook('The Basics', 10),
  clauses: ['raymond/basics/dice'],
  numbers: {
    sides: 6,
  },
});

export const armyNumbers = defineNumbers({
  id: 'raymond/army',
  source: raymondBook('Commanders', 14),
  clauses: ['raymond/command/number'],
  numbers: {
    'mounted-for-each-heavy': printed(15, { line: 12, clauses: ['raymond/army/heavy-cavalry-limit'] }),
    commanders: 1,
    'sub-commanders': 1,
    /** What the players may agree on besides. */
    'extra-sub-commanders': printed(1, { clauses: ['raymond/command/extra-sub-commander'] }),
  },
});

export const formationNumbers = defineNumbers({
  id: 'raymond/formations',
  source: raymondBook('Valid Unit Formations', 14),
  clauses: ['raymond/formation/mass', 'raymond/formation/defensive-mass'],
  numbers: {
    /** Stands from front to rear. */
    'mass-ranks': { from: 2, to: 3 },
    /** Stands side by side, at most. */
    'mass-files': 3,
    /** How far the front corners move, at most. */
    'slight-pivot': printed(0.25, {
      line: 18,
      clauses: ['raymond/fire/pivot-before-firing', 'raymond/charge/free-turn'],
    }),
  },
});

export const initiativeNumbers = defineNumbers({
  id: 'raymond/initiative',
  source: raymondBook('Determine the Initiative Phase', 16),
  clauses: ['raymond/initiative/tally'],
  numbers: {
    /** Units of so many stands or more are counted. */
    'stands-to-count': 4,
  },
});

export const fireNumbers = defineNumbers({
  id: 'raymond/fire',
  source: raymondBook('The Firing Phase > How do you resolve firing?', 20),
  clauses: ['raymond/fire/hit-number'],
  numbers: {
    /** A die of so much or less. */
    'hits-on': 2,
    'musket-dice-per-stand': printed(1, { clauses: ['raymond/fire/musket-dice'] }),
  },
});

export const handToHandNumbers = defineNumbers({
  id: 'raymond/hand-to-hand',
  source: raymondBook('The Hand-to-Hand Combat Phase', 24),
  clauses: ['raymond/melee/initial-hit'],
  numbers: {
    'join-in-distance': printed(3, { clauses: ['raymond/joinin/distance', 'raymond/joinin/straight-forward'] }),
    /** Hits that every unit in contact takes before any dice. */
    'contact-hits': 1,
    'dice-per-stand': printed(1, { line: 26, clauses: ['raymond/melee/base-dice'] }),
  },
});

export const lossNumbers = defineNumbers({
  id: 'raymond/losses',
  source: raymondBook('The Remove Losses Phase', 28),
  clauses: ['raymond/losses/one-stand-per-two-hits'],
  numbers: {
    'hits-per-stand': 2,
  },
});

export const movementNumbers = defineNumbers({
  id: 'raymond/movement',
  source: raymondBook('The Movement Phase', 32),
  clauses: ['raymond/move/double-time-condition', 'raymond/move/double-time-keep-away'],
  numbers: {
    /** How far a unit at double-time keeps from every enemy, when it begins (line 32) and on its way (line 34). */
    'double-time-distance': 18,
  },
});

export const reactionNumbers = defineNumbers({
  id: 'raymond/reactions',
  source: raymondBook('Reactions', 40),
  clauses: ['raymond/recoil/destination'],
  numbers: {
    'intercept-reach': printed(9, { line: 38, clauses: ['raymond/intercept/zone'] }),
    /** Hits that an interception costs, and a recoil. */
    'intercept-hits': printed(1, { clauses: ['raymond/intercept/disorder-hit'] }),
    'recoil-hits': printed(1, { clauses: ['raymond/recoil/disorder-hit'] }),
    /** How far from the charger a recoil ends. */
    'recoil-distance': { from: 18, to: 24 },
    /** How far from all other units of its side, at least. */
    'recoil-clear-distance': 18,
  },
});

/** Every number of the book that stands in none of its charts, in its order. */
export const raymondNumbers: readonly NumberGroup[] = [
  diceNumbers,
  armyNumbers,
  formationNumbers,
  initiativeNumbers,
  fireNumbers,
  handToHandNumbers,
  lossNumbers,
  movementNumbers,
  reactionNumbers,
];
