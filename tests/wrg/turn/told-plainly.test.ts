import { describe, expect, it } from 'vitest';
import { eligibleFigures } from '../../../src/rulesets/wrg/hand-to-hand/eligible.js';
import { meleeFactors } from '../../../src/rulesets/wrg/hand-to-hand/factors.js';
import { moveRate } from '../../../src/rulesets/wrg/moving/rates.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { struck } from '../../../src/rulesets/wrg/shooting/shoot.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { type Unmoved, whyUnmoved } from '../../../src/rulesets/wrg/turn/moving/unmoved.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { introduceWeather } from '../../../src/rulesets/wrg/windows/weather.js';
import { answering } from './answers.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

describe('of a body that goes through friends it is told', () => {
  it('that it does, and that both are disorganised [wrg/interpenetration/others]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-rear', at: [500, 300], order: 'MOVE N', be: { heldUp: 1 } },
        { id: 'rome-front', at: [500, 316], order: 'HOLD' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
    });
    const [passage, ...others] = play(game, {}, ['movement']).of('went-through');
    expect(passage).toMatchObject({ unit: 'rome-rear', through: 'rome-front', how: 'passes' });
    expect(passage?.because[0]).toMatchObject({ clause: 'wrg/interpenetration/others', effect: 'disorganised' });
    expect(others).toEqual([]);
  });

  it('of two on the move that who has gone farther goes through the other [wrg/interpenetration/others]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-a', at: [500, 316], order: 'MOVE N 2', be: alarmed },
        { id: 'rome-b', at: [500, 300], order: 'MOVE N', be: { ...alarmed, heldUp: 1 } },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
    });
    const passages = play(game, {}, ['movement']).of('went-through');
    expect(passages.map(({ unit, through }) => [unit, through])).toEqual([['rome-b', 'rome-a']]);
  });

  it('that it bursts through them, if it is in rout [wrg/rout/friends-gap]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: alarmed },
        {
          id: 'gaul-routers',
          at: [500, 300],
          facing: 'N',
          be: { ...alarmed, rout: { periods: 0, from: { x: 500, y: 200 } } },
        },
        { id: 'gaul-line', at: [500, 350], figures: 40, files: 40, be: alarmed },
      ],
    });
    expect(play(game, {}, ['movement']).of('went-through')).toMatchObject([
      { unit: 'gaul-routers', through: 'gaul-line', how: 'bursts' },
    ]);
  });
});

describe('of a rout', () => {
  const ran = (x: number, knows: readonly string[] = [], line: Partial<Piece> = {}) => {
    const game = setUp({
      ...(line.creature === undefined ? {} : { scenario: { sorcery: {} } }),
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: alarmed },
        {
          id: 'gaul-routers',
          at: [500, 300],
          facing: 'N',
          be: { ...alarmed, rout: { periods: 0, from: { x: 500, y: 200 } } },
        },
        { ...line, id: 'gaul-line', at: [x, 350], be: { ...alarmed, knows: [...knows] } },
      ],
    });
    return play(game, {}, ['movement']).told.filter(({ event }) => event.kind === 'ran-past');
  };

  it('its own side is told past whom it runs who will test for it [wrg/reaction/test-friends-broken]', () => {
    expect(ran(580)).toMatchObject([{ event: { unit: 'gaul-routers', friends: ['gaul-line'] }, seenBy: ['gaul'] }]);
    expect(ran(760)).toEqual([]);
    // It has tested for it already.
    expect(ran(580, ['rout:gaul-routers'])).toEqual([]);
  });

  it('and not past a saint, who takes no tests [wrg/sorcery/saint]', () => {
    expect(ran(580, [], { creature: 'saint', figures: 1, files: 1, shield: false })).toEqual([]);
  });
});

describe('of a body that its order bids go', () => {
  it('and that does not get on it is told who leaves it no room [wrg/movement/simultaneous]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], order: 'MOVE N', be: alarmed },
        { id: 'rome-guard', at: [500, 340], be: alarmed },
        { id: 'gaul-band', at: [500, 700] },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const march = { moved: 60 } as Unmoved['marching']['march'];
    const why = (stoppedBy: NonNullable<Unmoved['moved']['stoppedBy']>) =>
      whyUnmoved(
        unitIn(game, 'rome-legion'),
        { marching: { march, because: [] }, moved: { stoppedBy, waited: 0 } },
        field,
      )?.because.because;
    expect(why({ kind: 'friend', id: 'rome-guard', facing: true })).toBe('no room beside rome-guard');
    expect(why({ kind: 'follows', id: 'gaul-band' })).toBe('gaul-band has to go first');
    // Whom it has come to grips with it sees; whom it does not see it is not told of.
    expect(why({ kind: 'contact', ids: ['gaul-band'] })).toBe('at grips with gaul-band');
    expect(why({ kind: 'enemy', id: 'gaul-band' })).not.toContain('gaul-band');
  });
});

describe('of a body that was held by others when the period began', () => {
  it('and has nobody near since, it is not told that it was near enough to who is far off [wrg/movement/simultaneous]', () => {
    const why = (order: string, from: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'li', weapons: ['javelins'], at: [500, 300], order, be: alarmed },
          { id: 'gaul-band', at: [500, 460], be: alarmed },
        ],
      });
      unitIn(game, 'gaul-band').period.from = { x: 500, y: from };
      const march = { moved: 0 } as Unmoved['marching']['march'];
      const unmoved = { marching: { march, because: [] }, moved: { waited: 0 } } as unknown as Unmoved;
      const field = fieldOf(game.state, game.scenario, game.rules);
      return whyUnmoved(unitIn(game, 'rome-legion'), unmoved, field)?.because.because;
    };
    for (const order of ['ATTACK gaul-band', 'SKIRMISH gaul-band']) {
      expect(why(order, 460)).toBe('no way was open as all stood when the period began');
      expect(why(order, 302)).toBe('near enough to gaul-band when the period began');
    }
  });
});

describe('of a body that strikes nobody it is told why', () => {
  /** Romans facing away from Gauls who took them in the rear, in this period or the one before. */
  const takenInRear = (since: number, be: object = {}, inPeriod: object = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], facing: 'S', files: 1, figures: 1, be: { ...alarmed, ...be } },
        { id: 'gaul-band', at: [500, 430], facing: 'S', be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', sideOfA: 'rear', since }],
    });
    Object.assign(unitIn(game, 'rome-legion').period, inPeriod);
    return play(game, { seed: 1 }, ['hand-to-hand']).of('struck-nobody');
  };

  it('who is taken in the rear turns first [wrg/melee/eligible-front]', () => {
    const [told, ...others] = takenInRear(2);
    expect(told).toMatchObject({ unit: 'rome-legion', target: 'gaul-band' });
    expect(told?.because).toMatchObject([{ because: 'taken in the rear', effect: 'they have to turn first' }]);
    expect(others).toEqual([]);
    expect(takenInRear(1)).toEqual([]);
  });

  it('is told so alone, however little half of a rank would be, and that he charged himself [wrg/melee/eligible-front]', () => {
    const pressed = { pressed: { byMounted: false, noRoom: true } };
    expect(takenInRear(2, pressed)[0]?.because.map(({ effect }) => effect)).toEqual(['they have to turn first']);
    expect(takenInRear(2, {}, { doing: 'charging' })[0]?.because[0]?.because).toBe(
      'taken in the rear as they charged themselves',
    );
  });

  it('is told to be met there [wrg/charge/definition]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], facing: 'E', files: 6, figures: 12, be: alarmed },
        { id: 'gaul-band', at: [500, 470], facing: 'S', order: 'ATTACK rome-legion', be: alarmed },
      ],
    });
    Object.assign(unitIn(game, 'gaul-band').period, { charges: 'rome-legion', doing: 'charging' });
    expect(play(game, {}, ['movement']).of('met')).toMatchObject([{ chargers: ['gaul-band'], takenIn: 'flank' }]);
  });

  it('half of one figure in disorder is none [wrg/disorganisation/half-figures]', () => {
    const [told] = takenInRear(1, { pressed: { byMounted: false, noRoom: true } });
    expect(told?.because.map(({ effect }) => effect)).toContain('half of the nearest rank, 0 figures');
  });
});

describe('beasts in rout that go over friends', () => {
  it('find their shields turned from them or not, as whoever strikes them does [wrg/shields/when-unusable]', () => {
    const reasons = (facing: 'N' | 'S') =>
      play(
        setUp({
          pieces: [
            { id: 'rome-legion', at: [500, 100], be: alarmed },
            {
              id: 'gaul-beasts',
              type: 'elephant',
              crew: ['javelins'],
              figures: 3,
              files: 3,
              at: [500, 300],
              facing: 'N',
              be: { ...alarmed, rout: { periods: 0, from: { x: 500, y: 200 } } },
            },
            { id: 'gaul-line', type: 'li', at: [500, 350], facing, figures: 40, files: 40, be: alarmed },
          ],
        }),
        {},
        ['movement'],
      )
        .of('fought')
        .flatMap(({ because }) => because.map(({ because: why }) => why));
    expect(reasons('S')).not.toContain('enemy cannot use shields');
    expect(reasons('N')).toContain('enemy cannot use shields');
  });

  it('trample them, and do not cut at their backs [wrg/rout/burst-models]', () => {
    const beasts: TableTop = {
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: alarmed },
        {
          id: 'gaul-beasts',
          type: 'elephant',
          crew: ['javelins'],
          figures: 3,
          files: 3,
          at: [500, 300],
          facing: 'N',
          be: { ...alarmed, rout: { periods: 0, from: { x: 500, y: 200 } } },
        },
        { id: 'gaul-line', at: [500, 350], figures: 40, files: 40, be: alarmed },
      ],
    };
    const game = setUp(beasts);
    const [blow] = play(game, {}, ['movement']).of('fought');
    expect(blow).toMatchObject({ unit: 'gaul-beasts', target: 'gaul-line', tramples: true });
    if (blow === undefined) throw new Error('nobody is trampled');
    const [line] = tellWrg({ ...blow, turn: 3, phase: 'movement' }, game.scenario);
    expect(line).toContain('trample gaul-line');
    expect(line).not.toContain('backs');
    // Why they are swept away is told once.
    const swept = play(setUp(beasts), {}, ['movement']).events.filter(event =>
      JSON.stringify(event).includes('wrg/rout/burst-barbarians'),
    );
    expect(swept.map(({ kind }) => kind)).toEqual(['swept-away']);
  });
});

describe('dice of the weather', () => {
  const weather = { region: 'europe', month: 'february', coast: true, elapsed: 0, wind: 'west' } as const;

  it('stand by what is told of them, though nothing comes of them [wrg/weather/onset] [wrg/weather/fog]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200] },
        { id: 'gaul-band', at: [500, 600] },
      ],
      scenario: { weather: { ...weather, brings: ['rain'] } },
    });
    game.state.period = 0;
    const first = play(game, { dice: [3, 3] }, ['orders']).of('weather');
    expect(first.map(({ what }) => what)).toEqual(['may-come', 'stays', 'no-fog']);
    expect(play(game, { dice: [3] }, ['orders']).of('weather')).toMatchObject([{ what: 'stays' }]);
  });

  it('are introduced in grammar', () => {
    const told = (elapsed: number) =>
      introduceWeather({ weather: { ...weather, elapsed, night: 'ends' } } as never, wrgRules());
    expect(told(1)).toContain('1 of them is gone');
    expect(told(0)).toContain('none of them is gone');
    expect(told(2)).toContain('2 of them are gone');
  });
});

describe('a test of reaction', () => {
  it('says once what has put the testers out of order, with what that costs [wrg/reaction/minus1-disorganised]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'hc', order: 'ATTACK gaul-band', be: { recovering: 'reorganising' } },
        { id: 'gaul-band', at: [500, 450], order: 'HOLD' },
        { id: 'gaul-horse', at: [560, 450], type: 'hc', order: 'ATTACK rome-horse' },
      ],
    });
    const charge = answering('declare', ({ side }) =>
      side === 'gaul' ? { 'gaul-horse': { charge: 'rome-horse' } } : undefined,
    );
    const tests = play(game, { answers: charge, seed: 3 }, ['declarations']).of('test');
    const told = tests
      .find(({ unit }) => unit === 'rome-horse')
      ?.because.map(({ because, effect }) => [because, effect]);
    expect(told).toContainEqual(['disorganised (reorganising)', '−1 point']);
    expect(told?.filter(([because, effect]) => `${because} ${effect}`.includes('disorganised'))).toHaveLength(1);
  });
});

describe('a messenger', () => {
  it('is told with the order that he carries, to his own side alone [wrg/orders/messenger-speed]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-legion', at: [500, 200], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
    });
    const orders = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-legion': { order: 'ATTACK gaul-band', by: 'messenger' } } : {},
    );
    const { told } = play(game, { answers: orders }, ['orders']);
    const sent = told.find(({ event }) => event.kind === 'messenger');
    if (sent?.event.kind !== 'messenger') throw new Error('nobody sets out');
    expect(sent.seenBy).toEqual(['rome']);
    const [line] = tellWrg({ ...sent.event, turn: 3, phase: 'orders' }, game.scenario);
    expect(line).toMatch(/^Rome-chief dictates an order for rome-legion: attack gaul-band$/);
  });
});

describe('an order', () => {
  it('that its general calls out to a body is told once [wrg/orders/follow-me]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200], figures: 5, files: 5 },
        { id: 'gaul-band', at: [500, 700] },
      ],
    });
    const answers = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-legion': { order: 'MOVE N', by: 'general' } } : {},
    );
    // With when it is obeyed.
    expect(play(game, { answers }, ['orders']).of('order')).toMatchObject([
      { because: [{ because: 'a new order', effect: 'obeyed after 1 period' }] },
    ]);
    expect(play(game, {}, ['orders']).of('order')).toEqual([]);
    expect(unitIn(game, 'rome-legion').order).toBe('MOVE N');
  });
});

describe('a new order that bids what the old one does', () => {
  it('is told to be the one that the unit has [wrg/orders/written-and-underlined]', () => {
    const told = (order: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 200], order: 'MOVE N' },
          { id: 'gaul-band', at: [500, 700] },
        ],
      });
      unitIn(game, 'rome-legion').digesting = { order, from: game.state.period, by: 'messenger' };
      return play(game, {}, ['orders'])
        .of('order')
        .flatMap(({ because }) => because.map(({ effect }) => effect));
    };
    expect([told('MOVE N'), told('HOLD')]).toEqual([['begun anew'], ['obeyed']]);
  });

  it('is told to have to wait while the unit is bound by a test, or runs [wrg/orders/written-and-underlined]', () => {
    const told = (be: NonNullable<Piece['be']>) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 200], order: 'MOVE N', be },
          { id: 'gaul-band', at: [500, 700] },
        ],
      });
      unitIn(game, 'rome-legion').digesting = { order: 'HOLD', from: game.state.period, by: 'messenger' };
      return play(game, {}, ['orders'])
        .of('order')
        .flatMap(({ because }) => because.map(({ effect }) => effect));
    };
    const bound = { instruction: 'retreat', left: 2, kept: 0 } as never;
    expect(told({ bound })).toEqual(['waits until it has done what a test has told it']);
    expect(told({ rout: { periods: 1, from: { x: 500, y: 300 } } })).toEqual(['waits until it rallies']);
  });
});

describe('a test of which it depends on the testers what comes of it', () => {
  it('tells what they do [wrg/reaction/result-no-order-halt-or-retire] [wrg/reaction/result-current-break]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], be: alarmed },
        { id: 'gaul-band', at: [500, 440], class: 'E', training: 'barbarian', be: { ...alarmed, order: null } },
      ],
    });
    unitIn(game, 'gaul-band').period.conduct = { tests: true };
    const told = [1, 2, 3, 4].map(
      seed => play(structuredClone(game), { seed }, ['reactions']).of('test')[0]?.instruction,
    );
    expect(told.length).toBe(4);
    for (const instruction of told) expect(['break-or-retreat', 'halt-or-retire']).not.toContain(instruction);
    expect(told).toContain('retreat');
  });
});

describe('somebody off the table', () => {
  it('has left it once, and will not come any more in the end [wrg/leaving-field/return]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200] },
        { id: 'gaul-band', at: [500, 700] },
      ],
    });
    unitIn(game, 'gaul-band').away = { at: { x: 500, y: 790 }, facing: 180, from: 0, due: null };
    game.state.period = 5;
    const { of } = play(game, {}, ['orders']);
    expect(of('gone')).toEqual([]);
    expect(of('appeared')).toMatchObject([{ unit: 'gaul-band', how: 'never' }]);
    expect(unitIn(game, 'gaul-band').gone).toBe('left-table');
  });
});

describe('reasons', () => {
  it('name troops as people do, and print a minus sign', () => {
    expect(moveRate({ type: 'mc', training: 'regular' }).because[0]?.because).toBe('MC');
    expect(struck(-1, 15, 8).because).toBe('15 figures at a total of −1');
    const troops = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'] } as const;
    const [table] = meleeFactors({ troops, enemy: { type: 'elephant' } }).because;
    expect(table?.because).toBe('pilum against elephants');
  });

  it('of who was taken in flank say that he has turned [wrg/melee/eligible-front]', () => {
    const body = {
      troops: { type: 'hi', training: 'regular' },
      weapon: 'pilum',
      enemy: { type: 'hi' },
      inContact: 3,
    } as const;
    expect(eligibleFigures({ ...body, period: 2, takenIn: 'flank' }).because[0]?.because).toBe(
      'turned to those who took them in flank',
    );
    expect(eligibleFigures(body).because[0]?.because).toBe('in contact to their front');
  });
});

describe('who has fewer than half its figures left and does worse than to halt', () => {
  it('is told why it runs, though the test told it no more than to retire [wrg/reaction/below-half-unit-effect]', () => {
    const broken = Array.from({ length: 12 }, (_, seed) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [500, 400], figures: 5, be: { strength: 12, alarmed: true } },
          { id: 'gaul-guard', at: [500, 400.4], figures: 6, be: { alarmed: true } },
        ],
        melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 2 }],
      });
      const answers = answering('signs', ({ choices }) =>
        Object.fromEntries(choices.map(({ factor, signs }) => [factor, signs.at(-1)])),
      );
      return play(game, { seed, answers }, ['hand-to-hand']);
    }).flatMap(({ of }) => {
      const [test] = of('test').filter(({ cause }) => cause === 'below-half-strength');
      return test?.instruction === 'retire-disorganised' ? of('broke').filter(({ unit }) => unit === 'rome-guard') : [];
    });
    expect(broken.length).toBeGreaterThan(0);
    for (const { because } of broken)
      expect(because).toMatchObject([{ clause: 'wrg/reaction/below-half-unit-effect', effect: 'off the field' }]);
  });
});

describe('what comes to be in a battle', () => {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', name: 'First Legion', at: [500, 200] },
      { id: 'gaul-band', at: [500, 700] },
    ],
  });
  const told = (id: string) => {
    const because = [{ clause: 'wrg/terrain/difficult-cases', because: `half over ${id}`, effect: 'slower' }] as const;
    const done = { kind: 'siege', unit: 'rome-legion', on: id, what: 'let-go', because } as const;
    return tellWrg({ ...done, turn: 2, phase: 'movement' }, game.scenario)[0];
  };

  it('is called by what it is and which of them, in sentences and in reasons', () => {
    expect(told('breach-2')).toBe('First Legion lets go of the second breach (half over the second breach: slower)');
    expect(told('turf-wall-1')).toContain('lets go of the first turf wall (half over the first turf wall');
    expect(told('bridge-60mm-wide-11')).toContain('lets go of the 11th bridge (');
    expect(told('caltrops-of-rome-legion')).toContain('half over the caltrops of First Legion');
  });
});

describe('a charge that does not come to contact', () => {
  it('is told to fall short of whom it was declared at (wrg/charge/definition)', () => {
    const charging = (y: number, more: object = {}) => {
      const game = setUp({
        pieces: [
          { id: 'rome-foot', type: 'hi', at: [500, 300], order: 'ATTACK gaul-band' },
          { id: 'gaul-band', at: [500, y] },
          { id: 'gaul-others', at: [500, 550] },
        ],
      });
      Object.assign(unitIn(game, 'rome-foot').period, { charges: 'gaul-band', doing: 'charging', ...more });
      const [moved] = play(game, {}, ['movement'])
        .of('moved')
        .filter(({ unit }) => unit === 'rome-foot');
      return moved?.because.filter(({ effect }) => effect === 'falls short').map(({ because }) => because);
    };
    expect(charging(450)).toEqual(['gaul-band is farther off']);
    expect(charging(350)).toEqual([]);
    // And of those into whom it was to go on.
    const through = { through: ['gaul-others'] };
    expect(charging(450, through)).toEqual(['gaul-band and gaul-others are farther off']);
  });
});

describe('who acts as his general wishes', () => {
  it('is told to go on with his order where his general wishes nothing else (wrg/orders/act-as-general-wishes-immediate)', () => {
    const told = (order?: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 60], be: alarmed },
          { id: 'rome-foot', at: [500, 100], order: 'HOLD', be: alarmed },
          { id: 'gaul-band', at: [500, 780], be: alarmed },
        ],
      });
      unitIn(game, 'rome-foot').period.conduct = { tests: true };
      const { of } = play(game, { dice: [5, 5, 4], answers: answering('wish', () => order ?? null) }, ['reactions']);
      expect(of('test')).toMatchObject([{ unit: 'rome-foot', instruction: 'act-as-general-wishes' }]);
      return of('order').map(({ order: what, by, because }) => [what, by, because.map(({ effect }) => effect)]);
    };
    expect(told()).toEqual([['HOLD', 'wish', ['goes on with it']]]);
    expect(told('MOVE N 100')).toEqual([['MOVE N 100', 'wish', ['a new order at once']]]);
  });
});

describe('of chargers who stand at their enemy already', () => {
  it('it is told that they charge from where they stand [wrg/charge/definition]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], be: alarmed },
        { id: 'gaul-band', at: [500, 400.3], be: alarmed },
      ],
    });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-band', doing: 'charging' });
    const { of } = play(game, {}, ['movement']);
    expect(of('met')).toHaveLength(1);
    const [moved] = of('moved').filter(({ unit }) => unit === 'rome-legion');
    expect(moved).toMatchObject({ doing: 'charging', met: ['gaul-band'] });
    if (moved === undefined) return;
    const [told] = tellWrg({ ...moved, turn: 2, phase: 'movement' }, game.scenario);
    expect(told).toMatch(/charges? from where (it stands|they stand)/);
  });
});
