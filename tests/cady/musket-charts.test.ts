import { describe, expect, it } from 'vitest';
import { asPrinted } from '../../src/book/index.js';
import { checkChart } from '../../src/chart/index.js';
import { readingOf } from '../../src/rulebook/index.js';
import { buildingDie12 } from '../../src/rulesets/cady/common/book/rulings.js';
import * as charts from '../../src/rulesets/cady/musket/book/charts.js';
import { expectPrinted } from './printed.js';

describe('musket charts, read a second time', () => {
  it('infantry [cady/musket/capability/militia] [cady/musket/capability/light-infantry] [cady/musket/capability/rifles] [cady/musket/capability/regulars] [cady/musket/capability/carbines-fusils] [cady/musket/capability/indians] [cady/musket/capability/grenadiers] [cady/musket/capability/guard]', () => {
    expectPrinted(
      charts.infantryCapability,
      `
                      | shock | move-cm | melee | morale | range-cm | cost
      militia         | 0     | 30      | 2     | 1      | 30       | 1
      light-infantry  | 1     | 36      | 4     | 4      | 30       | 2
      rifles          | 0     | 36      | 2     | 2      | 54       | 4
      regulars        | 1     | 36      | 5     | 4      | 30       | 3
      carbines-fusils | 0     | 30      | 3     | 4      | 24       | 2
      indians         | 0     | 42      | 4     | 2      | 30       | 4
      grenadiers      | 1     | 30      | 6     | 4      | 30       | 4
      guard           | 1     | 30      | 8     | 5      | 30       | 5
      `,
    );
  });

  it('grenades [cady/musket/grenade/effect]', () => {
    expectPrinted(
      charts.grenadeEffect,
      `
        | outcome                     | target-figures-removed | thrower-removed
      1 | dud                         | 0                      | no
      2 | dud                         | 0                      | no
      3 | one figure                  | 1                      | no
      4 | one figure                  | 1                      | no
      5 | two figures                 | 2                      | no
      6 | two figures and the thrower | 2                      | yes
      `,
    );
  });

  it('cavalry [cady/musket/capability/light-hussars] [cady/musket/capability/light-lancers] [cady/musket/capability/dragoons] [cady/musket/capability/cuirassier]', () => {
    expectPrinted(
      charts.cavalryCapability,
      `
                    | shock | move-cm | melee | morale | range-cm | cost
      light-hussars | 2     | 90      | 8     | 5      | 10       | 10
      light-lancers | 2     | 90      | 10    | 5      | -        | 10
      dragoons      | 1     | 84      | 6     | 5      | 25       | 10
      cuirassier    | 3     | 84      | 11    | 5      | -        | 10
      `,
    );
  });

  it('artillery [cady/musket/capability/six-pounder] [cady/musket/capability/six-pounder-horse-artillery] [cady/musket/capability/eight-pounder] [cady/musket/capability/eight-pounder-howitzer] [cady/musket/capability/twelve-pounder] [cady/musket/capability/congreve-rockets] [cady/musket/cost/extra-rounds] [cady/musket/cost/extra-crew]', () => {
    expectPrinted(
      charts.artilleryCapability,
      `
                                  | move-cm | melee | morale | range-cm | cost
      six-pounder-cannon          | 21      | 2     | 4      | 60       | 40
      six-pounder-horse-artillery | 42      | 2     | 4      | 60       | 60
      eight-pounder-cannon        | 21      | 2     | 4      | 80       | 80
      eight-pounder-howitzer      | 21      | 2     | 4      | 20..80   | 100
      twelve-pounder-cannon       | 21      | 2     | 4      | 120      | 120
      congreve-rockets            | 42      | 2     | 4      | 20..80   | 80
      extra-18-rounds             |         |       |        |          | 20
      six-extra-artillery-crew    |         |       | 4      |          | 20
      `,
    );
  });

  it('artillery ranges [cady/musket/artillery/range/rockets] [cady/musket/artillery/range/six-pounder] [cady/musket/artillery/range/eight-pounder] [cady/musket/artillery/range/eight-pounder-howitzer] [cady/musket/artillery/range/twelve-pounder]', () => {
    expectPrinted(
      charts.artilleryFiringRanges,
      `
                             | canister-cm | explosive-cm | round-solid-cm
      rockets                | -           | 20..80       | -
      six-pounder            | 0..20       | 21..40       | 0..60
      eight-pounder          | 0..25       | 26..40       | 0..80
      eight-pounder-howitzer | -           | 30..80       | -
      twelve-pounder         | 0..30       | 31..80       | 0..120
      `,
    );
  });

  it('artillery rounds [cady/musket/artillery/explosive/hit-area] [cady/musket/artillery/rounds/odds]', () => {
    expectPrinted(
      charts.artilleryRounds,
      `
                              | canister-cm | explosive-cm | explosive-hit-area-diameter-cm
      six-pounder-and-rockets | 0..20       | 21..40       | 6
      eight-pounder           | 0..25       | 26..40       | 8
      eight-pounder-howitzer  | -           | 30..80       | 8
      twelve-pounder          | 0..30       | 31..80       | 12
      odds-six-sided-die      | [2,4,6]     | [4,6]        |
      `,
    );
  });

  it('variation die [cady/musket/artillery/variation/roll]', () => {
    expectPrinted(
      charts.variationWheel,
      `
        | hit-point
      1 | centre-hole
      2 | hole-2
      3 | hole-3
      4 | hole-4
      5 | hole-5
      6 | centre-hole
      `,
    );
  });

  it('rocket wheel', () => {
    expectPrinted(
      charts.rocketWheel,
      `
                  | hole-size-cm
      disc        | 18
      centre-hole | 2
      hole-5      | 2
      hole-4      | 1
      hole-3      | 1
      hole-2      | 1
      `,
    );
  });

  it('bounce sticks [cady/musket/artillery/solid/stick-length]', () => {
    expectPrinted(
      charts.bounceStick,
      `
                     | length-cm
      twelve-pounder | 30
      eight-pounder  | 25
      six-pounder    | 20
      `,
    );
  });

  it('crews [cady/musket/artillery/crew/full] [cady/musket/artillery/crew/half-fire] [cady/musket/artillery/crew/no-fire]', () => {
    expectPrinted(
      charts.artilleryCrew,
      `
                                       | full-crew | fire-reduced-to-half-at | no-longer-able-to-fire-at
      six-pounder                      | 3         | 2                       | 1
      rockets                          | 3         | 2                       | 1
      six-pounder-horse-artillery      | 6         | 4                       | 2
      eight-pounder-cannon-or-howitzer | 6         | 4                       | 2
      twelve-pounder                   | 6         | 4                       | 2
      `,
    );
  });

  it('guns on hills [cady/musket/artillery/hill-range/one-level] [cady/musket/artillery/hill-range/two-levels] [cady/musket/artillery/hill-range/three-levels] [cady/musket/artillery/hill-range/canister-cap] [cady/musket/artillery/hill-range/explosive-cap]', () => {
    expectPrinted(
      charts.artilleryHillRange,
      `
                             | six-pounder-cm | eight-pounder-cm | twelve-pounder-cm
      one-hill-level         | 10             | 20               | 30
      two-hill-levels        | 20             | 30               | 40
      three-hill-levels      | 25             | 40               | 60
      canister-maximum-gain  | 10             | 15               | 20
      explosive-maximum-gain | 20             | 20               | 20
      `,
    );
  });

  it('shock [cady/musket/shock/receiver-light-infantry] [cady/musket/shock/receiver-medium-infantry] [cady/musket/shock/receiver-heavy-infantry] [cady/musket/shock/receiver-light-cavalry] [cady/musket/shock/receiver-medium-cavalry] [cady/musket/shock/receiver-heavy-cavalry] [cady/musket/shock/receiver-artillery]', () => {
    expectPrinted(
      charts.shockEffect,
      `
                      | light-cavalry | medium-cavalry | heavy-cavalry | infantry
      light-infantry  | [2,4,6]       | [1,2,4,6]      | [1,2,4,5,6]   | [2,4,6]
      medium-infantry | [4,6]         | [2,4,6]        | [1,2,4,6]     | [4,6]
      heavy-infantry  | [6]           | [4,6]          | [2,4,6]       | [6]
      light-cavalry   | [6]           | [4,6]          | [2,4,6]       | [6]
      medium-cavalry  | -             | [6]            | [4,6]         | -
      heavy-cavalry   | -             | -              | [6]           | -
      artillery       | [6]           | [4,6]          | [2,4,6]       | -
      `,
    );
  });

  // 9 cm is printed in the near and in the mid band of fusils and carbines.
  it('small arms [cady/musket/small-arms/bands-pistols] [cady/musket/small-arms/bands-muskets] [cady/musket/small-arms/bands-fusils-carbines] [cady/musket/small-arms/bands-rifles]', () => {
    expectPrinted(
      charts.smallArmsFire,
      `
           | pistols-range-cm | pistols-odds | muskets-range-cm | muskets-odds | fusils-carbines-range-cm | fusils-carbines-odds | rifles-range-cm | rifles-odds
      near | 1..3             | [2,4,6]      | 1..12            | [2,4,6]      | 1..9                     | [2,4,6]              | 1..21           | [2,4,6]
      mid  | 4..6             | [4,6]        | 13..21           | [4,6]        | 9..18                    | [4,6]                | 22..42          | [4,6]
      far  | 7..12            | [6]          | 22..30           | [6]          | 19..24                   | [6]                  | 43..60          | [6]
      `,
    );
  });

  it('loading [cady/musket/loading/table] [cady/musket/loading/loaded-no-move] [cady/musket/loading/loaded-one-third] [cady/musket/loading/loaded-two-thirds] [cady/musket/loading/loaded-maximum] [cady/musket/loading/unloaded-no-move] [cady/musket/loading/unloaded-one-third] [cady/musket/loading/unloaded-two-thirds] [cady/musket/loading/unloaded-maximum]', () => {
    expectPrinted(
      charts.loading,
      `
                 | did-not-move     | up-to-one-third | up-to-two-thirds | maximum
      loaded     | (fire, load, fire) | (fire, load)      | (fire)             | -
      not-loaded | (load, fire, load) | (load, fire)      | (load)             | -
      `,
    );
  });

  it('small arms on hills [cady/musket/small-arms/hill-range-pistols] [cady/musket/small-arms/hill-range-muskets] [cady/musket/small-arms/hill-range-rifles]', () => {
    expectPrinted(
      charts.smallArmsHillRange,
      `
              | one-hill-level-cm | two-hill-levels-cm | three-or-more-cm
      pistols | 5                 |                    |
      muskets | 10                | 15                 | 20
      rifles  | 15                | 20                 | 30
      `,
    );
  });

  it('morale columns [cady/musket/morale/personal-command] [cady/musket/morale/two-unit-brigade] [cady/musket/morale/defensive-feature] [cady/musket/cavalry/morale-two-columns] [cady/musket/square/morale]', () => {
    expectPrinted(
      charts.moraleColumns,
      `
                                             | columns-right
      ruler-in-personal-command-base-to-base | 1
      two-infantry-units-in-brigade          | 1
      behind-defensive-feature               | 1
      cavalry-unit                           | 2
      infantry-unit-in-square                | 2
      `,
    );
  });

  // Columns 1-10 and 91-100 contradict themselves in print: 1-10 puts 0 under NE, B and BT; 91-100 puts 25 under B and BT.
  it('post-melee morale [cady/musket/post-melee-morale/column-1-10] [cady/musket/post-melee-morale/column-11-20] [cady/musket/post-melee-morale/column-21-30] [cady/musket/post-melee-morale/column-31-40] [cady/musket/post-melee-morale/column-41-50] [cady/musket/post-melee-morale/column-51-60] [cady/musket/post-melee-morale/column-61-70] [cady/musket/post-melee-morale/column-71-80] [cady/musket/post-melee-morale/column-81-90] [cady/musket/post-melee-morale/column-91-100] [cady/musket/post-melee-morale/column-101-120] [cady/musket/post-melee-morale/column-121-150] [cady/musket/post-melee-morale/column-151-180] [cady/musket/post-melee-morale/column-181-220] [cady/musket/post-melee-morale/column-221-300] [cady/musket/post-melee-morale/column-301-400]', () => {
    expectPrinted(
      charts.postMeleeMorale,
      `
                    | 1-10 | 11-20 | 21-30 | 31-40 | 41-50 | 51-60 | 61-70  | 71-80  | 81-90  | 91-100 | 101-120 | 121-150 | 151-180 | 181-220 | 221-300  | 301-400
      no-effect     | 0..0 | 0..0  | 1..1  | 1..2  | 1..3  | 1..5  | 1..7   | 1..8   | 1..10  | 0..20  | 0..25   | 0..35   | 0..49   | 0..59   | 0..72    | 0..100
      back          | 0..0 | 1..1  | 2..2  | 3..4  | 4..5  | 6..8  | 8..10  | 9..12  | 11..16 | 21..25 | 26..30  | 36..55  | 50..65  | 60..79  | 73..99   | 101..150
      back-and-turn | 0..0 | 2..2  | 3..4  | 5..6  | 6..8  | 9..11 | 11..14 | 13..17 | 17..21 | 25..32 | 31..39  | 56..59  | 66..89  | 80..109 | 100..149 | 151..199
      rout          | 1..  | 3..   | 5..   | 7..   | 9..   | 12..  | 15..   | 18..   | 22..   | 33..   | 40..    | 60..    | 90..    | 110..   | 150..    | 200..
      `,
    );
  });

  it('command figures [cady/musket/optional/personal-command]', () => {
    expectPrinted(
      charts.commandFigures,
      `
              | cost | commands         | morale-columns-right | extra-three-dice-test-dice
      colonel | 40   | (regiment, unit) | 1                    | 1
      general | 60   | (brigade)          | 2                    | 2
      `,
    );
  });

  it('ships and wind [cady/musket/ship/row-boats] [cady/musket/ship/sailing] [cady/musket/ship/wind]', () => {
    expectPrinted(
      charts.shipSpeed,
      `
                         | first-turn-cm | second-turn-cm | later-turns-cm
      sailing-with-wind  | 12            | 21             | 30
      towed-by-row-boats | 6             | 10             | 10
      `,
    );
    expectPrinted(
      charts.windDirection,
      `
        | wind-from
      1 | north
      2 | east
      3 | south
      4 | west
      `,
    );
  });

  it('river boats [cady/musket/boat/capacity] [cady/musket/boat/horse-artillery] [cady/musket/boat/no-12-pounder]', () => {
    expectPrinted(
      charts.riverBoat,
      `
                                           | maximum-per-boat | boats-per-piece
      infantry-stands                      | 10               |
      cavalry-stands                       | 4                |
      eight-pounder-pieces                 | 1                | 1
      eight-pounder-horse-artillery-pieces | -                | 2
      twelve-pounder-pieces                | -                | -
      `,
    );
  });

  // The twelve-sided die is printed without its faces 2 and 7.
  it('occupied buildings [cady/musket/sheet/building/artillery-6pd] [cady/musket/sheet/building/artillery-8pd] [cady/musket/sheet/building/artillery-12pd] [cady/musket/sheet/building/points]', () => {
    expectPrinted(
      charts.buildingArtillery,
      `
                                     | no-casualties | normal              | doubled
      six-pounder-d6                 | [1]           | [2,3,4,5]           | [6]
      eight-pounder-d8               | [1]           | [2,3,4,5,6,7]       | [8]
      twelve-pounder-or-howitzer-d12 | [1]           | [3,4,5,6,8,9]       | [10,11,12]
      `,
    );
    expectPrinted(
      charts.buildingPoints,
      `
        | points-per-floor
      a | 18
      b | 12
      c | 8
      d | 6
      `,
    );
  });

  it('artillery order sheet [cady/musket/sheet/artillery/shots-fired] [cady/musket/sheet/artillery/crew-boxes] [cady/musket/sheet/artillery/crew-note]', () => {
    expectPrinted(
      charts.artilleryOrderSheet,
      `
                                | boxes
      shots-fired               | 24
      moves                     | 12
      available-crew            | 6
      crew-ballista-or-rockets  | 2
      crew-catapult-or-cannon   | 4
      crew-trebuchet-or-bombard | 6
      `,
    );
  });
});

const ofTheBook = charts.musketCharts.filter(({ id }) => !id.startsWith('cady/card/'));

describe('laws of the musket charts', () => {
  it('every chart has the id and the name it is exported under', () => {
    for (const chart of ofTheBook) {
      const name = chart.id
        .split('/')
        .at(-1)!
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(chart).toBe(Object.entries(charts).find(([key]) => key === name)?.[1]);
      expect(chart.id).toMatch(/^cady\/(musket|events)\//);
      expect(chart.source.document).toBe('cady-book');
    }
    expect(new Set(charts.musketCharts.map(chart => chart.id)).size).toBe(31 + charts.musketCardCharts.length);
  });

  it('small arms bands follow on each other and hit with fewer faces the farther they lie', () => {
    expect(
      checkChart(charts.smallArmsFire, {
        monotony: [
          {
            along: 'rows',
            direction: 'falling',
            only: ['pistols-odds', 'muskets-odds', 'fusils-carbines-odds', 'rifles-odds'],
          },
        ],
      }),
    ).toEqual([]);
  });

  it('height never shortens a range, and a heavier gun never gains less by it', () => {
    const across = { along: 'columns', direction: 'rising' } as const;
    expect(checkChart(charts.smallArmsHillRange, { monotony: [across] })).toEqual([]);
    expect(checkChart(charts.artilleryHillRange, { monotony: [across] })).toEqual([]);
    for (const gun of charts.artilleryHillRange.columns) {
      const [one, two, three] = charts.artilleryHillRange.rows.map(row => charts.artilleryHillRange.cells[row][gun]);
      expect(two).toBeGreaterThan(one!);
      expect(three).toBeGreaterThan(two!);
    }
  });

  it('every die face of the building dice falls under one result', () => {
    for (const [row, sides] of [
      ['six-pounder-d6', 6],
      ['eight-pounder-d8', 8],
      ['twelve-pounder-or-howitzer-d12', 12],
    ] as const) {
      const { 'no-casualties': none, normal, doubled } = charts.buildingArtillery.cells[row];
      // The row of the 12 pounder leaves out two faces.
      const taken = row === 'twelve-pounder-or-howitzer-d12' ? asPrinted(readingOf(buildingDie12).value) : normal;
      expect([...none, ...taken, ...doubled].sort((a, b) => a - b)).toEqual(
        Array.from({ length: sides }, (_, at) => at + 1),
      );
    }
  });

  it('canister ends where explosive shot begins, and a crew stops firing below the number that halves its fire', () => {
    for (const row of ['six-pounder', 'eight-pounder', 'twelve-pounder'] as const) {
      const { 'canister-cm': canister, 'explosive-cm': explosive } = charts.artilleryFiringRanges.cells[row];
      expect(explosive?.from).toBe((canister?.to ?? 0) + 1);
    }
    for (const crew of Object.values(charts.artilleryCrew.cells)) {
      expect(crew['no-longer-able-to-fire-at']).toBeLessThan(crew['fire-reduced-to-half-at']);
      expect(crew['fire-reduced-to-half-at']).toBeLessThan(crew['full-crew']);
    }
  });

  it('the explosive ranges of the two artillery tables agree, but for the rockets that share a row', () => {
    for (const row of ['eight-pounder', 'eight-pounder-howitzer', 'twelve-pounder'] as const) {
      for (const column of ['canister-cm', 'explosive-cm'] as const) {
        expect(charts.artilleryRounds.cells[row][column]).toEqual(charts.artilleryFiringRanges.cells[row][column]);
      }
    }
    const shared = charts.artilleryRounds.cells['six-pounder-and-rockets'];
    expect(shared['explosive-cm']).toEqual(charts.artilleryFiringRanges.cells['six-pounder']['explosive-cm']);
  });

  it('everybody moves, and nobody has a melee point beyond the faces of its die', () => {
    const moving = [
      ...Object.values(charts.infantryCapability.cells),
      ...Object.values(charts.cavalryCapability.cells),
    ];
    for (const figure of moving) {
      expect(figure['move-cm']).toBeGreaterThan(0);
      expect(figure['move-cm'] % 3).toBe(0);
      expect(figure.melee).toBeLessThan(12);
      expect([1, 2, 3, 4, 5]).toContain(figure.morale);
    }
  });
});
