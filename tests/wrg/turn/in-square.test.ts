import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { isShieldless, sideShotAt } from '../../../src/rulesets/wrg/turn/shields.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** A deep square that faces north, with what order it has, and horse that charges it from so far to the east of it. */
function square(order: string, far: number) {
  const pieces: Piece[] = [
    { id: 'rome-legion', at: [500, 300], figures: 24, files: 4, order, be: { ...alarmed, square: true } },
    { id: 'gaul-horse', type: 'hc', at: [512 + far, 276], facing: 'W', figures: 6, files: 3, be: alarmed },
  ];
  const game = setUp({ pieces });
  unitIn(game, 'gaul-horse').period.charges = 'rome-legion';
  play(game, {}, ['movement']);
  const legion = unitIn(game, 'rome-legion');
  return { game, legion, why: whyDisordered(game) };
}

function whyDisordered({ state, scenario, rules }: Game): readonly string[] {
  const field = fieldOf(state, scenario, rules);
  return conditionOf(unitIn({ state }, 'rome-legion'), field).because.map(({ because }) => because);
}

describe('a hollow square that stands', () => {
  it('has its front to whoever charges it, on whichever side (wrg/square/no-flank-or-rear, wrg/disorganisation/contacted-unready)', () => {
    const { game, legion, why } = square('HOLD', 100);
    expect(game.state.melees).toHaveLength(1);
    expect(legion.period.caught?.facingOff).toBe(0);
    expect(why).toEqual([]);
  });
});

describe('a hollow square on the move', () => {
  it('turns to meet a charge from aside as long as it has a quarter of the period left (wrg/square/turn)', () => {
    // Horse goes 180 paces: it has come to it in less than half of the period.
    const { legion } = square('MOVE N', 60);
    expect(legion.period.moved).toBeGreaterThan(0);
    expect(legion.period.caught?.facingOff).toBe(0);
  });

  it('is caught not facing a charge from aside that comes when too little of the period is left (wrg/square/turn)', () => {
    const { legion, why } = square('MOVE N', 150);
    expect(legion.period.caught?.facingOff).toBeCloseTo(90, 0);
    expect(why.join()).toContain('off their front');
  });

  it('shows its unshielded side to who shoots at it or meets it there, and its back (wrg/square/no-flank-or-rear, wrg/shields/when-unusable)', () => {
    const { game, legion } = square('MOVE N', 150);
    const { x, y } = legion.placed.at;
    const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
    const shot = (from: { x: number; y: number }) => isShieldless(legion, { from, side: 'front' }, game.rules);
    expect(sideShotAt(legion, at(60, -10), game.rules)).toBe('front');
    expect([at(60, -10), at(-60, -10), at(0, -60), at(0, 60)].map(shot)).toEqual([true, false, true, false]);
    const met = isShieldless(legion, { from: at(60, -10), side: 'front', handToHand: true }, game.rules);
    expect(met).toBe(true);
    // Who has turned to those who meet him has his shield toward them.
    const turned = square('MOVE N', 60).legion;
    expect(isShieldless(turned, { from: at(60, -10), side: 'front', handToHand: true }, game.rules)).toBe(false);
    legion.period.moved = 0;
    expect(shot(at(60, -10))).toBe(false);
  });
});
