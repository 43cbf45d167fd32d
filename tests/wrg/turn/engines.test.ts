import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const engine = { type: 'engine', engine: 'light-bolt-thrower', figures: 2, files: 2 } as const;

/** Foot with engines behind it, and Gauls who have the better of it. */
function melee(pieces: TableTop['pieces']) {
  return setUp({
    pieces: [
      {
        id: 'gaul-warband',
        at: [500, 401],
        type: 'hi',
        class: 'A',
        figures: 24,
        files: 12,
        weapons: ['two-handed-axe'],
        order: 'ATTACK rome-foot',
      },
      ...pieces,
    ],
    melees: [{ a: 'rome-foot', b: 'gaul-warband' }],
  });
}

describe('engines', () => {
  const pushed = (y: number) => {
    for (let seed = 1; seed < 60; seed++) {
      const game = melee([
        { id: 'rome-foot', at: [500, 400], type: 'hi', class: 'A', figures: 12, files: 12, weapons: ['pike'] },
        { id: 'rome-engines', at: [500, y], ...engine },
      ]);
      const { of } = play(game, { seed }, ['hand-to-hand']);
      if (of('pushed-back').some(({ unit, paces }) => unit === 'rome-foot' && paces > 0)) {
        return { engines: unitIn(game, 'rome-engines'), of };
      }
    }
    throw new Error('nobody was pushed back');
  };

  it('are lost in the way of a push-back, and nobody has them (wrg/after-melee/engines-push-back, wrg/after-melee/engines-not-captured)', () => {
    const { engines, of } = pushed(380);
    expect(engines.gone).toBe('destroyed');
    expect(of('lost').find(({ unit }) => unit === 'rome-engines')?.because[0]?.clause).toBe(
      'wrg/after-melee/engines-push-back',
    );
  });

  it('are safe farther back (wrg/after-melee/engines-push-back)', () => {
    expect(pushed(340).engines).toMatchObject({ gone: null, figures: 2 });
  });

  it('that are overrun themselves are destroyed (wrg/after-melee/engines-broken)', () => {
    const game = melee([
      { id: 'rome-foot', at: [500, 400], ...engine },
      { id: 'rome-others', at: [100, 100] },
    ]);
    play(game, { seed: 3 }, ['hand-to-hand']);
    expect(unitIn(game, 'rome-foot').gone).toBe('destroyed');
  });
});
