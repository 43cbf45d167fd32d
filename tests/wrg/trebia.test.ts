import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';

vi.setConfig({ testTimeout: 120_000 });

const file = new URL('../../examples/scenarios/trebia-218-bc.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

it('the Trebia is fought to its end in a short winter day, and snow falls in it [wrg/weather/daylight] [wrg/weather/onset]', () => {
  const told = [2].map(seed => {
    const words: string[] = [];
    const ended = playOut(
      wrg,
      startBattle(wrg, scenario, { seed }),
      { rome: lineOfBattle(), carthage: lineOfBattle() },
      {
        onStep: ({ events }) =>
          words.push(...events.map(event => (event.kind === 'weather' ? event.what : event.kind))),
      },
    );
    expect(ended.outcome).not.toBeNull();
    // Eight periods of daylight in December, one of them gone.
    expect(ended.now.period).toBeLessThanOrEqual(7);
    return words;
  });
  expect(told.flat()).toEqual(expect.arrayContaining(['comes', 'snow-lies', 'declared', 'met', 'fought']));
});
