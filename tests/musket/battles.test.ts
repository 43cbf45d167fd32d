import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Battle,
  type Commanders,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import {
  type MusketTerms,
  musket,
  musketRules,
  placedOf,
  tableOf,
  takeAndHold,
  troopOf,
  type Unit,
} from '../../src/rulesets/cady/musket/index.js';
import { areasAt, crossingsAt, onTable, quadOf, quadsOverlap, stripsAt } from '../../src/table/index.js';
import { randomScenarios, whimsical } from './random-battles.js';

type Step = Battle<MusketTerms>;

/** Battles of the two commanders in turn: two whims, a whim against the bot, two bots. */
const battles = fc.record({
  file: randomScenarios,
  seed: fc.integer({ min: 0, max: 100_000 }),
  bots: fc.constantFrom([], [], ['blue'], ['red'], ['blue', 'red']),
});

type Setting = typeof battles extends fc.Arbitrary<infer T> ? T : never;

function commandersOf({ seed, bots }: Setting): Commanders<MusketTerms> {
  const commander = (side: string, n: number) =>
    bots.some(bot => bot === side) ? takeAndHold(seed + n) : whimsical(seed + n);
  return { blue: commander('blue', 1), red: commander('red', 2) };
}

function played(setting: Setting): { steps: readonly Step[]; ended: Step } {
  const start = startBattle(musket, setting.file, { seed: setting.seed });
  const steps = [start];
  const ended = playOut(musket, start, commandersOf(setting), { onStep: step => steps.push(step) });
  return { steps, ended };
}

const standing = ({ now }: Step): Unit[] => Object.values(now.units).filter(unit => unit.gone === null);
const bodyOf = (unit: Unit) => quadOf(placedOf(unit, musketRules));

/** Pairs of units that stand on the same ground. */
function overlaps(step: Step): string[] {
  const units = standing(step);
  return units.flatMap((unit, i) =>
    units
      .slice(i + 1)
      .filter(other => quadsOverlap(bodyOf(unit), bodyOf(other), musketRules.table.crowding + 0.01))
      .map(other => `${unit.id} and ${other.id}`),
  );
}

const inCi = { numRuns: Number(process.env.BATTLES ?? 60) };

describe('whatever two commanders do', () => {
  it('a battle keeps to the laws of the table', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps, ended } = played(setting);
        const table = tableOf(ended.scenario);
        expect(overlaps(steps[0] as Step)).toEqual([]);
        for (const [i, step] of steps.entries()) {
          const before = steps[i - 1]?.now.units ?? {};
          expect(overlaps(step), `turn ${step.turn}`).toEqual([]);
          for (const unit of Object.values(step.now.units)) {
            const then = before[unit.id];
            expect(unit.figures).toBeLessThanOrEqual(then?.figures ?? unit.strength);
            expect(unit.figures).toBeGreaterThanOrEqual(
              unit.gone === 'destroyed' && unit.gun === null ? 0 : unit.gone === null ? 1 : 0,
            );
            if (then?.gone) expect([unit.gone, unit.at]).toEqual([then.gone, then.at]);
          }
          for (const unit of standing(step)) {
            const quad = bodyOf(unit);
            expect(
              quad.every(corner => onTable(table, corner)),
              `${unit.id} on the table, turn ${step.turn}`,
            ).toBe(true);
            const front = unit.at;
            const solid = [...areasAt(table, front, 'building'), ...areasAt(table, front, 'ridge')];
            const wet = crossingsAt(table, front).length === 0 ? stripsAt(table, front, 'river') : [];
            expect(
              [...solid, ...wet].map(({ id }) => id),
              `${unit.id}, turn ${step.turn}`,
            ).toEqual([]);
          }
          for (const event of step.events) {
            if (event.kind !== 'moved' || event.forced === 'rout') continue;
            const { move } = troopOf(step.now.units[event.unit] as Unit, musketRules);
            expect(event.distance).toBeLessThanOrEqual((move * 16) / 9 + 0.01);
          }
        }
      }),
      inCi,
    );
  });
});
