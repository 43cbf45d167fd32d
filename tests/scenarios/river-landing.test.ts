import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  type Battle,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
} from '../../src/battle/index.js';
import { steered } from '../../src/rulesets/cady/musket/bots/afloat.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import {
  type MusketTerms,
  musket,
  musketView,
  musketWindows,
  strengthOf,
  takeAndHold,
} from '../../src/rulesets/cady/musket/index.js';
import { drawBattle, introduce, summarise } from '../../src/windows/index.js';

vi.setConfig({ testTimeout: 60_000 });

const file = new URL('../../examples/scenarios/river-landing.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const golden = new URL('../golden/river-landing.record.json', import.meta.url);
const commanders = (seed: number) => ({ british: takeAndHold(seed * 2), americans: takeAndHold(seed * 2 + 1) });

describe('the landing at Kip’s Bay (cady/musket/boat/beach cady/musket/ship/frigate-guns)', () => {
  it('has four units in their boats and two frigates, whose gunners are none of the army', () => {
    const { state, rules } = musterBattle(musket, scenario);
    expect(state.units.guards?.aboard).toMatchObject({ vessel: 'boat-3', deck: 'boat' });
    expect(Object.values(state.units).filter(({ aboard }) => aboard?.port !== undefined)).toHaveLength(16);
    expect(strengthOf(state, 'british', rules).mustered).toMatchObject({ units: 4, figures: 76 });
  });

  it.each([1, 4])('comes to a decision between bots, seed %i: boats land, ships fire, and again the same', seed => {
    const battle = startBattle(musket, scenario, { seed });
    const steps: Battle<MusketTerms>[] = [battle];
    const ended = playOut(musket, battle, commanders(seed), { onStep: step => steps.push(step) });
    expect(ended.outcome?.winner).not.toBeNull();
    const events = steps.flatMap(step => step.events);
    const deeds = events.flatMap(event => (event.kind === 'vessel' ? [event.what] : []));
    expect(deeds).toEqual(expect.arrayContaining(['rowed', 'landed']));
    expect(events.some(event => event.kind === 'shot' && /-port-\d$/.test(event.gun))).toBe(true);
    const again = replay(musket, readRecord(recordText(recordOf(ended))));
    expect(again.checksums).toEqual(ended.checksums);
  });

  it('has nobody hold his fire whom boats may land before', () => {
    const { state, scenario: file, rules } = musterBattle(musket, scenario);
    const view = musketView(state, 'americans', file, rules);
    const orders = ordersToTakeAndHold(['douglas', 'sage', 'gay'], view, rules);
    expect(Object.values(orders).filter(order => /HF/.test(order))).toEqual([]);
  });

  it('has boats lie off while their ships fire at who holds the bank, and land when he is gone or they have fired long enough', () => {
    const { state, scenario: file, rules } = musterBattle(musket, scenario);
    const boats = ['boat-1', 'boat-2', 'boat-3', 'boat-4'];
    const first = musketView(state, 'british', file, rules);
    const landing = (view: typeof first) => ({
      rowed: Object.keys(steered(boats, view, rules, { patient: true })),
      landed: Object.values(ordersToTakeAndHold(['guards', 'grenadiers'], view, rules)).filter(order =>
        /LAND/.test(order),
      ),
    });
    expect(landing(first)).toEqual({ rowed: [], landed: [] });
    expect(Object.keys(steered(boats, first, rules))).toEqual(boats);
    expect(landing({ ...first, turn: 4 }).rowed).toEqual(boats);
    const empty = Object.fromEntries(Object.entries(first.units).filter(([, { side }]) => side === 'british'));
    expect(landing({ ...first, units: empty }).rowed).toEqual(boats);
  });

  it('goes as its golden record has it', () => {
    const record = readRecord(readFileSync(golden, 'utf8'));
    const again = replay(musket, record);
    expect(record.outcome).not.toBeNull();
    expect(again.checksums).toEqual(record.checksums);
    // Ships and boats are drawn under whoever is on board, and listed before and after.
    expect(drawBattle(musketWindows, again)).toContain('data-thing="phoenix"');
    expect(introduce(musketWindows, again)).toMatch(/HMS Phoenix +Frigate, guns +8 +250/);
    expect(summarise(musketWindows, again)).toMatch(/HMS Roebuck .*afloat/);
  });
});
