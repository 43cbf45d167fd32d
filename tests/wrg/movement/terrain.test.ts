import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultTerrain } from '../../../src/rulesets/wrg/book/charts/movement.js';
import { groundOfFeature, marchCosts } from '../../../src/rulesets/wrg/moving/ground.js';
import type { Manner, Mover } from '../../../src/rulesets/wrg/moving/mover.js';
import {
  countedDistance,
  type Ground,
  groundCost,
  groundFaults,
  hillGround,
} from '../../../src/rulesets/wrg/moving/terrain.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { Feature } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const factor = (mover: Mover, ground: Ground, manner: Manner = {}, rules = wrgRules()) =>
  groundCost(mover, ground, manner, rules).factor;
const river = (width: number): Ground => ({ kind: 'river', width });
const ford = (width: number): Ground => ({ kind: 'ford', width });

describe('bad going', () => {
  const bodies: readonly [(typeof difficultTerrain.columns)[number], Mover][] = [
    ['infantry', regular('hi')],
    ['cavalry', regular('hc')],
    ['elephants', barbarian('elephant')],
    ['camels', barbarian('mc', { camels: true })],
    ['vehicles', chariot(2, 1)],
    ['vehicles', regular('wagon')],
    ['vehicles', regular('engine', { engine: 'heavy-bolt-thrower' })],
    ['man-handled-bolt-thrower', regular('engine', { engine: 'light-bolt-thrower' })],
  ];

  it.each(bodies)(
    'counts for %s as in the chart [wrg/terrain/elephants] [wrg/terrain/camels] [wrg/terrain/man-handled-bolt-throwers] [wrg/terrain/infantry-only] [wrg/terrain/difficult-vehicles]',
    (column, mover) => {
      for (const kind of difficultTerrain.rows) {
        expect(factor(mover, { kind }), kind).toBe(difficultTerrain.cells[kind][column]);
      }
    },
  );

  it('keeps horse to its normal move, but not in rout [wrg/terrain/difficult-cavalry]', () => {
    expect(groundCost(regular('lc'), { kind: 'woods' })).toMatchObject({ factor: 4, normalOnly: true });
    expect(groundCost(regular('lc'), { kind: 'woods' }, { routing: true })).toMatchObject({ normalOnly: false });
    expect(groundCost(regular('li'), { kind: 'woods' })).toMatchObject({ factor: 2, normalOnly: false });
    expect(groundCost(barbarian('elephant'), { kind: 'linear-obstacle' })).toMatchObject({ normalOnly: true });
    expect(groundCost(barbarian('mc', { camels: true }), { kind: 'soft-sand' })).toMatchObject({ normalOnly: false });
  });

  it('makes linear obstacles 20 paces wide at least [wrg/terrain/linear-obstacle-width]', () => {
    const ditch = (paces: number) => ({ ground: { kind: 'linear-obstacle' }, paces }) as const;
    expect(countedDistance(regular('mi'), ditch(3))).toBe(40);
    expect(countedDistance(regular('mc'), ditch(3))).toBe(80);
    expect(countedDistance(regular('mi'), ditch(25))).toBe(50);
    expect(countedDistance(chariot(2, 1), ditch(3))).toBeNull();
    expect(countedDistance(regular('mi'), { ground: { kind: 'woods' }, paces: 3 })).toBe(6);
  });

  it('lets slight hills pass for nothing [wrg/terrain/slight-hills]', () => {
    expect(groundCost(regular('hc'), { kind: 'slight-hill-under-40mm' })).toMatchObject({
      factor: 1,
      obstructs: false,
      because: [],
    });
  });

  it('begins where a hill is 40 mm high', () => {
    expect([39, 40].map(height => hillGround(height).kind)).toEqual(['slight-hill-under-40mm', 'steep-hill-off-road']);
  });

  it('treats riding infantry as cavalry, and on camels as camelry', () => {
    const rider = regular('mi', { mounts: true });
    expect(factor(rider, { kind: 'woods' })).toBe(4);
    expect(factor(rider, { kind: 'woods' }, { dismounted: true })).toBe(2);
    expect(factor({ ...rider, camels: true }, { kind: 'woods' })).toBeNull();
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/mounted-infantry-ground': 'as-vehicles' } });
    expect(factor(rider, { kind: 'woods' }, {}, rules)).toBeNull();
  });

  it('is told as a fault where it cannot be entered', () => {
    const faults = groundFaults(chariot(2, 1), [{ kind: 'open' }, { kind: 'woods' }, { kind: 'marsh' }]);
    expect(faults.map(({ path, clause }) => [path, clause])).toEqual([
      ['way[1]', 'wrg/terrain/difficult-vehicles'],
      ['way[2]', 'wrg/terrain/infantry-only'],
    ]);
    expect(groundFaults(regular('li'), [{ kind: 'marsh' }])).toEqual([]);
  });
});

describe('rivers and fords', () => {
  it('of 30 paces are for elephants, horse and swimmers [wrg/terrain/river-30]', () => {
    const able = [barbarian('elephant'), regular('hc'), regular('lc'), regular('li'), regular('lmi')];
    const unable = [regular('lhi'), regular('mi'), chariot(4, 1), barbarian('lc', { camels: true })];
    expect(able.map(mover => factor(mover, river(30)))).toEqual([4, 4, 4, 4, 4]);
    expect(unable.map(mover => factor(mover, river(59)))).toEqual([null, null, null, null]);
  });

  it('of 60 are for light cavalry, of 90 for nobody [wrg/terrain/river-60] [wrg/terrain/river-90]', () => {
    expect([60, 89, 90].map(width => factor(regular('lc'), river(width)))).toEqual([4, 4, null]);
    expect([59, 60].map(width => factor(regular('mc'), river(width)))).toEqual([4, null]);
    expect([59, 60].map(width => factor(regular('li'), river(width)))).toEqual([4, null]);
  });

  it('that are narrower are streams, unless one rules otherwise', () => {
    expect([regular('mi'), regular('mc'), chariot(2, 1)].map(mover => factor(mover, river(29)))).toEqual([2, 4, null]);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/narrow-river': 'a-river-all-the-same' } });
    expect(factor(regular('mi'), river(29), {}, rules)).toBeNull();
  });

  it('keep camels out, unless one rules otherwise', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/camels-in-rivers': 'as-cavalry' } });
    const camels = barbarian('lc', { camels: true });
    expect([30, 60].map(width => factor(camels, river(width), {}, rules))).toEqual([4, null]);
  });

  it('are crossed at fords, deep from 30 paces [wrg/terrain/fords]', () => {
    for (const mover of [regular('hi'), regular('lc'), chariot(4, 2), regular('wagon'), barbarian('elephant')]) {
      expect([29, 30, 100].map(width => factor(mover, ford(width)))).toEqual([1, 2, 2]);
    }
  });
});

describe('roads', () => {
  it('are good ground, but not for a gallop over steep hills [wrg/terrain/roads]', () => {
    const over = { kind: 'road', over: 'steep-hill-off-road' } as const;
    expect(groundCost(regular('mi'), over)).toMatchObject({ factor: 1, normalOnly: false });
    expect(groundCost(regular('mc'), over)).toMatchObject({ factor: 1, normalOnly: true });
    expect(groundCost(regular('mc'), over, { routing: true }).normalOnly).toBe(true);
    expect(groundCost(regular('mc'), { kind: 'road', over: 'woods' }).normalOnly).toBe(false);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/rout-on-steep-roads': 'charge-speed-in-rout' } });
    expect(groundCost(regular('mc'), over, { routing: true }, rules).normalOnly).toBe(false);
  });
});

describe('the ground of a table', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 50 },
  ];
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
  ];
  const features: readonly Feature[] = [
    { kind: 'hill', id: 'ridge-way', outline: square, level: 1 },
    { kind: 'hill', id: 'crag', outline: square, level: 2 },
    { kind: 'wood', id: 'wood', outline: square },
    { kind: 'marsh', id: 'fen', outline: square },
    { kind: 'building', id: 'farm', outline: square },
    { kind: 'river', id: 'tigris', line, width: 60 },
    { kind: 'creek', id: 'brook', line, width: 8 },
    { kind: 'ford', id: 'ford', line, width: 20 },
    { kind: 'bridge', id: 'bridge', line, width: 20 },
    { kind: 'road', id: 'road', line, width: 20 },
    { kind: 'wall', id: 'wall', line },
    { kind: 'rampart', id: 'castle', line },
    { kind: 'stakes', id: 'stakes', line },
  ];

  it('has its name in the book [wrg/terrain/difficult-cases]', () => {
    expect(features.map(feature => groundOfFeature(feature, ['crag'])?.kind)).toEqual([
      'slight-hill-under-40mm',
      'steep-hill-off-road',
      'woods',
      'marsh',
      'inside-buildings',
      'river',
      'linear-obstacle',
      'ford',
      'open',
      'road',
      'linear-obstacle',
      undefined,
      'palisade-turf-rampart-abatis',
    ]);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/table-ground': 'a-building-is-a-built-up-area' } });
    expect(groundOfFeature(features[4]!, [], rules)).toEqual({ kind: 'buildings-gardens-breaches' });
  });

  it('costs what a march needs to know of it [wrg/terrain/difficult-infantry]', () => {
    const costs = (mover: Mover) => marchCosts({ mover, features, steepHills: ['crag'] });
    expect(costs(regular('mi'))).toEqual({
      turn: { over: 0, cost: 15 },
      wheelRate: 1,
      rates: { crag: 2, wood: 2, fen: 2, farm: 2, brook: 5 },
      roadRate: 1,
      river: { ford: 40 },
      barriers: { fence: 40, wall: 40, ditch: 40, stakes: 40, barricade: 40 },
    });
    expect(costs(regular('lc'))).toMatchObject({
      rates: { crag: 4, wood: 4, fen: 'never', farm: 'never', tigris: 4, brook: 10 },
      barriers: { wall: 80, stakes: 'never' },
    });
    expect(costs(chariot(2, 1))).toMatchObject({ turn: { cost: 60 }, wheelRate: 2, rates: { wood: 'never' } });
    const wider = marchCosts({ mover: barbarian('mi'), features, front: { from: 4, to: 8 } });
    expect(wider.formation).toBe(30);
  });
});

it('no ground makes anybody faster', () => {
  const kinds = fc.constantFrom(...difficultTerrain.rows);
  fc.assert(
    fc.property(kinds, fc.nat(200), fc.constantFrom('li', 'hi', 'lc', 'shc', 'elephant'), (kind, paces, type) => {
      const counted = countedDistance(barbarian(type), { ground: { kind }, paces });
      if (counted !== null) expect(counted).toBeGreaterThanOrEqual(paces);
    }),
  );
});
