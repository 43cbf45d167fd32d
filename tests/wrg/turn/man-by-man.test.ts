import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { routWay } from '../../../src/rulesets/wrg/turn/moving/going-back/fleeing.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Romans who have run to the east for some periods and are to run home, to the south, with Gauls near them. */
const homeward = (broken: Partial<Piece>, periods: number, gauls: readonly Piece[], reading?: string) => {
  const rout = { periods, from: { x: 400, y: 400 } };
  const game = setUp({
    rules: wrgRulesUnder(reading === undefined ? {} : { rulings: { 'wrg/ruling/gap-between-enemies': reading } }),
    pieces: [
      { id: 'rome-broken', at: [500, 400], facing: 'E', be: { ...alarmed, rout }, ...broken },
      { id: 'rome-caesar', at: [900, 100], be: alarmed },
      ...gauls.map(gaul => ({ be: alarmed, ...gaul })),
    ],
    generals: [
      { id: 'rome-chief', with: 'rome-caesar' },
      { id: 'gaul-chief', with: gauls[0]?.id ?? '' },
    ],
  });
  const { of } = play(game, {}, ['movement']);
  const moved = of('moved').find(({ unit }) => unit === 'rome-broken');
  const { placed } = unitIn(game, 'rome-broken');
  return { distance: moved?.distance, facing: placed.facing, met: of('met').length, at: placed.at };
};

describe('broken troops whose block has no room to come round toward home', () => {
  const line = { figures: 48, files: 24 };
  const beside = (x: number): readonly Piece[] => [{ id: 'gaul-band', at: [x, 390] }];

  it.each([440, 460, 545])(
    'run there all the same, man by man, past Gauls at %d [wrg/rout/turns] [wrg/rout/direction-later]',
    x => {
      expect(homeward(line, 1, beside(x))).toMatchObject({ distance: 40, facing: 180, met: 0 });
    },
  );

  it('are not barred from their base line where each of them could run toward it: an enemy at their backs leaves the block no room to turn, and another stands at one end of its way [wrg/rout/turns] [wrg/rout/direction-later]', () => {
    const { state, scenario, rules } = setUp({
      pieces: [
        {
          id: 'rome-broken',
          at: [500, 400],
          facing: 'S',
          figures: 20,
          files: 10,
          be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 440 } } },
        },
        { id: 'gaul-band', at: [500, 420], facing: 'S', figures: 24, files: 12 },
        { id: 'gaul-others', at: [536, 363], facing: 'N' },
      ],
    });
    const { straight, because } = routWay(unitIn({ state }, 'rome-broken'), fieldOf(state, scenario, rules));
    expect(because.map(each => each.because)).toEqual(['period 2 of the rout']);
    expect(straight).toBe(210);
  });

  it('and turn aside where it is the whole body that needs room [wrg/ruling/gap-between-enemies]', () => {
    expect(homeward(line, 1, beside(440), 'as-wide-as-the-whole-body').facing).not.toBe(180);
  });
});

describe('broken troops who have less of a move left than a turn costs', () => {
  it('stay as they stand [wrg/rout/turn-cost]', () => {
    // Twenty paces are left in the third period, and Gauls stand across the way home.
    const across: readonly Piece[] = [{ id: 'gaul-band', at: [480, 375], figures: 60, files: 30 }];
    expect(homeward({ facing: 'S', files: 4 }, 2, across)).toMatchObject({ distance: 0, facing: 180 });
  });
});
