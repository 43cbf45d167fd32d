import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import {
  type FlameTarget,
  greekFire,
  greekFireFaults,
  inFlame,
} from '../../src/rulesets/cady/ancient-medieval/machines/greek-fire.js';
import {
  firingCheck,
  gunExplodes,
  gunpowderShot,
  type ObjectHit,
  objectDestroyed,
} from '../../src/rulesets/cady/ancient-medieval/machines/gunpowder.js';
import type { MachineTarget, ShotAt } from '../../src/rulesets/cady/ancient-medieval/machines/machine-hits.js';
import type { DestructibleObject } from '../../src/rulesets/cady/ancient-medieval/numbers/artillery.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { GunType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });

describe('the firing check', () => {
  it('2 3 misfire, 7 11 good shooting, 12 blows up, the rest fire [cady/ancient-medieval/gunpowder/firing-check]', () => {
    const outcome = (a: number, b: number) => usingScript([a, b], dice => firingCheck('bombard', dice).outcome);
    expect(outcome(1, 1)).toBe('misfire');
    expect(outcome(1, 2)).toBe('misfire');
    for (const sum of [4, 5, 6, 8, 9, 10]) expect(outcome(Math.ceil(sum / 2), Math.floor(sum / 2))).toBe('normal');
    expect(outcome(3, 4)).toBe('sure');
    expect(outcome(5, 6)).toBe('sure');
    expect(outcome(6, 6)).toBe('explodes');
  });

  it('its chances: 3, 8, 24 and 1 of 36', () => {
    const solved = distribution(dice => firingCheck('culverin', dice).outcome);
    const of36 = (outcome: string) => Math.round(solved.probability(value => value === outcome) * 36 * 1e9) / 1e9;
    expect(['misfire', 'sure', 'normal', 'explodes'].map(of36)).toEqual([3, 8, 24, 1]);
  });

  it('engines throw none, hand cannon only where it is read so', () => {
    for (const weapon of ['ballista', 'onager-catapult', 'trebuchet', 'hand-cannon'] as const) {
      expect(usingScript([], dice => firingCheck(weapon, dice).outcome)).toBe('normal');
    }
    const too = under('firing-check-hand-cannon', 'hand-cannon-too');
    expect(usingScript([1, 2], dice => firingCheck('hand-cannon', dice, too).outcome)).toBe('misfire');
  });
});

describe('a shot of gunpowder', () => {
  const at = (unit: string, kind: ShotAt, x: number, y: number): MachineTarget => ({ unit, kind, point: { x, y } });
  const from = { x: 50, y: 0 };
  const targets = [
    at('foe', 'figure', 50, 60),
    at('foe', 'figure', 52, 60),
    at('crew', 'figure', 51, -1),
    at('own', 'figure', 54, 0),
  ];
  const fire = (gun: GunType, dice: readonly number[], rules = ancientMedievalRules()) =>
    usingScript(dice, each => gunpowderShot({ gun, unit: 'gun', from, bearing: 0, called: 60, targets }, each, rules));

  it('misfires, and that is all [cady/ancient-medieval/gunpowder/firing-check]', () => {
    expect(fire('cannon', [1, 1])).toMatchObject({ check: { outcome: 'misfire' } });
    expect(fire('cannon', [1, 1]).shot).toBeUndefined();
  });

  it('shoots well, without a variation die', () => {
    expect(fire('cannon', [3, 4, 4]).shot?.result.losses).toEqual([{ unit: 'foe', lost: 2 }]);
  });

  it('is fired as a catapult: called, varied, rolled for [cady/ancient-medieval/culverin/procedure] [cady/ancient-medieval/cannon/procedure] [cady/ancient-medieval/bombard/procedure]', () => {
    for (const gun of ['culverin', 'cannon', 'bombard'] as const) {
      const { shot } = fire(gun, [2, 2, 6, 5]);
      expect(shot).toMatchObject({ fall: { die: 6 }, result: { losses: [{ unit: 'foe', lost: 1 }] } });
    }
  });

  it('a pot d’fer fires its bolt as a ballista does [cady/ancient-medieval/pot-d-fer/procedure]', () => {
    expect(fire('pot-d-fer', [2, 2, 6]).shot?.result.losses).toEqual([{ unit: 'foe', lost: 1 }]);
  });

  it('blows up with every figure within 3 cm, its crew among them [cady/ancient-medieval/gunpowder/firing-check]', () => {
    const { shot, explosion } = fire('bombard', [6, 6]);
    expect(shot).toBeUndefined();
    expect(explosion).toMatchObject({ losses: [{ unit: 'crew', lost: 1 }], removed: ['gun'] });
    const near = gunExplodes({
      unit: 'gun',
      at: from,
      targets: [at('z', 'berserker', 50, 3), at('y', 'figure', 50, 3.1)],
    });
    expect(near).toMatchObject({ losses: [], removed: ['gun', 'z'] });
  });

  it('takes an elephant there as every figure, or spares it where that is read so [cady/ancient-medieval/gunpowder/firing-check]', () => {
    const removed = (reading: 'taken' | 'spared') => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/elephant-by-bursting-gun': reading } });
      const targets = [at('e', 'elephant', 50, 3), at('f', 'elephant', 50, 3.1)];
      return gunExplodes({ unit: 'gun', at: from, targets }, rules).removed;
    };
    expect(gunExplodes({ unit: 'gun', at: from, targets: [at('e', 'elephant', 50, 3)] }).removed).toEqual(['gun', 'e']);
    expect([removed('taken'), removed('spared')]).toEqual([['gun', 'e'], ['gun']]);
  });
});

describe('objects', () => {
  const hit = (gun: GunType, x = 0, y = 0): ObjectHit => ({ gun, point: { x, y } });
  const times = (gun: GunType, count: number) => Array.from({ length: count }, () => hit(gun));
  const falls = (kind: DestructibleObject, hits: readonly ObjectHit[], rules = ancientMedievalRules()) =>
    objectDestroyed({ kind, hits }, rules).destroyed;

  it('fall to so many hits of bombard or cannon [cady/ancient-medieval/gunpowder/object-destruction]', () => {
    const needed: readonly [DestructibleObject, bombard: number, cannon: number][] = [
      ['castle-tower', 2, 4],
      ['castle-wall-section', 2, 4],
      ['castle-gate', 1, 2],
      ['stone-bridge', 1, 2],
      ['wooden-bridge', 1, 1],
    ];
    for (const [kind, bombard, cannon] of needed) {
      expect(falls(kind, times('bombard', bombard)), kind).toBe(true);
      expect(falls(kind, times('bombard', bombard - 1)), kind).toBe(false);
      expect(falls(kind, times('cannon', cannon)), kind).toBe(true);
      expect(falls(kind, times('cannon', cannon - 1)), kind).toBe(false);
    }
  });

  it('all within 5 cm of one spot', () => {
    const along = (gap: number) => [0, gap, -gap, gap].map(x => hit('cannon', x));
    expect(falls('castle-tower', along(5))).toBe(true);
    expect(falls('castle-tower', along(5.1))).toBe(false);
  });

  it('a bombard’s hit counts as two beside cannon', () => {
    const mixed = [...times('bombard', 1), ...times('cannon', 2)];
    expect(falls('castle-tower', mixed)).toBe(true);
    expect(falls('castle-tower', mixed, under('object-hits-mixed', 'not-together'))).toBe(false);
  });

  it('other machines break wooden bridges with three, and castles only where it is read so', () => {
    expect(falls('wooden-bridge', times('culverin', 3))).toBe(true);
    expect(falls('wooden-bridge', times('culverin', 2))).toBe(false);
    expect(falls('castle-tower', times('trebuchet', 9))).toBe(false);
    expect(falls('stone-bridge', times('trebuchet', 9))).toBe(false);
    const trebuchets = under('object-hits-other-pieces', 'trebuchet-as-cannon');
    expect(falls('castle-tower', times('trebuchet', 4), trebuchets)).toBe(true);
    expect(falls('stone-bridge', times('bombard', 9), under('bridge-stone', 'common-rules'))).toBe(false);
    expect(falls('wooden-bridge', times('cannon', 2), under('bridge-wooden', 'common-rules'))).toBe(false);
  });

  it('stand what the players agreed on beforehand [cady/ancient-medieval/gunpowder/settle-destruction-beforehand]', () => {
    const { artillery } = ancientMedievalRules();
    const tower = { ...artillery.objects['castle-tower'], bombard: 5 };
    const agreed = {
      ...ancientMedievalRules(),
      artillery: { ...artillery, mixedHits: 0, objects: { ...artillery.objects, 'castle-tower': tower } },
    };
    expect([4, 5].map(count => falls('castle-tower', times('bombard', count), agreed))).toEqual([false, true]);
  });

  it('that are destroyed stay so under more hits', () => {
    const any = fc.record({ gun: fc.constantFrom<GunType>('bombard', 'cannon', 'culverin'), x: fc.nat(12) });
    const kinds = fc.constantFrom<DestructibleObject>('castle-tower', 'castle-gate', 'wooden-bridge');
    fc.assert(
      fc.property(kinds, fc.array(any, { maxLength: 8 }), any, (kind, some, more) => {
        const before = some.map(({ gun, x }) => hit(gun, x));
        if (falls(kind, before)) expect(falls(kind, [...before, hit(more.gun, more.x)])).toBe(true);
        else expect(falls(kind, before.slice(1))).toBe(false);
      }),
    );
  });
});

describe('Greek fire', () => {
  const at = { x: 0, y: 0 };
  const target = (unit: string, kind: FlameTarget['kind'], x: number, y: number): FlameTarget => ({
    unit,
    kind,
    point: { x, y },
  });
  const targets = [
    target('men', 'figure', 0, 4),
    target('men', 'figure', 1.2, 5),
    target('wall', 'thing', 0, 3),
    target('ship', 'wooden', 0, 5),
    target('behind', 'figure', 0, -4),
    target('wide', 'figure', 3, 3),
  ];
  const fire = (face: number) =>
    usingScript([face], dice => greekFire({ unit: 'siphon', at, bearing: 0, targets }, dice));

  it('1 explodes, 3 misfires, the rest destroy what is in the flame [cady/ancient-medieval/greek-fire/roll]', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => fire(face).outcome)).toEqual([
      'explodes',
      'hits',
      'misfire',
      'hits',
      'hits',
      'hits',
    ]);
  });

  it('destroys everything inside its template, and sets wood alight [cady/ancient-medieval/greek-fire/area]', () => {
    expect(fire(4)).toMatchObject({ losses: [{ unit: 'men', lost: 2 }], destroyed: ['wall'], alight: ['ship'] });
  });

  it('blows up with everything within 5 cm', () => {
    const { losses, destroyed } = fire(1);
    expect(destroyed).toEqual(['siphon', 'wall']);
    expect(losses).toEqual([
      { unit: 'men', lost: 1 },
      { unit: 'behind', lost: 1 },
      { unit: 'wide', lost: 1 },
    ]);
  });

  it('is ready again in two turns, after a misfire in the next [cady/ancient-medieval/greek-fire/rate]', () => {
    expect([fire(2).readyIn, fire(3).readyIn]).toEqual([2, 1]);
    expect(greekFireFaults({ turn: 3, readyOn: 4 }).map(({ path }) => path)).toEqual(['turn']);
    expect(greekFireFaults({ turn: 4, readyOn: 4 })).toEqual([]);
  });

  it('needs a quiet sea and calm air [cady/ancient-medieval/greek-fire/mount]', () => {
    expect(greekFireFaults({ turn: 1, readyOn: 1, roughSeaOrWind: true }).map(({ path }) => path)).toEqual([
      'roughSeaOrWind',
    ]);
  });

  it('flames wherever it points, and a longer flame reaches farther', () => {
    const degrees = fc.integer({ min: 0, max: 359 });
    const span = fc.integer({ min: -60, max: 60 });
    const long = under('greek-fire-flame', 'ten-by-five');
    fc.assert(
      fc.property(degrees, span, span, (bearing, x, y) => {
        const flame = { at, bearing, point: { x: x / 10, y: y / 10 } };
        const turned = (bearing * Math.PI) / 180;
        const ahead = flame.point.x * Math.sin(turned) + flame.point.y * Math.cos(turned);
        if (inFlame(flame)) {
          expect(ahead).toBeGreaterThanOrEqual(-0.001);
          expect(ahead).toBeLessThanOrEqual(5.001);
        }
        expect(inFlame({ ...flame, bearing: bearing + 180 }) && inFlame(flame)).toBe(x === 0 && y === 0);
      }),
    );
    expect(inFlame({ at, bearing: 0, point: { x: 0, y: 9 } }, long)).toBe(true);
    expect(inFlame({ at, bearing: 0, point: { x: 0, y: 9 } })).toBe(false);
    expect(greekFire({ unit: 's', at, bearing: 0, targets: [] }, rolled(7)).losses).toEqual([]);
  });
});
