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
import { printCall, readCall } from '../../src/rulesets/cady/musket/choices/call.js';
import {
  byEye,
  type CallAnswer,
  type MusketTerms,
  musket,
  musketRules,
  musketWindows,
  takeAndHold,
} from '../../src/rulesets/cady/musket/index.js';
import { ask } from '../asked.js';
import { changed } from '../cli/musket-scenario.js';

type MusketBattle = Battle<MusketTerms>;

const scenario = changed(draft => {
  // Near enough to fight from the first turn.
  for (const unit of draft.sides.red.units) unit.at = [unit.at[0], unit.at[1] - 28];
  draft.table.features = [];
});

function asked(battle: MusketBattle, request: RequestOf<MusketTerms>): Asking<unknown> {
  const { view } = viewOf(musket, battle, request.side);
  return ask(musketWindows, request, { view, scenario: battle.scenario, rules: musketRules() });
}

function faultsOf(given: unknown, request: RequestOf<MusketTerms>, { now: state, scenario }: MusketBattle) {
  return checkAnswer(musket, request, given, { state, scenario, rules: musketRules() });
}

function play(seed: number, turns: number, look: (battle: MusketBattle, request: RequestOf<MusketTerms>) => void) {
  let battle = startBattle(musket, scenario, { seed });
  const bot = takeAndHold(seed);
  while (battle.outcome === null && battle.turn <= turns) {
    for (const request of battle.pending) look(battle, request);
    const answers = battle.pending.map(request => ({
      side: request.side,
      id: request.id,
      answer: bot.answer(request, viewOf(musket, battle, request.side).view, musket.rules()),
    }));
    battle = answer(musket, battle, answers);
  }
}

/** What a reply leads to. */
function next(reply: ReturnType<Asking<unknown>['read']>): Asking<unknown> {
  if (!('further' in reply)) throw new Error('it leads to no other question');
  return reply.further;
}

const first = () => {
  const battle = startBattle(musket, scenario, { seed: 1 });
  const request = battle.pending.find(({ side }) => side === 'blue')!;
  return { battle, request, asking: asked(battle, request) };
};

describe('orders', () => {
  it('whatever is offered for a unit is an order that the rules take', () => {
    let offers = 0;
    play(1, 8, (battle, request) => {
      if (request.kind !== 'orders') return;
      const asking = asked(battle, request);
      for (const unit of request.units) {
        for (const choice of next(asking.read(unit)).choices) {
          if (!('further' in choice)) throw new Error('an order leads back to the others');
          const [give] = choice.further().choices;
          if (give === undefined || !('answer' in give)) throw new Error('orders can be given');
          expect([choice.text, faultsOf(give.answer, request, battle)]).toEqual([choice.text, []]);
          offers++;
        }
      }
    });
    expect(offers).toBeGreaterThan(100);
  });

  it('those not written stand; what is written is kept while the next is written', () => {
    const { asking } = first();
    expect(asking.read('done')).toEqual({ answer: {} });
    const one = next(asking.read('blue-1: N 1/3, F N'));
    const two = next(one.read('blue-2: ADV 30 cm; blue-guns: H'));
    expect(two.read('done')).toEqual({ answer: { 'blue-1': 'N 1/3, F N', 'blue-2': 'ADV 30 cm', 'blue-guns': 'H' } });
    expect(next(two.read('blue-2: keep')).read('done')).toEqual({
      answer: { 'blue-1': 'N 1/3, F N', 'blue-guns': 'H' },
    });
    // On a unit's own page its name may be left out.
    expect(next(next(one.read('blue-2')).read('H')).read('done')).toEqual({
      answer: { 'blue-1': 'N 1/3, F N', 'blue-2': 'H' },
    });
  });

  it.each([
    ['N full', 'it is not said which unit'],
    ['red-1: H', 'there is no "red-1" to be ordered about'],
    ['constructor: H', 'there is no "constructor"'],
    ['blue-1:', '"" is empty'],
    ['blue-1: fly', '"fly" cannot be read'],
    ['blue-1: H; blue-2: hop', '"hop" cannot be read'],
  ])('"%s" is told off', (typed, problem) => {
    const reply = first().asking.read(typed);
    expect('violations' in reply && reply.violations.map(fault => fault.problem).join()).toContain(problem);
  });

  it('can be written down as the bot would', () => {
    const { battle, request, asking } = first();
    const choice = asking.choices[1]!;
    if (!('further' in choice)) throw new Error('the bot’s orders can be looked over');
    const [give] = choice.further().choices;
    const bot = takeAndHold(1).answer(request, viewOf(musket, battle, 'blue').view, musket.rules());
    expect(give).toMatchObject({ answer: bot });
  });

  it('tell no distance that would have to be measured', () => {
    const { asking } = first();
    const told = [...asking.choices.map(({ odds }) => odds ?? ''), ...(asking.odds?.() ?? [])].join('\n');
    const distances = [...told.matchAll(/about (\d+) cm/g)].map(([, cm]) => Number(cm));
    expect(distances.length).toBeGreaterThan(3);
    expect(distances.filter(cm => cm % 10 !== 0)).toEqual([]);
    expect([byEye(3), byEye(44.9), byEye(45)]).toEqual([10, 40, 50]);
  });
});

describe('calls', () => {
  const calls: fc.Arbitrary<CallAnswer> = fc.oneof(
    fc.constant({ shot: 'none' as const }),
    fc.record({ shot: fc.constant('canister' as const), bearing: fc.nat(359) }),
    fc.record({
      shot: fc.constantFrom('solid' as const, 'explosive' as const),
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
    expect(readCall('Explosive NNE 60 cm')).toEqual({ answer: { shot: 'explosive', bearing: 22.5, range: 60 } });
  });

  it.each([
    ['', 'there is no projectile ""'],
    ['grape 10 20', 'there is no projectile "grape"'],
    ['solid', 'the bearing is missing'],
    ['solid up 20', '"up" is no bearing'],
    ['solid 20', 'the range is missing'],
    ['solid 20 far', '"far" is no range'],
    ['solid 20 30 40', '"40" is too much'],
    ['canister 20 30', 'canister takes no range'],
  ])('"%s" is told off', (typed, problem) => {
    const reply = readCall(typed);
    expect('violations' in reply && reply.violations[0]?.problem).toBe(problem);
  });

  it('whatever is offered is a call that the rules take, and to hold fire is always offered', () => {
    let shots = 0;
    const look = (battle: MusketBattle, request: RequestOf<MusketTerms>) => {
      if (request.kind !== 'call') return;
      const { choices } = asked(battle, request);
      expect(choices.at(-1)).toMatchObject({ answer: { shot: 'none' } });
      for (const choice of choices) {
        if (!('answer' in choice)) throw new Error('a call needs no other question');
        expect(faultsOf(choice.answer, request, battle)).toEqual([]);
      }
      shots += choices.length - 1;
    };
    // Each gun is asked once or twice before the lines meet.
    for (const seed of [1, 2, 3, 5]) play(seed, 6, look);
    expect(shots).toBeGreaterThan(5);
  });
});
