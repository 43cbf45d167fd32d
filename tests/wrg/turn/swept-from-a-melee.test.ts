import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

/** Gauls who run east through the flank of a band that fights a legion; more Gauls stand behind it. */
function rout({ type = 'mi', runsFirst }: { type?: 'mi' | 'hc'; runsFirst?: 'nobody' } = {}) {
  const game = setUp({
    ...(runsFirst && { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/who-runs-first': runsFirst } }) }),
    pieces: [
      { id: 'rome-legion', at: [500, 300], type, order: 'ATTACK gaul-far' },
      { id: 'gaul-band', at: [500, 300.6] },
      {
        id: 'gaul-routers',
        at: [450, 308],
        figures: 4,
        files: 2,
        facing: 'E',
        be: { rout: { periods: 0, from: { x: 400, y: 308 } } },
      },
      { id: 'gaul-second', at: [500, 330], figures: 24, files: 24 },
      { id: 'gaul-far', at: [200, 300] },
    ],
    melees: [{ a: 'rome-legion', b: 'gaul-band', since: 1 }],
  });
  return { game, ...play(game, { seed: 2 }, ['movement']) };
}

describe('troops whom friends in rout sweep out of their melee', () => {
  it('find no gap where the enemy stands (wrg/rout/friends-gap, wrg/rout/burst-barbarians)', () => {
    expect(
      rout()
        .of('swept-away')
        .map(({ unit }) => unit),
    ).toContain('gaul-band');
  });

  it('are struck at as they turn, and run in the same period before their pursuers (wrg/pursuit/strikes, wrg/rout/burst-barbarians)', () => {
    const { game, of } = rout();
    expect(of('fought')).toContainEqual(
      expect.objectContaining({ unit: 'rome-legion', target: 'gaul-band', unanswered: true }),
    );
    const moved = (id: string) => of('moved').find(({ unit }) => unit === id);
    expect(moved('gaul-band')).toMatchObject({ doing: 'routing' });
    expect(moved('rome-legion')).toMatchObject({ doing: 'pursuing' });
    expect(unitIn(game, 'gaul-band').rout).toMatchObject({ periods: 1 });
  });

  it('are not held by pursuers who are faster than they are (wrg/rout/burst-barbarians, wrg/rout/move)', () => {
    const { of } = rout({ type: 'hc' });
    expect(of('moved').find(({ unit }) => unit === 'gaul-band')?.distance).toBeGreaterThan(30);
  });

  it('sweep others away with them in the same period (wrg/rout/burst-barbarians)', () => {
    const { game, of } = rout();
    expect(of('moved').map(({ unit }) => unit)).toContain('gaul-second');
    expect(unitIn(game, 'gaul-second').rout).toMatchObject({ periods: 1 });
  });

  it('begin to run in the next period where nobody moves before others (wrg/rout/move, wrg/ruling/who-runs-first)', () => {
    expect(unitIn(rout({ runsFirst: 'nobody' }).game, 'gaul-band').rout).toMatchObject({ periods: 0, fresh: true });
  });
});

describe('two routs that run into each other', () => {
  it('do not fight: both have their enemies behind them (wrg/rout/direction-backs)', () => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/who-runs-first': 'nobody' } }),
      pieces: [
        {
          id: 'rome-broken',
          at: [500, 400],
          figures: 40,
          files: 40,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 200 } } },
        },
        {
          id: 'gaul-broken',
          at: [500, 490],
          figures: 40,
          files: 40,
          facing: 'S',
          be: { rout: { periods: 0, from: { x: 500, y: 700 } } },
        },
        { id: 'rome-guard', at: [900, 100] },
        { id: 'gaul-guard', at: [100, 700] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect([of('met'), game.state.melees]).toEqual([[], []]);
  });
});
