import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgEvent } from '../../src/rulesets/wrg/events.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';

vi.setConfig({ testTimeout: 120_000 });

const file = new URL('../../examples/scenarios/trebia-218-bc.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

it('the Trebia is fought to its end in a short winter day, in the snow that falls [wrg/weather/daylight] [wrg/weather/onset]', () => {
  const words: string[] = [];
  const note = ({ events }: { readonly events: readonly WrgEvent[] }) =>
    words.push(...events.map(event => (event.kind === 'weather' ? event.what : event.kind)));
  const start = startBattle(wrg, scenario, { seed: 2 });
  note(start);
  const ended = playOut(wrg, start, { rome: lineOfBattle(), carthage: lineOfBattle() }, { onStep: note });
  expect(ended.outcome).not.toBeNull();
  // Eight periods of daylight in December, one of them gone.
  expect(ended.now.period).toBeLessThanOrEqual(7);
  expect(words).toEqual(expect.arrayContaining(['may-come', 'declared', 'met', 'fought']));
  const { wet = 0, snow = 0 } = ended.now.weather?.so ?? {};
  expect(wet).toBe(snow);
  expect(words.includes('comes')).toBe(snow > 0);
  expect(words.includes('snow-lies')).toBe(snow >= 3);
});
