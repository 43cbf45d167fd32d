import { initiativeThrown, strongUnits } from '../army/initiative.js';
import type { RaymondPhase } from '../terms.js';

/**
 * Both sides throw for the initiative of the turn until one of them has it.
 *
 * Source: Determine the Initiative Phase.
 *
 * @clause raymond/sequence/simultaneous-phases
 * @clause raymond/initiative/tally
 * @clause raymond/initiative/dice
 * @clause raymond/initiative/lowest-wins
 * @clause raymond/initiative/tie-rethrow
 */
export const initiativePhase: RaymondPhase = {
  id: 'initiative',
  title: 'Determine the initiative',
  clause: 'raymond/initiative/lowest-wins',
  run(state, { scenario, rules, dice, tell }) {
    const strong = Object.fromEntries(Object.keys(scenario.sides).map(side => [side, strongUnits(side, state, rules)]));
    state.initiative = initiativeThrown(strong, dice, thrown => tell({ kind: 'initiative', ...thrown }), rules);
  },
};
