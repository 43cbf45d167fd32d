import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import {
  actionsTime,
  avoiding,
  battleFaults,
  chargeReach,
  chargeStage,
  classOrder,
  closeOrder,
  cohesion,
  declarationFaults,
  fleeingFriendsCount,
  forceFaults,
  forceOrder,
  gapWork,
  gradeFaults,
  gradeOrder,
  isolated,
  leaderless,
  type Mover,
  mayContact,
  mountingAction,
  moveCost,
  moveRate,
  paceFaults,
  protectionOf,
  replies,
  secureFlank,
  sees,
  supported,
  turnSteps,
  unitFaults,
  unitGrade,
  weaponFaults,
} from '../../src/rulesets/skirmish/index.js';
import { skirmishRulesUnder } from '../rules-under.js';

const clausesOf = (faults: readonly { readonly clause?: string }[]) => faults.map(({ clause }) => clause);

describe('men', () => {
  it('are protected by armour and shield [skirmish/troops/protection-1] [skirmish/troops/protection-2]', () => {
    const of = (armour: Parameters<typeof protectionOf>[0]['armour'], shield = false) =>
      protectionOf({ armour, shield }).protection;
    expect([of('full-plate'), of('full-mail', true), of('full-mail'), of('mail-and-plate', true)]).toEqual([
      1, 1, 2, 2,
    ]);
    expect([of('mail-shirt-or-jack', true), of('mail-shirt-or-jack'), of('no-armour', true), of('no-armour')]).toEqual([
      2, 3, 3, 4,
    ]);
    const better = skirmishRulesUnder({ 'skirmish/ruling/mixed-armour-with-shield': 'level-1-with-shield' });
    expect(protectionOf({ armour: 'mail-and-plate', shield: true }, {}, better).protection).toBe(1);
  });

  it('lose the shield who shoot, climb or carry [skirmish/weapons/shield-shooting] [skirmish/weapons/encumbered]', () => {
    const man = { armour: 'mail-shirt-or-jack', shield: true } as const;
    expect(protectionOf(man, { weapon: 'longbow', shooting: true }).protection).toBe(3);
    expect(protectionOf(man, { weapon: 'javelin', shooting: true }).protection).toBe(2);
    expect(protectionOf(man, { weapon: 'sword', encumbered: true }).protection).toBe(3);
    expect(protectionOf(man, { encumbered: true }).protection).toBe(2);
    expect(clausesOf(weaponFaults({ weapon: 'halberd', encumbered: true }))).toEqual(['skirmish/weapons/encumbered']);
    expect(weaponFaults({ weapon: 'sword', encumbered: true })).toEqual([]);
    const slung = skirmishRulesUnder({ 'skirmish/ruling/shield-behind-two-handed-weapons': 'does-not-count' });
    expect(protectionOf(man, { weapon: 'two-handed-axe' }, slung).protection).toBe(3);
  });

  it('have grades within the limits of their class [skirmish/troops/grade-cap-sergeant] [skirmish/troops/grade-above-a-scope]', () => {
    expect(gradeFaults({ class: 'sergeant', grade: 'B' })).toEqual([]);
    expect(clausesOf(gradeFaults({ class: 'sergeant', grade: 'A' }))).toEqual(['skirmish/troops/grade-cap-sergeant']);
    expect(clausesOf(gradeFaults({ class: 'peasant', grade: 'B' }))).toEqual(['skirmish/troops/grade-cap-peasant']);
    expect(clausesOf(gradeFaults({ class: 'cleric', grade: 'C' }))).toEqual(['skirmish/clerics/grades']);
    expect(gradeFaults({ class: 'knight', grade: 'A', above: 2, campaign: true })).toEqual([]);
    expect(clausesOf(gradeFaults({ class: 'knight', grade: 'A', above: 2 }))).toEqual([
      'skirmish/troops/grade-above-a',
    ]);
    expect([gradeOrder({ grade: 'A', above: 2 }), gradeOrder({ grade: 'A', above: 2 }, true)]).toEqual([4, 6]);
  });

  it('rank by class and nobility [skirmish/troops/classes] [skirmish/troops/class-knight] [skirmish/troops/class-sergeant] [skirmish/troops/class-peasant] [skirmish/troops/noble-ranks]', () => {
    const rising = [
      { class: 'peasant' },
      { class: 'sergeant' },
      { class: 'knight' },
      { class: 'knight', rank: 'baron' },
      { class: 'knight', rank: 'earl' },
      { class: 'knight', rank: 'duke' },
      { class: 'knight', rank: 'king' },
    ] as const;
    const orders = rising.map(man => classOrder(man));
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBe(rising.length);
    const viscount = { class: 'knight', rank: 'viscount' } as const;
    expect(classOrder(viscount)).toBe(classOrder(rising[4]));
    const below = skirmishRulesUnder({ 'skirmish/ruling/viscounts': 'below-earls' });
    expect(classOrder(viscount, below)).toBeLessThan(classOrder(rising[4], below));
  });
});

describe('units', () => {
  const knight = { class: 'knight' } as const;
  const sergeant = { class: 'sergeant' } as const;

  it('have commanders of higher class [skirmish/units/commander] [skirmish/units/non-knights] [skirmish/units/knights] [skirmish/units/force-commander] [skirmish/units/force-coherency] [skirmish/units/army] [skirmish/units/battle]', () => {
    expect(unitFaults({ commander: knight, men: [sergeant] })).toEqual([]);
    expect(clausesOf(unitFaults({ commander: sergeant, men: [sergeant] }))).toEqual(['skirmish/units/commander']);
    expect(unitFaults({ commander: { ...knight, rank: 'baron' }, men: [knight] })).toEqual([]);
    const faults = forceFaults({ commander: knight, units: [], single: [sergeant, { ...knight, rank: 'duke' }] });
    expect(clausesOf(faults)).toEqual(['skirmish/units/non-knights', 'skirmish/units/force-commander']);
    expect(forceFaults({ commander: knight, units: [], single: [knight] })).toEqual([]);
    expect(battleFaults({ forces: 2 })).toEqual([]);
    expect(clausesOf(battleFaults({ forces: 1 }))).toEqual(['skirmish/units/battle']);
  });

  it('have thirty men for advice, or as a limit [skirmish/units/force-size]', () => {
    const force = {
      commander: knight,
      units: [{ commander: knight, men: Array.from({ length: 30 }, () => sergeant) }],
    };
    expect(forceFaults(force)).toEqual([]);
    const limit = skirmishRulesUnder({ 'skirmish/ruling/size-of-a-force': 'a-limit' });
    expect(clausesOf(forceFaults(force, limit))).toEqual(['skirmish/units/force-size']);
  });

  it('keep together [skirmish/units/coherency] [skirmish/melee/close-order]', () => {
    expect(cohesion({ gaps: [0, 2] })).toEqual({ together: true, closesUp: false });
    expect(cohesion({ gaps: [0, 2.5] })).toEqual({ together: false, closesUp: true });
    expect([closeOrder({ gaps: [0, 0] }), closeOrder({ gaps: [0, 0.1] })]).toEqual([true, false]);
  });

  it('are led, supported, isolated, secure [skirmish/morale/def-leaderless] [skirmish/morale/def-supported] [skirmish/morale/def-isolated] [skirmish/morale/def-secure-flank] [skirmish/morale/def-friends-fleeing]', () => {
    expect([
      leaderless({ leader: 'killed' }),
      leaderless({ leader: 'yielded', replaced: true }),
      leaderless({ leader: 'leads' }),
    ]).toEqual([true, false, false]);
    expect(supported({ friends: [{ distance: 10, sameWay: true }] })).toBe(true);
    expect(
      supported({
        friends: [
          { distance: 10, sameWay: true, inMelee: true },
          { distance: 11, sameWay: true },
        ],
      }),
    ).toBe(false);
    expect(isolated({ friends: [{ distance: 24, knights: 4 }] })).toBe(false);
    expect(
      isolated({
        friends: [
          { distance: 24, knights: 3 },
          { distance: 5, fleeing: true },
        ],
      }),
    ).toBe(true);
    expect([secureFlank({ friendsAt: 2 }), secureFlank({ friendsAt: 3 }), secureFlank({ onImpassable: true })]).toEqual(
      [true, false, true],
    );
    expect(fleeingFriendsCount({ friends: { class: sergeant }, tester: { class: 'peasant' } })).toBe(true);
    expect(fleeingFriendsCount({ friends: { class: { class: 'peasant' } }, tester: sergeant })).toBe(false);
    expect(fleeingFriendsCount({ friends: { class: knight, knights: 3 }, tester: sergeant })).toBe(false);
  });

  it('test by the grade of most men, or of the worst [skirmish/morale/mod-grade]', () => {
    const men = (['B', 'C', 'C', 'D', 'D'] as const).map(grade => ({ grade }));
    expect(unitGrade({ men })).toBe('D');
    expect(unitGrade({ men: men.slice(0, 4) })).toBe('C');
    const worst = skirmishRulesUnder({ 'skirmish/ruling/grade-of-a-unit': 'worst-man' });
    expect(unitGrade({ men: men.slice(0, 4) }, worst)).toBe('D');
  });
});

const foot: Mover = { on: 'foot', protection: 3 };
const horse: Mover = { on: 'horse', horse: 'unbarded', protection: 1 };
const barded: Mover = { on: 'horse', horse: 'barded', protection: 1 };

describe('the sequence of play', () => {
  it('goes step by step [skirmish/sequence/order] [skirmish/sequence/declare] [skirmish/sequence/response] [skirmish/sequence/pre-move-morale] [skirmish/sequence/charge-moves] [skirmish/sequence/shooting] [skirmish/sequence/melee] [skirmish/sequence/morale]', () => {
    expect(turnSteps[0]).toBe('declarations');
    expect(turnSteps.indexOf('charge-moves')).toBeLessThan(turnSteps.indexOf('moves'));
    expect(turnSteps.slice(-3)).toEqual(['shooting', 'melees', 'morale']);
    expect(replies).toEqual(['counter-charge', 'stand', 'avoid', 'behind-friends', 'behind-cover']);
  });

  it('charges reach as far as one may run [skirmish/sequence/declare-in-sight] [skirmish/sequence/no-undeclared-contact]', () => {
    expect(chargeReach({ mover: foot })).toBe(12);
    expect(chargeReach({ mover: horse })).toBe(12);
    expect(chargeReach({ mover: horse, history: { moved: true } })).toBe(24);
    const fastest = skirmishRulesUnder({ 'skirmish/ruling/reach-of-a-charge': 'at-full-gallop' });
    expect(chargeReach({ mover: horse }, fastest)).toBe(24);
    expect(clausesOf(declarationFaults({ mover: foot, distance: 13, inSight: false }))).toHaveLength(2);
    expect([mayContact({ declared: false, charged: false }), mayContact({ declared: false, charged: true })]).toEqual([
      false,
      true,
    ]);
  });

  it('who avoids a charge goes his full distance; chargers move in parts [skirmish/sequence/evade-direction] [skirmish/sequence/fractional-moves] [skirmish/sequence/final-contact]', () => {
    expect(avoiding({ mover: foot })).toMatchObject({ distance: 12, pace: 'run' });
    expect(avoiding({ mover: foot, history: { ran: 3 } })).toMatchObject({ distance: 9, pace: 'walk' });
    const walk = skirmishRulesUnder({ 'skirmish/ruling/pace-of-avoiding': 'walk' });
    expect(avoiding({ mover: foot }, walk).distance).toBe(9);
    expect(chargeStage({ move: 24 })).toBe(12);
  });

  it('forces move by cards [skirmish/sequence/force-cards]', () => {
    expect(forceOrder({ forces: ['red', 'blue', 'green'] }, scripted([2, 0]))).toEqual(['green', 'red', 'blue']);
    expect([...forceOrder({ forces: ['a', 'b', 'c'] }, rolled(4))].sort()).toEqual(['a', 'b', 'c']);
  });

  it('sees through gaps, over foot, into and out of woods [skirmish/sight/cavalry-over-infantry] [skirmish/sight/woods-in] [skirmish/sight/gap-range] [skirmish/sight/woods-out] [skirmish/sight/woods-inside]', () => {
    expect([sees({ distance: 36 }), sees({ distance: 37 }), sees({ distance: 9, gap: 1.5 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      sees({ distance: 9, infantryBetween: true }),
      sees({ distance: 9, infantryBetween: true, targetMounted: true }),
    ]).toEqual([false, true]);
    expect([
      sees({ distance: 9, targetInWoods: 1 }),
      sees({ distance: 9, targetInWoods: 1, targetShot: true }),
    ]).toEqual([false, true]);
    expect([sees({ distance: 9, inWoods: 2 }), sees({ distance: 9, inWoods: 3 })]).toEqual([true, false]);
    expect([sees({ distance: 3, sameWood: true }), sees({ distance: 4, sameWood: true })]).toEqual([true, false]);
  });
});

describe('moving', () => {
  it('swims as if dismounted [skirmish/movement/mounted-other]', () => {
    expect(moveRate({ mover: horse, pace: 'walk', ground: 'swim' })).toBeNull();
    expect(moveRate({ mover: { ...horse, protection: 4 }, pace: 'walk', ground: 'swim' })).toBe(3);
    expect(moveRate({ mover: barded, pace: 'walk', ground: 'swim' })).toBeNull();
    const climbs = skirmishRulesUnder({ 'skirmish/ruling/riders-as-if-dismounted': 'swimming-and-climbing' });
    expect(moveRate({ mover: horse, pace: 'walk', ground: 'climb' }, climbs)).toBe(1);
  });

  it('tires at a gallop and a run [skirmish/movement/gallop-limit] [skirmish/movement/gallop-from-movement] [skirmish/movement/gallop-direction] [skirmish/movement/run-limit]', () => {
    const gallop = (history: object, rules = skirmishRulesUnder()) =>
      clausesOf(paceFaults({ mover: horse, pace: 'run', history }, rules));
    expect(gallop({ ran: 2, moved: true })).toEqual([]);
    expect(gallop({ ran: 3, moved: true })).toEqual(['skirmish/movement/gallop-limit']);
    expect(
      gallop({ ran: 2, moved: true }, skirmishRulesUnder({ 'skirmish/ruling/galloping-moves': 'two-in-all' })),
    ).toEqual(['skirmish/movement/gallop-limit']);
    expect(gallop({})).toEqual(['skirmish/movement/gallop-from-movement']);
    expect(gallop({ moved: true, sameDirection: false })).toEqual(['skirmish/movement/gallop-direction']);
    expect(clausesOf(paceFaults({ mover: foot, pace: 'run', history: { ran: 3 } }))).toEqual([
      'skirmish/movement/run-limit',
    ]);
    expect(paceFaults({ mover: foot, pace: 'run', history: { ran: 0, ranInAll: 9 } })).toEqual([]);
    const ever = skirmishRulesUnder({ 'skirmish/ruling/running-turns': 'in-the-whole-game' });
    expect(clausesOf(paceFaults({ mover: foot, pace: 'run', history: { ranInAll: 3 } }, ever))).toHaveLength(1);
  });

  it('pays for turns, obstacles and rough ground [skirmish/movement/turn-cost-mounted] [skirmish/movement/obstacle] [skirmish/movement/rough-ground]', () => {
    const open = (length: number) => [{ ground: 'open', length }] as const;
    expect(moveCost({ mover: horse, pace: 'walk', stretches: open(8), turns: [30, 20, -90] })).toMatchObject({
      share: 1,
      faults: [],
    });
    const once = skirmishRulesUnder({ 'skirmish/ruling/mounted-turning': 'once-a-move' });
    expect(moveCost({ mover: horse, pace: 'walk', stretches: open(10), turns: [30, -90] }, once).share).toBe(1);
    expect(clausesOf(moveCost({ mover: foot, pace: 'run', stretches: open(4), turns: [23] }).faults)).toEqual([
      'skirmish/movement/turn-limit-run',
    ]);
    expect(
      moveCost({ mover: foot, pace: 'walk', stretches: open(6), obstacles: ['fence'], turns: [170] }).share,
    ).toBeCloseTo(1);
    expect(
      clausesOf(moveCost({ mover: barded, pace: 'walk', stretches: open(4), obstacles: ['hedge'] }).faults),
    ).toEqual(['skirmish/movement/obstacle-forbidden']);
    expect(
      clausesOf(moveCost({ mover: foot, pace: 'walk', stretches: open(4), obstacles: ['high-wall'] }).faults),
    ).toEqual(['skirmish/movement/obstacle']);
    const mixed = [
      { ground: 'open', length: 4.5 },
      { ground: 'rough', length: 3 },
    ] as const;
    expect(moveCost({ mover: foot, pace: 'walk', stretches: mixed }).share).toBe(1);
    const worst = skirmishRulesUnder({ 'skirmish/ruling/partly-rough-moves': 'worst-for-all' });
    expect(moveCost({ mover: foot, pace: 'walk', stretches: mixed }, worst).share).toBe(1.25);
  });

  it('takes time for everything else [skirmish/actions/list] [skirmish/actions/mount] [skirmish/actions/gap]', () => {
    expect(actionsTime({ actions: [mountingAction({ protection: 3 })], moving: 0.5 })).toMatchObject({
      time: 1,
      fits: true,
    });
    expect(actionsTime({ actions: [mountingAction({ protection: 2 })], moving: 0.5 }).fits).toBe(false);
    expect(actionsTime({ actions: ['erect-ladder'], moving: 0.5 }).fits).toBe(false);
    const half = skirmishRulesUnder({ 'skirmish/ruling/actions-of-a-turn': 'half-a-turn' });
    expect(actionsTime({ actions: ['erect-ladder'], moving: 0.5 }, half).fits).toBe(true);
    expect([gapWork({ figureTurns: 1 }), gapWork({ figureTurns: 2 })]).toEqual([
      { share: 0.5, open: false },
      { share: 1, open: true },
    ]);
  });
});
