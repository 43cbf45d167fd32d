import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { bookAt } from '../source.js';

export const scaleNumbers = defineNumbers({
  id: 'skirmish/scale',
  source: bookAt('Scale', 1),
  clauses: ['skirmish/scale/figure'],
  numbers: {
    'men-of-a-figure': 1,
    'feet-of-an-inch': printed(10, { clauses: ['skirmish/scale/distance'] }),
    'seconds-of-a-turn': printed(30, { clauses: ['skirmish/scale/time'] }),
  },
});

export const diceNumbers = defineNumbers({
  id: 'skirmish/dice',
  source: bookAt('5 Shooting > i To Hit', 219),
  clauses: ['skirmish/shooting/to-hit'],
  numbers: {
    sides: 6,
    /** Dice of a test of morale. */
    'morale-dice': printed(3, { line: 352, clauses: ['skirmish/morale/test'] }),
    /** Dice of a rider who may fall. */
    'fall-dice': printed(2, { line: 401, clauses: ['skirmish/falling/horse-wounded'] }),
    /** Sides of each of the two dice that percentages are thrown with. */
    'percentile-sides': printed(10, { line: 416, clauses: ['skirmish/siege/dice'] }),
  },
});

export const unitNumbers = defineNumbers({
  id: 'skirmish/units',
  source: bookAt('2 Units', 24),
  clauses: ['skirmish/units/coherency'],
  numbers: {
    /** Inches between neighbours of a unit, at most. */
    gap: 2,
    /** Men of a force. */
    'force-men': printed(30, { clauses: ['skirmish/units/force-size'] }),
    /** Forces of a battle, at least. */
    'battle-forces': printed(2, { clauses: ['skirmish/units/battle'] }),
    /** Knights on their own who count as a unit. */
    'knights-as-a-unit': printed(4, {
      line: 380,
      clauses: ['skirmish/morale/def-friends-fleeing', 'skirmish/morale/def-isolated'],
    }),
  },
});

export const movingNumbers = defineNumbers({
  id: 'skirmish/moving',
  source: bookAt('4 Movement', 111),
  clauses: ['skirmish/movement/turn-limit-run', 'skirmish/movement/turn-cost-mounted'],
  numbers: {
    /** Degrees beyond which a turn costs or is forbidden. */
    'free-turn': 22.5,
    /** Moves galloped before this one, at most. */
    'moves-galloped-before': printed(2, { line: 115, clauses: ['skirmish/movement/gallop-limit'] }),
    /** Turns run before this one, at most. */
    'turns-run-before': printed(2, { line: 117, clauses: ['skirmish/movement/run-limit'] }),
    /** What a figure opens of a gap in a turn. */
    'gap-share': printed(0.5, { line: 121, clauses: ['skirmish/actions/gap'] }),
  },
});

/** The numbers about the field, men and moving. Lengths in inches. */
export const fieldNumbers: readonly NumberGroup[] = [scaleNumbers, diceNumbers, unitNumbers, movingNumbers];
