import { describe, expect, it, vi } from 'vitest';
import {
  type Commander,
  musterBattle,
  playOut,
  recordOf,
  replay,
  simulateBattle,
  startBattle,
} from '../../src/battle/index.js';
import { answerWith } from '../../src/rulesets/raymond/bots/answers.js';
import { bolder, cautious, eager, standing } from '../../src/rulesets/raymond/bots/boldness.js';
import { beginner, playsAhead, type RaymondTerms, raymond } from '../../src/rulesets/raymond/index.js';
import { smallBattle } from './small-battle.js';

vi.setConfig({ testTimeout: 60_000 });

/** A battle of a few units a side, for commanders who think long. */
function small() {
  const file = smallBattle();
  for (const side of Object.values(file.sides)) {
    side.units = side.units.filter(({ id }) => /general|pikes|trained|horse/.test(id));
  }
  return {
    ...file,
    agreed: ['army-composition'],
    objectives: [],
    victory: [{ kind: 'turn-limit', turns: 6, decidedBy: 'stands-left' }],
  };
}

describe('plays-ahead', () => {
  it('plays, and from its record the same', () => {
    const begun = startBattle(raymond, small(), { seed: 4 });
    const commanders = { blue: playsAhead(1, begun.scenario), red: beginner(2) };
    const played = playOut(raymond, begun, commanders, { maxTurns: 2 });
    expect(played.turn).toBe(3);
    expect(replay(raymond, recordOf(played)).checksums).toEqual(played.checksums);
  });

  it('leads in a turn as one of its advisers would, not always the same one', () => {
    const mustered = musterBattle(raymond, small());
    const advisers = [bolder, () => cautious, () => standing, () => eager].map(
      (boldness): Commander<RaymondTerms> => ({
        name: 'adviser',
        answer: (request, view, rules) => answerWith(boldness(view), request, view, rules),
      }),
    );
    const followed = [1, 2, 3].map(seed => {
      const after = (blue: Commander<RaymondTerms>) =>
        simulateBattle(raymond, mustered, { blue, red: beginner(2) }, { seed, maxTurns: 1 }).checksum;
      return advisers.map(after).indexOf(after(playsAhead(seed, mustered.scenario)));
    });
    expect(followed).not.toContain(-1);
    expect(new Set(followed).size).toBeGreaterThan(1);
  });
});
