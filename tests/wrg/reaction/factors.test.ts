import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listFactors, patchFactors } from '../../../src/rulebook/index.js';
import { reactionFactorChart } from '../../../src/rulesets/wrg/book/charts/reaction-factors.js';
import { reactionChoices, signFaults } from '../../../src/rulesets/wrg/reaction/choices.js';
import { reactionFactors, reactionTotal } from '../../../src/rulesets/wrg/reaction/factors.js';
import type { ReactionSituation } from '../../../src/rulesets/wrg/reaction/situation.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { creatureType } from '../../../src/rulesets/wrg/sorcery/creatures.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { alone, as, spearmen } from './testers.js';

const total = (situation: ReactionSituation, rules = wrgRules()) => reactionTotal(situation, rules).total;
const near = (more: Partial<ReactionSituation>): ReactionSituation => ({ ...alone, ...more });
const reading = (id: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${id}`]: taken } });

/** A situation in which each factor counts by itself, or only with those named, and what it then comes to. */
const cases: readonly (readonly [clause: string, situation: ReactionSituation, points: number])[] = [
  ['wrg/reaction/plus1-friend-unit', near({ friendUnits: 1 }), 1],
  ['wrg/reaction/plus1-friend-unit', near({ friendUnits: 4 }), 4],
  ['wrg/reaction/plus1-other-friends', near({ otherFriends: true }), 1],
  ['wrg/reaction/plus1-friends-advancing', near({ friendsAdvancing: true }), 1],
  ['wrg/reaction/plus1-friends-charging', near({ friendsCharging: true }), 2],
  ['wrg/reaction/plus1-support-to-rear', near({ supportToRear: true }), 1],
  ['wrg/reaction/plus1-enemy-retiring', near({ enemyRetiring: true }), 1],
  ['wrg/reaction/plus1-enemy-flank-presented', near({ enemyFlankOrRear: true }), 1],
  ['wrg/reaction/plus1-uphill', near({ uphillOfEnemy: true }), 1],
  ['wrg/reaction/plus1-friendly-cover', near({ friendlyCover: true }), 1],
  ['wrg/reaction/minus1-enemy-unit-facing', near({ enemyUnitsFacing: 1 }), -1],
  ['wrg/reaction/minus1-enemy-unit-facing', near({ enemyUnitsFacing: 4 }), -4],
  ['wrg/reaction/minus1-other-enemy', near({ otherEnemies: true }), -1],
  ['wrg/reaction/minus1-other-enemy', near({ enemyUnitsTurned: 3 }), -1],
  ['wrg/reaction/minus1-enemy-cavalry', near({ enemyCavalry: true }), -1],
  ['wrg/reaction/minus1-enemy-advancing', near({ enemyAdvancing: true }), -1],
  ['wrg/reaction/minus1-shot-at', near({ shotAtBy: 10 }), -1],
  ['wrg/reaction/minus1-shot-at', near({ shotAtBy: 9 }), 0],
  ['wrg/reaction/minus1-shot-at-by-engines', near({ shotAtByEngines: true, moved: 39 }), -1],
  ['wrg/reaction/minus1-shot-at-by-engines', near({ shotAtByEngines: true, moved: 40 }), 0],
  ['wrg/reaction/minus1-enemy-behind-flank', near({ enemyBehindFlank: true }), -1],
  ['wrg/reaction/minus1-enemy-in-rear', near({ enemyInRear: true }), -1],
  ['wrg/reaction/minus1-enemy-uphill', near({ enemyUphill: true }), -1],
  ['wrg/reaction/minus1-friends-retiring', near({ friendsRetiring: true }), -1],
  ['wrg/reaction/minus1-disorganised', near({ disorganised: true }), -1],
  ['wrg/reaction/minus1-fifth-lost', near({ lost: 3 }), 0],
  ['wrg/reaction/minus1-fifth-lost', near({ lost: 4 }), -1],
  ['wrg/reaction/minus1-fifth-lost', near({ lost: 12 }), -3],
  ['wrg/reaction/minus1-own-retiring', near({ retiring: true }), -1],
  ['wrg/reaction/minus1-bow-armed', as({ weapons: ['bow'] }), -1],
  ['wrg/reaction/minus1-bow-armed', as({ weapons: ['crossbow'] }), -1],
  ['wrg/reaction/minus1-bow-armed', as({ weapons: ['sling'] }), 0],
  ['wrg/reaction/minus1-no-shields', as({ shield: false }), -1],
  ['wrg/reaction/minus1-no-shields', as({ type: 'shc', shield: false }), 0],
  ['wrg/reaction/minus1-no-shields', as({ type: 'elephant', shield: false, crew: ['javelins'] }), 0],
  ['wrg/reaction/minus1-fanatic-charge', near({ againstFanatics: true }), -1],
  ['wrg/reaction/minus1-huns', near({ hostileHuns: true }), -1],
  ['wrg/reaction/plus2-fanatics', as({ fanatic: true }, { enemyInReach: true }), 2],
  ['wrg/reaction/plus2-fanatics', as({ fanatic: true }, { enemyInReach: true, inContact: true }), 0],
  ['wrg/reaction/plus2-fanatics', near({ enemyInReach: true }), 0],
  ['wrg/reaction/plus2-enemy-routing', near({ enemyUnitsRouting: 3 }), 6],
  ['wrg/reaction/minus2-friend-routing', near({ friendUnitsRouting: 3 }), -6],
  ['wrg/reaction/minus2-unfriendly-cover', near({ unfriendlyCover: true }), -2],
  ['wrg/reaction/minus2-elephants-chariots', near({ enemyElephantsOrChariots: true }), -2],
  ['wrg/reaction/minus2-animals-fire', near({ animalsNearFire: true }), -2],
  ['wrg/reaction/minus2-surprised', near({ surprised: true }), -2],
  ['wrg/reaction/minus2-horse-disorganised', near({ horseDisorganised: true }), -2],
  ['wrg/reaction/minus2-sub-unit-astray', near({ astray: true }), -2],
  ['wrg/reaction/minus2-fresh-enemy', near({ freshEnemyFigures: 50, periodsPlayed: 5 }), -2],
  ['wrg/reaction/minus2-fresh-enemy', near({ freshEnemyFigures: 49, periodsPlayed: 5 }), 0],
  ['wrg/reaction/minus2-fresh-enemy', near({ freshEnemyFigures: 50, periodsPlayed: 4 }), 0],
  ['wrg/reaction/minus2-general-lost', near({ generalLost: true }), -2],
  ['wrg/reaction/minus2-in-rout', near({ inRout: true }), -2],
  ['wrg/reaction/minus2-in-rout', near({ routedEarlier: true }), -2],
  ['wrg/reaction/minus2-e-in-rout', as({ class: 'E' }, { inRout: true }), -4],
  ['wrg/reaction/minus2-army-test', near({ armyTest: true }), -2],
  ['wrg/reaction/minus2-li-charge', as({ type: 'li' }, { againstHeavierOrMounted: true }), -2],
  ['wrg/reaction/minus2-li-charge', as({ type: 'lmi' }, { againstHeavierOrMounted: true }), 0],
  ['wrg/reaction/choice-general-with-unit', near({ generalWith: 'average', signs: { 'general-with-unit': 1 } }), 3],
  ['wrg/reaction/choice-general-with-unit', near({ generalWith: 'average', signs: { 'general-with-unit': -1 } }), -3],
  ['wrg/reaction/choice-general-with-unit', near({ generalWith: 'rash', generalRouts: true }), 0],
  ['wrg/reaction/choice-general-within-150', near({ generalNear: 'average', signs: { 'general-within-150': -1 } }), -1],
  ['wrg/reaction/choice-general-within-150', near({ generalNear: 'rash', generalNearRetires: true }), 0],
  ['wrg/reaction/choice-cover-square', near({ behind: 'square', signs: { 'cover-square-or-defences': 1 } }), 2],
  [
    'wrg/reaction/choice-cover-square',
    near({ behind: 'field-defences', signs: { 'cover-square-or-defences': -1 } }),
    -2,
  ],
  ['wrg/reaction/choice-secure-flank', near({ secureFlanks: 1, signs: { 'secure-flank': 1 } }), 1],
  ['wrg/reaction/choice-secure-flank', near({ secureFlanks: 2, signs: { 'secure-flank': -1 } }), -2],
  ['wrg/reaction/choice-secure-flank', near({ secureFlanks: 2, signs: { 'secure-flank': 0 } }), 0],
];

describe('the factors of a reaction test', () => {
  it('are those of the chart, each a row', () => {
    const listed = listFactors(reactionFactors, wrgRules());
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(reactionFactorChart.rows));
    expect(listed).toHaveLength(reactionFactorChart.rows.length);
    for (const { id, points } of listed) {
      expect(points, id).toBe(Object(reactionFactorChart.cells)[id].value);
    }
  });

  it('come to nothing for troops alone in the field [wrg/reaction/score]', () => {
    expect(reactionTotal(alone)).toEqual({ total: 0, because: [] });
  });

  test.each(cases)('[%s]', (clause, situation, points) => {
    const { total, because } = reactionTotal(situation);
    expect(total).toBe(points);
    if (points !== 0) expect(because.map(each => each.clause)).toContain(clause);
  });

  it('have a case for each of them', () => {
    const said = new Set(cases.filter(([, , points]) => points !== 0).map(([clause]) => clause));
    const clauses = listFactors(reactionFactors, wrgRules()).map(({ clause }) => clause);
    expect(said).toEqual(new Set(clauses));
  });

  it('all count together', () => {
    const troops = {
      type: 'li',
      training: 'barbarian',
      class: 'E',
      weapons: ['bow'],
      shield: false,
      fanatic: true,
    } as const;
    const all: ReactionSituation = {
      ...Object.assign({}, ...cases.map(([, each]) => each)),
      troops,
      lost: 8,
      shotAtBy: 6,
      moved: 0,
      freshEnemyFigures: 60,
      periodsPlayed: 6,
      inContact: false,
      generalWith: 'rash',
      generalRouts: false,
      generalNear: 'over-cautious',
      generalNearRetires: false,
      behind: 'cover',
      friendUnits: 7,
      enemyUnitsFacing: 7,
      signs: { 'cover-square-or-defences': 1, 'secure-flank': 1 },
    };
    const result = reactionTotal(all);
    // Four friendly units and eight more ones; fanatics; three routing enemies.
    const good = 4 + 8 + 2 + 3 * 2;
    // Four enemy units, fifteen more ones and two fifths; three routing friends and twelve more twos.
    const bad = 4 + 15 + 2 + 3 * 2 + 12 * 2;
    // A rash general with them, an over-cautious one near, cover, two flanks.
    const chosen = 3 - 1 + 2 + 2;
    expect(result.because).toHaveLength(45);
    expect(result.total).toBe(good - bad + chosen);
  });

  it('add what weather and magic bring, with their own clauses', () => {
    const others = [{ points: -1, clause: 'wrg/weather/rain-mud', because: 'mud' }] as const;
    expect(reactionTotal(near({ others }))).toEqual({
      total: -1,
      because: [{ clause: 'wrg/weather/rain-mud', because: 'mud', effect: '−1 point' }],
    });
  });

  it('refuse losses that cannot be', () => {
    expect(() => total(near({ lost: 21 }))).toThrow('21 of 20 figures cannot be lost');
    expect(() => total(near({ original: 0 }))).toThrow('cannot be lost');
  });

  it('can be patched at home', () => {
    const patched = patchFactors(reactionFactors, [{ id: 'disorganised', points: () => -5 }]);
    expect(reactionTotal(near({ disorganised: true }), { ...wrgRules(), factors: [patched] }).total).toBe(-5);
  });
});

describe('creatures that are hit as super heavy cavalry', () => {
  it('miss no shields, as it misses none [wrg/reaction/minus1-no-shields] [wrg/sorcery/ents]', () => {
    const without = (['ent', 'troll', 'dwarf'] as const).map(creature =>
      as(creatureType({ ...spearmen, shield: false, creature }, wrgRules())),
    );
    expect(without.map(each => total(each))).toEqual([0, 0, -1]);
    expect(without.map(each => total(each, reading('shieldless-exempt', 'nobody')))).toEqual([-1, -1, -1]);
  });
});

describe('what counts how often', () => {
  it('four units at most; the fifth is another in sight [wrg/reaction/plus1-friend-unit] [wrg/reaction/plus1-other-friends]', () => {
    expect(total(near({ friendUnits: 6 }))).toBe(5);
    expect(total(near({ enemyUnitsFacing: 6 }))).toBe(-5);
    const apart = reading('units-beyond-four', 'are-not-counted');
    expect(total(near({ friendUnits: 6 }), apart)).toBe(4);
  });

  it('all of them before the ink', () => {
    const printed = wrgRulesUnder({ edition: 'printed' });
    expect(total(near({ friendUnits: 6 }), printed)).toBe(6);
    expect(total(near({ enemyUnitsFacing: 6 }), printed)).toBe(-6);
    expect(total(as({ type: 'li' }, { againstHeavierOrMounted: true }), printed)).toBe(0);
  });

  it('is read otherwise under other readings [wrg/sheet/reaction-missing] [wrg/sheet/reaction-abbreviated] [wrg/sheet/reaction-li-charged]', () => {
    expect(total(near({ friendsCharging: true }), reading('chargers-advance', 'as-charging-alone'))).toBe(1);
    expect(total(near({ inRout: true }), reading('routers-retire', 'counted-twice'))).toBe(-3);
    expect(total(as({ type: 'shc', shield: false }), reading('shieldless-exempt', 'nobody'))).toBe(-1);
    const short = reading('factors-on-sheet', 'without-four');
    const four = as({ weapons: ['bow'], shield: false }, { againstFanatics: true, hostileHuns: true });
    expect(total(four)).toBe(-4);
    expect(total(four, short)).toBe(0);
    const sheet = reading('factors-abbreviated', 'as-on-the-sheet');
    expect(total(near({ enemyUnitsTurned: 3 }), sheet)).toBe(-3);
    expect(total(near({ routedEarlier: true }), sheet)).toBe(0);
    expect(total(near({ generalWith: 'rash', generalRouts: true }), sheet)).toBe(3);
    expect(total(near({ behind: 'field-defences' }), sheet)).toBe(0);
    expect(sheet.reaction.counting.factors['friends-retiring-150'].within).toBeNull();
    expect(sheet.reaction.triggers.generalLostWithin).toBeNull();
    expect(wrgRules().reaction.counting.factors['friends-retiring-150'].within).toBe(150);
  });
});

describe('factors of choice [wrg/general/personality-reaction]', () => {
  it('are open as far as the general’s temper goes', () => {
    const signs = (generalWith: 'over-cautious' | 'average' | 'rash') =>
      reactionChoices(near({ generalWith })).map(each => each.signs);
    expect(signs('over-cautious')).toEqual([[-1]]);
    expect(signs('average')).toEqual([[-1, 1]]);
    expect(signs('rash')).toEqual([[1]]);
  });

  it('must be signed, but for those that have one way only', () => {
    expect(total(near({ generalWith: 'over-cautious' }))).toBe(-3);
    expect(total(near({ generalWith: 'rash' }))).toBe(3);
    expect(() => total(near({ generalWith: 'average' }))).toThrow('must choose');
    const free = reading('choice-factors', 'may-be-left-out');
    expect(total(near({ generalWith: 'average' }), free)).toBe(0);
    expect(total(near({ generalWith: 'over-cautious' }), free)).toBe(0);
  });

  it('are told as chosen where there was a choice, and of two flanks that count one each way too', () => {
    const told = (situation: ReactionSituation) =>
      reactionTotal(situation).because.map(({ because, effect }) => [because, effect]);
    expect(told(near({ generalWith: 'over-cautious' }))).toEqual([
      ['their general is with them, over-cautious', '−3 points'],
    ]);
    expect(told(near({ generalWith: 'average', signs: { 'general-with-unit': -1 } }))).toEqual([
      ['their general is with them, against them by their player’s choice', '−3 points'],
    ]);
    expect(told(near({ secureFlanks: 2, signs: { 'secure-flank': 0 } }))).toEqual([
      ['two secure flanks, one added and one deducted by their player’s choice', '0 points'],
    ]);
  });

  it('refuse ways that are not open and factors that are not there', () => {
    expect(
      signFaults(near({ generalWith: 'rash', signs: { 'general-with-unit': -1, 'secure-flank': 1 } })),
    ).toMatchObject([
      { path: 'signs.general-with-unit', clause: 'wrg/reaction/choice-general-with-unit' },
      { path: 'signs.secure-flank', clause: 'wrg/reaction/choice-secure-flank' },
    ]);
  });

  it('count one general once, or twice by the letter', () => {
    const twice = reading('general-counted-once', 'both');
    expect(total(near({ generalWith: 'rash' }), twice)).toBe(4);
    expect(total(near({ generalWith: 'rash', generalNear: 'over-cautious' }))).toBe(2);
  });
});

test('the more friends, the better; the more enemies and losses, the worse', () => {
  const count = fc.integer({ min: 0, max: 8 });
  const situation = fc.record({
    friendUnits: count,
    friendUnitsRouting: count,
    enemyUnitsFacing: count,
    enemyUnitsRouting: count,
    lost: fc.integer({ min: 0, max: 19 }),
    disorganised: fc.boolean(),
    otherEnemies: fc.boolean(),
  });
  fc.assert(
    fc.property(situation, each => {
      const now = total(near(each));
      expect(total(near({ ...each, friendUnits: each.friendUnits + 1 }))).toBeGreaterThanOrEqual(now);
      expect(total(near({ ...each, enemyUnitsFacing: each.enemyUnitsFacing + 1 }))).toBeLessThanOrEqual(now);
      expect(total(near({ ...each, enemyUnitsRouting: each.enemyUnitsRouting + 1 }))).toBe(now + 2);
      expect(total(near({ ...each, friendUnitsRouting: each.friendUnitsRouting + 1 }))).toBe(now - 2);
      expect(total(near({ ...each, lost: each.lost + 1 }))).toBeLessThanOrEqual(now);
    }),
  );
});
