import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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
  advanceAndCharge,
  allowanceOf,
  classOf,
  formationFaults,
  isEngaged,
  isSingle,
  type RaymondEvent,
  type RaymondTerms,
  raymond,
  raymondRules,
  standQuads,
  tableOf,
  terrainOf,
  unitsOnTable,
} from '../../src/rulesets/raymond/index.js';
import { barredUnder, distance, onTable, type Quad, quadsOverlap } from '../../src/table/index.js';
import { randomScenarios, whimsical } from './random-battles.js';

type Step = Battle<RaymondTerms>;

// A failing battle takes minutes to shrink: its seed and path repeat it as it is. BATTLES=20 plays twenty times as many.
const times = Number(process.env.BATTLES ?? 1);
vi.setConfig({ testTimeout: 60_000 * times });

/** Battles between two whims, a whim and the bot, and two bots. */
const battles = fc.record({
  file: randomScenarios,
  seed: fc.integer({ min: 0, max: 100_000 }),
  bots: fc.constantFrom<readonly string[]>([], [], ['blue'], ['red'], ['blue', 'red']),
});

type Setting = typeof battles extends fc.Arbitrary<infer T> ? T : never;

const some = (numRuns: number) => ({ numRuns: Math.ceil((numRuns * times) / 2), endOnFailure: true });

function commandersOf({ seed, bots, file }: Setting): Commanders<RaymondTerms> {
  const commander = (side: string, n: number) =>
    bots.includes(side) ? advanceAndCharge(seed + n) : whimsical(seed + n, file);
  return { blue: commander('blue', 1), red: commander('red', 2) };
}

/** Every law below is asked of the same battles, and each is played once. */
const known = new Map<string, Played>();

interface Played {
  readonly steps: readonly Step[];
  readonly ended: Step;
}

function played(setting: Setting): Played {
  const key = JSON.stringify(setting);
  const all = known.get(key) ?? playedAnew(setting);
  known.set(key, all);
  return all;
}

function playedAnew(setting: Setting): Played {
  const start = startBattle(raymond, setting.file, { seed: setting.seed });
  const steps = [start];
  const ended = playOut(raymond, start, commandersOf(setting), { onStep: step => steps.push(step) });
  return { steps, ended };
}

/** Nobody measures finer on a table. */
const hair = 0.005;

const overlap = (some: readonly Quad[], others: readonly Quad[]): boolean =>
  some.some(one => others.some(other => quadsOverlap(one, other, hair)));

/** How far a unit may go in what it did. */
function farthest(
  { unit: id, action, doubleTime, formation }: RaymondEvent & { kind: 'move' },
  before: Step | undefined,
): number {
  const unit = before?.now.units[id];
  if (unit === undefined) throw new Error(`nobody knew ${id} before it moved`);
  // Dragoons may leave a defensive mass, which cannot move, before they manoeuvre.
  const shapes = [unit, { ...unit, formation }];
  return Math.max(...shapes.map(shape => allowanceOf(shape, action, doubleTime) ?? 0));
}

describe('whatever two commanders do', () => {
  it('stands only ever fall, and who has left never comes back', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps } = played(setting);
        for (const [i, step] of steps.entries()) {
          for (const unit of Object.values(step.now.units)) {
            const before = steps[i - 1]?.now.units[unit.id];
            expect(unit.stands.length).toBeLessThanOrEqual(before?.stands.length ?? unit.strength);
            expect(unit.stands.length).toBeGreaterThan(0);
            expect(unit.hits).toBeGreaterThanOrEqual(0);
            if (before !== undefined && before.gone !== null) expect(unit.gone).toBe(before.gone);
          }
        }
      }),
      some(12),
    );
  });

  it('nobody stands on another, off the table, or on ground that is barred to them (raymond/move/no-interpenetration raymond/move/no-prohibited-terrain)', () => {
    fc.assert(
      fc.property(battles, setting => {
        for (const step of played(setting).steps) {
          const table = tableOf(step.scenario);
          const terrain = terrainOf(step.scenario, raymondRules());
          const units = unitsOnTable(step.now.units).map(unit => ({ unit, quads: standQuads(unit, raymondRules()) }));
          for (const [i, { unit, quads }] of units.entries()) {
            const when = `${unit.id}, turn ${step.turn}, ${step.phaseId}`;
            const on = units.slice(i + 1).filter(other => overlap(quads, other.quads));
            expect(
              on.map(other => other.unit.id),
              when,
            ).toEqual([]);
            const isOff = quads.some(quad => quad.some(corner => !onTable(table, corner)));
            expect(isOff, when).toBe(false);
            const barred = barredUnder(quads, table, ({ kind }) => terrain[kind].bars.includes(classOf(unit)), -hair);
            expect(
              barred.map(({ id }) => id),
              when,
            ).toEqual([]);
          }
        }
      }),
      some(12),
    );
  });

  it('nobody moves or charges farther than allowed (raymond/move/allowances)', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps } = played(setting);
        for (const [i, step] of steps.entries()) {
          for (const event of step.events) {
            if (event.kind === 'move') expect(event.moved).toBeLessThanOrEqual(farthest(event, steps[i - 1]));
            if (event.kind !== 'contact') continue;
            const reach = { charge: 22, intercept: 9 + hair, 'join-in': 3, 'break-through': 22 }[event.how];
            expect(distance(event.from, event.to), event.how).toBeLessThanOrEqual(reach);
          }
        }
      }),
      some(12),
    );
  });

  it('every formation is valid, and stays so when stands leave the table (raymond/formation/must-be-valid)', () => {
    fc.assert(
      fc.property(battles, setting => {
        for (const step of played(setting).steps) {
          for (const unit of unitsOnTable(step.now.units)) {
            const faults = formationFaults(unit, classOf(unit) === 'foot', raymondRules());
            expect(faults, `${unit.id}, turn ${step.turn}, ${step.phaseId}`).toEqual([]);
          }
        }
      }),
      some(12),
    );
  });

  it('after the losses no single stand is in contact, but commanders and heavy cavalry (raymond/withdrawal/single-stand-in-contact)', () => {
    fc.assert(
      fc.property(battles, setting => {
        for (const step of played(setting).steps.filter(({ phaseId }) => phaseId === 'initiative-manoeuvre')) {
          // Before anybody has moved.
          if (step.events.some(({ phase }) => phase === 'initiative-manoeuvre')) continue;
          const state = step.state;
          const left = unitsOnTable(state.units).filter(
            unit => isSingle(unit) && isEngaged(unit, state, raymondRules()),
          );
          for (const unit of left) expect(raymondRules().losses.neverWithdraw).toContain(unit.type);
        }
      }),
      some(12),
    );
  });

  it('both sides see the same, in plain data, and it ends by its limit of turns', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps, ended } = played(setting);
        for (const step of steps) {
          const seen = ['blue', 'red'].map(side => ({ ...viewOf(raymond, step, side).view, side: '' }));
          expect(seen[0]).toEqual(seen[1]);
          expect(JSON.parse(JSON.stringify(seen[0]))).toEqual(seen[0]);
        }
        const limit = setting.file.victory.find(({ kind }) => kind === 'turn-limit');
        expect(ended.turn).toBeLessThanOrEqual(limit?.kind === 'turn-limit' ? limit.turns : 0);
        expect(['blue', 'red', null]).toContain(ended.outcome?.winner);
        expect(ended.checksums).toHaveLength(ended.turn + 1);
      }),
      some(12),
    );
  });
});

describe('the same battle', () => {
  it('comes of its record, of the fast simulator, and of a battle written out in the middle', () => {
    fc.assert(
      fc.property(battles, fc.nat(), (setting, n) => {
        const { steps, ended } = played(setting);
        const record = readRecord(recordText(recordOf(ended)));
        expect(replay(raymond, record).checksums).toEqual(ended.checksums);

        const { seed } = setting;
        const fast = simulateBattle(raymond, musterBattle(raymond, setting.file), commandersOf(setting), { seed });
        expect(fast.checksum).toBe(ended.checksums.at(-1));
        expect(fast.outcome).toEqual(ended.outcome);

        const middle: Step = JSON.parse(JSON.stringify(steps[n % steps.length]));
        expect(playOut(raymond, middle, commandersOf(setting)).checksums).toEqual(ended.checksums);
      }),
      some(6),
    );
  });

  it('comes of answers given in either order', () => {
    fc.assert(
      fc.property(battles, setting => {
        const commanders = commandersOf(setting);
        let battle = startBattle(raymond, setting.file, { seed: setting.seed });
        while (battle.outcome === null) {
          const last = battle.pending.at(-1);
          if (last === undefined) throw new Error('nothing is asked and nothing has ended');
          const { view } = viewOf(raymond, battle, last.side);
          const given = commanders[last.side]?.answer(last, view, raymond.rules());
          battle = answer(raymond, battle, [{ side: last.side, id: last.id, answer: given }]);
        }
        expect(battle.checksums).toEqual(played(setting).ended.checksums);
      }),
      some(4),
    );
  });
});
