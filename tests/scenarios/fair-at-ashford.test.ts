import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type Battle, playOut, readRecord, recordOf, recordText, replay, startBattle } from '../../src/battle/index.js';
import { musketBots } from '../../src/rulesets/cady/musket/bots/bots.js';
import { type MusketTerms, musket, musketView, musketWindows } from '../../src/rulesets/cady/musket/index.js';
import { tellEvents } from '../../src/windows/index.js';

vi.setConfig({ testTimeout: 120_000 });

const file = new URL('../../examples/scenarios/fair-at-ashford.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

describe('The fair at Ashford (cady/events/chart/die)', () => {
  it.each([2, 3])('comes to an end between bots, seed %i, with an event every turn, and again the same', seed => {
    const { 'take-and-hold': bot } = musketBots;
    if (bot === undefined) throw new Error('there is no such bot');
    const steps: Battle<MusketTerms>[] = [];
    const begun = startBattle(musket, scenario, { seed });
    const ended = playOut(
      musket,
      begun,
      { blue: bot(seed, begun.scenario), red: bot(seed + 1, begun.scenario) },
      {
        onStep: step => steps.push(step),
      },
    );
    expect(ended.outcome).not.toBeNull();
    const drawn = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'random-event');
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.every(({ rolls = [] }) => rolls.length > 0)).toBe(true);
    const again = replay(musket, readRecord(recordText(recordOf(ended))));
    expect(again.checksums).toEqual(ended.checksums);
    // Whoever comes by chance has a name like everybody else.
    const told = tellEvents(
      musketWindows,
      steps.flatMap(({ events }) => events),
      ended,
    );
    expect(told).not.toContain('of-turn');
    const came = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'arrived');
    expect(told.match(/The (?:cavalry|infantry) of turn \d+ arrives at/g) ?? []).toHaveLength(came.length);
  });

  it('goes as its golden record has it', () => {
    const record = readRecord(readFileSync(new URL('../golden/fair-at-ashford.record.json', import.meta.url), 'utf8'));
    const again = replay(musket, record);
    expect(record.outcome).not.toBeNull();
    expect(again.checksums).toEqual(record.checksums);
  });

  it('shows each side what goes on', () => {
    const battle = startBattle(musket, scenario, { seed: 7 });
    const view = musketView(battle.now, 'blue', battle.scenario, musket.rules());
    expect(view.events).toBeDefined();
    expect(view.units['red-1']?.officer).toEqual({ rank: 'colonel', name: 'Colonel Brandt' });
  });
});
