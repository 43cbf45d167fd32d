import { describe, expect, it, test } from 'vitest';
import { reactionTests } from '../../../src/rulesets/wrg/book/charts/reaction-tests.js';
import type { TestCircumstances } from '../../../src/rulesets/wrg/reaction/causes.js';
import { causesOfTests } from '../../../src/rulesets/wrg/reaction/causes.js';
import {
  coverKind,
  isFacing,
  isRankSeen,
  isSecureFlank,
  isWithin,
  supportsToRear,
} from '../../../src/rulesets/wrg/reaction/definitions.js';
import {
  orderOfTests,
  testsDue,
  testsWithMainBody,
  voluntaryTestFaults,
} from '../../../src/rulesets/wrg/reaction/triggers.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';

const quiet: TestCircumstances = { original: 20, figures: 20 };
const due = (more: Partial<TestCircumstances>, rules = wrgRules()) =>
  testsDue({ ...quiet, ...more }, rules).map(({ cause }) => cause);
const reading = (id: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${id}`]: taken } });

describe('what calls for a test [wrg/reaction/test-scope-1] [wrg/reaction/test-scope-2] [wrg/reaction/end-of-period]', () => {
  it('is what the chart lists, in its order', () => {
    expect([...causesOfTests.map(({ cause }) => cause), 'voluntary']).toEqual(reactionTests.rows);
    expect(causesOfTests.filter(({ tests }) => tests === 'body')).toHaveLength(4);
  });

  it('is nothing while nothing happens', () => {
    expect(due({})).toEqual([]);
  });

  test.each<readonly [string, Partial<TestCircumstances>, string]>([
    ['wrg/reaction/test-missile-casualties', { missileCasualties: 40 }, 'missile-casualties'],
    ['wrg/reaction/test-missile-casualties', { subUnit: true, gap: 10, missileCasualties: 40 }, 'missile-casualties'],
    [
      'wrg/reaction/test-missile-casualties',
      { subUnit: true, ownRank: true, missileCasualties: 40 },
      'missile-casualties',
    ],
    [
      'wrg/reaction/test-missile-casualties',
      { figures: 18, figuresBefore: 20, missileCasualties: 40 },
      'missile-casualties',
    ],
    ['wrg/reaction/test-fire', { animals: true, fireAt: 30 }, 'fire'],
    ['wrg/reaction/test-fire', { animals: true, downwindOfFireAt: 60 }, 'fire'],
    ['wrg/reaction/test-fire', { elephants: true, attackedWithFire: true }, 'fire'],
    ['wrg/reaction/test-below-half', { figures: 9 }, 'below-half-strength'],
    ['wrg/reaction/below-half-repeat', { figures: 8, figuresAtHalfTest: 9 }, 'below-half-strength'],
    ['wrg/reaction/test-majority-remainder', { majority: 'evaded' }, 'majority-forced-away'],
    ['wrg/reaction/test-first-shot-or-reach', { firstThreat: true }, 'first-shot-or-reach'],
    ['wrg/reaction/test-first-shot-or-reach', { firstThreat: true, commanderAt: 151 }, 'first-shot-or-reach'],
    ['wrg/reaction/test-surprise', { hiddenEnemyAt: 100 }, 'surprise'],
    ['wrg/reaction/test-charging', { charging: true }, 'charging'],
    ['wrg/reaction/test-charged', { charged: { moved: 81, normalMove: 80 } }, 'being-charged'],
    ['wrg/reaction/test-friends-broken', { friendsBrokenAt: 150 }, 'friends-broken'],
    ['wrg/reaction/test-hold-no-pursuit', { heldGround: true }, 'hold-no-pursuit'],
    ['wrg/reaction/test-rally', { triesToRally: true }, 'rally'],
    ['wrg/reaction/test-fresh-enemy', { freshEnemyFigures: 50, periodsPlayed: 5 }, 'fresh-enemy'],
    ['wrg/reaction/test-general-lost', { generalLost: { at: 150, byChallenge: false } }, 'general-lost'],
    ['wrg/reaction/test-general-lost', { generalLost: { at: 900, byChallenge: true } }, 'general-lost'],
    ['wrg/reaction/test-army', { army: { units: 9, offTable: 3, tested: false } }, 'army'],
  ])('[%s] %o', (_, circumstances, cause) => {
    const [only, ...more] = testsDue({ ...quiet, ...circumstances });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ cause, compulsory: true, time: Object(reactionTests.cells)[cause].time });
  });

  test.each<readonly [Partial<TestCircumstances>]>([
    [{ missileCasualties: 39 }],
    [{ subUnit: true, gap: 9, missileCasualties: 40 }],
    [{ figures: 0, missileCasualties: 0 }],
    [{ animals: true, fireAt: 31, downwindOfFireAt: 61 }],
    [{ fireAt: 1, attackedWithFire: true }],
    [{ figures: 10 }],
    [{ figures: 9, figuresAtHalfTest: 9 }],
    [{ firstThreat: true, commanderAt: 150 }],
    [{ hiddenEnemyAt: 101 }],
    [{ hiddenEnemyAt: 50, warned: true }],
    [{ charging: true, fanatic: true }],
    [{ charging: true, uncontrolled: true }],
    [{ charged: { moved: 80, normalMove: 80 } }],
    [{ friendsBrokenAt: 151 }],
    [{ freshEnemyFigures: 49, periodsPlayed: 9 }],
    [{ freshEnemyFigures: 90, periodsPlayed: 4 }],
    [{ generalLost: { at: 151, byChallenge: false } }],
    [{ army: { units: 10, offTable: 3, tested: false } }],
    [{ army: { units: 9, offTable: 3, tested: true } }],
    [{ army: { units: 9, offTable: 3, tested: false }, instructed: true }],
  ])('is not %o', circumstances => {
    expect(due(circumstances)).toEqual([]);
  });

  it('is read otherwise under other readings [wrg/sheet/reaction-general-15] [wrg/sheet/reaction-half] [wrg/sheet/test-triggers]', () => {
    const near = { firstThreat: true, commanderAt: 150 };
    expect(due(near, wrgRulesUnder({ edition: 'printed' }))).toEqual(['first-shot-or-reach']);
    expect(due({ ...near, commanderAt: 10 }, wrgRulesUnder({ edition: 'printed' }))).toEqual(['first-shot-or-reach']);
    const sheet = reading('first-threat-near-commander', 'tested-at-that-distance');
    expect(due(near, sheet)).toEqual(['first-shot-or-reach']);
    expect(due({ ...near, commanderAt: 149 }, sheet)).toEqual([]);
    const surprised = { hiddenEnemyAt: 60, commanderAt: 150 };
    expect(due(surprised)).toEqual(['surprise']);
    const waived = reading('surprise-near-commander', 'waived-as-the-first-threat-is');
    expect(due(surprised, waived)).toEqual([]);
    expect(due({ ...surprised, commanderAt: 151 }, waived)).toEqual(['surprise']);
    expect(due({ figures: 8, figuresAtHalfTest: 9 }, reading('below-half-repeated', 'at-first-only'))).toEqual([]);
    const again = reading('army-tested-once', 'with-every-unit-more');
    expect(due({ army: { units: 9, offTable: 4, tested: true } }, again)).toEqual(['army']);
    expect(testsDue({ ...quiet, heldGround: true }, reading('holders-test', 'may-test'))[0]).toMatchObject({
      compulsory: false,
    });
    const farOff = { generalLost: { at: 400, byChallenge: false } };
    expect(due(farOff, reading('factors-abbreviated', 'as-on-the-sheet'))).toEqual(['general-lost']);
  });

  it('may be several things at once', () => {
    expect(due({ figures: 8, missileCasualties: 30, friendsBrokenAt: 10, charging: true })).toEqual([
      'missile-casualties',
      'below-half-strength',
      'charging',
      'friends-broken',
    ]);
  });

  it('concerns sub-units in sight and within a normal move', () => {
    expect(testsWithMainBody({ inSight: true, distance: 80, normalMove: 80 })).toBe(true);
    expect(testsWithMainBody({ inSight: true, distance: 81, normalMove: 80 })).toBe(false);
    expect(testsWithMainBody({ inSight: false, distance: 10, normalMove: 80 })).toBe(false);
  });
});

describe('a voluntary test [wrg/reaction/voluntary]', () => {
  it('may be taken by who is free', () => {
    expect(voluntaryTestFaults({})).toEqual([]);
    expect(voluntaryTestFaults({ inRout: true, mayRally: true })).toEqual([]);
  });

  test.each([
    ['wrg/reaction/voluntary-not-melee', { engaged: true }],
    ['wrg/reaction/voluntary-not-rout', { inRout: true }],
    ['wrg/reaction/voluntary-not-pursuit', { compulsoryPursuit: true }],
    ['wrg/reaction/voluntary-not-reorganising', { rallyingBack: true }],
    ['wrg/reaction/voluntary-not-reorganising', { reorganising: true }],
    ['wrg/reaction/voluntary-not-instruction', { instructed: true }],
  ])('may not be taken [%s]', (clause, tester) => {
    expect(voluntaryTestFaults(tester)).toMatchObject([{ path: Object.keys(tester)[0], clause }]);
  });
});

describe('the order of tests [wrg/reaction/right-to-left] [wrg/reaction/simultaneous-cumulative]', () => {
  const line = [
    { id: 'left', side: 'romans', fromOwnLeft: 0 },
    { id: 'right', side: 'romans', fromOwnLeft: 900 },
    { id: 'gauls', side: 'gauls', fromOwnLeft: 500 },
    { id: 'middle', side: 'romans', fromOwnLeft: 400 },
  ];

  it('is from each army’s right to its left', () => {
    expect(orderOfTests(line, 'romans')).toEqual(['right', 'gauls', 'middle', 'left']);
  });

  it('is from one side’s right by the other reading, whatever the order given', () => {
    const same = reading('right-hand-first', 'both-from-the-same-right');
    expect(orderOfTests(line, 'romans', same)).toEqual(['right', 'middle', 'left', 'gauls']);
    expect(orderOfTests([...line].reverse(), 'romans', same)).toEqual(['right', 'middle', 'left', 'gauls']);
  });
});

describe('the words of the factors', () => {
  it('within [wrg/reaction/definition-within] [wrg/reaction/within-needs-view] [wrg/reaction/within-detour]', () => {
    expect(isWithin({ distance: 150, inView: true }, 150)).toBe(true);
    expect(isWithin({ distance: 150.5, inView: true }, 150)).toBe(false);
    expect(isWithin({ distance: 10, inView: false }, 150)).toBe(false);
    expect(isWithin({ distance: 10, inView: true, detour: 150 }, 150)).toBe(false);
    expect(isWithin({ distance: 10, inView: true, detour: 149 }, 150)).toBe(true);
    expect(isWithin({ distance: 9000, inView: true }, null)).toBe(true);
  });

  it('ranks seen [wrg/reaction/visibility-nearest-rank]', () => {
    expect(isRankSeen({ rank: 1, elephants: false, level: true })).toBe(true);
    expect(isRankSeen({ rank: 2, elephants: false, level: true })).toBe(false);
    expect(isRankSeen({ rank: 2, elephants: true, level: true })).toBe(true);
    expect(isRankSeen({ rank: 2, elephants: false, level: false })).toBe(true);
  });

  it('facing [wrg/reaction/definition-facing]', () => {
    expect(isFacing({ testersEntirelyBehindFlank: false })).toBe(true);
    expect(isFacing({ testersEntirelyBehindFlank: true })).toBe(false);
  });

  it('support to the rear [wrg/reaction/definition-support]', () => {
    const support = { immediatelyBehind: true, distance: 80, normalMove: 80, disorganised: false, engaged: false };
    expect(supportsToRear(support)).toBe(true);
    expect(supportsToRear({ ...support, distance: 81 })).toBe(false);
    expect(supportsToRear({ ...support, disorganised: true })).toBe(false);
    expect(supportsToRear({ ...support, engaged: true })).toBe(false);
    expect(supportsToRear({ ...support, immediatelyBehind: false })).toBe(false);
  });

  it('a secure flank [wrg/reaction/definition-secure-flank]', () => {
    expect(isSecureFlank({})).toBe(false);
    expect(isSecureFlank({ friendlyCoverAt: 10 })).toBe(true);
    expect(isSecureFlank({ friendlyCoverAt: 11 })).toBe(false);
    expect(isSecureFlank({ restsOnImpassable: true })).toBe(true);
    expect(isSecureFlank({ friendInContact: true })).toBe(true);
    expect(isSecureFlank({ freeFriendInReach: true })).toBe(true);
  });

  it('cover [wrg/reaction/definition-friendly-cover] [wrg/reaction/definition-unfriendly-cover]', () => {
    expect((['friends', 'nobody', 'enemies', 'unknown'] as const).map(known => coverKind(known))).toEqual([
      'friendly',
      'friendly',
      'unfriendly',
      'unfriendly',
    ]);
  });

  it('cover with friends and enemies in it [wrg/reaction/definition-friendly-cover] [wrg/reaction/definition-unfriendly-cover]', () => {
    const under = (reading: string) => wrgRulesUnder({ rulings: { 'wrg/ruling/cover-shared': reading } });
    expect(coverKind('friends-and-enemies')).toBe('both');
    expect(coverKind('friends-and-enemies', under('friendly-alone'))).toBe('friendly');
    expect(coverKind('friends-and-enemies', under('unfriendly-alone'))).toBe('unfriendly');
  });
});
