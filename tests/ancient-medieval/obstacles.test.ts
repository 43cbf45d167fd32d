import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  caltropsCost,
  caltropsFaults,
  caltropsKnownTo,
  caltropsLossesAmong,
  caltropsOdds,
  clearCaltrops,
  freeStakes,
  placeCaltrops,
  removeStakes,
  setUpStakes,
  stakesCost,
  stakesCrossing,
  stakesFaults,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });

describe('caltrops', () => {
  const unit = { type: 'light-infantry', figures: 12, area: 24, noted: true } as const;

  it('are carried by infantry, two square centimetres each [cady/ancient-medieval/caltrops/carriers] [cady/ancient-medieval/caltrops/capacity]', () => {
    expect(caltropsFaults(unit)).toEqual([]);
    expect(caltropsFaults({ ...unit, type: 'archer-light' })).toEqual([]);
    expect(caltropsFaults({ ...unit, type: 'light-cavalry' }).map(({ path }) => path)).toEqual(['type']);
    expect(caltropsFaults({ ...unit, area: 25 }).map(({ path }) => path)).toEqual(['area']);
  });

  it('are noted on sheet and roster [cady/ancient-medieval/caltrops/listed]', () => {
    expect(caltropsFaults({ ...unit, noted: false }).map(({ path }) => path)).toEqual(['noted']);
  });

  it('cost 10 points for 10 cm [cady/ancient-medieval/caltrops/purchase]', () => {
    expect([0, 10, 11, 24].map(area => caltropsCost({ area }))).toEqual([0, 10, 20, 30]);
  });

  it('take a third of a turn to lay, a whole one to clear [cady/ancient-medieval/caltrops/placing] [cady/ancient-medieval/caltrops/removing]', () => {
    expect(placeCaltrops({ figures: 6, carried: 20 })).toMatchObject({ area: 12, thirds: 1 });
    expect(placeCaltrops({ figures: 6, carried: 5 }).area).toBe(5);
    expect(clearCaltrops({ figures: 6, strewn: 20 })).toMatchObject({ area: 12, thirds: 3 });
  });

  it('the faster the move, the more faces: none, 6, 4 and 6, 2, 4 and 6 [cady/ancient-medieval/caltrops/losses]', () => {
    const faces = (moved: number, charging = false) => caltropsOdds({ moved, maximum: 24, charging }).faces;
    expect(faces(8)).toEqual([]);
    expect(faces(8.1)).toEqual([6]);
    expect(faces(16)).toEqual([6]);
    expect(faces(16.1)).toEqual([4, 6]);
    expect(faces(24)).toEqual([4, 6]);
    expect(faces(5, true)).toEqual([2, 4, 6]);
    const upper = reading('cady/ruling/caltrops-thirds', 'upper');
    expect(caltropsOdds({ moved: 16, maximum: 24 }, upper).faces).toEqual([4, 6]);
    expect(() => caltropsOdds({ moved: 1, maximum: 0 })).toThrow(RuleViolation);
  });

  it('take their toll before shock and melee, horse and foot alike [cady/ancient-medieval/caltrops/losses-timing]', () => {
    const charge = { figures: 6, moved: 90, maximum: 90, charging: true };
    const crossed = usingScript([1, 2, 3, 4, 5, 6], dice => caltropsLossesAmong(charge, dice));
    expect(crossed.lost).toBe(3);
    expect(crossed.because.at(-1)?.clause).toBe('cady/ancient-medieval/caltrops/losses-timing');
    const slow = { figures: 6, moved: 30, maximum: 90 };
    expect(usingScript([], dice => caltropsLossesAmong(slow, dice)).lost).toBe(0);
  });

  it('are a secret until somebody treads on them [cady/ancient-medieval/caltrops/hidden]', () => {
    const laid = { side: 'red', reachedBy: ['green'] };
    expect(['red', 'green', 'blue'].map(side => caltropsKnownTo(side, laid))).toEqual([true, true, false]);
  });

  it('going faster is never safer; nobody is lost twice', () => {
    const share = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(share, share, fc.nat(36), fc.integer(), (a, b, figures, seed) => {
        const [slow, fast] = a <= b ? [a, b] : [b, a];
        const faces = (moved: number) => caltropsOdds({ moved, maximum: 24 }).faces.length;
        expect(faces(slow)).toBeLessThanOrEqual(faces(fast));
        const { lost } = caltropsLossesAmong({ figures, moved: fast, maximum: 24 }, rolled(seed));
        expect(lost).toBeLessThanOrEqual(figures);
      }),
    );
  });

  it('solved, the losses are a binomial; rolled, they agree', () => {
    const rule = (dice: Parameters<typeof caltropsLossesAmong>[1]) =>
      caltropsLossesAmong({ figures: 8, moved: 20, maximum: 24 }, dice).lost;
    for (let lost = 0; lost <= 8; lost++) {
      expect(distribution(rule).probability(lost)).toBeCloseTo(binomial(8, lost, 1 / 3), 12);
    }
    expectSampledAsSolved(rule, 1388);
  });
});

describe('stakes', () => {
  const carried = { type: 'medium-infantry', figures: 10, bought: 10, noted: true } as const;

  it('a centimetre to a figure for two points; longbows and Romans have theirs for nothing [cady/ancient-medieval/stakes/carry]', () => {
    expect(stakesCost({ bought: 10 })).toBe(20);
    expect(freeStakes({ type: 'longbow-light', figures: 12 })).toBe(12);
    expect(freeStakes({ type: 'roman-legionary', figures: 12 })).toBe(12);
    expect(freeStakes({ type: 'archer-light', figures: 12 })).toBe(0);
    expect(stakesFaults(carried)).toEqual([]);
    expect(stakesFaults({ ...carried, bought: 11 }).map(({ path }) => path)).toEqual(['bought']);
  });

  it('more of them cost legionaries the same two points [cady/ancient-medieval/romans/extra-stakes]', () => {
    expect(stakesCost({ bought: 1 })).toBe(2);
    expect(stakesFaults({ ...carried, type: 'roman-legionary' })).toEqual([]);
  });

  it('are noted on the order sheet [cady/ancient-medieval/stakes/listed]', () => {
    expect(stakesFaults({ ...carried, noted: false })).toHaveLength(1);
    expect(stakesFaults({ ...carried, bought: 0, noted: false })).toEqual([]);
    expect(stakesFaults({ ...carried, type: 'longbow-light', bought: 0, noted: false })).toHaveLength(1);
  });

  it('a turn without anything else sets up a centimetre each, and uses them up [cady/ancient-medieval/stakes/setup] [cady/ancient-medieval/romans/stakes]', () => {
    expect(setUpStakes({ figures: 12, at: 20 })).toMatchObject({ cm: 12, carried: 8 });
    expect(setUpStakes({ figures: 12, at: 8 })).toMatchObject({ cm: 8, carried: 0 });
    for (const busy of ['moves', 'melees', 'fires', 'digs'] as const) {
      expect(setUpStakes({ figures: 12, at: 20, [busy]: true })).toMatchObject({ cm: 0, carried: 20 });
    }
  });

  it('either side takes them out as fast, and may set them up elsewhere [cady/ancient-medieval/stakes/remove] [cady/ancient-medieval/stakes/reuse]', () => {
    const out = removeStakes({ figures: 5, at: 12 });
    expect(out).toMatchObject({ cm: 5, carried: 5 });
    expect(setUpStakes({ figures: 5, at: out.carried }).cm).toBe(5);
  });

  it('crossing them costs troops a third [cady/ancient-medieval/stakes/crossing-troops]', () => {
    for (const type of ['peasants', 'heavy-cavalry', 'war-elephant-archer'] as const) {
      expect(stakesCrossing({ type }).thirds).toBe(1);
    }
  });

  it('and machines and wagons two, but on a road none [cady/ancient-medieval/stakes/crossing-wheeled]', () => {
    expect(stakesCrossing({ type: 'ballista' }).thirds).toBe(2);
    expect(stakesCrossing({ type: 'supply-wagon' }).thirds).toBe(2);
    expect(stakesCrossing({ type: 'supply-wagon', onRoad: true }).thirds).toBe(0);
  });

  it('no stake is made or lost by being moved about', () => {
    fc.assert(
      fc.property(fc.nat(36), fc.nat(60), fc.boolean(), (figures, at, moves) => {
        const { cm, carried: left } = setUpStakes({ figures, at, moves });
        expect(cm + left).toBe(at);
      }),
    );
  });
});
