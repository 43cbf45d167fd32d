import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, scripted, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type ColumnShift,
  compareReactions,
  type Opponent,
  postMeleeMorale,
  type Reaction,
  reactionMove,
  reactions,
  reactionsAfterMelee,
  totalMoraleValue,
} from '../../src/rulesets/cady/common/fighting/morale.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { columnShifts, musketMorale } from '../../src/rulesets/cady/musket/morale.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { musketRulesUnder } from '../rules-under.js';

const right = (columns: number): ColumnShift => ({
  columns,
  clause: 'cady/common/morale/cavalry-columns',
  because: 'for the test',
});
const test = (morale: number, before: number, lost: number, shift = 0) =>
  postMeleeMorale({ morale, before, lost, shifts: shift === 0 ? [] : [right(shift)] }, commonRules());
const noDice = scripted([]);
const opponent = (unit: string, reaction: Reaction, remaining: number, ...against: string[]): Opponent => ({
  unit,
  reaction,
  remaining,
  against,
});

const body = fc
  .record({
    morale: fc.integer({ min: 1, max: 5 }),
    before: fc.integer({ min: 1, max: 36 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ morale, before, share }) => ({ morale, before, lost: Math.floor(share * before) }));

describe('post-melee morale', () => {
  it('total morale value: morale times figures [cady/common/morale/total-morale-value] [cady/common/definition/tmv]', () => {
    expect(totalMoraleValue({ morale: 3, figures: 10 })).toBe(30);
    expect(totalMoraleValue({ morale: 5, figures: 15 })).toBe(75);
  });

  it('value before losses picks the column, the value of the losses is looked up in it [cady/common/morale/before-value] [cady/common/morale/loss-value] [cady/common/morale/chart-lookup] [cady/common/charge/morale-effect-numbers]', () => {
    const regulars = test(4, 30, 7);
    expect(regulars).toMatchObject({ value: 120, loss: 28, column: '101-120', reaction: 'back', tested: true });
    expect(test(4, 30, 6).reaction).toBe('no-effect');
    expect(test(4, 30, 8).reaction).toBe('back-and-turn');
    expect(test(4, 30, 10).reaction).toBe('rout');
  });

  it('militia of ten rout at the first loss', () => {
    expect(test(1, 10, 1).reaction).toBe('rout');
  });

  it('25 in the column 91-100 is back', () => {
    expect(test(5, 20, 5)).toMatchObject({ column: '91-100', loss: 25, reaction: 'back' });
  });

  it('no loss, no test; any loss, a test [cady/common/morale/no-loss-no-test] [cady/common/morale/test-any-loss]', () => {
    expect(test(1, 10, 0)).toMatchObject({ tested: false, reaction: 'no-effect' });
    expect(test(5, 36, 1)).toMatchObject({ tested: true, reaction: 'no-effect' });
  });

  it('one column to the right reads 31-40 instead of 21-30 [cady/musket/morale/example-shift]', () => {
    const shifted = musketMorale({ arm: 'infantry', morale: 1, before: 30, lost: 4, behindDefence: 'wall' });
    expect(shifted).toMatchObject({ column: '21-30', read: '31-40', reaction: 'back' });
    expect(musketMorale({ arm: 'infantry', morale: 1, before: 30, lost: 4 }).reaction).toBe('back-and-turn');
    expect(shifted.because[0]).toMatchObject({ effect: 'column 21-30 → 31-40' });
  });

  it('shifts add up [cady/common/morale/columns-cumulate] [cady/musket/morale/columns-accumulate]', () => {
    expect(test(1, 10, 1, 3).read).toBe('31-40');
    const led = musketMorale({
      arm: 'cavalry',
      morale: 5,
      before: 10,
      lost: 2,
      generalWithIt: true,
      behindDefence: 'hill',
    });
    expect(led).toMatchObject({ column: '41-50', read: '81-90' });
  });

  it('but not past the end of the chart [cady/common/morale/columns-end-of-chart] [cady/common/morale/chart-beyond-180]', () => {
    expect(test(5, 36, 10)).toMatchObject({ value: 180, column: '151-180' });
    expect(test(5, 36, 10, 2).read).toBe('221-300');
    expect(test(5, 36, 10, 9).read).toBe('301-400');
    expect(test(5, 100, 10).column).toBe('301-400');
  });

  it('more losses never make a milder reaction', () => {
    fc.assert(
      fc.property(body, fc.nat(4), ({ morale, before, lost }, shift) => {
        if (lost === before) return;
        const now = test(morale, before, lost, shift).reaction;
        expect(compareReactions(test(morale, before, lost + 1, shift).reaction, now)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a column further right never makes it worse', () => {
    fc.assert(
      fc.property(body, fc.nat(6), ({ morale, before, lost }, shift) => {
        const now = test(morale, before, lost, shift).reaction;
        expect(compareReactions(test(morale, before, lost, shift + 1).reaction, now)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('more figures lost than there were is refused', () => {
    expect(() => test(4, 6, 7)).toThrow(RuleViolation);
    expect(() => test(4, 0, 0)).toThrow(RuleViolation);
  });
});

describe('whose reaction counts', () => {
  it('no effect is milder than back, back than back and turn, that than rout [cady/common/morale/reaction-order]', () => {
    expect([...reactions].reverse().sort(compareReactions)).toEqual(['no-effect', 'back', 'back-and-turn', 'rout']);
  });

  it('only the worse of two opponents takes it [cady/common/morale/worse-reaction-only] [cady/common/charge/only-worst-effect]', () => {
    const settled = reactionsAfterMelee(
      [opponent('a', 'back', 40, 'b'), opponent('b', 'back-and-turn', 90, 'a')],
      noDice,
    );
    expect(settled.map(each => each.reaction)).toEqual(['no-effect', 'back-and-turn']);
    expect(settled[0]?.because[0]?.effect).toBe('need not go back');
  });

  it('on the same reaction the one with less left [cady/common/morale/same-reaction-lower-tmv]', () => {
    const settled = reactionsAfterMelee([opponent('a', 'rout', 40, 'b'), opponent('b', 'rout', 41, 'a')], noDice);
    expect(settled.map(each => each.reaction)).toEqual(['rout', 'no-effect']);
  });

  it('on the same value an even chance', () => {
    const tied = [opponent('a', 'back', 40, 'b'), opponent('b', 'back', 40, 'a')];
    const first = distribution(dice => reactionsAfterMelee(tied, dice)[0]?.reaction ?? 'rout');
    expect(first.probability('back')).toBe(0.5);
    expect(usingScript([0], dice => reactionsAfterMelee(tied, dice)).map(each => each.reaction)).toEqual([
      'no-effect',
      'back',
    ]);
    // Either is told how it fell.
    expect(usingScript([0], dice => reactionsAfterMelee(tied, dice)).map(({ because }) => because[0]?.because)).toEqual(
      ['won the roll-off on equal morale value left', 'lost the roll-off on equal morale value left'],
    );
  });

  it('a unit that fought two is let off when one of them fares worse, and bystanders are left alone', () => {
    const settled = reactionsAfterMelee(
      [
        opponent('a', 'back', 40, 'b', 'c'),
        opponent('b', 'no-effect', 90, 'a'),
        opponent('c', 'rout', 10, 'a'),
        opponent('d', 'back', 30),
      ],
      noDice,
    );
    expect(settled.map(each => each.reaction)).toEqual(['no-effect', 'no-effect', 'rout', 'back']);
  });

  it('of two opponents at least one keeps its reaction, and never a worse one', () => {
    const reaction = fc.constantFrom(...reactions);
    fc.assert(
      fc.property(reaction, reaction, fc.nat(180), fc.nat(180), fc.nat(1), (ra, rb, va, vb, pick) => {
        const units = [opponent('a', ra, va, 'b'), opponent('b', rb, vb, 'a')];
        const settled = reactionsAfterMelee(units, scripted([pick]));
        const worst = compareReactions(ra, rb) >= 0 ? ra : rb;
        expect(settled.map(each => each.reaction).filter(each => each === worst).length).toBeGreaterThanOrEqual(1);
        expect(settled.filter(each => each.reaction !== 'no-effect').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('how a reaction is carried out', () => {
  const move = (reaction: Reaction) => reactionMove({ reaction, move: 36 }, commonRules());

  it('[cady/common/morale/no-effect] follows its orders', () => {
    expect(move('no-effect')).toEqual({ cm: 0, facing: 'own', leaves: false });
  });
  it('[cady/common/morale/back] goes back half a move, facing as it likes', () => {
    expect(move('back')).toEqual({ cm: 18, facing: 'free', leaves: false });
  });
  it('[cady/common/morale/back-and-turn] goes back a whole move with its back to the enemy', () => {
    expect(move('back-and-turn')).toEqual({ cm: 36, facing: 'away', leaves: false });
  });
  it('[cady/common/morale/rout] leaves', () => {
    expect(move('rout')).toMatchObject({ facing: 'away', leaves: true });
  });
});

describe('what steadies a musket unit', () => {
  const columns = (unit: Parameters<typeof columnShifts>[0], rules = musketRules()) =>
    columnShifts(unit, rules).reduce((sum, shift) => sum + shift.columns, 0);

  it('the general one column [cady/musket/morale/personal-command]', () => {
    expect(columns({ arm: 'infantry', generalWithIt: true })).toBe(1);
    const optional = musketRulesUnder({ 'cady/ruling/morale-shift-general': 'optional-command-figure' });
    expect(columns({ arm: 'infantry', generalWithIt: true }, optional)).toBe(2);
  });
  it('a wall, hill, river bank or building one column [cady/musket/morale/defensive-feature]', () => {
    for (const behindDefence of ['wall', 'hill', 'river-bank', 'building'] as const) {
      expect(columns({ arm: 'artillery', behindDefence })).toBe(1);
    }
  });
  it('cavalry two columns [cady/musket/cavalry/morale-two-columns] [cady/common/morale/cavalry-columns]', () => {
    expect(columns({ arm: 'cavalry' })).toBe(2);
  });
  it('a square two columns, for infantry [cady/musket/square/morale]', () => {
    expect(columns({ arm: 'infantry', square: true })).toBe(2);
    expect(columns({ arm: 'artillery', square: true })).toBe(0);
  });
});
