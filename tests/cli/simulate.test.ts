import { describe, expect, it } from 'vitest';
import { littlewars } from './command.js';

const scenario = 'examples/scenarios/basic-musket-game.json';
const club = 'examples/house-rules/club-musket.json';

describe('littlewars simulate', () => {
  it('counts how battles end, each the one that `battle` plays with its seed', async () => {
    const { code, out } = await littlewars(
      'simulate',
      scenario,
      '--battles',
      '1',
      '--seed',
      '3',
      '--bot',
      'beginner',
      '--json',
    );
    expect(code).toBe(0);
    const told = JSON.parse((await littlewars('battle', scenario, '--seed', '3', '--bot', 'beginner', '--json')).out);
    const [result] = JSON.parse(out).results;
    expect(result.won[told.winner]).toBe(1);
    expect(result.turns).toEqual({ mean: told.turns, least: told.turns, most: told.turns });
    expect([result.drawn, result.unended, result.reasons.length]).toEqual([0, 0, 1]);
  });

  it('sets two sets of rules side by side, over the same seeds', async () => {
    const { code, out } = await littlewars('simulate', scenario, '--battles', '2', '--turns', '1', '--against', club);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 battles, seeds 1 to 2\n/);
    expect(out).toMatch(/ the print +Club rules\n/);
    expect(out).toMatch(/\nnot ended +2 +2\n/);
    expect(out).toContain('How they ended under Club rules:\n  2 × not played to its end\n');
    expect(out).toContain('Won by somebody else under the other rules: 0 of 2');
  });

  it('says why as `battle` does, in the words of the sides, and counts what the game calls its turns', async () => {
    const field = 'examples/scenarios/hougoumont-1815.json';
    const { out } = await littlewars('simulate', field, '--battles', '1', '--seed', '3');
    const told = await littlewars('battle', field, '--seed', '3', '--quiet');
    const [, reason = ''] = /How they ended:\n {2}1 × (.+)/.exec(out) ?? [];
    expect(reason).not.toBe('');
    expect(told.out.replace(/\d+(\.\d+)?(?= %)/g, '…')).toContain(reason);
    const ford = 'examples/scenarios/ford-of-the-grey-wood.json';
    expect((await littlewars('simulate', ford, '--battles', '1', '--turns', '1')).out).toMatch(
      /\nperiods +1 \(1 to 1\)\n/,
    );
  });

  it('ends as every command does: 2 for wrong usage, 1 for a file at fault', async () => {
    expect((await littlewars('simulate', scenario, '--battles', 'many')).code).toBe(2);
    expect((await littlewars('simulate', scenario, '--bot', 'nobody')).code).toBe(2);
    expect((await littlewars('simulate', scenario, '--against', scenario)).code).toBe(1);
    expect((await littlewars('simulate', 'nothing-there.json')).code).toBe(1);
  });
});
