import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  answer,
  type Battle,
  type Commanders,
  fork,
  playOut,
  type Ruleset,
  readRecord,
  recordOf,
  replay,
  rulesInForce,
  startBattle,
  type Terms,
  viewOf,
} from '../../src/battle/index.js';
import { loadAnyWindows } from '../../src/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';
import { bots, fire, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

/** Every standstill of a battle whose answers are given from outside, so that each phase runs again for each of them. */
function byHand<T extends Terms>(ruleset: Ruleset<T>, begun: Battle<T>, commanders: Commanders<T>, turns: number) {
  const rules = rulesInForce(ruleset, begun);
  const steps: Battle<T>[] = [begun];
  for (let at = begun; at.outcome === null && at.turn <= turns; steps.push(at)) {
    const given = at.pending.map(request => {
      const { side, id } = request;
      return { side, id, answer: commanders[side]?.answer(request, viewOf(ruleset, at, side).view, rules) };
    });
    at = answer(ruleset, at, given);
  }
  return steps;
}

/** The toy, and how often one of its phases is run. */
function counted() {
  const ran = { times: 0 };
  const counting: typeof fire = {
    ...fire,
    run(state, context) {
      ran.times += 1;
      fire.run(state, context);
    },
  };
  const ruleset: Ruleset<ToyTerms> = { ...toy, phases: toy.phases.map(phase => (phase === fire ? counting : phase)) };
  return { ruleset, ran };
}

describe('a phase that is answered in place', () => {
  it('runs once, however much it asks, when bots play and when a record is played again', () => {
    const { ruleset, ran } = counted();
    const begun = startBattle(ruleset, scenario, { seed: 7 });
    const played = playOut(ruleset, begun, bots());
    const asked = played.log.filter(({ phase }) => phase === 'fire').length;
    const turns = new Set(played.log.map(({ turn }) => turn)).size;
    expect(asked).toBeGreaterThan(turns);
    expect(ran.times).toBe(turns);
    replay(ruleset, recordOf(played));
    expect(ran.times).toBe(2 * turns);
  });

  it('stands still as it does for answers from outside, and tells the same', () => {
    for (const seed of [1, 2, 3]) {
      const begun = startBattle(toy, scenario, { seed });
      const wanted = byHand(toy, begun, bots(), 99);
      const [played, again]: [Battle<ToyTerms>[], Battle<ToyTerms>[]] = [[begun], [begun]];
      const end = playOut(toy, begun, bots(), { onStep: step => played.push(step) });
      replay(toy, recordOf(end), { onStep: step => again.push(step) });
      expect(played).toEqual(wanted);
      expect(again).toEqual(wanted);
    }
  });

  it('gets the other dice of a fork where it took them', () => {
    const at = byHand(toy, started(), bots(), 99).find(({ phaseId, turn }) => phaseId === 'fire' && turn === 2);
    const end = playOut(toy, fork(at!, { seed: 77 }), bots());
    expect(end.otherDice).toHaveLength(1);
    expect(replay(toy, recordOf(end))).toEqual(end);
  });

  it('lets out what a commander or a listener throws, though the rule catches everything', () => {
    const deaf: typeof fire = {
      ...fire,
      run(state, context) {
        try {
          fire.run(state, context);
        } catch {
          // Goes on as if nothing had been the matter.
        }
      },
    };
    const ruleset = { ...toy, phases: toy.phases.map(phase => (phase === fire ? deaf : phase)) };
    const begun = startBattle(ruleset, scenario, { seed: 1 });
    const onStep = ({ phaseId }: Battle<ToyTerms>) => {
      if (phaseId === 'fire') throw new Error('enough');
    };
    expect(() => playOut(ruleset, begun, bots(), { onStep })).toThrow('enough');
    const cowards = bots();
    const red = {
      name: 'wrong',
      answer: (...asked: Parameters<NonNullable<typeof cowards.red>['answer']>) => {
        return asked[0].kind === 'stand' ? 'neither' : cowards.red!.answer(...asked);
      },
    };
    expect(violations(() => playOut(ruleset, begun, { ...cowards, red }))).toEqual(['answers[0].answer: hold or flee']);
  });

  it('says the turn of a recorded answer that it does not take', () => {
    const { answers, ...record } = structuredClone(recordOf(playOut(toy, started(), bots())));
    const at = answers.findIndex(({ turn, phase }) => turn === 2 && phase === 'fire');
    const forged = { ...record, answers: answers.map((each, i) => (i === at ? { ...each, answer: 'neither' } : each)) };
    expect(violations(() => replay(toy, readRecord(forged)))).toEqual(['turn 2: answers[0].answer: hold or flee']);
  });
});

/** A battle of each ruleset in which much is asked, and how many turns of it. */
const battles = [
  ['relief-of-marley', 2],
  ['hastings-1066', 2],
  ['naseby-1645', 2],
  ['raid-on-thornley-manor', 2],
  ['ford-of-the-grey-wood', 2],
] as const;

/** The standstills of a battle by hand, in place and played again. */
function threeWays<T extends NamedTerms>({ ruleset, bots: named }: Windows<T>, file: unknown, turns: number) {
  const begun = startBattle(ruleset, file, { seed: 5 });
  const [bot] = Object.values(named);
  const commanders = (): Commanders<T> =>
    Object.fromEntries(ruleset.sides(begun.scenario).map((side, i) => [side, bot!(i + 1, begun.scenario)]));
  const [played, again]: [Battle<T>[], Battle<T>[]] = [[begun], [begun]];
  const end = playOut(ruleset, begun, commanders(), { maxTurns: turns, onStep: step => played.push(step) });
  replay(ruleset, recordOf(end), { onStep: step => again.push(step) });
  const plain = (steps: readonly Battle<T>[]) => steps.map(step => JSON.stringify(step));
  return { wanted: plain(byHand(ruleset, begun, commanders(), turns)), played: plain(played), again: plain(again) };
}

test.each(battles)('%s stands still alike, whoever answers', async (name, turns) => {
  const file: { readonly ruleset: string } = JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
  const { wanted, played, again } = (await loadAnyWindows(file.ruleset))(windows => threeWays(windows, file, turns));
  expect(wanted.length).toBeGreaterThan(turns);
  expect(played).toEqual(wanted);
  expect(again).toEqual(wanted);
});
