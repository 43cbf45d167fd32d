import { type Commander, playingAhead } from '../../../../battle/index.js';
import { foresight, goingOn, scenarioKnown, worthAfter } from '../../common/bots/ahead.js';
import { musket } from '../ruleset.js';
import type { MusketScenario } from '../schema.js';
import type { MusketTerms } from '../terms.js';
import { beginner } from './beginner.js';
import { inTheEvent } from './events.js';
import { stateSeen } from './rehearsal.js';
import { takeAndHold } from './take-and-hold.js';

const aides = [(seed: number) => inTheEvent(takeAndHold(seed)), (seed: number) => inTheEvent(beginner(seed))] as const;

/**
 * A commander that has two aides, one who takes and holds and one who has just learnt the rules, and plays out in his mind what comes of the orders of
 * each before he signs one. He thinks far longer than they do. Of a battle with ships he cannot make enough, and does as the first says.
 */
export function playsAhead(seed: number, scenario: MusketScenario): Commander<MusketTerms> {
  return playingAhead<MusketTerms>(seed, {
    name: 'plays-ahead',
    ruleset: musket,
    thinksThrough: 'orders',
    advisers: aides,
    enemies: aides,
    imagine: view =>
      view.afloat === undefined
        ? {
            scenario: scenarioKnown(scenario, view.side),
            state: { ...stateSeen(view), ...goingOn(view) },
            turn: view.turn,
            phase: 'orders',
          }
        : undefined,
    worth: (after, side, { troops }) =>
      worthAfter(after, side, ({ type }) => troops[type as keyof typeof troops].morale),
    ...foresight,
  });
}
