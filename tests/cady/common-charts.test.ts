import { describe, expect, it } from 'vitest';
import { checkChart } from '../../src/chart/index.js';
import * as charts from '../../src/rulesets/cady/common/book/charts.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { expectPrinted } from './printed.js';

describe('common charts, read a second time', () => {
  it('ancient and medieval stands [cady/common/bases/ancient-medieval-sizes]', () => {
    expectPrinted(
      charts.baseSizesAncientMedieval,
      `
                                | arm       | figures | machines | crew | front-cm | depth-cm
      peasants                  | infantry  | 2       |          |      | 4        | 2
      light-and-medium-infantry | infantry  | 2       |          |      | 2        | 2
      men-at-arms               | infantry  | 1       |          |      | 2        | 2
      crossbow                  | missile   | 2       |          |      | 4        | 2
      slingers                  | missile   | 2       |          |      | 4        | 2
      light-bowmen              | missile   | 2       |          |      | 4        | 2
      long-bowmen               | missile   | 2       |          |      | 4        | 2
      light-cavalry             | cavalry   | 1       |          |      | 2        | 4
      medium-cavalry            | cavalry   | 1       |          |      | 2        | 4
      heavy-cavalry             | cavalry   | 1       |          |      | 2        | 4
      ballista                  | artillery |         | 1        | 2    | 4        | 4
      onager-catapult           | artillery |         | 1        | 4    | 5        | 10
      trebuchet                 | artillery |         | 1        | 6    | 6        | 12
      `,
    );
  });

  it('musket stands, front before depth [cady/common/bases/musket-sizes] [cady/common/bases/front-then-depth]', () => {
    expectPrinted(
      charts.baseSizesMusket,
      `
                       | arm       | figures | machines | crew | front-cm | depth-cm
      infantry         | infantry  | 2       |          |      | 4        | 2
      all-cavalry      | cavalry   | 1       |          |      | 2        | 4
      6-pound-cannon   | artillery |         | 1        | 4    | 5        | 5
      8-pound-cannon   | artillery |         | 1        | 6    | 6        | 8
      8-pound-howitzer | artillery |         | 1        | 6    | 8        | 8
      12-pound-cannon  | artillery |         | 1        | 6    | 8        | 8
      rockets          | artillery |         | 1        | 4    | 8        | 8
      `,
    );
  });

  it('scale [cady/common/scale/ground-table]', () => {
    expectPrinted(
      charts.groundScale,
      `
                | board-cm
      10-yards  | 3
      50-yards  | 15
      100-yards | 30
      200-yards | 60
      300-yards | 90
      400-yards | 120
      `,
    );
  });

  it('effects on movement, where they are printed [cady/common/movement/charge-bonus-chart] [cady/common/movement/column-bonus-chart]', () => {
    expectPrinted(
      charts.effectsOnMovement,
      `
                                                | column | row | change    | thirds | exceptions
      changing-formation                        | 1      | 1   | reduced   | 1      | morale 2 to 5 only
      crossing-creek                            | 1      | 2   | reduced   | 1      |
      hill-level-up-or-down                     | 1      | 3   | reduced   | 1      |
      change-of-march-direction-over-45-degrees | 1      | 4   | reduced   | 1      |
      infantry-crossing-fence-or-wall           | 1      | 5   | reduced   | 1      | not cavalry
      artillery-over-fence-or-wall              | 2      | 1   | reduced   | 1      |
      river-at-ford                             | 2      | 2   | reduced   | 1      |
      forest-not-on-road                        | 2      | 3   | reduced   | 1      | not indians
      rough-terrain-not-on-road                 | 2      | 4   | reduced   | 1      |
      passing-through-friendly-unit             | 2      | 5   | reduced   | 1      | under further restrictions
      ordered-charge                            | 3      | 1   | increased | 1      | reduced by one third on the following turn
      portion-on-road                           | 3      | 2   | increased | 1      |
      straight-column-march                     | 3      | 3   | increased | 1      | musket infantry of morale 4 or 5, straight for the entire turn
      charge-down-road                          | 3      | 4   | increased | 1      |
      `,
    );
  });

  it('dice of a three-dice test [cady/common/three-dice/three-dice-unhurt] [cady/common/three-dice/three-dice-commander] [cady/common/three-dice/two-dice] [cady/common/three-dice/one-die]', () => {
    expectPrinted(
      charts.threeDiceCount,
      `
                                | dice
      unhurt                    | 3
      supreme-commander-leading | 3
      some-casualties           | 2
      failed-earlier-3dt        | 2
      poor-post-melee-morale    | 1
      `,
    );
  });

  it('who takes it at a charge [cady/common/three-dice/charge-who-tests]', () => {
    expectPrinted(
      charts.threeDiceCharge,
      `
                                 | who-tests
      attacker-has-twice-or-more | defender
      defender-has-twice-or-more | attacker
      neither-has-twice          | -
      `,
    );
  });

  it('shock [cady/common/shock/chart]', () => {
    expectPrinted(
      charts.shock,
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

  it('shock reductions [cady/common/shock/reductions]', () => {
    expectPrinted(
      charts.shockReductions,
      `
                          | shocks
      behind-wooden-fence | 1
      behind-stone-wall   | 2
      edge-of-forest      | 2
      swiss-pike-2-ranks  | 1
      swiss-pike-3-ranks  | 2
      infantry-in-square  | 2
      roman-testudo       | 2
      each-hill-level-up  | 1
      `,
    );
  });

  it('missiles against armor [cady/common/fire/armor-step-table]', () => {
    expectPrinted(
      charts.missileArmorSteps,
      `
                   | minus-2 | minus-1 | far-range | plus-1    | plus-2
      light-armor  | [6]     | [4,6]   | [2,4,6]   | [2,4,6,8] | [2,4,6,8,10]
      medium-armor | -       | [6]     | [4,6]     | [2,4,6]   | [2,4,6,8]
      heavy-armor  | -       | -       | [6]       | [4,6]     | [2,4,6]
      `,
    );
  });

  it('kill shots [cady/common/fire/hit-faces] [cady/common/fire/start-medieval-armor]', () => {
    expectPrinted(
      charts.killShots,
      `
             | hit-faces    | start-for
      step-5 | [2,4,6,8,10] |
      step-4 | [2,4,6,8]    |
      step-3 | [2,4,6]      | light-armor
      step-2 | [4,6]        | medium-armor
      step-1 | [6]          | heavy-armor
      step-0 | -            |
      `,
    );
  });

  it('musket odds by thirds [cady/common/fire/start-musket-range]', () => {
    expectPrinted(
      charts.musketRangeStart,
      `
                   | hit-faces
      far-third    | [6]
      middle-third | [4,6]
      near-third   | [2,4,6]
      `,
    );
  });

  it('fire steps [cady/common/fire/add-under-two-thirds] [cady/common/fire/add-within-one-third] [cady/common/fire/add-deep-target] [cady/common/fire/subtract-fence] [cady/common/fire/subtract-forest-edge] [cady/common/fire/subtract-indirect]', () => {
    expectPrinted(
      charts.fireStepModifiers,
      `
                                        | steps
      under-two-thirds-range            | 1
      within-one-third-range            | 2
      target-four-or-more-deep          | 1
      target-behind-fence-or-protection | -1
      target-on-forest-edge             | -1
      indirect-fire                     | -1
      `,
    );
  });

  it('melee points [cady/common/melee/point-flank] [cady/common/melee/point-rear] [cady/common/melee/point-across-wall] [cady/common/melee/point-uphill] [cady/common/melee/point-across-ford]', () => {
    expectPrinted(
      charts.meleePointEffects,
      `
                                              | melee-point-change | applies-to | attacker-rolls
      attacked-on-flank                       | -1                 | defender   | yes
      attacked-from-rear                      | -2                 | defender   | no
      attacking-across-wall-or-fortification  | -1                 | attacker   | yes
      attacking-uphill                        | -1                 | attacker   | yes
      attacking-across-ford                   | -1                 | attacker   | yes
      `,
    );
  });

  it('morale reactions, mild to severe [cady/common/morale/reaction-order]', () => {
    expectPrinted(
      charts.moraleReactions,
      `
                    | printed-mark | move-in-turns | order | facing
      no-effect     | NE           |               |       |
      back          | B            | 0.5           | good  | free
      back-and-turn | BT           | 1             | poor  | backs to the enemy
      rout          | R            |               |       |
      `,
    );
  });

  it('column shifts [cady/common/morale/cavalry-columns] [cady/common/morale/brigade-column]', () => {
    expectPrinted(
      charts.moraleColumnShifts,
      `
                                | columns-right
      cavalry                   | 2
      unit-in-battle-or-brigade | 1
      `,
    );
  });

  // Columns 1-10 and 91-100 contradict themselves in print: 1-10 puts 0 under NE, B and BT; 91-100 puts 25 under B and BT.
  it('post-melee morale [cady/common/morale/chart-lookup]', () => {
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
});

describe('laws of the common charts', () => {
  it('every chart has the id and the name it is exported under', () => {
    const ofTheBook = charts.commonCharts.filter(chart => !charts.commonCardCharts.includes(chart));
    for (const chart of ofTheBook) {
      const name = chart.id
        .split('/')
        .at(-1)!
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(chart).toBe(Object.entries(charts).find(([key]) => key === name)?.[1]);
      expect(chart.id).toMatch(/^cady\/common\//);
      expect(chart.source.document).toBe('cady-book');
    }
    for (const { id, source } of charts.commonCardCharts) {
      expect(id).toMatch(/^cady\/card\//);
      expect(source.document).toBe('cady-card');
    }
    expect(new Set(ofTheBook.map(chart => chart.id)).size).toBe(16);
  });

  it('every loss has exactly one reaction in every morale column, and each column bears more than the one before', () => {
    const { rows, columns } = charts.postMeleeMorale;
    const { cells } = commonRules().morale.chart;
    for (let loss = 1; loss <= 400; loss++) {
      const reactions = columns.map(column => {
        const found = rows.filter(row => {
          const range = cells[row][column];
          return range !== null && loss >= range.from && (range.to === null || loss <= range.to);
        });
        expect(found, `${loss} in ${column}`).toHaveLength(1);
        return rows.indexOf(found[0]!);
      });
      expect(reactions).toEqual([...reactions].sort((a, b) => b - a));
    }
  });

  it('the checker finds nothing wrong with the charts that can be checked', () => {
    expect(checkChart(charts.shock, { die: 6 })).toEqual([]);
    expect(
      checkChart(charts.missileArmorSteps, { die: 10, monotony: [{ along: 'columns', direction: 'rising' }] }),
    ).toEqual([]);
    const played = { ...charts.postMeleeMorale, cells: commonRules().morale.chart.cells, absent: {} };
    expect(checkChart(played, { ranges: 'down-columns', bandNames: 'columns' })).toEqual([]);
    expect(checkChart(charts.groundScale, { monotony: [{ along: 'rows', direction: 'rising' }] })).toEqual([]);
  });

  it('heavier cavalry strikes with every face that lighter cavalry has, and more', () => {
    for (const row of charts.shock.rows) {
      const [light, medium, heavy] = (['light-cavalry', 'medium-cavalry', 'heavy-cavalry'] as const).map(
        column => charts.shock.cells[row][column] ?? [],
      );
      expect(medium).toEqual(expect.arrayContaining([...light!]));
      expect(heavy).toEqual(expect.arrayContaining([...medium!]));
      expect(heavy!.length).toBeGreaterThan(medium!.length);
    }
  });

  it('each armor is hit by one rung less of the kill-shot ladder', () => {
    const ladder = charts.killShots.rows.map(row => charts.killShots.cells[row]['hit-faces']);
    const { rows, columns, cells } = charts.missileArmorSteps;
    for (const [weight, row] of rows.entries()) {
      const start = charts.killShots.rows.findIndex(step => charts.killShots.cells[step]['start-for'] === row);
      expect(start).toBe(2 + weight);
      for (const [at, column] of columns.entries()) {
        expect(cells[row][column]).toEqual(ladder[Math.min(start + 2 - at, ladder.length - 1)]);
      }
    }
  });
});
