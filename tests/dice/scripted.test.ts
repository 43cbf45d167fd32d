import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, logged, rolled, scripted, usingScript } from '../../src/dice/index.js';
import * as law from './properties.js';

/** Enough faces of one kind that a law's single count finds them all. */
const ones = () => scripted(new Array<number>(40).fill(1));

describe('scripted dice', () => {
  it('show the faces listed, one for each die', () => {
    const dice = scripted([4, 12, 3, 6, 5, 6, 2, 0]);
    expect(dice.roll(12)).toBe(4);
    expect(dice.count(3, 12, [12, 6])).toBe(2);
    expect(dice.sum(2, 6)).toBe(11);
    expect(dice.pick(3)).toBe(2);
    expect(dice.pick(3)).toBe(0);
    dice.done();
  });

  it('take the faces of a count as a set', () => law.facesAreASet(ones));
  it('refuse absurd asks', () => law.absurdAsksAreRefused(rule => rule(ones())));
  it('show nothing where there are no dice, and use up nothing', () => {
    law.noDiceShowNothing(() => scripted([]));
    usingScript([], dice => dice.count(0, 12, [1]));
  });

  it('play what rolled dice were logged to show', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(law.anAsk, { maxLength: 20 }), (seed, asks) => {
        const thrown = logged(rolled(seed));
        const results = asks.map(asked => law.put(thrown, asked));
        const script = thrown.rolls().flatMap(({ shown }) => shown);
        expect(usingScript(script, dice => asks.map(asked => law.put(dice, asked)))).toEqual(results);
      }),
    );
  });

  it('say which throw lacks a face', () => {
    const volley = (dice: Dice) => {
      dice.roll(12);
      return dice.count(3, 12, [1, 2]);
    };
    expect(() => usingScript([5, 1], volley)).toThrow(
      'throw 2 (3 dice of 12, counting 1, 2) needs entry 3 of the script, which has 2',
    );
    expect(() => scripted([]).roll(6)).toThrow('throw 1 (one die of 6) needs entry 1 of the script, which has 0');
    expect(() => scripted([]).sum(2, 6)).toThrow(/the sum of 2 dice of 6/);
    expect(() => scripted([]).pick(4)).toThrow(/a pick among 4/);
  });

  it('refuse a face that the die does not have', () => {
    expect(() => scripted([7]).roll(6)).toThrow(
      'throw 1 (one die of 6) cannot show 7, entry 1 of the script: only 1 to 6',
    );
    for (const wrong of [0, 13, 1.5, Number.NaN]) {
      expect(() => scripted([4, wrong]).count(2, 12, [4])).toThrow(`cannot show ${wrong}, entry 2`);
    }
    expect(() => scripted([4]).pick(4)).toThrow('only 0 to 3');
  });

  it('count the throws before the one that fails, whatever they were', () => {
    const dice = scripted([4, 2, 3, 1, 5, 7]);
    dice.roll(6);
    dice.count(1, 6, [2]);
    dice.sum(1, 6);
    dice.pick(4);
    dice.marked([3, 5]);
    expect(() => dice.marked([3, 5])).toThrow(
      'throw 6 (one die marked 3, 5) cannot show 7, entry 6 of the script: only 3, 5',
    );
    expect(() => scripted([]).marked([3, 5])).toThrow(
      'throw 1 (one die marked 3, 5) needs entry 1 of the script, which has 0',
    );
  });

  it('say what was left over', () => {
    const dice = scripted([1, 2, 3, 4]);
    dice.sum(2, 6);
    expect(() => dice.done()).toThrow('2 of 4 entries of the script were not used, from entry 3: 3, 4');
    expect(() => usingScript([1, 2], two => two.roll(6))).toThrow('1 of 2 entries');
  });

  it('let what a rule throws pass', () => {
    const fault = new Error('no such unit');
    const rule = () => {
      throw fault;
    };
    expect(() => usingScript([1, 2], rule)).toThrow(fault);
  });
});
