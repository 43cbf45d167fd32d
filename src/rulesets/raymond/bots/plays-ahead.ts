import { type Commander, playingAhead, type SideId, type Simulated } from '../../../battle/index.js';
import { raymond } from '../ruleset.js';
import type { RaymondScenario } from '../schema.js';
import type { RaymondState, RaymondView, Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import { strengthOf } from '../victory.js';
import { advanceAndCharge } from './advance-and-charge.js';
import { answerWith } from './answers.js';
import { beginner } from './beginner.js';
import { type Boldness, eager, standing } from './boldness.js';

/** Turns that a commander plays a plan out, and how often. */
const foresight = { turns: 3, times: 3 } as const;

/** What a battle counts for that has been decided, in hundredths of an army. */
const DECIDED = 100;

/**
 * A commander that plays out in his mind, before his side moves, how it would go if he had his units led in one of four ways: as
 * `advanceAndCharge` leads them, as a beginner would, standing to let the enemy come, or with all haste. He takes the one that leaves him most of
 * his army and the enemy least of his, and keeps to it until he moves again. Nothing is hidden from him on this table; the dice of his mind are
 * his own. He thinks far longer than they do.
 */
export function playsAhead(seed: number, scenario: RaymondScenario): Commander<RaymondTerms> {
  const leading = (made: number) => advanceAndCharge(made, scenario);
  return playingAhead<RaymondTerms>(seed, {
    name: 'plays-ahead',
    ruleset: raymond,
    thinksThrough: 'move',
    begins: ({ side }, { units }) => Object.values(units).every(unit => unit.side !== side || isFresh(unit)),
    advisers: [leading, beginner, daring(standing), daring(eager)],
    enemies: [leading, beginner],
    imagine: view => ({
      scenario,
      state: stateSeen(view),
      turn: view.turn,
      phase: view.side === view.initiative ? 'initiative-manoeuvre' : 'other-manoeuvre',
    }),
    worth: (after, side) => worthAfter(after, side, scenario),
    ...foresight,
  });
}

/** A commander who dares so much from the first turn to the last. */
function daring(boldness: Boldness): () => Commander<RaymondTerms> {
  return () => ({
    name: 'adviser',
    answer: (request, view, rules) => answerWith(boldness, request, view, rules),
  });
}

/** Whether a unit has neither moved nor tried to in this phase. */
function isFresh({ phase: { done, chargeFailed } }: Unit): boolean {
  return !done && !chargeFailed;
}

function stateSeen({ turn, initiative, units, holdings }: RaymondView): RaymondState {
  return { turn, initiative, units: { ...units }, holdings: [...holdings] };
}

/** What a battle that has gone on in one's mind is worth to a side: what is left of both armies, in hundredths, and the battle if it is decided. */
function worthAfter(
  { state, outcome }: Pick<Simulated<RaymondTerms>, 'state' | 'outcome'>,
  side: SideId,
  scenario: RaymondScenario,
): number {
  const sign = (whose: SideId) => (whose === side ? 1 : -1);
  const left = Object.keys(scenario.sides).map(each => {
    const { left, mustered } = strengthOf(state, each, scenario);
    return (sign(each) * 100 * left.stands) / mustered.stands;
  });
  const decided = outcome === null || outcome.winner === null ? 0 : sign(outcome.winner) * DECIDED;
  return left.reduce((sum, each) => sum + each, decided);
}
