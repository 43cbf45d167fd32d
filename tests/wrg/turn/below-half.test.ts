import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { play, setUp, unitIn } from './table-top.js';

/** Tests that bodies have taken because fewer than half of their figures are left. */
const tested = ({ events }: ReturnType<typeof play>) =>
  events.flatMap(event => (event.kind === 'test' && event.cause === 'below-half-strength' ? [event.unit] : []));

describe('a body that falls below half its figures', () => {
  it('tests as soon as it has gone down with a wall (wrg/reaction/test-below-half)', () => {
    const game = siege(
      [
        { ...beforeWestWall, order: 'HOLD TO west-wall' },
        { ...onWestWall, files: 10, figures: 10 },
      ],
      { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] },
    );
    const answers = declaring({ 'rome-foot': { work: { break: 'west-wall' } } });
    for (let period = 0; period < 4; period++) expect(tested(play(game, { answers }))).toEqual([]);
    const fallen = play(game, { answers }, ['orders', 'declarations', 'movement']);
    expect(fallen.of('broken')).toHaveLength(1);
    expect(unitIn(game, 'gaul-wall').figures).toBeLessThan(5);
    expect(tested(fallen)).toEqual(['gaul-wall']);
  });

  it('tests when it has been struck as it broke off, and has got away (wrg/reaction/test-below-half)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 400],
          type: 'lc',
          weapons: ['javelins'],
          order: 'SKIRMISH',
          figures: 6,
          be: { strength: 12, carried: 19 },
        },
        { id: 'gaul-foot', at: [500, 401], order: 'ATTACK rome-horse' },
      ],
      melees: [{ a: 'rome-horse', b: 'gaul-foot' }],
    });
    const answers = ({ kind, side }: { kind: string; side: string }) =>
      kind === 'declare' && side === 'rome'
        ? { 'rome-horse': { breakOff: true } }
        : kind === 'pursue'
          ? false
          : undefined;
    const left = play(game, { answers }, ['declarations', 'movement']);
    expect(unitIn(game, 'rome-horse').figures).toBeLessThan(6);
    expect(tested(left)).toEqual(['rome-horse']);
    // It has lost nobody since.
    expect(tested(play(game, {}, ['shooting', 'hand-to-hand']))).toEqual([]);
  });

  describe('by the missiles that would have it run by another test', () => {
    const few = { id: 'rome-few', at: [500, 300], type: 'lmi', class: 'D', figures: 4, files: 4 } as const;
    const ran = (reading?: string) => {
      const under = reading === undefined ? {} : { rulings: { 'wrg/ruling/two-tests-at-once': reading } };
      return Array.from({ length: 40 }, (_, seed) => {
        const game = setUp({
          pieces: [
            { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
            { ...few, be: { alarmed: true, strength: 8, carried: 19 } },
            { id: 'gaul-bows', at: [500, 340], type: 'li', weapons: ['bow'], be: { alarmed: true } },
          ],
          rules: wrgRulesUnder(under),
        });
        const { of } = play(game, { seed }, ['shooting']);
        const { rout, leavesForGood } = unitIn(game, 'rome-few');
        const causes = of('test').flatMap(({ unit, cause }) => (unit === 'rome-few' ? [cause] : []));
        return { causes, runs: rout !== null, leavesForGood };
      }).filter(({ runs }) => runs);
    };

    it('tests for that first, and who runs by it rallies no more (wrg/reaction/test-below-half, wrg/reaction/test-missile-casualties, wrg/reaction/below-half-unit-effect, wrg/ruling/two-tests-at-once)', () => {
      const all = ran();
      expect(new Set(all.map(({ causes: [first] }) => first))).toEqual(new Set(['below-half-strength']));
      // Who runs by it takes no other; who stood by it may be made to run by his losses, and rally.
      for (const { causes, leavesForGood } of all) expect(leavesForGood).toBe(causes.length === 1);
      expect(all.some(({ leavesForGood }) => leavesForGood)).toBe(true);
    });

    it('or for its losses first, and who runs by them may still rally (wrg/ruling/two-tests-at-once)', () => {
      const all = ran('as-they-are-listed');
      expect(new Set(all.map(({ causes: [first] }) => first))).toEqual(new Set(['missile-casualties']));
      for (const { causes, leavesForGood } of all) expect(leavesForGood).toBe(causes.length === 2);
      expect(all.some(({ leavesForGood }) => !leavesForGood)).toBe(true);
    });
  });
});
