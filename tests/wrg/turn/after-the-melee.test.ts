import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { obey } from '../../../src/rulesets/wrg/turn/reacting/obey.js';
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

describe('troops who are to rally back and are told to halt', () => {
  const halted = (reading: string) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/told-while-recovering': reading } }),
      pieces: [
        { ...foot, at: [500, 400], be: { alarmed: true } },
        { ...warband, at: [500, 600], be: { alarmed: true, recovering: 'rallying-back', recoversFrom: 'now' } },
      ],
    });
    obey(
      unitIn(game, 'gaul-warband'),
      { kind: 'halt-disorganised', periods: 1, disorganised: true, losesOrder: false, moves: 'not', newOrder: false },
      'surprise',
      { ...game, tell: () => {} } as unknown as Play,
    );
    play(game, { seed: 1 });
    return unitIn(game, 'gaul-warband').placed.at.y;
  };

  it('fall in where they stand (wrg/reaction/result-no-order-halt-or-retire, wrg/ruling/told-while-recovering)', () => {
    expect(halted('goes-as-it-is-told')).toBe(600);
    expect(halted('recovers-first')).toBeGreaterThan(600);
  });
});

describe('troops who are to reorganise and are sent away by a test', () => {
  const sent = (recoversFrom: 'now' | null) => {
    const be = { alarmed: true, recovering: 'reorganising', recoversFrom } as const;
    const game = setUp({
      pieces: [
        { ...foot, at: [500, 100], be: { alarmed: true } },
        { ...warband, be },
      ],
    });
    obey(
      unitIn(game, 'gaul-warband'),
      {
        kind: 'retire',
        periods: 1,
        disorganised: false,
        losesOrder: false,
        moves: 'away-facing-attack',
        newOrder: false,
      },
      'friends-broken',
      { ...game, tell: () => {} } as unknown as Play,
    );
    const inOrder = () => {
      const field = fieldOf(game.state, game.scenario, game.rules);
      return !conditionOf(unitIn(game, 'gaul-warband'), field).disorganised;
    };
    return { game, inOrder };
  };

  it('are in disorder until they have reorganised afterwards (wrg/disorganisation/recovery)', () => {
    const { game, inOrder } = sent('now');
    expect(inOrder()).toBe(false);
    play(game, { seed: 1 });
    expect(inOrder()).toBe(false);
    expect(unitIn(game, 'gaul-warband').period.doing).toBe('retiring');
    const { of } = play(game, { seed: 1 }, ['orders']);
    expect(of('recovers')).toMatchObject([{ unit: 'gaul-warband', how: 'reorganising' }]);
    play(game, { seed: 1 }, ['declarations', 'movement', 'shooting', 'hand-to-hand', 'reactions']);
    expect(inOrder()).toBe(true);
  });

  it('fight in order if they have come to blows since (wrg/disorganisation/recovery)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'gaul-warband',
          at: [500, 400.02],
          be: {
            alarmed: true,
            bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 0, kept: 2, reorganises: true },
          },
        },
        { id: 'rome-legion', at: [500, 400], be: { alarmed: true } },
      ],
      melees: [{ a: 'gaul-warband', b: 'rome-legion' }],
    });
    play(game, {}, ['orders']);
    expect(unitIn(game, 'gaul-warband')).toMatchObject({ bound: null, recovering: null });
  });

  it('and have reorganised if they were at it when it told them (wrg/disorganisation/recovery)', () => {
    expect(sent(null).inOrder()).toBe(true);
  });
});

describe('troops who rally from a rout', () => {
  const rallied = (reading: string) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/rallied-troops-face': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 300], class: 'E', be: { alarmed: true } },
        {
          id: 'gaul-band',
          at: [500, 700],
          facing: 'N',
          be: { alarmed: true, rout: { periods: 1, from: { x: 500, y: 500 } } },
        },
      ],
    });
    const { of } = play(game, { dice: [6, 6, 6] }, ['reactions']);
    expect(of('rallied').map(({ unit, facing }) => [unit, facing])).toEqual([
      ['gaul-band', reading === 'turn-to-the-enemy' ? 180 : undefined],
    ]);
    return unitIn(game, 'gaul-band');
  };

  it('turn about to the enemy as they reorganise, or stand as they ran (wrg/rally/reorganise)', () => {
    expect(rallied('turn-to-the-enemy')).toMatchObject({ recovering: 'reorganising', placed: { facing: 180 } });
    expect(rallied('stand-as-they-ran').placed.facing).toBe(0);
  });
});

describe('troops out of control whom a test at the end of the period tells something else', () => {
  const told = (reading: string, dice: readonly number[]) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/tested-out-of-control': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
        {
          id: 'gaul-band',
          at: [500, 700],
          be: { alarmed: true, bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } },
        },
        { id: 'gaul-others', at: [560, 700], be: { alarmed: true, rout: { periods: 0, from: { x: 500, y: 500 } } } },
      ],
    });
    const { of } = play(game, { dice }, ['reactions']);
    expect(of('test')[0]).toMatchObject({ unit: 'gaul-band', cause: 'friends-broken' });
    const { bound, rout } = unitIn(game, 'gaul-band');
    return rout === null ? bound?.instruction : 'rout';
  };

  it('obey it, or go on unless it turns their backs (wrg/reaction/result-current-uncontrolled)', () => {
    expect(told('goes-on-unless-it-turns-its-back', [3, 3, 3, 3, 3, 3])).toBe('uncontrolled-advance');
    expect(told('does-what-the-test-says', [3, 3, 3, 3, 3, 3])).not.toBe('uncontrolled-advance');
  });
});

describe('troops who strike at the backs of those who break', () => {
  const lapped = (pushedBack: number) => {
    const game = setUp({
      pieces: [
        { ...foot, figures: 12, files: 12, order: 'ATTACK gaul-few', be: { alarmed: true, pushedBack } },
        { id: 'gaul-few', at: [500, 300], figures: 3, files: 3, class: 'E', be: { alarmed: true } },
        { ...warband, be: { alarmed: true } },
      ],
      melees: [{ a: 'gaul-few', b: 'rome-foot', since: 1 }],
    });
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    expect(of('broke').map(({ unit }) => unit)).toEqual(['gaul-few']);
    const blows = of('fought').filter(({ unit }) => unit === 'rome-foot');
    return blows.map(({ because }) => because.some(({ clause }) => clause === 'wrg/melee/lapping-round'));
  };

  it('have come round their flanks only if they were not pushed back in the period before [wrg/melee/lapping-round]', () => {
    expect(lapped(0)).toEqual([true, true]);
    expect(lapped(1)).toEqual([false, false]);
  });
});

describe('broken troops whose move is all gone', () => {
  const routers = (periods: number) => {
    const rout = { periods, from: { x: 500, y: 300 } };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 500], facing: 'N', class: 'A', training: 'regular', be: { alarmed: true, rout } },
        { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
      ],
      generals: [
        { id: 'rome-chief', with: 'rome-legion' },
        { id: 'gaul-chief', with: 'gaul-guard' },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
    const ran = of('moved').find(({ unit }) => unit === 'gaul-band');
    const tested = of('test').filter(({ unit, cause }) => unit === 'gaul-band' && cause === 'rally').length;
    return { ran: ran?.distance, tested, gone: unitIn(game, 'gaul-band').gone };
  };

  it('have not rallied before that, and do not try to any more (wrg/rout/dispersed, wrg/rally/when)', () => {
    expect(routers(3)).toMatchObject({ tested: 0, gone: 'dispersed' });
    // Whose move is gone in the period after may try once more.
    expect(routers(2)).toMatchObject({ ran: 20, tested: 1 });
  });
});

describe('cavalry on foot', () => {
  const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
  /** What becomes of Romans whom Gallic horse has charged in this period, where either is pushed back. */
  const charged = (dismounted: boolean, gaul: Partial<Piece>, rome: Partial<Piece>) =>
    seeds.map(seed => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type: 'hc', order: 'ATTACK gaul-horse', at: [500, 400], be: { dismounted }, ...rome },
          { id: 'gaul-horse', type: 'lc', at: [500, 400.02], ...gaul },
        ],
        melees: [{ a: 'rome-horse', b: 'gaul-horse', chargers: ['gaul-horse'] }],
      });
      return play(game, { seed }, ['hand-to-hand']);
    });

  it('does not follow up whose mounted charge it has received halted (wrg/after-melee/no-follow-up)', () => {
    const follows = (dismounted: boolean) =>
      charged(dismounted, { class: 'A', training: 'regular' }, { figures: 6, files: 6 }).some(
        ({ of }) => of('followed-up').length > 0,
      );
    expect([false, true].map(follows)).toEqual([true, false]);
  });

  it('may reorganise where it stands when nobody follows it up (wrg/after-melee/recoil-others)', () => {
    const recovers = (dismounted: boolean) =>
      new Set(
        charged(dismounted, { type: 'hc', order: 'HOLD' }, { class: 'A' }).flatMap(({ of }) =>
          of('recovers').flatMap(({ unit, how }) => (unit === 'rome-horse' ? [how] : [])),
        ),
      );
    expect([false, true].map(recovers)).toEqual([new Set(['rallying-back']), new Set(['reorganising'])]);
  });
});
