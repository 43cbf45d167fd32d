import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { circumstancesOf } from '../../../src/rulesets/wrg/turn/reacting/circumstances.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { type Game, generalIn, play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

const condition = (game: Game, id: string) =>
  conditionOf(unitIn(game, id), fieldOf(game.state, game.scenario, game.rules));
const clausesOf = (game: Game, id: string) => condition(game, id).because.map(({ clause }) => clause);

describe('disorder on the table', () => {
  it('catches marching foot that a mounted charge meets, and not one on foot (wrg/disorganisation/infantry-moving-contacted)', () => {
    const caught = (dismounted: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-horse', type: 'hc', at: [500, 360], be: { dismounted } },
        ],
      });
      unitIn(game, 'rome-legion').period.caught = {
        charger: 'gaul-horse',
        chargerMoved: 80,
        facingOff: 0,
        unready: null,
        moving: true,
        moved: 30,
      };
      return clausesOf(game, 'rome-legion');
    };
    expect(caught(false)).toEqual(['wrg/disorganisation/infantry-moving-contacted']);
    expect(caught(true)).toEqual([]);
  });

  it('is with horses near camels, and not near those who have dismounted from theirs (wrg/disorganisation/horse-elephants-camels)', () => {
    const near = (dismounted: boolean) =>
      clausesOf(
        setUp({
          pieces: [
            { id: 'rome-horse', type: 'hc', at: [500, 300] },
            { id: 'gaul-camels', type: 'lc', camels: true, at: [500, 325], be: { dismounted } },
          ],
        }),
        'rome-horse',
      );
    expect(near(false)).toHaveLength(1);
    expect(near(true)).toEqual([]);
  });

  it('comes over who leaves his direction out of control, and not over who goes straight on (wrg/disorganisation/out-of-control, wrg/uncontrolled-advance/disorganised)', () => {
    const advance = (at: [number, number]) => {
      const game = setUp({
        pieces: [
          {
            id: 'rome-legion',
            at,
            be: { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } },
          },
          { id: 'gaul-band', at: [500, 600] },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      expect(of('moved').map(({ unit }) => unit)).toContain('rome-legion');
      return clausesOf(game, 'rome-legion');
    };
    expect(advance([500, 300])).toEqual([]);
    expect(advance([200, 300])).toEqual(['wrg/disorganisation/out-of-control']);
  });

  it('is with those who sleep in their camp, and with who is roused by a charge (wrg/disorganisation/routing-reorganising)', () => {
    const sleeping = (woke: number | null, charged = false) => {
      const game = setUp({
        pieces: [
          { id: 'rome-camp', at: [500, 300], be: { asleep: { woke } } },
          { id: 'gaul-band', at: [500, 600] },
        ],
      });
      const caught = { charger: 'gaul-band', chargerMoved: 40, facingOff: 0, unready: null, moving: false, moved: 0 };
      if (charged) unitIn(game, 'rome-camp').period.caught = caught;
      return clausesOf(game, 'rome-camp');
    };
    expect(sleeping(null)).toEqual(['wrg/disorganisation/routing-reorganising']);
    expect([sleeping(2), sleeping(1, true)]).toEqual([[], []]);
    expect(sleeping(2, true)).toEqual(['wrg/disorganisation/routing-reorganising']);
  });

  it('does not pass by itself while one is pushed back (wrg/disorganisation/recovery)', () => {
    const pushed = (disorganised: boolean) => {
      const piece: Piece = {
        id: 'rome-legion',
        at: [500, 300],
        be: { pushedBack: 1, ...(disorganised ? { shaken: true } : {}) },
      };
      const game = setUp({ pieces: [piece, { id: 'gaul-band', at: [500, 600] }] });
      unitIn(game, 'rome-legion').period.fought = true;
      play(game, {}, ['reactions']);
      expect(unitIn(game, 'rome-legion').shaken).toBe(false);
      return game;
    };
    expect(condition(pushed(false), 'rome-legion').disorganised).toBe(false);
    const game = pushed(true);
    expect(clausesOf(game, 'rome-legion')).toEqual(['wrg/disorganisation/recovery']);
    unitIn(game, 'rome-legion').pushedBack = 0;
    expect(condition(game, 'rome-legion').disorganised).toBe(false);
    play(game, {}, ['reactions']);
    expect(unitIn(game, 'rome-legion')).not.toHaveProperty('disordered');
  });
});

describe('a flank on the table', () => {
  const lake = (width: number) => ({
    kind: 'river' as const,
    id: 'lake',
    line: [
      [600, 0],
      [600, 800],
    ] as [number, number][],
    width,
  });
  const flanks = (x: number, width: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [x, 300] },
        { id: 'gaul-band', at: [300, 600] },
      ],
      features: [lake(width)],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field).secureFlanks;
  };

  it('is secure where it rests on water that nobody crosses (wrg/reaction/definition-secure-flank)', () => {
    const half =
      (6 *
        unitIn(
          setUp({
            pieces: [
              { id: 'rome-a', at: [200, 200] },
              { id: 'gaul-b', at: [400, 400] },
            ],
          }),
          'rome-a',
        ).placed.stand.front) /
      2;
    expect(flanks(600 - 50 - half - 0.01, 100)).toBe(1);
    expect(flanks(600 - 20 - half - 0.01, 40)).toBe(0);
    expect(flanks(400, 100)).toBe(0);
  });

  it('is secured in the press by no friend farther off than those who count there [wrg/reaction/test-below-half-in-melee]', () => {
    const secure = (gap: number, cause: 'below-half-strength' | 'voluntary', fights = true) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [300, 300] },
          { id: 'rome-second', at: [300 + 6 * 6 + gap, 300] },
          { id: 'gaul-band', at: [300, 300.01] },
        ],
        melees: fights ? [{ a: 'rome-legion', b: 'gaul-band' }] : [],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-legion'), { cause }, field).secureFlanks;
    };
    expect([secure(20, 'below-half-strength'), secure(60, 'below-half-strength')]).toEqual([1, 0]);
    expect([secure(60, 'voluntary'), secure(60, 'below-half-strength', false)]).toEqual([1, 1]);
  });

  it('is not secured by a wall before its front, or under it (wrg/reaction/definition-secure-flank)', () => {
    for (const at of [beforeWestWall, onWestWall].map(({ id }) => id)) {
      const game = siege([{ ...beforeWestWall, at: [300, 399.95] }, onWestWall]);
      const field = fieldOf(game.state, game.scenario, game.rules);
      expect([at, situationOf(unitIn(game, at), { cause: 'voluntary' }, field).secureFlanks]).toEqual([at, 0]);
    }
  });
});

describe('a sub-unit under missiles', () => {
  const tested = (at: [number, number], archers: [number, number]) => {
    const sub = {
      id: 'rome-light',
      type: 'mi',
      training: 'regular',
      class: 'C',
      figures: 5,
      files: 5,
      facing: 'N',
    } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], subUnits: [{ ...sub, at }] },
        { id: 'gaul-band', at: archers, type: 'li', weapons: ['bow'], figures: 20, files: 20 },
      ],
    });
    const { of } = play(game, { seed: 3 }, ['shooting']);
    expect(of('shot').map(({ target }) => target)).toEqual(['rome-light']);
    expect(unitIn(game, 'rome-light').period.missileCasualties).toBeGreaterThanOrEqual(10);
    return of('test').map(({ unit, cause }) => `${unit} ${cause}`);
  };

  it('tests for itself in a rank of its own, and not in line with its unit (wrg/reaction/test-missile-casualties)', () => {
    expect(tested([500, 315], [500, 380])).toEqual(['rome-light missile-casualties']);
    expect(tested([535, 301], [635, 350])).toEqual([]);
  });
});

describe('archers on a hill', () => {
  const hill = {
    kind: 'hill' as const,
    id: 'knoll',
    outline: [
      [400, 200],
      [600, 200],
      [600, 310],
      [400, 310],
    ] as [number, number][],
    level: 1,
  };
  const shot = (friend: number, features: TableTop['features'] = [hill]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-bows', type: 'li', weapons: ['bow'], at: [500, 300], figures: 8, files: 4, training: 'barbarian' },
        { id: 'rome-legion', at: [500, friend] },
        { id: 'gaul-band', at: [500, 460] },
      ],
      features,
    });
    return play(game, {}, ['shooting'])
      .of('shot')[0]
      ?.because.map(({ because }) => because);
  };

  it('shoot over friends, and the worse where these are close to the enemy (wrg/shooting/overhead/allowed-height, wrg/shooting/overhead/penalty)', () => {
    expect(shot(380, [])).toBeUndefined();
    expect(shot(430)).toContain('shoots overhead');
  });

  it('count no ranks before them that are not shot over (wrg/shooting/overhead/allowed-height)', () => {
    const ranks = (features: NonNullable<TableTop['features']>) => {
      const archers = {
        type: 'li',
        weapons: ['bow'],
        at: [500, 300],
        figures: 12,
        files: 4,
        training: 'barbarian',
      } as const;
      const game = setUp({
        pieces: [
          { id: 'rome-bows', ...archers },
          { id: 'gaul-band', at: [500, 460] },
        ],
        features,
      });
      return play(game, {}, ['shooting']).of('shot')[0]?.figures;
    };
    // One rank over another on the flat, and two from above.
    expect(ranks([])).toBe(8);
    expect(ranks([hill])).toBe(12);
  });
});

describe('a general whom missiles reach', () => {
  const riding = (
    legion: [number, number],
    reading = 'of-his-army',
    more: TableTop['pieces'] = [],
    scenario: TableTop['scenario'] = {},
  ) => {
    const game = setUp({
      scenario,
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/die-of-a-general': reading } }),
      pieces: [
        { id: 'rome-guard', type: 'hc', training: 'barbarian', figures: 5, files: 5, at: [200, 100] },
        { id: 'rome-legion', at: legion },
        { id: 'gaul-bows', type: 'li', weapons: ['bow'], figures: 12, files: 12, at: [500, 400] },
        ...more,
      ],
    });
    const general = generalIn(game, 'rome-chief');
    Object.assign(general, {
      with: null,
      at: { x: 500, y: 300 },
      riding: { to: 'rome-legion', as: 'rome-guard', galloped: true },
    });
    return { game, general };
  };
  const aiming = answering('aim', ({ generals }) => generals[0] ?? null);

  it('by himself is aimed at, if their player will (wrg/general/concentrated-missiles)', () => {
    const { game, general } = riding([800, 300]);
    const { of, asked } = play(game, { answers: aiming }, ['shooting']);
    expect(asked.filter(({ kind }) => kind === 'aim')).toMatchObject([{ unit: 'gaul-bows', generals: ['rome-chief'] }]);
    expect(of('aimed')).toMatchObject([{ unit: 'gaul-bows', general: 'rome-chief' }]);
    expect(general.men).toBe(20 - (of('aimed')[0]?.casualties ?? 0));
    const idle = riding([800, 300]);
    expect(play(idle.game, {}, ['shooting']).of('aimed')).toEqual([]);
  });

  it('by himself takes their shields from bowmen who aim at him, as anybody does [wrg/shields/when-unusable]', () => {
    // Before their line, and out of their arc.
    const slingers: TableTop['pieces'][number] = {
      id: 'rome-slings',
      type: 'li',
      weapons: ['sling'],
      at: [640, 380],
      facing: 'W',
      figures: 6,
      files: 2,
    };
    const shieldless = (answers?: typeof aiming) => {
      const { game } = riding([800, 300], undefined, [slingers]);
      const { troops } = unitIn(game, 'gaul-bows');
      unitIn(game, 'gaul-bows').troops = { ...troops, shield: true };
      const { of } = play(game, { seed: 1, ...(answers === undefined ? {} : { answers }) }, ['shooting']);
      return of('shot').flatMap(({ unit, because }) =>
        unit === 'rome-slings' ? [because.some(each => each.because === 'target cannot use shields')] : [],
      );
    };
    expect([shieldless(), shieldless(aiming)]).toEqual([[false], [true]]);
  });

  it('by himself has the die of his army thrown for him, or that of those about him (wrg/general/wounded, wrg/ruling/die-of-a-general)', () => {
    const scores = (reading: string) =>
      Array.from({ length: 60 }, (_, seed) => {
        const { of } = play(riding([800, 300], reading).game, { seed, answers: aiming }, ['shooting']);
        const words = of('general').flatMap(({ because }) => because.map(each => each.because));
        return Number(/times a throw of (\d)/.exec(words.join())?.[1] ?? 0);
      }).filter(score => score > 0);
    const isOuter = (score: number) => score === 1 || score === 6;
    expect(scores('of-his-army').length).toBeGreaterThan(10);
    expect(scores('of-his-army').some(isOuter)).toBe(false);
    expect(scores('of-those-about-him').some(isOuter)).toBe(true);
  });

  it('is not aimed at in fog or darkness from farther off than one sees [wrg/weather/fog] [wrg/night/vision-move]', () => {
    const aims = (vision: number) => {
      const season = { region: 'europe', month: 'november', brings: [], fog: true } as const;
      const { game } = riding([800, 300], 'of-his-army', [], { weather: season });
      if (game.state.weather !== undefined) game.state.weather.vision = vision;
      return play(game, { answers: aiming }, ['shooting']).of('aimed').length;
    };
    expect([aims(120), aims(60)]).toEqual([1, 0]);
  });

  it('is shot at the less surely in the rain, and by nobody who is of stone [wrg/weather/rain-missiles] [wrg/sorcery/spell-list]', () => {
    const usual = play(riding([800, 300]).game, { answers: aiming }, ['shooting']).of('aimed')[0]?.total ?? 0;
    const season = { region: 'europe', month: 'november', brings: ['rain'], fog: false } as const;
    const { game: wet } = riding([800, 300], 'of-his-army', [], { weather: season });
    const { weather } = wet.state;
    if (weather !== undefined) weather.so = { ...weather.so, now: ['rain'], wet: 1, dry: 0 };
    expect(play(wet, { answers: aiming }, ['shooting']).of('aimed')).toMatchObject([{ total: usual - 1 }]);
    const { game: enchanted } = riding([800, 300], 'of-his-army', [], { sorcery: {} });
    enchanted.state.magic?.enchantments.push({ does: 'stone', by: 'rome-legion', on: 'gaul-bows', until: 9 });
    expect(play(enchanted, { answers: aiming }, ['shooting']).asked.filter(({ kind }) => kind === 'aim')).toEqual([]);
  });

  it('is none to aim at among his own, nor where a better target is (wrg/general/concentrated-missiles)', () => {
    const { game } = riding([500, 290]);
    expect(play(game, { answers: aiming }, ['shooting']).asked.filter(({ kind }) => kind === 'aim')).toEqual([]);
    const nearer = riding([600, 380]);
    expect(play(nearer.game, { answers: aiming }, ['shooting']).asked.filter(({ kind }) => kind === 'aim')).toEqual([]);
  });

  it('on an elephant stands clear of his men: all that hits is his (wrg/general/concentrated-missiles, wrg/general/share)', () => {
    const shot = (answers?: typeof aiming) => {
      const game = setUp({
        pieces: [
          {
            id: 'rome-beasts',
            type: 'elephant',
            crew: ['bow'],
            figures: 4,
            files: 4,
            at: [500, 300],
            be: { alarmed: true },
          },
          { id: 'gaul-bows', type: 'li', weapons: ['bow'], figures: 12, files: 12, at: [500, 400] },
        ],
      });
      const { of } = play(game, { ...(answers === undefined ? {} : { answers }), seed: 4 }, [
        'shooting',
        'hand-to-hand',
      ]);
      const casualties = of('shot').find(({ target }) => target === 'rome-beasts')?.casualties ?? 0;
      return { casualties, men: generalIn(game, 'rome-chief').men };
    };
    const aimed = shot(aiming);
    expect(aimed.casualties).toBeGreaterThan(0);
    expect(aimed.men).toBe(20 - aimed.casualties);
    expect(shot().men).toBeGreaterThan(aimed.men);
  });
});

describe('bodies that stood close', () => {
  it('are hand to hand only where they touch when all have moved (wrg/charge/ends-at-contact)', () => {
    const met = (order: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type: 'lc', at: [500, 300], figures: 5, files: 5, order },
          { id: 'gaul-band', at: [500, 300.3] },
        ],
      });
      play(game, {}, ['movement']);
      return game.state.melees.length;
    };
    expect(met('HOLD')).toBe(1);
    expect(met('RETIRE S')).toBe(0);
  });
});

describe('giving ground', () => {
  it('leads straight back from an enemy in front, and away from one who has come to the flank (wrg/after-melee/push-back)', () => {
    const pushed = (gaul: Pick<Piece, 'at' | 'facing'>, sideOfA: 'front' | 'flank' | 'rear') => {
      const game = setUp({
        pieces: [
          {
            id: 'rome-legion',
            at: [500, 300],
            class: 'A',
            figures: 6,
            files: 3,
            weapons: ['pilum'],
            be: { alarmed: true },
          },
          { id: 'gaul-guard', at: [50, 780] },
          { id: 'gaul-horse', type: 'hc', weapons: ['lance'], figures: 6, files: 6, ...gaul, be: { alarmed: true } },
        ],
        melees: [{ a: 'rome-legion', b: 'gaul-horse', sideOfA, since: 1 }],
      });
      for (let seed = 1; seed < 900; seed++) {
        const again = structuredClone(game);
        const { of } = play(again, { seed }, ['hand-to-hand']);
        if (of('pushed-back').some(({ unit, paces }) => unit === 'rome-legion' && paces > 0))
          return unitIn(again, 'rome-legion').placed.at;
      }
      throw new Error('nobody was pushed back');
    };
    expect(pushed({ at: [500, 300.02], facing: 'S' }, 'front')).toEqual({ x: 500, y: 270 });
    // On the left flank: three files of 6 paces, two ranks of 8.
    expect(pushed({ at: [490.98, 292], facing: 'E' }, 'flank')).toEqual({ x: 530, y: 300 });
    expect(pushed({ at: [500, 283.98], facing: 'N' }, 'rear')).toEqual({ x: 500, y: 330 });
  });
});

describe('light friends behind', () => {
  const pushed = (melees: readonly { readonly a: string; readonly b: string }[]) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 300],
          class: 'A',
          figures: 6,
          files: 3,
          weapons: ['pilum'],
          be: { alarmed: true },
        },
        { id: 'rome-slings', type: 'li', at: [500, 271], figures: 5, files: 5, facing: 'S', be: { alarmed: true } },
        {
          id: 'gaul-horse',
          type: 'hc',
          weapons: ['lance'],
          figures: 6,
          files: 6,
          at: [500, 300.02],
          be: { alarmed: true },
        },
        { id: 'gaul-others', figures: 5, files: 5, at: [500, 270.98], facing: 'N' },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-horse', since: 1 }, ...melees.map(each => ({ ...each, since: 1 }))],
    });
    if (melees.length === 0) delete game.state.units['gaul-others'];
    for (let seed = 1; seed < 150; seed++) {
      const again = structuredClone(game);
      const [told] = play(again, { seed }, ['hand-to-hand'])
        .of('pushed-back')
        .filter(({ unit }) => unit === 'rome-legion');
      if (told !== undefined) return told.paces;
    }
    throw new Error('nobody was pushed back');
  };

  it('are pushed back with a body, unless they fight themselves (wrg/after-melee/push-friends, wrg/after-melee/no-room)', () => {
    expect(pushed([])).toBe(30);
    expect(pushed([{ a: 'rome-slings', b: 'gaul-others' }])).toBe(0);
  });
});

describe('the end of the last period', () => {
  it('counts nobody who was in rout in it, though he has rallied (wrg/victory/exclude)', () => {
    const counted = (be: Piece['be']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], be: be ?? {} },
          { id: 'gaul-band', at: [500, 600] },
        ],
      });
      return { game, ended: () => sideAtEnd('rome', game.state, game.scenario, game.rules).survivors[0] };
    };
    const { game, ended } = counted({
      rout: { periods: 1, from: { x: 500, y: 500 } },
      hasRouted: true,
      class: 'A',
    } as never);
    for (let seed = 1; seed < 60 && unitIn(game, 'rome-legion').rout !== null; seed++) {
      unitIn(game, 'rome-legion').period.tested = [];
      play(game, { seed }, ['reactions']);
    }
    expect(unitIn(game, 'rome-legion').rout).toBeNull();
    expect(ended()).toMatchObject({ routed: true });
    expect(counted({}).ended()).toMatchObject({ routed: false, mustRout: false });
  });
});

describe('who has to leave the table by a test', () => {
  const ended = (be: Piece['be'], { y = 60, reading }: { y?: number; reading?: string } = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [900, 300] },
        { id: 'rome-legion', at: [500, y], be: be ?? {} },
        { id: 'gaul-band', at: [500, 300] },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/must-leave-the-table': reading } }) }),
    });
    const { survivors } = sideAtEnd('rome', game.state, game.scenario, game.rules);
    return survivors.find(({ of }) => of === 'rome-legion')?.mustLeave;
  };
  const told = (instruction: 'retreat' | 'retire' | 'halt', left: number) => ({
    bound: { instruction, disorganised: false, left, kept: 1 },
  });

  it('is whoever it sends over the edge while it binds him (wrg/victory/exclude, wrg/ruling/must-leave-the-table)', () => {
    // A normal move of sixty paces: the rear of two ranks stands some forty from the edge.
    expect(ended(told('retire', 1))).toBe(true);
    expect(ended(told('retreat', 1))).toBe(true);
    expect(ended(told('retreat', 0))).toBe(false);
    expect(ended(told('halt', 2))).toBe(false);
    expect(ended({})).toBe(false);
    expect([1, 2, 3].map(left => ended(told('retreat', left), { y: 150 }))).toEqual([false, false, true]);
  });

  it('is nobody but who runs off for good, by the other reading (wrg/ruling/must-leave-the-table)', () => {
    const reading = 'who-runs-off-for-good';
    expect(ended(told('retire', 1), { reading })).toBe(false);
    expect(ended({ leavesForGood: true }, { reading })).toBe(true);
  });
});

describe('the first threat', () => {
  const archers = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [500, 440], figures: 4, files: 4 } as const;
  /** Romans come under bows for the first time, with their general near or far, and again when he is gone from them. */
  const tests = (general: readonly [number, number]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'rome-guard', at: [...general], be: { alarmed: true } },
        { ...archers, be: { alarmed: true } },
      ],
      generals: [{ id: 'rome-chief', with: 'rome-guard' }],
    });
    const causes = () => {
      const { of } = play(game, { seed: 3 }, ['shooting', 'reactions']);
      return [
        ...of('test').flatMap(({ unit, cause }) => (unit === 'rome-legion' ? [cause] : [])),
        ...of('spared').flatMap(({ units, general }) =>
          units.includes('rome-legion') ? [`spared by ${general}`] : [],
        ),
      ];
    };
    const first = causes();
    const guard = unitIn(game, 'rome-guard');
    guard.placed = { ...guard.placed, at: { x: 100, y: 60 } };
    play(game, {}, ['orders']);
    return [first, causes()];
  };

  it('is over for whom the commander-in-chief has spared the test (wrg/reaction/test-first-shot-or-reach)', () => {
    expect(tests([420, 250])).toEqual([['spared by rome-chief'], []]);
    expect(tests([100, 60])).toEqual([['first-shot-or-reach'], []]);
  });

  it('is still to come for whom something else has made test before (wrg/reaction/test-first-shot-or-reach)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'rome-guard', at: [100, 60] },
        { id: 'gaul-band', at: [500, 700] },
      ],
      generals: [{ id: 'rome-chief', with: 'rome-guard' }],
    });
    unitIn(game, 'rome-legion').period.conduct = { tests: true };
    const { of } = play(game, { seed: 3 }, ['reactions']);
    expect(of('test').map(({ cause }) => cause)).toEqual(['voluntary']);
    expect(unitIn(game, 'rome-legion').alarmed).toBe(false);
  });
});

describe('an enemy of whom a part is behind the flank of those who test', () => {
  it('counts though his middle is before them [wrg/reaction/minus1-enemy-behind-flank]', () => {
    const behind = (facing: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-band', at: [570, 310], figures: 12, files: 12, facing },
        ],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field).enemyBehindFlank;
    };
    expect(behind(180)).toBe(false);
    expect(behind(220)).toBe(true);
  });
});

describe('an enemy behind those who test, of whom a part is beyond their flank', () => {
  const behind = (reading: string, x: number, files = 6) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/partly-behind': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 300], facing: 'S' },
        { id: 'gaul-band', at: [x, 360], figures: 12, files },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const { enemyBehindFlank, enemyInRear } = situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field);
    return [enemyBehindFlank, enemyInRear];
  };

  it('counts there and in their rear, or once [wrg/ruling/partly-behind] [wrg/reaction/minus1-enemy-behind-flank] [wrg/reaction/minus1-enemy-in-rear]', () => {
    const by = (reading: string) => [
      behind(reading, 500),
      behind(reading, 520),
      behind(reading, 500, 12),
      behind(reading, 590),
    ];
    expect(by('each-part-where-it-is')).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(by('where-his-middle-is')).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });
});

describe('the reach of a charge that a reaction test asks for', () => {
  /** Horse that would gallop as far over open ground stands behind a legion, and a stream between them. */
  const feared = (reading: string) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/reach-in-a-reaction-test': reading } });
    const line: [number, number][] = [
      [0, 450],
      [1000, 450],
    ];
    const game = setUp({
      rules,
      features: [{ kind: 'river', id: 'stream', line, width: 20 }],
      pieces: [
        { id: 'rome-guard', at: [100, 100], be: { alarmed: true } },
        { id: 'rome-legion', at: [500, 400], facing: 'S' },
        { id: 'gaul-horse', type: 'hc', at: [500, 530], be: { alarmed: true } },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const { enemyInRear } = situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field);
    const { of } = play(game, { seed: 1 }, ['reactions']);
    return { enemyInRear, tests: of('test').map(({ unit, cause }) => [unit, cause]) };
  };

  it('is measured straight, or as a charge would go [wrg/reaction/test-first-shot-or-reach] [wrg/reaction/minus1-enemy-in-rear] [wrg/reaction/definition-within]', () => {
    const tests = [['rome-legion', 'first-shot-or-reach']];
    expect(feared('measured-straight')).toEqual({ enemyInRear: true, tests });
    expect(feared('as-a-charge-would-go')).toEqual({ enemyInRear: false, tests: [] });
  });

  it('is that of who fights others, too, or as he would charge nobody else is not [wrg/reaction/test-first-shot-or-reach] [wrg/ruling/reach-in-a-reaction-test]', () => {
    const tests = (reading: string, fights: boolean) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/reach-in-a-reaction-test': reading } }),
        pieces: [
          { id: 'rome-camp', at: [100, 60], be: { alarmed: true } },
          { id: 'rome-guard', at: [440, 400], be: { alarmed: true } },
          { id: 'rome-legion', at: [482, 370] },
          { id: 'gaul-band', at: [440, 400.4], files: 12, be: { alarmed: true } },
        ],
        melees: fights ? [{ a: 'gaul-band', b: 'rome-guard' }] : [],
      });
      const { of } = play(game, { seed: 1 }, ['reactions']);
      return of('test').flatMap(({ unit, cause }) => (unit === 'rome-legion' ? [cause] : []));
    };
    expect(tests('measured-straight', true)).toEqual(['first-shot-or-reach']);
    expect(tests('as-a-charge-would-go', false)).toEqual(['first-shot-or-reach']);
    expect(tests('as-a-charge-would-go', true)).toEqual([]);
  });
});

describe('a group of engines', () => {
  it('is tested as a unit is, or never by the other reading (wrg/organisation/engines-no-units, wrg/ruling/engines-take-tests)', () => {
    const tests = (reading: string) => {
      const game = setUp({
        pieces: [
          // The commander-in-chief is not near.
          { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
          {
            type: 'engine',
            engine: 'heavy-bolt-thrower',
            weapons: [],
            figures: 3,
            files: 3,
            id: 'rome-bolts',
            at: [500, 300],
          },
          { id: 'gaul-band', at: [500, 360], facing: 'S' },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/engines-take-tests': reading } }),
      });
      const { of } = play(game, {}, ['reactions']);
      return of('test').flatMap(({ unit, cause }) => (unit === 'rome-bolts' ? [cause] : []));
    };
    expect(tests('as-a-unit-does')).toContain('first-shot-or-reach');
    expect(tests('never')).toEqual([]);
  });

  it('is no unit and no support, or one by the other reading (wrg/organisation/engines-no-units, wrg/reaction/definition-support, wrg/ruling/engines-as-units)', () => {
    const seen = (reading?: string) => {
      const engine = { type: 'engine', engine: 'heavy-bolt-thrower', weapons: [], figures: 3, files: 3 } as const;
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { ...engine, id: 'rome-bolts', at: [500, 270] },
          { id: 'gaul-band', at: [500, 420] },
          { ...engine, id: 'gaul-bolts', at: [600, 420] },
        ],
        ...(reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/engines-as-units': reading } }) }),
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      const situation = situationOf(unitIn(game, 'rome-legion'), { cause: 'charging' }, field);
      const { friendUnits, supportToRear, otherFriends, enemyUnitsFacing, otherEnemies } = situation;
      return { friendUnits, supportToRear, otherFriends, enemyUnitsFacing, otherEnemies };
    };
    expect(seen()).toEqual({
      friendUnits: 0,
      supportToRear: false,
      otherFriends: true,
      enemyUnitsFacing: 1,
      otherEnemies: true,
    });
    expect(seen('a-group-is-one')).toMatchObject({ friendUnits: 1, supportToRear: true, enemyUnitsFacing: 2 });
  });
});

describe('the first time that troops are in the reach of a charge', () => {
  const tests = (rout: Piece['be']) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-horse', type: 'hc', at: [500, 400] },
        { id: 'gaul-band', at: [500, 425], facing: 'N', be: { alarmed: true, ...rout } },
      ],
    });
    Object.assign(unitIn(game, 'rome-horse').period, { fought: true, metBy: ['gaul-band'] });
    const { of } = play(game, { seed: 1 }, ['reactions']);
    return of('test').flatMap(({ unit, cause }) => (unit === 'rome-horse' ? [cause] : []));
  };

  it('is not when they cut down men who were running before (wrg/reaction/test-first-shot-or-reach)', () => {
    const from = { x: 500, y: 380 };
    expect(tests({ rout: { periods: 1, from }, hasRouted: true })).toEqual([]);
    expect(tests({ rout: { periods: 0, from, fresh: true }, hasRouted: true })).toEqual(['first-shot-or-reach']);
  });
});

describe('a test', () => {
  it('for the army is not spared him who only holds back after he has pushed an enemy, nor who has obeyed for his last period (wrg/reaction/test-army)', () => {
    const instructed = ({ holdsBack = false, left = 1 }) => {
      const bound = { instruction: 'halt', disorganised: false, left, kept: 0 } as const;
      const game = setUp({
        pieces: [
          { id: 'gaul-band', at: [100, 700] },

          { id: 'rome-legion', at: [500, 400], be: { bound: { ...bound, ...(holdsBack ? { holdsBack } : {}) } } },
        ],
      });
      const { state, scenario, rules } = game;
      return circumstancesOf(unitIn(game, 'rome-legion'), fieldOf(state, scenario, rules)).instructed;
    };
    expect([{ holdsBack: true }, {}, { left: 0 }].map(instructed)).toEqual([false, true, false]);
  });
});
