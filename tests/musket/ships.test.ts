import { describe, expect, it } from 'vitest';
import {
  type CallAnswer,
  musketRules,
  musketScenarioSchema,
  musketView,
  musterMusket,
  unitCost,
} from '../../src/rulesets/cady/musket/index.js';
import { inOrder } from '../../src/rulesets/cady/musket/questions/guns-at-guns.js';
import { helmFaults } from '../../src/rulesets/cady/musket/ships/helm.js';
import { fatesMusket } from '../../src/rulesets/cady/musket/windows/fates.js';
import { introduceMusket } from '../../src/rulesets/cady/musket/windows/introduce.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, fileOf, type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** A river 40 cm broad that flows from west to east, along the middle of the table. */
const river: Features[number] = {
  kind: 'river',
  id: 'river',
  line: [
    [0, 75],
    [200, 75],
  ],
  width: 40,
};
const water = { rivers: [{ river: 'river', flow: 'as-drawn' as const, deep: true }] };
type VesselEntry = NonNullable<TableTop['vessels']>[number];
const boat: VesselEntry = { id: 'blue-boat', kind: 'boat', at: [100, 75], facing: 'N', length: 12, beam: 8 };
const ship: VesselEntry = {
  id: 'blue-ship',
  kind: 'frigate',
  at: [120, 75],
  facing: 'E',
  length: 30,
  beam: 8,
  cost: 200,
};
const load: Piece = { id: 'blue-1', figures: 20, at: [10, 10], aboard: { vessel: 'blue-boat' } };
const enemy: Piece = { id: 'red-9', figures: 12, at: [190, 140] };

function game(pieces: readonly Piece[], vessels: readonly VesselEntry[], over: Partial<TableTop> = {}): Game {
  return setUp({ pieces: [...pieces, enemy], vessels, features: [river], water: { ...water, wind: 'west' }, ...over });
}
const vessel = ({ state }: Game, id: string) => {
  const found = state.afloat?.vessels[id];
  if (found === undefined) throw new Error(id);
  return found;
};
const faults = (on: Game, id: string, order: string) =>
  helmFaults({ [id]: order }, [id], on).map(({ problem }) => problem);

describe('a river boat', () => {
  it('carries ten stands, four of horse, one gun, two for horse artillery, never a 12 pd (cady/musket/boat/capacity cady/musket/boat/horse-artillery cady/musket/boat/no-12-pounder)', () => {
    expect(() => game([{ ...load, figures: 22 }], [boat])).toThrow(/carries 10 stands at most, not 11/);
    expect(() => game([{ ...load, figures: 22 }], [{ ...boat, boats: 2 }])).not.toThrow();
    const horse: Piece = { ...load, type: 'light-hussars', figures: 12 };
    expect(() => game([horse], [boat])).toThrow(/carries 4 stands/);
    expect(() => game([{ ...load, type: 'eight-pounder-cannon' }], [boat])).not.toThrow();
    expect(() => game([{ ...load, type: 'six-pounder-horse-artillery' }], [boat])).toThrow(/needs 2 boats/);
    const asAny = musketRulesUnder({ 'cady/ruling/boat-horse-artillery': 'eight-pounder' });
    expect(() => game([{ ...load, type: 'six-pounder-horse-artillery' }], [boat], { rules: asAny })).not.toThrow();
    expect(() => game([{ ...load, type: 'twelve-pounder-cannon' }], [{ ...boat, boats: 4 }])).toThrow(
      /no boat carries/,
    );
  });

  it('goes 60 cm down the river and 30 against it; across it a ruling says (cady/musket/boat/speed cady/ruling/boat-across-the-river)', () => {
    const rowed = (order: string, rules?: TableTop['rules']) => {
      const on = game([load], [boat], { rules });
      const { of } = play(on, { helm: { 'blue-boat': order } }, ['movement']);
      const [told] = of('vessel');
      return [told?.cm, vessel(on, 'blue-boat').at.x];
    };
    expect(rowed('E full')).toEqual([60, 160]);
    expect(rowed('W full')).toEqual([30, 70]);
    expect(rowed('E 30 cm, W full')).toEqual([45, 115]);
    const across = (id: string) => musketRulesUnder({ 'cady/ruling/boat-across-the-river': id });
    // 15 cm to the bank, whichever way.
    const on = (rules: TableTop['rules']) => {
      const at = game([load], [{ ...boat, at: [100, 60] }], { rules });
      play(at, { helm: { 'blue-boat': 'N full' } }, ['movement']);
      return vessel(at, 'blue-boat').at.y;
    };
    expect(on(across('as-against-it'))).toBe(90);
    expect(on(across('as-down-river'))).toBe(95);
  });

  it('stops at the bank and lands its unit if a third of the turn is left, two for horse (cady/musket/boat/beach)', () => {
    const on = game([load], [{ ...boat, at: [100, 80] }]);
    const { of } = play(on, { orders: { 'blue-1': 'LAND' }, helm: { 'blue-boat': 'N full' } }, ['orders', 'movement']);
    expect(of('vessel').map(({ what }) => what)).toEqual(['rowed', 'landed']);
    const unit = unitIn(on.state, 'blue-1');
    expect(unit.aboard).toBeUndefined();
    expect(unit.at.y).toBeGreaterThan(95);
    // From the middle of the river there is a third left, but not two.
    const hussars: Piece = { ...load, type: 'light-hussars', figures: 4 };
    const late = game([hussars], [{ ...boat, at: [100, 78] }]);
    play(late, { orders: { 'blue-1': 'LAND' }, helm: { 'blue-boat': 'N full' } }, ['orders', 'movement']);
    expect(unitIn(late.state, 'blue-1').aboard).toMatchObject({ vessel: 'blue-boat' });
    // Next turn they land first, and march with the third that is left.
    play(late, { orders: { 'blue-1': 'LAND, N full' } }, ['orders', 'movement']);
    const landed = unitIn(late.state, 'blue-1');
    expect(landed.aboard).toBeUndefined();
    // Two thirds for the landing, one for the march.
    expect(landed.turn.moved).toBeCloseTo(1, 2);
  });

  it('takes on board who stands beside it, before it rows or after he has come up (cady/musket/boat/beach)', () => {
    const beached = { ...boat, at: [100, 94.5] as [number, number], docked: true };
    const beside: Piece = { id: 'blue-1', figures: 16, at: [100, 98], facing: 'S', formation: 'Col 8' };
    const on = game([beside], [beached]);
    const { of } = play(on, { orders: { 'blue-1': 'EMBARK blue-boat' }, helm: { 'blue-boat': 'S full' } }, [
      'orders',
      'movement',
    ]);
    expect(of('vessel').map(({ what }) => what)).toEqual(['boarded', 'rowed']);
    // Two thirds of the turn are left.
    expect(vessel(on, 'blue-boat').at.y).toBeCloseTo(94.5 - 20, 1);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ aboard: { vessel: 'blue-boat', deck: 'boat' } });
    const later = game([{ ...beside, at: [100, 108] }], [beached]);
    play(later, { orders: { 'blue-1': 'S 10 cm, EMBARK blue-boat' } }, ['orders', 'movement']);
    expect(unitIn(later.state, 'blue-1').aboard?.deck).toBe('boat');
    expect(vessel(later, 'blue-boat').spent).toBeCloseTo(1 / 3, 3);
  });

  it('fires half from each side, and is fired at as in the open (cady/musket/boat/fire-from cady/musket/boat/fired-at)', () => {
    const on = game(
      [load],
      [{ ...boat, facing: 'E' }].map(each => ({ ...each, at: [104, 90] as [number, number] })),
    );
    Object.assign(on.state.units, {});
    const shore: Piece = { id: 'red-1', figures: 12, at: [98, 97], facing: 'S', formation: 'Col 6' };
    const met = game([load, shore], [{ ...boat, facing: 'E', at: [104, 90] }]);
    const { of } = play(met, { orders: { 'blue-1': 'H', 'red-1': 'H' }, seed: 2 }, [
      'orders',
      'movement',
      'small-arms',
    ]);
    const [ours, theirs] = ['blue-1', 'red-1'].map(id => of('volley').find(({ unit }) => unit === id));
    expect(ours?.groups.reduce((sum, { figures }) => sum + figures, 0)).toBe(10);
    expect(theirs?.because.some(({ clause }) => clause.includes('wall'))).toBe(false);
    expect(theirs?.hits).toBeGreaterThanOrEqual(0);
    expect(on.state.contacts).toEqual([]);
  });

  it('fires from each side at an enemy of its own, and nobody twice (cady/musket/boat/fire-from)', () => {
    const shores: Piece[] = [
      { id: 'red-1', figures: 12, at: [98, 97], facing: 'S', formation: 'Col 6' },
      { id: 'red-2', figures: 12, at: [98, 54], facing: 'N', formation: 'Col 6' },
    ];
    const on = game([load, ...shores], [{ ...boat, facing: 'E', at: [104, 75.5] }]);
    const { of } = play(on, { orders: { 'blue-1': 'H', 'red-1': 'HF', 'red-2': 'HF' }, seed: 2 }, [
      'orders',
      'movement',
      'small-arms',
    ]);
    const ours = of('volley').filter(({ unit }) => unit === 'blue-1');
    expect(ours.map(({ target }) => target).sort()).toEqual(['red-1', 'red-2']);
    const fired = ours.flatMap(({ groups }) => groups).reduce((sum, { figures }) => sum + figures, 0);
    expect(fired).toBe(unitIn(on.state, 'blue-1').figures);
  });

  it('gives those in it as much time to fire as its rowing leaves, or all of it (cady/ruling/boat-loading-under-way)', () => {
    const shore: Piece = { id: 'red-1', figures: 12, at: [106, 97], facing: 'S', formation: 'Col 6' };
    // It rows down the river, where 60 cm are a turn, and always ends at the same place.
    const shots = (cm: number, rules?: TableTop['rules']) => {
      const on = game([load, shore], [{ ...boat, facing: 'E', at: [110 - cm, 88] }], { rules });
      const helm = cm === 0 ? {} : { 'blue-boat': `E ${cm} cm` };
      const { of } = play(on, { helm, orders: { 'blue-1': 'H', 'red-1': 'H' }, seed: 2 }, [
        'orders',
        'movement',
        'small-arms',
      ]);
      return [of('volley').find(({ unit }) => unit === 'blue-1')?.groups[0]?.shots, unitIn(on.state, 'blue-1').loaded];
    };
    const still = musketRulesUnder({ 'cady/ruling/boat-loading-under-way': 'sit-still' });
    expect(shots(0)).toEqual([2, false]);
    expect(shots(20)).toEqual([1, true]);
    expect(shots(24)).toEqual([1, false]);
    expect(shots(45)).toEqual([undefined, true]);
    expect(shots(24, still)).toEqual([2, false]);
  });

  it('lands a unit with no more time left than its rowing leaves (cady/ruling/boat-loading-under-way)', () => {
    const landed = (rules?: TableTop['rules']) => {
      const on = game([load], [{ ...boat, at: [100, 85] }], { rules });
      play(on, { orders: { 'blue-1': 'LAND' }, helm: { 'blue-boat': 'N full' } }, ['orders', 'movement']);
      return unitIn(on.state, 'blue-1').turn.moved;
    };
    expect(landed()).toBeCloseTo(2 / 3, 2);
    expect(landed(musketRulesUnder({ 'cady/ruling/boat-loading-under-way': 'sit-still' }))).toBeCloseTo(1 / 3, 2);
  });

  it('does not melee (cady/musket/boat/no-melee)', () => {
    const on = game([load], [boat]);
    expect(() => play(on, { orders: { 'blue-1': 'CH N full' } }, ['orders'])).toThrow(/on board/);
  });

  it('goes back, turns round or is gone as morale has it (cady/musket/boat/morale)', () => {
    const gaveWay = (mustDo: 'back' | 'back-and-turn' | 'rout') => {
      const on = game([{ ...load, be: { mustDo } }], [{ ...boat, facing: 'W', at: [100, 75] }]);
      const { of } = play(on, { seed: 1 }, ['movement']);
      const { at, facing, gone } = vessel(on, 'blue-boat');
      return { what: of('vessel')[0]?.what, x: at.x, facing, gone, unit: unitIn(on.state, 'blue-1').gone };
    };
    // Astern is down the river: half of 60.
    expect(gaveWay('back')).toEqual({ what: 'rowed-back', x: 130, facing: 270, gone: null, unit: null });
    expect(gaveWay('back-and-turn')).toMatchObject({ what: 'turned-round', x: 112, facing: 90 });
    expect(gaveWay('rout')).toMatchObject({ what: 'routed', gone: 'routed', unit: 'routed' });
  });

  it('is sunk by a ball with all in it (cady/musket/boat/artillery-sinks)', () => {
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-cannon', at: [100, 120], facing: 'S' };
    const on = game([load, gun], [boat]);
    const call: CallAnswer = { shot: 'solid', bearing: 180, range: 48 };
    const { of } = play(on, { calls: { 'red-gun': [call] }, dice: [0, 1, 0] }, ['artillery']);
    expect(of('shot')).toHaveLength(1);
    expect(vessel(on, 'blue-boat').gone).toBe('sunk');
    expect(unitIn(on.state, 'blue-1').gone).toBe('destroyed');
  });

  it('is sunk as a gun is struck: by a ball that comes down right before it and goes on into it', () => {
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-cannon', at: [100, 120], facing: 'S' };
    const sunk = (range: number) => {
      const on = game([load, gun], [boat]);
      play(on, { calls: { 'red-gun': [{ shot: 'solid', bearing: 180, range }] }, dice: [0, 1, 0] }, ['artillery']);
      return vessel(on, 'blue-boat').gone === 'sunk';
    };
    expect([40, 44, 48].map(sunk)).toEqual([false, true, true]);
  });

  it('loses twice as many to shot from ahead or astern (cady/musket/boat/raking-fire cady/ruling/boat-raking-fire)', () => {
    const lost = (facing: string, rules?: TableTop['rules']) => {
      const gun: Piece = { id: 'red-gun', type: 'eight-pounder-cannon', at: [100, 100], facing: 'S' };
      const at: [number, number] = facing === 'N' ? [100, 79] : [106, 75];
      const on = game([load, gun], [{ ...boat, facing, at }], { rules });
      const call: CallAnswer = { shot: 'canister', bearing: 180 };
      return play(on, { calls: { 'red-gun': [call] }, seed: 4 }, ['artillery']).of('shot')[0];
    };
    const [raked, abeam] = [lost('N'), lost('E')];
    expect(raked?.because).toContainEqual(expect.objectContaining({ clause: 'cady/musket/boat/raking-fire' }));
    expect(abeam?.because.some(({ clause }) => clause === 'cady/musket/boat/raking-fire')).toBe(false);
    expect((raked?.losses['blue-1'] ?? 1) % 2).toBe(0);
    const deep = lost('N', musketRulesUnder({ 'cady/ruling/boat-raking-fire': 'as-a-deep-target' }));
    expect(deep?.because).toContainEqual(expect.objectContaining({ clause: 'cady/musket/artillery/massed-target' }));
  });

  it('costs 25, as much again with a gun on its bow that fires ahead and ball alone, and 20 with a wagon (cady/musket/boat/cost cady/musket/boat/bow-gun cady/musket/boat/wagon)', () => {
    const file = (points: number, over: Partial<VesselEntry>) => () => {
      const table = {
        pieces: [{ ...load, figures: 6 }, enemy],
        vessels: [{ ...boat, ...over }],
        features: [river],
        water,
      };
      const agreed = ['artillery-share', 'cavalry-share', 'unit-size'] as const;
      return musterMusket(musketScenarioSchema.parse({ ...fileOf(table), points, agreed }), musketRules());
    };
    const foot = unitCost('regulars', 6, musketRules());
    expect(file(foot + 24, {})).toThrow(new RegExp(`costs ${foot + 25} points`));
    expect(file(foot + 24, { bowGun: true })).toThrow(new RegExp(`costs ${foot + 50} points`));
    expect(file(foot + 24, { wagon: true })).toThrow(new RegExp(`costs ${foot + 45} points`));
    const on = game([load], [{ ...boat, bowGun: true }]);
    expect(unitIn(on.state, 'blue-boat-gun')).toMatchObject({ type: 'six-pounder-cannon', at: { x: 100, y: 75 } });
    const fire = (call: CallAnswer) => () =>
      play(structuredClone(on), { calls: { 'blue-boat-gun': [call] }, seed: 1 }, ['artillery']);
    expect(fire({ shot: 'canister', bearing: 0 })).toThrow(/solid shot alone/);
    expect(fire({ shot: 'solid', bearing: 5, range: 50 })).toThrow(/0 degrees at most/);
    expect(fire({ shot: 'solid', bearing: 0, range: 50 })).not.toThrow();
  });

  it('is carried round a ford in a turn by six figures, and passes under bridges (cady/musket/boat/portage)', () => {
    const ford: Features[number] = {
      kind: 'ford',
      id: 'ford',
      line: [
        [130, 50],
        [130, 100],
      ],
      width: 6,
    };
    const bridge: Features[number] = {
      kind: 'bridge',
      id: 'bridge',
      line: [
        [150, 50],
        [150, 100],
      ],
      width: 6,
    };
    const at = (figures: number) =>
      game([{ ...load, figures }], [{ ...boat, facing: 'E', at: [126.5, 75] }], { features: [river, ford, bridge] });
    const on = at(6);
    const { of } = play(on, { helm: { 'blue-boat': 'E full' } }, ['movement']);
    expect(of('vessel')[0]?.because).toContainEqual(expect.objectContaining({ because: 'a ford is in the way' }));
    play(on, { helm: { 'blue-boat': 'PORTAGE' } }, ['orders', 'movement']);
    expect(vessel(on, 'blue-boat').at.x).toBeCloseTo(133.5 + 12, 0);
    play(on, { helm: { 'blue-boat': 'E 15 cm' } }, ['orders', 'movement']);
    expect(vessel(on, 'blue-boat').at.x).toBeGreaterThan(158);
    const few = at(6);
    unitIn(few.state, 'blue-1').figures = 5;
    play(few, { helm: { 'blue-boat': 'PORTAGE' } }, ['movement']);
    expect(vessel(few, 'blue-boat').at.x).toBe(126.5);
  });

  it('goes overland on its wagon 20 cm a turn, empty (cady/musket/boat/wagon)', () => {
    const beached = { ...boat, at: [100, 94.5] as [number, number], docked: true };
    const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...beached, wagon: true }]);
    expect(faults(game([load], [beached]), 'blue-boat', 'HAUL, N full')).toContain('it has no wagon');
    play(on, { helm: { 'blue-boat': 'HAUL, N full' } }, ['movement']);
    expect(vessel(on, 'blue-boat')).toMatchObject({ at: { x: 100, y: 114.5 }, ashore: true });
    expect(faults(on, 'blue-boat', 'N full')).toContain('it lies on land');
    play(on, { helm: { 'blue-boat': 'HAUL, S full' } }, ['orders', 'movement']);
    expect(vessel(on, 'blue-boat')).toMatchObject({ ashore: false });
  });
});

describe('a frigate', () => {
  it('has four 12 pd guns on each side, costs what was agreed, and carries five units of 500 points (cady/musket/ship/frigate-guns cady/musket/ship/cost-agreed cady/musket/ship/load)', () => {
    const on = game([], [ship], { pieces: [{ id: 'blue-1', at: [10, 10] }, enemy] });
    const guns = Object.values(on.state.units).filter(({ aboard }) => aboard?.port !== undefined);
    expect(guns).toHaveLength(8);
    expect(guns.every(({ type }) => type === 'twelve-pounder-cannon')).toBe(true);
    expect(unitIn(on.state, 'blue-ship-port-1')).toMatchObject({ facing: 0, at: { x: 114, y: 79 } });
    const { cost: _, ...unpriced } = ship;
    expect(() => game([{ id: 'blue-1', at: [10, 10] }], [unpriced])).toThrow(/agreed/);
    const guards = (n: number): Piece[] =>
      Array.from({ length: n }, (_, i) => ({
        id: `blue-${i + 1}`,
        type: 'guard',
        figures: 8,
        at: [10, 10],
        aboard: { vessel: 'blue-ship', below: true },
      }));
    expect(() => game(guards(5), [ship])).not.toThrow();
    expect(() => game(guards(6), [ship])).toThrow(/5 units at most/);
    const dear = guards(5).map(each => ({ ...each, figures: 36 }));
    expect(() => game(dear, [ship])).toThrow(/500 points at most/);
  });

  it('weighs anchor in a turn and sails with the wind 12, 21, 30 cm from her bow (cady/musket/ship/weigh-anchor cady/musket/ship/sailing cady/musket/ship/measure-from-bow)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [60, 75] }]);
    expect(faults(on, 'blue-ship', 'SAIL')).toContain('she lies at anchor');
    const went: number[] = [];
    for (const order of ['WEIGH', 'SAIL', 'SAIL', 'SAIL', 'SAIL']) {
      const before = vessel(on, 'blue-ship').at.x;
      play(on, { helm: { 'blue-ship': order } }, ['orders', 'movement']);
      went.push(vessel(on, 'blue-ship').at.x - before);
    }
    expect(went).toEqual([0, 12, 21, 30, 30]);
    vessel(on, 'blue-ship').facing = 0;
    expect(faults(on, 'blue-ship', 'SAIL')).toContain('she does not sail against the wind or across it');
  });

  it('is pulled by her boats 6 cm and then 10, and turned 45 degrees in a turn (cady/musket/ship/row-boats cady/musket/ship/turning)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, underWay: true, facing: 'W' }]);
    expect(faults(on, 'blue-ship', 'F N')).toContain('she turns 45 degrees a turn at most');
    const went: number[] = [];
    for (const order of ['TOW', 'TOW', 'TOW', 'F NW', 'TOW']) {
      const before = vessel(on, 'blue-ship').at.x;
      play(on, { helm: { 'blue-ship': order } }, ['orders', 'movement']);
      went.push(Math.round((before - vessel(on, 'blue-ship').at.x) * 10) / 10);
    }
    // She turns about her middle.
    expect(went).toEqual([6, 10, 10, -4.4, 4.2]);
  });

  it('the wind is thrown for with a four-sided die where nobody says (cady/musket/ship/wind cady/musket/ship/wind-meaning)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [ship], { water });
    const { of } = play(on, { dice: [2] }, ['movement']);
    expect(of('wind')[0]?.from).toBe(90);
    expect(faults(on, 'blue-ship', 'WEIGH')).toEqual([]);
    vessel(on, 'blue-ship').anchored = false;
    // From the east it blows to the west.
    expect(faults(on, 'blue-ship', 'SAIL')).not.toEqual([]);
  });

  it('comes into port at 20 cm, 10 before docking, and is silent then (cady/musket/ship/port-speed cady/musket/ship/no-fire-docking)', () => {
    const ports = [{ at: [100, 75] as [number, number], radius: 60 }];
    const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [80, 60], underWay: true }], {
      water: { ...water, wind: 'west', ports },
    });
    vessel(on, 'blue-ship').run = { by: 'sails', turns: 5 };
    play(on, { helm: { 'blue-ship': 'SAIL' } }, ['movement']);
    expect(vessel(on, 'blue-ship').at.x).toBe(100);
    const near = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [80, 59.5], underWay: true }]);
    vessel(near, 'blue-ship').run = { by: 'sails', turns: 5 };
    const { of } = play(near, { helm: { 'blue-ship': 'SAIL, DOCK' } }, ['orders', 'movement']);
    expect(vessel(near, 'blue-ship').at.x).toBe(90);
    expect(of('vessel').map(({ what }) => what)).toEqual(['sailed', 'docked']);
    const { asked } = play(near, {}, ['artillery']);
    expect(asked).toEqual([]);
  });

  it('fires her guns every other turn, 20 degrees to either side, without end, and strays twice as far (cady/musket/ship/gun-rate cady/musket/ship/gun-pivot cady/musket/ship/unlimited-shot cady/musket/ship/gun-inaccuracy cady/musket/ship/gun-projectiles)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [ship]);
    const gun = 'blue-ship-port-1';
    const rounds = unitIn(on.state, gun).gun?.solid;
    const call = (bearing: number): Readonly<Record<string, readonly CallAnswer[]>> => ({
      [gun]: [{ shot: 'solid', bearing, range: 60 }],
    });
    expect(() => play(structuredClone(on), { calls: call(25), seed: 1 }, ['artillery'])).toThrow(/20 degrees/);
    const first = play(on, { calls: call(20), seed: 1 });
    expect(first.asked).toContain(`call:${gun}:1`);
    const [shot] = first.of('shot');
    expect(shot?.because[0]).toMatchObject({ clause: 'cady/musket/ship/gun-inaccuracy' });
    expect(unitIn(on.state, gun).gun?.solid).toBe(rounds);
    expect(play(on, { seed: 1 }).asked).not.toContain(`call:${gun}:1`);
    expect(play(on, { seed: 1 }).asked).toContain(`call:${gun}:1`);
  });

  it('lands one unit or gun a turn that was on deck the turn before, and is silent meanwhile (cady/musket/ship/off-load-rate cady/musket/ship/off-load-targets cady/musket/ship/no-fire-while-loading cady/musket/ship/guns-ashore cady/musket/ship/infantry-deck)', () => {
    const two: Piece[] = ['blue-1', 'blue-2'].map(id => ({
      id,
      figures: 8,
      at: [10, 10],
      aboard: { vessel: 'blue-ship', below: id === 'blue-2' },
    }));
    const on = game(two, [{ ...ship, at: [120, 90.5], docked: true }]);
    expect(() => play(structuredClone(on), { orders: { 'blue-2': 'LAND' } }, ['orders'])).toThrow(/below decks/);
    const first = play(on, { orders: { 'blue-1': 'LAND', 'blue-2': 'DECK', 'blue-ship-port-1': 'LAND' } });
    expect(first.of('vessel').map(({ what, unit }) => [what, unit])).toEqual([
      ['on-deck', 'blue-2'],
      ['landed', 'blue-1'],
    ]);
    expect(first.asked.some(id => id.startsWith('call:'))).toBe(false);
    const second = play(on, { orders: { 'blue-1': 'H', 'blue-2': 'LAND', 'blue-ship-port-1': 'LAND' } });
    expect(second.of('vessel').map(({ unit }) => unit)).toEqual(['blue-2']);
    const third = play(on, { orders: { 'blue-2': 'H' } });
    expect(third.of('vessel').map(({ unit }) => unit)).toEqual(['blue-ship-port-1']);
    expect(unitIn(on.state, 'blue-ship-port-1').gun?.mount).toBeUndefined();
    expect(unitIn(on.state, 'blue-ship-port-1').at.y).toBeGreaterThan(94);
  });

  it('small arms at those who land count a step down, and shot on a deck that unloads finds it full (cady/musket/ship/off-load-small-arms cady/musket/ship/off-load-deck)', () => {
    const two: Piece[] = ['blue-1', 'blue-2'].map(id => ({
      id,
      figures: 8,
      at: [10, 10],
      aboard: { vessel: 'blue-ship' },
    }));
    const shore: Piece = { id: 'red-1', figures: 12, at: [105, 112], facing: 'S', formation: 'Col 6' };
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-howitzer', at: [94, 130], facing: 'S' };
    const on = game([...two, shore, gun], [{ ...ship, at: [120, 90.5], docked: true }]);
    const call: CallAnswer = { shot: 'explosive', bearing: 180, range: 40 };
    const { of } = play(on, { orders: { 'blue-1': 'LAND' }, calls: { 'red-gun': [call] }, seed: 5 }, [
      'orders',
      'movement',
      'artillery',
      'small-arms',
    ]);
    const atLanding = of('volley').find(({ unit, target }) => unit === 'red-1' && target === 'blue-1');
    expect(atLanding?.because).toContainEqual(
      expect.objectContaining({ clause: 'cady/musket/ship/off-load-small-arms' }),
    );
    // Nobody stands at the stern, but the deck counts as full.
    expect(of('shot')[0]?.losses['blue-2']).toBeGreaterThan(0);
  });

  it('canister sweeps a deck that unloads (cady/musket/ship/off-load-deck)', () => {
    const two: Piece[] = ['blue-1', 'blue-2'].map(id => ({
      id,
      figures: 8,
      at: [10, 10],
      aboard: { vessel: 'blue-ship' },
    }));
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-cannon', at: [94, 108], facing: 'S' };
    const on = game([...two, gun], [{ ...ship, at: [120, 90.5], docked: true }]);
    const call: CallAnswer = { shot: 'canister', bearing: 180 };
    const { of } = play(on, { orders: { 'blue-1': 'LAND' }, calls: { 'red-gun': [call] }, seed: 5 }, [
      'orders',
      'movement',
      'artillery',
    ]);
    expect(of('shot')[0]?.losses['blue-2']).toBeGreaterThan(0);
  });

  it('troops on her deck fire and are fired at; those below are not (cady/musket/ship/deck-fires cady/ruling/ship-deck-fire)', () => {
    const fired = (below: boolean, rules?: TableTop['rules']) => {
      const on = game(
        [
          { id: 'blue-1', figures: 16, at: [10, 10], aboard: { vessel: 'blue-ship', below } },
          { id: 'red-1', figures: 12, at: [105, 99], facing: 'S', formation: 'Col 6' },
        ],
        [{ ...ship, at: [120, 89] }],
        { rules },
      );
      const { of } = play(on, { orders: { 'blue-1': 'H', 'red-1': 'H' }, seed: 5 }, [
        'orders',
        'movement',
        'small-arms',
      ]);
      const ours = of('volley').find(({ unit }) => unit === 'blue-1');
      return [
        ours?.groups.reduce((sum, { figures }) => sum + figures, 0),
        of('volley').some(({ target }) => target === 'blue-1'),
      ];
    };
    expect(fired(false)).toEqual([8, true]);
    expect(fired(false, musketRulesUnder({ 'cady/ruling/ship-deck-fire': 'all-from-one-side' }))).toEqual([16, true]);
    expect(fired(true)).toEqual([undefined, false]);
  });

  it('a gun of the other side takes the place of one that was lost, and is silent that turn (cady/musket/ship/gun-replacement)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [ship]);
    play(on, { helm: { 'blue-ship': 'SHIFT port' } }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-ship-starboard-1').aboard?.port?.side).toBe('starboard');
    unitIn(on.state, 'blue-ship-port-2').gone = 'destroyed';
    const { of } = play(on, { helm: { 'blue-ship': 'SHIFT port' } }, ['orders', 'movement']);
    expect(of('vessel')[0]).toMatchObject({ what: 'gun-shifted', unit: 'blue-ship-starboard-1' });
    expect(unitIn(on.state, 'blue-ship-starboard-1')).toMatchObject({
      facing: 0,
      aboard: { port: { side: 'port', place: 2 } },
    });
    expect(play(on, { seed: 1 }, ['artillery']).asked).not.toContain('call:blue-ship-starboard-1:1');
  });

  it('scuttled she is gone two turns after the order (cady/musket/ship/scuttle cady/ruling/ship-lost-with-her)', () => {
    const scuttled = (rules?: TableTop['rules']) => {
      const on = game([{ id: 'blue-1', figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship' } }], [ship], { rules });
      const { seenBy } = play(on, { helm: { 'blue-ship': 'SCUTTLE' }, seed: 1 });
      expect([...seenBy].find(([event]) => event.kind === 'vessel' && event.what === 'to-be-scuttled')?.[1]).toEqual([
        'blue',
      ]);
      expect(musketView(on.state, 'red', on.scenario, on.rules).afloat?.vessels['blue-ship']?.sinksOn).toBeNull();
      play(on, { seed: 1 });
      expect(vessel(on, 'blue-ship').gone).toBeNull();
      play(on, { seed: 1 });
      return [vessel(on, 'blue-ship').gone, unitIn(on.state, 'blue-1').gone, unitIn(on.state, 'blue-ship-port-1').gone];
    };
    expect(scuttled()).toEqual(['sunk', 'destroyed', 'destroyed']);
    expect(scuttled(musketRulesUnder({ 'cady/ruling/ship-lost-with-her': 'guns-alone' }))).toEqual([
      'sunk',
      'off-table',
      'destroyed',
    ]);
  });
});

describe('shot at a frigate (cady/musket/ship/hits-from-shore cady/musket/ship/damage-roll)', () => {
  const shotBy = (type: NonNullable<Piece['type']>, dice: readonly number[], times = 1, rules?: TableTop['rules']) => {
    const guns = Array.from(
      { length: times },
      (_, i): Piece => ({
        id: `red-gun-${i}`,
        type,
        at: [100 + 8 * i, 119],
        facing: 'S',
      }),
    );
    const shot = type === 'eight-pounder-howitzer' || type === 'congreve-rockets' ? 'explosive' : 'solid';
    // Shells burst at the stern of a long ship, where no gun stands.
    const target: VesselEntry = shot === 'solid' ? ship : { ...ship, at: [168, 75], length: 70 };
    const on = game([{ id: 'blue-1', at: [10, 10] }, ...guns], [target], { rules });
    const calls = Object.fromEntries(guns.map(({ id }) => [id, [{ shot, bearing: 180, range: 44 } as const]]));
    for (const { gun, aboard } of Object.values(on.state.units))
      if (aboard !== undefined && gun !== null) gun.spiked = true;
    const { of } = play(on, { calls, dice }, ['artillery']);
    return { on, told: of('vessel'), ship: vessel(on, 'blue-ship'), of };
  };
  // Wheel, stick and the die that leaves the point where it is; then the two of the ship.
  const ball = (...two: number[]) => [0, 1, 0, ...two];

  it('2: half speed, then no sailing and slower towing (cady/musket/ship/damage-2 cady/ruling/ship-towing-speed)', () => {
    const { on, ship: hit } = shotBy('twelve-pounder-cannon', ball(1, 1));
    expect(hit.mastHits).toBe(1);
    hit.anchored = false;
    play(on, { helm: { 'blue-ship': 'SAIL' } }, ['movement']);
    expect(hit.at.x).toBe(126);
    hit.mastHits = 2;
    expect(faults(on, 'blue-ship', 'SAIL')).toContain('her masts are gone');
    play(on, { helm: { 'blue-ship': 'TOW' } }, ['movement']);
    expect(hit.at.x).toBe(131);
    const quick = shotBy(
      'twelve-pounder-cannon',
      ball(1, 1),
      1,
      musketRulesUnder({ 'cady/ruling/ship-towing-speed': 'as-any-ship' }),
    );
    Object.assign(quick.ship, { anchored: false, mastHits: 2 });
    play(quick.on, { helm: { 'blue-ship': 'TOW' } }, ['movement']);
    expect(quick.ship.at.x).toBe(126);
  });

  it('3 to 8: nothing, and 9 as the ruling says (cady/musket/ship/damage-3-8 cady/ruling/ship-damage-9)', () => {
    for (const two of [
      [1, 2],
      [4, 4],
      [4, 5],
    ]) {
      const { ship: hit, told } = shotBy('twelve-pounder-cannon', ball(...two));
      expect(told[0]?.what).toBe('struck');
      expect([hit.mastHits, hit.gunHits, hit.sinksOn]).toEqual([0, 0, null]);
    }
    const { ship: hit } = shotBy(
      'twelve-pounder-cannon',
      ball(4, 5),
      1,
      musketRulesUnder({ 'cady/ruling/ship-damage-9': 'as-a-ten' }),
    );
    expect(hit.gunHits).toBe(1);
  });

  it('10: a gun of the side that is hit, and she sinks in three turns of a second (cady/musket/ship/damage-10)', () => {
    const { on, ship: hit } = shotBy('twelve-pounder-cannon', ball(4, 6));
    expect(unitIn(on.state, 'blue-ship-port-1').gone).toBe('destroyed');
    expect(hit.sinksOn).toBeNull();
    const again = shotBy('twelve-pounder-cannon', [0, 1, 0, 4, 6, 0, 1, 0, 5, 5], 2);
    expect([again.ship.gunHits, again.ship.sinksOn]).toEqual([2, 4]);
  });

  it('11 and 12: she sinks in six turns, in three (cady/musket/ship/damage-11 cady/musket/ship/damage-12)', () => {
    expect(shotBy('twelve-pounder-cannon', ball(5, 6)).ship.sinksOn).toBe(7);
    expect(shotBy('eight-pounder-cannon', ball(6, 6)).ship.sinksOn).toBe(4);
  });

  const clausesOf = (...dice: number[]) => {
    const { told } = shotBy('twelve-pounder-cannon', ball(...dice));
    const because: readonly { readonly clause: string; readonly effect: string }[] = told[0]?.because ?? [];
    return because.map(({ clause, effect }) => `${clause.replace('cady/musket/ship/', '')}: ${effect}`);
  };

  it('each hit, with what it does to her (cady/musket/ship/damage-roll)', () => {
    expect(clausesOf(1, 1)).toEqual(['damage-roll: a mast is hit', 'damage-2: half speed with the wind']);
    expect(clausesOf(1, 2)).toEqual(['damage-roll: no harm to her']);
    expect(clausesOf(4, 6)).toEqual(['damage-roll: a gun is lost']);
    expect(clausesOf(5, 6)).toEqual([
      'damage-roll: hit below the water line',
      'damage-11: she sinks at the end of turn 7',
    ]);
    expect(clausesOf(6, 6)).toEqual([
      'damage-roll: hit far below the water line',
      'damage-12: she sinks at the end of turn 4',
    ]);
  });

  it('a 6 pd does her no harm; a howitzer does, unless solid shot alone counts (cady/ruling/howitzer-shot-at-ship)', () => {
    expect(shotBy('six-pounder-cannon', ball()).told).toEqual([]);
    expect(shotBy('eight-pounder-howitzer', [0, 1, 6, 6]).ship.sinksOn).toBe(4);
    const no = musketRulesUnder({ 'cady/ruling/howitzer-shot-at-ship': 'solid-shot-alone' });
    expect(shotBy('eight-pounder-howitzer', [0, 1], 1, no).told).toEqual([]);
  });

  it('from another ship counts as well, unless only those from shore do (cady/ruling/ship-hits-from-ships)', () => {
    const struck = (dice: readonly number[], rules?: TableTop['rules']) => {
      const foe = { ...ship, id: 'red-ship', at: [120, 75] as [number, number], cost: 1 };
      const own = { ...ship, at: [120, 60] as [number, number] };
      const on = game([{ id: 'blue-1', at: [10, 10] }], [own, foe], { rules });
      for (const { id, gun } of Object.values(on.state.units)) if (gun !== null) gun.spiked = id !== 'blue-ship-port-2';
      const call: CallAnswer = { shot: 'solid', bearing: 0, range: 9 };
      return play(on, { calls: { 'blue-ship-port-2': [call] }, dice }, ['artillery']).of('vessel').length;
    };
    expect(struck([0, 1, 0, 1, 2])).toBe(1);
    expect(struck([0, 1, 0], musketRulesUnder({ 'cady/ruling/ship-hits-from-ships': 'from-shore-alone' }))).toBe(0);
  });

  it('a rocket may set her on fire: put out, with all hands, or burning to the magazine (cady/musket/ship/fire-roll cady/musket/ship/fire-1-4 cady/musket/ship/fire-5 cady/musket/ship/fire-6)', () => {
    const burning = (face: number) => shotBy('congreve-rockets', [0, 1, face, 0, 0]);
    expect(burning(4).told[0]).toMatchObject({ what: 'fire-out', because: [{ effect: 'put out at once' }] });
    const hands = burning(5);
    expect(hands.ship.douseOn).toBe(2);
    for (const { gun } of Object.values(hands.on.state.units)) if (gun !== null) gun.spiked = false;
    hands.on.state.turn = 1;
    expect(play(hands.on, { seed: 1 }).asked.some(id => id.startsWith('call:blue-ship'))).toBe(false);
    expect(play(hands.on, { seed: 1 }).asked.some(id => id.startsWith('call:blue-ship'))).toBe(true);

    const { on, ship: lit } = burning(6);
    expect(lit.burnsSince).toBe(1);
    on.state.turn = 1;
    const quiet = ['orders', 'movement', 'morale'];
    expect(play(on, { dice: [6] }, quiet).of('vessel')[0]).toMatchObject({ what: 'burns' });
    expect(lit.blowsUpOn).toBe(4);
    play(on, {}, quiet);
    expect(lit.gone).toBeNull();
    expect(play(on, {}, quiet).of('vessel')[0]).toMatchObject({ what: 'blown-up' });
    expect(unitIn(on.state, 'blue-ship-port-1').gone).toBe('destroyed');
  });

  it('a rocket whose fire is put out leaves one that burned before (cady/musket/ship/fire-6)', () => {
    const { on, ship: lit } = shotBy('congreve-rockets', [0, 1, 6, 0, 0]);
    on.state.turn = 0;
    play(on, { calls: { 'red-gun-0': [{ shot: 'explosive', bearing: 180, range: 44 }] }, dice: [0, 1, 4, 0, 0] }, [
      'artillery',
    ]);
    expect(lit).toMatchObject({ burnsSince: 1, blowsUpOn: null });
  });

  it('next turn the same die counts, or any but a six puts it out (cady/ruling/ship-fire-next-turn)', () => {
    const burnt = (id: string) => {
      const { on, ship: lit } = shotBy(
        'congreve-rockets',
        [0, 1, 6, 0, 0],
        1,
        musketRulesUnder({ 'cady/ruling/ship-fire-next-turn': id }),
      );
      on.state.turn = 1;
      play(on, { dice: [5] }, ['orders', 'movement', 'morale']);
      return [lit.burnsSince, lit.douseOn];
    };
    expect(burnt('the-same-die')).toEqual([null, 3]);
    expect(burnt('out-unless-a-six')).toEqual([null, 0]);
  });

  it('takes out guns and crews as on land; muskets reach no crew under cover (cady/musket/ship/hits-on-guns cady/ruling/ship-gun-crews)', () => {
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-howitzer', at: [102, 119], facing: 'S' };
    const on = game([{ id: 'blue-1', at: [10, 10] }, gun], [ship]);
    const call: CallAnswer = { shot: 'explosive', bearing: 180, range: 43 };
    const { of } = play(on, { calls: { 'red-gun': [call] }, seed: 11 }, ['artillery']);
    expect(Object.keys(of('shot')[0]?.losses ?? {})).toContain('blue-ship-port-3');
    const fired = (rules?: TableTop['rules']) => {
      const shore: Piece = { id: 'red-1', figures: 12, at: [105, 98], facing: 'S', formation: 'Col 6' };
      const near = game([{ id: 'blue-1', at: [10, 10] }, shore], [{ ...ship, at: [120, 90] }], { rules });
      return play(near, { orders: { 'red-1': 'H' }, seed: 1 }, ['orders', 'movement', 'small-arms']).of('volley')
        .length;
    };
    expect(fired()).toBe(0);
    expect(fired(musketRulesUnder({ 'cady/ruling/ship-gun-crews': 'as-on-land' }))).toBe(1);
  });
});

describe('on board', () => {
  it('those who must give way on her deck go below, or stay (cady/ruling/ship-deck-morale)', () => {
    const deck = (rules?: TableTop['rules']) => {
      const piece: Piece = { id: 'blue-1', at: [10, 10], aboard: { vessel: 'blue-ship' }, be: { mustDo: 'back' } };
      const on = game([piece], [ship], { rules });
      play(on, {}, ['movement']);
      return [unitIn(on.state, 'blue-1').aboard?.deck, unitIn(on.state, 'blue-1').mustDo];
    };
    expect(deck()).toEqual(['below', null]);
    expect(deck(musketRulesUnder({ 'cady/ruling/ship-deck-morale': 'stays-on-deck' }))).toEqual(['top', null]);
  });

  it('an empty boat rows with its own boatmen, or with nobody (cady/ruling/boat-rowers)', () => {
    const empty = (rules?: TableTop['rules']) =>
      faults(game([{ id: 'blue-1', at: [10, 10] }], [boat], { rules }), 'blue-boat', 'N full');
    expect(empty()).toEqual([]);
    expect(empty(musketRulesUnder({ 'cady/ruling/boat-rowers': 'whoever-it-carries' }))).toEqual([
      'nobody is in it who rows',
    ]);
  });

  it('is told, seen by both sides, and refused where it cannot be', () => {
    const on = game([load], [boat]);
    const seen = musketView(on.state, 'red', on.scenario, on.rules);
    expect(seen.afloat?.vessels['blue-boat']).toMatchObject({ kind: 'boat', at: { x: 100, y: 75 } });
    expect(seen.units['blue-1']?.aboard).toMatchObject({ deck: 'boat' });
    const { events } = play(on, { orders: { 'blue-1': 'H' }, helm: { 'blue-boat': 'N full' } }, ['orders', 'movement']);
    const told = events.flatMap(event => tellMusket({ ...event, turn: 1, phase: 'movement' }, on.scenario));
    expect(told).toContain('blue-boat rows 20 cm');
    expect(() => play(on, { orders: { 'blue-1': 'EMBARK blue-ship' } }, ['orders'])).toThrow(/no ship or boat/);
    expect(() => play(on, { orders: { 'blue-1': 'N full' } }, ['orders'])).toThrow(/on board/);
    expect(() => play(on, { helm: { 'blue-boat': 'SAIL' } }, ['movement'])).toThrow(/no boat does/);
    expect(() => play(on, { helm: { 'red-boat': 'N full' } }, ['movement'])).not.toThrow();
    expect(() => game([{ ...load, aboard: { vessel: 'red-boat' } }], [boat])).toThrow(/no vessel of its side/);
    expect(() => game([load], [{ ...boat, at: [100, 20] }])).toThrow(/at the bank/);
    expect(() => game([load], [boat], { features: [] })).toThrow(/no river/);
  });
});

describe('in lists', () => {
  it('a boat has guns only where one was bought, and a frigate eight', () => {
    const on = game(
      [load],
      [boat, { ...boat, id: 'blue-armed', at: [150, 75], bowGun: true }, { ...ship, at: [60, 75] }],
    );
    const told = introduceMusket({ scenario: on.scenario, rules: on.rules });
    const line = (id: string) => told.split('\n').find(each => each.startsWith(id));
    expect(line('blue-boat')).toMatch(/River boat +0 /);
    expect(line('blue-armed')).toMatch(/River boat, guns +1 /);
    expect(line('blue-ship')).toMatch(/Frigate, guns +8 /);
  });

  it('units began with what the scenario gave them, and tell who came to them', () => {
    const on = game([load], [boat]);
    Object.assign(unitIn(on.state, 'red-9'), { strength: 30, figures: 25 });
    const line = (id: string) =>
      fatesMusket(on, on.state)
        .split('\n')
        .find(each => each.startsWith(id));
    expect(line('red-9')).toMatch(/ 12 +25 +lost 5, 18 joined/);
    expect(line('blue-1')).toMatch(/ 20 +20 +unhurt/);
  });
});

describe('the guns of a ship', () => {
  it('want no orders of their own while she is afloat, and may be given them once she has docked', () => {
    const asked = (over: Partial<VesselEntry>) =>
      play(game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [120, 90.5], ...over }]), {}, ['orders'])
        .of('orders')
        .flatMap(({ orders }) => Object.keys(orders));
    expect(asked({}).filter(id => id.startsWith('blue-ship'))).toEqual([]);
    expect(asked({ docked: true }).filter(id => id.startsWith('blue-ship'))).toHaveLength(8);
  });
});

describe('what is told of a ship', () => {
  it('that she weighs and drops her anchor (cady/musket/ship/weigh-anchor)', () => {
    const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [60, 75] }]);
    const what = (order: string) =>
      play(on, { helm: { 'blue-ship': order } }, ['movement'])
        .of('vessel')
        .map(told => told.what);
    expect(vessel(on, 'blue-ship').anchored).toBe(true);
    expect(what('WEIGH')).toEqual(['weighed']);
    expect(vessel(on, 'blue-ship')).toMatchObject({ anchored: false, run: null });
    expect(what('ANCHOR')).toEqual(['anchored']);
    expect(vessel(on, 'blue-ship').anchored).toBe(true);
  });

  it('that she is not turned with a part of her over the bank (cady/musket/ship/turning)', () => {
    const turned = (y: number) => {
      const on = game([{ id: 'blue-1', at: [10, 10] }], [{ ...ship, at: [75, y] }]);
      vessel(on, 'blue-ship').anchored = false;
      play(on, { helm: { 'blue-ship': 'F NE' } }, ['movement']);
      return vessel(on, 'blue-ship').facing;
    };
    expect(turned(75)).toBe(45);
    expect(turned(61)).toBe(90);
  });

  it('who is in the way of a boat or ship, by name, and that a boat does not row when its time is gone', () => {
    const told = (helm: Readonly<Record<string, string>>, mustDo: 'back' | null = null) => {
      const on = game(
        [{ ...load, be: { mustDo } }],
        [
          boat,
          { ...boat, id: 'blue-other', at: [100, 90] },
          { ...boat, id: 'blue-third', at: [112, 70] },
          { ...ship, at: [136, 76] },
        ],
      );
      vessel(on, 'blue-ship').anchored = false;
      const { events } = play(on, { helm }, ['movement']);
      return events
        .filter(({ kind }) => kind === 'vessel')
        .flatMap(event => tellMusket({ ...event, turn: 1, phase: 'movement' }, on.scenario));
    };
    expect(told({ 'blue-boat': 'N full' })).toEqual([
      'blue-boat rows 3 cm',
      '  why: 10 % of the turn: 3 cm; blue-other is in the way: goes no farther',
    ]);
    expect(told({ 'blue-boat': 'N full' }, 'back').slice(-2)).toEqual([
      'blue-boat does not row',
      '  why: nothing of the turn is left: stays',
    ]);
    expect(told({ 'blue-ship': 'F NE' })).toEqual([
      'blue-ship cannot turn',
      '  why: blue-third is in the way: goes no farther',
    ]);
  });
});

it('guns of a battery fire shot by shot, each in its turn', () => {
  expect(inOrder([3, 1, 2])).toEqual([0, 1, 2, 0, 2, 0]);
  expect(inOrder([0, 1])).toEqual([1]);
  expect(inOrder([])).toEqual([]);
});
