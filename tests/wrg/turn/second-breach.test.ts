import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/rulesets/wrg/ground.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { burnable } from '../../../src/rulesets/wrg/turn/fire/things.js';
import { siegeAdvance } from '../../../src/rulesets/wrg/turn/siege/reacting.js';
import { declaring } from './answers.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { type Game, play, unitIn } from './table-top.js';

const breachAt = (x: number, wall = 'west-wall') =>
  ({ id: 'breach-1', wall, at: { x, y: 400 }, bearing: 90, paces: 60, rubble: false }) as const;

const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);

describe('a wall in which there is a breach already', () => {
  const rams = { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] } as const;

  it('is breached a second time where it is struck (wrg/siege/breach/size, wrg/siege/destroy/stone-wall)', () => {
    const game = siege(
      [
        { ...beforeWestWall, at: [380, 399.95], order: 'HOLD' },
        { ...onWestWall, at: [600, 600] },
      ],
      rams,
    );
    game.state.works?.gaps.push(breachAt(180));
    const answers = declaring({ 'rome-foot': { work: { break: 'west-wall' } } });
    for (let period = 0; period < 5; period++) play(game, { answers });
    expect(game.state.works?.gaps.map(({ at }) => at.x)).toEqual([180, 380]);
    expect(tableOf(game.scenario, game.state).features.filter(({ id }) => id === 'west-wall')).toHaveLength(3);
  });

  it('is defended where the ladders stand, by who is out of control (wrg/siege/fort/uncontrolled)', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 } as const;
    const game = siege([
      { ...beforeWestWall, at: [380, 399.95] },
      { ...onWestWall, id: 'gaul-mad', at: [380, 500], figures: 12, files: 6, be: { bound, alarmed: true } },
    ]);
    game.state.works?.gaps.push({ ...breachAt(130), paces: 20 });
    const ladder = { id: 'ladder', kind: 'scaling-ladder', by: null, facing: 0, against: 'west-wall' } as const;
    game.state.works?.material.push({ ...ladder, at: { x: 380, y: 400 } });
    expect(siegeAdvance(unitIn(game, 'gaul-mad'), fieldIn(game))).toMatchObject({ to: { x: 380 } });
  });
});

describe('a ditch that is filled at one place', () => {
  it('is filled at others as well, on either side of it (wrg/siege/build/fascine)', () => {
    const fascines = Array.from({ length: 6 }, (_, i) => ({
      id: `f-${i}`,
      kind: 'fascine-60mm' as const,
      with: 'rome-foot',
    }));
    for (const x of [200, 500]) {
      const game = siege([{ ...beforeWestWall, at: [x, 200], order: 'HOLD' }, onWestWall], {
        material: fascines,
        ditches: [
          {
            id: 'moat',
            line: [
              [100, 208],
              [800, 208],
            ],
            width: 30,
          },
        ],
      });
      game.state.works?.gaps.push({
        id: 'filled-1',
        wall: 'moat',
        at: { x: 350, y: 208 },
        bearing: 90,
        paces: 60,
        rubble: false,
      });
      const { of } = play(game, { answers: declaring({ 'rome-foot': { work: { fill: 'moat' } } }) });
      expect(of('filled')).toMatchObject([{ fascines: 6, left: 0 }]);
      expect(game.state.works?.gaps.map(({ at }) => Math.round(at.x))).toEqual([350, x]);
    }
  });
});

describe('a palisade with a gap in it', () => {
  it('burns on both sides of that (wrg/fire/untenable)', () => {
    const game = siege(
      [{ ...beforeWestWall }, onWestWall],
      { walls: [{ feature: 'west-wall', is: 'palisade' }] },
      undefined,
      {
        fire: { things: [{ id: 'west-wall' }] },
      },
    );
    game.state.works?.gaps.push(breachAt(280));
    const edges = burnable('west-wall', fieldIn(game))?.edges ?? [];
    expect(edges.map(({ from, to }) => [from.x, to.x].map(Math.round))).toEqual([
      [100, 250],
      [310, 460],
    ]);
  });
});
