import { describe, expect, it } from 'vitest';
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

  it('tests for that though the same missiles would have it run by another test, and then rallies no more (wrg/reaction/test-below-half, wrg/reaction/test-missile-casualties, wrg/reaction/below-half-unit-effect)', () => {
    const shot = (seed: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
          {
            ...{ id: 'rome-few', at: [500, 300], type: 'lmi', class: 'D', figures: 4, files: 4 },
            be: { alarmed: true, strength: 8, carried: 19 },
          },
          { id: 'gaul-bows', at: [500, 340], type: 'li', weapons: ['bow'], be: { alarmed: true } },
        ],
      });
      const { of } = play(game, { seed }, ['shooting']);
      const { rout, leavesForGood } = unitIn(game, 'rome-few');
      const causes = of('test').flatMap(({ unit, cause }) => (unit === 'rome-few' ? [cause] : []));
      return { causes, runs: rout !== null, leavesForGood };
    };
    const ran = Array.from({ length: 40 }, (_, seed) => shot(seed)).filter(({ runs }) => runs);
    expect(new Set(ran.map(({ causes: [first] }) => first))).toEqual(new Set(['below-half-strength']));
    // Who runs by it takes no other; who stood by it may be made to run by his losses, and rally.
    for (const { causes, leavesForGood } of ran) expect(leavesForGood).toBe(causes.length === 1);
    expect(ran.some(({ leavesForGood }) => leavesForGood)).toBe(true);
  });
});
