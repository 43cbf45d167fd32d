import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, scripted } from '../../../src/dice/index.js';
import type { ArmyList } from '../../../src/rulesets/wrg/army/army-list.js';
import { deploymentFaults, mayHideInWood, periodsInHand } from '../../../src/rulesets/wrg/army/deployment.js';
import { returnThrow, returnToTable } from '../../../src/rulesets/wrg/army/off-table.js';
import { lightCavalryOf, outscouted, raisedMarchFaults } from '../../../src/rulesets/wrg/army/scouts.js';
import { terrainRoles, terrainUnitNumber, terrainUnitsOf } from '../../../src/rulesets/wrg/army/terrain-choice.js';
import type { Troops } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('terrain', () => {
  it.each([
    [1, 1, 1, 1],
    [2, 3, 6, 4],
    [1, 2, 2, 2],
    [1, 2, 1, 1],
    [6, 6, 6, 6],
  ])(
    '%i and %i with a throw of %i: %i units [wrg/setup/terrain-unit-number] [wrg/setup/terrain-agree-or-dice] [wrg/setup/terrain-per-square-metre]',
    (first, second, score, units) => {
      expect(terrainUnitNumber({ first, second }, scripted([score]))).toMatchObject({ units, score });
    },
  );

  it('nominations are from 1 to 6 [wrg/setup/terrain-unit-number]', () => {
    expect(() => terrainUnitNumber({ first: 0, second: 7 }, scripted([1]))).toThrow(/first: .*\nsecond: /);
  });

  it('the number is a third of the sum, to the nearest [wrg/setup/terrain-unit-number]', () => {
    const six = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(six, six, six, (first, second, score) => {
        const { units } = terrainUnitNumber({ first, second }, scripted([score]));
        expect(Math.abs(3 * units - first - second - score)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('the higher throw selects, the other lays out, the first chooses the direction [wrg/setup/terrain-select-and-place]', () => {
    expect(terrainRoles(scripted([5, 2]))).toEqual({ selects: 'first', laysOut: 'second', choosesDirection: 'first' });
    expect(terrainRoles(scripted([1, 2]))).toEqual({ selects: 'second', laysOut: 'first', choosesDirection: 'second' });
    expect(terrainRoles(scripted([3, 3]))).toBeNull();
    const laidOut = under('direction-of-play', 'who-laid-out');
    expect(terrainRoles(scripted([5, 2]), laidOut)?.choosesDirection).toBe('second');
  });

  it('what a unit is [wrg/setup/terrain-units-available]', () => {
    expect(terrainUnitsOf({ kind: 'house', hedge: 500 })).toBe(1);
    expect(terrainUnitsOf({ kind: 'hill' })).toBe(1);
    expect(terrainUnitsOf({ kind: 'bridge' })).toBe(1);
    expect([10, 11].map(trees => terrainUnitsOf({ kind: 'wood', trees }))).toEqual([1, 2]);
    expect([750, 751].map(length => terrainUnitsOf({ kind: 'river', length, fordable: true }))).toEqual([1, 2]);
    expect([250, 500].map(length => terrainUnitsOf({ kind: 'river', length, fordable: false }))).toEqual([1, 2]);
    expect(terrainUnitsOf({ kind: 'marsh', width: 299, depth: 299 })).toBe(1);
    expect(() => terrainUnitsOf({ kind: 'soft-sand', width: 300, depth: 100 })).toThrow('width: 300 mm');
    expect(() => terrainUnitsOf({ kind: 'house', hedge: 501 })).toThrow('hedge: 501 mm');
  });
});

const light: Troops = { type: 'lc', training: 'barbarian', class: 'D', weapons: ['bow'], shield: false };
const foot: Troops = { ...light, type: 'hi' };
const army = (early: number, figures: number): ArmyList => ({
  generals: [{ id: 'chief', rank: 'commander-in-chief', troops: light }],
  units: [
    { id: 'horse', troops: light, figures: 10, command: [], early },
    {
      id: 'foot',
      troops: foot,
      figures,
      command: [],
      subUnits: [{ id: 'part', troops: light, figures: 5, command: [] }],
    },
  ],
});

describe('scouts', () => {
  it('light cavalry is counted, wherever it rides [wrg/setup/scouts-declare]', () => {
    expect(lightCavalryOf(army(0, 20))).toBe(16);
  });

  it.each([
    [20, 18, 'second'],
    [20, 19, null],
    [18, 20, 'first'],
    [0, 0, null],
    [0, 1, 'first'],
    [10, 9, 'second'],
  ])('%i against %i: %s declares [wrg/setup/scouts-inferior-side-reveals]', (first, second, declares) => {
    expect(outscouted({ first, second }).declares).toBe(declares);
  });

  it('counted from its own number it takes a little more [wrg/setup/scouts-inferior-side-reveals]', () => {
    const ownCount = under('fewer-scouts', 'of-the-own-count');
    expect(outscouted({ first: 190, second: 172 }, ownCount).declares).toBe('second');
    expect(outscouted({ first: 190, second: 173 }, ownCount).declares).toBeNull();
    expect(outscouted({ first: 190, second: 171 }).declares).toBe('second');
    expect(outscouted({ first: 190, second: 172 }).declares).toBeNull();
  });

  it('whoever hastens gives up the slowest for it [wrg/setup/scouts-inferior-side-reveals]', () => {
    const moves = { horse: 160, foot: 60 };
    const told = (after: ArmyList) => raisedMarchFaults({ before: army(1, 20), after, moves }).map(({ path }) => path);
    expect(told(army(2, 17))).toEqual([]);
    expect(told(army(2, 20))).toEqual(['after']);
    expect(told(army(0, 20))).toEqual(['after.units[0].early']);
    const fewer = army(2, 20).units.map(unit => (unit.id === 'horse' ? { ...unit, figures: 5 } : unit));
    expect(told({ ...army(2, 20), units: fewer })).toEqual(['after.units[0]']);
    // Where nobody slower is left, the next may be given up.
    expect(told({ ...army(2, 20), units: fewer.filter(({ id }) => id === 'horse') })).toEqual([]);
  });

  it('a general among the figures of a unit is no scout more [wrg/setup/scouts-declare]', () => {
    const led = army(0, 20);
    const riding = led.generals.map(general => ({ ...general, inAUnit: true }));
    expect(lightCavalryOf({ ...led, generals: riding })).toBe(lightCavalryOf({ ...led, generals: [] }));
  });
});

describe('deployment', () => {
  it('within 100 paces of the own edge, unless there was time to go on [wrg/setup/deployment-map] [wrg/setup/time-advantage]', () => {
    const at = (fromOwnEdge: number, fromEnemyEdge: number, inHand = 0) =>
      deploymentFaults({ fromOwnEdge, fromEnemyEdge, periodsInHand: inHand }).map(({ clause }) => clause);
    expect(at(100, 300)).toEqual([]);
    expect(at(101, 300)).toEqual(['wrg/setup/deployment-map']);
    expect(at(300, 200, 2)).toEqual([]);
    expect(at(300, 199, 2)).toEqual(['wrg/setup/time-advantage']);
    const moved = (fromOwnEdge: number) =>
      deploymentFaults({ fromOwnEdge, fromEnemyEdge: 300, periodsInHand: 2, normalMove: 60 }).map(({ mend }) => mend);
    expect([moved(220), moved(221)]).toEqual([[], ['stay within 220 paces']]);
    expect(periodsInHand({ early: 5, enemyEarly: 2 })).toBe(3);
    expect(periodsInHand({ early: 1, enemyEarly: 2 })).toBe(0);
  });

  it('hidden in woods that reach the base line [wrg/setup/hidden-in-woods]', () => {
    expect(mayHideInWood({ reachesOwnBaseLine: true, holdsThem: true })).toBe(true);
    expect(mayHideInWood({ reachesOwnBaseLine: false, holdsThem: true })).toBe(false);
  });
});

describe('troops off the table', () => {
  it.each([
    ['barbarian', [4], { kind: 'at-once' }],
    ['barbarian', [3, 6], { kind: 'in-sight', periods: 6 }],
    ['barbarian', [6], { kind: 'nothing' }],
    ['regular', [4], { kind: 'at-once' }],
    ['regular', [3, 5], { kind: 'in-sight', periods: 5 }],
    ['regular', [2], { kind: 'nothing' }],
  ] as const)(
    '%s throws %j [wrg/leaving-field/return] [wrg/leaving-field/delay] [wrg/setup/off-table-arrival]',
    (training, script, result) => {
      expect(returnThrow(training, scripted([...script]))).toEqual(result);
    },
  );

  it('three throws, counted with the delay [wrg/leaving-field/return] [wrg/leaving-field/delay]', () => {
    expect(returnToTable({ training: 'barbarian' }, scripted([1, 4])).periods).toBe(1);
    expect(returnToTable({ training: 'barbarian' }, scripted([1, 2, 3, 6])).periods).toBe(8);
    expect(returnToTable({ training: 'barbarian' }, scripted([1, 2, 5])).periods).toBeNull();
    expect(returnToTable({ training: 'barbarian', thrown: 2 }, scripted([4])).periods).toBe(0);
    expect(returnToTable({ training: 'barbarian', thrown: 3 }, scripted([])).periods).toBeNull();
  });

  it('regulars stay away one time in 27, barbarians eight [wrg/leaving-field/return]', () => {
    const never = (training: Troops['training']) =>
      distribution(dice => returnToTable({ training }, dice).periods).probability(null);
    expect(never('regular')).toBeCloseTo((1 / 3) ** 3, 12);
    expect(never('barbarian')).toBeCloseTo((2 / 3) ** 3, 12);
  });
});
