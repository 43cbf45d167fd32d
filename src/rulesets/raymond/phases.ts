import type { RaymondPhase } from './terms.js';
import { firingPhase } from './turn/firing.js';
import { handToHandPhase } from './turn/hand-to-hand.js';
import { initiativePhase } from './turn/initiative.js';
import { lossesPhase } from './turn/losses.js';
import { initiativeManoeuvrePhase, otherManoeuvrePhase } from './turn/manoeuvre.js';
import { countHoldings } from './victory.js';

/** The first phase, which opens the turn. */
const opening: RaymondPhase = {
  ...initiativePhase,
  run(state, context) {
    state.turn = context.turn;
    initiativePhase.run(state, context);
  },
};

/** The last phase, after which it is counted who holds what. */
const closing: RaymondPhase = {
  ...otherManoeuvrePhase,
  run(state, context) {
    otherManoeuvrePhase.run(state, context);
    countHoldings(state, context);
  },
};

/**
 * The turn, in the book's order: four phases of both sides together, then each side's movement, that of the side with the
 * initiative first.
 *
 * Source: The Game Turn Sequence.
 *
 * @clause raymond/sequence/game-turn
 * @clause raymond/sequence/simultaneous-phases
 * @clause raymond/sequence/manoeuvre-phases
 */
export const raymondPhases: readonly RaymondPhase[] = [
  opening,
  firingPhase,
  handToHandPhase,
  lossesPhase,
  initiativeManoeuvrePhase,
  closing,
];
