import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';

function told(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return fault.violations.map(({ path, problem }) => `${path}: ${problem}`);
  }
  return [];
}
const musket = (set: unknown) => told(() => musketRules(musketBook.with(set as Parameters<typeof musketBook.with>[0])));
const ancient = (set: unknown) =>
  told(() => ancientMedievalRules(ancientMedievalBook.with(set as Parameters<typeof ancientMedievalBook.with>[0])));

const infantry = 'cady/musket/infantry-capability';

describe('house rules that are none', () => {
  it.each<[string, unknown, string]>([
    ['cells in a list', { cells: [] }, 'cells: not charts by name'],
    ['cells of nothing', { cells: null }, 'cells: not charts by name'],
    ['rows in a list', { cells: { [infantry]: [] } }, `cells.${infantry}: not rows by name`],
    ['columns in a list', { cells: { [infantry]: { guard: [] } } }, `cells.${infantry}.guard: not columns by name`],
    ['no such chart', { cells: { nothing: {} } }, 'cells.nothing: there is no chart "nothing"'],
    [
      'no such row',
      { cells: { [infantry]: { guards: {} } } },
      `cells.${infantry}.guards: the chart has no row "guards"`,
    ],
    [
      'no such column',
      { cells: { [infantry]: { guard: { speed: 1 } } } },
      `cells.${infantry}.guard.speed: the chart has no column "speed"`,
    ],
    ['numbers in a word', { numbers: 'many' }, 'numbers: not numbers by name'],
    ['rulings in a word', { rulings: 'some' }, 'rulings: not rulings by name'],
    ['troops in a list', { troops: [1] }, 'troops: not troop types by name'],
    ['a troop of nothing', { troops: { old: null } }, 'troops.old: not a troop type'],
    ['a troop in capitals', { troops: { Old: { like: 'guard' } } }, 'troops.Old: not a name for a troop type'],
    [
      'a troop with a hyphen too many',
      { troops: { 'old-': { like: 'guard' } } },
      'troops.old-: not a name for a troop type',
    ],
    [
      'a troop of a long name',
      { troops: { ['a'.repeat(61)]: { like: 'guard' } } },
      `troops.${'a'.repeat(61)}: not a name for a troop type`,
    ],
    ['a troop like a number', { troops: { old: { like: 3 } } }, 'troops.old.like: not a troop type'],
    ['a troop like none', { troops: { old: { like: 'gard' } } }, 'troops.old.like: there is no troop type "gard"'],
    [
      'a new troop like nobody',
      { troops: { old: { morale: 3 } } },
      'troops.old: there is no troop type "old" to change',
    ],
    ['a troop without a title', { troops: { old: { like: 'guard', title: '' } } }, 'troops.old.title: not a title'],
    [
      'a troop with a number for a title',
      { troops: { old: { like: 'guard', title: 3 } } },
      'troops.old.title: not a title',
    ],
    [
      'half a morale value',
      { cells: { [infantry]: { guard: { morale: 4.5 } } } },
      `cells.${infantry}.guard.morale: 4.5 is not whole`,
    ],
  ])('%s', (_what, set, fault) => {
    expect(musket(set)[0]).toBe(fault);
  });

  it('a name of sixty letters is a name', () => {
    expect(musket({ troops: { ['a'.repeat(60)]: { like: 'guard' } } })).toEqual([]);
  });

  it('half a centimetre is a length, wherever a chart has lengths', () => {
    expect(musket({ cells: { [infantry]: { guard: { 'move-cm': 30.5 } } } })).toEqual([]);
    expect(
      musket({ cells: { [infantry]: { guard: { 'range-cm': 30.5 } } } }).filter(each => /not whole/.test(each)),
    ).toEqual([]);
  });

  it('what figures are is neither given nor taken away', () => {
    const elephant = 'war-elephant-archer';
    const taken = ancient({ troops: { tame: { like: elephant, traits: [] } } });
    const given = ancient({ troops: { wild: { like: 'peasants', traits: ['elephant'] } } });
    expect(taken).toContain('troops.tame.traits: elephant is what figures are, and cannot be taken away');
    expect(given).toContain('troops.wild.traits: elephant is what figures are, and cannot be given');
    expect(ancient({ troops: { sharp: { like: 'peasants', traits: ['stakes'] } } })).toEqual([]);
  });
});
