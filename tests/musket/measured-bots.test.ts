import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchOf, series } from '../../scripts/sense/measure.js';
import { nothing, together } from '../../scripts/sense/types.js';
import { musketWindows } from '../../src/rulesets/cady/musket/windows/windows.js';

const file = new URL('../../examples/scenarios/basic-musket-game.json', import.meta.url);
const bench = benchOf(musketWindows, JSON.parse(readFileSync(file, 'utf8')));
const seeds = [1, 2, 3, 4, 5, 6];
const bot = 'take-and-hold';

/** What a bot and the beginner against whom it plays come to, on both sides together. */
function measured(seedsOfEach: readonly number[]) {
  const there = series(bench, { blue: bot, red: 'beginner' }, seedsOfEach);
  const back = series(bench, { blue: 'beginner', red: bot }, seedsOfEach);
  const of = (a = nothing(), b = nothing()) => together(a, b);
  return { ours: of(there.blue, back.red), beginners: of(there.red, back.blue) };
}

describe('how well the bot plays (npm run bots measures more)', () => {
  const { ours, beginners } = measured(seeds);

  it('nearly everybody fights or fires', () => {
    expect(ours.idle / ours.units).toBeLessThan(0.2);
  });

  it('its charges meet somebody, unless he gets out of their way', () => {
    expect(ours.charges).toBeGreaterThan(10);
    expect(ours.short / ours.charges).toBeLessThan(0.1);
  });

  it('hardly anybody stands who was ordered on, or turns in his place; no more than with a beginner', () => {
    expect(ours.stuck / ours.units).toBeLessThan(0.04);
    expect(ours.stuck).toBeLessThanOrEqual(beginners.stuck);
  });

  it('no battle goes on to its limit', () => {
    expect(ours.battles).toBe(seeds.length * 2);
    expect(ours.limit).toBeLessThanOrEqual(1);
  });
});
