import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../src/rulebook/index.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { strikersOf } from '../../../src/rulesets/wrg/turn/fighting/blows.js';
import { bothOf } from '../../../src/rulesets/wrg/turn/fighting/striking.js';
import { fightingRanks } from '../../../src/rulesets/wrg/turn/leading/ranks.js';
import { woodenTargets } from '../../../src/rulesets/wrg/turn/siege/towers.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { onWestWall, siege } from './siege-table.js';
import { type Piece, play, type Request, unitIn } from './table-top.js';

const pushers = {
  id: 'rome-tower',
  at: [300, 340],
  figures: 24,
  files: 8,
  order: 'HOLD TO west-wall',
  class: 'A',
} as const;
const tower = { id: 'helepolis', kind: 'tower', with: 'rome-tower' } as const;
const bowmen = {
  id: 'gaul-bows',
  at: [300, 400.05],
  facing: 'S',
  files: 8,
  figures: 8,
  type: 'lmi',
  weapons: ['bow'],
  order: 'HOLD',
} as const;

const towers = (pieces: readonly Piece[], entry: object = {}, more: Parameters<typeof siege>[1] = {}) =>
  siege(pieces, { material: [{ ...tower, ...entry }], ...more });

describe('a siege tower', () => {
  it('goes twenty paces, pushed by ten and two more for each figure in it (wrg/siege/material/penthouse-tower)', () => {
    const moved = (inside: number) => {
      const game = towers([{ ...pushers, order: 'MOVE N 100' }, onWestWall], { ...(inside === 0 ? {} : { inside }) });
      play(game, {}, ['orders', 'declarations', 'movement']);
      return unitIn(game, 'rome-tower').placed.at.y - 340;
    };
    expect(moved(0)).toBeCloseTo(20);
    expect(moved(4)).toBeCloseTo(20);
    expect(() => moved(5)).toThrow('24 figures cannot carry all that "rome-tower" has');
  });

  it('stays where it is with more men in it than can be pushed, and goes again when they come out', () => {
    const game = towers([pushers, onWestWall]);
    const man = (figures: number) => declaring({ 'rome-tower': { work: { man: 'helepolis', figures } } });
    game.state.period = 1;
    const shed = game.state.works?.material[0];
    if (shed !== undefined) shed.inside = 12;
    play(game, {}, ['declarations', 'movement']);
    expect(unitIn(game, 'rome-tower').placed.at.y).toBe(340);
    expect(() => play(game, { answers: man(13) }, ['declarations'])).not.toThrow();
    expect(() => play(game, { answers: man(24) }, ['declarations'])).toThrow('24 find no room in it');
    play(game, { answers: declaring({ 'rome-tower': { work: { man: 'helepolis', figures: 2 } } }) }, [
      'declarations',
      'movement',
    ]);
    expect(game.state.works?.material[0]?.inside).toBe(2);
    play(game, {}, ['declarations', 'movement']);
    expect(unitIn(game, 'rome-tower').placed.at.y).toBeGreaterThan(340);
  });

  it('keeps missiles from those in it, and lets no volley cost more than stand outside (wrg/siege/destroy/wooden-men)', () => {
    const lostTo = (inside: number, figures: number, rulings: Choices = {}) => {
      const game = {
        ...towers([{ ...pushers, at: [300, 360], figures: 24 }, bowmen], {}),
        rules: wrgRulesUnder({ rulings }),
      };
      const unit = unitIn(game, 'rome-tower');
      unit.figures = figures;
      unit.placed = { ...unit.placed, figures };
      const [shed] = game.state.works?.material ?? [];
      if (shed !== undefined) shed.inside = inside;
      const { of } = play(game, { seed: 4 }, ['orders', 'shooting']);
      return of('shot')
        .filter(({ target }) => target === 'rome-tower')
        .map(({ casualties }) => casualties);
    };
    expect(lostTo(0, 24)[0]).toBeGreaterThan(0);
    expect(lostTo(10, 10)).toEqual([]);
    expect(lostTo(10, 10, { 'wrg/ruling/men-in-towers': 'lost-with-it-alone' })).toEqual([]);
  });

  it('covers those who shoot from it as loopholes do, or wholly, as the reading has it', () => {
    const clauses = (rulings: Choices) => {
      const archers = {
        ...pushers,
        at: [300, 340],
        figures: 10,
        files: 10,
        type: 'lmi',
        weapons: ['bow'],
        order: 'HOLD',
      } as const;
      const game = { ...towers([archers, bowmen]), rules: wrgRulesUnder({ rulings }) };
      const [shed] = game.state.works?.material ?? [];
      if (shed !== undefined) shed.inside = 10;
      const { of } = play(game, { seed: 4 }, ['orders', 'shooting']);
      return of('shot')
        .filter(({ target }) => target === 'rome-tower')
        .map(({ because }) => because.some(({ clause }) => clause === 'wrg/siege/fort/loopholes'));
    };
    expect(clauses({})).toEqual([true]);
    expect(clauses({ 'wrg/ruling/men-in-towers': 'lost-with-it-alone' })).toEqual([]);
  });

  it('holds as many as stand on its base, or as many as one likes', () => {
    const most = (rulings: Choices) => {
      const game = { ...towers([pushers, onWestWall]), rules: wrgRulesUnder({ rulings }) };
      const { asked } = play(game, {}, ['orders', 'declarations']);
      const works = asked
        .flatMap((ask: Request) => (ask.kind === 'declare' ? ask.units : []))
        .find(({ unit }) => unit === 'rome-tower')?.works;
      return works?.flatMap(work => ('man' in work ? [work.figures] : []));
    };
    expect(most({})).toEqual([20]);
    expect(most({ 'wrg/ruling/room-in-towers': 'as-many-as-can-be-pushed' })).toEqual([24]);
  });

  it('is destroyed by stones with those in it, after twenty casualties (wrg/siege/destroy/wooden)', () => {
    const engines = {
      id: 'gaul-engines',
      at: [300, 520],
      facing: 'S',
      type: 'engine',
      engine: '30-mina-stone-thrower',
      weapons: [],
      figures: 4,
      files: 4,
      order: 'HOLD',
    } as const;
    const besieged = [{ ...pushers, order: 'HOLD', at: [300, 360] }, engines] as const;
    const answers = declaring({ 'gaul-engines': { work: { batter: 'helepolis' } } });
    // Nobody on the wall tells them where to throw.
    expect(() => play(towers(besieged, { inside: 4 }), { answers })).toThrow('it cannot batter helepolis');
    const watch = { id: 'gaul-watch', at: [500, 400.05], facing: 'S', files: 4, figures: 4, order: 'HOLD' } as const;
    const game = towers([...besieged, watch], { inside: 4 });
    const told = [];
    for (let period = 0; period < 12; period++) {
      const { of } = play(game, { answers, seed: period });
      told.push(...of('struck'));
      if (told.some(({ lost }) => lost !== null)) break;
    }
    expect(told.at(-1)).toMatchObject({ on: 'helepolis', lost: 4, needed: 20 });
    expect(told.at(-1)?.done).toBeGreaterThanOrEqual(20);
    // How so many hits have come about is told as of those that did not destroy it.
    const why = told.map(({ because }) => because.map(({ clause }) => clause));
    expect(why.at(-1)).toEqual(why[0]);
    expect(why[0]).toContain('wrg/siege/destroy/wooden');
    expect(game.state.works?.material).toEqual([]);
    expect(unitIn(game, 'rome-tower').figures).toBeLessThanOrEqual(20);
  });

  it('burns where there is fire, and is gone when nobody can stay in it', () => {
    const fire = { things: [], water: [], buckets: [], supplies: [{ unit: 'gaul-bows', atHand: true }] };
    const game = siege(
      [
        { ...pushers, order: 'HOLD', at: [300, 360] },
        { ...bowmen, order: 'HOLD, with fire' },
      ],
      {
        material: [{ ...tower, inside: 4 }],
      },
    );
    const scenario = { ...game.scenario, fire: { ...fire, wind: undefined } } as never;
    game.state.fires = {
      things: { helepolis: { points: 19, caught: true, untenableFor: 0, state: 'burning', added: 0 } },
      lit: {},
      tanks: {},
    };
    const { of } = play({ ...game, scenario }, {});
    expect(of('struck')).toMatchObject([{ unit: null, on: 'helepolis', lost: 4 }]);
    expect(of('struck')[0]?.because).toEqual([
      {
        clause: 'wrg/siege/destroy/wooden',
        because: expect.stringMatching(/fire casualty points/),
        effect: '20 are needed',
      },
    ]);
    expect(game.state.works?.material).toEqual([]);
    // It is told once, and its ruins burn no more.
    expect(of('fire')).toEqual([]);
    expect(play({ ...game, scenario }, {}).of('fire')).toEqual([]);
  });
});

/** A tower with some hits of stones and some points of fire, and what stones of this period do to it. */
function struckTower(
  { hits, points, atWall = false }: { readonly hits: number; readonly points: number; readonly atWall?: boolean },
  rulings: Choices,
  by: 'stones' | 'fire',
) {
  const engines = {
    id: 'gaul-engines',
    at: [300, 520],
    facing: 'S',
    type: 'engine',
    engine: '30-mina-stone-thrower',
    weapons: [],
    figures: 4,
    files: 4,
  } as const;
  const game = siege([{ ...pushers, at: [300, atWall ? 399.95 : 360] }, engines, { ...onWestWall, class: 'A' }], {
    material: [{ ...tower, inside: 2 }],
  });
  const [shed] = game.state.works?.material ?? [];
  if (shed === undefined) throw new Error('no tower');
  shed.hits = hits;
  if (atWall) {
    Object.assign(shed, { against: 'west-wall', at: { x: 300, y: 399.95 } });
    const melee = { a: 'gaul-wall', b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
    game.state.melees = [{ ...melee, chargers: [], following: [] }];
  }
  const blaze = { caught: false, untenableFor: 0, state: 'burning' } as const;
  const fires = { helepolis: { ...blaze, points, added: by === 'fire' ? 1 : 0 } };
  if (points > 0 || by === 'fire') game.state.fires = { things: fires, lit: {}, tanks: {} };
  const fire = { things: [], water: [], buckets: [], supplies: [], wind: undefined };
  const scenario = { ...game.scenario, fire } as never;
  if (by === 'stones') unitIn(game, 'gaul-engines').period.conduct = { work: { batter: 'helepolis' } };
  game.state.period = 2;
  const phases = by === 'stones' ? ['shooting'] : ['reactions'];
  const told = play({ ...game, scenario, rules: wrgRulesUnder({ rulings }) }, { seed: 4 }, phases).of('struck');
  const { lost, done, because } = told.at(-1) ?? {};
  return { lost, done, because, figures: unitIn(game, 'rome-tower').figures };
}

describe('the ground of a tower', () => {
  it('ends at the front of those who push it, or reaches out before them by half of it (wrg/ruling/ground-of-a-tower, wrg/siege/material/penthouse-tower)', () => {
    const engine = { id: 'gaul-engine', at: [300, 520], type: 'engine', engine: '30-mina-stone-thrower' } as const;
    const game = towers([
      { ...pushers, at: [300, 399.95] },
      { ...engine, facing: 'S', weapons: [], figures: 1, files: 1 },
    ]);
    const reaches = (rulings: Choices) => {
      const around = { state: game.state, rules: wrgRulesUnder({ rulings }) };
      const [target] = woodenTargets(unitIn(game, 'gaul-engine'), around);
      const ys = (target?.points ?? []).map(({ y }) => Math.round(y));
      return [Math.min(...ys), Math.max(...ys)];
    };
    expect(reaches({})).toEqual([368, 400]);
    expect(reaches({ 'wrg/ruling/ground-of-a-tower': 'about-the-front-of-its-bearers' })).toEqual([384, 416]);
  });
});

describe('a tower that is struck by stones and burns', () => {
  const apart = { 'wrg/ruling/stones-and-fire': 'each-by-itself' };

  it('is destroyed by both together, or by either alone (wrg/siege/destroy/wooden, wrg/ruling/stones-and-fire)', () => {
    const both = { hits: 8, points: 11 };
    expect(struckTower(both, {}, 'stones').lost).toBe(2);
    expect(struckTower(both, apart, 'stones').lost).toBeNull();
    expect(struckTower({ hits: 19, points: 0 }, apart, 'stones').lost).toBe(2);
    const burnt = struckTower(both, {}, 'fire');
    expect(burnt.lost).toBe(2);
    expect(burnt.because?.[0]?.because).toMatch(/fire casualty points? and .*hits? of stones/);
    expect(struckTower(both, apart, 'fire').lost).toBeUndefined();
    expect(struckTower({ hits: 0, points: 19 }, apart, 'fire').lost).toBe(2);
  });

  it('is lost with who has gone into it, with who fights from it too, or by fire with nobody (wrg/siege/destroy/wooden-men, wrg/ruling/men-in-a-lost-tower)', () => {
    const under = (reading: string) => ({ 'wrg/ruling/men-in-a-lost-tower': reading });
    const lost = (reading: string, by: 'stones' | 'fire', atWall: boolean) =>
      struckTower({ hits: 19, points: by === 'fire' ? 19 : 0, atWall }, under(reading), by).lost;
    const all = (reading: string) => [
      lost(reading, 'stones', false),
      lost(reading, 'stones', true),
      lost(reading, 'fire', false),
    ];
    expect(all('who-has-gone-into-it')).toEqual([2, 2, 2]);
    // Five are abreast on its bridge.
    expect(all('who-fights-from-it-too')).toEqual([2, 5, 2]);
    expect(all('nobody-in-a-burning-one')).toEqual([2, 2, 0]);
  });
});

/** Romans who have come over from their tower at men on the wall. */
function storming(by: 'tower' | 'scaling-ladder', rulings: Choices = {}) {
  const game = siege([{ ...pushers, at: [300, 399.95], order: 'ATTACK gaul-wall' }, onWestWall], {
    material: by === 'tower' ? [tower] : [{ id: 'ladder', kind: by, with: 'rome-tower' }],
  });
  for (const each of game.state.works?.material ?? []) {
    each.against = 'west-wall';
    each.at = { x: 300, y: 399.95 };
  }
  game.state.period = 2;
  const melee = { a: 'gaul-wall', b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
  game.state.melees = [{ ...melee, chargers: [], following: [] }];
  const played = play({ ...game, rules: wrgRulesUnder({ rulings }) }, { seed: 5 }, ['hand-to-hand']);
  const [up] = played.of('fought').filter(({ unit }) => unit === 'rome-tower');
  const [down] = played.of('fought').filter(({ unit }) => unit === 'gaul-wall');
  return { up, down };
}

describe('those who come over a wall from a tower', () => {
  it('fight on a level, as many abreast as it is broad; or as escaladers', () => {
    const level = storming('tower');
    expect(level.up?.figures).toBe(5);
    expect(level.up?.because.map(({ clause }) => clause)).not.toContain('wrg/melee/tactical/cover');
    expect(level.down?.because.map(({ clause }) => clause)).not.toContain('wrg/melee/tactical/shieldless-2');
    const climbing = storming('tower', { 'wrg/ruling/storming-from-towers': 'as-escaladers' });
    expect(climbing.up?.because.map(({ clause }) => clause)).toContain('wrg/melee/tactical/cover');
    expect(climbing.down?.because.map(({ clause }) => clause)).toContain('wrg/melee/tactical/shieldless-2');
    expect(storming('scaling-ladder').up?.figures).toBe(2);
  });

  it('are no more of them where they come at two enemies from one tower, each of them at whom he is before', () => {
    const half = { facing: 'S', files: 4, figures: 4, class: 'A' } as const;
    const game = siege(
      [
        { ...pushers, at: [300, 399.95], order: 'ATTACK gaul-wall' },
        { ...half, id: 'gaul-wall', at: [288, 400.05] },
        { ...half, id: 'gaul-others', at: [312, 400.05] },
      ],
      { material: [tower] },
    );
    for (const each of game.state.works?.material ?? []) {
      each.against = 'west-wall';
      each.at = { x: 300, y: 399.95 };
    }
    game.state.period = 2;
    game.state.melees = ['gaul-wall', 'gaul-others'].map(a => ({
      ...({ a, b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const),
      chargers: [],
      following: [],
    }));
    const fought = play(game, { seed: 5 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unanswered }) => !unanswered)
      .map(({ unit, target, figures }) => [unit, target, figures]);
    expect(fought).toEqual([
      // Who stands on the wall beside those who come over overlaps them.
      ['gaul-wall', 'rome-tower', 4],
      ['rome-tower', 'gaul-wall', 3],
      ['gaul-others', 'rome-tower', 4],
      ['rome-tower', 'gaul-others', 2],
    ]);
  });

  const ladderAlone = { 'wrg/ruling/overlapping-at-ladders': 'those-at-the-ways-up-alone' };
  const waysAlone = { 'wrg/ruling/spreading-on-a-rampart': 'nobody-before-the-defenders-give-way', ...ladderAlone };

  it('fight at its bridge or at the ladder alone: whoever stands beside it fights nobody, where nobody spreads (wrg/siege/fort/escalade)', () => {
    const fought = (kind: 'tower' | 'scaling-ladder', x: number, wall: number) => {
      const game = siege(
        [
          { ...pushers, at: [300, 399.95], order: 'ATTACK gaul-wall' },
          { id: 'gaul-wall', at: [wall, 400.05], facing: 'S', files: 4, figures: 4, class: 'A' },
        ],
        { material: [{ id: 'way', kind, with: 'rome-tower' }] },
      );
      for (const each of game.state.works?.material ?? []) {
        each.against = 'west-wall';
        each.at = { x, y: 399.95 };
      }
      game.state.period = 2;
      const melee = { a: 'gaul-wall', b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
      game.state.melees = [{ ...melee, chargers: [], following: [] }];
      return play({ ...game, rules: wrgRulesUnder({ rulings: waysAlone }) }, { seed: 5 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unanswered }) => !unanswered)
        .map(({ figures }) => figures);
    };
    // The Gauls stand before the four files on the right of eight.
    expect(fought('scaling-ladder', 280, 312)).toEqual([]);
    expect(fought('scaling-ladder', 320, 312)).toEqual([2, 2]);
    // Five are abreast on the bridge: two of them before the Gauls, or four.
    expect(fought('tower', 300, 312)).toEqual([2, 2]);
    expect(fought('tower', 312, 312)).toEqual([4, 4]);
  });

  it('are told why they strike nobody who has come to stand beside the way up (wrg/siege/fort/escalade)', () => {
    const game = siege(
      [
        { ...pushers, at: [300, 399.95], order: 'ATTACK gaul-wall' },
        { id: 'gaul-wall', at: [312, 400.05], facing: 'S', files: 4, figures: 4, class: 'A' },
      ],
      { material: [{ id: 'way', kind: 'scaling-ladder', with: 'rome-tower' }] },
    );
    for (const each of game.state.works?.material ?? []) {
      each.against = 'west-wall';
      each.at = { x: 280, y: 399.95 };
    }
    const melee = { a: 'gaul-wall', b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
    game.state.melees = [{ ...melee, chargers: [], following: [] }];
    game.state.period = 2;
    const field = fieldOf(game.state, game.scenario, game.rules);
    const why = game.state.melees
      .flatMap(each => bothOf(each, field))
      .map(striking => strikersOf(striking, field)?.because.map(({ because }) => because));
    expect(why).toEqual([['no ladder or bridge is between them'], ['no ladder or bridge is between them']]);
  });

  /** Romans from one tower at two enemies, each with a part of the wall. */
  const atTwo = () => {
    const half = { facing: 'S', files: 4, figures: 8, class: 'D', type: 'mi' } as const;
    const game = siege(
      [
        { ...pushers, type: 'hi', weapons: ['pilum'], at: [300, 399.95], order: 'ATTACK gaul-wall' },
        { ...half, id: 'gaul-wall', at: [288, 400.05], figures: 40, files: 4 },
        { ...half, id: 'gaul-others', at: [312, 400.05], figures: 2, files: 2, be: { pushedBack: 1 } },
      ],
      { material: [tower] },
    );
    for (const each of game.state.works?.material ?? []) {
      each.against = 'west-wall';
      each.at = { x: 300, y: 399.95 };
    }
    game.state.period = 2;
    game.state.melees = ['gaul-wall', 'gaul-others'].map(a => ({
      ...({ a, b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since: 1 } as const),
      chargers: [],
      following: [],
    }));
    return game;
  };

  it('are no more of them at the back of one of the two who breaks (wrg/pursuit/strikes)', () => {
    const atBacks = Array.from({ length: 30 }, (_, seed) =>
      play(atTwo(), { seed }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unit, target, unanswered }) => unanswered && unit === 'rome-tower' && target === 'gaul-others')
        .map(({ figures }) => figures),
    ).flat();
    expect(new Set(atBacks)).toEqual(new Set([1]));
  });

  /** Eight files from 276 to 324, and a tower before their middle; Gauls on the wall to the left of it. */
  const beside = (
    since: number,
    more: { kind?: 'tower' | 'scaling-ladder'; others?: boolean; rulings?: Choices } = {},
  ) => {
    const gaul = { facing: 'S', files: 8, figures: 16, class: 'A', weapons: ['javelins'] } as const;
    const others: Piece = { ...gaul, id: 'gaul-others', at: [313, 400.05], files: 8, figures: 8 };
    const game = siege(
      [
        { ...pushers, at: [300, 399.95], order: 'ATTACK gaul-wall' },
        { ...gaul, id: 'gaul-wall', at: [264, 400.05] },
        ...(more.others === true ? [others] : []),
      ],
      { material: [{ id: 'way', kind: more.kind ?? 'tower', with: 'rome-tower' }] },
    );
    for (const each of game.state.works?.material ?? []) {
      each.against = 'west-wall';
      each.at = { x: more.kind === 'scaling-ladder' ? 286 : 300, y: 399.95 };
    }
    game.state.period = 3;
    const melee = { a: 'gaul-wall', b: 'rome-tower', sideOfA: 'front', sideOfB: 'front', since } as const;
    const enemies = more.others === true ? ['gaul-wall', 'gaul-others'] : ['gaul-wall'];
    game.state.melees = enemies.map(a => ({ ...melee, a, chargers: [], following: [] }));
    const fought = play({ ...game, rules: wrgRulesUnder({ rulings: more.rulings ?? {} }) }, { seed: 5 }, [
      'hand-to-hand',
    ])
      .of('fought')
      .filter(({ unanswered, target }) => !unanswered && target !== 'gaul-others');
    return Object.fromEntries(fought.map(({ unit, figures }) => [unit, figures]));
  };

  const notMet = { 'wrg/ruling/met-as-they-lap-round': 'come-round-all-the-same' };

  it('overlap and lap round as anybody with those who are over, and more come over where the wall is empty (wrg/ruling/spreading-on-a-rampart, wrg/siege/fort/escalade)', () => {
    const one = { 'rome-tower': 1, 'gaul-wall': 1 };
    expect(beside(3, { rulings: waysAlone })).toEqual(one);
    expect(beside(1, { rulings: waysAlone })).toEqual(one);
    // One is before them, and one overlaps on their shielded side; from the second period two lap round, if those of the Gauls who have nobody to strike at do not
    // keep them off. Of the Gauls one overlaps.
    expect(beside(3)).toEqual({ 'rome-tower': 2, 'gaul-wall': 2 });
    expect(beside(1)).toEqual({ 'rome-tower': 2, 'gaul-wall': 2 });
    expect(beside(1, { rulings: notMet })).toEqual({ 'rome-tower': 4, 'gaul-wall': 2 });
    // Where others hold the wall beside them, those abreast on the bridge are all there are.
    expect(beside(1, { others: true })).toMatchObject({ 'rome-tower': 1, 'gaul-wall': 2 });
  });

  it('do so from ladders by another reading (wrg/ruling/spreading-on-a-rampart)', () => {
    const ladder = { kind: 'scaling-ladder' } as const;
    expect(beside(1, ladder)['rome-tower']).toBe(1);
    const rulings = { 'wrg/ruling/spreading-on-a-rampart': 'from-ladders-too' };
    expect(beside(1, { ...ladder, rulings: { ...rulings, ...notMet } })['rome-tower']).toBe(4);
  });

  it('are overlapped from the wall as they come up ladders, or fight those alone who stand at the top (wrg/ruling/overlapping-at-ladders, wrg/melee/overlap-standard, wrg/siege/fort/escalade)', () => {
    const ladder = { kind: 'scaling-ladder' } as const;
    // Two are before the ladder, and one stands beside them.
    expect(beside(1, ladder)).toEqual({ 'rome-tower': 1, 'gaul-wall': 2 });
    expect(beside(1, { ...ladder, rulings: ladderAlone })).toEqual({ 'rome-tower': 1, 'gaul-wall': 1 });
  });

  it('and so many share with their general what comes down at them (wrg/general/share)', () => {
    const game = atTwo();
    const field = fieldOf(game.state, game.scenario, game.rules);
    const ranks = fightingRanks(
      game.state.melees.flatMap(melee => bothOf(melee, field)),
      field,
    );
    // One of the five abreast on the bridge has nobody before him, and overlaps.
    expect(ranks.get('rome-tower')).toBe(5);
    expect(ranks.get('gaul-others')).toBe(2);
  });

  it('need no time at the wall: the bridge is let down where it stands', () => {
    const game = towers([{ ...pushers, at: [300, 399.95] }, onWestWall]);
    const { of } = play(game, { answers: declaring({ 'rome-tower': { work: { ladders: 'west-wall' } } }) });
    expect(of('siege').map(({ what }) => what)).toEqual(['tower-at-wall']);
  });
});

describe('siege ladders', () => {
  const laddered = (raising: number) => {
    const rules = wrgRules(wrgBook.with({ numbers: { 'wrg/siege-work/ladder-erecting': raising } }));
    const game = siege([{ ...pushers, at: [300, 399.95] }, onWestWall], {
      material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-tower' }],
    });
    const under = { ...game, rules };
    const answers = (request: Request) => {
      if (request.kind !== 'declare') return undefined;
      const open = request.units.find(({ unit }) => unit === 'rome-tower')?.works ?? [];
      return open.some(work => 'ladders' in work) ? { 'rome-tower': { work: { ladders: 'west-wall' } } } : {};
    };
    let periods = 0;
    while (under.state.works?.material[0]?.against === null && periods < 5) {
      play(under, { answers });
      periods += 1;
    }
    return periods;
  };

  it('take as many periods to raise as the rules say (wrg/siege/material/ladder-erect)', () => {
    const game = siege([{ ...pushers, at: [300, 399.95] }, onWestWall], {
      material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-tower' }],
    });
    const rules = wrgRules(wrgBook.with({ numbers: { 'wrg/siege-work/ladder-erecting': 0 } }));
    play({ ...game, rules });
    expect(game.state.works?.material[0]?.against).toBe('west-wall');
    expect(laddered(1)).toBe(1);
    expect(laddered(3)).toBe(3);
  });

  it('are taken up again where somebody left them', () => {
    const game = siege([{ ...pushers, at: [300, 300], order: 'HOLD' }, onWestWall], {
      material: [{ id: 'ladder', kind: 'scaling-ladder', at: [304, 308] }],
    });
    const { of } = play(game, { answers: declaring({ 'rome-tower': { work: { take: 'ladder' } } }) }, [
      'declarations',
      'movement',
    ]);
    expect(of('siege')).toMatchObject([{ on: 'ladder', what: 'taken' }]);
    expect(game.state.works?.material[0]?.by).toBe('rome-tower');
  });
});

describe('who has come near a wall', () => {
  const near = (y: number, order: string) => {
    const game = towers([
      { ...pushers, at: [300, y], order, be: { alarmed: true } },
      { ...bowmen, at: [600, 500] },
    ]);
    const [moved] = play(game, {}, ['movement']).of('moved');
    const { placed } = unitIn(game, 'rome-tower');
    return {
      moved: Math.round(moved?.distance ?? 0),
      at: Math.round(placed.at.y),
      tower: game.state.works?.material[0]?.at.y ?? 0,
    };
  };

  it('goes no faster than what he carries, and that is told as the reason (wrg/siege/material/penthouse-tower)', () => {
    const why = (order: string) => {
      const game = towers([
        { ...pushers, at: [300, 300], order, be: { alarmed: true } },
        { ...bowmen, at: [600, 500] },
      ]);
      const [moved] = play(game, {}, ['movement']).of('moved');
      return moved?.because.map(({ because, effect }) => `${because}: ${effect}`);
    };
    expect(why('HOLD TO west-wall')).toEqual(['with the tower: 20 paces']);
    // Who does not go as far as that is not slowed by it.
    expect(why('MOVE 0 10')).toEqual([]);
  });

  it('comes up to it with what is left of his move, and no farther (wrg/siege/material/penthouse-tower)', () => {
    expect(near(369, 'HOLD TO west-wall')).toMatchObject({ moved: 16, at: 385 });
  });

  it('brings what he carries with him (wrg/siege/material/penthouse-tower)', () => {
    const [there, before] = [near(389, 'HOLD'), near(300, 'HOLD')];
    expect(there.at).toBe(400);
    expect(there.tower - 400).toBeCloseTo(before.tower - 300, 0);
  });
});
