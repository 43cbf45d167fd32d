import { describe, expect, it } from 'vitest';
import { chargesIn } from '../../scripts/sense/field.js';
import { benchOf, measured } from '../../scripts/sense/measure.js';
import type { Commander } from '../../src/battle/index.js';
import type { AncientTerms } from '../../src/rulesets/cady/ancient-medieval/terms.js';
import { ancientWindows } from '../../src/rulesets/cady/ancient-medieval/windows/windows.js';

const scenario = {
  ruleset: 'ancient-medieval',
  name: 'A charge on riders who ride by',
  level: 'basic',
  table: { width: 240, height: 120, features: [] },
  sides: {
    red: {
      name: 'Red',
      units: [
        { id: 'lancers', type: 'medium-cavalry', figures: 10, at: [120, 110], facing: 'S', formation: 'LB' },
        { id: 'guard', type: 'medium-infantry', figures: 20, at: [220, 110], facing: 'S', formation: 'LB' },
      ],
    },
    blue: {
      name: 'Blue',
      units: [
        { id: 'riders', type: 'light-cavalry', figures: 10, at: [100, 30], facing: 'E', formation: 'Col 2' },
        { id: 'camp', type: 'medium-infantry', figures: 20, at: [20, 10], facing: 'N', formation: 'LB' },
      ],
    },
  },
  victory: [{ kind: 'losses', of: 'figures', percent: 100 }],
  turnLimit: 2,
};

/** Commands by a list of orders, one for each turn. */
function ordering(orders: readonly { [id: string]: string }[]): () => Commander<AncientTerms> {
  return () => ({
    name: 'by list',
    answer: (request, view) =>
      request.kind === 'orders'
        ? Object.fromEntries(request.units.map(id => [id, orders[view.turn - 1]?.[id] ?? 'H']))
        : {},
  });
}

describe('charges that are counted as short', () => {
  it('are seen from where units stood when they were ordered: who charges one that rides on is not short', () => {
    const bench = benchOf(ancientWindows, scenario, {
      charging: ordering([{ lancers: 'S 24 cm' }, { lancers: 'CH S full' }]),
      riding: ordering([{ riders: 'E 24 cm' }, { riders: 'E full' }]),
    });
    const { red } = measured(bench, { red: 'charging', blue: 'riding' }, 1);
    expect(red).toMatchObject({ charges: 1, short: 0 });
  });

  it('and who charges where nobody was is', () => {
    const bench = benchOf(ancientWindows, scenario, {
      charging: ordering([{ lancers: 'S 24 cm' }, { lancers: 'CH S full' }]),
      standing: ordering([]),
    });
    const { red } = measured(bench, { red: 'charging', blue: 'standing' }, 1);
    expect(red).toMatchObject({ charges: 1, short: 1 });
  });

  it('but not who has the order for a charge in a melee in which he stands already', () => {
    const horse = { side: 'red', at: { x: 50, y: 50 }, facing: 0, there: true };
    const foot = { side: 'blue', at: { x: 50, y: 51 }, facing: 180, there: true };
    const turn = { stood: new Map(Object.entries({ horse, foot })), orders: new Map([['horse', 'CH 120° full']]) };
    expect(chargesIn({ ...turn, events: [] }).short).toEqual(['horse']);
    const melee = { kind: 'melee', turn: 6, a: { unit: 'horse' }, b: { unit: 'foot' } };
    expect(chargesIn({ ...turn, events: [melee] }).short).toEqual([]);
  });
});
