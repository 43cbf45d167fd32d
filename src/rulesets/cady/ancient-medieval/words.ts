import type { OrderWords } from '../common/orders.js';

/** What the ancient and medieval game adds to the notation of orders. */
export const ancientMedievalWords = {
  formations: { PHALANX: 'phalanx', TESTUDO: 'testudo', ORDER: 'order' },
  tasks: {
    /** Throw what is carried before closing: pila, javelins, axes. */
    THROW: { task: 'throw' },
    /** Slingers throw over one line of friends right ahead. */
    INDIRECT: { task: 'indirect' },
    STAKES: { task: 'set-stakes' },
    UNSTAKE: { task: 'pull-stakes' },
    CALTROPS: { task: 'strew-caltrops' },
    SWEEP: { task: 'clear-caltrops' },
    DIG: { task: 'dig' },
    FELL: { task: 'fell-trees' },
    BARRICADE: { task: 'build-barricade' },
    MOUNT: { task: 'mount' },
    DISMOUNT: { task: 'dismount' },
    /** Bring the rear ranks of the phalanx or a chariot's fighter down. */
    DOWN: { task: 'get-down' },
    SPIKE: { task: 'spike-elephant' },
    MAN: { task: 'man', on: 'id' },
    /** The crew puts its own machine out of use. */
    WRECK: { task: 'wreck' },
    CHAIN: { task: 'chain-wagons' },
    SUPPLY: { task: 'supply', on: 'id' },
    LADDER: { task: 'ladder', on: 'id' },
    TOWER: { task: 'tower', on: 'id' },
    RAM: { task: 'ram', on: 'id' },
    FLAME: { task: 'greek-fire', on: 'id' },
    BURN: { task: 'burn', on: 'id' },
    SEPARATE: { task: 'separate' },
    /** The king has it form a battle with another unit, or enter the one that it belongs to. */
    BATTLE: { task: 'enter-battle', on: 'id' },
    /** A stand of men, or a crew, out of a unit to a machine. */
    DETACH: { task: 'detach', on: 'id' },
    /** A Roman cohort into centuries. */
    DIVIDE: { task: 'divide' },
    /** A unit becomes part of another: a century, or any as the supreme commander has it. */
    JOIN: { task: 'join', on: 'id' },
  },
} as const satisfies OrderWords;

/** A task that a unit of the period can be ordered to do. */
export type AncientTask = (typeof ancientMedievalWords)['tasks'][keyof (typeof ancientMedievalWords)['tasks']]['task'];
