import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, type Request, setUp, unitIn } from './table-top.js';

/** Broken Gauls who run north, and broken Romans who run south toward them, or past them so many paces to the right. */
function twoRouts(aside: number) {
  const rout = (y: number) => ({ alarmed: true, rout: { periods: 1, from: { x: 500, y } } });
  const game = setUp({
    pieces: [
      { id: 'gaul-routers', at: [500, 300], facing: 'N', be: rout(250) },
      { id: 'rome-routers', at: [500 + aside, 360], facing: 'S', be: rout(410) },
      { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
      { id: 'rome-guard', at: [100, 20], be: { alarmed: true } },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
  });
  const { of } = play(game, { seed: 3 }, ['movement', 'reactions']);
  const tried = of('test').filter(({ cause }) => cause === 'rally');
  const met = of('moved').filter(({ stopped }) => stopped === 'contact');
  return { met: met.length, tried: tried.map(({ unit }) => unit).sort() };
}

describe('broken troops who have run into enemies', () => {
  it('do not try to rally in that period, though these run themselves (wrg/rally/when)', () => {
    expect(twoRouts(150)).toEqual({ met: 0, tried: ['gaul-routers', 'rome-routers'] });
    expect(twoRouts(0)).toEqual({ met: 2, tried: [] });
  });
});

/** Broken Gauls at whose backs Romans stand who go back to rally in this period, so many paces behind them; others bar their way home. */
function heldBy(behind: number, bar = 308.2) {
  const alarmed = { alarmed: true };
  const rout = { periods: 1, from: { x: 500, y: 250 } };
  const game = setUp({
    pieces: [
      { id: 'gaul-routers', at: [500, 300], facing: 'N', be: { ...alarmed, rout } },
      {
        id: 'rome-victors',
        at: [500, 300 - 16 - behind],
        facing: 'N',
        be: { ...alarmed, recovering: 'rallying-back' },
      },
      { id: 'rome-bar', at: [500, bar], facing: 'S', figures: 60, files: 30, be: alarmed },
      { id: 'gaul-guard', at: [100, 780], be: alarmed },
      { id: 'rome-guard', at: [100, 20], be: alarmed },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
  });
  const { of } = play(game, { seed: 3 }, ['movement', 'shooting', 'hand-to-hand', 'reactions']);
  const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
  return {
    moved: moved?.distance,
    fought: of('fought').length,
    tried: of('test').some(({ cause }) => cause === 'rally'),
  };
}

describe('broken troops who are held by enemies at their backs', () => {
  it('do not try to rally in that period, though these have gone from them since (wrg/rally/when)', () => {
    expect(heldBy(0.05)).toEqual({ moved: 0, fought: 0, tried: false });
    expect(heldBy(20, 360)).toMatchObject({ fought: 0, tried: true });
  });
});

/** Broken Gallic horse with Roman foot at its back as the period begins, from whom it runs clear; or who have been left behind before. */
function runsClear(reading: string, behind = 0.02) {
  const alarmed = { alarmed: true };
  const game = setUp({
    pieces: [
      {
        id: 'gaul-routers',
        type: 'lc',
        at: [500, 300],
        facing: 'N',
        be: { ...alarmed, hasRouted: true, rout: { periods: 1, from: { x: 500, y: 250 } } },
      },
      {
        id: 'rome-victors',
        at: [500, 268 - behind],
        facing: 'N',
        be: { ...alarmed, pursuit: { quarry: 'gaul-routers', periods: 1 } },
      },
      { id: 'gaul-guard', at: [100, 780], be: alarmed },
      { id: 'rome-guard', at: [100, 20], be: alarmed },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
    melees: behind < 1 ? [{ a: 'rome-victors', b: 'gaul-routers', sideOfB: 'rear', since: 1 }] : [],
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/rally-after-getting-clear': reading } }),
  });
  const { of } = play(game, { seed: 3 });
  return { fought: of('fought').length, tried: of('test').some(({ cause }) => cause === 'rally') };
}

describe('broken troops who have enemies upon them as a period begins, and get clear of them in it', () => {
  it('try to rally at its end, or not before that of the next (wrg/rally/when, wrg/ruling/rally-after-getting-clear)', () => {
    expect(runsClear('who-has-got-clear-may')).toEqual({ fought: 0, tried: true });
    expect(runsClear('not-in-that-period')).toEqual({ fought: 0, tried: false });
    expect(runsClear('not-in-that-period', 40)).toEqual({ fought: 0, tried: true });
  });
});

describe('broken troops who have fewer than half their figures left (wrg/ruling/below-half-in-rout)', () => {
  /** Gauls in rout who have lost more than half of their figures; so much of a period is played. */
  const run = (reading: string, phases: readonly string[], dice: readonly number[], y = 560) => {
    const alarmed = { alarmed: true };
    const be = { ...alarmed, knows: ['rout:gaul-routers'] };
    const game = setUp({
      pieces: [
        // Friends near give them heart, and none who are far off.
        ...[380, 460, 540, 620].map((x, at) => ({ id: `gaul-friends-${at}`, at: [x, y] as const, be })),
        {
          id: 'gaul-routers',
          at: [500, 500],
          facing: 'N',
          class: 'A',
          be: { ...alarmed, strength: 26, hasRouted: true, rout: { periods: 1, from: { x: 500, y: 250 } } },
        },
        { id: 'rome-guard', at: [100, 20], be: alarmed },
      ],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/below-half-in-rout': reading } }),
    });
    const answers = (request: Request) =>
      request.kind === 'signs'
        ? Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]))
        : undefined;
    const { of } = play(game, { answers, dice }, phases);
    const { leavesForGood, rout, figuresAtHalfTest } = unitIn(game, 'gaul-routers');
    const tested = of('test').flatMap(({ unit, cause }) => (unit === 'gaul-routers' ? [cause] : []));
    return { tested, leavesForGood, runs: rout !== null, figuresAtHalfTest };
  };

  it('do not test for that while they run, or at once, and then may be past rallying (wrg/reaction/test-below-half, wrg/reaction/below-half-unit-effect)', () => {
    const shot = ['shooting', 'hand-to-hand'];
    expect(run('may-still-rally', shot, [])).toMatchObject({ tested: [], leavesForGood: false });
    expect(run('tested-as-others-are', shot, [2], 760)).toMatchObject({
      tested: ['below-half-strength'],
      leavesForGood: true,
      figuresAtHalfTest: 12,
    });
  });

  it('test when they have rallied for the figures that they lose from then on (wrg/reaction/below-half-repeat)', () => {
    // One die, for more than half are lost.
    const { runs, figuresAtHalfTest } = run('may-still-rally', ['reactions'], [5]);
    expect([runs, runs ? null : figuresAtHalfTest]).toEqual([false, 12]);
  });
});

describe('broken troops who try to rally', () => {
  /** Broken Gauls near a wood in which Romans wait who shoot at them, or not. */
  const rallying = (shoots: boolean) => {
    const game = setUp({
      pieces: [
        {
          id: 'gaul-routers',
          at: [500, 300],
          facing: 'N',
          be: { alarmed: true, unseen: ['rome-bows'], rout: { periods: 1, from: { x: 500, y: 250 } } },
        },
        { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        { id: 'rome-guard', at: [900, 20], be: { alarmed: true } },
        { id: 'rome-bows', type: 'li', weapons: ['bow'], at: [570, 290], facing: 'W', figures: 4, files: 4 },
      ],
      generals: [
        { id: 'gaul-brennus', with: 'gaul-guard' },
        { id: 'rome-caesar', with: 'rome-guard' },
      ],
    });
    const { period } = unitIn(game, 'gaul-routers');
    if (shoots) period.shotBy = [{ by: 'rome-bows', figures: 4, engine: false }];
    const { of } = play(game, { seed: 3 }, ['reactions']);
    const test = of('test').find(({ cause }) => cause === 'rally');
    return test?.because.some(({ clause }) => clause === 'wrg/reaction/minus2-surprised');
  };

  it('are surprised by an enemy who shoots at them out of cover, as who stands is (wrg/reaction/minus2-surprised)', () => {
    expect(rallying(true)).toBe(true);
    expect(rallying(false)).toBe(false);
  });

  it('are dismayed by many fresh enemies as who stands is (wrg/reaction/minus2-fresh-enemy)', () => {
    const game = setUp({
      pieces: [
        { id: 'gaul-routers', at: [500, 300], be: { alarmed: true, rout: { periods: 1, from: { x: 500, y: 250 } } } },
        { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        { id: 'rome-guard', at: [900, 20], be: { alarmed: true } },
        { id: 'rome-late', at: [500, 20], figures: 50, files: 50 },
      ],
      generals: [
        { id: 'gaul-brennus', with: 'gaul-guard' },
        { id: 'rome-caesar', with: 'rome-guard' },
      ],
    });
    game.state.period = 6;
    unitIn(game, 'rome-late').period.appeared = 'came-on';
    const { of } = play(game, { seed: 3 }, ['reactions']);
    const test = of('test').find(({ cause }) => cause === 'rally');
    expect(test?.because).toContainEqual(expect.objectContaining({ clause: 'wrg/reaction/minus2-fresh-enemy' }));
  });
});

describe('a unit that runs with its sub-unit', () => {
  /** A broken legion and its light foot, which runs so many paces beside it; held back by nobody, or in contact with enemies in this period. */
  const runs = (aside: number, held?: 'rome-legion' | 'rome-lights', good = true) => {
    const rout = { periods: 1, from: { x: 500, y: 600 } };
    const lights = { id: 'rome-lights', type: 'li', training: 'regular', class: 'C', weapons: ['javelins'] } as const;
    const game = setUp({
      pieces: [
        {
          ...{ id: 'rome-legion', figures: 30, files: 10, at: [300, 300] as const, facing: 'S' as const },
          subUnits: [{ ...lights, figures: 15, files: 5, at: [300 + aside, 300], facing: 'S' }],
        },
        { id: 'rome-guard', at: [60, 60] },
        { id: 'gaul-guard', at: [900, 780] },
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    for (const id of ['rome-legion', 'rome-lights']) unitIn(game, id).rout = { ...rout };
    if (held !== undefined) unitIn(game, held).period.ranInto = true;
    const answers = (request: Request) =>
      request.kind === 'signs'
        ? Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(good ? -1 : 0)]))
        : undefined;
    // A third of the unit is far off: the main body has two dice only.
    const dice = Array.from({ length: aside < 100 ? 3 : 5 }, () => (good ? 5 : 2));
    const { of } = play(game, { answers, dice }, ['reactions']);
    const tried = of('test').flatMap(({ unit, cause }) => (cause === 'rally' ? [unit] : []));
    return {
      tried: tried.sort(),
      rallied: of('rallied')
        .map(({ unit }) => unit)
        .sort(),
    };
  };
  const both = ['rome-legion', 'rome-lights'];

  it('tries to rally in one test, and rallies or runs on with it (wrg/reaction/test-scope-2, wrg/rally/test)', () => {
    expect(runs(70)).toEqual({ tried: ['rome-legion'], rallied: both });
    expect(runs(70, undefined, false)).toEqual({ tried: ['rome-legion'], rallied: [] });
  });

  it('tries by itself where it is far off, or where the main body may not (wrg/reaction/test-scope-2, wrg/rally/when)', () => {
    expect(runs(300)).toEqual({ tried: both, rallied: both });
    expect(runs(70, 'rome-legion')).toEqual({ tried: ['rome-lights'], rallied: ['rome-lights'] });
    expect(runs(70, 'rome-lights')).toEqual({ tried: ['rome-legion'], rallied: ['rome-legion'] });
  });
});

describe('broken troops who have lost a man per figure to missiles', () => {
  it('do not try to rally: of the figures with which they began the period (wrg/rally/when, wrg/ruling/casualties-per-figure)', () => {
    const tried = (missileCasualties: number) => {
      const rout = { periods: 1, from: { x: 500, y: 250 } };
      const game = setUp({
        pieces: [
          { id: 'gaul-routers', at: [500, 500], facing: 'N', be: { alarmed: true, rout } },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
          { id: 'rome-guard', at: [100, 20], be: { alarmed: true } },
        ],
        generals: [
          { id: 'gaul-brennus', with: 'gaul-guard' },
          { id: 'rome-caesar', with: 'rome-guard' },
        ],
      });
      const routers = unitIn(game, 'gaul-routers');
      routers.figures = 11;
      Object.assign(routers.period, { before: 12, missileCasualties });
      return play(game, { seed: 3 }, ['reactions'])
        .of('test')
        .some(({ cause }) => cause === 'rally');
    };
    expect([11, 12].map(tried)).toEqual([true, false]);
  });
});
