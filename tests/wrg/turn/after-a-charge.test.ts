import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Roman horse archers have charged slingers, who are gone out of their reach; other Gauls stand before them. */
function charged(slingers: Partial<TableTop['pieces'][number]> = {}) {
  const game = setUp({
    pieces: [
      {
        id: 'rome-archers',
        type: 'lc',
        weapons: ['bow'],
        at: [500, 300],
        order: 'ATTACK gaul-slings',
        be: alarmed,
      },
      { id: 'gaul-slings', type: 'li', weapons: ['javelins'], at: [500, 400], facing: 'N', be: alarmed, ...slingers },
      { id: 'gaul-band', at: [600, 340], order: 'HOLD', be: alarmed },
    ],
  });
  const archers = unitIn(game, 'rome-archers');
  archers.period = { ...archers.period, doing: 'charging', charges: 'gaul-slings', moved: 100 };
  const slings = unitIn(game, 'gaul-slings');
  slings.period = { ...slings.period, doing: 'evading', moved: 80 };
  return game;
}

describe('after a charge that met nobody', () => {
  it('chargers shoot at those alone who have got away, out of order themselves and at their backs (wrg/shooting/charge/chargers-shoot-late, wrg/shooting/charge/chargers-disorganised)', () => {
    const [shot, ...others] = play(charged(), { seed: 1 }, ['shooting']).of('shot');
    expect(others).toEqual([]);
    expect(shot).toMatchObject({ unit: 'rome-archers', target: 'gaul-slings', figures: 3 });
    const because = shot?.because.map(reason => `${reason.because}: ${reason.effect}`);
    expect(because).toContain('not rallied after a charge or pursuit: half of the nearest rank, 3 figures');
    expect(because).toContain('target cannot use shields: +1 factor');
  });

  it('so do those who were out of control, at who has evaded them [wrg/shooting/charge/chargers-shoot-late]', () => {
    const wild = (charger: string) => {
      const game = charged();
      const archers = unitIn(game, 'rome-archers');
      archers.bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 };
      archers.period.charges = null;
      unitIn(game, 'gaul-slings').period.counter = { what: 'evade', charger };
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ unit, target }) => [unit, target]);
    };
    expect(wild('rome-archers')).toEqual([['rome-archers', 'gaul-slings']]);
    expect(wild('rome-others')).toEqual([]);
  });

  it('their rear ranks do not shoot over those before them (wrg/shooting/overhead/forbidden)', () => {
    const game = charged();
    const archers = unitIn(game, 'rome-archers');
    archers.troops = { ...archers.troops, training: 'barbarian' };
    archers.period.moved = 0;
    archers.period.doing = 'pursuing';
    archers.pursuit = { quarry: 'gaul-slings', periods: 1 };
    const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
    expect(shot).toMatchObject({ target: 'gaul-slings', figures: 3 });
    expect(shot?.because.some(({ because }) => because === 'shoots overhead')).toBe(false);
  });

  it('they shoot at nobody where their enemy stands, or is too far (wrg/shooting/charge/chargers-shoot-late)', () => {
    const standing = charged();
    unitIn(standing, 'gaul-slings').period.doing = 'halted';
    expect(play(standing, { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
    expect(play(charged({ at: [500, 560] }), { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
  });
});
