import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Rules under a reading of a ruling; those of every day where none is named. */
const under = (ruling: string, reading?: string): Pick<TableTop, 'rules'> =>
  reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } }) };

const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);

describe('foot that charges and is met by charging horse', () => {
  const met = (reading?: string) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 300],
          figures: 24,
          files: 12,
          class: 'A',
          order: 'ATTACK gaul-band',
          be: alarmed,
        },
        { id: 'gaul-band', at: [480, 378], figures: 4, files: 4, be: alarmed },
        {
          id: 'gaul-horse',
          type: 'hc',
          fanatic: true,
          at: [520, 400],
          figures: 4,
          files: 2,
          order: 'ATTACK rome-legion',
          be: alarmed,
        },
      ],
      ...under('charging-foot-on-the-move', reading),
    });
    const charges = { 'rome-legion': { charge: 'gaul-band' }, 'gaul-horse': { charge: 'rome-legion' } };
    play(game, { answers: declaring(charges), seed: 2 }, ['declarations', 'movement']);
    const legion = unitIn(game, 'rome-legion');
    expect(legion.period).toMatchObject({ doing: 'charging', caught: { charger: 'gaul-horse' } });
    return conditionOf(legion, fieldIn(game)).because.map(({ clause }) => clause);
  };

  it('is on the move, or is not (wrg/disorganisation/infantry-moving-contacted, wrg/ruling/charging-foot-on-the-move)', () => {
    expect(met()).toEqual(['wrg/disorganisation/infantry-moving-contacted']);
    expect(met('not-while-it-charges')).toEqual([]);
  });
});

describe('horse that is shot at from behind and to one side', () => {
  const shieldless = (aside: number, reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-archers', type: 'li', weapons: ['bow'], at: [500 - aside, 400], be: alarmed },
        { id: 'gaul-horse', type: 'hc', at: [500, 500], figures: 6, files: 6, facing: 'N', be: alarmed },
      ],
      ...under('shot-from-behind', reading),
    });
    const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
    return shot?.because.some(({ because }) => because === 'target cannot use shields');
  };

  it('has its back to who is farther behind than beside it, or to who is straight behind it alone (wrg/shields/when-unusable, wrg/ruling/shot-from-behind)', () => {
    expect([0, 50, 150].map(aside => shieldless(aside))).toEqual([true, true, false]);
    expect([0, 50, 150].map(aside => shieldless(aside, 'straight-behind'))).toEqual([true, false, false]);
  });
});

describe('units in rout, to those who test', () => {
  const seen = (reading?: string) => {
    const rout = { rout: { periods: 1, from: { x: 500, y: 500 } }, hasRouted: true };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'rome-runners', at: [600, 300], be: rout },
        { id: 'gaul-runners', type: 'hc', at: [500, 400], facing: 'N', be: rout },
      ],
      ...under('routers-as-units', reading),
    });
    return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, fieldIn(game));
  };

  it('are no more than that, or are units of their side besides (wrg/reaction/plus1-friend-unit, wrg/ruling/routers-as-units)', () => {
    const both = { friendUnitsRouting: 1, enemyUnitsRouting: 1 };
    const alone = { friendUnits: 0, otherFriends: false, enemyCavalry: false, enemyFlankOrRear: false };
    expect(seen()).toMatchObject({ ...both, ...alone });
    expect(seen('as-units-too')).toMatchObject({
      ...both,
      friendUnits: 1,
      enemyCavalry: true,
      enemyFlankOrRear: true,
    });
  });
});

describe('a wood that troops have left', () => {
  const known = (inWood: boolean, { reading, enemy = false }: { reading?: string; enemy?: boolean } = {}) => {
    const wood = {
      kind: 'wood' as const,
      id: 'reeds',
      outline: [
        [470, 320],
        [530, 320],
        [530, 380],
        [470, 380],
      ] satisfies [number, number][],
    };
    const game = setUp({
      features: [wood],
      pieces: [
        { id: 'rome-legion', at: [500, inWood ? 360 : 250], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
      ...under('cover-remembered', reading),
    });
    play(game, {}, ['reactions']);
    unitIn(game, 'rome-legion').placed = { ...unitIn(game, 'rome-legion').placed, at: { x: 500, y: 250 } };
    if (enemy) unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 360 } };
    if (enemy) play(game, {}, ['reactions']);
    unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 700 } };
    const { friendlyCover, unfriendlyCover } = situationOf(
      unitIn(game, 'rome-legion'),
      { cause: 'voluntary' },
      fieldIn(game),
    );
    return { friendlyCover, unfriendlyCover };
  };
  const friend = { friendlyCover: true, unfriendlyCover: false };
  const foe = { friendlyCover: false, unfriendlyCover: true };

  it('is known to them, until an enemy goes in; or only while they see it (wrg/reaction/definition-friendly-cover, wrg/ruling/cover-remembered)', () => {
    expect([known(true), known(false)]).toEqual([friend, foe]);
    expect(known(true, { enemy: true })).toEqual(foe);
    expect(known(true, { reading: 'what-is-seen-now' })).toEqual(foe);
  });
});

describe('a body that pushes back one of two enemies', () => {
  const heavy = { type: 'hi', class: 'A', figures: 12, files: 12 } as const;
  /** The first battle, of many dice, in which the band in front gives ground; the one at the flank has just come. */
  const pushes = (aside: boolean, reading?: string) => {
    const pieces = [
      {
        ...heavy,
        id: 'rome-axes',
        figures: 24,
        weapons: ['two-handed-axe' as const],
        at: [500, 399.98] as const,
        order: 'ATTACK',
      },
      { ...heavy, id: 'gaul-left', files: 6, figures: 6, at: [455, 400] as const },
      aside
        ? { ...heavy, id: 'gaul-right', files: 6, figures: 6, facing: 'W' as const, at: [536.02, 380] as const }
        : { ...heavy, id: 'gaul-right', files: 6, figures: 6, at: [545, 400] as const },
    ];
    const melees = [
      { a: 'rome-axes', b: 'gaul-left' },
      { a: 'rome-axes', b: 'gaul-right', ...(aside ? { sideOfA: 'flank' as const } : {}) },
    ];
    for (let seed = 1; seed < 200; seed++) {
      const game = setUp({ pieces, melees, ...under('follow-up-while-held', reading) });
      const { of } = play(game, { seed }, ['hand-to-hand']);
      const back = of('pushed-back').map(({ unit }) => unit);
      if (!back.includes('gaul-left') || back.includes('gaul-right') === aside || back.includes('rome-axes')) continue;
      return {
        followed: of('followed-up').map(({ after }) => after),
        stays: of('stayed-behind').map(({ unit, because }) => [unit, because[0]?.because]),
        still: game.state.melees.map(({ b }) => b),
        at: unitIn(game, 'rome-axes').placed.at.y,
      };
    }
    throw new Error('never so');
  };

  it('stays with the other who holds him, or follows and leaves him (wrg/ruling/follow-up-while-held)', () => {
    expect(pushes(true)).toEqual({
      followed: [],
      stays: [['rome-axes', 'gaul-right still fights it']],
      still: ['gaul-right'],
      at: 399.98,
    });
    expect(pushes(true, 'follows-whom-he-pushed')).toEqual({
      followed: ['gaul-left'],
      stays: [],
      still: ['gaul-left'],
      at: 429.98,
    });
  });

  it('stays where others leave it no room to come up, and these are named; who only brushes it does not (wrg/after-melee/follow-up)', () => {
    /** What becomes of it with a friend before its right end whose ground reaches so many paces onto its way. */
    const beside = (paces: number) => {
      for (let seed = 1; seed < 200; seed++) {
        const game = setUp({
          pieces: [
            { ...heavy, id: 'rome-axes', figures: 24, weapons: ['two-handed-axe'], at: [500, 399.98], order: 'ATTACK' },
            { id: 'rome-second', at: [500 + 36 + 18 - paces, 425], figures: 6, files: 6 },
            { ...heavy, id: 'gaul-left', files: 6, figures: 6, at: [455, 400] },
          ],
          melees: [{ a: 'rome-axes', b: 'gaul-left' }],
        });
        const { of } = play(game, { seed }, ['hand-to-hand']);
        if (of('pushed-back')[0]?.unit !== 'gaul-left') continue;
        return [
          ...of('stayed-behind').map(({ because }) => because[0]?.because),
          ...of('followed-up').map(() => 'follows'),
        ];
      }
      throw new Error('never so');
    };
    expect(beside(19)).toEqual(['no room to come up, because of rome-second']);
    expect(beside(1.2)).toEqual(['no room to come up, because of rome-second']);
    expect(beside(0.07)).toEqual(['follows']);
  });

  it('follows both where both give ground (wrg/after-melee/follow-up)', () => {
    const both = { followed: ['gaul-left', 'gaul-right'], stays: [], still: ['gaul-left', 'gaul-right'], at: 429.98 };
    expect(pushes(false)).toEqual(both);
  });
});

describe('horse that charges its charger, who comes no farther than his normal move', () => {
  const tests = (reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', figures: 8, files: 8, at: [500, 300], order: 'ATTACK gaul-horse', be: alarmed },
        { id: 'gaul-horse', type: 'hc', figures: 8, files: 8, at: [500, 350], be: alarmed },
      ],
      ...under('countercharging-unasked', reading),
    });
    const counter = answering('counter', () => 'countercharge');
    const declare = declaring({ 'rome-horse': { charge: 'gaul-horse' } });
    const { of } = play(game, { answers: request => counter(request) ?? declare(request), seed: 4 }, ['declarations']);
    return {
      tested: of('test').flatMap(({ unit, cause }) => (unit === 'gaul-horse' ? [cause] : [])),
      counters: of('counter').map(({ what }) => what),
    };
  };

  it('is not tested, or tests as a charger (wrg/ruling/countercharging-unasked)', () => {
    expect(tests()).toEqual({ tested: [], counters: ['countercharge'] });
    expect(tests('after-the-test-of-a-charge').tested).toEqual(['charging']);
  });
});

describe('a general who rides with others than his own', () => {
  /** Whether an average die is thrown for him: one that has neither 1 nor 6. */
  const throws = (reading?: string) => {
    const scores: number[] = [];
    for (let seed = 1; seed < 60; seed++) {
      const game = setUp({
        pieces: [
          { id: 'rome-allies', type: 'hc', training: 'barbarian', figures: 12, files: 12, at: [500, 300], be: alarmed },
          { id: 'gaul-archers', type: 'mi', weapons: ['bow'], figures: 20, files: 20, at: [500, 390], be: alarmed },
        ],
        ...under('die-of-a-general', reading),
      });
      const told = play(game, { seed }, ['shooting', 'hand-to-hand']).of('general');
      const words = told.flatMap(({ because }) => because.map(each => each.because)).join();
      const [, score] = /times a throw of (\d)/.exec(words) ?? [];
      if (score !== undefined) scores.push(Number(score));
    }
    return { many: scores.length > 10, outer: scores.some(score => score === 1 || score === 6) };
  };

  it('throws the die of his army, or of those about him (wrg/ruling/die-of-a-general)', () => {
    expect(throws()).toEqual({ many: true, outer: false });
    expect(throws('of-those-about-him')).toEqual({ many: true, outer: true });
  });
});

describe('the broken at the right of their army', () => {
  const order = (reading?: string) => {
    const rout = { rout: { periods: 1, from: { x: 800, y: 500 } }, hasRouted: true };
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 100], be: alarmed },
        { id: 'rome-runners', at: [800, 300], facing: 'S', be: { ...alarmed, ...rout } },
        { id: 'rome-left', at: [700, 300], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
      ...under('rally-among-tests', reading),
    });
    return play(game, { seed: 1 }, ['reactions'])
      .of('test')
      .map(({ unit }) => unit);
  };

  it('try to rally before their left has tested, or when all others have (wrg/reaction/right-to-left, wrg/ruling/rally-among-tests)', () => {
    expect(order()).toEqual(['rome-runners', 'rome-left']);
    expect(order('after-the-others')).toEqual(['rome-left', 'rome-runners']);
  });
});

describe('the broken who rally in a period in which friends break near them', () => {
  const tests = (reading?: string) => {
    const rout = { rout: { periods: 1, from: { x: 500, y: 500 } }, hasRouted: true };
    for (let seed = 1; seed < 60; seed++) {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 100], be: alarmed },
          { id: 'rome-runners', at: [500, 300], facing: 'S', be: { ...alarmed, ...rout } },
          { id: 'rome-others', at: [600, 300], facing: 'S', be: { ...alarmed, rout: { ...rout.rout, fresh: true } } },
          { id: 'gaul-band', at: [500, 700], be: alarmed },
        ],
        ...under('several-causes-of-a-test', reading),
      });
      unitIn(game, 'rome-runners').period.sawBreak = [{ unit: 'rome-others', paces: 60 }];
      const { of } = play(game, { seed }, ['reactions']);
      if (of('rallied').length === 0) continue;
      return of('test').flatMap(({ unit, cause, also = [] }) => (unit === 'rome-runners' ? [[cause, ...also]] : []));
    }
    throw new Error('they never rallied');
  };

  it('have tested for that too by the test in which they rally, or test again (wrg/ruling/several-causes-of-a-test)', () => {
    expect(tests()).toEqual([['rally', 'friends-broken']]);
    expect(tests('each-and-the-worst-holds')).toEqual([['rally'], ['friends-broken']]);
  });
});

describe('a dragon that comes near', () => {
  const feared = (creature: 'dragon' | 'crow' | 'goblin', reading?: string) => {
    const goblins = { class: 'E', fanatic: true, weapons: ['bow'], shield: false } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], be: alarmed },
        {
          id: 'gaul-beast',
          type: creature === 'dragon' ? 'shc' : 'lc',
          creature,
          class: 'D',
          training: 'barbarian',
          weapons: creature === 'dragon' ? ['kontos'] : [],
          figures: 1,
          files: 1,
          at: [500, 400],
          be: alarmed,
          ...(creature === 'goblin' ? goblins : {}),
        },
      ],
      scenario: { sorcery: { chaos: 'gaul' } },
      ...under('creatures-as-cavalry', reading),
    });
    return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, fieldIn(game)).enemyCavalry;
  };

  it('is cavalry to those who test, as crows are, or is not; riders on wolves are (wrg/reaction/minus1-enemy-cavalry, wrg/ruling/creatures-as-cavalry)', () => {
    const beasts = ['dragon', 'crow', 'goblin'] as const;
    expect(beasts.map(beast => feared(beast))).toEqual([true, true, true]);
    expect(beasts.map(beast => feared(beast, 'who-has-a-horse'))).toEqual([false, false, true]);
  });
});

describe('giants who are shot at', () => {
  const shieldless = (reading?: string) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-giant',
          type: 'mi',
          creature: 'giant',
          class: 'D',
          training: 'barbarian',
          weapons: [],
          shield: false,
          figures: 1,
          files: 1,
          at: [500, 300],
          be: alarmed,
        },
        { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [500, 400], be: alarmed },
      ],
      scenario: { sorcery: { chaos: 'rome' } },
      ...under('giants-and-shields', reading),
    });
    const shots = play(game, { seed: 1 }, ['shooting']).of('shot');
    const [shot] = shots.filter(({ unit }) => unit === 'gaul-archers');
    return shot?.because.some(({ because }) => because === 'target cannot use shields');
  };

  it('are as foot with shields, or as foot without (wrg/ruling/giants-and-shields)', () => {
    expect([shieldless(), shieldless('as-the-heavy-foot-that-they-are-hit-as')]).toEqual([false, true]);
  });
});
