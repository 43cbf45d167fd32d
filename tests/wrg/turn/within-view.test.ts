import { describe, expect, it } from 'vitest';
import { reactionChoices } from '../../../src/rulesets/wrg/reaction/choices.js';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { signalsReaching } from '../../../src/rulesets/wrg/turn/ordering/signals.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { generalIn, play, setUp, type TableTop, unitIn, wholePeriod } from './table-top.js';

const alarmed = { alarmed: true };
const wood = (from: number, to: number): NonNullable<TableTop['features']>[number] => ({
  kind: 'wood',
  id: 'wood',
  name: 'the wood',
  outline: [
    [430, from],
    [570, from],
    [570, to],
    [430, to],
  ],
});

describe('what is within a distance is in view', () => {
  /** Gauls to the south of others who run, a hundred paces off. */
  const tests = (features: TableTop['features'] = []) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], order: 'HOLD', be: alarmed },
          { id: 'gaul-guard', at: [900, 700], be: alarmed },
          { id: 'gaul-band', at: [500, 400], be: alarmed },
          {
            id: 'gaul-routers',
            at: [500, 520],
            facing: 'N',
            be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 300 } }, leavesForGood: true },
          },
        ],
        features,
      }),
      { seed: 1 },
      ['reactions'],
    ).of('test');
  const tested = (features?: TableTop['features']) => tests(features).map(({ unit, cause }) => [unit, cause]);

  it('and who has run is named in the test that is told (wrg/reaction/test-friends-broken)', () => {
    expect(tests()).toMatchObject([{ unit: 'gaul-band', calledBy: { 'friends-broken': ['gaul-routers'] } }]);
  });

  it('so that friends break unseen behind a wood (wrg/reaction/test-friends-broken, wrg/reaction/within-needs-view)', () => {
    expect(tested()).toEqual([['gaul-band', 'friends-broken']]);
    expect(tested([wood(430, 490)])).toEqual([]);
  });

  it('so that a general whom they cannot see is none to them (wrg/reaction/choice-general-within-150, wrg/reaction/within-needs-view)', () => {
    const near = (features: TableTop['features'] = []) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', type: 'hc', at: [500, 280], figures: 5, files: 5, order: 'HOLD', be: alarmed },
          { id: 'rome-legion', at: [500, 400], order: 'HOLD', be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
        ],
        features,
      });
      const answers = declaring({ 'rome-legion': { tests: true } });
      const { of } = play(game, { answers, seed: 1 }, ['declarations', 'reactions']);
      return of('test').map(({ because }) =>
        because.some(reason => reason.because.startsWith('their general is near')),
      );
    };
    expect(near()).toEqual([true]);
    expect(near([wood(300, 370)])).toEqual([false]);
  });

  it('so that one who rides by himself behind a wood is none either, nor does his fall or his signal reach them (wrg/reaction/choice-general-within-150, wrg/reaction/within-needs-view, wrg/orders/signals-range)', () => {
    const alone = (features: TableTop['features'] = []) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', type: 'hc', at: [100, 100], figures: 5, files: 5, be: alarmed },
          { id: 'rome-legion', at: [500, 400], be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
        ],
        armies: { rome: { signals: [{ name: 'flag', by: 'visual', means: 'ADVANCE' }] } },
        features,
      });
      Object.assign(generalIn(game, 'rome-chief'), {
        with: null,
        at: { x: 500, y: 280 },
        riding: { to: 'rome-legion', as: 'rome-guard', galloped: false },
      });
      const { state, scenario, rules } = game;
      const [unit, general] = [unitIn(game, 'rome-legion'), generalIn(game, 'rome-chief')];
      const near = situationOf(unit, { cause: 'voluntary' }, fieldOf(state, scenario, rules)).generalNear;
      return [near, signalsReaching({ unit, general }, { state, scenario, rules }).length];
    };
    expect(alone()).toEqual(['average', 1]);
    expect(alone([wood(300, 370)])).toEqual([undefined, 0]);
  });

  it('and of two generals near it counts who neither retires nor routs, in whichever way either can (wrg/reaction/choice-general-within-150, wrg/general/personality-reaction)', () => {
    const two = (chief: Partial<Unit> = {}, personality: 'over-cautious' | 'rash' = 'rash', far = 280) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', type: 'hc', at: [420, far], figures: 5, files: 5, be: { ...alarmed, ...chief } },
          { id: 'rome-escort', type: 'hc', at: [580, 280], figures: 5, files: 5, be: alarmed },
          { id: 'rome-legion', at: [500, 400], command: 'rome-legate', be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
        ],
        generals: [
          { id: 'rome-chief', with: 'rome-guard' },
          { id: 'rome-legate', rank: 'subordinate', with: 'rome-escort', personality },
          { id: 'gaul-chief', with: 'gaul-band' },
        ],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      const situation = situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field);
      return reactionChoices(situation, game.rules).flatMap(({ factor, signs }) =>
        factor === 'general-within-150' ? [signs] : [],
      );
    };
    const runs = { rout: { periods: 1, from: { x: 420, y: 400 } } };
    expect(two()).toEqual([[-1, 1]]);
    expect(two(runs)).toEqual([[1]]);
    expect(two(runs, 'over-cautious')).toEqual([[-1]]);
    expect(two({}, 'rash', 100)).toEqual([[1]]);
  });

  it('and enemies hold a wood who have figures in it, be the middle of their front outside (wrg/reaction/plus1-friendly-cover, wrg/reaction/minus2-unfriendly-cover)', () => {
    const cover = (...holders: TableTop['pieces']) => {
      const game = setUp({
        pieces: [
          // So near its edge that they see who is in it.
          { id: 'rome-legion', at: [500, 435], order: 'HOLD', be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
          ...holders,
        ],
        features: [wood(440, 490)],
        // A look is enough to know who is in it.
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/cover-known': 'at-a-look' } }),
      });
      const answers = declaring({ 'rome-legion': { tests: true } });
      const { of } = play(game, { answers, seed: 1 }, ['declarations', 'reactions']);
      const tested = of('test').filter(({ unit }) => unit === 'rome-legion');
      return tested.flatMap(({ because }) =>
        because.flatMap(({ because: why, clause }) => (/cover/.test(why) ? [clause] : [])),
      );
    };
    expect(cover()).toEqual(['wrg/reaction/plus1-friendly-cover']);
    // Its front stands before the far edge, and its rear ranks in the wood; of a long line no more than its end.
    const column = { id: 'gaul-guard', at: [500, 495], figures: 24, files: 4, facing: 'N', be: alarmed } as const;
    expect(cover(column)).toEqual(['wrg/reaction/minus2-unfriendly-cover']);
    const line = { ...column, at: [620, 480], files: 24 } as const;
    expect(cover(line)).toEqual(['wrg/reaction/minus2-unfriendly-cover']);
    expect(cover({ ...line, at: [760, 480] })).toEqual(['wrg/reaction/plus1-friendly-cover']);
  });

  it('and friends count as routing whom one has seen run, be they behind a wood or off the table by then (wrg/reaction/minus2-friend-routing)', () => {
    const counted = (reading: string, x: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], be: alarmed },
          { id: 'gaul-guard', at: [900, 700], be: alarmed },
          { id: 'gaul-band', at: [500, 400], be: alarmed },
          {
            id: 'gaul-routers',
            type: 'hc',
            figures: 4,
            files: 4,
            at: [x, 400],
            facing: 'N',
            be: { ...alarmed, rout: { periods: 0, from: { x, y: 350 } }, leavesForGood: true },
          },
        ],
        features: [
          {
            kind: 'wood',
            id: 'wood',
            outline: [
              [430, 430],
              [610, 430],
              [610, 490],
              [430, 490],
            ],
          },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/routs-seen': reading } }),
      });
      const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
      const tested = of('test').filter(({ unit }) => unit === 'gaul-band');
      expect(tested.map(({ cause }) => cause)).toEqual(['friends-broken']);
      return tested.flatMap(({ because }) =>
        because.filter(each => each.clause === 'wrg/reaction/minus2-friend-routing'),
      ).length;
    };
    expect(counted('seen-and-not-destroyed', 640)).toBe(1);
    expect(counted('seen-in-the-period', 640)).toBe(1);
    expect(counted('in-view-at-the-test', 640)).toBe(0);
  });

  it('but not those who have been cut down to the last figure since, though one tests for them (wrg/reaction/minus2-friend-routing, wrg/ruling/routs-seen)', () => {
    const counted = (reading: string | undefined, gone: 'destroyed' | 'surrendered' | 'dispersed' | null) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], be: alarmed },
          { id: 'gaul-guard', at: [900, 700], be: alarmed },
          { id: 'gaul-archers', at: [540, 700], figures: 4, files: 4, be: { ...alarmed, gone } },
          {
            id: 'gaul-band',
            at: [500, 700],
            be: alarmed,
          },
        ],
        ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/routs-seen': reading } }) }),
      });
      const archers = unitIn(game, 'gaul-archers');
      if (gone === null) {
        archers.rout = { periods: 1, from: { x: 540, y: 600 } };
        archers.placed = { ...archers.placed, at: { x: 980, y: 20 } };
      }
      unitIn(game, 'gaul-band').period.sawBreak = [{ unit: 'gaul-archers', paces: 10 }];
      const { of } = play(game, { seed: 1 }, ['reactions']);
      const tested = of('test').filter(({ unit }) => unit === 'gaul-band');
      expect(tested.map(({ cause }) => cause)).toEqual(['friends-broken']);
      return tested.flatMap(({ because }) =>
        because.filter(each => each.clause === 'wrg/reaction/minus2-friend-routing'),
      ).length;
    };
    expect((['destroyed', 'surrendered', 'dispersed', null] as const).map(gone => counted(undefined, gone))).toEqual([
      0, 0, 1, 1,
    ]);
    expect(counted('seen-in-the-period', 'destroyed')).toBe(1);
  });

  it('nor those who have rallied since: they are friends near again, and no more (wrg/reaction/minus2-friend-routing, wrg/reaction/simultaneous-cumulative, wrg/ruling/routs-seen)', () => {
    const counted = (reading?: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], be: alarmed },
          // To the right of their army, in the centre of it and far from any enemy.
          {
            id: 'gaul-runners',
            type: 'hc',
            class: 'A',
            figures: 4,
            files: 4,
            at: [400, 700],
            be: { ...alarmed, rout: { periods: 1, from: { x: 400, y: 500 } }, hasRouted: true },
          },
          { id: 'gaul-band', at: [500, 700], be: alarmed },
        ],
        ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/routs-seen': reading } }) }),
      });
      unitIn(game, 'gaul-band').period.sawBreak = [{ unit: 'gaul-runners', paces: 10 }];
      const { of } = play(game, { dice: [5, 5, 5, 3, 3, 3] }, ['reactions']);
      const tested = of('test');
      expect(tested.map(({ unit }) => unit)).toEqual(['gaul-runners', 'gaul-band']);
      expect(unitIn(game, 'gaul-runners').rout).toBeNull();
      return tested[1]?.because.flatMap(({ clause, effect }) =>
        ['wrg/reaction/minus2-friend-routing', 'wrg/reaction/plus1-friend-unit'].includes(clause) ? [effect] : [],
      );
    };
    expect(counted()).toEqual(['+1 point']);
    expect(counted('seen-in-the-period')).toEqual(['+1 point', '−2 points']);
    expect(counted('in-view-at-the-test')).toEqual(['+1 point']);
  });

  describe('and who sees it sees it when it happens', () => {
    const levy = { type: 'lmi' as const, class: 'E' as const, training: 'barbarian' as const };
    /** Levies near the table edge who are charged, break and run off it, with friends before whom they do so. */
    const charged = (friend: readonly [number, number], features: TableTop['features'] = []) => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type: 'hc', at: [500, 610], figures: 10, files: 5, order: 'CHARGE', be: alarmed },
          { id: 'gaul-guard', at: [100, 500], be: alarmed },
          { id: 'gaul-levy', at: [500, 760], ...levy, files: 4, be: { ...alarmed, hasRouted: true, strength: 24 } },
          { id: 'gaul-band', at: friend, be: alarmed },
        ],
        features,
      });
      // The chargers need no test; of the levies half are gone, and they have run before.
      Object.assign(unitIn(game, 'rome-horse').troops, { fanatic: true });
      const army = game.state.armies.gaul;
      if (army !== undefined) army.tested = true;
      const { of } = play(
        game,
        { answers: declaring({ 'rome-horse': { charge: 'gaul-levy' } }), seed: 3 },
        wholePeriod.slice(1),
      );
      expect(of('broke').map(({ unit }) => unit)).toContain('gaul-levy');
      expect(of('gone').map(({ unit, how }) => [unit, how])).toContainEqual(['gaul-levy', 'dispersed']);
      return of('test')
        .filter(({ unit }) => unit === 'gaul-band')
        .map(({ cause }) => cause);
    };

    it('also friends who break and are off the table within the period (wrg/reaction/test-friends-broken)', () => {
      expect(charged([350, 760])).toEqual(['friends-broken']);
    });
    it('but not friends who break too far off, and run no nearer', () => {
      expect(charged([250, 760])).toEqual([]);
    });

    /** The general falls to missiles in the midst of his guard, a hundred paces from a legion of his. */
    const fallen = (features: TableTop['features'] = [], moveAfter = false) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [500, 280], be: alarmed },
          { id: 'rome-legion', at: [500, 420], be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
        ],
        features,
      });
      Object.assign(generalIn(game, 'rome-chief'), { men: 2 });
      unitIn(game, 'rome-guard').period.missileCasualties = 36;
      const { of } = play(game, { seed: 1 }, ['hand-to-hand', 'reactions']);
      expect(generalIn(game, 'rome-chief').gone).toBe('dead');
      const causes = of('test').flatMap(({ unit, cause }) => (unit === 'rome-legion' ? [cause] : []));
      if (moveAfter)
        unitIn(game, 'rome-legion').placed = { ...unitIn(game, 'rome-legion').placed, at: { x: 500, y: 780 } };
      const later = play(game, { answers: declaring({ 'rome-legion': { tests: true } }), seed: 1 }, [
        'declarations',
        'reactions',
      ]);
      const [test] = later.of('test').filter(({ unit }) => unit === 'rome-legion');
      return { causes, counts: test?.because.some(({ because }) => because === 'their general lost') };
    };

    it('also the loss of their general (wrg/reaction/test-general-lost, wrg/reaction/minus2-general-lost)', () => {
      expect(fallen()).toEqual({ causes: ['general-lost'], counts: true });
      expect(fallen([wood(310, 380)])).toEqual({ causes: [], counts: false });
    });
    it('however far they have gone from the place since', () => {
      expect(fallen([], true)).toEqual({ causes: ['general-lost'], counts: true });
    });
  });
});

describe('a unit of which only a part is aware of something', () => {
  /** Gauls behind a thicket, with a few of them beside it, and friends who run behind it. */
  const tested = (parent: string | null) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], be: alarmed },
          { id: 'gaul-guard', at: [900, 700], be: alarmed },
          { id: 'gaul-band', at: [500, 400], be: alarmed },
          { id: 'gaul-few', at: [570, 430], figures: 6, be: { ...alarmed, parent } },
          {
            id: 'gaul-routers',
            at: [500, 520],
            facing: 'N',
            be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 300 } }, leavesForGood: true },
          },
        ],
        features: [
          {
            kind: 'wood',
            id: 'thicket',
            name: 'the thicket',
            outline: [
              [470, 430],
              [530, 430],
              [530, 480],
              [470, 480],
            ],
          },
        ],
      }),
      { seed: 1 },
      ['reactions'],
    )
      .of('test')
      .map(({ unit, cause }) => `${unit} ${cause}`);

  it('tests as a whole [wrg/reaction/test-scope-2]', () => {
    expect(tested('gaul-band')).toEqual(['gaul-band friends-broken']);
    expect(tested(null)).toEqual(['gaul-few friends-broken']);
  });
});

describe('troops who have lost half their figures and fight hand to hand', () => {
  const counted = (reading: string, far: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', type: 'hc', at: [500, far], figures: 5, files: 5, be: alarmed },
        { id: 'rome-legion', at: [500, 400], be: { ...alarmed, strength: 30 } },
        { id: 'gaul-band', at: [500, 400.02], be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band' }],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-far-from-a-melee': reading } }),
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const of = (cause: 'below-half-strength' | 'general-lost') => {
      const { generalNear, friendUnits } = situationOf(unitIn(game, 'rome-legion'), { cause }, field);
      return [generalNear !== undefined, friendUnits];
    };
    return [of('below-half-strength'), of('general-lost')];
  };

  it('count a general from afar who do not count friends there, or neither (wrg/reaction/test-below-half-in-melee, wrg/reaction/choice-general-within-150, wrg/ruling/general-far-from-a-melee)', () => {
    expect(counted('counts-all-the-same', 300)).toEqual([
      [true, 0],
      [true, 1],
    ]);
    expect(counted('ignored-as-friends-are', 300)).toEqual([
      [false, 0],
      [true, 1],
    ]);
    expect(counted('ignored-as-friends-are', 375)[0]).toEqual([true, 1]);
  });
});
