import { expect, test } from 'vitest';
import { situationSeen } from '../../src/rulesets/cady/musket/engagement/seen.js';
import { musketBook, musketRules, musketView } from '../../src/rulesets/cady/musket/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const hill: Features = [
  {
    kind: 'hill',
    id: 'h',
    level: 1,
    outline: [
      [0, 50],
      [200, 50],
      [200, 120],
      [0, 120],
    ],
  },
];

/** Blue charges 20 cm north, up the hill on which red stands. */
const charger: Piece = { id: 'blue-1', at: [60, 40], type: 'grenadiers', formation: 'LB' };
const holder: Piece = { id: 'red-1', at: [60, 60.2], type: 'guard', formation: 'LB' };
const upTheHill = (over: Partial<TableTop> = {}) => setUp({ pieces: [charger, holder], features: hill, ...over });
const charge = { orders: { 'blue-1': 'CH N full', 'red-1': 'H' }, seed: 2 };
const moving = ['orders', 'movement'];

test('who has charged up a hill attacks uphill in the melee too, this turn and while it lasts (cady/common/melee/point-uphill)', () => {
  const game = upTheHill();
  play(game, charge, [...moving, 'shock']);
  expect(game.state.contacts).toMatchObject([{ attackers: ['blue-1'], up: { 'blue-1': 1 } }]);
  const because = [{ clause: 'cady/common/melee/point-uphill' }];
  const [first] = play(game, { seed: 1 }, ['melee']).of('melee');
  expect(first?.a).toMatchObject({ unit: 'blue-1', because });
  expect(first?.b.because).toEqual([]);
  play(game, { seed: 1 }, ['orders', 'movement']);
  expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]?.a).toMatchObject({ unit: 'blue-1', because });
});

test('on the level nobody attacks uphill', () => {
  const game = upTheHill({ features: [] });
  play(game, charge, moving);
  expect(game.state.contacts[0]).not.toHaveProperty('up');
  expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]?.a.because).toEqual([]);
});

test('cady/ruling/morale-defence-of-attackers: a hill shelters who held it, not who has just charged up it', () => {
  // The enemy nearest to blue, once it is up, is the one that it has left below.
  const below: Piece = { id: 'red-2', at: [60, 46], facing: 'N', figures: 8, formation: 'Col 8' };
  const shifts = (attacks: boolean, rules = musketRulesUnder({})) => {
    const game = setUp({
      pieces: [{ ...charger, at: [60, 51] }, { ...holder, at: [60, 90] }, below],
      features: hill,
      rules,
    });
    const unit = unitIn(game.state, 'blue-1');
    Object.assign(unit.turn, { before: 16, lost: 4, charging: attacks });
    unit.figures = 12;
    const told = play(game, {}, ['morale']).of('morale');
    return told[0]?.because.map(({ clause }) => clause).filter(clause => clause.includes('defensive-feature'));
  };
  expect(shifts(false)).toEqual(['cady/musket/morale/defensive-feature']);
  expect(shifts(true)).toEqual([]);
  const asAnybody = musketRulesUnder({ 'cady/ruling/morale-defence-of-attackers': 'as-anybody' });
  expect(shifts(true, asAnybody)).toEqual(['cady/musket/morale/defensive-feature']);
});

test('the forecast of a charge has the hill or wall that shelters the enemy, and the charger by the other reading (cady/ruling/morale-defence-of-attackers)', () => {
  const seen = (pieces: readonly Piece[], rules = musketRulesUnder({})) => {
    const { state, scenario } = setUp({ pieces, features: hill, rules });
    const view = musketView(state, 'blue', scenario, rules);
    const unit = (id: string) => view.units[id]!;
    const { attacker, defender } = situationSeen(unit('blue-1'), unit('red-1'), view, rules);
    return [attacker.behindDefence, defender.behindDefence];
  };
  // Red stands at the edge of the hill: blue comes from below. Then blue comes down from it at red.
  const atTheEdge = { ...holder, at: [60, 50.5] as const };
  const below: Piece[] = [
    { ...charger, at: [60, 70], facing: 'S' },
    { ...holder, at: [60, 49.5], facing: 'N' },
  ];
  const asAnybody = musketRulesUnder({ 'cady/ruling/morale-defence-of-attackers': 'as-anybody' });
  expect(seen([charger, atTheEdge])).toEqual([undefined, 'hill']);
  expect(seen([charger, atTheEdge], asAnybody)).toEqual([undefined, 'hill']);
  expect(seen(below)).toEqual([undefined, undefined]);
  expect(seen(below, asAnybody)).toEqual(['hill', undefined]);
});

test('a charge that was met by somebody else has led to melee, and its unit may strike in the next turn (cady/common/charge/unsuccessful)', () => {
  // Red comes upon blue’s flank while blue charges past where anybody stands.
  const pieces: Piece[] = [
    { ...charger, at: [60, 20], formation: 'Col 4' },
    { id: 'red-1', type: 'grenadiers', at: [100, 30], facing: 'W', formation: 'Col 4' },
  ];
  const game = setUp({ pieces, level: 'basic' });
  play(game, { orders: { 'blue-1': 'CH N 12 cm', 'red-1': 'CH W full' }, seed: 1 }, moving);
  expect(game.state.contacts).toMatchObject([{ attackers: ['red-1'] }]);
  expect(unitIn(game.state, 'blue-1')).toMatchObject({ chargedOn: 1, spentChargeOn: 0 });
});

test('a charger whom the enemy meets at the foot of the hill that he is climbing has charged him: test, shock and all (cady/common/charge/declare-at-start)', () => {
  const down: Piece = { ...holder, at: [60, 61] };
  const game = setUp({
    pieces: [
      { ...charger, figures: 16 },
      { ...down, figures: 6, facing: 'S' },
    ],
    features: hill,
  });
  const told = play(game, { orders: { 'blue-1': 'CH N full', 'red-1': 'S full' }, seed: 2 }, [...moving, 'shock']);
  expect(game.state.contacts).toMatchObject([{ attackers: ['blue-1', 'red-1'] }]);
  expect(told.of('shock')).toMatchObject([{ unit: 'blue-1', on: 'red-1' }]);
});

test('a hill section is as high as a man on horseback: from its edge one fires over horse below (cady/common/hills/section-height)', () => {
  const horse: Piece = { id: 'blue-1', at: [60, 40], facing: 'N', type: 'cuirassier', figures: 8, formation: 'Col 8' };
  const behind: Piece = { id: 'blue-2', at: [60, 34], facing: 'N', formation: 'LB' };
  const firing: Piece = { id: 'red-1', at: [60, 53], facing: 'S', formation: 'LB' };
  const targets = (numbers: Readonly<Record<string, number>>, features = hill) => {
    const rules = musketRules(musketBook.with({ numbers }));
    const game = setUp({ pieces: [horse, behind, firing], features, rules });
    const { of } = play(game, { orders: { 'red-1': 'H, FIRE blue-2', 'blue-1': 'H', 'blue-2': 'H' }, seed: 1 });
    return of('volley').flatMap(({ unit, target }) => (unit === 'red-1' ? [target] : []));
  };
  expect(targets({})).toContain('blue-2');
  expect(targets({}, [])).not.toContain('blue-2');
  expect(targets({ 'cady/common/ground/horseman-levels': 2 })).not.toContain('blue-2');
});
