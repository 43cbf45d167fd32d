import type { Commander } from '../../../../battle/index.js';
import { type Ahead, playsAheadOf } from '../../common/bots/ahead.js';
import { ancientMedieval } from '../ruleset.js';
import type { AncientScenario } from '../schema.js';
import type { AncientTerms } from '../terms.js';
import { advanceAndHold } from './advance-and-hold.js';
import { beginner } from './beginner.js';
import { stateSeen } from './rehearsal.js';

const ahead = {
  ruleset: ancientMedieval,
  aides: [advanceAndHold, beginner],
  stateSeen,
  moraleOf: ({ type }, { troops }) => troops[type as keyof typeof troops].morale ?? 1,
} satisfies Ahead<AncientTerms>;

/** A commander that has two aides, one who advances and holds and one who has just learnt the rules: see `playsAheadOf`. */
export function playsAhead(seed: number, scenario: AncientScenario): Commander<AncientTerms> {
  return playsAheadOf<AncientTerms>(seed, ahead, scenario);
}
