import type { Violation } from '../../../rulebook/index.js';
import { signalFaults } from '../orders/delivery.js';
import { readSignal } from '../orders/notation.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';

type Army = WrgScenario['sides'][string];

/**
 * What is wrong with the signals that an army has agreed on: more than its generals can make, more than a unit can keep apart of those that concern it, or such
 * as nobody could read.
 *
 * @clause wrg/orders/signals-number
 * @clause wrg/orders/signals-defined-in-writing
 */
export function agreedSignalFaults({ training, signals, units }: Army, rules: WrgRules): readonly Violation[] {
  const generals = signalFaults({ training, agreed: signals.length }, rules);
  // Whom his generals' limit binds already need not be told of it once more.
  const troops = units.filter(unit => unit.training !== training);
  return [
    ...generals.map(fault => ({ ...fault, path: 'signals' })),
    ...troops.flatMap(({ id, training: own }) => {
      const concerning = signals.filter(({ units: only }) => only?.includes(id) !== false).length;
      const mend = 'say of some that they do not concern it';
      const faults = signalFaults({ training: own, agreed: concerning }, rules);
      return faults.map(fault => ({ ...fault, path: 'signals', problem: `"${id}": ${fault.problem}`, mend }));
    }),
    ...signals.flatMap(({ by, name, means }, i) => {
      const read = readSignal(`${by.toUpperCase()} ${name} = ${means}`);
      return 'read' in read ? [] : read.violations.map(fault => ({ ...fault, path: `signals[${i}].means` }));
    }),
  ];
}
