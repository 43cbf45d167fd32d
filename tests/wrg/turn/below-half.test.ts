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
});
