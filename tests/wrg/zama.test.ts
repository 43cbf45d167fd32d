import { describe, expect, it, vi } from 'vitest';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { onTable } from '../../src/rulesets/wrg/units.js';
import { expectPlayedAgain, field } from './fields.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe('Zama between two generals', () => {
  const { scenario, fought } = field('zama-202-bc');
  const { battle: played, told } = fought(202);

  it('has nobody with a comma in his name, so that a list of them can be read', () => {
    const names = Object.values(scenario.sides).flatMap(({ units }) => units.map(({ name }) => name));
    expect(names.filter(name => name?.includes(',') === true)).toEqual([]);
  });

  it('is fought to its end, at nightfall at the latest', () => {
    expect(played.outcome).not.toBeNull();
    expect(played.now.period).toBeLessThanOrEqual(wrgRules().army.bases.periods);
  });

  it('has charges, blows and broken troops in it', () => {
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(
      expect.arrayContaining(['order', 'declared', 'test', 'moved', 'met', 'shot', 'fought', 'broke']),
    );
  });

  it('leaves no unit with more figures than it had', () => {
    const { now } = played;
    for (const unit of Object.values(now.units)) {
      expect(unit.figures, unit.id).toBeLessThanOrEqual(unit.strength);
      expect(unit.figures, unit.id).toBeGreaterThanOrEqual(0);
    }
    expect(onTable(now).length).toBeGreaterThan(0);
  });

  it('is played again from its record, to the same end', () => expectPlayedAgain(played));
});
