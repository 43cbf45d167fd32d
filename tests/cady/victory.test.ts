import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BattleStanding,
  meetsCondition,
  type SideStanding,
  type VictoryCondition,
  victoryAt,
} from '../../src/rulesets/cady/common/army/victory.js';

const full = { figures: 100, units: 5, points: 500 };
const fresh: SideStanding = {
  mustered: full,
  left: full,
  destroyed: 0,
  holds: {},
  leaders: [{ rank: 'general', captured: false }],
};
const battle = (
  red: Partial<SideStanding>,
  blue: Partial<SideStanding>,
  conditions: readonly VictoryCondition[],
  turn = 4,
): BattleStanding => ({
  turn,
  sides: { red: { ...fresh, ...red }, blue: { ...fresh, ...blue } },
  conditions,
  lastTurn: 10,
});
const winner = (...of: Parameters<typeof battle>) => victoryAt(battle(...of))?.winner;

describe('victory', () => {
  it('so many objectives of several [cady/common/victory/option-terrain]', () => {
    const conditions: VictoryCondition[] = [
      { kind: 'hold', objectives: ['a', 'b', 'c', 'd', 'e'], atLeast: 3, turns: 1 },
    ];
    expect(winner({ holds: { a: 1, b: 1 } }, {}, conditions)).toBeUndefined();
    expect(winner({ holds: { a: 1, b: 1, e: 1 } }, {}, conditions)).toBe('red');
  });

  it('one of them for so many turns [cady/common/victory/option-hold-turns]', () => {
    const conditions: VictoryCondition[] = [{ kind: 'hold', objectives: ['well'], atLeast: 1, turns: 3 }];
    expect(winner({}, { holds: { well: 2 } }, conditions)).toBeUndefined();
    expect(winner({}, { holds: { well: 3 } }, conditions)).toBe('blue');
  });

  it('most points or units left on a turn [cady/common/victory/option-most-left]', () => {
    const conditions: VictoryCondition[] = [{ kind: 'most-left', of: 'units', onTurn: 5 }];
    const hurt = { left: { ...full, units: 4 } };
    expect(winner({}, hurt, conditions, 4)).toBeUndefined();
    expect(winner({}, hurt, conditions, 5)).toBe('red');
    expect(winner(hurt, hurt, conditions, 5)).toBeUndefined();
  });

  it('the enemy reduced by a percentage [cady/common/victory/option-percentage]', () => {
    const conditions: VictoryCondition[] = [{ kind: 'losses', of: 'figures', percent: 50 }];
    expect(winner({}, { left: { ...full, figures: 51 } }, conditions)).toBeUndefined();
    expect(winner({}, { left: { ...full, figures: 50 } }, conditions)).toBe('red');
  });

  it('the enemy’s general, or so many of his nobles [cady/common/victory/option-capture-leaders]', () => {
    const general: VictoryCondition[] = [{ kind: 'leaders', rank: 'general', atLeast: 1 }];
    expect(winner({ leaders: [{ rank: 'general', captured: true }] }, {}, general)).toBe('blue');
    const nobles: VictoryCondition[] = [{ kind: 'leaders', rank: 'noble', atLeast: 2 }];
    const taken = (count: number) => ({
      leaders: [1, 2, 3].map(at => ({ rank: 'noble' as const, captured: at <= count })),
    });
    expect([winner({}, taken(1), nobles), winner({}, taken(2), nobles)]).toEqual([undefined, 'red']);
  });

  it('points for destroyed units [cady/common/victory/option-points-for-units]', () => {
    const conditions: VictoryCondition[] = [{ kind: 'points-destroyed', onTurn: 4 }];
    expect(winner({ destroyed: 120 }, { destroyed: 100 }, conditions)).toBe('red');
    expect(winner({ destroyed: 120 }, { destroyed: 120 }, conditions)).toBeUndefined();
  });

  it('a field swept in a few turns', () => {
    const conditions: VictoryCondition[] = [{ kind: 'sweep', byTurn: 4, for: 'red' }];
    const gone = { left: { figures: 0, units: 0, points: 0 } };
    expect(winner({}, gone, conditions, 4)).toBe('red');
    expect(winner({}, gone, conditions, 5)).toBeUndefined();
    expect(winner(gone, {}, conditions, 4)).toBeUndefined();
  });

  it('put together as a scenario wants [cady/common/victory/ends-when-met]', () => {
    const hold: VictoryCondition = { kind: 'hold', objectives: ['hill'], atLeast: 1, turns: 1 };
    const kill: VictoryCondition = { kind: 'losses', of: 'units', percent: 40 };
    const holding = { holds: { hill: 2 } };
    const beaten = { left: { ...full, units: 3 } };
    expect(winner(holding, {}, [{ kind: 'all-of', conditions: [hold, kill] }])).toBeUndefined();
    expect(winner(holding, beaten, [{ kind: 'all-of', conditions: [hold, kill] }])).toBe('red');
    expect(winner(holding, {}, [{ kind: 'any-of', conditions: [hold, kill] }])).toBe('red');
    expect(winner(holding, {}, [{ kind: 'any-of', conditions: [hold, kill], for: 'blue' }])).toBeUndefined();
  });

  it('or nobody’s: both at once, or the last turn [cady/common/victory/stalemate]', () => {
    const conditions: VictoryCondition[] = [{ kind: 'losses', of: 'units', percent: 20 }];
    const hurt = { left: { ...full, units: 4 } };
    expect(victoryAt(battle(hurt, hurt, conditions))).toMatchObject({ winner: null });
    expect(victoryAt(battle({}, {}, conditions, 9))).toBeUndefined();
    expect(victoryAt(battle({}, {}, conditions, 10))).toMatchObject({ winner: null });
  });

  it('all of several is never easier than any of them', () => {
    const single: fc.Arbitrary<VictoryCondition> = fc.oneof(
      fc.record({
        kind: fc.constant('losses' as const),
        of: fc.constant('units' as const),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({
        kind: fc.constant('most-left' as const),
        of: fc.constant('units' as const),
        onTurn: fc.integer({ min: 1, max: 8 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(single, { minLength: 1, maxLength: 4 }), fc.nat(5), fc.nat(5), (conditions, red, blue) => {
        const now = battle({ left: { ...full, units: red } }, { left: { ...full, units: blue } }, conditions);
        for (const side of ['red', 'blue']) {
          const all = meetsCondition({ kind: 'all-of', conditions }, side, now);
          const any = meetsCondition({ kind: 'any-of', conditions }, side, now);
          if (all) expect(any).toBe(true);
          expect(any).toBe(conditions.some(condition => meetsCondition(condition, side, now)));
        }
      }),
    );
  });
});
