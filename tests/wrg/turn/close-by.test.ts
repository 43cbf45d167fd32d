import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const untilMoved = ['declarations', 'movement'];

describe('a charge at an enemy who stands close by the flank', () => {
  it('wheels, and meets whoever stands there, where others leave it no room to turn (wrg/charge/definition, wrg/manoeuvre/wheel-or-turn)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], order: 'ATTACK gaul-band', be: { alarmed: true } },
        { id: 'gaul-band', at: [479, 294], facing: 'E', be: { alarmed: true } },
        { id: 'gaul-horns', at: [500, 305], be: { alarmed: true } },
      ],
    });
    const answers = declaring({ 'rome-legion': { charge: 'gaul-band' } });
    const { of } = play(game, { dice: [4, 4, 4], answers }, untilMoved);
    expect(of('moved')).toEqual([
      expect.objectContaining({ unit: 'rome-legion', doing: 'charging', stopped: 'contact' }),
    ]);
    expect(of('met')).toHaveLength(1);
  });
});

describe('broken troops with an enemy farther off in their way', () => {
  it('run past him and not as far as he stands (wrg/rout/direction-later, wrg/rout/turns)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 430], facing: 'S', class: 'A' },
        { id: 'rome-legion', at: [900, 200] },
        {
          id: 'gaul-routers',
          at: [500, 340],
          type: 'hc',
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods: 1, from: { x: 500, y: 290 } } },
        },
      ],
    });
    play(game, { seed: 1 }, untilMoved);
    expect(game.state.melees).toEqual([]);
    expect(unitIn(game, 'gaul-routers').period.moved).toBeGreaterThan(80);
  });
});

describe('the first threat', () => {
  it('is met by who has fought, though nobody is in reach of it any more (wrg/reaction/test-first-shot-or-reach)', () => {
    const testsOf = (fought: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [900, 100] },
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-band', at: [500, 700] },
        ],
      });
      unitIn(game, 'rome-legion').period.fought = fought;
      return play(game, { seed: 1 }, ['reactions']).of('test');
    };
    expect(testsOf(false)).toEqual([]);
    expect(testsOf(true)).toEqual([expect.objectContaining({ unit: 'rome-legion', cause: 'first-shot-or-reach' })]);
  });
});

describe('a charge at an enemy behind ground that the charger cannot enter', () => {
  it('is offered with that said (wrg/charge/declare, wrg/terrain/infantry-only)', () => {
    const barred = (type: 'hc' | 'mi') => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type, at: [500, 300], order: 'ATTACK gaul-band', be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 370], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'marsh',
            id: 'swamp',
            outline: [
              [440, 335],
              [560, 335],
              [560, 340],
              [440, 340],
            ],
          },
        ],
      });
      const [asked] = play(game, { seed: 1 }, ['declarations']).asked;
      return asked?.kind === 'declare' ? asked.units[0]?.charges : undefined;
    };
    expect(barred('hc')).toEqual([{ target: 'gaul-band', distance: 70, barred: true }]);
    expect(barred('mi')).toEqual([{ target: 'gaul-band', distance: 70 }]);
  });
});

describe('a charge that wheels', () => {
  it('and comes upon others with the wing that comes round fights them there (wrg/charge/definition, wrg/charge/ends-at-contact)', () => {
    const lost: number[] = [];
    for (let y = 322; y <= 376; y += 3) {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type: 'hc', at: [500, 300], figures: 24, files: 12, order: 'CHARGE' },
          { id: 'gaul-band', at: [590, 400], class: 'A', training: 'regular' },
          { id: 'gaul-side', at: [470, y], facing: 'E' },
        ],
      });
      const horse = unitIn(game, 'rome-horse');
      Object.assign(horse.period, { charges: 'gaul-band', doing: 'charging' });
      play(game, {}, ['movement']);
      if (game.state.melees.length === 0) lost.push(y);
    }
    expect(lost).toEqual([]);
  });
});

describe('who is to attack an enemy at whom he stands', () => {
  const facing = (order: string, at: readonly [number, number]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'shc', at: [500, 300], figures: 8, files: 8, order, be: { alarmed: true } },
        { id: 'gaul-horse', type: 'mc', facing: 'N', at, figures: 18, files: 9, be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    return unitIn(game, 'rome-horse').placed.facing;
  };

  it('turns to him, about where there is no room for more [wrg/manoeuvre/wheel-or-turn, wrg/manoeuvre/turn-time-quick]', () => {
    // His rear is a pace before the front of the Gauls, who stand a little aslant of him.
    expect(facing('ATTACK gaul-horse', [480, 283])).toBe(180);
    expect(facing('HOLD', [480, 283])).toBe(0);
    // Before his front he has him already.
    expect(facing('ATTACK gaul-horse', [480, 333])).toBe(0);
  });
});
