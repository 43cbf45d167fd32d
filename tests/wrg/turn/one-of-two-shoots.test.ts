import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

describe('two bodies with missiles', () => {
  const shoot = (aside: number, reading?: string) => {
    const rules = wrgRulesUnder(
      reading === undefined ? {} : { rulings: { 'wrg/ruling/which-of-two-shoots': reading } },
    );
    const be = { alarmed: true };
    const game = setUp({
      rules,
      pieces: [
        { id: 'rome-archers', type: 'mi', weapons: ['bow'], at: [500, 300], figures: 24, files: 12, be },
        {
          id: 'rome-slingers',
          type: 'li',
          weapons: ['sling'],
          at: [500 + aside, 250],
          figures: 3,
          files: 3,
          order: 'MOVE N 80',
          be,
        },
        { id: 'gaul-band', at: [500, 400], figures: 24, files: 24, be },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
    return of('shot').map(({ unit }) => unit);
  };

  it('both shoot where neither has gone through the other', () => {
    expect(shoot(80)).toEqual(['rome-archers', 'rome-slingers']);
  });

  it('do not both shoot where one has: who costs the enemy more does, or who has passed (wrg/shooting/moving/interpenetration, wrg/ruling/which-of-two-shoots)', () => {
    expect(shoot(30)).toEqual(['rome-archers']);
    expect(shoot(30, 'who-has-passed')).toEqual(['rome-slingers']);
  });
});

describe('archers through whom light foot has gone', () => {
  const figures = (aside: number) => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-archers', type: 'mi', weapons: ['bow'], at: [500, 300], figures: 24, files: 12, be },
        {
          id: 'rome-light',
          type: 'li',
          weapons: ['javelins'],
          at: [500 + aside, 250],
          figures: 3,
          files: 3,
          order: 'MOVE N 80',
          be,
        },
        { id: 'gaul-band', at: [500, 400], figures: 24, files: 24, be },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
    return of('shot').find(({ unit }) => unit === 'rome-archers')?.figures;
  };

  it('shoot with none but their front rank, though they are in good order (wrg/shooting/overhead/forbidden)', () => {
    expect(figures(180)).toBe(24);
    // Three of its files have the light foot before them now.
    expect(figures(20)).toBe(9);
  });
});

describe('archers who turn about where they stand', () => {
  const shooting = (behind: boolean, reading?: string) => {
    const ruling = 'wrg/ruling/turned-and-shoots-overhead';
    const game = setUp({
      ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [ruling]: reading } }) }),
      pieces: [
        {
          ...{ id: 'rome-archers', type: 'li', weapons: ['bow'], figures: 24, files: 12, order: 'SKIRMISH' },
          at: [500, 300],
          be: { alarmed: true },
        },
        {
          ...{ id: 'gaul-band', figures: 24, files: 24, be: { alarmed: true } },
          at: [500, behind ? 200 : 390],
          facing: behind ? 'N' : 'S',
        },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
    expect(unitIn(game, 'rome-archers').placed).toMatchObject({ facing: behind ? 180 : 0 });
    expect(unitIn(game, 'rome-archers').period.moved).toBe(0);
    return of('shot').find(({ unit }) => unit === 'rome-archers')?.figures;
  };

  it('have moved, and shoot with none but their front rank, or have not, by the other reading (wrg/shooting/overhead/forbidden, wrg/ruling/turned-and-shoots-overhead)', () => {
    expect(shooting(false)).toBe(24);
    expect(shooting(true)).toBe(12);
    expect(shooting(true, 'who-covers-ground-moves')).toBe(24);
  });
});
