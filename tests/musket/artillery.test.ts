import { describe, expect, it } from 'vitest';
import {
  type CallAnswer,
  musketRules,
  musketView,
  type TroopType,
  tableOf,
} from '../../src/rulesets/cady/musket/index.js';
import { callFaults, callRequest } from '../../src/rulesets/cady/musket/turn/calls.js';
import { ownView } from '../../src/rulesets/cady/musket/view.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Features, type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const gun: Piece = { id: 'blue-guns', type: 'six-pounder-cannon', at: [50, 20] };
const fire = ['artillery'];

/** One shot of the blue gun; the dice are: which wheel, the variation die, and for solid shot which stick. */
function shoot(call: CallAnswer, dice: readonly number[], pieces: readonly Piece[], features: Features = []) {
  const game = setUp({ pieces: [gun, ...pieces], features });
  return { ...game, ...play(game, { calls: { 'blue-guns': [call] }, dice }, fire) };
}

const target = (over: Partial<Piece> = {}): Piece => ({ id: 'red-1', at: [50, 60], formation: 'Col 8', ...over });

describe('a gun that was turned to fire (cady/ruling/guns-turned-to-fire)', () => {
  it('looks as it did, or stays turned', () => {
    const facing = (reading: 'look-as-before' | 'stay-turned') => {
      const rules = musketRulesUnder({ 'cady/ruling/guns-turned-to-fire': reading });
      const game = setUp({
        rules,
        pieces: [
          { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 20], facing: 'N' },
          { id: 'red-1', at: [100, 120] },
        ],
      });
      play(game, { seed: 1, calls: { 'blue-1': [{ shot: 'solid', bearing: 20, range: 60 }] } }, ['artillery']);
      return unitIn(game.state, 'blue-1').facing;
    };
    expect([facing('look-as-before'), facing('stay-turned')]).toEqual([0, 20]);
  });
});

describe('a shot from call to loss (cady/common/sequence/step-5-artillery)', () => {
  it('solid: 12 rounds less one; the stick laid on the hit point takes whom it crosses', () => {
    // The centre hole; the yellow tip takes a figure of the front rank, the red from 3 to 5 cm one of the rear.
    const { state, of } = shoot({ shot: 'solid', bearing: 0, range: 39 }, [0, 1, 0], [target({ at: [51, 60] })]);
    expect(of('shot')).toMatchObject([
      { gun: 'blue-guns', projectile: 'solid', called: 39, landed: { x: 50, y: 59 }, losses: { 'red-1': 2 } },
    ]);
    expect(unitIn(state, 'blue-guns').gun).toMatchObject({ solid: 11, explosive: 4, canister: 2, firedOn: 1 });
    expect(unitIn(state, 'red-1')).toMatchObject({ figures: 14, turn: { lost: 2, attacked: true } });
  });

  it('explosive: the hit circle, one die a figure, two threads’ figure without', () => {
    // The figures stand 1 cm either side of the middle of a stand: (49, 61) and (51, 61), and so on.
    const { of } = shoot(
      { shot: 'explosive', bearing: 0, range: 40 },
      [0, 6, ...all(6, 1)],
      [target({ at: [50, 59], formation: 'LB' })],
    );
    const [shot] = of('shot');
    expect(shot).toMatchObject({ area: { shape: 'circle', centre: { x: 50, y: 60 }, diameter: 6 } });
    // Nobody under the threads and no die hit: the nearest figure goes.
    expect(shot?.losses).toEqual({ 'red-1': 1 });
  });

  it('canister: no call, every figure of the wedge, friend or enemy', () => {
    const { of, state } = shoot(
      { shot: 'canister', bearing: 0 },
      [0, ...all(4, 2)],
      [target({ at: [50, 35], figures: 6, formation: 'Col 6' })],
    );
    expect(of('shot')[0]).toMatchObject({ projectile: 'canister', area: { shape: 'wedge', range: 20 } });
    expect(of('shot')[0]).not.toHaveProperty('called');
    // At 16 cm the wedge is 8.6 cm wide: the two outer figures stand clear of it.
    expect(unitIn(state, 'red-1').figures).toBe(2);
  });

  it('its own side’s losses shake them for two turns', () => {
    const friend: Piece = { id: 'blue-1', at: [50, 60], formation: 'Col 8', facing: 'S' };
    const { state } = shoot(
      { shot: 'solid', bearing: 0, range: 39 },
      [0, 1, 0],
      [{ ...friend, at: [51, 60] }, target({ at: [150, 120] })],
    );
    expect(unitIn(state, 'blue-1')).toMatchObject({ figures: 14, friendlyFireOn: 1 });
  });

  it('a piece hit by a ball is knocked out and gone', () => {
    const { state, of } = shoot(
      { shot: 'solid', bearing: 0, range: 42 },
      [0, 0, 1, 0],
      [target({ id: 'red-guns', type: 'six-pounder-cannon' })],
    );
    expect(of('gun-lost')).toMatchObject([{ unit: 'red-guns', how: 'knocked-out' }]);
    expect(unitIn(state, 'red-guns').gone).toBe('destroyed');
  });

  it('a gun whose crew is gone falls silent for good', () => {
    const crew = target({ id: 'red-guns', type: 'six-pounder-cannon', at: [50, 35], be: { figures: 1 } });
    const { of, state } = shoot({ shot: 'canister', bearing: 0 }, [0, 2], [crew]);
    expect(of('gun-lost')).toMatchObject([{ how: 'no-crew' }]);
    expect(unitIn(state, 'red-guns').gone).toBe('destroyed');
  });
});

describe('who fires when', () => {
  const other: Piece = { id: 'red-guns', type: 'six-pounder-cannon', at: [50, 70] };

  it('in a duel both calls are written down before either is resolved (cady/musket/artillery/duel/write-calls)', () => {
    const game = setUp({ pieces: [gun, other] });
    const { asked, events } = play(
      game,
      {
        calls: {
          'blue-guns': [{ shot: 'solid', bearing: 0, range: 30 }],
          'red-guns': [{ shot: 'solid', bearing: 180, range: 30 }],
        },
        dice: [0, 0, 1, 0, 1, 0],
      },
      fire,
    );
    expect(asked).toEqual(['call:blue-guns:1', 'call:red-guns:1']);
    expect(events.map(event => event.kind)).toEqual(['shot', 'shot']);
  });

  it('a side’s second gun sees where the first shot fell before it calls (cady/musket/artillery/duel/same-side-adjust)', () => {
    const game = setUp({ pieces: [gun, { ...gun, id: 'blue-g2', at: [70, 20] }, target()] });
    const log: string[] = [];
    const call = { shot: 'solid', bearing: 0, range: 30 } as const;
    const { events, asked } = play(
      game,
      { calls: { 'blue-guns': [call], 'blue-g2': [call] }, dice: [0, 1, 0, 0, 1, 0] },
      fire,
    );
    log.push(...asked, ...events.map(event => (event.kind === 'shot' ? event.gun : event.kind)));
    expect(log).toEqual(['call:blue-guns:1', 'call:blue-g2:1', 'blue-guns', 'blue-g2']);
  });

  it('a gun hit by a gun still fires; what foot it hits is gone before small arms (cady/musket/artillery/losses/artillery-returns cady/musket/artillery/losses/before-small-arms cady/musket/artillery/losses/removed-at-once)', () => {
    const game = setUp({ pieces: [gun, other] });
    const { of } = play(
      game,
      {
        calls: {
          'blue-guns': [{ shot: 'solid', bearing: 0, range: 52 }],
          'red-guns': [{ shot: 'solid', bearing: 180, range: 52 }],
        },
        dice: [0, 0, 1, 0, 1, 0],
      },
      fire,
    );
    expect(of('gun-lost').map(({ unit }) => unit)).toEqual(['red-guns', 'blue-guns']);
    const foot = setUp({
      pieces: [
        { ...gun, at: [50, 35] },
        target({ at: [50, 45], be: { figures: 2 } }),
        { id: 'blue-1', at: [80, 45], facing: 'W' },
      ],
    });
    const { of: told } = play(
      foot,
      { calls: { 'blue-guns': [{ shot: 'canister', bearing: 0 }] }, dice: [0, ...all(2, 2)] },
      ['artillery', 'small-arms'],
    );
    expect(told('left')).toMatchObject([{ unit: 'red-1', how: 'destroyed' }]);
    expect(told('volley')).toEqual([]);
  });

  it.each<[string, Partial<Piece>, string]>([
    ['that has moved', {}, 'N 1 cm'],
    ['that was turned more than 45 degrees', {}, 'H, F 46'],
    [
      'without rounds',
      { be: { gun: { solid: 0, explosive: 0, canister: 0, firedOn: 0, spiked: false, spareCrew: 0, standing: true } } },
      'H',
    ],
    ['that is spiked', {}, 'SPIKE'],
    ['with one man left of three', { be: { figures: 1 } }, 'H'],
    ['on the run', { be: { mustDo: 'back-and-turn' } }, 'H'],
  ])('not a gun %s', (_, over, order) => {
    const game = setUp({ pieces: [{ ...gun, ...over }, target()] });
    unitIn(game.state, 'blue-guns').order = order;
    expect(play(game, {}, ['orders', 'movement', 'artillery']).asked).toEqual(
      over.be?.mustDo ? ['orders:red'] : ['orders:blue', 'orders:red'],
    );
  });

  it('two men of three fire every other turn', () => {
    const game = setUp({ pieces: [{ ...gun, be: { figures: 2 } }, target({ at: [150, 120] })] });
    const call = { shot: 'solid', bearing: 0, range: 30 } as const;
    const asks = () =>
      play(game, { calls: { 'blue-guns': [call] }, seed: 1 }).asked.filter(id => id.startsWith('call'));
    expect([asks(), asks(), asks()].map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  it('rockets fire three times, called one by one', () => {
    const game = setUp({ pieces: [{ ...gun, type: 'congreve-rockets' }, target()] });
    const call = { shot: 'explosive', bearing: 0, range: 40 } as const;
    const { asked, of } = play(game, { calls: { 'blue-guns': [call, call, call] }, seed: 3 }, fire);
    expect(asked).toEqual(['call:blue-guns:1', 'call:blue-guns:2', 'call:blue-guns:3']);
    expect(of('shot')).toHaveLength(3);
    expect(unitIn(game.state, 'blue-guns').gun?.explosive).toBe(15);
  });

  it('a spiked gun is spiked for good, but not by a crew in melee [cady/musket/definition/spike-cannon]', () => {
    const game = setUp({ pieces: [gun, target()] });
    expect(play(game, { orders: { 'blue-guns': 'SPIKE' } }).of('gun-lost')).toMatchObject([{ how: 'spiked' }]);
    expect(play(game, { orders: { 'blue-guns': 'H' } }).asked).not.toContain('call:blue-guns:1');
    const locked = setUp({ pieces: [gun, target({ at: [50, 21] })] });
    locked.state.contacts.push({
      a: 'blue-guns',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 0,
      attackers: [],
      run: {},
    });
    unitIn(locked.state, 'blue-guns').order = 'H, SPIKE';
    play(locked, {}, fire);
    expect(unitIn(locked.state, 'blue-guns').gun?.spiked).toBe(false);
  });
});

describe('what a gun is asked', () => {
  it('which projectile, of those it has left, with their ranges: declared when it fires, not in its order (cady/musket/artillery/fire/declare-shell)', () => {
    const game = setUp({ pieces: [{ ...gun, be: { gun: { ...full, explosive: 0 } } }, target()] });
    const unit = unitIn(game.state, 'blue-guns');
    expect(callRequest(unit, 'six-pounder-cannon', 0, tableOf(game.scenario), game.rules)).toMatchObject({
      id: 'call:blue-guns:1',
      secret: true,
      traverse: 45,
      projectiles: [
        { projectile: 'solid', from: 0, to: 60, rounds: 12 },
        { projectile: 'canister', from: 0, to: 20, rounds: 2 },
      ],
    });
  });

  it('a hill lengthens the ranges offered', () => {
    const hill: Features = [
      {
        kind: 'hill',
        id: 'h',
        level: 1,
        outline: [
          [30, 10],
          [70, 10],
          [70, 25],
          [30, 25],
        ],
      },
    ];
    const game = setUp({ pieces: [gun, target()], features: hill });
    const { projectiles } = callRequest(
      unitIn(game.state, 'blue-guns'),
      'six-pounder-cannon',
      0,
      tableOf(game.scenario),
      game.rules,
    );
    expect(projectiles[0]).toMatchObject({ projectile: 'solid', to: 70 });
  });

  it('it fires at an enemy who closes on it, before the melee; not when it was locked before (cady/musket/artillery/crew/fire-before-melee)', () => {
    const met = (since: number) => {
      const game = setUp({ pieces: [gun, target({ at: [50, 20.5] })] });
      game.state.turn = 2;
      game.state.contacts.push({
        a: 'blue-guns',
        b: 'red-1',
        edgeOfA: 'front',
        edgeOfB: 'front',
        since,
        attackers: ['red-1'],
        run: {},
      });
      return play(game, { seed: 1 }, fire).asked;
    };
    expect(met(2)).toEqual(['call:blue-guns:1']);
    expect(met(1)).toEqual([]);
  });
});

const full = { solid: 12, explosive: 4, canister: 2, firedOn: 0, spiked: false, spareCrew: 0, standing: true };

describe('calls that are refused', () => {
  const faults = (call: unknown, pieces: readonly Piece[] = [target()], features: Features = [], turnedTo = 0) => {
    const game: Game = setUp({ pieces: [gun, ...pieces], features });
    unitIn(game.state, 'blue-guns').facing = turnedTo;
    return callFaults(call, 'blue-guns', musketView(game.state, 'blue', game.scenario, game.rules), game.rules).map(
      ({ clause }) => clause,
    );
  };

  it.each([
    undefined,
    null,
    'fire',
    {},
    { shot: 'grape', bearing: 0 },
    { shot: 'solid', bearing: 360, range: 30 },
    { shot: 'solid', bearing: 0 },
    { shot: 'solid', bearing: 0, range: Number.NaN },
  ])('%j cannot be read', call => {
    expect(faults(call)).toEqual(['cady/musket/artillery/fire/call-range']);
  });

  it('out of range, out of the traverse, out of rounds', () => {
    expect(faults({ shot: 'solid', bearing: 0, range: 61 })).toEqual(['cady/musket/artillery/range/six-pounder']);
    expect(faults({ shot: 'solid', bearing: 46, range: 60 })).toEqual(['cady/musket/artillery/fire/rotate-45']);
    expect(faults({ shot: 'solid', bearing: 45, range: 60 })).toEqual([]);
  });

  it('the traverse counts from the way it faced before it was turned this turn', () => {
    expect(faults({ shot: 'solid', bearing: 60, range: 50 }, undefined, [], 30)).toEqual([
      'cady/musket/artillery/fire/rotate-45',
    ]);
    expect(faults({ shot: 'solid', bearing: 40, range: 50 }, undefined, [], 30)).toEqual([]);
  });

  it('over friends who are too near', () => {
    const friend: Piece = { id: 'blue-1', at: [50, 45] };
    expect(faults({ shot: 'solid', bearing: 0, range: 50 }, [friend, target()])).toEqual([
      'cady/musket/artillery/overhead/guns-conditions',
    ]);
    expect(
      faults({ shot: 'solid', bearing: 0, range: 50 }, [{ ...friend, at: [50, 58] }, target({ at: [50, 90] })]),
    ).toEqual([]);
  });

  it('over friends whose rear is too near, or whose highest stand is not below the gun', () => {
    const column: Piece = { id: 'blue-1', at: [50, 53], formation: 'Col 4' };
    const behind = target({ at: [50, 100] });
    expect(faults({ shot: 'solid', bearing: 0, range: 60 }, [column, behind])).toEqual([
      'cady/musket/artillery/overhead/guns-conditions',
    ]);
    expect(faults({ shot: 'solid', bearing: 0, range: 60 }, [{ ...column, at: [50, 58] }, behind])).toEqual([]);
  });

  it('over enemies at others behind them, as it is read (cady/ruling/guns-over-enemies cady/musket/artillery/overhead/howitzer-rocket)', () => {
    const first = { id: 'red-1', at: [50, 20] } as const;
    const second = { id: 'red-2', at: [50, 42] } as const;
    const clauses = (
      reading: string,
      enemies: readonly Piece[],
      range: number,
      type: TroopType = 'eight-pounder-cannon',
    ) => {
      const rules = musketRulesUnder({ 'cady/ruling/guns-over-enemies': reading });
      const game = setUp({ pieces: [{ ...gun, at: [50, 10], type }, ...enemies], rules });
      const view = musketView(game.state, 'blue', game.scenario, rules);
      const call = { shot: type === 'eight-pounder-howitzer' ? 'explosive' : 'solid', bearing: 0, range } as const;
      return callFaults(call, 'blue-guns', view, rules).map(({ clause }) => clause);
    };
    const near = [first, second];
    const far = [
      { ...first, at: [50, 42] },
      { ...second, at: [50, 62] },
    ] as const;
    const conditions = ['cady/musket/artillery/overhead/guns-conditions'];
    expect(clauses('as-over-friends', near, 32)).toEqual(conditions);
    expect(clauses('as-over-friends', far, 53)).toEqual([]);
    expect(clauses('howitzers-and-rockets-alone', near, 32)).toEqual([
      'cady/musket/artillery/overhead/howitzer-rocket',
    ]);
    expect(clauses('howitzers-and-rockets-alone', far, 53)).toHaveLength(1);
    expect(clauses('over-anybody', near, 32)).toEqual([]);
    for (const reading of ['as-over-friends', 'howitzers-and-rockets-alone', 'over-anybody']) {
      expect(clauses(reading, near, 32, 'eight-pounder-howitzer')).toEqual([]);
      // A guess that is too long for the one enemy in front is no fault.
      expect(clauses(reading, [first], 20)).toEqual([]);
    }
  });

  it('at what the gun cannot see, howitzers too (cady/musket/artillery/overhead/target-visible)', () => {
    const hill = [
      {
        kind: 'hill' as const,
        id: 'h',
        level: 1,
        outline: [
          [30, 35],
          [70, 35],
          [70, 45],
          [30, 45],
        ] as [number, number][],
      },
    ];
    const unseen = faults({ shot: 'solid', bearing: 0, range: 40 }, undefined, hill);
    expect(unseen).toEqual(['cady/musket/artillery/overhead/target-visible']);
    const game = setUp({ pieces: [{ ...gun, type: 'eight-pounder-howitzer' }, target()], features: hill });
    const view = musketView(game.state, 'blue', game.scenario, game.rules);
    expect(callFaults({ shot: 'explosive', bearing: 0, range: 40 }, 'blue-guns', view, game.rules)).toHaveLength(1);
  });

  it('at who lies low at the edge of a wood, but for a howitzer with a friend beside him (cady/common/forest/edge-hidden)', () => {
    const edge = [
      {
        kind: 'wood' as const,
        id: 'edge',
        outline: [
          [30, 59],
          [70, 59],
          [70, 90],
          [30, 90],
        ] as [number, number][],
      },
    ];
    const refused = ['cady/musket/artillery/overhead/target-visible'];
    const of = (type: TroopType, moved: number, friends: readonly Piece[] = []) => {
      const still = target({ at: [50, 59.5] });
      const game = setUp({ pieces: [{ ...gun, type }, still, ...friends], features: edge });
      unitIn(game.state, 'red-1').turn.moved = moved;
      const view = musketView(game.state, 'blue', game.scenario, game.rules);
      const shot = type === 'six-pounder-cannon' ? 'solid' : 'explosive';
      return callFaults({ shot, bearing: 0, range: 40 }, 'blue-guns', view, game.rules).map(({ clause }) => clause);
    };
    expect(of('six-pounder-cannon', 0)).toEqual(refused);
    expect(of('six-pounder-cannon', 0.3)).toEqual([]);
    const friend: Piece = { id: 'blue-1', at: [50, 57.5] };
    expect(of('eight-pounder-howitzer', 0, [{ ...friend, at: [100, 30] }])).toEqual(refused);
    expect(of('eight-pounder-howitzer', 0, [friend])).toEqual([]);
  });

  it('where somebody lies low beside one who has fired, it is judged as its commander sees it (cady/common/forest/edge-hidden)', () => {
    const outline: [number, number][] = [
      [20, 59],
      [80, 59],
      [80, 90],
      [20, 90],
    ];
    const game = setUp({
      pieces: [
        gun,
        target({ at: [42, 59.5], facing: 'N', be: { shotOn: 3 } }),
        target({ id: 'red-2', at: [58, 59.5], facing: 'N' }),
      ],
      features: [{ kind: 'wood', id: 'edge', outline }],
    });
    game.state.turn = 3;
    const call = { shot: 'solid', bearing: 0, range: 39 } as const;
    for (const view of [musketView, ownView]) {
      const seen = view(game.state, 'blue', game.scenario, game.rules);
      expect(callFaults(call, 'blue-guns', seen, game.rules)).toEqual([]);
    }
  });

  describe('over a wood, at what only friends see (cady/ruling/lobbed-fire-sight)', () => {
    const wood = [
      {
        kind: 'wood' as const,
        id: 'w',
        outline: [
          [30, 35],
          [70, 35],
          [70, 45],
          [30, 45],
        ] as [number, number][],
      },
    ];
    const scout: Piece = { id: 'blue-1', at: [100, 30], facing: 'NW' };
    const of = (type: TroopType, pieces: readonly Piece[], rules = musketRules()) => {
      const game = setUp({ pieces: [{ ...gun, type }, target(), ...pieces], features: wood, rules });
      const view = musketView(game.state, 'blue', game.scenario, game.rules);
      const shot = type === 'six-pounder-cannon' ? 'solid' : 'explosive';
      return callFaults({ shot, bearing: 0, range: 40 }, 'blue-guns', view, game.rules).map(({ clause }) => clause);
    };
    const refused = ['cady/musket/artillery/overhead/target-visible'];

    it('a howitzer and rockets do, as soon as a friend sees there', () => {
      for (const type of ['eight-pounder-howitzer', 'congreve-rockets'] as const) {
        expect(of(type, [])).toEqual(refused);
        expect(of(type, [scout])).toEqual([]);
        expect(of(type, [{ ...scout, at: [50, 30] }])).toEqual(refused);
        expect(of(type, [{ ...scout, be: { gone: 'routed' } }])).toEqual(refused);
      }
    });

    it('a cannon does not, and nobody where each piece must see for itself', () => {
      expect(of('six-pounder-cannon', [scout])).toEqual(refused);
      const own = musketRulesUnder({ 'cady/ruling/lobbed-fire-sight': 'seen-by-the-gun' });
      expect(of('eight-pounder-howitzer', [scout], own)).toEqual(refused);
    });

    it('the shell falls where it was called', () => {
      const game = setUp({ pieces: [{ ...gun, type: 'eight-pounder-howitzer' }, target(), scout], features: wood });
      const call: CallAnswer = { shot: 'explosive', bearing: 0, range: 40 };
      const { of: told } = play(game, { calls: { 'blue-guns': [call] }, seed: 1 }, fire);
      expect(told('shot')).toMatchObject([{ gun: 'blue-guns', projectile: 'explosive' }]);
    });
  });

  it('of a gun that is not one’s own', () => {
    const game = setUp({ pieces: [gun, target()] });
    const view = musketView(game.state, 'red', game.scenario, game.rules);
    for (const id of ['blue-guns', 'red-1', 'constructor'])
      expect(callFaults({ shot: 'canister', bearing: 0 }, id, view, game.rules)).toMatchObject([{ path: id }]);
  });
});

describe('fences and walls that are shot away', () => {
  const across = (kind: 'fence' | 'wall'): Features => [
    {
      kind,
      id: 'b',
      line: [
        [30, 60],
        [50, 60],
        [70, 60],
      ],
    },
  ];
  const far = target({ at: [150, 120] });

  it('a ball takes 3 cm of the fence it crosses (cady/common/fence/section-removed)', () => {
    const { state, of, scenario } = shoot({ shot: 'solid', bearing: 0, range: 35 }, [0, 1, 0], [far], across('fence'));
    expect(of('breached')).toMatchObject([{ barrier: 'b', at: { x: 50, y: 60 } }]);
    expect(state.breaches).toEqual([{ barrier: 'b', from: 18.5, to: 21.5 }]);
    expect(tableOf(scenario, state.breaches).features).toMatchObject([
      { line: [{ x: 30 }, { x: 48.5 }] },
      { line: [{ x: 51.5 }, { x: 70 }] },
    ]);
  });

  it('so does a shell, and canister', () => {
    expect(
      shoot({ shot: 'explosive', bearing: 0, range: 39 }, [0, 1], [far], across('fence')).state.breaches,
    ).toHaveLength(1);
    expect(shoot({ shot: 'explosive', bearing: 0, range: 36 }, [0, 1], [far], across('fence')).state.breaches).toEqual(
      [],
    );
    const near: Features = [
      {
        kind: 'fence',
        id: 'b',
        line: [
          [30, 30],
          [70, 30],
        ],
      },
    ];
    expect(shoot({ shot: 'canister', bearing: 0 }, [0], [far], near).state.breaches).toHaveLength(1);
  });

  it('a wall falls to a ball alone, which it stops (cady/common/wall/section-removed)', () => {
    const hit = shoot({ shot: 'solid', bearing: 0, range: 35 }, [0, 1, 0], [far], across('wall'));
    expect(hit.state.breaches).toEqual([{ barrier: 'b', from: 18.5, to: 21.5 }]);
    expect(shoot({ shot: 'explosive', bearing: 0, range: 39 }, [0, 1], [far], across('wall')).state.breaches).toEqual(
      [],
    );
    const behind = [
      ...across('wall'),
      {
        kind: 'fence' as const,
        id: 'f',
        line: [
          [30, 62],
          [70, 62],
        ] as [number, number][],
      },
    ];
    expect(shoot({ shot: 'solid', bearing: 0, range: 35 }, [0, 1, 0], [far], behind).state.breaches).toHaveLength(1);
  });

  it('a ball that does not bounce takes nothing but under its tip', () => {
    const mud: Features = [
      ...across('fence'),
      {
        kind: 'rough',
        id: 'r',
        outline: [
          [40, 50],
          [60, 50],
          [60, 57],
          [40, 57],
        ],
      },
    ];
    expect(shoot({ shot: 'solid', bearing: 0, range: 35 }, [0, 1, 0], [far], mud).state.breaches).toEqual([]);
  });

  it('a wall protects those right behind it from canister, and not whoever stands far beyond (cady/ruling/behind-a-barrier)', () => {
    const shot = (y: number, be: Piece['be'] = {}) => {
      const wall: Features[number] = {
        kind: 'wall',
        id: 'wall',
        line: [
          [20, y],
          [80, y],
        ],
      };
      const foot = target({ at: [50, 34], be });
      const on = setUp({ pieces: [gun, foot], features: [wall] });
      const { of } = play(on, { calls: { 'blue-guns': [{ shot: 'canister', bearing: 0 }] }, seed: 3 }, ['artillery']);
      const [told] = of('shot');
      const stepped = told?.because.some(({ because }) => because.includes('wall'));
      return [stepped, (told?.losses['red-1'] ?? 0) > 0];
    };
    expect(shot(21)).toEqual([false, true]);
    expect(shot(33)).toEqual([true, true]);
    // Whoever hides right behind it loses nobody; far beyond it there is nothing to hide behind.
    const hidden = { marker: 'red-m1' };
    expect(shot(33, hidden)).toEqual([false, false]);
    expect(shot(21, hidden)[1]).toBe(true);
  });

  it('where it is gone it protects nobody and stops nobody', () => {
    const game = setUp({
      pieces: [{ id: 'blue-1', at: [50, 50], formation: 'Col 2' }, far],
      features: across('fence'),
    });
    game.state.breaches.push({ barrier: 'b', from: 17, to: 23 });
    const { of } = play(game, { orders: { 'blue-1': 'N full' } });
    expect(of('moved')[0]).toMatchObject({ distance: 48 });
  });

  it('a section that is gone is not shot away again', () => {
    const game = setUp({ pieces: [gun, far], features: across('fence') });
    const again = () =>
      play(game, { calls: { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 35 }] }, dice: [0, 1, 0] }, fire).of(
        'breached',
      );
    expect([again(), again()].map(({ length }) => length)).toEqual([1, 0]);
  });
});

it('canister takes the phantoms before the gun off the table (cady/common/phantom/removed-when-attacked)', () => {
  const guns: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
  const game = setUp({ pieces: [guns, { id: 'red-1', at: [150, 140] }] });
  game.state.phantoms = [
    { marker: 'a', side: 'red', at: { x: 50, y: 26 }, order: 'H' },
    { marker: 'b', side: 'red', at: { x: 50, y: 10 }, order: 'H' },
    { marker: 'c', side: 'red', at: { x: 70, y: 22 }, order: 'H' },
  ];
  play(game, { calls: { 'blue-guns': [{ shot: 'canister', bearing: 0 }] }, seed: 1 }, ['orders', 'artillery']);
  expect(game.state.phantoms.map(({ marker }) => marker)).toEqual(['b', 'c']);
});
