import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../../../src/dice/index.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { caltrops, caltropsDepth, caltropsOdds, layCaltrops } from '../../../src/rulesets/wrg/caltrops/caltrops.js';
import { casualties } from '../../../src/rulesets/wrg/casualties/casualties.js';
import {
  burn,
  fireAtMen,
  fireFaults,
  fireLeap,
  fireRange,
  fireShot,
  fireShotOdds,
  grassBurns,
  tankWater,
} from '../../../src/rulesets/wrg/fire/fire.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { aboard, landing, shipCrew } from '../../../src/rulesets/wrg/ships/ships.js';
import {
  behindMerlons,
  defendersOutOfControl,
  escalade,
  gapsMatter,
  lobbedCasualties,
} from '../../../src/rulesets/wrg/siege/fortification.js';
import {
  enemiesOfWorkers,
  mayWork,
  workersOutOfControl,
  workersShielded,
} from '../../../src/rulesets/wrg/siege/working-party.js';
import { wrgRulesUnder } from '../../rules-under.js';

const regulars = { training: 'regular', class: 'C' } as const;

describe('working parties', () => {
  it('are foot or dismounted horse, but no barbarians of class B [wrg/siege/working/who]', () => {
    expect(mayWork({ type: 'hi', ...regulars })).toBe(true);
    expect(mayWork({ type: 'hc', ...regulars })).toBe(false);
    expect(mayWork({ type: 'hc', ...regulars, dismounted: true })).toBe(true);
    expect(mayWork({ type: 'li', training: 'barbarian', class: 'B' })).toBe(false);
    expect(mayWork({ type: 'li', training: 'regular', class: 'B' })).toBe(true);
    expect(mayWork({ type: 'elephant', ...regulars })).toBe(false);
  });

  it('count a garrison as one unit [wrg/siege/working/unit]', () => {
    expect(enemiesOfWorkers({ inFort: 5, outside: 2 })).toBe(3);
    expect(enemiesOfWorkers({ inFort: 0, outside: 2 })).toBe(2);
  });

  it('out of control they work, or meet a sortie [wrg/siege/working/uncontrolled]', () => {
    expect(workersOutOfControl({ carries: 'ladders', sortie: true })).toBe('advance');
    expect(workersOutOfControl({ carries: 'fascines' })).toBe('advance');
    expect(workersOutOfControl({ sortie: true })).toBe('meet-the-sortie');
    expect(workersOutOfControl({})).toBe('double-work');
  });

  it('have no shields, except behind pavises [wrg/siege/working/unshielded] [wrg/siege/working/mantlets]', () => {
    expect(workersShielded({ workers: 6 })).toMatchObject({ shieldless: 6, covered: 0 });
    expect(workersShielded({ workers: 6, pavises: 4, bearing: 45 })).toMatchObject({ shieldless: 2, covered: 8 });
    expect(workersShielded({ workers: 6, pavises: 4, bearing: 46 })).toMatchObject({ shieldless: 6, covered: 0 });
    expect(workersShielded({ workers: 2, pavises: 4 })).toMatchObject({ shieldless: 0, covered: 6 });
  });
});

describe('fortifications', () => {
  it('merlons count three times [wrg/siege/fort/loopholes] and hide who does not shoot [wrg/siege/fort/not-shooting]', () => {
    expect(behindMerlons({ shooting: true })).toMatchObject({ hurt: true, shielded: true, cover: -3 });
    expect(behindMerlons({ shooting: false }).hurt).toBe(false);
    expect(behindMerlons({ shooting: false, engine: '1-talent-stone-thrower' }).hurt).toBe(true);
    expect(behindMerlons({ shooting: false, engine: 'heavy-bolt-thrower' }).hurt).toBe(false);
  });

  it('stones over the wall [wrg/siege/fort/lob-inside] [wrg/siege/fort/lob-outside]', () => {
    expect(lobbedCasualties({ casualties: 25, from: 'inside', units: 3 })).toBe(25);
    expect(lobbedCasualties({ casualties: 25, from: 'outside', units: 3 })).toBe(4);
    const up = wrgRulesUnder({ rulings: { 'wrg/ruling/blind-casualties': 'parts-count-whole' } });
    expect(lobbedCasualties({ casualties: 25, from: 'outside', units: 3 }, up)).toBe(5);
    expect(lobbedCasualties({ casualties: 25, from: 'outside', units: 0 })).toBe(0);
  });

  it('escalade [wrg/siege/fort/escalade] [wrg/siege/fort/ladders-down]', () => {
    expect(escalade({ footing: false })).toMatchObject({
      escaladersShieldless: true,
      defendersInCover: true,
      laddersDown: false,
    });
    expect(escalade({ footing: true })).toMatchObject({ escaladersShieldless: false, defendersInCover: false });
    expect(escalade({ footing: false, pushedBack: true }).laddersDown).toBe(true);
  });

  it('gaps do not matter inside [wrg/siege/fort/fragmented-front] or aboard [wrg/ship/fragmented-front]', () => {
    expect((['fortification', 'ship', 'elsewhere'] as const).map(gapsMatter)).toEqual([false, false, true]);
  });

  it('defenders out of control [wrg/siege/fort/uncontrolled]', () => {
    expect(defendersOutOfControl({})).toBe('sortie');
    expect(defendersOutOfControl({ breach: 100, escalade: 40 })).toBe('to-the-escalade');
    expect(defendersOutOfControl({ breach: 100 })).toBe('to-the-breach');
  });
});

describe('fire', () => {
  it('is ordered, fetched and lit [wrg/fire/orders] [wrg/fire/supply] [wrg/fire/prepare]', () => {
    const ready = { ordered: true, figures: 25, inField: true, wagons: 1, packAnimals: 1, prepared: 1 };
    expect(fireFaults(ready)).toEqual([]);
    const faults = fireFaults({ ...ready, ordered: false, packAnimals: 0, prepared: 0 });
    expect(faults.map(({ clause }) => clause)).toEqual(['wrg/fire/orders', 'wrg/fire/supply', 'wrg/fire/prepare']);
    expect(fireFaults({ ordered: true, figures: 25, prepared: 1 })).toEqual([]);
  });

  it('flies half as far [wrg/fire/range]', () => {
    expect(fireRange(240, 'bow')).toBe(120);
    expect(fireRange(40, 'javelins')).toBe(40);
  });

  it('has a factor of its own against things [wrg/fire/weapon-factor]', () => {
    expect(fireShot({ figures: 10, ...regulars }, scripted([3, 3]))).toMatchObject({
      weapon: 1,
      hits: casualties(1, 10),
    });
    expect(fireShot({ figures: 10, protectedTarget: true, ...regulars }, scripted([2, 5]))).toMatchObject({
      weapon: 0,
      total: 1,
    });
    expect(fireShotOdds({ figures: 4, ...regulars }).probability(casualties(1, 4))).toBeGreaterThanOrEqual(10 / 36);
    expect(fireAtMen(3)).toBe(3);
    const hot = wrgRulesUnder({ rulings: { 'wrg/ruling/men-under-fire-missiles': 'by-the-factor-of-fire' } });
    expect(fireAtMen(3, hot)).toBe(1);
  });

  it('leaps down the wind [wrg/fire/leap], over grass when it is dry [wrg/fire/grass]', () => {
    expect((['calm', 'light', 'strong'] as const).map(wind => fireLeap(wind))).toEqual([0, 10, 30]);
    expect(grassBurns({ dry: true, wind: 'strong' })).toBe(true);
    expect(grassBurns({ dry: true, wind: 'light' })).toBe(false);
    expect(grassBurns({ dry: false, wind: 'strong' })).toBe(false);
  });

  it('makes things untenable at twenty points, for three periods [wrg/fire/untenable] [wrg/fire/too-late]', () => {
    expect(burn({ points: 12, added: 7 }).state).toBe('burning');
    const alight = burn({ points: 12, added: 8 });
    expect(alight).toMatchObject({ points: 20, state: 'untenable', untenableFor: 0 });
    const helpers = { figures: 20, buckets: true, waterAt: 10 };
    const first = burn({ ...alight, fighters: helpers });
    expect(first).toMatchObject({ points: 20, untenableFor: 1, state: 'untenable', cancelled: 0 });
    const second = burn(first);
    expect(second.state).toBe('untenable');
    expect(burn(second).state).toBe('burnt-out');
  });

  it('spreads by five points a period [wrg/fire/spread-rate]', () => {
    let fire = burn({ points: 0, caught: true });
    const points = [fire.points];
    while (fire.state === 'burning') {
      fire = burn(fire);
      points.push(fire.points);
    }
    expect(points).toEqual([5, 10, 15, 20]);
  });

  it('is fought with buckets and water [wrg/fire/fight] [wrg/fire/buckets]', () => {
    const fought = (fighters: Parameters<typeof burn>[0]['fighters'] & object) => burn({ points: 12, fighters });
    expect(fought({ figures: 5, buckets: true, waterAt: 60 })).toMatchObject({ points: 7, cancelled: 5 });
    expect(fought({ figures: 5, buckets: true, waterAt: 61 }).cancelled).toBe(0);
    expect(fought({ figures: 5, buckets: false, waterAt: 10 }).cancelled).toBe(0);
    expect(fought({ figures: 5, buckets: true, tank: 3 })).toMatchObject({ cancelled: 3, tank: 0 });
    expect(fought({ figures: 15, buckets: true, waterAt: 0 })).toMatchObject({ points: 0, state: 'out' });
    expect(tankWater(2)).toBe(20);
  });

  it('never holds less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.nat(10), fc.boolean(), fc.nat(40), (points, added, caught, figures) => {
        const fighters = { figures, buckets: true, waterAt: 0 };
        const after = burn({ points, added, caught, fighters });
        expect(after.points).toBeGreaterThanOrEqual(0);
        expect(after.points).toBe(points + added + (caught ? 5 : 0) - after.cancelled);
      }),
    );
  });
});

describe('caltrops', () => {
  it('are laid by Roman and Byzantine foot [wrg/caltrops/supply]', () => {
    expect(layCaltrops({ troops: { type: 'hi', nation: 'roman' }, figures: 8 })).toEqual({
      frontage: 40,
      depth: 25,
      periods: 1,
    });
    expect(() => layCaltrops({ troops: { type: 'hi', nation: 'gaul' }, figures: 8 })).toThrow('no caltrops');
    expect(() => layCaltrops({ troops: { type: 'hc', nation: 'byzantine' }, figures: 8 })).toThrow('no caltrops');
    expect(caltropsDepth()).toBeCloseTo(10);
  });

  it('hurt by the figures that pass [wrg/caltrops/effect] [wrg/caltrops/random]', () => {
    const foot = { passing: { type: 'hi', ...regulars }, figures: 12, laidBy: regulars } as const;
    const horse = { ...foot, passing: { type: 'hc', ...regulars } } as const;
    expect(caltrops(foot, scripted([3, 3]))).toMatchObject({ weapon: 0, hits: casualties(0, 12) });
    expect(caltrops(horse, scripted([2, 4]))).toMatchObject({ weapon: 1, total: 2, hits: casualties(2, 12) });
    const odds = caltropsOdds(horse);
    expect(odds.probability(casualties(2, 12))).toBeCloseTo(13 / 36);
    // Barbarians who pass throw nothing, unless the ruling has it so.
    const wild = { ...horse, passing: { type: 'hc', training: 'barbarian', class: 'D' } } as const;
    expect(caltropsOdds(wild).probability(casualties(2, 12))).toBeCloseTo(13 / 36);
    const theirs = wrgRulesUnder({ rulings: { 'wrg/ruling/caltrops-dice': 'of-those-who-pass' } });
    expect(caltropsOdds(wild, theirs).probability(casualties(2, 12))).toBeCloseTo(15 / 36);
    expect(() => caltrops({ ...horse, figures: 1.5 }, seeded(1))).toThrow('1.5');
  });
});

describe('ships', () => {
  it('have their usual crews [wrg/ship/crews]', () => {
    expect(shipCrew({ ship: 'raider', oars: 20 }).fighters).toBe(20);
    const doubled = wrgRules(wrgBook.with({ numbers: { 'wrg/ships/raiders-per-oar': 2 } }));
    expect(shipCrew({ ship: 'raider', oars: 20 }, doubled).fighters).toBe(40);
    expect(shipCrew({ ship: 'galley', upperOars: 12 })).toMatchObject({ javelinmen: 12, heavier: 5 });
    expect(shipCrew({ ship: 'transport' }).points).toBe(10);
  });

  it('are one unit of class C or D in cover [wrg/ship/aboard]', () => {
    expect(aboard('C')).toMatchObject({ units: 1, needsCommand: false, inCover: true, higherThan: ['beach'] });
    expect(() => aboard('A')).toThrow('class A');
  });

  it('are left through a deep ford [wrg/ship/wading], and are cover then [wrg/ship/landed]', () => {
    expect(landing()).toEqual({ wading: { kind: 'ford', width: 30 }, climbing: 0.5, shipsThen: 'friendly-cover' });
  });
});
