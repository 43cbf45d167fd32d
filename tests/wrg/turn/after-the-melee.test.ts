import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, type Script, setUp, unitIn } from './table-top.js';

const foot: Piece = { id: 'rome-foot', at: [500, 300] };
const warband: Piece = { id: 'gaul-warband', at: [500, 700] };

describe('troops whose melee is over', () => {
  it('start to count push-backs anew, and are in order once they have recovered [wrg/after-melee/broken-push-backs, wrg/disorganisation/recovery]', () => {
    const be = {
      pushedBack: 2,
      pressed: { byMounted: false, noRoom: true },
      disordered: true,
      recovering: 'reorganising',
    } as const;
    const game = setUp({ pieces: [{ ...foot, be }, warband] });
    play(game);
    const unit = unitIn(game, 'rome-foot');
    expect(unit).toMatchObject({ pushedBack: 0, pressed: null, recovering: null });
    expect(unit.disordered).toBeUndefined();
  });
});

describe('troops who are to rally back', () => {
  const told = (reading: string) => {
    const be = { recovering: 'rallying-back', recoversFrom: 'now' } as const;
    const game = setUp({
      rules: wrgRulesUnder({
        rulings: {
          'wrg/ruling/told-while-recovering': reading,
          // Their general stands with them.
          'wrg/ruling/first-threat-near-commander': 'never-waived',
        },
      }),
      pieces: [
        { ...foot, be: { alarmed: true } },
        { ...warband, class: 'E', at: [500, 360], be },
      ],
    });
    // The first threat that they meet makes them throw three dice of six.
    const urgedOn: Script['answers'] = request =>
      request.kind === 'signs'
        ? Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]))
        : undefined;
    const { of } = play(game, { dice: [6, 6, 6], answers: urgedOn }, ['reactions']);
    expect(of('test')).toMatchObject([{ unit: 'gaul-warband', instruction: 'uncontrolled-advance' }]);
    return play(game, { seed: 1 })
      .of('moved')
      .find(({ unit }) => unit === 'gaul-warband')?.doing;
  };

  it('do what a test tells them that they must take [wrg/reaction/voluntary-not-reorganising]', () => {
    expect(told('goes-as-it-is-told')).toBe('charging');
    expect(told('recovers-first')).toBe('rallying-back');
  });
});
