import { describe, expect, it } from 'vitest';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type answering, declaring, ridingStraight } from './answers.js';
import { type Game, generalIn, play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

/** What the book leaves open of what is done on a table, each way to play it. */
const under = (ruling: string, reading: string): WrgRules =>
  wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('picketed animals', () => {
  const picketed = (rules?: WrgRules): Game =>
    setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 400], be: { dismounted: true, picket: { x: 500, y: 340 } } },
        { id: 'gaul-raiders', type: 'lc', figures: 5, files: 2, at: [498, 340], facing: 'W' },
      ],
      ...(rules === undefined ? {} : { rules }),
    });

  it('are taken by an enemy who comes to them, or by nobody (wrg/manoeuvre/horses-picketed)', () => {
    const game = picketed();
    expect(play(game, {}, ['movement']).of('animals')).toMatchObject([{ unit: 'rome-horse', by: 'gaul-raiders' }]);
    expect(play(game, {}, ['movement']).of('animals')).toEqual([]);
    unitIn(game, 'rome-horse').placed = { ...unitIn(game, 'rome-horse').placed, at: { x: 500, y: 340 } };
    const mounting = () => play(game, { answers: declaring({ 'rome-horse': { mounted: true } }) }, ['declarations']);
    expect(mounting).toThrow('its animals are not here');
    const spared = picketed(under('picketed-animals', 'nobody-takes-them'));
    expect(play(spared, {}, ['movement']).of('animals')).toEqual([]);
  });
});

describe('a general by himself', () => {
  const riding = (rules?: WrgRules) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', type: 'hc', figures: 5, files: 5, at: [200, 200] },
        { id: 'rome-legion', at: [800, 200] },
        { id: 'gaul-horse', type: 'lc', figures: 5, files: 5, at: [500, 200], facing: 'W' },
      ],
      ...(rules === undefined ? {} : { rules }),
    });
    const general = generalIn(game, 'rome-chief');
    Object.assign(general, {
      with: null,
      at: { x: 380, y: 200 },
      riding: { to: 'rome-legion', as: 'rome-guard', galloped: true },
    });
    return { game, general };
  };

  it('fights for his life when he is come upon, or is taken (wrg/orders/messengers-as-patrol, wrg/general/wounded)', () => {
    const fates = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const { game, general } = riding();
      const { of } = play(ridingStraight(game), { seed }, ['movement']);
      const [told] = of('general');
      expect(told?.because.map(({ clause }) => clause)).toContain('wrg/general/share');
      fates.add(general.gone ?? 'rides on');
      if (general.gone === null) expect(general.men).toBeLessThanOrEqual(20);
    }
    expect(fates.size).toBeGreaterThan(1);
    const { game, general } = riding();
    play(ridingStraight(game, { 'wrg/ruling/lone-general-reached': 'is-taken' }), {}, ['movement']);
    expect(general.gone).toBe('captured');
    expect(general.men).toBe(20);
  });
});

describe('a duel', () => {
  const fought = (seed: number, rules?: WrgRules) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-band', at: [500, 300.02] },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-legion', inFront: true },
        { id: 'gaul-brennus', with: 'gaul-band', inFront: true },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band' }],
      ...(rules === undefined ? {} : { rules }),
    });
    const answers = (request: Parameters<ReturnType<typeof answering>>[0]) =>
      request.kind === 'challenge'
        ? request.general === 'rome-caesar'
          ? 'gaul-brennus'
          : null
        : request.kind === 'accept'
          ? true
          : undefined;
    const { events } = play(game, { seed, answers }, ['hand-to-hand']);
    const blows = events.findIndex(({ kind }) => kind === 'fought');
    const before = events.slice(0, blows).filter(({ kind }) => kind === 'lost' || kind === 'general');
    return { game, before };
  };

  it('costs those who fight it, or decides nothing but who lives (wrg/general/challenge/result)', () => {
    const costs = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => fought(seed));
    expect(costs.some(({ before }) => before.some(event => event.kind === 'general' && event.what === 'hurt'))).toBe(
      true,
    );
    const free = under('casualties-of-a-challenge', 'decide-the-duel-alone');
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { before } = fought(seed, free);
      expect(before.some(event => event.kind === 'lost' || (event.kind === 'general' && event.what === 'hurt'))).toBe(
        false,
      );
    }
  });
});

describe('those who run', () => {
  const chased = (rules?: WrgRules) =>
    setUp({
      pieces: [
        {
          id: 'rome-horse',
          type: 'lc',
          at: [500, 300],
          figures: 5,
          files: 5,
          be: { pursuit: { quarry: 'gaul-horse', periods: 0 } },
        },
        {
          id: 'gaul-horse',
          type: 'lc',
          at: [500, 340],
          figures: 5,
          files: 5,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 300 } } },
        },
      ],
      ...(rules === undefined ? {} : { rules }),
    });

  it('go before those who are after them, or with everybody (wrg/movement/simultaneous)', () => {
    const order = (rules?: WrgRules) =>
      play(chased(rules), {}, ['movement'])
        .of('moved')
        .map(({ unit }) => unit);
    expect(order()).toEqual(['gaul-horse', 'rome-horse']);
    const together = chased(under('who-runs-first', 'nobody'));
    const { of } = play(together, {}, ['movement']);
    expect(
      of('moved')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['gaul-horse', 'rome-horse']);
    expect(of('moved')[0]?.unit).toBe('gaul-horse');
  });
});

describe('broken troops whom enemies surround', () => {
  const ring = (periods: number, rules?: WrgRules) => {
    const around: readonly Piece[] = [
      { id: 'rome-south', at: [500, 280], facing: 'N', figures: 20, files: 20 },
      { id: 'rome-north', at: [500, 320], facing: 'S', figures: 20, files: 20 },
      { id: 'rome-west', at: [470, 300], facing: 'E', figures: 6, files: 6 },
      { id: 'rome-east', at: [530, 300], facing: 'W', figures: 6, files: 6 },
    ];
    return setUp({
      pieces: [
        {
          id: 'gaul-band',
          at: [500, 303],
          figures: 8,
          files: 8,
          facing: 'N',
          be: { rout: { periods, from: { x: 500, y: 250 } } },
        },
        ...around,
      ],
      ...(rules === undefined ? {} : { rules }),
    });
  };
  const endOf = (game: Game) => {
    play(game, {}, ['movement']);
    const { gone, figures } = unitIn(game, 'gaul-band');
    return { gone, figures };
  };

  it('break out at first, or do not get through (wrg/rout/cannot-run)', () => {
    expect(endOf(ring(0))).toEqual({ gone: null, figures: 8 });
    expect(endOf(ring(0, under('breaking-out', 'nobody-gets-through')))).toMatchObject({ gone: 'surrendered' });
  });

  it('surrender later, or half of them do (wrg/rout/break-through-fail)', () => {
    expect(endOf(ring(1))).toMatchObject({ gone: 'surrendered' });
    expect(endOf(ring(1, under('surrounded-later', 'half-of-them-surrender')))).toEqual({ gone: null, figures: 4 });
  });
});

describe('troops ordered to probe', () => {
  const y = (gaul: number, rules?: WrgRules) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], order: 'PROBE TO (500 600)', be: { alarmed: true } },
        { id: 'gaul-horse', type: 'hc', at: [500, gaul] },
      ],
      ...(rules === undefined ? {} : { rules }),
    });
    play(game, {}, ['declarations', 'movement']);
    return unitIn(game, 'rome-legion').placed.at.y;
  };

  it('go forward until an enemy could charge them, and back then, or on (wrg/orders/direct-route)', () => {
    expect(y(700)).toBeGreaterThan(300);
    expect(y(420)).toBeLessThan(300);
    expect(y(420, under('probing-troops', 'go-on'))).toBeGreaterThan(300);
  });
});

describe('troops ordered to support a friend that breaks', () => {
  const step = (order: string, rules?: WrgRules) => {
    const broken = { rout: { periods: 2, from: { x: 500, y: 400 } } };
    const game = setUp({
      pieces: [
        { id: 'rome-first', class: 'E', at: [500, 250], be: broken },
        { id: 'rome-second', at: [400, 200], order },
        { id: 'gaul-band', at: [500, 600] },
      ],
      ...(rules === undefined ? {} : { rules }),
    });
    play(game, {}, ['reactions']);
    const { step, carriedOut } = unitIn(game, 'rome-second');
    return { step, carriedOut };
  };
  const inTurn = 'SUPPORT rome-first; ATTACK gaul-band';

  it('go on to what they are bidden next, or stay with him (wrg/orders/support)', () => {
    expect(step(inTurn)).toEqual({ step: 1, carriedOut: false });
    expect(step(inTurn, under('help-for-the-broken', 'as-long-as-he-is-there'))).toEqual({
      step: 0,
      carriedOut: false,
    });
  });

  it('pass over whatever else is meant for those who are gone (wrg/orders/crossed-out)', () => {
    const gone = { gone: 'dispersed' } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-first', at: [500, 250], order: 'ATTACK gaul-a; ATTACK gaul-b; MOVE S 40' },
        ...['gaul-a', 'gaul-b'].map((id, at) => ({ id, at: [300 + 300 * at, 700] as const, be: gone })),
        { id: 'gaul-band', at: [500, 650] },
      ],
    });
    play(game, {}, ['reactions']);
    expect(unitIn(game, 'rome-first')).toMatchObject({ step: 2, carriedOut: false });
  });

  it('keep an order that bids nothing else, for he may rally (wrg/orders/crossed-out)', () => {
    expect(step('SUPPORT rome-first')).toEqual({ step: 0, carriedOut: false });
  });
});

describe('a charge that friends block', () => {
  const blocked = (pieces: readonly Piece[] = []) =>
    setUp({
      pieces: [
        {
          id: 'rome-horse',
          type: 'hc',
          weapons: ['lance'],
          figures: 10,
          files: 5,
          at: [500, 250],
          order: 'ATTACK gaul-bows',
        },
        { id: 'gaul-bows', type: 'li', weapons: ['bow'], shield: false, figures: 5, files: 5, at: [500, 320] },
        ...pieces,
      ],
    });
  const friend: Piece = { id: 'rome-legion', at: [500, 275], figures: 20, files: 10 };

  it('is told with the friend who is in the way', () => {
    const game = blocked([friend]);
    Object.assign(unitIn(game, 'rome-horse').period, { charges: 'gaul-bows', doing: 'charging' });
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-horse');
    expect(moved).toMatchObject({ stopped: 'friend', by: 'rome-legion' });
  });

  it('is not declared by the bot again and again', () => {
    const declared = (game: Game) => {
      const bot = lineOfBattle();
      const view = wrgView(game.state, 'rome', game.scenario, game.rules);
      const request = play(game, {}, ['declarations']).asked.find(
        ({ kind, side }) => kind === 'declare' && side === 'rome',
      );
      if (request === undefined) throw new Error('nobody was asked');
      return bot.answer(request, view, game.rules);
    };
    expect(declared(blocked())).toMatchObject({ 'rome-horse': { charge: 'gaul-bows' } });
    expect(declared(blocked([friend]))).not.toMatchObject({ 'rome-horse': { charge: 'gaul-bows' } });
  });
});
