import { describe, expect, it } from 'vitest';
import * as charts from '../../../src/rulesets/wrg/book/charts/reaction.js';
import { expectPrinted } from '../../cady/printed.js';

/** The effect chart of one passage with its rows as they are printed: `-1 TO +2`, `17 +`, a single number. */
function effects(printed: string, rows: readonly string[]): object {
  const lines = printed
    .trim()
    .split('\n')
    .map(line => line.split('|').map(each => each.trim()));
  return Object.fromEntries(
    rows.map((row, at) => [
      row,
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((column, place) => [column, band(lines[at]![place]!, at)])),
    ]),
  );
}

function band(text: string, row: number): unknown {
  const [from, to] = text
    .replaceAll('+', ' +')
    .replace(/TO \s*\+?/, 'TO ')
    .split('TO');
  if (text.endsWith('+')) return { from: Number.parseInt(text, 10), to: null };
  if (to !== undefined) return { from: Number(from), to: Number(to) };
  return row === 0 ? Number(text) : { from: Number(text), to: Number(text) };
}

describe('the charts of orders and reaction, read a second time', () => {
  it('signals [wrg/orders/signals-range] [wrg/orders/signals-number] [wrg/orders/signals-one-per-period] [wrg/orders/signals-obeyed-next-period]', () => {
    expectPrinted(
      charts.signalLimits,
      `
                | maximum-signals | reach-paces | per-period | obeyed
      regular   | 5               | 250         | 1          | next-period
      barbarian | 2               | 250         | 1          | next-period
      `,
    );
  });

  it('skirmishers evading [wrg/orders/skirmish-infantry-evade] [wrg/orders/skirmish-mounted-evade]', () => {
    expectPrinted(
      charts.skirmisherEvadeByReaction,
      `
                            | infantry | mounted
      uncontrolled-advance  | never    | never
      act-as-general-wishes | choice   | choice
      carry-on              | always   | choice
      halt                  | always   | always
      retire                | always   | always
      break                 | always   | always
      `,
    );
  });

  it('when tests are taken [wrg/reaction/end-of-period]', () => {
    expectPrinted(
      charts.reactionTests,
      `
                           | time
      missile-casualties   | immediately
      fire                 | end-of-period
      below-half-strength  | immediately
      majority-forced-away | end-of-period
      first-shot-or-reach  | end-of-period
      surprise             | end-of-period
      charging             | before-the-charge
      being-charged        | when-chargers-exceed-normal-move
      friends-broken       | end-of-period
      hold-no-pursuit      | end-of-period
      rally                | end-of-period
      fresh-enemy          | end-of-period
      general-lost         | end-of-period
      army                 | end-of-period
      voluntary            | any-time
      `,
    );
  });

  it('dice [wrg/reaction/dice-regular] [wrg/reaction/dice-barbarian] [wrg/reaction/dice-reduced]', () => {
    expectPrinted(
      charts.reactionDiceChart,
      `
                | faces         | dice-normal | dice-third-lost | dice-half-lost
      regular   | [2,3,3,4,4,5] | 3           | 2               | 1
      barbarian | [1,2,3,4,5,6] | 3           | 2               | 1
      `,
    );
  });

  it('factors', () => {
    expectPrinted(
      charts.reactionFactorChart,
      `
                                                | value | within-paces | counted | cap
      friend-unit-within-150                    | 1     | 150          | each    | 4
      other-friends-in-sight                    | 1     |              | any     |
      friends-advancing-150                     | 1     | 150          | any     |
      friends-charging-150                      | 1     | 150          | any     |
      support-to-rear                           | 1     |              | any     |
      enemy-retiring-150                        | 1     | 150          | any     |
      enemy-flank-or-rear-presented-150         | 1     | 150          | any     |
      uphill-of-enemy-150                       | 1     | 150          | any     |
      friendly-cover-100                        | 1     | 100          | any     |
      enemy-unit-facing-150                     | -1    | 150          | each    | 4
      other-enemy-in-sight                      | -1    |              | any     |
      enemy-cavalry-150                         | -1    | 150          | any     |
      enemy-advancing-150                       | -1    | 150          | any     |
      shot-at-by-half-own-numbers               | -1    |              | any     |
      shot-at-by-engines-moved-under-40         | -1    |              | any     |
      enemy-behind-flank-in-reach               | -1    |              | any     |
      enemy-in-rear-in-reach                    | -1    |              | any     |
      enemy-uphill-150                          | -1    | 150          | any     |
      friends-retiring-150                      | -1    | 150          | any     |
      disorganised                              | -1    |              | any     |
      fifth-lost                                | -1    |              | each    |
      own-unit-retiring                         | -1    |              | any     |
      bow-or-crossbow-armed                     | -1    |              | any     |
      no-shields                                | -1    |              | any     |
      charging-or-charged-by-fanatics           | -1    |              | any     |
      hostile-huns-150                          | -1    | 150          | any     |
      fanatics-in-reach                         | 2     |              | any     |
      enemy-unit-routing-150                    | 2     | 150          | each    |
      friend-unit-routing-150                   | -2    | 150          | each    |
      unfriendly-cover-100                      | -2    | 100          | any     |
      enemy-elephants-or-chariots-150           | -2    | 150          | any     |
      animals-near-fire-100                     | -2    | 100          | any     |
      surprised-from-cover-100                  | -2    | 100          | any     |
      horse-disorganised-by-elephants-or-camels | -2    |              | any     |
      sub-unit-astray                           | -2    |              | any     |
      fresh-enemy-50                            | -2    |              | any     |
      general-lost-250                          | -2    | 250          | any     |
      in-rout-or-routed-earlier                 | -2    |              | any     |
      e-class-in-rout                           | -2    |              | any     |
      army-test                                 | -2    |              | any     |
      li-charge-against-heavier-or-mounted      | -2    |              | any     |
      general-with-unit                         | 3     |              | any     |
      general-within-150                        | 1     | 150          | any     |
      cover-square-or-defences                  | 2     |              | any     |
      secure-flank                              | 1     |              | each    |
      `,
    );
  });

  it('effects under an order [wrg/reaction/result-current-break] [wrg/reaction/result-current-retire] [wrg/reaction/result-current-halt] [wrg/reaction/result-current-carry-on] [wrg/reaction/result-current-act] [wrg/reaction/result-current-uncontrolled]', () => {
    const chart = charts.reactionEffectCurrentOrder;
    expect(chart.cells).toEqual(
      effects(
        `
        -2        | -1      | 1       | 2       | 3
        -1 TO +2  | 0 TO 2  | 2 TO 3  | 3 TO 4  | 4 TO 5
        3         | 3 TO 4  | 4 TO 5  | 5 TO 6  | 6 TO 8
        4 TO 13   | 5 TO 13 | 6 TO 13 | 7 TO 12 | 9 TO 12
        14 TO 16  | 14 TO 15| 14 TO 15| 13      | 13
        17 +      | 16 +    | 16 +    | 14 +    | 14 +
        `,
        chart.rows,
      ),
    );
  });

  it('effects without an order [wrg/reaction/result-no-order-break] [wrg/reaction/result-no-order-halt-or-retire] [wrg/reaction/result-no-order-move-to-friends] [wrg/reaction/result-no-order-move-to-enemy] [wrg/reaction/result-no-order-act] [wrg/reaction/result-no-order-uncontrolled]', () => {
    const chart = charts.reactionEffectNoCurrentOrder;
    expect(chart.cells).toEqual(
      effects(
        `
        -2       | -1       | 1        | 2        | 3
        -1 TO +3 | 0 TO +4  | 2 TO 5   | 3 TO 6   | 4 TO 8
        4 TO 7   | 5 TO 8   | 6 TO 9   | 7 TO 10  | 9 TO 11
        8 TO 12  | 9 TO 12  | 10 TO 13 | 11 TO 13 | 12 TO 13
        13 TO 15 | 13 TO 15 | 14 TO 15 | 14       | 14
        16 +     | 16 +     | 16 +     | 15 +     | 15 +
        `,
        chart.rows,
      ),
    );
  });

  it('the sheet has of the effects what can be read, and no other [wrg/sheet/reaction-effects-same]', () => {
    const { cells } = charts.sheetReactionEffects;
    const text = { current: charts.reactionEffectCurrentOrder, none: charts.reactionEffectNoCurrentOrder };
    const lost: string[] = [];
    for (const [at, row] of charts.sheetReactionEffects.rows.entries()) {
      const chart = row.startsWith('current') ? text.current : text.none;
      const whole: { readonly [column: string]: unknown } = Object(chart.cells)[chart.rows[at % 6]!];
      for (const [column, value] of Object.entries(cells[row])) {
        if (value === null) lost.push(`${row} ${column}`);
        else if (typeof value === 'number' && row === 'current:halt')
          expect(whole[column]).toMatchObject({ from: value });
        else expect(value, `${row} ${column}`).toEqual(whole[column]);
      }
    }
    expect(lost).toEqual(['current:act d', 'current:act e', 'none:act d', 'none:act e']);
  });

  it('the sheet’s triggers point at the text [wrg/sheet/reaction-general-15] [wrg/sheet/reaction-half]', () => {
    expectPrinted(
      charts.sheetReactionTriggersCompared,
      `
                                            | printed | body-line
      players-discretion                    | yes     | 425
      first-shot-at-or-in-charge-reach      | yes     | 411
      2-casualties-per-figure-from-missiles | yes     | 400
      animals-exposed-to-fire               | yes     | 401
      first-below-half-strength             | yes     | 402
      attempting-to-charge                  | yes     | 412
      being-charged                         | yes     | 413
      friends-routing-within-150            | yes     | 414
      not-wishing-to-pursue                 | yes     | 415
      trying-to-rally                       | yes     | 416
      50-fresh-enemy-after-5-periods        | yes     | 417
      surprised-by-enemy-within-100         | yes     | 411
      general-disabled                      | yes     | 418
      one-third-of-units-off-table          | yes     | 419
      `,
    );
  });

  it('the sheet’s factors [wrg/sheet/reaction-missing] [wrg/sheet/reaction-abbreviated] [wrg/sheet/reaction-li-charged] [wrg/sheet/reaction-factors-differences]', () => {
    const { cells, rows } = charts.sheetReactionFactorsCompared;
    expect(rows.filter(row => cells[row].modifier === null)).toEqual([
      'own-bows-or-crossbows',
      'no-shields',
      'charging-or-charged-by-fanatics',
      'hostile-huns-within-150',
    ]);
    const points = rows.map(row => cells[row].modifier ?? 0);
    expect(points.filter(each => each === 1)).toHaveLength(9 + 2);
    expect(points.filter(each => each === -1)).toHaveLength(13);
    expect(points.filter(each => each === -2)).toHaveLength(13);
    expect(cells['li-charged-or-charging-mounted-or-heavier']).toEqual({ modifier: -2, 'body-agrees': true });
    expect(rows.filter(row => !cells[row]['body-agrees'])).toEqual([
      'enemy-unit-within-150-each-max-4',
      'friends-retiring',
      'own-bows-or-crossbows',
      'no-shields',
      'charging-or-charged-by-fanatics',
      'hostile-huns-within-150',
      'animals-within-100-of-fire',
      'general-disabled',
      'routing',
      'general-with-unit',
      'general-within-150',
      'behind-cover-or-in-square',
    ]);
  });
});
