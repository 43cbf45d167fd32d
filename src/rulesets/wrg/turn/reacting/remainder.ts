import { remainderFate } from '../../reaction/consequences.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, mainBodyOf, subUnitsOf } from '../../units.js';
import type { Play } from '../play.js';
import { obey } from './obey.js';
import { takeTest } from './test.js';

/**
 * The parts of a unit that have to evade with its larger part: when more than half of it evades, all others who are free test as if it had
 * fallen below half its strength, and those who do worse than to halt evade as well. Where the larger part stays, the threatened
 * ones go alone.
 *
 * @clause wrg/orders/partial-evade
 * @clause wrg/reaction/test-majority-remainder
 */
export function remainderEvades(evader: Unit, play: Play): readonly Unit[] {
  const { state, rules } = play;
  const main = mainBodyOf(state, evader);
  const bodies = [main, ...subUnitsOf(state, main)].filter(({ gone, away }) => gone === null && away === null);
  const isGoing = ({ period }: Unit) => period.counter?.what === 'evade';
  const figures = (of: readonly Unit[]) => of.reduce((sum, each) => sum + each.figures, 0);
  if (figures(bodies.filter(isGoing)) * 2 <= figures(bodies)) return [];
  const cause = 'majority-forced-away';
  return bodies.filter(body => {
    if (isGoing(body) || !isFree(body) || isFighting(state, body) || body.period.tested.includes(cause)) return false;
    const { outcome, hasOrder } = takeTest(body, { cause }, play);
    const fate = remainderFate({ result: outcome.result, hasOrder }, 'evaded', rules);
    if (fate === 'as-instructed') obey(body, outcome.instruction, cause, play, true);
    return fate === 'evades';
  });
}
