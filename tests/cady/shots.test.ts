import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { pickStick, type SolidShot, solidShot } from '../../src/rulesets/cady/musket/round-shot.js';
import { type BounceStick, musketRules, type VariationWheel } from '../../src/rulesets/cady/musket/rules.js';
import { canisterShot, explosiveShot, hitPoint, pickWheel, type Target } from '../../src/rulesets/cady/musket/shots.js';
import { distance } from '../../src/table/index.js';
import { expectSampledAsSolved } from './sampled.js';

const wheel: VariationWheel = {
  id: 'test',
  diameter: 15,
  holes: {
    'hole-2': { angle: 0, distance: 2 },
    'hole-3': { angle: 90, distance: 4 },
    'hole-4': { angle: 180, distance: 6 },
    'hole-5': { angle: 270, distance: 7 },
  },
};
const stick: BounceStick = {
  id: 'test',
  length: 20,
  yellow: { from: 0, to: 2 },
  red: [
    { from: 8, to: 10 },
    { from: 15, to: 17 },
  ],
};
const man = (unit: string, x: number, y: number, more: Partial<Target> = {}): Target => ({
  unit,
  kind: 'figure',
  point: { x, y },
  ...more,
});
const gun = (unit: string, x: number, y: number): Target => ({ unit, kind: 'piece', point: { x, y } });

describe('templates', () => {
  const { wheels, sticks } = musketRules().templates;

  it('bounce sticks of 20, 25 and 30 cm, all with the same length of red, none overlapping [cady/musket/bounce-stick/dimensions] [cady/musket/definition/bounce-stick]', () => {
    const red = (each: BounceStick) => each.red.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(new Set(sticks.map(each => each.length))).toEqual(new Set([20, 25, 30]));
    expect(new Set(sticks.map(red)).size).toBe(1);
    for (const each of sticks) {
      const ends = [each.yellow, ...each.red].flatMap(({ from, to }) => [from, to]);
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      expect(ends.at(-1)).toBeLessThanOrEqual(each.length);
    }
  });

  it('rocket wheels of 18 cm with holes on circles of 17, 16, 14.5 and 4 cm [cady/musket/artillery/rocket/wheel-holes]', () => {
    for (const { diameter, holes } of wheels.rocket) {
      expect(diameter).toBe(18);
      expect(Object.values(holes).map(hole => hole.distance * 2)).toEqual([4, 14.5, 16, 17]);
    }
  });

  it('a wheel is picked at random for the gun, rockets having their own [cady/musket/artillery/variation/choose-wheel] [cady/musket/artillery/rocket/wheel]', () => {
    expect(usingScript([2], dice => pickWheel('six-pounder-cannon', dice))).toBe(wheels.standard[2]);
    expect(usingScript([0], dice => pickWheel('congreve-rockets', dice))).toBe(wheels.rocket[0]);
    const picked = distribution(dice => pickWheel('twelve-pounder-cannon', dice).id);
    expect(picked.outcomes.map(({ probability }) => probability)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('a stick of the gun’s length [cady/musket/artillery/solid/stick-length]', () => {
    for (const [type, length] of [
      ['six-pounder-horse-artillery', 20],
      ['eight-pounder-cannon', 25],
      ['twelve-pounder-cannon', 30],
    ] as const) {
      expect(usingScript([1], dice => pickStick(type, dice)).length).toBe(length);
    }
    expect(() => pickStick('eight-pounder-howitzer', rolled(1))).toThrow(RuleViolation);
  });
});

describe('where a called shot comes down', () => {
  const from = { x: 50, y: 10 };
  const call = (die: number, bearing = 0) =>
    usingScript([die], dice => hitPoint({ from, bearing, called: 40, wheel }, dice));

  it('the called point is measured from the front of the gun [cady/musket/artillery/measure-from] [cady/musket/artillery/fire/mark-called-point]', () => {
    expect(call(1).called).toEqual({ x: 50, y: 50 });
    expect(call(1, 90).called).toEqual({ x: 90, y: 10 });
  });

  it('1 and 6 stay in the centre, 2 to 5 go to their holes [cady/musket/artillery/variation/roll]', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => call(die).point)).toEqual([
      { x: 50, y: 50 },
      { x: 50, y: 52 },
      { x: 54, y: 50 },
      { x: 50, y: 44 },
      { x: 43, y: 50 },
      { x: 50, y: 50 },
    ]);
  });

  it('the wheel lies along the line of fire [cady/musket/artillery/variation/wheel-fixed]', () => {
    expect(call(3, 90).point).toEqual({ x: 90, y: 6 });
  });

  it('rockets are called like shot and land on their wheel [cady/musket/artillery/rocket/procedure]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(359), fc.integer({ min: 20, max: 80 }), (seed, bearing, called) => {
        const dice = rolled(seed);
        const rocketWheel = pickWheel('congreve-rockets', dice);
        const hit = hitPoint({ from, bearing, called, wheel: rocketWheel }, dice);
        expect(distance(hit.called, from)).toBeCloseTo(called, 3);
        expect(distance(hit.point, hit.called)).toBeLessThanOrEqual(rocketWheel.diameter / 2);
      }),
    );
  });

  it('a range that is none is refused', () => {
    const call = { from, bearing: 0, called: Number.NaN, wheel };
    expect(() => hitPoint(call, rolled(1))).toThrow(RuleViolation);
  });

  it('a third of all shots fall where they were called, a sixth in each hole', () => {
    const landing = distribution(dice => hitPoint({ from, bearing: 0, called: 40, wheel }, dice).point);
    const chance = (x: number, y: number) => landing.probability(point => point.x === x && point.y === y);
    expect(chance(50, 50)).toBeCloseTo(2 / 6, 12);
    expect([chance(50, 52), chance(54, 50), chance(50, 44), chance(43, 50)].map(each => each * 6)).toEqual([
      expect.closeTo(1, 12),
      expect.closeTo(1, 12),
      expect.closeTo(1, 12),
      expect.closeTo(1, 12),
    ]);
  });
});

describe('solid shot', () => {
  const from = { x: 50, y: 10 };
  const ball = (targets: readonly Target[], more: Partial<SolidShot> = {}) =>
    solidShot({ from, hitPoint: { x: 50, y: 50 }, stick, targets, ...more });
  const row = [51, 55, 59, 64, 66, 70].map(y => man('foot', 50, y));

  it('removes whoever lies under yellow or red, away from the gun [cady/musket/artillery/solid/casualties] [cady/musket/artillery/solid/stick-placement] [cady/musket/artillery/solid/basic-method]', () => {
    expect(ball(row).losses).toEqual([{ unit: 'foot', lost: 3 }]);
    expect(ball([man('foot', 50, 49)]).losses).toEqual([]);
  });

  it('the figure must be crossed, not its base [cady/musket/artillery/solid/figure-not-base]', () => {
    expect(ball([man('a', 50.5, 51), man('b', 50.6, 51)]).losses).toEqual([{ unit: 'a', lost: 1 }]);
  });

  it('takes out a gun [cady/musket/artillery/solid/equipment]', () => {
    expect(ball([gun('battery', 51.4, 59), gun('other', 51.4, 55)])).toMatchObject({ losses: [], pieces: ['battery'] });
  });

  it('keeps the losses of each unit apart [cady/musket/artillery/casualties-kept-apart]', () => {
    expect(ball([man('a', 50, 51), man('b', 50, 59), man('a', 50, 60)]).losses).toEqual([
      { unit: 'a', lost: 2 },
      { unit: 'b', lost: 1 },
    ]);
  });

  it.each([
    ['soft ground', { softGround: true }, 'cady/musket/artillery/solid/no-bounce-soft-ground'],
    ['something solid', { onSolidObject: true }, 'cady/musket/artillery/solid/no-bounce-solid-object'],
    ['uphill', { uphill: true }, 'cady/musket/artillery/solid/no-bounce-uphill'],
    ['10 cm of forest', { forest: 10 }, 'cady/musket/artillery/solid/no-bounce-forest'],
    ['water', { water: true }, 'cady/musket/artillery/solid/no-bounce-water'],
  ] as const)('does not bounce: %s %o [%s]', (_, bounce, clause) => {
    const result = ball(row, { bounce });
    expect(result.losses).toEqual([{ unit: 'foot', lost: 1 }]);
    expect(result.because[0]?.clause).toBe(clause);
  });

  it('uphill never bounces, [cady/musket/artillery/solid/no-bounce-uphill-repeat], also with other causes', () => {
    expect(ball(row, { bounce: { uphill: true, water: true } }).because).toHaveLength(2);
  });

  it('bounces through less than 10 cm of forest, but nobody deeper in is hit [cady/musket/forest/penetration]', () => {
    expect(ball(row, { bounce: { forest: 9.9 } }).losses[0]?.lost).toBe(3);
    expect(ball([man('foot', 50, 59, { forest: 10 }), man('foot', 50, 60, { forest: 11 })]).losses[0]?.lost).toBe(1);
  });

  it('stops at a wall in its path, after hitting those before it', () => {
    expect(ball(row, { bounce: { stopsAt: 12 } }).losses[0]?.lost).toBe(2);
    expect(ball(row, { bounce: { stopsAt: 5 } }).losses[0]?.lost).toBe(1);
    expect(ball(row, { bounce: { stopsAt: 25 } }).because).toMatchObject([
      { because: 'bounces twice', effect: 'strikes again 8 to 10, 15 to 17 cm farther on' },
    ]);
  });

  it('what stops a ball never makes it hit more', () => {
    const targets = fc.array(
      fc
        .record({ x: fc.integer({ min: 45, max: 55 }), y: fc.integer({ min: 45, max: 75 }) })
        .map(({ x, y }) => man('foot', x, y)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(targets, fc.nat(20), fc.boolean(), (line, stopsAt, water) => {
        const free = ball(line).losses[0]?.lost ?? 0;
        expect(free).toBeLessThanOrEqual(line.length);
        expect(ball(line, { bounce: { stopsAt, water } }).losses[0]?.lost ?? 0).toBeLessThanOrEqual(free);
      }),
    );
  });
});

describe('explosive shot', () => {
  const hit = { x: 50, y: 50 };
  const shell = (
    faces: readonly number[],
    targets: readonly Target[],
    type: Parameters<typeof explosiveShot>[0]['gun'] = 'eight-pounder-cannon',
  ) => usingScript(faces, dice => explosiveShot({ gun: type, hitPoint: hit, targets }, dice));

  it('4 or 6 removes a figure in the circle [cady/musket/artillery/explosive/figure-roll] [cady/musket/artillery/explosive/procedure] [cady/musket/artillery/rounds/odds]', () => {
    const three = [man('a', 52, 50), man('a', 48, 50), man('b', 50, 53)];
    expect(shell([4, 5, 6], three).losses).toEqual([
      { unit: 'a', lost: 1 },
      { unit: 'b', lost: 1 },
    ]);
  });

  it('circles of 6, 8 and 12 cm [cady/musket/artillery/explosive/hit-area] [cady/musket/artillery/rocket/hit-area]', () => {
    const at = (x: number) => [man('a', x, 50)];
    expect(shell([6], at(53), 'six-pounder-cannon').losses).toHaveLength(1);
    expect(shell([], at(53.1), 'six-pounder-cannon').losses).toEqual([]);
    expect(shell([6], at(53), 'congreve-rockets').losses).toHaveLength(1);
    expect(shell([], at(53.1), 'congreve-rockets').losses).toEqual([]);
    expect(shell([6], at(54)).losses).toHaveLength(1);
    expect(shell([], at(54.1), 'eight-pounder-howitzer').losses).toEqual([]);
    expect(shell([6], at(56), 'twelve-pounder-cannon').losses).toHaveLength(1);
  });

  it('under the crosshair without a roll, rockets too [cady/musket/artillery/explosive/crosshair-kill] [cady/musket/artillery/rocket/thread-kill]', () => {
    expect(shell([1], [man('a', 50.4, 50), man('a', 52, 50)]).losses).toEqual([{ unit: 'a', lost: 1 }]);
    expect(shell([], [man('a', 50, 50)], 'congreve-rockets').losses).toEqual([{ unit: 'a', lost: 1 }]);
  });

  it('rockets: 4 or 6 for figures, 6 for a stand [cady/musket/artillery/rocket/figure-roll]', () => {
    const result = shell([4, 6], [man('crew', 51, 50), gun('crew', 52, 50)], 'congreve-rockets');
    expect(result).toMatchObject({ losses: [{ unit: 'crew', lost: 1 }], pieces: ['crew'] });
  });

  it('a gun in the circle on a 6 [cady/musket/artillery/explosive/piece-roll]', () => {
    expect(shell([6], [gun('battery', 51, 50)]).pieces).toEqual(['battery']);
    expect(shell([5], [gun('battery', 51, 50)])).toMatchObject({ pieces: [], losses: [] });
  });

  it('at least one figure, the nearest [cady/musket/artillery/explosive/minimum-one]', () => {
    const spared = shell([1, 1, 1], [man('a', 53, 50), man('b', 51, 50), man('a', 52, 50)]);
    expect(spared.losses).toEqual([{ unit: 'b', lost: 1 }]);
    expect(spared.because.map(reason => reason.clause)).toContain('cady/musket/artillery/explosive/minimum-one');
  });

  it('one step less behind a wall, one more four deep, none for a fence or a forest [cady/musket/wall/artillery-step] [cady/musket/artillery/massed-target] [cady/musket/fence/no-artillery-cover] [cady/musket/forest/artillery-unaffected]', () => {
    const two = (more: Partial<Target>) => [man('a', 52, 50, more), man('a', 53, 50, more)];
    expect(shell([4, 6], two({ behindWall: true })).losses[0]?.lost).toBe(1);
    expect(shell([2, 6], two({ ranksDeep: 4 })).losses[0]?.lost).toBe(2);
    expect(shell([2, 6], two({ ranksDeep: 3 })).losses[0]?.lost).toBe(1);
    // From the flank of a line the figures of a stand are behind each other: no ranks.
    expect(shell([2, 6], two({ ranksDeep: 12 })).because.map(({ because }) => because)).toContain('a 12 figures deep');
    expect(shell([2, 4], two({ behindWall: true, ranksDeep: 5 })).losses[0]?.lost).toBe(1);
    expect(shell([4, 6], two({ forest: 5 })).losses[0]?.lost).toBe(2);
  });

  it('never takes more than stand in the circle, and always one of them', () => {
    const targets = fc.array(
      fc
        .record({ x: fc.nat(100), y: fc.nat(100), unit: fc.constantFrom('a', 'b') })
        .map(({ unit, x, y }) => man(unit, x, y)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(targets, fc.integer(), (figures, seed) => {
        const inside = figures.filter(({ point }) => distance(point, hit) <= 6).length;
        const { losses } = explosiveShot(
          { gun: 'twelve-pounder-cannon', hitPoint: hit, targets: figures },
          rolled(seed),
        );
        const lost = losses.reduce((sum, loss) => sum + loss.lost, 0);
        expect(lost).toBeLessThanOrEqual(inside);
        expect(lost > 0).toBe(inside > 0);
      }),
    );
  });

  it('rolled and solved agree', () => {
    const targets = [man('a', 52, 50), man('a', 48, 50), man('a', 50, 52), man('b', 50, 53), gun('b', 47, 50)];
    const rule = (dice: Parameters<typeof explosiveShot>[1]) => {
      const { losses, pieces } = explosiveShot({ gun: 'eight-pounder-howitzer', hitPoint: hit, targets }, dice);
      return losses.reduce((sum, { lost }) => sum + lost, 0) * 10 + pieces.length;
    };
    expectSampledAsSolved(rule, 1815);
  });
});

describe('canister', () => {
  const from = { x: 50, y: 50 };
  const fire = (
    faces: readonly number[],
    targets: readonly Target[],
    type: Parameters<typeof canisterShot>[0]['gun'] = 'six-pounder-cannon',
    levelsAbove = 0,
  ) => usingScript(faces, dice => canisterShot({ gun: type, from, bearing: 0, levelsAbove, targets }, dice));

  it('2, 4 or 6 removes a figure in the wedge; nothing is called [cady/musket/artillery/canister/roll] [cady/musket/artillery/canister/no-call]', () => {
    expect(fire([2, 3, 6], [man('a', 50, 60), man('a', 51, 60), man('b', 50, 65)]).losses).toEqual([
      { unit: 'a', lost: 1 },
      { unit: 'b', lost: 1 },
    ]);
  });

  it('out to 20, 25 and 30 cm, further from a hill [cady/musket/artillery/canister/one-guide] [cady/musket/artillery/canister/area]', () => {
    const at = (y: number) => [man('a', 50, y)];
    expect(fire([6], at(70)).losses).toHaveLength(1);
    expect(fire([], at(70.1)).losses).toEqual([]);
    expect(fire([6], at(75), 'eight-pounder-cannon').losses).toHaveLength(1);
    expect(fire([6], at(80), 'twelve-pounder-cannon').losses).toHaveLength(1);
    expect(fire([6], at(80), 'six-pounder-cannon', 2).losses).toHaveLength(1);
    expect(fire([], [man('a', 60, 60), man('b', 50, 40)]).losses).toEqual([]);
  });

  it('hits friends as well, whoever stands in it [cady/musket/artillery/overhead/canister-never]', () => {
    expect(fire([6, 6], [man('friend', 50, 55), man('enemy', 50, 60)]).losses).toHaveLength(2);
  });

  it('one step less behind a wall, one more four deep [cady/musket/artillery/massed-target] [cady/musket/wall/artillery-step]', () => {
    expect(
      fire([2, 4], [man('a', 50, 60, { behindWall: true }), man('a', 50, 61, { behindWall: true })]).losses[0]?.lost,
    ).toBe(1);
    expect(fire([1, 3], [man('a', 50, 60, { ranksDeep: 4 }), man('a', 50, 61, { ranksDeep: 4 })]).losses[0]?.lost).toBe(
      1,
    );
  });

  it('howitzers and rockets have none', () => {
    expect(() => fire([], [], 'congreve-rockets')).toThrow(RuleViolation);
  });

  it('rolled and solved agree', () => {
    const targets = [man('a', 50, 60), man('a', 51, 61), man('a', 50, 62), man('b', 50, 66, { ranksDeep: 4 })];
    expectSampledAsSolved(
      dice =>
        canisterShot({ gun: 'six-pounder-cannon', from, bearing: 0, targets }, dice).losses.reduce(
          (sum, { lost }) => sum + lost,
          0,
        ),
      1759,
    );
  });
});
