import { describe, expect, it } from 'vitest';
import { play, setUp } from './table-top.js';

/** Romans who may charge a band of Gauls, with friends who hold somewhere on the way. */
const table = (friend: readonly [number, number], enemy: readonly [number, number]) =>
  setUp({
    pieces: [
      { id: 'rome-horse', type: 'hc', files: 6, at: [500, 300], order: 'ATTACK gaul-band', be: { alarmed: true } },
      { id: 'rome-friend', at: friend, be: { alarmed: true } },
      { id: 'gaul-band', at: enemy, order: 'HOLD', be: { alarmed: true } },
      { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
    ],
    generals: [{ id: 'rome-chief', with: 'rome-horse' }],
  });

/** Whom the offer says to be in the way of the charge, and whom the charge comes up behind; `undefined` where none is made. */
function offeredAndMet(friend: readonly [number, number], enemy: readonly [number, number]) {
  let offered: string | undefined;
  const { of } = play(
    table(friend, enemy),
    {
      seed: 1,
      answers: request => {
        if (request.kind === 'signs')
          return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
        if (request.kind !== 'declare' || request.side !== 'rome') return undefined;
        const [offer] = request.units.flatMap(({ unit, charges }) => (unit === 'rome-horse' ? charges : []));
        offered = offer?.behind;
        return offer === undefined ? {} : { 'rome-horse': { charge: offer.target } };
      },
    },
    ['declarations', 'movement'],
  );
  const [charge] = of('moved').filter(({ unit, doing }) => unit === 'rome-horse' && doing === 'charging');
  return charge === undefined ? undefined : { offered, met: charge.by };
}

describe('a charge with a friend in the way', () => {
  it('is offered with him named, and is brought up by nobody else (wrg/charge/declare, wrg/interpenetration/others)', () => {
    const seen = new Set<string>();
    for (const [xs, y, enemy] of [
      [[440, 455, 470, 484, 500, 540, 560], 340, [500, 420]],
      [[440, 455, 470, 484, 500, 540, 560], 340, [430, 400]],
      [[455, 457.5, 542.5, 548, 560], 309, [530, 330]],
      [[455, 457.5, 542.5, 548, 560], 301.25, [500, 318.25]],
    ] as const) {
      for (const x of xs) {
        const charge = offeredAndMet([x, y], enemy);
        if (charge === undefined) continue;
        const { offered, met } = charge;
        expect({ x, y, enemy, by: offered }).toEqual({ x, y, enemy, by: met });
        seen.add(String(met));
      }
    }
    expect([...seen].sort()).toEqual(['rome-friend', 'undefined']);
  });
});
