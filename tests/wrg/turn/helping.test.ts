import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Gauls who charge a legion; horse beside it. */
function charge(horse: Partial<TableTop['pieces'][number]>) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300], type: 'hi' },
      { id: 'rome-horse', at: [570, 290], type: 'mc', fanatic: true, ...horse },
      { id: 'gaul-warband', at: [500, 360], type: 'lmi', fanatic: true, order: 'ATTACK rome-legion' },
    ],
  });
  const answers = ({ kind, side }: { kind: string; side: string }) =>
    kind === 'declare' && side === 'gaul' ? { 'gaul-warband': { charge: 'rome-legion' } } : undefined;
  return { game, ...play(game, { answers }, ['declarations']) };
}

describe('a unit that supports another', () => {
  it('charges those who charge it (wrg/charge/supporting-unit)', () => {
    const { game, of } = charge({ order: 'SUPPORT rome-legion' });
    expect(unitIn(game, 'rome-horse').period).toMatchObject({ charges: 'gaul-warband', doing: 'countercharging' });
    const [told] = of('counter').filter(({ unit }) => unit === 'rome-horse');
    expect(told?.because[0]?.clause).toBe('wrg/charge/supporting-unit');
  });

  it('needs the nerve for it, as for every charge (wrg/reaction/test-charging)', () => {
    const { of } = charge({ order: 'SUPPORT rome-legion', fanatic: false });
    expect(of('test').filter(({ unit, cause }) => unit === 'rome-horse' && cause === 'charging')).toHaveLength(1);
  });

  it('stays where it is if its own friends keep it from getting at them (wrg/charge/supporting-unit)', () => {
    const { game, of } = charge({ order: 'SUPPORT rome-legion', fanatic: false, at: [500, 250], figures: 4, files: 4 });
    expect(unitIn(game, 'rome-horse').period.charges).toBeNull();
    expect(of('test').filter(({ unit, cause }) => unit === 'rome-horse' && cause === 'charging')).toEqual([]);
  });

  it('does nothing for a friend whom its order does not name', () => {
    const { game } = charge({ order: 'HOLD' });
    expect(unitIn(game, 'rome-horse').period.charges).toBeNull();
  });
});

describe('a unit ordered to charge whoever comes near', () => {
  it('does, though nobody charges it (wrg/charge/standing-charge-order)', () => {
    const { game } = charge({ order: 'CHARGE' });
    expect(unitIn(game, 'rome-horse').period).toMatchObject({ charges: 'gaul-warband', doing: 'countercharging' });
  });
});

describe('a sub-unit', () => {
  const placeFrom = (x: number) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 300],
          subUnits: [
            {
              id: 'rome-light',
              type: 'li',
              training: 'regular',
              class: 'C',
              figures: 6,
              files: 6,
              at: [x, 300],
              facing: 'N',
            },
          ],
        },
        { id: 'gaul-warband', at: [500, 700] },
      ],
    });
    play(game, {}, ['movement']);
    return unitIn(game, 'rome-light').placed.at.x - 500;
  };

  it('that has strayed farther than its move from its unit goes back to it (wrg/organisation/sub-unit-distance)', () => {
    expect(placeFrom(750)).toBeLessThan(200);
    expect(placeFrom(600)).toBe(100);
  });
});
