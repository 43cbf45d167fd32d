import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
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
