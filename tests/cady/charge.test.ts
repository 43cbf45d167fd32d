import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterCharge, type Charge, chargeFaults } from '../../src/rulesets/cady/common/fighting/charge.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';

const clauses = (charge: Charge) => chargeFaults(charge, commonRules()).map(fault => fault.clause);
const turned = (arm: Charge['arm'], degrees: number, beforeEnd: number): Charge => ({
  arm,
  turns: [{ degrees, beforeEnd }],
});

describe('a charge', () => {
  it('bends at most 45 degrees in its last 30 cm, infantry in its last 10 [cady/common/charge/straight-final-distance]', () => {
    expect(clauses(turned('cavalry', 46, 29))).toEqual(['cady/common/charge/straight-final-distance']);
    expect(clauses(turned('cavalry', 45, 5))).toEqual([]);
    expect(clauses(turned('cavalry', 90, 30))).toEqual([]);
    expect(clauses(turned('infantry', 90, 29))).toEqual([]);
    expect(clauses(turned('infantry', 90, 9))).toHaveLength(1);
  });

  it('keeps its formation in that stretch [cady/common/charge/no-formation-change-final-distance]', () => {
    const changing = (beforeEnd: number): Charge => ({ arm: 'cavalry', turns: [], formationChanges: [{ beforeEnd }] });
    expect(clauses(changing(29))).toEqual(['cady/common/charge/no-formation-change-final-distance']);
    expect(clauses(changing(31))).toEqual([]);
  });

  it('is not repeated in the next turn [cady/common/charge/no-charge-next-turn]', () => {
    const again: Charge = { arm: 'infantry', turns: [], chargedLastTurn: true };
    expect(clauses(again)).toEqual(['cady/common/charge/no-charge-next-turn']);
    const allowed = commonRulesUnder({ 'cady/ruling/charge-penalty': 'third-only' });
    expect(chargeFaults(again, allowed)).toEqual([]);
    expect(afterCharge({ endedInMelee: true }, commonRules())).toMatchObject({ mayCharge: false, thirdsLost: 1 });
  });

  it('that found nobody leaves the unit without fire and melee [cady/common/charge/unsuccessful]', () => {
    expect(afterCharge({ endedInMelee: false }, commonRules())).toMatchObject({ mayFire: false, mayMelee: false });
    expect(afterCharge({ endedInMelee: true }, commonRules())).toMatchObject({ mayFire: true, mayMelee: true });
  });

  it('reports every fault at once, each with its path and how to mend it', () => {
    const faults = chargeFaults(
      {
        arm: 'cavalry',
        turns: [
          { degrees: 60, beforeEnd: 20 },
          { degrees: 20, beforeEnd: 20 },
          { degrees: 90, beforeEnd: 0 },
        ],
        formationChanges: [{ beforeEnd: 1 }],
        chargedLastTurn: true,
      },
      commonRules(),
    );
    expect(faults.map(fault => fault.path)).toEqual(['chargedLastTurn', 'turns[0]', 'turns[2]', 'formationChanges[0]']);
  });

  it('infantry is never held to more than cavalry', () => {
    const turns = fc.array(fc.record({ degrees: fc.nat(180), beforeEnd: fc.nat(60) }), { maxLength: 4 });
    fc.assert(
      fc.property(turns, bends => {
        const foot = chargeFaults({ arm: 'infantry', turns: bends }, commonRules());
        const horse = chargeFaults({ arm: 'cavalry', turns: bends }, commonRules());
        expect(foot.length).toBeLessThanOrEqual(horse.length);
      }),
    );
  });
});
