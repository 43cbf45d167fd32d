import { describe, expect, it } from 'vitest';
import type { MusketState } from '../../src/rulesets/cady/musket/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Features, type Game, type Piece, play, setUp, unitIn } from './table-top.js';

/** Two lines front to front, a quarter of a centimetre apart: four stands, so eight figures, of each in contact. */
const blue: Piece = { id: 'blue-1', at: [60, 40], formation: 'LB' };
const red: Piece = { id: 'red-1', at: [60, 40.25], formation: 'LB' };

interface Meeting {
  readonly attackers?: readonly string[];
  readonly since?: number;
  readonly run?: Readonly<Record<string, number>>;
  readonly edges?: readonly ['front' | 'flank' | 'rear', 'front' | 'flank' | 'rear'];
}

function locked(
  state: MusketState,
  a: string,
  b: string,
  { attackers = [], since = 1, run = {}, edges = ['front', 'front'] }: Meeting = {},
) {
  state.contacts.push({ a, b, edgeOfA: edges[0], edgeOfB: edges[1], since, attackers, run });
}

/** A table with two units locked in turn 1. */
function fight(
  over: { readonly blue?: Partial<Piece>; readonly red?: Partial<Piece>; readonly features?: Features } & Meeting = {},
): Game {
  const game = setUp({
    pieces: [
      { ...blue, ...over.blue },
      { ...red, ...over.red },
    ],
    features: over.features,
  });
  game.state.turn = 1;
  locked(game.state, 'blue-1', 'red-1', over);
  return game;
}

const charge = (over: Parameters<typeof fight>[0] = {}) => {
  const game = fight({ attackers: ['blue-1'], run: { 'blue-1': 20 }, ...over });
  unitIn(game.state, 'blue-1').turn.charging = true;
  return game;
};

describe('shock (cady/common/sequence/step-7-shock)', () => {
  it('is one die a figure in contact for each of its shocks; losses come off the rear ranks (cady/common/shock/replace-from-rear)', () => {
    const game = charge();
    const { of } = play(game, { dice: [4, 6, 4, 1, 1, 1, 1, 1] }, ['shock']);
    expect(of('shock')).toMatchObject([{ unit: 'blue-1', on: 'red-1', dice: 8, faces: [4, 6], losses: 3 }]);
    expect(unitIn(game.state, 'red-1')).toMatchObject({ figures: 13, files: 4, turn: { attacked: true, lost: 3 } });
  });

  it('is lessened by a fence that the enemy stands behind, not by one that his front rank has got over (cady/common/fence/shock)', () => {
    const fenceAt = (y: number): Features => [
      {
        kind: 'fence',
        id: 'f',
        line: [
          [20, y],
          [100, y],
        ],
      },
    ];
    const diceOf = (y: number) => {
      const game = charge({ features: fenceAt(y) });
      return play(game, { seed: 1 }, ['shock']).of('shock')[0]?.dice;
    };
    expect(diceOf(40.125)).toBe(0);
    expect(diceOf(41.9)).toBe(8);
    const game = fight({ attackers: ['blue-1'], features: fenceAt(41.9) });
    expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]?.a.because).toEqual([]);
  });

  it('only after a charge, only in the turn of meeting, only over a clear run', () => {
    expect(play(fight({ attackers: ['blue-1'], run: { 'blue-1': 20 } }), {}, ['shock']).of('shock')).toEqual([]);
    expect(play(charge({ since: 0 }), {}, ['shock']).of('shock')).toEqual([]);
    // In contact at a centimetre: the path of six goes on into the stand.
    expect(play(charge({ run: { 'blue-1': 4 } }), {}, ['shock']).of('shock')).toMatchObject([{ dice: 0, losses: 0 }]);
    expect(play(charge({ run: { 'blue-1': 5 } }), { dice: all(8, 1) }, ['shock']).of('shock')).toMatchObject([
      { dice: 8 },
    ]);
  });

  it('counts on both sides at once when both charge (cady/common/shock/both-sides)', () => {
    const game = charge({ attackers: ['blue-1', 'red-1'], run: { 'blue-1': 20, 'red-1': 20 } });
    unitIn(game.state, 'red-1').turn.charging = true;
    const { of } = play(game, { dice: all(16, 6) }, ['shock']);
    expect(of('shock').map(({ on, losses }) => [on, losses])).toEqual([
      ['red-1', 8],
      ['blue-1', 8],
    ]);
  });

  it('two chargers never take more than there are', () => {
    const game = charge({ red: { figures: 8, formation: 'Col 8' } });
    unitIn(game.state, 'red-1').figures = 4;
    unitIn(game.state, 'red-1').files = 2;
    const { of } = play(game, { seed: 5 }, ['shock']);
    expect(of('shock')[0]?.losses).toBeLessThanOrEqual(4);
  });

  it.each<[string, Features, number]>([
    [
      'a fence',
      [
        {
          kind: 'fence',
          id: 'b',
          line: [
            [0, 40.1],
            [200, 40.1],
          ],
        },
      ],
      0,
    ],
    [
      'a wall',
      [
        {
          kind: 'wall',
          id: 'b',
          line: [
            [0, 40.1],
            [200, 40.1],
          ],
        },
      ],
      0,
    ],
    [
      'a wood',
      [
        {
          kind: 'wood',
          id: 'b',
          outline: [
            [0, 40.1],
            [200, 40.1],
            [200, 60],
            [0, 60],
          ],
        },
      ],
      0,
    ],
    [
      'a hill',
      [
        {
          kind: 'hill',
          id: 'b',
          level: 1,
          outline: [
            [0, 40.1],
            [200, 40.1],
            [200, 60],
            [0, 60],
          ],
        },
      ],
      0,
    ],
  ])('%s before the enemy takes it from infantry, who have one', (_, features, dice) => {
    expect(play(charge({ features }), {}, ['shock']).of('shock')).toMatchObject([{ dice }]);
  });

  it('and one or two of the three of cuirassiers', () => {
    const horse: Partial<Piece> = { type: 'cuirassier', figures: 8, formation: 'Col 8' };
    const dice = (kind: 'fence' | 'wall', n: number) =>
      play(
        charge({
          blue: horse,
          features: [
            {
              kind,
              id: 'b',
              line: [
                [0, 40.1],
                [200, 40.1],
              ],
            },
          ],
        }),
        { dice: all(n, 3) },
        ['shock'],
      ).of('shock')[0]?.dice;
    expect(dice('fence', 16)).toBe(16);
    expect(dice('wall', 8)).toBe(8);
  });

  it('there is none in a marsh', () => {
    const marsh: Features = [
      {
        kind: 'marsh',
        id: 'm',
        outline: [
          [0, 0],
          [200, 0],
          [200, 60],
          [0, 60],
        ],
      },
    ];
    expect(play(charge({ features: marsh }), {}, ['shock']).of('shock')).toMatchObject([{ dice: 0 }]);
  });

  it('on rough ground it is missing to the stands that stand there, or to all of them by the middle of the front (cady/common/marsh/no-shock cady/ruling/shock-ground-where)', () => {
    const roughTo = (x: number): Features => [
      {
        kind: 'rough',
        id: 'field',
        outline: [
          [0, 0],
          [x, 0],
          [x, 60],
          [0, 60],
        ],
      },
    ];
    const shock = (x: number, rules?: Game['rules']) => {
      const game = charge({ features: roughTo(x) });
      const played = play({ ...game, rules: rules ?? game.rules }, { seed: 1 }, ['shock']);
      return played.of('shock').map(({ dice, because }) => [dice, because.map(({ effect }) => effect).join('; ')]);
    };
    const byMiddle = musketRulesUnder({ 'cady/ruling/shock-ground-where': 'middle-of-the-front' });
    // Four stands from 52 to 68: the leftmost, or all but the rightmost.
    expect(shock(55)).toEqual([[6, expect.stringContaining('count no shock')]]);
    expect(shock(63)).toEqual([[2, expect.stringContaining('count no shock')]]);
    expect(shock(80)).toEqual([[0, expect.stringContaining('no shock')]]);
    expect(shock(40)).toEqual([[8, expect.not.stringContaining('no shock')]]);
    expect(shock(55, byMiddle)).toEqual([[8, expect.not.stringContaining('no shock')]]);
    expect(shock(63, byMiddle)).toEqual([[0, expect.stringContaining('no shock')]]);
    const marshAlone = musketRulesUnder({ 'cady/ruling/shock-marsh-rough': 'marsh-alone-forbids' });
    expect(shock(63, marshAlone)).toEqual([[8, expect.not.stringContaining('no shock')]]);
  });

  it('comes after fire and before melee; who falls to it does not melee (cady/common/shock/after-fire-before-melee cady/common/shock/casualties-no-melee)', () => {
    const game = charge({
      red: { type: 'light-lancers', figures: 8, formation: 'Col 8' },
      blue: { type: 'cuirassier', figures: 8, formation: 'Col 8' },
    });
    // Cuirassiers on light cavalry: 24 dice on 2, 4, 6; eight hits leave nobody to roll in melee.
    const { events } = play(game, { dice: [...all(8, 6), ...all(16, 1)] }, ['shock', 'melee']);
    expect(events.map(({ kind }) => kind)).toEqual(['shock', 'left']);
  });
});

describe('melee (cady/common/sequence/step-8-melee cady/common/melee/sequence)', () => {
  it('every figure of the stands in contact rolls against its own point, both sides at once (cady/common/melee/only-contact cady/common/melee/mandatory)', () => {
    const game = fight();
    const { of } = play(game, { dice: [...all(4, 5), ...all(4, 6), ...all(8, 12)] }, ['melee']);
    expect(of('melee')).toMatchObject([
      { a: { unit: 'blue-1', dice: 8, point: 5, losses: 4 }, b: { unit: 'red-1', dice: 8, point: 5, losses: 8 } },
    ]);
    expect([unitIn(game.state, 'blue-1').figures, unitIn(game.state, 'red-1').figures]).toEqual([12, 8]);
  });

  it('stands that overlap the enemy’s end do not fight; figures behind fill the gaps, nobody slides sideways (cady/common/melee/fill-gap-from-behind cady/common/melee/no-sideways-slide)', () => {
    // Shifted by 8 cm, two stands of each are face to face, and a third of each touches a corner.
    const game = fight({ red: { at: [68, 40.25] } });
    const { of } = play(game, { dice: all(12, 12) }, ['melee']);
    expect(of('melee')[0]).toMatchObject({ a: { dice: 6, losses: 6 }, b: { dice: 6 } });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ figures: 10, files: 4, at: { x: 60 } });
  });

  it('a flank costs a point, a rear two and lets the attacker go unscathed', () => {
    const flank = fight({ red: { facing: 'E', at: [62, 48.25] }, edges: ['front', 'flank'], attackers: ['blue-1'] });
    const told = play(flank, { seed: 2 }, ['melee']).of('melee')[0];
    expect(told?.b.point).toBe(4);
    expect(told?.a.point).toBe(5);
    const rear = fight({ red: { facing: 'N', at: [60, 44.25] }, edges: ['front', 'rear'], attackers: ['blue-1'] });
    expect(play(rear, { dice: all(8, 1) }, ['melee']).of('melee')[0]).toMatchObject({
      a: { dice: 0, losses: 0 },
      b: { dice: 8, point: 3 },
    });
  });

  it.each<[string, Features]>([
    [
      'across a wall',
      [
        {
          kind: 'wall',
          id: 'b',
          line: [
            [0, 40.1],
            [200, 40.1],
          ],
        },
      ],
    ],
    [
      'uphill',
      [
        {
          kind: 'hill',
          id: 'b',
          level: 1,
          outline: [
            [0, 40.1],
            [200, 40.1],
            [200, 60],
            [0, 60],
          ],
        },
      ],
    ],
  ])('attacking %s costs the attacker a point', (_, features) => {
    const told = play(fight({ features, attackers: ['blue-1'] }), { seed: 1 }, ['melee']).of('melee')[0];
    expect([told?.a.point, told?.b.point]).toEqual([4, 5]);
    const nobody = play(fight({ features }), { seed: 1 }, ['melee']).of('melee')[0];
    expect([nobody?.a.point, nobody?.b.point]).toEqual([5, 5]);
  });

  it('a ford costs whoever stands in it, with any part, and whoever attacks across it', () => {
    const ford: Features = [
      {
        kind: 'river',
        id: 'r',
        width: 6,
        line: [
          [0, 44],
          [200, 44],
        ],
      },
      {
        kind: 'ford',
        id: 'f',
        width: 60,
        line: [
          [60, 40.5],
          [60, 47.5],
        ],
      },
    ];
    const told = play(fight({ features: ford, attackers: ['blue-1'] }), { seed: 1 }, ['melee']).of('melee')[0];
    expect([told?.a.point, told?.b.point]).toEqual([4, 4]);
  });

  it('continues turn by turn, each side a point the worse, regained in quiet (cady/common/three-dice/melee-continues)', () => {
    const game = fight();
    const points = () => {
      const [told] = play(game, { dice: all(16, 1) }, ['melee', 'morale']).of('melee');
      game.state.turn += 1;
      return [told?.a.point, told?.b.point];
    };
    expect([points(), points(), points()]).toEqual([
      [5, 5],
      [4, 4],
      [3, 3],
    ]);
    game.state.contacts = [];
    unitIn(game.state, 'red-1').at = { x: 60, y: 120 };
    play(game);
    expect(unitIn(game.state, 'blue-1').fatigue).toBe(2);
  });

  it('two melee points less for two turns after friendly fire', () => {
    const game = fight({ blue: { be: { friendlyFireOn: 1 } } });
    const point = (turn: number) => {
      game.state.turn = turn;
      return play(game, { dice: all(16, 1) }, ['melee']).of('melee')[0]?.a.point;
    };
    expect([point(2), point(3), point(4)]).toEqual([3, 3, 5]);
  });

  it('who came up late without charging does not strike in that turn (cady/common/thirds/full-move-no-combat cady/common/thirds/combat-in-last-third)', () => {
    const late = (moved: number, charging = false) => {
      const game = fight({ attackers: ['blue-1'] });
      Object.assign(unitIn(game.state, 'blue-1').turn, { moved, charging });
      const [told] = play(game, { seed: 1 }, ['melee']).of('melee');
      return [told?.a.dice, told?.b.dice];
    };
    expect(late(2 / 3)).toEqual([8, 8]);
    // It must still defend itself.
    expect(late(0.7)).toEqual([8, 0]);
    expect(late(1, true)).toEqual([8, 8]);
  });

  it('no charger who moved a full move strikes, if so read', () => {
    const rules = musketRulesUnder({ 'cady/ruling/full-move-and-melee': 'never' });
    const game = { ...fight({ attackers: ['blue-1'] }), rules };
    Object.assign(unitIn(game.state, 'blue-1').turn, { moved: 1, charging: true });
    expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]).toMatchObject({ a: { dice: 8 }, b: { dice: 0 } });
  });

  it('a unit spent after a failed charge, or holding back friends, only defends', () => {
    const game = fight();
    unitIn(game.state, 'blue-1').turn.idle = true;
    expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]).toMatchObject({ a: { dice: 8 }, b: { dice: 0 } });
    unitIn(game.state, 'red-1').turn.idle = true;
    // Nobody strikes: that is told, and no die is thrown.
    expect(play(game, {}, ['melee']).of('melee')).toMatchObject([{ a: { dice: 0 }, b: { dice: 0 } }]);
  });

  describe('secondary attacks (cady/common/melee/secondary-when)', () => {
    /** Red fights blue-1 in front and is attacked on its right flank by blue-2. */
    const both = (type: Piece['type'] = 'regulars', more: Partial<Piece> = {}, rules = musketRulesUnder()) => {
      const game = setUp({
        rules,
        pieces: [
          blue,
          {
            id: 'blue-2',
            type: type ?? 'regulars',
            figures: 8,
            formation: 'Col 4',
            at: [51.75, 42.25],
            facing: 'E',
            ...more,
          },
          red,
        ],
      });
      game.state.turn = 1;
      locked(game.state, 'blue-1', 'red-1');
      locked(game.state, 'blue-2', 'red-1', { edges: ['front', 'flank'], attackers: ['blue-2'] });
      return game;
    };

    it('only the defender rolls, once more, with the figures attacked, at the point of a flank', () => {
      const told = play(both(), { dice: [...all(16, 1), ...all(4, 1)] }, ['melee']).of('melee');
      expect(told).toMatchObject([
        { a: { unit: 'blue-1', dice: 8 }, b: { unit: 'red-1', dice: 8, point: 5 } },
        { a: { unit: 'blue-2', dice: 0 }, b: { unit: 'red-1', dice: 4, point: 4 } },
      ]);
    });

    it('a weaker figure cannot make one', () => {
      const [, told] = play(both('militia'), { dice: all(16, 1) }, ['melee']).of('melee');
      expect(told).toMatchObject({ a: { dice: 0 }, b: { dice: 0, losses: 0 } });
    });

    it('is thrown by figures that the main melee has left', () => {
      const game = both();
      unitIn(game.state, 'red-1').figures = 10;
      const told = play(game, { dice: [...all(8, 1), ...all(8, 12), ...all(2, 12)] }, ['melee']).of('melee');
      expect(told.map(({ b }) => b.losses)).toEqual([8, 2]);
      expect(unitIn(game.state, 'red-1').gone).toBe('destroyed');
    });

    it.each(['flank-or-rear-one-roll-each', 'any-second-attacker-one-roll'])(
      'is none beside an enemy in front who has no time left to strike: both roll (%s)',
      reading => {
        const game = both('regulars', {}, musketRulesUnder({ 'cady/ruling/secondary-attacks': reading }));
        const [front] = game.state.contacts;
        game.state.contacts[0] = { ...front!, attackers: ['blue-1', 'red-1'] };
        for (const id of ['blue-1', 'red-1']) unitIn(game.state, id).turn.moved = 1;
        const told = play(game, { dice: all(8, 1) }, ['melee']).of('melee');
        const aside = told.find(({ a }) => a.unit === 'blue-2');
        expect(aside).toMatchObject({ a: { dice: 4 }, b: { unit: 'red-1', dice: 4, point: 4 } });
        expect(told.find(({ a }) => a.unit === 'blue-1')).toMatchObject({ a: { dice: 0 }, b: { dice: 0 } });
      },
    );
  });

  describe('units divided in melee', () => {
    /** A thin red line, one rank of eight stands, met in its middle by two stands of blue. */
    const thin = () => fight({ blue: { figures: 8, formation: 'Col 4', type: 'guard' }, red: { formation: 'Col 16' } });

    it('a rank that loses all whom the enemy touches is divided by him (cady/common/broken/divided-must-reform)', () => {
      const game = thin();
      const touching = play(thin(), { seed: 1 }, ['melee']).of('melee')[0]?.b.dice ?? 0;
      const { of } = play(game, { dice: [...all(4, 1), ...all(touching, 12)] }, ['melee']);
      expect(of('divided')).toMatchObject([{ unit: 'red-1', by: 'blue-1' }]);
      expect(unitIn(game.state, 'red-1').divided).toMatchObject({
        turn: 1,
        by: 'blue-1',
        smaller: (16 - touching) / 2,
      });
    });

    const divided = () => {
      const game = thin();
      unitIn(game.state, 'red-1').divided = { turn: 1, smaller: 6, by: 'blue-1' };
      return game;
    };
    const endTurn = (game: Game, turn: number) => {
      game.state.turn = turn;
      return play(game, {}, ['morale']);
    };

    it('it closes up when the enemy is gone', () => {
      const game = divided();
      game.state.contacts = [];
      endTurn(game, 2);
      expect(unitIn(game.state, 'red-1')).toMatchObject({ divided: null, figures: 16 });
    });

    it('else the smaller part routs, two turns after, or one, as read (cady/common/broken/smaller-part-routs cady/common/definition/broken)', () => {
      const game = divided();
      endTurn(game, 2);
      expect(unitIn(game.state, 'red-1').divided).not.toBeNull();
      expect(endTurn(game, 3).of('part-routed')).toMatchObject([{ unit: 'red-1', figures: 6 }]);
      expect(unitIn(game.state, 'red-1')).toMatchObject({ divided: null, figures: 10 });
      const sooner = { ...divided(), rules: musketRulesUnder({ 'cady/ruling/divided-unit': 'one' }) };
      expect(endTurn(sooner, 2).of('part-routed')).toHaveLength(1);
    });

    it('no part routs in a turn in which nobody of its side does worse than fall back (cady/events/event/ten-stout-hearted-men)', () => {
      const game = divided();
      game.state.events = { running: [{ event: '48-53', side: 'red', until: 3 }], inVillages: [] };
      expect(endTurn(game, 3).of('part-routed')).toEqual([]);
      expect(endTurn(game, 4).of('part-routed')).toHaveLength(1);
    });
  });
});

describe('post-melee morale (cady/common/sequence/step-9-post-melee-morale cady/common/morale/post-melee-timing)', () => {
  const lost = (game: Game, losses: Readonly<Record<string, number>>) => {
    for (const [id, figures] of Object.entries(losses)) {
      const unit = unitIn(game.state, id);
      unit.turn = { ...unit.turn, before: unit.figures, lost: figures, attacked: true };
      unit.figures -= figures;
    }
    return game;
  };
  const apart = (over: { blue?: Partial<Piece>; red?: Partial<Piece>; features?: Features } = {}) => {
    const game = setUp({
      pieces: [
        { ...blue, ...over.blue },
        { ...red, at: [60, 90], ...over.red },
      ],
      features: over.features,
    });
    game.state.turn = 1;
    return game;
  };
  const test = (game: Game, dice: readonly number[] = []) => play(game, { dice }, ['morale']).of('morale');

  it('tests who lost figures this turn, from any cause, and nobody else', () => {
    const [told, ...others] = test(lost(apart(), { 'blue-1': 3 }));
    expect(told).toMatchObject({
      unit: 'blue-1',
      before: 64,
      loss: 12,
      column: '61-70',
      result: 'back-and-turn',
      counts: true,
    });
    expect(others).toEqual([]);
  });

  it('what results is done next turn', () => {
    const game = lost(apart(), { 'blue-1': 4 });
    test(game);
    expect(unitIn(game.state, 'blue-1').mustDo).toBe('rout');
  });

  it.each<[string, Parameters<typeof apart>[0], string]>([
    ['led by the general', { blue: { general: true } }, '71-80'],
    ['cavalry', { blue: { type: 'light-hussars', figures: 12, formation: 'Col 12' } }, '71-80'],
    [
      'behind a wall',
      {
        features: [
          {
            kind: 'wall',
            id: 'w',
            line: [
              [0, 42],
              [200, 42],
            ],
          },
        ],
      },
      '71-80',
    ],
    [
      'with a wall too far off',
      {
        features: [
          {
            kind: 'wall',
            id: 'w',
            line: [
              [0, 44],
              [200, 44],
            ],
          },
        ],
      },
      '61-70',
    ],
    [
      'behind a river',
      {
        features: [
          {
            kind: 'river',
            id: 'w',
            width: 2,
            line: [
              [0, 42],
              [200, 42],
            ],
          },
        ],
      },
      '71-80',
    ],
    [
      'above the enemy',
      {
        features: [
          {
            kind: 'hill',
            id: 'h',
            level: 1,
            outline: [
              [0, 0],
              [200, 0],
              [200, 60],
              [0, 60],
            ],
          },
        ],
      },
      '71-80',
    ],
  ])('%s reads column %s', (name, over, column) => {
    const [told] = test(lost(apart(over), { 'blue-1': 1 }));
    expect([name, told?.column]).toEqual([name, column]);
  });

  it('after friendly fire a point of morale is missing for two turns, but never the last', () => {
    const valueIn = (turn: number, piece: Partial<Piece>) => {
      const game = lost(apart({ blue: { ...piece, be: { friendlyFireOn: 1 } } }), { 'blue-1': 1 });
      game.state.turn = turn;
      return test(game)[0]?.before;
    };
    expect([valueIn(1, {}), valueIn(2, {}), valueIn(3, {}), valueIn(4, {})]).toEqual([64, 48, 48, 64]);
    expect(valueIn(2, { type: 'militia' })).toBe(16);
  });

  it('of two opponents only the one worse off takes its reaction', () => {
    const game = lost(fight(), { 'blue-1': 2, 'red-1': 4 });
    for (const id of ['blue-1', 'red-1']) unitIn(game.state, id).turn.fought = true;
    expect(test(game).map(({ unit, result, counts }) => [unit, result, counts])).toEqual([
      ['blue-1', 'back', false],
      ['red-1', 'rout', true],
    ]);
    expect([unitIn(game.state, 'blue-1').mustDo, unitIn(game.state, 'red-1').mustDo]).toEqual([null, 'rout']);
  });

  it('on the same reaction the one with less value left; on equal value a roll-off', () => {
    const tie = (reds: number, dice: readonly number[]) => {
      const game = lost(fight({ red: { figures: reds } }), { 'blue-1': 2, 'red-1': 2 });
      for (const id of ['blue-1', 'red-1']) unitIn(game.state, id).turn.fought = true;
      const told = test(game, dice);
      expect(told.map(({ result }) => result)).toEqual(['back', 'back']);
      return told.find(({ counts }) => counts)?.unit;
    };
    expect(tie(17, [])).toBe('blue-1');
    expect(tie(15, [])).toBe('red-1');
    expect(tie(16, [0])).toBe('red-1');
    expect(tie(16, [1])).toBe('blue-1');
  });

  it('a worse reaction that it has already suffered from friends is kept', () => {
    const game = lost(apart({ blue: { be: { mustDo: 'back-and-turn' } } }), { 'blue-1': 2 });
    expect(test(game)[0]?.result).toBe('back');
    expect(unitIn(game.state, 'blue-1').mustDo).toBe('back-and-turn');
  });

  it('a unit worn down to no melee point routs when it is attacked in any way', () => {
    const worn = (attacked: boolean) => {
      const game = apart({ blue: { be: { fatigue: 5 } } });
      unitIn(game.state, 'blue-1').turn.attacked = attacked;
      const told = play(game, {}, ['morale']).of('worn-out');
      return [told.length, unitIn(game.state, 'blue-1').mustDo];
    };
    expect(worn(true)).toEqual([1, 'rout']);
    expect(worn(false)).toEqual([0, null]);
  });
});
