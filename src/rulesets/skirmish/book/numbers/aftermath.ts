import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { bookAt } from '../source.js';

export const woundNumbers = defineNumbers({
  id: 'skirmish/wounds',
  source: bookAt('8 Wounds', 390),
  clauses: ['skirmish/wounds/second'],
  numbers: {
    /** Wounds that kill. */
    'wounds-that-kill': 2,
    /** Inches off which a firearm may throw a rider. */
    'firearm-within': printed(6, { line: 401, clauses: ['skirmish/falling/horse-wounded'] }),
    /** Inches that a figure falls and lives. */
    'survived-fall': printed(4, { line: 403, clauses: ['skirmish/falling/height'] }),
    /** Turns on the ground. */
    'turns-on-the-ground': printed(1, { line: 403, clauses: ['skirmish/falling/prone'] }),
    /** Inches off which a cleric of the captor makes him give quarter. */
    'cleric-within': printed(15, { line: 407, clauses: ['skirmish/quarter/cleric'] }),
    'prisoners-massacred': printed(3, { line: 407, clauses: ['skirmish/quarter/massacre'] }),
    'sergeants-recruited': printed(0.5, { line: 408, clauses: ['skirmish/recruit/sergeants'] }),
  },
});

export const siegeNumbers = defineNumbers({
  id: 'skirmish/siege',
  source: bookAt('9 Sieges', 422),
  clauses: ['skirmish/siege/ram-chance'],
  numbers: {
    /** Inches of the gap that a ram makes in timber. */
    'ram-gap': 1,
    'axe-gap': printed(1, { line: 428, clauses: ['skirmish/siege/axe-chance'] }),
    /** Inches that a pick goes into stone in a move. */
    'pick-depth': printed(0.125, { line: 425, clauses: ['skirmish/siege/pick-rate'] }),
    'pick-hole': printed(1, { line: 425, clauses: ['skirmish/siege/pick-rate'] }),
    'lead-times': printed(2, { line: 431, clauses: ['skirmish/siege/lead-doubles'] }),
    'cauldron-uses': printed(1, { line: 431, clauses: ['skirmish/siege/cauldron-use'] }),
    /** Inches between stakes that make an obstacle of them. */
    'stakes-apart': printed(0.5, { line: 440, clauses: ['skirmish/siege/stakes'] }),
    /** Inches of a ladder for each man who carries it. */
    'ladder-for-each-carrier': printed(3, { line: 444, clauses: ['skirmish/siege/ladder-carry'] }),
    /** Inches of a ladder that one man sets up. */
    'ladder-set-up-alone': printed(6, { line: 444, clauses: ['skirmish/siege/ladder-setup'] }),
    /** Master of a crew. */
    'masters-of-a-crew': printed(1, { line: 436, clauses: ['skirmish/siege/crew-master'] }),
  },
});

export const pointsNumbers = defineNumbers({
  id: 'skirmish/points',
  source: bookAt('13 Points System', 478),
  clauses: ['skirmish/points/wounded'],
  numbers: {
    'wounded-share': 0.5,
    /** A drawbridge, or a portcullis. */
    'drawbridge-or-portcullis': printed(15, { line: 530, clauses: ['skirmish/points/fortifications'] }),
    /** Inches of curtain or moat that a price is for. */
    'length-of-a-price': printed(12, { line: 520, clauses: ['skirmish/points/fortifications'] }),
    'javelins-of-a-price': printed(3, { line: 486, clauses: ['skirmish/points/missiles'] }),
    'missiles-of-a-price': printed(12, { line: 486, clauses: ['skirmish/points/missiles'] }),
  },
});

/** The numbers about wounds, sieges and points. Lengths in inches. */
export const aftermathNumbers: readonly NumberGroup[] = [woundNumbers, siegeNumbers, pointsNumbers];
