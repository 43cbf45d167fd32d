import { describe, expect, it } from 'vitest';
import { mayShoot, type WishedShot } from '../../../src/rulesets/wrg/shooting/may-shoot.js';
import { maximumRange, type Shooters, shootingArc } from '../../../src/rulesets/wrg/shooting/weapons.js';
import { wrgRulesUnder } from '../../rules-under.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const reading = (ruling: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: taken } });
const of = (type: Shooters['type'], more: Partial<Shooters> = {}): Shooters => ({ type, training: 'regular', ...more });
const foot = of('mi');

describe('how far', () => {
  it('by weapon, and by the ink of mounted archers [wrg/shooting/range/base] [wrg/shooting/range/mounted-archers] [wrg/shooting/range/melee-only-missiles]', () => {
    const weapons = ['javelins', 'darts', 'bow', 'sling', 'staff-sling', 'crossbow'] as const;
    expect(weapons.map(weapon => maximumRange(foot, weapon))).toEqual([40, 40, 240, 120, 240, 300]);
    expect(maximumRange(of('engine'), 'engine')).toBe(480);
    const mounted = [of('lc'), of('hc', { camels: true }), of('elephant'), of('chariot')];
    expect(mounted.map(each => maximumRange(each, 'bow'))).toEqual([180, 180, 200, 180]);
    expect(mounted.map(each => maximumRange(each, 'bow', {}, printed))).toEqual([120, 120, 140, 120]);
    expect(maximumRange(of('lc', { dismounted: true }), 'bow')).toBe(240);
  });

  it('by height: a slope goes before an elephant [wrg/shooting/range/height-bonus] [wrg/shooting/range/height-penalty] [wrg/shooting/range/slope-beats-elephant]', () => {
    const heights = ['uphill', 'on-rampart', 'downhill', 'at-rampart'] as const;
    expect(heights.map(height => maximumRange(foot, 'bow', { height }))).toEqual([260, 260, 220, 220]);
    expect(heights.map(height => maximumRange(of('elephant'), 'bow', { height }))).toEqual([200, 200, 160, 200]);
    expect(maximumRange(foot, 'javelins', { height: 'uphill' })).toBe(60);
    expect(maximumRange(foot, 'javelins', { height: 'uphill' }, reading('hand-hurled-height', 'gain-nothing'))).toBe(
      40,
    );
  });

  it('inside a wood twenty paces [wrg/shooting/range/wood]', () => {
    expect(maximumRange(foot, 'bow', { inWood: true, height: 'uphill' })).toBe(20);
    const counts = reading('height-in-a-wood', 'counts');
    expect(maximumRange(foot, 'bow', { inWood: true, height: 'uphill' }, counts)).toBe(40);
  });
});

describe('how far to each side', () => {
  it('all round, 45 degrees, half as much [wrg/shooting/arc-all-round] [wrg/shooting/arc-45] [wrg/shooting/arc-22-5]', () => {
    const arcs = (all: readonly Shooters[], rules = wrgRulesUnder()) => all.map(each => shootingArc(each, rules));
    expect(arcs([of('lc'), of('lc', { camels: true }), of('elephant'), of('chariot')])).toEqual([180, 180, 180, 180]);
    expect(arcs([of('li'), of('lc', { dismounted: true }), of('engine', { engine: 'light-bolt-thrower' })])).toEqual([
      45, 45, 45,
    ]);
    expect(arcs([of('lmi'), of('lhi'), of('hi'), of('hc'), of('hc', { camels: true }), of('engine')])).toEqual(
      Array(6).fill(22.5),
    );
    expect(arcs([of('hc', { camels: true })], reading('light-camelry-arc', 'all-camelry'))).toEqual([180]);
    expect(arcs([of('lmi'), of('lhi')], reading('loose-foot-arc', 'all-loose-foot'))).toEqual([45, 45]);
  });
});

const wish = (more: Partial<WishedShot>): WishedShot => ({
  shooters: foot,
  weapon: 'bow',
  distance: 100,
  bearing: 0,
  ...more,
});
const forbidden = (more: Partial<WishedShot>, rules = wrgRulesUnder()) =>
  mayShoot(wish(more), rules).because.map(({ clause }) => clause);

describe('who may shoot', () => {
  it('in range and arc, however often they have shot [wrg/shooting/ammunition]', () => {
    expect(mayShoot(wish({}))).toEqual({ may: true, range: 240, arc: 22.5, because: [] });
    expect(forbidden({ distance: 241 })).toEqual(['wrg/shooting/range/base']);
    expect(forbidden({ bearing: 23 })).toEqual(['wrg/shooting/arc-22-5']);
  });

  it('within the arc that its own clause gives it [wrg/shooting/arc-45] [wrg/shooting/arc-22-5]', () => {
    const beyond = (shooters: Shooters, bearing: number, rules = wrgRulesUnder()) =>
      forbidden({ shooters, weapon: shooters.type === 'engine' ? 'engine' : 'bow', bearing }, rules);
    expect(beyond(of('engine', { engine: 'light-bolt-thrower' }), 46)).toEqual(['wrg/shooting/arc-45']);
    expect(beyond(of('engine', { engine: 'heavy-bolt-thrower' }), 46)).toEqual(['wrg/shooting/arc-22-5']);
    expect(beyond(of('li'), 46)).toEqual(['wrg/shooting/arc-45']);
    expect(beyond(of('lmi'), 46, reading('loose-foot-arc', 'all-loose-foot'))).toEqual(['wrg/shooting/arc-45']);
    expect(beyond(of('lc'), 180)).toEqual([]);
  });

  it('on the move [wrg/shooting/moving/forward] [wrg/shooting/moving/backward]', () => {
    expect(forbidden({ moves: 'forward' })).toEqual([]);
    expect(forbidden({ moves: 'sideways' })).toEqual(['wrg/shooting/moving/forward']);
    expect(forbidden({ moves: 'sideways' }, reading('sideways-shooting', 'any-move'))).toEqual([]);
    for (const weapon of ['crossbow', 'staff-sling'] as const) {
      expect(forbidden({ weapon, moves: 'forward' })).toEqual(['wrg/shooting/moving/forward']);
    }
    expect(forbidden({ shooters: of('engine'), weapon: 'engine', moves: 'forward' })).toEqual([
      'wrg/shooting/moving/forward',
    ]);
    expect(forbidden({ moves: 'retreating' })).toEqual(['wrg/shooting/moving/backward']);
    expect(forbidden({ shooters: of('lc'), moves: 'retreating', bearing: 180 })).toEqual([]);
  });

  it('through others, and on mounts [wrg/shooting/moving/interpenetration] [wrg/shooting/moving/mounted-infantry]', () => {
    expect(forbidden({ interpenetrates: 'alone' })).toEqual([]);
    expect(forbidden({ interpenetrates: 'and-those-shoot' })).toEqual(['wrg/shooting/moving/interpenetration']);
    expect(forbidden({ onMounts: true })).toEqual(['wrg/shooting/moving/mounted-infantry']);
  });

  it('in a charge or pursuit [wrg/shooting/charge/defensive] [wrg/shooting/charge/chargers-shoot-late] [wrg/shooting/charge/hand-hurled-included]', () => {
    const charged = (from: number) => ({ from, normal: 120, charge: 180 });
    expect(forbidden({ charged: charged(90) })).toEqual(['wrg/shooting/charge/defensive']);
    expect(forbidden({ charged: charged(91) })).toEqual([]);
    expect(forbidden({ charged: charged(61) }, reading('half-of-which-move', 'normal-move'))).toEqual([]);
    expect(forbidden({ weapon: 'javelins', distance: 40, charged: charged(150) })).toEqual([
      'wrg/shooting/charge/hand-hurled-included',
    ]);
    expect(forbidden({ charges: 'enemy-in-reach' })).toEqual(['wrg/shooting/charge/chargers-shoot-late']);
    expect(forbidden({ charges: 'enemy-got-away' })).toEqual([]);
  });

  it('overhead [wrg/shooting/overhead/allowed-height] [wrg/shooting/overhead/allowed-bows] [wrg/shooting/overhead/forbidden]', () => {
    const barbarian = of('mi', { training: 'barbarian' });
    expect(forbidden({ overhead: {} })).toEqual(['wrg/shooting/overhead/allowed-height']);
    expect(forbidden({ overhead: { elevated: true } })).toEqual([]);
    expect([3, 4].map(ranks => forbidden({ overhead: { ranks } }).length)).toEqual([0, 1]);
    expect([1, 2].map(ranks => forbidden({ shooters: barbarian, overhead: { ranks } }).length)).toEqual([0, 1]);
    expect([1, 2].map(ranks => forbidden({ shooters: of('hc'), overhead: { ranks } }).length)).toEqual([0, 1]);
    expect(forbidden({ weapon: 'sling', overhead: { ranks: 1 } })).toEqual(['wrg/shooting/overhead/allowed-bows']);
    expect(forbidden({ overhead: { ranks: 1 }, turned: true })).toEqual(['wrg/shooting/overhead/forbidden']);
    expect(forbidden({ overhead: { ranks: 1, detached: true }, moves: 'forward' })).toEqual([
      'wrg/shooting/overhead/forbidden',
      'wrg/shooting/overhead/forbidden',
    ]);
    const shaken = { ...foot, disorganised: true };
    expect(forbidden({ shooters: shaken, overhead: { elevated: true }, interpenetrates: 'alone' })).toHaveLength(2);
  });

  it('into a melee [wrg/shooting/into-melee]', () => {
    expect(forbidden({ targetEngaged: 'front-rank' })).toEqual(['wrg/shooting/into-melee']);
    expect(forbidden({ targetEngaged: 'pursuit' })).toEqual(['wrg/shooting/into-melee']);
  });
});
