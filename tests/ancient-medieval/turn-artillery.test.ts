import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '../../src/rulesets/cady/ancient-medieval/terms.js';
import type { GunType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { type Asked, callFaultsOf, shoot, shootNextTurn } from './machines-top.js';
import { all, move, type Piece, setUp, unitIn } from './table-top.js';

const at = (id: string, type: GunType, place: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id,
  type,
  at: place,
  ...more,
});
const trebuchet = at('blue-trebuchet', 'trebuchet', [100, 20]);
const line = (id: string, place: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id,
  at: place,
  formation: 'LB',
  ...more,
});
const stone = (bearing: number, range: number): CallAnswer => ({ shot: 'stone', bearing, range });
const bolt = (bearing: number, range: number): CallAnswer => ({ shot: 'bolt', bearing, range });
const ball = (bearing: number, range: number): CallAnswer => ({ shot: 'ball', bearing, range });

describe('the shot of a trebuchet', () => {
  // cady/ancient-medieval/artillery/call-range, cady/ancient-medieval/artillery/measure-shot,
  // cady/ancient-medieval/artillery/variation-die, cady/ancient-medieval/artillery/area-roll
  test('falls where it was called on a 1, and rolls for everybody within 6 cm: 4 and 6 remove', () => {
    const game = setUp({ pieces: [trebuchet, line('red-1', [100, 100])] });
    const asked: Asked[] = [];
    const told = shoot(game, { 'blue-trebuchet': stone(0, 80) }, { dice: [1, 4, 6, 4, ...all(9, 1)] }, asked);
    expect(asked).toMatchObject([
      { id: 'call:blue-trebuchet:1', shot: 'stone', from: 40, to: 120, rounds: 12, pivot: 45 },
    ]);
    expect(told.of('shot')).toMatchObject([
      { machine: 'blue-trebuchet', called: 80, landed: { x: 100, y: 100 }, outcome: 'hit', losses: { 'red-1': 3 } },
    ]);
    expect(unitIn(game.state, 'red-1').figures).toBe(9);
    expect(unitIn(game.state, 'blue-trebuchet').machine).toMatchObject({
      rounds: 11,
      firedOn: game.state.turn,
      setUp: true,
    });
  });

  // cady/ancient-medieval/artillery/at-least-one
  test('removes the nearest figure when every die spares them', () => {
    const game = setUp({ pieces: [trebuchet, line('red-1', [100, 100])] });
    const told = shoot(game, { 'blue-trebuchet': stone(0, 80) }, { dice: [6, ...all(12, 1)] });
    expect(told.of('shot')[0]?.losses).toEqual({ 'red-1': 1 });
  });

  // cady/ancient-medieval/artillery/casualties-immediate, cady/ancient-medieval/artillery/direct-hit-removes
  test('destroys a machine under the crossing, which leaves the table at the end of the phase', () => {
    const game = setUp({ pieces: [trebuchet, at('red-onager', 'onager-catapult', [100, 100])] });
    const told = shoot(game, { 'blue-trebuchet': stone(0, 85) }, { dice: [1, ...all(4, 1)] });
    expect(told.of('machine-lost')).toMatchObject([{ unit: 'red-onager', how: 'knocked-out' }]);
    expect(unitIn(game.state, 'red-onager')).toMatchObject({ gone: 'destroyed', machine: { standing: false } });
  });

  // cady/ancient-medieval/elephant/catapult-hit
  test('kills an elephant under the crossing without a rampage', () => {
    const game = setUp({ pieces: [trebuchet, { id: 'red-elephant', type: 'war-elephant-archer', at: [100, 100] }] });
    const told = shoot(game, { 'blue-trebuchet': stone(0, 82) }, { dice: [1] });
    expect(told.of('elephant-killed')).toHaveLength(1);
    expect(told.of('rampage')).toEqual([]);
  });

  // cady/ancient-medieval/berserker/artillery
  test('removes a berserker at once by a direct hit', () => {
    const game = setUp({ pieces: [trebuchet, { id: 'red-berserker', type: 'berserker', at: [100, 100] }] });
    shoot(game, { 'blue-trebuchet': stone(0, 81) }, { dice: [1] });
    expect(unitIn(game.state, 'red-berserker').gone).toBe('destroyed');
  });

  // cady/common/fence/section-removed, cady/common/wall/section-removed
  test('throws down 3 cm of a fence and a section of a stone wall that it hits', () => {
    const fence = {
      kind: 'fence',
      id: 'rails',
      line: [
        [90, 70],
        [110, 70],
      ],
    } as const;
    const wall = {
      kind: 'wall',
      id: 'stones',
      line: [
        [90, 100],
        [110, 100],
      ],
    } as const;
    const game = setUp({
      pieces: [trebuchet, line('red-1', [20, 140])],
      features: [
        {
          ...fence,
          line: [
            [90, 70],
            [110, 70],
          ],
        },
        {
          ...wall,
          line: [
            [90, 100],
            [110, 100],
          ],
        },
      ],
    });
    const told = shoot(game, { 'blue-trebuchet': stone(0, 50) }, { dice: [1] });
    expect(told.of('breached')).toMatchObject([{ barrier: 'rails', at: { x: 100, y: 70 } }]);
    expect(game.state.breaches).toEqual([{ barrier: 'rails', from: 8.5, to: 11.5 }]);
    shootNextTurn(game, { 'blue-trebuchet': stone(0, 80) }, { dice: [1] });
    expect(game.state.breaches.map(({ barrier }) => barrier)).toEqual(['rails', 'stones']);
  });
});

describe('who fires', () => {
  // cady/ancient-medieval/artillery/catapult-no-move-and-fire
  test('not a machine that has moved', () => {
    const game = setUp({ pieces: [at('blue-onager', 'onager-catapult', [100, 20]), line('red-1', [100, 100])] });
    move(game, { 'blue-onager': 'N 6 cm' });
    const asked: Asked[] = [];
    shoot(game, {}, {}, asked);
    expect(asked).toEqual([]);
  });

  // cady/ancient-medieval/artillery/pivot
  test('not one that has turned more than 45 degrees, but one that turned 45', () => {
    const game = setUp({ pieces: [at('blue-onager', 'onager-catapult', [100, 50]), line('red-1', [100, 130])] });
    const asked: Asked[] = [];
    move(game, { 'blue-onager': 'F NE' });
    shoot(game, {}, {}, asked);
    expect(asked).toHaveLength(1);
    move(game, { 'blue-onager': 'F SE' });
    shoot(game, {}, {}, asked);
    expect(asked).toHaveLength(1);
  });

  // cady/ancient-medieval/artillery/crew-half-rate, cady/ancient-medieval/artillery/crew-no-fire
  test('every other turn with a third of the crew lost, not at all with two thirds', () => {
    const game = setUp({ pieces: [{ ...trebuchet, be: { figures: 6 } }, line('red-1', [20, 140])] });
    const asks = (): number => {
      const asked: Asked[] = [];
      move(game);
      shoot(game, { 'blue-trebuchet': stone(0, 60) }, asked.length === 0 ? { seed: 1 } : {}, asked);
      return asked.length;
    };
    expect([asks(), asks(), asks(), asks()]).toEqual([1, 0, 1, 0]);
    unitIn(game.state, 'blue-trebuchet').figures = 3;
    expect([asks(), asks()]).toEqual([0, 0]);
  });

  // cady/ancient-medieval/artillery/extra-crew
  test('a spare crew takes the places of the fallen', () => {
    const game = setUp({ pieces: [trebuchet, line('red-1', [20, 140])] });
    const unit = unitIn(game.state, 'blue-trebuchet');
    if (unit.machine !== null) unit.machine.spare = 4;
    unit.figures = 6;
    shoot(game, {});
    expect(unit).toMatchObject({ figures: 9, machine: { spare: 1 } });
  });

  // cady/ancient-medieval/artillery/fire-before-melee
  test('one that was attacked this turn, not one in melee since before', () => {
    const game = setUp({ pieces: [at('blue-onager', 'onager-catapult', [100, 50]), line('red-1', [100, 51])] });
    const contact = {
      a: 'blue-onager',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      attackers: ['red-1'],
      run: {},
    } as const;
    move(game);
    game.state.contacts = [{ ...contact, since: game.state.turn }];
    const asked: Asked[] = [];
    shoot(game, {}, {}, asked);
    expect(asked).toHaveLength(1);
    game.state.contacts = [{ ...contact, since: game.state.turn - 1 }];
    shoot(game, {}, {}, asked);
    expect(asked).toHaveLength(1);
  });

  // cady/ancient-medieval/supply/twelve-shots
  test('not one without rounds', () => {
    const game = setUp({ pieces: [trebuchet, line('red-1', [20, 140])] });
    const { machine } = unitIn(game.state, 'blue-trebuchet');
    if (machine !== null) machine.rounds = 0;
    const asked: Asked[] = [];
    shoot(game, {}, {}, asked);
    expect(asked).toEqual([]);
  });
});

describe('machines that fire at each other', () => {
  // cady/ancient-medieval/artillery/duel-written-ranges, cady/ancient-medieval/artillery/counter-battery-returns
  test('both calls are asked together, and whoever is hit fires all the same', () => {
    const game = setUp({
      pieces: [at('blue-onager', 'onager-catapult', [100, 30]), at('red-onager', 'onager-catapult', [100, 110])],
    });
    const asked: Asked[] = [];
    // The middle of a stand of 10 cm lies 5 behind its front: two of the crew stand there, four are thrown for.
    const told = shoot(
      game,
      { 'blue-onager': stone(0, 85), 'red-onager': stone(180, 85) },
      { dice: [1, ...all(4, 1), 1, ...all(4, 1)] },
      asked,
    );
    expect(asked.map(({ machine }) => machine)).toEqual(['blue-onager', 'red-onager']);
    expect(told.of('machine-lost').map(({ unit }) => unit)).toEqual(['red-onager', 'blue-onager']);
    expect(unitIn(game.state, 'blue-onager').gone).toBe('destroyed');
    expect(unitIn(game.state, 'red-onager').gone).toBe('destroyed');
  });
});

describe('bolts', () => {
  const ballista = at('blue-ballista', 'ballista', [100, 50]);

  // cady/ancient-medieval/artillery/ballista-first-third, cady/ancient-medieval/artillery/ballista-hit
  test('within the first third it flies true without a die, and takes everybody on its last 6 cm', () => {
    // A column one figure wide, seen end on.
    const game = setUp({ pieces: [ballista, { id: 'red-1', at: [100, 74], figures: 12, formation: 'Col 2' }] });
    const told = shoot(game, { 'blue-ballista': bolt(0, 30) }, {});
    const [shot] = told.of('shot');
    expect(shot).toMatchObject({ landed: { x: 100, y: 80 }, outcome: 'hit' });
    // Of two figures on each stand of 2 by 2, those beside the line by half a centimetre are touched.
    expect(shot?.losses['red-1']).toBe(12 - unitIn(game.state, 'red-1').figures);
    expect(12 - unitIn(game.state, 'red-1').figures).toBeGreaterThan(0);
  });

  // cady/ancient-medieval/artillery/ballista-variation
  test('beyond it the wheel is thrown for', () => {
    const game = setUp({ pieces: [ballista, line('red-1', [100, 110])] });
    const told = shoot(game, { 'blue-ballista': bolt(0, 62) }, { dice: [3] });
    expect(told.of('shot')[0]?.landed).toEqual({ x: 102, y: 112 });
  });

  // cady/ancient-medieval/artillery/ballista-elephant, cady/ancient-medieval/elephant/ballista-hits
  test('two take an elephant off, the first counts two hits', () => {
    const game = setUp({ pieces: [ballista, { id: 'red-elephant', type: 'war-elephant-archer', at: [100, 76] }] });
    shoot(game, { 'blue-ballista': bolt(0, 30) });
    expect(unitIn(game.state, 'red-elephant').elephant).toMatchObject({ hits: 2, bolts: 1 });
    shootNextTurn(game, { 'blue-ballista': bolt(0, 30) });
    expect(unitIn(game.state, 'red-elephant').gone).toBe('destroyed');
  });

  // cady/ancient-medieval/artillery/ballista-targets
  test('breaks another ballista, never a catapult', () => {
    const game = setUp({
      pieces: [ballista, at('red-ballista', 'ballista', [100, 74]), at('red-onager', 'onager-catapult', [140, 74])],
    });
    shoot(game, { 'blue-ballista': bolt(0, 28) });
    expect(unitIn(game.state, 'red-ballista').gone).toBe('destroyed');
    const other = setUp({ pieces: [ballista, at('red-onager', 'onager-catapult', [100, 71])] });
    shoot(other, { 'blue-ballista': bolt(0, 28) });
    expect(unitIn(other.state, 'red-onager').machine?.standing).toBe(true);
  });
});

describe('gunpowder', () => {
  const cannon = at('blue-cannon', 'cannon', [100, 20]);
  const scene = () => setUp({ pieces: [cannon, line('red-1', [100, 100]), line('blue-1', [60, 20])] });

  // cady/ancient-medieval/gunpowder/firing-check
  test('misfires on 2 and 3, and keeps its round', () => {
    const game = scene();
    const told = shoot(game, { 'blue-cannon': ball(0, 80) }, { dice: [1, 2] });
    expect(told.of('shot')).toMatchObject([{ outcome: 'misfire', losses: {} }]);
    expect(unitIn(game.state, 'blue-cannon').machine?.rounds).toBe(12);
  });

  // cady/ancient-medieval/gunpowder/firing-check, cady/ancient-medieval/culverin/area-roll
  test('needs no wheel on 7 and 11', () => {
    const game = scene();
    const told = shoot(game, { 'blue-cannon': ball(0, 80) }, { dice: [3, 4, ...all(12, 4)] });
    expect(told.of('shot')).toMatchObject([{ outcome: 'hit', landed: { x: 100, y: 100 } }]);
  });

  // cady/ancient-medieval/gunpowder/firing-check
  test('blows up on 12 with its crew and every figure within 3 cm, friends too', () => {
    const game = setUp({ pieces: [cannon, line('red-1', [100, 100]), line('blue-1', [60, 20], { facing: 'S' })] });
    unitIn(game.state, 'blue-1').at = { x: 100, y: 20.5 };
    const told = shoot(game, { 'blue-cannon': ball(0, 80) }, { dice: [6, 6] });
    const [shot] = told.of('shot');
    expect(shot?.outcome).toBe('explodes');
    expect(shot?.losses['blue-1']).toBeGreaterThan(0);
    expect(told.of('machine-lost')).toMatchObject([{ unit: 'blue-cannon', how: 'exploded' }]);
    expect(unitIn(game.state, 'blue-cannon')).toMatchObject({ gone: 'destroyed', figures: 0 });
  });

  // cady/ancient-medieval/gunpowder/firing-check
  test('blows up and takes an elephant within 3 cm with it', () => {
    const elephant: Piece = { id: 'blue-elephant', type: 'war-elephant-archer', at: [60, 20] };
    const game = setUp({ pieces: [cannon, line('red-1', [100, 100]), elephant] });
    unitIn(game.state, 'blue-elephant').at = { x: 102, y: 23 };
    const told = shoot(game, { 'blue-cannon': ball(0, 80) }, { dice: [6, 6] });
    expect(told.of('elephant-killed')).toMatchObject([
      { unit: 'blue-elephant', because: [{ clause: 'cady/ancient-medieval/gunpowder/firing-check' }] },
    ]);
    expect(unitIn(game.state, 'blue-elephant').gone).toBe('destroyed');
  });

  // cady/ancient-medieval/bombard/no-pivot
  test('a bombard fires straight ahead only', () => {
    const game = setUp({ pieces: [at('blue-bombard', 'bombard', [100, 20]), line('red-1', [100, 100])] });
    expect(callFaultsOf(game, 'blue-bombard', ball(0, 80))).toEqual([]);
    expect(callFaultsOf(game, 'blue-bombard', ball(3, 80))).toEqual(['cady/ancient-medieval/bombard/no-pivot']);
  });
});

describe('an engine that was turned to fire (cady/ruling/guns-turned-to-fire)', () => {
  const facing = (reading: 'look-as-before' | 'stay-turned') => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/guns-turned-to-fire': reading } });
    const game = setUp({ rules, pieces: [trebuchet, line('red-1', [100, 140])] });
    shoot(game, { 'blue-trebuchet': stone(30, 60) }, { dice: [1] });
    return unitIn(game.state, 'blue-trebuchet').facing;
  };

  test('looks as it did, or stays turned', () => {
    expect([facing('look-as-before'), facing('stay-turned')]).toEqual([0, 30]);
  });
});

describe('what machines shoot to pieces', () => {
  const bridge = (material: 'wood' | 'stone') =>
    [
      {
        kind: 'river',
        id: 'water',
        line: [
          [0, 100],
          [200, 100],
        ],
        width: 10,
      },
      {
        kind: 'bridge',
        id: 'crossing',
        line: [
          [100, 94],
          [100, 106],
        ],
        width: 8,
        material,
      },
    ] as const;
  const far = line('red-1', [20, 140]);
  const features = (material: 'wood' | 'stone') =>
    bridge(material).map(each => ({ ...each, line: each.line.map(([x, y]): [number, number] => [x, y]) }));

  // cady/ancient-medieval/gunpowder/object-destruction, cady/common/bridges/stone-indestructible
  test('a bombard destroys a stone bridge with one hit, a catapult never', () => {
    const game = setUp({ pieces: [at('blue-bombard', 'bombard', [100, 20]), far], features: features('stone') });
    const told = shoot(game, { 'blue-bombard': ball(0, 80) }, { dice: [3, 4] });
    expect(told.of('breached')).toMatchObject([{ barrier: 'crossing' }]);
    const other = setUp({ pieces: [trebuchet, far], features: features('stone') });
    for (let turn = 0; turn < 4; turn++) shootNextTurn(other, { 'blue-trebuchet': stone(0, 80) }, { dice: [1] });
    expect(other.state.breaches).toEqual([]);
    expect(other.state.struck).toHaveLength(4);
  });

  // cady/common/bridges/wooden-destroyed
  test('a trebuchet destroys a wooden one with the third hit on one spot', () => {
    const game = setUp({ pieces: [trebuchet, far], features: features('wood') });
    const hits = [1, 2, 3].map(
      () => shootNextTurn(game, { 'blue-trebuchet': stone(0, 80) }, { dice: [1] }).of('breached').length,
    );
    expect(hits).toEqual([0, 0, 1]);
  });
});

describe('what makes a call wrong', () => {
  const game = () =>
    setUp({
      pieces: [trebuchet, line('red-1', [100, 100]), line('blue-1', [100, 40])],
      features: [
        {
          kind: 'wood',
          id: 'copse',
          outline: [
            [10, 70],
            [60, 70],
            [60, 90],
            [10, 90],
          ],
        },
      ],
    });

  // cady/ancient-medieval/artillery/call-range, cady/ancient-medieval/artillery/arc-minimum-range
  test('a range beyond its longest or below its least', () => {
    expect(callFaultsOf(game(), 'blue-trebuchet', stone(0, 121))).toEqual([
      'cady/ancient-medieval/artillery/call-range',
    ]);
    expect(callFaultsOf(game(), 'blue-trebuchet', stone(0, 39))).toEqual([
      'cady/ancient-medieval/artillery/arc-minimum-range',
    ]);
    expect(callFaultsOf(game(), 'blue-trebuchet', stone(0, 120))).toEqual([]);
  });

  // cady/ancient-medieval/artillery/pivot
  test('more than 45 degrees to either side', () => {
    expect(callFaultsOf(game(), 'blue-trebuchet', stone(46, 80))).toEqual(['cady/ancient-medieval/artillery/pivot']);
  });

  // cady/ancient-medieval/artillery/line-of-sight
  test('what it cannot see', () => {
    const faults = callFaultsOf(game(), 'blue-trebuchet', stone(320, 110));
    expect(faults).toEqual(['cady/ancient-medieval/artillery/line-of-sight']);
  });

  // cady/common/forest/edge-hidden, cady/common/forest/edge-visible-if-active, cady/common/marsh/edge-fire
  test('at somebody who lies low at the edge of a wood, or near that of a marsh', () => {
    const square = (kind: 'wood' | 'marsh') => ({
      kind,
      id: 'cover',
      outline: [
        [80, 99],
        [120, 99],
        [120, 130],
        [80, 130],
      ] as [number, number][],
    });
    const machine = at('blue-ballista', 'ballista', [100, 20]);
    const sight = ['cady/ancient-medieval/artillery/ballista-sight'];
    const inWood = setUp({
      pieces: [machine, line('red-1', [100, 99.2], { facing: 'S' })],
      features: [square('wood')],
    });
    expect(callFaultsOf(inWood, 'blue-ballista', bolt(0, 79.5))).toEqual(sight);
    // The ground before him is in sight.
    expect(callFaultsOf(inWood, 'blue-ballista', bolt(0, 78))).toEqual([]);
    unitIn(inWood.state, 'red-1').turn.moved = 0.5;
    expect(callFaultsOf(inWood, 'blue-ballista', bolt(0, 79.5))).toEqual([]);
    const inMarsh = setUp({
      pieces: [machine, line('red-1', [100, 99.2], { facing: 'S' })],
      features: [square('marsh')],
    });
    unitIn(inMarsh.state, 'red-1').turn.moved = 0.5;
    expect(callFaultsOf(inMarsh, 'blue-ballista', bolt(0, 79.5))).toEqual(sight);
    unitIn(inMarsh.state, 'red-1').shotOn = 1;
    expect(callFaultsOf(inMarsh, 'blue-ballista', bolt(0, 79.5))).toEqual([]);
    // Who has shot is a target, though somebody lies low beside him.
    const beside = setUp({
      pieces: [machine, line('red-1', [97, 99.2], { facing: 'S' }), line('red-2', [103, 99.2], { facing: 'S' })],
      features: [square('wood')],
    });
    expect(callFaultsOf(beside, 'blue-ballista', bolt(0, 79.5))).toEqual(sight);
    unitIn(beside.state, 'red-2').shotOn = 1;
    expect(callFaultsOf(beside, 'blue-ballista', bolt(0, 79.5))).toEqual([]);
  });

  // cady/ancient-medieval/artillery/ballista-over-friends
  test('a bolt over friends nearer than a third of its range', () => {
    const near = setUp({
      pieces: [at('blue-ballista', 'ballista', [100, 20]), line('blue-1', [100, 40]), line('red-1', [100, 90])],
    });
    expect(callFaultsOf(near, 'blue-ballista', bolt(0, 70))).toEqual([
      'cady/ancient-medieval/artillery/ballista-over-friends',
    ]);
    const far = setUp({
      pieces: [at('blue-ballista', 'ballista', [100, 20]), line('blue-1', [100, 55]), line('red-1', [100, 90])],
    });
    expect(callFaultsOf(far, 'blue-ballista', bolt(0, 70))).toEqual([]);
  });

  test('another side’s machine, another projectile, nonsense', () => {
    expect(callFaultsOf(game(), 'blue-1', stone(0, 80))).toEqual(['blue-1 is no machine of yours']);
    expect(callFaultsOf(game(), 'blue-trebuchet', ball(0, 80))).toEqual(['cady/ancient-medieval/artillery/call-range']);
    for (const answer of [null, 7, {}, { shot: 'stone' }, { shot: 'stone', bearing: 400, range: 80 }]) {
      expect(callFaultsOf(game(), 'blue-trebuchet', answer)).toHaveLength(1);
    }
    expect(callFaultsOf(game(), 'blue-trebuchet', { shot: 'none' })).toEqual([]);
  });
});

describe('laws of machines', () => {
  const guns = ['ballista', 'onager-catapult', 'trebuchet', 'pot-d-fer', 'culverin', 'cannon', 'bombard'] as const;

  test('rounds only fall, one a shot; nothing is called beyond its range; figures only fall', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...guns),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 10_000 }),
        (gun, range, bearing, seed) => {
          const game = setUp({
            pieces: [
              at('blue-gun', gun, [100, 30]),
              line('blue-1', [80, 60]),
              line('red-1', [100, 100]),
              at('red-gun', 'culverin', [120, 100]),
            ],
          });
          const shot =
            gun === 'ballista' || gun === 'pot-d-fer'
              ? 'bolt'
              : gun === 'onager-catapult' || gun === 'trebuchet'
                ? 'stone'
                : 'ball';
          const call: CallAnswer = { shot, bearing, range };
          const faults = callFaultsOf(game, 'blue-gun', call);
          if (range > game.rules.guns[gun].range) expect(faults).not.toEqual([]);
          if (faults.length > 0) return;
          const before = Object.values(game.state.units).map(({ figures }) => figures);
          const told = shoot(game, { 'blue-gun': call }, { seed });
          const fired = told.of('shot').filter(({ outcome }) => outcome !== 'misfire').length;
          expect(unitIn(game.state, 'blue-gun').machine?.rounds).toBe(12 - fired);
          for (const [i, { figures }] of Object.values(game.state.units).entries()) {
            expect(figures).toBeLessThanOrEqual(before[i] ?? 0);
            expect(figures).toBeGreaterThanOrEqual(0);
          }
          for (const { landed } of told.of('shot')) {
            if (landed === undefined) continue;
            const flown = Math.hypot(landed.x - 100, landed.y - 30);
            expect(Math.abs(flown - range)).toBeLessThanOrEqual(4);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a third hill level is closed to machines (cady/ancient-medieval/artillery/no-third-level)', () => {
  const step = (level: number, from: number) => ({
    kind: 'hill' as const,
    id: `h${level}`,
    level,
    outline: [
      [60, from],
      [140, from],
      [140, 140],
      [60, 140],
    ] as [number, number][],
  });
  const hill = [step(1, 40), step(2, 45), step(3, 50)];
  const road = {
    kind: 'road' as const,
    id: 'r',
    line: [
      [100, 0],
      [100, 140],
    ] as [number, number][],
    width: 12,
  };
  const enemy = line('red-1', [20, 140]);
  const ballista = at('blue-ballista', 'ballista', [100, 44], { facing: 'N' });

  test('on the march, by road and without, and where men go on', () => {
    for (const features of [hill, [...hill, road]]) {
      const game = setUp({ pieces: [{ ...ballista, at: [100, 49.5] }, line('blue-1', [80, 49.5]), enemy], features });
      const told = move(game, { 'blue-ballista': 'N full', 'blue-1': 'N full' });
      expect(unitIn(game.state, 'blue-ballista').at.y).toBeCloseTo(50, 1);
      expect(told.of('moved').find(({ unit }) => unit === 'blue-ballista')?.stopped).toBe('h3 cannot be crossed');
      expect(unitIn(game.state, 'blue-1').at.y).toBeGreaterThan(51);
    }
  });

  test('when the battle is set up', () => {
    expect(() => setUp({ pieces: [{ ...ballista, at: [100, 60] }, enemy], features: hill })).toThrow(
      'stands on hill level 3',
    );
    expect(() => setUp({ pieces: [{ ...ballista, at: [100, 49] }, enemy], features: hill })).not.toThrow();
    expect(() => setUp({ pieces: [line('blue-1', [100, 60]), enemy], features: hill })).not.toThrow();
  });
});
