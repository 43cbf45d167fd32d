import { describe, expect, it, test } from 'vitest';
import type { Resolver } from '../../../src/book/index.js';
import { campaignResolvers } from '../../../src/rulesets/wrg/resolve/campaign.js';
import { organisationResolvers } from '../../../src/rulesets/wrg/resolve/organisation.js';
import { settingUpResolvers } from '../../../src/rulesets/wrg/resolve/setting-up.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`wrg/${name}`).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

const foot = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const horse = { ...foot, type: 'hc', class: 'A', weapons: ['short-spear'] };
const scouts = { ...foot, type: 'lc', weapons: ['javelins'] };
const command = ['officer', 'standard-bearer'];
const cohort = { id: 'cohort', troops: foot, figures: 20, command };
const chief = { id: 'chief', rank: 'commander-in-chief', troops: horse };
const army = { generals: [chief], units: [cohort] };
const scouted = { generals: [chief], units: [{ ...cohort, id: 'ala', troops: scouts, figures: 10 }] };

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  base: [
    { troops: { type: 'chariot', horses: 4 }, frontage: 50 },
    { frontage: 60, depth: null, faults: [{ path: 'frontage' }] },
  ],
  'figure-scale': [
    { scale: '15mm-inch', figures: 7, inches: 4 },
    { men: 10, beasts: 4, counting: 3, paces: 40, ranks: null },
  ],
  'battle-length': [{ periods: 12 }, { minutes: 6, campaignHours: 12 }],
  weapons: [
    { troops: { ...foot, weapons: ['sword'], nation: 'early-imperial-roman' } },
    { carried: ['pilum'], faults: [] },
  ],
  'unit-size': [
    { troops: foot, divided: true },
    { least: 5, most: 60, command: { musician: 'must' } },
  ],
  'unit-faults': [{ unit: { ...cohort, figures: 4 } }, { faults: [{ path: 'unit.figures' }] }],
  'sub-unit-astray': [
    { distance: 81, normalMove: 80, inSight: true },
    { astray: true, testsWithMainBody: false },
  ],
  subordinates: [{ strength: 1501 }, { allowed: 2 }],
  bodyguard: [{ general: { troops: horse, bodyguard: 6 } }, { faults: [], maySupersede: false }],
  'terrain-piece': [{ kind: 'wood', trees: 11 }, { units: 2 }],
  'opposing-armies': [
    { first: army, second: scouted },
    { first: { lightCavalry: 0 }, second: { lightCavalry: 10 }, between: [], declares: 'first' },
  ],
  garrison: [
    { ...army, units: [{ ...cohort, garrison: true }] },
    { fortification: 0, garrison: 130, most: 0 },
  ],
  'raise-march': [{ before: army, after: army, moves: { cohort: 60 } }, { faults: [] }],
  deployment: [
    { fromOwnEdge: 101, fromEnemyEdge: 500 },
    { periodsInHand: 0, faults: [{ path: 'fromOwnEdge' }] },
  ],
  'hide-in-wood': [{ reachesOwnBaseLine: true, holdsThem: false }, { may: false }],
  'campaign-defence': [
    { picked: 2, defender: 900, attacker: 1000 },
    { terrain: { from: 0, to: 5 }, fieldDefences: 100 },
  ],
  'campaign-siege': [{ fortress: 400, defender: 300, attacker: 500 }, { equipment: 200 }],
  'campaign-month': [{ battle: 11, first: 'april' }, { month: 'february' }],
  'campaign-defectors': [{ people: 'arab' }, { mayChangeSidesAgain: true }],
};

const asked: readonly Resolver[] = [...organisationResolvers, ...settingUpResolvers, ...campaignResolvers];

describe('what is asked of armies, setting up and campaigns', () => {
  test.each(asked.filter(({ throws }) => !throws))('$name, with reasons, and refused by its path', resolver => {
    const [situation, said] = situations[resolver.name.replace('wrg/', '')]!;
    const answer = resolver.resolve(situation);
    expect(answer.result).toMatchObject(said);
    expect(answer.because.length).toBeGreaterThan(0);
    expect(() => resolver.resolve({ ...situation, cavalary: 'light' })).toThrow('cavalary');
  });

  it('bases are half as wide in 15 mm, and stones need wider ones [wrg/basing/sizes] [wrg/15mm/bases]', () => {
    const base = (troops: object, scale: string) => result('base', { troops, scale }).frontage;
    expect([base({ type: 'hi' }, '25mm'), base({ type: 'hi' }, '15mm-inch')]).toEqual([15, 7.5]);
    const engine = (kind: string) => base({ type: 'engine', engine: kind }, '25mm');
    expect([engine('light-bolt-thrower'), engine('30-mina-stone-thrower')]).toEqual([40, 80]);
    expect(() => ask('base', { troops: { type: 'hi', horses: 2 } })).toThrow('troops.horses');
  });

  it('a millimetre base is right within a millimetre [wrg/basing/frontage-mandatory]', () => {
    const faults = (frontage: number) => result('base', { troops: { type: 'hi' }, frontage }).faults.length;
    expect([13, 14, 16, 17].map(faults)).toEqual([1, 0, 0, 1]);
  });

  it('pikes fight in two ranks at a millimetre to the pace, and narrow columns wheel [wrg/15mm/mm-ranks] [wrg/15mm/mm-column]', () => {
    const small = { scale: '15mm-millimetre' };
    expect(result('figure-scale', { ...small, pikes: true }).ranks).toEqual({ fighting: 2, shooting: 1 });
    expect(result('figure-scale', { ...small, column: 30 }).wheelsFreely).toBe(true);
    expect(result('figure-scale', { ...small, column: 31 }).wheelsFreely).toBe(false);
    expect(result('figure-scale', { column: 30 }).wheelsFreely).toBeNull();
    expect(() => ask('figure-scale', { ...small, inches: 4 })).toThrow('inches');
  });

  it('pairs of weapons go by the list, unless agreed otherwise [wrg/weapons/combinations] [wrg/weapons/other-combinations]', () => {
    const pair = { ...foot, weapons: ['long-spear', 'javelins'] };
    const faults = (agreed: boolean) => result('weapons', { troops: pair, agreed }).faults.length;
    expect([faults(false), faults(true)]).toEqual([1, 0]);
  });

  it('twenty men stand five abreast [wrg/scale/figure-formation]', () => {
    expect(result('figure-scale', {}).formation).toEqual({ files: 5, ranks: 4 });
  });

  it('more than 1,000 points have a subordinate [wrg/general/subordinates-allowed]', () => {
    const allowed = (strength: number) => result('subordinates', { strength }).allowed;
    expect([1000, 1001, 1500, 1501].map(allowed)).toEqual([0, 1, 1, 2]);
  });

  it('Indian and Celtic chariots in units of their own sizes [wrg/organisation/chariot-units]', () => {
    const most = (nation: string) =>
      result('unit-size', { troops: { ...foot, type: 'chariot', training: 'barbarian', weapons: [], nation } }).most;
    expect(['indian', 'persian', 'celtic'].map(most)).toEqual([5, 8, 12]);
  });

  it('five figures with him, or one chariot, and a general takes over a unit [wrg/general/supersede-command]', () => {
    const may = (troops: object, bodyguard: number) =>
      result('bodyguard', { general: { troops, bodyguard } }).maySupersede;
    const chariot = { ...foot, type: 'chariot', training: 'barbarian', class: 'B', weapons: [], crew: ['javelins'] };
    expect([may(horse, 5), may(horse, 6), may(chariot, 1), may(chariot, 2)]).toEqual([true, false, true, false]);
  });

  it('time in hand lets troops go on, but not near the enemy’s edge [wrg/setup/time-advantage]', () => {
    const at = (fromEnemyEdge: number, enemyEarly: number) =>
      result('deployment', { fromOwnEdge: 300, fromEnemyEdge, early: 2, enemyEarly }).faults.length;
    expect([at(200, 0), at(199, 0), at(400, 2)]).toEqual([0, 1, 1]);
    const moved = (normalMove: number) =>
      result('deployment', { fromOwnEdge: 300, fromEnemyEdge: 400, early: 2, normalMove }).faults.length;
    expect([moved(100), moved(99)]).toEqual([0, 1]);
  });

  it('both lists are judged at once, and the walls of both [wrg/setup/stone-fortifications]', () => {
    const walls = { item: 'stone-tower', count: 2, training: 'regular' };
    const walled = { ...army, equipment: [walls], agreed: ['stone-fortifications'] };
    const said = result('opposing-armies', { first: walled, second: { ...walled, units: [] }, limit: 200 });
    expect(said.between).toHaveLength(1);
    expect(said.first.faults.map(({ clause }: { clause: string }) => clause)).toEqual(['wrg/setup/army-choice']);
    expect(() => ask('opposing-armies', { first: army })).toThrow('second');
  });

  it('who throws more selects, and equal scores are thrown again [wrg/setup/terrain-select-and-place]', () => {
    const { outcomes } = ask('terrain-roles', {}).distribution!;
    const chance = (selects: string | undefined) =>
      outcomes.find(({ value }) => Object(value ?? {}).selects === selects)!.probability;
    expect([chance('first'), chance('second'), chance(undefined)].map(each => each * 36)).toEqual([
      expect.closeTo(15),
      expect.closeTo(15),
      expect.closeTo(6),
    ]);
  });

  it('a marsh of 300 mm is too large for a unit [wrg/setup/terrain-units-available]', () => {
    expect(() => ask('terrain-piece', { kind: 'marsh', width: 300, depth: 100 })).toThrow('width');
  });

  it('a series begins in spring [wrg/campaign/weather]', () => {
    expect(() => ask('campaign-month', { battle: 1, first: 'june' })).toThrow('no month of spring "june"');
  });
});
