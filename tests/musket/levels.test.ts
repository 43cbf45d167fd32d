import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, recordOf, replay, startBattle } from '../../src/battle/index.js';
import {
  type MusketScenarioFile,
  musket,
  musketRules,
  musketScenarioSchema,
  musterMusket,
  takeAndHold,
} from '../../src/rulesets/cady/musket/index.js';

/** The bridge at Ashford, with light troops hidden and two markers that stand for nobody. */
function ashford(level: MusketScenarioFile['level'], change: (file: MusketScenarioFile) => void = () => {}) {
  const text = readFileSync(new URL('../../examples/scenarios/basic-musket-game.json', import.meta.url), 'utf8');
  const file: MusketScenarioFile = { ...JSON.parse(text), level };
  if (level !== 'basic') {
    for (const [side, army] of Object.entries(file.sides)) {
      for (const unit of army.units) {
        if (unit.id !== `${side}-light`) continue;
        unit.hidden = true;
        // Off the slope: who hides must stand on one level.
        unit.at = side === 'blue' ? [166, 26] : [16, 84];
      }
    }
    const { blue } = file.sides;
    if (blue !== undefined)
      blue.phantoms = [
        [20, 30],
        [130, 20],
      ];
  }
  if (level === 'advanced') {
    for (const [side, army] of Object.entries(file.sides)) {
      army.brigades = [{ id: `${side}-brigade`, units: [`${side}-1`, `${side}-2`] }];
    }
  }
  change(file);
  return file;
}

const clausesOf = (file: MusketScenarioFile) => {
  try {
    musterMusket(musketScenarioSchema.parse(file), musketRules());
    return [];
  } catch (thrown) {
    return (thrown as { violations: readonly { path: string; clause?: string }[] }).violations.map(({ path }) => path);
  }
};

describe('a musket scenario of the intermediate and advanced game', () => {
  it.each([
    ['intermediate', 4],
    ['intermediate', 2],
    ['advanced', 4],
  ] as const)(
    'plays to an end with the bot, and its record replays: %s, seed %d (cady/common/game-level/intermediate-3dt cady/common/game-level/intermediate-hidden)',
    (level, seed) => {
      const start = startBattle(musket, ashford(level), { seed });
      const events: { readonly kind: string }[] = [...start.events];
      const commanders = { blue: takeAndHold(seed), red: takeAndHold(seed + 1) };
      const ended = playOut(musket, start, commanders, { onStep: step => events.push(...step.events) });
      expect(ended.outcome).not.toBeNull();
      const told = new Set(events.map(({ kind }) => kind));
      expect(told).toContain('three-dice-test');
      expect(told).toContain('revealed');
      expect(replay(musket, recordOf(ended)).checksums).toEqual(ended.checksums);
    },
  );

  it('sets its hidden units and phantoms behind markers, and its brigades up', () => {
    const { units, phantoms } = musterMusket(musketScenarioSchema.parse(ashford('advanced')), musketRules());
    expect(units['blue-light']?.marker).toMatch(/^blue#/);
    expect(units['blue-1']).toMatchObject({ marker: null, brigade: 'blue-brigade' });
    expect(phantoms.map(({ side }) => side)).toEqual(['blue', 'blue']);
  });

  it('uses no more of the book than its level has (cady/common/game-level/basic-no-hidden cady/common/game-level/basic-single-units cady/common/game-level/advanced-brigades)', () => {
    expect(clausesOf(ashford('basic'))).toEqual([]);
    expect(clausesOf({ ...ashford('intermediate'), level: 'basic' })).toEqual(['level']);
    expect(clausesOf({ ...ashford('advanced'), level: 'intermediate' })).toEqual(['level']);
  });

  it('has brigades of its own steady units, each in one, and markers apart (cady/common/unit/battle-or-brigade cady/common/unit/no-morale-1-in-battle)', () => {
    const faults = (change: (army: MusketScenarioFile['sides'][string]) => unknown) =>
      clausesOf(
        ashford('advanced', ({ sides: { blue } }) => {
          if (blue !== undefined) change(blue);
        }),
      );
    const brigade = (units: string[]) => ({ id: 'another', units });
    expect(faults(army => (army.brigades = [...(army.brigades ?? []), brigade(['red-1', 'blue-light'])]))).toContain(
      'sides.blue.brigades[1].units[0]',
    );
    expect(faults(army => (army.brigades = [...(army.brigades ?? []), brigade(['blue-1', 'blue-light'])]))).toContain(
      'sides.blue.brigades[1].units[0]',
    );
    expect(faults(army => (army.phantoms = [...(army.phantoms ?? []), [20, 30]]))).toEqual(['sides.blue.phantoms']);
  });
});
