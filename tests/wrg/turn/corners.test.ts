import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Romans, light foot four abreast, charge north; slingers of the Gauls stand so far to their right. */
const charging = (x: number, reading = 'no-contact') => {
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/corner-to-corner': reading } }),
    pieces: [
      { id: 'rome-guard', at: [900, 100], be: alarmed },
      {
        id: 'rome-velites',
        at: [500, 300],
        type: 'li',
        weapons: ['javelins'],
        figures: 4,
        files: 4,
        order: 'ATTACK gaul-far',
        be: alarmed,
      },
      { id: 'gaul-slings', at: [x, 330], type: 'li', weapons: ['sling'], figures: 4, files: 4, be: alarmed },
      { id: 'gaul-far', at: [500, 370], type: 'li', weapons: ['sling'], figures: 4, files: 4, be: alarmed },
    ],
  });
  Object.assign(unitIn(game, 'rome-velites').period, { charges: 'gaul-far', doing: 'charging' });
  const { of } = play(game, { answers: declaring({}), seed: 1 }, ['movement', 'hand-to-hand']);
  return {
    met: of('met').map(({ b, a }) => [a, b].find(id => id.startsWith('gaul'))),
    figures: of('fought').map(({ unit, figures }) => [unit, figures]),
  };
};

describe('bodies that come upon each other with corners alone', () => {
  it('go past, and fight whom they meet with their front (wrg/melee/eligible-front, wrg/charge/ends-at-contact)', () => {
    expect(charging(548.2).met).toEqual(['gaul-far']);
    // Some of a figure's base has the enemy before it.
    expect(charging(547.6).met).toEqual(['gaul-slings']);
    expect(charging(536).met).toEqual(['gaul-slings']);
  });

  it('have the figures at those corners fight, by another reading (wrg/melee/eligible-front)', () => {
    const { met, figures } = charging(548.2, 'a-figure-of-each-fights');
    expect(met).toEqual(['gaul-slings']);
    expect([...new Set(figures.map(([unit]) => unit))].sort()).toEqual(['gaul-slings', 'rome-velites']);
  });
});

describe('two bodies of skirmishers that stand corner to corner', () => {
  const standing = (reading?: string) => {
    const game = setUp({
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/corner-to-corner': reading } }) }),
      pieces: [
        { id: 'rome-guard', at: [900, 100], be: alarmed },
        { id: 'gaul-guard', at: [100, 700], be: alarmed },
        { id: 'rome-velites', at: [500, 300], type: 'li', weapons: ['javelins'], figures: 4, files: 4, be: alarmed },
        { id: 'gaul-slings', at: [548.1, 300.1], type: 'li', weapons: ['sling'], figures: 4, files: 4, be: alarmed },
      ],
    });
    return play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
  };

  it('are not hand to hand, or a figure of each is (wrg/melee/eligible-front)', () => {
    const { of } = standing();
    expect([of('met'), of('fought')]).toEqual([[], []]);
    expect(standing('a-figure-of-each-fights').of('met')).toHaveLength(1);
  });
});
