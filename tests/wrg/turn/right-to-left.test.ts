import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp } from './table-top.js';

const alarmed = { alarmed: true };

describe('tests of reaction that are due at the same time', () => {
  it('are taken from the right before charges too, by who charges and by who is charged (wrg/reaction/right-to-left)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-a', type: 'li', at: [200, 400], order: 'ATTACK gaul-a', be: alarmed },
        { id: 'rome-b', type: 'li', at: [500, 400], order: 'ATTACK gaul-b', be: alarmed },
        { id: 'rome-c', type: 'li', at: [800, 400], order: 'ATTACK gaul-c', be: alarmed },
        { id: 'gaul-a', at: [200, 490], be: alarmed },
        { id: 'gaul-b', at: [500, 490], be: alarmed },
        { id: 'gaul-c', at: [800, 490], be: alarmed },
      ],
    });
    const charges = Object.fromEntries(['a', 'b', 'c'].map(each => [`rome-${each}`, { charge: `gaul-${each}` }]));
    const { of } = play(game, { answers: declaring(charges), seed: 5 }, ['declarations']);
    const testing = (cause: string) =>
      of('test')
        .filter(each => each.cause === cause)
        .map(({ unit }) => unit);
    expect(testing('charging')).toEqual(['rome-c', 'rome-b', 'rome-a']);
    // The right of those who face south is in the west.
    expect(testing('being-charged')).toEqual(['gaul-a', 'gaul-b', 'gaul-c']);
  });

  it('are taken so by the broken too, who see who has rallied before them (wrg/reaction/right-to-left, wrg/rally/test)', () => {
    const rout = { rout: { periods: 1, from: { x: 500, y: 700 } }, hasRouted: true, alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-a', at: [200, 200], be: rout },
        { id: 'rome-b', at: [500, 200], be: rout },
        { id: 'rome-c', at: [800, 200], be: rout },
        { id: 'gaul-band', at: [500, 750] },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['reactions']);
    const rallying = of('test').filter(({ cause }) => cause === 'rally');
    expect(rallying.map(({ unit }) => unit)).toEqual(['rome-c', 'rome-b', 'rome-a']);
  });
});
