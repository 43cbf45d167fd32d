import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { countingFigures } from '../../../src/rulesets/wrg/casualties/casualties.js';
import {
  type ChargeMet,
  type Circumstances,
  disorderEffects,
  disorganisedBy,
  staysDisorganised,
  unreadyActions,
} from '../../../src/rulesets/wrg/condition/disorganisation.js';
import { needsBothHands, type Shielded, shieldUsable } from '../../../src/rulesets/wrg/condition/shields.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { weapons } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const causes = (circumstances: Circumstances, rules = wrgRules()) =>
  disorganisedBy(circumstances, rules).map(({ id }) => id);
const legion = { mover: regular('hi') };
const met = (more: Partial<ChargeMet> = {}): ChargeMet => ({
  charger: regular('hc'),
  chargerMoved: 100,
  facingOff: 0,
  ...more,
});

describe('what disorganises troops', () => {
  it('nothing does by itself', () => {
    expect(causes(legion)).toEqual([]);
  });

  it('rout, rallying back, reorganising, sleep, fresh enemies in pursuit [wrg/disorganisation/routing-reorganising]', () => {
    const one = ['1-routed-rallying-reorganising-or-asleep'];
    for (const state of ['routed', 'rallying-back', 'reorganising', 'asleep'] as const) {
      expect(causes({ ...legion, state })).toEqual(one);
    }
    expect(causes({ ...legion, metInPursuit: {} })).toEqual(one);
  });

  it('but not pursuit of light infantry broken at once, by the ink [wrg/disorganisation/light-infantry-broken-exception]', () => {
    const metInPursuit = { brokeLightInfantryAtOnce: true };
    expect(causes({ ...legion, metInPursuit })).toEqual([]);
    expect(causes({ mover: regular('lc'), metInPursuit })).toEqual([]);
    expect(causes({ mover: regular('li'), metInPursuit })).toHaveLength(1);
    expect(causes({ ...legion, metInPursuit }, printed)).toHaveLength(1);
  });

  it('a charge that meets them unready, or more than 45 degrees off their front [wrg/disorganisation/contacted-unready]', () => {
    const two = ['2-contacted-unready-or-not-facing'];
    for (const unready of unreadyActions) {
      const expected = unready === 'changing-direction' ? [] : two;
      expect(causes({ ...legion, chargedBy: met({ unready }) }), unready).toEqual(expected);
    }
    expect([45, 46].map(facingOff => causes({ ...legion, chargedBy: met({ facingOff }) }))).toEqual([[], two]);
    const bySheet = wrgRulesUnder({ rulings: { 'wrg/ruling/caught-changing-direction': 'disorganised' } });
    expect(causes({ ...legion, chargedBy: met({ unready: 'changing-direction' }) }, bySheet)).toEqual(two);
  });

  it('a gap of 10 paces [wrg/disorganisation/gap]', () => {
    expect([9, 10].map(gap => causes({ ...legion, gap }).length)).toEqual([0, 1]);
  });

  it('missiles in print, a casualty for each figure [wrg/disorganisation/missile-casualties-deleted]', () => {
    const shot = (casualties: number) => ({ ...legion, missiles: { casualties, figures: 12 } });
    expect(causes(shot(30))).toEqual([]);
    expect([11, 12].map(men => causes(shot(men), printed).length)).toEqual([0, 1]);
  });

  it('difficult ground, but not light and light-medium foot [wrg/disorganisation/difficult-terrain]', () => {
    const over = (type: Parameters<typeof regular>[0]) => causes({ mover: regular(type), obstructed: true }).length;
    expect((['li', 'lmi', 'lhi', 'mi', 'lc'] as const).map(over)).toEqual([0, 0, 1, 1, 1]);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/difficult-terrain-spares': 'light-heavy-too' } });
    expect(causes({ mover: regular('lhi'), obstructed: true }, rules)).toEqual([]);
  });

  it('a mounted charge into foot on the move [wrg/disorganisation/infantry-moving-contacted]', () => {
    const hit = (mover: Circumstances['mover'], more: Partial<ChargeMet>, rules = wrgRules()) =>
      causes({ mover, chargedBy: met({ moving: true, ...more }) }, rules).length;
    expect([59, 60].map(chargerMoved => hit(regular('mi'), { chargerMoved }))).toEqual([0, 1]);
    expect((['li', 'lmi', 'lhi'] as const).map(type => hit(regular(type), {}))).toEqual([0, 0, 0]);
    expect(hit(regular('mi'), { moving: false })).toBe(0);
    expect(hit(regular('mi'), { charger: regular('hi') })).toBe(0);
    expect(hit(regular('hc'), {})).toBe(0);
    expect([regular('mi'), regular('lhi'), regular('li')].map(each => hit(each, { chargerMoved: 1 }, printed))).toEqual(
      [1, 1, 0],
    );
  });

  it('and by the sheet into light foot that has gone 30 to 60 paces [wrg/sheet/disorg-charged-moving]', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/moving-infantry-charged': 'light-troops-half-way-too' } });
    const hit = (moved: number) =>
      causes({ mover: regular('li'), chargedBy: met({ moving: true, moved }) }, rules).length;
    expect([29, 30, 60, 61].map(hit)).toEqual([0, 1, 1, 0]);
  });

  it('elephants near horses, farther where they are not known [wrg/disorganisation/horse-elephants-camels]', () => {
    const near = (elephants: number, own: readonly 'elephants'[] = []) =>
      causes({ mover: regular('hc'), beasts: { elephants, own } });
    expect([near(100).length, near(101).length]).toEqual([1, 0]);
    expect([near(30, ['elephants']).length, near(31, ['elephants']).length]).toEqual([1, 0]);
    expect(near(100)).toEqual(['7-horse-near-elephants']);
    for (const mover of [regular('hi'), barbarian('mc', { camels: true }), barbarian('elephant')]) {
      expect(causes({ mover, beasts: { elephants: 5, camels: 5 } })).toEqual([]);
    }
    expect(causes({ mover: chariot(2, 1), beasts: { elephants: 5 } })).toHaveLength(1);
    expect(causes({ mover: regular('hc'), manner: { dismounted: true }, beasts: { elephants: 5 } })).toEqual([]);
  });

  it('camels near horses that are not Arab, by the ink [wrg/sheet/disorg-camels]', () => {
    const near = (camels: number, nation?: string, rules = wrgRules()) =>
      causes({ mover: barbarian('mc', nation === undefined ? {} : { nation }), beasts: { camels } }, rules);
    expect([near(30), near(31), near(30, 'arab')]).toEqual([['7-non-arab-horse-near-camels'], [], []]);
    expect([near(100, 'arab', printed), near(101, 'arab', printed)]).toEqual([['7-horse-near-elephants'], []]);
    const bySheet = wrgRulesUnder({ rulings: { 'wrg/ruling/fear-of-beasts': 'camels-from-farther' } });
    expect([near(50, 'hun', bySheet).length, near(51, 'hun', bySheet).length]).toEqual([1, 0]);
  });

  it('a second period out of control, or a turn in the first [wrg/disorganisation/out-of-control]', () => {
    const wild = (periods: number, turned = false) => causes({ ...legion, outOfControl: { periods, turned } }).length;
    expect([wild(1), wild(1, true), wild(2)]).toEqual([0, 1, 1]);
  });

  it('elephants or chariots met the period before [wrg/disorganisation/after-elephants-chariots]', () => {
    expect(causes({ ...legion, metModels: true })).toEqual(['9-after-meeting-elephants-or-chariots']);
  });

  it('friends in the ranks, or no room to be pushed back [wrg/disorganisation/interpenetrated]', () => {
    expect(causes({ ...legion, interpenetrated: true })).toEqual(causes({ ...legion, pushedBack: { noRoom: true } }));
    // Whichever of the two went through the other.
    expect(disorganisedBy({ ...legion, interpenetrated: true })[0]?.because.because).toBe(
      'friends and they passed through each other',
    );
    expect(causes({ ...legion, pushedBack: {} })).toEqual([]);
  });

  it('in print too many pikes on an elephant [wrg/disorganisation/elephant-crew-deleted]', () => {
    const crew = (pikeCrew: number) => ({ mover: barbarian('elephant'), pikeCrew });
    expect(causes(crew(3))).toEqual([]);
    expect([1, 2].map(men => causes(crew(men), printed).length)).toEqual([0, 1]);
  });

  it('by the sheet a push by horsemen [wrg/sheet/disorg-pushed-by-mounted] [wrg/sheet/disorganisation-differences]', () => {
    const pushed = { ...legion, pushedBack: { byMounted: true } };
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/infantry-pushed-back-by-mounted': 'disorganised' } });
    expect([causes(pushed), causes(pushed, rules)]).toEqual([[], ['sheet-pushed-back-by-mounted']]);
    expect(causes({ ...pushed, mover: regular('mc') }, rules)).toEqual([]);
  });

  it('not what house rules strike out of the chart', () => {
    const cells = { 'wrg/disorganisation-causes': { '3-split-by-gap': { status: 'deleted' } } } as const;
    expect(causes({ ...legion, gap: 50 }, wrgRules(wrgBook.with({ cells })))).toEqual([]);
  });

  it('several at once, each told', () => {
    const worn = { ...legion, gap: 20, metModels: true, interpenetrated: true };
    expect(causes(worn)).toHaveLength(3);
    expect(disorganisedBy(worn).every(({ because }) => because.clause.startsWith('wrg/disorganisation/'))).toBe(true);
  });
});

describe('disorder', () => {
  it('ends with its causes, unless one is being pushed back [wrg/disorganisation/recovery]', () => {
    expect(staysDisorganised({ was: true, causes: 0 })).toBe(false);
    expect(staysDisorganised({ was: true, causes: 0, beingPushedBack: true })).toBe(true);
    expect(staysDisorganised({ was: false, causes: 0, beingPushedBack: true })).toBe(false);
    expect(staysDisorganised({ was: false, causes: 1 })).toBe(true);
  });

  it('halves the nearest rank and doubles delays, once [wrg/disorganisation/half-figures] [wrg/disorganisation/manoeuvre] [wrg/disorganisation/not-cumulative]', () => {
    expect([8, 7, 1].map(rank => disorderEffects(rank).figures)).toEqual([4, 3, 0]);
    expect(disorderEffects(8).delay).toBe(2);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/half-figures': 'up' } });
    expect(disorderEffects(7, rules).figures).toBe(4);
  });

  it('is one number wherever figures are counted: by hand, shooting, with fire [wrg/disorganisation/half-figures]', () => {
    const rules = wrgRules(wrgBook.with({ numbers: { 'wrg/disorganisation/figures-share': 0.25 } }));
    expect(disorderEffects(8, rules).figures).toBe(2);
    expect(countingFigures({ figures: 16, nearestRank: 8, disorganised: true }, rules)).toBe(2);
  });

  it('never counts more figures than there are', () => {
    fc.assert(fc.property(fc.nat(60), rank => disorderEffects(rank).figures <= rank));
  });
});

describe('a shield', () => {
  const use = (more: Partial<Shielded> = {}, rules = wrgRules()) =>
    shieldUsable({ troops: { type: 'hi', shield: true }, from: 'front', ...more }, rules).shield;

  it('is used to the front and on its side, not behind [wrg/shields/when-unusable] [wrg/square/no-flank-or-rear]', () => {
    const sides = ['front', 'shielded-flank', 'unshielded-flank', 'rear'] as const;
    expect(sides.map(from => use({ from }))).toEqual(['usable', 'usable', 'unusable', 'unusable']);
    expect(use({ troops: { type: 'hi', shield: false } })).toBe('unusable');
  });

  it('not with both hands at a weapon, or at work', () => {
    expect(weapons.filter(using => use({ using }) === 'unusable')).toEqual([
      'pike',
      'two-handed-axe',
      'two-handed-sword',
      'rhomphaia',
      'bow',
      'staff-sling',
      'crossbow',
    ]);
    for (const hands of ['climbing', 'carrying', 'pushing'] as const) expect(use({ hands })).toBe('unusable');
    const named = wrgRulesUnder({ rulings: { 'wrg/ruling/two-handed-weapons': 'those-named' } });
    expect([needsBothHands('crossbow', named), needsBothHands('bow', named)]).toEqual([false, true]);
    expect(use({ using: 'crossbow' }, named)).toBe('usable');
  });

  it('is not needed by super heavy cavalry [wrg/shields/shc-exempt]', () => {
    const cataphract = { troops: { type: 'shc', shield: false }, from: 'rear', using: 'bow' } as const;
    expect(shieldUsable(cataphract)).toMatchObject({
      shield: 'not-needed',
      shieldless: false,
      because: [{ clause: 'wrg/shields/shc-exempt' }],
    });
  });

  it('is needed by extra heavy cavalry, as the ink says [wrg/shields/ehc-need-shields]', () => {
    const clibanarius = { troops: { type: 'ehc', shield: false }, asSuperHeavy: true } as const;
    expect([use(clibanarius), use(clibanarius, printed)]).toEqual(['unusable', 'not-needed']);
    expect(use({ ...clibanarius, asSuperHeavy: false }, printed)).toBe('unusable');
  });

  it('is used by the overlapped who are not outflanked [wrg/shields/overlapped]', () => {
    expect(use({ from: 'unshielded-flank', overlapped: true })).toBe('usable');
    expect(use({ overlapped: true, using: 'pike' })).toBe('unusable');
  });
});
