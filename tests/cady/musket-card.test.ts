import { describe, expect, it } from 'vitest';
import { checkChart } from '../../src/chart/index.js';
import * as charts from '../../src/rulesets/cady/musket/book/charts.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { expectPrinted } from './printed.js';

describe('the card’s musket charts, read again', () => {
  it('infantry', () => {
    expectPrinted(
      charts.cardMusketInfantry,
      `
                      | shock | move | melee | morale | range | cost
      militia         | 0     | 30   | 2     | 1      | 30    | 1
      light-infantry  | 1     | 36   | 4     | 4      | 30    | 2
      rifles          | 0     | 36   | 2     | 2      | 54    | 4
      regulars        | 1     | 36   | 5     | 4      | 30    | 3
      carbines-fusils | 0     | 30   | 3     | 4      | 24    | 2
      indians         | 0     | 42   | 4     | 2      | 30    | 4
      grenadiers      | 1     | 30   | 6     | 4      | 30    | 4
      guard           | 1     | 30   | 8     | 5      | 30    | 5
      `,
    );
  });

  it('grenades', () => {
    expectPrinted(
      charts.cardGrenades,
      `
          | enemy-figures-removed | thrower-removed
      1-2 | 0                     | no
      3-4 | 1                     | no
      5   | 2                     | no
      6   | 2                     | yes
      `,
    );
  });

  it('cavalry', () => {
    expectPrinted(
      charts.cardMusketCavalry,
      `
                    | shock | move | melee | morale | range | cost
      light-hussars | 2     | 90   | 8     | 5      | 10    | 10
      light-lancers | 2     | 90   | 10    | 5      | -     | 10
      dragoons      | 1     | 84   | 6     | 5      | 25    | 10
      cuirassier    | 3     | 84   | 11    | 5      | -     | 10
      `,
    );
  });

  it('artillery', () => {
    expectPrinted(
      charts.cardMusketArtillery,
      `
                             | move | melee | morale | range  | cost
      6-pd-cannon            | 21   | 2     | 4      | 60     | 40
      6-pd-horse-artillery   | 42   | 2     | 4      | 60     | 60
      8-pd-cannon            | 21   | 2     | 4      | 80     | 80
      8-pd-howitzer          | 21   | 2     | 4      | 20..80 | 100
      12-pd-cannon           | 21   | 2     | 4      | 120    | 120
      congreve-rockets       | 42   | 2     | 4      | 20..80 | 80
      extra-18-rounds        |      |       |        |        | 20
      6-extra-artillery-crew |      |       | 4      |        | 20
      `,
    );
  });

  it('ranges, hilltops, crews', () => {
    expectPrinted(
      charts.cardArtilleryRanges,
      `
                    | canister | explosive | round-solid
      rockets       | -        | 20..80    | -
      6-pd          | 0..20    | 21..40    | 0..60
      8-pd          | 0..25    | 26..40    | 0..80
      8-pd-howitzer | -        | 30..80    | -
      12-pd         | 0..30    | 31..80    | 0..120
      `,
    );
    expectPrinted(
      charts.cardArtilleryHilltop,
      `
                 | 6-pd | 8-pd | 12-pd
      one-level  | 10   | 20   | 30
      two-levels | 20   | 30   | 40
      `,
    );
    expectPrinted(
      charts.cardArtilleryCrew,
      `
                              | full-crew | half-fire-at | no-fire-at
      6-pd                    | 4         | 2            | 1
      rockets                 | 4         | 2            | 1
      6-pd-horse-artillery    | 6         | 4            | 2
      8-pd-cannon-or-howitzer | 6         | 4            | 2
      12-pd                   | 6         | 4            | 2
      `,
    );
  });

  it('shot and its odds', () => {
    expectPrinted(
      charts.cardArtilleryShot,
      `
                       | canister | explosive | round-solid | explosive-hit-area
      6-pound-rockets  | 0..20    | 21..40    | 0..60       | 6:diameter
      8-pound          | 0..25    | 26..40    | 0..80       | 8:diameter
      8-pound-howitzer | -        | 30..80    | -           | 8:diameter
      12-pound         | 0..30    | 31..80    | 0..120      | 12:diameter
      `,
    );
    expectPrinted(
      charts.cardArtilleryShotOdds,
      `
                  | faces
      canister    | [2,4,6]
      explosive   | [4,6]
      round-solid | >
      `,
    );
  });

  it('small arms, loading, hills', () => {
    expectPrinted(
      charts.cardSmallArms,
      `
           | pistols | muskets | fusils-carbines | rifles | faces
      near | 1..3    | 1..12   | 1..9            | 1..21  | [2,4,6]
      mid  | 4..6    | 13..21  | 9..18           | 22..42 | [4,6]
      far  | 7..12   | 22..30  | 19..24          | 43..60 | [6]
      `,
    );
    expectPrinted(
      charts.cardLoading,
      `
                 | no-move            | up-to-1-3    | up-to-2-3 | maximum
      loaded     | (fire, load, fire) | (fire, load) | (fire)    | -
      not-loaded | (load, fire, load) | (load, fire) | (load)    | -
      `,
    );
    expectPrinted(
      charts.cardSmallArmsHill,
      `
              | one-level | two-levels | three-or-more
      pistols | 5         |            |
      muskets | 10        | 15         | 20
      rifles  | 15        | 20         | 30
      `,
    );
  });

  it.each(charts.musketCardCharts.map(chart => [chart.id, chart] as const))(
    '%s has no slip but those named',
    (_, chart) => {
      expect(checkChart(chart)).toEqual([]);
    },
  );
});

describe('the musket game of the card', () => {
  const { troops, guns, smallArms } = musketRules(musketBook.with({ edition: 'card' }));

  it.each(charts.cardMusketInfantry.rows)('infantry: %s', row => {
    const { range: _, ...printed } = charts.cardMusketInfantry.cells[row];
    expect(troops[row]).toMatchObject(printed);
  });

  it.each(charts.cardMusketCavalry.rows)('cavalry: %s', row => {
    const { range: _, ...printed } = charts.cardMusketCavalry.cells[row];
    expect(troops[row]).toMatchObject(printed);
  });

  it.each([
    ['6-pd', 'six-pounder-cannon'],
    ['rockets', 'congreve-rockets'],
    ['6-pd-horse-artillery', 'six-pounder-horse-artillery'],
    ['8-pd-cannon-or-howitzer', 'eight-pounder-howitzer'],
    ['12-pd', 'twelve-pounder-cannon'],
  ] as const)('crews: %s', (row, type) => {
    const { 'full-crew': full, 'half-fire-at': half, 'no-fire-at': none } = charts.cardArtilleryCrew.cells[row];
    expect(guns[type].crew).toMatchObject({ full, half, none });
  });

  it.each(['pistols', 'muskets', 'fusils-carbines', 'rifles'] as const)('small arms: %s', weapon => {
    const { near, far } = charts.cardSmallArms.cells;
    const { bands } = smallArms.weapons[weapon];
    expect([bands.close, bands.far]).toEqual([
      { range: near[weapon], odds: near.faces },
      { range: far[weapon], odds: far.faces },
    ]);
  });
});
