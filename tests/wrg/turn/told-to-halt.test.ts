import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp } from './table-top.js';

describe('who is charged and has been told to halt', () => {
  it('stands to receive the charge, and is told so, and why [wrg/charge/counter-actions] [wrg/reaction/result-current-halt]', () => {
    for (const instruction of ['halt', 'halt-disorganised'] as const) {
      const bound = { instruction, disorganised: instruction !== 'halt', left: 1, kept: 0 };
      const game = setUp({
        pieces: [
          {
            id: 'rome-horse',
            type: 'hc',
            class: 'A',
            order: 'ATTACK gaul-band',
            at: [500, 300],
            weapons: ['lance'],
            be: { alarmed: true },
          },
          { id: 'gaul-band', at: [500, 400], facing: 'S', be: { alarmed: true, bound } },
        ],
      });
      const answers = declaring({ 'rome-horse': { charge: 'gaul-band' } });
      const { of } = play(game, { seed: 2, answers }, ['declarations']);
      expect(of('counter')).toMatchObject([{ unit: 'gaul-band', charger: 'rome-horse', what: 'stand' }]);
      expect(of('counter')[0]?.because[0]?.because).toBe('told to halt');
    }
  });
});
