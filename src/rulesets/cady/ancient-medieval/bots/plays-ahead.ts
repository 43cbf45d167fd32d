import { type Commander, playingAhead } from '../../../../battle/index.js';
import { foresight, goingOn, scenarioKnown, worthAfter } from '../../common/bots/ahead.js';
import { ancientMedieval } from '../ruleset.js';
import type { AncientScenario } from '../schema.js';
import type { AncientTerms } from '../terms.js';
import { advanceAndHold } from './advance-and-hold.js';
import { beginner } from './beginner.js';
import { stateSeen } from './rehearsal.js';

const aides = [advanceAndHold, beginner] as const;

/**
 * A commander that has two aides, one who advances and holds and one who has just learnt the rules, and plays out in his mind what comes of the orders
 * of each before he signs one. He thinks far longer than they do.
 */
export function playsAhead(seed: number, scenario: AncientScenario): Commander<AncientTerms> {
  return playingAhead<AncientTerms>(seed, {
    name: 'plays-ahead',
    ruleset: ancientMedieval,
    thinksThrough: 'orders',
    advisers: aides,
    enemies: aides,
    imagine: view => ({
      scenario: scenarioKnown(scenario, view.side),
      state: { ...stateSeen(view), ...goingOn(view) },
      turn: view.turn,
      phase: 'orders',
    }),
    worth: (after, side, { troops }) =>
      worthAfter(after, side, ({ type }) => troops[type as keyof typeof troops].morale ?? 1),
    ...foresight,
  });
}
