import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { bookAt } from '../source.js';

export const shootingNumbers = defineNumbers({
  id: 'skirmish/shooting',
  source: bookAt('5 Shooting > e Units firing', 149),
  clauses: ['skirmish/shooting/through-friends', 'skirmish/shooting/blocked-by-friends'],
  numbers: {
    /** Friends in the line of a shot, at most, and how near they have to be. */
    'friends-in-the-line': 1,
    'friends-within': 2,
    /** When in the move a shot is made: the first of two, and any at its end. */
    'half-of-the-move': printed(0.5, { line: 139, clauses: ['skirmish/shooting/timing-two-shots'] }),
    /** Targets of a figure in a turn. */
    'targets-in-a-turn': printed(1, { line: 145, clauses: ['skirmish/shooting/one-target-per-turn'] }),
    /** Width of the breach that enough hits make. */
    'breach-width': printed(2, { line: 229, clauses: ['skirmish/shooting/breach'] }),
  },
});

export const fireNumbers = defineNumbers({
  id: 'skirmish/fire',
  source: bookAt('5 Shooting > Fire Missiles', 239),
  clauses: ['skirmish/fire/put-out'],
  numbers: {
    'put-out-dice': 2,
    'put-out-on': 2,
    'for-each-further-figure': -1,
    'for-each-bucket': -1,
    /** The turns of burning in which a fire can be put out. */
    'put-out-turns': printed({ from: 1, to: 4 }, { clauses: ['skirmish/fire/put-out-window'] }),
    'fighters-within': printed(2, { clauses: ['skirmish/fire/put-out-range'] }),
    'spreads-within': printed(1, { clauses: ['skirmish/fire/spread'] }),
    'smoke-length': printed(12, { clauses: ['skirmish/fire/smoke'] }),
    'kills-within': printed(1, { clauses: ['skirmish/fire/casualties'] }),
    'kills-after-moves': printed(2, { clauses: ['skirmish/fire/casualties'] }),
  },
});

export const meleeNumbers = defineNumbers({
  id: 'skirmish/melee',
  source: bookAt('6 Melee', 243),
  clauses: ['skirmish/melee/strikes-per-turn'],
  numbers: {
    /** Blows of a figure that starts or finishes a turn in contact, and of one that does both. */
    'blows-in-contact-once': 1,
    'blows-in-contact-throughout': 2,
    /** In contact for more than this share of a turn, a figure cannot be shot at. */
    'contact-that-saves-from-shots': printed(0.5, { line: 246, clauses: ['skirmish/melee/no-shooting-half-turn'] }),
    /** Width in figures of the hole that lets horsemen through a close order. */
    'hole-to-ride-through': printed(3, { line: 313, clauses: ['skirmish/melee/ride-through'] }),
    'blows-at-those-who-leave': printed(1, { line: 315, clauses: ['skirmish/melee/leaving-strike'] }),
    /** Ranks of pikes that strike. */
    'pike-ranks': printed(3, { line: 324, clauses: ['skirmish/melee/strike-pike-ranks'] }),
    'turns-of-pursuit': printed(1, { line: 320, clauses: ['skirmish/melee/pursuit'] }),
  },
});

export const moraleNumbers = defineNumbers({
  id: 'skirmish/morale',
  source: bookAt('7 Morale', 331),
  clauses: ['skirmish/morale/trigger-unit-missile'],
  numbers: {
    'lost-to-missiles': 3,
    'half-strength': printed(0.5, { line: 333, clauses: ['skirmish/morale/trigger-unit-half'] }),
    'friends-lost-near-a-knight': printed(3, { line: 345, clauses: ['skirmish/morale/trigger-knight-friends'] }),
    'turns-shot-at': printed(2, { line: 347, clauses: ['skirmish/morale/trigger-knight-shot'] }),
    'share-of-losses': printed(0.25, { line: 362, clauses: ['skirmish/morale/mod-losses'] }),
    'lost-in-melee': printed(3, { line: 365, clauses: ['skirmish/morale/mod-melee-losses'] }),
    'cleric-or-leader-within': printed(15, { line: 368, clauses: ['skirmish/morale/mod-cleric'] }),
    'fleeing-enemy-within': printed(15, { line: 358, clauses: ['skirmish/morale/mod-enemy-fleeing'] }),
  },
});

/** The numbers about shooting, fire, melee and morale. Lengths in inches. */
export const fightingNumbers: readonly NumberGroup[] = [shootingNumbers, fireNumbers, meleeNumbers, moraleNumbers];
