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
import { beginner, type MusketTerms, musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';

vi.setConfig({ testTimeout: 60_000 });

const file = new URL('../../examples/scenarios/hougoumont-1815.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const commanders = (seed: number) => ({ allies: takeAndHold(seed * 2), french: beginner(seed * 2 + 1) });

describe('Hougoumont (cady/musket/building/occupy)', () => {
  it('has the Guards in the château and the Nassauers in the gardener’s house', () => {
    const { state } = musterBattle(musket, scenario);
    expect(state.units.coldstream?.house).toMatchObject({ id: 'chateau', storey: 1 });
    expect(state.units.nassau?.house).toMatchObject({ id: 'gardeners-house' });
    expect(Object.keys(state.houses ?? {})).toEqual(['chateau', 'gardeners-house', 'great-barn']);
  });

  const fought = (seed: number) => {
    const battle = startBattle(musket, scenario, { seed });
    const steps: Battle<MusketTerms>[] = [battle];
    const ended = playOut(musket, battle, commanders(seed), { onStep: step => steps.push(step) });
    return { ended, events: steps.flatMap(({ events }) => events) };
  };

  it.each([3, 6])('comes to a decision between bots, seed %i, fought at its windows, and again the same', seed => {
    const { ended, events } = fought(seed);
    expect(ended.outcome).not.toBeNull();
    expect(events.filter(event => event.kind === 'volley' && event.unit === 'coldstream').length).toBeGreaterThan(0);
    const again = replay(musket, readRecord(recordText(recordOf(ended))));
    expect(again.checksums).toEqual(ended.checksums);
  });

  it('sees somebody break the door of the barn that nobody holds, and go in, in one of a few battles', () => {
    const isBrokenInto = (seed: number) => {
      const atDoors = fought(seed).events.flatMap(event => (event.kind === 'house' ? [event.what] : []));
      return (['door-tried', 'door-broken', 'entered'] as const).every(what => atDoors.includes(what));
    };
    expect([5, 6, 7, 8, 9, 10].some(isBrokenInto)).toBe(true);
  });
});
