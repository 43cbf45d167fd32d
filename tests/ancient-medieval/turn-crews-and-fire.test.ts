import { describe, expect, test } from 'vitest';
import type { AncientScenario } from '../../src/rulesets/cady/ancient-medieval/schema.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { isHurt } from '../../src/rulesets/cady/common/turn/losses.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { shoot, shootNextTurn } from './machines-top.js';
import { besieged, endSiegeTurn, gear, onTheWall } from './siege-top.js';
import { all, faultsOf, type Game, move, order, type Piece, setUp, type Throws, unitIn } from './table-top.js';

const onager: Piece = { id: 'blue-onager', type: 'onager-catapult', at: [100, 50] };
const men = (id: string, at: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id,
  at,
  figures: 12,
  formation: 'LB',
  ...more,
});

/** A game in which the crew of an onager has fallen. */
function abandoned(...pieces: readonly Piece[]): Game {
  const game = setUp({ pieces: [onager, men('red-9', [180, 140]), ...pieces] });
  Object.assign(unitIn(game.state, 'blue-onager'), { gone: 'destroyed', figures: 0 });
  return game;
}

describe('a machine without crew', () => {
  // cady/ancient-medieval/artillery/capture-and-reman, cady/ancient-medieval/artillery/captured-half-rate
  test('is manned by friends beside it, and fires every other turn', () => {
    const game = abandoned(men('blue-1', [100, 39]));
    expect(faultsOf(game, 'blue-1', 'H, MAN blue-onager')).toEqual([]);
    const told = move(game, { 'blue-1': 'H, MAN blue-onager' });
    expect(told.of('manned')).toMatchObject([{ machine: 'blue-onager', by: 'blue-1' }]);
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ gone: null, figures: 6, machine: { untrained: true } });
    expect(unitIn(game.state, 'blue-1').figures).toBe(6);
    const shots = [1, 2, 3].map(() => {
      const call = { 'blue-onager': { shot: 'stone', bearing: 0, range: 60 } } as const;
      return shootNextTurn(game, call, { seed: 3 }).of('shot').length;
    });
    expect(shots).toEqual([1, 0, 1]);
  });

  // cady/ancient-medieval/artillery/captured-half-rate, cady/ancient-medieval/artillery/extra-crew
  test('is served as well as ever by gunners of another machine', () => {
    const crew: Piece = { id: 'red-ballista', type: 'ballista', at: [100, 50.8], facing: 'S' };
    const game = abandoned(crew);
    const told = move(game, { 'red-ballista': 'H, MAN blue-onager' });
    expect(unitIn(game.state, 'blue-onager-red')).toMatchObject({ figures: 2, machine: { untrained: false } });
    expect(told.of('manned')[0]?.because).toMatchObject([{ effect: 'it fires as before' }]);
  });

  // cady/common/morale/before-value
  test('takes those who serve it out of what their unit counts with', () => {
    const game = abandoned(men('blue-1', [100, 39]));
    move(game, { 'blue-1': 'H, MAN blue-onager' });
    const unit = unitIn(game.state, 'blue-1');
    expect(unit).toMatchObject({ figures: 6, turn: { before: 6, lost: 0 } });
    expect(isHurt(unit)).toBe(false);
    expect(isHurt({ ...unit, figures: 5 })).toBe(true);
  });

  // cady/ancient-medieval/artillery/capture-and-reman
  test('is taken by enemies beside it, and is theirs', () => {
    const game = abandoned(men('red-1', [100, 51], { facing: 'S' }));
    const told = move(game, { 'red-1': 'H, MAN blue-onager' });
    expect(told.of('captured')).toMatchObject([{ what: 'blue-onager', by: 'red-1' }]);
    expect(unitIn(game.state, 'blue-onager-red')).toMatchObject({ side: 'red', figures: 6, strength: 0, gone: null });
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ gone: 'destroyed', machine: { standing: false } });
    expect(unitIn(game.state, 'red-1').figures).toBe(6);
    const state = JSON.stringify(game.state);
    expect(JSON.parse(state)).toEqual(game.state);
  });

  test('is not manned from afar, nor by horse, nor while it has a crew', () => {
    const game = abandoned(men('blue-1', [100, 20]), men('blue-2', [100, 39], { type: 'light-cavalry' }));
    move(game, { 'blue-1': 'H, MAN blue-onager', 'blue-2': 'H, MAN blue-onager' });
    expect(unitIn(game.state, 'blue-onager').gone).toBe('destroyed');
    const manned = setUp({ pieces: [onager, men('blue-1', [100, 39]), men('red-9', [180, 140])] });
    expect(faultsOf(manned, 'blue-1', 'H, MAN blue-onager')).toEqual([
      'cady/ancient-medieval/artillery/capture-and-reman',
    ]);
  });

  // cady/ancient-medieval/artillery/capture-and-reman
  test('is what a crew that runs leaves behind', () => {
    const game = setUp({ pieces: [onager, men('red-9', [180, 140])] });
    unitIn(game.state, 'blue-onager').mustDo = 'rout';
    expect(endSiegeTurn(game).of('machine-lost')).toMatchObject([{ unit: 'blue-onager', how: 'no-crew' }]);
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ gone: 'routed', machine: { standing: true } });
  });

  // cady/ancient-medieval/artillery/crew-targets
  test('is left when its last man falls to a stone', () => {
    const trebuchet: Piece = { id: 'red-trebuchet', type: 'trebuchet', at: [100, 110] };
    const game = setUp({ pieces: [{ ...onager, be: { figures: 1 } }, trebuchet] });
    const call = { shot: 'stone', bearing: 180, range: 62 } as const;
    const told = shoot(game, { 'red-trebuchet': call }, { dice: [1, 4, 1] });
    expect(told.of('machine-lost')).toMatchObject([{ unit: 'blue-onager', how: 'no-crew' }]);
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ gone: 'destroyed', machine: { standing: true } });
  });
});

describe('gunners bought besides', () => {
  const short: Piece = { ...onager, equipment: { spareCrews: 1 }, be: { figures: 2 } };

  // cady/ancient-medieval/artillery/extra-crew, cady/common/morale/before-value
  test('step in, and count among those before the losses of the turn', () => {
    const game = setUp({ pieces: [short, men('red-9', [180, 140])] });
    shootNextTurn(game, {});
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ figures: 6, turn: { before: 6 }, machine: { spare: 2 } });
  });

  test('but not while the enemy is upon the machine', () => {
    const game = setUp({ pieces: [short, men('red-1', [100, 51], { facing: 'S' })] });
    const contact = { a: 'blue-onager', b: 'red-1', edgeOfA: 'front', edgeOfB: 'front' } as const;
    game.state.contacts = [{ ...contact, since: 0, attackers: ['red-1'], run: {} }];
    shootNextTurn(game, {});
    expect(unitIn(game.state, 'blue-onager').figures).toBe(2);
  });
});

describe('a crew that wrecks its own machine', () => {
  // cady/ancient-medieval/missile/loading-artillery
  test('has done so within a turn in which it does nothing else, or fires first', () => {
    const game = setUp({ pieces: [onager, men('red-9', [180, 140])] });
    const told = shootNextTurn(game, {}, {}, { 'blue-onager': 'H, WRECK' });
    expect(told.of('machine-lost')).toMatchObject([{ unit: 'blue-onager', how: 'wrecked' }]);
    expect(unitIn(game.state, 'blue-onager').machine?.standing).toBe(false);
  });

  // cady/ancient-medieval/missile/loading-artillery
  test('needs two turns when it is in melee', () => {
    const game = setUp({ pieces: [onager, men('red-1', [100, 51], { facing: 'S' })] });
    const contact = { a: 'blue-onager', b: 'red-1', edgeOfA: 'front', edgeOfB: 'front' } as const;
    order(game, { 'blue-onager': 'H, WRECK' });
    game.state.contacts = [{ ...contact, since: 0, attackers: ['red-1'], run: {} }];
    expect(shoot(game, {}).of('machine-lost')).toEqual([]);
    expect(unitIn(game.state, 'blue-onager').progress).toEqual({ task: 'wreck', thirds: 1 });
    expect(shootNextTurn(game, {}).of('machine-lost')).toMatchObject([{ how: 'wrecked' }]);
  });
});

describe('Greek fire', () => {
  const thrower = men('blue-1', [100, 50], { type: 'archer-medium' });

  function advanced(pieces: readonly Piece[], agreed = true): Game {
    const game = setUp({ pieces, level: 'advanced' });
    const scenario: AncientScenario = { ...game.scenario, optional: agreed ? ['greek-fire'] : [] };
    return { ...game, scenario };
  }

  function flame(game: Game, throws: Throws, orders: Readonly<Record<string, string>>) {
    order(game, orders);
    return shoot(game, {}, throws);
  }

  // cady/ancient-medieval/greek-fire/roll, cady/ancient-medieval/greek-fire/rate
  test('destroys everybody within the flame and is ready again in two turns', () => {
    const game = advanced([thrower, men('red-1', [100, 53])]);
    const told = flame(game, { dice: [4] }, { 'blue-1': 'H, FLAME red-1' });
    const [event] = told.of('flame');
    expect(event?.outcome).toBe('hits');
    expect(event?.losses['red-1']).toBe(12 - unitIn(game.state, 'red-1').figures);
    expect(12 - unitIn(game.state, 'red-1').figures).toBeGreaterThan(0);
    expect(flame(game, {}, {}).events).toEqual([]);
    expect(flame(game, { dice: [4] }, {}).of('flame')).toHaveLength(1);
  });

  // cady/ancient-medieval/greek-fire/roll
  test('misfires on a 3 and may try again next turn', () => {
    const game = advanced([thrower, men('red-1', [100, 53])]);
    expect(flame(game, { dice: [3] }, { 'blue-1': 'H, FLAME red-1' }).of('flame')).toMatchObject([
      { outcome: 'misfire' },
    ]);
    expect(flame(game, { dice: [2] }, {}).of('flame')).toMatchObject([{ outcome: 'hits' }]);
  });

  // cady/ancient-medieval/greek-fire/roll
  test('blows its unit up on a 1, with everybody within 5 cm', () => {
    const game = advanced([thrower, men('red-1', [100, 53]), men('blue-2', [111, 50])]);
    const told = flame(game, { dice: [1] }, { 'blue-1': 'H, FLAME red-1' });
    expect(told.of('flame')).toMatchObject([{ outcome: 'explodes' }]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ gone: 'destroyed', figures: 0 });
    expect(unitIn(game.state, 'red-1').figures).toBeLessThan(12);
    expect(unitIn(game.state, 'blue-2').figures).toBe(12);
  });

  test('is not played unless agreed on', () => {
    const game = advanced([thrower, men('red-1', [100, 53])], false);
    expect(flame(game, {}, { 'blue-1': 'H, FLAME red-1' }).events).toEqual([]);
  });

  // cady/ancient-medieval/greek-fire/mount
  test('is no weapon of those who shoot nothing else', () => {
    const game = advanced([men('blue-1', [100, 50]), men('red-1', [100, 53])]);
    expect(faultsOf(game, 'blue-1', 'H, FLAME red-1')).toEqual(['cady/ancient-medieval/greek-fire/mount']);
  });

  // cady/ancient-medieval/greek-fire/mount
  test('is shot at enemies in sight and at siege gear, and at nothing that is not there', () => {
    const hidden = men('red-2', [20, 140], { hidden: true });
    const game = advanced([thrower, men('blue-2', [120, 50]), men('red-1', [100, 53]), hidden]);
    const fault = 'cady/ancient-medieval/greek-fire/mount';
    expect(faultsOf(game, 'blue-1', 'H, FLAME red-1')).toEqual([]);
    for (const on of ['no-such', 'toString', '__proto__', 'blue-2', 'red-2']) {
      expect(faultsOf(game, 'blue-1', `H, FLAME ${on}`), on).toEqual([fault]);
    }
    unitIn(game.state, 'red-1').gone = 'routed';
    expect(faultsOf(game, 'blue-1', 'H, FLAME red-1')).toEqual([fault]);
  });

  // cady/ancient-medieval/greek-fire/area
  test('burns a ladder, and the fight over it ends', () => {
    const game = besieged(
      [onTheWall('red-1', 50, { type: 'archer-medium' }), men('blue-1', [50, 62], { figures: 24 })],
      { level: 'advanced' },
    );
    const { id } = gear(game, 'ladder', 'blue-1');
    move(game, { 'blue-1': `N 24 cm, LADDER ${id}` });
    expect(game.state.contacts).toHaveLength(1);
    const agreed: Game = { ...game, scenario: { ...game.scenario, optional: ['greek-fire'] } };
    const told = flame(agreed, { dice: [4] }, { 'red-1': `H, FLAME ${id}` });
    expect(told.of('siege')).toMatchObject([{ gear: id, what: 'burnt' }]);
    expect(game.state.gear).toEqual([]);
    expect(game.state.contacts).toEqual([]);
  });
});

describe('what burns', () => {
  const bridge = (material: 'wood' | 'stone') => [
    {
      kind: 'river' as const,
      id: 'water',
      line: [
        [0, 90],
        [200, 90],
      ] as [number, number][],
      width: 10,
    },
    {
      kind: 'bridge' as const,
      id: 'crossing',
      line: [
        [100, 84],
        [100, 96],
      ] as [number, number][],
      width: 8,
      material,
    },
  ];
  const left = (game: Game) => tableOf(game.scenario, game.state.breaches).features.map(({ id }) => id);

  // cady/common/bridges/wooden-burns
  test('a wooden bridge burns for those who stand at its end, in the advanced game', () => {
    for (const [level, material, burns] of [
      ['advanced', 'wood', true],
      ['advanced', 'stone', false],
      ['basic', 'wood', false],
    ] as const) {
      const game = setUp({
        pieces: [men('blue-1', [100, 83.5]), men('red-1', [20, 140])],
        level,
        features: bridge(material),
      });
      expect(faultsOf(game, 'blue-1', 'H, BURN crossing')).toEqual([]);
      for (const on of ['no-such', 'toString', 'water', 'red-1']) {
        expect(faultsOf(game, 'blue-1', `H, BURN ${on}`), on).toEqual(['cady/common/bridges/wooden-burns']);
      }
      move(game, { 'blue-1': 'H, BURN crossing' });
      expect(left(game)).toEqual(burns ? ['water'] : ['water', 'crossing']);
    }
  });
});

// cady/common/phantom/removed-when-attacked
test('a stone takes off the table the phantoms whose markers stand where it falls', () => {
  const game = setUp({ pieces: [{ id: 'red-trebuchet', type: 'trebuchet', at: [100, 110] }, men('blue-1', [20, 20])] });
  game.state.phantoms = [
    { marker: 'a', side: 'blue', at: { x: 100, y: 40 }, order: 'H' },
    { marker: 'b', side: 'blue', at: { x: 130, y: 40 }, order: 'H' },
  ];
  shootNextTurn(game, { 'red-trebuchet': { shot: 'stone', bearing: 180, range: 70 } }, { dice: [1] });
  expect(game.state.phantoms.map(({ marker }) => marker)).toEqual(['b']);
});

describe('castle walls under fire', () => {
  const bombard: Piece = { id: 'blue-bombard', type: 'bombard', at: [50, 20] };
  const ball = { 'blue-bombard': { shot: 'ball', bearing: 0, range: 60 } } as const;
  const good = [3, 4] as const;

  // cady/ancient-medieval/gunpowder/object-destruction
  test('two hits of a bombard near one spot throw 10 cm down, and whoever stood there is on the ground', () => {
    const game = besieged([bombard, onTheWall('red-1', 50)]);
    const first = shoot(game, ball, { dice: [...good, ...all(12, 1)] });
    expect(first.of('breached')).toEqual([]);
    expect(unitIn(game.state, 'red-1').on).toBe('west-wall');
    const second = shootNextTurn(game, ball, { dice: [...good, ...all(11, 1)] });
    expect(second.of('breached')).toMatchObject([{ barrier: 'west-wall', at: { x: 50, y: 80 } }]);
    expect(game.state.breaches).toEqual([{ barrier: 'west-wall', from: 45, to: 55 }]);
    expect(unitIn(game.state, 'red-1').on).toBe(null);
    expect(game.state.struck).toEqual([]);
  });

  // cady/ruling/castle-breach
  test('or the whole section, where that is read so', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/castle-breach': 'the-whole-section' } });
    const game = besieged([bombard, onTheWall('red-1', 20)], { rules });
    shoot(game, ball, { dice: [...good] });
    shootNextTurn(game, ball, { dice: [...good] });
    expect(game.state.breaches).toEqual([{ barrier: 'west-wall', from: 0, to: 93 }]);
    expect(unitIn(game.state, 'red-1').on).toBe(null);
  });

  // cady/ancient-medieval/gunpowder/object-destruction
  test('a trebuchet throws none down, unless that is read otherwise', () => {
    const trebuchet: Piece = { id: 'blue-trebuchet', type: 'trebuchet', at: [50, 20] };
    const stone = { 'blue-trebuchet': { shot: 'stone', bearing: 0, range: 60 } } as const;
    const walls = (game: Game) => {
      for (let turn = 0; turn < 4; turn++) shootNextTurn(game, stone, { dice: [1] });
      return game.state.breaches.length;
    };
    expect(walls(besieged([trebuchet, onTheWall('red-1', 20)]))).toBe(0);
    const rules = ancientMedievalRulesUnder({
      rulings: { 'cady/ruling/object-hits-other-pieces': 'trebuchet-as-cannon' },
    });
    expect(walls(besieged([trebuchet, onTheWall('red-1', 20)], { rules }))).toBe(1);
  });
});

describe('a war wagon with a culverin', () => {
  const wagon = (guns: number): Piece => ({
    id: 'blue-wagon',
    type: 'war-wagon',
    at: [100, 40],
    crew: { guns, figures: [{ type: 'men-at-arms', figures: 12 }] },
  });

  // cady/ancient-medieval/hussite/contents
  test('fires it as any culverin, and one without does not', () => {
    const armed = setUp({ pieces: [wagon(1), men('red-1', [100, 100])] });
    const call = { 'blue-wagon': { shot: 'ball', bearing: 0, range: 61 } } as const;
    const told = shoot(armed, call, { dice: [3, 4, ...all(8, 4)] });
    expect(told.of('shot')).toMatchObject([{ gun: 'culverin', outcome: 'hit' }]);
    const bare = setUp({ pieces: [wagon(0), men('red-1', [100, 100])] });
    expect(shoot(bare, call).of('shot')).toEqual([]);
  });

  // cady/ancient-medieval/hussite/moving-safe
  test('is destroyed by a direct hit', () => {
    const trebuchet: Piece = { id: 'red-trebuchet', type: 'trebuchet', at: [100, 110] };
    const game = setUp({ pieces: [wagon(1), trebuchet] });
    const { depth } = game.rules.troops['war-wagon'].stand;
    const call = { shot: 'stone', bearing: 180, range: 70 + depth / 2 } as const;
    shoot(game, { 'red-trebuchet': call }, { dice: [1] });
    expect(unitIn(game.state, 'blue-wagon').gone).toBe('destroyed');
  });
});

// cady/common/pass-through/artillery, cady/ruling/pass-through-pieces
test.each([
  ['by-their-morale-value', false],
  ['as-steady-as-need-be', true],
] as const)('friends pass through an engine that stands, read %s: %s', (reading, passes) => {
  const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/pass-through-pieces': reading } });
  const friend = men('blue-1', [100, 40], { figures: 8, formation: 'Col 8' });
  const game = setUp({ pieces: [onager, friend, men('red-9', [180, 140])], rules });
  const told = move(game, { 'blue-1': 'N full' });
  expect(told.of('moved').map(({ unit, stopped }) => [unit, stopped === undefined])).toEqual([['blue-1', passes]]);
});
