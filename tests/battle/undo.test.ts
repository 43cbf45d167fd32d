import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Battle,
  fork,
  type Phase,
  playOut,
  type Ruleset,
  recordOf,
  replay,
  type SideId,
  startBattle,
  undo,
  viewOf,
} from '../../src/battle/index.js';
import { awaited, bots, dusk, fire, parley, plan, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

type ToyBattle = Battle<ToyTerms>;

/** Answers one request after the other, as `banner red` names both the request and whom it is asked of. */
function answering(ruleset: Ruleset<ToyTerms>) {
  return (battle: ToyBattle, ...answers: readonly (readonly [id: string, answer: unknown])[]): ToyBattle =>
    answers.reduce((at, [id, given]) => answer(ruleset, at, [{ side: sideOf(id), id, answer: given }]), battle);
}
const answered = answering(toy);

function sideOf(id: string): SideId {
  return id.split(' ')[1]!;
}

const lion = ['banner red', 'lion'] as const;
const bear = ['banner blue', 'bear'] as const;
const redPlan = ['plan red', { commit: 1, note: 'r' }] as const;
const bluePlan = ['plan blue', { commit: 1, note: 'b' }] as const;

/** A turn that opens with an open decision after the parley, so that an undo can cross the boundary. */
const council: Phase<ToyTerms> = { ...parley, id: 'council', run: (state, context) => parley.run(state, context) };
const talking: Ruleset<ToyTerms> = { ...toy, id: 'talking', phases: [parley, council, fire, dusk] };

/** What a battle is, but for what the last step told. */
function still(battle: ToyBattle) {
  const { events, ...rest } = battle;
  return rest;
}

describe('undo', () => {
  it('goes back to the side’s last request', () => {
    const start = started();
    const red = answered(start, lion);
    expect(still(undo(toy, red, 'red'))).toEqual(still(start));
    expect(undo(toy, red, 'red').events).toEqual([]);
  });

  it('is forbidden once another side has decided something since, until it takes that back', () => {
    const start = startBattle(talking, scenario, { seed: 1 });
    const talked = answering(talking);
    const council = talked(start, lion, bear, lion);
    expect(violations(() => undo(talking, council, 'blue'))[0]).toMatch(/gone on since: red has decided something/);
    const back = undo(talking, council, 'red');
    expect(still(back)).toEqual(still(talked(start, lion, bear)));
    expect(still(undo(talking, back, 'blue'))).toEqual(still(talked(start, lion)));
  });

  it('crosses phases, several times over, and tells nothing twice afterwards', () => {
    const start = startBattle(talking, scenario, { seed: 1 });
    const talked = answering(talking);
    const council = talked(start, lion, bear);
    expect(council.phaseId).toBe('council');
    const once = undo(talking, council, 'blue');
    expect(once.phaseId).toBe('parley');
    expect(awaited(once)).toEqual(['banner blue']);
    const twice = undo(talking, once, 'red');
    expect(still(twice)).toEqual(still(start));
    expect(talked(once, bear)).toEqual(council);
    expect(talked(twice, lion, bear)).toEqual(council);
  });

  it('keeps the answers of others who were asked at the same time', () => {
    const calm: Ruleset<ToyTerms> = { ...toy, phases: [plan, parley, dusk] };
    const calmly = answering(calm);
    const start = startBattle(calm, scenario, { seed: 1 });
    const blue = calmly(start, bluePlan);
    expect(still(undo(calm, blue, 'blue'))).toEqual(still(start));
    expect(still(undo(toy, answered(started(), lion, bear, bluePlan), 'blue'))).toEqual(
      still(answered(started(), lion, bear)),
    );
  });

  it('is forbidden once secret decisions have been opened', () => {
    const open = answered(started(), lion, bear, redPlan, bluePlan);
    // The dice of the fire phase are thrown at once in this ruleset, so that they are what stands in the way last.
    expect(violations(() => undo(toy, open, 'red'))[0]).toMatch(/die was rolled/);
    const calm: Ruleset<ToyTerms> = { ...toy, phases: [plan, parley, dusk] };
    const plans = startBattle(calm, scenario, { seed: 1 });
    const calmly = answering(calm);
    const opened = calmly(plans, redPlan, bluePlan);
    for (const side of ['red', 'blue']) {
      expect(violations(() => undo(calm, opened, side))[0]).toMatch(/hidden was revealed.*decided in secret/);
    }
    const later = calmly(opened, lion);
    expect(still(undo(calm, later, 'red'))).toEqual(still(opened));
    expect(violations(() => undo(calm, later, 'blue'))[0]).toMatch(/gone on since: red has decided/);
  });

  it('is forbidden once what was asked together is answered, be it called secret or not', () => {
    const together: Phase<ToyTerms> = {
      ...parley,
      run(state, { command }) {
        const asked = ['red', 'blue'].map(side => ({
          kind: 'banner' as const,
          id: `banner ${side}`,
          side,
          clause: 'toy/parley' as const,
          choices: ['lion', 'bear'],
        }));
        const [red, blue] = command.askAll(asked);
        Object.assign(state.banner, { red, blue });
      },
    };
    const open: Ruleset<ToyTerms> = { ...toy, phases: [together, plan, dusk] };
    const openly = answering(open);
    const both = openly(startBattle(open, scenario, { seed: 1 }), lion, bear);
    expect(both.phaseId).toBe('plan');
    for (const side of ['red', 'blue']) {
      expect(violations(() => undo(open, both, side))[0]).toMatch(/hidden was revealed/);
    }
  });

  it('tells nobody who is asked at the same time that it was done', () => {
    const shot = answered(started(), lion, bear);
    const later: Ruleset<ToyTerms> = { ...toy, phases: [parley, dusk, plan] };
    const laterOn = answering(later);
    const asked = laterOn(startBattle(later, scenario, { seed: 1 }), lion, bear);
    for (const [ruleset, start] of [
      [toy, shot],
      [later, asked],
    ] as const) {
      const answeredOnce = answering(ruleset)(start, redPlan);
      expect(viewOf(ruleset, undo(ruleset, answeredOnce, 'red'), 'blue')).toEqual(viewOf(ruleset, start, 'blue'));
    }
    expect(asked.events.length).toBeGreaterThan(0);
  });

  it('is forbidden once a piece of another side is seen otherwise, and only to who sees it', () => {
    interface Scouted extends ToyTerms {
      view: ToyTerms['view'] & { readonly units: Readonly<Record<string, object>> };
    }
    // Red marches by what it wrote before; blue, and not red, is shown where it stands.
    const scouted = {
      ...toy,
      phases: [parley, dusk],
      view: (...given: Parameters<(typeof toy)['view']>) => {
        const [state, side] = given;
        const column = { id: 'column', side: 'red', at: state.banner.blue };
        return { ...toy.view(...given), units: side === 'blue' ? { column } : {} };
      },
    } as unknown as Ruleset<Scouted>;
    const at = (battle: Battle<Scouted>, id: string, given: string) =>
      answer(scouted, battle, [{ side: sideOf(id), id, answer: given }]);
    const end = at(at(startBattle(scouted, scenario, { seed: 1 }), ...lion), ...bear);
    expect(violations(() => undo(scouted, end, 'blue'))[0]).toMatch(/revealed since: column is seen otherwise/);
  });

  it('is forbidden once something hidden was revealed', () => {
    const quiet: Ruleset<ToyTerms> = { ...toy, phases: [parley, dusk] };
    const start = startBattle(quiet, { ...scenario, reserve: { red: 0, blue: 1 } }, { seed: 1 });
    const quietly = answering(quiet);
    const next = quietly(start, lion, bear);
    expect(next.turn).toBe(2);
    expect(violations(() => undo(quiet, next, 'red'))[0]).toMatch(/hidden was revealed since: the reserve of red/);
    const hidden = startBattle(quiet, { ...scenario, reserve: { red: 1, blue: 1 } }, { seed: 1 });
    expect(still(undo(quiet, quietly(hidden, lion, bear), 'blue'))).toEqual(still(quietly(hidden, lion)));
  });

  it('is forbidden once a die was rolled, but not for what was answered after it', () => {
    const volley: Phase<ToyTerms> = {
      ...fire,
      run(state, { dice, command }) {
        state.men.red! -= dice.roll(2);
        const choice = command.ask({ kind: 'stand', id: 'stand red', side: 'red', clause: 'toy/fire', losses: 1 });
        state.banner.red = choice;
      },
    };
    const shooting: Ruleset<ToyTerms> = { ...toy, phases: [parley, volley, council, dusk] };
    const shot = answering(shooting);
    const start = shot(startBattle(shooting, scenario, { seed: 1 }), lion, bear);
    expect(violations(() => undo(shooting, start, 'red'))[0]).toMatch(/die was rolled since: dice were rolled in Fire/);
    const stood = shot(start, ['stand red', 'hold']);
    expect(stood.phaseId).toBe('council');
    const back = undo(shooting, stood, 'red');
    expect(back.now).toEqual(start.now);
    expect(awaited(back)).toEqual(['stand red']);
    expect(violations(() => undo(shooting, stood, 'blue'))[0]).toMatch(/die was rolled/);
    expect(violations(() => undo(shooting, back, 'red'))[0]).toMatch(/die was rolled/);
    expect(still(shot(back, ['stand red', 'hold'])).state).toEqual(stood.state);
  });

  it('has nothing to do for a side that has answered nothing', () => {
    expect(violations(() => undo(toy, started(), 'red'))).toEqual(['red: red has answered nothing yet']);
    expect(violations(() => undo(toy, answered(started(), lion), 'blue'))).toHaveLength(1);
  });

  it('goes back from the end, when nothing forbids it', () => {
    const quiet: Ruleset<ToyTerms> = { ...toy, phases: [parley], outcome: () => ({ winner: 'red', reason: 'peace' }) };
    const start = startBattle(quiet, scenario, { seed: 1 });
    const quietly = answering(quiet);
    const asked = quietly(start, lion);
    const end = quietly(asked, bear);
    expect(end.outcome).not.toBeNull();
    expect(still(undo(quiet, end, 'blue'))).toEqual(still(asked));
    expect(violations(() => undo(quiet, end, 'red'))[0]).toMatch(/gone on since: blue has decided/);
    expect(quietly(undo(quiet, end, 'blue'), bear)).toEqual(end);
  });

  it('leaves a battle whose record replays', () => {
    const plans = answered(started(), lion, bear, bluePlan);
    const end = playOut(toy, undo(toy, undo(toy, plans, 'blue'), 'blue'), bots());
    expect(replay(toy, recordOf(end))).toEqual(end);
  });
});

describe('fork', () => {
  it('without a seed is the battle itself', () => {
    const battle = started();
    expect(fork(battle)).toBe(battle);
  });

  it('rolls other dice from here on, and its record replays', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 9 }), (seed, otherSeed, steps) => {
        let battle = started(seed);
        const commanders = bots();
        for (let step = 0; step < steps && battle.outcome === null; step++) {
          battle = playOut(toy, battle, commanders, { maxTurns: battle.turn });
        }
        if (battle.outcome !== null) return;
        const forked = fork(battle, { seed: otherSeed });
        expect(forked.now).toEqual(battle.now);
        expect(forked.pending).toEqual(battle.pending);
        const end = playOut(toy, forked, bots());
        const again = replay(toy, recordOf(end));
        expect(still(again)).toEqual(still(end));
        expect(playOut(toy, replay(toy, recordOf(forked)), bots())).toEqual(end);
      }),
      { numRuns: 40 },
    );
  });

  it('does not change dice that were thrown before it in the same phase', () => {
    let battle = started(7);
    const commanders = bots();
    while (battle.pending[0]?.kind !== 'stand') {
      battle = answer(
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
    const ends = Array.from({ length: 40 }, (_, seed) => {
      const forked = fork(battle, { seed });
      const next = answer(toy, forked, [{ side: 'blue', id: 'stand blue', answer: 'hold' }]);
      expect(next.events[0]).toMatchObject({ kind: 'stood', side: 'blue' });
      return next.now.men.blue! - battle.now.men.blue!;
    });
    // Only the one die after the decision differs, and over forty seeds both of its results come up.
    expect(new Set(ends)).toEqual(new Set([0, -1]));
  });

  it('stays a fork when it is undone to before the fork', () => {
    const battle = answered(started(), lion);
    const undone = undo(toy, fork(battle, { seed: 99 }), 'red');
    expect(undone.otherDice).toEqual([{ turn: 1, phase: 'parley', request: 'banner red', seed: 99 }]);
    const end = playOut(toy, undone, bots());
    expect(end.state).toEqual(playOut(toy, fork(started(), { seed: 99 }), bots()).state);
    expect(still(replay(toy, recordOf(end)))).toEqual(still(end));
  });

  it('can be forked again, the last seed counting', () => {
    const once = fork(started(), { seed: 1 });
    const again = fork(once, { seed: 2 });
    expect(again).toEqual(fork(started(), { seed: 2 }));
    const plans = answered(started(), lion, bear);
    const halfway = fork(answered(fork(plans, { seed: 1 }), redPlan), { seed: 2 });
    const whole = fork(plans, { seed: 2 });
    expect(answered(halfway, bluePlan).now).toEqual(answered(whole, redPlan, bluePlan).now);
    expect(still(replay(toy, recordOf(halfway)))).toEqual(still(halfway));
  });

  it('needs a seed of the right kind, and dice to come', () => {
    expect(violations(() => fork(started(), { seed: 0.5 }))).toEqual(['seed: 0.5 is no seed']);
    expect(violations(() => fork(playOut(toy, started(), bots()), { seed: 1 }))).toHaveLength(1);
  });
});
