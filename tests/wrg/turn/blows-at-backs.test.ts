import { expect, it } from 'vitest';
import type { Melee } from '../../../src/rulesets/wrg/state.js';
import { play, setUp, unitIn } from './table-top.js';

const fought = (b: string, side: Melee['sideOfA']) =>
  ({ a: 'rome-legion', b, since: 1, sideOfA: side, sideOfB: 'front' }) as const;

it('at the backs of two enemies before and behind who break together are struck by each figure once (wrg/pursuit/strikes, wrg/melee/eligible-front)', () => {
  const running = { rout: { periods: 0, from: { x: 500, y: 400 }, fresh: true } } as const;
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 400], figures: 6, files: 6 },
      { id: 'gaul-before', at: [494, 416.5], facing: 'N', be: running },
      { id: 'gaul-behind', at: [506, 375.5], facing: 'S', be: running },
    ],
    melees: [fought('gaul-before', 'front'), fought('gaul-behind', 'rear')],
  });
  for (const melee of game.state.melees) {
    unitIn(game, melee.b).period.brokeFrom = { melees: [melee], struck: false };
  }
  game.state.melees = [];
  const blows = play(game, { seed: 1 }, ['movement']).of('fought');
  expect(blows.map(({ target }) => target).sort()).toEqual(['gaul-before', 'gaul-behind']);
  expect(blows.reduce((sum, { figures }) => sum + figures, 0)).toBeLessThanOrEqual(6);
});
