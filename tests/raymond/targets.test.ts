import { describe, expect, it } from 'vitest';
import { gapBetween } from '../../src/rulesets/raymond/combat/contact.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { aimsOf, roundedAim } from '../../src/rulesets/raymond/fire/aims.js';
import { bounceTarget, eligibleTargets, fireFieldOf } from '../../src/rulesets/raymond/fire/targets.js';
import { slightPivotOf } from '../../src/rulesets/raymond/formation/formation.js';
import { raymondRulesUnder } from '../rules-under.js';

import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** A stand is 40 mm wide and deep. */
const W = 1.575;

/** Four stands abreast at the middle of the table, their front on y = 40, the first stand on the left. */
const line: Piece = { id: 'blue-1', at: [48, 40], stands: 'MMMM' };
/** The middle of the front of a unit before some of the stands of that line. */
const opposite = (from: number, to: number, ahead: number): readonly [number, number] => [
  48 + ((from + to) / 2 - 2.5) * W,
  40 + ahead,
];
/** An enemy before stands 1 and 2. */
const enemy: Piece = { id: 'red-1', at: opposite(1, 2, 5), stands: 'MM' };

/** The field of a table. */
function fieldWith(pieces: readonly Piece[], over: Omit<TableTop, 'pieces'> = {}) {
  const { scenario, state, rules } = setUp({ pieces, ...over });
  return { field: fireFieldOf(fieldOf(state, scenario, rules)), unit: unitIn(state, pieces[0]?.id ?? '') };
}

/** Whom the first of the pieces may fire at, and with which stands, counted from 1. */
function targets(pieces: readonly Piece[], over: Omit<TableTop, 'pieces'> = {}): Record<string, readonly number[]> {
  const { field, unit } = fieldWith(pieces, over);
  const found = eligibleTargets(unit, field);
  return Object.fromEntries(found.map(({ target, stands }) => [target, stands.map(stand => stand + 1)]));
}

const ground = (kind: 'wood' | 'hill' | 'building' | 'marsh', from: number, to: number): TableTop['features'] => [
  {
    kind,
    id: kind,
    outline: [
      [30, from],
      [70, from],
      [70, to],
      [30, to],
    ],
  },
];

describe('the worked example of a line of four (raymond/fire/direct-eligibility raymond/fire/adjacent-eligibility)', () => {
  it('two see the target; the third and then the fourth are carried along (raymond/fire/adjacent-chain)', () => {
    const { field, unit } = fieldWith([line, enemy]);
    const [target] = eligibleTargets(unit, field);
    expect(target).toMatchObject({
      target: 'red-1',
      weapon: 'muskets',
      stands: [0, 1, 2, 3],
      range: 5,
      terrainDice: 0,
    });
    expect(target?.because.map(({ clause, effect }) => [clause, effect])).toEqual([
      ['raymond/fire/direct-eligibility', '2 stands may fire'],
      ['raymond/fire/adjacent-eligibility', '2 stands more'],
    ]);
  });

  it('a pike in position 3 breaks the chain, but 4 may fire at another (raymond/fire/adjacent-broken-by-pike raymond/units/pike-stands-do-not-fire)', () => {
    const withPike = { ...line, stands: 'MMPM' };
    expect(targets([withPike, enemy])).toEqual({ 'red-1': [1, 2] });
    const other: Piece = { id: 'red-2', at: opposite(4, 5, 6), stands: 'MM' };
    expect(targets([withPike, enemy, other])).toEqual({ 'red-1': [1, 2], 'red-2': [4] });
  });

  it('anybody in the zone of the third ends it there, friend or foe, and so does ground that stops fire', () => {
    const scout: Piece = { id: 'blue-scout', type: 'command', rank: 'commander', at: opposite(3, 3, 4) };
    expect(targets([line, enemy, scout])['red-1']).toEqual([1, 2]);
    expect(
      targets([line, enemy, { ...scout, id: 'red-scout', facing: 'S', at: opposite(3, 3, 6.9) }])['red-1'],
    ).toEqual([1, 2]);
    // Beyond the range of muskets nobody is in the zone.
    expect(targets([line, enemy, { ...scout, at: opposite(3, 3, 9) }])['red-1']).toEqual([1, 2, 3, 4]);
    const [left, right] = [opposite(3, 3, 3)[0] - 0.2, opposite(3, 3, 3)[0] + 0.2];
    const house: TableTop['features'] = [
      {
        kind: 'building',
        id: 'house',
        outline: [
          [left, 43],
          [right, 43],
          [right, 44],
          [left, 44],
        ],
      },
    ];
    expect(targets([line, enemy], { features: house })['red-1']).toEqual([1, 2]);
  });

  it('at any range: who is carried along need not reach (raymond/fire/adjacent-regardless-of-range)', () => {
    const near: Piece = { id: 'red-1', at: opposite(1, 1, 6.9), stands: 'M' };
    expect(targets([line, near])).toEqual({ 'red-1': [1, 2, 3, 4] });
    // From the place of stand 3 it is farther than muskets reach, whichever way one looks.
    const { state, rules } = setUp({ pieces: [{ ...line, at: opposite(3, 3, 0), stands: 'M' }, near] });
    expect(gapBetween(unitIn(state, 'blue-1'), unitIn(state, 'red-1'), rules)).toBeGreaterThan(7);
  });
});

describe('zones of fire', () => {
  const one: Piece = { ...line, stands: 'M' };
  const facing = (at: readonly [number, number], over: Partial<Piece> = {}): Piece => ({
    id: 'red-1',
    at,
    stands: 'M',
    ...over,
  });

  it('are as wide as the stand: partly in it is enough, beside it is not, a touch is not (raymond/fire/zone-of-fire)', () => {
    expect(targets([one, facing([48, 45])])).toEqual({ 'red-1': [1] });
    expect(targets([one, facing([48 + W - 0.01, 45])])).toEqual({ 'red-1': [1] });
    expect(targets([one, facing([48 + W, 45])])).toEqual({});
    expect(targets([one, facing([48, 35])])).toEqual({});
  });

  it('reach as far as the weapon, its limit included (raymond/fire/ranges raymond/fire/measuring)', () => {
    expect(targets([one, facing([48, 47])])).toEqual({ 'red-1': [1] });
    expect(targets([one, facing([48, 47.001])])).toEqual({});
    for (const [guns, reach] of [
      ['frame-guns', 20],
      ['light-guns', 40],
      ['heavy-guns', 80],
    ] as const) {
      const gun: Piece = { id: 'blue-guns', type: 'artillery', guns, at: [48, 5] };
      expect(targets([gun, facing([48, 5 + reach])])).toEqual({ 'red-1': [1] });
      expect(targets([gun, facing([48, 5 + reach + 0.001])])).toEqual({});
    }
  });

  it('range is measured from stand to stand, the shortest way (raymond/fire/measuring)', () => {
    const { field, unit } = fieldWith([one, facing([48 + W - 0.5, 44], { facing: 200 })]);
    const [target] = eligibleTargets(unit, field);
    // The near corner lies beside the zone: what is measured is the stand, not its part in the zone.
    expect(target?.range).toBeLessThan(4);
  });

  it('in a defensive mass go out to all four sides (raymond/fire/zone-defensive-mass)', () => {
    const block: Piece = { id: 'blue-1', at: [48, 40], stands: 'MM/MM', formation: 'defensive mass' };
    const around: Record<string, Piece> = {
      ahead: facing([48 - W / 2, 45]),
      right: facing([53, 40 - W / 2], { facing: 'W' }),
      behind: facing([48 + W / 2, 32], { facing: 'N' }),
      left: facing([43, 40 - 1.5 * W], { facing: 'E' }),
    };
    const each = Object.fromEntries(
      Object.entries(around).map(([side, red]) => [side, targets([block, red])['red-1']]),
    );
    // The stand that sees, and its neighbour on that side with nothing before it.
    expect(each).toEqual({ ahead: [1, 2], right: [2, 4], behind: [3, 4], left: [1, 3] });
    const mass: Piece = { ...block, formation: 'mass' };
    expect(targets([mass, around.ahead as Piece])).toEqual({ 'red-1': [1, 2] });
    for (const side of ['right', 'behind', 'left']) expect(targets([mass, around[side] as Piece])).toEqual({});
  });

  it('end at the first stand in the way, of a friend, an enemy or the unit itself (raymond/fire/direct-only)', () => {
    const far = facing([48, 46]);
    const between: Piece = { id: 'blue-2', at: [48, 43], stands: 'M' };
    expect(targets([one, far])).toEqual({ 'red-1': [1] });
    expect(targets([one, far, between])).toEqual({});
    expect(targets([one, far, { ...between, id: 'red-2', facing: 'S' }])).toEqual({ 'red-2': [1] });
    expect(targets([one, far, { ...between, at: [48 + W, 43] }])).toEqual({ 'red-1': [1] });
    // Rear ranks have their own front rank before them.
    const mass: Piece = { id: 'blue-1', at: [48, 40], stands: 'MM/MM', formation: 'mass' };
    expect(targets([mass, far])).toEqual({ 'red-1': [1, 2] });
  });

  it('nobody fires over hills, woods or buildings, unless he or his target is on them (raymond/fire/direct-only raymond/fire/terrain-effects-agreed)', () => {
    const far = facing([48, 46]);
    for (const kind of ['hill', 'wood', 'building'] as const) {
      expect(targets([one, far], { features: ground(kind, 42, 44) })).toEqual({});
      expect(targets([one, far], { features: ground(kind, 48, 50) })).toEqual({ 'red-1': [1] });
    }
    for (const kind of ['hill', 'wood'] as const) {
      expect(targets([one, far], { features: ground(kind, 42, 47) })).toEqual({ 'red-1': [1] });
      expect(targets([one, far], { features: ground(kind, 39, 44) })).toEqual({ 'red-1': [1] });
      // To stand right behind it or right before it is not to stand on it.
      expect(targets([one, far], { features: ground(kind, 42, 46) })).toEqual({});
      expect(targets([one, far], { features: ground(kind, 40, 44) })).toEqual({});
    }
    expect(targets([one, far], { features: ground('marsh', 42, 44) })).toEqual({ 'red-1': [1] });
    const agreed = { marsh: { stopsFire: true }, hill: { stopsFire: false } };
    expect(targets([one, far], { features: ground('marsh', 42, 44), terrain: agreed })).toEqual({});
    expect(targets([one, far], { features: ground('hill', 42, 44), terrain: agreed })).toEqual({ 'red-1': [1] });
  });

  it('belong to those who can shoot (raymond/fire/only-capable-stands raymond/units/bows-as-muskets)', () => {
    const by = (over: Partial<Piece>) => targets([{ ...one, ...over }, facing([48, 45])]);
    expect(by({ stands: 'M' })).toEqual({ 'red-1': [1] });
    expect(by({ stands: 'P' })).toEqual({});
    const mixed = { id: 'blue-1', at: [48, 40], stands: 'PMP' } as const;
    expect(targets([mixed, facing([48, 45])])).toEqual({ 'red-1': [2] });
  });

  it('not to foot units, horse and commanders (raymond/units/foot-no-fire raymond/units/cavalry-no-fire raymond/command/no-dismount-no-fire)', () => {
    const others: readonly Partial<Piece>[] = [
      { type: 'foot', stands: 'HL' },
      { type: 'cavalry', stands: 'CC' },
      { type: 'heavy-cavalry', stands: 'XX' },
    ];
    for (const other of others) expect(targets([{ ...one, ...other }, facing([48, 45])])).toEqual({});
    const general: Piece = { id: 'blue-general', type: 'command', rank: 'commander', at: [48, 40] };
    expect(targets([general, facing([48, 45])])).toEqual({});
  });

  it('dragoons have them on foot alone (raymond/dragoons/fire-only-dismounted raymond/dragoons/dismounted-as-pike-and-musket)', () => {
    const dragoons: Piece = { id: 'blue-1', type: 'dragoon', at: [48, 40] };
    expect(targets([{ ...dragoons, stands: 'DDD' }, facing([48, 45])])).toEqual({});
    expect(targets([{ ...dragoons, stands: 'ddd' }, facing([48, 45])])).toEqual({ 'red-1': [1, 2, 3] });
    expect(targets([{ ...dragoons, stands: 'ddd' }, facing([48, 47.001])])).toEqual({});
  });

  it('guns have them when they are not limbered (raymond/fire/artillery-unlimbered)', () => {
    const gun: Piece = { id: 'blue-guns', type: 'artillery', guns: 'light-guns', at: [48, 40] };
    expect(targets([gun, facing([48, 60])])).toEqual({ 'red-1': [1] });
    expect(targets([{ ...gun, limbered: true }, facing([48, 60])])).toEqual({});
  });
});

describe('who may be fired at', () => {
  const three: Piece = { id: 'blue-1', at: [48, 40] };
  const foe: Piece = { id: 'red-1', at: [48, 45] };

  it('enemies, never friends (raymond/fire/enemy-only)', () => {
    expect(targets([three, foe])).toEqual({ 'red-1': [1, 2, 3] });
    expect(targets([three, { ...foe, id: 'blue-2' }, { ...foe, at: [20, 80] }])).toEqual({});
  });

  it('nobody by who is in contact (raymond/fire/not-while-in-contact)', () => {
    const attacker: Piece = {
      id: 'red-2',
      type: 'foot',
      stands: 'HH',
      at: [48 + 1.5 * W + 0.2, 40 - W - 0.2],
      facing: 'N',
    };
    expect(targets([three, foe, attacker])).toEqual({ 'red-1': [1, 2, 3] });
    expect(targets([three, foe, { ...attacker, at: [48, 40 - W] }])).toEqual({});
  });

  it('nobody who is in contact with a friend (raymond/fire/not-into-melee)', () => {
    const friend: Piece = { id: 'blue-2', type: 'foot', stands: 'HH', at: [48, 45 + W], facing: 'S' };
    expect(targets([three, foe, friend])).toEqual({});
    expect(targets([three, foe, { ...friend, at: [48, 45 + W + 2] }])).toEqual({ 'red-1': [1, 2, 3] });
  });

  it('nobody by guns at a range for which they have no dice', () => {
    const gun: Piece = { id: 'blue-guns', type: 'artillery', guns: 'frame-guns', at: [48, 25] };
    expect(targets([gun, { ...foe, at: [48, 40] }])).toEqual({ 'red-1': [1] });
    const rules = raymondRulesUnder({ 'raymond/ruling/frame-guns-at-close-range': 'cannot-fire' });
    expect(targets([gun, { ...foe, at: [48, 40] }], { rules })).toEqual({});
    expect(targets([gun, { ...foe, at: [48, 35] }], { rules })).toEqual({ 'red-1': [1] });
  });
});

describe('terrain at the target (raymond/fire/terrain-effects-agreed)', () => {
  const firer: Piece = { id: 'blue-1', at: [48, 40] };
  const foe: Piece = { id: 'red-1', at: [48, 46] };
  const fence = (y: number, kind: 'fence' | 'wall' = 'fence', id = 'f'): NonNullable<TableTop['features']>[number] => ({
    kind,
    id,
    line: [
      [30, y],
      [70, y],
    ],
  });
  const dice = (features: TableTop['features'], terrain: TableTop['terrain'] = {}) => {
    const { field, unit } = fieldWith([firer, foe], { features, terrain });
    return eligibleTargets(unit, field)[0]?.terrainDice;
  };

  it('counts where it stands on it, or right behind it', () => {
    expect(dice([])).toBe(0);
    expect(dice(ground('wood', 45, 50))).toBe(-1);
    expect(dice([fence(46)])).toBe(-1);
    expect(dice([fence(45)])).toBe(-1);
    expect(dice([fence(46 - W + 0.01)])).toBe(-1);
    expect(dice([fence(46 - W - 0.01)])).toBe(0);
    expect(dice([fence(47)])).toBe(-1);
    expect(dice([fence(48)])).toBe(0);
    expect(dice([fence(40)])).toBe(0);
  });

  it('adds up by kind, each kind once', () => {
    expect(dice([fence(45), fence(45.5, 'fence', 'g')])).toBe(-1);
    expect(dice([fence(45), fence(45.5, 'wall', 'w')])).toBe(-2);
  });

  it('is what the players agreed', () => {
    expect(dice([fence(45)], { fence: { fireDice: 0 } })).toBe(0);
    expect(dice([fence(45)], { fence: { fireDice: -3 } })).toBe(-3);
    expect(dice(ground('marsh', 45, 50), { marsh: { fireDice: 2 } })).toBe(2);
  });
});

describe('the slight pivot', () => {
  const gun: Piece = { id: 'blue-guns', type: 'artillery', guns: 'heavy-guns', at: [48, 10] };

  it('opens targets beside the zone, to either side (raymond/fire/pivot-before-firing)', () => {
    const aside: Piece = { id: 'red-1', at: [60, 70], stands: 'MM' };
    const { field, unit } = fieldWith([gun, aside]);
    expect(eligibleTargets(unit, field)).toEqual([]);
    const pivots = aimsOf(unit, field).map(({ pivot }) => pivot);
    expect(pivots.length).toBeGreaterThan(0);
    for (const pivot of pivots) {
      expect(pivot).toBeGreaterThan(0);
      expect(pivot).toBeLessThanOrEqual(slightPivotOf(unit, field.rules));
    }
    const mirrored = fieldWith([gun, { ...aside, at: [36, 70] }]);
    expect(aimsOf(mirrored.unit, mirrored.field).map(({ pivot }) => -pivot)).toEqual(pivots);
  });

  it('is offered to a person in degrees as he would write them, with the same targets (raymond/fire/pivot-before-firing)', () => {
    for (const x of [45, 51, 60]) {
      const { field, unit } = fieldWith([gun, { id: 'red-1', at: [x, x === 60 ? 70 : 48], stands: 'PP' }]);
      for (const aim of aimsOf(unit, field)) {
        const { pivot, targets } = roundedAim(aim, unit, field);
        expect(pivot * 10).toBeCloseTo(Math.round(pivot * 10), 9);
        expect(Math.abs(pivot)).toBeLessThanOrEqual(Math.abs(aim.pivot));
        expect(targets.map(({ target }) => target)).toEqual(aim.targets.map(({ target }) => target));
      }
    }
  });

  it('turns guns straight at whoever stands between the zones of wider pivots (raymond/fire/pivot-before-firing)', () => {
    const aside = (x: number): Piece => ({ id: 'red-1', at: [x, 48], stands: 'PP' });
    for (const x of [45, 51]) {
      const { field, unit } = fieldWith([gun, aside(x)]);
      const [aim, ...more] = aimsOf(unit, field);
      expect(more).toEqual([]);
      expect(Math.sign(aim?.pivot ?? 0)).toBe(Math.sign(x - 48));
      expect(aim?.targets).toMatchObject([{ target: 'red-1', stands: [0] }]);
    }
    const { field, unit } = fieldWith([{ ...gun, limbered: true }, aside(51)]);
    expect(aimsOf(unit, field)).toEqual([]);
  });

  it('is open to a defensive mass too (raymond/fire/pivot-defensive-mass)', () => {
    const block: Piece = { id: 'blue-1', at: [48, 40], stands: 'MM/MM', formation: 'defensive mass' };
    const aside: Piece = { id: 'red-1', at: [48 + 1.5 * W + 0.3, 46.5], stands: 'M' };
    const { field, unit } = fieldWith([block, aside]);
    expect(aimsOf(unit, field).map(({ pivot }) => Math.sign(pivot))).toEqual([1, 1]);
  });

  it('is not open where there is no room for it', () => {
    const aside: Piece = { id: 'red-1', at: [60, 70], stands: 'MM' };
    const neighbours: readonly Piece[] = [
      { id: 'blue-2', at: [48 + W, 10], stands: 'P' },
      { id: 'blue-3', at: [48 - W, 10], stands: 'P' },
    ];
    const { field, unit } = fieldWith([gun, aside, ...neighbours]);
    expect(aimsOf(unit, field)).toEqual([]);
    const atTheEdge = fieldWith([
      { ...gun, at: [W / 2, 10] },
      { ...aside, at: [W / 2 + 12, 70] },
    ]);
    expect(aimsOf(atTheEdge.unit, atTheEdge.field)).toEqual([]);
  });
});

describe('the bounce of round shot', () => {
  const gun: Piece = { id: 'blue-guns', type: 'artillery', guns: 'heavy-guns', at: [48, 5] };
  const first: Piece = { id: 'red-1', at: [48, 30] };
  const struck = (pieces: readonly Piece[], over: Omit<TableTop, 'pieces'> = {}) => {
    const { field, unit } = fieldWith([gun, first, ...pieces], over);
    return bounceTarget(unit, 'red-1', field);
  };

  it('strikes the next closest behind the target, as if that were not there (raymond/bounce/next-closest-target)', () => {
    expect(struck([])).toBeUndefined();
    const second: Piece = { id: 'red-2', at: [48, 34] };
    const third: Piece = { id: 'red-3', at: [48, 38] };
    expect(struck([third, second])).toMatchObject({ target: 'red-2', range: 29 });
    // One beside the others, in the half of the zone that they leave open.
    const beside: Piece = { id: 'red-4', at: [48 + 1.9 * W, 32] };
    expect(struck([third, second, beside])).toMatchObject({ target: 'red-4', range: 27 });
  });

  it('friend or foe, in melee or not (raymond/bounce/melee-target-allowed raymond/bounce/next-closest-target)', () => {
    const friend: Piece = { id: 'blue-2', at: [48, 34], facing: 'N' };
    expect(struck([friend])).toMatchObject({ target: 'blue-2' });
    const melee: Piece = { id: 'red-2', at: [48, 34], facing: 'S' };
    expect(struck([friend, melee])).toMatchObject({ target: 'blue-2' });
    const { field, unit } = fieldWith([gun, first, friend, melee]);
    expect(field.troops.filter(field.isEngaged).map(({ id }) => id)).toEqual(['blue-2', 'red-2']);
    expect(eligibleTargets(unit, field).map(({ target }) => target)).toEqual(['red-1']);
  });

  it('at medium range alone (raymond/bounce/medium-only)', () => {
    expect(struck([{ id: 'red-2', at: [48, 45] }])).toMatchObject({ target: 'red-2', range: 40 });
    expect(struck([{ id: 'red-2', at: [48, 45.01] }])).toBeUndefined();
    expect(struck([{ id: 'red-2', at: [48, 24] }])).toBeUndefined();
  });

  it('by all other rules of fire: not over ground that stops it, and with the dice of the terrain there', () => {
    const second: Piece = { id: 'red-2', at: [48, 36] };
    expect(struck([second], { features: ground('hill', 32, 34) })).toBeUndefined();
    expect(struck([second], { features: ground('wood', 35, 40) })).toMatchObject({ target: 'red-2', terrainDice: -1 });
  });
});
