import { describe, expect, it } from 'vitest';
import { armorWorn } from '../../src/rulesets/cady/ancient-medieval/army/armor.js';
import { deadCaps } from '../../src/rulesets/cady/ancient-medieval/army/dead-caps.js';
import { buildingSheets } from '../../src/rulesets/cady/ancient-medieval/army/order-sheets.js';
import { poleArmWeapons } from '../../src/rulesets/cady/ancient-medieval/combat/pole-arms.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';

import { caltropsCost } from '../../src/rulesets/cady/ancient-medieval/works/caltrops.js';

const ancientMedievalTroops = ancientMedievalRules().troops;

describe('marks and names', () => {
  it('a stand of two that lost one wears a dead cap [cady/ancient-medieval/artillery/dead-cap] [cady/ancient-medieval/missile/dead-cap]', () => {
    expect(ancientMedievalTroops['light-infantry'].stand.figures).toBe(2);
    expect(deadCaps({ type: 'light-infantry', figures: 12 })).toEqual({ stands: 6, marked: 0 });
    expect(deadCaps({ type: 'light-infantry', figures: 11 })).toEqual({ stands: 6, marked: 1 });
    expect(deadCaps({ type: 'light-infantry', figures: 0 })).toEqual({ stands: 0, marked: 0 });
    expect(() => deadCaps({ type: 'light-infantry', figures: 1.5 })).toThrow(/whole/);
  });

  it('armor is told by what is worn [cady/ancient-medieval/armor/light] [cady/ancient-medieval/armor/medium] [cady/ancient-medieval/armor/heavy]', () => {
    expect(armorWorn.light.shield).toBe('none');
    expect(armorWorn.medium).toMatchObject({ helmet: 'open', shield: 'carried' });
    expect(armorWorn.heavy).toMatchObject({ helmet: 'closed', shield: 'not needed' });
  });

  it('men-at-arms wear complete armor [cady/ancient-medieval/definition/men-at-arms]', () => {
    expect(ancientMedievalTroops['men-at-arms'].armor).toBe('heavy');
  });

  it('five weapons are pole arms [cady/ancient-medieval/polearm/weapons]', () => {
    expect(poleArmWeapons).toHaveLength(5);
  });

  it('caltrops are bought by the area [cady/ancient-medieval/definition/caltrops]', () => {
    expect(caltropsCost({ area: 20 })).toBe(20);
    expect(caltropsCost({ area: 0 })).toBe(0);
  });
});

describe('the sheets of a held building', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const mill = { name: 'Mill', facing: 90, outline, stories: 2 };

  it('are one a story, with those inside where they stand [cady/ancient-medieval/sheet/building-identification] [cady/ancient-medieval/sheet/building-figures]', () => {
    const archer = { unit: 'archers', at: { x: 2, y: 3 } };
    const sheets = buildingSheets({ ...mill, inside: [[], [archer]] });
    expect(sheets.map(({ story, stands }) => [story, stands.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(sheets[1]).toMatchObject({ name: 'Mill', facing: 90, outline, stands: [archer] });
  });

  it('refuse whoever stands outside', () => {
    const outside = { unit: 'archers', at: { x: 12, y: 3 } };
    expect(() => buildingSheets({ ...mill, inside: [[outside]] })).toThrow(/stands outside Mill/);
  });
});
