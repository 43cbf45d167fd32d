import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Commanders,
  fork,
  musterBattle,
  type Phase,
  playOut,
  type Ruleset,
  simulateBattle,
  simulateFrom,
  startBattle,
} from '../../src/battle/index.js';
import { bot, bots, dusk, fire, parley, plan, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

const mustered = musterBattle(toy, scenario);
const seeds = fc.nat({ max: Number.MAX_SAFE_INTEGER });

describe('the fast path', () => {
  it('comes to the very checksum, state and outcome of the played battle', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 5 }), (seed, whim) => {
        const played = playOut(toy, started(seed), bots(whim));
        const simulated = simulateBattle(toy, mustered, bots(whim), { seed });
        expect(simulated).toEqual({
          outcome: played.outcome,
          turns: played.turn,
          checksum: played.checksums.at(-1),
          state: played.state,
        });
      }),
    );
  });

  it('tells what the played battle tells, to who asks for it', () => {
    const played: unknown[] = [];
    const told: unknown[] = [];
    const kept = ({ turn, kind }: { turn: number; kind: string }) => ({ turn, kind });
    playOut(toy, started(3), bots(), { onStep: ({ events }) => played.push(...events.map(kept)) });
    simulateBattle(toy, mustered, bots(), { seed: 3, onTell: event => told.push(kept(event)) });
    expect(told.length).toBeGreaterThan(2);
    expect(told.slice(-played.length)).toEqual(played);
  });

  it('stops where the played battle stops', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 6 }), (seed, maxTurns) => {
        const played = playOut(toy, started(seed), bots(), { maxTurns });
        const simulated = simulateBattle(toy, mustered, bots(), { seed, maxTurns });
        expect(simulated.checksum).toBe(played.checksums.at(-1));
        expect(simulated.turns).toBe(played.checksums.length - 1);
        expect(simulated.state).toEqual(played.now);
        expect(simulated.outcome).toEqual(played.outcome);
      }),
    );
  });

  it('takes a battle up in the middle of a phase, forks included', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.nat({ max: 12 }), (seed, otherSeed, steps) => {
        let battle = started(seed);
        for (let step = 0; step < steps && battle.outcome === null; step++) {
          const request = battle.pending[0]!;
          const view = toy.view(battle.now, request.side, scenario, toy.rules());
          battle = answer(toy, battle, [
            { side: request.side, id: request.id, answer: bot(step).answer(request, view, toy.rules()) },
          ]);
        }
        const before = JSON.stringify(battle);
        const from = battle.outcome === null ? fork(battle, { seed: otherSeed }) : battle;
        const played = playOut(toy, from, bots());
        const simulated = simulateFrom(toy, from, bots());
        expect(simulated).toEqual({
          outcome: played.outcome,
          turns: played.turn,
          checksum: played.checksums.at(-1),
          state: played.state,
        });
        expect(JSON.stringify(battle)).toBe(before);
      }),
    );
  });

  it('leaves the checksums out when told so, and plays alike', () => {
    const { checksum, ...rest } = simulateBattle(toy, mustered, bots(), { seed: 5 });
    expect(simulateBattle(toy, mustered, bots(), { seed: 5, checksum: false })).toEqual({ ...rest, checksum: null });
    expect(checksum).toMatch(/^[0-9a-f]{16}$/);
  });

  it('can play any number of battles from one muster', () => {
    const before = JSON.stringify(mustered);
    const once = simulateBattle(toy, mustered, bots(), { seed: 5 });
    expect(simulateBattle(toy, mustered, bots(), { seed: 5 })).toEqual(once);
    expect(JSON.stringify(mustered)).toBe(before);
  });

  it('runs phases that ask nothing', () => {
    const quiet: Ruleset<ToyTerms> = { ...toy, phases: [dusk] };
    const simulated = simulateBattle(quiet, musterBattle(quiet, scenario), bots(), { seed: 1 });
    expect(simulated.checksum).toBe(startBattle(quiet, scenario, { seed: 1 }).checksums.at(-1));
  });

  it('plays by house rules', () => {
    const houseRules = { numbers: { 'toy/musketry/hits': [4, 5, 6] } };
    const played = playOut(toy, startBattle(toy, scenario, { seed: 3, houseRules }), bots());
    const simulated = simulateBattle(toy, musterBattle(toy, scenario, houseRules), bots(), { seed: 3 });
    expect(simulated.checksum).toBe(played.checksums.at(-1));
  });

  it('stops at the limit even when a rule catches everything', () => {
    const greedy: Phase<ToyTerms> = {
      ...parley,
      run(state, context) {
        try {
          parley.run(state, context);
        } catch {
          throw new Error('quite another fault');
        }
      },
    };
    const swallowing: Ruleset<ToyTerms> = { ...toy, phases: [greedy, plan, fire, dusk] };
    const limits = { seed: 5, maxTurns: 1 };
    expect(simulateBattle(swallowing, mustered, bots(), limits)).toEqual(simulateBattle(toy, mustered, bots(), limits));
  });

  it('refuses bad seeds, limits, answers and missing commanders', () => {
    const fool = { name: 'fool', answer: () => 'unicorn' };
    const fools: Commanders<ToyTerms> = { red: fool, blue: fool };
    expect(violations(() => simulateBattle(toy, mustered, bots(), { seed: -1 }))).toHaveLength(1);
    expect(violations(() => simulateBattle(toy, mustered, bots(), { seed: 1, maxTurns: 0.5 }))).toHaveLength(1);
    expect(violations(() => simulateBattle(toy, mustered, fools, { seed: 1 }))).toEqual([
      'red.banner red: no such banner',
    ]);
    expect(violations(() => simulateBattle(toy, mustered, { red: bot(0) }, { seed: 1 }))).toHaveLength(1);
  });
});
