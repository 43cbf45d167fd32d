import { expect, it } from 'vitest';
import { conductWithFire } from '../../../src/rulesets/wrg/bots/burning.js';
import type { WrgRequests } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { setUp } from '../turn/table-top.js';

it('who has come up to what he is to burn gets ready for it and sets fire to it though enemies are near, but saves nothing then', () => {
  const game = setUp({
    pieces: [
      { id: 'rome-crew', at: [500, 300], order: 'HOLD, with fire' },
      { id: 'gaul-band', at: [500, 360] },
    ],
    features: [
      {
        kind: 'building',
        id: 'barn',
        outline: [
          [520, 280],
          [560, 280],
          [560, 300],
          [520, 300],
        ],
      },
    ],
    scenario: { fire: { things: [{ id: 'barn' }], supplies: [{ unit: 'rome-crew', atHand: true }] } },
  });
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  type Fire = NonNullable<WrgRequests['declare']['asks']['units'][number]['fire']>;
  const does = (mayHalt: boolean, fire: Partial<Fire>) =>
    conductWithFire(
      {
        unit: 'rome-crew',
        charges: [],
        mayHalt,
        fire: { prepares: false, missiles: false, burns: [], reaches: [], douses: [], ...fire },
      },
      view,
    );
  expect(does(true, { burns: ['barn'] })).toEqual({ burns: 'barn' });
  expect(does(true, { prepares: true, reaches: ['barn'] })).toEqual({ prepares: true });
  expect(does(true, { douses: ['mill'] })).toBeUndefined();
  expect(does(false, { douses: ['mill'] })).toEqual({ douses: 'mill' });
});
