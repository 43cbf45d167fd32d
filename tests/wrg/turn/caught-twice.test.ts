import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** A legion that Gauls charge: from the front, from its left, or from both. */
function charged(from: readonly ('front' | 'left')[]) {
  const places = { front: { at: [500, 450], facing: 'S' }, left: { at: [410, 395], facing: 'E' } } as const;
  const bands = from.map(side => ({
    id: `gaul-${side}`,
    ...places[side],
    figures: 12,
    files: 4,
    fanatic: true,
    order: 'ATTACK rome-legion',
    be: alarmed,
  }));
  const game = setUp({
    // It does not turn to who comes from its left alone.
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/turning-to-a-charger': 'stands-as-it-does' } }),
    pieces: [{ id: 'rome-legion', at: [500, 400], figures: 24, files: 12, class: 'A', be: alarmed }, ...bands],
  });
  const charges = Object.fromEntries(bands.map(({ id }) => [id, { charge: 'rome-legion' }]));
  play(game, { answers: declaring(charges), seed: 1 }, ['declarations', 'movement']);
  const { because } = conditionOf(unitIn(game, 'rome-legion'), fieldOf(game.state, game.scenario, game.rules));
  return {
    met: game.state.melees.map(({ a, b }) => (a === 'rome-legion' ? b : a)).sort(),
    because: because.map(({ clause }) => clause),
  };
}

describe('a body that two charges meet in one period', () => {
  it('is out of order for the one that it did not face, whichever comes first (wrg/disorganisation/contacted-unready)', () => {
    expect(charged(['front'])).toEqual({ met: ['gaul-front'], because: [] });
    const unready = ['wrg/disorganisation/contacted-unready'];
    expect(charged(['left'])).toEqual({ met: ['gaul-left'], because: unready });
    expect(charged(['front', 'left'])).toEqual({ met: ['gaul-front', 'gaul-left'], because: unready });
  });
});

describe('a charger whom another charge takes in the flank on his way', () => {
  it('is taken in the flank, though the corner of his front is touched as well (wrg/charge/ends-at-contact)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], class: 'A', order: 'ATTACK gaul-band', be: alarmed },
        { id: 'gaul-band', at: [500, 370], be: alarmed },
        {
          id: 'gaul-horse',
          type: 'hc',
          fanatic: true,
          at: [578, 300],
          figures: 12,
          files: 12,
          facing: 'W',
          order: 'ATTACK rome-legion',
          be: alarmed,
        },
      ],
    });
    const charges = { 'rome-legion': { charge: 'gaul-band' }, 'gaul-horse': { charge: 'rome-legion' } };
    const { of } = play(game, { answers: declaring(charges), seed: 2 }, ['declarations', 'movement']);
    expect(of('moved').map(({ unit, doing }) => [unit, doing])).toContainEqual(['rome-legion', 'charging']);
    expect(game.state.melees).toMatchObject([
      { a: 'gaul-horse', b: 'rome-legion', sideOfA: 'front', sideOfB: 'flank', chargers: ['gaul-horse'] },
    ]);
  });
});
