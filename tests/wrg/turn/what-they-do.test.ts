import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { goingOn } from '../../../src/rulesets/wrg/turn/reacting/doing.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const horse = { type: 'hc', figures: 8, files: 4, weapons: ['lance'], be: alarmed } as const;
const rulesWith = (rulings: Readonly<Record<string, string>>) => wrgRulesUnder({ rulings });

/** What a test of a unit would count of itself and of those near it, as everybody stands. */
function counted(game: Game, id: string) {
  const { halted, retiring, friendsAdvancing, friendsRetiring, enemyRetiring } = situationOf(
    unitIn(game, id),
    { cause: 'voluntary' },
    fieldOf(game.state, game.scenario, game.rules),
  );
  return { halted, retiring, friendsAdvancing, friendsRetiring, enemyRetiring };
}

const nothing = {
  halted: true,
  retiring: false,
  friendsAdvancing: false,
  friendsRetiring: false,
  enemyRetiring: false,
};

describe('before anybody has moved in a period, a unit', () => {
  /** Three Romans and a Gaul, who have played a period: one advanced, one retired, one stood. */
  const played = (rulings: Readonly<Record<string, string>> = {}, then: (game: Game) => void = () => undefined) => {
    const pieces: readonly Piece[] = [
      { id: 'rome-first', at: [420, 200], order: 'MOVE N', be: alarmed },
      {
        id: 'rome-second',
        at: [500, 240],
        be: { ...alarmed, bound: { instruction: 'retire', disorganised: true, left: 1, kept: 0 } },
      },
      { id: 'rome-third', at: [580, 220], be: alarmed },
      { id: 'gaul-band', at: [580, 640], be: alarmed },
    ];
    const game = setUp({ pieces, rules: rulesWith(rulings) });
    play(game, { seed: 1 });
    play(game, { seed: 1 }, ['orders']);
    then(game);
    return game;
  };

  it('does what it did in the last one (wrg/reaction/plus1-friends-advancing, wrg/reaction/minus1-own-retiring, wrg/ruling/doing-before-moving)', () => {
    const game = played();
    expect(counted(game, 'rome-first')).toEqual({ ...nothing, halted: false, friendsRetiring: true });
    expect(counted(game, 'rome-second')).toEqual({
      ...nothing,
      halted: false,
      retiring: true,
      friendsAdvancing: true,
    });
    expect(counted(game, 'rome-third')).toEqual({ ...nothing, friendsAdvancing: true, friendsRetiring: true });
  });

  it('is halted, by the other reading (wrg/ruling/doing-before-moving)', () => {
    const game = played({ 'wrg/ruling/doing-before-moving': 'halted', 'wrg/ruling/told-to-retire': 'once-it-moves' });
    for (const id of ['rome-first', 'rome-second', 'rome-third']) expect(counted(game, id)).toEqual(nothing);
  });

  it('is halted when it has been told to halt, or has something to recover from (wrg/ruling/doing-before-moving)', () => {
    const told = played({}, game => {
      unitIn(game, 'rome-first').bound = { instruction: 'halt', disorganised: false, left: 1, kept: 1 };
    });
    expect(counted(told, 'rome-first').halted).toBe(true);
    const recovering = played({}, game => {
      unitIn(game, 'rome-first').recovering = 'reorganising';
    });
    expect(counted(recovering, 'rome-first').halted).toBe(true);
  });

  it('is what it does now as soon as it has moved, or not (wrg/ruling/doing-before-moving)', () => {
    const game = played({}, ({ state }) => {
      for (const unit of Object.values(state.units)) Object.assign(unit, { bound: null, order: null });
    });
    play(game, { seed: 1 }, ['movement']);
    expect(counted(game, 'rome-first').halted).toBe(true);
    expect(counted(game, 'rome-third')).toMatchObject({ friendsAdvancing: false, friendsRetiring: false });
  });

  it('counts so in the test of a charge (wrg/reaction/test-charging, wrg/ruling/doing-before-moving)', () => {
    const test = (reading: string) => {
      const rules = rulesWith({ 'wrg/ruling/doing-before-moving': reading });
      const game = setUp({
        pieces: [
          { ...horse, id: 'rome-horse', order: 'ATTACK gaul-band', at: [500, 300] },
          { id: 'rome-foot', at: [420, 260], order: 'MOVE N', be: { ...alarmed, period: unitDoing('advancing') } },
          { id: 'gaul-band', at: [500, 420], be: alarmed },
        ],
        rules,
      });
      const answers = declaring({ 'rome-horse': { charge: 'gaul-band' } });
      const [first] = play(game, { answers, seed: 1 }, ['orders', 'declarations']).of('test');
      return first?.because.some(({ clause }) => clause === 'wrg/reaction/plus1-friends-advancing');
    };
    expect(test('as-in-the-last-period')).toBe(true);
    expect(test('halted')).toBe(false);
  });
});

describe('those who declare charges together', () => {
  /** Roman horse and foot beside each other, of whom one or both declare a charge: whether each has counted friends who charge. */
  const counting = (...charging: readonly string[]) => {
    const game = setUp({
      pieces: [
        { ...horse, class: 'A', id: 'rome-right', order: 'ATTACK gaul-right', at: [600, 300], be: alarmed },
        { ...horse, class: 'A', id: 'rome-left', order: 'ATTACK gaul-left', at: [500, 300], be: alarmed },
        { id: 'gaul-right', at: [600, 420], be: alarmed },
        { id: 'gaul-left', at: [500, 420], be: alarmed },
      ],
    });
    const conduct = charging.map(id => [id, { charge: id.replace('rome', 'gaul') }]);
    const { of } = play(game, { answers: declaring(Object.fromEntries(conduct)), seed: 1 }, ['declarations']);
    return of('test')
      .filter(({ cause }) => cause === 'charging')
      .map(({ unit, because }) => [
        unit,
        because.some(({ clause }) => clause === 'wrg/reaction/plus1-friends-charging'),
      ]);
  };

  it('count for each other, whoever of them tests first (wrg/reaction/plus1-friends-charging, wrg/charge/declare)', () => {
    expect(counting('rome-right', 'rome-left')).toEqual([
      ['rome-right', true],
      ['rome-left', true],
    ]);
    expect(counting('rome-right')).toEqual([['rome-right', false]]);
  });
});

describe('before its second period of it, a unit', () => {
  /** A Roman beside a body that has gone at the Gauls for a period: out of control, or after broken enemies. */
  const begun = (kind: 'out-of-control' | 'pursues', reading?: string) => {
    const isWild = kind === 'out-of-control';
    const game = setUp({
      ...(reading === undefined ? {} : { rules: rulesWith({ 'wrg/ruling/doing-before-moving': reading }) }),
      pieces: [
        {
          id: 'rome-first',
          at: [500, 240],
          type: isWild ? 'mi' : 'hc',
          figures: 12,
          be: {
            ...alarmed,
            ...(isWild
              ? { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 } }
              : { pursuit: { quarry: 'gaul-band', periods: 0 } }),
          },
        },
        { id: 'rome-third', at: [420, 300], be: alarmed },
        {
          id: 'gaul-band',
          at: [500, isWild ? 640 : 300],
          be: { ...alarmed, ...(isWild ? {} : { rout: { periods: 0, from: { x: 500, y: 240 } } }) },
        },
        { id: 'gaul-others', at: [420, 420], be: alarmed },
      ],
    });
    play(game, { seed: 1, answers: ({ kind }) => (kind === 'pursue' ? true : undefined) });
    play(game, { seed: 1 }, ['orders']);
    return game;
  };
  const seen = (game: Game) => {
    const field = fieldOf(game.state, game.scenario, game.rules);
    const of = (id: string) => situationOf(unitIn(game, id), { cause: 'voluntary' }, field);
    const [own, friend, enemy] = ['rome-first', 'rome-third', 'gaul-others'].map(id => of(id));
    return [own?.halted, friend?.friendsCharging || friend?.friendsAdvancing, enemy?.enemyAdvancing];
  };

  it('out of control goes at the enemy, and is halted by the other reading (wrg/ruling/doing-before-moving, wrg/uncontrolled-advance/speed, wrg/reaction/plus1-friends-charging)', () => {
    expect(seen(begun('out-of-control'))).toEqual([false, true, true]);
    expect(seen(begun('out-of-control', 'halted'))).toEqual([true, false, false]);
  });

  it('that pursues goes on, and is halted by the other reading (wrg/ruling/doing-before-moving, wrg/pursuit/move, wrg/reaction/plus1-friends-advancing)', () => {
    const game = begun('pursues');
    expect(unitIn(game, 'rome-first').pursuit).not.toBeNull();
    expect(seen(game)).toEqual([false, true, true]);
    expect(seen(begun('pursues', 'halted'))).toEqual([true, false, false]);
  });

  it('that has charged and pursues whom it has broken goes on, and is halted by the other reading (wrg/ruling/doing-before-moving, wrg/pursuit/compulsory, wrg/reaction/plus1-friends-advancing)', () => {
    const charged = (did: 'charging' | 'countercharging', reading?: string) => {
      const game = begun('pursues', reading);
      const { period } = unitIn(game, 'rome-first');
      if (period.did !== undefined) period.did = goingOn(did);
      return seen(game);
    };
    expect(charged('charging')).toEqual([false, true, true]);
    expect(charged('countercharging')).toEqual([false, true, true]);
    expect(charged('charging', 'halted')).toEqual([true, false, false]);
  });

  it('has halted where it is to reorganise after it (wrg/ruling/doing-before-moving, wrg/uncontrolled-advance/no-contact)', () => {
    const game = begun('out-of-control');
    Object.assign(unitIn(game, 'rome-first'), { bound: null, recovering: 'reorganising' });
    expect(seen(game)).toEqual([true, false, false]);
  });
});

/** The record of a period in which a unit did this. */
function unitDoing(doing: 'advancing' | 'retiring') {
  const { state } = setUp({
    pieces: [
      { id: 'rome-any', at: [500, 100] },
      { id: 'gaul-any', at: [500, 700] },
    ],
  });
  return { ...unitIn({ state }, 'rome-any').period, doing };
}

describe('an order to charge such as retire, run or charge', () => {
  /** Whom Roman horse may charge, ordered so, of a Gaul who has done this for a period and goes on with it. */
  const charges = (word: string, be: Piece['be']) => {
    const game = setUp({
      pieces: [
        { ...horse, id: 'rome-horse', order: `CHARGE, if ${word}`, at: [500, 300] },
        { id: 'gaul-band', at: [500, 400], be: { ...alarmed, ...be } },
      ],
    });
    const before = play(game, { seed: 1 }, ['orders', 'declarations']).asked;
    return before.some(
      request => request.kind === 'declare' && request.units.some(({ charges: [first] }) => first !== undefined),
    );
  };

  it('is about who does it when charges are declared (wrg/orders/standing-orders, wrg/ruling/doing-before-moving)', () => {
    const retiring = { bound: { instruction: 'retire', disorganised: true, left: 1, kept: 1 } } as const;
    expect(charges('retiring', { ...retiring, period: unitDoing('retiring') })).toBe(true);
    expect(charges('routing', { rout: { periods: 1, from: { x: 500, y: 300 } } })).toBe(true);
    const wild = { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 0 } } as const;
    expect(charges('charging', wild)).toBe(true);
    for (const word of ['retiring', 'routing', 'charging']) expect(charges(word, {})).toBe(false);
  });
});

describe('a unit that a test has told to retire', () => {
  const told = (reading: string | undefined, kept: number, fighting = false) => {
    const game = setUp({
      pieces: [
        { id: 'rome-first', at: [500, 300], be: alarmed },
        { id: 'rome-second', at: [420, 300], be: alarmed },
        { id: 'gaul-band', at: [500, fighting ? 338 : 420], be: alarmed },
      ],
      ...(fighting ? { melees: [{ a: 'rome-first', b: 'gaul-band' }] } : {}),
      ...(reading === undefined ? {} : { rules: rulesWith({ 'wrg/ruling/told-to-retire': reading }) }),
    });
    unitIn(game, 'rome-first').bound = { instruction: 'retire', disorganised: true, left: 2 - kept, kept };
    return game;
  };

  it('retires for those who test after it (wrg/reaction/simultaneous-cumulative, wrg/ruling/told-to-retire)', () => {
    expect(counted(told(undefined, 0), 'rome-second').friendsRetiring).toBe(true);
    expect(counted(told(undefined, 0), 'gaul-band').enemyRetiring).toBe(true);
    expect(counted(told(undefined, 0), 'rome-first').retiring).toBe(true);
  });

  it('and who is told so goes at the enemy out of control for them, once it moves by the other reading (wrg/reaction/simultaneous-cumulative, wrg/ruling/told-to-retire)', () => {
    const wild = (reading?: string) => {
      const game = told(reading, 0);
      Object.assign(unitIn(game, 'rome-first').bound ?? {}, { instruction: 'uncontrolled-advance' });
      const field = fieldOf(game.state, game.scenario, game.rules);
      const of = (id: string) => situationOf(unitIn(game, id), { cause: 'voluntary' }, field);
      return [of('rome-second').friendsCharging, of('gaul-band').enemyAdvancing];
    };
    expect(wild()).toEqual([true, true]);
    expect(wild('once-it-moves')).toEqual([false, false]);
  });

  it('does not before it moves, by the other reading (wrg/ruling/told-to-retire)', () => {
    expect(counted(told('once-it-moves', 0), 'rome-second').friendsRetiring).toBe(false);
  });

  it('does not when it has moved and stayed where it is, or fights (wrg/ruling/told-to-retire)', () => {
    expect(counted(told(undefined, 1), 'rome-second').friendsRetiring).toBe(false);
    const fighting = told(undefined, 0, true);
    unitIn(fighting, 'rome-first').period.doing = 'retiring';
    expect(counted(fighting, 'rome-second').friendsRetiring).toBe(false);
  });
});

describe('skirmishers on foot who have been told to halt', () => {
  it('evade a charge for which they are tested as well (wrg/orders/skirmish-infantry-evade)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-slings',
          type: 'li',
          weapons: ['sling'],
          files: 6,
          figures: 6,
          order: 'SKIRMISH',
          at: [500, 300],
          be: { ...alarmed, bound: { instruction: 'halt', disorganised: false, left: 1, kept: 1 } },
        },
        {
          ...horse,
          id: 'gaul-horse',
          fanatic: true,
          training: 'barbarian',
          order: 'ATTACK rome-slings',
          at: [500, 440],
        },
      ],
    });
    const answers = declaring({ 'gaul-horse': { charge: 'rome-slings' } });
    const { of } = play(game, { answers, seed: 1 }, ['declarations']);
    expect(of('test').map(({ unit }) => unit)).toContain('rome-slings');
    expect(of('counter')).toMatchObject([{ unit: 'rome-slings', what: 'evade' }]);
  });
});

describe('a unit that stands to reorganise', () => {
  it('has halted, so that without an order it retires where pursuers halt (wrg/reaction/result-no-order-halt-or-retire)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200], be: { ...alarmed, recovering: 'reorganising' } },
        { id: 'gaul-band', at: [500, 640], be: alarmed },
      ],
    });
    play(game, { seed: 1 }, ['orders', 'declarations', 'movement']);
    expect(unitIn(game, 'rome-legion').period.doing).toBe('reorganising');
    expect(counted(game, 'rome-legion')).toEqual(nothing);
  });
});

describe('who rallies back', () => {
  it('retires for nobody who sees it, or does (wrg/ruling/rallying-back-retires, wrg/reaction/minus1-friends-retiring, wrg/reaction/plus1-enemy-retiring)', () => {
    const seen = (rulings: Readonly<Record<string, string>> = {}) => {
      const pieces: readonly Piece[] = [
        { id: 'rome-horse', at: [500, 340], ...horse, be: { ...alarmed, recovering: 'rallying-back' } },
        { id: 'rome-legion', at: [580, 300], be: alarmed },
        { id: 'gaul-band', at: [500, 370], be: alarmed },
      ];
      const game = setUp({ pieces, rules: rulesWith(rulings) });
      play(game, { seed: 1 }, ['movement']);
      expect(unitIn(game, 'rome-horse').period.doing).toBe('rallying-back');
      return [counted(game, 'rome-legion').friendsRetiring, counted(game, 'gaul-band').enemyRetiring];
    };
    expect(seen()).toEqual([false, false]);
    expect(seen({ 'wrg/ruling/rallying-back-retires': 'retiring-as-well' })).toEqual([true, true]);
  });
});

describe('who evades', () => {
  it('retires for nobody who sees it, or does (wrg/ruling/evaders-retire, wrg/reaction/minus1-friends-retiring, wrg/reaction/plus1-enemy-retiring)', () => {
    const seen = (rulings: Readonly<Record<string, string>> = {}) => {
      const slings = { type: 'li', weapons: ['sling'], files: 6, figures: 6, order: 'SKIRMISH', be: alarmed } as const;
      const wild = { ...horse, fanatic: true, training: 'barbarian', order: 'ATTACK rome-slings' } as const;
      const pieces: readonly Piece[] = [
        { id: 'rome-slings', at: [500, 300], ...slings },
        { id: 'rome-legion', at: [590, 220], be: alarmed },
        { id: 'gaul-horse', at: [500, 440], ...wild },
      ];
      const game = setUp({ pieces, rules: rulesWith(rulings) });
      const answers = declaring({ 'gaul-horse': { charge: 'rome-slings' } });
      play(game, { answers, seed: 1 }, ['declarations', 'movement']);
      expect(unitIn(game, 'rome-slings').period.doing).toBe('evading');
      return [counted(game, 'rome-legion').friendsRetiring, counted(game, 'gaul-horse').enemyRetiring];
    };
    expect(seen()).toEqual([false, false]);
    expect(seen({ 'wrg/ruling/evaders-retire': 'retiring-as-well' })).toEqual([true, true]);
  });
});
