import { describe, expect, it, vi } from 'vitest';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';
import { expectPlayedAgain, field } from './fields.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe('the storm of a small town between two generals', () => {
  const { scenario, start, fought } = field('storm-of-megara-minor');
  const { battle: played, told } = fought(1);
  // In most the tower burns before it has come to the wall; in the seventh it lets its bridge down.
  const seventh = fought(7);
  const third = fought(3);
  const all = [...told, ...seventh.told];

  it('is fought at the gate, on the ladders, from the tower and underground, and to its end by points', () => {
    const words = all.map(event => ('what' in event ? `${event.kind} ${event.what}` : event.kind));
    expect([...new Set(words)]).toEqual(
      expect.arrayContaining([
        'siege ladders-raised',
        'siege tower-at-wall',
        'mine begun',
        'mine announced',
        'mine dug',
        'struck',
        'work',
        'broken',
        'met',
        'fought',
        'shot',
        'holding',
      ]),
    );
    expect(played.outcome?.reason).toMatch(/points/);
  });

  it('succeeds or is beaten off: nobody agrees on a draw (wrg/victory/convention)', () => {
    // The town has the better of the first, Rome of the third.
    const ends = [played, seventh.battle, third.battle].map(({ outcome }) => {
      const [rome = 0, town = 0] = (outcome?.reason.match(/\d+(?= points|$)|(?<=town )\d+/g) ?? []).map(Number);
      return { outcome, rome, town };
    });
    for (const { outcome, rome, town } of ends) {
      expect(outcome).toMatchObject({ winner: rome > town ? 'rome' : 'town', clause: 'wrg/victory/convention' });
    }
  });

  it('shows ladders, ram, tower and penthouse in its pictures, and no gate that is down', () => {
    const setting = { scenario, rules: wrgRules() };
    const before = wrgWindows.picture(setting, start(1).now, []);
    const after = wrgWindows.picture(setting, played.now, []);
    expect(new Set(before.things?.map(({ kind }) => kind))).toEqual(
      new Set(['ladder', 'penthouse', 'ram', 'siege tower']),
    );
    expect(before.table.features.map(({ id }) => id)).toContain('sea-gate');
    expect(after.table.features.map(({ id }) => id)).not.toContain('sea-gate');
  });

  it('is played again from its record, to the same end', () => expectPlayedAgain(played));
});
