import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, scripted, usingScript } from '../../src/dice/index.js';
import {
  type Collision,
  chargeTest,
  type Flight,
  resolveChargeTest,
  resolveFlight,
} from '../../src/rulesets/cady/common/fighting/charge-test.js';
import { meleeRound } from '../../src/rulesets/cady/common/fighting/melee.js';
import { shockLosses } from '../../src/rulesets/cady/common/fighting/shock.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';

/** The example of the book: ten medium infantry of morale 3 charged by fifteen medium cavalry of morale 5. */
const example: Collision = { attacker: { morale: 5, figures: 15 }, defender: { morale: 3, figures: 10 } };
const turnedRound: Collision = { attacker: example.defender, defender: example.attacker };
const equals: Collision = { attacker: { morale: 4, figures: 10 }, defender: { morale: 4, figures: 11 } };
const flight: Flight = { move: 24, gap: 20, movementLeft: 28, attackersInContact: 6, defenders: 10 };

const side = fc.record({ morale: fc.integer({ min: 1, max: 5 }), figures: fc.integer({ min: 1, max: 36 }) });

describe('who tests before a charge', () => {
  it('75 against 30 makes the defender test [cady/common/three-dice/charge-who-tests] [cady/common/sequence/step-4-3dt]', () => {
    expect(chargeTest(example, commonRules())).toMatchObject({
      tests: 'defender',
      values: { attacker: 75, defender: 30 },
    });
    expect(chargeTest(turnedRound, commonRules()).tests).toBe('attacker');
  });

  it('twice as much is enough; nobody tests below it [cady/common/three-dice/not-needed-below-double]', () => {
    const charge = (figures: number): Collision => ({
      attacker: { morale: 3, figures },
      defender: { morale: 3, figures: 10 },
    });
    expect(chargeTest(charge(20), commonRules()).tests).toBe('defender');
    expect(chargeTest(charge(19), commonRules()).tests).toBeNull();
    const moreThanTwice = commonRulesUnder({ 'cady/ruling/three-dice-threshold': 'more-than-twice' });
    expect(chargeTest(charge(20), moreThanTwice).tests).toBeNull();
    expect(chargeTest(charge(21), moreThanTwice).tests).toBe('defender');
  });

  it('mirrors when the sides change places', () => {
    const mirror = { attacker: 'defender', defender: 'attacker', nobody: null } as const;
    fc.assert(
      fc.property(side, side, (one, other) => {
        const there = chargeTest({ attacker: one, defender: other }, commonRules()).tests;
        const back = chargeTest({ attacker: other, defender: one }, commonRules()).tests;
        expect(back).toBe(mirror[there ?? 'nobody']);
      }),
    );
  });
});

describe('the charge after its test', () => {
  const of = (charge: Collision, ...shown: number[]) =>
    usingScript(shown, dice => resolveChargeTest(charge, dice, commonRules()));

  it('is received by a defender that passes [cady/common/charge/defender-holds]', () => {
    expect(of(example, 6, 6, 3)).toMatchObject({ outcome: 'met', shockAndMelee: true, fleesThirds: 0 });
  });

  it('sends a defender that fails a third of a move away [cady/common/charge/defender-flees]', () => {
    expect(of(example, 6, 4, 5)).toMatchObject({ outcome: 'fled', shockAndMelee: false, fleesThirds: 1 });
  });

  it('goes in when the attacker passes [cady/common/charge/attacker-passes]', () => {
    expect(of(turnedRound, 3, 6, 6)).toMatchObject({ outcome: 'met', shockAndMelee: true, chargerPointsLost: 0 });
  });

  it('is not made when the attacker fails, who is then a point weaker if attacked [cady/common/charge/attacker-fails]', () => {
    expect(of(turnedRound, 4, 5, 6)).toMatchObject({ outcome: 'refused', shockAndMelee: false, chargerPointsLost: 1 });
  });

  it('needs no dice between like and like [cady/common/charge/no-test-resolution]', () => {
    const result = resolveChargeTest(equals, scripted([]), commonRules());
    expect(result).toMatchObject({ tests: null, outcome: 'met', shockAndMelee: true });
    expect(result.because.map(({ clause }) => clause)).toContain('cady/common/charge/no-test-resolution');
  });

  it('stands that shock has left in contact go on to melee [cady/common/shock/remaining-melee]', () => {
    const struck = usingScript([2, 4, 1, 1], dice =>
      shockLosses(
        {
          strikes: [
            {
              attacker: 'medium-cavalry',
              receiver: 'medium-infantry',
              figures: 2,
              shock: 2,
              chargeOrdered: true,
              clearPath: 10,
            },
          ],
          defenders: 4,
          inContact: 4,
          movementLeft: false,
        },
        dice,
        commonRules(),
      ),
    );
    expect(struck.lost).toBe(2);
    const groups = [
      { unit: 'horse', melee: 9, figures: 2 },
      { unit: 'foot', melee: 5, figures: 4 - struck.lost },
    ];
    const fought = usingScript([1, 1, 12, 12], dice => meleeRound({ groups }, dice, commonRules()));
    expect(fought.losses).toEqual([
      { unit: 'horse', lost: 0 },
      { unit: 'foot', lost: 2 },
    ]);
  });

  it('always ends in exactly one way, and only the side that tests can spoil it', () => {
    fc.assert(
      fc.property(side, side, (attacker, defender) => {
        const charge = { attacker, defender };
        const { tests } = chargeTest(charge, commonRules());
        const solved = distribution(dice => resolveChargeTest(charge, dice, commonRules()).outcome);
        const possible = solved.outcomes.map(({ value }) => value).sort();
        expect(possible).toEqual(
          tests === null ? ['met'] : tests === 'attacker' ? ['met', 'refused'] : ['fled', 'met'],
        );
      }),
    );
  });
});

describe('a defender in flight', () => {
  it('is out of reach of a charger that has not so much movement left', () => {
    expect(resolveFlight({ ...flight, movementLeft: 27 }, commonRules())).toMatchObject({
      flees: 8,
      caught: false,
      lost: 0,
    });
  });

  it('loses a figure to each attacker that reaches it, and takes none [cady/common/charge/caught-fleeing]', () => {
    expect(resolveFlight(flight, commonRules())).toMatchObject({ flees: 8, caught: true, lost: 6, shock: false });
    expect(resolveFlight({ ...flight, attackersInContact: 16 }, commonRules()).lost).toBe(10);
    const rules = commonRulesUnder({ 'cady/ruling/fleeing-defender': 'shock-besides' });
    expect(resolveFlight(flight, rules).shock).toBe(true);
  });

  it('is caught by whoever has more movement left if by whoever has less', () => {
    const lengths = fc.record({ move: fc.nat(90), gap: fc.nat(60), movementLeft: fc.nat(120) });
    fc.assert(
      fc.property(lengths, fc.nat(30), (way, more) => {
        const less = resolveFlight({ ...flight, ...way }, commonRules());
        const farther = resolveFlight({ ...flight, ...way, movementLeft: way.movementLeft + more }, commonRules());
        if (less.caught) expect(farther.caught).toBe(true);
        expect(less.lost > 0).toBe(less.caught);
      }),
    );
  });
});
