import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../../../src/dice/index.js';
import { casualties } from '../../../src/rulesets/wrg/casualties/casualties.js';
import { battery, batteryFactor, batteryOdds } from '../../../src/rulesets/wrg/siege/battery.js';
import { breach, breachSize, canBreak, siegeMeans, siegeWorks } from '../../../src/rulesets/wrg/siege/breach.js';
import { carriage, ladderErecting, ladderReaches } from '../../../src/rulesets/wrg/siege/carriage.js';
import {
  mineAdvance,
  mineDeclared,
  mineFaults,
  minesMeet,
  minesMeetOdds,
} from '../../../src/rulesets/wrg/siege/mining.js';
import { ditchLeft, engineering, workingPace } from '../../../src/rulesets/wrg/siege/work.js';
import { wrgRulesUnder } from '../../rules-under.js';

const regulars = { training: 'regular', class: 'C' } as const;

describe('siege material', () => {
  it('two figures carry a ladder, tall enough for a wall [wrg/siege/material/ladder] [wrg/siege/material/ladder-erect]', () => {
    expect(carriage({ material: 'scaling-ladder', figures: 2 })).toMatchObject({ moves: true, paces: null });
    expect(carriage({ material: 'scaling-ladder', figures: 1 })).toMatchObject({ moves: false, needed: 2 });
    expect([ladderReaches('curtain-wall'), ladderReaches('tower')]).toEqual([true, false]);
    expect(ladderErecting()).toBe(1);
  });

  it('four to six carry a ram [wrg/siege/material/ram]', () => {
    const moves = (figures: number) => carriage({ material: 'ram', figures }).moves;
    expect([3, 4, 6, 7].map(moves)).toEqual([false, true, true, false]);
  });

  it('men inside a tower ask for two more each [wrg/siege/material/penthouse-tower]', () => {
    expect(carriage({ material: 'tower', figures: 10 })).toMatchObject({ moves: true, paces: 20 });
    expect(carriage({ material: 'tower', figures: 15, passengers: 3 })).toMatchObject({ moves: false, needed: 16 });
    expect(carriage({ material: 'penthouse', figures: 8, passengers: 1 }).moves).toBe(true);
    expect(() => carriage({ material: 'ram', figures: 5, passengers: 1 })).toThrow('nobody can be in a ram');
  });

  it('wagons carry it in parts [wrg/siege/material/wagons]', () => {
    expect(carriage({ material: 'tower', wagons: 2 })).toMatchObject({ moves: false, needed: 3 });
    expect(carriage({ material: 'pontoon', wagons: 1 })).toMatchObject({ moves: true, paces: 40 });
    expect(carriage({ material: 'ram', wagons: 5 })).toMatchObject({ moves: false, needed: null });
  });

  it('horsemen carry the small fascine alone [wrg/siege/material/fascine-cavalry] [wrg/siege/material/fascine-infantry]', () => {
    const rider = (material: 'fascine-40mm' | 'fascine-60mm' | 'empty-gabion') =>
      carriage({ material, figures: 1, mounted: true }).moves;
    expect([rider('fascine-40mm'), rider('fascine-60mm'), rider('empty-gabion')]).toEqual([true, false, false]);
    expect(carriage({ material: 'fascine-60mm', figures: 1 }).moves).toBe(true);
  });
});

describe('construction', () => {
  it('by length [wrg/siege/build/earthworks] and twice as fast with pontoons [wrg/siege/build/pontoons]', () => {
    expect(engineering({ build: 'ditch', paces: 60, figures: 20 })).toMatchObject({ needed: 60, periods: 3 });
    expect(engineering({ build: 'bridge-60mm-wide', paces: 40, figures: 10 }).periods).toBe(4);
    expect(engineering({ build: 'bridge-with-pontoons', paces: 40, figures: 10 }).periods).toBe(2);
  });

  it('machines and gabions as a whole [wrg/siege/build/machines] [wrg/siege/build/gabion]', () => {
    const needed = (['penthouse-assembly', 'tower-assembly', 'ram-from-timber', 'gabion-filling'] as const).map(
      build => engineering({ build, figures: 5 }).needed,
    );
    expect(needed).toEqual([30, 50, 10, 1]);
    expect(() => engineering({ build: 'tower-assembly', paces: 5, figures: 5 })).toThrow('no length');
    expect(engineering({ build: 'tower-assembly', figures: 0 }).periods).toBeNull();
  });

  it('a fascine takes 5 mm off a ditch [wrg/siege/build/fascine]', () => {
    expect(ditchLeft(40, 3)).toBe(25);
    expect(ditchLeft(12, 3)).toBe(0);
  });

  it('twice as fast out of control, half as fast in the dark [wrg/siege/working/uncontrolled] [wrg/night/engineering]', () => {
    expect(workingPace({ outOfControl: true }).times).toBe(2);
    expect(workingPace({ dark: true }).times).toBe(0.5);
    expect(engineering({ build: 'sap', paces: 20, figures: 5, dark: true }).periods).toBe(8);
  });

  it('more figures never take longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 }), (figures, paces) => {
        const periods = (by: number) => engineering({ build: 'abatis', paces, figures: by }).periods!;
        expect(periods(figures + 1)).toBeLessThanOrEqual(periods(figures));
        expect(periods(figures) * figures).toBeGreaterThanOrEqual(paces);
      }),
    );
  });
});

describe('destruction', () => {
  it('doors and palisades [wrg/siege/destroy/fort-door] [wrg/siege/destroy/house-door]', () => {
    expect(breach({ works: 'fort-door', means: 'two-handed-axes', figures: 5, done: 5 })).toMatchObject({
      broken: true,
    });
    expect(breach({ works: 'palisade', means: 'ram', figures: 6 })).toMatchObject({ broken: false, left: 4 });
    expect(breach({ works: 'house-door', means: 'ram', figures: 2 }).broken).toBe(true);
  });

  it('an elephant is as good as five figures [wrg/siege/destroy/elephant]', () => {
    expect(breach({ works: 'fort-door', means: 'elephants', figures: 2 })).toMatchObject({ done: 10, broken: true });
    expect(canBreak({ works: 'stone-wall', means: 'elephants' })).toBe(false);
    const bold = wrgRulesUnder({ rulings: { 'wrg/ruling/elephants-at-walls': 'stone-walls-too' } });
    expect(breach({ works: 'stone-wall', means: 'elephants', figures: 6 }, bold).broken).toBe(true);
  });

  it('doors give in to stones only if that is agreed [wrg/siege/destroy/stone-throwers-walls] [wrg/siege/destroy/fort-door]', () => {
    const agreed = wrgRulesUnder({ rulings: { 'wrg/ruling/stones-at-doors': 'doors-too' } });
    for (const works of ['fort-door', 'house-door'] as const) {
      expect(canBreak({ works, means: 'stone-throwers' })).toBe(false);
      expect(canBreak({ works, means: 'stone-throwers' }, agreed)).toBe(true);
      expect(canBreak({ works, means: 'fire' }, agreed)).toBe(false);
    }
    expect(breach({ works: 'fort-door', means: 'stone-throwers', figures: 10 }, agreed).broken).toBe(true);
    expect(canBreak({ works: 'turf-wall', means: 'stone-throwers' }, agreed)).toBe(false);
  });

  it('stone gives in to rams, turf to nothing [wrg/siege/destroy/stone-wall]', () => {
    expect(breach({ works: 'stone-wall', means: 'ram', figures: 6, done: 24 }).broken).toBe(true);
    expect(breach({ works: 'stone-tower', means: 'ram', figures: 6, done: 33 })).toMatchObject({ left: 1 });
    for (const means of siegeMeans) expect(breach({ works: 'turf-wall', means, figures: 99 }).needed).toBeNull();
    expect(canBreak({ works: 'stone-wall', means: 'two-handed-axes' })).toBe(false);
  });

  it('things of wood give in to stones and fire alone [wrg/siege/destroy/wooden] [wrg/siege/destroy/wooden-men]', () => {
    const able = siegeMeans.filter(means => canBreak({ works: 'wooden-construction', means }));
    expect(able).toEqual(['stone-throwers', 'fire']);
    const tower = { works: 'wooden-construction', means: 'stone-throwers', defenders: 4 } as const;
    expect(breach({ ...tower, figures: 6, done: 13 })).toMatchObject({ broken: false, lost: 0 });
    expect(breach({ ...tower, figures: 7, done: 13 })).toMatchObject({ broken: true, lost: 4 });
  });

  it('who stands on what falls is lost [wrg/siege/breach/losses] [wrg/siege/breach/size]', () => {
    expect(breach({ works: 'stone-wall', means: 'ram', figures: 30, defenders: 3 }).lost).toBe(3);
    expect(breach({ works: 'palisade', means: 'ram', figures: 30, defenders: 3 }).lost).toBe(0);
    const { bottom, top, paces } = breachSize();
    expect({ bottom, top }).toEqual({ bottom: 60, top: 90 });
    expect(paces.top).toBeCloseTo(36);
  });

  it('work only adds up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...siegeWorks),
        fc.constantFrom(...siegeMeans),
        fc.nat(50),
        fc.nat(50),
        (works, means, figures, done) => {
          const { done: now, broken, needed } = breach({ works, means, figures, done });
          expect(now).toBeGreaterThanOrEqual(done);
          expect(broken).toBe(needed !== null && now >= needed);
        },
      ),
    );
  });
});

describe('stones', () => {
  it('fly at a factor of 1 below 150 paces [wrg/siege/destroy/stone-throwers-walls]', () => {
    expect([149, 150, 151].map(distance => batteryFactor(distance))).toEqual([1, 0, 0]);
    const near = wrgRulesUnder({ rulings: { 'wrg/ruling/battery-at-the-limit': 'counts-as-nearer' } });
    expect(batteryFactor(150, near)).toBe(1);
  });

  it('do the work that the casualty table has [wrg/siege/destroy/stone-throwers-walls]', () => {
    const dice = scripted([2, 5]);
    const shot = { engine: '1-talent-stone-thrower', figures: 10, distance: 100, ...regulars } as const;
    expect(battery(shot, dice)).toMatchObject({ weapon: 1, random: 1, total: 2, hits: casualties(2, 10) });
  });

  it('are thrown by engines that throw stones, at the wall or at those on it [wrg/siege/destroy/aim-ramparts]', () => {
    const bolts = { engine: 'heavy-bolt-thrower', figures: 5, distance: 100, ...regulars } as const;
    expect(() => battery(bolts, seeded(1))).toThrow('throws no stones');
  });

  it('as often as the dice say', () => {
    const shot = { engine: 'light-stone-thrower', figures: 8, distance: 100, ...regulars } as const;
    const odds = batteryOdds(shot);
    expect(odds.probability(casualties(2, 8))).toBeCloseTo(13 / 36);
    expect(odds.probability(casualties(1, 8))).toBeCloseTo(10 / 36);
    expect(odds.probability(casualties(0, 8))).toBeCloseTo(13 / 36);
  });
});

describe('mines', () => {
  const mine = { side: 'besieger', sheltered: true, aimed: true, against: 'stone-wall' } as const;
  const band = { troops: { type: 'hi', ...regulars, weapons: [] }, inTunnel: 9 } as const;

  it('begin in a shelter, with an aim [wrg/siege/mining/start]', () => {
    expect(mineFaults(mine)).toEqual([]);
    const faults = mineFaults({ ...mine, sheltered: false, aimed: false });
    expect(faults.map(({ path }) => path)).toEqual(['sheltered', 'aimed']);
  });

  it('go neither under water and marsh nor against turf [wrg/siege/mining/impossible]', () => {
    expect(mineFaults({ ...mine, under: ['water', 'marsh'], against: 'turf-wall' })).toHaveLength(3);
  });

  it('are told of where they can be seen [wrg/siege/mining/declare] [wrg/siege/mining/countermine]', () => {
    expect(mineDeclared({ side: 'besieger', inView: true })).toBe(true);
    expect(mineDeclared({ side: 'besieger', inView: false })).toBe(false);
    expect(mineDeclared({ side: 'defender', inView: true, insideFort: true })).toBe(false);
    expect(mineDeclared({ side: 'defender', inView: true })).toBe(true);
  });

  it('grow a pace for every figure, of ten at most [wrg/siege/mining/rate] [wrg/siege/mining/countermine]', () => {
    expect([0, 5, 10, 25].map(figures => mineAdvance({ figures }).paces)).toEqual([0, 5, 10, 10]);
    expect(mineAdvance({ figures: 10, dark: true }).paces).toBe(5);
  });

  it('are fought for, and collapse on half of those in them [wrg/siege/mining/underground-fight] [wrg/siege/mining/escape]', () => {
    // The miners throw a random factor of +3, the counterminers of −3.
    const won = minesMeet({ miners: band, counterminers: band }, scripted([2, 5, 5, 2]));
    expect(won).toMatchObject({ collapsed: 'countermine', escaped: 4 });
    // Equal casualties bring the mine down.
    const even = minesMeet({ miners: band, counterminers: band }, scripted([3, 3, 3, 3]));
    expect(even.casualties!.miners).toBe(even.casualties!.counterminers);
    expect(even.collapsed).toBe('mine');
    const kind = wrgRulesUnder({ rulings: { 'wrg/ruling/escaping-miners': 'half-a-figure-escapes' } });
    expect(minesMeet({ miners: band, counterminers: band }, scripted([3, 3, 3, 3]), kind).escaped).toBe(5);
    expect(() => minesMeet({ miners: { ...band, inTunnel: 2 }, counterminers: band }, seeded(1))).toThrow('3 fight');
  });

  it('that cross inside are nobody’s fight [wrg/siege/mining/underground-fight]', () => {
    const inside = { miners: band, counterminers: band, insideFort: true };
    expect(minesMeet(inside, seeded(1))).toMatchObject({ casualties: null, collapsed: null });
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/mines-crossing-inside': 'as-outside' } });
    expect(minesMeet(inside, seeded(1), rules).collapsed).not.toBeNull();
  });

  it('collapse as often as the dice say', () => {
    const odds = minesMeetOdds({ miners: band, counterminers: band });
    // Who is even loses the mine: of two equal sides the miners have the worse of it.
    expect(odds.probability('mine')).toBeGreaterThan(odds.probability('countermine'));
    expect(odds.probability('mine') + odds.probability('countermine')).toBeCloseTo(1);
  });
});
