import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';
import { quadOf } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, play, setUp, unitIn } from './table-top.js';

/** Six stands of foot in one rank, 24 cm wide; a column two stands wide before one of its ends or its middle, in melee since last turn. */
function ends(x: number, rules = musketRules()) {
  const game = setUp({
    rules,
    pieces: [
      { id: 'blue-1', at: [60, 40], figures: 12, formation: 'Col 12' },
      { id: 'red-1', at: [x, 40.25], type: 'light-lancers', figures: 8, formation: 'Col 4' },
    ],
  });
  game.state.turn = 2;
  game.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'front',
    edgeOfB: 'front',
    since: 1,
    attackers: ['red-1'],
    run: {},
  });
  const before = quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules));
  return { ...game, before };
}

/** All of blue who roll fall, and nobody of red. */
function fought(game: ReturnType<typeof ends>) {
  const first = structuredClone(game.state);
  const [told] = play({ ...game, state: first }, { seed: 1 }, ['melee']).of('melee');
  const [blue, red] = [told?.a.dice ?? 0, told?.b.dice ?? 0];
  play(game, { dice: [...all(blue, 12), ...all(red, 1)], goes: false }, ['melee']);
  return { blue, quad: quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules)) };
}

describe('the end of a line one rank deep (cady/common/melee/no-sideways-slide cady/common/melee/only-contact)', () => {
  it('falls where the enemy touches it: the other stands stay where they are, and do not fight in its place', () => {
    const [left] = ends(60).before.map(({ x }) => x);
    const game = ends(Math.round(left ?? 0) + 1);
    const { quad, blue } = fought(game);
    const xs = (corners: readonly { readonly x: number }[]) => corners.map(({ x }) => x);
    expect(blue).toBeGreaterThan(0);
    expect(unitIn(game.state, 'blue-1').figures).toBe(12 - blue);
    expect(Math.max(...xs(quad))).toBeCloseTo(Math.max(...xs(game.before)), 2);
    expect(Math.min(...xs(quad))).toBeGreaterThan(Math.min(...xs(game.before)) + 3);
    // Nobody is left in base contact: the melee is over.
    expect(game.state.contacts).toEqual([]);
  });

  it('whose end is gone by shock alone is a gap for who charged it too (cady/common/break-through/any-cause)', () => {
    const [left] = ends(60).before.map(({ x }) => x);
    const told = (seed: number) => {
      const game = ends(Math.round(left ?? 0) + 1);
      game.state.turn = 1;
      Object.assign(unitIn(game.state, 'red-1').turn, { charging: true, moved: 0.5, spare: 30 });
      for (const contact of game.state.contacts) Object.assign(contact, { run: { 'red-1': 20 } });
      const { of } = play(game, { seed, goes: true }, ['shock', 'melee']);
      return { melee: of('melee').length, through: of('broke-through').map(({ unit }) => unit) };
    };
    const unfought = Array.from({ length: 30 }, (_, seed) => told(seed + 1)).filter(({ melee }) => melee === 0);
    expect(unfought.length).toBeGreaterThan(3);
    for (const { through } of unfought) expect(through).toEqual(['red-1']);
  });

  it('in the middle the line is divided, as before', () => {
    const game = ends(60);
    fought(game);
    expect(unitIn(game.state, 'blue-1').divided).toMatchObject({ by: 'red-1' });
  });

  it('nobody slides into the gap in the middle either: while it is divided, none of its figures fights him who stands there', () => {
    const game = ends(60);
    fought(game);
    game.state.turn += 1;
    const told = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(told).toEqual([]);
    expect(unitIn(game.state, 'blue-1').divided).toMatchObject({ by: 'red-1' });
    // When a part has routed the rest closes up, and keeps no account of the gap.
    unitIn(game.state, 'blue-1').divided = null;
    for (const contact of game.state.contacts) contact.touched = {};
    const [again] = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(again?.a.dice).toBeGreaterThan(0);
  });
});

describe('a line one rank deep that is touched in its middle (cady/common/melee/no-sideways-slide cady/common/melee/only-contact)', () => {
  /** A round in which so many of blue fall. */
  function round(game: ReturnType<typeof ends>, fallen: number) {
    const first = structuredClone(game.state);
    const [told] = play({ ...game, state: first }, { seed: 1 }, ['melee']).of('melee');
    const [blue, red] = [told?.a.dice ?? 0, told?.b.dice ?? 0];
    const { of } = play(game, { dice: [...all(fallen, 12), ...all(blue - fallen, 1), ...all(red, 1)], goes: false }, [
      'melee',
    ]);
    game.state.turn += 1;
    return { blue, divided: of('divided') };
  }

  it('fights with those who are left of the stands that are touched, and with nobody from beside', () => {
    const game = ends(60);
    const first = round(game, 2);
    expect(first.blue).toBeGreaterThan(2);
    expect(first.divided).toEqual([]);
    const second = round(game, 0);
    expect(second.blue).toBe(first.blue - 2);
    const third = round(game, second.blue);
    expect(third.divided).toMatchObject([{ unit: 'blue-1', by: 'red-1' }]);
    expect(unitIn(game.state, 'blue-1').divided?.smaller).toBe((12 - first.blue) / 2);
  });

  it('whom the shock has taken is gone from there too: nobody steps into his place for the melee (cady/common/shock/casualties-no-melee)', () => {
    const game = ends(60);
    const told = (seed: number, charging = true) => {
      const state = structuredClone(game.state);
      state.turn = 1;
      unitIn(state, 'red-1').turn.charging = charging;
      for (const contact of state.contacts) Object.assign(contact, { run: { 'red-1': 20 } });
      const { of } = play({ ...game, state }, { seed, goes: false }, ['shock', 'melee']);
      return { shock: of('shock')[0]?.losses ?? 0, melee: of('melee')[0]?.a.dice ?? 0, divided: of('divided') };
    };
    const touched = told(1, false).melee;
    const seeds = Array.from({ length: 40 }, (_, seed) => told(seed + 1));
    const some = seeds.filter(({ shock }) => shock > 0 && shock < touched);
    expect(some.length).toBeGreaterThan(5);
    for (const { shock, melee } of some) expect(melee).toBe(touched - shock);
    for (const { melee, divided } of seeds.filter(({ shock }) => shock === touched)) {
      expect([melee, divided.length]).toEqual([0, 1]);
    }
  });
});

/** Foot in ranks, and horse in two columns or one before parts of its front, in melee since last turn. */
function met(formation: string, figures: number, horse: readonly (readonly [id: string, x: number])[]) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], figures, formation },
      ...horse.map(([id, x]) => ({
        id,
        at: [x, 40.25] as const,
        type: 'light-lancers' as const,
        figures: 8,
        formation: 'Col 4',
      })),
    ],
  });
  game.state.turn = 2;
  for (const [id] of horse) {
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    game.state.contacts.push({ a: 'blue-1', b: id, ...edges, since: 1, attackers: [id], run: {} });
  }
  const before = quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules));
  const now = () => quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules));
  const across = (quad: ReturnType<typeof now>) => quad.map(({ x }) => x).sort((a, b) => a - b);
  return { ...game, before: across(before), now: () => across(now()) };
}

/** One round in which all of blue who roll fall, and nobody of red. */
function cutDown(game: ReturnType<typeof met>) {
  const first = structuredClone(game.state);
  const told = play({ ...game, state: first }, { seed: 1 }, ['melee']).of('melee');
  const dice = told.flatMap(({ a, b }) => [...all(a.dice, 12), ...all(b.dice, 1)]);
  game.state.turn += 1;
  return play(game, { dice, goes: false }, ['melee']);
}

describe('the end of a body several ranks deep', () => {
  it('is filled from behind, and not from beside: with its last rank the melee is over (cady/common/melee/fill-gap-from-behind cady/common/melee/no-sideways-slide)', () => {
    const left = met('LB', 24, [['red-1', 150]]).before[0] ?? 0;
    const game = met('LB', 24, [['red-1', Math.round(left) + 1]]);
    cutDown(game);
    // The first rank of the files that are touched has fallen; those behind have moved up.
    expect(game.state.contacts).toHaveLength(1);
    expect(game.now()).toEqual(game.before);
    const touched = game.state.contacts[0]?.touched?.['blue-1'];
    expect(touched).toMatchObject({ at: 'left' });
    cutDown(game);
    expect(game.state.contacts).toEqual([]);
    expect(game.now().at(-1)).toBeCloseTo(game.before.at(-1) ?? 0, 2);
    expect(game.now()[0]).toBeGreaterThan((game.before[0] ?? 0) + 3);
    expect(unitIn(game.state, 'blue-1').figures).toBe(24 - (touched?.stood ?? 0));
  });

  it('in its middle it is divided when all ranks there have fallen (cady/common/broken/divided-must-reform)', () => {
    const game = met('LB', 24, [['red-1', 60]]);
    expect(cutDown(game).of('divided')).toEqual([]);
    expect(cutDown(game).of('divided')).toMatchObject([{ unit: 'blue-1', by: 'red-1' }]);
    const told = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(told).toEqual([]);
  });

  it('a line of one rank loses each of its ends to the enemy who touches it', () => {
    const [left = 0, right = 0] = [
      met('Col 24', 24, [['red-1', 150]]).before[0],
      met('Col 24', 24, [['red-1', 150]]).before.at(-1),
    ];
    const game = met('Col 24', 24, [
      ['red-1', Math.round(left) + 1],
      ['red-2', Math.round(right) - 1],
    ]);
    cutDown(game);
    const gone = [(game.now()[0] ?? 0) - left, right - (game.now().at(-1) ?? 0)];
    expect(gone[0]).toBeGreaterThan(2);
    expect(gone[1]).toBeCloseTo(gone[0] ?? 0, 2);
    expect(game.state.contacts).toEqual([]);
  });
});

describe('a line that came on and lost its middle to an enemy who stood still (cady/ruling/divided-by-whom)', () => {
  const lost = (choice: string, goes = false) => {
    const game = ends(60, musketRulesUnder({ 'cady/ruling/divided-by-whom': choice }));
    game.state.contacts = game.state.contacts.map(contact => ({ ...contact, attackers: ['blue-1'] }));
    const first = structuredClone(game.state);
    const [told] = play({ ...game, state: first }, { seed: 1 }, ['melee']).of('melee');
    const dice = [...all(told?.a.dice ?? 0, 12), ...all(told?.b.dice ?? 0, 1)];
    const { of } = play(game, { dice, goes }, ['melee']);
    return { game, divided: of('divided'), through: of('broke-through') };
  };

  it('is divided by whoever stands before it, who is said to have stood there', () => {
    const { game, divided } = lost('whoever-stands-before-it');
    expect(divided).toMatchObject([
      { unit: 'blue-1', by: 'red-1', because: [{ because: 'nobody is left of the middle before red-1' }] },
    ]);
    expect(unitIn(game.state, 'blue-1').divided).not.toBeNull();
  });

  it('or only by who has come on to it: else it closes up before him at the end of the turn, and fights him again', () => {
    const { game, divided } = lost('who-has-come-on');
    expect([divided, unitIn(game.state, 'blue-1').divided]).toEqual([[], null]);
    play(game, { seed: 1 }, ['morale']);
    game.state.turn += 1;
    const [again] = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(again?.a.dice).toBeGreaterThan(0);
  });

  it('and he may go through the gap by either reading (cady/common/break-through/when)', () => {
    for (const choice of ['whoever-stands-before-it', 'who-has-come-on']) {
      expect(lost(choice, true).through).toMatchObject([{ unit: 'red-1' }]);
    }
  });
});
