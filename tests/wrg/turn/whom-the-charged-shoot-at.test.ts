import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp } from './table-top.js';

const alarmed = { alarmed: true };
const untilShot = ['declarations', 'movement', 'shooting'];

/** At whom Gallic archers shoot whom Roman horse charges from so far, while Roman archers shoot at them from beyond. */
function targets(from: number) {
  const archers = { weapons: ['bow'], type: 'mi', figures: 24, files: 12, class: 'A', be: alarmed } as const;
  const game = setUp({
    pieces: [
      {
        id: 'rome-horse',
        at: [500, 400 - from],
        type: 'mc',
        figures: 6,
        files: 6,
        order: 'ATTACK gaul-bows',
        class: 'A',
        be: alarmed,
      },
      { ...archers, id: 'rome-archers', at: [550, 230] },
      { ...archers, id: 'gaul-bows', at: [500, 400] },
    ],
  });
  const answers = declaring({ 'rome-horse': { charge: 'gaul-bows' } });
  const { of } = play(game, { answers, seed: 7 }, untilShot);
  return {
    at: of('shot').flatMap(({ unit, target }) => (unit === 'gaul-bows' ? [target] : [])),
    met: of('met').map(({ a, b }) => [a, b]),
  };
}

describe('who is charged', () => {
  it('shoots at him who charges before all others, though he has come to blows with him since [wrg/shooting/priority/1-chargers] [wrg/shooting/charge/defensive]', () => {
    expect(targets(130)).toEqual({ at: ['rome-horse'], met: [['gaul-bows', 'rome-horse']] });
  });

  it('and from too near at nobody, as he has taken up his other weapons [wrg/shooting/charge/defensive]', () => {
    expect(targets(80).at).not.toContain('rome-horse');
  });
});
