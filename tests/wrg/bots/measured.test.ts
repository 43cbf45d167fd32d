import { describe, expect, it } from 'vitest';
import { cannotFight, hostOf, workedAt } from '../../../scripts/sense/wrg.js';

describe('who had no part in a battle of the WRG', () => {
  it('is nobody who broke down, dug or built something', () => {
    const worked = workedAt([
      { kind: 'mine', turn: 2, unit: 'sappers', what: 'begun' },
      { kind: 'work', turn: 3, unit: 'ram', on: 'gate' },
      { kind: 'struck', turn: 3, unit: null, on: 'tower' },
      { kind: 'moved', turn: 3, unit: 'reserve' },
      { kind: 'underground', turn: 4, miners: 'sappers', counterminers: 'citizens' },
    ]);
    expect([...worked]).toEqual(['sappers', 'ram', 'citizens']);
  });

  it('is no wagon, no holy man and no tree', () => {
    expect(cannotFight({ troops: { type: 'wagon' } })).toBe(true);
    expect(cannotFight({ troops: { type: 'mi', creature: 'saint' } })).toBe(true);
    expect(cannotFight({ troops: { type: 'hi', creature: 'ent' }, aside: { kind: 'tree' } })).toBe(true);
    expect(cannotFight({ troops: { type: 'hi' } })).toBe(false);
  });

  it('is a single man in the ranks of others only where they had none', () => {
    const hero = { troops: { type: 'hi', creature: 'hero' }, aside: { kind: 'with', unit: 'levy' } };
    expect(hostOf(hero)).toBe('levy');
    expect(cannotFight(hero)).toBe(false);
    expect(hostOf({ troops: { type: 'hi' } })).toBeUndefined();
  });
});
