import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksum, loadAnyWindows, playOut, recordOf, replay, startBattle } from '../../src/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';

const read = (path: string): { readonly ruleset: string } => JSON.parse(readFileSync(`examples/${path}.json`, 'utf8'));

/** A battle of the ruleset's first bots with house rules, by the record alone, and without them. */
function changed<T extends NamedTerms>(
  { ruleset, bots }: Windows<T>,
  field: object,
  houseRules: object,
  maxTurns: number,
): void {
  const bot = Object.values(bots)[0]!;
  const played = (options: object) => {
    const start = startBattle(ruleset, field, { seed: 3, ...options });
    const commanders = Object.fromEntries(ruleset.sides(start.scenario).map(side => [side, bot(1, start.scenario)]));
    return playOut(ruleset, start, commanders, { maxTurns });
  };
  const printed = played({});
  const house = played({ houseRules });
  expect(checksum(house.state)).not.toBe(checksum(printed.state));
  const again = replay(ruleset, JSON.parse(JSON.stringify(recordOf(house))));
  expect(checksum(again.state)).toBe(checksum(house.state));
  expect(checksum(played({ houseRules: [] }).state)).toBe(checksum(printed.state));
}

describe('house rules that come with the library', () => {
  it.each([
    ['club-musket', 'basic-musket-game', 4],
    ['swift-horse-ancient-medieval', 'hastings-1066', 2],
    ['long-muskets-raymond', 'naseby-1645', 3],
    ['strong-bows-skirmish', 'ambush-in-hanger-wood', 2],
    ['far-bows-wrg', 'saxon-raid-370', 3],
  ])(
    '%s change the battle of %s, which its record plays back; taken away, they leave no trace',
    async (set, field, turns) => {
      const [house, scenario] = [read(`house-rules/${set}`), read(`scenarios/${field}`)];
      expect(house.ruleset).toBe(scenario.ruleset);
      const any = await loadAnyWindows(scenario.ruleset);
      any(windows => changed(windows, scenario, house, turns));
    },
  );
});
