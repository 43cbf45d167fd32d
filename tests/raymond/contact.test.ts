import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceOf,
  contactsOf,
  gapBetween,
  isEngaged,
  outflanks,
  overlapsAny,
  roomAhead,
  touches,
} from '../../src/rulesets/raymond/combat/contact.js';
import { attackOn } from '../../src/rulesets/raymond/combat/engagement.js';
import { attackOdds } from '../../src/rulesets/raymond/combat/melee.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { movedBy, standQuads } from '../../src/rulesets/raymond/formation/formation.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import type { Formed } from '../../src/rulesets/raymond/state.js';
import { distanceBetweenQuads, toGrid } from '../../src/table/index.js';
import { anyFormed, formedAs, side, unitAs, unitsById } from './formed.js';
import { type Piece, setUp, unitIn } from './table-top.js';

const rules = raymondRules();

describe('the ground of an attack', () => {
  it('is named where it costs dice (raymond/melee/terrain-effects-agreed)', () => {
    const hedge = {
      kind: 'fence',
      id: 'sulby-hedge',
      line: [
        [40, 40.5],
        [60, 40.5],
      ],
    } as const;
    const pieces: Piece[] = [
      { id: 'blue-1', at: [48, 40], stands: 'MM' },
      { id: 'red-1', at: [48, 40], stands: 'MM', facing: 'S' },
    ];
    const game = setUp({ pieces, features: [hedge as never] });
    const between = { unit: unitIn(game.state, 'blue-1'), target: unitIn(game.state, 'red-1') };
    const odds = attackOdds(attackOn(between, fieldOf(game.state, game.scenario, game.rules)), game.rules);
    expect(odds.because.map(({ because }) => because)).toContain('the ground at the target, sulby-hedge');
  });
});

describe('contact', () => {
  it('is no gap between any two stands', () => {
    const unit = formedAs('PMM');
    const opposite = formedAs('PMM', { y: 3, facing: 180 });
    expect(gapBetween(unit, opposite, rules)).toBe(3);
    expect(touches(unit, opposite, rules)).toBe(false);
    expect(touches(unit, formedAs('PMM', { facing: 180 }), rules)).toBe(true);
    expect(touches(unit, formedAs('PMM', { x: 3 * side, facing: 180 }), rules)).toBe(true);
    expect(touches(unit, formedAs('PMM', { x: 3 * side + 0.001, facing: 180 }), rules)).toBe(false);
  });

  it('the gap is that of the stands, not of the rectangle around them', () => {
    const mass = formedAs('PMM/M');
    const inTheCorner = formedAs('P', { x: side, y: -side });
    expect(touches(mass, inTheCorner, rules)).toBe(true);
    expect(overlapsAny(mass, [inTheCorner], rules)).toBe(false);
    expect(overlapsAny(mass, [formedAs('P', { x: 0.9 * side, y: -0.9 * side })], rules)).toBe(true);
  });

  it('is mutual, and the least distance of stands', () => {
    fc.assert(
      fc.property(anyFormed, anyFormed, (a, b) => {
        const gap = gapBetween(a, b, rules);
        expect(gapBetween(b, a, rules)).toBe(gap);
        expect(touches(a, b, rules)).toBe(gap === 0);
        const others = standQuads(b, rules);
        const least = Math.min(
          ...standQuads(a, rules).flatMap(quad => others.map(other => distanceBetweenQuads(quad, other))),
        );
        expect(Math.abs(least - gap)).toBeLessThanOrEqual(0.001);
      }),
    );
  });

  it('only enemies on the table are in contact', () => {
    const unit = unitAs('blue-1', 'pike-and-musket', 'PMM');
    const before = unitAs('red-1', 'pike-and-musket', 'PMM', { facing: 180 });
    const far = unitAs('red-3', 'cavalry', 'CCC', { at: { x: 50, y: 50 } });
    const state = {
      units: unitsById(
        unit,
        unitAs('blue-2', 'pike-and-musket', 'PMM', { at: { x: 3 * side, y: 0 } }),
        before,
        unitAs('red-2', 'cavalry', 'CCC', { facing: 180, gone: 'routed' }),
        far,
      ),
    };
    expect(contactsOf(unit, state, rules)).toEqual([before]);
    expect(isEngaged(unit, state, rules)).toBe(true);
    expect(isEngaged(far, state, rules)).toBe(false);
  });
});

describe('outflanking [raymond/melee/outflanked]', () => {
  /** A line of three facing north; its rear edge lies at y = -side. */
  const target = formedAs('PMM');
  const rear = -side;
  const end = 1.5 * side;

  it.each<[string, Formed, boolean]>([
    ['front to front', formedAs('MMM', { facing: 180 }), false],
    ['front to front, reaching past its flank', formedAs('MMMMMM', { x: side, facing: 180 }), false],
    ['from straight behind', formedAs('MMM', { y: rear }), true],
    ['from behind, with one corner on its rear edge', formedAs('MMM', { x: 3 * side - 0.1, y: rear }), true],
    ['on the flank, its front along the whole end', formedAs('MMM', { x: end, y: -side / 2, facing: 270 }), true],
    ['on the flank, ahead of the rear corner', formedAs('M', { x: end, y: 0, facing: 270 }), false],
    ['on the flank, just to the rear corner', formedAs('M', { x: end, y: rear + side / 2, facing: 270 }), true],
    ['at an angle, one front corner into its flank', formedAs('M', { x: end + 0.5, y: 0.1, facing: 225 }), false],
    [
      'at an angle, one front corner on its rear edge',
      formedAs('M', { x: Math.SQRT1_2 * (side / 2), y: rear - Math.SQRT1_2 * (side / 2), facing: 45 }),
      true,
    ],
    ['far behind', formedAs('MMM', { y: rear - 1 }), false],
  ])('%s', (_, attacker, outflanked) => {
    expect(outflanks(attacker, target, rules)).toBe(outflanked);
  });

  it('needs the front: whoever stands with his back to a rear corner outflanks nobody', () => {
    expect(outflanks(formedAs('MMM', { y: rear - side, facing: 180 }), target, rules)).toBe(false);
  });

  it('the rear of a ragged mass is the rear of each of its files', () => {
    const ragged = formedAs('PMM/M');
    expect(outflanks(formedAs('M', { x: side, y: rear }), ragged, rules)).toBe(true);
    expect(outflanks(formedAs('M', { x: -side, y: 2 * rear }), ragged, rules)).toBe(true);
  });

  it('a defensive mass has its front all around [raymond/melee/defensive-mass-not-outflanked]', () => {
    const defensive = formedAs('PMM/MMM', { formation: 'defensive mass' });
    expect(outflanks(formedAs('MMM', { y: 2 * rear }), defensive, rules)).toBe(false);
    expect(outflanks(formedAs('MMM', { y: 2 * rear }), { ...defensive, formation: 'mass' }, rules)).toBe(true);
    // Back to back with it, one has it in the rear; of a mass it is the rear as well.
    const backToBack = formedAs('MMM', { y: 3 * rear, facing: 180 });
    expect(outflanks(defensive, backToBack, rules)).toBe(true);
    expect(outflanks({ ...defensive, formation: 'mass' }, backToBack, rules)).toBe(false);
  });

  it('needs contact', () => {
    fc.assert(
      fc.property(anyFormed, anyFormed, (a, b) => {
        const { distance, touches: met } = advanceOf(a, [b], { upTo: 60 }, rules);
        const there = movedBy(a, a.facing, distance);
        if (outflanks(there, b, rules)) expect(met).toEqual([b]);
        if (b.formation === 'defensive mass') expect(outflanks(there, b, rules)).toBe(false);
      }),
    );
  });
});

describe('going straight on', () => {
  it('ends in contact, neither short of it nor beyond', () => {
    fc.assert(
      fc.property(anyFormed, fc.array(anyFormed, { maxLength: 5 }), (unit, others) => {
        const apart = others.filter(other => gapBetween(unit, other, rules) > 0);
        const { distance, touches: met } = advanceOf(unit, apart, { upTo: 30 }, rules);
        const there = movedBy(unit, unit.facing, distance);
        expect(apart.filter(other => touches(there, other, rules))).toEqual(met);
        expect(overlapsAny(there, apart, rules)).toBe(false);
        if (met.length === 0) expect(distance).toBe(30);
        const before = movedBy(unit, unit.facing, distance * 0.9);
        if (distance > 0.1) expect(overlapsAny(before, apart, rules)).toBe(false);
      }),
    );
  });

  it('neighbours in the battle line do not stop a unit; whoever stands before it does', () => {
    const unit = formedAs('MMM');
    const neighbour = formedAs('MMM', { x: 3 * side });
    const before = formedAs('MMM', { x: 1, y: 5, facing: 180 });
    expect(advanceOf(unit, [neighbour, before], { upTo: 18 }, rules)).toEqual({ distance: 5, touches: [before] });
    expect(advanceOf(unit, [neighbour], { upTo: 18 }, rules)).toEqual({ distance: 18, touches: [] });
    expect(advanceOf(unit, [before], { upTo: 18, bearing: 180 }, rules)).toEqual({ distance: 18, touches: [] });
  });

  it('a friend may be brushed past, though that is a touch', () => {
    const unit = formedAs('MMM');
    const aside = formedAs('MMM', { x: 3 * side, y: 6 });
    expect(advanceOf(unit, [aside], { upTo: 18 }, rules).touches).toEqual([aside]);
    expect(roomAhead(unit, [aside], { upTo: 18 }, rules)).toEqual({ distance: 18, touches: [] });
    const inTheWay = formedAs('MMM', { x: side, y: 6 });
    expect(toGrid(roomAhead(unit, [inTheWay], { upTo: 18 }, rules).distance)).toBe(toGrid(6 - side));
  });
});
