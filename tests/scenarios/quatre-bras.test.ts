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
import { type MusketTerms, musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';

vi.setConfig({ testTimeout: 60_000 });

const file = new URL('../../examples/scenarios/quatre-bras-1815.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

function fought(seed: number) {
  const battle = startBattle(musket, scenario, { seed });
  const steps: Battle<MusketTerms>[] = [battle];
  const commanders = { allies: takeAndHold(seed * 2), french: takeAndHold(seed * 2 + 1) };
  const ended = playOut(musket, battle, commanders, { onStep: step => steps.push(step) });
  const events = steps.flatMap(step => step.events);
  return {
    ended,
    of: <Kind extends (typeof events)[number]['kind']>(kind: Kind) =>
      events.flatMap(event => (event.kind === kind ? [event as Extract<typeof event, { kind: Kind }>] : [])),
  };
}

describe('Quatre Bras (cady/common/game-level/advanced-brigades cady/musket/square/who)', () => {
  it('has its brigades on the table, the farm held, and reserves on the march', () => {
    const { units } = musterBattle(musket, scenario).state;
    expect(units['militia-5']?.house).toMatchObject({ id: 'gemioncourt' });
    expect([units['foot-32']?.brigade, units['cuirassiers-8']?.brigade]).toEqual(['kempt', null]);
    const awaited = Object.values(units).flatMap(({ id, awaited: on }) => (on === null ? [] : [id]));
    expect(awaited).toEqual(expect.arrayContaining(['foot-33', 'guards-1', 'leger-1', 'cuirassiers-8']));
  });

  const battles = [3, 11, 25].map(seed => ({ seed, ...fought(seed) }));

  it.each(battles)('comes to a decision between bots, seed $seed, and again the same', ({ ended, of }) => {
    expect(ended.outcome).not.toBeNull();
    expect(of('battle-held').map(({ outcome }) => outcome)).toContain('held');
    expect(of('arrived').map(({ unit }) => unit)).toEqual(
      expect.arrayContaining(['brunswick', 'foot-33', 'guards-1', 'ligne-3', 'cuirassiers-8']),
    );
    const again = replay(musket, readRecord(recordText(recordOf(ended))));
    expect(again.checksums).toEqual(ended.checksums);
  });

  it('sees squares form, cuirassiers ride at the enemy, and the farm stormed', () => {
    const told = <Kind extends 'square' | 'shock' | 'house'>(kind: Kind) => battles.flatMap(({ of }) => of(kind));
    expect(told('square').map(({ now }) => now)).toContain('formed');
    expect(told('shock').some(({ unit }) => unit.startsWith('cuirassiers'))).toBe(true);
    expect(told('house').map(({ what }) => what)).toEqual(expect.arrayContaining(['door-broken', 'entered']));
  });
});
