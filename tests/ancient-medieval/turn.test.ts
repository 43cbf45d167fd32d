import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { musterBattle } from '../../src/battle/index.js';
import {
  type AncientScenarioFile,
  ancientMedieval,
  ancientPhases,
} from '../../src/rulesets/cady/ancient-medieval/index.js';

const hastings: AncientScenarioFile = JSON.parse(
  readFileSync(new URL('../../examples/scenarios/hastings-1066.json', import.meta.url), 'utf8'),
);

describe('the turn', () => {
  it('has machines shoot before bows, bows before shock, shock before melee [cady/ancient-medieval/artillery/phase-order]', () => {
    expect(ancientPhases.map(({ id }) => id)).toEqual([
      'orders',
      'opening-missiles',
      'movement',
      'artillery',
      'missiles',
      'shock',
      'melee',
      'morale',
    ]);
  });
});

describe('a scenario', () => {
  it('says on which level it is played, and may use nothing of a higher one [cady/common/game-level/choose]', () => {
    expect(() => musterBattle(ancientMedieval, hastings)).not.toThrow();
    expect(() => musterBattle(ancientMedieval, { ...hastings, level: 'basic' })).toThrow(/basic game/);
    expect(() => musterBattle(ancientMedieval, { ...hastings, level: 'expert' })).toThrow(/no level "expert"/);
  });

  it('says how it is won, and when it ends [cady/common/definition/victory-conditions] [cady/common/definition/game-victory]', () => {
    const { turnLimit: _, ...endless } = hastings;
    expect(() => musterBattle(ancientMedieval, endless)).toThrow(/turnLimit/);
    const { victory: __, ...aimless } = hastings;
    expect(() => musterBattle(ancientMedieval, aimless)).toThrow(/victory/);
  });
});
