import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ammunition,
  artilleryRange,
  type GunShot,
  gunShotFaults,
  mayFireOver,
  projectilesFor,
  shotsPerTurn,
  sighting,
} from '../../src/rulesets/cady/musket/artillery.js';
import { type GunType, musketRules, type Projectile } from '../../src/rulesets/cady/musket/rules.js';
import { musketRulesUnder } from '../rules-under.js';

const range = (gun: GunType, projectile: Projectile, levelsAbove = 0) => {
  const reach = artilleryRange({ gun, projectile, levelsAbove });
  return reach === undefined ? undefined : [reach.from, reach.to];
};
const shot: GunShot = { gun: 'twelve-pounder-cannon', projectile: 'solid', distance: 90, roundsLeft: 5 };
const faults = (changes: Partial<GunShot> = {}) => gunShotFaults({ ...shot, ...changes }).map(fault => fault.clause);
const guns: readonly GunType[] = [
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
];

describe('artillery ranges', () => {
  it('6 pd, foot and horse [cady/musket/artillery/range/six-pounder]', () => {
    for (const gun of ['six-pounder-cannon', 'six-pounder-horse-artillery'] as const) {
      expect([range(gun, 'canister'), range(gun, 'explosive'), range(gun, 'solid')]).toEqual([
        [0, 20],
        [21, 40],
        [0, 60],
      ]);
    }
  });
  it('8 pd cannon [cady/musket/artillery/range/eight-pounder]', () => {
    const gun = 'eight-pounder-cannon';
    expect([range(gun, 'canister'), range(gun, 'explosive'), range(gun, 'solid')]).toEqual([
      [0, 25],
      [26, 40],
      [0, 80],
    ]);
  });
  it('8 pd howitzer: explosive alone [cady/musket/artillery/range/eight-pounder-howitzer]', () => {
    const gun = 'eight-pounder-howitzer';
    expect([range(gun, 'canister'), range(gun, 'explosive'), range(gun, 'solid')]).toEqual([
      undefined,
      [30, 80],
      undefined,
    ]);
    const chart = musketRulesUnder({ 'cady/ruling/howitzer-range': 'capability-chart' });
    expect(artilleryRange({ gun, projectile: 'explosive' }, chart)?.from).toBe(20);
  });
  it('12 pd [cady/musket/artillery/range/twelve-pounder]', () => {
    const gun = 'twelve-pounder-cannon';
    expect([range(gun, 'canister'), range(gun, 'explosive'), range(gun, 'solid')]).toEqual([
      [0, 30],
      [31, 80],
      [0, 120],
    ]);
  });
  it('rockets: explosive alone [cady/musket/artillery/range/rockets]', () => {
    const gun = 'congreve-rockets';
    expect([range(gun, 'canister'), range(gun, 'explosive'), range(gun, 'solid')]).toEqual([
      undefined,
      [20, 80],
      undefined,
    ]);
  });

  it('one, two, three levels above the target [cady/musket/artillery/hill-range/one-level] [cady/musket/artillery/hill-range/two-levels] [cady/musket/artillery/hill-range/three-levels]', () => {
    const reach = (gun: GunType) => [1, 2, 3, 4].map(levels => range(gun, 'solid', levels)?.[1]);
    expect(reach('six-pounder-cannon')).toEqual([70, 80, 85, 85]);
    expect(reach('eight-pounder-cannon')).toEqual([100, 110, 120, 120]);
    expect(reach('twelve-pounder-cannon')).toEqual([150, 160, 180, 180]);
  });
  it('canister gains 10, 15, 20 cm at most [cady/musket/artillery/hill-range/canister-cap]', () => {
    expect(range('six-pounder-cannon', 'canister', 3)).toEqual([0, 30]);
    expect(range('eight-pounder-cannon', 'canister', 3)).toEqual([0, 40]);
    expect(range('twelve-pounder-cannon', 'canister', 3)).toEqual([0, 50]);
  });
  it('explosive shot 20 cm at most, rockets and howitzers too [cady/musket/artillery/hill-range/explosive-cap]', () => {
    expect(range('twelve-pounder-cannon', 'explosive', 3)).toEqual([31, 100]);
    expect(range('eight-pounder-howitzer', 'explosive', 2)).toEqual([30, 100]);
    expect(range('congreve-rockets', 'explosive', 1)).toEqual([20, 90]);
  });
  it('solid shot all of it [cady/musket/artillery/hill-range/solid-uncapped]', () => {
    expect(range('twelve-pounder-cannon', 'solid', 3)?.[1]).toBe(180);
  });
  it('height never shortens a range, and no limit is passed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...guns),
        fc.constantFrom('explosive', 'canister'),
        fc.integer({ min: -3, max: 5 }),
        (gun, projectile, levelsAbove) => {
          const low = artilleryRange({ gun, projectile, levelsAbove });
          const high = artilleryRange({ gun, projectile, levelsAbove: levelsAbove + 1 });
          expect(high?.to ?? 0).toBeGreaterThanOrEqual(low?.to ?? 0);
          const flat = artilleryRange({ gun, projectile })?.to ?? 0;
          expect((high?.to ?? 0) - flat).toBeLessThanOrEqual(20);
        },
      ),
    );
  });

  it('which projectile reaches is known when the gun fires [cady/musket/artillery/shot-type-not-ordered]', () => {
    expect(projectilesFor({ gun: 'six-pounder-cannon', distance: 20 })).toEqual(['solid', 'canister']);
    expect(projectilesFor({ gun: 'six-pounder-cannon', distance: 20.5 })).toEqual(['solid', 'explosive']);
    expect(projectilesFor({ gun: 'six-pounder-cannon', distance: 50 })).toEqual(['solid']);
    expect(projectilesFor({ gun: 'congreve-rockets', distance: 10 })).toEqual([]);
  });

  it('12 solid, 4 explosive, 2 canister; 18 explosive for howitzers and rockets [cady/musket/artillery/ammunition] [cady/musket/definition/explosive-shot]', () => {
    expect(ammunition('twelve-pounder-cannon')).toEqual({ solid: 12, explosive: 4, canister: 2 });
    expect(ammunition('eight-pounder-howitzer')).toEqual({ solid: 0, explosive: 18, canister: 0 });
    expect(ammunition('congreve-rockets')).toEqual({ solid: 0, explosive: 18, canister: 0 });
  });
});

describe('a gun that fires', () => {
  it('may do so when nothing forbids it', () => {
    expect(faults()).toEqual([]);
  });
  it('has not moved [cady/musket/artillery/no-move-and-fire]', () => {
    expect(faults({ moved: true })).toEqual(['cady/musket/artillery/no-move-and-fire']);
  });
  it('turns 45 degrees at most [cady/musket/artillery/fire/rotate-45]', () => {
    expect(faults({ traverse: 45 })).toEqual([]);
    expect(faults({ traverse: -46 })).toEqual(['cady/musket/artillery/fire/rotate-45']);
  });
  it('has a round left [cady/musket/artillery/ammunition-exhausted]', () => {
    expect(faults({ roundsLeft: 0 })).toEqual(['cady/musket/artillery/ammunition-exhausted']);
  });
  it('once a turn, rockets three times [cady/musket/artillery/rocket/three-per-move]', () => {
    expect([shotsPerTurn('congreve-rockets'), shotsPerTurn('six-pounder-cannon')]).toEqual([3, 1]);
    const rockets = { gun: 'congreve-rockets', projectile: 'explosive', distance: 60 } as const;
    expect(faults({ ...rockets, firedThisTurn: 2 })).toEqual([]);
    expect(faults({ ...rockets, firedThisTurn: 3 })).toEqual(['cady/musket/artillery/rocket/three-per-move']);
    expect(faults({ firedThisTurn: 1 })).toHaveLength(1);
  });
  it('up one hill level [cady/musket/artillery/uphill/guns-one-level]', () => {
    expect(faults({ levelsAbove: -1 })).toEqual([]);
    expect(faults({ levelsAbove: -2 })).toEqual(['cady/musket/artillery/uphill/guns-one-level']);
  });
  it('howitzers and rockets to any level [cady/musket/artillery/uphill/howitzer-rocket-any]', () => {
    expect(faults({ gun: 'eight-pounder-howitzer', projectile: 'explosive', distance: 60, levelsAbove: -4 })).toEqual(
      [],
    );
  });
  it('out of a forest from less than 6 cm inside, rockets never [cady/musket/forest/cannon-inside] [cady/musket/forest/rockets-never-out]', () => {
    expect(faults({ insideForest: 5.9 })).toEqual([]);
    expect(faults({ insideForest: 6 })).toEqual(['cady/musket/forest/cannon-inside']);
    expect(faults({ gun: 'congreve-rockets', projectile: 'explosive', distance: 60, insideForest: 1 })).toEqual([
      'cady/musket/forest/rockets-never-out',
    ]);
  });
  it('a projectile it has, at a distance it reaches', () => {
    expect(faults({ gun: 'eight-pounder-howitzer' })).toEqual(['cady/musket/artillery/range/eight-pounder-howitzer']);
    expect(faults({ distance: 121 })).toEqual(['cady/musket/artillery/range/twelve-pounder']);
  });
  it('all faults are told at once', () => {
    expect(faults({ moved: true, roundsLeft: 0, traverse: 90, levelsAbove: -3, distance: 500 })).toHaveLength(5);
  });
});

describe('firing over friends', () => {
  const over = (changes: Partial<GunShot>, ...friends: [distance: number, levelsBelow: number][]) =>
    mayFireOver({
      ...shot,
      ...changes,
      friendsInFront: friends.map(([distance, levelsBelow]) => ({ distance, levelsBelow })),
    }).allowed;

  it('nobody in the way', () => {
    expect(over({})).toBe(true);
  });
  it('howitzers and rockets always [cady/musket/artillery/overhead/howitzer-rocket] [cady/musket/definition/howitzer]', () => {
    expect(over({ gun: 'congreve-rockets', projectile: 'explosive' }, [2, 0])).toBe(true);
    expect(over({ gun: 'eight-pounder-howitzer', projectile: 'explosive' }, [2, 0])).toBe(true);
  });
  it('others at a target beyond a third of the range, over friends 30 cm away [cady/musket/artillery/overhead/guns-conditions]', () => {
    expect(over({ distance: 41 }, [30, 0])).toBe(true);
    expect(over({ distance: 40 }, [30, 0])).toBe(false);
    expect(over({ distance: 90 }, [29.9, 0])).toBe(false);
    expect(over({ distance: 90 }, [30, 0], [10, 0])).toBe(false);
    expect(faults({ friendsInFront: [{ distance: 10, levelsBelow: 0 }] })).toEqual([
      'cady/musket/artillery/overhead/guns-conditions',
    ]);
  });
  it('always over friends a level below [cady/musket/artillery/overhead/downhill]', () => {
    expect(over({ distance: 20 }, [5, 1])).toBe(true);
    expect(over({ distance: 20 }, [5, 1], [10, 0])).toBe(false);
  });
  it('canister never, though it may be fired into them [cady/musket/artillery/overhead/canister-never]', () => {
    expect(over({ projectile: 'canister', distance: 20 }, [5, 2])).toBe(false);
    expect(faults({ projectile: 'canister', distance: 20, friendsInFront: [{ distance: 5, levelsBelow: 0 }] })).toEqual(
      [],
    );
  });
});

describe('sighting', () => {
  it('90 cm [cady/musket/sighting/normal], and as much more from above as the weapon gains [cady/musket/sighting/small-arms-hill]', () => {
    expect(sighting({})).toBe(90);
    expect(sighting({ gain: 10 })).toBe(100);
  });
  it('artillery 120 cm or its own range [cady/musket/sighting/artillery-telescope]', () => {
    expect(sighting({ gun: 'six-pounder-cannon' })).toBe(120);
    expect(sighting({ gun: 'twelve-pounder-cannon', levelsAbove: 1 })).toBe(150);
    const plain = musketRulesUnder({ 'cady/ruling/sighting-artillery': 'telescope' });
    expect(sighting({ gun: 'twelve-pounder-cannon', levelsAbove: 1 }, plain)).toBe(120);
    expect(musketRules().sighting.normal).toBe(90);
  });
});
