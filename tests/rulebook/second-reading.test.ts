import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as musket from '../../src/rulesets/cady/musket/book/charts.js';
import {
  blowOrder,
  pointsEquipment,
  pointsFigures,
  protectionLevels,
} from '../../src/rulesets/skirmish/book/charts.js';
import { sheetCasualties } from '../../src/rulesets/wrg/book/charts/casualties.js';
import { daylightPeriods } from '../../src/rulesets/wrg/book/charts/weather.js';
import { sheetReactionFactorsCompared } from '../../src/rulesets/wrg/book/charts.js';
import { expectPrinted, readPrinted } from '../cady/printed.js';

describe('charts of Cady’s optional rules, typed again from the page', () => {
  it('what a hit does to a ship, by two dice [cady/musket/ship/damage-2] [cady/musket/ship/damage-3-8] [cady/musket/ship/damage-10] [cady/musket/ship/damage-11] [cady/musket/ship/damage-12]', () => {
    expectPrinted(
      musket.shipDamage,
      `
                           | totals        | sinks-in-turns | guns-lost
      mast                 | [2]           |                | 0
      nothing              | [3,4,5,6,7,8] |                | 0
      gun                  | [10]          | 3              | 1
      below-water-line     | [11]          | 6              | 0
      far-below-water-line | [12]          | 3              | 0
      `,
    );
  });

  it('fire on a ship [cady/musket/ship/fire-1-4] [cady/musket/ship/fire-5] [cady/musket/ship/fire-6]', () => {
    expectPrinted(
      musket.shipFire,
      `
                         | faces
      out-at-once        | [1,2,3,4]
      out-with-all-hands | [5]
      burns-on           | [6]
      `,
    );
  });

  it('random events: their numbers, whom they concern, and for how long', () => {
    expectPrinted(
      musket.events,
      `
                | from | to  | affects | turns
      before-26 | ?    | ?   | ?       | ?
      26-30     | 26   | 30  | both    | 2
      31-40     | 31   | 40  | nobody  | 1
      41        | 41   | 41  | both    | 1
      42        | 42   | 42  | one     | 1
      43-46     | 43   | 46  | one     | 1
      47        | 47   | 47  | one     | 1
      48-53     | 48   | 53  | one     | 1
      54-55     | 54   | 55  | both    | rest-of-game
      56        | 56   | 56  | both    | 1
      57-60     | 57   | 60  | one     | 1
      61        | 61   | 61  | one     | 1
      62-65     | 62   | 65  | one     | 1
      66        | 66   | 66  | both    | 1
      67        | 67   | 67  | both    | 1
      68        | 68   | 68  | one     | rest-of-game
      69        | 69   | 69  | one     | 1
      70-77     | 70   | 77  | one     | 1
      78-82     | 78   | 82  | one     | 1
      83-84     | 83   | 84  | one     | 1
      85        | 85   | 85  | both    | 1
      86-90     | 86   | 90  | one     | 1
      91        | 91   | 91  | one     | 1
      92-93     | 92   | 93  | one     | 1
      94        | 94   | 94  | one     | 1
      95-96     | 95   | 96  | one     | 1
      97-98     | 97   | 98  | one     | 1
      99-100    | 99   | 100 | both    | 1
      `,
    );
  });

  it('a corner or a side of the table, and what the plague takes, by a die of four [cady/events/dice/forest-fire-corner] [cady/events/dice/reinforcement-side] [cady/events/dice/tornado-corner] [cady/events/event/like-the-plague]', () => {
    const corners = `
        | result
      1 | north-east
      2 | north-west
      3 | south-east
      4 | south-west
      `;
    expectPrinted(musket.forestFireCorner, corners);
    expectPrinted(musket.tornadoCorner, corners);
    expectPrinted(
      musket.reinforcementSide,
      `
        | result
      1 | north
      2 | south
      3 | east
      4 | west
      `,
    );
    expectPrinted(
      musket.plague,
      `
        | result
      1 | 0
      2 | 2
      3 | 3
      4 | 4
      `,
    );
  });
});

describe('charts of the skirmish game, typed again from the page', () => {
  it('levels of protection, and what they do to a hit, to the defence and to a wound [skirmish/troops/protection-1] [skirmish/troops/protection-2] [skirmish/troops/protection-3] [skirmish/troops/protection-4]', () => {
    expectPrinted(
      protectionLevels,
      `
        | name         | full-plate | full-mail      | mail-and-plate | mail-shirt-or-jack | no-armour      | horse    | to-hit-modifier | defense-modifier | wound-die-modifier
      1 | full-armour  | either-way | with-shield    |                |                    |                | barded   | 3               | 2                | -1
      2 | full-mail    |            | without-shield | either-way     | with-shield        |                |          | 2               | 1                | -1
      3 | light-armour |            |                |                | without-shield     | with-shield    | unbarded | 1               | 0                | 0
      4 | none         |            |                |                |                    | without-shield |          | 0               | -1               | 0
      `,
    );
  });

  it('who strikes first [skirmish/melee/blow-order]', () => {
    expectPrinted(
      blowOrder,
      `
        | first             | after
      1 | beginning-of-move | end-of-move
      2 | unwounded         | wounded
      3 | charging-horse    | infantry-without-pike
      4 | higher-grade      | lower-grade
      5 | longer-weapon     | shorter-weapon
      6 | higher-class      | lower-class
      7 | height-advantage  | no-height-advantage
      8 | charging          | not-charging
      `,
    );
  });

  it('points of men and of what they bring [skirmish/points/figure] [skirmish/points/equipment]', () => {
    expectPrinted(
      pointsFigures,
      `
                          | points
      peasant             | 1
      sergeant            | 3
      knight              | 7
      cleric              | 9
      grade-a             | 5
      grade-b             | 4
      grade-c             | 3
      grade-d             | 2
      grade-e             | 0
      extra-baron         | 10
      extra-count-or-earl | 20
      extra-duke          | 30
      extra-king          | 50
      protection-1        | 5
      protection-2        | 4
      protection-3        | 2
      protection-4        | 0
      horse               | 5
      barded-horse        | 8
      handgun             | 2
      crossbow            | 2
      longbow             | 2
      heavy-lance         | 2
      other-weapon        | 1
      pavise              | 2
      stakes              | 1
      `,
    );
    expectPrinted(
      pointsEquipment,
      `
                             | points
      faggot                 | 1
      flint-and-steel        | 5
      fire-missile           | 1
      3-javelins             | 2
      12-other-missiles      | 2
      wagon                  | 10
      draught-animal         | 3
      penthouse              | 12
      ram                    | 10
      pick                   | 10
      ladder                 | 2
      oil-cauldron-with-fire | 6
      rock                   | 1
      one-round-for-bombard  | 3
      catapult-type-engine   | 20
      bombard                | 30
      siege-tower            | 50
      bucket-with-water      | 1
      `,
    );
  });
});

describe('charts of the WRG sheet, typed again from the page', () => {
  it('casualties by the total of factors and the own figures [wrg/sheet/casualty-table]', () => {
    expectPrinted(
      sheetCasualties,
      `
      |   1 |   2 |   3 |   4 |   5 |   6 |   7 |   8 |   9 |  10 |  11 |  12 |  13 |  14 |  15 |  16 |  17 |  18 |  19 |  20
       -5 |   0 |   0 |   0 |   0 |   0 |   1 |   1 |   1 |   1 |   1 |   1 |   2 |   2 |   2 |   2 |   2 |   3 |   3 |   3 |   3
       -4 |   0 |   0 |   0 |   0 |   1 |   1 |   1 |   1 |   2 |   2 |   2 |   2 |   2 |   3 |   3 |   3 |   3 |   4 |   4 |   4
       -3 |   0 |   0 |   1 |   1 |   1 |   2 |   2 |   2 |   3 |   3 |   3 |   4 |   4 |   4 |   5 |   5 |   5 |   5 |   6 |   6
       -2 |   0 |   1 |   2 |   2 |   2 |   3 |   3 |   3 |   4 |   4 |   4 |   5 |   5 |   6 |   6 |   6 |   7 |   7 |   8 |   8
       -1 |   1 |   1 |   2 |   2 |   3 |   3 |   4 |   4 |   5 |   5 |   6 |   6 |   7 |   7 |   8 |   8 |   9 |   9 |  10 |  10
        0 |   1 |   1 |   2 |   3 |   3 |   4 |   4 |   5 |   6 |   6 |   7 |   7 |   8 |   9 |   9 |  10 |  10 |  11 |  12 |  12
        1 |   1 |   2 |   2 |   3 |   4 |   5 |   6 |   6 |   7 |   8 |   9 |  10 |  10 |  11 |  12 |  13 |  14 |  14 |  15 |  16
        2 |   1 |   3 |   4 |   5 |   6 |   8 |   9 |  10 |  11 |  13 |  14 |  16 |  17 |  18 |  19 |  21 |  22 |  23 |  24 |  26
        3 |   2 |   3 |   5 |   6 |   8 |   9 |  11 |  13 |  14 |  16 |  18 |  19 |  21 |  22 |  24 |  25 |  27 |  29 |  30 |  32
        4 |   2 |   4 |   6 |   8 |  10 |  12 |  14 |  16 |  18 |  20 |  22 |  24 |  26 |  28 |  30 |  32 |  34 |  36 |  38 |  40
        5 |   3 |   5 |   8 |  10 |  13 |  15 |  18 |  20 |  23 |  25 |  28 |  30 |  33 |  35 |  38 |  40 |  43 |  45 |  48 |  50
        6 |   3 |   6 |   9 |  13 |  16 |  19 |  22 |  25 |  28 |  32 |  35 |  38 |  41 |  45 |  48 |  51 |  54 |  57 |  60 |  64
        7 |   4 |   8 |  12 |  16 |  20 |  24 |  28 |  32 |  36 |  40 |  44 |  48 |  52 |  56 |  60 |  64 |  68 |  72 |  76 |  80
        8 |   5 |  10 |  15 |  20 |  25 |  30 |  35 |  40 |  45 |  50 |  55 |  60 |  65 |  70 |  75 |  80 |  85 |  90 |  95 | 100
        9 |   6 |  13 |  19 |  25 |  32 |  38 |  44 |  50 |  57 |  63 |  69 |  76 |  82 |  88 |  95 | 101 | 108 | 114 | 120 | 126
       10 |   8 |  16 |  24 |  32 |  40 |  48 |  56 |  64 |  72 |  80 |  88 |  96 | 104 | 112 | 120 | 128 | 136 | 144 | 152 | 160
       11 |  10 |  20 |  30 |  40 |  50 |  60 |  70 |  80 |  90 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 170 | 180 | 190 | 200
       12 |  13 |  25 |  38 |  50 |  63 |  76 |  88 | 101 | 114 | 126 | 139 | 151 | 164 | 176 | 189 | 202 | 214 | 227 | 240 | 252
      `,
    );
  });

  it('what the sheet adds and takes off in a reaction test [wrg/sheet/reaction-factors-differences]', () => {
    const modifiers = readPrinted(`
                                                 | modifier
      friend-unit-within-150-each-max-4          | 1
      more-friends-in-sight                      | 1
      friends-advancing-within-150               | 1
      friends-charging-within-150                | 1
      rear-support-within-normal-move            | 1
      enemy-retiring-within-150                  | 1
      flank-or-rear-tempts-within-150            | 1
      enemy-downhill-within-150                  | 1
      friendly-cover-within-100                  | 1
      enemy-unit-within-150-each-max-4           | -1
      more-enemy-in-sight                        | -1
      enemy-cavalry-within-150                   | -1
      enemy-advancing-within-150                 | -1
      shot-at-by-half-own-strength               | -1
      shot-at-by-engines-moved-less-than-40      | -1
      enemy-behind-flank-in-reach                | -1
      enemy-to-rear-in-reach                     | -1
      enemy-uphill-within-150                    | -1
      disorganised                               | -1
      each-fifth-lost-or-separated               | -1
      retiring                                   | -1
      friends-retiring                           | -1
      own-bows-or-crossbows                      |
      no-shields                                 |
      charging-or-charged-by-fanatics            |
      hostile-huns-within-150                    |
      fanatics-in-charge-reach                   | 2
      enemy-unit-routing-within-150-each         | 2
      friend-unit-routing-within-150-each        | -2
      unfriendly-cover-within-100                | -2
      enemy-elephant-or-chariot-within-150       | -2
      animals-within-100-of-fire                 | -2
      surprised-by-enemy-within-100              | -2
      horses-disorganised-by-elephants-or-camels | -2
      sub-unit-beyond-sight-or-normal-move       | -2
      50-fresh-enemy-after-5-periods             | -2
      general-disabled                           | -2
      routing                                    | -2
      li-charged-or-charging-mounted-or-heavier  | -2
      e-types-routing                            | -2
      army-reaction-test                         | -2
      general-with-unit                          | 3
      general-within-150                         | 1
      behind-cover-or-in-square                  | 2
      each-secure-flank                          | 1
      `);
    const { rows, cells } = sheetReactionFactorsCompared;
    expect(rows).toEqual(modifiers.rows);
    for (const row of rows) expect(cells[row].modifier, row).toBe(modifiers.cells[row]!.modifier);
  });

  it('periods of daylight, by the season [wrg/weather/daylight]', () => {
    expect(daylightPeriods.cells).toEqual({
      'october-to-february': { 'fraction-of-daylight-per-period': 1 / 8, periods: 8 },
      'september-and-march': { 'fraction-of-daylight-per-period': 1 / 10, periods: 10 },
      'april-to-august': { 'fraction-of-daylight-per-period': 1 / 12, periods: 12 },
    });
  });
});

/** Charts that a test of their own compares in another shape: bands of a row by their words, or what dice come to. */
const otherwise: { readonly [name: string]: string } = {
  reactionEffectCurrentOrder: 'tests/wrg/reaction/charts.test.ts',
  reactionEffectNoCurrentOrder: 'tests/wrg/reaction/charts.test.ts',
  sheetReactionEffects: 'tests/wrg/reaction/charts.test.ts',
  sheetReactionFactorsCompared: 'tests/rulebook/second-reading.test.ts',
  daylightPeriods: 'tests/rulebook/second-reading.test.ts',
  randomFactorDistributions: 'tests/wrg/fighting/charts.test.ts',
  moraleTriggersUnit: 'tests/skirmish/charts.test.ts',
  moraleTriggersKnight: 'tests/skirmish/charts.test.ts',
  standardsValue: 'tests/skirmish/charts.test.ts',
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(folder, file));

describe('every chart of the five books', () => {
  const texts = filesIn('tests').map(file => readFileSync(file, 'utf8'));
  const typed = new Set(
    texts.flatMap(text => [...text.matchAll(/expectPrinted\(\s*(?:\w+\.)?(\w+)/g)].map(([, name]) => name)),
  );
  const defined = filesIn('src/rulesets').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/const (\w+) = defineChart\(/g)].map(([, name = '']) => ({ name, file })),
  );

  it('are found', () => {
    expect(defined.length).toBeGreaterThan(230);
  });

  it.each(defined)('$name has been typed a second time in a test', ({ name }) => {
    const elsewhere = otherwise[name];
    if (elsewhere === undefined) expect(typed).toContain(name);
    else expect(readFileSync(elsewhere, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
