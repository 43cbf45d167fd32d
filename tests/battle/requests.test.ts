import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, checkAnswer, kindOf, type RequestOf, startBattle, viewOf } from '../../src/battle/index.js';
import { loadAnyWindows } from '../../src/index.js';
import { ask } from '../asked.js';
import { type ToyTerms, toy, toyWindows } from './toy.js';

const banner = { kind: 'banner', id: 'b', side: 'red', clause: 'toy/banner', choices: ['lion', 'rose'] } as const;
const scenario = { name: 'toy', men: { red: 3, blue: 3 }, reserve: { red: 0, blue: 0 } };
const rules = toy.rules();
const state = toy.muster(scenario, rules);
const seat = { view: toy.view(state, 'red', scenario, rules), scenario, rules };

describe('a kind of request', () => {
  it('is judged, asked for, read and written by its own record', () => {
    expect(checkAnswer(toy, banner, 'rose', { state, scenario, rules })).toEqual([]);
    expect(checkAnswer(toy, banner, 'lily', { state, scenario, rules })).toMatchObject([{ problem: 'no such banner' }]);
    expect(ask(toyWindows, banner, seat).choices.map(choice => 'answer' in choice && choice.answer)).toEqual([
      'lion',
      'rose',
    ]);
    const { read, print } = kindOf(toyWindows, banner);
    expect(read(print('rose'), banner, seat)).toEqual({ answer: 'rose' });
  });

  it.each(['ransom', 'toString', '__proto__'])('that the ruleset does not ask for is refused: %s', kind => {
    const request = { ...banner, kind } as unknown as RequestOf<ToyTerms>;
    const refusal = new RegExp(`toy asks nobody for "${kind}".*it asks for banner, plan, stand`, 's');
    expect(() => checkAnswer(toy, request, 'rose', { state, scenario, rules })).toThrow(refusal);
    expect(() => ask(toyWindows, request, seat)).toThrow(refusal);
  });
});

describe('in every ruleset', () => {
  const fields = ['basic-musket-game', 'hastings-1066', 'naseby-1645', 'ambush-at-birkenholt'];

  it.each(fields)('what bots answer on the field of %s is lawful, and is read as it is printed', async field => {
    const file = JSON.parse(readFileSync(`examples/scenarios/${field}.json`, 'utf8'));
    const any = await loadAnyWindows(file.ruleset);
    any(windows => {
      const { ruleset, bots } = windows;
      const [bot] = Object.values(bots);
      const rules = ruleset.rules();
      let battle = startBattle(ruleset, file, { seed: 5 });
      const { scenario } = battle;
      const kinds = new Set<string>();
      while (battle.outcome === null && battle.turn <= 6) {
        const answers = battle.pending.map(request => {
          const { view } = viewOf(ruleset, battle, request.side);
          const given = bot?.(7, scenario).answer(request, view, rules);
          kinds.add(request.kind);
          expect(checkAnswer(ruleset, request, given, { state: battle.now, scenario, rules })).toEqual([]);
          const { read, print } = kindOf(windows, request);
          expect(ask(windows, request, { view, scenario, rules }).question.length).toBeGreaterThan(0);
          const answerGiven = given as Parameters<typeof print>[0];
          const printed = print(answerGiven);
          const again = read(printed, request, { view, scenario, rules });
          expect([printed, 'answer' in again]).toEqual([printed, true]);
          if ('answer' in again) expect(print(again.answer)).toBe(printed);
          return { side: request.side, id: request.id, answer: given };
        });
        battle = answer(ruleset, battle, answers);
      }
      expect(kinds.size).toBeGreaterThan(0);
    });
  });
});
