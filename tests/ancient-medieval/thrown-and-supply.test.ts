import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loadsKnownTo,
  resupply,
  shotsAtBeginning,
  type WagonLoad,
  wagonFaults,
  withoutShots,
} from '../../src/rulesets/cady/ancient-medieval/missiles/supply.js';
import {
  carriedFaults,
  pilaEncumber,
  type Throwing,
  throwFaults,
} from '../../src/rulesets/cady/ancient-medieval/missiles/thrown.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });
const paths = (faults: readonly { readonly path: string }[]) => faults.map(({ path }) => path);

describe('throwing', () => {
  const thrown = (more: Partial<Throwing>) =>
    paths(throwFaults({ thrower: 'medium-infantry', weapon: 'axe', distance: 5, left: 1, closing: true, ...more }));

  it('axes once, within 6 cm, as the unit closes [cady/ancient-medieval/axe/cost-and-use] [cady/ancient-medieval/axe/when]', () => {
    expect(thrown({})).toEqual([]);
    expect(thrown({ distance: 6.1 })).toEqual(['distance']);
    expect(thrown({ left: 0 })).toEqual(['left']);
    expect(thrown({ closing: false })).toEqual(['closing']);
  });

  it('javelins from 12 cm closing, from 10 cm without melee [cady/ancient-medieval/javelin/use]', () => {
    const javelin = { weapon: 'javelin' } as const;
    expect(thrown({ ...javelin, distance: 12 })).toEqual([]);
    expect(thrown({ ...javelin, distance: 12, closing: false })).toEqual(['distance']);
    expect(thrown({ ...javelin, distance: 10, closing: false })).toEqual([]);
  });

  it('pila by legionaries, within 3 cm, before their first melee [cady/ancient-medieval/romans/pilum-carriers] [cady/ancient-medieval/romans/pilum-first-melee-only]', () => {
    const pilum = { thrower: 'roman-legionary', weapon: 'pilum', distance: 3 } as const;
    expect(thrown(pilum)).toEqual([]);
    expect(thrown({ ...pilum, thrower: 'roman-auxiliary' })).toEqual(['thrower']);
    expect(thrown({ ...pilum, distance: 4, meleesBefore: 1 })).toEqual(['distance', 'meleesBefore']);
  });

  it('no pila out of a testudo [cady/ancient-medieval/romans/testudo-no-pilum]', () => {
    expect(thrown({ thrower: 'roman-legionary', weapon: 'pilum', distance: 2, inTestudo: true })).toEqual([
      'inTestudo',
    ]);
  });

  it('a figure carries one axe or two javelins [cady/ancient-medieval/axe/limit] [cady/ancient-medieval/javelin/limit]', () => {
    expect(paths(carriedFaults({ axes: 1 }))).toEqual([]);
    expect(paths(carriedFaults({ javelins: 2 }))).toEqual([]);
    expect(paths(carriedFaults({ axes: 2, javelins: 3 }))).toEqual(['axes', 'javelins', 'javelins']);
    expect(paths(carriedFaults({ javelins: 2 }, under('javelin-load', 'axe-section')))).toEqual(['javelins']);
  });

  it('pila at a third of a unit leave it a melee point worse next turn [cady/ancient-medieval/romans/pilum-encumbers]', () => {
    expect(pilaEncumber({ pila: 4, figures: 12 })).toMatchObject({ points: 1, when: 'next-turn' });
    expect(pilaEncumber({ pila: 3, figures: 12 }).points).toBe(0);
    expect(pilaEncumber({ pila: 0, figures: 0 }).points).toBe(0);
    expect(pilaEncumber({ pila: 4, figures: 12 }, under('pilum-next-turn', 'this-melee')).when).toBe('this-turn');
  });
});

describe('supply', () => {
  it('at the beginning: 12 for machines, crossbows and hand cannon, 24 arrows and stones [cady/ancient-medieval/supply/twelve-shots] [cady/ancient-medieval/missile/twenty-four-arrows] [cady/ancient-medieval/slinger/ammunition] [cady/ancient-medieval/gunpowder/twelve-shots]', () => {
    for (const who of [
      'ballista',
      'onager-catapult',
      'trebuchet',
      'bombard',
      'crossbow-light',
      'hand-cannon',
    ] as const) {
      expect(shotsAtBeginning(who), who).toBe(12);
    }
    for (const who of ['archer-light', 'longbow-medium', 'horse-archer-light', 'slinger'] as const) {
      expect(shotsAtBeginning(who), who).toBe(24);
    }
    expect(shotsAtBeginning('archer-light', under('missile-ammunition', 'twelve'))).toBe(12);
    expect(shotsAtBeginning('peasants')).toBeNull();
  });

  it('of chariots and elephants 24, and 12 javelins [cady/ancient-medieval/chariot/ammunition] [cady/ancient-medieval/elephant/ammunition]', () => {
    expect(
      (
        ['chariot-archer', 'chariot-slinger', 'chariot-javelin', 'war-elephant-archer', 'war-elephant-javelin'] as const
      ).map(who => shotsAtBeginning(who)),
    ).toEqual([24, 24, 12, 24, 12]);
  });

  const give = (load: WagonLoad, shotsLeft: readonly number[], rules = ancientMedievalRules()) =>
    resupply({ load, shotsLeft }, rules).shotsLeft;

  it('a wagon serves three ballistae or pots d’fer, one other machine, or a unit with 24 each [cady/ancient-medieval/supply/wagon-capacity]', () => {
    expect(give('ballista', [0, 1, 2, 3])).toEqual([12, 13, 14, 3]);
    expect(give('pot-d-fer', [0, 0, 0, 0])).toEqual([12, 12, 12, 0]);
    for (const gun of ['onager-catapult', 'trebuchet', 'culverin', 'cannon', 'bombard'] as const) {
      expect(give(gun, [0, 0])).toEqual([12, 0]);
    }
    expect(give('missiles', [0, 5, 5])).toEqual([24, 29, 29]);
  });

  it('the note under the chart gives less [cady/ancient-medieval/supply/wagon-chart-footnote]', () => {
    expect(give('missiles', [0], under('supply-wagon-load-missiles', 'chart-note'))).toEqual([12]);
    const note = under('supply-wagon-load-artillery', 'chart-note');
    expect(give('trebuchet', [0], note)).toEqual([0]);
    expect(paths(wagonFaults({ loads: ['pot-d-fer'] }, note))).toEqual(['loads[0]']);
  });

  it('a wagon holds one load, written on the roster [cady/ancient-medieval/supply/wagon-capacity] [cady/ancient-medieval/roster/wagon-contents]', () => {
    expect(paths(wagonFaults({ loads: ['missiles'] }))).toEqual([]);
    expect(paths(wagonFaults({ loads: [] }))).toEqual(['loads']);
    expect(paths(wagonFaults({ loads: ['missiles', 'ballista'] }))).toEqual(['loads']);
    const both = under('supply-wagon-loads', 'artillery-and-missiles');
    expect(paths(wagonFaults({ loads: ['missiles', 'ballista'] }, both))).toEqual([]);
    expect(paths(wagonFaults({ loads: ['trebuchet', 'ballista'] }, both))).toEqual(['loads']);
  });

  it('its contents are secret until it is captured [cady/ancient-medieval/supply/contents-secret]', () => {
    const wagon = { side: 'red', loads: ['missiles'] } as const;
    expect(loadsKnownTo('red', wagon)).toEqual(['missiles']);
    expect(loadsKnownTo('blue', wagon)).toBeUndefined();
    expect(loadsKnownTo('blue', { ...wagon, capturedBy: 'blue' })).toEqual(['missiles']);
  });

  it('without shots a figure is infantry, by its own values unless read otherwise [cady/ancient-medieval/supply/out-of-shots-becomes-infantry]', () => {
    expect(withoutShots('longbow-medium')).toBe('longbow-medium');
    const other = under('out-of-shots', 'infantry-of-its-armor');
    expect(withoutShots('longbow-medium', other)).toBe('medium-infantry');
    expect(withoutShots('slinger', other)).toBe('light-infantry');
  });

  it('never takes shots away', () => {
    const load = fc.constantFrom<WagonLoad>('missiles', 'ballista', 'trebuchet', 'bombard');
    fc.assert(
      fc.property(load, fc.array(fc.nat(24)), (what, shotsLeft) => {
        const after = give(what, shotsLeft);
        expect(after).toHaveLength(shotsLeft.length);
        for (const [at, left] of shotsLeft.entries()) expect(after[at]).toBeGreaterThanOrEqual(left);
      }),
    );
  });
});
