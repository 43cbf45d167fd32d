import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, type Request, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const from = { x: 500, y: 200 };

const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('skirmishers who retire as a test has told them, and are charged and do badly', () => {
  const answer = (reading: string, dice: readonly number[]) => {
    const game = setUp({
      rules: under('skirmishers-sent-back', reading),
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        {
          id: 'rome-horse',
          at: [500, 280],
          type: 'lc',
          training: 'barbarian',
          weapons: ['javelins'],
          figures: 6,
          order: 'SKIRMISH',
          be: { ...alarmed, bound: { instruction: 'retire', disorganised: true, left: 1, kept: 1 } },
        },
        { id: 'gaul-horse', at: [500, 420], type: 'hc', figures: 6, order: 'ATTACK rome-horse', be: alarmed },
      ],
    });
    const answers = declaring({ 'gaul-horse': { charge: 'rome-horse' } });
    const { of } = play(game, { answers, dice: [6, 4, 4, ...dice] }, ['declarations']);
    return {
      evade: of('counter').map(({ what }) => what),
      broken: unitIn(game, 'rome-horse').rout !== null,
      bound: unitIn(game, 'rome-horse').bound?.instruction,
    };
  };

  it('evade as others do, or break (wrg/orders/skirmish-mounted-evade, wrg/ruling/skirmishers-sent-back)', () => {
    const worst = [1, 1, 1];
    expect(answer('evade-as-others-do', worst)).toEqual({ evade: ['evade'], broken: false, bound: 'retire' });
    expect(answer('do-what-the-tests-tell', worst)).toMatchObject({ evade: [], broken: true });
  });

  it('may stand again by both where they do well', () => {
    const well = [5, 5, 5];
    for (const reading of ['evade-as-others-do', 'do-what-the-tests-tell'])
      expect(answer(reading, well)).toMatchObject({ broken: false, bound: undefined });
  });
});

describe('skirmishers who retire as a test has told them, and are charged from within a normal move', () => {
  const untested = (reading: string, type: 'lc' | 'li') => {
    const bound = { instruction: 'retire', disorganised: true, left: 1, kept: 1 } as const;
    const be = { ...alarmed, bound, pushed: 60 };
    const sent = { type, weapons: ['javelins'], figures: 6, order: 'SKIRMISH', be } as const;
    const rulings = {
      'wrg/ruling/skirmishers-sent-back': reading,
      'wrg/ruling/evaders-followed': 'tested-as-if-they-stood',
    };
    const game = setUp({
      rules: wrgRulesUnder({ rulings }),
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-light', at: [500, 280], training: 'barbarian', ...sent },
        { id: 'gaul-horse', at: [500, 290], type: 'lc', figures: 6, order: 'ATTACK rome-light', be: alarmed },
      ],
    });
    const { of } = play(game, { answers: declaring({ 'gaul-horse': { charge: 'rome-light' } }), dice: [6, 4, 4] }, [
      'declarations',
    ]);
    expect(of('test').map(({ unit }) => unit)).toEqual(['gaul-horse']);
    return of('counter').map(({ what }) => what);
  };

  it('evade without a test, or retire as they were told [wrg/orders/skirmish-infantry-evade] [wrg/orders/skirmish-mounted-evade] [wrg/ruling/skirmishers-sent-back]', () => {
    for (const type of ['li', 'lc'] as const) {
      expect(untested('evade-as-others-do', type)).toEqual(['evade']);
      expect(untested('do-what-the-tests-tell', type)).toEqual(['as-told']);
    }
  });
});

describe('mounted skirmishers whom a test has sent to friends, and who are charged', () => {
  const charged = (wanted: 'evade' | 'stand', reading = 'evade-as-others-do') => {
    const bound = { instruction: 'move-to-friends', disorganised: false, left: 1, kept: 1 } as const;
    const order = 'SKIRMISH';
    const light = { type: 'lc', training: 'barbarian', weapons: ['javelins'], figures: 6, order } as const;
    const rulings = {
      'wrg/ruling/skirmishers-sent-back': reading,
      'wrg/ruling/evaders-followed': 'tested-as-if-they-stood',
    };
    const game = setUp({
      rules: wrgRulesUnder({ rulings }),
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-light', at: [500, 280], ...light, be: { ...alarmed, bound, pushed: 60 } },
        { id: 'gaul-horse', at: [500, 290], type: 'lc', figures: 6, order: 'ATTACK rome-light', be: alarmed },
      ],
    });
    const charges = declaring({ 'gaul-horse': { charge: 'rome-light' } });
    const answers = (request: Request) => (request.kind === 'counter' ? wanted : charges(request));
    const { of, asked } = play(game, { answers, dice: [6, 4, 4] }, ['declarations']);
    const options = asked.flatMap(each => (each.kind === 'counter' ? [each.options] : []));
    play(game, {}, ['movement']);
    const { doing } = unitIn(game, 'rome-light').period;
    return { options, told: of('counter').map(({ what }) => what), evades: doing === 'evading' };
  };

  it('may choose to evade, and go where they were told if they do not (wrg/orders/skirmish-mounted-evade, wrg/ruling/skirmishers-sent-back)', () => {
    const options = [['stand', 'evade']];
    expect(charged('evade')).toEqual({ options, told: ['evade'], evades: true });
    expect(charged('stand')).toEqual({ options, told: [], evades: false });
    expect(charged('stand', 'do-what-the-tests-tell')).toEqual({ options: [], told: ['as-told'], evades: false });
  });
});

describe('friends who have tested for a rout that runs past them later', () => {
  const past = (reading: string) => {
    const game = setUp({
      rules: under('routs-past-again', reading),
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: alarmed },
        { id: 'gaul-routers', at: [500, 300], facing: 'N', be: { ...alarmed, rout: { periods: 1, from } } },
        { id: 'gaul-line', at: [580, 350], be: { ...alarmed, knows: ['rout:gaul-routers'] } },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
    return of('test').flatMap(({ unit, cause }) => (unit === 'gaul-line' ? [cause] : []));
  };

  it('do not test for it again, or do each time (wrg/reaction/test-friends-broken, wrg/ruling/routs-past-again)', () => {
    expect(past('one-test-for-each-rout')).toEqual([]);
    expect(past('each-time-they-run-past')).toEqual(['friends-broken']);
  });
});

describe('friends near whom broken troops stand as they turn to run', () => {
  /** A line in rout that fronts east, and turns north; friends to the south of it, so many paces from where it stood. */
  const tested = (y: number) => {
    const rout = { periods: 1, from: { x: 400, y: 450 } };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [100, 60], be: alarmed },
        { id: 'gaul-routers', at: [500, 450], facing: 'E', figures: 24, files: 24, be: { ...alarmed, rout } },
        { id: 'gaul-line', at: [500, y], facing: 'S', be: alarmed },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
    return of('test').flatMap(({ unit, cause }) => (unit === 'gaul-line' ? [cause] : []));
  };

  it('test for it, though the block that runs is never so near to them (wrg/reaction/test-friends-broken)', () => {
    // It reaches 120 paces to the south as it stands, and some ten when it has turned.
    expect(tested(250)).toEqual(['friends-broken']);
    expect(tested(150)).toEqual([]);
  });
});

describe('who has been taken in flank by an enemy whom another pushes back', () => {
  const column = { id: 'rome-column', type: 'lmi', figures: 4, files: 1, facing: 'E', order: 'ATTACK' } as const;
  const { stand } = unitIn(
    setUp({
      pieces: [
        { ...column, at: [500, 300] },
        { id: 'gaul-any', at: [500, 600] },
      ],
    }),
    'rome-column',
  ).placed;
  const fought = (reading: string) => {
    for (let seed = 1; seed < 200; seed++) {
      const game = setUp({
        rules: under('follow-up-from-a-flank', reading),
        pieces: [
          { id: 'rome-guard', at: [100, 60], be: alarmed },
          {
            id: 'rome-axes',
            at: [480, 400],
            type: 'hi',
            figures: 12,
            weapons: ['two-handed-axe'],
            order: 'ATTACK',
            be: alarmed,
          },
          { ...column, at: [500 + 4 * stand.depth, 400 - stand.front / 2], be: alarmed },
          { id: 'gaul-band', at: [490, 400.02], figures: 20, files: 10, class: 'B', be: alarmed },
        ],
        melees: [
          { a: 'rome-axes', b: 'gaul-band', chargers: ['rome-axes'] },
          { a: 'gaul-band', b: 'rome-column', sideOfB: 'flank', chargers: ['gaul-band'] },
        ],
      });
      const { of } = play(game, { seed }, ['hand-to-hand']);
      const [back, ...others] = of('pushed-back').map(({ unit }) => unit);
      if (back !== 'gaul-band' || others.length > 0 || of('broke').length > 0) continue;
      return {
        followed: of('followed-up').map(({ unit }) => unit),
        stays: of('stayed-behind').map(({ unit, because }) => [unit, because[0]?.because]),
      };
    }
    throw new Error('never so');
  };

  it('follows him as every opponent does, or stays who has him not before him (wrg/after-melee/follow-up, wrg/ruling/follow-up-from-a-flank)', () => {
    expect(fought('every-opponent-follows').followed.sort()).toEqual(['rome-axes', 'rome-column']);
    expect(fought('who-has-him-before-him')).toEqual({
      followed: ['rome-axes'],
      stays: [['rome-column', 'has him not before it']],
    });
  });
});

describe('a body that is shot at by a line partly before and partly behind the line of its front', () => {
  const shieldless = (reading: string, x: number) => {
    const game = setUp({
      rules: under('shot-from-two-sides', reading),
      pieces: [
        // They look to the east: their front is at this place.
        { id: 'gaul-horse', type: 'hc', at: [x, 460], figures: 6, files: 6, facing: 'E', be: alarmed },
        { id: 'rome-archers', type: 'li', weapons: ['bow'], at: [500, 400], figures: 12, files: 12, be: alarmed },
      ],
    });
    const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
    return shot?.because.some(({ because }) => because === 'target cannot use shields');
  };

  it('has its shields toward the middle of those who shoot, or toward anybody before it (wrg/shields/when-unusable, wrg/ruling/shot-from-two-sides)', () => {
    const at = (reading: string) => [480, 520, 600].map(x => shieldless(reading, x));
    expect(at('as-their-middle-stands')).toEqual([false, true, true]);
    expect(at('before-if-anybody-is')).toEqual([false, false, true]);
  });
});
