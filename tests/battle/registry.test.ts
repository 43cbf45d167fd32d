import { describe, expect, it } from 'vitest';
import {
  findRuleset,
  playOut,
  type Registry,
  type Ruleset,
  registered,
  startBattle,
  type Terms,
} from '../../src/battle/index.js';
import { scenario, toy } from './toy.js';
import { violations } from './violations.js';

/** Plays a battle of a ruleset that it knows nothing of. */
function winner<T extends Terms>(ruleset: Ruleset<T>): string | null | undefined {
  const commander = ruleset.bots.plain!;
  const battle = startBattle(ruleset, scenario, { seed: 7 });
  return playOut(ruleset, battle, { red: commander(0), blue: commander(1) }).outcome?.winner;
}

describe('a registry', () => {
  const registry: Registry = { toy: registered(toy) };

  it('finds a ruleset by its id', () => {
    expect(findRuleset(registry, 'toy')(({ title }) => title)).toBe('A toy war');
    expect(findRuleset(registry, 'toy')(winner)).toBe(winner(toy));
  });

  it.each(['chess', '__proto__', 'toString'])('says what there is instead of %s', id => {
    expect(violations(() => findRuleset(registry, id))).toEqual([`ruleset: there is no ruleset ${id}`]);
  });
});
