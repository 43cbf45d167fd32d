import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shotsLeftOf } from '../../src/rulesets/cady/ancient-medieval/turn/fire/armed.js';
import { reactionInside } from '../../src/rulesets/cady/ancient-medieval/turn/siege/siege.js';
import { startTurn } from '../../src/rulesets/cady/common/turn/command/orders.js';
import { figuresInContact } from '../../src/rulesets/cady/common/turn/fighting/shock.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { besieged, endSiegeTurn, gear, gearIn, onTheWall, siegeWork } from './siege-top.js';
import { doing, faultsOf, move, type Piece, phase, unitIn } from './table-top.js';

const column = (id: string, at: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id,
  at,
  figures: 24,
  formation: 'Col 8',
  ...more,
});
const faraway: Piece = { id: 'red-9', at: [180, 140] };

describe('the wall of a castle', () => {
  // cady/ancient-medieval/siege/wall-needs-means
  test('stops whoever marches at it, and nobody fights through it', () => {
    const game = besieged([column('blue-1', [50, 70]), onTheWall('red-1', 50)]);
    const told = move(game, { 'blue-1': 'CH N 24 cm' });
    expect(unitIn(game.state, 'blue-1').at.y).toBeLessThan(80);
    expect(unitIn(game.state, 'blue-1').at.y).toBeGreaterThan(78.5);
    expect(told.of('contact')).toEqual([]);
    expect(game.state.contacts).toEqual([]);
  });

  // cady/ancient-medieval/siege/inside-range
  test('is manned from inside by an order, and left by marching away', () => {
    const game = besieged([{ id: 'red-1', at: [50, 81], formation: 'LB', inside: true }, column('blue-1', [50, 40])]);
    expect(faultsOf(game, 'red-1', 'H, MAN west-wall')).toEqual([]);
    move(game, { 'red-1': 'H, MAN west-wall' });
    expect(unitIn(game.state, 'red-1').on).toBe('west-wall');
    move(game, { 'red-1': 'N 20 cm' });
    expect(unitIn(game.state, 'red-1').on).toBe(null);
  });

  test('is not manned by those outside', () => {
    const game = besieged([faraway, column('blue-1', [50, 78])]);
    move(game, { 'blue-1': 'H, MAN west-wall' });
    expect(unitIn(game.state, 'blue-1').on).toBe(null);
  });
});

describe('a ladder', () => {
  // cady/ancient-medieval/siege/ladder-carriers
  test('goes with those who carry it and is set up at the foot of the wall', () => {
    const game = besieged([column('blue-1', [50, 62]), onTheWall('red-1', 50)]);
    const { id } = gear(game, 'ladder', 'blue-1');
    const orders = { 'blue-1': `N 24 cm, LADDER ${id}` };
    const told = move(game, orders);
    expect(gearIn(game.state, id)).toMatchObject({ by: 'blue-1', against: 'west-wall', at: { x: 50, y: 80 } });
    expect(told.of('siege')).toMatchObject([{ unit: 'blue-1', gear: id, what: 'in-place' }]);
  });

  // cady/ancient-medieval/siege/ladder-carriers, cady/common/morale/result-binds-next-turn
  test('is left where it was by those who must go back', () => {
    const game = besieged([column('blue-1', [50, 62], { be: { mustDo: 'back' } }), onTheWall('red-1', 50)]);
    const { id } = gear(game, 'ladder', 'blue-1');
    move(game, { 'blue-1': `H, LADDER ${id}` });
    expect(unitIn(game.state, 'blue-1').at.y).toBeLessThan(62);
    expect(gearIn(game.state, id)).toMatchObject({ by: null, at: { x: 50, y: 62 } });
  });

  // cady/ancient-medieval/siege/ladder-melee, cady/ancient-medieval/siege/ladder-penalty
  test('brings those at its foot into melee with those on top', () => {
    const game = besieged([column('blue-1', [50, 62]), onTheWall('red-1', 50), onTheWall('red-2', 80)]);
    const { id } = gear(game, 'ladder', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, LADDER ${id}` });
    expect(game.state.contacts).toMatchObject([
      { a: 'blue-1', b: 'red-1', storms: 'ladder', attackers: ['blue-1'], since: 1, edgeOfA: 'front' },
    ]);
    move(game, { 'blue-1': `H, LADDER ${id}` });
    expect(game.state.contacts).toHaveLength(1);
  });

  // cady/ancient-medieval/siege/ladder-melee, cady/common/melee/only-contact: they stand flush at its foot, not with one corner
  test('brings a line that came up aslant to grips along the whole wall', () => {
    const party: Piece = { id: 'blue-1', at: [50, 79], facing: 4, figures: 18, formation: 'LB' };
    const game = besieged([party, onTheWall('red-1', 50, { figures: 18 })]);
    gear(game, 'ladder', 'blue-1', { against: 'west-wall', at: { x: 50, y: 80 } });
    expect(siegeWork(game).of('contact')).toMatchObject([
      { a: 'blue-1', b: 'red-1', storms: 'ladder', squares: { unit: 'blue-1', facing: 0 } },
    ]);
    const [blue, red] = [unitIn(game.state, 'blue-1'), unitIn(game.state, 'red-1')];
    expect(game.state.contacts).toHaveLength(1);
    expect(blue.facing).toBe(0);
    expect(blue.at.y).toBeLessThan(80);
    expect(figuresInContact(blue, red, game.rules)).toBe(10);
  });

  test('is put down by men who run, and the fight over the wall ends', () => {
    const game = besieged([column('blue-1', [50, 62]), onTheWall('red-1', 50)]);
    const { id } = gear(game, 'ladder', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, LADDER ${id}` });
    unitIn(game.state, 'blue-1').mustDo = 'back-and-turn';
    move(game);
    expect(gearIn(game.state, id)).toMatchObject({ by: null, against: null });
    expect(game.state.contacts).toEqual([]);
  });

  // cady/ancient-medieval/siege/ladder-carriers
  test('needs six to carry it', () => {
    const game = besieged([column('blue-1', [50, 62], { be: { figures: 5 } }), faraway]);
    const { id } = gear(game, 'ladder', 'blue-1');
    expect(faultsOf(game, 'blue-1', `N 10 cm, LADDER ${id}`)).toEqual(['cady/ancient-medieval/siege/ladder-carriers']);
    siegeWork(game);
    expect(gearIn(game.state, id).by).toBe(null);
  });

  // cady/ancient-medieval/siege/ladder-melee
  test('leads up the wall where nobody holds it', () => {
    const game = besieged([column('blue-1', [50, 62]), faraway]);
    const { id } = gear(game, 'ladder', 'blue-1');
    const told = move(game, { 'blue-1': `N 24 cm, LADDER ${id}` });
    const { at, on, figures } = unitIn(game.state, 'blue-1');
    expect({ on, figures }).toEqual({ on: 'west-wall', figures: 24 });
    expect(at.y).toBeGreaterThan(80);
    expect(told.of('siege').map(({ what }) => what)).toEqual(['in-place', 'wall-taken']);
    expect(gearIn(game.state, id)).toMatchObject({ by: null, against: 'west-wall' });
  });

  // cady/ancient-medieval/siege/ladder-melee
  test('leads up beside others on the wall, and never over another wall that meets it', () => {
    const corner: [number, number][] = [
      [130, 80],
      [130, 130],
    ];
    const features = [
      { kind: 'rampart' as const, id: 'west-wall', line: [[0, 80], corner[0]] as [number, number][] },
      { kind: 'rampart' as const, id: 'end-wall', line: corner },
    ];
    const storm: Piece = {
      id: 'blue-1',
      type: 'men-at-arms',
      figures: 18,
      at: [121.1, 79],
      facing: 'N',
      formation: 'LB',
    };
    const held = onTheWall('red-1', 104, { type: 'crossbow-medium', figures: 10 });
    const game = besieged([storm, held], { features });
    gear(game, 'ladder', 'blue-1', { against: 'west-wall', at: { x: 121.1, y: 80 } });
    expect(siegeWork(game).of('siege')).toMatchObject([{ unit: 'blue-1', what: 'wall-taken' }]);
    const { at } = unitIn(game.state, 'blue-1');
    expect(at.x).toBeLessThan(121.1);
    expect(at.y).toBeGreaterThan(80);
  });

  // cady/ancient-medieval/siege/ladder-melee
  test('leads up at the end of the turn for whoever has beaten those on top', () => {
    const game = besieged([column('blue-1', [50, 62]), onTheWall('red-1', 50)]);
    const { id } = gear(game, 'ladder', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, LADDER ${id}` });
    expect(endSiegeTurn(game).of('siege')).toEqual([]);
    unitIn(game.state, 'red-1').gone = 'destroyed';
    game.state.contacts = [];
    expect(endSiegeTurn(game).of('siege')).toMatchObject([{ unit: 'blue-1', what: 'wall-taken' }]);
    expect(unitIn(game.state, 'blue-1').on).toBe('west-wall');
  });
});

describe('a siege tower', () => {
  // cady/ancient-medieval/siege/tower-speed
  test('goes 10 cm a turn, on level ground', () => {
    const game = besieged([column('blue-1', [50, 30]), faraway]);
    const { id } = gear(game, 'tower', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, TOWER ${id}` });
    expect(unitIn(game.state, 'blue-1').at.y).toBe(40);
    expect(gearIn(game.state, id).at).toEqual({ x: 50, y: 40 });
  });

  test('does not go up a hill', () => {
    const hill = {
      kind: 'hill' as const,
      id: 'mound',
      outline: [
        [30, 34],
        [70, 34],
        [70, 60],
        [30, 60],
      ] as [number, number][],
      level: 1,
    };
    const game = besieged([column('blue-1', [50, 30]), faraway], { features: [hill] });
    const { id } = gear(game, 'tower', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, TOWER ${id}` });
    expect(unitIn(game.state, 'blue-1').at.y).toBeLessThan(34.1);
  });

  // cady/ancient-medieval/siege/tower-platform
  test('lowers its platform at the wall, and those in it fight those on top', () => {
    const game = besieged([column('blue-1', [50, 72]), onTheWall('red-1', 50)]);
    const { id } = gear(game, 'tower', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, TOWER ${id}` });
    expect(game.state.contacts).toMatchObject([{ storms: 'tower', attackers: ['blue-1'] }]);
  });
});

describe('a ram', () => {
  const atGate = () => {
    const game = besieged([column('blue-1', [100, 72], { figures: 24 }), faraway]);
    const { id } = gear(game, 'ram', 'blue-1');
    return { game, id };
  };

  // cady/ancient-medieval/siege/ram-speed, cady/ancient-medieval/siege/ram-breaks-gate
  test('comes to the gate, batters it for two turns, and the gate is gone', () => {
    const { game, id } = atGate();
    const there = move(game, { 'blue-1': `N 24 cm, RAM ${id}` });
    expect(there.of('siege').map(({ what }) => what)).toEqual(['in-place']);
    expect(
      move(game, { 'blue-1': `H, RAM ${id}` })
        .of('siege')
        .map(({ what }) => what),
    ).toEqual(['rammed']);
    expect(
      move(game, { 'blue-1': `H, RAM ${id}` })
        .of('siege')
        .map(({ what }) => what),
    ).toEqual(['gate-broken']);
    expect(tableOf(game.scenario, game.state.breaches).features.map(feature => feature.id)).toEqual([
      'west-wall',
      'east-wall',
    ]);
    move(game, { 'blue-1': 'N 20 cm' });
    expect(unitIn(game.state, 'blue-1').at.y).toBeGreaterThan(80);
  });

  test('is left by those who are ordered to go without it, and goes with those who are told to bring it', () => {
    const crewTold = (order: string) => {
      const game = besieged([column('blue-1', [150, 30]), faraway]);
      const { id } = gear(game, 'ram', 'blue-1');
      const [told] = move(game, { 'blue-1': order.replace('RAM', `RAM ${id}`) }).of('moved');
      const { at, turn } = unitIn(game.state, 'blue-1');
      return { y: at.y, charging: turn.charging, by: gearIn(game.state, id).by, because: told?.because.length };
    };
    expect(crewTold('CH N full')).toMatchObject({ y: 62, charging: true, by: null });
    expect(crewTold('N full')).toMatchObject({ y: 54, charging: false, by: null });
    expect(crewTold('N full, RAM')).toMatchObject({ y: 40, by: 'blue-1', because: 1 });
    // Who only turns has it at hand still, and pushes nothing.
    expect(crewTold('H, F 45')).toMatchObject({ by: 'blue-1', because: 0 });
  });

  // cady/ancient-medieval/siege/ram-crew
  test('stands still with fewer than twelve', () => {
    const { game, id } = atGate();
    unitIn(game.state, 'blue-1').figures = 11;
    expect(faultsOf(game, 'blue-1', `N 10 cm, RAM ${id}`)).toEqual(['cady/ancient-medieval/siege/ram-crew']);
    siegeWork(game);
    expect(gearIn(game.state, id).by).toBe(null);
  });

  // cady/ancient-medieval/siege/ram-crew
  test('may be swung by others, unless that is read otherwise', () => {
    const game = besieged([column('blue-1', [100, 72]), faraway]);
    const { id } = gear(game, 'ram', 'blue-1', { cameWith: 'blue-2' });
    expect(faultsOf(game, 'blue-1', `N 10 cm, RAM ${id}`)).toEqual([]);
    const strict = besieged([column('blue-1', [100, 72]), faraway], {
      rules: ancientMedievalRulesUnder({ rulings: { 'cady/ruling/ram-crew-replaced': 'nobody' } }),
    });
    const other = gear(strict, 'ram', 'blue-1', { cameWith: 'blue-2' });
    expect(faultsOf(strict, 'blue-1', `N 10 cm, RAM ${other.id}`)).toEqual(['cady/ancient-medieval/siege/ram-crew']);
  });

  test('orders name gear that is there, of its kind', () => {
    const { game, id } = atGate();
    expect(faultsOf(game, 'blue-1', 'H, RAM nowhere')).toEqual(['cady/ancient-medieval/siege/ram-crew']);
    expect(faultsOf(game, 'blue-1', `H, LADDER ${id}`)).toEqual(['cady/ancient-medieval/siege/ladder-carriers']);
  });
});

describe('within the castle', () => {
  // cady/ancient-medieval/siege/inside-no-retreat
  test('a unit bears as many poor reactions as its morale value says, then it is removed', () => {
    const game = besieged([onTheWall('red-1', 50), column('blue-1', [50, 20])]);
    const unit = unitIn(game.state, 'red-1');
    const bear = () =>
      doing(game, {}, context => expect(reactionInside(unit, 'back', game.state, context)).toBe('no-effect'));
    expect(bear().of('absorbed')).toMatchObject([{ left: 2 }]);
    bear();
    expect(unit.gone).toBe(null);
    expect(bear().of('left')).toMatchObject([{ unit: 'red-1', how: 'destroyed' }]);
  });

  // cady/ancient-medieval/siege/inside-no-retreat
  test('of a unit inside nobody is told that it runs off the table', () => {
    const game = besieged([onTheWall('red-1', 50), column('blue-1', [50, 20])]);
    startTurn(game.state, 1, game.rules);
    const unit = unitIn(game.state, 'red-1');
    Object.assign(unit.turn, { before: unit.figures, lost: unit.figures - 2 });
    unit.figures = 2;
    const told = doing(game, {}, context => phase('morale').run(game.state, context));
    expect(told.of('morale')).toMatchObject([{ result: 'rout', instead: 'would rout, but [has] nowhere to go' }]);
    expect(told.of('absorbed')).toHaveLength(1);
  });

  test('units outside do as they must', () => {
    const game = besieged([onTheWall('red-1', 50), column('blue-1', [50, 20])]);
    doing(game, {}, context =>
      expect(reactionInside(unitIn(game.state, 'blue-1'), 'rout', game.state, context)).toBe('rout'),
    );
  });
});

describe('laws of sieges', () => {
  test('a gate is broken at most once, after two turns of battering; nobody is beyond the wall before that', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('RAM', 'H', 'N 6 cm', 'S 6 cm'), { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 8, max: 24 }),
        (orders, figures) => {
          const game = besieged([column('blue-1', [100, 76], { figures: 24, be: { figures } }), faraway]);
          const { id } = gear(game, 'ram', 'blue-1');
          let broken = 0;
          let rammed = 0;
          for (const text of orders) {
            const full = text === 'RAM' ? `H, RAM ${id}` : text === 'H' ? 'H' : `${text}, RAM ${id}`;
            if (faultsOf(game, 'blue-1', full).length > 0) continue;
            for (const { what } of move(game, { 'blue-1': full }).of('siege')) {
              if (what === 'rammed') rammed++;
              if (what === 'gate-broken') broken++;
            }
            if (broken === 0) expect(unitIn(game.state, 'blue-1').at.y).toBeLessThan(80);
          }
          expect(broken).toBeLessThanOrEqual(1);
          if (broken === 1) expect(rammed).toBeGreaterThanOrEqual(1);
          if (figures < 12) expect(broken + rammed).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

// cady/ancient-medieval/siege/inside-no-retreat, cady/ancient-medieval/siege/inside-ammunition
test('a garrison that goes out through a gate that is gone stands in the field, until it is back', () => {
  const garrison = column('red-1', [100, 84], { type: 'archer-light', inside: true, formation: 'Col 4', figures: 8 });
  const game = besieged([garrison, column('blue-1', [20, 20])]);
  game.state.breaches.push({ barrier: 'castle-gate', from: 0, to: 14 });
  const unit = unitIn(game.state, 'red-1');
  move(game, { 'red-1': 'E 1 cm' });
  expect([unit.inside, shotsLeftOf(unit)]).toEqual([true, null]);
  unit.at = { x: 100, y: 84 };
  unit.facing = 180;
  move(game, { 'red-1': 'S 12 cm' });
  expect(unit.at.y).toBeLessThan(80);
  expect([unit.inside, shotsLeftOf(unit)]).toEqual([false, 24]);
  move(game, { 'red-1': 'N 14 cm' });
  expect(unit.at.y).toBeGreaterThan(80);
  expect([unit.inside, shotsLeftOf(unit), unit.sallied]).toEqual([true, null, undefined]);
});
