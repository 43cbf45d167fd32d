import { describe, expect, test } from 'vitest';
import { ancientWindows } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { boltAtElephant } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-hits.js';
import { takeHits, woundElephant } from '../../src/rulesets/cady/ancient-medieval/turn/troops/hits.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { distanceBetweenQuads, quadOf } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { doing, faultsOf, type Game, move, order, type Piece, setUp, type Throws, unitIn } from './table-top.js';

const elephant = (more: Partial<Piece> = {}): Piece => ({
  id: 'blue-elephant',
  type: 'war-elephant-archer',
  at: [100, 60],
  ...more,
});

function hit(game: Game, hits: number, throws: Throws = {}, id = 'blue-elephant') {
  const unit = unitIn(game.state, id);
  return doing(game, throws, context => takeHits(unit, hits, 'missiles', game.state, context));
}

describe('hits on an elephant', () => {
  // cady/ancient-medieval/elephant/hits-to-rampage, cady/ancient-medieval/elephant/losses-on-sheet
  test('five are marked on its sheet, the sixth makes it rampage at once', () => {
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [100, 100] }] });
    const first = hit(game, 5);
    expect(unitIn(game.state, 'blue-elephant').elephant?.hits).toBe(5);
    expect(first.events.map(({ kind }) => kind)).toEqual(['hit']);
    const last = hit(game, 1, { dice: [1, 1] });
    expect(last.events.map(({ kind }) => kind)).toEqual(['hit', 'rampage', 'elephant-killed', 'left']);
    expect(unitIn(game.state, 'blue-elephant')).toMatchObject({ gone: 'destroyed', figures: 0 });
  });

  // cady/ancient-medieval/elephant/ballista-hits
  test('a bolt counts two hits, and the second takes it off without a rampage', () => {
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [100, 100] }] });
    const unit = unitIn(game.state, 'blue-elephant');
    const bolt = () =>
      doing(game, {}, context => {
        if (unit.elephant !== null) woundElephant(unit, boltAtElephant(unit.elephant), game.state, context);
      });
    bolt();
    expect(unit.elephant).toMatchObject({ hits: 2, bolts: 1 });
    expect(bolt().of('rampage')).toEqual([]);
    expect(unit.gone).toBe('destroyed');
  });
});

describe('a rampage on the table', () => {
  const line = (id: string, y: number): Piece => ({ id, at: [100, y], figures: 12, formation: 'LB' });

  // cady/ancient-medieval/elephant/rampage-table
  test('at 2 to 9 it tramples those before it, no more than six', () => {
    const game = setUp({ pieces: [elephant(), line('red-1', 61.5), line('blue-1', 52)] });
    const told = hit(game, 6, { dice: [4, 4] });
    const [rampage] = told.of('rampage');
    const lost = 12 - unitIn(game.state, 'red-1').figures;
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThanOrEqual(6);
    expect(rampage).toMatchObject({ sum: 8, losses: { 'red-1': lost } });
    expect(unitIn(game.state, 'blue-1').figures).toBe(12);
  });

  // cady/ancient-medieval/elephant/rampage-table
  test('at 10 it turns on its own side', () => {
    const game = setUp({ pieces: [elephant(), line('red-1', 61.5), line('blue-1', 52)] });
    hit(game, 6, { dice: [5, 5] });
    expect(unitIn(game.state, 'red-1').figures).toBe(12);
    expect(unitIn(game.state, 'blue-1').figures).toBeLessThan(12);
  });

  // cady/ancient-medieval/elephant/rampage-table
  test('at 12 it crushes everybody within 6 cm, friend and enemy', () => {
    const game = setUp({ pieces: [elephant(), line('red-1', 61.5), line('blue-1', 52), line('red-2', 90)] });
    hit(game, 6, { dice: [6, 6] });
    expect(unitIn(game.state, 'red-1').figures).toBeLessThan(12);
    expect(unitIn(game.state, 'blue-1').figures).toBeLessThan(12);
    expect(unitIn(game.state, 'red-2').figures).toBe(12);
  });

  // cady/ancient-medieval/elephant/rampage-removes
  test('under the other reading an elephant that ran outlives its rampage where it ended', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/elephant-after-rampage': 'twelve' } });
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [30, 100] }], rules });
    hit(game, 6, { dice: [1, 2] });
    expect(unitIn(game.state, 'blue-elephant')).toMatchObject({ gone: null, at: { x: 100, y: 66 } });
  });

  // cady/ancient-medieval/elephant/breaks-units
  test('it splits a line one rank deep that it runs through', () => {
    const red: Piece = { id: 'red-1', at: [100, 61.5], figures: 24, formation: 'Col 24' };
    const game = setUp({ pieces: [elephant(), red] });
    const told = hit(game, 6, { dice: [1, 1] });
    const { divided, figures } = unitIn(game.state, 'red-1');
    expect(divided).toMatchObject({ by: 'blue-elephant', turn: game.state.turn });
    expect((divided?.smaller ?? 0) * 2).toBeLessThanOrEqual(figures);
    expect(told.of('divided')).toHaveLength(1);
  });

  // cady/ancient-medieval/elephant/rampage-table
  test('elephants trample each other down', () => {
    const other: Piece = { id: 'red-elephant', type: 'war-elephant-javelin', at: [100, 61], facing: 'S' };
    const game = setUp({ pieces: [elephant(), other] });
    const told = hit(game, 6, { dice: [6, 6] });
    expect(told.of('elephant-killed').map(({ unit }) => unit)).toEqual(['blue-elephant', 'red-elephant']);
  });
});

describe('the driver', () => {
  // cady/ancient-medieval/elephant/mahout-kill
  test('kills his elephant where it stands, on a written order', () => {
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [30, 140] }] });
    const told = move(game, { 'blue-elephant': 'SPIKE' });
    expect(told.of('elephant-killed')).toHaveLength(1);
    expect(unitIn(game.state, 'blue-elephant')).toMatchObject({ gone: 'destroyed', at: { x: 100, y: 60 } });
  });

  // cady/ancient-medieval/elephant/mahout-kill
  test('stops a rampage if the order for this turn was written, and without a die', () => {
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [100, 61.5] }] });
    order(game, { 'blue-elephant': 'SPIKE' });
    const told = hit(game, 6);
    expect(told.of('rampage')).toEqual([]);
    expect(unitIn(game.state, 'red-1').figures).toBe(12);
    expect(unitIn(game.state, 'blue-elephant').gone).toBe('destroyed');
  });

  // cady/ancient-medieval/elephant/mahout-kill
  test('is said to have killed it only where he has', () => {
    const told = (orders: Readonly<Record<string, string>>) => {
      const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [100, 100] }] });
      order(game, orders);
      const { events } = hit(game, 6, Object.keys(orders).length === 0 ? { dice: [1, 1] } : {});
      return events.flatMap(event => ancientWindows.tell(event as never, game)).join('\n');
    };
    expect(told({ 'blue-elephant': 'SPIKE' })).toContain('The driver of blue-elephant kills it');
    expect(told({})).not.toContain('driver');
    expect(told({})).toMatch(/blue-elephant is destroyed \(2 on the rampage dice/);
  });

  // cady/ancient-medieval/elephant/mahout-kill
  test('nobody else does it', () => {
    const game = setUp({ pieces: [elephant(), { id: 'blue-1', at: [30, 40] }, { id: 'red-1', at: [30, 140] }] });
    expect(faultsOf(game, 'blue-1', 'SPIKE')).toContain('cady/ancient-medieval/elephant/mahout-kill');
    expect(faultsOf(game, 'blue-elephant', 'SPIKE')).toEqual([]);
  });
});

describe('a friend driven back into an elephant', () => {
  // cady/common/three-dice/hold-friend-test
  test.each(['basic', 'intermediate'] as const)('takes it along: in the %s game it is said why', level => {
    const pieces = [
      elephant({ at: [100, 60], facing: 'N' }),
      { id: 'blue-1', at: [100, 72], facing: 'N', be: { mustDo: 'back' } },
      { id: 'red-1', at: [100, 100] },
    ] as const;
    const [swept] = move(setUp({ level, pieces })).of('swept-along');
    expect(swept).toMatchObject({ unit: 'blue-elephant', by: 'blue-1' });
    const says = level === 'basic' ? 'the basic game has no 3-DT' : 'who has no morale value holds nobody';
    expect(swept?.because.map(({ because }) => because).join()).toContain(says);
  });
});

describe('how elephants go', () => {
  // cady/ancient-medieval/elephant/no-charge
  test('they engage but do not charge', () => {
    const game = setUp({ pieces: [elephant(), { id: 'red-1', at: [100, 100] }] });
    expect(faultsOf(game, 'blue-elephant', 'CH N full')).toContain('cady/ancient-medieval/elephant/no-charge');
    move(game, { 'blue-elephant': 'ENG N full' });
    expect(unitIn(game.state, 'blue-elephant').at.y).toBeCloseTo(84);
    unitIn(game.state, 'blue-elephant').order = 'CH N full';
    move(game);
    expect(unitIn(game.state, 'blue-elephant').turn.charging).toBe(false);
  });
});

describe('horses near elephants', () => {
  const gap = (game: Game, a: string, b: string) =>
    distanceBetweenQuads(
      quadOf(placedOf(unitIn(game.state, a), game.rules)),
      quadOf(placedOf(unitIn(game.state, b), game.rules)),
    );
  const horse = (more: Partial<Piece> = {}): Piece => ({
    id: 'red-horse',
    type: 'medium-cavalry',
    at: [100, 68],
    figures: 8,
    ...more,
  });

  // cady/ancient-medieval/elephant/cavalry-flees, cady/ancient-medieval/sheet/elephant-cavalry
  test('go out of the ten centimetres, whatever they were ordered', () => {
    const game = setUp({ pieces: [elephant(), horse()] });
    const told = move(game, { 'red-horse': 'CH S full', 'blue-elephant': 'H' });
    expect(gap(game, 'red-horse', 'blue-elephant')).toBeGreaterThan(10);
    expect(gap(game, 'red-horse', 'blue-elephant')).toBeLessThan(13);
    expect(told.of('took-fright').map(({ unit }) => unit)).toEqual(['red-horse']);
    expect(unitIn(game.state, 'red-horse').turn.charging).toBe(false);
  });

  // cady/ancient-medieval/elephant/cavalry-flees
  test('do so before their own elephants too; foot does not care', () => {
    const friends = [
      horse({ id: 'blue-horse', facing: 'N', at: [110, 60] }),
      { id: 'blue-foot', at: [80, 60] as const },
    ];
    const game = setUp({ pieces: [elephant(), ...friends, { id: 'red-1', at: [20, 140] }] });
    const told = move(game, { 'blue-horse': 'H', 'blue-foot': 'H' });
    expect(told.of('took-fright').map(({ unit }) => unit)).toEqual(['blue-horse']);
    expect(unitIn(game.state, 'blue-foot').at).toEqual({ x: 80, y: 60 });
  });

  // cady/ancient-medieval/elephant/cavalry-flees
  test('leave a melee with an elephant', () => {
    const game = setUp({ pieces: [elephant(), horse({ at: [100, 60.5] })] });
    const contact = { a: 'blue-elephant', b: 'red-horse', since: 0, attackers: ['red-horse'], run: {} };
    game.state.contacts.push({ ...contact, edgeOfA: 'front', edgeOfB: 'front' });
    move(game, { 'blue-elephant': 'H' });
    expect(game.state.contacts).toEqual([]);
    expect(gap(game, 'red-horse', 'blue-elephant')).toBeGreaterThan(10);
  });
});
