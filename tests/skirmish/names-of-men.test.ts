import { describe, expect, it } from 'vitest';
import { menTold } from '../../src/rulesets/skirmish/cast.js';

const names: Readonly<Record<string, string>> = {
  giles: 'Sir Giles',
  'bills-1': 'man 1 of the billmen',
  'bills-3': 'man 3 of the billmen',
  'bows-2': 'man 2 of the bowmen',
  'bills-4': 'man 4 of the billmen',
};
const told = (...ids: readonly string[]) => menTold(ids, { of: id => names[id] ?? id });

describe('men without names', () => {
  it('are told by their place in their unit, several of one unit together', () => {
    expect(told('bills-1')).toBe('man 1 of the billmen');
    expect(told('giles', 'bills-1', 'bills-3')).toBe('Sir Giles and men 1 and 3 of the billmen');
    expect(told('bills-1', 'bows-2', 'bills-3', 'bills-4')).toBe(
      'man 1 of the billmen, man 2 of the bowmen and men 3 and 4 of the billmen',
    );
  });
});
