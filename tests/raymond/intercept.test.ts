import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapBetween, touches } from '../../src/rulesets/raymond/combat/contact.js';
import { interceptChances } from '../../src/rulesets/raymond/movement/reactions.js';
import type { Action } from '../../src/rulesets/raymond/terms.js';
import { type Move, movePhase, planned, type Reactions, stand } from './on-the-move.js';
import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** Red horse of three stands that looks south, over the way of blue. Not in command. */
const horse = (x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id: 'red-1',
  at: [x, y],
  type: 'cavalry',
  stands: 'CCC',
  ...more,
});
const foot = (x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id: 'blue-1',
  at: [x, y],
  type: 'foot',
  stands: 'HHH',
  ...more,
});
const forward = (inches: number): Move => ['blue-1', { kind: 'manoeuvre', steps: [{ move: inches }] }];
const at = (after: number): Reactions => ({ intercept: () => ({ after }) });

function played(
  pieces: readonly Piece[],
  moves: readonly Move[],
  reactions: Reactions = {},
  dice: readonly number[] = [],
  table: Omit<TableTop, 'pieces'> = {},
) {
  return movePhase(setUp({ pieces, ...table }), moves, reactions, dice);
}

describe('when a unit may intercept', () => {
  it('as an enemy begins to move in its zone: straight ahead, 9 inches deep (raymond/intercept/zone raymond/intercept/target-in-zone)', () => {
    // The front of the foot is 8 inches ahead of the horse.
    const { requests } = played([horse(48, 60), foot(48, 52)], [forward(2)]);
    expect(requests('intercept')).toMatchObject([
      { unit: 'red-1', target: 'blue-1', side: 'red', charging: null, distance: 8, inCommand: false },
    ]);
  });

  it('or as it enters the zone while it moves (raymond/intercept/trigger-movement)', () => {
    const { requests, unit } = played([horse(48, 60), foot(48, 50)], [forward(3)], at(0), [3]);
    expect(requests('intercept')).toMatchObject([{ distance: 9 }]);
    // It had an inch to go to the zone, and was stopped there.
    expect(unit('blue-1').at.y).toBeCloseTo(51, 3);
  });

  it('out to 9 inches holds 9, and not a thousandth more (raymond/intercept/zone)', () => {
    const beside = (y: number, dice: readonly number[] = [3]) =>
      played(
        [horse(48, 60), foot(48, y)],
        [['blue-1', { kind: 'side-step', to: 'left', steps: [{ move: 1 }] }]],
        at(0),
        dice,
      );
    const { requests, unit, of } = beside(51);
    expect(requests('intercept')).toMatchObject([{ unit: 'red-1', target: 'blue-1', distance: 9 }]);
    expect(of('test')).toHaveLength(1);
    expect(unit('red-1').at.y).toBeCloseTo(51, 3);
    expect(beside(50.999, []).requests('intercept')).toEqual([]);
  });

  it('is asked once of a unit that comes in rows, whichever row comes first', () => {
    const mass = foot(48, 50, { stands: 'HHH/HH./H..' });
    const plan = planned({ ...mass, facing: 'N' }, [horse(48, 60)]);
    const walked = plan.walk({ kind: 'manoeuvre', steps: [{ move: 3 }] });
    const legs = walked.parts.flatMap(leg => (leg.kind === 'straight' ? [leg] : []));
    expect(legs.flatMap(leg => interceptChances(plan.unit, leg, plan.field))).toHaveLength(1);
  });

  it('not where the enemy only touches the zone, or passes beside it', () => {
    expect(played([horse(48, 60), foot(48, 48)], [forward(3)]).requests('intercept')).toEqual([]);
    expect(played([horse(48, 60), foot(48 + 3 * stand, 52)], [forward(3)]).requests('intercept')).toEqual([]);
    expect(played([horse(48, 60), foot(48 + 3 * stand - 0.1, 52)], [forward(3)]).requests('intercept')).toHaveLength(1);
  });

  it('when it steps back or to the side and when guns are prolonged (raymond/intercept/trigger-movement)', () => {
    const gun: Piece = { id: 'blue-1', at: [48, 52], type: 'artillery', guns: 'frame-guns' };
    const actions: readonly [Piece, Action][] = [
      [foot(48, 54), { kind: 'step-back', steps: [{ move: 1 }] }],
      [foot(48, 54), { kind: 'side-step', to: 'left', steps: [{ move: 1 }] }],
      [gun, { kind: 'prolong', steps: [{ move: 1 }] }],
    ];
    for (const [piece, action] of actions) {
      expect(played([horse(48, 60), piece], [['blue-1', action]]).requests('intercept')).toHaveLength(1);
    }
  });

  it('not when it only turns, about-faces, changes formation, limbers up or unlimbers (raymond/intercept/not-trigger)', () => {
    const gun = (limbered: boolean): Piece => ({
      id: 'blue-1',
      at: [48, 52],
      type: 'artillery',
      guns: 'frame-guns',
      limbered,
    });
    const actions: readonly [Piece, Action][] = [
      [foot(48, 52), { kind: 'manoeuvre', steps: [{ turn: 30 }, { aboutFace: true }] }],
      [foot(48, 52), { kind: 'change-formation', change: { formation: 'mass', stands: 'HH/H.', becomes: 0 } }],
      [gun(false), { kind: 'limber' }],
      [gun(true), { kind: 'unlimber', turn: 20 }],
    ];
    for (const [piece, action] of actions) {
      const { requests, of } = played([horse(48, 60), piece], [['blue-1', action]]);
      expect(requests('intercept')).toEqual([]);
      expect(of('move')).toHaveLength(1);
    }
  });

  it('only mounted units in contact with no enemy (raymond/intercept/who)', () => {
    const onFoot: Piece = { id: 'red-1', at: [48, 60], stands: 'MMM' };
    expect(played([onFoot, foot(48, 52)], [forward(2)]).requests('intercept')).toEqual([]);
    const held = foot(48, 60, { id: 'blue-2', at: [48 + 3 * stand, 60 - stand], facing: 'N' });
    const fighting = [horse(48, 60), foot(46, 52), { ...held, at: [48 + 3 * stand, 60 + stand] as const }];
    expect(played(fighting, [forward(2)]).requests('intercept')).toEqual([]);
  });

  it('not single stands, commanders among them (raymond/intercept/not-single-stand)', () => {
    const general: Piece = { id: 'red-1', at: [48, 60], type: 'command', rank: 'commander' };
    expect(played([general, foot(48, 54)], [forward(2)]).requests('intercept')).toEqual([]);
    expect(played([horse(48, 60, { stands: 'C' }), foot(48, 54)], [forward(2)]).requests('intercept')).toEqual([]);
  });

  it('not with another unit nearer in the zone, friend or foe (raymond/intercept/no-unit-between)', () => {
    const between = (id: string): Piece => ({ id, at: [50, 57], stands: 'M' });
    for (const id of ['red-2', 'blue-2']) {
      expect(played([horse(48, 60), between(id), foot(48, 52)], [forward(2)]).requests('intercept')).toEqual([]);
    }
    // Just as near is not between.
    const neighbour = foot(48 - 3 * stand, 52, { id: 'blue-2' });
    expect(
      played(
        [horse(46, 60), neighbour, foot(48, 52)],
        [['blue-1', { kind: 'side-step', to: 'right', steps: [{ move: 1 }] }]],
      ).requests('intercept'),
    ).toHaveLength(1);
  });

  it('not over ground that bars its charge (raymond/intercept/no-terrain-between)', () => {
    const line: [number, number][] = [
      [40, 56],
      [56, 56],
    ];
    const fence = { features: [{ kind: 'fence' as const, id: 'f', line }] };
    expect(played([horse(48, 60), foot(48, 52)], [forward(2)], {}, [], fence).requests('intercept')).toEqual([]);
    expect(played([horse(48, 60), foot(48, 52)], [forward(4.5)], {}, [], fence).requests('intercept')).toHaveLength(1);
  });

  it('a unit on its own charge, against which it counter-charges (raymond/intercept/counter-charge)', () => {
    const charge: Move = ['blue-1', { kind: 'charge', target: 'red-1' }];
    const general: Piece = { id: 'blue-general', at: [48, 50], type: 'command', rank: 'commander' };
    const { requests, of, unit } = played([horse(48, 60), foot(48, 55), general], [charge], at(2), [1]);
    expect(requests('intercept')).toMatchObject([{ charging: 'red-1', distance: 5 }]);
    expect(of('contact')).toMatchObject([{ how: 'intercept', unit: 'red-1', target: 'blue-1' }]);
    expect(of('move')).toMatchObject([{ action: 'charge', moved: 2, stopped: true }]);
    expect(unit('red-1').at).toEqual({ x: 48, y: 57 });
    // It has reacted: it cannot recoil too.
    expect(requests('recoil')).toEqual([]);
  });
});

describe('how it intercepts', () => {
  const pieces = [horse(48, 60), foot(48, 54)];

  it('at any moment of the movement in its zone; the enemy halts there (raymond/intercept/declare)', () => {
    const { of, unit } = played(pieces, [forward(4)], at(1.5), [2]);
    expect(of('move')).toMatchObject([{ moved: 1.5, stopped: true, path: [{ y: 54 }, { y: 55.5 }] }]);
    expect(unit('blue-1').at).toEqual({ x: 48, y: 55.5 });
    expect(unit('red-1').at).toEqual({ x: 48, y: 55.5 });
  });

  it('and it is seen where it has come to while that is decided', () => {
    const game = setUp({ pieces: [horse(48, 60), foot(48, 50)] });
    const seen: number[] = [];
    const look = () => void seen.push(unitIn(game.state, 'blue-1').at.y);
    movePhase(game, [forward(3)], { intercept: look });
    expect(seen).toEqual([expect.closeTo(51, 2)]);
    expect(unitIn(game.state, 'blue-1').at.y).toBe(53);
  });

  it('at the last moment at the latest', () => {
    expect(played(pieces, [forward(4)], at(30), [2]).of('move')).toMatchObject([{ moved: 4, stopped: true }]);
  });

  it('runs straight into contact, takes a hit, and both are done (raymond/intercept/move raymond/intercept/disorder-hit raymond/intercept/both-stop)', () => {
    const { of, unit, requests } = played(pieces, [forward(4), forward(1)], at(0), [3]);
    expect(of('test')).toMatchObject([{ test: 'intercept', unit: 'red-1', target: 'blue-1', face: 3, passed: true }]);
    expect(of('contact')).toMatchObject([
      {
        how: 'intercept',
        unit: 'red-1',
        target: 'blue-1',
        from: { x: 48, y: 60 },
        to: { x: 48, y: expect.closeTo(54, 2) },
      },
    ]);
    expect(of('hit')).toMatchObject([{ cause: 'intercept', units: ['red-1'] }]);
    expect([unit('red-1').hits, unit('blue-1').hits]).toEqual([1, 0]);
    expect([unit('red-1').phase.done, unit('blue-1').phase.done]).toEqual([true, true]);
    // Nobody is left to move.
    expect(requests('move')).toHaveLength(1);
  });

  it('on 3 or less (raymond/intercept/test); who fails stays and does nothing more, the enemy goes on (raymond/intercept/failure raymond/intercept/target-resumes)', () => {
    const second = foot(40, 54, { id: 'blue-2' });
    const { of, unit, requests } = played([...pieces, second], [forward(4)], at(1), [4]);
    expect(of('test')).toMatchObject([{ face: 4, passed: false }]);
    expect(of('move')).toMatchObject([{ moved: 4, stopped: false }]);
    expect(unit('red-1')).toMatchObject({ at: { x: 48, y: 60 }, hits: 0, phase: { done: true, reacted: true } });
    expect(requests('intercept')).toHaveLength(1);
  });

  it('without a test in command; heavy cavalry always is (raymond/intercept/in-command-automatic)', () => {
    const general: Piece = { id: 'red-general', at: [48, 64], type: 'command', rank: 'commander' };
    expect(played([...pieces, general], [forward(2)], at(0)).of('test')).toMatchObject([{ face: null, passed: true }]);
    const heavy = horse(48, 60, { type: 'heavy-cavalry', stands: 'XXX' });
    expect(played([heavy, foot(48, 54)], [forward(2)], at(0)).of('test')).toMatchObject([{ face: null, passed: true }]);
  });

  it('once in a phase, whether it succeeds or not (raymond/reactions/once-per-phase)', () => {
    const second = foot(45, 55, { id: 'blue-2', stands: 'HH' });
    const again: Move = ['blue-2', { kind: 'manoeuvre', steps: [{ move: 3 }] }];
    const first = foot(49, 54, { stands: 'HH' });
    expect(played([horse(48, 60), first, second], [again], at(0), [6]).requests('intercept')).toHaveLength(1);
    const { requests } = played([horse(48, 60), first, second], [forward(1), again], at(0), [6]);
    expect(requests('intercept').map(({ target }) => target)).toEqual(['blue-1']);
  });

  it('only in the phase of the enemy (raymond/reactions/opponents-phase)', () => {
    const { requests } = played(
      [{ ...horse(48, 52), id: 'blue-1', facing: 'N' }, horse(48, 60)],
      [['blue-1', { kind: 'manoeuvre', steps: [{ move: 1 }] }]],
    );
    // Blue moves, and only red is asked, though both have the other in their zone.
    expect(requests('intercept').map(({ side }) => side)).toEqual(['red']);
  });

  it('not around single stands: they bar its way (raymond/flow/not-intercepting)', () => {
    const single: Piece = { id: 'red-2', at: [48, 57], stands: 'M' };
    expect(played([...pieces, single], [forward(1)]).requests('intercept')).toEqual([]);
  });
});

describe('several units at one target (raymond/intercept/several-attempts)', () => {
  // The second looks west along the way, and sees the enemy later than the first.
  const two = [horse(48, 60), horse(55, 56, { id: 'red-2', facing: 'W' }), foot(48, 50)];

  it('each gets its chance as the movement goes on', () => {
    const { of, requests, unit } = played(two, [forward(5)], at(0), [5, 2]);
    expect(requests('intercept').map(({ unit: id }) => id)).toEqual(['red-1', 'red-2']);
    expect(of('test')).toMatchObject([
      { unit: 'red-1', passed: false },
      { unit: 'red-2', passed: true },
    ]);
    expect(of('contact')).toMatchObject([{ unit: 'red-2', target: 'blue-1' }]);
    expect(unit('red-1').at).toEqual({ x: 48, y: 60 });
  });

  it('the earliest attempt comes first, whoever was asked first', () => {
    const later: Reactions = { intercept: ({ unit }) => ({ after: unit === 'red-1' ? 4 : 0 }) };
    const { of } = played(two, [forward(5)], later, [5, 2]);
    expect(of('test').map(({ unit }) => unit)).toEqual(['red-2', 'red-1']);
  });

  it('who succeeds ends it for the others', () => {
    const { of, requests } = played(two, [forward(5)], at(0), [1]);
    expect(of('test')).toHaveLength(1);
    expect(requests('intercept')).toHaveLength(1);
  });

  it('each is asked anew on every straight part of the way', () => {
    const zigzag: Move = ['blue-1', { kind: 'manoeuvre', steps: [{ move: 1 }, { turn: 10 }, { move: 1 }] }];
    expect(played([horse(48, 60), foot(48, 54)], [zigzag]).requests('intercept')).toHaveLength(2);
  });
});

describe('who flows around another unit', () => {
  it('cannot be stopped while it does: it would have had to be past (raymond/flow/must-pass-completely)', () => {
    const mover: Piece = { id: 'blue-1', at: [48, 40], type: 'cavalry', stands: 'CC' };
    const single: Piece = { id: 'blue-2', at: [48, 46], type: 'command', rank: 'sub-commander' };
    const watching = horse(53, 44, { facing: 'W', stands: 'CCCCCC' });
    const { requests, of } = played([mover, single, watching], [forward(10)], at(6), [1]);
    // From 4.4 to 7.6 inches it is on the ground of the commander: it is stopped after that, not in it.
    expect(requests('intercept').length).toBeGreaterThan(0);
    const [move] = of('move');
    const stopped = move?.moved ?? 0;
    expect(stopped <= 6 - stand + 0.01 || stopped >= 6 + stand - 0.01).toBe(true);
  });

  it('is tried once by each unit, before or after (raymond/reactions/once-per-phase)', () => {
    const mover: Piece = { id: 'blue-1', at: [44, 55], type: 'cavalry', stands: 'CCC', facing: 'E' };
    const single: Piece = { id: 'blue-2', at: [48, 54], type: 'command', rank: 'sub-commander' };
    const pieces = [mover, single, horse(48, 60)];
    expect(played(pieces, [forward(10)]).requests('intercept')).toHaveLength(2);
    const { requests, of } = played(pieces, [forward(10)], at(0), [4]);
    expect(requests('intercept')).toHaveLength(1);
    expect(of('move')).toMatchObject([{ moved: 10, stopped: false }]);
  });
});

describe('chances are exact', () => {
  const ways = fc.record({
    x: fc.integer({ min: 20, max: 76 }),
    y: fc.integer({ min: 20, max: 76 }),
    facing: fc.integer({ min: 0, max: 359 }),
    part: fc.integer({ min: 0, max: 100 }),
  });

  it('an interceptor reaches the enemy from the beginning of its chance to its end, and finds nobody else before', () => {
    fc.assert(
      fc.property(ways, ({ x, y, facing, part }) => {
        const other = horse(44, 52, { id: 'red-2', facing: 'E' });
        const plan = planned({ at: [x, y], type: 'cavalry', stands: 'CCC', facing }, [horse(48, 60), other]);
        const walked = plan.walk({ kind: 'manoeuvre', steps: [{ move: 14 }] });
        for (const leg of walked.parts) {
          if (leg.kind !== 'straight') continue;
          for (const { unit, from, to } of interceptChances(plan.unit, leg, plan.field)) {
            expect(from).toBeLessThan(to);
            const inches = from + ((to - from) * part) / 100;
            const { run, mover } = plan.runAt(unit, leg, inches);
            expect(run.touches.map(({ id }) => id)).toEqual(['blue-1']);
            expect(run.distance).toBeLessThanOrEqual(9);
            expect(run.to && touches(run.to, mover, plan.rules)).toBe(true);
            expect(gapBetween(unit, mover, plan.rules)).toBeLessThanOrEqual(9);
          }
        }
      }),
    );
  });
});
