import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Asking,
  answer,
  type Battle,
  checkAnswer,
  type RequestOf,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import { printCall, readCall } from '../../src/rulesets/cady/ancient-medieval/choices/call.js';
import {
  type AncientScenarioFile,
  type AncientTerms,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
  ancientView,
  ancientWindows,
  type CallAnswer,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { readBreakThrough } from '../../src/rulesets/cady/common/choices/break-through.js';
import { readThird } from '../../src/rulesets/cady/common/choices/third-of-range.js';
import { ask } from '../asked.js';
import { setUp } from './table-top.js';

type AncientBattle = Battle<AncientTerms>;
type Request = RequestOf<AncientTerms>;

const rules = ancientMedievalRules();
const place = (x: number, y: number): [number, number] => [x, y];

/** Near enough to fight from the first turn: bows, foot, horse, a machine, an elephant, and somebody hidden. */
const scenario: AncientScenarioFile = {
  ruleset: 'ancient-medieval',
  name: 'A field',
  level: 'intermediate',
  table: { width: 200, height: 150, features: [] },
  objectives: [],
  sides: {
    blue: {
      name: 'Blue',
      units: [
        { id: 'blue-1', type: 'longbow-light', figures: 12, at: place(60, 40), facing: 'N', formation: 'LB' },
        { id: 'blue-2', type: 'men-at-arms', figures: 12, at: place(100, 40), facing: 'N', formation: 'LB' },
        { id: 'blue-3', type: 'heavy-cavalry', figures: 8, at: place(140, 40), facing: 'N', formation: 'LB' },
        { id: 'blue-4', type: 'onager-catapult', at: place(30, 30), facing: 'N' },
        { id: 'blue-5', type: 'medium-infantry', figures: 12, at: place(188, 8), facing: 'N', hidden: true },
      ],
      phantoms: [place(168, 4)],
    },
    red: {
      name: 'Red',
      units: [
        { id: 'red-1', type: 'archer-light', figures: 12, at: place(60, 85), facing: 'S', formation: 'LB' },
        { id: 'red-2', type: 'medium-infantry', figures: 24, at: place(100, 75), facing: 'S', formation: 'LB' },
        { id: 'red-3', type: 'medium-cavalry', figures: 8, at: place(140, 100), facing: 'S', formation: 'LB' },
        { id: 'red-4', type: 'war-elephant-archer', at: place(30, 100), facing: 'S' },
      ],
    },
  },
  agreed: ['cavalry-share', 'missile-share', 'artillery-share', 'light-units', 'unit-size', 'points'],
  victory: [{ kind: 'losses', of: 'figures', percent: 90 }],
  turnLimit: 12,
};

function asked(battle: AncientBattle, request: Request): Asking<unknown> {
  const { view } = viewOf(ancientMedieval, battle, request.side);
  return ask(ancientWindows, request, { view, scenario: battle.scenario, rules });
}

function faultsOf(given: unknown, request: Request, { now: state, scenario }: AncientBattle) {
  return checkAnswer(ancientMedieval, request, given, { state, scenario, rules });
}

function play(seed: number, turns: number, look: (battle: AncientBattle, request: Request) => void): void {
  let battle = startBattle(ancientMedieval, scenario, { seed });
  const bot = advanceAndHold(seed);
  while (battle.outcome === null && battle.turn <= turns) {
    for (const request of battle.pending) look(battle, request);
    const answers = battle.pending.map(request => ({
      side: request.side,
      id: request.id,
      answer: bot.answer(request, viewOf(ancientMedieval, battle, request.side).view, ancientMedieval.rules()),
    }));
    battle = answer(ancientMedieval, battle, answers);
  }
}

/** What a reply leads to. */
function next(reply: ReturnType<Asking<unknown>['read']>): Asking<unknown> {
  if (!('further' in reply)) throw new Error('it leads to no other question');
  return reply.further;
}

const first = () => {
  const battle = startBattle(ancientMedieval, scenario, { seed: 1 });
  const request = battle.pending.find(({ side }) => side === 'blue')!;
  return { battle, request, asking: asked(battle, request) };
};

const problems = (reply: ReturnType<Asking<unknown>['read']>) =>
  'violations' in reply ? reply.violations.map(({ problem }) => problem).join() : '';

describe('orders', () => {
  it('can be written as the bot would, and the rules take these', () => {
    play(1, 4, (battle, request) => {
      if (request.kind !== 'orders') return;
      const choice = asked(battle, request).choices[1]!;
      if (!('further' in choice)) throw new Error('the bot’s orders can be looked over');
      const [give] = choice.further().choices;
      if (give === undefined || !('answer' in give)) throw new Error('orders can be given');
      expect(faultsOf(give.answer, request, battle)).toEqual([]);
    });
  });

  it('whatever is offered for a unit is an order that the rules take', () => {
    let offers = 0;
    play(2, 5, (battle, request) => {
      if (request.kind !== 'orders') return;
      const asking = asked(battle, request);
      for (const id of [...request.units, ...request.phantoms]) {
        for (const choice of next(asking.read(id)).choices) {
          if (!('further' in choice)) throw new Error('an order leads back to the others');
          const [give] = choice.further().choices;
          if (give === undefined || !('answer' in give)) throw new Error('orders can be given');
          const faults = faultsOf(give.answer, request, battle);
          expect([id, choice.text, faults.map(({ problem }) => problem)]).toEqual([id, choice.text, []]);
          offers++;
        }
      }
    });
    expect(offers).toBeGreaterThan(60);
  });

  it('offer charges with what they promise, solved exactly', () => {
    const { asking } = first();
    const odds = next(asking.read('blue-3')).choices.find(({ text }) => text.includes('charge red-'))?.odds;
    expect(odds).toMatch(/they lose \d+\.\d, we \d+\.\d; they give way \d+ %, we \d+ %/);
  });

  it('tell what fire would do, with its clauses, and no distance that would have to be measured', () => {
    const { asking } = first();
    const told = asking.odds?.() ?? [];
    expect(told.some(line => line.includes('dice, hits on'))).toBe(true);
    expect(told.some(line => line.includes('[cady/'))).toBe(true);
    const all = [...asking.choices.map(({ odds }) => odds ?? ''), ...told].join('\n');
    const distances = [...all.matchAll(/about (\d+) cm/g)].map(([, cm]) => Number(cm));
    expect(distances.length).toBeGreaterThan(2);
    expect(distances.filter(cm => cm % 10 !== 0)).toEqual([]);
  });

  it('know the period’s own words, and tell off what they do not know', () => {
    const { asking, battle, request } = first();
    const written = next(asking.read('blue-1: STAKES; blue-2: ORDER, N 10 cm'));
    const [give] = written.choices;
    expect(give).toMatchObject({ answer: { 'blue-1': 'STAKES', 'blue-2': 'ORDER, N 10 cm' } });
    const given = give !== undefined && 'answer' in give ? give.answer : {};
    expect(faultsOf({ ...(given as object) }, request, battle)).toEqual([]);
    expect(problems(asking.read('blue-1: DANCE'))).toContain('DANCE');
    expect(problems(asking.read('red-1: H'))).toContain('there is no "red-1"');
  });

  it('are asked for phantoms by their markers, and for no berserker (cady/ancient-medieval/berserker/no-orders)', () => {
    const { request: written, asking } = first();
    if (written.kind !== 'orders') throw new Error('orders come first');
    const [tag] = written.phantoms;
    expect(tag).toBeDefined();
    expect(next(asking.read(tag ?? '')).question[0]).toContain('nobody');
    const game = setUp({
      pieces: [
        { id: 'blue-1', type: 'berserker', at: [50, 50] },
        { id: 'red-1', at: [100, 100] },
      ],
    });
    const view = ancientView(game.state, 'blue', game.scenario, rules);
    const orders = {
      kind: 'orders',
      id: 'orders:blue',
      side: 'blue',
      clause: 'cady/common/sequence/step-3-write-orders',
    } as const;
    const request = { ...orders, units: ['blue-1'], phantoms: [] };
    const none = ask(ancientWindows, request, { view, scenario: game.scenario, rules });
    expect(none.choices).toHaveLength(2);
  });
});

describe('calls', () => {
  const calls: fc.Arbitrary<CallAnswer> = fc.oneof(
    fc.constant({ shot: 'none' as const }),
    fc.record({
      shot: fc.constantFrom('stone' as const, 'bolt' as const, 'ball' as const),
      bearing: fc.integer({ min: 0, max: 359_999 }).map(n => n / 1000),
      range: fc.integer({ min: 1, max: 199_999 }).map(n => n / 1000),
    }),
  );

  it('are read as they were written', () => {
    fc.assert(
      fc.property(calls, call => {
        expect(readCall(printCall(call))).toEqual({ answer: call });
      }),
    );
  });

  it('compass points and the unit may be written', () => {
    expect(readCall('Stone NNE 60 cm')).toEqual({ answer: { shot: 'stone', bearing: 22.5, range: 60 } });
  });

  it.each([
    ['', 'there is no shot ""'],
    ['shell 10 20', 'there is no shot "shell"'],
    ['stone', 'the bearing is missing'],
    ['bolt up 20', '"up" is no bearing'],
    ['ball 20', 'the range is missing'],
    ['stone 20 far', '"far" is no range'],
    ['stone 20 30 40', '"40" is too much'],
  ])('"%s" is told off', (typed, problem) => {
    expect(problems(readCall(typed))).toBe(problem);
  });

  it('whatever is offered is a call that the rules take, and to hold fire is always offered', () => {
    let shots = 0;
    play(3, 6, (battle, request) => {
      if (request.kind !== 'call') return;
      const { choices } = asked(battle, request);
      expect(choices.at(-1)).toMatchObject({ answer: { shot: 'none' } });
      for (const choice of choices) {
        if (!('answer' in choice)) throw new Error('a call needs no other question');
        expect(faultsOf(choice.answer, request, battle)).toEqual([]);
      }
      shots += choices.length - 1;
    });
    expect(shots).toBeGreaterThan(0);
  });
});

describe('a charge that is met, and a gap in the enemy’s line', () => {
  const seat = (() => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', type: 'longbow-light', at: [100, 30], figures: 12, formation: 'LB' },
        { id: 'red-1', type: 'medium-cavalry', at: [100, 95], figures: 10, formation: 'LB' },
      ],
    });
    const view = ancientView(game.state, 'blue', game.scenario, rules);
    return { view, scenario: game.scenario, rules };
  })();

  it('every third of the range is offered with its hits (cady/ancient-medieval/missile/attacked-3dt-pass)', () => {
    const asking = ask(
      ancientWindows,
      {
        kind: 'meet-charge',
        id: 'meet:blue-1',
        side: 'blue',
        clause: 'cady/common/three-dice/shooter-choice',
        unit: 'blue-1',
        charger: 'red-1',
        thirds: ['far', 'middle', 'close'],
      },
      seat,
    );
    expect(asking.choices.map(choice => 'answer' in choice && choice.answer)).toEqual([
      { at: 'far' },
      { at: 'middle' },
      { at: 'close' },
    ]);
    const hits = asking.choices.map(({ odds }) => Number(/([\d.]+) hits expected/.exec(odds ?? '')?.[1]));
    expect(hits[2]).toBeGreaterThan(hits[1] ?? 0);
    expect(hits[1]).toBeGreaterThan(hits[0] ?? 0);
    expect(asking.choices[2]?.odds).toContain('only rolls for its life');
    expect(asking.read('close')).toEqual({ answer: { at: 'close' } });
  });

  it('what fire at a third promises is what the rules in force make of it (cady/common/three-dice/shooter-close)', () => {
    const { passed } = rules.defensiveFire;
    const stepped = { ...passed, close: { ...passed.close, steps: 1, melees: true } };
    const dear = { ...rules, defensiveFire: { ...rules.defensiveFire, passed: stepped } };
    const promised = (by: typeof rules) =>
      ask(
        ancientWindows,
        {
          kind: 'meet-charge',
          id: 'meet:blue-1',
          side: 'blue',
          clause: 'cady/common/three-dice/shooter-choice',
          unit: 'blue-1',
          charger: 'red-1',
          thirds: ['far', 'close'],
        },
        { ...seat, rules: by },
      ).choices.map(({ odds }) => odds ?? '');
    const [far, close] = promised(rules);
    const [farStepped, closeStepped] = promised(dear);
    expect(farStepped).toBe(far);
    expect(closeStepped).not.toBe(close);
    expect(close).toContain('only rolls for its life');
    expect(closeStepped).not.toContain('only rolls for its life');
  });

  it('are read as they were written', () => {
    expect(readThird('Middle')).toEqual({ answer: { at: 'middle' } });
    expect(problems(readThird('now'))).toContain('"now"');
    expect(readBreakThrough('go')).toEqual({ answer: { go: true } });
    expect(readBreakThrough('stay')).toEqual({ answer: { go: false } });
    expect(problems(readBreakThrough('well'))).toContain('"well"');
  });

  it('the way through is offered, with how far it leads (cady/common/break-through/when)', () => {
    const asking = ask(
      ancientWindows,
      {
        kind: 'break-through',
        id: 'through:blue-1',
        side: 'blue',
        clause: 'cady/common/break-through/when',
        unit: 'blue-1',
        cm: 12,
      },
      seat,
    );
    expect(asking.choices.map(({ text }) => text)).toEqual(['go on for 12.0 cm', 'stay']);
  });
});
