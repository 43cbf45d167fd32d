import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armorTold } from '../../src/rulesets/cady/ancient-medieval/army/armor.js';
import { arcOf, inMissileArc, shootingRanks } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-arcs.js';
import {
  fallenStillFire,
  fallsShortOn,
  firesInPassing,
  missileTarget,
  type Shooting,
  shootingFaults,
  splitFireFaults,
} from '../../src/rulesets/cady/ancient-medieval/missiles/shooting.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { destination } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });

describe('the arc of fire', () => {
  const from = { x: 50, y: 50 };
  const sees = (shooter: TroopType, off: number, facing = 90, rules = ancientMedievalRules()) =>
    inMissileArc({ shooter, from, facing, target: destination(from, facing + off, 20) }, rules);

  it('on foot: 45 degrees to either side [cady/ancient-medieval/missile/arc-foot]', () => {
    expect([-46, -45, 0, 45, 46, 180].map(off => sees('longbow-light', off))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('mounted: all of the left, 45 degrees of the right [cady/ancient-medieval/missile/arc-mounted] [cady/ancient-medieval/definition/horse-archers]', () => {
    const offs = [-180, -179, -90, 0, 45, 46, 90, 179, 180];
    for (const shooter of ['horse-archer-light', 'mongol-horse-archer'] as const) {
      expect(offs.map(off => sees(shooter, off))).toEqual([true, true, true, true, true, false, false, false, true]);
    }
  });

  it('of whoever is carried as of riders, unless read all round', () => {
    expect(sees('chariot-archer', 90)).toBe(false);
    expect(sees('war-elephant-archer', -90)).toBe(true);
    const round = under('carried-missiles-arc', 'all-round');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), off => {
        expect(sees('chariot-archer', off, 30, round)).toBe(true);
      }),
    );
  });

  it('turns with the figure', () => {
    const shooter = fc.constantFrom<TroopType>('archer-light', 'horse-archer-light', 'chariot-slinger');
    const degrees = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(shooter, degrees, degrees, (who, off, facing) => {
        const { left, right } = arcOf(who);
        expect(sees(who, off, facing)).toBe(off <= right || 360 - off <= left);
      }),
    );
  });
});

describe('the ranks that shoot', () => {
  const ranks = (shooter: TroopType, sees: readonly boolean[], linesAhead?: number) =>
    shootingRanks({ shooter, sees, ...(linesAhead === undefined ? {} : { linesAhead }) });

  it('the first, and of bows the one behind it, indirectly [cady/ancient-medieval/missile/second-rank] [cady/ancient-medieval/definition/direct-fire]', () => {
    expect(ranks('longbow-light', [true, false, false])).toEqual([
      { rank: 0, indirect: false },
      { rank: 1, indirect: true },
    ]);
  });

  it('of crossbows and arbalests only those who see [cady/ancient-medieval/missile/crossbow-no-indirect]', () => {
    expect(ranks('crossbow-light', [true, false])).toEqual([{ rank: 0, indirect: false }]);
    expect(ranks('arbalest-medium', [true, false])).toEqual([{ rank: 0, indirect: false }]);
  });

  it('nobody if nobody sees [cady/ancient-medieval/missile/line-of-sight]', () => {
    expect(ranks('longbow-light', [false, false])).toEqual([]);
  });

  it('from a hill or a castle wall everybody who sees, directly [cady/ancient-medieval/missile/fire-down-over-units] [cady/ancient-medieval/siege/base-visible]', () => {
    expect(ranks('crossbow-light', [true, true, true]).map(({ indirect }) => indirect)).toEqual([false, false, false]);
  });

  it('slings over one line of other men, not over two [cady/ancient-medieval/slinger/rear-ranks]', () => {
    expect(ranks('slinger', [false, false], 1)).toEqual([{ rank: 0, indirect: true }]);
    expect(ranks('slinger', [false, false], 2)).toEqual([]);
    expect(ranks('archer-light', [false, false], 1)).toEqual([]);
  });
});

describe('the target', () => {
  const candidates = [
    { unit: 'far', distance: 30, inRange: true, closing: true, inFront: false },
    { unit: 'near', distance: 10, inRange: true, closing: false, inFront: true },
    { unit: 'gone', distance: 90, inRange: false, closing: true, inFront: true },
  ];

  it('as ordered, else any in range; no order needs to name one [cady/ancient-medieval/missile/priority] [cady/ancient-medieval/missile/target-not-written] [cady/ancient-medieval/definition/missile-priority]', () => {
    expect(missileTarget({ candidates, ordered: 'far' })?.unit).toBe('far');
    expect(missileTarget({ candidates, ordered: 'gone' })?.unit).toBe('near');
    expect(missileTarget({ candidates })?.unit).toBe('near');
    expect(missileTarget({ candidates: [] })).toBeUndefined();
  });

  it('by the list of the musket game where it is read so', () => {
    expect(missileTarget({ candidates }, under('missile-priority-list', 'as-in-the-musket-game'))?.unit).toBe('far');
  });

  it('several of different armor share the figures before a die is thrown [cady/ancient-medieval/missile/mixed-targets-allocate]', () => {
    const split = (light: number, heavy: number) =>
      splitFireFaults({
        figures: 10,
        allotted: [
          { unit: 'light', figures: light },
          { unit: 'heavy', figures: heavy },
        ],
      }).map(({ path }) => path);
    expect(split(6, 4)).toEqual([]);
    expect(split(6, 5)).toEqual(['allotted']);
    expect(split(0.5, -1)).toEqual(['allotted[0].figures', 'allotted[1].figures']);
  });

  it('out of range: the flight falls short upon whoever stands there, friend or enemy [cady/ancient-medieval/missile/out-of-range-falls-short] [cady/ancient-medieval/missile/designate-then-measure]', () => {
    const onTheLine = [
      { unit: 'friends', from: 10, to: 14 },
      { unit: 'others', from: 38, to: 44 },
    ];
    const flight = { shooter: 'archer-light', distance: 60, onTheLine } as const;
    expect(fallsShortOn(flight)).toMatchObject({ unit: 'others', distance: 40 });
    expect(fallsShortOn({ ...flight, levelsAbove: 1 })).toBeUndefined();
    expect(fallsShortOn({ ...flight, distance: 40 })).toBeUndefined();
    expect(fallsShortOn(flight, under('missile-falls-short', 'nobody'))).toBeUndefined();
  });
});

describe('fire in passing', () => {
  const passing = (...distances: number[]) => firesInPassing({ shooter: 'archer-light', distances });

  it('at the first part of the turn that brings an enemy into range which ends it beyond [cady/ancient-medieval/missile/en-passant-option] [cady/ancient-medieval/missile/en-passant-procedure] [cady/common/definition/en-passant] [cady/common/fire/en-passant]', () => {
    expect(passing(50, 38, 45)).toBe(1);
    expect(passing(50, 38, 36)).toBeUndefined();
    expect(passing(60, 50, 45)).toBeUndefined();
  });

  it('from chariots too, whose range is theirs [cady/ancient-medieval/chariot/fire-on-contact]', () => {
    expect(firesInPassing({ shooter: 'chariot-slinger', distances: [25, 20, 30] })).toBe(1);
  });
});

describe('who may not shoot', () => {
  const ready: Shooting = { shooter: 'longbow-light', shotsLeft: 24, sees: true, inArc: true };
  const faults = (more: Partial<Shooting>, rules = ancientMedievalRules()) =>
    shootingFaults({ ...ready, ...more }, rules).map(({ clause }) => clause?.replace('cady/ancient-medieval/', ''));

  it('nobody is barred without a reason', () => expect(faults({})).toEqual([]));

  it('broken formations [cady/ancient-medieval/missile/broken-no-fire]', () => {
    expect(faults({ broken: true })).toEqual(['missile/broken-no-fire']);
  });

  it('at figures in melee [cady/ancient-medieval/missile/no-fire-into-melee]', () => {
    expect(faults({ targetInMelee: true })).toEqual(['missile/no-fire-into-melee']);
  });

  it('at what cannot be seen, or out of the arc [cady/ancient-medieval/missile/line-of-sight]', () => {
    expect(faults({ sees: false, inArc: false })).toEqual(['missile/line-of-sight', 'missile/arc-foot']);
    expect(faults({ shooter: 'horse-archer-light', inArc: false })).toEqual(['missile/arc-mounted']);
  });

  it('from horseback, as mounted infantry [cady/ancient-medieval/mounted-infantry/dismount-to-fight]', () => {
    expect(faults({ mounted: true })).toEqual(['mounted-infantry/dismount-to-fight']);
  });

  it('in melee; chariots do one of the two, elephants both [cady/ancient-medieval/chariot/no-fire-and-melee] [cady/ancient-medieval/elephant/melee-and-fire]', () => {
    expect(faults({ inMelee: true })).toHaveLength(1);
    expect(faults({ shooter: 'chariot-archer', inMelee: true })).toEqual(['chariot/no-fire-and-melee']);
    expect(
      faults({ shooter: 'chariot-archer', inMelee: true }, under('chariot-fire-and-melee', 'fire-then-melee')),
    ).toEqual([]);
    expect(faults({ shooter: 'war-elephant-archer', inMelee: true })).toEqual([]);
  });

  it('without shots; in a castle they never run out [cady/ancient-medieval/supply/out-of-shots-becomes-infantry] [cady/ancient-medieval/siege/inside-ammunition]', () => {
    expect(faults({ shotsLeft: 0 })).toEqual(['supply/out-of-shots-becomes-infantry']);
    expect(faults({ shotsLeft: null })).toEqual([]);
  });

  it('a second time at another unit; whoever is carried may [cady/ancient-medieval/missile/stationary-two-shots] [cady/ancient-medieval/chariot/two-shots]', () => {
    const second = { firstTarget: 'a', target: 'b' } as const;
    expect(faults(second)).toEqual(['missile/stationary-two-shots']);
    expect(faults({ ...second, target: 'a' })).toEqual([]);
    expect(faults({ ...second, shooter: 'chariot-archer' })).toEqual([]);
    expect(faults(second, under('fire-twice-target', 'same-general-area'))).toEqual([]);
  });

  it('more than 3 cm inside a forest or a marsh [cady/common/forest/fire-sight-3cm] [cady/common/forest/deep-no-fire] [cady/common/marsh/edge-fire]', () => {
    expect(faults({ insideForest: 3, targetInsideForest: 3, fromMarshEdge: 3 })).toEqual([]);
    expect(faults({ insideForest: 3.1, targetInsideForest: 4, fromMarshEdge: 5 })).toEqual([
      'cady/common/forest/deep-no-fire',
      'cady/common/forest/deep-no-fire',
      'cady/common/marsh/edge-fire',
    ]);
  });

  it('whoever has no missiles', () => expect(faults({ shooter: 'peasants' })).toHaveLength(1));
});

describe('armor classes', () => {
  it('are told of any unit in view, up to 90 cm [cady/ancient-medieval/armor/opponent-may-ask] [cady/ancient-medieval/definition/armor-classes]', () => {
    const asked = { type: 'men-at-arms', inView: true, distance: 90 } as const;
    expect(armorTold(asked)).toBe('heavy');
    expect(armorTold({ ...asked, type: 'supply-wagon' })).toBeNull();
    expect(armorTold({ ...asked, distance: 91 })).toBeUndefined();
    expect(armorTold({ ...asked, inView: false })).toBeUndefined();
  });
});

describe('the fallen', () => {
  const fires = (who: TroopType, by: 'missiles' | 'artillery', rules = ancientMedievalRules()) =>
    fallenStillFire({ who, by }, rules).fires;

  it('shoot back when missiles took them, for missile losses are simultaneous [cady/ancient-medieval/missile/losses-simultaneous]', () => {
    expect(fires('archer-light', 'missiles')).toBe(true);
  });

  it('are gone before the melee when they have no missiles [cady/ancient-medieval/missile/non-missile-losses-before-melee]', () => {
    expect(fires('men-at-arms', 'missiles')).toBe(false);
  });

  it('do not when artillery did, unless they are artillery [cady/ancient-medieval/artillery/casualties-immediate] [cady/ancient-medieval/artillery/counter-battery-returns]', () => {
    expect(fires('archer-light', 'artillery')).toBe(false);
    expect(fires('ballista', 'artillery')).toBe(true);
    expect(fires('archer-light', 'artillery', under('medieval-artillery-casualties-fire-back', 'everybody'))).toBe(
      true,
    );
  });
});
