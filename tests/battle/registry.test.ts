import { describe, expect, it } from 'vitest';
import { findRuleset, playOut, type Registry, registered, startBattle } from '../../src/battle/index.js';
import { scenario, toy } from './toy.js';
import { violations } from './violations.js';

describe('a registry', () => {
  const registry: Registry = { toy: registered(toy) };

  it('finds a ruleset by its id', () => {
    expect(findRuleset(registry, 'toy')).toBe(toy);
  });

  it('plays a ruleset of which only the id is known', () => {
    const ruleset = findRuleset(registry, 'toy');
    const commanders = { red: ruleset.bots.plain!(0), blue: ruleset.bots.plain!(1) };
    const battle = playOut(ruleset, startBattle(ruleset, scenario, { seed: 7 }), commanders);
    expect(battle.outcome).not.toBeNull();
  });

  it.each(['chess', '__proto__', 'toString'])('says what there is instead of %s', id => {
    expect(violations(() => findRuleset(registry, id))).toEqual([`ruleset: there is no ruleset ${id}`]);
  });
});
