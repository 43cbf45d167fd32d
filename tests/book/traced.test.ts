import { describe, expect, it } from 'vitest';
import { diff } from '../../src/book/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';

type Set = Parameters<typeof musketBook.with>[0];

function pathsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations.map(({ path }) => path);
    throw fault;
  }
  return [];
}
const musket = (set: Set) => pathsOf(() => musketRules(musketBook.with(set)));
const ancient = (set: Set) => pathsOf(() => ancientMedievalRules(ancientMedievalBook.with(set)));

describe('a fault of the rules that house rules make', () => {
  const morale = { 'cady/musket/infantry-capability': { regulars: { morale: 9 } } };

  it('is told at the cell that it comes from, not at the troop type that was made of it', () => {
    expect(musket({ cells: morale })).toEqual(['cells.cady/musket/infantry-capability.regulars.morale']);
    expect(musket({ cells: { 'cady/musket/artillery-crew': { 'six-pounder': { 'full-crew': 0 } } } })).toEqual([
      'cells.cady/musket/artillery-crew.six-pounder.full-crew',
    ]);
  });

  it('is told of every troop type that has it from there', () => {
    const path = 'cells.cady/musket/infantry-capability.regulars.morale';
    expect(musket({ cells: morale, troops: { old: { like: 'regulars' } } })).toEqual([path, path]);
  });

  it('is told at the troop type where the file has it', () => {
    expect(musket({ troops: { old: { like: 'regulars', morale: 9 } } })).toEqual(['troops.old.morale']);
  });

  it('is told at the cell where another datum no longer goes with it', () => {
    const cells = { 'cady/ancient-medieval/kill-shots': { 2: { hits: [4, 5] } } };
    expect(() => ancientMedievalRules(ancientMedievalBook.with({ cells }))).toThrow('is no rung of the ladder');
    for (const path of ancient({ cells })) expect(path).toBe('cells.cady/ancient-medieval/kill-shots.2.hits');
  });
});

describe('what nothing can be more than', () => {
  it.each([
    ['cady/musket/small-arms/arc-degrees', 720],
    ['cady/musket/artillery/traverse-degrees', 181],
    ['cady/musket/column-march/abreast', [4, 2]],
    ['cady/musket/column-march/abreast', []],
    ['cady/common/army/missile-share', 1.5],
    ['cady/musket/small-arms/dismount-thirds', 4],
  ])('%s: %j is refused at its path', (id, value) => {
    expect(musket({ numbers: { [id]: value } })).toEqual([`numbers.${id}`]);
  });

  it('is refused in a cell, too, and inside of one', () => {
    const chart = 'cady/common/effects-on-movement';
    expect(musket({ cells: { [chart]: { 'ordered-charge': { thirds: 300 } } } })).toEqual([
      `cells.${chart}.ordered-charge.thirds`,
    ]);
    const fraction = { value: 300, unit: 'third' };
    expect(musket({ cells: { 'cady/card/effects-on-movement': { 'charge-down-road': { fraction } } } })).toEqual([
      'cells.cady/card/effects-on-movement.charge-down-road.fraction.value',
    ]);
  });

  it('may be reached', () => {
    const numbers = { 'cady/musket/small-arms/arc-degrees': 180, 'cady/musket/overhead-fire/range-share': 1 };
    expect(musket({ numbers: { ...numbers, 'cady/musket/column-march/abreast': [2, 4, 6] } })).toEqual([]);
  });
});

describe('a cell that says again what another chart prints', () => {
  it('is refused with the name of that chart', () => {
    const cells = { 'cady/ancient-medieval/chariot-order-sheet': { archer: { cost: 99 } } };
    expect(() => ancientMedievalRules(ancientMedievalBook.with({ cells }))).toThrow(
      'prints again what cady/ancient-medieval/chariot-table prints',
    );
  });
});

describe('a difference in a cell that a ruling fills', () => {
  const house = raymondBook.with({ cells: { 'raymond/artillery-dice': { 'light-guns': { close: 2 } } } });
  const by = { value: 1, ruling: 'raymond/ruling/lost-artillery-dice' };

  it('shows what is printed and what was played, on either side', () => {
    expect(diff({ rules: raymondRules }, raymondBook, house)).toMatchObject([
      { from: null, to: 2, taken: { from: by } },
    ]);
    expect(diff({ rules: raymondRules }, house, raymondBook)).toMatchObject([{ from: 2, to: null, taken: { to: by } }]);
  });

  it('says nothing of the kind where the print is played', () => {
    const cells = { 'cady/musket/infantry-capability': { grenadiers: { melee: 9 } } };
    const [difference] = diff({ rules: musketRules }, musketBook, musketBook.with({ cells }));
    expect(difference).toMatchObject({ from: 6, to: 9 });
    expect(difference).not.toHaveProperty('taken');
  });
});
