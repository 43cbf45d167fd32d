import { describe, expect, it } from 'vitest';
import { marchCosts } from '../../../src/rulesets/wrg/moving/ground.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { onWestWall, siege } from './siege-table.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const marched = (order: string, features: TableTop['features'] = []) => {
  const game = setUp({
    pieces: [
      { id: 'rome-foot', at: [500, 300], order, be: { alarmed: true } },
      { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
    ],
    features,
  });
  const [moved] = play(game, {}, ['movement']).of('moved');
  return { distance: moved?.distance, lost: moved?.because.filter(({ because }) => because.startsWith('lost to')) };
};

describe('what a move costs beyond the ground that it covers is told', () => {
  it('of turns (wrg/manoeuvre/turn-time-quick)', () => {
    // Regular foot turns a quarter of its sixty paces away.
    expect(marched('MOVE E')).toEqual({
      distance: 45,
      lost: [{ clause: 'wrg/manoeuvre/wheel-or-turn', because: 'lost to turning', effect: '−15 paces' }],
    });
    expect(marched('MOVE N')).toEqual({ distance: 60, lost: [] });
  });
  it('of a change of formation alone, where who turns as he forms pays no more for that (wrg/manoeuvre/formation-regular, wrg/manoeuvre/wheel-or-turn)', () => {
    const marching = marched('MOVE TO (560 500), in column 4');
    expect(marching.distance).toBeCloseTo(45, 0);
    expect(marching.lost?.map(({ because, effect }) => [because, effect])).toEqual([
      ['lost to a change of formation', '−15 paces'],
    ]);
  });
  it('of a wood under one end of a line that it does not put out of order (wrg/terrain/difficult-cases)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', type: 'lmi', at: [500, 300], order: 'MOVE N', be: { alarmed: true } },
        { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wood',
          id: 'thicket',
          outline: [
            [400, 320],
            [480, 320],
            [480, 500],
            [400, 500],
          ],
        },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    expect(moved?.distance).toBeLessThan(79);
    expect(moved?.because.map(({ because }) => because)).toContain('lost to difficult ground');
  });
  it('of a turn after which a body is turned back to where it faced (wrg/manoeuvre/turn-time-quick)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-rear', at: [500, 300], order: 'RETIRE', be: { alarmed: true } },
        { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    expect(moved).toMatchObject({ unit: 'rome-rear', facing: 0 });
    expect(moved?.because.map(({ because }) => because)).toContain('lost to turning');
  });
  it('of who retires by order, who pays for the turn to the rear and for the turn back, or has no time for both and keeps his back turned (wrg/manoeuvre/turn-time-quick, wrg/manoeuvre/turn-time-slow)', () => {
    const retiring = (kind: object) => {
      const game = setUp({
        pieces: [
          { id: 'rome-rear', at: [500, 300], order: 'RETIRE', be: { alarmed: true }, ...kind },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        ],
      });
      return [1, 2].map(() => {
        const [moved] = play(game, {}, ['orders', 'declarations', 'movement']).of('moved');
        return [Math.round(moved?.distance ?? 0), moved?.facing, moved?.because[0]?.effect];
      });
    };
    expect(retiring({})).toEqual([
      [30, 0, '−30 paces'],
      [30, 0, '−30 paces'],
    ]);
    expect(retiring({ training: 'barbarian', type: 'mi' })).toEqual([
      [30, 180, '−30 paces'],
      [60, 180, undefined],
    ]);
  });
  it('of who goes behind a friend: next to nothing where he has little to come round, and a turn each way where he goes aside (wrg/manoeuvre/wheel-or-turn) [wrg/orders/support]', () => {
    const following = (at: readonly [number, number], periods: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-rear', at: [500, 300], order: 'SUPPORT rome-front', be: { alarmed: true } },
          { id: 'rome-front', at, order: 'HOLD', be: { alarmed: true } },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        ],
      });
      return Array.from({ length: periods }, () =>
        play(game, {}, ['orders', 'declarations', 'movement'])
          .of('moved')
          .map(({ distance, facing, because }) => [Math.round(distance), Math.round(facing), because[0]?.effect]),
      );
    };
    expect(following([497, 450], 1)).toEqual([[[60, 358, undefined]]]);
    expect(following([600, 350], 4)).toEqual([
      [[45, 83, '−15 paces']],
      [[48, 83, undefined]],
      [[0, 0, '−15 paces']],
      [],
    ]);
  });
  it('and who stands before ground that he cannot enter is told of in every period (wrg/terrain/difficult-cases)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 300], order: 'MOVE N', be: { alarmed: true } },
        { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'building',
          id: 'granary',
          name: 'the granary',
          outline: [
            [480, 310],
            [520, 310],
            [520, 340],
            [480, 340],
          ],
        },
      ],
    });
    const stopped = () => play(game, {}, ['movement']).of('moved')[0];
    expect(stopped()).toMatchObject({ stopped: 'impassable', ground: { feature: 'granary' } });
    expect(stopped()).toMatchObject({ distance: 0, stopped: 'impassable', ground: { feature: 'granary' } });
  });
  it('not of turns that are free: what is lost then the ground has cost (wrg/manoeuvre/wheel-or-turn)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], facing: 'N', be: { recovering: 'rallying-back', alarmed: true } },
        { id: 'gaul-guard', at: [400, 600], be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wood',
          id: 'wood',
          outline: [
            [300, 100],
            [484, 100],
            [484, 320],
            [300, 320],
          ],
        },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    expect(moved?.because.filter(({ because }) => because.startsWith('lost to'))).toMatchObject([
      { because: 'lost to difficult ground' },
    ]);
  });
  it('of ground under one end of a line, which obstructs it all as well, or not by the other reading (wrg/terrain/difficult-cases, wrg/disorganisation/difficult-terrain, wrg/ruling/part-of-a-front-on-bad-ground)', () => {
    const wood = (x: number, reading?: string) => {
      const game = setUp({
        ...(reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/part-of-a-front-on-bad-ground': reading } }) }),
        pieces: [
          { id: 'rome-foot', at: [500, 300], order: 'MOVE N', be: { alarmed: true } },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'wood',
            id: 'wood',
            outline: [
              [x, 310],
              [x + 60, 310],
              [x + 60, 400],
              [x, 400],
            ],
          },
        ],
      });
      const [moved] = play(game, {}, ['movement']).of('moved');
      const lost = moved?.because.flatMap(({ because }) => (because.startsWith('lost to') ? [because] : []));
      return [lost, unitIn(game, 'rome-foot').period.obstructed];
    };
    // Six abreast it is 36 paces wide.
    expect(wood(508)).toEqual([['lost to difficult ground'], true]);
    expect(wood(520)).toEqual([[], false]);
    const byMiddle = (x: number) => wood(x, 'counts-where-its-middle-is');
    expect(byMiddle(508)).toEqual([[], false]);
    expect(byMiddle(498)).toEqual([['lost to difficult ground'], true]);
  });
  it('nor of ground where a turn has been made for nothing because friends stood in the way (wrg/terrain/difficult-cases)', () => {
    const game = setUp({
      pieces: [
        { id: 'gaul-band', at: [500, 300], facing: 'N', order: 'MOVE E 200', be: { alarmed: true } },
        { id: 'gaul-friends', at: [500, 317], facing: 'N', figures: 40, files: 20, be: { alarmed: true } },
        { id: 'rome-foot', at: [100, 100], be: { alarmed: true } },
      ],
    });
    const told = play(game, {}, ['movement'])
      .of('moved')
      .flatMap(({ because }) => because);
    expect(told.filter(({ clause }) => clause === 'wrg/terrain/difficult-cases')).toEqual([]);
  });
  it('and no step is none: it is not told, and difficult ground does not hold it up (wrg/disorganisation/difficult-terrain)', () => {
    const bound = { instruction: 'move-to-enemy', disorganised: false, left: 1, kept: 1 } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], type: 'hi', be: { bound, alarmed: true } },
        { id: 'gaul-guard', at: [500, 302.2], be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wood',
          id: 'wood',
          outline: [
            [300, 100],
            [700, 100],
            [700, 500],
            [300, 500],
          ],
        },
      ],
    });
    expect(play(game, {}, ['movement']).of('moved')).toEqual([]);
    expect(unitIn(game, 'rome-foot').period).toMatchObject({ obstructed: false });
  });
  it('and who only brushes difficult ground is not held up by it (wrg/disorganisation/difficult-terrain)', () => {
    /** Foot that march sixty paces, with rubble on the last of them; there each counts two. */
    const into = (paces: number) => {
      const from = 360 - paces;
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 300], type: 'hi', order: 'MOVE N', be: { alarmed: true } },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'rough',
            id: 'rubble',
            outline: [
              [300, from],
              [700, from],
              [700, 500],
              [300, 500],
            ],
          },
        ],
      });
      play(game, {}, ['movement']);
      return unitIn(game, 'rome-foot').period.obstructed;
    };
    expect(into(0.1)).toBe(false);
    expect(into(0.8)).toBe(false);
    expect(into(4)).toBe(true);
  });
  it('of a change of front, which takes longer in a wood (wrg/manoeuvre/formation-in-difficult-terrain)', () => {
    /** How far medium foot of twelve files goes that is told to form eight, with a wood behind it that ends so far up. */
    const goes = (to: number, reading?: string) => {
      const id = 'wrg/ruling/formation-change-in-difficult-terrain';
      const game = setUp({
        ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [id]: reading } }) }),
        pieces: [
          { id: 'rome-foot', at: [500, 300], figures: 12, files: 12, order: 'MOVE N', be: { alarmed: true } },
          { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'wood',
            id: 'wood',
            outline: [
              [300, 200],
              [700, 200],
              [700, to],
              [300, to],
            ],
          },
        ],
      });
      const answers = declaring({ 'rome-foot': { files: 8 } });
      const [moved] = play(game, { answers }, ['declarations', 'movement']).of('moved');
      return [unitIn(game, 'rome-foot').placed.files, moved?.distance];
    };
    // Four figures in a quarter of the period in the open, two in a wood, of which four paces are left that count eight.
    expect(goes(299)).toEqual([8, 45]);
    expect(goes(304)).toEqual([8, 26]);
    expect(goes(304, 'not-slowed')).toEqual([8, 41]);
  });
  it('of difficult ground (wrg/terrain/difficult-infantry)', () => {
    const outline: [number, number][] = [
      [300, 250],
      [700, 250],
      [700, 500],
      [300, 500],
    ];
    expect(marched('MOVE N', [{ kind: 'wood', id: 'wood', name: 'the wood', outline }])).toEqual({
      distance: 30,
      lost: [{ clause: 'wrg/terrain/difficult-cases', because: 'lost to difficult ground', effect: '−30 paces' }],
    });
  });
});

describe('who does not get on', () => {
  it('is not told what the ground has cost a move that has led nowhere (wrg/terrain/difficult-cases)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], order: 'MOVE N', be: { alarmed: true } },
        // Right behind the fence that they are at.
        { id: 'gaul-band', at: [500, 301], facing: 'S', order: 'HOLD', be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'fence',
          id: 'across',
          line: [
            [300, 300.1],
            [700, 300.1],
          ],
        },
      ],
    });
    const [moved] = play(game, {}, ['movement'])
      .of('moved')
      .filter(({ unit }) => unit === 'rome-foot');
    expect(moved).toMatchObject({ by: 'gaul-band' });
    expect(moved?.distance).toBeLessThan(0.5);
    expect(moved?.because).toEqual([]);
  });
});

describe('what a way over a wall costs', () => {
  it('is told by the name of the wall, whoever goes over it in haste (wrg/siege/material/ladder)', () => {
    const game = siege([{ id: 'rome-foot', at: [300, 350], files: 4 }, onWestWall], {
      material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-foot' }],
    });
    game.state.period = 2;
    for (const each of game.state.works?.material ?? [])
      Object.assign(each, { against: 'west-wall', at: { x: 300, y: 400 } });
    unitIn(game, 'gaul-wall').placed = { ...unitIn(game, 'gaul-wall').placed, at: { x: 500, y: 500 }, facing: 270 };
    unitIn(game, 'rome-foot').placed = { ...unitIn(game, 'rome-foot').placed, at: { x: 300, y: 428 } };
    unitIn(game, 'rome-foot').recovering = 'rallying-back';
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/rallying-on-a-rampart': 'go-down-again' } });
    const [moved] = play({ ...game, rules }, {}, ['movement']).of('moved');
    expect(moved?.because).toContainEqual({
      clause: 'wrg/terrain/difficult-cases',
      because: 'lost to difficult ground at west-wall',
      effect: '−40 paces',
    });
  });
});

describe('a climb (wrg/ruling/length-of-a-climb)', () => {
  it('over a palisade or a turf rampart is as long as a linear obstacle is wide, or no longer than the ground', () => {
    const barriers = (reading: string) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/length-of-a-climb': reading } });
      const { barriers: costs } = marchCosts({ mover: { type: 'mi', training: 'regular' }, features: [] }, rules);
      return [costs?.ditch, costs?.stakes, costs?.barricade];
    };
    expect(barriers('as-a-linear-obstacle')).toEqual([40, 40, 40]);
    expect(barriers('none-of-its-own')).toEqual([40, 0, 0]);
  });
});

describe('who is stopped as he begins to wheel', () => {
  const slow: Piece = { id: 'rome-line', at: [400, 400], figures: 24, files: 16, training: 'barbarian' };
  const game = setUp({
    pieces: [
      { ...slow, order: 'MOVE TO (430 600)', be: { alarmed: true } },
      { id: 'rome-front', at: [440, 401], figures: 60, files: 6, facing: 'S', be: { alarmed: true } },
      { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
    ],
  });

  it('is told with what his block has come straight on, and of the wheel that he has paid for (wrg/manoeuvre/wheel-slow)', () => {
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-line');
    const { placed, period } = unitIn(game, 'rome-line');
    expect(placed.facing).toBe(0);
    expect(placed.at.y).toBeCloseTo(402, 2);
    expect(moved?.distance).toBeCloseTo(2, 2);
    expect(period.moved).toBeCloseTo(2, 2);
    expect(moved?.because.map(({ because }) => because)).toEqual(['lost to turning']);
  });
});
