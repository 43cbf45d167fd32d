import { describe, expect, it } from 'vitest';
import type { HouseRules } from '../../src/book/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';

const own = 'cady/ancient-medieval';

function faultsOf(set: HouseRules): readonly string[] {
  try {
    ancientMedievalRules(ancientMedievalBook.with(set));
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return fault.violations.map(
      ({ path, clause, mend }) => `${path}${clause === undefined ? '' : ` [${clause}]`}: ${mend}`,
    );
  }
  return [];
}

describe('house rules that no game could be played with are told at their number', () => {
  const counts = [
    'engines/untrained-every',
    'gunpowder/firing-check-dice',
    'romans/decimation-every',
    'greek-fire/die-sides',
    'greek-fire/every-turns',
    'elephants/rampage-dice',
    'elephants/rampage-die-sides',
    'caltrops/die-sides',
    'stakes/figure-cm',
    'thrown/pavise-figures',
    'mounted-infantry/figures-for-a-mount',
  ];

  it.each(counts)('%s of nothing', name => {
    const path = `numbers.${own}/${name}`;
    expect(faultsOf({ numbers: { [`${own}/${name}`]: 0 } })).toContain(`${path}: write 1 or more`);
    expect(faultsOf({ numbers: { [`${own}/${name}`]: 1 } })).not.toContain(`${path}: write 1 or more`);
  });

  it.each([
    ['missiles/die-sides', 9, 10, 10],
    ['engines/die-sides', 5, 6, 6],
  ])('%s of %d, where a face of %d counts', (name, few, enough, least) => {
    expect(faultsOf({ numbers: { [`${own}/${name}`]: few } })).toContain(
      `numbers.${own}/${name}: write ${least} or more`,
    );
    expect(faultsOf({ numbers: { [`${own}/${name}`]: enough } })).toEqual([]);
  });

  it('no share of a range', () => {
    expect(faultsOf({ numbers: { [`${own}/missiles/close-share`]: 0 } })).toContain(
      `numbers.${own}/missiles/close-share: write more than 0`,
    );
  });

  it('limits that exclude each other', () => {
    expect(faultsOf({ numbers: { [`${own}/army/most-figures`]: 5 } })).toContain(
      `numbers.${own}/army/most-figures: write 6 or more`,
    );
    expect(faultsOf({ numbers: { [`${own}/army/most-figures`]: 6 } })).toEqual([]);
    expect(faultsOf({ numbers: { [`${own}/missiles/middle-share`]: 0.2 } })).toContainEqual(
      expect.stringMatching(/missiles\/middle-share: write 0\.333\d* or more$/),
    );
    expect(faultsOf({ numbers: { [`${own}/army/most-light-stands`]: 0 } })).toContainEqual(
      expect.stringMatching(/army\/most-light-stands: write \d+ or more$/),
    );
    expect(faultsOf({ numbers: { [`${own}/army/most-light-figures`]: 0 } })).toContainEqual(
      expect.stringMatching(/army\/most-light-figures: write \d+ or more$/),
    );
  });

  it('faces that stand on no rung of the ladder', () => {
    const known = expect.stringMatching(/\[cady\/common\/fire\/steps-add-up\]: write one of [\d, ;]+$/);
    for (const name of ['romans/pilum-hits', 'chariots/far-hits']) {
      const [fault, ...others] = faultsOf({ numbers: { [`${own}/${name}`]: [1, 7] } });
      expect(fault).toEqual(known);
      expect(fault).toContain(`numbers.${own}/${name} `);
      expect(others).toEqual([]);
    }
  });

  it('armor beyond the ladder', () => {
    for (const armor of ['light', 'medium', 'heavy']) {
      const [fault] = faultsOf({ numbers: { [`${own}/missiles/${armor}-armor-rung`]: 99 } });
      expect(fault).toMatch(new RegExp(`^numbers.${own}/missiles/${armor}-armor-rung: write 0 to \\d+$`));
    }
  });

  it('morale that there is not', () => {
    const morale = (value: number) => faultsOf({ troops: { guard: { like: 'men-at-arms', morale: value } } });
    expect(morale(6)).toEqual(['troops.guard.morale [cady/common/definition/morale-value]: write 1 to 5']);
    expect(morale(0)).toEqual(['troops.guard.morale [cady/common/definition/morale-value]: write 1 to 5']);
    expect(morale(5)).toEqual([]);
    expect(morale(1)).toEqual([]);
  });

  it('a stand with nobody on it', () => {
    const cells = { 'cady/common/base-sizes-ancient-medieval': { peasants: { figures: null, machines: null } } };
    expect(faultsOf({ cells })).toEqual([
      'cells.cady/common/base-sizes-ancient-medieval.peasants.figures: put a figure on it',
    ]);
  });
});
