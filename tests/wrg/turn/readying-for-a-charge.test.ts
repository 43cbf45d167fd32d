import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const untilMoved = ['declarations', 'movement'];

/** Fanatics, who go in without a test, before enemies so many paces off. */
function hordeBefore(far: number, charger: Partial<Piece>, how: object) {
  const game = setUp({
    pieces: [
      { id: 'gaul-horde', at: [500, 400], fanatic: true, order: 'ATTACK rome-legion', be: alarmed, ...charger },
      { id: 'rome-legion', at: [500, 400 - far], figures: 24, files: 12, be: alarmed },
    ],
  });
  const answers = declaring({ 'gaul-horde': { charge: 'rome-legion', ...how } });
  return { game, run: () => play(game, { answers, seed: 1 }, untilMoved), horde: unitIn(game, 'gaul-horde') };
}

describe('who mounts or dismounts', () => {
  const onHorse = { type: 'hc', figures: 6, files: 6 } as const;

  it('has half of the period left to charge, and reaches no farther (wrg/manoeuvre/mount-dismount, wrg/charge/definition)', () => {
    expect(hordeBefore(57, onHorse, { mounted: false }).run).toThrow(/not in its reach once it has dismounted/);
    const near = hordeBefore(28, onHorse, { mounted: false });
    const told = near
      .run()
      .of('moved')
      .find(({ unit }) => unit === 'gaul-horde');
    expect(told?.because).toContainEqual(expect.objectContaining({ clause: 'wrg/manoeuvre/mount-dismount' }));
    expect(near.game.state.melees).toHaveLength(1);
    // Who stays on his horse goes as far as ever.
    const riding = hordeBefore(57, onHorse, {});
    riding.run();
    expect(riding.game.state.melees).toHaveLength(1);
  });

  it('has half of it left to evade (wrg/manoeuvre/mount-dismount, wrg/evade/length)', () => {
    const evading = (mounts: boolean) => {
      const game = setUp({
        pieces: [
          {
            id: 'rome-scouts',
            type: 'lc',
            at: [500, 500],
            figures: 4,
            files: 4,
            weapons: ['javelins'],
            order: 'HOLD',
            be: alarmed,
          },
          { id: 'gaul-horse', type: 'mc', at: [500, 650], be: alarmed },
        ],
      });
      const scouts = unitIn(game, 'rome-scouts');
      Object.assign(scouts.period, { counter: { what: 'evade', charger: 'gaul-horse' }, doing: 'evading' });
      if (mounts) scouts.period.unready = 'mounting';
      unitIn(game, 'gaul-horse').period.charges = 'rome-scouts';
      play(game, {}, ['movement']);
      return scouts.period.moved;
    };
    expect(evading(false)).toBeCloseTo(160, 0);
    expect(evading(true)).toBeCloseTo(80, 0);
  });
});

describe('who is told another front', () => {
  const wide = { type: 'mi', figures: 24, files: 8 } as const;

  it('forms it before he charges, within his normal move (wrg/charge/turn-before-normal-distance)', () => {
    const { game, horde, run } = hordeBefore(40, wide, { files: 6 });
    run();
    expect(horde.placed.files).toBe(6);
    expect(game.state.melees).toHaveLength(1);
    // He has done so before he has come to them.
    expect(horde.period.unready).toBeNull();
  });

  it('is refused one that takes longer (wrg/charge/turn-before-normal-distance)', () => {
    expect(hordeBefore(40, wide, { files: 24 }).run).toThrow(/does not form 24 files within its normal move/);
  });

  it('is refused a hollow square: that does not charge (wrg/square/half-speed)', () => {
    expect(hordeBefore(40, wide, { square: true }).run).toThrow(/in hollow square do not charge/);
  });
});
