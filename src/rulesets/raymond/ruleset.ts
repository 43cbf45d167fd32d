import type { Ruleset } from '../../battle/index.js';
import { readBy } from '../../scenario/index.js';
import { musterRaymond } from './army/muster.js';
import { raymondBook } from './book/print.js';
import { advanceAndCharge } from './bots/advance-and-charge.js';
import { raymondPhases } from './phases.js';
import { raymondRules } from './rules.js';
import { raymondScenarioSchemaUnder } from './schema.js';
import type { RaymondTerms } from './terms.js';
import { fireFaults } from './turn/firing.js';
import { attackFaults, joinInFaults, rethrowFaults } from './turn/hand-to-hand.js';
import { lossesFaults, withdrawFaults } from './turn/losses.js';
import {
  breakThroughFaults,
  interceptFaults,
  moveFaults,
  recoilFaults,
  retreatFaults,
} from './turn/movement-faults.js';
import { raymondOutcome } from './victory.js';
import { raymondView } from './view.js';

/** Raymond's game of the English Civil War, for the kernel to play. Lengths in inches. */
export const raymond: Ruleset<RaymondTerms> = {
  id: 'raymond',
  title: "Raymond's A Splendid Victory!",
  version: '1',
  source: 'raymond-book',
  unit: 'inch',
  book: raymondBook,
  rules: raymondRules,
  phases: raymondPhases,
  readScenario(input, rules) {
    const result = readBy(raymondScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  muster: musterRaymond,
  check(answer, request, state, scenario, rules) {
    switch (request.kind) {
      case 'fire':
        return fireFaults(answer, request, state, scenario, rules);
      case 'join-in':
        return joinInFaults(answer, request);
      case 'attack':
        return attackFaults(answer, request, state, rules);
      case 'rethrow':
        return rethrowFaults(answer);
      case 'losses':
        return lossesFaults(answer, request);
      case 'withdraw':
        return withdrawFaults(answer);
      case 'move':
        return moveFaults(answer, request, state, scenario, rules);
      case 'intercept':
        return interceptFaults(answer);
      case 'recoil':
        return recoilFaults(answer, request, state, scenario, rules);
      case 'break-through':
        return breakThroughFaults(answer, request);
      case 'retreat':
        return retreatFaults(answer, request);
    }
  },
  outcome: (state, { lastPhaseOfTurn }, scenario) => (lastPhaseOfTurn ? raymondOutcome(state, scenario) : undefined),
  view: raymondView,
  bots: { 'advance-and-charge': advanceAndCharge },
};
