import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  ancientMedievalTroopTypes,
  berserkerOrderFaults,
  berserkersFaults,
  berserkerTurn,
  isCavalry,
  type MountedTurn,
  mountedTurn,
  mountedTurnFaults,
  mountingFaults,
  mountMarker,
  mountsCaptured,
  mountsCost,
  mountsLost,
  screenFaults,
  screenTurn,
  sightOfMongols,
  sightOfMongolsOdds,
  wagonPositionClosed,
  wagonShelter,
  warWagonCost,
  warWagonFaults,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const paths = (faults: readonly { readonly path: string }[]) => faults.map(({ path }) => path);

describe('slingers in front of friends', () => {
  const screen = { type: 'slinger', ranks: 1, gap: 2, withdrawalOrdered: true, wayBack: 10, move: 30 } as const;

  it('one line in open order throws twice and goes back [cady/ancient-medieval/slinger/skirmish-screen]', () => {
    expect(screenFaults(screen)).toEqual([]);
    expect(screenTurn(screen)).toMatchObject({ shots: 2, goesBack: true, movementLeft: 20 });
    expect(paths(screenFaults({ ...screen, type: 'archer-light', ranks: 2, gap: 2.5 }))).toEqual([
      'type',
      'ranks',
      'gap',
    ]);
  });

  it('if its order says so, out of its move [cady/ancient-medieval/slinger/skirmish-needs-order]', () => {
    expect(screenTurn({ ...screen, withdrawalOrdered: false })).toMatchObject({ goesBack: false, movementLeft: 30 });
    expect(paths(screenFaults({ ...screen, wayBack: 31 }))).toEqual(['wayBack']);
    expect(screenTurn({ ...screen, wayBack: 31 }).goesBack).toBe(false);
  });
});

describe('mounted infantry', () => {
  const turn = (legs: MountedTurn['legs'], more: Partial<MountedTurn> = {}): MountedTurn => ({
    type: 'medium-infantry',
    mounted: true,
    mountsAtHand: true,
    legs,
    ...more,
  });

  it('is infantry steadier than peasants, a horse each [cady/ancient-medieval/mounted-infantry/who] [cady/ancient-medieval/mounted-infantry/one-horse-per-figure]', () => {
    expect(mountingFaults({ type: 'medium-infantry', figures: 12, mounts: 12 })).toEqual([]);
    expect(mountingFaults({ type: 'crossbow-light', figures: 12, mounts: 12 })).toEqual([]);
    expect(paths(mountingFaults({ type: 'peasants', figures: 12, mounts: 11 }))).toEqual(['type', 'mounts']);
    expect(paths(mountingFaults({ type: 'light-cavalry', figures: 6, mounts: 6 }))).toEqual(['type']);
  });

  it('pays 5 points for a horse [cady/ancient-medieval/mounted-infantry/stats] [cady/ancient-medieval/capability/mounts-for-infantry]', () => {
    expect(mountsCost({ mounts: 12 })).toBe(60);
  });

  it('is no cavalry for all that [cady/ancient-medieval/mounted-infantry/not-cavalry]', () => {
    const riders = ancientMedievalTroopTypes.filter(type => isCavalry(type));
    expect(riders).toHaveLength(8);
    expect(isCavalry('medium-infantry')).toBe(false);
    expect(isCavalry('chariot-archer')).toBe(false);
  });

  it('rides 60 cm in a turn [cady/ancient-medieval/mounted-infantry/speed]', () => {
    const all = turn([{ does: 'ride', share: 1 }]);
    expect(mountedTurn(all)).toMatchObject({ ridden: 60, walked: 0, mounted: true });
    expect(mountedTurn(all, reading('cady/ruling/mounted-infantry-move', 'on-top-of-its-own')).ridden).toBe(84);
  });

  it('rides, gets down for a third of the turn, and walks the rest [cady/ancient-medieval/mounted-infantry/split-move] [cady/ancient-medieval/mounted-infantry/mount-cost]', () => {
    const legs = [{ does: 'ride', share: 1 / 3 }, { does: 'dismount' }, { does: 'walk', share: 1 / 3 }] as const;
    expect(mountedTurn(turn(legs))).toMatchObject({ ridden: 20, walked: 8, mounted: false, mountingShare: 0.333 });
    expect(paths(mountedTurnFaults(turn([{ does: 'ride', share: 0.7 }, { does: 'dismount' }])))).toEqual(['legs']);
    const foot = reading('cady/ruling/mounting-cost', 'the-foot-move');
    expect(mountedTurn(turn([{ does: 'ride', share: 0.7 }, { does: 'dismount' }]), foot).mountingShare).toBe(0.133);
    expect(() => mountedTurn(turn([{ does: 'ride', share: 1.1 }]))).toThrow(RuleViolation);
  });

  it('fights and shoots on foot [cady/ancient-medieval/mounted-infantry/dismount-to-fight]', () => {
    for (const does of ['fire', 'melee'] as const) {
      expect(paths(mountedTurnFaults(turn([{ does }])))).toEqual(['legs[0]']);
      expect(mountedTurnFaults(turn([{ does: 'dismount' }, { does }]))).toEqual([]);
    }
  });

  it('leaves its horses when it walks, and gets up where they are [cady/ancient-medieval/mounted-infantry/leave-mounts] [cady/ancient-medieval/mounted-infantry/return-to-mounts]', () => {
    const away = turn([{ does: 'dismount' }, { does: 'walk', share: 1 / 3 }, { does: 'mount' }]);
    expect(paths(mountedTurnFaults(away))).toEqual(['legs[2]']);
    const back = { mounted: false, mountsAtHand: false };
    expect(mountedTurnFaults(turn([{ does: 'mount' }], { ...back, mountsAtHand: true }))).toEqual([]);
    expect(paths(mountedTurnFaults(turn([{ does: 'mount' }], back)))).toEqual(['legs[0]']);
    expect(paths(mountedTurnFaults(turn([{ does: 'ride', share: 1 }], back)))).toEqual(['legs[0]']);
    expect(paths(mountedTurnFaults(turn([{ does: 'walk', share: 1 }])))).toEqual(['legs[0]']);
  });

  it('loses a horse with every four figures, if they are there [cady/ancient-medieval/mounted-infantry/mount-losses]', () => {
    const attacked = { figuresLost: 7, mounts: 20, withThem: true };
    expect(mountsLost(attacked).lost).toBe(1);
    expect(mountsLost(attacked, reading('cady/ruling/mount-losses', 'rounded-up')).lost).toBe(2);
    expect(mountsLost({ ...attacked, withThem: false }).lost).toBe(0);
    expect(mountsLost({ ...attacked, figuresLost: 40, mounts: 3 }).lost).toBe(3);
    for (const path of ['figuresLost', 'mounts'])
      expect(() => mountsLost({ ...attacked, [path]: 1.5 })).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining({ path })] }),
      );
  });

  it('may lose them all to an enemy who finds them alone [cady/ancient-medieval/mounted-infantry/capture]', () => {
    expect(mountsCaptured({ enemyAtThem: true, ownersAtThem: false })).toBe(true);
    expect(mountsCaptured({ enemyAtThem: true, ownersAtThem: true })).toBe(false);
    expect(mountsCaptured({ enemyAtThem: false, ownersAtThem: false })).toBe(false);
  });

  it('has its marker in front when mounted [cady/ancient-medieval/mounted-infantry/marker]', () => {
    expect([mountMarker({ mounted: true }), mountMarker({ mounted: false })]).toEqual(['in-front', 'behind']);
  });

  it('never gets farther than by riding all turn', () => {
    const share = fc.integer({ min: 0, max: 20 }).map(n => n / 20);
    fc.assert(
      fc.property(share, share, (ride, walk) => {
        const legs = [{ does: 'ride', share: ride }, { does: 'dismount' }, { does: 'walk', share: walk }] as const;
        const fits = ride + walk <= 2 / 3;
        expect(mountedTurnFaults(turn(legs))).toHaveLength(fits ? 0 : 1);
        if (!fits) return;
        const gone = mountedTurn(turn(legs));
        expect(gone.ridden + gone.walked).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('Mongols', () => {
  it('frighten enemy cavalry at first sight: it passes a test or routs [cady/ancient-medieval/mongol/cavalry-fear]', () => {
    const horse = { type: 'medium-cavalry', morale: 5 } as const;
    expect(usingScript([6, 6, 5], dice => sightOfMongols(horse, dice)).routs).toBe(false);
    expect(usingScript([6, 6, 6], dice => sightOfMongols(horse, dice)).routs).toBe(true);
    expect(sightOfMongolsOdds({ ...horse, hurt: true })?.dice).toBe(2);
    const again = { ...horse, testedBefore: true };
    expect(sightOfMongolsOdds(again)).toBeNull();
    expect(sightOfMongolsOdds(again, reading('cady/ruling/mongol-cavalry-fear', 'every-turn'))?.dice).toBe(3);
    const foot = usingScript([], dice => sightOfMongols({ type: 'peasants', morale: 1 }, dice));
    expect(foot).toEqual({ odds: null, routs: false, because: [] });
  });

  it('solved and rolled agree', () => {
    const horse = { type: 'light-cavalry', morale: 4, hurt: true } as const;
    const rule = (dice: Parameters<typeof sightOfMongols>[1]) => (sightOfMongols(horse, dice).routs ? 1 : 0);
    expect(distribution(rule).probability(1)).toBeCloseTo(1 / 9, 12);
    expectSampledAsSolved(rule, 1241);
  });
});

describe('berserkers', () => {
  it('are three to an army unless both agree [cady/ancient-medieval/berserker/maximum]', () => {
    expect(berserkersFaults({ berserkers: 3 })).toEqual([]);
    expect(berserkersFaults({ berserkers: 4 })).toHaveLength(1);
    expect(berserkersFaults({ berserkers: 4, agreed: true })).toEqual([]);
  });

  it('follow no orders [cady/ancient-medieval/berserker/no-orders]', () => {
    expect(berserkerOrderFaults({ ordered: true })).toHaveLength(1);
    expect(berserkerOrderFaults({ ordered: false })).toEqual([]);
  });

  it('go for the nearest enemy [cady/ancient-medieval/berserker/nearest-enemy]', () => {
    const enemies = [
      { id: 'far', at: { x: 30, y: 40 } },
      { id: 'near', at: { x: 0, y: 30 } },
      { id: 'as-near', at: { x: 30, y: 0 } },
    ];
    expect(berserkerTurn({ at: { x: 0, y: 0 }, enemies })).toMatchObject({ prey: { id: 'as-near' }, distance: 30 });
  });

  it('until none is left [cady/ancient-medieval/berserker/never-stops]', () => {
    expect(berserkerTurn({ at: { x: 0, y: 0 }, enemies: [] }).prey).toBeNull();
  });

  it('whoever is gone for is as near as anybody', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) });
    fc.assert(
      fc.property(at, fc.array(at, { minLength: 1, maxLength: 9 }), (from, places) => {
        const enemies = places.map((place, id) => ({ id: String(id), at: place }));
        const { distance } = berserkerTurn({ at: from, enemies });
        const nearest = Math.min(...places.map(place => Math.hypot(place.x - from.x, place.y - from.y)));
        expect(distance).toBeCloseTo(nearest, 3);
      }),
    );
  });
});

describe('Hussite war wagons', () => {
  const load = {
    guns: 1,
    figures: [{ type: 'pole-arm', figures: 12 }],
    firing: { type: 'hand-cannon', figures: 4 },
  } as const;
  const faults = (more: object = {}, rules = ancientMedievalRulesUnder()) =>
    paths(warWagonFaults({ load: { ...load, ...more }, agreed: true }, rules));

  it('are talked over before the game [cady/ancient-medieval/hussite/agreement]', () => {
    expect(warWagonFaults({ load, agreed: true })).toEqual([]);
    expect(paths(warWagonFaults({ load, agreed: false }))).toEqual(['agreed']);
  });

  it('hold a culverin and twelve of a kind [cady/ancient-medieval/hussite/contents]', () => {
    expect(faults({ guns: 2 })).toEqual(['load.guns']);
    expect(faults({ figures: [{ type: 'pole-arm', figures: 13 }] })).toEqual(['load.figures']);
    expect(faults({ figures: [{ type: 'peasants', figures: 12 }] })).toEqual(['load.figures[0].type']);
    const mixed = {
      figures: [
        { type: 'men-at-arms', figures: 6 },
        { type: 'swiss-pike-light', figures: 6 },
      ],
    };
    expect(faults(mixed)).toEqual(['load.figures']);
    expect(faults(mixed, reading('cady/ruling/hussite-wagon-men', 'mixed'))).toEqual([]);
  });

  it('and four who fire from inside [cady/ancient-medieval/hussite/fire-from-inside]', () => {
    expect(faults({ firing: { type: 'crossbow-light', figures: 4 } })).toEqual([]);
    expect(faults({ firing: { type: 'hand-cannon', figures: 5 } })).toEqual(['load.firing.figures']);
    expect(faults({ firing: { type: 'longbow-light', figures: 4 } })).toEqual(['load.firing.type']);
    const among = reading('cady/ruling/hussite-wagon-men', 'one-kind-four-of-them');
    expect(faults({}, among)).toEqual(['load.firing']);
    expect(faults({ figures: [{ type: 'hand-cannon', figures: 12 }] }, among)).toEqual([]);
  });

  it('cost what they hold [cady/ancient-medieval/hussite/cost]', () => {
    expect(warWagonCost(load).points).toBe(75 + 12 * 6 + 4 * 5);
    expect(warWagonCost(load, reading('cady/ruling/hussite-wagon-price', 'as-a-supply-wagon')).points).toBe(192);
  });

  it('on the move let neither missiles nor shock in [cady/ancient-medieval/hussite/moving-safe]', () => {
    expect(wagonShelter({ moving: true, chained: false })).toMatchObject({
      safeFromMissiles: true,
      safeFromShock: true,
    });
    expect(wagonShelter({ moving: false, chained: false })).toMatchObject({
      safeFromMissiles: false,
      safeFromShock: false,
    });
  });

  it('chained together stop shock, cost a melee point, and cover a step [cady/ancient-medieval/hussite/chained-no-shock] [cady/ancient-medieval/hussite/melee-penalty] [cady/ancient-medieval/hussite/cover]', () => {
    const standing = wagonShelter({ moving: false, chained: true });
    expect(standing).toMatchObject({ safeFromShock: true, safeFromMissiles: false, enemyMelee: 1, missileSteps: -1 });
    const own = reading('cady/ruling/hussite-cover', 'their-own');
    expect(wagonShelter({ moving: false, chained: true }, own).missileSteps).toBe(0);
  });

  it('make a position when pikes fill the gaps [cady/ancient-medieval/hussite/defensive-position] [cady/ancient-medieval/hussite/pike-gaps]', () => {
    expect(wagonPositionClosed({ wagons: 4, gaps: 3, filled: 3 })).toBe(true);
    expect(wagonPositionClosed({ wagons: 4, gaps: 3, filled: 2 })).toBe(false);
    expect(wagonPositionClosed({ wagons: 0, gaps: 0, filled: 0 })).toBe(false);
  });
});
