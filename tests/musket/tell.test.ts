import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, startBattle, type Told } from '../../src/battle/index.js';
import {
  type MusketEvent,
  type MusketTerms,
  musket,
  takeAndHold,
  tellMusket,
} from '../../src/rulesets/cady/musket/index.js';
import { setUp } from './table-top.js';

const { scenario } = setUp({
  pieces: [
    { id: 'blue-1', at: [50, 40] },
    { id: 'red-1', at: [50, 120] },
  ],
  features: [
    {
      kind: 'fence',
      id: 'f',
      name: 'the paddock fence',
      line: [
        [0, 60],
        [20, 60],
      ],
    },
  ],
});
const tell = (event: MusketEvent) =>
  tellMusket({ ...event, turn: 1, phase: 'test' } as Told<MusketTerms>, scenario).join('\n');

describe('an event as lines of text', () => {
  it.each<[MusketEvent, RegExp]>([
    [{ kind: 'worn-out', unit: 'blue-1', because: [] }, /blue-1 .*rout/],
    [{ kind: 'part-routed', unit: 'blue-1', figures: 1, because: [] }, /1 figure of blue-1/],
    [{ kind: 'part-routed', unit: 'blue-1', figures: 4, because: [] }, /4 figures of blue-1/],
    [{ kind: 'breached', barrier: 'f', at: { x: 10, y: 60 }, because: [] }, /paddock fence is shot away/],
    [{ kind: 'left', unit: 'red-1', how: 'routed', because: [] }, /red-1 runs off the table/],
    [{ kind: 'gun-lost', unit: 'red-1', how: 'spiked', because: [] }, /red-1 is spiked/],
    [{ kind: 'divided', unit: 'red-1', by: 'blue-1', because: [] }, /red-1 is divided by blue-1/],
  ])('%j', (event, text) => {
    expect(tell(event)).toMatch(text);
  });

  it('every event of a whole battle is told, in full sentences without holes', () => {
    const file: unknown = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
    const battle = startBattle(musket, file, { seed: 1 });
    const kinds = new Set<string>();
    const onStep = (step: typeof battle) => {
      for (const event of step.events) {
        const lines = tellMusket(event, step.scenario);
        kinds.add(event.kind);
        expect(lines.length, event.kind).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|null/);
      }
    };
    onStep(battle);
    playOut(musket, battle, { blue: takeAndHold(4), red: takeAndHold(5) }, { onStep });
    expect([...kinds]).toEqual(expect.arrayContaining(['orders', 'moved', 'volley', 'melee', 'morale', 'objective']));
  });
});
