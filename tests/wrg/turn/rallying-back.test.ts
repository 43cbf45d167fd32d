import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { bearingTo, bodyCentre, depthOf, turnBetween } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { siege } from './siege-table.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const rallies = { recovering: 'rallying-back', alarmed: true } as const;

/** How Romans who have charged to the north rally back. */
const back = (who: Omit<Piece, 'id'>, more: readonly Piece[] = [], features: TableTop['features'] = []) => {
  const game = setUp({
    pieces: [
      { id: 'rome-charged', be: rallies, ...who },
      { id: 'gaul-band', at: [420, 700], be: { alarmed: true } },
      ...more,
    ],
    features,
  });
  const moved = play(game, {}, ['movement'])
    .of('moved')
    .find(({ unit }) => unit === 'rome-charged');
  return { distance: moved?.distance, because: moved?.because.map(each => [each.because, each.effect]) };
};

describe('who rallies back', () => {
  it('is told of friends far behind alone where nobody else has kept him nearer (wrg/rally-back/distance)', () => {
    const behind: Piece = { id: 'rome-rear', at: [500, 325], order: 'HOLD', be: { alarmed: true } };
    const between: Piece = { id: 'rome-between', at: [500, 361], facing: 'S', order: 'MOVE S', be: { alarmed: true } };
    const farBehind = ['friends stand behind', 'no more than 58 paces'];
    expect(back({ at: [500, 400] }, [behind])).toMatchObject({ distance: 58.001 });
    expect(back({ at: [500, 400] }, [behind]).because).toContainEqual(farBehind);
    const kept = back({ at: [500, 400] }, [behind, between]);
    expect(kept.distance).toBeLessThan(50);
    expect(kept.because).toEqual([['rallying back', '60 paces']]);
  });

  it('falls in in any formation that its player likes, and goes no less far for it (wrg/rally-back/any-formation)', () => {
    const falling = (how: object) => {
      const pieces: Piece[] = [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'gaul-band', at: [420, 700], be: { alarmed: true } },
      ];
      const game = setUp({ pieces });
      play(game, { answers: declaring({ 'rome-charged': how }) }, ['declarations', 'movement']);
      return unitIn(game, 'rome-charged');
    };
    const usual = falling({});
    const broad = falling({ files: 12 });
    expect([usual.placed.files, broad.placed.files]).toEqual([6, 12]);
    expect(broad.period.moved).toBe(usual.period.moved);
    const square = falling({ square: true });
    expect(square.square).toBe(true);
    expect(square.period.moved).toBe(usual.period.moved);
    expect(() => falling({ halt: true })).toThrow();
  });

  it('is told why he stays where he is, or goes no farther (wrg/rally-back/distance)', () => {
    const line = (y: number): Piece => ({
      id: 'rome-line',
      at: [500, y],
      figures: 60,
      files: 60,
      be: { alarmed: true },
    });
    expect(back({ at: [500, 400] }, [line(383)])).toEqual({
      distance: 0,
      because: [
        ['rallying back', '60 paces'],
        ['friends stand behind', 'no more than 0 paces'],
      ],
    });
    expect(back({ at: [500, 400] }, [line(370)]).because).toContainEqual([
      'friends stand behind',
      'no more than 13 paces',
    ]);
    expect(back({ at: [500, 400] }).because).toEqual([['rallying back', '60 paces']]);
  });

  it('is told of friends in the way on which he has gone alone, and not in one that the ground kept him from (wrg/rally-back/distance)', () => {
    const chariot: Omit<Piece, 'id' | 'at'> = {
      type: 'chariot',
      horses: 2,
      crew: ['javelins'],
      weapons: [],
      figures: 1,
      files: 1,
    };
    const rear =
      400 -
      depthOf(
        unitIn(
          setUp({
            pieces: [
              { ...chariot, id: 'rome-any', at: [500, 400] },
              { id: 'gaul-any', at: [500, 700] },
            ],
          }),
          'rome-any',
        ).placed,
      );
    const line: Piece = { id: 'rome-line', at: [500, rear - 34], figures: 60, files: 60, be: { alarmed: true } };
    const banks: [number, number][] = [
      [430, rear - 17],
      [570, rear - 17],
    ];
    const told = (features: TableTop['features']) => back({ at: [500, 400], ...chariot }, [line], features);
    expect(told([]).because).toContainEqual(['friends stand behind', expect.anything()]);
    const { distance, because } = told([{ kind: 'river', id: 'pool', line: banks, width: 30 }]);
    expect(distance).toBe(100);
    expect(because).not.toContainEqual(['friends stand behind', expect.anything()]);
  });

  it('has lost what he was pushed back to his move, where that is the less (wrg/movement/push-back-deduction, wrg/rally-back/distance)', () => {
    const horse = (pushed: number) => back({ at: [500, 400], type: 'ehc', be: { ...rallies, pushed } });
    expect(horse(0).distance).toBe(100);
    expect(horse(30).distance).toBe(90);
    expect(horse(30).because?.[0]).toEqual(['pushed back last period', '−30 paces']);
  });

  it('goes straight back where the friends who stand there march off in the same period [wrg/rally-back/distance]', () => {
    const screen = (order: string): Piece => ({
      id: 'rome-screen',
      type: 'li',
      at: [500, 375],
      be: { alarmed: true },
      order,
    });
    const comesTo = (order: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', at: [500, 400], be: rallies },
          { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
          screen(order),
        ],
      });
      play(game, {}, ['movement']);
      const { x, y } = bodyCentre(unitIn(game, 'rome-charged').placed);
      return [Math.round(x), Math.round(y)];
    };
    // While they turn he waits a moment.
    expect(comesTo('MOVE S')).toEqual([500, 338]);
    expect(comesTo('HOLD')).toEqual([500, 384]);
  });

  it('and where they charge off or pursue out of his way [wrg/rally-back/distance]', () => {
    const goesStraight = (does: (game: ReturnType<typeof setUp>) => void) => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', at: [500, 400], be: rallies },
          { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
          { id: 'rome-screen', type: 'li', at: [515, 345], facing: 'E', be: { alarmed: true } },
          { id: 'gaul-foe', at: [600, 345], facing: 'W', be: { alarmed: true } },
        ],
      });
      does(game);
      const { of } = play(game, {}, ['movement']);
      const moved = of('moved').find(({ unit }) => unit === 'rome-charged');
      // While they are in his way he waits.
      return Math.round(bodyCentre(unitIn(game, 'rome-charged').placed).x) === 500 && (moved?.distance ?? 0) > 40;
    };
    expect(goesStraight(() => undefined)).toBe(false);
    const charges = { charges: 'gaul-foe', doing: 'charging' } as const;
    expect(goesStraight(game => Object.assign(unitIn(game, 'rome-screen').period, charges))).toBe(true);
    const pursues = (game: ReturnType<typeof setUp>) => {
      unitIn(game, 'gaul-foe').rout = { periods: 1, from: { x: 500, y: 345 } };
      unitIn(game, 'rome-screen').pursuit = { quarry: 'gaul-foe', periods: 1 };
    };
    expect(goesStraight(pursues)).toBe(true);
  });

  it('goes no farther aside than friends make him, and not toward his enemy [wrg/rally-back/distance]', () => {
    const line: Piece = { id: 'rome-line', at: [430, 368], figures: 22, files: 22, be: { alarmed: true } };
    const comesTo = (enemy: Piece['at']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', at: [500, 400], be: rallies },
          { id: 'gaul-band', at: enemy, facing: 'W', be: { alarmed: true } },
          line,
        ],
      });
      play(game, {}, ['movement']);
      return Math.round(bodyCentre(unitIn(game, 'rome-charged').placed).x);
    };
    expect(comesTo([600, 385])).toBe(500);
    expect(comesTo([300, 500])).toBeGreaterThan(540);
  });

  it('fronts to whoever threatens him from where he falls in, not from where he set off (wrg/rally-back/end)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'gaul-band', at: [560, 412], facing: 'W', be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    const [own, enemy] = [unitIn(game, 'rome-charged').placed, unitIn(game, 'gaul-band').placed];
    expect(turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(enemy)))).toBeLessThan(10);
  });

  it('fronts so where difficult ground has stopped him short of where he was to go [wrg/rally-back/end]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'gaul-band', at: [560, 420], facing: 'W', be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wood',
          id: 'the-wood',
          outline: [
            [400, 395],
            [640, 395],
            [640, 200],
            [400, 200],
          ],
        },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('moved')[0]?.distance).toBeLessThan(40);
    const [own, enemy] = [unitIn(game, 'rome-charged').placed, unitIn(game, 'gaul-band').placed];
    expect(turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(enemy)))).toBeLessThan(3);
  });

  it('fronts to who threatens him most where he falls in, as everybody stands then [wrg/rally-back/end]', () => {
    const faces = (more: Partial<Piece>) => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', at: [500, 400], be: rallies },
          { id: 'gaul-ahead', at: [500, 480], be: { alarmed: true } },
          { id: 'gaul-aside', at: [600, 340], facing: 'W', be: { alarmed: true }, ...more },
        ],
      });
      play(game, {}, ['movement']);
      const own = unitIn(game, 'rome-charged').placed;
      const off = (id: string) =>
        turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(unitIn(game, id).placed)));
      return off('gaul-ahead') < off('gaul-aside') ? 'ahead' : 'aside';
    };
    expect(faces({})).toBe('aside');
    // Who marches off from there is no such threat any more.
    expect(faces({ type: 'lc', at: [625, 340], facing: 'E', order: 'MOVE E' })).toBe('ahead');
  });

  it('goes aside as far as friends let him where they let him go nowhere straight back [wrg/rally-back/distance]', () => {
    const friend = (id: string, x: number, y: number): Piece => ({ id, at: [x, y], be: { alarmed: true } });
    const { distance = 0, because } = back({ at: [500, 400] }, [
      friend('rome-behind', 470, 383),
      friend('rome-right', 580, 385),
      { ...friend('rome-second', 550, 338), figures: 20, files: 10 },
    ]);
    expect(distance).toBeGreaterThan(20);
    expect(distance).toBeLessThan(59);
    expect(because).toContainEqual(['friends stand behind', `no more than ${Math.round(distance)} paces`]);
  });

  it('stays on his way straight back where friends let him the whole way nowhere, and what he would gain aside leads him no farther back [wrg/rally-back/distance]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'rome-line', at: [500, 346], figures: 60, files: 60, be: { alarmed: true } },
        { id: 'gaul-band', at: [620, 400], facing: 'W', be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    const { x, y } = bodyCentre(unitIn(game, 'rome-charged').placed);
    // He has closed up to one end of his line to face the band.
    expect(x).toBeCloseTo(500, -1);
    expect(y).toBeLessThan(361);
  });

  it('goes no farther aside from friends than he has to though an enemy stands behind him, no nearer to him than straight back [wrg/rally-back/distance]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'rome-behind', at: [470, 374], be: { alarmed: true } },
        { id: 'gaul-band', at: [400, 250], facing: 'N', be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    const { x, y } = bodyCentre(unitIn(game, 'rome-charged').placed);
    expect([Math.round(x), Math.round(y)]).toEqual([530, 340]);
  });

  it.each([0, 25, -40])(
    'does not come upon the rear of who charges him and is still turning to him, %d paces aside (wrg/charge/definition, wrg/ruling/walking-into-the-enemy)',
    aside => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], be: { alarmed: true } },
          { id: 'gaul-horse', type: 'hc', at: [500 + aside, 250], figures: 6, files: 6, be: rallies },
        ],
      });
      unitIn(game, 'rome-legion').period.charges = 'gaul-horse';
      play(game, {}, ['movement']);
      // The legion comes round and charges home.
      expect(game.state.melees).toMatchObject([{ sideOfB: 'front', chargers: ['rome-legion'] }]);
    },
  );

  it.each([0, -40])(
    'is not held up by an enemy who walks after him, %d paces aside [wrg/rally-back/distance] [wrg/ruling/walking-into-the-enemy]',
    aside => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', figures: 24, files: 12, at: [500, 400], be: rallies },
          {
            id: 'gaul-band',
            type: 'lmi',
            at: [500 + aside, 400.7],
            order: 'ATTACK rome-far',
            be: { alarmed: true },
          },
          { id: 'rome-far', at: [500, 150], be: { alarmed: true } },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      expect(of('moved').find(({ unit }) => unit === 'rome-charged')?.distance).toBe(60);
      // He fronts toward him there, and does not show him his back.
      expect(turnBetween(unitIn(game, 'rome-charged').placed.facing, 0)).toBeLessThan(90);
      expect(game.state.melees).toEqual([]);
    },
  );

  it('fronts though he has not come so far, because he let a friend wheel first [wrg/rally-back/end]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', type: 'hi', at: [446, 296], facing: 335, figures: 20, files: 10, be: rallies },
        {
          id: 'rome-archers',
          type: 'li',
          weapons: ['bow'],
          at: [452, 168],
          facing: 27,
          files: 6,
          order: 'MOVE TO (462 300)',
          be: { alarmed: true },
        },
        { id: 'gaul-band', at: [560, 420], be: { alarmed: true } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-charged');
    expect(moved?.distance).toBeGreaterThan(10);
    expect(moved?.distance).toBeLessThan(50);
    // And is told why he has not.
    expect(moved?.because.at(-1)).toMatchObject({ clause: 'wrg/movement/simultaneous', effect: '−30 paces' });
    const [own, enemy] = [unitIn(game, 'rome-charged').placed, unitIn(game, 'gaul-band').placed];
    expect(turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(enemy)))).toBeLessThan(90);
  });

  it('waits no longer than half a period for a friend who comes round, and else meets him where both have gone as far [wrg/rally-back/distance]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [570, 247], type: 'lhi', figures: 20, files: 10, be: rallies },
        { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
        {
          id: 'rome-behind',
          at: [505, 134],
          facing: 343,
          type: 'lhi',
          figures: 18,
          files: 10,
          be: { alarmed: true },
          order: 'MOVE TO (515 320)',
        },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    // Until he has gone his way the one who goes back would have no time left.
    expect(of('moved').map(({ distance }) => Math.round(distance))).toEqual([53, 53]);
  });

  it('does not turn his back to the enemy who has stopped him [wrg/rally-back/end]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'shc', at: [854, 383], facing: 354, figures: 9, files: 9, be: rallies },
        { id: 'gaul-horse', type: 'mc', at: [825, 337], facing: 336, figures: 18, files: 9, be: { alarmed: true } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('moved')).toMatchObject([{ unit: 'rome-horse', stopped: 'enemy' }]);
    const [own, enemy] = [unitIn(game, 'rome-horse').placed, unitIn(game, 'gaul-horse').placed];
    expect(turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(enemy)))).toBeLessThan(90);
  });

  it.each([
    ['HOLD', 9],
    ['ATTACK gaul-veterans', 6],
  ])(
    'falls in on a narrower front, as wide as there is room, where friends (%s) leave him none to face who threatens him in his own formation [wrg/rally-back/end] [wrg/rally-back/any-formation]',
    (order, files) => {
      const foot = { type: 'hi', figures: 20, files: 10 } as const;
      const faces = (told?: number) => {
        const game = setUp({
          pieces: [
            { ...foot, id: 'rome-principes', at: [327, 310.9], facing: 52.3, be: rallies },
            { ...foot, id: 'rome-hastati', at: [297.9, 271.5], facing: 342.4, order, be: { alarmed: true } },
            {
              ...foot,
              id: 'gaul-veterans',
              at: [265.1, 294.6],
              facing: 132.7,
              figures: 30,
              files: 15,
              order: 'ATTACK rome-hastati',
              be: { alarmed: true },
            },
          ],
        });
        if (told !== undefined) unitIn(game, 'rome-principes').period.conduct = { files: told };
        play(game, {}, ['movement']);
        const [own, enemy] = [unitIn(game, 'rome-principes').placed, unitIn(game, 'gaul-veterans').placed];
        const off = turnBetween(own.facing, bearingTo(bodyCentre(own), bodyCentre(enemy)));
        return { files: own.files, before: off < 45, melees: game.state.melees };
      };
      expect(faces()).toEqual({ files, before: true, melees: [] });
      // In the formation that his player has told him he keeps his flank to them.
      expect(faces(10)).toMatchObject({ files: 10, before: false });
    },
  );

  it('faces who charges him, though another enemy is nearer [wrg/rally-back/end]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], be: rallies },
        { id: 'gaul-near', at: [600, 420], be: { alarmed: true } },
        { id: 'gaul-charging', at: [500, 560], be: { alarmed: true } },
      ],
    });
    unitIn(game, 'gaul-charging').period.charges = 'rome-charged';
    play(game, {}, ['movement']);
    expect(unitIn(game, 'rome-charged').placed.facing).toBeCloseTo(0, 0);
  });

  it('faces who is free and has him in reach, though one who is hand to hand with others is nearer [wrg/rally-back/end]', () => {
    const facing = (fights: boolean, type: 'mc' | 'mi' = 'mc') => {
      const game = setUp({
        pieces: [
          { id: 'rome-charged', at: [500, 400], be: rallies },
          { id: 'rome-other', at: [600, 406], facing: 'N' },
          { id: 'gaul-near', at: [600, 406], be: { alarmed: true } },
          { id: 'gaul-free', type, at: [500, 480], be: { alarmed: true } },
        ],
        melees: fights ? [{ a: 'gaul-near', b: 'rome-other', since: 1 }] : [],
      });
      play(game, {}, ['movement']);
      return unitIn(game, 'rome-charged').placed.facing;
    };
    expect(facing(false, 'mi')).toBeGreaterThan(30);
    expect(facing(true)).toBeCloseTo(0, 0);
    // Foot do not come so far.
    expect(facing(true, 'mi')).toBeGreaterThan(30);
  });

  it.each([
    ['foot', { figures: 24, files: 6 }, '−40 paces', 20],
    ['horse', { type: 'hc', figures: 12, files: 3 }, '−80 paces', 20],
  ] as const)(
    'climbs back over a wall that he is half over, on %s (wrg/terrain/difficult-cases)',
    (_, who, price, left) => {
      const wall = {
        kind: 'wall',
        id: 'the-wall',
        line: [
          [300, 385],
          [700, 385],
        ],
      } as const;
      const over = back({ at: [500, 400], ...who }, [], [{ ...wall, line: wall.line.map(([x, y]) => [x, y]) }]);
      expect(over.because).toContainEqual(['half over the-wall', price]);
      expect(over.distance).toBeCloseTo(left, 0);
      // Whose whole body is over pays as his front comes to it, and once.
      const past = back({ at: [500, 470], ...who }, [], [{ ...wall, line: wall.line.map(([x, y]) => [x, y]) }]);
      expect(past.because?.map(([why]) => why)).not.toContain('half over the-wall');
    },
  );

  describe('behind ladders by which he has come up', () => {
    const inside = (id: string, y: number, reading = 'go-down-again', held: readonly [number, number] = [600, 600]) => {
      const game = siege(
        [
          { id, at: [300, 350], files: 4 },
          { id: 'gaul-wall', at: held, facing: 'S' },
          { id: 'rome-guard', at: [800, 100] },
        ],
        {
          material: [{ id: 'ladder', kind: 'scaling-ladder', with: id }],
        },
      );
      game.state.period = 2;
      for (const each of game.state.works?.material ?? [])
        Object.assign(each, { against: 'west-wall', at: { x: 300, y: 400 } });
      const unit = unitIn(game, id);
      unit.placed = { ...unit.placed, at: { x: 300, y }, facing: 0 };
      unit.recovering = 'rallying-back';
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/rallying-on-a-rampart': reading } });
      const { of } = play({ ...game, rules }, {}, ['movement']);
      const to = unit.placed.at.y;
      return { to, does: unit.period.doing, moved: of('moved').find(each => each.unit === id) };
    };

    it('falls in on the wall that he has won, and within it [wrg/ruling/rallying-on-a-rampart] [wrg/rally-back/distance]', () => {
      const there = inside('rome-foot', 410, 'fall-in-on-it');
      expect(there.to).toBe(410);
      expect(there.moved?.because.map(({ because }) => because)).toContain('on the rampart that they have won');
      // He has gone back before nobody.
      expect(there.does).toBe('reorganising');
      expect(inside('rome-foot', 410)).toMatchObject({ does: 'rallying-back' });
      expect(inside('rome-foot', 410).to).toBeLessThan(400);
      // His rear is 12 paces from the wall.
      expect(inside('rome-foot', 436, 'fall-in-on-it').to).toBeGreaterThan(423);
    });

    it('falls in at the top of them where he has broken those who held it, and has gone no farther [wrg/ruling/rallying-on-a-rampart] [wrg/siege/fort/escalade]', () => {
      const there = inside('rome-foot', 399.95, 'fall-in-on-it');
      expect(there.to).toBe(399.95);
      expect(there.does).toBe('reorganising');
      expect(inside('rome-foot', 399.95).to).toBeLessThan(350);
      // Somebody holds the wall there still.
      expect(inside('rome-foot', 399.95, 'fall-in-on-it', [300, 400.05]).to).toBeLessThan(350);
    });

    it('goes down by them, if he gets there; the garrison has come by none [wrg/ruling/rallying-on-a-rampart] [wrg/siege/material/ladder]', () => {
      // His rear is 12 paces from the wall; the climb is 40.
      const down = inside('rome-foot', 436).moved;
      expect(down?.because.map(({ because }) => because)).toContain('lost to difficult ground at west-wall');
      expect(down?.distance).toBeCloseTo(20, 0);
      // Who does not get there goes as straight back as walls let him.
      expect(inside('rome-foot', 452).moved?.stopped).toBeUndefined();
      expect(inside('gaul-foot', 428).to).toBeGreaterThan(400);
    });
  });
});

describe('who rallies back off a wall', () => {
  it('does not turn to an enemy beside him so that the wall is between his men (wrg/rally-back/end)', () => {
    const game = siege(
      [
        { id: 'rome-foot', at: [300, 350], files: 10, figures: 20 },
        { id: 'gaul-wall', at: [370, 400.05], facing: 'S', files: 8, figures: 16 },
        { id: 'rome-guard', at: [800, 100] },
      ],
      { material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-foot' }] },
    );
    game.state.period = 2;
    for (const each of game.state.works?.material ?? [])
      Object.assign(each, { against: 'west-wall', at: { x: 300, y: 400 } });
    const unit = unitIn(game, 'rome-foot');
    unit.placed = { ...unit.placed, at: { x: 300, y: 410 }, facing: 0 };
    unit.recovering = 'rallying-back';
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/rallying-on-a-rampart': 'go-down-again' } });
    play({ ...game, rules }, {}, ['movement']);
    const { placed } = unitIn(game, 'rome-foot');
    expect(placed.facing).toBe(0);
    expect(placed.at.y).toBeLessThan(400);
  });
});

describe('who retires', () => {
  it.each([
    ['goes his whole way', []],
    ['is stopped by friends', [{ id: 'rome-line', at: [500, 360], figures: 20, files: 10, be: { alarmed: true } }]],
  ] as const)('faces the enemy where he %s [wrg/reaction/result-current-retire]', (_, more) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-retiring',
          at: [500, 400],
          be: { bound: { instruction: 'retire', left: 2, kept: 0, disorganised: true }, alarmed: true },
        },
        { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
        ...more,
      ],
    });
    play(game, {}, ['movement']);
    const { at, facing } = unitIn(game, 'rome-retiring').placed;
    expect(facing).toBe(0);
    expect(at.y).toBeLessThan(395);
  });
});

describe('pursuers who halt at the end of a period', () => {
  /** What their first threat finds them at, as they have to rally back in the next period; and in which order they do so. */
  const halted = (reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 50], be: { alarmed: true } },
        { id: 'rome-horse', at: [500, 400], type: 'mc', be: { pursuit: { quarry: 'gaul-routers', periods: 1 } } },
        { id: 'gaul-routers', at: [500, 600], facing: 'N', be: { rout: { periods: 1, from: { x: 500, y: 400 } } } },
        { id: 'gaul-light', type: 'lc', at: [500, 480], facing: 'S' },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/recovery-disorganises': reading } }) }),
    });
    const horse = unitIn(game, 'rome-horse');
    const [test] = play(game, { seed: 1 }, ['reactions'])
      .of('test')
      .filter(({ unit }) => unit === horse.id);
    expect(horse.recovering).toBe('rallying-back');
    play(game, {}, ['orders', 'declarations', 'movement']);
    const { disorganised } = conditionOf(horse, fieldOf(game.state, game.scenario, game.rules));
    return [test?.because.some(each => each.because === 'disorganised (rallying back)'), disorganised];
  };

  it('are out of order as they rally back, or from the moment on at which they have to (wrg/ruling/recovery-disorganises, wrg/disorganisation/routing-reorganising)', () => {
    expect(halted()).toEqual([false, true]);
    expect(halted('as-soon-as-they-have-to')).toEqual([true, true]);
  });
});
