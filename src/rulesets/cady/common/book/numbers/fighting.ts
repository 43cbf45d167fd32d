import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../charts/source.js';

/** The numbers of dice, tests, charges and melee. */

/** Sides of the dice, by what they are thrown for. */
export const diceNumbers = defineNumbers({
  id: 'cady/common/dice',
  source: cadyBook('Common Rules > Materials Needed to Play', 256),
  clauses: ['cady/common/materials/dice'],
  numbers: { 'shock-sides': 6, 'three-dice-sides': 6, 'missile-sides': 10, 'melee-sides': 12 },
});

/** The three-dice test: the morale values there are, and what failing costs in melee points. */
export const threeDiceNumbers = defineNumbers({
  id: 'cady/common/three-dice',
  source: cadyBook('Common Rules > Situations where a 3-DT is required', 616),
  clauses: ['cady/common/three-dice/break-off-fail'],
  numbers: {
    'break-off-points': 1,
    'charge-points': printed(1, { line: 626, clauses: ['cady/common/charge/attacker-fails'] }),
    'least-morale': printed(1, { line: 2860, clauses: ['cady/common/definition/morale-value'] }),
    'most-morale': printed(5, { line: 2860, clauses: ['cady/common/definition/morale-value'] }),
  },
});

/** A charge: its straight end, and what is between attacker and defender. */
export const chargeNumbers = defineNumbers({
  id: 'cady/common/charge',
  source: cadyBook('Common Rules > Charge / Engage', 580),
  clauses: ['cady/common/charge/straight-final-distance', 'cady/common/charge/no-formation-change-final-distance'],
  numbers: {
    'straight-infantry-cm': 10,
    'straight-cavalry-cm': 30,
    'bend-degrees': printed(45, { clauses: ['cady/common/charge/straight-final-distance'] }),
    'times-the-value': printed(2, { line: 624, clauses: ['cady/common/three-dice/charge-who-tests'] }),
    'flight-thirds': printed(1, { line: 626, clauses: ['cady/common/charge/defender-flees'] }),
  },
});

/** Melee points that every further turn of melee costs. */
export const meleeNumbers = defineNumbers({
  id: 'cady/common/melee',
  source: cadyBook('Common Rules > Melee', 822),
  clauses: ['cady/common/melee/fatigue'],
  numbers: { 'fatigue-each-turn': 1 },
});

/** Who may belong to a battle or brigade. */
export const battleNumbers = defineNumbers({
  id: 'cady/common/battle',
  source: cadyBook('Common Rules > Unit Break Through', 679),
  clauses: ['cady/common/unit/no-morale-1-in-battle'],
  numbers: { 'least-morale': 2 },
});
