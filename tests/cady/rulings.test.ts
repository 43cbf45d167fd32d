import { describe, expect, it } from 'vitest';
import { asPrinted } from '../../src/book/index.js';
import { documents, type Ruling, readingOf } from '../../src/rulebook/index.js';
import { postMeleeMorale } from '../../src/rulesets/cady/common/charts.js';
import * as common from '../../src/rulesets/cady/common/rulings.js';
import { buildingArtillery, smallArmsFire } from '../../src/rulesets/cady/musket/charts.js';
import * as musket from '../../src/rulesets/cady/musket/rulings.js';

const rulings: readonly Ruling[] = [...common.commonRulings, ...musket.musketRulings];

/** The reading that a game takes unless told otherwise, as "id: value". */
function taken(id: string): unknown {
  const ruling = rulings.find(each => each.id === `cady/ruling/${id}`);
  return ruling === undefined ? `no ruling ${id}` : asPrinted(readingOf(ruling).value);
}

describe('every ruling', () => {
  it('has an id of its own', () => {
    const ids = rulings.map(ruling => ruling.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^cady\/ruling\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is listed where it is exported', () => {
    for (const [room, listed] of [
      [common, common.commonRulings],
      [musket, musket.musketRulings],
    ] as const) {
      const exported = Object.values<unknown>(room).filter(
        value => typeof value === 'object' && value !== null && 'readings' in value,
      );
      expect(new Set<unknown>(listed)).toEqual(new Set(exported));
    }
  });

  it('survives being written as JSON', () => {
    const plain = rulings.map(ruling => ({
      ...ruling,
      readings: ruling.readings.map(each => ({ ...each, value: asPrinted(each.value) })),
    }));
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
  });

  it('says where each printed reading stands, and takes at most one from the card', () => {
    for (const { id, readings } of rulings) {
      for (const reading of readings) {
        expect(reading.source === undefined, id).toBe(reading.line === undefined);
        if (reading.source !== undefined) expect(Object.keys(documents)).toContain(reading.source);
      }
      expect(readings.filter(reading => reading.source === 'cady-card').length, id).toBeLessThanOrEqual(1);
    }
  });

  it('is a reconstruction exactly when nobody printed the default', () => {
    for (const ruling of rulings) {
      expect(ruling.reconstruction, ruling.id).toBe(readingOf(ruling).source === undefined);
      expect(ruling.why.length, ruling.id).toBeGreaterThan(40);
    }
  });

  it('never takes the card by default, which is an edition of its own', () => {
    for (const ruling of rulings) expect(readingOf(ruling).source, ruling.id).not.toBe('cady-card');
  });

  it('is named with its default by defaultReadings', () => {
    const readings = common.defaultReadings(rulings);
    expect(Object.keys(readings)).toHaveLength(rulings.length);
    for (const ruling of rulings) expect(readingOf(ruling, readings)).toBe(readingOf(ruling));
  });
});

describe('the most specific passage wins', () => {
  it.each<[string, unknown, string]>([
    ['steps-stone-wall', 1, 'the musket section before the common rules'],
    ['shock-square', 1, 'the musket section before the common chart and the card'],
    ['artillery-stone-wall', 3, 'the musket section before the common chart'],
    ['forest-fire-distance', 6, 'the musket section before the common rules'],
    ['crew-6-pd', 3, 'the crew chart before base sizes, glossary and card'],
    ['crew-rockets', 3, 'the crew chart before base sizes, order sheet and card'],
    ['rifles-range', 60, 'the small arms table before the capability chart'],
    ['pistol-range', 12, 'the small arms table before the capability chart'],
    ['carbine-range', 24, 'the small arms table before the capability chart'],
    ['howitzer-range', { from: 30, to: 80 }, 'the firing tables before the capability chart'],
    ['cuirassier-pistols', true, 'the section on cavalry and small arms before the capability chart'],
    ['shock-path-cavalry', 10, 'the section on shock before a remark about pistols'],
    ['artillery-ford', null, 'the section on rivers before the chart'],
    ['cavalry-fence', 0, 'the entry that names cavalry before lists of units in general'],
    ['melee-point-recovery', 1, 'the section on melee before the glossary'],
    ['small-arms-forest-step', 1, 'once, not twice'],
  ])('%s: %j, %s', (id, value) => {
    expect(taken(id)).toEqual(value);
  });
});

describe('charts hold what the rulings on their slips decide', () => {
  it('fusils at 9 cm', () => {
    expect(taken('fusil-band-9cm')).toEqual({
      near: smallArmsFire.cells.near['fusils-carbines-range-cm'],
      mid: smallArmsFire.cells.mid['fusils-carbines-range-cm'],
    });
    expect(taken('fusil-band-9cm')).toEqual({ near: { from: 1, to: 9 }, mid: { from: 10, to: 18 } });
  });

  it('a loss of 25 in column 91-100, and any loss in column 1-10', () => {
    expect(taken('morale-chart-overlap')).toEqual({
      back: { from: 21, to: 25 },
      'back-and-turn': { from: 26, to: 32 },
    });
    expect(taken('morale-chart-1-10')).toEqual({ back: null, 'back-and-turn': null });
    expect(postMeleeMorale.cells.rout['1-10']).toEqual({ from: 1, to: null });
  });

  it('the faces missing from the building die', () => {
    expect(taken('building-die-12pd')).toEqual(buildingArtillery.cells['twelve-pounder-or-howitzer-d12'].normal);
  });
});
