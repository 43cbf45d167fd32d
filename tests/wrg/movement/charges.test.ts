import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeReach, chargeThrough, counterActions } from '../../../src/rulesets/wrg/moving/charge.js';
import { type Evade, evade, evadeDistance } from '../../../src/rulesets/wrg/moving/evade.js';
import { firstPeriodAfter, rallyBack, uncontrolledAdvance } from '../../../src/rulesets/wrg/moving/uncontrolled.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, regular } from './bodies.js';

describe('a charge', () => {
  it('reaches whom it can get to in a charge move [wrg/charge/definition]', () => {
    expect(chargeReach({ mover: regular('mc'), distance: 180 })).toMatchObject({ contact: true, reach: 180, left: 0 });
    expect(chargeReach({ mover: regular('mc'), distance: 181 })).toMatchObject({ contact: false, moved: 180, left: 0 });
  });

  it('ends at contact, with what is left for those who touch nobody [wrg/charge/ends-at-contact] [wrg/charge/extend-contact]', () => {
    const charge = chargeReach({ mover: regular('mi'), distance: 50 });
    expect(charge).toMatchObject({ contact: true, moved: 50, left: 30, reach: 80 });
  });

  it('is shorter after turns and push-backs', () => {
    const before = [{ kind: 'turn' }] as const;
    expect(chargeReach({ mover: regular('mc'), before, distance: 10 }).reach).toBe(150);
    expect(chargeReach({ mover: regular('mc'), pushedBack: 30, distance: 150 })).toMatchObject({
      contact: true,
      left: 0,
    });
  });

  it('goes at normal speed over ground that hinders horse', () => {
    const ahead = [
      { ground: { kind: 'open' }, paces: 40 },
      { ground: { kind: 'linear-obstacle' }, paces: 5 },
    ] as const;
    // 120 paces: 40 open, 80 for a ditch, and none for the rest.
    expect(chargeReach({ mover: regular('lc'), ahead, distance: 45 })).toMatchObject({
      move: 160,
      contact: true,
      left: 40,
    });
    expect(chargeReach({ mover: regular('mc'), ahead, distance: 46 })).toMatchObject({ contact: false, moved: 45 });
    // What lies behind the enemy hinders nobody.
    expect(chargeReach({ mover: regular('mc'), ahead, distance: 30 })).toMatchObject({ move: 180, contact: true });
  });

  it('turns before the normal distance is exceeded [wrg/charge/turn-before-normal-distance]', () => {
    const before = [{ kind: 'march', paces: 130 }, { kind: 'turn' }] as const;
    expect(chargeReach({ mover: regular('mc'), before, distance: 10 }).faults).toHaveLength(1);
  });

  it('is answered by standing, and by evading or charging only where one may [wrg/charge/counter-actions] [wrg/charge/declare] [wrg/evade/only-skirmishers]', () => {
    expect(counterActions({}).options).toEqual(['stand']);
    expect(counterActions({ skirmishing: true }).options).toEqual(['stand', 'evade']);
    expect(counterActions({ mayCountercharge: true }).options).toEqual(['countercharge', 'stand']);
  });

  it('is met by whose orders are to charge anybody, or to support the threatened [wrg/charge/standing-charge-order] [wrg/charge/supporting-unit]', () => {
    expect(counterActions({ chargesWhoeverComes: true, skirmishing: true })).toMatchObject({
      options: ['countercharge'],
      because: [{ clause: 'wrg/charge/standing-charge-order' }],
    });
    expect(counterActions({ supportsThreatened: true }).because).toMatchObject([
      { clause: 'wrg/charge/supporting-unit' },
    ]);
  });

  it('goes on through others after a test on both sides [wrg/evade/chargers-follow-through] [wrg/pursuit/through-enemy]', () => {
    expect(chargeThrough({ after: 'evaders' })).toMatchObject({ tests: ['chargers', 'next-enemy'], asPursuers: false });
    expect(chargeThrough({ after: 'routers' })).toMatchObject({ asPursuers: true });
  });
});

describe('an evade', () => {
  const slingers: Evade = { mover: regular('li'), ranks: 2, gap: 100, reach: 180 };

  it('is a normal move long, the turn being free [wrg/evade/length]', () => {
    expect(evadeDistance(slingers).distance).toBe(80);
    expect(evadeDistance({ ...slingers, mover: barbarian('lc') }).distance).toBe(160);
    expect(evadeDistance({ ...slingers, ground: { kind: 'woods' } }).distance).toBe(40);
  });

  it('goes by turns where it changes direction again [wrg/evade/turns-not-wheels]', () => {
    expect(evadeDistance({ ...slingers, turns: 1 }).distance).toBe(60);
    expect(evadeDistance({ ...slingers, mover: barbarian('lmi'), turns: 1 }).distance).toBe(40);
    expect(evadeDistance({ ...slingers, mover: barbarian('lmi'), turns: 3 }).distance).toBe(0);
  });

  it('is half as long from three ranks [wrg/evade/deep-formation]', () => {
    expect(evadeDistance({ ...slingers, ranks: 3 }).distance).toBe(40);
  });

  it('fails within reach of the chargers, the last pace included [wrg/evade/caught]', () => {
    expect(evade(slingers)).toMatchObject({ away: 180, caught: true, rest: 0, chargersRallyBack: false });
    expect(evade({ ...slingers, gap: 101 })).toMatchObject({ away: 181, caught: false });
  });

  it('leaves those who got clear halted, and the chargers rally back [wrg/evade/clear-reorganise] [wrg/evade/charger-rallies-back]', () => {
    expect(evade({ ...slingers, gap: 150 })).toMatchObject({ caught: false, rest: 1, chargersRallyBack: true });
  });

  it('from a move that was no charge makes nobody rally back [wrg/evade/no-rally-back-if-accidental]', () => {
    expect(evade({ ...slingers, gap: 150, accidental: true })).toMatchObject({ rest: 1, chargersRallyBack: false });
  });

  it('begins where their own move would have ended [wrg/evade/measured-from]', () => {
    const advancing = { ...slingers, gap: 150, advance: 60 };
    expect(evade(advancing)).toMatchObject({ away: 170, caught: true });
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/evade-start': 'where-they-stand-when-the-charge-comes' } });
    expect(evade(advancing, rules)).toMatchObject({ away: 230, caught: false });
  });

  it('from farther off is never caught where one from nearer is not', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(100), fc.nat(300), (gap, more, reach) => {
        const near = evade({ ...slingers, gap, reach }).caught;
        const far = evade({ ...slingers, gap: gap + more, reach }).caught;
        expect(far && !near).toBe(false);
      }),
    );
  });
});

describe('an uncontrolled advance', () => {
  const gauls = barbarian('lmi');

  it('goes at charge speed, less 30 in the second period [wrg/uncontrolled-advance/speed] [wrg/uncontrolled-advance/only-by-test]', () => {
    expect([1, 2, 3].map(period => uncontrolledAdvance({ mover: gauls, period }).paces)).toEqual([100, 70, 0]);
  });

  it('disorganises in the second, or at once on turning [wrg/uncontrolled-advance/disorganised]', () => {
    expect([1, 2].map(period => uncontrolledAdvance({ mover: gauls, period }).disorganised)).toEqual([false, true]);
    expect(uncontrolledAdvance({ mover: gauls, period: 1, changesDirection: true }).disorganised).toBe(true);
  });

  it('ends after two without contact, with a period to reorganise [wrg/uncontrolled-advance/no-contact]', () => {
    expect([1, 2].map(period => uncontrolledAdvance({ mover: gauls, period }).reorganising)).toEqual([0, 1]);
    expect(uncontrolledAdvance({ mover: gauls, period: 2, contact: true }).reorganising).toBe(0);
  });

  it('counts for a period of the rout or pursuit that follows [wrg/uncontrolled-advance/then-rout-or-pursuit]', () => {
    expect([firstPeriodAfter(true), firstPeriodAfter(false)]).toEqual([2, 1]);
  });
});

describe('rallying back', () => {
  it('is a normal move, or 100 paces [wrg/rally-back/distance]', () => {
    expect([regular('mi'), regular('li'), regular('lc')].map(mover => rallyBack(mover).distance)).toEqual([
      60, 80, 100,
    ]);
  });

  it('ends ready to charge, facing the worst, in any formation [wrg/rally-back/end] [wrg/rally-back/any-formation]', () => {
    expect(rallyBack(regular('mc'))).toMatchObject({ formation: 'any', facing: 'most-important-threat' });
  });
});
