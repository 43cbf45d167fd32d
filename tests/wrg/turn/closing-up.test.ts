import { describe, expect, it } from 'vitest';
import { takeOff } from '../../../src/rulesets/wrg/turn/losses.js';
import { playOf } from '../../../src/rulesets/wrg/turn/play.js';
import { distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { onWestWall, siege } from './siege-table.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const aboutItsMiddle = wrgRulesUnder({ rulings: { 'wrg/ruling/closing-up-after-losses': 'about-its-middle' } });

const gapOf = (game: Game, a: string, b: string) =>
  distanceBetweenQuads(quadOf(unitIn(game, a).placed), quadOf(unitIn(game, b).placed));

/** Romans in one rank, or in more, with men of them about to fall, among Gauls. */
function among(
  gauls: readonly (TableTop['pieces'][number] & { readonly side?: 'flank' | 'rear' })[],
  { rules, ...rome }: Partial<TableTop['pieces'][number]> & Pick<TableTop, 'rules'> = {},
): Game {
  return setUp({
    pieces: [
      { id: 'rome-guard', at: [950, 20] },
      { id: 'gaul-guard', at: [50, 780] },
      {
        id: 'rome-legion',
        at: [500, 400],
        figures: 12,
        files: 12,
        class: 'A',
        weapons: ['pilum'],
        ...rome,
        be: alarmed,
      },
      ...gauls.map(({ side: _, ...piece }) => ({ ...piece, be: alarmed })),
    ],
    melees: gauls.map(({ id, side }) => ({
      a: 'rome-legion',
      b: id,
      since: 1,
      ...(side === undefined ? {} : { sideOfA: side }),
    })),
    ...(rules === undefined ? {} : { rules }),
  });
}

/** Romans lose so many figures, and the phase in which nobody else does anything goes to its end. */
function lose(game: Game, figures: number) {
  const { state, scenario, rules } = game;
  const context = { scenario, rules, turn: 2, tell: () => {}, reveal: () => {} };
  takeOff(unitIn(game, 'rome-legion'), figures, playOf(state, context as never));
  return play(game, { seed: 1 }, ['shooting']).of('out-of-contact');
}

const { front, depth } = unitIn(among([]), 'rome-legion').placed.stand;

describe('a body that loses figures hand to hand', () => {
  /** Gauls before the last file on the right of the Romans. */
  const atTheEnd = { id: 'gaul-end', at: [500 + 6 * front + front, 400.02], figures: 4, files: 4 } as const;

  it('in one rank closes up to who fights the end of it, so that they fight on (wrg/melee/eligible-front, wrg/ruling/closing-up-after-losses)', () => {
    const game = among([atTheEnd]);
    expect(gapOf(game, 'rome-legion', 'gaul-end')).toBeLessThan(0.1);
    expect(lose(game, 4)).toEqual([]);
    expect(gapOf(game, 'rome-legion', 'gaul-end')).toBeLessThan(0.1);
    expect(unitIn(game, 'rome-legion').placed.at.x).toBeCloseTo(500 + 2 * front, 5);
    expect(game.state.melees).toHaveLength(1);
    expect(play(game, { seed: 1 }, ['movement', 'hand-to-hand']).of('fought').length).toBeGreaterThan(0);
  });

  it('or closes up about its middle, and the melee is over where nobody touches anybody (wrg/ruling/closing-up-after-losses)', () => {
    const game = among([atTheEnd], { rules: aboutItsMiddle });
    expect(lose(game, 4)).toEqual([expect.objectContaining({ a: 'rome-legion', b: 'gaul-end' })]);
    expect(unitIn(game, 'rome-legion').placed.at).toEqual({ x: 500, y: 400 });
    expect(game.state.melees).toEqual([]);
  });

  it('stays as it is without an enemy, about its middle (wrg/casualties/removal)', () => {
    const game = among([]);
    lose(game, 4);
    expect(unitIn(game, 'rome-legion').placed.at).toEqual({ x: 500, y: 400 });
  });

  it('stays at who fights it from behind, if nobody fights it in front (wrg/melee/eligible-front)', () => {
    const behind = { id: 'gaul-behind', at: [500, 399.98 - 2 * depth], facing: 'N', side: 'rear' } as const;
    const game = among([behind], { figures: 24 });
    expect(lose(game, 12)).toEqual([]);
    expect(gapOf(game, 'rome-legion', 'gaul-behind')).toBeLessThan(0.1);
    expect(unitIn(game, 'gaul-behind').placed.at.y).toBe(399.98 - 2 * depth);
    expect(unitIn(game, 'rome-legion').placed.at.y).toBeCloseTo(400 - depth, 5);
  });

  it('stays at who came first, and the other steps up to it (wrg/melee/eligible-front)', () => {
    const ahead = { id: 'gaul-ahead', at: [500, 400.02] } as const;
    const behind = { id: 'gaul-behind', at: [500, 399.98 - 2 * depth], facing: 'N', side: 'rear' } as const;
    const game = among([ahead, behind], { figures: 24 });
    expect(lose(game, 12)).toEqual([]);
    expect(unitIn(game, 'rome-legion').placed.at.y).toBe(400);
    expect(gapOf(game, 'rome-legion', 'gaul-behind')).toBeLessThan(0.5);
    expect(unitIn(game, 'gaul-behind').placed.at.y).toBeGreaterThan(399 - 2 * depth + depth - 1);
    expect(game.state.melees).toHaveLength(2);
  });

  it('fights on with one of two whom it can no longer both reach, and it is told that the other is out of contact (wrg/melee/eligible-front)', () => {
    const left = { id: 'gaul-left', at: [500 - 6 * front, 400.02], figures: 2, files: 2 } as const;
    const right = { id: 'gaul-right', at: [500 + 6 * front, 400.02], figures: 2, files: 2 } as const;
    const game = among([left, right]);
    expect(lose(game, 6)).toEqual([expect.objectContaining({ a: 'rome-legion', b: 'gaul-right' })]);
    expect(game.state.melees.map(({ b }) => b)).toEqual(['gaul-left']);
    expect(gapOf(game, 'rome-legion', 'gaul-left')).toBeLessThan(0.1);
  });
});

describe('a body on a wall that loses figures', () => {
  it('closes up to the ladder by which it is fought (wrg/siege/fort/escalade) [wrg/ruling/closing-up-after-losses]', () => {
    const game = siege(
      [
        { id: 'rome-legion', at: [300, 399.95], files: 12, figures: 12, class: 'A', be: alarmed },
        { ...onWestWall, at: [270, 400.05], figures: 8, class: 'A', be: alarmed },
      ],
      { material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-legion' }] },
    );
    const { state, scenario, rules } = game;
    const before = unitIn(game, 'gaul-wall').placed;
    const end = before.at.x + (before.files * before.stand.front) / 2;
    for (const each of state.works?.material ?? [])
      Object.assign(each, { against: 'west-wall', at: { x: end, y: 399.95 } });
    state.period = 2;
    const melee = { a: 'gaul-wall', b: 'rome-legion', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
    state.melees = [{ ...melee, chargers: [], following: [] }];
    const context = { scenario, rules, turn: 2, tell: () => {}, reveal: () => {} };
    takeOff(unitIn(game, 'gaul-wall'), 2, playOf(state, context as never));
    expect(unitIn(game, 'gaul-wall').placed.files).toBe(6);
    expect(play(game, { seed: 1 }, ['shooting']).of('out-of-contact')).toEqual([]);
    expect(unitIn(game, 'gaul-wall').placed.at.x).toBeCloseTo(270 + before.stand.front, 5);
  });
});
