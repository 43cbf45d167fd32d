import { counted, type Violation } from '../../../../rulebook/index.js';
import { distance, onTable as liesOn } from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import { castingFaults } from '../../sorcery/spells.js';
import type { WrgRequests } from '../../terms.js';
import { strangeKeys } from '../answers.js';

/**
 * Faults of a spell that a magician is to cast: there is one of that number, and its target is within his reach.
 *
 * @clause wrg/sorcery/spell-procedure
 * @clause wrg/sorcery/magician
 */
export function castFaults(
  answer: unknown,
  { targets }: Pick<WrgRequests['cast']['asks'], 'targets'>,
  rules: WrgRules,
): readonly Violation[] {
  if (answer === null) return [];
  const { spell, target } = Object(answer);
  if (typeof spell !== 'number' || typeof target !== 'string') {
    return [{ path: '', problem: 'this is no spell', mend: 'answer { "spell": 6, "target": "…" }, or null' }];
  }
  const strange = strangeKeys(answer, ['spell', 'target']);
  if (strange.length > 0) return strange;
  const near = targets.find(each => each.target === target);
  if (near === undefined) {
    const mend = `choose one of ${targets.map(each => each.target).join(', ')}`;
    const clause = 'wrg/sorcery/magician';
    return [{ path: 'target', clause, problem: `"${target}" is not within his reach`, mend }];
  }
  const at = (path: string) => (path === 'number' ? 'spell' : 'target');
  return castingFaults({ number: spell, distance: near.distance }, rules).map(fault => ({
    ...fault,
    path: at(fault.path),
  }));
}

/**
 * Faults of where a magician is to fly: on the table, and no farther than the spell carries him.
 *
 * @clause wrg/sorcery/spell-list
 */
export function flightAnswerFaults(
  answer: unknown,
  { from, reach }: Pick<WrgRequests['flight']['asks'], 'from' | 'reach'>,
  scenario: WrgScenario,
): readonly Violation[] {
  const { x, y } = Object(answer);
  const clause = 'wrg/sorcery/spell-list';
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) {
    return [{ path: '', problem: 'this is no place', mend: 'answer { "x": 400, "y": 300 }' }];
  }
  const strange = strangeKeys(answer, ['x', 'y']);
  if (strange.length > 0) return strange;
  if (!liesOn(tableOf(scenario), { x, y })) {
    return [{ path: '', clause, problem: 'this is off the table', mend: 'stay on it' }];
  }
  if (distance(from, { x, y }) <= reach) return [];
  return [{ path: '', clause, problem: 'this is too far', mend: `choose a place within ${counted(reach, 'pace')}` }];
}
