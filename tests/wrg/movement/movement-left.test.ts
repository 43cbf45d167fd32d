import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MovePart, movementLeft } from '../../../src/rulesets/wrg/moving/movement-left.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const turn: MovePart = { kind: 'turn' };
const march = (paces: number): MovePart => ({ kind: 'march', paces });

describe('what is left of a move', () => {
  it('after turns, by quarters of the normal move', () => {
    const { move, steps, left } = movementLeft({ mover: regular('mi'), parts: [turn, march(20), turn] });
    expect(move).toBe(60);
    expect(steps.map(({ takes, left: after }) => [takes, after])).toEqual([
      [15, 45],
      [20, 25],
      [15, 10],
    ]);
    expect(left).toBe(10);
  });

  it('after a push-back in the period before [wrg/movement/push-back-deduction]', () => {
    expect(movementLeft({ mover: regular('mi'), pushedBack: 30, parts: [] }).left).toBe(30);
    expect(movementLeft({ mover: regular('mi'), pushedBack: 90, parts: [] }).left).toBe(0);
  });

  it('after difficult ground, as far as it goes', () => {
    const parts: readonly MovePart[] = [{ kind: 'march', paces: 100, ground: { kind: 'woods' } }, march(10)];
    const { steps, left } = movementLeft({ mover: regular('mi'), parts });
    expect(steps).toEqual([{ kind: 'march', takes: 200, left: 0, done: false, covered: 30 }]);
    expect(left).toBe(0);
  });

  it('after a change of front that is not completed', () => {
    const parts: readonly MovePart[] = [march(20), { kind: 'front', from: 2, to: 12 }];
    // 40 paces of 60 are two whole quarters: four figures.
    expect(movementLeft({ mover: barbarian('mi'), parts }).steps[1]).toMatchObject({ done: false, front: 6 });
    const back: MovePart = { kind: 'front', from: 12, to: 2 };
    expect(movementLeft({ mover: regular('mi'), parts: [back] }).steps[0]).toMatchObject({ done: true, front: 2 });
  });

  it('after dismounting, which makes foot of them', () => {
    const woods: MovePart = { kind: 'march', paces: 10, ground: { kind: 'woods' } };
    const { steps } = movementLeft({ mover: regular('hc'), parts: [{ kind: 'dismount' }, woods] });
    expect(steps.map(({ takes }) => takes)).toEqual([60, 20]);
  });

  it('is none where vehicles cannot go', () => {
    const woods: MovePart = { kind: 'march', paces: 10, ground: { kind: 'woods' } };
    const { steps, left, faults } = movementLeft({ mover: chariot(2, 1), parts: [woods, turn] });
    expect(steps).toHaveLength(1);
    expect(left).toBe(120);
    expect(faults).toMatchObject([{ path: 'parts[0].ground', clause: 'wrg/terrain/difficult-vehicles' }]);
  });

  it('of a charge: manoeuvres come before the normal distance is exceeded [wrg/charge/turn-before-normal-distance]', () => {
    const charging = (parts: readonly MovePart[]) => movementLeft({ mover: regular('mc'), charging: true, parts });
    expect(charging([march(90), turn, march(30)]).faults).toEqual([]);
    expect(charging([march(121), turn]).faults).toMatchObject([
      { path: 'parts[1]', clause: 'wrg/charge/turn-before-normal-distance' },
    ]);
    expect(charging([turn, march(150)])).toMatchObject({ move: 180, left: 0 });
  });

  it('of a charge over ground that holds horse to its normal move [wrg/terrain/difficult-cavalry]', () => {
    const woods: MovePart = { kind: 'march', paces: 5, ground: { kind: 'woods' } };
    expect(movementLeft({ mover: regular('mc'), charging: true, parts: [march(40), woods] })).toMatchObject({
      move: 120,
      left: 60,
    });
    expect(movementLeft({ mover: regular('mi'), charging: true, parts: [march(40), woods] }).move).toBe(80);
    // It stops before such ground where it has gone farther, and gallops where it does not come to it.
    const stopped = movementLeft({ mover: regular('mc'), charging: true, parts: [march(150), woods] });
    expect(stopped).toMatchObject({ move: 150, left: 0, steps: [{ done: true }, { done: false, covered: 0 }] });
    const short = movementLeft({ mover: regular('mc'), charging: true, parts: [march(200), woods] });
    expect(short).toMatchObject({ move: 180, steps: [{ done: false, covered: 180 }] });
  });

  it('of a charge by who cannot charge, with the fault', () => {
    const { faults, move } = movementLeft({ mover: regular('wagon'), charging: true, parts: [] });
    expect(faults).toMatchObject([{ path: 'charging', clause: 'wrg/charge/definition' }]);
    expect(move).toBe(40);
  });

  it('where a quarter is one of the move that is made, by another reading', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/quarter-period': 'of-the-move-being-made' } });
    const charge = { mover: regular('mc'), charging: true, parts: [turn] };
    expect(movementLeft(charge, rules).steps[0]).toMatchObject({ takes: 45 });
    expect(movementLeft(charge).steps[0]).toMatchObject({ takes: 30 });
  });

  it('never grows, and never falls below nothing', () => {
    const part = fc.oneof(
      fc.nat(100).map(march),
      fc.constant(turn),
      fc.record({ kind: fc.constant('front' as const), from: fc.nat(20), to: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.nat(80), (parts, pushedBack) => {
        const { move, steps, left } = movementLeft({ mover: barbarian('lmi'), pushedBack, parts });
        const after = [move, ...steps.map(step => step.left)];
        expect(after).toEqual([...after].sort((a, b) => b - a));
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
