import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AncientState } from '../../src/rulesets/cady/ancient-medieval/state.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { faultsOf, type Game, move, type Piece, setUp, unitIn } from './table-top.js';

const types: readonly TroopType[] = [
  'roman-legionary',
  'hoplites',
  'longbow-light',
  'light-infantry',
  'slinger',
  'medium-cavalry',
  'mongol-horse-archer',
  'chariot-fighter',
  'chariot-archer',
  'war-elephant-archer',
  'berserker',
  'samurai-infantry',
];
const words = [
  'H',
  'N full',
  'S full',
  'NE 12 cm',
  'ENG 200 full',
  'CH S full',
  'STAKES',
  'UNSTAKE',
  'CALTROPS, N full',
  'SWEEP',
  'DIG',
  'FELL',
  'PHALANX',
  'TESTUDO, N full',
  'SK',
  'ORDER',
  'DIVIDE',
  'DETACH CREW',
  'H, DETACH STAND',
  'MOUNT, N full',
  'N 20 cm, DISMOUNT, N full',
  'S full, DOWN',
  'SPIKE',
];
const grove = {
  kind: 'wood' as const,
  id: 'grove',
  outline: [
    [60, 70],
    [90, 65],
    [95, 90],
    [65, 95],
  ] as [number, number][],
};

const army = (side: 'blue' | 'red') =>
  fc.array(fc.constantFrom(...types), { minLength: 2, maxLength: 4 }).map(kinds =>
    kinds.map((type, i): Piece => {
      const rides = type === 'light-infantry' || type === 'longbow-light';
      return {
        id: `${side}-${i}`,
        type,
        at: [30 + 40 * i, side === 'blue' ? 45 : 105],
        formation: type === 'slinger' ? 'SK' : 'Col 4',
        be: {
          ...(rides ? { mounts: { left: 12, mounted: true, at: null, takenBy: null } } : {}),
          ...(rides ? { carried: { axes: 0, javelins: 0, pila: 0, caltrops: 24, stakes: 12, pavises: 0 } } : {}),
        },
      };
    }),
  );

const figuresOf = ({ units }: AncientState) =>
  Object.values(units).reduce((sum, { figures, gone }) => sum + (gone === null ? figures : 0), 0);

/** Gives a unit the first of some orders that breaks no rule. */
function legal(game: Game, id: string, wanted: readonly string[]): string {
  // Orders are judged in the turn for which they are written.
  const next = { ...game, state: { ...game.state, turn: game.state.turn + 1 } };
  return wanted.find(text => faultsOf(next, id, text).length === 0) ?? 'H';
}

// cady/common/unit/moves-as-unit, cady/ancient-medieval/stakes/setup, cady/ancient-medieval/romans/entrench
test('whatever special troops are told to do, nobody comes from nowhere, and nothing is carried that was not', () => {
  fc.assert(
    fc.property(
      army('blue'),
      army('red'),
      fc.infiniteStream(fc.constantFrom(...words)),
      fc.integer({ min: 1, max: 1000 }),
      (blue, red, stream, seed) => {
        const game = setUp({ level: 'intermediate', pieces: [...blue, ...red], features: [grove] });
        let figures = figuresOf(game.state);
        const stakes = Object.values(game.state.units).reduce((sum, { carried }) => sum + carried.stakes, 0);
        for (let turn = 0; turn < 4; turn++) {
          const orders = Object.fromEntries(
            Object.values(game.state.units)
              .filter(({ gone, mustDo }) => gone === null && mustDo === null)
              .map(({ id }) => [id, legal(game, id, [...stream.take(3)])] as const),
          );
          move(game, orders, { seed: seed + turn });
          expect(figuresOf(game.state)).toBeLessThanOrEqual(figures);
          figures = figuresOf(game.state);
          for (const { id } of Object.values(game.state.units)) {
            const { at, facing, carried, figures: left, strength, files } = unitIn(game.state, id);
            expect([at.x, at.y, facing].every(Number.isFinite)).toBe(true);
            expect(Object.values(carried).every(each => each >= 0)).toBe(true);
            expect(left).toBeLessThanOrEqual(strength);
            expect(files).toBeGreaterThan(0);
          }
          const inGround = game.state.works
            .filter(({ kind }) => kind === 'stakes')
            .reduce((sum, { line: [from, to] }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
          const inHands = Object.values(game.state.units).reduce((sum, { carried }) => sum + carried.stakes, 0);
          expect(inGround + inHands).toBeLessThanOrEqual(stakes + 0.1);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 20_000);
