/** The water that ships and boats move on: what bars them, how it flows, how far they come, and when they lie at a bank. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';
import { vesselsCost } from '../../src/rulesets/cady/musket/ships/cost.js';
import { afloatOn } from '../../src/rulesets/cady/musket/ships/sheet.js';
import type { Vessel } from '../../src/rulesets/cady/musket/ships/vessel.js';
import {
  barOf,
  boatSpeed,
  flowAt,
  isAtBank,
  rowOn,
  type Stop,
  stopFor,
  type Water,
} from '../../src/rulesets/cady/musket/ships/water.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Piece, setUp, type TableTop } from './table-top.js';

const line = (from: [number, number], to: [number, number]) => [from, to];
/** Deep and 40 cm broad, from west to east; a brook 10 cm broad from north to south; a ford and a bridge over the river. */
const features: Features = [
  { kind: 'river', id: 'river', line: line([0, 75], [200, 75]), width: 40 },
  { kind: 'river', id: 'brook', line: line([30, 40], [30, 0]), width: 10 },
  { kind: 'ford', id: 'ford', line: line([130, 50], [130, 100]), width: 6 },
  { kind: 'bridge', id: 'bridge', line: line([160, 50], [160, 100]), width: 6 },
];
const pieces: readonly Piece[] = [
  { id: 'blue-1', at: [10, 120] },
  { id: 'red-1', at: [190, 140] },
];
type Entry = NonNullable<TableTop['vessels']>[number];
const boat: Entry = { id: 'blue-boat', kind: 'boat', at: [60, 75], facing: 'N', length: 12, beam: 8 };
const ship: Entry = { id: 'blue-ship', kind: 'frigate', at: [100, 75], facing: 'E', length: 30, beam: 8, cost: 9 };

type River = NonNullable<TableTop['water']>['rivers'][number];
function waterWith(vessels: readonly Entry[], river: Partial<River> = {}, rules = musketRules()): Water {
  const rivers: River[] = [{ river: 'river', flow: 'as-drawn', deep: true, ...river }];
  const { scenario } = setUp({ pieces, vessels: [boat], features, water: { rivers } });
  const listed = { ...scenario, sides: { blue: { ...scenario.sides.blue, vessels: [...vessels] } } };
  const { vessels: all } = afloatOn(listed as typeof scenario);
  return { table: tableOf(scenario), scenario, vessels: Object.values(all), rules };
}
const vesselIn = ({ vessels }: Water, id: string, be: Partial<Vessel> = {}): Vessel => {
  const found = vessels.find(each => each.id === id);
  if (found === undefined) throw new Error(id);
  return { ...found, ...be };
};

describe('what bars a point of water', () => {
  const water = waterWith([boat]);

  it.each<[string, number, number, string | undefined, string | undefined]>([
    ['in midstream', 60, 75, undefined, undefined],
    ['just within the bank', 60, 94.9, undefined, undefined],
    ['beyond it', 60, 95.5, 'the bank', 'the bank'],
    ['on a brook that is not called deep', 30, 20, undefined, 'the bank'],
    ['at a ford', 130, 75, 'a ford', 'a ford'],
    ['under a bridge', 160, 75, undefined, 'a bridge'],
    ['beyond the table', -1, 75, 'the edge of the table', 'the edge of the table'],
  ])('%s (%d, %d): a boat %s, a ship %s (cady/musket/boat/portage)', (_where, x, y, forBoat, forShip) => {
    expect(barOf({ x, y }, 'boat', water)).toBe(forBoat);
    expect(barOf({ x, y }, 'frigate', water)).toBe(forShip);
  });

  it('keeps ships off a river of which it is said that it is not deep', () => {
    expect(barOf({ x: 60, y: 75 }, 'frigate', waterWith([boat], { deep: false }))).toBe('the bank');
    const { scenario, ...rest } = water;
    const { water: _, ...unsaid } = scenario;
    expect(barOf({ x: 60, y: 75 }, 'frigate', { ...rest, scenario: unsaid })).toBe('the bank');
  });
});

describe('the flow of a river', () => {
  const at = (x: number, y: number, river: Partial<River> = {}) => flowAt({ x, y }, waterWith([boat], river));

  it('goes as it is drawn, the other way round, or nowhere', () => {
    expect(at(60, 75)).toBe(90);
    expect(at(60, 75, { flow: 'against' })).toBe(270);
    expect(at(60, 75, { flow: 'still' })).toBeNull();
    // Of the brook nothing is said; on land nothing flows.
    expect(at(30, 20)).toBeNull();
    expect(at(60, 120)).toBeNull();
  });

  it('is that of the part that is nearest', () => {
    const bent: Features[number] = {
      kind: 'river',
      id: 'river',
      line: [
        [20, 20],
        [20, 80],
        [90, 80],
      ],
      width: 20,
    };
    const rivers: River[] = [{ river: 'river', flow: 'as-drawn' }];
    const { scenario } = setUp({ pieces, vessels: [{ ...boat, at: [20, 40] }], features: [bent], water: { rivers } });
    const water = { ...waterWith([boat]), table: tableOf(scenario), scenario };
    expect(flowAt({ x: 22, y: 40 }, water)).toBe(0);
    expect(flowAt({ x: 60, y: 78 }, water)).toBe(90);
  });

  it('lets a boat go 60 cm with it and 30 against it, and to either side as a ruling says (cady/musket/boat/speed cady/ruling/boat-across-the-river)', () => {
    const speed = (bearing: number, river: Partial<River> = {}, rules = musketRules()) =>
      boatSpeed({ x: 60, y: 75 }, bearing, waterWith([boat], river, rules));
    const { acrossBeyond } = musketRules().ships.boat;
    expect([90, 90 + acrossBeyond - 1, 90 - acrossBeyond + 1].map(bearing => speed(bearing))).toEqual([60, 60, 60]);
    expect([270, 270 + acrossBeyond - 1, 270 - acrossBeyond + 1].map(bearing => speed(bearing))).toEqual([30, 30, 30]);
    const down = musketRulesUnder({ 'cady/ruling/boat-across-the-river': 'as-down-river' });
    const against = musketRulesUnder({ 'cady/ruling/boat-across-the-river': 'as-against-it' });
    for (const rules of [down, against]) {
      const { across, acrossBeyond: beyond } = rules.ships.boat;
      expect(across).toBe(rules === down ? 60 : 30);
      expect([0, 180, 90 + beyond, 270 - beyond].map(bearing => speed(bearing, {}, rules))).toEqual([
        across,
        across,
        across,
        across,
      ]);
      expect(speed(90, { flow: 'still' }, rules)).toBe(across);
    }
    expect([speed(90, { flow: 'against' }), speed(270, { flow: 'against' })]).toEqual([30, 60]);
  });
});

describe('a way straight on', () => {
  const other: Entry = { ...boat, id: 'blue-other', at: [84, 75], facing: 'E' };

  it.each<[string, Entry[], string, Partial<Vessel>, number, number, { cm: number; stop?: Stop }]>([
    ['as far as is asked', [boat], 'blue-boat', {}, 90, 10.3, { cm: 10.3 }],
    ['nowhere', [boat], 'blue-boat', {}, 90, 0, { cm: 0 }],
    ['to the bank with its bow', [boat], 'blue-boat', {}, 0, 60, { cm: 20, stop: 'the bank' }],
    ['to the ford', [boat], 'blue-boat', {}, 90, 90, { cm: 66.5, stop: 'a ford' }],
    ['to the edge of the table', [boat], 'blue-boat', {}, 270, 90, { cm: 60, stop: 'the edge of the table' }],
    ['to another', [boat, other], 'blue-boat', {}, 90, 60, { cm: 12, stop: { vessel: 'blue-other' } }],
    ['past itself', [boat], 'blue-boat', { facing: 90 }, 90, 20, { cm: 20 }],
  ])('%s', (_what, vessels, id, be, bearing, cm, gone) => {
    const water = waterWith(vessels);
    expect(rowOn(vesselIn(water, id, be), bearing, cm, water)).toEqual(gone);
  });

  it('of a ship needs water under all of her, and she passes under no bridge', () => {
    const water = waterWith([ship]);
    // The beam is 8: abreast of the middle there are 16 cm to either side.
    expect(rowOn(vesselIn(water, 'blue-ship', { at: { x: 100, y: 90.5 } }), 90, 10, water)).toEqual({ cm: 10 });
    expect(rowOn(vesselIn(water, 'blue-ship', { at: { x: 100, y: 91.5 } }), 90, 10, water)).toEqual({
      cm: 0,
      stop: 'the bank',
    });
    expect(rowOn(vesselIn(water, 'blue-ship', { at: { x: 199, y: 75 } }), 90, 10, water)).toMatchObject({
      stop: 'the edge of the table',
    });
    expect(rowOn(vesselIn(water, 'blue-ship', { at: { x: 145, y: 75 }, length: 10 }), 90, 20, water)).toEqual({
      cm: 11.5,
      stop: 'a bridge',
    });
  });

  it('is free or not where a vessel lies', () => {
    const water = waterWith([ship, { ...boat, at: [60, 75] }]);
    expect(stopFor(vesselIn(water, 'blue-ship'), water)).toBeUndefined();
    expect(stopFor(vesselIn(water, 'blue-ship', { at: { x: 85, y: 75 } }), water)).toEqual({ vessel: 'blue-boat' });
    expect(stopFor(vesselIn(water, 'blue-ship', { facing: 0, at: { x: 100, y: 94 } }), water)).toBeUndefined();
    expect(stopFor(vesselIn(water, 'blue-ship', { facing: 0, at: { x: 100, y: 80 } }), water)).toBe('the bank');
    // A boat may lie with its stern over the bank, not with its bow.
    expect(stopFor(vesselIn(water, 'blue-boat', { facing: 0, at: { x: 60, y: 60 } }), water)).toBeUndefined();
    expect(stopFor(vesselIn(water, 'blue-boat', { facing: 180, at: { x: 60, y: 54 } }), water)).toBe('the bank');
  });
});

describe('a vessel lies at a bank', () => {
  const water = waterWith([ship, boat]);
  const lies = (id: string, be: Partial<Vessel>) => isAtBank(vesselIn(water, id, be), water);

  it.each<[string, string, Partial<Vessel>, boolean]>([
    ['a boat with its bow a centimetre off', 'blue-boat', { at: { x: 60, y: 94.5 } }, true],
    ['not two', 'blue-boat', { at: { x: 60, y: 93 } }, false],
    ['not with its stern', 'blue-boat', { at: { x: 60, y: 67 } }, false],
    ['nor at the edge of the table', 'blue-boat', { at: { x: 0.5, y: 75 } }, false],
    ['a ship with her port side', 'blue-ship', { at: { x: 100, y: 90.5 } }, true],
    ['with her starboard side', 'blue-ship', { at: { x: 100, y: 59.5 } }, true],
    ['not in midstream', 'blue-ship', { at: { x: 100, y: 75 } }, false],
    ['nor two cm off', 'blue-ship', { at: { x: 100, y: 88.5 } }, false],
    ['with her stern alone', 'blue-ship', { at: { x: 100, y: 86.5 }, facing: 0, length: 31 }, true],
  ])('%s', (_what, id, be, at) => {
    expect(lies(id, be)).toBe(at);
  });
});

describe('what vessels cost', () => {
  const cost = (...vessels: Entry[]) => vesselsCost(vessels, musketRules());

  it.each<[Partial<Entry>, number]>([
    [{}, 25],
    [{ boats: 2 }, 50],
    [{ bowGun: true }, 50],
    [{ wagon: true }, 45],
    [{ boats: 2, wagon: true }, 90],
    [{ boats: 2, wagon: true, bowGun: true }, 115],
  ])('a boat with %j: %d (cady/musket/boat/cost cady/musket/boat/bow-gun cady/musket/boat/wagon)', (over, points) => {
    expect(cost({ ...boat, ...over })).toBe(points);
  });

  it('a ship what was agreed, and all together their sum (cady/musket/ship/cost-agreed)', () => {
    expect(cost()).toBe(0);
    expect(cost({ ...ship, cost: 210 })).toBe(210);
    expect(cost({ ...ship, cost: 210 }, boat, { ...boat, id: 'blue-2' })).toBe(260);
  });
});
