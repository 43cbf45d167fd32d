import { describe, expect, it } from 'vitest';
import { warningsBound } from '../../src/rulesets/cady/common/choices/order-warnings.js';
import { readOrder } from '../../src/rulesets/cady/common/orders.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';

const warned = (typed: string, mustGoBack = false) => {
  const read = readOrder(typed, 'blue-1', undefined, musketRules());
  if ('violations' in read) throw new Error(typed);
  return warningsBound(read.order, mustGoBack).join();
};

describe('what is said of an order', () => {
  it.each([
    ['H', ''],
    ['S 20 cm', 'it is in melee: it leaves it only away from its enemies, and if it passes its test'],
    ['CH N full', 'it is in melee: it fights on where it stands'],
    ['ENG N full', 'it is in melee: it fights on where it stands'],
    [
      'H, F S',
      'it is in melee: it turns only to an enemy on its flank or in its rear, while nobody fights it in front',
    ],
  ])('of a unit in melee: %s', (typed, says) => expect(warned(typed)).toBe(says));

  it.each([
    ['H, F S', ''],
    ['N 10 cm', 'it must go back: the order says no more than which way, and how it then stands'],
  ])('of a unit that must go back: %s', (typed, says) => expect(warned(typed, true)).toBe(says));
});
