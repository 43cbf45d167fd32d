import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

describe('missile men who turn where they stand', () => {
  const men = {
    engine: { type: 'engine', engine: 'light-bolt-thrower', figures: 2, files: 2 },
    crossbow: { type: 'li', weapons: ['crossbow'], figures: 12, files: 12 },
    bow: { type: 'li', weapons: ['bow'], figures: 12, files: 12 },
  } as const;
  const shooting = (weapon: keyof typeof men, facing: 'N' | 'S', reading?: string) => {
    const ruling = 'wrg/ruling/turned-and-shoots';
    const be = { alarmed: true };
    const game = setUp({
      ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [ruling]: reading } }) }),
      pieces: [
        { id: 'rome-shooters', ...men[weapon], at: [500, 300], facing, order: 'SKIRMISH gaul-band', be },
        { id: 'gaul-band', figures: 24, files: 24, at: [500, 400], be },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
    expect(unitIn(game, 'rome-shooters')).toMatchObject({ placed: { facing: 0 }, period: { moved: 0 } });
    return of('shot').length;
  };

  it('have moved, and do not shoot with what is shot only while one stands (wrg/shooting/moving/forward, wrg/ruling/turned-and-shoots)', () => {
    for (const weapon of ['engine', 'crossbow'] as const) {
      expect(shooting(weapon, 'N')).toBe(1);
      expect(shooting(weapon, 'S')).toBe(0);
      expect(shooting(weapon, 'S', 'who-covers-ground-moves')).toBe(1);
    }
    expect(shooting('bow', 'S')).toBe(1);
  });
});
