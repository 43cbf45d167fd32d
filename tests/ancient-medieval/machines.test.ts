import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  machineMayFire,
  machineMove,
  machineRate,
  mayManMachine,
  spareCrew,
} from '../../src/rulesets/cady/ancient-medieval/machines/crews.js';
import {
  fliesTrue,
  type MachineShot,
  machineRange,
  machineShotFaults,
  mayFireOver,
} from '../../src/rulesets/cady/ancient-medieval/machines/engines.js';
import {
  type MachineTarget,
  machineHits,
  type ShotAt,
} from '../../src/rulesets/cady/ancient-medieval/machines/machine-hits.js';
import {
  type MachineCall,
  machineDuel,
  machineFall,
  machineShot,
  machineWheel,
} from '../../src/rulesets/cady/ancient-medieval/machines/machine-shots.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { GunType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { distance } from '../../src/table/index.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });
const every: readonly GunType[] = [
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
];

describe('the range of a machine', () => {
  const range = (gun: GunType, levelsAbove = 0, rules = ancientMedievalRules()) => {
    const { from, to } = machineRange({ gun, levelsAbove }, rules);
    return [from, to];
  };

  it('a catapult and a trebuchet lob, and hit nothing within a third of their range [cady/ancient-medieval/artillery/arc-minimum-range] [cady/ancient-medieval/definition/catapult] [cady/ancient-medieval/definition/trebuchet]', () => {
    expect(range('onager-catapult')).toEqual([33.333, 100]);
    expect(range('trebuchet')).toEqual([40, 120]);
  });

  it('a ballista fires point blank [cady/ancient-medieval/artillery/ballista-no-minimum] [cady/ancient-medieval/definition/ballista]', () => {
    expect(range('ballista')).toEqual([0, 90]);
    expect((['pot-d-fer', 'culverin', 'cannon', 'bombard'] as const).map(gun => range(gun))).toEqual([
      [0, 90],
      [0, 90],
      [0, 100],
      [0, 120],
    ]);
  });

  it('grows from one and two hills, and there is no third [cady/ancient-medieval/artillery/hill-range-bonus]', () => {
    const gains = (gun: GunType) => [1, 2, 3].map(levels => (range(gun, levels)[1] ?? 0) - (range(gun)[1] ?? 0));
    expect(gains('ballista')).toEqual([10, 15, 15]);
    expect(gains('onager-catapult')).toEqual([20, 25, 25]);
    expect(gains('trebuchet')).toEqual([30, 35, 35]);
    expect(gains('culverin')).toEqual([20, 25, 25]);
    const none = under('gunpowder-hill-column', 'none');
    expect(range('culverin', 2, none)[1]).toBe(90);
  });

  it('shrinks as much uphill [cady/ancient-medieval/artillery/hill-range-malus]', () => {
    expect([-1, -2].map(levels => range('ballista', levels)[1])).toEqual([80, 75]);
  });

  it('bolts from a hill or castle wall only at a third of the range or beyond [cady/ancient-medieval/artillery/ballista-downward-minimum] [cady/ancient-medieval/pot-d-fer/downward-minimum]', () => {
    expect(range('ballista', 1)).toEqual([30, 100]);
    expect(range('pot-d-fer', 2)).toEqual([30, 105]);
    expect(range('ballista', 2, under('artillery-thirds', 'of-the-range-as-it-is'))).toEqual([35, 105]);
  });

  it('within its first third a bolt flies true [cady/ancient-medieval/artillery/ballista-first-third] [cady/ancient-medieval/artillery/ballista-short-no-variation] [cady/ancient-medieval/pot-d-fer/first-third]', () => {
    for (const gun of ['ballista', 'pot-d-fer'] as const) {
      expect([10, 30, 30.1, 60].map(called => fliesTrue({ gun, called }))).toEqual([true, true, false, false]);
    }
    expect(fliesTrue({ gun: 'ballista', called: 30 }, under('ballista-variation-boundary', 'varies'))).toBe(false);
    expect(fliesTrue({ gun: 'onager-catapult', called: 34 })).toBe(false);
    expect(fliesTrue({ gun: 'culverin', called: 0 })).toBe(false);
  });
});

describe('a shot that is forbidden', () => {
  const ready: Omit<MachineShot, 'gun'> = { called: 60, sees: true, loaded: true, roundsLeft: 12 };
  const faults = (gun: GunType, more: Partial<MachineShot> = {}, rules = ancientMedievalRules()) =>
    machineShotFaults({ gun, ...ready, ...more }, rules).map(({ clause }) =>
      clause?.replace('cady/ancient-medieval/', ''),
    );

  it('is forbidden by something', () => {
    for (const gun of every) expect(faults(gun), gun).toEqual([]);
  });

  it('beyond the range or within the minimum [cady/ancient-medieval/artillery/call-range] [cady/ancient-medieval/artillery/ballista-call] [cady/ancient-medieval/pot-d-fer/call]', () => {
    expect(faults('onager-catapult', { called: 101 })).toEqual(['artillery/call-range']);
    expect(faults('onager-catapult', { called: 101, levelsAbove: 1 })).toEqual([]);
    expect(faults('onager-catapult', { called: 33 })).toEqual(['artillery/arc-minimum-range']);
    expect(faults('ballista', { called: 91 })).toEqual(['artillery/ballista-call']);
    expect(faults('ballista', { called: 29, levelsAbove: 1 })).toEqual(['artillery/ballista-downward-minimum']);
    expect(faults('pot-d-fer', { called: 29, levelsAbove: 1 })).toEqual(['pot-d-fer/downward-minimum']);
    expect(faults('trebuchet', { called: Number.NaN })).toEqual(['artillery/call-range']);
  });

  it('after a pivot of more than 45 degrees, of a bombard at all [cady/ancient-medieval/artillery/pivot] [cady/ancient-medieval/artillery/ballista-pivot-limit] [cady/ancient-medieval/bombard/no-pivot] [cady/ancient-medieval/pot-d-fer/procedure] [cady/ancient-medieval/culverin/procedure]', () => {
    expect(faults('culverin', { pivot: -45 })).toEqual([]);
    expect(faults('culverin', { pivot: 46 })).toEqual(['artillery/pivot']);
    expect(faults('pot-d-fer', { pivot: 46 })).toEqual(['artillery/ballista-pivot-limit']);
    expect(faults('bombard', { pivot: 1 })).toEqual(['bombard/no-pivot']);
    expect(faults('cannon', { pivot: 1 }, under('cannon-procedure', 'as-the-bombard'))).toEqual(['bombard/no-pivot']);
  });

  it('after a move, a shot, or unloaded [cady/ancient-medieval/artillery/catapult-no-move-and-fire] [cady/ancient-medieval/artillery/ballista-no-move-and-fire] [cady/ancient-medieval/artillery/catapult-rate]', () => {
    expect(faults('onager-catapult', { moved: true, firedThisTurn: 1, loaded: false, roundsLeft: 0 })).toEqual([
      'artillery/catapult-no-move-and-fire',
      'missile/loading-artillery',
      'supply/twelve-shots',
      'artillery/catapult-rate',
    ]);
    expect(faults('ballista', { moved: true })).toEqual(['artillery/ballista-no-move-and-fire']);
  });

  it('out of sight [cady/ancient-medieval/artillery/line-of-sight] [cady/ancient-medieval/artillery/ballista-sight] [cady/ancient-medieval/gunpowder/line-of-sight] [cady/ancient-medieval/pot-d-fer/sight-and-friends]', () => {
    expect(every.map(gun => faults(gun, { sees: false })[0])).toEqual([
      'artillery/ballista-sight',
      'artillery/line-of-sight',
      'artillery/line-of-sight',
      'pot-d-fer/sight-and-friends',
      'gunpowder/line-of-sight',
      'gunpowder/line-of-sight',
      'gunpowder/line-of-sight',
    ]);
  });

  it('from a third hill level [cady/ancient-medieval/artillery/no-third-level]', () => {
    expect(faults('ballista', { onLevel: 2 })).toEqual([]);
    expect(faults('ballista', { onLevel: 3 })).toEqual(['artillery/no-third-level']);
  });

  it('over friends who are too near, or at a target out of sight [cady/ancient-medieval/artillery/fire-over-troops] [cady/ancient-medieval/artillery/ballista-over-friends] [cady/ancient-medieval/pot-d-fer/sight-and-friends]', () => {
    const over = (gun: GunType, friend: number, sees = true) =>
      mayFireOver({ gun, sees, friendsInFront: [friend, 80] }).allowed;
    expect([30, 30.1].map(friend => over('ballista', friend))).toEqual([false, true]);
    expect([30, 30.1].map(friend => over('pot-d-fer', friend))).toEqual([false, true]);
    expect(over('onager-catapult', 5)).toBe(true);
    expect(over('onager-catapult', 5, false)).toBe(false);
    expect(faults('ballista', { friendsInFront: [10] })).toEqual(['artillery/ballista-over-friends']);
  });
});

const from = { x: 50, y: 0 };
const at = (unit: string, kind: ShotAt, x: number, y: number): MachineTarget => ({ unit, kind, point: { x, y } });
const man = (unit: string, x: number, y: number) => at(unit, 'figure', x, y);

describe('where a shot falls', () => {
  const fall = (
    gun: GunType,
    called: number,
    dice: readonly number[],
    more: Partial<MachineCall> = {},
    rules = ancientMedievalRules(),
  ) => usingScript(dice, each => machineFall({ gun, from, bearing: 0, called, ...more }, each, rules));

  it('measured from the middle of the front edge along the line of fire [cady/ancient-medieval/artillery/measure-from] [cady/ancient-medieval/artillery/measure-shot]', () => {
    expect(fall('onager-catapult', 60, [1]).called).toEqual({ x: 50, y: 60 });
    expect(fall('onager-catapult', 60, [6], { bearing: 90 }).point).toEqual({ x: 110, y: 0 });
  });

  it('1 and 6 leave it, 2 to 5 move it to their holes [cady/ancient-medieval/artillery/variation-die] [cady/ancient-medieval/artillery/variation-wheel]', () => {
    const points = [1, 2, 3, 4, 5, 6].map(die => fall('onager-catapult', 60, [die]).point);
    expect(points).toEqual([
      { x: 50, y: 60 },
      { x: 50, y: 62 },
      { x: 52.5, y: 60 },
      { x: 50, y: 57 },
      { x: 46.5, y: 60 },
      { x: 50, y: 60 },
    ]);
  });

  it('of a ballista on its own wheel of 6 cm [cady/ancient-medieval/artillery/ballista-variation]', () => {
    expect(machineWheel('ballista').diameter).toBe(6);
    expect(fall('ballista', 60, [2]).point).toEqual({ x: 50, y: 61.5 });
  });

  it('of a pot d’fer on the catapult’s, a 1 leaving it [cady/ancient-medieval/pot-d-fer/variation]', () => {
    expect(fall('pot-d-fer', 60, [2]).point).toEqual({ x: 50, y: 62 });
    expect(fall('pot-d-fer', 60, [1])).toMatchObject({ point: { x: 50, y: 60 }, lost: false });
    expect(fall('pot-d-fer', 60, [1], {}, under('variation-pot-d-fer', 'one-without-effect')).lost).toBe(true);
    const ballista = under('variation-pot-d-fer', 'as-the-ballista');
    expect(fall('pot-d-fer', 60, [2], {}, ballista).point).toEqual({ x: 50, y: 61.5 });
  });

  it('without a die in the first third of a bolt’s range, or after good shooting [cady/ancient-medieval/artillery/ballista-first-third] [cady/ancient-medieval/gunpowder/firing-check]', () => {
    expect(fall('ballista', 30, []).point).toEqual({ x: 50, y: 30 });
    expect(fall('cannon', 60, [], { sure: true }).point).toEqual({ x: 50, y: 60 });
  });

  it('on another wheel that was picked', () => {
    const wheel = {
      ...machineWheel('cannon'),
      holes: { ...machineWheel('cannon').holes, 'hole-3': { angle: 0, distance: 7 } },
    };
    expect(fall('cannon', 60, [3], { wheel }).point).toEqual({ x: 50, y: 67 });
  });

  it('never off its wheel; a range that is none is refused', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...every), fc.integer({ min: 0, max: 120 }), (seed, gun, called) => {
        const fell = machineFall({ gun, from, bearing: 30, called }, rolled(seed));
        expect(distance(fell.called, fell.point)).toBeLessThanOrEqual(machineWheel(gun).diameter / 2);
      }),
    );
    expect(() => fall('trebuchet', Number.NaN, [])).toThrow(RuleViolation);
  });
});

const hits = (
  gun: GunType,
  point: { readonly x: number; readonly y: number },
  targets: readonly MachineTarget[],
  dice: readonly number[] = [],
  rules = ancientMedievalRules(),
) =>
  usingScript(dice, each => machineHits({ gun, from, bearing: 0, fall: { point, lost: false }, targets }, each, rules));

describe('a bolt', () => {
  const impact = { x: 50, y: 60 };

  it('takes whoever its last 6 cm go through by head or torso [cady/ancient-medieval/artillery/ballista-hit] [cady/ancient-medieval/pot-d-fer/hit]', () => {
    const targets = [
      man('a', 50, 60),
      man('a', 50.5, 57),
      man('b', 49.5, 54),
      man('c', 50.6, 57),
      man('c', 50, 53.4),
      man('c', 50, 60.6),
    ];
    for (const gun of ['ballista', 'pot-d-fer'] as const) {
      expect(hits(gun, impact, targets).losses).toEqual([
        { unit: 'a', lost: 2 },
        { unit: 'b', lost: 1 },
      ]);
    }
    expect(hits('ballista', impact, targets, [], under('figure-size', 'point')).losses).toEqual([
      { unit: 'a', lost: 1 },
    ]);
  });

  it('flies straight to where the wheel took it, unless read along the line called', () => {
    const aside = { x: 53, y: 60 };
    const onPath = [man('a', 52.75, 55), man('b', 53.2, 55)];
    expect(hits('ballista', aside, onPath).losses).toEqual([
      { unit: 'a', lost: 1 },
      { unit: 'b', lost: 1 },
    ]);
    const leftOnly = [man('a', 52.4, 54.5)];
    expect(hits('ballista', aside, leftOnly).losses).toHaveLength(1);
    expect(hits('ballista', aside, leftOnly, [], under('bolt-path', 'along-the-line-called')).losses).toEqual([]);
  });

  it('goes no farther back than its engine', () => {
    const shot = { gun: 'ballista', from, bearing: 0, fall: { point: { x: 50, y: 3 }, lost: false } } as const;
    const targets = [man('crew', 50, -1)];
    expect(machineHits({ ...shot, targets }, rolled(1)).losses).toEqual([]);
  });

  it('breaks a ballista or a wagon, never anything heavier [cady/ancient-medieval/artillery/ballista-targets] [cady/ancient-medieval/pot-d-fer/targets]', () => {
    const line = [...every, 'supply-wagon' as const].map(kind => at(kind, kind, 50, 58));
    for (const gun of ['ballista', 'pot-d-fer'] as const) {
      expect(hits(gun, impact, line).removed).toEqual(['ballista', 'pot-d-fer', 'supply-wagon']);
    }
    const any = under('destroy-pieces-by-bolt', 'any-artillery');
    expect(hits('ballista', impact, line, [], any).removed).toHaveLength(line.length);
    expect(hits('ballista', impact, line, [], under('pot-d-fer-against-guns', 'none')).removed).toEqual([
      'ballista',
      'supply-wagon',
    ]);
  });

  it('marks an elephant, and removes a berserker and a section of fence [cady/ancient-medieval/artillery/ballista-elephant] [cady/ancient-medieval/berserker/artillery] [cady/common/fence/section-removed]', () => {
    const targets = [at('e', 'elephant', 50, 57), at('z', 'berserker', 50, 58), at('f', 'fence', 50, 55)];
    expect(hits('ballista', impact, targets)).toMatchObject({ hits: [{ unit: 'e', by: 'bolt' }], removed: ['z', 'f'] });
  });

  it('that had no effect hits nobody', () => {
    const shot = { gun: 'pot-d-fer', from, bearing: 0, fall: { point: impact, lost: true } } as const;
    expect(machineHits({ ...shot, targets: [man('a', 50, 60)] }, rolled(1)).losses).toEqual([]);
  });
});

describe('a stone or ball', () => {
  const impact = { x: 50, y: 60 };

  it('covers 8, 12, 6, 8 and 12 cm [cady/ancient-medieval/artillery/hit-area-template] [cady/ancient-medieval/artillery/trebuchet] [cady/ancient-medieval/artillery/template-set]', () => {
    const sizes = { 'onager-catapult': 8, trebuchet: 12, culverin: 6, cannon: 8, bombard: 12 } as const;
    for (const gun of ['onager-catapult', 'trebuchet', 'culverin', 'cannon', 'bombard'] as const) {
      const edge = sizes[gun] / 2;
      expect(hits(gun, impact, [man('a', 50 + edge, 60)], [4]).losses, gun).toEqual([{ unit: 'a', lost: 1 }]);
      expect(hits(gun, impact, [man('a', 50 + edge + 0.1, 60)]).losses, gun).toEqual([]);
    }
    const touched = under('medieval-hit-area-body-part', 'head-or-torso');
    expect(hits('culverin', impact, [man('a', 53.4, 60)], [6], touched).losses).toHaveLength(1);
  });

  it('takes whoever is at the centre without a die [cady/ancient-medieval/artillery/direct-hit-removes]', () => {
    const stand = [man('a', 50.4, 60), man('a', 49.6, 60)];
    expect(hits('onager-catapult', impact, stand).losses).toEqual([{ unit: 'a', lost: 2 }]);
    const nearest = under('medieval-hit-centre', 'the-nearest');
    expect(hits('onager-catapult', impact, stand, [1], nearest).losses).toEqual([{ unit: 'a', lost: 1 }]);
  });

  it('takes everybody else in its circle on 4 or 6 [cady/ancient-medieval/artillery/area-roll] [cady/ancient-medieval/culverin/area-roll] [cady/ancient-medieval/bombard/procedure] [cady/ancient-medieval/cannon/procedure]', () => {
    const ring = [man('a', 52, 60), man('b', 48, 60), man('a', 50, 62), man('b', 50, 58)];
    for (const gun of ['onager-catapult', 'culverin', 'cannon', 'bombard', 'trebuchet'] as const) {
      expect(hits(gun, impact, ring, [4, 5, 6, 1]).losses).toEqual([
        { unit: 'a', lost: 1 },
        { unit: 'b', lost: 1 },
      ]);
    }
    const shot = under('gunpowder-hit-removes', 'whoever-is-hit');
    expect(hits('culverin', impact, ring, [1, 2, 3, 5], shot).losses).toEqual([
      { unit: 'a', lost: 2 },
      { unit: 'b', lost: 2 },
    ]);
  });

  it('takes at least one, the nearest [cady/ancient-medieval/artillery/at-least-one]', () => {
    const ring = [man('a', 53, 60), man('b', 48, 60)];
    expect(hits('trebuchet', impact, ring, [1, 2]).losses).toEqual([{ unit: 'b', lost: 1 }]);
    const owner = under('medieval-minimum-one', 'owner-chooses');
    expect(hits('trebuchet', impact, ring, [1, 2], owner)).toMatchObject({ losses: [], ownerPicks: ['a', 'b'] });
    expect(hits('trebuchet', impact, ring.slice(1), [2], owner).losses).toEqual([{ unit: 'b', lost: 1 }]);
    expect(hits('bombard', impact, ring, [1, 2]).losses).toHaveLength(1);
    const engines = under('medieval-minimum-one-gunpowder', 'catapults-only');
    expect(hits('bombard', impact, ring, [1, 2], engines).losses).toEqual([]);
  });

  it('breaks a machine at its centre, or on a 6 in its circle [cady/ancient-medieval/artillery/catapult-vs-artillery] [cady/ancient-medieval/artillery/area-roll-artillery] [cady/ancient-medieval/gunpowder-artillery/vs-artillery] [cady/ancient-medieval/gunpowder/auto-destroyed]', () => {
    for (const gun of ['onager-catapult', 'culverin', 'bombard', 'cannon', 'trebuchet'] as const) {
      expect(hits(gun, impact, [at('t', 'trebuchet', 51.5, 60)]).removed).toEqual(['t']);
      expect(hits(gun, impact, [at('t', 'onager-catapult', 52, 60)], [5]).removed).toEqual([]);
      expect(hits(gun, impact, [at('t', 'ballista', 52, 60)], [6]).removed).toEqual(['t']);
    }
    const lone = under('medieval-minimum-one', 'machines-too');
    expect(hits('trebuchet', impact, [at('t', 'ballista', 52, 60)], [1], lone).removed).toEqual(['t']);
    expect(hits('trebuchet', impact, [at('t', 'ballista', 52, 60)], [6], lone).removed).toEqual(['t']);
  });

  it('destroys fences and wagons with a direct hit, besides its other losses [cady/ancient-medieval/gunpowder/auto-destroyed] [cady/common/fence/no-artillery-protection]', () => {
    const targets = [
      at('w', 'supply-wagon', 51, 60),
      at('f', 'fence', 49, 60),
      at('x', 'fence', 52, 60),
      man('a', 52, 61),
    ];
    expect(hits('onager-catapult', impact, targets, [4])).toMatchObject({
      removed: ['w', 'f'],
      losses: [{ unit: 'a', lost: 1 }],
    });
  });

  it('removes an elephant or a berserker at its centre [cady/ancient-medieval/elephant/catapult-hit] [cady/ancient-medieval/berserker/artillery] [cady/ancient-medieval/sheet/elephant-cavalry]', () => {
    const targets = [at('e', 'elephant', 51, 60), at('z', 'berserker', 50, 60)];
    expect(hits('onager-catapult', impact, targets).removed).toEqual(['e', 'z']);
  });

  it('kills a berserker once elsewhere in its circle, and passes an elephant over', () => {
    const targets = [at('e', 'elephant', 52, 60), at('z', 'berserker', 50, 62)];
    expect(hits('onager-catapult', impact, targets, [4])).toMatchObject({
      removed: [],
      hits: [{ unit: 'z', by: 'circle' }],
    });
    const marked = under('elephant-in-hit-area', 'a-hit-as-a-figure-is-lost');
    expect(hits('onager-catapult', impact, targets, [6, 5], marked).hits).toEqual([{ unit: 'e', by: 'circle' }]);
  });

  it('read as a circle, a pot d’fer still only pierces an elephant', () => {
    const circle = under('hit-area-pot-d-fer', 'circle');
    const targets = [at('e', 'elephant', 50, 60), man('a', 52, 60)];
    expect(hits('pot-d-fer', impact, targets, [1], circle)).toMatchObject({
      losses: [],
      removed: [],
      hits: [{ unit: 'e', by: 'bolt' }],
    });
  });

  it('never takes more than there are, nor anybody outside', () => {
    const place = fc.integer({ min: 40, max: 60 });
    const crowd = fc.array(
      fc.record({ unit: fc.constantFrom('a', 'b'), x: place, y: fc.integer({ min: 50, max: 70 }) }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...every), crowd, (seed, gun, spots) => {
        const targets = spots.map(({ unit, x, y }) => man(unit, x, y));
        const shot = { gun, from, bearing: 0, fall: { point: impact, lost: false }, targets } as const;
        const { losses } = machineHits(shot, rolled(seed));
        for (const { unit, lost } of losses) {
          const exposed = targets.filter(target => target.unit === unit && distance(target.point, impact) <= 6.5);
          expect(lost).toBeGreaterThan(0);
          expect(lost).toBeLessThanOrEqual(exposed.length);
        }
      }),
    );
  });
});

describe('a whole shot', () => {
  const targets = [man('a', 50, 60), man('a', 52, 60), man('b', 50, 63), at('t', 'trebuchet', 47, 60)];
  const call = { gun: 'onager-catapult', from, bearing: 0, called: 60, targets } as const;

  it('is called, varied and counted, unit by unit for the morale that follows [cady/ancient-medieval/artillery/keep-casualties-visible]', () => {
    const { fall, result } = usingScript([6, 4, 1, 6], dice => machineShot(call, dice));
    expect(fall.die).toBe(6);
    expect(result).toMatchObject({ losses: [{ unit: 'a', lost: 2 }], removed: ['t'] });
    expect(result.because.length).toBeGreaterThan(0);
  });

  it('gives rolled as solved', () => {
    const lost = (dice: Parameters<typeof machineShot>[1]) =>
      machineShot(call, dice).result.losses.reduce((sum, each) => sum + each.lost, 0);
    expectSampledAsSolved(lost, 1346);
    expect(distribution(dice => lost(dice) > 0).probability(some => some)).toBeGreaterThan(0.9);
  });

  it('in a duel both fire, whoever is hit [cady/ancient-medieval/artillery/duel-written-ranges] [cady/ancient-medieval/artillery/counter-battery-returns]', () => {
    const field = [at('mine', 'onager-catapult', 50, 0), at('theirs', 'onager-catapult', 50, 60)];
    const calls: readonly MachineCall[] = [
      { gun: 'onager-catapult', from, bearing: 0, called: 60 },
      { gun: 'onager-catapult', from: { x: 50, y: 60 }, bearing: 180, called: 60 },
    ];
    const both = usingScript([6, 1], dice => machineDuel({ calls, targets: field }, dice));
    expect(both.map(({ result }) => result.removed)).toEqual([['theirs'], ['mine']]);
  });
});

describe('crews', () => {
  const rate = (gun: GunType, crew: number, untrained = false, rules = ancientMedievalRules()) =>
    machineRate({ gun, crew, untrained }, rules).rate;

  it('of 3, 6 and 9 fire at half rate from the loss of a third, not from that of two [cady/ancient-medieval/artillery/crew-size] [cady/ancient-medieval/artillery/crew-half-rate] [cady/ancient-medieval/artillery/crew-no-fire]', () => {
    const rates = (gun: GunType, full: number) => Array.from({ length: full + 1 }, (_, lost) => rate(gun, full - lost));
    expect(rates('ballista', 3)).toEqual(['full', 'half', 'none', 'none']);
    expect(rates('culverin', 6)).toEqual(['full', 'full', 'half', 'half', 'none', 'none', 'none']);
    expect(rates('trebuchet', 9)).toEqual([
      ...['full', 'full', 'full', 'half', 'half', 'half'],
      ...['none', 'none', 'none', 'none'],
    ]);
    const first = under('crew-between-thresholds', 'from-the-first-loss');
    expect([6, 5, 4, 3, 2].map(crew => rate('cannon', crew, false, first))).toEqual([
      'full',
      'half',
      'half',
      'none',
      'none',
    ]);
  });

  it('who are none fire every other turn [cady/ancient-medieval/artillery/captured-half-rate]', () => {
    expect(rate('ballista', 3, true)).toBe('half');
    expect(rate('ballista', 1, true)).toBe('none');
    const may = (turn: number, firedOn: number) =>
      machineMayFire({ gun: 'trebuchet', crew: 9, untrained: true, turn, firedOn }).allowed;
    expect([may(3, 0), may(3, 2), may(3, 1), may(1, 0)]).toEqual([true, false, true, true]);
  });

  it('that are attacked fire first if they can [cady/ancient-medieval/artillery/fire-before-melee]', () => {
    const attacked = { gun: 'ballista', turn: 4, firedOn: 3 } as const;
    expect([3, 2, 1].map(crew => machineMayFire({ ...attacked, crew }).allowed)).toEqual([true, false, false]);
  });

  it('who have lost two thirds do not move the machine; a trebuchet never moves [cady/ancient-medieval/artillery/crew-no-fire] [cady/ancient-medieval/artillery/trebuchet]', () => {
    const move = (gun: GunType, crew: number, setUp = false, rules = ancientMedievalRules()) =>
      machineMove({ gun, crew, setUp }, rules).cm;
    expect([3, 2, 1, 0].map(crew => move('ballista', crew))).toEqual([12, 12, 0, 0]);
    expect(move('ballista', 1, false, under('crew-third-moves', 'does-not-fire'))).toBe(12);
    expect(move('trebuchet', 9, true)).toBe(0);
    const chart = under('move-bombard', 'capability-chart');
    expect([move('bombard', 9, false, chart), move('bombard', 9, true, chart)]).toEqual([10, 0]);
  });

  it('of a machine left alone may be anybody [cady/ancient-medieval/artillery/capture-and-reman]', () => {
    expect(mayManMachine({ crew: 0, destroyed: false })).toBe(true);
    expect(mayManMachine({ crew: 1, destroyed: false })).toBe(false);
    expect(mayManMachine({ crew: 0, destroyed: true })).toBe(false);
  });

  it('in reserve cost 20 points each and serve as the first did [cady/ancient-medieval/artillery/extra-crew]', () => {
    expect(spareCrew('trebuchet')).toEqual({ points: 20, men: 9 });
    expect(spareCrew('ballista', under('crew-extra-cost', 'six-men'))).toEqual({ points: 20, men: 6 });
    expect(rate('ballista', 3)).toBe('full');
  });
});
