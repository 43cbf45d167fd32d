import type { Violation } from '../../../../rulebook/index.js';
import type { WrgRequests } from '../../terms.js';
import { entriesOf } from '../answers.js';

/**
 * Faults of how a player counts what he may add or take away in a reaction test.
 *
 * @clause wrg/general/personality-reaction
 */
export function signsFaults(answer: unknown, choices: WrgRequests['signs']['asks']['choices']): readonly Violation[] {
  const listed = entriesOf(answer);
  if ('violations' in listed) return listed.violations;
  const given = new Map(listed.entries);
  const clause = 'wrg/general/personality-reaction';
  const unknown = [...given.keys()].filter(id => !choices.some(({ factor }) => factor === id));
  return [
    ...unknown.map(
      id => ({ path: id, clause, problem: 'it is no factor of this test', mend: 'leave it out' }) as const,
    ),
    ...choices.flatMap(({ factor, signs }): readonly Violation[] => {
      const sign = given.get(factor);
      if (signs.some(each => each === sign)) return [];
      return [{ path: factor, clause, problem: 'it cannot count so', mend: `give ${signs.join(' or ')}` }];
    }),
  ];
}
