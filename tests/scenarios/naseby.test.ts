import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Battle,
  type Mustered,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
} from '../../src/battle/index.js';
import {
  advanceAndCharge,
  classOf,
  countArmy,
  type RaymondTerms,
  raymond,
  raymondRules,
  standQuads,
  tableOf,
  unitsOnTable,
} from '../../src/rulesets/raymond/index.js';
import { onTable } from '../../src/table/index.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const file = new URL('../../examples/scenarios/naseby-1645.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const commanders = (seed: number) => ({
  royalist: advanceAndCharge(seed * 2),
  parliament: advanceAndCharge(seed * 2 + 1),
});

describe('the armies at Naseby', () => {
  const { state }: Mustered<RaymondTerms> = musterBattle(raymond, scenario);
  const armyOf = (side: string) => Object.values(state.units).filter(unit => unit.side === side);
  const standsOf = (side: string) => armyOf(side).reduce((sum, unit) => sum + unit.strength, 0);

  it.each(['royalist', 'parliament'])('%s keeps the limits on an army', side => {
    const army = countArmy(armyOf(side));
    expect(army.pikeAndMusket).toBeGreaterThan(army.mounted);
    expect(army.heavyCavalry).toBe(0);
    expect(armyOf(side).filter(unit => unit.rank === 'commander')).toHaveLength(1);
  });

  it('stand to each other about as four to three', () => {
    expect(standsOf('parliament') / standsOf('royalist')).toBeCloseTo(4 / 3, 1);
  });

  it('hold their own hills, and begin out of reach of each other', () => {
    expect(state.units['okey-dragoons']).toMatchObject({ mounted: false, facing: 90 });
    for (const unit of unitsOnTable(state.units).filter(({ id }) => id !== 'okey-dragoons')) {
      expect(unit.at.y > 40, unit.id).toBe(unit.side === 'royalist');
    }
  });
});

describe('the battle of Naseby, played by two bots', () => {
  const steps: Battle<RaymondTerms>[] = [];
  let ended: Battle<RaymondTerms>;

  beforeAll(() => {
    ended = playOut(raymond, startBattle(raymond, scenario, { seed: 1645 }), commanders(1645), {
      onStep: step => steps.push(step),
    });
  });

  it('comes to a decision within its limit of turns', () => {
    expect(['royalist', 'parliament']).toContain(ended.outcome?.winner);
    expect(ended.turn).toBeLessThanOrEqual(20);
  });

  it('has everything in it: guns and muskets, charges, hand-to-hand combat, losses', () => {
    const kinds = new Set(steps.flatMap(step => step.events.map(event => event.kind)));
    for (const kind of ['initiative', 'fire', 'move', 'test', 'contact', 'attack', 'losses', 'gone'] as const) {
      expect(kinds).toContain(kind);
    }
    const contacts = steps.flatMap(step => step.events).filter(event => event.kind === 'contact');
    const chargers = contacts.map(({ unit }) => ended.now.units[unit]).filter(unit => unit !== undefined);
    expect(chargers.map(classOf)).toContain('mounted');
  });

  it('keeps everybody who still fights on the table', () => {
    const table = tableOf(ended.scenario);
    for (const step of steps) {
      for (const unit of unitsOnTable(step.now.units)) {
        const corners = standQuads(unit, raymondRules()).flat();
        expect(
          corners.every(corner => onTable(table, corner)),
          `${unit.id}, turn ${step.turn}`,
        ).toBe(true);
      }
    }
  });

  it('plays back from its record, and as fast as it likes', () => {
    const record = readRecord(recordText(recordOf(ended)));
    expect(replay(raymond, record).checksums).toEqual(ended.checksums);
    const mustered = musterBattle(raymond, scenario);
    const fast = simulateBattle(raymond, mustered, commanders(1645), { seed: 1645 });
    expect(fast.checksum).toBe(ended.checksums.at(-1));
  });
});

describe('the golden record', () => {
  it('still plays back to the same checksums', () => {
    const text = readFileSync(new URL('../golden/naseby-1645.record.json', import.meta.url), 'utf8');
    const record = readRecord(text);
    expect(record.outcome).not.toBeNull();
    expect(replay(raymond, record).checksums).toEqual(record.checksums);
  });
});
