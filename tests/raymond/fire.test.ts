import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, scripted } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  artilleryFire,
  bounceOdds,
  bounceThrough,
  type Fire,
  type FireTarget,
  fireOdds,
  musketFire,
  rangeBand,
} from '../../src/rulesets/raymond/fire/fire.js';
import { type RaymondRules, raymondRules } from '../../src/rulesets/raymond/rules.js';
import { type GunKind, gunKinds } from '../../src/rulesets/raymond/troops.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { raymondRulesUnder } from '../rules-under.js';

/** Foot in line: changes no dice. */
const footInLine: FireTarget = { formation: 'line', mounted: false, stands: 4 };
const foot = (over: Partial<FireTarget> = {}): FireTarget => ({ ...footInLine, ...over });
const muskets = (stands: number, target = footInLine) => ({ weapon: 'muskets', stands, target }) as const;
const heavyGun = (range: number, target = footInLine) => ({ weapon: 'heavy-guns', range, target }) as const;
const diceOf = (fire: Fire, rules?: RaymondRules) => fireOdds(fire, rules).dice;

function used<R>(faces: readonly number[], rule: (dice: ReturnType<typeof scripted>) => R): R {
  const dice = scripted(faces);
  const result = rule(dice);
  dice.done();
  return result;
}

describe('the worked examples of fire', () => {
  it('four stands of muskets at six mounted stands in mass throw six dice (raymond/fire/musket-dice raymond/fire/modifiers-stack raymond/fire/hit-number)', () => {
    const fire = muskets(4, { formation: 'mass', mounted: true, stands: 6 });
    const result = used([1, 2, 2, 4, 5, 6], dice => musketFire(fire, dice));
    expect(result).toMatchObject({ dice: 6, hits: 3, bouncing: 0 });
    expect(result.because.map(({ clause, effect }) => [clause, effect])).toEqual([
      ['raymond/fire/musket-dice', '4 dice'],
      ['raymond/fire/modifier-mass', '+1 die'],
      ['raymond/fire/modifier-mounted', '+1 die'],
      ['raymond/fire/hit-number', 'hits on 2 or less'],
    ]);
  });

  it('a heavy gun at a mass of foot 19 inches off throws three dice (raymond/fire/artillery-dice)', () => {
    const result = used([2, 2, 5], dice => artilleryFire(heavyGun(19, foot({ formation: 'mass' })), dice));
    expect(result).toMatchObject({ dice: 3, hits: 2 });
  });

  it('a number of dice that the print has lost says so (raymond/ruling/lost-artillery-dice)', () => {
    const said = (weapon: GunKind, range: number) => fireOdds({ weapon, range, target: foot() }).because[0]?.because;
    expect(said('heavy-guns', 5)).toContain('the printed number of dice is lost, this is a reconstruction');
    expect(said('heavy-guns', 11)).toBe('heavy guns at 11", close range');
    expect(said('light-guns', 11)).toContain('a reconstruction');
    expect(said('frame-guns', 5)).toBe('frame guns at 5", point-blank range');
  });

  it('the one miss bounces with one die and no modifiers (raymond/bounce/dice raymond/bounce/no-modifiers raymond/bounce/once)', () => {
    expect(used([2], dice => bounceThrough({ misses: 1 }, dice))).toMatchObject({ dice: 1, hits: 1, bouncing: 0 });
    expect(used([3], dice => bounceThrough({ misses: 1 }, dice))).toMatchObject({ dice: 1, hits: 0, bouncing: 0 });
  });

  it('but grape at 19 inches does not bounce: the rule stands against the example (raymond/bounce/medium-only)', () => {
    const bouncing = (range: number) => used([6], dice => artilleryFire(heavyGun(range), dice)).bouncing;
    const mass = foot({ formation: 'mass' });
    expect(used([2, 2, 5], dice => artilleryFire(heavyGun(19, mass), dice)).bouncing).toBe(0);
    expect(bouncing(20.001)).toBe(1);
    expect(bouncing(40)).toBe(1);
    expect(used([6], dice => artilleryFire(heavyGun(41, mass), dice)).bouncing).toBe(0);
    const rules = raymondRulesUnder({ 'raymond/ruling/bounce-band': 'as-in-the-example' });
    expect(used([2, 2, 5], dice => artilleryFire(heavyGun(19, mass), dice, rules)).bouncing).toBe(1);
  });
});

describe('dice of a set', () => {
  it('one for each musket stand, however far (raymond/fire/musket-dice raymond/fire/adjacent-regardless-of-range)', () => {
    expect([1, 2, 6].map(stands => diceOf(muskets(stands)))).toEqual([1, 2, 6]);
  });

  it('one more at a mass or a defensive mass (raymond/fire/modifier-mass)', () => {
    expect(diceOf(muskets(2, foot({ formation: 'mass' })))).toBe(3);
    expect(diceOf(muskets(2, foot({ formation: 'defensive mass' })))).toBe(3);
  });

  it('one more at mounted units (raymond/fire/modifier-mounted)', () => {
    expect(diceOf(muskets(2, foot({ mounted: true })))).toBe(3);
  });

  it('one less at a single stand, to none at all (raymond/fire/modifier-single-stand)', () => {
    expect(diceOf(muskets(2, foot({ stands: 1 })))).toBe(1);
    expect(used([], dice => musketFire(muskets(1, foot({ stands: 1 })), dice))).toMatchObject({ dice: 0, hits: 0 });
    expect(diceOf(muskets(1, foot({ stands: 1, mounted: true })))).toBe(1);
  });

  it('what terrain gives or takes (raymond/fire/terrain-effects-agreed)', () => {
    expect(diceOf(muskets(3, foot({ terrainDice: -1 })))).toBe(2);
    expect(diceOf(muskets(3, foot({ terrainDice: 2 })))).toBe(5);
    expect(fireOdds(muskets(3, foot({ terrainDice: -1 }))).because).toContainEqual({
      clause: 'raymond/fire/terrain-effects-agreed',
      because: 'terrain at the target',
      effect: '−1 die',
    });
  });

  it('guns by kind and band, a limit with the nearer band (raymond/fire/artillery-range-bands raymond/fire/artillery-dice)', () => {
    const ranges = [0, 10, 10.001, 20, 20.001, 40, 40.001, 80];
    const bands = ranges.map(range => rangeBand(range));
    expect(bands).toEqual(['point-blank', 'point-blank', 'close', 'close', 'medium', 'medium', 'long', 'long']);
    expect(rangeBand(80.001)).toBeUndefined();
    expect(ranges.map(range => diceOf(heavyGun(range)))).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
    expect([5, 15, 30].map(range => diceOf({ weapon: 'light-guns', range, target: footInLine }))).toEqual([2, 1, 0]);
  });

  it('frame guns at close range throw what the target adds alone (raymond/fire/frame-gun-zero-dice)', () => {
    const frame = (target: FireTarget) => fireOdds({ weapon: 'frame-guns', range: 15, target });
    expect(frame(footInLine).dice).toBe(0);
    expect(frame(foot({ formation: 'mass', mounted: true })).dice).toBe(2);
    expect(frame(footInLine).because[0]).toMatchObject({ clause: 'raymond/fire/frame-gun-zero-dice' });
  });

  it('none where the gun cannot fire: that is refused (raymond/fire/artillery-dice)', () => {
    const out = (weapon: (typeof gunKinds)[number], range: number) => () =>
      fireOdds({ weapon, range, target: footInLine });
    for (const refused of [out('frame-guns', 21), out('light-guns', 41), out('heavy-guns', 81)]) {
      expect(refused).toThrow(RuleViolation);
      expect(refused).toThrow(/range: .* cannot fire at/);
    }
  });

  it('nonsense is refused with its path', () => {
    const path = (fire: Fire) => {
      try {
        fireOdds(fire);
      } catch (fault) {
        return fault instanceof RuleViolation ? fault.path : fault;
      }
      return undefined;
    };
    expect(path(muskets(0))).toBe('stands');
    expect(path(muskets(1.5))).toBe('stands');
    expect(path(muskets(1, foot({ stands: 0 })))).toBe('target.stands');
    expect(path(heavyGun(-1))).toBe('range');
    expect(path(heavyGun(Number.NaN))).toBe('range');
    expect(() => bounceOdds({ misses: -1 })).toThrow(RuleViolation);
  });
});

describe('laws of fire', () => {
  const target: fc.Arbitrary<FireTarget> = fc.record({
    formation: fc.constantFrom('line', 'mass', 'defensive mass'),
    mounted: fc.boolean(),
    stands: fc.integer({ min: 1, max: 6 }),
    terrainDice: fc.integer({ min: -3, max: 3 }),
  });
  const stands = fc.integer({ min: 1, max: 6 });
  const fire: fc.Arbitrary<Fire> = fc.oneof(
    fc.record({ weapon: fc.constant('muskets'), stands, target }),
    fc.record({ weapon: fc.constant('heavy-guns'), range: fc.double({ min: 0, max: 80, noNaN: true }), target }),
    fc.record({ weapon: fc.constant('light-guns'), range: fc.double({ min: 0, max: 40, noNaN: true }), target }),
  );

  it('a stand more is never a die fewer', () => {
    fc.assert(
      fc.property(stands, target, (n, at) => {
        expect(diceOf(muskets(n + 1, at))).toBeGreaterThanOrEqual(diceOf(muskets(n, at)));
      }),
    );
  });

  it('a gun never throws more dice from farther off, nor a smaller gun more than a larger', () => {
    const range = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(range, range, target, (a, b, at) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        for (const weapon of gunKinds) {
          expect(diceOf({ weapon, range: far, target: at })).toBeLessThanOrEqual(
            diceOf({ weapon, range: near, target: at }),
          );
        }
        const byGun = gunKinds.map(weapon => diceOf({ weapon, range: near, target: at }));
        expect([...byGun].sort((x, y) => x - y)).toEqual(byGun);
      }),
    );
  });

  it('the reasons add up to the dice', () => {
    const diceIn = (effect: string): number => {
      const [, sign, dice] = /^([+−]?)(\d+) (?:die|dice)$/.exec(effect) ?? [];
      return dice === undefined ? 0 : Number(dice) * (sign === '−' ? -1 : 1);
    };
    fc.assert(
      fc.property(fire, shot => {
        const { dice, because } = fireOdds(shot);
        const sum = because.reduce((total, { effect }) => total + diceIn(effect), 0);
        expect(dice).toBe(Math.max(0, sum));
      }),
    );
  });

  it('every die hits or misses, and only misses at medium range bounce', () => {
    fc.assert(
      fc.property(fire, fc.integer(), (shot, seed) => {
        const dice = rolled(seed);
        const result = shot.weapon === 'muskets' ? musketFire(shot, dice) : artilleryFire(shot, dice);
        expect(result.hits).toBeLessThanOrEqual(result.dice);
        const { band } = fireOdds(shot);
        expect(result.bouncing).toBe(band === 'medium' ? result.dice - result.hits : 0);
      }),
    );
  });

  it('the odds are those of so many dice with two faces of six', () => {
    const hits = distribution(dice => musketFire(muskets(4, foot({ formation: 'mass', mounted: true })), dice).hits);
    for (let n = 0; n <= 6; n++) expect(hits.probability(n)).toBeCloseTo(binomial(6, n, 1 / 3), 12);
  });

  it('exact and thrown agree, bounce included', () => {
    const shot = heavyGun(30, foot({ formation: 'mass', mounted: true }));
    expectSampledAsSolved(dice => {
      const { hits, bouncing } = artilleryFire(shot, dice);
      return hits * 10 + bounceThrough({ misses: bouncing }, dice).hits;
    }, 7);
  });

  it('a house rule changes what it says and nothing else', () => {
    const rules = { ...raymondRules(), fire: { ...raymondRules().fire, hitsOn: 3 } };
    expect(fireOdds(muskets(2), rules).faces).toEqual([1, 2, 3]);
    expect(fireOdds(muskets(2)).faces).toEqual([1, 2]);
  });
});
