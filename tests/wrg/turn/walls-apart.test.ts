import { describe, expect, it } from 'vitest';
import { whoThreatens } from '../../../src/rulesets/wrg/turn/declaring/reach.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wallsKeepApart } from '../../../src/rulesets/wrg/turn/siege/crossing.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, ridingStraight } from './answers.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { play, setUp, unitIn } from './table-top.js';

it('a wall keeps two enemies apart, but not a long column that comes round its end from who stands there [wrg/siege/material/ladder]', () => {
  const game = setUp({
    pieces: [
      { id: 'rome-column', at: [500, 296], figures: 12, files: 1 },
      { id: 'gaul-band', at: [500, 340] },
    ],
    features: [
      {
        kind: 'rampart',
        id: 'wall',
        line: [
          [400, 300],
          [600, 300],
        ],
      },
    ],
    scenario: { works: { forts: [], walls: [], ditches: [], material: [], builders: [] } },
  });
  const [column, band] = [unitIn(game, 'rome-column'), unitIn(game, 'gaul-band')];
  const field = fieldOf(game.state, game.scenario, game.rules);
  const apart = (end: typeof column.placed) =>
    wallsKeepApart({ unit: column, end }, { unit: band, end: band.placed }, field);
  expect(apart(column.placed)).toBe(true);
  expect(apart({ ...column.placed, at: { x: 500, y: 345 } })).toBe(false);
});

/** Sixteen Romans abreast, from 252 to 348, at the foot of a wall, with a ladder before them, and Gauls on it: four abreast, from 318 to 342. */
function withLadderAt(x: number) {
  const game = siege(
    [
      { ...beforeWestWall, files: 16, order: 'ATTACK gaul-wall', class: 'A', be: { alarmed: true } },
      { id: 'gaul-wall', at: [330, 400.05], facing: 'S', files: 4, be: { alarmed: true } },
    ],
    { material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-foot' }] },
  );
  for (const ladder of game.state.works?.material ?? []) {
    ladder.against = 'west-wall';
    ladder.at = { x, y: 399.95 };
  }
  return game;
}

describe('a ladder', () => {
  const offered = (x: number) =>
    play(withLadderAt(x), { seed: 2 }, ['orders', 'declarations']).asked.flatMap(ask =>
      ask.kind === 'declare' && ask.side === 'rome'
        ? ask.units.flatMap(({ charges }) => charges.map(({ target }) => target))
        : [],
    );

  it('leads up at whoever is before it, and not at those beside [wrg/siege/fort/escalade]', () => {
    expect(offered(330)).toEqual(['gaul-wall']);
    expect(offered(260)).toEqual([]);
  });

  it('lets nobody come to blows who charges beside it: he stops at the foot of the wall and is told so [wrg/siege/fort/escalade]', () => {
    const charging = (x: number) => {
      const game = withLadderAt(x);
      unitIn(game, 'rome-foot').period.charges = 'gaul-wall';
      const { of } = play(game, { seed: 2 }, ['movement', 'hand-to-hand']);
      return { game, of };
    };
    const beside = charging(260);
    expect(beside.of('met')).toEqual([]);
    expect(beside.of('struck-nobody')).toEqual([]);
    expect(beside.of('moved')).toMatchObject([
      { unit: 'rome-foot', stopped: 'impassable', ground: { feature: 'west-wall' } },
    ]);
    expect(unitIn(beside.game, 'rome-foot').placed.at.y).toBeCloseTo(399.95);
    expect(charging(330).of('met')).toMatchObject([{ chargers: ['rome-foot'] }]);
  });

  it('leads nobody to those who stand on the wall beside him to whom it does [wrg/siege/fort/escalade]', () => {
    const game = siege(
      [
        { ...beforeWestWall, files: 16, class: 'A', be: { alarmed: true } },
        { id: 'gaul-wall', at: [330, 400.05], facing: 'S', files: 4, be: { alarmed: true } },
        { id: 'gaul-beside', at: [270, 400.05], facing: 'S', files: 4, be: { alarmed: true } },
      ],
      { material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-foot' }] },
    );
    for (const ladder of game.state.works?.material ?? [])
      Object.assign(ladder, { against: 'west-wall', at: { x: 330, y: 399.95 } });
    // They have come on from farther off, as far as the foot of the wall.
    const foot = unitIn(game, 'rome-foot');
    foot.placed = { ...foot.placed, at: { x: 300, y: 396 } };
    foot.period.charges = 'gaul-wall';
    const { of } = play(game, { seed: 2 }, ['movement']);
    expect(of('met')).toMatchObject([{ a: 'gaul-wall', chargers: ['rome-foot'] }]);
    expect(of('out-of-contact')).toEqual([]);
  });

  it('lets nobody up who is out of control and comes up beside the enemy: he stops at the foot of the wall too [wrg/siege/fort/escalade]', () => {
    const wild = (x: number, enemy = { x: 330, y: 400.05 }) => {
      const game = withLadderAt(x);
      const gaul = unitIn(game, 'gaul-wall');
      gaul.placed = { ...gaul.placed, at: enemy };
      unitIn(game, 'rome-foot').bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 };
      const { of } = play(game, { seed: 2 }, ['movement', 'hand-to-hand']);
      return { met: of('met').length, over: unitIn(game, 'rome-foot').placed.at.y > 400 };
    };
    expect(wild(260)).toEqual({ met: 0, over: false });
    expect(wild(330)).toEqual({ met: 1, over: false });
    // Nobody stands on the wall.
    expect(wild(260, { x: 300, y: 480 })).toEqual({ met: 0, over: true });
  });

  it('is gone down as well as up [wrg/siege/fort/escalade]', () => {
    const game = withLadderAt(330);
    unitIn(game, 'gaul-wall').period.charges = 'rome-foot';
    expect(play(game, { seed: 2 }, ['movement']).of('met')).toMatchObject([{ chargers: ['gaul-wall'] }]);
  });
});

describe('a melee over a wall', () => {
  it('is over where the ladder leads up beside those who are left on it: neither is hand to hand any more [wrg/siege/fort/escalade]', () => {
    const left = (x: number) => {
      const game = withLadderAt(x);
      const melee = { a: 'gaul-wall', b: 'rome-foot', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
      game.state.melees = [{ ...melee, chargers: [], following: [] }];
      game.state.period = 2;
      // Few fight, so that nobody is pushed back.
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/overlapping-at-ladders': 'those-at-the-ways-up-alone' } });
      const { of } = play({ ...game, rules }, { seed: 2 }, ['hand-to-hand']);
      return { of, melees: game.state.melees.length };
    };
    const beside = left(260);
    expect(beside.melees).toBe(0);
    expect(beside.of('out-of-contact')).toMatchObject([
      { a: 'gaul-wall', b: 'rome-foot', because: [{ because: 'no ladder or bridge is between them' }] },
    ]);
    expect(left(330).melees).toBe(1);
  });
});

describe('who is on a wall', () => {
  const along = (way: number, wall = 400.05) => {
    const game = siege([
      { id: 'rome-guard', at: [110, way], type: 'mc', figures: 5, files: 5 },
      { id: 'rome-foot', at: [440, way] },
      { id: 'gaul-wall', at: [280, wall], facing: 'S', files: 4 },
    ]);
    play(game, { seed: 3 }, ['orders']);
    const answers = answering('orders', ({ units }) =>
      units.some(({ unit }) => unit === 'rome-foot') ? { 'rome-foot': { order: 'RETIRE', by: 'messenger' } } : {},
    );
    play(game, { answers, seed: 3 }, ['orders']);
    const straight = ridingStraight(game);
    return [1, 2, 3].flatMap(() => play(straight, { seed: 3 }, ['orders']).of('messenger')).map(({ what }) => what);
  };

  it('comes upon no messenger who rides along the foot of it [wrg/orders/messengers-as-patrol]', () => {
    expect(along(399.95)).toEqual(['arrived']);
    // Down from it he does.
    expect(along(380, 380.05)).toEqual(['fights', 'arrived']);
  });

  it('has nobody below in reach of his charge who is kept from him by it, and is in nobody’s [wrg/reaction/test-first-shot-or-reach] [wrg/reaction/within-detour]', () => {
    const threatens = (isUp: boolean) => {
      const game = siege([
        { ...beforeWestWall, at: [300, 360] },
        { ...onWestWall, ...(isUp ? {} : { at: [300, 390], files: 8 }) },
      ]);
      const field = fieldOf(game.state, game.scenario, game.rules);
      const [below, above] = [unitIn(game, 'rome-foot'), unitIn(game, 'gaul-wall')];
      return [whoThreatens(below, field)?.id, whoThreatens(above, field)?.id];
    };
    expect(threatens(true)).toEqual([undefined, undefined]);
    expect(threatens(false)).toEqual(['gaul-wall', 'rome-foot']);
  });
});
