import { describe, expect, it } from 'vitest';
import {
  findRuleset,
  type Registry,
  type Ruleset,
  registered,
  startBattle,
  type Terms,
} from '../../src/battle/index.js';
import { scenario, toy } from './toy.js';
import { violations } from './violations.js';

/** Begins a battle of a ruleset that it knows nothing of. */
function asked<T extends Terms>(ruleset: Ruleset<T>): number {
  return startBattle(ruleset, scenario, { seed: 7 }).pending.length;
}

describe('a registry', () => {
  const registry: Registry = { toy: registered(toy) };

  it('finds a ruleset by its id', () => {
    expect(findRuleset(registry, 'toy')(({ title }) => title)).toBe('A toy war');
    expect(findRuleset(registry, 'toy')(asked)).toBe(asked(toy));
  });

  it.each(['chess', '__proto__', 'toString'])('says what there is instead of %s', id => {
    expect(violations(() => findRuleset(registry, id))).toEqual([`ruleset: there is no ruleset ${id}`]);
  });
});
