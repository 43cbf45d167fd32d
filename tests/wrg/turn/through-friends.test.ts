import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { quadOf, quadsOverlap } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const under = (reading: string): WrgRules => wrgRulesUnder({ rulings: { 'wrg/ruling/ending-among-friends': reading } });

const onOneGround = (game: Game, a: string, b: string) =>
  quadsOverlap(quadOf(unitIn(game, a).placed), quadOf(unitIn(game, b).placed), 1);

describe('a rout that would end among friends', () => {
  /** Broken foot with a long line of friends where its run ends. */
  const broken = (rules?: WrgRules): Game =>
    setUp({
      pieces: [
        {
          id: 'rome-broken',
          at: [500, 400],
          facing: 'S',
          be: { rout: { periods: 0, from: { x: 500, y: 480 } } },
        },
        { id: 'rome-line', at: [500, 350], figures: 40, files: 40, order: 'HOLD' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 700] },
      ],
      ...(rules === undefined ? {} : { rules }),
    });
  const run = (rules?: WrgRules) => {
    const game = broken(rules);
    const { of } = play(game, {}, ['movement']);
    const [burst] = of('went-through').map(({ how }) => how);
    return { game, burst, moved: of('moved').find(({ unit }) => unit === 'rome-broken') };
  };

  it('comes out beyond them, stays on this side or stands there [wrg/rout/friends-gap] [wrg/interpenetration/others]', () => {
    const beyond = run();
    expect(unitIn(beyond.game, 'rome-broken').placed.at.y).toBeLessThan(342);
    expect(onOneGround(beyond.game, 'rome-broken', 'rome-line')).toBe(false);
    expect(beyond.moved?.beyond).toBeGreaterThan(0);
    expect(unitIn(beyond.game, 'rome-line').period.interpenetrated).toBe(true);

    const short = run(under('all-stay-on-this-side'));
    expect(unitIn(short.game, 'rome-broken').placed.at.y).toBeGreaterThanOrEqual(349);
    expect(onOneGround(short.game, 'rome-broken', 'rome-line')).toBe(false);
    expect(short.moved).toMatchObject({ stopped: 'friend', by: 'rome-line' });
    // They have burst into them all the same.
    expect([beyond.burst, short.burst]).toEqual(['bursts', 'bursts-into']);
    expect(unitIn(short.game, 'rome-line').period.interpenetrated).toBe(true);

    const among = run(under('all-stand-among-them'));
    expect(onOneGround(among.game, 'rome-broken', 'rome-line')).toBe(true);
    expect(among.moved?.beyond).toBeUndefined();
  });
});

describe('a body that rallies back', () => {
  /** Romans rally back from Gauls to the north of them, toward friends of so many files. */
  const rallying = (files: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], figures: 24, files: 6, be: { recovering: 'rallying-back' } },
        { id: 'rome-line', at: [500, 340], figures: 40, files, order: 'HOLD' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 700] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(onOneGround(game, 'rome-charged', 'rome-line')).toBe(false);
    expect(unitIn(game, 'rome-line').period.interpenetrated).toBe(false);
    return {
      moved: of('moved').find(({ unit }) => unit === 'rome-charged'),
      placed: unitIn(game, 'rome-charged').placed,
    };
  };

  it('stays this side of friends, and faces the enemy there [wrg/rally-back/distance] [wrg/rally-back/end] [wrg/interpenetration/others]', () => {
    const { moved, placed } = rallying(40);
    expect(moved?.distance).toBeCloseTo(27, 0);
    expect(placed.at.y).toBeGreaterThan(370);
    expect(placed.facing).toBe(0);
  });

  it('falls in before friends who come up into its way, and shows the enemy its front [wrg/rally-back/end]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-charged', at: [500, 400], figures: 24, files: 6, be: { recovering: 'rallying-back' } },
        { id: 'rome-line', at: [500, 290], figures: 40, files: 40, order: 'MOVE N' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 700] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('moved').find(({ unit }) => unit === 'rome-charged')).toMatchObject({ stopped: 'friend' });
    expect(unitIn(game, 'rome-charged').placed.facing).toBe(0);
  });

  it('goes beside them where there is room, no farther than its move [wrg/rally-back/distance]', () => {
    const { moved, placed } = rallying(8);
    expect(moved?.distance).toBeCloseTo(60, 1);
    expect(Math.abs(placed.at.x - 500)).toBeGreaterThan(25);
    expect(placed.at.y).toBeLessThan(380);
  });
});

describe('light troops that would end among friends', () => {
  it('stay on this side, in no haste as they are [wrg/interpenetration/light-infantry]', () => {
    const skirmishers = (rules?: WrgRules) => {
      const game = setUp({
        pieces: [
          { id: 'rome-slingers', type: 'li', at: [500, 300], order: 'MOVE N 65', files: 12 },
          { id: 'rome-line', at: [500, 370], figures: 40, files: 20, order: 'HOLD' },
          { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
        ],
        ...(rules === undefined ? {} : { rules }),
      });
      play(game, { answers: declaring({}) }, ['movement']);
      return game;
    };
    expect(onOneGround(skirmishers(), 'rome-slingers', 'rome-line')).toBe(false);
    expect(unitIn(skirmishers(), 'rome-line').period.interpenetrated).toBe(false);
    expect(onOneGround(skirmishers(under('all-stand-among-them')), 'rome-slingers', 'rome-line')).toBe(true);
  });
});

describe('friends who stand in the way', () => {
  const waiting = (reading?: string): Game =>
    setUp({
      pieces: [
        { id: 'rome-rear', at: [500, 300], order: 'MOVE N' },
        { id: 'rome-front', at: [500, 316], order: 'HOLD' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/friends-in-the-way': reading } }) }),
    });
  const gone = (game: Game) =>
    [1, 2].map(() => {
      play(game, {}, ['movement']);
      const passed = unitIn(game, 'rome-rear').placed.at.y > 330;
      expect(onOneGround(game, 'rome-rear', 'rome-front')).toBe(false);
      return [passed, unitIn(game, 'rome-front').period.interpenetrated];
    });

  it('are waited for once, and gone through then, or at once, or never [wrg/interpenetration/others]', () => {
    expect(gone(waiting())).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(gone(waiting('go-through-at-once'))[0]).toEqual([true, true]);
    expect(gone(waiting('wait-for-them'))[1]).toEqual([false, false]);
  });

  it('are not gone through while they are hand to hand, or as others are [wrg/ruling/through-friends-who-fight] [wrg/interpenetration/others]', () => {
    const behindAMelee = (fights: boolean, reading: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-rear', at: [494, 300], files: 4, figures: 8, order: 'MOVE N' },
          { id: 'rome-front', at: [500, 316], order: 'HOLD' },
          { id: 'gaul-band', at: [fights ? 518.3 : 560, 312], facing: 'W' },
        ],
        melees: fights ? [{ a: 'gaul-band', b: 'rome-front', sideOfB: 'flank' }] : [],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/through-friends-who-fight': reading } }),
      });
      return gone(game)[1];
    };
    expect(behindAMelee(false, 'nobody-as-long-as-they-do')).toEqual([true, true]);
    expect(behindAMelee(true, 'nobody-as-long-as-they-do')).toEqual([false, false]);
    expect(behindAMelee(true, 'as-through-others')).toEqual([true, true]);
  });

  it('are not gone through by whoever would end among them [wrg/interpenetration/others]', () => {
    const game = waiting();
    const front = unitIn(game, 'rome-front');
    // Ten ranks are deeper than a move of foot leads.
    Object.assign(front, {
      figures: 60,
      strength: 60,
      placed: { ...front.placed, figures: 60, files: 6, at: { x: 500, y: 397 } },
    });
    expect(gone(game)[1]).toEqual([false, false]);
  });
});

describe('who has been held up by friends for two periods', () => {
  /** Foot before whom friends stand in ten ranks, deeper than a move of foot leads. */
  const standing = (rules?: WrgRules, front: Partial<Piece> = {}, others: readonly Piece[] = []): Game => {
    const deep = { id: 'rome-front', at: [500, 381], figures: 60, files: 6, order: 'HOLD' } as const;
    return setUp({
      pieces: [
        { id: 'rome-rear', at: [500, 300], order: 'MOVE N' },
        { ...deep, ...front },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
        ...others,
      ],
      ...(rules === undefined ? {} : { rules }),
    });
  };
  /** Who gets so many paces or more beyond his move in each of so many periods, how far the rear has come, and who is in disorder. */
  const periods = (game: Game, many: number) =>
    Array.from({ length: many }, () => {
      const { of } = play(game, {}, ['movement']);
      expect(onOneGround(game, 'rome-rear', 'rome-front')).toBe(false);
      const [rear, front] = [unitIn(game, 'rome-rear'), unitIn(game, 'rome-front')];
      const beyond = of('moved').flatMap(({ unit, beyond: paces = 0 }) => (paces > 0 ? [unit] : []));
      return {
        beyond,
        isThrough: rear.placed.at.y > front.placed.at.y,
        disordered: [rear.period.interpenetrated, front.period.interpenetrated],
      };
    });
  const stays = { beyond: [], isThrough: false, disordered: [false, false] };
  const others = [
    'those-in-haste-come-out-beyond',
    'those-in-haste-come-out-where-it-is-nearer',
    'all-stay-on-this-side',
  ];

  it('comes out beyond them in the third, at the price of their order, or stands there for good [wrg/interpenetration/others] (wrg/ruling/ending-among-friends)', () => {
    const comes = { beyond: ['rome-rear'], isThrough: true, disordered: [true, true] };
    expect(periods(standing(), 3)).toEqual([stays, stays, comes]);
    for (const reading of others) expect(periods(standing(under(reading)), 4)).toEqual([stays, stays, stays, stays]);
  });

  it('does so through friends who bar it as it bars them (wrg/ruling/ending-among-friends)', () => {
    const facing = { at: [500, 301], facing: 'S', order: 'MOVE S', files: 3 } as const;
    const [first, second, third] = periods(standing(undefined, facing), 3);
    expect([first, second]).toMatchObject([{ disordered: [false, false] }, { disordered: [false, false] }]);
    expect(third).toEqual({ beyond: ['rome-front'], isThrough: true, disordered: [true, true] });
    for (const reading of others)
      expect(periods(standing(under(reading), facing), 4)[3]).toMatchObject({ beyond: [], disordered: [false, false] });
  });

  it('stays where it would come out before an enemy, or among others whom it may not go through (wrg/ruling/ending-among-friends)', () => {
    const beyond: readonly Piece[] = [
      { id: 'gaul-line', at: [500, 389], figures: 60, files: 60, order: 'HOLD', facing: 'S' },
      { id: 'rome-van', at: [500, 410], figures: 60, files: 30, order: 'HOLD' },
    ];
    for (const other of beyond) {
      expect(periods(standing(undefined, {}, [other]), 4)).toEqual([stays, stays, stays, stays]);
    }
  });
});

describe('friends who bar each other', () => {
  it('go through each other in the end, at the price of their order [wrg/interpenetration/others]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-front', at: [500, 301], order: 'MOVE S', facing: 'S' },
        { id: 'rome-rear', at: [500, 300], order: 'MOVE N' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const [front, rear] = [unitIn(game, 'rome-front'), unitIn(game, 'rome-rear')];
    expect(of('moved').filter(({ stopped }) => stopped === 'friend')).toEqual([]);
    expect(of('went-through')).toHaveLength(1);
    expect(front.placed.at.y).toBeLessThan(280);
    expect(rear.placed.at.y).toBeGreaterThan(330);
    expect([front.period.interpenetrated, rear.period.interpenetrated]).toEqual([true, true]);
    expect(onOneGround(game, 'rome-front', 'rome-rear')).toBe(false);
  });

  it('do so also where one of them has been held up for long, and finds no room beyond the other where he stands: one goes before him (wrg/interpenetration/light-cavalry, wrg/ruling/friends-in-the-way)', () => {
    const alarmed = { alarmed: true };
    const riders = { type: 'lc', weapons: ['bow'], figures: 14, files: 14, order: 'SKIRMISH' } as const;
    const game = setUp({
      pieces: [
        { id: 'gaul-guard', at: [100, 700] },
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-line', at: [606.2, 443], facing: 342.6, type: 'hi', figures: 34, files: 9, be: alarmed },
        { id: 'rome-archers', at: [548.9, 197.5], facing: 51.3, type: 'li', weapons: ['bow'], be: alarmed },
        { id: 'gaul-east', at: [300, 700], ...riders, be: { ...alarmed, heldUp: 2 } },
        { id: 'gaul-west', at: [500, 700], ...riders, be: alarmed },
        {
          id: 'gaul-routers',
          at: [612, 266.9],
          facing: 'E',
          ...riders,
          figures: 12,
          files: 7,
          be: { ...alarmed, rout: { periods: 1, from: { x: 216, y: 266.9 } } },
        },
      ],
    });
    // Nearer to each other than bodies are set up.
    const put = (id: string, x: number, y: number, facing: number) => {
      const unit = unitIn(game, id);
      unit.placed = { ...unit.placed, at: { x, y }, facing };
    };
    put('gaul-east', 782.590506, 353.845537, 262.19);
    put('gaul-west', 739.604964, 352.017138, 242.135);
    const { of } = play(game, {}, ['movement']);
    const far = (id: string) => of('moved').find(({ unit }) => unit === id)?.distance ?? 0;
    expect(far('gaul-west')).toBeGreaterThan(50);
    expect(onOneGround(game, 'gaul-east', 'gaul-west')).toBe(false);
  });
});

describe('a friend at the flank of a body that wheels', () => {
  const wheeling = (at: readonly [number, number], heldUp = false) =>
    setUp({
      pieces: [
        { id: 'rome-front', at: [500, 300], order: 'ATTACK gaul-line', be: heldUp ? { heldUp: 1 } : {} },
        { id: 'rome-flank', at, order: 'HOLD' },
        { id: 'gaul-line', at: [400, 420], order: 'HOLD' },
        { id: 'gaul-other', at: [900, 700] },
      ],
    });

  it('is brushed by the corner that swings out, and neither holds it nor is gone through (wrg/interpenetration/others, wrg/manoeuvre/wheel-quick)', () => {
    for (const heldUp of [false, true]) {
      const game = wheeling([536, 292], heldUp);
      const { of } = play(game, {}, ['movement']);
      const front = unitIn(game, 'rome-front');
      expect(of('went-through')).toEqual([]);
      expect(front.period.interpenetrated).toBe(false);
      expect(front.placed.facing).toBeCloseTo(320.6, 0);
      expect(front.period.moved).toBeCloseTo(60, 0);
      expect(front.heldUp).toBeUndefined();
    }
  });

  it('stops a wing that comes round into him (wrg/interpenetration/others)', () => {
    const game = wheeling([526, 330]);
    const { of } = play(game, {}, ['movement']);
    expect(of('moved')).toMatchObject([{ unit: 'rome-front', stopped: 'friend', by: 'rome-flank' }]);
  });
});

describe('friends in a ring, of whom each bars the next', () => {
  it('go through each other as two do, as far as they get clear so (wrg/interpenetration/others)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-north', at: [515, 300], order: 'MOVE N' },
        { id: 'rome-west', at: [509, 318], facing: 'W', order: 'MOVE W' },
        { id: 'rome-south', at: [491, 310], facing: 'S', order: 'MOVE S' },
        { id: 'rome-east', at: [497, 292], facing: 'E', order: 'MOVE E' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
    });
    const gone = () => {
      const { of } = play(game, {}, ['movement']);
      return of('moved').flatMap(({ unit, distance }) => (distance > 10 ? [unit] : []));
    };
    expect(gone()).toEqual(['rome-east', 'rome-north']);
    expect(unitIn(game, 'rome-north').period.interpenetrated).toBe(true);
    expect(gone()).toEqual(['rome-east', 'rome-north', 'rome-south', 'rome-west']);
  });
});

describe('friends of whom only one can go through the other', () => {
  it('let him go who charges, and not whoever is named first (wrg/interpenetration/others, wrg/charge/declare)', () => {
    const alarmed = { alarmed: true };
    // Both go for his middle.
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/beside-friends-at-one-enemy': 'go-round-to-his-middle' } });
    const game = setUp({
      rules,
      pieces: [
        { id: 'rome-guard', at: [900, 100], be: alarmed },
        {
          id: 'rome-horse',
          at: [300, 100],
          type: 'hc',
          figures: 10,
          files: 5,
          order: 'ATTACK gaul-foot',
          be: alarmed,
        },
        {
          id: 'rome-line',
          at: [195.679, 362.35],
          facing: 130.362,
          type: 'hi',
          weapons: ['long-spear'],
          class: 'A',
          figures: 30,
          files: 15,
          order: 'ATTACK gaul-foot',
          be: alarmed,
        },
        { id: 'gaul-foot', at: [287.687, 333.615], facing: 40.062, figures: 20, files: 10, be: alarmed },
        { id: 'gaul-guard', at: [900, 700], be: alarmed },
      ],
    });
    // Those who fall in beside each other after a rally stand as close as this.
    const horse = unitIn(game, 'rome-horse');
    horse.placed = { ...horse.placed, at: { x: 156.237, y: 330.409 }, facing: 7.407 };
    const { of } = play(game, { seed: 2, answers: declaring({ 'rome-line': { charge: 'gaul-foot' } }) }, [
      'declarations',
      'movement',
    ]);
    expect(unitIn(game, 'rome-line').period.charges).toBe('gaul-foot');
    const far = Object.fromEntries(of('moved').map(({ unit, distance }) => [unit, distance]));
    expect(far['rome-line']).toBeGreaterThan(30);
    // Who has stood for him meanwhile has been kept from moving by a friend like any other.
    expect(unitIn(game, 'rome-horse')).toMatchObject({ heldUp: 1, period: { moved: 0 } });
  });
});

describe('who is out of control', () => {
  it('does not wait till a friend beside him has wheeled (wrg/interpenetration/others, wrg/uncontrolled-advance/only-by-test)', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [900, 100] },
        { id: 'gaul-guard', at: [100, 700] },
        { id: 'rome-legion', at: [100, 100], type: 'hi', figures: 20, files: 10, be: { alarmed: true, bound } },
        {
          id: 'rome-javelins',
          at: [300, 100],
          type: 'li',
          figures: 14,
          files: 7,
          order: 'MOVE TO (340 340)',
          be: { alarmed: true },
        },
        { id: 'gaul-band', at: [530, 271], figures: 24, files: 12, be: { alarmed: true } },
      ],
    });
    const stand = (id: string, x: number, y: number, facing: number) => {
      const unit = unitIn(game, id);
      unit.placed = { ...unit.placed, at: { x, y }, facing };
    };
    stand('rome-legion', 441.968, 305.711, 91.109);
    stand('rome-javelins', 411.026, 257.184, 334.644);
    const { of } = play(game, {}, ['movement']);
    const far = Object.fromEntries(of('moved').map(({ unit, distance }) => [unit, distance]));
    expect(far['rome-legion']).toBeGreaterThan(30);
  });

  it('goes through friends before him at once, and does not wait till they are gone (wrg/interpenetration/others, wrg/uncontrolled-advance/only-by-test)', () => {
    const goes = (be: NonNullable<Piece['be']>) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [900, 100] },
          { id: 'gaul-guard', at: [100, 700] },
          { id: 'rome-legion', at: [500, 300], order: 'ATTACK gaul-band', be: { alarmed: true, ...be } },
          {
            id: 'rome-slings',
            type: 'li',
            weapons: ['sling'],
            at: [500, 325],
            figures: 6,
            files: 6,
            be: { alarmed: true },
          },
          { id: 'gaul-band', at: [500, 480], be: { alarmed: true } },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return of('went-through').map(({ unit, through }) => [unit, through]);
    };
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    expect(goes({ bound })).toEqual([['rome-legion', 'rome-slings']]);
    expect(goes({})).toEqual([]);
  });
});

describe('light foot that runs through friends', () => {
  const disorders = (order: string) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-slingers',
          type: 'li',
          at: [500, 400],
          facing: 'S',
          be: { rout: { periods: 0, from: { x: 500, y: 480 } } },
        },
        { id: 'rome-line', at: [500, 350], figures: 40, files: 40, order },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 700] },
      ],
    });
    play(game, {}, ['movement']);
    return unitIn(game, 'rome-line').period.interpenetrated;
  };

  it('does no harm to those who stand, and disorganises those who move in the same period [wrg/interpenetration/light-infantry] [wrg/interpenetration/others]', () => {
    expect(disorders('HOLD')).toBe(false);
    expect(disorders('MOVE N')).toBe(true);
  });
});

describe('friends who come upon light foot that has evaded', () => {
  const coming = (type: 'li' | 'hi', y: number, heldUp = false) => {
    const game = setUp({
      pieces: [
        { id: 'rome-slingers', type: 'li', at: [500, 480], figures: 40, files: 20, order: 'HOLD' },
        { id: 'rome-rear', type, at: [500, y], order: 'MOVE N', be: heldUp ? { heldUp: 1 } : {} },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 600], order: 'ATTACK rome-slingers' },
      ],
    });
    const slingers = unitIn(game, 'rome-slingers');
    slingers.period.counter = { what: 'evade', charger: 'gaul-horse' };
    slingers.period.doing = 'evading';
    play(game, {}, ['movement']);
    expect(slingers.placed.at.y).toBeLessThan(400);
    expect(onOneGround(game, 'rome-slingers', 'rome-rear')).toBe(false);
    const rear = unitIn(game, 'rome-rear');
    return {
      hasPassed: rear.placed.at.y > 400,
      disordered: [slingers, rear].map(({ period }) => period.interpenetrated),
    };
  };

  it('wait for it as for others: its haste is its own [wrg/evade/through-friends] (wrg/ruling/friends-in-the-way)', () => {
    for (const type of ['li', 'hi'] as const)
      expect(coming(type, 347)).toEqual({ hasPassed: false, disordered: [false, false] });
  });

  it('or are in disorder with it if they go through: it does not stand there, it has moved as well [wrg/interpenetration/light-infantry] [wrg/interpenetration/others]', () => {
    for (const type of ['li', 'hi'] as const) {
      const { hasPassed, disordered } = coming(type, 374, true);
      expect(disordered).toEqual([hasPassed, hasPassed]);
    }
    expect(coming('li', 374, true).hasPassed).toBe(true);
  });
});

describe('friends who come upon a pursuer', () => {
  it('do not go through him because he may go through them [wrg/interpenetration/others] (wrg/ruling/friends-in-the-way)', () => {
    const alarmed = { alarmed: true };
    const rout = { periods: 1, from: { x: 400, y: 400 } };
    // He halts before others, 29 paces on; across the ground where he does so horse marches, from his right.
    const game = setUp({
      pieces: [
        {
          id: 'rome-foot',
          at: [400, 400],
          files: 6,
          facing: 'N',
          be: { ...alarmed, pursuit: { quarry: 'gaul-broken', periods: 0 } },
        },
        {
          id: 'rome-horse',
          type: 'hc',
          figures: 6,
          files: 3,
          at: [450, 418],
          facing: 'W',
          order: 'MOVE W',
          be: alarmed,
        },
        { id: 'gaul-broken', at: [400, 520], be: { ...alarmed, rout } },
        { id: 'gaul-band', at: [400, 430], facing: 'S', be: alarmed },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement']);
    expect(of('went-through')).toEqual([]);
    expect(of('moved').find(({ unit }) => unit === 'rome-horse')).toMatchObject({ stopped: 'friend', by: 'rome-foot' });
  });
});

describe('a body that wheels before a line of its own', () => {
  it('is not brought up by those who come on behind it: they set out a little later [wrg/movement/simultaneous] [wrg/manoeuvre/wheel-slow]', () => {
    for (const x of [680, 722, 780]) {
      const game = setUp({
        pieces: [
          { id: 'rome-line', type: 'hi', at: [620, 410], figures: 24, files: 12, facing: 'S', order: 'MOVE S' },
          {
            id: 'rome-beasts',
            type: 'elephant',
            figures: 2,
            files: 2,
            at: [615, 385],
            facing: 'S',
            order: 'ATTACK gaul-band',
          },
          { id: 'gaul-band', at: [x, 150], facing: 'N' },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      const [beasts, line] = ['rome-beasts', 'rome-line'].map(id => of('moved').find(({ unit }) => unit === id));
      expect(beasts?.distance).toBeGreaterThan(55);
      expect(beasts?.stopped).toBeUndefined();
      expect(line?.distance).toBeGreaterThan(35);
    }
  });
});

describe('two enemies who both run and whose ways cross', () => {
  it('run past each other: neither bars the other (wrg/rout/turns) [wrg/rout/direction-later]', () => {
    const rout = (x: number, y: number) => ({ alarmed: true, rout: { periods: 1, from: { x, y } } });
    const game = setUp({
      pieces: [
        { id: 'rome-broken', at: [300, 460], facing: 'S', be: rout(300, 700) },
        { id: 'gaul-broken', type: 'lmi', at: [300, 330], facing: 'N', be: rout(300, 100) },
        { id: 'rome-other', at: [900, 100] },
        { id: 'gaul-other', at: [900, 700] },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement']);
    expect(of('moved').map(({ unit, distance, stopped }) => [unit, distance, stopped])).toEqual([
      ['gaul-broken', 60, undefined],
      ['rome-broken', 40, undefined],
    ]);
  });
});

describe('a rout with others that run before it', () => {
  it('does not overtake them all, but comes to stand behind them, or not far beyond the first [wrg/rout/move]', () => {
    const rout = { periods: 4, from: { x: 500, y: 600 } };
    const slow = (y: number) => ({ id: `rome-slow-${y}`, at: [500, y] as const, facing: 'S', be: { rout } });
    const game = setUp({
      pieces: [
        { id: 'rome-broken', at: [500, 500], facing: 'S', be: { rout: { periods: 0, from: { x: 500, y: 600 } } } },
        ...[430, 404, 378, 352].map(slow),
        { id: 'rome-guard', at: [900, 100] },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-broken');
    expect(moved?.beyond ?? 0).toBeLessThanOrEqual(24);
    expect(unitIn(game, 'rome-broken').placed.at.y).toBeGreaterThan(352);
  });
});

describe('light foot behind friends who would march and are kept from it', () => {
  const behind = (order: string, before: Piece['order'] = 'MOVE N') => {
    const game = setUp({
      pieces: [
        { id: 'rome-slingers', type: 'li', at: [500, 328], order, files: 6, figures: 6, be: { alarmed: true } },
        { id: 'rome-line', type: 'hi', at: [500, 345], files: 6, order: before, be: { alarmed: true } },
        // Who bars the line, and means to stay.
        { id: 'rome-guard', type: 'hi', at: [490, 353], figures: 6, files: 6, order: 'HOLD', be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    const both = ['rome-slingers', 'rome-line'].map(id => unitIn(game, id));
    return {
      y: both[0]!.placed.at.y,
      line: both[1]!.placed.at.y,
      disordered: both.map(({ period }) => period.interpenetrated),
    };
  };

  it('goes through them as of right: they stand [wrg/interpenetration/light-infantry]', () => {
    const kept = behind('MOVE N');
    expect(kept.disordered).toEqual([false, false]);
    expect(kept.line).toBeLessThan(346.1);
    expect(kept.y).toBeGreaterThan(370);
    expect(behind('MOVE N', 'HOLD').y).toBe(kept.y);
  });
});
