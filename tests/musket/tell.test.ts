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
import { type Features, type Game, type Piece, play, type Script, setUp, unitIn } from './table-top.js';

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

  it('who runs is caught, who goes on in order comes up to the enemy, and who only lacks room to come round is not stopped', () => {
    const went = {
      kind: 'moved',
      unit: 'blue-1',
      order: '',
      from: { x: 50, y: 40 },
      to: { x: 50, y: 44 },
      facing: 0,
      distance: 4,
      way: [],
      charging: false,
      forced: null,
      because: [],
    } as const;
    const met = { ...went, stopped: 'the enemy: red-1' } as const;
    expect(tell(met)).toBe('blue-1 moves 4 cm, facing N, up to red-1');
    expect(tell({ ...met, flees: true })).toBe('blue-1 runs 4 cm, facing N');
    expect(tell({ ...met, flees: true, distance: 0 })).toBe('blue-1 cannot get away, facing N');
    expect(tell({ ...met, forced: 'rout' })).toBe('blue-1 runs 4 cm, facing N');
    // Who leaves the table is told to leave it: where a river or friends far off would have stopped it is nothing to anybody.
    expect(tell({ ...met, forced: 'rout', leaves: true, stopped: 'the river cannot be crossed there' })).toBe('');
    expect(tell({ ...met, forced: 'back' })).toBe('blue-1 goes back 4 cm, facing N, met by red-1');
    expect(tell({ ...went, stopped: 'red-1 is in the way' })).toMatch(/ — stopped: red-1 is in the way$/);
    expect(tell({ ...went, stopped: 'no room to come round beside red-1' })).toMatch(
      / N — no room to come round beside red-1$/,
    );
  });

  it('a unit that comes where it was ordered and has no room to face about there has only that against it', () => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', figures: 24, at: [60, 60], facing: 'N', formation: 'Col 24' },
        { id: 'blue-2', figures: 12, at: [60, 92], facing: 'N', formation: 'Col 2' },
        { id: 'red-1', at: [60, 140] },
      ],
    });
    const [moved] = play(game, { orders: { 'blue-1': 'N 12 cm, F E' } }, ['orders', 'movement']).of('moved');
    expect(moved).toMatchObject({ unit: 'blue-1', distance: 12, stopped: 'no room to come round beside blue-2' });
  });

  it('round shot says where it strikes again', () => {
    const game = setUp({
      pieces: [
        { id: 'red-gun', type: 'six-pounder-cannon', at: [60, 100], facing: 'S' },
        { id: 'blue-1', at: [60, 60] },
      ],
    });
    const calls = { 'red-gun': [{ shot: 'solid', bearing: 180, range: 39 }] } as const;
    const [shot] = play(game, { calls, seed: 1 }, ['artillery']).of('shot');
    expect(shot?.because.map(({ because, effect }) => `${because}: ${effect}`).join('; ')).toMatch(
      /bounces (once|twice|\d times): strikes again .* cm farther on/,
    );
  });

  it('every event of a whole battle is told, in full sentences without holes', () => {
    const file: unknown = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
    const battle = startBattle(musket, file, { seed: 1 });
    const kinds = new Set<string>();
    const onStep = (step: typeof battle) => {
      for (const event of step.events) {
        const lines = tellMusket(event, step.scenario);
        kinds.add(event.kind);
        // Whoever flees to the edge is told to run off the table, and a gun that is knocked out is not told to be gone besides.
        const isToldElsewhere =
          (event.kind === 'moved' && event.forced === 'rout') || (event.kind === 'left' && event.toldBefore === true);
        if (!isToldElsewhere) expect(lines.length, event.kind).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|null/);
      }
    };
    onStep(battle);
    playOut(musket, battle, { blue: takeAndHold(4), red: takeAndHold(5) }, { onStep });
    expect([...kinds]).toEqual(expect.arrayContaining(['orders', 'moved', 'volley', 'melee', 'morale', 'objective']));
  });
});

describe('what befalls guns, ships and friends', () => {
  const river: Features[number] = {
    kind: 'river',
    id: 'river',
    line: [
      [0, 75],
      [200, 75],
    ],
    width: 40,
  };
  const water = { rivers: [{ river: 'river', flow: 'still' as const, deep: true }], wind: 'west' as const };
  const gun: Piece = { id: 'red-gun', type: 'twelve-pounder-cannon', at: [100, 130], facing: 'S' };
  const told = (on: Game, script: Script, phases?: readonly string[]) =>
    play(on, script, phases).events.flatMap(event => tellMusket({ ...event, turn: 1 } as never, on.scenario));

  /** What is told of the first of some throws that brings such a line. */
  const firstWith = (line: string, lines: (seed: number) => readonly string[]) => {
    for (let seed = 1; seed < 60; seed++) {
      const found = lines(seed);
      if (found.includes(line)) return found;
    }
    throw new Error(`nobody is told "${line}"`);
  };

  it('a ball that sinks a boat strikes it; it is not that nobody falls (cady/musket/boat/artillery-sinks)', () => {
    const lines = firstWith('blue-boat sinks with blue-1 on board', seed => {
      const on = setUp({
        pieces: [{ id: 'blue-1', figures: 12, at: [10, 10], aboard: { vessel: 'blue-boat' } }, gun],
        vessels: [{ id: 'blue-boat', kind: 'boat', at: [100, 80], facing: 'N', length: 12, beam: 8 }],
        features: [river],
        water,
      });
      return told(on, { calls: { 'red-gun': [{ shot: 'solid', bearing: 180, range: 55 }] }, seed }, ['artillery']);
    });
    expect(lines[0]).toMatch(/it strikes blue-boat$/);
  });

  it('gunners of a ship stand to their guns, and who is on her deck goes below, whatever their morale (cady/ruling/ship-deck-morale)', () => {
    const on = setUp({
      pieces: [{ id: 'blue-1', figures: 12, at: [10, 10], aboard: { vessel: 'blue-ship' } }, gun],
      vessels: [{ id: 'blue-ship', kind: 'frigate', at: [120, 75], facing: 'E', length: 30, beam: 8, cost: 200 }],
      features: [river],
      water,
    });
    for (const id of ['blue-1', 'blue-ship-port-1']) Object.assign(unitIn(on.state, id), { figures: 2 });
    for (const id of ['blue-1', 'blue-ship-port-1']) unitIn(on.state, id).turn.lost = 4;
    const lines = told(on, { seed: 1 }, ['morale']).filter(line => line.includes('morale:'));
    expect(lines[0]).toMatch(/it must go below$/);
    expect(lines[1]).toMatch(/it stands to its gun all the same$/);
  });

  it('a gun that is knocked out is not destroyed besides', () => {
    const calls = { 'red-gun': [{ shot: 'solid', bearing: 180, range: 72 }] } as const;
    const lines = firstWith('blue-gun is knocked out', seed => {
      const on = setUp({ pieces: [gun, { id: 'blue-gun', type: 'six-pounder-cannon', at: [100, 60] }] });
      return told(on, { calls, seed }, ['artillery']);
    });
    expect(lines[0]).toMatch(/it strikes blue-gun$/);
    expect(lines.filter(line => line.startsWith('blue-gun'))).toEqual(['blue-gun is knocked out']);
  });

  it('whom his own side hits is told what it costs him (cady/musket/friendly-fire/penalty)', () => {
    const on = setUp({
      pieces: [gun, { id: 'red-1', figures: 24, at: [100, 76], formation: 'Col 6' }, { id: 'blue-1', at: [20, 20] }],
    });
    const calls = { 'red-gun': [{ shot: 'explosive', bearing: 180, range: 51 }] } as const;
    const lines = told(on, { calls, seed: 4 }, ['artillery']);
    expect(lines.join('\n')).toContain('red-1 is hit by friends: −2 melee points and −1 morale for the next 2 turns');
  });

  it('a random event says what it does (cady/events/chart/die)', () => {
    const event = { kind: 'random-event', event: '70-77', side: 'blue', because: [], turn: 1 } as never;
    const { scenario } = setUp({ pieces: [gun, { id: 'blue-1', at: [20, 20] }] });
    expect(tellMusket(event, scenario)).toEqual([
      'Random event of Blue: Training pays off (fire) — small arms hit a step better',
    ]);
  });
});
