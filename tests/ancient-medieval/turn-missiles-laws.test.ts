import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from '../../src/dice/index.js';
import { arcOf } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-arcs.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { AncientUnit } from '../../src/rulesets/cady/ancient-medieval/state.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { missilesPhase, openingMissilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { bearingTo, boxAround, distanceBetweenQuads, normalBearing, quadOf } from '../../src/table/index.js';
import { doing, type Game, type Piece, setUp } from './table-top.js';

const rules = ancientMedievalRules();
const shooters = [
  'archer-light',
  'longbow-medium',
  'crossbow-medium',
  'slinger',
  'hand-cannon',
  'horse-archer-light',
  'mongol-horse-archer',
  'chariot-archer',
  'war-elephant-archer',
] as const satisfies readonly TroopType[];
const others = [
  'men-at-arms',
  'light-cavalry',
  'berserker',
  'war-elephant-javelin',
] as const satisfies readonly TroopType[];

/** Units on a grid, so that nobody stands on another, most of them facing the enemy, with or without anything left. */
const battle = fc
  .array(
    fc.record({
      type: fc.constantFrom<TroopType>(...shooters, ...others),
      cell: fc.nat(19),
      off: fc.constantFrom(0, 0, 0, 30, 90, 180, 300),
      figures: fc.integer({ min: 4, max: 12 }),
      shots: fc.nat(4),
      loaded: fc.constantFrom(true, true, false),
      moved: fc.constantFrom(0, 0, 0.3, 0.6, 0.8, 1),
      text: fc.constantFrom('H', 'H', 'H, HF', 'H, FB', 'H, FB'),
    }),
    { minLength: 6, maxLength: 14 },
  )
  .map((units): Game => {
    const cells = new Set<number>();
    const pieces = units.flatMap((unit, n): readonly Piece[] => {
      if (cells.has(unit.cell)) return [];
      cells.add(unit.cell);
      const { type, figures, shots, loaded, text } = unit;
      const row = Math.floor(unit.cell / 5);
      const red = row > 1;
      const facing = ((red ? 180 : 0) + unit.off) % 360;
      const at = [50 + (unit.cell % 5) * 24, 30 + row * 18] as const;
      const id = `${red ? 'red' : 'blue'}-${n}`;
      const left = rules.troops[type].ammunition === null ? {} : { shots };
      return [{ id, type, at, facing, figures, formation: 'Col 6', be: { ...left, loaded, order: text } }];
    });
    const far = (id: string, x: number): Piece => ({ id, type: 'peasants', figures: 4, at: [x, 148], facing: 'N' });
    const game = setUp({ pieces: [...pieces, far('blue-far', 4), far('red-far', 196)] });
    for (const [n, { moved }] of units.entries()) {
      for (const side of ['red', 'blue']) {
        const unit = game.state.units[`${side}-${n}`];
        if (unit !== undefined) unit.turn.moved = moved;
      }
    }
    return game;
  });

function shoot(game: Game, phase: typeof missilesPhase, seed: number) {
  let thrown = 0;
  const before = structuredClone(game.state);
  const dice = rolled(seed);
  const counting = diceOf({
    roll: sides => dice.roll(sides),
    count: (n, sides, faces) => {
      thrown += n;
      return dice.count(n, sides, faces);
    },
    sum: (n, sides) => dice.sum(n, sides),
    pick: options => dice.pick(options),
  });
  const told = doing(game, { seed }, context => phase.run(game.state, { ...context, dice: counting }));
  return { ...told, before, thrown };
}

const unitBefore = (units: Readonly<Record<string, AncientUnit>>, id: string): AncientUnit => {
  const unit = units[id];
  if (unit === undefined) throw new Error(id);
  return unit;
};

describe('laws of missile fire', () => {
  it('nobody shoots without weapon, shots or leave, out of range or arc; whoever shoots has so many shots fewer', () => {
    fc.assert(
      fc.property(battle, fc.nat(), fc.boolean(), (game, seed, opening) => {
        const { of, before } = shoot(game, opening ? openingMissilesPhase : missilesPhase, seed);
        const spent = new Map<string, number>();
        for (const { unit: id, target: other, groups } of of('volley')) {
          const unit = unitBefore(before.units, id);
          const target = unitBefore(before.units, other);
          const troop = rules.troops[unit.type];
          expect(troop.weapon).not.toBeNull();
          expect(unit.order).not.toContain('HF');
          if (opening) expect(unit.order).toContain('FB');
          expect(target.side).not.toBe(unit.side);
          const [own, his] = [unit, target].map(each => quadOf(placedOf(each, rules)));
          if (own === undefined || his === undefined) throw new Error('no ground');
          expect(distanceBetweenQuads(own, his)).toBeLessThanOrEqual(troop.range ?? 0);
          for (const { distance, figures, shots } of groups) {
            expect(distance).toBeLessThanOrEqual(troop.range ?? 0);
            expect(figures * shots).toBeGreaterThan(0);
          }
          expect(mayLieInArc(unit, target)).toBe(true);
          spent.set(id, (spent.get(id) ?? 0) + Math.max(...groups.map(({ shots }) => shots)));
        }
        for (const unit of Object.values(before.units)) {
          const now = unitBefore(game.state.units, unit.id);
          const shots = spent.get(unit.id) ?? 0;
          if (unit.shots === null) expect(now.shots).toBeNull();
          else expect(now.shots).toBe(unit.shots - shots);
          const most = unit.type === 'slinger' || unit.type === 'mongol-horse-archer' ? 3 : 2;
          expect(shots).toBeLessThanOrEqual(opening ? 1 : most);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('so many dice are thrown as are told, and never more figures fall than hits', () => {
    fc.assert(
      fc.property(battle, fc.nat(), (game, seed) => {
        const { of, before, thrown } = shoot(game, missilesPhase, seed);
        const volleys = of('volley').filter(
          ({ target }) => !unitBefore(before.units, target).type.startsWith('chariot'),
        );
        const dice = volleys
          .flatMap(({ groups }) => groups)
          .reduce((sum, { figures, shots, faces }) => sum + (faces.length === 0 ? 0 : figures * shots), 0);
        expect(thrown).toBe(dice);
        const hits = new Map<string, number>();
        for (const volley of volleys) hits.set(volley.target, (hits.get(volley.target) ?? 0) + volley.hits);
        for (const unit of Object.values(before.units)) {
          const now = unitBefore(game.state.units, unit.id);
          const individual = rules.troops[unit.type].individual || of('rampage').length > 0;
          if (!individual) expect(unit.figures - now.figures).toBe(Math.min(unit.figures, hits.get(unit.id) ?? 0));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('the same dice give the same phase', () => {
    fc.assert(
      fc.property(battle, fc.nat(), (game, seed) => {
        const again: Game = { ...game, state: structuredClone(game.state) };
        const first = shoot(game, missilesPhase, seed);
        const second = shoot(again, missilesPhase, seed);
        expect(second.events).toEqual(first.events);
        expect(again.state).toEqual(game.state);
      }),
      { numRuns: 30 },
    );
  });
});

/** Whether any part of a target may lie in the arc of any figure of a shooter, judged by the corners of both. */
function mayLieInArc(unit: AncientUnit, target: AncientUnit): boolean {
  const { left, right } = arcOf(unit.type, rules);
  if (left + right >= 360) return true;
  const [own, his] = [unit, target].map(each => boxAround(quadOf(placedOf(each, rules))));
  if (own === undefined || his === undefined) return false;
  const points = (box: typeof own, n: number) =>
    Array.from({ length: n * n }, (_, i) => ({
      x: box.minX + ((box.maxX - box.minX) * (i % n)) / (n - 1),
      y: box.minY + ((box.maxY - box.minY) * Math.floor(i / n)) / (n - 1),
    }));
  return points(own, 7).some(from =>
    points(his, 7).some(to => {
      const clockwise = normalBearing(bearingTo(from, to) - unit.facing);
      return clockwise <= right + 2 || 360 - clockwise <= left + 2;
    }),
  );
}
