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
import {
  type Area,
  areasAt,
  crossingsAt,
  depthInside,
  destination,
  onTable,
  quadOf,
  quadsOverlap,
  stripsAt,
} from '../../src/table/index.js';
import { randomScenarios, whimsical } from './random-battles.js';

type Step = Battle<MusketTerms>;

/** Battles between two whims, a whim and the bot, and two bots. */
const battles = fc.record({
  file: randomScenarios,
  seed: fc.integer({ min: 0, max: 100_000 }),
  bots: fc.constantFrom<readonly string[]>([], [], ['blue'], ['red'], ['blue', 'red']),
});

type Setting = typeof battles extends fc.Arbitrary<infer T> ? T : never;

// A failing battle takes minutes to shrink: its seed and path repeat it as it is. BATTLES=20 plays twenty times as many.
const some = (numRuns: number) => ({
  numRuns: Math.ceil((numRuns * Number(process.env.BATTLES ?? 1)) / 2),
  endOnFailure: true,
});

function commandersOf({ seed, bots }: Setting): Commanders<MusketTerms> {
  const commander = (side: string, n: number) => (bots.includes(side) ? takeAndHold(seed + n) : whimsical(seed + n));
  return { blue: commander('blue', 1), red: commander('red', 2) };
}

function played(setting: Setting): { steps: readonly Step[]; ended: Step } {
  const start = startBattle(musket, setting.file, { seed: setting.seed });
  const steps = [start];
  const ended = playOut(musket, start, commandersOf(setting), { onStep: step => steps.push(step) });
  return { steps, ended };
}

// Within a phase the fallen still lie where they stood.
const standing = ({ now }: Step): Unit[] =>
  Object.values(now.units).filter(({ gone, figures }) => gone === null && figures > 0);
const bodyOf = (unit: Unit) => quadOf(placedOf(unit, musketRules()));

function overlapping(step: Step): string[] {
  const units = standing(step).map(unit => ({ id: unit.id, body: bodyOf(unit) }));
  const most = musketRules().table.crowding + hair;
  return units.flatMap(({ id, body }, i) =>
    units
      .slice(i + 1)
      .filter(other => quadsOverlap(body, other.body, most))
      .map(other => `${id} on ${other.id}`),
  );
}

/** What a unit stands in with the middle of its front, and may not. A road leads through a building or over a ridge. */
function standsIn({ at }: Unit, { scenario }: Step): string[] {
  const table = tableOf(scenario);
  const solid = stripsAt(table, at, 'road').length > 0 ? [] : areasAt(table, at).filter(isSolid);
  const near = [0, 90, 180, 270].map(bearing => destination(at, bearing, hair));
  const dry = near.some(point => crossingsAt(table, point).length > 0);
  const water = dry ? [] : stripsAt(table, at, 'river');
  return [...solid.filter(area => depthInside(area, at) > hair), ...water].map(({ id }) => id);
}

/** Nobody measures finer on a table. */
const hair = 0.02;
const isSolid = ({ kind }: Area) => kind === 'building' || kind === 'ridge';

describe('whatever two commanders do', () => {
  it('figures only fall, and who has left never comes back', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps } = played(setting);
        for (const [i, step] of steps.entries()) {
          for (const unit of Object.values(step.now.units)) {
            const before = steps[i - 1]?.now.units[unit.id];
            expect(unit.figures).toBeLessThanOrEqual(before?.figures ?? unit.strength);
            if (step.phaseId === 'orders' && unit.gone === null) expect(unit.figures).toBeGreaterThan(0);
            if (before !== undefined && before.gone !== null) expect(unit.gone).toBe(before.gone);
          }
        }
      }),
      some(15),
    );
  });

  it('nobody stands on another, off the table, in a building, on a ridge, or in a river away from its crossings', () => {
    fc.assert(
      fc.property(battles, setting => {
        for (const step of played(setting).steps) {
          const when = `turn ${step.turn}`;
          expect(overlapping(step), when).toEqual([]);
          for (const unit of standing(step)) {
            expect(standsIn(unit, step), `${unit.id}, ${when}`).toEqual([]);
            const off = bodyOf(unit).filter(corner => !onTable(tableOf(step.scenario), corner));
            expect(off, `${unit.id}, ${when}`).toEqual([]);
          }
        }
      }),
      some(15),
    );
  });

  it('nobody goes farther than a third more for a charge and a third more on the road, but in rout', () => {
    fc.assert(
      fc.property(battles, setting => {
        for (const { events, now } of played(setting).steps) {
          for (const event of events) {
            const unit = event.kind === 'moved' && event.forced !== 'rout' ? now.units[event.unit] : undefined;
            if (unit === undefined || event.kind !== 'moved') continue;
            expect(event.distance).toBeLessThanOrEqual((troopOf(unit, musketRules()).move * 16) / 9 + hair);
          }
        }
      }),
      some(15),
    );
  });

  it('a charger that refuses has not stirred, one that runs is met from behind or not at all, and nobody tests in the basic game', () => {
    let tested = 0;
    fc.assert(
      fc.property(battles, setting => {
        for (const { events } of played(setting).steps) {
          const goes = (id: string) => events.some(event => event.kind === 'moved' && event.unit === id);
          for (const event of events) {
            if (event.kind === 'three-dice-test') {
              tested++;
              expect(setting.file.level).not.toBe('basic');
              expect(event.faces.length * event.dice).toBeGreaterThan(0);
            }
            if (event.kind === 'charge' && event.outcome === 'refused') expect(goes(event.attacker)).toBe(false);
            if (event.kind !== 'charge' || event.outcome !== 'got-away') continue;
            const pair = [event.attacker, event.defender];
            expect(events.some(met => met.kind === 'contact' && pair.includes(met.a) && pair.includes(met.b))).toBe(
              false,
            );
          }
        }
      }),
      some(20),
    );
    expect(tested).toBeGreaterThan(0);
  });

  it('the battle ends by its turn limit, with a winner of the two or none (cady/common/victory/ends-when-met)', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { ended } = played(setting);
        const limit = setting.file.victory.find(({ kind }) => kind === 'turn-limit');
        expect(ended.turn).toBeLessThanOrEqual(limit?.kind === 'turn-limit' ? limit.turns : 0);
        expect(['blue', 'red', null]).toContain(ended.outcome?.winner);
        expect(ended.checksums).toHaveLength(ended.turn + 1);
      }),
      some(5),
    );
  });
});

describe('the same battle', () => {
  it('comes of its record, of the fast simulator, and of a battle written out in the middle', () => {
    fc.assert(
      fc.property(battles, fc.nat(), (setting, n) => {
        const { steps, ended } = played(setting);
        const record = readRecord(recordText(recordOf(ended)));
        expect(replay(musket, record).checksums).toEqual(ended.checksums);

        const { seed } = setting;
        const fast = simulateBattle(musket, musterBattle(musket, setting.file), commandersOf(setting), { seed });
        expect(fast.checksum).toBe(ended.checksums.at(-1));
        expect(fast.outcome).toEqual(ended.outcome);

        // The bot throws dice of its own, so that only whims go on alike from the middle.
        const whims = { ...setting, bots: [] };
        const all = setting.bots.length === 0 ? { steps, ended } : played(whims);
        const middle: Step = JSON.parse(JSON.stringify(all.steps[n % all.steps.length]));
        expect(playOut(musket, middle, commandersOf(whims)).checksums).toEqual(all.ended.checksums);
      }),
      some(10),
    );
  });

  it('comes of answers given in either order', () => {
    fc.assert(
      fc.property(battles, setting => {
        const whims = { ...setting, bots: [] };
        const commanders = commandersOf(whims);
        let battle = startBattle(musket, setting.file, { seed: setting.seed });
        while (battle.outcome === null) {
          const last = battle.pending.at(-1);
          if (last === undefined) throw new Error('nothing is asked and nothing has ended');
          const { view } = viewOf(musket, battle, last.side);
          const given = commanders[last.side]?.answer(last, view, musket.rules());
          battle = answer(musket, battle, [{ side: last.side, id: last.id, answer: given }]);
        }
        expect(battle.checksums).toEqual(played(whims).ended.checksums);
      }),
      some(5),
    );
  });
});
