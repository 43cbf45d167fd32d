import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../src/rulebook/index.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { siegeAdvance } from '../../../src/rulesets/wrg/turn/siege/reacting.js';
import { quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { beforeWestWall, inside, onWestWall, siege, town } from './siege-table.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

const wild = (kept: number) =>
  ({ instruction: 'uncontrolled-advance', disorganised: false, left: 2 - kept, kept }) as const;
const ladder = {
  id: 'ladder',
  kind: 'scaling-ladder',
  by: null,
  at: { x: 300, y: 400 },
  facing: 0,
  against: 'west-wall',
} as const;
const gateDown = { wall: 'main-gate', at: { x: 500, y: 400 }, bearing: 90, paces: 80 } as const;
const farOff: Piece = { id: 'rome-far', at: [800, 100], be: { alarmed: true } };
const mad = (at: readonly [number, number]): Piece => ({
  ...onWestWall,
  id: 'gaul-mad',
  at,
  be: { bound: wild(0), alarmed: true },
});

const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);
const moving = ['orders', 'declarations', 'movement'] as const;

describe('defenders out of control', () => {
  it('go to the breach or the ladders, and sally out where there is neither (wrg/siege/fort/uncontrolled)', () => {
    const game = siege([beforeWestWall, { ...mad([500, 500]), figures: 12, files: 6 }]);
    const goes = () => siegeAdvance(unitIn(game, 'gaul-mad'), fieldIn(game));
    // Out by the gate.
    expect(goes()).toMatchObject({ to: { x: 500, y: 400 }, legs: [{ bearing: 180, distance: 'all' }] });
    game.state.works?.material.push({ ...ladder });
    expect(goes()).toMatchObject({ to: { x: 300, y: 400 } });
    game.state.works?.down.push(gateDown);
    expect(goes()).toMatchObject({ to: { x: 500, y: 400 } });
    play(game, {}, ['movement']);
    const { placed } = unitIn(game, 'gaul-mad');
    expect(placed.at.y).toBeLessThan(480);
    expect(placed.at.x).toBeCloseTo(500);
  });

  it('come off their wall and along it to a breach beside it, and wait in it (wrg/siege/fort/uncontrolled)', () => {
    const game = siege([farOff, mad([445, 400.05])]);
    game.state.works?.down.push(gateDown);
    const first = play(game, { seed: 3 }, moving).of('moved');
    expect(first.map(({ unit, stopped }) => [unit, stopped])).toEqual([['gaul-mad', undefined]]);
    expect(quadOf(unitIn(game, 'gaul-mad').placed).every(({ y }) => y > 400)).toBe(true);
    play(game, { seed: 3 }, moving);
    const { at, facing } = unitIn(game, 'gaul-mad').placed;
    expect(at.x).toBeCloseTo(500);
    expect(at.y).toBeLessThan(415);
    expect(facing).toBeCloseTo(180);
  });

  it('stand at the wall or the breach to which they have come, in good order, and are told of so (wrg/siege/fort/uncontrolled, wrg/disorganisation/out-of-control)', () => {
    const stand = (at: readonly [number, number], kept: number) => {
      const game = siege([farOff, { ...mad(at), be: { bound: wild(kept), alarmed: true } }]);
      game.state.works?.material.push({ ...ladder });
      game.state.works?.down.push(gateDown);
      const { of } = play(game, { seed: 3 }, moving);
      expect(of('moved')).toEqual([]);
      const [told] = of('stands');
      const { disorganised } = conditionOf(unitIn(game, 'gaul-mad'), fieldIn(game));
      return { before: told?.before, why: told?.because.map(({ because }) => because), disorganised };
    };
    const atWall = { before: 'west-wall', why: ['out of control, at the wall'], disorganised: false };
    expect(stand([310, 400.05], 0)).toEqual(atWall);
    expect(stand([310, 400.05], 1)).toEqual(atWall);
    const atBreach = { before: 'main-gate', why: ['out of control, at the breach'], disorganised: false };
    expect(stand([500, 400.05], 0)).toEqual(atBreach);
  });

  it('wait in a breach, or go on out of it at the enemy (wrg/ruling/defenders-at-a-breach)', () => {
    const inTheBreach = (rulings: Choices) => {
      const game = { ...siege([{ ...farOff, at: [500, 300] }, mad([500, 400.05])]), rules: wrgRulesUnder({ rulings }) };
      game.state.works?.down.push(gateDown);
      play(game, { seed: 3 }, moving);
      return unitIn(game, 'gaul-mad').placed.at.y;
    };
    expect(inTheBreach({})).toBeCloseTo(400.05);
    expect(inTheBreach({ 'wrg/ruling/defenders-at-a-breach': 'go-on-at-the-enemy' })).toBeLessThan(340);
  });

  it('sally out by a gate beside their wall, no broader than it is, and then at the enemy (wrg/siege/fort/uncontrolled)', () => {
    const game = siege([farOff, { ...mad([430, 400.05]), files: 16, figures: 16 }]);
    play(game, { seed: 3 }, moving);
    expect(unitIn(game, 'gaul-mad').placed.files).toBe(13);
    play(game, { seed: 3 }, moving);
    expect(unitIn(game, 'gaul-mad').placed.at.x).toBeGreaterThan(470);
  });

  it('and those told to move toward the enemy go down none of his ladders (wrg/siege/fort/uncontrolled, wrg/reaction/result-no-order-move-to-enemy)', () => {
    const bound = { instruction: 'move-to-enemy', disorganised: false, left: 2, kept: 0 } as const;
    const game = siege([
      { ...farOff, at: [300, 200] },
      { ...mad([300, 440]), be: { bound, alarmed: true } },
    ]);
    game.state.works?.material.push({ ...ladder });
    for (let period = 0; period < 2; period++) play(game, { seed: 3 }, moving);
    const { placed } = unitIn(game, 'gaul-mad');
    expect(quadOf(placed).every(({ y }) => y >= 400)).toBe(true);
    expect(placed.at.y).toBeLessThan(401);
  });

  it('go at enemies who have got in, as anybody (wrg/siege/fort/uncontrolled)', () => {
    const game = siege([
      { ...farOff, at: [500, 550], facing: 'S' },
      { ...mad([500, 500]), facing: 'N' },
    ]);
    expect(siegeAdvance(unitIn(game, 'gaul-mad'), fieldIn(game))).toBeUndefined();
  });

  it('leave the gates, breaches and ladders of another fort to those who are in it (wrg/siege/fort/uncontrolled)', () => {
    const other: typeof inside = [
      {
        side: 'rome',
        inside: [
          [100, 0],
          [900, 0],
          [900, 340],
          [100, 340],
        ],
      },
    ];
    const gate = {
      kind: 'gate',
      id: 'camp-gate',
      line: [
        [260, 340],
        [340, 340],
      ],
    } as const;
    const its: (typeof town)[number] = { ...gate, line: gate.line.map(([x, y]) => [x, y]) };
    const game = siege(
      [farOff, { ...mad([300, 440]), figures: 12, files: 6 }],
      { forts: [...(inside ?? []), ...(other ?? [])] },
      [...town, its],
    );
    const goes = () => siegeAdvance(unitIn(game, 'gaul-mad'), fieldIn(game));
    expect(goes()).toMatchObject({ to: { x: 500, y: 400 } });
    game.state.works?.down.push({ wall: 'camp-gate', at: { x: 300, y: 340 }, bearing: 90, paces: 80 });
    expect(goes()).toMatchObject({ to: { x: 500, y: 400 } });
  });
});
