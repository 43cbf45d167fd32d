import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { scripted } from '../../src/dice/index.js';
import { ancientMedieval } from '../../src/rulesets/cady/ancient-medieval/ruleset.js';
import { ancientNamesOf } from '../../src/rulesets/cady/ancient-medieval/windows/names.js';
import { ancientWindows } from '../../src/rulesets/cady/ancient-medieval/windows/windows.js';
import { resolveChargeTest } from '../../src/rulesets/cady/common/fighting/charge-test.js';
import { tellEvents } from '../../src/windows/index.js';

const scenario = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));

describe('names of what is part of a unit', () => {
  it('an elephant goes by its number, and a part of a cohort is a century', () => {
    const battle = startBattle(ancientMedieval, scenario('heraclea-280-bc'), { seed: 1 });
    const names = ancientNamesOf(battle.scenario);
    expect(names.of('elephants-left-2')).toBe('Elephants of the left 2');
    expect(battle.state.units['elephants-left-2']?.name).toBe('Elephants of the left 2');
    expect(names.of('hastati-1-2')).toMatch(/, century 2$/);
  });

  it('a ladder of a castle is called what it is', () => {
    const battle = startBattle(ancientMedieval, scenario('castle-assault'), { seed: 1 });
    const told = {
      turn: 1,
      phase: 'movement',
      kind: 'siege',
      unit: 'ladders-west',
      gear: 'ladder-west',
      what: 'in-place',
      because: [],
    } as const;
    expect(tellEvents(ancientWindows, [told], battle)).toContain('The ladder of West ladder is in place');
  });
});

describe('what became of an elephant', () => {
  it('its hits are told: it is not unhurt', () => {
    const battle = startBattle(ancientMedieval, scenario('heraclea-280-bc'), { seed: 1 });
    const beast = battle.state.units['elephants-left-1'];
    if (beast?.elephant == null) throw new Error('no elephant');
    const hurt = { ...beast, elephant: { ...beast.elephant, hits: 5 } };
    const units = { ...battle.state.units, [beast.id]: hurt };
    const told = ancientWindows.fates?.(
      { scenario: battle.scenario, rules: ancientMedieval.rules() },
      { ...battle.state, units },
    );
    expect(told).toMatch(/Elephants of the left 1 .*5 hits/);
    expect(told).toMatch(/Elephants of the left 2 .*unhurt/);
  });
});

describe('a charge at somebody who goes back [cady/common/charge/no-test-resolution]', () => {
  it('nobody is said to stand to it', () => {
    const horse = { figures: 20, morale: 5 };
    const met = resolveChargeTest(
      { attacker: horse, defender: { figures: 4, morale: 4 }, withdraws: true },
      scripted([]),
    );
    expect(met.because.at(-1)).toMatchObject({ because: 'nobody tests', effect: 'shock and melee if they meet' });
  });
});
