import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type ElephantMelee,
  elephantCrew,
  horsesFearElephants,
  type InTheWay,
  type MadElephant,
  mahoutSpike,
  meleeWithElephant,
  rampage,
  rampageResult,
  splitByElephant,
  trampled,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const melee = (figures: number, hits = 0): ElephantMelee => ({
  type: 'war-elephant-archer',
  elephant: { hits },
  enemies: [{ unit: 'foot', type: 'medium-infantry', figures }],
});

/** An elephant at the origin with its face to the north, and men at places named by where they stand. */
const mad = (...places: readonly (readonly [x: number, y: number])[]): MadElephant => ({
  place: { at: { x: 0, y: 0 }, facing: 0 },
  stand: { front: 4, depth: 6 },
  near: places.map(([x, y]): InTheWay => ({ id: `${x},${y}`, unit: y < 0 ? 'friends' : 'foes', at: { x, y } })),
});
const ids = (destroyed: readonly InTheWay[]) => destroyed.map(({ id }) => id);

describe('war elephants in melee', () => {
  it('carry a driver and a man with missiles [cady/ancient-medieval/elephant/crew]', () => {
    expect(elephantCrew).toEqual(['missile-man', 'driver']);
  });

  it('fight every figure in reach at 8, a die against each [cady/ancient-medieval/elephant/melee-eight] [cady/ancient-medieval/elephant/multiple-melee] [cady/ancient-medieval/elephant/attack-order]', () => {
    // Three men at 6, then the elephant at 8 against each of them.
    const result = usingScript([6, 7, 12, 8, 9, 1], dice => meleeWithElephant(melee(3), dice));
    expect(result.losses).toMatchObject([{ unit: 'foot', lost: 2 }]);
    // The foot throws first; what the elephant throws is its own.
    expect(result.thrown).toEqual(['foot', null]);
    expect(result.odds.point).toBe(8);
    expect(result.elephant).toMatchObject({ hits: 1, fate: 'stands' });
    const sheet = reading('cady/ruling/elephant-melee', 'order-sheet');
    expect(usingScript([1, 10], dice => meleeWithElephant(melee(1), dice, sheet)).elephant.hits).toBe(0);
  });

  it('rampage with the sixth hit, there and then [cady/ancient-medieval/elephant/hits-to-rampage]', () => {
    const result = usingScript([12, 12, 12, 12], dice => meleeWithElephant(melee(2, 4), dice));
    expect(result.elephant).toMatchObject({ hits: 6, fate: 'rampages' });
    expect(result.losses).toMatchObject([{ unit: 'foot', lost: 2 }]);
  });

  it('long weapons behind its enemies strike it too, out of its reach [cady/ancient-medieval/elephant/multiple-melee]', () => {
    const reachedBy = [{ figures: 2, exposed: 0, because: [] }];
    const result = usingScript([1, 9, 9, 9], dice => meleeWithElephant({ ...melee(1), reachedBy }, dice));
    expect(result.elephant.hits).toBe(3);
    expect(result.losses).toMatchObject([{ unit: 'foot', lost: 0 }]);
  });

  it('others than elephants are sent to the ordinary melee', () => {
    expect(() => meleeWithElephant({ ...melee(1), type: 'heavy-cavalry' }, rolled(1))).toThrow(RuleViolation);
  });

  it('solved, its hits are a binomial of its enemies; rolled, it agrees', () => {
    const rule = (dice: Parameters<typeof meleeWithElephant>[1]) => meleeWithElephant(melee(5), dice).elephant.hits;
    for (let hits = 0; hits <= 5; hits++) {
      expect(distribution(rule).probability(hits)).toBeCloseTo(binomial(5, hits, 1 / 3), 12);
    }
    expectSampledAsSolved(rule, 218);
  });
});

describe('a rampage', () => {
  it('2 to 9 forward, 10 and 11 backward, 12 all around [cady/ancient-medieval/elephant/rampage-table]', () => {
    const does = (sum: number) => rampageResult({ sum }).does;
    expect([2, 9, 10, 11, 12].map(does)).toEqual(['forward', 'forward', 'backward', 'backward', 'crushes-around']);
    expect(() => rampageResult({ sum: 1 })).toThrow(RuleViolation);
  });

  it('forward: whoever stands in six centimetres across its stand, the nearest six [cady/ancient-medieval/elephant/rampage-table]', () => {
    const line = mad([0, 1], [2, 6], [-2, 3], [2.1, 3], [0, 6.1], [0, -7]);
    const run = usingScript([3, 4], dice => rampage(line, dice));
    expect(run).toMatchObject({ sum: 7, does: 'forward', removed: true });
    expect(ids(run.destroyed)).toEqual(['0,1', '-2,3', '2,6']);
    const crowd = mad([0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [1, 6]);
    expect(usingScript([1, 1], dice => rampage(crowd, dice)).destroyed).toHaveLength(6);
  });

  it('backward: friends behind it [cady/ancient-medieval/elephant/rampage-table]', () => {
    const both = mad([0, 2], [0, -7], [1, -12], [0, -12.5]);
    expect(ids(usingScript([5, 5], dice => rampage(both, dice)).destroyed)).toEqual(['0,-7', '1,-12']);
  });

  it('12: everybody within six centimetres of its stand, however many [cady/ancient-medieval/elephant/rampage-table]', () => {
    const ring = mad([0, 6], [8, -3], [-8, -3], [0, -12], [7, 6], [1, 1], [1, -7], [2, 2], [9, 0]);
    expect(ids(usingScript([6, 6], dice => rampage(ring, dice)).destroyed)).toEqual([
      '1,-7',
      '1,1',
      '2,2',
      '-8,-3',
      '0,-12',
      '0,6',
      '8,-3',
    ]);
  });

  it('the order sheet: backward at 10, still at 11, four around at 12 [cady/ancient-medieval/sheet/elephant-rampage]', () => {
    const rules = ancientMedievalRulesUnder({
      rulings: {
        'cady/ruling/elephant-rampage-forward': 'order-sheet',
        'cady/ruling/elephant-rampage-10': 'order-sheet',
        'cady/ruling/elephant-rampage-11': 'order-sheet',
        'cady/ruling/elephant-rampage-12': 'order-sheet',
      },
    });
    const far = mad([0, 1], [0, 30], [0, -40]);
    expect(ids(trampled(far, rampageResult({ sum: 5 }, rules)))).toEqual(['0,1', '0,30']);
    expect(ids(trampled(far, rampageResult({ sum: 10 }, rules)))).toEqual(['0,-40']);
    expect(trampled(far, rampageResult({ sum: 11 }, rules))).toEqual([]);
    expect(ids(trampled(mad([0, 4], [0, 5]), rampageResult({ sum: 12 }, rules)))).toEqual(['0,4']);
  });

  it('is the end of the elephant [cady/ancient-medieval/elephant/rampage-removes]', () => {
    expect(usingScript([1, 2], dice => rampage(mad(), dice)).removed).toBe(true);
    const twelve = reading('cady/ruling/elephant-after-rampage', 'twelve');
    expect(usingScript([1, 2], dice => rampage(mad(), dice, twelve)).removed).toBe(false);
    expect(usingScript([6, 6], dice => rampage(mad(), dice, twelve)).removed).toBe(true);
  });

  it('solved: 30 of 36 throws run forward, 5 backward, one crushes', () => {
    const solved = distribution(dice => rampage(mad(), dice).does);
    expect(solved.probability('forward')).toBeCloseTo(30 / 36, 12);
    expect(solved.probability('backward')).toBeCloseTo(5 / 36, 12);
    expect(solved.probability('crushes-around')).toBeCloseTo(1 / 36, 12);
    expectSampledAsSolved(dice => rampage(mad([0, 1], [0, -7]), dice).destroyed.length, 202);
  });

  it('takes whoever it takes from those near, none twice, six at most unless it crushes all', () => {
    const at = fc.tuple(fc.integer({ min: -15, max: 15 }), fc.integer({ min: -20, max: 15 }));
    fc.assert(
      fc.property(fc.uniqueArray(at, { selector: String, maxLength: 40 }), fc.integer(), (places, seed) => {
        const { destroyed, does } = rampage(mad(...places), rolled(seed));
        expect(new Set(ids(destroyed)).size).toBe(destroyed.length);
        if (does !== 'crushes-around') expect(destroyed.length).toBeLessThanOrEqual(6);
        for (const { at: place } of destroyed) {
          if (does === 'forward') expect(place.y).toBeGreaterThanOrEqual(0);
          if (does === 'backward') expect(place.y).toBeLessThanOrEqual(-6);
        }
      }),
    );
  });
});

describe('what else elephants do', () => {
  it('it melees at eight against all who attack it, from behind too, and they strike as others do [cady/ancient-medieval/elephant/melee-eight]', () => {
    const from = (choice: string) => {
      const rules = reading('cady/ruling/elephant-attacked-aside', choice);
      const enemies = [{ unit: 'red-1', type: 'light-infantry', figures: 2, attacksRear: true }] as const;
      const elephant = { hits: 0, bolts: 0 } as const;
      const melee = { type: 'war-elephant-archer', elephant, attackedOn: 'rear', enemies } as const;
      const { odds, thrown } = meleeWithElephant(melee as never, rolled(1), rules);
      return { point: odds.point, thrown: thrown.filter(unit => unit === 'red-1').length };
    };
    expect(from('eight-against-all')).toEqual({ point: 8, thrown: 1 });
    expect(from('as-any-figure')).toEqual({ point: 6, thrown: 0 });
  });

  it('the driver kills his beast with an order for this turn, and nobody else does [cady/ancient-medieval/elephant/mahout-kill]', () => {
    const spike = { ordered: true, driverAlive: true, rampaging: true };
    expect(mahoutSpike(spike).killed).toBe(true);
    expect(mahoutSpike({ ...spike, ordered: false }).killed).toBe(false);
    expect(mahoutSpike({ ...spike, driverAlive: false }).killed).toBe(false);
    expect(mahoutSpike(spike, reading('cady/ruling/elephant-mahout', 'no')).killed).toBe(false);
  });

  it('cavalry within ten centimetres moves away next turn [cady/ancient-medieval/elephant/cavalry-flees] [cady/ancient-medieval/sheet/elephant-cavalry]', () => {
    const horse = { type: 'heavy-cavalry', side: 'red', elephants: [{ side: 'red', distance: 10 }] } as const;
    expect(horsesFearElephants(horse)).toMatchObject({ flees: true, toDistance: 10 });
    expect(horsesFearElephants({ ...horse, elephants: [{ side: 'blue', distance: 10.001 }] }).flees).toBe(false);
    expect(horsesFearElephants({ ...horse, type: 'hoplites' }).flees).toBe(false);
    expect(horsesFearElephants({ ...horse, type: 'mongol-horse-archer' }).flees).toBe(true);
    const enemy = reading('cady/ruling/elephant-cavalry-fear', 'enemy-full-move');
    expect(horsesFearElephants(horse, enemy).flees).toBe(false);
    const blue = { ...horse, elephants: [{ side: 'blue', distance: 3 }] };
    expect(horsesFearElephants(blue, enemy)).toMatchObject({ flees: true, toDistance: null });
  });

  it('a unit that one has split reforms in the next turn or routs [cady/ancient-medieval/elephant/breaks-units]', () => {
    const unit = { morale: 3, parts: [12, 6], turns: 1, reformed: false };
    expect(splitByElephant({ ...unit, turns: 0 }).fate).toBe('divided');
    expect(splitByElephant({ ...unit, reformed: true }).fate).toBe('whole');
    expect(splitByElephant(unit)).toMatchObject({ fate: 'routs', figures: 18 });
    const smaller = reading('cady/ruling/elephant-split-unit', 'smaller-part');
    expect(splitByElephant(unit, smaller)).toMatchObject({ fate: 'part-routs', figures: 6 });
  });
});
