import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, readRecord, recordOf, recordText, replay, startBattle } from '../../src/battle/index.js';
import { musket, musketOnLand, takeAndHold } from '../../src/rulesets/cady/musket/index.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));

describe('the musket game without ships', () => {
  it('plays the same battles, and each replays the records of the other', () => {
    const scenario = read('basic-musket-game');
    const fought = (ruleset: typeof musket) => {
      const battle = startBattle(ruleset, scenario, { seed: 5 });
      const [one = '', other = ''] = ruleset.sides(battle.scenario);
      return playOut(ruleset, battle, { [one]: takeAndHold(1), [other]: takeAndHold(2) });
    };
    const [whole, land] = [fought(musket), fought(musketOnLand)];
    expect(land.checksums).toEqual(whole.checksums);
    expect(replay(musketOnLand, readRecord(recordText(recordOf(whole)))).checksums).toEqual(whole.checksums);
  });

  it('refuses a scenario that has any', () => {
    expect(() => startBattle(musketOnLand, read('river-landing'), { seed: 1 })).toThrow(/no ships are played/);
  });
});
