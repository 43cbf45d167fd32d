import { describe, expect, it } from 'vitest';
import type { Work } from '../../../src/rulesets/wrg/siege/works.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { siege, town } from './siege-table.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

const miners = { id: 'rome-sappers', at: [300, 350], files: 8, figures: 16, order: 'HOLD' } as const;
const shed = { id: 'shed', kind: 'penthouse', with: 'rome-sappers' } as const;
const far = { id: 'gaul-far', at: [700, 600], facing: 'S' } as const;
const onWall = { id: 'gaul-wall', at: [300, 400.05], facing: 'S', files: 8, figures: 16, order: 'HOLD' } as const;
/** Who digs back at them, well behind the wall. */
const diggers = { id: 'gaul-diggers', at: [300, 430], facing: 'S', files: 8, figures: 16, order: 'HOLD' } as const;

type Feature = (typeof town)[number];

const aim = { x: 300, y: 400 };

function mining(pieces: readonly Piece[] = [miners, far], works: Parameters<typeof siege>[1] = {}) {
  return siege(pieces, { mining: true, material: [shed], ...works });
}

const digging = (work: Work, unit = 'rome-sappers') => declaring({ [unit]: { work } });
const both = (mine: Work, counter: Work) =>
  declaring({ 'rome-sappers': { work: mine }, 'gaul-diggers': { work: counter } });

function dig(game: Game, periods: number, answers = digging({ mine: aim })) {
  const told = [];
  for (let period = 0; period < periods; period++) told.push(...play(game, { answers, seed: 3 }).events);
  return told;
}

describe('a mine', () => {
  it('goes ten paces a period from a penthouse, whoever many are there (wrg/siege/mining/start, wrg/siege/mining/rate)', () => {
    const game = mining();
    dig(game, 2);
    expect(game.state.works?.tunnels).toMatchObject([
      { side: 'rome', by: 'besieger', from: { x: 300, y: 350 }, to: aim, dug: 20, state: 'open' },
    ]);
    expect(game.state.works?.tunnels[0]?.diggers).toEqual([{ unit: 'rome-sappers', figures: 10 }]);
  });

  it('is told once to have come to its aim, and nobody digs at it any more (wrg/siege/mining/start)', () => {
    const game = mining();
    const dug = dig(game, 5).flatMap(event => (event.kind === 'mine' && event.what === 'dug' ? [event] : []));
    expect(dug).toHaveLength(5);
    expect(dug.at(-1)).toMatchObject({
      paces: 50,
      because: [{ clause: 'wrg/siege/mining/rate' }, { effect: 'no farther' }],
    });
    expect(() => dig(game, 1)).toThrow('its mine has come to its aim');
    const { asked } = play(game, {}, ['orders', 'declarations']);
    const sappers = asked
      .flatMap(ask => (ask.kind === 'declare' ? ask.units : []))
      .find(({ unit }) => unit === 'rome-sappers');
    expect(sappers?.works?.filter(work => 'mine' in work) ?? []).toEqual([]);
  });

  it('is not told to be dug farther by counterminers who wait in theirs for the enemy (wrg/siege/mining/countermine)', () => {
    const game = mining([miners, diggers]);
    const counter = digging({ mine: { x: 300, y: 350 } }, 'gaul-diggers');
    const told = dig(game, 12, counter).filter(event => event.kind === 'mine' && event.what === 'dug');
    expect(told).toHaveLength(9);
    // It is told as a countermine.
    expect(told.every(event => event.kind === 'mine' && event.counter === true)).toBe(true);
    expect(game.state.works?.tunnels[0]?.diggers).toHaveLength(1);
  });

  it('brings down the wall that it comes under, with those on it (wrg/siege/breach/losses, wrg/siege/breach/size)', () => {
    const game = mining([miners, onWall]);
    const before = dig(game, 4);
    expect(before.filter(({ kind }) => kind === 'broken')).toEqual([]);
    const fallen = dig(game, 1).find(event => event.kind === 'broken');
    expect(fallen).toMatchObject({ on: 'west-wall' });
    expect(fallen?.lost).toBeGreaterThan(0);
    expect(unitIn(game, 'gaul-wall').figures).toBeLessThan(16);
    expect(game.state.works?.gaps).toMatchObject([{ wall: 'west-wall', at: aim, rubble: true }]);
  });

  it('makes a tower untenable', () => {
    const game = mining([{ ...miners, at: [870, 380] }, far]);
    dig(game, 2, digging({ mine: { x: 870, y: 400 } }));
    expect(game.state.works?.gaps).toMatchObject([{ wall: 'tower', at: { x: 870, y: 400 } }]);
  });

  it('passes under a wall unnoticed where walls fall only at its aim', () => {
    const inside = { x: 300, y: 420 };
    const gapsUnder = (reading: 'falls-as-it-passes' | 'falls-at-its-aim', periods: number) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/mine-under-a-wall': reading } });
      const game = { ...mining(), rules };
      dig(game, periods, digging({ mine: inside }));
      return game.state.works?.gaps.length;
    };
    expect(gapsUnder('falls-as-it-passes', 5)).toBe(1);
    expect(gapsUnder('falls-at-its-aim', 5)).toBe(0);
    expect(gapsUnder('falls-at-its-aim', 7)).toBe(1);
  });

  it('is not begun in the open, under water, against turf, or without a switch (wrg/siege/mining/impossible)', () => {
    const answers = digging({ mine: aim });
    expect(() => play(mining([miners, far], { material: [] }), { answers })).toThrow(
      'the mouth of the tunnel lies open',
    );
    expect(() => play(mining([miners, far], { mining: false }), { answers })).toThrow('nobody mines in this battle');
    const turf = mining([miners, far], { walls: [{ feature: 'west-wall', is: 'turf-wall' }] });
    expect(() => play(turf, { answers })).toThrow('turf cannot be mined');
    const moat: Feature = {
      kind: 'river',
      id: 'moat',
      line: [
        [0, 380],
        [900, 380],
      ],
      width: 10,
    };
    const wet = siege([miners, far], { mining: true, material: [shed] }, [...town, moat]);
    expect(() => play(wet, { answers })).toThrow('nobody digs under water');
  });

  it('is begun from a house or a sap as well as from a penthouse', () => {
    const house: Feature = {
      kind: 'building',
      id: 'farm',
      outline: [
        [260, 330],
        [340, 330],
        [340, 370],
        [260, 370],
      ],
      level: 1,
    };
    const game = siege([miners, far], { mining: true }, [...town, house]);
    dig(game, 1);
    expect(game.state.works?.tunnels).toHaveLength(1);
  });

  it('goes half as fast in the dark, and as fast as ever by a torch (wrg/night/engineering)', () => {
    const paces = (torches: readonly string[]) => {
      const game = mining();
      const weather = { country: 'mediterranean', month: 'june', night: true, torches, fires: [] };
      const scenario = { ...game.scenario, weather } as never;
      game.state.weather = { so: { now: [], wet: 0 }, dark: true, vision: 60, wind: null, potential: null } as never;
      const lit = { ...game, scenario };
      play(lit, { answers: digging({ mine: aim }) }, ['declarations', 'movement']);
      return lit.state.works?.tunnels[0]?.dug;
    };
    expect(paces([])).toBe(5);
    expect(paces(['rome-sappers'])).toBe(10);
  });
});

/** What a side is told of mines in a period of digging. */
const toldOfMines = (game: Game, side: string) =>
  play(game, { answers: digging({ mine: aim }), seed: 3 }).told.flatMap(({ event, seenBy }) =>
    event.kind === 'mine' && (seenBy === undefined || seenBy.includes(side)) ? [event] : [],
  );

describe('what the town knows of a mine', () => {
  it('is where it begins if it sees that, and never where it goes (wrg/siege/mining/declare)', () => {
    const game = mining([miners, onWall]);
    const told = dig(game, 1);
    expect(told.filter(event => event.kind === 'mine').map(({ what }) => what)).toEqual(['begun', 'announced', 'dug']);
    const { works } = wrgView(game.state, 'gaul', game.scenario);
    expect(works?.tunnels).toMatchObject([{ from: { x: 300, y: 350 }, to: null, dug: null }]);
    expect(works?.tasks).toEqual({});
  });

  it('is nothing of a countermine begun within, nor is its number told by the names of others (wrg/siege/mining/countermine)', () => {
    const game = mining([miners, onWall, diggers]);
    const { events } = play(game, {
      answers: both({ mine: aim }, { mine: { x: 300, y: 350 } }),
    });
    expect(events.filter(event => event.kind === 'mine' && event.what === 'announced')).toHaveLength(1);
    const { works } = wrgView(game.state, 'rome', game.scenario);
    expect(works?.tunnels.map(({ side }) => side)).toEqual(['rome']);
    expect(works?.tasks).toEqual({ 'rome-sappers': { mine: aim } });
  });

  it('is what who digs cannot tell: nothing is other for him whether somebody lies hidden who sees it (wrg/siege/mining/declare)', () => {
    const seenBy = (side: string, others: readonly Piece[]) => {
      const game = mining([miners, ...others]);
      for (const { id } of others) unitIn(game, id).hidden = { kind: 'ambush' };
      const told = toldOfMines(game, side);
      return { told, tunnels: wrgView(game.state, side, game.scenario).works?.tunnels };
    };
    const watcher = { ...far, id: 'gaul-watcher', at: [300, 380] } as const;
    const elsewhere = { ...far, id: 'gaul-watcher', at: [700, 420] } as const;
    expect(seenBy('rome', [watcher])).toEqual(seenBy('rome', [elsewhere]));
    expect(seenBy('gaul', [watcher]).told).toMatchObject([{ what: 'announced' }]);
    expect(seenBy('gaul', [elsewhere]).told).toEqual([]);
  });

  it('does not tell how many others were begun out of its sight (wrg/siege/mining/declare)', () => {
    const game = mining([miners, onWall]);
    const secret = {
      id: 'rome-mine-1',
      side: 'rome',
      by: 'besieger',
      from: { x: 500, y: 300 },
      to: { x: 500, y: 400 },
      insideFort: false,
      knownAs: null,
      dug: 30,
      state: 'open',
      diggers: [],
    } as const;
    game.state.works?.tunnels.push({ ...secret, diggers: [] });
    expect(toldOfMines(game, 'gaul')).toMatchObject([{ what: 'announced', mine: 'rome-known-mine-1' }]);
    const known = wrgView(game.state, 'gaul', game.scenario).works?.tunnels;
    expect(known?.map(({ id }) => id)).toEqual(['rome-known-mine-1']);
    const own = wrgView(game.state, 'rome', game.scenario).works?.tunnels ?? [];
    expect(own.map(({ id }) => id)).toEqual(['rome-mine-1', 'rome-mine-2']);
    expect(own.map(each => Object.keys(each))).toEqual([Object.keys(own[0] ?? {}), Object.keys(own[0] ?? {})]);
  });
});

describe('a countermine', () => {
  const meeting = (seed: number) => {
    const game = mining([miners, diggers]);
    const told = [];
    for (let period = 0; period < 6; period++) {
      const answers = both({ mine: { x: 300, y: 399 } }, { mine: { x: 300, y: 350 } });
      const { events } = play(game, { answers, seed: seed * 10 + period });
      told.push(...events);
      if (events.some(({ kind }) => kind === 'underground')) break;
    }
    return { game, told };
  };

  it('fights the miners outside the walls, and one tunnel falls in on half of those in it (wrg/siege/mining/underground-fight, wrg/siege/mining/escape)', () => {
    const fallen = new Set<string>();
    for (let seed = 1; seed < 40 && fallen.size < 2; seed++) {
      const { game, told } = meeting(seed);
      const [fight] = told.filter(event => event.kind === 'underground');
      if (fight === undefined) continue;
      const { casualties, collapsed } = fight;
      const isMine = collapsed === 'mine';
      const mine = game.state.works?.tunnels.find(({ by }) => by === (isMine ? 'besieger' : 'defender'));
      expect(mine?.state).toBe('collapsed');
      expect(casualties.counterminers > casualties.miners).toBe(!isMine);
      const buried = told.filter(
        event => event.kind === 'lost' && event.because[0]?.clause === 'wrg/siege/mining/escape',
      );
      expect(buried).toMatchObject([{ unit: isMine ? 'rome-sappers' : 'gaul-diggers', figures: 5 }]);
      fallen.add(isMine ? 'mine' : 'countermine');
    }
    expect([...fallen].sort()).toEqual(['countermine', 'mine']);
  });

  it('passes under its own wall without harm, unless walls fall over countermines too', () => {
    const gapsUnder = (reading: 'walls-stand' | 'walls-fall') => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/countermine-under-walls': reading } });
      const game = { ...mining([{ ...miners, order: 'HOLD' }, diggers]), rules };
      dig(game, 5, digging({ mine: { x: 300, y: 350 } }, 'gaul-diggers'));
      return game.state.works?.gaps.length;
    };
    expect(gapsUnder('walls-stand')).toBe(0);
    expect(gapsUnder('walls-fall')).toBe(1);
  });

  it('brings down a mine in which nobody is left', () => {
    const game = mining([miners, diggers]);
    dig(game, 4);
    dig(game, 5, digging({ mine: { x: 300, y: 350 } }, 'gaul-diggers'));
    expect(game.state.works?.tunnels.map(({ by, state }) => [by, state])).toEqual([
      ['besieger', 'collapsed'],
      ['defender', 'open'],
    ]);
  });
});

describe('diggers whom a test takes out of their officers’ hands', () => {
  const toMouth = { mine: { x: 300, y: 350 } };

  /** Counterminers who have dug for a period and are told something then; how far their tunnel is after the next, and where they are. */
  const told = (
    instruction: 'uncontrolled-advance' | 'retire' | 'halt',
    reading: 'defends-the-walls' | 'works-on-at-double-speed',
    more: readonly Piece[] = [],
  ) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/garrison-at-work-out-of-control': reading } });
    const game = { ...mining([miners, { ...diggers, be: { alarmed: true } }, ...more]), rules };
    dig(game, 1, digging(toMouth, 'gaul-diggers'));
    const { x, y } = unitIn(game, 'gaul-diggers').placed.at;
    unitIn(game, 'gaul-diggers').bound = { instruction, disorganised: false, left: 2, kept: 0 };
    dig(game, 1, () => undefined);
    const { at } = unitIn(game, 'gaul-diggers').placed;
    const [tunnel] = game.state.works?.tunnels ?? [];
    return {
      dug: tunnel?.dug,
      state: tunnel?.state,
      at: tunnel?.diggers.length,
      stays: at.x === x && at.y === y,
      game,
    };
  };

  it('leave a countermine as it is and go to the breach, the ladders or out, or work on at double speed (wrg/ruling/garrison-at-work-out-of-control, wrg/siege/fort/uncontrolled, wrg/siege/working/uncontrolled)', () => {
    expect(told('uncontrolled-advance', 'defends-the-walls')).toMatchObject({
      dug: 10,
      state: 'open',
      at: 0,
      stays: false,
    });
    expect(told('uncontrolled-advance', 'works-on-at-double-speed')).toMatchObject({ dug: 30, at: 1, stays: true });
  });

  it('go at enemies within their walls by that reading as well (wrg/siege/working/uncontrolled)', () => {
    const within: Piece = { id: 'rome-within', at: [300, 520], facing: 'N', be: { alarmed: true } };
    expect(told('uncontrolled-advance', 'works-on-at-double-speed', [within])).toMatchObject({ dug: 10, stays: false });
  });

  it('and lay down their tools where they are told to retire or to halt; the tunnel stays, and they may go on with it (wrg/siege/mining/countermine)', () => {
    for (const reading of ['defends-the-walls', 'works-on-at-double-speed'] as const) {
      expect(told('retire', reading)).toMatchObject({ dug: 10, state: 'open', at: 0, stays: false });
      const { game, ...halted } = told('halt', reading);
      expect(halted).toMatchObject({ dug: 10, state: 'open', at: 0, stays: true });
      unitIn(game, 'gaul-diggers').bound = null;
      dig(game, 1, digging(toMouth, 'gaul-diggers'));
      expect(game.state.works?.tunnels).toMatchObject([{ dug: 20, state: 'open' }]);
    }
  });
});
