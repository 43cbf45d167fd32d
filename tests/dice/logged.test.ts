import { describe, expect, it } from 'vitest';
import { logged, rolled, scripted } from '../../src/dice/index.js';
import * as law from './properties.js';

describe('logged dice', () => {
  it('roll what they would roll unlogged', () => {
    law.sameSourceSameDice(
      () => logged(rolled(1812)),
      () => rolled(1812),
    );
  });

  it('tell what every die showed', () => {
    const dice = logged(scripted([4, 12, 3, 6, 5, 6, 2]));
    dice.roll(12);
    dice.count(3, 12, [12, 6]);
    dice.sum(2, 6);
    dice.pick(3);
    expect(dice.rolls()).toEqual([
      { ask: 'roll', sides: 12, shown: [4], result: 4 },
      { ask: 'count', sides: 12, shown: [12, 3, 6], faces: [12, 6], result: 2 },
      { ask: 'sum', sides: 6, shown: [5, 6], result: 11 },
      { ask: 'pick', sides: 3, shown: [2], result: 2 },
    ]);
  });

  it('tell of every throw before its dice fall', () => {
    const told: unknown[] = [];
    const dice = logged(scripted([4, 12, 3, 6, 5, 6, 2, 3]), asked => told.push([asked, dice.rolls().length]));
    dice.roll(12);
    dice.count(3, 12, [12, 6]);
    dice.sum(2, 6);
    dice.pick(3);
    dice.marked([2, 3]);
    expect(told).toEqual([
      [{ ask: 'roll', dice: 1, sides: 12 }, 0],
      [{ ask: 'count', dice: 3, sides: 12, faces: [12, 6] }, 1],
      [{ ask: 'sum', dice: 2, sides: 6 }, 2],
      [{ ask: 'pick', dice: 1, sides: 3 }, 3],
      [{ ask: 'marked', dice: 1, sides: 2, marks: [2, 3] }, 4],
    ]);
  });

  it('begin a new log when drained', () => {
    const dice = logged(scripted([1, 2, 3]));
    dice.roll(6);
    dice.roll(6);
    const first = dice.drain();
    dice.roll(6);
    expect(first.map(({ result }) => result)).toEqual([1, 2]);
    expect(dice.drain().map(({ result }) => result)).toEqual([3]);
    expect(dice.rolls()).toEqual([]);
  });

  it('keep a log that later throws do not change', () => {
    const dice = logged(scripted([1, 2]));
    const faces = [1];
    dice.count(1, 6, faces);
    const before = dice.rolls();
    faces.push(2);
    dice.roll(6);
    expect(before).toEqual([{ ask: 'count', sides: 6, shown: [1], faces: [1], result: 1 }]);
  });

  it('log no throw where no die was thrown', () => {
    const dice = logged(scripted([]));
    law.noDiceShowNothing(() => dice);
    expect(dice.rolls()).toEqual([]);
  });
});
