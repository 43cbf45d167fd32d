import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  distanceBetweenQuads,
  type Feature,
  type JointMove,
  type JointMoved,
  type MarchOrder,
  type Moved,
  type Mover,
  moveTogether,
  type Placed,
  placeAt,
  plan,
  quadOf,
  quadsOverlap,
  stand,
  type Table,
} from '../../src/table/index.js';
import { bodies, company, plain, put, tableWith, tens } from './ground.js';

const march = (placed: Placed, bearing: number, order: Partial<MarchOrder> = {}) =>
  plan({ placed, legs: [{ bearing, distance: 'all' }], allowance: 30, costs: {}, table: plain, ...order });
const red = (id: string, placed: Placed, bearing: number, order: Partial<MarchOrder> = {}): Mover => ({
  id,
  side: 'red',
  march: march(placed, bearing, order),
});
const blue = (id: string, placed: Placed, bearing: number, order: Partial<MarchOrder> = {}): Mover => ({
  ...red(id, placed, bearing, order),
  side: 'blue',
});
const still = (id: string, side: string, placed: Placed): Mover => ({ id, side, march: stand(placed, 30) });
const play = (movers: readonly Mover[], more: Partial<JointMove> = {}): JointMoved =>
  moveTogether({ movers, contact: 1, steps: 3, ...more });
const unit = (result: JointMoved, id: string): Moved => {
  const found = result.units.find(u => u.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};

/** Six files of two ranks: 12 wide, 4 deep. */
const six = company(12, 6);

describe('a turn in steps', () => {
  const runs = (steps?: number) =>
    moveTogether({
      movers: [red('r', put(six, 50, 50), 0), blue('b', put(six, 50, 95, 180), 180)],
      contact: 1,
      ...(steps === undefined ? {} : { steps }),
    });

  it('has as many as the rulebook says, and one where it says nothing', () => {
    expect(unit(runs(), 'r').steps).toHaveLength(1);
    expect(unit(runs(5), 'r').steps.map(({ placed }) => placed.at.y)).toEqual([56, 62, 68, 72, 72]);
  });

  it('has enemies meet at the same time and place in any number of steps, told in the step that it falls into', () => {
    const [once, four, ten] = [runs(1), runs(4), runs(10)].map(({ contacts }) => contacts[0]);
    expect([once?.step, four?.step, ten?.step]).toEqual([1, 3, 8]);
    expect([four?.time, ten?.time]).toEqual([once?.time, once?.time]);
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot be moved in %s steps', steps => {
    expect(() => runs(steps)).toThrow(/cannot be moved in .* steps/);
  });
});

describe('who comes to the edge of the table', () => {
  /** One goes west to the edge, 14 off; another comes after him, twice as fast. */
  const chased = (leaves?: boolean) => {
    const first = { ...red('r', put(six, 20, 50, 270), 270), ...(leaves === undefined ? {} : { leaves }) };
    const [runs, comes] = [first, blue('b', put(six, 60, 50, 270), 270, { allowance: 60 })];
    return moveTogether({ movers: [runs, comes], contact: 1 });
  };

  it('stands there, and is met by who comes after him', () => {
    expect(chased().contacts).toHaveLength(1);
  });

  it('is met by nobody any more if he leaves by it, and holds nobody up', () => {
    const result = chased(true);
    expect(result.contacts).toEqual([]);
    expect(unit(result, 'b').moved).toBeGreaterThan(unit(chased(), 'b').moved);
    expect(unit(result, 'r').final).toEqual(unit(chased(), 'r').final);
  });
});

describe('units that meet nobody', () => {
  it('end where their march ends, a third of it at each third', () => {
    const result = play([red('r', put(six, 50, 50), 0), blue('b', put(six, 150, 150, 180), 180, { allowance: 60 })]);
    expect(result.contacts).toEqual([]);
    expect(unit(result, 'r')).toMatchObject({ moved: 30, spent: 30, waited: 0 });
    expect(unit(result, 'r').steps.map(({ used }) => used)).toEqual([0.333, 0.667, 1]);
    expect(unit(result, 'r').steps.map(({ placed }) => placed.at.y)).toEqual([60, 70, 80]);
    expect(unit(result, 'b').steps.map(({ placed }) => placed.at.y)).toEqual([130, 110, 90]);
    expect(unit(result, 'r').stoppedBy).toBeUndefined();
  });

  it('that have spent what they were ordered stand still for the rest', () => {
    const result = play([red('r', put(six, 50, 50), 0, { legs: [{ bearing: 0, distance: 10 }] })]);
    expect(unit(result, 'r').steps.map(({ placed }) => placed.at.y)).toEqual([60, 60, 60]);
    expect(unit(result, 'r').steps.map(({ used }) => used)).toEqual([0.333, 0.333, 0.333]);
  });

  it('lose the time that a surcharge takes where it falls due', () => {
    const wall: Feature = {
      kind: 'wall',
      id: 'w',
      line: [
        { x: 0, y: 60 },
        { x: 200, y: 60 },
      ],
    };
    const result = play([red('r', put(six, 50, 50), 0, { table: tableWith(wall), costs: tens })]);
    const ys = unit(result, 'r').steps.map(({ placed }) => placed.at.y);
    expect(ys[0]).toBeCloseTo(60, 1);
    expect(ys[1]).toBeCloseTo(60, 1);
    expect(ys[2]).toBe(70);
  });

  it('turn without losing time', () => {
    const result = play([red('r', put(six, 50, 50), 90, { facing: 270 })]);
    expect(placeAt(unit(result, 'r'), 0.5).facing).toBe(90);
    expect(unit(result, 'r').final.facing).toBe(270);
    expect(unit(result, 'r').moved).toBe(30);
  });

  it('can be found at any time', () => {
    const result = play([red('r', put(six, 50, 50), 0)]);
    expect(placeAt(unit(result, 'r'), 0.1).at).toEqual({ x: 50, y: 53 });
    expect(placeAt(unit(result, 'r'), 0).at).toEqual({ x: 50, y: 50 });
    expect(placeAt(unit(result, 'r'), 1).at).toEqual({ x: 50, y: 80 });
  });
});

describe('enemies', () => {
  it('that march at each other meet in the middle', () => {
    const result = play([red('r', put(six, 50, 50), 0), blue('b', put(six, 50, 81, 180), 180)]);
    expect(result.contacts).toEqual([
      { a: 'b', b: 'r', time: 0.5, step: 2, sideOfA: 'front', sideOfB: 'front', standing: false },
    ]);
    expect(unit(result, 'r').final.at.y).toBeCloseTo(65, 3);
    expect(unit(result, 'b').final.at.y).toBeCloseTo(66, 3);
    expect(unit(result, 'r').stoppedBy).toEqual({ kind: 'contact', ids: ['b'] });
    expect(unit(result, 'r').moved).toBeCloseTo(15, 2);
  });

  it('meet nearer to the slower', () => {
    const result = play([red('r', put(six, 50, 50), 0), blue('b', put(six, 50, 96, 180), 180, { allowance: 60 })]);
    expect(unit(result, 'r').final.at.y).toBeCloseTo(65, 3);
    expect(unit(result, 'b').final.at.y).toBeCloseTo(66, 3);
  });

  it('are caught in flank and in rear', () => {
    const flank = play([red('r', put(six, 50, 50, 90), 90), still('b', 'blue', put(six, 70, 52))]);
    expect(flank.contacts).toMatchObject([{ a: 'b', b: 'r', sideOfA: 'flank', sideOfB: 'front' }]);
    const rear = play([red('r', put(six, 50, 50), 0), still('b', 'blue', put(six, 50, 70))]);
    expect(rear.contacts).toMatchObject([{ a: 'b', b: 'r', sideOfA: 'rear', sideOfB: 'front' }]);
  });

  it('do not pass through each other, however fast and thin', () => {
    const thin = { stand: { front: 2, depth: 0.01, figures: 1 }, figures: 3, files: 3 };
    const result = play([
      red('r', put(thin, 50, 1), 0, { allowance: 190 }),
      blue('b', put(thin, 50, 199, 180), 180, { allowance: 190 }),
    ]);
    expect(result.contacts).toHaveLength(1);
    expect(unit(result, 'r').final.at.y).toBeCloseTo(99.5, 2);
  });

  it('that brush past within reach are in contact, farther off not', () => {
    const past = (x: number) =>
      play([red('r', put(six, 50, 50), 0), still('b', 'blue', put(six, x, 65))]).contacts.length;
    expect(past(62.9)).toBe(1);
    expect(past(63.1)).toBe(0);
  });

  it('meet three at once when three arrive at once', () => {
    const result = play([
      still('m', 'red', put(six, 100, 100)),
      blue('n', put(six, 100, 120, 180), 180),
      blue('s', put(six, 100, 76, 0), 0),
    ]);
    expect(result.contacts.map(c => [c.a, c.b, c.sideOfA])).toEqual([
      ['m', 'n', 'front'],
      ['m', 's', 'rear'],
    ]);
    expect(result.contacts[0]?.time).toBeCloseTo(result.contacts[1]?.time ?? 0, 4);
    expect(unit(result, 'm').stoppedBy).toBeUndefined();
  });

  it('in contact from the start stay so, or part, but come no closer', () => {
    const facing = [put(six, 50, 50), put(six, 50, 50.8, 180)] as const;
    const held = play([still('r', 'red', facing[0]), still('b', 'blue', facing[1])]);
    expect(held.contacts).toMatchObject([{ a: 'b', b: 'r', time: 0, step: 1, standing: true }]);
    const pressed = play([red('r', facing[0], 0), still('b', 'blue', facing[1])]);
    expect(pressed.contacts).toMatchObject([{ standing: true }]);
    expect(unit(pressed, 'r').moved).toBe(0);
    const parted = play([red('r', facing[0], 180), still('b', 'blue', facing[1])]);
    expect(parted.contacts).toEqual([]);
    expect(unit(parted, 'r').moved).toBe(30);
  });

  it('leave no room for a turn that would press into them', () => {
    const wide = company(20, 20);
    const result = play([red('r', put(wide, 50, 50), 90), still('b', 'blue', put(six, 50, 60, 180))]);
    expect(unit(result, 'r').stoppedBy).toEqual({ kind: 'enemy', id: 'b' });
    expect(unit(result, 'r').final).toEqual(put(wide, 50, 50));
    expect(result.contacts).toEqual([]);
  });

  it('who would turn into each other do not both lack the room: one of them turns', () => {
    const wide = company(20, 20);
    const [south, north] = [put(wide, 50, 50), put(wide, 50, 73, 180)];
    expect(unit(play([red('r', south, 90), still('b', 'blue', north)]), 'r').moved).toBe(30);
    const result = play([red('r', south, 90), blue('b', north, 90)]);
    expect(unit(result, 'b').stoppedBy).toBeUndefined();
    expect(unit(result, 'r').stoppedBy).toEqual({ kind: 'enemy', id: 'b' });
  });

  it('leave no room for a formation that would press into them', () => {
    const column = put(company(20, 2), 50, 50);
    const result = play([red('r', column, 0, { files: 20 }), still('b', 'blue', put(six, 65, 50))]);
    expect(unit(result, 'r').final).toEqual(column);
    expect(unit(result, 'r').stoppedBy).toEqual({ kind: 'enemy', id: 'b' });
  });
});

describe('friends', () => {
  it('wait until the way is clear, and have lost the time', () => {
    const result = play([
      red('front', put(six, 50, 58), 0, { allowance: 15 }),
      red('rear', put(six, 50, 50), 0, { allowance: 30 }),
    ]);
    const [front, rear] = [unit(result, 'front'), unit(result, 'rear')];
    expect(front.moved).toBe(15);
    expect(rear.moved).toBeGreaterThan(15);
    expect(rear.moved).toBeLessThan(20);
    expect(rear.waited).toBeGreaterThan(0);
    expect(rear.waited + rear.moved / 30).toBeCloseTo(1, 3);
    expect(rear.stoppedBy).toEqual({ kind: 'friend', id: 'front' });
  });

  it('go on once the friend has left the way', () => {
    const result = play([red('a', put(six, 50, 58, 90), 90), red('b', put(six, 50, 40), 0, { allowance: 60 })]);
    const crossing = unit(result, 'b');
    expect(crossing.waited).toBeGreaterThan(0);
    expect(crossing.final.at.y).toBeGreaterThan(60);
    expect(crossing.waited + crossing.moved / 60).toBeCloseTo(1, 3);
  });

  it('stand before a friend who stays', () => {
    const result = play([still('a', 'red', put(six, 50, 70)), red('b', put(six, 50, 50), 0)]);
    expect(unit(result, 'b').final.at.y).toBeCloseTo(66.5, 3);
    expect(unit(result, 'b').stoppedBy).toEqual({ kind: 'friend', id: 'a' });
    expect(unit(result, 'b').waited).toBeCloseTo(0.45, 3);
  });

  it('pass through each other when they may', () => {
    const result = play([still('a', 'red', put(six, 50, 70)), red('b', put(six, 50, 50), 0)], { mayPass: () => true });
    expect(unit(result, 'b').final.at.y).toBe(80);
  });

  it('march abreast and in file without hindering each other', () => {
    const battle = [0, 1, 2].flatMap(x => [0, 1].map(y => red(`r${x}${y}`, put(six, 50 + 12 * x, 50 - 4 * y), 0)));
    expect(play(battle).units.map(u => [u.moved, u.waited])).toEqual(battle.map(() => [30, 0]));
  });

  it('turn together where one alone could not', () => {
    const wheel = (second: Mover) => unit(play([red('a', put(six, 50, 50), 90), second]), 'a').moved;
    expect(wheel(red('b', put(six, 62, 50), 90))).toBe(30);
  });
});

describe('friends who leave no room to turn', () => {
  const anywhere = () => true;
  /** A line two deep with a friend right behind it; turned to the east it would stand on him. */
  const behind = (more: Partial<Mover> = {}, friend: Mover = still('b', 'red', put(six, 50, 46))) =>
    play([{ ...red('a', put(six, 50, 50), 90), ...more }, friend]);

  it('hold up who may not go on unturned', () => {
    expect(unit(behind(), 'a')).toMatchObject({ moved: 0, final: { at: { x: 50, y: 50 }, facing: 0 } });
    expect(unit(behind(), 'a').stoppedBy).toEqual({ kind: 'friend', id: 'b' });
  });

  it('see him march off to the side with his block as it stands, and come round when he is past them', () => {
    const moved = unit(behind({ sidles: anywhere }), 'a');
    // Where it would be had it turned at once, in the same time.
    const alone = unit(play([red('a', put(six, 50, 50), 90)]), 'a');
    expect(moved).toMatchObject({ moved: 30, spent: 30, final: alone.final });
    const facings = moved.course.map(({ placed }) => placed.facing);
    expect([facings[0], facings.at(-1)]).toEqual([0, 90]);
    const turnedAt = moved.course.find(({ placed }) => placed.facing === 90);
    // Twelve wide, his end at 56: his middle goes past it by half his new width.
    expect(turnedAt?.placed.at.x).toBeGreaterThanOrEqual(59.5);
    expect(moved.stoppedBy).toBeUndefined();
  });

  it('and keep it as it stood to the end if there is never room', () => {
    const moved = unit(behind({ sidles: anywhere, march: march(put(six, 50, 50), 90, { allowance: 4 }) }), 'a');
    expect(moved).toMatchObject({ moved: 4, final: { facing: 0, at: { x: 54, y: 50 } } });
    expect(moved.stoppedBy).toEqual({ kind: 'friend', id: 'b', held: true, facing: true });
  });

  it('let a line go off together at a slant', () => {
    const line = [0, 1, 2].map(i => ({ ...red(`r${i}`, put(six, 50 + 12 * i, 50), 60), sidles: anywhere }));
    const { units } = play(line);
    expect(units.map(({ moved }) => moved)).toEqual([30, 30, 30]);
    for (const [i, a] of units.entries()) {
      for (const b of units.slice(i + 1)) expect(quadsOverlap(quadOf(a.final), quadOf(b.final), 0.502)).toBe(false);
    }
  });

  it('where the ground bears nobody unturned, he waits as before, and turns when they have gone', () => {
    const gone = red('b', put(six, 50, 46), 180, { allowance: 60 });
    const moved = unit(behind({ sidles: () => false }, gone), 'a');
    expect(moved.final.facing).toBe(90);
    expect(moved.waited).toBeGreaterThan(0);
    expect(unit(behind({ sidles: () => false }), 'a').moved).toBe(0);
  });

  it('he goes no farther unturned than the ground bears him, also where one part of his way goes on in the next', () => {
    const legs = [
      { bearing: 90, distance: 2.3 },
      { bearing: 90, distance: 'all' },
    ] as const;
    const sidles = ({ at }: Placed) => at.x <= 52.4;
    const costs = { turn: { over: 5, cost: 1.1 } };
    const moved = unit(behind({ sidles, march: march(put(six, 50, 50), 90, { legs, costs }) }), 'a');
    expect(moved.final.at.x).toBeGreaterThan(51);
    expect(moved.final.at.x).toBeLessThanOrEqual(52.4);
    expect(moved.stoppedBy).toMatchObject({ kind: 'friend', id: 'b' });
  });

  it('he stays where he is if he would have to step back from the edge of the table as well', () => {
    const friend = still('b', 'red', put(six, 50, 10));
    const moved = unit(play([{ ...red('a', put(six, 50, 4), 90), sidles: anywhere }, friend]), 'a');
    expect(moved).toMatchObject({ moved: 0, final: { at: { x: 50, y: 4 }, facing: 0 } });
    expect(quadsOverlap(quadOf(moved.final), quadOf(friend.march.start), 0.5)).toBe(false);
  });

  it('he meets enemies with the edge that his block turns to them', () => {
    const enemy = still('e', 'blue', put(six, 70, 50, 270));
    const result = play([
      { ...red('a', put(six, 50, 50), 90), sidles: anywhere },
      still('b', 'red', put(company(24, 12), 62, 46)),
      enemy,
    ]);
    const met = result.contacts.find(({ a }) => a === 'a');
    expect(met).toMatchObject({ b: 'e', sideOfA: 'flank', sideOfB: 'front' });
  });

  it('never stand on one another, however close they stood and wherever they go', () => {
    const way = fc.record({ bearing: fc.integer({ min: 0, max: 359 }), allowance: fc.constantFrom(8, 20, 45) });
    const times = Array.from({ length: 31 }, (_, i) => i / 30);
    fc.assert(
      fc.property(fc.array(way, { minLength: 2, maxLength: 6 }), ways => {
        const movers = ways.map(({ bearing, allowance }, i) => ({
          ...red(`u${i}`, put(six, 80 + 12 * (i % 3), 80 + 4 * Math.floor(i / 3)), bearing, { allowance }),
          sidles: anywhere,
        }));
        const { units } = play(movers);
        for (const [i, a] of units.entries()) {
          for (const b of units.slice(i + 1)) {
            for (const time of times) {
              expect(quadsOverlap(quadOf(placeAt(a, time)), quadOf(placeAt(b, time)), 0.502)).toBe(false);
            }
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe('who is there first', () => {
  const river: Feature = {
    kind: 'river',
    id: 'river',
    width: 10,
    line: [
      { x: 0, y: 100 },
      { x: 200, y: 100 },
    ],
  };
  const bridge: Feature = {
    kind: 'bridge',
    id: 'bridge',
    width: 5,
    line: [
      { x: 100, y: 95 },
      { x: 100, y: 105 },
    ],
  };
  const table: Table = tableWith(river, bridge);
  const column = company(6, 2);
  const race = (redAllowance: number, blueAllowance: number): JointMoved =>
    play([
      red('r', put(column, 100, 80), 0, { table, allowance: redAllowance }),
      blue('b', put(column, 100, 120, 180), 180, { table, allowance: blueAllowance }),
    ]);

  it('has the bridge: the faster is across, and is met on the far side', () => {
    const result = race(45, 15);
    expect(result.contacts[0]?.step).toBe(2);
    expect(unit(result, 'r').final.at.y).toBeGreaterThan(105);
    expect(unit(result, 'r').steps[0]?.placed.at.y).toBe(95);
    expect(unit(result, 'b').steps[0]?.placed.at.y).toBe(115);
  });

  it('is nobody when both are as fast: they meet in the middle of it', () => {
    const result = race(30, 30);
    expect(unit(result, 'r').final.at.y).toBeCloseTo(99.5, 3);
    expect(unit(result, 'b').final.at.y).toBeCloseTo(100.5, 3);
  });

  it('has the spot', () => {
    const result = play([
      red('r', put(six, 100, 70), 0, { legs: [{ bearing: 0, distance: 30 }], allowance: 60 }),
      blue('b', put(six, 100, 140, 180), 180, { legs: [{ bearing: 180, distance: 40 }], allowance: 40 }),
    ]);
    // Red is there at half time; blue has come to 120 by then, and on to the spot.
    expect(unit(result, 'r').final.at.y).toBe(100);
    expect(unit(result, 'b').final.at.y).toBeCloseTo(101, 3);
    expect(result.contacts[0]).toMatchObject({ step: 3 });
  });
});

describe('two units of one name', () => {
  it('are refused', () => {
    expect(() => play([still('r', 'red', put(six, 50, 50)), still('r', 'blue', put(six, 90, 50))])).toThrow(
      /two units/,
    );
  });
});

/** A small battle: units on a lattice, so that none overlap at the start, ordered anywhere. */
const battles: fc.Arbitrary<readonly Mover[]> = fc
  .array(
    fc.record({
      body: bodies.filter(b => b.figures <= 12 && b.stand.front <= 3 && b.stand.depth <= 3),
      side: fc.constantFrom('red', 'blue'),
      facing: fc.integer({ min: 0, max: 359 }),
      bearings: fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 0, maxLength: 2 }),
      distance: fc.integer({ min: 1, max: 40 }),
      allowance: fc.constantFrom(0, 20, 30, 45, 80),
      end: fc.option(fc.integer({ min: 0, max: 359 }), { nil: undefined }),
    }),
    { minLength: 2, maxLength: 9 },
  )
  .map(units =>
    units.map(({ body, side, facing, bearings, distance: length, allowance, end }, index): Mover => {
      const small = { ...body, files: Math.min(body.files, 6), gap: 0 };
      const placed = put(small, 70 + 22 * (index % 3), 70 + 22 * Math.floor(index / 3), facing);
      const legs = bearings.map(bearing => ({ bearing, distance: length }));
      const march = plan({
        placed,
        legs,
        allowance,
        costs: {},
        table: plain,
        ...(end === undefined ? {} : { facing: end }),
      });
      return { id: `u${index}`, side, march };
    }),
  );
const apart = (movers: readonly Mover[]): boolean =>
  movers.every((m, i) =>
    movers.slice(i + 1).every(n => distanceBetweenQuads(quadOf(m.march.start), quadOf(n.march.start)) > 1),
  );

describe.each([
  ['any turn of movement', (movers: readonly Mover[]) => movers],
  [
    'any turn in which units go on unturned',
    (movers: readonly Mover[]) => movers.map(mover => ({ ...mover, sidles: () => true })),
  ],
])('%s', (_, as) => {
  const play = (movers: readonly Mover[]): JointMoved => moveTogether({ movers: as(movers), contact: 1, steps: 3 });
  it('moves nobody farther than the clock and the allowance let him', () => {
    fc.assert(
      fc.property(battles, movers => {
        for (const moved of play(movers).units) {
          const mover = movers.find(m => m.id === moved.id);
          const allowance = mover?.march.allowance ?? 0;
          expect(moved.moved).toBeLessThanOrEqual(allowance + 0.001);
          expect(moved.final.figures).toBe(mover?.march.start.figures);
          for (const [third, { used }] of moved.steps.entries())
            expect(used).toBeLessThanOrEqual((third + 1) / 3 + 0.001);
        }
      }),
    );
  });

  it('never lets enemies overlap, nor friends beyond crowding, at any time', () => {
    fc.assert(
      fc.property(
        battles,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (movers, times) => {
          fc.pre(apart(movers));
          const result = play(movers);
          for (const time of [...times, 1 / 3, 2 / 3, 1]) {
            for (const [index, a] of result.units.entries()) {
              for (const b of result.units.slice(index + 1)) {
                const friends = movers.find(m => m.id === a.id)?.side === movers.find(m => m.id === b.id)?.side;
                const [p, q] = [quadOf(placeAt(a, time)), quadOf(placeAt(b, time))];
                if (friends) expect(quadsOverlap(p, q, 0.502)).toBe(false);
                else expect(quadsOverlap(p, q, 0.002)).toBe(false);
              }
            }
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('ends in contact exactly where enemies are within contact distance', () => {
    fc.assert(
      fc.property(battles, movers => {
        fc.pre(apart(movers));
        const result = play(movers);
        for (const [index, a] of result.units.entries()) {
          for (const b of result.units.slice(index + 1)) {
            if (movers.find(m => m.id === a.id)?.side === movers.find(m => m.id === b.id)?.side) continue;
            const gap = distanceBetweenQuads(quadOf(a.final), quadOf(b.final));
            const contact = result.contacts.find(c => c.a === a.id && c.b === b.id);
            if (contact === undefined) expect(gap).toBeGreaterThanOrEqual(0.999);
            else {
              expect(gap).toBeLessThanOrEqual(1.002);
              expect(distance(placeAt(a, contact.time).at, a.final.at)).toBeLessThanOrEqual(0.001);
              expect(distance(placeAt(b, contact.time).at, b.final.at)).toBeLessThanOrEqual(0.001);
            }
          }
        }
      }),
    );
  });

  it('does not depend on the order of the units', () => {
    fc.assert(
      fc.property(battles, movers => {
        expect(play([...movers].reverse())).toEqual(play(movers));
      }),
    );
  });

  it('favours neither side', () => {
    fc.assert(
      fc.property(battles, movers => {
        const swapped = movers.map(m => ({ ...m, side: m.side === 'red' ? 'blue' : 'red' }));
        expect(play(swapped)).toEqual(play(movers));
      }),
    );
  });

  it('goes the same way on a mirrored table', () => {
    const mirrorPlace = (p: Placed): Placed => ({
      ...p,
      at: { x: 200 - p.at.x, y: p.at.y },
      facing: (360 - p.facing) % 360,
    });
    const order = fc.record({
      facing: fc.integer({ min: 0, max: 359 }),
      bearing: fc.integer({ min: 0, max: 359 }),
      allowance: fc.constantFrom(20, 30, 45),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 2, maxLength: 6 }), orders => {
        const build = (mirrored: boolean): Mover[] =>
          orders.map(({ facing, bearing, allowance }, index) => {
            const placed = put(six, 80 + 20 * (index % 3), 80 + 20 * Math.floor(index / 3), facing);
            const way = mirrored ? (360 - bearing) % 360 : bearing;
            return {
              id: `u${index}`,
              side: index % 2 === 0 ? 'red' : 'blue',
              march: march(mirrored ? mirrorPlace(placed) : placed, way, { allowance }),
            };
          });
        const [there, mirrored] = [play(build(false)), play(build(true))];
        expect(mirrored.contacts.map(c => [c.a, c.b, c.step, c.sideOfA, c.sideOfB])).toEqual(
          there.contacts.map(c => [c.a, c.b, c.step, c.sideOfA, c.sideOfB]),
        );
        for (const [index, moved] of there.units.entries()) {
          const other = mirrored.units[index];
          if (other) expect(distance(mirrorPlace(other.final).at, moved.final.at)).toBeLessThanOrEqual(0.01);
        }
      }),
    );
  });

  it('finds the same contacts among many as among few', () => {
    const pairAt = (x: number, y: number, name: string): Mover[] => [
      red(`${name}r`, put(six, x, y), 0, { table: { ...plain, width: 2000, height: 2000 } }),
      blue(`${name}b`, put(six, x + 5, y + 25, 180), 180, { table: { ...plain, width: 2000, height: 2000 } }),
    ];
    const many = Array.from({ length: 100 }, (_, i) =>
      pairAt(50 + 100 * (i % 10), 50 + 100 * Math.floor(i / 10), `p${i}`),
    ).flat();
    const contacts = play(many).contacts;
    expect(contacts).toHaveLength(100);
    expect(new Set(contacts.map(c => c.time)).size).toBe(1);
  });
});
