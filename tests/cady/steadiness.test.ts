import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, scripted, usingScript } from '../../src/dice/index.js';
import {
  type BattleInDanger,
  battleFaults,
  battleSavers,
  battleShift,
  saveBattle,
} from '../../src/rulesets/cady/common/fighting/battles.js';
import { breakThrough, type Pressing } from '../../src/rulesets/cady/common/fighting/break-through.js';
import { contactOf, type Divided, dividedFate } from '../../src/rulesets/cady/common/fighting/broken.js';
import { defensiveShot, fireAtCharger } from '../../src/rulesets/cady/common/fighting/defensive-fire.js';
import { type Holding, holdFriend, routed } from '../../src/rulesets/cady/common/fighting/holding.js';
import { postMeleeMorale } from '../../src/rulesets/cady/common/fighting/morale.js';
import { guardsFor, type SurrenderOffer, surrender } from '../../src/rulesets/cady/common/fighting/surrender.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import type { Quad } from '../../src/table/index.js';
import { commonRulesUnder } from '../rules-under.js';

const square = (x: number, size = 2): Quad => [
  { x, y: size },
  { x: x + size, y: size },
  { x: x + size, y: 0 },
  { x, y: 0 },
];

describe('fire at a charger', () => {
  const archers = { morale: 3 };

  it('is chosen by a unit that passes, and comes at first sight otherwise [cady/common/fire/defensive-fire-3dt] [cady/common/three-dice/shooter-choice]', () => {
    const passed = usingScript([6, 6, 2], dice => fireAtCharger({ unit: archers, choice: 'far' }, dice, commonRules()));
    expect(passed).toMatchObject({ passed: true, at: 'far', steps: 0 });
    const failed = usingScript([6, 6, 4], dice =>
      fireAtCharger({ unit: archers, choice: 'close' }, dice, commonRules()),
    );
    expect(failed).toMatchObject({ passed: false, at: 'first-in-range', melees: true });
  });

  it('at close range costs the melee [cady/common/three-dice/shooter-close] [cady/common/fire/close-fire-no-melee]', () => {
    expect(defensiveShot({ passed: true, choice: 'close' }, commonRules())).toMatchObject({
      at: 'close',
      melees: false,
    });
  });

  it('at middle or far range leaves it as infantry [cady/common/three-dice/shooter-mid]', () => {
    for (const choice of ['middle', 'far'] as const) {
      expect(defensiveShot({ passed: true, choice }, commonRules())).toMatchObject({ at: choice, melees: true });
    }
  });
});

describe('a friend in the way', () => {
  const fleeing: Holding['forced'] = { morale: 3, figures: 10, reaction: 'rout' };

  it('of greater value holds without a test [cady/common/three-dice/hold-friend-stronger]', () => {
    const held = holdFriend({ holder: { morale: 4, figures: 8 }, forced: fleeing }, scripted([]), commonRules());
    expect(held).toMatchObject({ held: true, tested: false, forced: 'no-effect', holder: 'no-effect' });
  });

  it('of equal or lesser value tests, and shares the reaction when it fails [cady/common/three-dice/hold-friend-test]', () => {
    const holding: Holding = { holder: { morale: 3, figures: 10, hurt: true }, forced: fleeing };
    const by = (...shown: number[]) => usingScript(shown, dice => holdFriend(holding, dice, commonRules()));
    expect(by(5, 3)).toMatchObject({ held: true, tested: true, forced: 'no-effect', holder: 'no-effect' });
    expect(by(5, 4)).toMatchObject({ held: false, forced: 'rout', holder: 'rout' });
    const everybody = commonRulesUnder({ 'cady/ruling/hold-unit-test': 'a-passed-test' });
    const strong = { holder: { morale: 5, figures: 36 }, forced: fleeing };
    expect(usingScript([6, 6, 6], dice => holdFriend(strong, dice, everybody)).held).toBe(false);
  });

  it('a rout that nobody holds leaves [cady/common/three-dice/rout-normally-removed]', () => {
    expect(routed({ held: true }, commonRules()).leaves).toBeNull();
    expect(routed({ held: false }, commonRules()).leaves).toBe('next-turn');
    expect(routed({ held: false }, commonRulesUnder({ 'cady/ruling/rout-timing': 'at-once' })).leaves).toBe('at-once');
  });
});

describe('battles and brigades', () => {
  const others: BattleInDanger['others'] = [
    { unit: 'guard', morale: 5 },
    { unit: 'line', morale: 3, hurt: true, reaction: 'no-effect' },
    { unit: 'beaten', morale: 5, hurt: true, reaction: 'back' },
  ];
  const danger: BattleInDanger = { lost: 'broken', others };

  it('join two units or more, none of them peasants or militia [cady/common/unit/battle-or-brigade] [cady/common/unit/no-morale-1-in-battle]', () => {
    const faults = (...morale: number[]) =>
      battleFaults({ units: morale.map((value, at) => ({ unit: `unit ${at}`, morale: value })) }, commonRules());
    expect(faults(2, 5)).toEqual([]);
    expect(faults(3).map(({ clause }) => clause)).toEqual(['cady/common/unit/battle-or-brigade']);
    expect(faults(1, 3, 1).map(({ path }) => path)).toEqual(['units[0]', 'units[2]']);
  });

  it('count losses a column further right [cady/common/unit/battle-morale-benefit]', () => {
    const test = { morale: 4, before: 30, lost: 7 };
    expect(postMeleeMorale(test, commonRules()).reaction).toBe('back');
    const joined = postMeleeMorale({ ...test, shifts: [battleShift(commonRules())] }, commonRules());
    expect(joined).toMatchObject({ column: '101-120', read: '121-150' });
  });

  it('are saved by units without a poor reaction of their own [cady/common/break-through/battle-save-who] [cady/common/broken/battle-save]', () => {
    expect(battleSavers(danger, commonRules()).map(({ unit }) => unit)).toEqual(['guard', 'line']);
    const untested = commonRulesUnder({ 'cady/ruling/battle-save-who': 'no-test-of-their-own' });
    expect(battleSavers(danger, untested).map(({ unit }) => unit)).toEqual(['guard']);
  });

  it('stay when a single unit passes [cady/common/break-through/battle-save-one-pass]', () => {
    const saved = usingScript([6, 6, 6, 3, 6], dice => saveBattle(danger, dice, commonRules()));
    expect(saved).toMatchObject({
      fate: 'stays',
      throws: [
        { unit: 'guard', passed: false },
        { unit: 'line', passed: true },
      ],
    });
  });

  it('rout when all fail, or break up under the other reading [cady/common/break-through/battle-save-fail] [cady/common/broken/battle-save-failed-breaks-up] [cady/common/conduct/brigade-chain-test]', () => {
    const failing = (rules: ReturnType<typeof commonRules>) =>
      usingScript([6, 6, 6, 6, 6], dice => saveBattle(danger, dice, rules));
    expect(failing(commonRules()).fate).toBe('routs');
    expect(failing(commonRulesUnder({ 'cady/ruling/broken-battle-fate': 'breaks-up' })).fate).toBe('breaks-up');
  });

  it('fall apart when nobody is fit to save them', () => {
    const beaten = { lost: 'broken', others: others.slice(2) };
    expect(saveBattle(beaten, scripted([]), commonRules()).fate).toBe('breaks-up');
    const rules = commonRulesUnder({ 'cady/ruling/battle-nobody-to-save': 'all-rout' });
    expect(saveBattle(beaten, scripted([]), rules).fate).toBe('routs');
  });

  it('are as safe as one pass among all: exactly', () => {
    const chance = distribution(dice => saveBattle(danger, dice, commonRules()).fate).probability('stays');
    expect(chance).toBeCloseTo(1 - (1 / 6) ** 3 * (1 / 2) ** 2, 12);
  });
});

describe('breaking through', () => {
  const cavalry: Pressing = { arm: 'cavalry', enemiesFacing: 6, lost: { shock: 4, melee: 2 }, movementLeft: 14 };

  it('takes every figure that faces it, and movement left [cady/common/break-through/when]', () => {
    expect(breakThrough(cavalry)).toMatchObject({ through: true, cm: 14 });
    expect(breakThrough({ ...cavalry, lost: { shock: 4, melee: 1 } }).through).toBe(false);
    expect(breakThrough({ ...cavalry, movementLeft: 0 }).through).toBe(false);
    expect(breakThrough({ ...cavalry, arm: 'artillery' }).through).toBe(false);
    expect(breakThrough({ ...cavalry, enemiesFacing: 0, lost: {} }).through).toBe(false);
  });

  it('however they were lost [cady/common/break-through/any-cause]', () => {
    const share = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12));
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 24 }), ([fire, shock, melee], enemiesFacing) => {
        const through = (lost: Pressing['lost']) => breakThrough({ ...cavalry, enemiesFacing, lost }).through;
        expect(through({ fire, shock, melee })).toBe(through({ fire: fire + shock + melee }));
        expect(through({ fire, shock, melee })).toBe(fire + shock + melee >= enemiesFacing);
      }),
    );
  });
});

describe('the stands of a unit', () => {
  it('are in contact up to a centimetre [cady/common/unit/base-contact] [cady/common/broken/contact-tolerance-1cm]', () => {
    expect(contactOf({ stands: [square(0), square(2), square(5)] }, commonRules())).toMatchObject({ broken: false });
    const apart = contactOf({ stands: [square(0), square(2), square(5.001)] }, commonRules());
    expect(apart).toMatchObject({ broken: true, parts: [[0, 1], [2]] });
    const touching = commonRulesUnder({ 'cady/ruling/unit-contact': 'none' });
    expect(contactOf({ stands: [square(0), square(2.5)] }, touching).broken).toBe(true);
  });

  it('keep the gaps of a skirmish line [cady/common/broken/exempt-skirmish]', () => {
    const stands = [square(0), square(4), square(8)];
    expect(contactOf({ stands }, commonRules()).broken).toBe(true);
    expect(contactOf({ stands, skirmishGap: 2 }, commonRules()).broken).toBe(false);
    expect(contactOf({ stands: [square(0), square(4.5)], skirmishGap: 2 }, commonRules()).broken).toBe(true);
  });

  it('may stand to either side of friendly guns, a wall, a house of friends [cady/common/broken/exempt-friendly-obstacle]', () => {
    const stands = [square(0), square(6)];
    for (const dividedBy of ['friendly-artillery', 'wall', 'friendly-building'] as const) {
      expect(contactOf({ stands, dividedBy }, commonRules()).broken).toBe(false);
    }
    for (const dividedBy of ['enemy', 'enemy-building', 'empty-building', 'nothing'] as const) {
      expect(contactOf({ stands, dividedBy }, commonRules()).broken).toBe(true);
    }
  });

  it('or of an empty house too, but never of one that the enemy holds (cady/ruling/divided-by-building)', () => {
    const stands = [square(0), square(6)];
    const rules = commonRulesUnder({ 'cady/ruling/divided-by-building': 'not-held-by-the-enemy' });
    const broken = (['friendly-building', 'empty-building', 'enemy-building', 'wall'] as const).map(
      dividedBy => contactOf({ stands, dividedBy }, rules).broken,
    );
    expect(broken).toEqual([false, false, true, false]);
  });

  it('belong each to exactly one part', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }), xs => {
        const { parts, broken } = contactOf({ stands: xs.map(x => square(x)) }, commonRules());
        expect(parts.flat().sort((a, b) => a - b)).toEqual([...xs.keys()]);
        expect(broken).toBe(parts.length > 1);
      }),
    );
  });
});

describe('a divided unit', () => {
  const divided: Divided = { morale: 3, parts: [10, 6, 4], turns: 2, reformed: false };

  it('loses all but its best part when it does not close up [cady/common/break-through/broken-must-reform] [cady/common/broken/smaller-part-routs]', () => {
    expect(dividedFate(divided, commonRules())).toMatchObject({ fate: 'part-routs', figures: 10 });
    expect(dividedFate({ ...divided, turns: 1 }, commonRules())).toMatchObject({ fate: 'divided', figures: 0 });
    expect(dividedFate({ ...divided, reformed: true }, commonRules())).toMatchObject({ fate: 'whole', figures: 0 });
    const sooner = commonRulesUnder({ 'cady/ruling/divided-unit': 'one' });
    expect(dividedFate({ ...divided, turns: 1 }, sooner).fate).toBe('part-routs');
  });

  it('routs whole if it is a skirmish line [cady/common/skirmish/broken-rout]', () => {
    const line = { ...divided, skirmishers: true };
    expect(dividedFate(line, commonRules())).toMatchObject({ fate: 'part-routs', figures: 20 });
    const part = commonRulesUnder({ 'cady/ruling/broken-skirmish-line': 'the-smaller-part' });
    expect(dividedFate(line, part).figures).toBe(10);
  });
});

describe('surrender', () => {
  const offer: SurrenderOffer = { unit: { morale: 3, figures: 9, hurt: true }, inMelee: true, accepted: true };

  it('is offered in melee and need not be accepted [cady/common/definition/surrender-offer]', () => {
    expect(surrender({ ...offer, inMelee: false }, scripted([]), commonRules()).outcome).toBe('none');
    expect(surrender(offer, scripted([]), commonRules())).toMatchObject({ outcome: 'captured', guards: 3 });
  });

  it('binds a guard for every four [cady/common/definition/surrender-guards]', () => {
    expect([0, 1, 4, 5, 36].map(prisoners => guardsFor({ prisoners }, commonRules()))).toEqual([0, 1, 1, 2, 9]);
    const down = commonRulesUnder({ 'cady/ruling/surrender-guards': 'rounded-down' });
    expect(guardsFor({ prisoners: 7 }, down)).toBe(1);
  });

  it('refused, leaves it to a die whether the unit fights on [cady/common/definition/surrender-refused]', () => {
    const refused = { ...offer, accepted: false };
    const by = (...shown: number[]) => usingScript(shown, dice => surrender(refused, dice, commonRules()).outcome);
    expect(by(3, 6)).toBe('fights-on');
    expect(by(4, 6)).toBe('gives-up');
    const even = commonRulesUnder({ 'cady/ruling/surrender-refused': 'even-chance' });
    expect(distribution(dice => surrender(refused, dice, even).outcome).probability('fights-on')).toBe(0.5);
  });
});
