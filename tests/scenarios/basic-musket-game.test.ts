import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
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
  placedOf,
  tableOf,
  takeAndHold,
  type Unit,
} from '../../src/rulesets/cady/musket/index.js';
import { areasAt, onTable, quadOf, quadsOverlap } from '../../src/table/index.js';

const file = new URL('../../examples/scenarios/basic-musket-game.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const seeds = [1, 2, 3];
const commanders = (seed: number) => ({ blue: takeAndHold(seed * 2), red: takeAndHold(seed * 2 + 1) });

function played(seed: number): { steps: Battle<MusketTerms>[]; ended: Battle<MusketTerms> } {
  const battle = startBattle(musket, scenario, { seed });
  const steps = [battle];
  const ended = playOut(musket, battle, commanders(seed), { onStep: step => steps.push(step) });
  return { steps, ended };
}

const standing = (battle: Battle<MusketTerms>): Unit[] =>
  Object.values(battle.now.units).filter(unit => unit.gone === null);

/** The men who have taken over a gun without a crew in a step, and whose they are. */
const menOf = ({ events }: Battle<MusketTerms>, gun: string) => {
  const [taken] = events.flatMap(event => (event.kind === 'crew-replaced' && event.unit === gun ? [event] : []));
  return taken;
};

describe.each(seeds)('the first game, seed %i', seed => {
  const { steps, ended } = played(seed);

  it('comes to an end within its turn limit', () => {
    expect(ended.outcome).not.toBeNull();
    expect(ended.checksums.length - 1).toBeLessThanOrEqual(24);
  });

  it('loses figures and never gains any, but for a gun that others take over', () => {
    let lost = 0;
    for (const [i, step] of steps.entries()) {
      for (const unit of Object.values(step.now.units)) {
        const before = steps[i - 1]?.now.units[unit.id]?.figures ?? unit.strength;
        expect(unit.figures).toBeLessThanOrEqual(before + (menOf(step, unit.id)?.men ?? 0));
        lost += before - unit.figures;
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('keeps every unit on the table, out of buildings, and off its neighbours', () => {
    const table = tableOf(ended.scenario);
    for (const step of steps) {
      const bodies = standing(step).map(unit => ({ unit, quad: quadOf(placedOf(unit, musket.rules())) }));
      for (const [i, { unit, quad }] of bodies.entries()) {
        expect(quad.every(corner => onTable(table, corner), unit.id)).toBe(true);
        expect(areasAt(table, unit.at, 'building')).toEqual([]);
        for (const other of bodies.slice(i + 1)) {
          // Who has taken over a gun stands about it.
          if (steps.some(each => menOf(each, unit.id)?.from === other.unit.id)) continue;
          const crowding = musket.rules().table.crowding + 0.05;
          expect(quadsOverlap(quad, other.quad, crowding), `${unit.id} on ${other.unit.id}, turn ${step.turn}`).toBe(
            false,
          );
        }
      }
    }
  });

  it('has everybody take part: guns fire, foot fires, and somebody comes to blows', () => {
    const kinds = new Set(steps.flatMap(step => step.events.map(event => event.kind)));
    for (const kind of ['moved', 'shot', 'volley', 'melee', 'morale'] as const) expect(kinds).toContain(kind);
  });

  it('plays back from its record, and as fast as it likes', () => {
    const record = readRecord(recordText(recordOf(ended)));
    expect(replay(musket, record).checksums).toEqual(ended.checksums);
    const fast = simulateBattle(musket, musterBattle(musket, scenario), commanders(seed), { seed });
    expect(fast.checksum).toBe(ended.checksums.at(-1));
  });
});

describe('cady/common/game-level/basic-no-hidden: what a side sees', () => {
  it('is the whole table, and of the enemy no orders, loads or ammunition', () => {
    const { steps } = played(1);
    for (const step of steps) {
      for (const side of ['blue', 'red']) {
        const { view, requests } = viewOf(musket, step, side);
        expect(Object.keys(view.units)).toEqual(Object.keys(step.now.units));
        for (const unit of Object.values(view.units)) expect(unit.own !== undefined).toBe(unit.side === side);
        expect(requests.every(request => request.side === side)).toBe(true);
        expect(JSON.stringify(view)).not.toContain('"seed"');
      }
    }
  });
});

describe('the golden record', () => {
  it('still plays back to the same checksums', () => {
    const text = readFileSync(new URL('../golden/basic-musket-game.record.json', import.meta.url), 'utf8');
    const record = readRecord(text);
    expect(record.outcome).not.toBeNull();
    expect(replay(musket, record).checksums).toEqual(record.checksums);
  });
});
