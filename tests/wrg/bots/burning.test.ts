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

it('who has set one thing alight with missiles goes on to the next, and throws more at it only where nothing is left', () => {
  const square = (x: number): [number, number][] => [
    [x, 280],
    [x + 20, 280],
    [x + 20, 300],
    [x, 300],
  ];
  const does = (alight: readonly string[], reach: readonly string[]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-crew', type: 'li', weapons: ['bow'], at: [500, 250], order: 'HOLD, with fire' },
        { id: 'gaul-band', at: [500, 700] },
      ],
      features: [
        { kind: 'building', id: 'barn', outline: square(480) },
        { kind: 'building', id: 'mill', outline: square(520) },
      ],
      scenario: {
        fire: { things: [{ id: 'barn' }, { id: 'mill' }], supplies: [{ unit: 'rome-crew', atHand: true }] },
      },
    });
    for (const id of alight)
      Object.assign(game.state.fires?.things ?? {}, {
        [id]: { points: 3, caught: false, untenableFor: 0, state: 'burning', added: 0 },
      });
    const fire = { prepares: false, missiles: true, burns: [...reach], reaches: [], douses: [] };
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    return conductWithFire({ unit: 'rome-crew', charges: [], mayHalt: true, fire }, view)?.burns;
  };
  expect(does([], ['barn', 'mill'])).toBe('barn');
  expect(does(['barn'], ['barn', 'mill'])).toBe('mill');
  // The mill is out of reach: he goes there.
  expect(does(['barn'], ['barn'])).toBeUndefined();
  expect(does(['barn', 'mill'], ['barn', 'mill'])).toBe('barn');
});
