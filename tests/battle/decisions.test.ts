import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  answer,
  answerOf,
  commanderBy,
  type Decisions,
  playOut,
  type RequestOfKind,
  startBattle,
} from '../../src/battle/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { scenario, type ToyTerms, toy } from './toy.js';

const decisions: Decisions<ToyTerms> = {
  banner: ({ choices }) => choices[0] ?? '',
  plan: ({ upTo }, { ownReserve }) => ({ commit: Math.min(upTo, ownReserve), note: 'all of them' }),
  stand: () => 'hold',
};

describe('a commander of a function for each kind of decision', () => {
  test('decides by what each is asked, shown and ruled by', () => {
    const stubborn = commanderBy(toy, 'stubborn', decisions);
    const ended = playOut(toy, startBattle(toy, scenario, { seed: 1 }), { red: stubborn, blue: stubborn });
    expect(ended.outcome).not.toBeNull();
    const told = ended.answers.map(({ answer }) => answer);
    expect(told).not.toContain('flee');
  });

  test('is not made of a kind that nobody is asked for', () => {
    const slip = { ...decisions, banners: () => 'lion' };
    expect(() => commanderBy(toy, 'slip', slip)).toThrow('did you mean "banner"?');
  });

  test('says what it has no function for', () => {
    const { stand: _, ...half } = decisions;
    const lacking = Reflect.apply(commanderBy, undefined, [toy, 'lacking', half]);
    const play = () => playOut(toy, startBattle(toy, scenario, { seed: 1 }), { red: lacking, blue: lacking });
    expect(play).toThrow('lacking does not decide "stand"');
    expect(play).toThrow(RuleViolation);
  });
});

describe('an answer to a request', () => {
  test('is of the kind that it asks for, and given in its name', () => {
    const battle = startBattle(toy, scenario, { seed: 1 });
    const [request] = battle.pending;
    if (request?.kind !== 'banner') throw new Error('the toy begins with banners');
    const given = answerOf(toy, request, 'lion');
    expect(given).toEqual({ side: request.side, id: request.id, answer: 'lion' });
    expect(answer(toy, battle, [given]).answers).toHaveLength(1);
    expectTypeOf(answerOf<ToyTerms, RequestOfKind<ToyTerms, 'stand'>>)
      .parameter(2)
      .toEqualTypeOf<'hold' | 'flee'>();
  });
});
