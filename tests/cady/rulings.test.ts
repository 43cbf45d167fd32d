import { describe, expect, it } from 'vitest';
import { asPrinted, takenCells } from '../../src/book/index.js';
import { documents, type Ruling, readingOf } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { postMeleeMorale } from '../../src/rulesets/cady/common/book/charts.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import * as common from '../../src/rulesets/cady/common/book/rulings.js';
import { type CommonRules, commonRules } from '../../src/rulesets/cady/common/rules.js';
import { buildingArtillery, smallArmsFire } from '../../src/rulesets/cady/musket/book/charts.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import * as musket from '../../src/rulesets/cady/musket/book/rulings.js';
import { type MusketRules, musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { commonRulesUnder, musketRulesUnder } from '../rules-under.js';

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
    const plain = rulings.map(({ decides: _, ...ruling }: Ruling) => ({
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
    }
  });

  it('never takes the card by default, which is an edition of its own', () => {
    for (const ruling of rulings) expect(readingOf(ruling).source, ruling.id).not.toBe('cady-card');
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

describe('charts hold the slips as they are printed, and the rulings say how they are played', () => {
  const fusils = ({ close, middle }: MusketRules['smallArms']['weapons']['fusils-carbines']['bands']) => [
    close.range,
    middle.range,
  ];
  const reactions = ({ cells }: CommonRules['morale']['chart'], column: '1-10' | '91-100') => [
    cells.back[column],
    cells['back-and-turn'][column],
  ];

  it('fusils at 9 cm', () => {
    const printed = [
      { from: 1, to: 9 },
      { from: 9, to: 18 },
    ];
    expect([
      smallArmsFire.cells.near['fusils-carbines-range-cm'],
      smallArmsFire.cells.mid['fusils-carbines-range-cm'],
    ]).toEqual(printed);
    expect(fusils(musketRules().smallArms.weapons['fusils-carbines'].bands)).toEqual([
      { from: 1, to: 9 },
      { from: 10, to: 18 },
    ]);
    expect(
      fusils(musketRulesUnder({ 'cady/ruling/fusil-band-9cm': 'middle' }).smallArms.weapons['fusils-carbines'].bands),
    ).toEqual([
      { from: 1, to: 8 },
      { from: 9, to: 18 },
    ]);
  });

  it('a loss of 25 in column 91-100, in both games', () => {
    expect(reactions(postMeleeMorale, '91-100')).toEqual([
      { from: 21, to: 25 },
      { from: 25, to: 32 },
    ]);
    for (const { morale } of [commonRules(), musketRules()]) {
      expect(reactions(morale.chart, '91-100')).toEqual([
        { from: 21, to: 25 },
        { from: 26, to: 32 },
      ]);
    }
    const other = { 'cady/ruling/morale-chart-overlap': 'back-and-turn' };
    for (const { morale } of [commonRulesUnder(other), musketRulesUnder(other)]) {
      expect(reactions(morale.chart, '91-100')).toEqual([
        { from: 21, to: 24 },
        { from: 25, to: 32 },
      ]);
    }
  });

  it('column 1-10, in which any loss routs', () => {
    expect(reactions(postMeleeMorale, '1-10')).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
    expect(reactions(commonRules().morale.chart, '1-10')).toEqual([null, null]);
    const printed = commonRulesUnder({ 'cady/ruling/morale-chart-1-10': 'as-printed' });
    expect(reactions(printed.morale.chart, '1-10')).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
    expect(postMeleeMorale.cells.rout['1-10']).toEqual({ from: 1, to: null });
  });

  it('the faces missing from the building die', () => {
    expect(buildingArtillery.cells['twelve-pounder-or-howitzer-d12'].normal).toEqual([3, 4, 5, 6, 8, 9]);
    expect(taken('building-die-12pd')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('both stand in the exported chart, with the ruling that says so', () => {
    const morale = takenCells(commonBook, commonRules(), 'cady/common/post-melee-morale');
    expect(morale).toEqual({
      back: { '1-10': { value: null, by: 'cady/ruling/morale-chart-1-10' } },
      'back-and-turn': {
        '1-10': { value: null, by: 'cady/ruling/morale-chart-1-10' },
        '91-100': { value: { from: 26, to: 32 }, by: 'cady/ruling/morale-chart-overlap' },
      },
    });
    expect(takenCells(musketBook, musketRules(), 'cady/musket/post-melee-morale')).toEqual(morale);
    expect(takenCells(musketBook, musketRules(), 'cady/musket/small-arms-fire')).toEqual({
      mid: { 'fusils-carbines-range-cm': { value: { from: 10, to: 18 }, by: 'cady/ruling/fusil-band-9cm' } },
    });
    expect(takenCells(musketBook, musketRules(), 'cady/musket/small-arms-hill-range')).toEqual({
      pistols: {
        'two-hill-levels-cm': { value: 5, by: 'cady/ruling/hill-range-pistols' },
        'three-or-more-cm': { value: 5, by: 'cady/ruling/hill-range-pistols' },
      },
    });
    const ancient = takenCells(ancientMedievalBook, ancientMedievalRules(), 'cady/ancient-medieval/loading-chart');
    expect(ancient).toEqual({
      'example-1-third-1': { 'artillery-unloaded': { value: 'move', by: 'cady/ruling/loading-lost-cell' } },
    });
  });

  it('what house rules set goes before the rulings', () => {
    const cells = {
      'cady/musket/small-arms-fire': {
        near: { 'fusils-carbines-range-cm': { from: 1, to: 11 } },
        mid: { 'fusils-carbines-range-cm': { from: 12, to: 18 } },
      },
      'cady/musket/post-melee-morale': {
        back: { '91-100': { from: 21, to: 29 } },
        'back-and-turn': { '91-100': { from: 30, to: 32 } },
      },
    };
    const rules = musketRules(musketBook.with({ cells }));
    expect(fusils(rules.smallArms.weapons['fusils-carbines'].bands)).toEqual([
      { from: 1, to: 11 },
      { from: 12, to: 18 },
    ]);
    expect(reactions(rules.morale.chart, '91-100')).toEqual([
      { from: 21, to: 29 },
      { from: 30, to: 32 },
    ]);
  });
});
