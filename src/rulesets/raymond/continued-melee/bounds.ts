import { counted, insist } from '../../../rulebook/index.js';
import type { Placed } from './situation.js';

/** Turns, hit markers and stands beyond which nobody asks: matters of our machines, as all of these, not of the book. */
export const mostTurns = 12;
export const mostHits = 50;
export const mostStands = 50;

/** Stands of one unit times those of the other that are solved in about a second. */
const mostTogether = 144;
/** Stands of which any may come off, as of a mass: every set of them is tried. */
const mostInRows = 9;

/**
 * Refuses units of which more can be left than is solved in about a second, before anything is: what can come of a combat
 * grows with the stands of both, and with the ways to take stands off a mass. Larger ones can be thrown.
 *
 * @throws RuleViolation that says how large the units may be.
 */
export function insistOnSmallUnits({ attacker, defender }: Placed): void {
  for (const unit of [attacker, defender]) {
    insist(unit.formation === 'line' || unit.stands.length <= mostInRows, () => ({
      path: `${unit.id}.stands`,
      problem: `a ${unit.formation} of ${counted(unit.stands.length, 'stand')} can lose them in more ways than can be solved in about a second`,
      mend: `ask for ${counted(mostInRows, 'stand')} or fewer, or for a line; larger units can be thrown`,
    }));
  }
  const [ours, theirs] = [attacker.stands.length, defender.stands.length];
  insist(ours * theirs <= mostTogether, () => ({
    path: 'attacker.stands',
    problem: `${counted(ours, 'stand')} against ${theirs} come to more than can be solved in about a second`,
    mend: `ask for ${counted(Math.floor(mostTogether / theirs), 'stand')} or fewer against ${theirs}; larger units can be thrown, and raymond/exchange has one combat`,
  }));
}
