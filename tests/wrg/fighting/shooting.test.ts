import { describe, expect, it } from 'vitest';
import { usingScript } from '../../../src/dice/index.js';
import { missileColumn, shieldlessLine } from '../../../src/rulesets/wrg/casualties/target.js';
import { type Shot, shootingFactors } from '../../../src/rulesets/wrg/shooting/factors.js';
import { crewShooters, shoot, shootingOdds, type Volley } from '../../../src/rulesets/wrg/shooting/shoot.js';
import { targetPriority } from '../../../src/rulesets/wrg/shooting/targets.js';
import { expectSampledAsSolved } from '../../cady/sampled.js';
import { wrgRulesUnder } from '../../rules-under.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const reading = (ruling: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: taken } });
const foot = { type: 'li', training: 'regular', class: 'C' } as const;
const horse = { type: 'lc', training: 'barbarian', class: 'B' } as const;

/** Ten slingers at horse archers who gallop past and shoot. */
const slingers: Volley = {
  parts: [
    {
      shooters: foot,
      weapon: 'sling',
      target: { type: 'lc', shieldless: true, moved: 120 },
      distance: 80,
      figures: 10,
    },
  ],
};

describe('the worked example [wrg/casualties/example] [wrg/shooting/factors/use]', () => {
  it('comes to a total of 3 and 16 casualties since the factor is 2', () => {
    const { parts, casualties } = usingScript([3, 5], dice => shoot(slingers, dice));
    expect(parts[0]).toMatchObject({ weapon: 2, tactical: 0, random: 1, total: 3, casualties: 16 });
    expect(casualties).toBe(16);
  });

  it('comes to a total of 2 and 13 casualties before the ink, with the factor of 1 that it was written with', () => {
    const { parts, casualties } = usingScript([3, 5], dice => shoot(slingers, dice, printed));
    expect(parts[0]).toMatchObject({ weapon: 1, tactical: 0, random: 1, total: 2 });
    expect(casualties).toBe(13);
  });
});

const shot = (more: Partial<Shot>): Shot => ({
  shooters: foot,
  weapon: 'bow',
  target: { type: 'mi' },
  distance: 50,
  ...more,
});
const tactical = (more: Partial<Shot>, rules = wrgRulesUnder()) => shootingFactors(shot(more), rules).tactical;

describe('weapon factors of shooting', () => {
  const against = (weapon: Shot['weapon'], type: Shot['target']['type'], rules = wrgRulesUnder()) =>
    shootingFactors(shot({ weapon, target: { type } }), rules).weapon;

  it('by weapon and target [wrg/shooting/factors/table] [wrg/shooting/crew/engine]', () => {
    const types = ['shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'elephant', 'chariot'] as const;
    expect(types.map(type => against('bow', type))).toEqual([0, 3, 4, 2, 2, 3, 2, 1, 1]);
    expect(types.map(type => against('javelins', type))).toEqual([0, 3, 4, 2, 2, 3, 2, 1, 1]);
    expect(types.map(type => against('crossbow', type))).toEqual([1, 1, 1, 0, 1, 1, 0, 1, 0]);
    expect(types.map(type => against('engine', type))).toEqual([1, 1, 1, 0, 1, 1, 0, 1, 0]);
  });

  it('staff-slings by text or sheet [wrg/shooting/factors/staff-slings] [wrg/sheet/staff-slings]', () => {
    expect(against('staff-sling', 'mc')).toBe(4);
    expect(against('staff-sling', 'mc', reading('staff-sling-row', 'with-crossbows'))).toBe(1);
  });

  it('against what is as something else [wrg/shooting/target/engines] [wrg/shooting/target/lmi] [wrg/shooting/target/lhi] [wrg/shooting/target/ehc]', () => {
    expect([missileColumn({ type: 'engine' }), missileColumn({ type: 'lmi' }), missileColumn({ type: 'lhi' })]).toEqual(
      ['li', 'mi', 'hi'],
    );
    expect([missileColumn({ type: 'ehc' }), missileColumn({ type: 'ehc' }, 'flank')]).toEqual(['shc', 'hc']);
    expect(() => missileColumn({ type: 'wagon' })).toThrow('no weapon factor');
  });

  it('against those on foot, without riders, or deep [wrg/shooting/target/mounting] [wrg/shooting/target/dismounted] [wrg/shooting/target/riderless-animals] [wrg/shooting/target/deep-lights-variant]', () => {
    const types = ['lc', 'mc', 'hc', 'ehc', 'shc'] as const;
    expect(types.map(type => missileColumn({ type, dismounted: true }))).toEqual(['li', 'mi', 'hi', 'hi', 'shc']);
    expect(types.map(type => missileColumn({ type, riderless: true }))).toEqual(['hc', 'hc', 'hc', 'shc', 'shc']);
    expect(missileColumn({ type: 'lc', riderless: true }, 'front', printed)).toBe('lc');
    expect(missileColumn({ type: 'li', ranks: 3 })).toBe('li');
    expect(missileColumn({ type: 'li', ranks: 3 }, 'front', printed)).toBe('mi');
    expect(missileColumn({ type: 'li', ranks: 2 }, 'front', printed)).toBe('li');
    expect(missileColumn({ type: 'lc', ranks: 3 }, 'front', printed)).toBe('mc');
  });
});

describe('tactical factors of shooting', () => {
  it('cover, but not of stone-throwers [wrg/shooting/tactical/cover]', () => {
    const target = { type: 'mi', partialCover: true } as const;
    const engine = { type: 'engine', training: 'regular', engine: 'light-stone-thrower' } as const;
    expect(tactical({ target })).toBe(-1);
    expect(tactical({ target, weapon: 'engine', shooters: engine })).toBe(0);
    expect(tactical({ target, weapon: 'engine', shooters: { ...engine, engine: 'light-bolt-thrower' } })).toBe(-1);
    const sheet = reading('tactical-factors-of-the-sheet', 'sheet');
    expect(tactical({ target, weapon: 'engine', shooters: engine }, sheet)).toBe(-1);
  });

  it('targets that move sixty paces [wrg/shooting/tactical/moving-target]', () => {
    expect([59, 60].map(moved => tactical({ target: { type: 'mi', moved } }))).toEqual([0, -1]);
  });

  it('half range of archers, and of crossbows since the ink [wrg/shooting/tactical/long-range] [wrg/shooting/range/mounted-archers]', () => {
    const at = (
      weapon: Shot['weapon'],
      shooters: Shot['shooters'],
      distances: readonly number[],
      rules = wrgRulesUnder(),
    ) => distances.map(distance => tactical({ weapon, shooters, distance }, rules));
    expect(at('bow', foot, [120, 121])).toEqual([0, -1]);
    expect(at('bow', horse, [90, 91])).toEqual([0, -1]);
    expect(at('crossbow', foot, [150, 151])).toEqual([0, -1]);
    expect(at('sling', foot, [119])).toEqual([0]);
    expect(at('bow', horse, [60, 61], printed)).toEqual([0, -1]);
    expect(at('bow', foot, [120, 121], printed)).toEqual([0, -1]);
    expect(at('crossbow', foot, [299], printed)).toEqual([0]);
    const uphill = { distance: 125, height: 'uphill' } as const;
    expect(tactical(uphill)).toBe(-1);
    expect(tactical(uphill, reading('half-of-which-range', 'as-the-ground-makes-it'))).toBe(0);
  });

  it('shields that cannot be used [wrg/shooting/tactical/shieldless-1] [wrg/shooting/tactical/shieldless-2] [wrg/shields/ehc-need-shields]', () => {
    const of = (type: Shot['target']['type'], rules = wrgRulesUnder()) =>
      tactical({ target: { type, shieldless: true } }, rules);
    const types = ['lc', 'hc', 'ehc', 'shc', 'li', 'lmi', 'lhi', 'mi', 'hi', 'elephant', 'chariot', 'engine'] as const;
    expect(types.map(type => of(type))).toEqual([1, 1, 1, 0, 1, 2, 1, 2, 1, 0, 0, 0]);
    expect(of('li', printed)).toBe(2);
    expect(tactical({ weapon: 'engine', target: { type: 'mi', shieldless: true } })).toBe(0);
    expect(shieldlessLine({ type: 'hc', riderless: true })).toBeUndefined();
  });

  it('overhead [wrg/shooting/overhead/penalty] [wrg/shooting/tactical/overhead-variant]', () => {
    const from = (overhead: Shot['overhead'], rules = wrgRulesUnder()) =>
      tactical({ ...(overhead && { overhead }) }, rules);
    expect(from({ from: 'flat' })).toBe(-1);
    expect(from({ from: 'elevation' })).toBe(0);
    expect([20, 21].map(nearestFriend => from({ from: 'slope', nearestFriend }))).toEqual([-1, 0]);
    expect(from({ from: 'flat' }, reading('overhead-penalty', 'never'))).toBe(0);
    expect(from({ from: 'flat' }, printed)).toBe(-1);
    expect(tactical({ shooters: horse, overhead: { from: 'flat' } }, printed)).toBe(0);
  });

  it('narrow bases [wrg/basing/transition-penalty]', () => {
    expect(tactical({ narrowBases: -2 })).toBe(-2);
    expect(tactical({ others: [{ points: -3, clause: 'wrg/weather/drought', because: 'thirst' }] })).toBe(-3);
  });
});

describe('a volley', () => {
  it('after a charge: half a rank, at turned backs [wrg/shooting/charge/chargers-disorganised]', () => {
    const part = {
      shooters: horse,
      weapon: 'bow',
      target: { type: 'ehc' },
      distance: 20,
      figures: 12,
      nearestRank: 6,
    } as const;
    const { parts } = usingScript([3, 3], dice => shoot({ parts: [{ ...part, afterCharge: true }] }, dice));
    expect(parts[0]).toMatchObject({ figures: 3, weapon: 3, tactical: 1, total: 4, casualties: 6 });
  });

  it('the dice count one, E types lose all of it and gain nothing [wrg/shooting/random/standard] [wrg/shooting/random/dice] [wrg/shooting/random/e-types]', () => {
    const random = (training: 'regular' | 'barbarian', of: 'C' | 'E', script: readonly number[]) =>
      usingScript([...script], dice =>
        shoot({ parts: [{ ...slingers.parts[0]!, shooters: { type: 'li', training, class: of } }] }, dice),
      ).parts[0]!.random;
    expect([random('regular', 'C', [5, 2]), random('regular', 'C', [3, 3]), random('barbarian', 'C', [2, 6])]).toEqual([
      -1, 0, 1,
    ]);
    expect([random('barbarian', 'E', [2, 6]), random('barbarian', 'E', [5, 1])]).toEqual([0, -4]);
  });

  it('of several parts, thrown once or for each', () => {
    const mixed: Volley = { parts: [slingers.parts[0]!, { ...slingers.parts[0]!, weapon: 'crossbow', figures: 5 }] };
    expect(usingScript([3, 5], dice => shoot(mixed, dice)).casualties).toBe(16 + 4);
    const each = reading('mixed-bodies', 'throw-each');
    expect(usingScript([3, 5, 3, 3], dice => shoot(mixed, dice, each)).casualties).toBe(16 + 3);
  });

  it('exact odds are those of the dice', () => {
    const odds = shootingOdds(slingers);
    expect(odds.outcomes.map(({ value }) => value)).toEqual([8, 13, 16]);
    expect(odds.probability(13)).toBeCloseTo(10 / 36, 12);
    expectSampledAsSolved(dice => shoot(slingers, dice).casualties, 1066);
  });

  it('crews [wrg/shooting/crew/elephant-chariot] [wrg/shooting/crew/engine]', () => {
    expect(crewShooters(3, ['bow', 'bow', 'javelins', 'driver', 'pike'])).toEqual([
      { weapon: 'bow', figures: 6 },
      { weapon: 'javelins', figures: 3 },
    ]);
    expect(crewShooters(2, 5)).toEqual([{ weapon: 'engine', figures: 10 }]);
  });

  it('of nobody is refused', () => {
    expect(() => usingScript([], dice => shoot({ parts: [] }, dice))).toThrow('nobody shoots');
  });
});

describe('whom to shoot at', () => {
  const nearest = { id: 'near', distance: 30 };
  const advancing = { id: 'advancing', distance: 90, advances: true };
  const few = { id: 'few', distance: 100, shootingAtUs: 4 };
  const ordered = { id: 'ordered', distance: 100, ordered: true };
  const supported = { id: 'supported', distance: 100, harmsSupported: true };
  const many = { id: 'many', distance: 100, shootingAtUs: 5 };
  const charger = { id: 'charger', distance: 200, advances: true, canCharge: true };
  const all = [nearest, advancing, few, ordered, supported, many, charger];

  it('the first priority that anybody answers to [wrg/shooting/priority/1-chargers] [wrg/shooting/priority/2-equal-shooters] [wrg/shooting/priority/3-supported-friends] [wrg/shooting/priority/4-any-shooters] [wrg/shooting/priority/5-advancing] [wrg/shooting/priority/6-nearest]', () => {
    const found = [7, 6, 5, 3, 2, 1].map(number => {
      const { priority, among } = targetPriority({ weapon: 'bow', shooters: 10, targets: all.slice(0, number) });
      return [priority, ...among];
    });
    expect(found).toEqual([
      [1, 'charger'],
      [2, 'many'],
      [3, 'ordered', 'supported'],
      [4, 'few'],
      [5, 'advancing'],
      [6, 'near'],
    ]);
  });

  it('hand-hurled weapons are free [wrg/shooting/priority/applies]', () => {
    const { priority, among } = targetPriority({ weapon: 'javelins', shooters: 10, targets: all });
    expect([priority, among.length]).toEqual([null, 7]);
    expect(targetPriority({ weapon: 'bow', shooters: 10, targets: [] })).toEqual({
      priority: null,
      among: [],
      because: [],
    });
    expect(() => targetPriority({ weapon: 'bow', shooters: 1, targets: [nearest, nearest] })).toThrow('one id');
  });
});
