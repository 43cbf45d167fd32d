import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Battle,
  type Command,
  type Phase,
  playOut,
  type RequestOf,
  type Ruleset,
  startBattle,
  type Told,
} from '../../src/battle/index.js';
import { logged, rolled } from '../../src/dice/index.js';
import { awaited, bot, bots, dusk, fire, parley, plan, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

const seeds = fc.nat({ max: Number.MAX_SAFE_INTEGER });

/** Plays a toy battle without the kernel: nothing is suspended, nothing run twice. */
function playedStraight(seed: number): { state: ToyTerms['state']; told: Told<ToyTerms>[]; turns: number } {
  const commanders = bots();
  const state = structuredClone(toy.muster(scenario, toy.rules()));
  const log = logged(rolled(seed));
  const told: Told<ToyTerms>[] = [];
  for (let turn = 1; ; turn++) {
    for (const phase of [parley, plan, fire, dusk]) {
      const ask = (request: RequestOf<ToyTerms>) =>
        structuredClone(
          commanders[request.side]!.answer(request, toy.view(state, request.side, scenario, toy.rules()), toy.rules()),
        );
      const command = { ask, askAll: (requests: readonly RequestOf<ToyTerms>[]) => requests.map(ask) };
      phase.run(state, {
        dice: log,
        command: command as Command<ToyTerms>,
        rules: toy.rules(),
        scenario,
        turn,
        tell(event, seenBy) {
          const rolls = log.drain();
          told.push({
            ...event,
            turn,
            phase: phase.id,
            ...(rolls.length ? { rolls } : {}),
            ...(seenBy ? { seenBy } : {}),
          });
        },
        reveal() {},
      });
      const lastPhaseOfTurn = phase === dusk;
      log.drain();
      if (toy.outcome(state, { turn, phase: phase.id, lastPhaseOfTurn }, scenario, toy.rules())) {
        return { state, told, turns: turn };
      }
    }
  }
}

describe('suspension', () => {
  it('plays the same battle as a run that is never suspended, and tells everything once', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const told: Told<ToyTerms>[] = [];
        const start = started(seed);
        const end = playOut(toy, start, bots(), { onStep: battle => told.push(...battle.events) });
        const straight = playedStraight(seed);
        expect(end.state).toEqual(straight.state);
        expect(end.turn).toBe(straight.turns);
        expect([...start.events, ...told]).toEqual(straight.told);
      }),
    );
  });

  it('stops in the middle of a phase, with the state and the dice of that moment', () => {
    let battle = started();
    while (battle.pending[0]?.kind !== 'stand') {
      battle = answer(toy, battle, botAnswers(battle));
    }
    const shot = battle.events.find(event => event.kind === 'shot');
    expect(shot?.rolls).toHaveLength(1);
    expect(battle.now.men.blue).toBeLessThan(battle.state.men.blue!);
    expect(battle.now.men.blue).toBe(battle.state.men.blue! - battle.pending[0].losses);
    const next = answer(toy, battle, [{ side: 'blue', id: 'stand blue', answer: 'flee' }]);
    expect(next.events[0]).toMatchObject({ kind: 'stood', side: 'blue', choice: 'flee' });
  });

  it('holds even when a rule catches everything', () => {
    const greedy: Phase<ToyTerms> = {
      ...fire,
      run(state, context) {
        try {
          fire.run(state, context);
        } catch {
          state.men.red = 1000;
          try {
            context.dice.roll(6);
          } catch {
            // Nothing gets through here.
          }
          throw new Error('quite another fault');
        }
      },
    };
    const swallowing: Ruleset<ToyTerms> = { ...toy, phases: [parley, plan, greedy, dusk] };
    const end = playOut(swallowing, startBattle(swallowing, scenario, { seed: 7 }), bots());
    expect(end).toEqual(playOut(toy, started(7), bots()));
  });

  it('lets a real fault of a rule through', () => {
    const broken: Ruleset<ToyTerms> = {
      ...toy,
      phases: [{ ...dusk, run: () => expect.fail('the roof is on fire') }],
    };
    expect(() => startBattle(broken, scenario, { seed: 1 })).toThrow('the roof is on fire');
  });
});

function botAnswers(battle: Battle<ToyTerms>) {
  const commander = bot(3);
  return battle.pending.map(request => ({
    side: request.side,
    id: request.id,
    answer: commander.answer(request, toy.view(battle.now, request.side, scenario, toy.rules()), toy.rules()),
  }));
}

describe('starting', () => {
  it('runs to the first requests', () => {
    const battle = started();
    expect(battle.turn).toBe(1);
    expect(awaited(battle)).toEqual(['banner red']);
    expect(battle.checksums).toHaveLength(1);
    expect(battle.outcome).toBeNull();
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses the seed %d', seed => {
    expect(violations(() => startBattle(toy, scenario, { seed }))).toEqual([`seed: ${seed} is no seed`]);
  });

  it('reports every fault of the scenario and the house rules at once', () => {
    const bad = { name: 'bad', men: { red: -1, blue: 1e300 }, reserve: { red: 0, blue: 0 } };
    expect(violations(() => startBattle(toy, bad, { seed: 1, houseRules: { hits: [7] } }))).toHaveLength(3);
  });

  it('refuses what is not plain data, and __proto__ keys', () => {
    expect(violations(() => started(1, { ...scenario, name: () => 'x' }))[0]).toContain('scenario.name: function');
    expect(violations(() => started(1, { ...scenario, men: { red: Number.NaN, blue: 1 } }))[0]).toContain('men.red');
    const evil: unknown = JSON.parse('{"name":"x","men":{"__proto__":{"red":1},"red":1,"blue":1},"reserve":{}}');
    expect(violations(() => started(1, evil))[0]).toContain('scenario.men.__proto__');
    const endless: { self?: unknown } = {};
    endless.self = endless;
    expect(violations(() => started(1, endless))[0]).toContain('deep');
  });

  it('does not depend on the order of the keys in the scenario', () => {
    const { name, men, reserve } = scenario;
    expect(JSON.stringify(started(1, { reserve, men: { blue: men.blue, red: men.red }, name }))).toBe(
      JSON.stringify(started(1, scenario)),
    );
  });

  it('plays by house rules', () => {
    const houseRules = { numbers: { 'toy/musketry/hits': [1, 2, 3, 4, 5, 6] } };
    const battle = startBattle(toy, scenario, { seed: 1, houseRules });
    expect(playOut(toy, battle, bots()).turn).toBe(1);
    expect(playOut(toy, started(1), bots()).turn).toBeGreaterThan(1);
  });
});

describe('answering', () => {
  it('refuses every bad answer at once and leaves the battle alone', () => {
    const battle = atPlans();
    const before = JSON.stringify(battle);
    const faults = violations(() =>
      answer(toy, battle, [
        { side: 'red', id: 'plan red', answer: { commit: 99, note: '' } },
        { side: 'red', id: 'plan blue', answer: { commit: 0, note: '' } },
        { side: 'blue', id: 'march', answer: 1 },
        { side: 'blue', id: 'plan blue', answer: { commit: 0, note: Number.NaN } },
        { side: 'blue', id: 'plan blue', answer: { commit: 0, note: '' } },
      ]),
    );
    expect(faults).toEqual([
      'answers[0].answer.commit: commit 0 to 4',
      'answers[1].id: red is not asked plan blue now',
      'answers[2].id: blue is not asked march now',
      'answers[3].answer.note: NaN is not a number that JSON can hold',
      'answers[4].id: plan blue is answered twice',
    ]);
    expect(JSON.stringify(battle)).toBe(before);
  });

  it('refuses alike whether another side has answered already or not', () => {
    const battle = atPlans();
    const meddling = { side: 'red', id: 'plan blue', answer: { commit: 0, note: '' } };
    const before = violations(() => answer(toy, battle, [meddling]));
    const answered = answer(toy, battle, [{ side: 'blue', id: 'plan blue', answer: { commit: 0, note: '' } }]);
    expect(violations(() => answer(toy, answered, [meddling]))).toEqual(before);
  });

  it('takes an answer as it read when it was judged', () => {
    let read = 0;
    const shifty = {
      note: '',
      get commit() {
        read += 1;
        return read === 1 ? 1 : 99;
      },
    };
    const battle = answer(toy, atPlans(), [{ side: 'red', id: 'plan red', answer: shifty }]);
    expect(battle.answers.at(-1)?.answer).toEqual({ commit: 1, note: '' });
    expect(read).toBe(1);
  });

  it('waits for all sides that decide in secret, whoever answers first', () => {
    const battle = atPlans();
    const red = { side: 'red', id: 'plan red', answer: { commit: 1, note: 'r' } };
    const blue = { side: 'blue', id: 'plan blue', answer: { commit: 2, note: 'b' } };
    const redFirst = answer(toy, battle, [red]);
    expect(awaited(redFirst)).toEqual(['plan blue']);
    expect(redFirst.now).toEqual(battle.now);
    expect(redFirst.events).toEqual(battle.events);
    const both = answer(toy, battle, [blue, red]);
    expect(answer(toy, redFirst, [blue])).toEqual(both);
    expect(JSON.stringify(answer(toy, answer(toy, battle, [blue]), [red]))).toBe(JSON.stringify(both));
    expect(both.log.map(({ id }) => id)).toEqual(['banner red', 'banner blue', 'plan red', 'plan blue']);
  });

  it('gives a battle that is frozen all through', () => {
    expect(() => Object.assign(atPlans().now.men, { red: 99 })).toThrow(TypeError);
  });

  it('refuses a battle of another ruleset or version', () => {
    expect(violations(() => answer({ ...toy, id: 'chess' }, started(), []))[0]).toContain('ruleset.id');
    expect(violations(() => answer({ ...toy, version: '2' }, started(), []))[0]).toContain('ruleset.version');
  });

  it('refuses an answer after the end, and an empty list changes nothing', () => {
    const end = playOut(toy, started(), bots());
    expect(violations(() => answer(toy, end, [{ side: 'red', id: 'stand red', answer: 'hold' }]))).toHaveLength(1);
    expect(answer(toy, end, [])).toBe(end);
  });

  it('goes on from JSON as if it had never been written out', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const straight = bots();
        const broken = bots();
        let battle = started(seed);
        let thawed = started(seed);
        while (battle.outcome === null) {
          battle = playStep(battle, straight);
          thawed = playStep(JSON.parse(JSON.stringify(thawed)), broken);
        }
        expect(thawed).toEqual(battle);
      }),
      { numRuns: 30 },
    );
  });
});

function atPlans(): Battle<ToyTerms> {
  const battle = answer(toy, started(), [{ side: 'red', id: 'banner red', answer: 'lion' }]);
  return answer(toy, battle, [{ side: 'blue', id: 'banner blue', answer: 'bear' }]);
}

function playStep(battle: Battle<ToyTerms>, commanders: ReturnType<typeof bots>): Battle<ToyTerms> {
  return answer(
    toy,
    battle,
    battle.pending.map(request => ({
      side: request.side,
      id: request.id,
      answer: commanders[request.side]!.answer(
        request,
        toy.view(battle.now, request.side, scenario, toy.rules()),
        toy.rules(),
      ),
    })),
  );
}

describe('phases', () => {
  it('may ask nothing: a battle of such phases runs to its end at once', () => {
    const quiet: Ruleset<ToyTerms> = { ...toy, phases: [dusk] };
    const battle = startBattle(quiet, scenario, { seed: 1 });
    expect(battle.outcome).toEqual({ winner: null, reason: 'night falls' });
    expect(battle.pending).toEqual([]);
    expect(battle.checksums).toHaveLength(1 + toy.rules()['last-turn']);
  });

  it('may ask a list of nobody', () => {
    const asking: Phase<ToyTerms> = { ...dusk, run: (_, { command }) => expect(command.askAll([])).toEqual([]) };
    expect(startBattle({ ...toy, phases: [asking] }, scenario, { seed: 1 }).outcome).not.toBeNull();
  });

  function endless(ask: (command: Command<ToyTerms>, number: number) => void): Ruleset<ToyTerms> {
    const phase: Phase<ToyTerms> = {
      ...parley,
      run(_, { command }) {
        for (let number = 0; ; number++) ask(command, number);
      },
    };
    return { ...toy, phases: [phase] };
  }
  function request(id: string): RequestOf<ToyTerms> {
    return { kind: 'banner', id, side: 'red', clause: 'toy/parley', choices: ['lion'] };
  }

  it('that never stop asking are stopped', () => {
    const ruleset = endless((command, number) =>
      command.askAll(Array.from({ length: 1000 }, (_, index) => request(`${number}-${index}`))),
    );
    const battle = startBattle(ruleset, scenario, { seed: 1 });
    expect(violations(() => playOut(ruleset, battle, bots()))[0]).toMatch(/^turn 1 parley: .*does not end/);
  });

  it('that ask twice under one id are refused', () => {
    const ruleset = endless(command => command.ask(request('again')));
    const battle = startBattle(ruleset, scenario, { seed: 1 });
    expect(violations(() => playOut(ruleset, battle, bots()))[0]).toContain('asks twice under the id again');
  });

  it('that ask nobody of this scenario are refused', () => {
    const ruleset = endless(command => command.ask({ ...request('x'), side: 'green' }));
    expect(violations(() => startBattle(ruleset, scenario, { seed: 1 }))[0]).toContain('green');
  });

  it('without an end are stopped', () => {
    const ruleset: Ruleset<ToyTerms> = { ...toy, phases: [dusk], outcome: () => undefined };
    expect(violations(() => startBattle(ruleset, scenario, { seed: 1 }))[0]).toContain('has not ended');
  });

  it('need ids of their own', () => {
    expect(violations(() => startBattle({ ...toy, phases: [dusk, dusk] }, scenario, { seed: 1 }))).toHaveLength(1);
  });
});

describe('playing out', () => {
  it('stops at the first request beyond the turn limit', () => {
    const battle = playOut(toy, started(), bots(), { maxTurns: 2 });
    expect(battle.turn).toBe(3);
    expect(awaited(battle)).toEqual(['banner red']);
    expect(battle.outcome).toBeNull();
    expect(violations(() => playOut(toy, started(), bots(), { maxTurns: 0 }))).toHaveLength(1);
  });

  it('needs a commander for whoever is asked', () => {
    expect(violations(() => playOut(toy, started(), { red: bot(0) }))[0]).toContain('commanders.blue');
  });

  it('refuses what a commander must not answer', () => {
    const fool = { name: 'fool', answer: () => 'unicorn' };
    expect(violations(() => playOut(toy, started(), { red: fool, blue: fool }))[0]).toContain('no such banner');
  });
});
