import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp } from './table-top.js';

const alarmed = { alarmed: true };

/** Gauls, twelve abreast and 72 paces wide, who pursue broken Romans to their right front, with somebody else close by. */
const pursuing = (beside: Piece, broken: readonly [number, number]) => {
  const pursuit = { quarry: 'rome-broken', periods: 0 };
  const rout = { periods: 1, from: { x: 400, y: 400 } };
  const game = setUp({
    pieces: [
      { id: 'gaul-band', at: [400, 400], files: 12, facing: 'N', be: { ...alarmed, pursuit } },
      { id: 'gaul-chief', at: [900, 700], be: alarmed },
      { id: 'rome-chief', at: [900, 100], be: alarmed },
      { id: 'rome-broken', at: broken, be: { ...alarmed, rout } },
      { files: 12, figures: 24, facing: 'N', be: alarmed, ...beside },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-chief' },
      { id: 'rome-caesar', with: 'rome-chief' },
    ],
  });
  const { of } = play(game, { seed: 1 }, ['movement']);
  const { distance = 0 } = of('moved').find(({ unit }) => unit === 'gaul-band') ?? {};
  return { distance, met: of('met').map(({ a, b }) => [a, b].find(id => id !== 'gaul-band')) };
};

describe('pursuers change their direction man by man', () => {
  it('and go after the broken though a friend leaves their block no room to turn [wrg/pursuit/turns]', () => {
    const { distance, met } = pursuing({ id: 'gaul-side', at: [436, 380] }, [484, 450]);
    expect(distance).toBeGreaterThan(10);
    expect(met).toEqual(['rome-broken']);
  });

  it('and though an enemy behind them does, whom they do not come upon by turning [wrg/pursuit/turns] [wrg/pursuit/through-enemy]', () => {
    for (const broken of [
      [470, 450],
      [450, 480],
    ] as const) {
      const { distance, met } = pursuing({ id: 'rome-side', at: [400, 372], files: 6 }, broken);
      expect(distance).toBeGreaterThan(10);
      expect(met).toEqual(['rome-broken']);
    }
  });
});
