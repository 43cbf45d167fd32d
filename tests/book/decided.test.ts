import { describe, expect, it } from 'vitest';
import { builtFor } from '../../src/book/built.js';
import { isCellAt } from '../../src/book/cells.js';
import { type Book, type CellAt, catalogueOf, decidedBy, type RulesOf, takenCells } from '../../src/book/index.js';
import type { Ruling } from '../../src/rulebook/index.js';
import { readingOf } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { skirmishBook } from '../../src/rulesets/skirmish/book/print.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { changedData, someOf, strayData } from './every-datum.js';

/** Readings that point at another cell than the one in question, which stays what it is; by what they point at. */
const elsewhere: { readonly [ruling: string]: string } = {
  'cady/ruling/three-dice-number': 'the row for another reason to throw fewer dice',
  'cady/ruling/caltrops-thirds': 'the rows on both sides of a boundary',
  'cady/ruling/shock-example': 'the row of lighter infantry, which the example takes by mistake',
  'cady/ruling/six-sided-ladder': 'rungs of another ladder',
  'cady/ruling/rocket-projectiles': 'the rounds of the 6 pd, which it keeps',
  'cady/ruling/hilltop-third-level': 'the row of the second level',
  'cady/ruling/ship-towing-speed': 'the row of ships that have their masts',
  'cady/ruling/hoplite-outside-phalanx': 'the hoplite in his phalanx, and medium infantry',
  'cady/ruling/move-trebuchet': 'the catapult',
  'cady/ruling/hill-range-pistols': 'the row of one level',
  'cady/ruling/chariot-fighter-move': 'the chariots that it moves like',
  'cady/ruling/odds-hand-cannon': 'thirds of the range, where others have bands',
  'cady/ruling/bridge-stone': 'a row that it shares with castle gates',
  'cady/ruling/crew-culverin': 'a row that it shares with the pot d’fer',
  'cady/ruling/crew-medieval-cannon': 'a row that it shares with the catapult',
  'cady/ruling/crew-bombard': 'a row that it shares with the trebuchet',
  'wrg/ruling/smallest-model-unit': 'the row of units of figures, which models share',
  'wrg/ruling/barbarian-armour-price': 'the column of what stood there before the ink',
  'wrg/ruling/models-on-forced-march': 'the rows of those whom models march like',
  'wrg/ruling/mounted-infantry-on-forced-march': 'the row of mounted troops, whom they march like',
  'wrg/ruling/wagons-by-boat': 'the row of engines, which wagons share',
  'wrg/ruling/formation-change-in-difficult-terrain': 'the columns of good and of difficult going',
  'wrg/ruling/camels-in-rivers': 'the columns of those whom camels cross like',
  'wrg/ruling/mounted-archers-range': 'the column of what stood there before the ink',
  'wrg/ruling/staff-sling-row': 'the row of other missiles, which staff-slings share',
};

/** Every place that a value points at directly, by the way to it. */
function placesIn(value: unknown, way = ''): readonly (readonly [way: string, cell: CellAt])[] {
  if (isCellAt(value)) return [[way, value]];
  if (typeof value !== 'object' || value === null || 'how' in value) return [];
  return Object.entries(value).flatMap(([key, held]) => placesIn(held, `${way}.${key}`));
}

const idOf = ({ chart, row, column }: CellAt): string => `${chart.id}/${row}/${column}`;
const heldIn = ({ chart, row, column }: CellAt): unknown => chart.cells[row]?.[column];

describe.each<[string, RulesOf<object>, Book]>([
  ['common', commonRules, commonBook],
  ['musket', musketRules, musketBook],
  ['ancient-medieval', ancientMedievalRules, ancientMedievalBook],
  ['raymond', raymondRules, raymondBook],
  ['skirmish', skirmishRules, skirmishBook],
  ['wrg', wrgRules, wrgBook],
])('what rulings decide in %s', (_name, rules, book) => {
  const rulings = [...catalogueOf(book.print).rulings.values()];

  /** The rulings that rules ask for, under a reading of each that is not its default. */
  const read = (ruling: Ruling): boolean => builtFor(rules())?.looks.has(ruling.id) ?? false;

  const played = new Map<string, Book | undefined>();
  /** The book under a reading; `undefined` where that is printed, and no code plays it. */
  function playedBy(ruling: Ruling, reading: string): Book | undefined {
    const key = `${ruling.id} ${reading}`;
    if (!played.has(key)) played.set(key, playable(reading === ruling.default ? {} : { [ruling.id]: reading }));
    return played.get(key);
  }
  function playable(rulings: { readonly [ruling: string]: string }): Book | undefined {
    const layered = Object.keys(rulings).length === 0 ? book : book.with({ rulings });
    try {
      rules(layered);
      return layered;
    } catch {
      return undefined;
    }
  }

  it('is shown in the chart, with the print and the ruling: of every cell that one reading prints and another overrules', () => {
    const missing: string[] = [];
    let shown = 0;
    for (const ruling of rulings.filter(read)) {
      if (elsewhere[ruling.id] !== undefined) continue;
      const places = ruling.readings.flatMap(({ value }) => placesIn(value));
      for (const taken of ruling.readings) {
        const own = new Map(placesIn(readingOf(ruling, { [ruling.id]: taken.id }).value));
        const others = places.filter(([way, cell]) => {
          const instead = own.get(way);
          return instead === undefined || JSON.stringify(heldIn(instead)) !== JSON.stringify(heldIn(cell));
        });
        // To build the rules takes its time.
        const layered = others.length === 0 ? undefined : playedBy(ruling, taken.id);
        if (layered === undefined) continue;
        for (const [way, cell] of others) {
          const told = takenCells(layered, rules(layered), cell.chart.id)[cell.row]?.[cell.column];
          const card = ['cady-card', 'wrg-sheet'].includes(cell.chart.source.document);
          if (told !== undefined) {
            expect(told.by.startsWith(ruling.id), `${idOf(cell)} by ${told.by}`).toBe(true);
            expect(told.value).not.toEqual(heldIn(cell));
            shown += 1;
          } else if (!card && !ofItsOwn(rules(layered), ruling, cell) && saysOtherwise(taken.value, way, cell))
            missing.push(`${ruling.id} ${taken.id}: ${idOf(cell)}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(shown).toBeGreaterThan(0);
  });

  it('names cells that its charts have, and shows them under the reading that says otherwise', () => {
    const charts = catalogueOf(book.print).charts;
    const idle: string[] = [];
    for (const ruling of rulings) {
      for (const { cell } of decidedBy(ruling)) {
        expect(charts.has(cell.chart.id), idOf(cell)).toBe(true);
        expect(heldIn(cell), idOf(cell)).not.toBeUndefined();
      }
      if (!read(ruling) || decidedBy(ruling).length === 0) continue;
      const ways = ruling.readings.flatMap(reading => {
        const layered = playedBy(ruling, reading.id);
        const built = layered === undefined ? undefined : builtFor(rules(layered));
        return [...(built?.settled.values() ?? [])].filter(each => each.ruling === ruling.id);
      });
      if (ways.length === 0) idle.push(ruling.id);
    }
    expect(idle).toEqual([]);
  });
});

/** Whether the ruling decides the same cell of a chart of the period's own, which is played in the place of this one. */
function ofItsOwn(rules: object, ruling: Ruling, { row, column }: CellAt): boolean {
  const settled = [...(builtFor(rules)?.settled ?? [])].filter(([, each]) => each.ruling === ruling.id);
  return settled.some(([id]) => id.endsWith(`/${row}/${column}`));
}

/** Whether a reading puts something plain in the place of a cell, and something else than is printed there. */
function saysOtherwise(value: unknown, way: string, cell: CellAt): boolean {
  const held = way
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (within, key) => (typeof within === 'object' && within !== null ? Reflect.get(within, key) : undefined),
      value,
    );
  if (held === undefined || (typeof held === 'object' && held !== null && 'how' in held)) return false;
  const plain = isCellAt(held) ? heldIn(held) : held;
  return JSON.stringify(plain) !== JSON.stringify(heldIn(cell));
}

describe('a cell that a ruling decides', () => {
  it('is told with the print: how far rifles hit, 54 on one chart and 60 on another', () => {
    const taken = takenCells(musketBook, musketRules(), 'cady/musket/infantry-capability');
    expect(taken).toEqual({ rifles: { 'range-cm': { value: 60, by: 'cady/ruling/rifles-range' } } });
    const other = musketBook.with({ title: 'Ours', rulings: { 'cady/ruling/rifles-range': 'capability-chart' } });
    expect(takenCells(other, musketRules(other), 'cady/musket/infantry-capability')).toEqual({});
    expect(takenCells(other, musketRules(other), 'cady/musket/small-arms-fire').far).toEqual({
      'rifles-range-cm': { value: { from: 43, to: 54 }, by: 'cady/ruling/rifles-range (Ours)' },
    });
  });

  it('is told under the card, too', () => {
    const card = ancientMedievalBook.with({ edition: 'card' });
    const taken = takenCells(card, ancientMedievalRules(card), 'cady/ancient-medieval/romans-table');
    expect(taken.cavalry).toEqual({ melee: { value: 8, by: 'cady/ruling/roman-cavalry-melee (the card)' } });
  });
});

describe.each<[string, RulesOf<object>, Book]>([
  ['common', commonRules, commonBook],
  ['musket', musketRules, musketBook],
  ['ancient-medieval', ancientMedievalRules, ancientMedievalBook],
])('the charts of the card in %s', (_name, rules, book) => {
  const onCard = (id: string): boolean => id.startsWith('cady/card/');
  const card = book.with({ edition: 'card' });
  const data = someOf(
    changedData(card).filter(({ id }) => onCard(id)),
    { oneOf: 3 },
  );
  const { changed, silent, listedYetRead } = strayData(rules, card, data);

  it('make other rules when a cell is changed that differs from the book, or say why nobody reads it', () => {
    expect(changed.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
    expect(listedYetRead).toEqual([]);
  });
});

describe('a house rule for the card', () => {
  const cells = { 'cady/card/cavalry': { 'war-elephant-javelin': { range: 14 } } };

  it('changes what is played where the card is', () => {
    const card = ancientMedievalBook.with({ edition: 'card' });
    const house = ancientMedievalBook.with({ edition: 'card', cells });
    expect(JSON.stringify(ancientMedievalRules(house))).not.toBe(JSON.stringify(ancientMedievalRules(card)));
    expect(JSON.stringify(ancientMedievalRules(house).troops)).toContain('"range":14');
  });

  it('is refused where the book is, with the way to play it', () => {
    expect(() => ancientMedievalRules(ancientMedievalBook.with({ cells }))).toThrow(/"edition": "card"/);
  });
});
