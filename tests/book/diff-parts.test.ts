import { describe, expect, it } from 'vitest';
import { diff, type HouseRules } from '../../src/book/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';

const own = 'cady/ancient-medieval';
const partsOf = (set: HouseRules) =>
  diff({ rules: ancientMedievalRules }, ancientMedievalBook, ancientMedievalBook.with(set)).flatMap(
    ({ parts }) => parts,
  );

describe('what a change of the ancient and medieval game touches', () => {
  it.each<[string, HouseRules, readonly string[]]>([
    ['a samurai', { cells: { [`${own}/samurai-melee`]: { pikes: { 'melee-point': 3 } } } }, ['medieval/samurai']],
    [
      'a ballista',
      { cells: { [`${own}/figure-capability-artillery`]: { ballista: { 'range-cm': 99 } } } },
      ['guns/ballista'],
    ],
    ['caltrops', { numbers: { [`${own}/caltrops/cost`]: 99 } }, ['field/caltrops/bought']],
    ['the arc of foot', { numbers: { [`${own}/missiles/foot-arc-left`]: 60 } }, ['missiles/arc/foot']],
    ['a hand cannon', { rulings: { 'cady/ruling/odds-hand-cannon': 'bands' } }, ['missiles/handCannon']],
    ['horses that fear elephants', { numbers: { [`${own}/elephants/horse-fear-cm`]: 7 } }, ['elephants/cavalryFear']],
    ['horses of a chariot', { numbers: { [`${own}/chariots/horse-face`]: 3 } }, ['chariots/horse']],
  ])('is %s, and no more', (_what, set, parts) => {
    expect(partsOf(set)).toEqual(parts);
  });

  it('is what loads as crossbows do, and nothing else that shoots', () => {
    const [ruling] = ancientMedievalBook.print.rulings.filter(({ id }) => id.includes('crossbow-loading'));
    const other = ruling?.readings.find(({ id }) => id !== ruling.default)?.id ?? '';
    const parts = partsOf({ rulings: { [ruling?.id ?? '']: other } });
    expect(parts).toEqual(['missiles/loading/arbalest', 'missiles/loading/crossbow']);
  });
});

describe('what a reading about ships and boats touches', () => {
  it.each([
    ['howitzer-shot-at-ship', ['cady/musket/ship/hits-from-shore']],
    ['ship-damage-9', ['cady/musket/ship/damage-10', 'cady/musket/ship/damage-3-8']],
    ['ship-fire-next-turn', ['cady/musket/ship/fire-5', 'cady/musket/ship/fire-6']],
    ['boat-rowers', ['cady/musket/boat/speed']],
    ['boat-landing-place', ['cady/musket/boat/beach']],
  ])('%s: its own clauses, and no more', (name, clauses) => {
    const ruling = musketBook.print.rulings.find(({ id }) => id === `cady/ruling/${name}`);
    const other = ruling?.readings.find(({ id }) => id !== ruling.default)?.id ?? '';
    const set = musketBook.with({ rulings: { [`cady/ruling/${name}`]: other } });
    expect(diff({ rules: musketRules }, musketBook, set).flatMap(({ touches }) => touches)).toEqual(clauses);
  });
});

/** What a change touches; nothing where no rules come of it. */
function touchedBy(set: HouseRules): readonly string[] {
  try {
    return diff({ rules: raymondRules }, raymondBook, raymondBook.with(set)).flatMap(({ touches }) => touches);
  } catch (fault) {
    if (fault instanceof RuleViolation) return [];
    throw fault;
  }
}

it('a cell of a chart of several clauses touches those that its readers compute', () => {
  const charts = raymondBook.print.charts.filter(({ clauses = [] }) => clauses.length > 1);
  const all = charts.flatMap(({ id, rows, columns, cells, clauses = [] }) =>
    rows.flatMap(row =>
      columns.flatMap(column => {
        const value = cells[row]?.[column];
        if (typeof value !== 'number') return [];
        return [{ clauses, touched: touchedBy({ cells: { [id]: { [row]: { [column]: value + 1 } } } }) }];
      }),
    ),
  );
  for (const { clauses, touched } of all) expect(clauses).toEqual(expect.arrayContaining([...touched]));
  expect(all.some(({ clauses, touched }) => touched.length > 0 && touched.length < clauses.length)).toBe(true);
});
