import { describe, expect, it } from 'vitest';
import { sheetDisorganisationCompared } from '../../src/rulesets/wrg/book/charts/condition.js';
import * as fighting from '../../src/rulesets/wrg/book/charts/fighting.js';
import * as reaction from '../../src/rulesets/wrg/book/charts/reaction.js';
import { wrgRulings } from '../../src/rulesets/wrg/book/rulings.js';

type Cells = { readonly [row: string]: { readonly [column: string]: unknown } };

/** Which cells of the sheet are other than those of the text, where its rows are called so in the text and its columns alike. */
function unlike(sheet: Cells, text: Cells, rows: { readonly [ofSheet: string]: string }, columns: readonly string[]) {
  return Object.entries(rows).flatMap(([ofSheet, ofText]) =>
    columns.flatMap(column => {
      const [one, other] = [sheet[ofSheet]?.[column], text[ofText]?.[column]];
      expect([ofSheet, one === undefined, other === undefined]).toEqual([ofSheet, false, false]);
      return Object.is(one, other) ? [] : [`${ofSheet} ${column}: ${String(one)}, ${String(other)}`];
    }),
  );
}

/** Rows by the same name in both. */
const same = (rows: readonly string[]) => Object.fromEntries(rows.map(row => [row, row]));

const targets = ['shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'el', 'ch'];

describe('the quick reference sheet beside the text, cell by cell', () => {
  it('has its ranges [wrg/sheet/ranges-agree] [wrg/sheet/missile-ranges]', () => {
    const { cells, rows } = fighting.sheetRangesCompared;
    expect(unlike(cells, fighting.missileRanges.cells, same(rows), ['maximum'])).toEqual([]);
  });

  it('has its weapon factors for shooting, and staff-slings in another row [wrg/sheet/weapon-cells-agree] [wrg/sheet/staff-slings]', () => {
    const { cells } = fighting.sheetWeaponFactorsCompared;
    const text = fighting.shootingWeaponFactors.cells;
    const withCrossbows = 'crossbows-or-engine-crewmen-or-staff-slings';
    const rows = {
      'darts-javelins-slings-bows': 'darts-javelins-slings-and-bows',
      [withCrossbows]: 'crossbowmen-and-engine-crews',
    };
    expect(unlike(cells, text, rows, targets)).toEqual([]);
    expect(unlike(cells, text, { [withCrossbows]: 'staff-slings' }, targets)).toEqual(
      ['shc: 1, 0', 'hc: 1, 3', 'mc: 1, 4', 'lc: 0, 2', 'hi: 1, 2', 'mi: 1, 3', 'li: 0, 2', 'ch: 0, 1'].map(
        cell => `${withCrossbows} ${cell}`,
      ),
    );
  });

  it('has its weapon factors hand to hand, and the ranks that fight [wrg/sheet/weapon-cells-agree] [wrg/sheet/melee-factors]', () => {
    const { cells } = fighting.sheetWeaponFactorsCompared;
    const [, , ...ofSheet] = fighting.sheetWeaponFactorsCompared.rows;
    const rows = Object.fromEntries(ofSheet.map((row, at) => [row, fighting.meleeWeaponFactors.rows[at] ?? '']));
    expect(unlike(cells, fighting.meleeWeaponFactors.cells, rows, targets)).toEqual([]);
    const ranks = Object.values(rows).map(row => Object(fighting.meleeRanks.cells)[row]['ranks-regular']);
    expect(ofSheet.map(row => cells[row]['regular-ranks'])).toEqual(ranks);
  });

  it('has its tactical factors, but one [wrg/sheet/tactical-differences] [wrg/sheet/shieldless-lmi]', () => {
    const { cells } = fighting.sheetTacticalFactorsCompared;
    const shots = {
      'archers-over-half-range': 'over-half-range',
      'archers-shooting-overhead': 'overhead',
      'missile-target-moved-60': 'target-moved-60',
      'enemy-in-partial-cover': 'partial-cover',
      'shieldless-cavalry-hi-li': 'shieldless-cavalry-li-hi',
      'shieldless-mi-lmi': 'shieldless-mi',
    };
    const blows = {
      'enemy-in-partial-cover': 'enemy-behind-partial-cover',
      'not-pikes-facing-pike-or-long-spear': 'facing-pikes-or-long-spears',
      'fanatics-later-period': 'fanatics-second-and-later-periods',
      'charging-or-following-up': 'charging-countercharging-following-up',
      'uphill-of-melee-opponent': 'upslope-or-moved-down-slope',
      'shieldless-cavalry-hi-li': 'shieldless-cavalry-li-hi',
      'shieldless-mi-lmi': 'shieldless-mi',
      'shc-flanked-in-melee': 'against-flank-or-rear-of-shc',
      'fanatics-first-period': 'fanatics-first-period',
    };
    expect(unlike(cells, fighting.shootingTacticalFactors.cells, shots, ['modifier'])).toEqual([]);
    expect(unlike(cells, fighting.meleeTacticalFactors.cells, blows, ['modifier'])).toEqual([]);
    const left = fighting.meleeTacticalFactors.rows.filter(row => !Object.values(blows).includes(row));
    expect(left).toEqual(['each-missile-casualty-per-figure']);
  });

  it('has its casualties, but four cells [wrg/sheet/casualty-cells]', () => {
    const { cells, rows, columns } = fighting.casualtyTableSheet;
    expect(unlike(cells, fighting.casualtyTable.cells, same(rows), columns).sort()).toEqual([
      '-4 14: 3, 2',
      '-4 18: 4, 3',
      '-5 17: 3, 2',
      '12 16: 202, 207',
    ]);
  });

  it('has its reaction factors, but four [wrg/sheet/reaction-missing]', () => {
    const { cells, rows } = reaction.sheetReactionFactorsCompared;
    // The text puts the friends who retire before the disorder of the testers, and light infantry against others behind the army's test.
    const moved = ['friends-retiring', 'li-charged-or-charging-mounted-or-heavier'];
    const inOrder: string[] = rows.filter(row => !moved.includes(row));
    inOrder.splice(inOrder.indexOf('disorganised'), 0, 'friends-retiring');
    inOrder.splice(inOrder.indexOf('general-with-unit'), 0, 'li-charged-or-charging-mounted-or-heavier');
    const text = reaction.reactionFactorChart;
    const values = text.rows.map(row => text.cells[row].value);
    const found = inOrder.map(row => ({ row, sheet: Object(cells)[row].modifier }));
    expect(found).toHaveLength(values.length);
    const differ = found.filter(({ sheet }, at) => sheet !== values[at]).map(({ row }) => row);
    expect(differ).toEqual([
      'own-bows-or-crossbows',
      'no-shields',
      'charging-or-charged-by-fanatics',
      'hostile-huns-within-150',
    ]);
  });
});

/** Where sheet and text do not agree, and the ruling that decides it. */
const disagreements = {
  'first threat: at least 150 paces from the commander': 'wrg/ruling/first-threat-near-commander',
  'below half strength: at first only': 'wrg/ruling/below-half-repeated',
  'bows, missing shields, fanatics and Huns count nothing': 'wrg/ruling/factors-on-sheet',
  'enemies need not face, an earlier rout counts nothing, no distance for retiring friends, lost generals and fire':
    'wrg/ruling/factors-abbreviated',
  'pursuers without an order halt in order': 'wrg/ruling/pursuers-halt-in-disorder',
  'who retires turns to face when he is attacked': 'wrg/ruling/retiring-fronts',
  'a charge disorganises those whom it meets as they turn': 'wrg/ruling/caught-changing-direction',
  'mounted troops disorganise the foot that they push back': 'wrg/ruling/infantry-pushed-back-by-mounted',
  'light foot that has moved 30 to 60 paces is disorganised by mounted charges': 'wrg/ruling/moving-infantry-charged',
  'camels frighten from 50 paces': 'wrg/ruling/fear-of-beasts',
  'staff-slings count as crossbows': 'wrg/ruling/staff-sling-row',
  'lancers and others fight by the row of bow and sword later': 'wrg/ruling/lance-after-contact',
  'the row of axes has no two-handed swords': 'wrg/ruling/two-handed-swords',
  'a crewman with long spear or pike adds a half': 'wrg/ruling/crew-long-spear',
  'no loss for missile casualties, nothing for coming down, no steadiness asked of spears':
    'wrg/ruling/tactical-factors-of-the-sheet',
  'sixteen figures at a total of 12': 'wrg/ruling/casualty-slip',
  'three cells of the lowest rows': 'wrg/ruling/casualty-low-cells',
};

/** What the sheet has from before the ink, or with it: the two readings are those of the text. */
const withTheText = {
  'shooting overhead costs a factor': 'wrg/ruling/overhead-penalty',
  'breaking light foot at once spares nobody': 'wrg/ruling/light-infantry-broken',
  'light foot without shields counts with cavalry and heavy foot': 'wrg/ruling/light-infantry-shieldless',
};

describe('where the quick reference sheet differs', () => {
  it('a ruling says so, and has its reading; there is no other [wrg/sheet/disorganisation-differences] [wrg/sheet/reaction-factors-differences] [wrg/sheet/tactical-differences]', () => {
    const ofSheet = wrgRulings.filter(({ readings }) =>
      readings.some(reading => 'source' in reading && reading.source === 'wrg-sheet'),
    );
    expect(ofSheet.map(({ id }) => id).sort()).toEqual(Object.values(disagreements).sort());
    const all: readonly string[] = wrgRulings.map(({ id }) => id);
    for (const id of Object.values(withTheText)) expect(all).toContain(id);
  });

  it('the text prevails by default, but for a slip of its own [wrg/sheet/casualty-table]', () => {
    const taken = wrgRulings.flatMap(({ id, readings, default: of }) =>
      readings.some(reading => reading.id === of && 'source' in reading && reading.source === 'wrg-sheet') ? [id] : [],
    );
    expect(taken).toEqual(['wrg/ruling/casualty-slip']);
  });

  it('the causes of disorder that it has otherwise are those five [wrg/sheet/disorganisation-differences]', () => {
    const { cells, rows } = sheetDisorganisationCompared;
    expect(rows.filter(row => !cells[row]['body-agrees'])).toEqual([
      'caught-pursuing-or-sleeping',
      'caught-changing-formation-direction-or-facing-wrong',
      'infantry-pushed-back-by-mounted',
      'moving-infantry-contacted-by-mounted-charge',
      'non-arabs-near-camels',
    ]);
  });
});
