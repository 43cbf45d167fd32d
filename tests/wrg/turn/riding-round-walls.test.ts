import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { inside, siege, town } from './siege-table.js';
import { generalIn, type Piece, play, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const far: Piece = { id: 'rome-guard', at: [980, 20], be: alarmed };
/** The general of the garrison, well within the walls, and one of his units before them. */
const riders: Piece = { id: 'gaul-riders', at: [300, 500], type: 'lc', figures: 5, be: alarmed };
const outside: Piece = { id: 'gaul-out', at: [300, 300], be: alarmed };

/** The places of a messenger period after period, and what is told of him. */
function messenger(to: string, pieces: readonly Piece[], features: typeof town, down = false, forts = inside) {
  const game = siege(pieces, { walls: [], forts }, features);
  if (down) game.state.works?.down.push({ wall: 'main-gate', at: { x: 500, y: 400 }, bearing: 90, paces: 80 });
  const side = to.startsWith('gaul') ? 'gaul' : 'rome';
  const { x, y } = generalIn(game, `${side}-chief`).at;
  game.state.messengers.push({
    id: 'rider',
    side,
    from: `${side}-chief`,
    to,
    order: 'HOLD',
    at: { x, y },
    rides: 1,
    galloped: false,
  });
  const told: string[] = [];
  const at: { readonly x: number; readonly y: number }[] = [];
  for (let period = 0; period < 6; period++) {
    told.push(
      ...play(game, { seed: 3 }, ['orders'])
        .of('messenger')
        .map(({ what }) => what),
    );
    at.push(...game.state.messengers.map(each => each.at));
  }
  return { told, at };
}

/** A wall from edge to edge. */
const closed: typeof town = [
  {
    kind: 'rampart',
    id: 'long-wall',
    line: [
      [0, 400],
      [1000, 400],
    ],
  },
];

describe('a messenger whose unit is at the other side of a wall', () => {
  it('rides out by the gate of his own fort (wrg/orders/messenger-speed)', () => {
    const { told, at } = messenger('gaul-out', [riders, outside, far], town);
    expect(told).toEqual(['arrived']);
    expect(at.at(-1)?.y).toBeLessThan(400);
    expect(at.at(-1)?.x).toBeGreaterThan(400);
  });

  it('and in by a gate of the enemy only when it is down; else round the end of the wall (wrg/orders/messenger-speed)', () => {
    const romans: readonly Piece[] = [
      { id: 'rome-riders', at: [600, 300], type: 'lc', figures: 5, be: alarmed },
      { id: 'rome-within', at: [600, 480], be: alarmed },
      { id: 'gaul-band', at: [120, 690], be: alarmed },
    ];
    const gate = messenger('rome-within', romans, town, true);
    const round = messenger('rome-within', romans, town);
    expect([gate.told, round.told]).toEqual([['arrived'], ['arrived']]);
    expect(gate.at.length).toBeLessThan(round.at.length);
    expect(Math.max(...round.at.map(({ x }) => x))).toBeGreaterThan(750);
  });

  it('does not ride in by a gate of the enemy because his own side holds a fort elsewhere (wrg/orders/messenger-speed)', () => {
    const camp: typeof inside = [
      {
        side: 'rome',
        inside: [
          [100, 0],
          [900, 0],
          [900, 60],
          [100, 60],
        ],
      },
    ];
    const romans: readonly Piece[] = [
      { id: 'rome-riders', at: [600, 300], type: 'lc', figures: 5, be: alarmed },
      { id: 'rome-within', at: [600, 480], be: alarmed },
      { id: 'gaul-band', at: [120, 690], be: alarmed },
    ];
    const round = messenger('rome-within', romans, town, false, [...(inside ?? []), ...(camp ?? [])]);
    expect(round.told).toEqual(['arrived']);
    expect(Math.max(...round.at.map(({ x }) => x))).toBeGreaterThan(750);
  });

  it('waits before the wall where none leads him to it, and that is told once (wrg/orders/messenger-speed)', () => {
    const { told, at } = messenger('gaul-out', [riders, outside, far], closed);
    expect(told).toEqual(['walled-off']);
    expect(at.at(-1)?.y).toBeCloseTo(402, 0);
  });
});

describe('a general who rides to a unit at the other side of a wall', () => {
  it('rides out by his own gate (wrg/general/supersede-command)', () => {
    const game = siege([riders, outside, far]);
    play(game, { seed: 3, answers: declaring({ 'gaul-riders': { rides: 'gaul-out' } }) });
    const { at } = generalIn(game, 'gaul-chief');
    expect(at.x).toBeGreaterThan(400);
    const joins = play(game, { seed: 3 }).of('general');
    expect(joins).toContainEqual(expect.objectContaining({ what: 'joins', unit: 'gaul-out' }));
    expect(unitIn(game, 'gaul-out').gone).toBeNull();
  });

  it('and cannot set out to one from whom walls shut him off [wrg/general/supersede-command]', () => {
    const game = siege([riders, outside, far], { walls: [] }, closed);
    expect(() => play(game, { seed: 3, answers: declaring({ 'gaul-riders': { rides: 'gaul-out' } }) })).toThrow(
      'cannot leave it for "gaul-out"',
    );
  });
});
