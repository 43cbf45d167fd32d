import type { Commander } from '../../../../battle/index.js';
import { type Ahead, playsAheadOf } from '../../common/bots/ahead.js';
import { musket } from '../ruleset.js';
import type { MusketScenario } from '../schema.js';
import type { MusketTerms } from '../terms.js';
import { beginner } from './beginner.js';
import { inTheEvent } from './events.js';
import { stateSeen } from './rehearsal.js';
import { takeAndHold } from './take-and-hold.js';

const ahead = {
  ruleset: musket,
  aides: [seed => inTheEvent(takeAndHold(seed)), seed => inTheEvent(beginner(seed))],
  stateSeen: view => (view.afloat === undefined ? stateSeen(view) : undefined),
  moraleOf: ({ type }, { troops }) => troops[type as keyof typeof troops].morale,
} satisfies Ahead<MusketTerms>;

/**
 * A commander that has two aides, one who takes and holds and one who has just learnt the rules: see `playsAheadOf`. Of a battle with ships he cannot make
 * enough.
 */
export function playsAhead(seed: number, scenario: MusketScenario): Commander<MusketTerms> {
  return playsAheadOf<MusketTerms>(seed, ahead, scenario);
}
