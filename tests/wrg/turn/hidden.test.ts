import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring, fresh } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const wood = {
  kind: 'wood' as const,
  id: 'grove',
  name: 'the grove',
  outline: [
    [440, 440],
    [560, 440],
    [560, 560],
    [440, 560],
  ] as [number, number][],
};

/** Gauls in a wood, and Romans who march past it. */
function ambush(rome: Partial<TableTop['pieces'][number]> = {}, gaul: Partial<TableTop['pieces'][number]> = {}) {
  return setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300], ...rome },
      { id: 'gaul-ambush', at: [500, 500], away: 'ambush', order: 'AMBUSH', ...gaul },
      { id: 'gaul-others', at: [100, 700] },
    ],
    generals: [
      { id: 'rome-caesar', with: 'rome-legion' },
      { id: 'gaul-brennus', with: 'gaul-others' },
    ],
    features: [wood],
  });
}

describe('troops in ambush', () => {
  it('are unseen while nobody is near enough to see into the wood', () => {
    const game = ambush();
    const { of } = play(game, {}, ['movement']);
    expect(of('appeared')).toEqual([]);
    expect(wrgView(game.state, 'rome', game.scenario).units['gaul-ambush']).toBeUndefined();
  });

  it('are found by an enemy who comes near (wrg/reaction/within-needs-view)', () => {
    const game = ambush({ at: [500, 400], order: 'MOVE N 90' }, { at: [500, 450] });
    const { of } = play(game, {}, ['movement']);
    expect(of('appeared')).toEqual([expect.objectContaining({ unit: 'gaul-ambush', how: 'found' })]);
    expect(wrgView(game.state, 'rome', game.scenario).units['gaul-ambush']).toBeDefined();
  });

  it('find each other where they have walked into one another, and not before (wrg/reaction/within-needs-view)', () => {
    const found = (y: number) =>
      play(ambush({ away: 'ambush', order: 'AMBUSH', at: [500, y] }), {}, ['movement']).of('appeared');
    expect(found(490)).toEqual([]);
    expect(found(498.5).map(({ unit }) => unit)).toEqual(['rome-legion', 'gaul-ambush']);
  });

  it('come to light when they move out of the wood, and when they shoot', () => {
    const moves = ambush({}, { order: 'ATTACK rome-legion', at: [500, 442] });
    expect(play(moves, {}, ['movement']).of('appeared')).toHaveLength(1);
    const shoots = ambush({}, { weapons: ['bow'], at: [500, 442] });
    unitIn(shoots, 'gaul-ambush').hidden = { kind: 'ambush' };
    const { of } = play(shoots, {}, ['shooting']);
    expect(of('shot').map(({ unit }) => unit)).toEqual(['gaul-ambush']);
    expect(of('appeared')).toHaveLength(1);
  });

  it('surprise those within a hundred paces, who test their reaction (wrg/reaction/test-surprise, wrg/reaction/minus2-surprised)', () => {
    const tests = (y: number) => {
      const game = ambush({ at: [500, y], be: { alarmed: true } }, { weapons: ['bow'], at: [500, 442] });
      Object.assign(game.state.generals['rome-caesar']!, { with: null, at: { x: 900, y: 10 } });
      const { of } = play(game, {}, ['shooting', 'reactions']);
      return of('test').filter(({ unit, cause }) => unit === 'rome-legion' && cause === 'surprise');
    };
    expect(tests(340)).toHaveLength(0);
    const [test] = tests(360);
    expect(test?.because.some(({ clause }) => clause === 'wrg/reaction/minus2-surprised')).toBe(true);
    expect(test?.calledBy).toMatchObject({ surprise: ['gaul-ambush'] });
  });
});

describe('troops who charge out of an ambush', () => {
  const tested = (hides: boolean) => {
    const game = ambush(
      { at: [500, 358], be: { alarmed: true } },
      { type: 'li', weapons: ['javelins'], fanatic: true, class: 'D', at: [500, 442], order: 'CHARGE' },
    );
    if (!hides) unitIn(game, 'gaul-ambush').hidden = null;
    Object.assign(game.state.generals['rome-caesar']!, { with: null, at: { x: 900, y: 10 } });
    const answers = declaring({ 'gaul-ambush': { charge: 'rome-legion' } });
    const { of } = play(game, { answers, seed: 1 }, ['declarations', 'movement']);
    const [test] = of('test').filter(({ unit, cause }) => unit === 'rome-legion' && cause === 'being-charged');
    return test?.because.map(({ clause }) => clause);
  };

  it('surprise whom they charge, in the test that he takes for that (wrg/reaction/minus2-surprised)', () => {
    expect(tested(true)).toContain('wrg/reaction/minus2-surprised');
    const seen = tested(false);
    expect(seen).toBeDefined();
    expect(seen).not.toContain('wrg/reaction/minus2-surprised');
  });
});

describe('an enemy whom others have found', () => {
  /** Romans before whom Gauls stand who came to light in an earlier period, and whom the Romans have seen or not. */
  const sighted = (unseen: readonly string[], order: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-caesar', at: [900, 20] },
        { id: 'rome-legion', at: [500, 360], figures: 5, files: 5, order, be: { alarmed: true, unseen } },
        { id: 'gaul-ambush', at: [500, 440], figures: 5, files: 5 },
      ],
    });
    const { of } = play(game, {}, ['reactions']);
    const tested = of('test').filter(({ unit, cause }) => unit === 'rome-legion' && cause === 'surprise');
    return { tested: tested.length, unseen: unitIn(game, 'rome-legion').unseen };
  };

  it('surprises who sees him for the first time (wrg/reaction/test-surprise)', () => {
    expect(sighted(['gaul-ambush'], 'HOLD')).toEqual({ tested: 1, unseen: undefined });
    expect(sighted([], 'HOLD')).toEqual({ tested: 0, unseen: undefined });
  });

  it('does not surprise who was told of him', () => {
    expect(sighted(['gaul-ambush'], 'ATTACK gaul-ambush').tested).toBe(0);
  });

  /** A wood between a legion and one body of Gauls, open ground between it and another; then all stand close by each other in the open. */
  const behindTheWood = (reading: string) => {
    const game = fresh({
      pieces: [
        { id: 'rome-caesar', at: [900, 20] },
        { id: 'rome-legion', at: [500, 300], figures: 5, files: 5 },
        { id: 'gaul-behind', at: [500, 700] },
        { id: 'gaul-open', at: [100, 300] },
      ],
      features: [wood],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/hidden-by-cover': reading } }),
    });
    play(game);
    const unseen = unitIn(game, 'rome-legion').unseen;
    unitIn(game, 'rome-legion').alarmed = true;
    const come = (id: string, x: number) => {
      unitIn(game, id).placed = { ...unitIn(game, id).placed, at: { x, y: 380 } };
    };
    come('gaul-behind', 500);
    const { of } = play(game, {}, ['reactions']);
    const surprised = of('test').filter(({ unit, cause }) => unit === 'rome-legion' && cause === 'surprise');
    return { unseen, surprised: surprised.length };
  };

  it('or whom a wood has hidden from it alone, by one reading (wrg/ruling/hidden-by-cover)', () => {
    expect(behindTheWood('whomever-cover-hides')).toEqual({ unseen: ['gaul-behind'], surprised: 1 });
    expect(behindTheWood('who-lies-in-ambush')).toEqual({ unseen: undefined, surprised: 0 });
  });

  it('and not whom walls and houses have hidden, for those are no natural cover (wrg/reaction/test-surprise)', () => {
    const hiddenBy = (kind: 'wood' | 'building') => {
      const game = fresh({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-behind', at: [500, 700] },
        ],
        features: [{ ...wood, kind }],
      });
      play(game);
      return unitIn(game, 'rome-legion').unseen;
    };
    expect(hiddenBy('wood')).toEqual(['gaul-behind']);
    expect(hiddenBy('building')).toBeUndefined();
  });

  it('is unseen by all when he comes to light, until they have him in view', () => {
    const game = ambush({ at: [500, 400], order: 'MOVE N 90' }, { at: [500, 450] });
    Object.assign(game.state.generals['rome-caesar']!, { with: null, at: { x: 900, y: 10 } });
    play(game, {}, ['movement']);
    expect(unitIn(game, 'rome-legion').unseen).toEqual(['gaul-ambush']);
    play(game, {}, ['reactions']);
    expect(unitIn(game, 'rome-legion').unseen).toBeUndefined();
    expect(wrgView(game.state, 'rome', game.scenario).units['rome-legion']).not.toHaveProperty('unseen');
  });
});

describe('fresh enemies', () => {
  it('who come onto the table in numbers are a cause to test, late in the battle (wrg/reaction/test-fresh-enemy)', () => {
    const tests = (figures: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-others', at: [500, 700] },
          { id: 'gaul-late', at: [300, 700], figures, files: 20, away: { from: 1 } },
        ],
      });
      game.state.period = 6;
      Object.assign(unitIn(game, 'gaul-late').away!, { due: 7 });
      const { of } = play(game, {}, ['orders', 'reactions']);
      expect(of('appeared')).toHaveLength(1);
      return of('test')
        .filter(({ cause }) => cause === 'fresh-enemy')
        .map(({ unit }) => unit);
    };
    expect(tests(49)).toEqual([]);
    expect(tests(50)).toEqual(['rome-legion']);
  });
});

describe('deployment by the book', () => {
  const faults = (pieces: TableTop['pieces'], features: TableTop['features'] = []) => {
    try {
      setUp({ pieces, features, scenario: { deployment: 'by-the-book' } });
    } catch (fault) {
      if (fault instanceof RuleViolation) return fault.violations.map(({ path, clause }) => `${path} ${clause}`);
    }
    return [];
  };

  it('keeps armies near their own table edges (wrg/setup/deployment-map)', () => {
    expect(
      faults([
        { id: 'rome-legion', at: [500, 95] },
        { id: 'gaul-others', at: [500, 710] },
      ]),
    ).toEqual([]);
    expect(
      faults([
        { id: 'rome-legion', at: [500, 110] },
        { id: 'gaul-others', at: [500, 690] },
      ]),
    ).toEqual(['sides.rome.units[0].at wrg/setup/deployment-map', 'sides.gaul.units[0].at wrg/setup/deployment-map']);
  });

  it('hides troops in woods alone that reach their edge (wrg/setup/hidden-in-woods)', () => {
    const atEdge = (y: number) => ({ ...wood, outline: wood.outline.map(([x, up]): [number, number] => [x, up - y]) });
    const pieces = [
      { id: 'rome-legion', at: [500, 60] as const, away: 'ambush' as const },
      { id: 'gaul-others', at: [500, 710] as const },
    ];
    expect(faults(pieces, [atEdge(440)])).toEqual([]);
    expect(faults(pieces, [atEdge(430)])).toEqual(['sides.rome.units[0].away wrg/setup/hidden-in-woods']);
  });
});

describe('who hides in a wood from the start', () => {
  const deep = (y: number, reading: 'as-all-others' | 'anywhere-in-the-wood') => () =>
    setUp({
      pieces: [
        { id: 'rome-legion', at: [500, y], away: 'ambush' },
        { id: 'gaul-others', at: [500, 710] },
      ],
      features: [
        {
          ...wood,
          outline: [
            [350, 0],
            [650, 0],
            [650, 300],
            [350, 300],
          ],
        },
      ],
      scenario: { deployment: 'by-the-book' },
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/hidden-near-the-edge': reading } }),
    });

  it('is as near to his table edge as all others, or anywhere in it (wrg/setup/hidden-in-woods, wrg/ruling/hidden-near-the-edge)', () => {
    expect(deep(95, 'as-all-others')).not.toThrow();
    expect(deep(200, 'as-all-others')).toThrow(/too far/);
    expect(deep(200, 'anywhere-in-the-wood')).not.toThrow();
    expect(deep(320, 'anywhere-in-the-wood')).toThrow(/nothing hides it/);
  });
});

describe('an enemy behind a wood whom a unit sees at last', () => {
  /** A legion east of the grove, or on its way there, and Gauls behind that, or on their way from there. */
  const meet = (rome: Partial<TableTop['pieces'][number]>, gaul: Partial<TableTop['pieces'][number]>) => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 420],
          facing: 'E',
          figures: 4,
          files: 2,
          ...rome,
          be: { ...be, unseen: ['gaul-band'] },
        },
        { id: 'gaul-band', at: [600, 480], facing: 'E', type: 'lc', figures: 2, files: 1, be, ...gaul },
        { id: 'rome-guard', at: [980, 20], be },
        { id: 'gaul-guard', at: [20, 780], be },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-guard' },
        { id: 'gaul-brennus', with: 'gaul-guard' },
      ],
      features: [wood],
    });
    const { of } = play(game, {}, ['movement', 'reactions']);
    const test = of('test').find(({ unit, cause }) => unit === 'rome-legion' && cause === 'surprise');
    return test?.because.some(({ clause }) => clause === 'wrg/reaction/minus2-surprised');
  };

  it('has surprised it who comes out from behind the wood (wrg/reaction/minus2-surprised)', () => {
    expect(meet({ at: [590, 470] }, { at: [545, 575], order: 'MOVE E 60' })).toBe(true);
  });

  it('and not who walks past in the open, seen from the wood in which it stands itself (wrg/reaction/minus2-surprised)', () => {
    const within = { at: [500, 450], facing: 'S' } as const;
    expect(meet(within, { at: [330, 430], order: 'MOVE E 140' })).toBe(false);
    // Who comes through that wood has come out of cover.
    expect(meet(within, { at: [540, 446], facing: 'W', order: 'MOVE W 30' })).toBe(true);
  });

  it('and not who stands where he stood, though it has to test (wrg/reaction/test-surprise, wrg/reaction/minus2-surprised)', () => {
    expect(meet({ order: 'MOVE E 60' }, {})).toBe(false);
  });
});
