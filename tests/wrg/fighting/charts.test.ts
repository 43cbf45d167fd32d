import { describe, expect, it } from 'vitest';
import { averageDie } from '../../../src/dice/index.js';
import * as charts from '../../../src/rulesets/wrg/book/charts/fighting.js';
import { expectPrinted } from '../../cady/printed.js';

/** How often a difference of two dice falls, by its value. */
function throws(plus: readonly number[], read: (difference: number) => number): { readonly [value: string]: number } {
  const all = ['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4'];
  const seen = plus.flatMap(up => averageDie.map(down => String(read(up - down) + 0)));
  return Object.fromEntries(all.map(value => [value, seen.filter(each => each === value).length]));
}

describe('the charts of shooting and fighting, read a second time', () => {
  it('arcs [wrg/shooting/arc-all-round] [wrg/shooting/arc-45] [wrg/shooting/arc-22-5]', () => {
    expectPrinted(
      charts.shootingArcs,
      `
       | half-arc-degrees
      light-cavalry | 180
      light-camelry | 180
      elephant-riders | 180
      chariot-crews | 180
      other-light-troops | 45
      light-dart-throwing-engines | 45
      all-other-troops | 22.5
      all-other-engines | 22.5
      `,
    );
  });

  it('ranges [wrg/shooting/range/base]', () => {
    expectPrinted(
      charts.missileRanges,
      `
       | maximum | printed-original
      hand-hurled | 40 | 40
      archers-mounted-on-horse-camel-elephant-or-in-chariot | 180 | 120
      foot-archers | 240 | 240
      slings | 120 | 120
      staff-slings | 240 | 240
      crossbows | 300 | 300
      projectile-throwing-engines | 480 | 480
      `,
    );
  });

  it('weapon factors for shooting [wrg/shooting/factors/table]', () => {
    expectPrinted(
      charts.shootingWeaponFactors,
      `
       | shc | hc | mc | lc | hi | mi | li | el | ch
      crossbowmen-and-engine-crews | 1 | 1 | 1 | 0 | 1 | 1 | 0 | 1 | 0
      darts-javelins-slings-and-bows | 0 | 3 | 4 | 2 | 2 | 3 | 2 | 1 | 1
      staff-slings | 0 | 3 | 4 | 2 | 2 | 3 | 2 | 1 | 1
      `,
    );
  });

  it('tactical factors for shooting [wrg/shooting/tactical/cover] [wrg/shooting/tactical/moving-target] [wrg/shooting/tactical/long-range] [wrg/shooting/tactical/shieldless-1] [wrg/shooting/tactical/shieldless-2]', () => {
    expectPrinted(
      charts.shootingTacticalFactors,
      `
       | modifier
      overhead | -1
      partial-cover | -1
      target-moved-60 | -1
      over-half-range | -1
      shieldless-cavalry-li-hi | 1
      shieldless-mi | 2
      `,
    );
  });

  it('weapon factors hand to hand [wrg/melee/factors/table]', () => {
    expectPrinted(
      charts.meleeWeaponFactors,
      `
       | shc | hc | mc | lc | hi | mi | li | el | ch
      cavalry-lance-or-kontos | 2 | 3 | 4 | 3 | 4 | 5 | 3 | 0 | 1
      cavalry-short-spear-or-javelins | 0 | 2 | 5 | 4 | 3 | 4 | 5 | 1 | 2
      cavalry-bow-and-sword | 0 | 1 | 2 | 3 | 1 | 2 | 4 | 1 | 1
      infantry-pike | 1 | 2 | 3 | 0 | 2 | 3 | 1 | 1 | 2
      infantry-thrusting-spear | 0 | 3 | 4 | 1 | 3 | 4 | 2 | 0 | 1
      infantry-pilum-heavy-throwing-spear-francisca | 1 | 2 | 2 | 2 | 4 | 5 | 4 | 1 | 2
      infantry-darts-or-light-javelins | 0 | 1 | 1 | 3 | 3 | 4 | 5 | 1 | 2
      infantry-two-handed-axe-sword-rhomphaia | 4 | 5 | 5 | 1 | 5 | 5 | 2 | 1 | 1
      slinger-archer-crossbowman-artilleryman | 0 | 1 | 1 | 1 | 1 | 2 | 3 | 1 | 2
      elephant-and-driver | 2 | 2 | 3 | 1 | 3 | 4 | 2 | 1 | 3
      chariot-and-driver | 3 | 4 | 5 | 3 | 4 | 5 | 2 | 0 | 4
      `,
    );
  });

  it('ranks that may fight [wrg/melee/ranks-by-weapon]', () => {
    expectPrinted(
      charts.meleeRanks,
      `
       | ranks-regular | ranks-barbarian
      cavalry-lance-or-kontos | 1 | 1
      cavalry-short-spear-or-javelins | 1 | 1
      cavalry-bow-and-sword | 1 | 1
      infantry-pike | 4 | 1
      infantry-thrusting-spear | 1.5 | 1
      infantry-pilum-heavy-throwing-spear-francisca | 1.5 | 1
      infantry-darts-or-light-javelins | 1.5 | 1
      infantry-two-handed-axe-sword-rhomphaia | 1 | 1
      slinger-archer-crossbowman-artilleryman | 1 | 1
      elephant-and-driver | 1 | 1
      chariot-and-driver | 1 | 1
      `,
    );
  });

  it('what crews add [wrg/melee/factors/crew-additions]', () => {
    expectPrinted(
      charts.meleeCrewAdditions,
      `
       | addition
      long-spear-or-pike | 4
      javelinman | 2
      archer | 1
      armed-driver | 1
      `,
    );
  });

  it('tactical factors hand to hand [wrg/melee/tactical/cover] [wrg/melee/tactical/facing-long-weapons] [wrg/melee/tactical/fanatics-later] [wrg/melee/tactical/missile-losses] [wrg/melee/tactical/shieldless-1] [wrg/melee/tactical/charging] [wrg/melee/tactical/slope] [wrg/melee/tactical/shieldless-2] [wrg/melee/tactical/shc-flank] [wrg/melee/tactical/fanatics-first]', () => {
    expectPrinted(
      charts.meleeTacticalFactors,
      `
       | modifier
      enemy-behind-partial-cover | -1
      facing-pikes-or-long-spears | -1
      fanatics-second-and-later-periods | -1
      each-missile-casualty-per-figure | -1
      shieldless-cavalry-li-hi | 1
      charging-countercharging-following-up | 1
      upslope-or-moved-down-slope | 1
      shieldless-mi | 2
      against-flank-or-rear-of-shc | 2
      fanatics-first-period | 2
      `,
    );
  });

  it('casualties [wrg/casualties/lookup]', () => {
    expectPrinted(
      charts.casualtyTable,
      `
            | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
         -5 | 0 | 0 | 0 | 0 | 0 | 1 | 1 | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 2 | 2 | 2 | 3 | 3 | 3
         -4 | 0 | 0 | 0 | 0 | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 2 | 2 | 2 | 3 | 3 | 3 | 3 | 4 | 4
         -3 | 0 | 0 | 1 | 1 | 1 | 2 | 2 | 2 | 3 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 5 | 5 | 6 | 6
         -2 | 0 | 1 | 2 | 2 | 2 | 3 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 6 | 6 | 6 | 7 | 7 | 8 | 8
         -1 | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 9 | 10 | 10
          0 | 1 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 9 | 9 | 10 | 10 | 11 | 12 | 12
          1 | 1 | 2 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 8 | 9 | 10 | 10 | 11 | 12 | 13 | 14 | 14 | 15 | 16
          2 | 1 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 13 | 14 | 16 | 17 | 18 | 19 | 21 | 22 | 23 | 24 | 26
          3 | 2 | 3 | 5 | 6 | 8 | 9 | 11 | 13 | 14 | 16 | 18 | 19 | 21 | 22 | 24 | 25 | 27 | 29 | 30 | 32
          4 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 30 | 32 | 34 | 36 | 38 | 40
          5 | 3 | 5 | 8 | 10 | 13 | 15 | 18 | 20 | 23 | 25 | 28 | 30 | 33 | 35 | 38 | 40 | 43 | 45 | 48 | 50
          6 | 3 | 6 | 9 | 13 | 16 | 19 | 22 | 25 | 28 | 32 | 35 | 38 | 41 | 45 | 48 | 51 | 54 | 57 | 60 | 64
          7 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 36 | 40 | 44 | 48 | 52 | 56 | 60 | 64 | 68 | 72 | 76 | 80
          8 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100
          9 | 6 | 13 | 19 | 25 | 32 | 38 | 44 | 50 | 57 | 63 | 69 | 76 | 82 | 88 | 95 | 101 | 108 | 114 | 120 | 126
         10 | 8 | 16 | 24 | 32 | 40 | 48 | 56 | 64 | 72 | 80 | 88 | 96 | 104 | 112 | 120 | 128 | 136 | 144 | 152 | 160
         11 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 170 | 180 | 190 | 200
         12 | 13 | 25 | 38 | 50 | 63 | 76 | 88 | 101 | 114 | 126 | 139 | 151 | 164 | 176 | 189 | 207 | 214 | 227 | 240 | 252
      `,
    );
  });

  it('casualties of the sheet [wrg/casualties/table-errors] [wrg/sheet/casualty-table] [wrg/sheet/casualty-cells]', () => {
    expectPrinted(
      charts.casualtyTableSheet,
      `
            | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
         -5 | 0 | 0 | 0 | 0 | 0 | 1 | 1 | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 2 | 2 | 3 | 3 | 3 | 3
         -4 | 0 | 0 | 0 | 0 | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 2 | 2 | 3 | 3 | 3 | 3 | 4 | 4 | 4
         -3 | 0 | 0 | 1 | 1 | 1 | 2 | 2 | 2 | 3 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 5 | 5 | 6 | 6
         -2 | 0 | 1 | 2 | 2 | 2 | 3 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 6 | 6 | 6 | 7 | 7 | 8 | 8
         -1 | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 9 | 10 | 10
          0 | 1 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 9 | 9 | 10 | 10 | 11 | 12 | 12
          1 | 1 | 2 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 8 | 9 | 10 | 10 | 11 | 12 | 13 | 14 | 14 | 15 | 16
          2 | 1 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 13 | 14 | 16 | 17 | 18 | 19 | 21 | 22 | 23 | 24 | 26
          3 | 2 | 3 | 5 | 6 | 8 | 9 | 11 | 13 | 14 | 16 | 18 | 19 | 21 | 22 | 24 | 25 | 27 | 29 | 30 | 32
          4 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 30 | 32 | 34 | 36 | 38 | 40
          5 | 3 | 5 | 8 | 10 | 13 | 15 | 18 | 20 | 23 | 25 | 28 | 30 | 33 | 35 | 38 | 40 | 43 | 45 | 48 | 50
          6 | 3 | 6 | 9 | 13 | 16 | 19 | 22 | 25 | 28 | 32 | 35 | 38 | 41 | 45 | 48 | 51 | 54 | 57 | 60 | 64
          7 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 36 | 40 | 44 | 48 | 52 | 56 | 60 | 64 | 68 | 72 | 76 | 80
          8 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100
          9 | 6 | 13 | 19 | 25 | 32 | 38 | 44 | 50 | 57 | 63 | 69 | 76 | 82 | 88 | 95 | 101 | 108 | 114 | 120 | 126
         10 | 8 | 16 | 24 | 32 | 40 | 48 | 56 | 64 | 72 | 80 | 88 | 96 | 104 | 112 | 120 | 128 | 136 | 144 | 152 | 160
         11 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 170 | 180 | 190 | 200
         12 | 13 | 25 | 38 | 50 | 63 | 76 | 88 | 101 | 114 | 126 | 139 | 151 | 164 | 176 | 189 | 202 | 214 | 227 | 240 | 252
      `,
    );
  });

  it('push-backs [wrg/after-melee/broken-push-backs]', () => {
    expectPrinted(
      charts.pushBackLimits,
      `
       | breaks-on
      A | 5
      B | 4
      C | 3
      D | 2
      E | 1
      `,
    );
  });

  it('ranges of the sheet [wrg/sheet/missile-ranges]', () => {
    expectPrinted(
      charts.sheetMaxRange,
      `
       | sheet | text
      hand-hurled | 40 | 40
      elephant-chariot-camel-or-horse-archers | 180 | 180
      foot-archers | 240 | 240
      slings | 120 | 120
      staff-slings | 240 | 240
      crossbows | 300 | 300
      engines | 480 | 480
      `,
    );
  });

  it('ranges compared', () => {
    expectPrinted(
      charts.sheetRangesCompared,
      `
       | maximum
      hand-hurled | 40
      archers-mounted-on-horse-camel-elephant-or-in-chariot | 180
      foot-archers | 240
      slings | 120
      staff-slings | 240
      crossbows | 300
      projectile-throwing-engines | 480
      `,
    );
  });

  it('weapon factors of the sheet [wrg/sheet/shooting-staff-slings] [wrg/sheet/melee-factors]', () => {
    expectPrinted(
      charts.sheetWeaponFactors,
      `
       | ranks | shc | hc | mc | lc | hi | mi | li | elephant | chariot
      shoot:darts-javelins-slings-bows |  | 0 | 3 | 4 | 2 | 2 | 3 | 2 | 1 | 1
      shoot:crossbow-engine-crew-or-staff-sling |  | 1 | 1 | 1 | 0 | 1 | 1 | 0 | 1 | 0
      cavalry:kontos-or-lance-first-round | 1 | 2 | 3 | 4 | 3 | 4 | 5 | 3 | 0 | 1
      cavalry:short-spear-or-javelins | 1 | 0 | 2 | 5 | 4 | 3 | 4 | 5 | 1 | 2
      cavalry:bow-and-sword | 1 | 0 | 1 | 2 | 3 | 1 | 2 | 4 | 1 | 1
      infantry:two-handed-pike | 4 | 1 | 2 | 3 | 0 | 2 | 3 | 1 | 1 | 2
      infantry:thrusting-spear | 1.5 | 0 | 3 | 4 | 1 | 3 | 4 | 2 | 0 | 1
      infantry:pilum-and-sword | 1.5 | 1 | 2 | 2 | 2 | 4 | 5 | 4 | 1 | 2
      infantry:javelins-or-darts-and-sword | 1.5 | 0 | 1 | 1 | 3 | 3 | 4 | 5 | 1 | 2
      infantry:two-handed-axe-or-rhomphaia | 1 | 4 | 5 | 5 | 1 | 5 | 5 | 2 | 1 | 1
      infantry:slinger-archer-artillerist | 1 | 0 | 1 | 1 | 1 | 1 | 2 | 3 | 1 | 2
      elephant-model | 1 | 2 | 2 | 3 | 1 | 3 | 4 | 2 | 1 | 3
      chariot-model | 1 | 3 | 4 | 5 | 3 | 4 | 5 | 2 | 0 | 4
      `,
    );
  });

  it('weapon factors compared', () => {
    expectPrinted(
      charts.sheetWeaponFactorsCompared,
      `
       | regular-ranks | shc | hc | mc | lc | hi | mi | li | el | ch
      darts-javelins-slings-bows |  | 0 | 3 | 4 | 2 | 2 | 3 | 2 | 1 | 1
      crossbows-or-engine-crewmen-or-staff-slings |  | 1 | 1 | 1 | 0 | 1 | 1 | 0 | 1 | 0
      cavalry-kontos-or-knightly-lance-in-1st-round | 1 | 2 | 3 | 4 | 3 | 4 | 5 | 3 | 0 | 1
      cavalry-short-spear-or-javelins | 1 | 0 | 2 | 5 | 4 | 3 | 4 | 5 | 1 | 2
      cavalry-bow-and-sword-other-weapons-or-circumstances | 1 | 0 | 1 | 2 | 3 | 1 | 2 | 4 | 1 | 1
      infantry-two-handed-pike | 4 | 1 | 2 | 3 | 0 | 2 | 3 | 1 | 1 | 2
      infantry-long-or-short-thrusting-spear | 1.5 | 0 | 3 | 4 | 1 | 3 | 4 | 2 | 0 | 1
      infantry-pilum-or-equivalent | 1.5 | 1 | 2 | 2 | 2 | 4 | 5 | 4 | 1 | 2
      infantry-javelins-or-darts | 1.5 | 0 | 1 | 1 | 3 | 3 | 4 | 5 | 1 | 2
      infantry-two-handed-axe-or-rhomphaia | 1 | 4 | 5 | 5 | 1 | 5 | 5 | 2 | 1 | 1
      slinger-archer-artillerist-with-sword | 1 | 0 | 1 | 1 | 1 | 1 | 2 | 3 | 1 | 2
      elephant-model | 1 | 2 | 2 | 3 | 1 | 3 | 4 | 2 | 1 | 3
      chariot-model | 1 | 3 | 4 | 5 | 3 | 4 | 5 | 2 | 0 | 4
      `,
    );
  });

  it('tactical factors of the sheet [wrg/sheet/tactical-factors]', () => {
    expectPrinted(
      charts.sheetTacticalFactors,
      `
       | value
      archers-or-crossbows-over-half-range | -1
      archers-shooting-overhead | -1
      missile-target-moved-60 | -1
      enemy-in-partial-cover | -1
      not-pikes-facing-pike-or-long-spear | -1
      fanatics-in-subsequent-melee-period | -1
      charging-or-following-up | 1
      uphill-of-melee-opponent | 1
      shieldless-cavalry-heavy-infantry-or-li | 1
      shieldless-mi-or-lmi | 2
      shc-flanked-in-melee | 2
      fanatics-in-first-melee-period-of-game | 2
      `,
    );
  });

  it('tactical factors compared [wrg/sheet/tactical-differences]', () => {
    expectPrinted(
      charts.sheetTacticalFactorsCompared,
      `
       | modifier
      archers-over-half-range | -1
      archers-shooting-overhead | -1
      missile-target-moved-60 | -1
      enemy-in-partial-cover | -1
      not-pikes-facing-pike-or-long-spear | -1
      fanatics-later-period | -1
      charging-or-following-up | 1
      uphill-of-melee-opponent | 1
      shieldless-cavalry-hi-li | 1
      shieldless-mi-lmi | 2
      shc-flanked-in-melee | 2
      fanatics-first-period | 2
      `,
    );
  });

  it('what the random factor comes to, in throws of thirty-six [wrg/shooting/random/standard] [wrg/melee/random/regular]', () => {
    const d6 = [1, 2, 3, 4, 5, 6];
    expect(charts.randomFactorDistributions.cells).toEqual({
      'shooting-regular': throws(averageDie, Math.sign),
      'shooting-barbarian': throws(d6, Math.sign),
      'shooting-e-class': throws(d6, by => Math.min(by, 0)),
      'melee-regular': throws(averageDie, by => by),
      'melee-barbarian': throws(d6, by => by),
      'melee-e-class': throws(d6, by => Math.min(by, 1)),
      'melee-regular-with-general': throws(averageDie, by => Math.max(by, 0)),
      'melee-barbarian-with-general': throws(d6, by => Math.max(by, 0)),
    });
  });
});
