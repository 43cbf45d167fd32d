import { describe, expect, it } from 'vitest';
import { listNumbers } from '../../../src/book/numbers.js';
import * as charts from '../../../src/rulesets/wrg/book/charts.js';
import { armyNumbers } from '../../../src/rulesets/wrg/book/numbers/army.js';
import { expectPrinted } from '../../cady/printed.js';

describe('the charts about armies, read a second time', () => {
  it('types [wrg/troops/second-classification] [wrg/troops/type-lc-li] [wrg/troops/type-lmi] [wrg/troops/type-mc-mi] [wrg/troops/type-hc-hi] [wrg/troops/type-lhi] [wrg/troops/type-ehc] [wrg/troops/ehc-vulnerability] [wrg/troops/type-shc]', () => {
    expectPrinted(
      charts.troopTypeChart,
      `
          | arm      | order        | usual-shield | targets-as-missile-front | targets-as-missile-rear
      lc  | cavalry  | loose        | light        | lc  | lc
      li  | infantry | loose        | light        | li  | li
      lmi | infantry | intermediate | carried      | mi  | mi
      lhi | infantry | intermediate | carried      | hi  | hi
      mc  | cavalry  | close        | large        | mc  | mc
      mi  | infantry | close        | large        | mi  | mi
      hc  | cavalry  | close        | large        | hc  | hc
      hi  | infantry | close        | large        | hi  | hi
      ehc | cavalry  | close        | >            | shc | hc
      shc | cavalry  | close        | not-needed   | shc | shc
      `,
    );
  });

  it('bases [wrg/basing/sizes] [wrg/basing/mi-hi-frontage] [wrg/basing/shc-frontage] [wrg/basing/chariot-extra-horse]', () => {
    expectPrinted(
      charts.baseSizes,
      `
                                          | frontage-mm | depth-mm
      li                                  | 30 | 30
      lmi                                 | 20 | 30
      mi-hi                               | 15 | 20
      lc                                  | 30 | 40
      mc-hc-ehc                           | 20 | 40
      shc                                 | 15 | 40
      bolt-thrower-chariot-elephant-wagon | 40 |
      extra-per-chariot-horse-over-2      | 10 |
      wheeled-penthouse                   | 60 |
      stone-thrower-or-siege-tower        | 80 |
      `,
    );
  });

  it('the penalty for narrow bases [wrg/basing/transition-penalty]', () => {
    expectPrinted(
      charts.transitionBasePenalty,
      `
                       | shooting | hand-to-hand
      at-least-15mm    | 0        | 0
      12-to-under-15mm | -1       | -1
      under-12mm       | -2       | -2
      `,
    );
  });

  it('sizes of units [wrg/organisation/unit-minimum] [wrg/organisation/unit-maximum] [wrg/organisation/unit-with-sub-units-command] [wrg/organisation/unit-with-sub-units-maximum] [wrg/organisation/sub-unit-minimum] [wrg/organisation/sub-unit-maximum] [wrg/organisation/sub-unit-no-standard] [wrg/organisation/elephant-units] [wrg/organisation/chariot-units] [wrg/organisation/command-chariot] [wrg/general/bodyguard]', () => {
    expectPrinted(
      charts.unitSizes,
      `
                                | minimum | maximum | officer | standard-bearer | musician
      unit-without-sub-units    | 5       | 50      | must    | must            | may
      unit-with-sub-units       | 5       | 60      | must    | must            | must
      sub-unit                  | 5       | 15      | must    | must-not        | must-not
      elephant-unit-non-indian  |         | 8       |         |                 |
      elephant-unit-indian      |         | 5       |         |                 |
      chariot-unit-non-indian   |         | 8       | must    | may             |
      chariot-unit-indian       |         | 5       | must    | may             |
      chariot-unit-celtic       |         | 12      | must    | may             |
      general-bodyguard-figures |         | 15      |         |                 |
      `,
    );
  });

  it('personality [wrg/general/personality-dice] [wrg/general/personality-reaction]', () => {
    expectPrinted(
      charts.subordinatePersonality,
      `
        | personality   | reaction-sign
      1 | over-cautious | minus
      2 | over-cautious | minus
      3 | average       | either
      4 | average       | either
      5 | rash          | plus
      6 | rash          | plus
      `,
    );
  });

  it('points of figures [wrg/points/infantry-light-medium] [wrg/points/infantry-heavy] [wrg/points/cavalry-light-medium] [wrg/points/cavalry-heavy] [wrg/points/cavalry-extra-heavy] [wrg/points/fanatics] [wrg/points/no-shield-infantry] [wrg/points/no-shield-cavalry] [wrg/points/cavalry-super-heavy] [wrg/points/crewman] [wrg/points/two-weapons] [wrg/points/chariot] [wrg/points/elephant] [wrg/points/extra-horse] [wrg/points/camel] [wrg/points/class-a] [wrg/points/class-b] [wrg/points/class-e] [wrg/points/command-unit] [wrg/points/command-sub-unit] [wrg/points/commander-in-chief] [wrg/points/subordinate-general] [wrg/points/engine-light-bolt] [wrg/points/engine-heavy-bolt] [wrg/points/engine-30-mina] [wrg/points/engine-1-talent] [wrg/points/engine-3-talent] [wrg/points/wagon] [wrg/points/mantlet] [wrg/points/ladder] [wrg/points/ram] [wrg/points/penthouse] [wrg/points/tower] [wrg/points/pontoon] [wrg/points/caltrops] [wrg/points/palisade] [wrg/points/curtain-wall]', () => {
    expectPrinted(
      charts.pointsValues,
      `
                                                        | regular | barbarian | barbarian-original
      light-light-medium-or-medium-infantryman          | 4       | 3         |
      heavy-infantryman                                 | 6       | 5         | 9
      light-or-medium-cavalryman                        | 8       | 6         |
      heavy-cavalryman                                  | 10      | 8         | 12
      extra-heavy-cavalryman                            | 12      | 10        | 15
      extra-fanatic                                     | -       | 1         |
      infantry-without-shield                           | -1      | -1        |
      cavalry-without-shield                            | -2      | -2        |
      super-heavy-cavalryman                            | 15      | 12        | 18
      fighting-crewman-chariot-or-elephant              | -       | 5         |
      extra-two-classes-of-weapon                       | 2       | 1         |
      chariot-2-horses-and-driver                       | -       | 10        |
      elephant-with-driver                              | -       | 15        |
      extra-horse-mount-or-pack-animal                  | 3       | 2         |
      camel-instead-of-horse                            | 5       | 1         |
      extra-class-a                                     | 2       | -         |
      extra-class-b                                     | 1       | 1         |
      reduction-class-e                                 | -       | -1        |
      command-points-unit                               | 10      | 25        |
      command-points-sub-unit                           | 5       | 10        |
      commander-in-chief                                | 100     | 100       |
      subordinate-general                               | 50      | 50        |
      light-bolt-thrower-crew-2                         | 20      | 40        |
      heavy-bolt-or-10-mina-stone-thrower-crew-3-6-oxen | 30      | 50        |
      30-mina-stone-thrower-crew-4-8-oxen               | 40      | 60        |
      1-talent-stone-thrower-crew-5-12-oxen             | 50      | 80        |
      3-talent-stone-thrower-crew-6-16-oxen             | 60      | 100       |
      wagon                                             | 10      | 10        |
      mantlet                                           | 3       | 5         |
      scaling-ladder                                    | 5       | 5         |
      ram                                               | 10      | 10        |
      wheeled-penthouse                                 | 50      | 100       |
      wheeled-tower                                     | 100     | 200       |
      pontoon-with-bridge-section                       | 10      | 20        |
      caltrops-10-paces                                 | 2       | -         |
      palisade-ditch-or-bank-10-paces                   | 2       | 3         |
      stone-curtain-wall-10-or-tower-5-paces            | 10      | 20        |
      `,
    );
  });

  it('pairs of weapons [wrg/weapons/combinations]', () => {
    expectPrinted(
      charts.twoWeaponCombinations,
      `
                                                | first                     | with
      early-imperial-legionaries                | (pila)                    | (javelins;)
      late-roman-and-byzantine-infantry         | (long-thrusting-spear)    | (javelins; darts)
      byzantine-light-cavalry                   | (kontos)                  | (darts;)
      byzantine-heavy-and-extra-heavy-cavalry   | (kontos)                  | (bow, darts;)
      indian-infantry                           | (two-handed-sword)        | (bow; javelins)
      thracian-peltast                          | (rhomphaia)               | (javelins;)
      assyrian-and-achaemenid-persian-infantry  | (short-thrusting-spear)   | (bow;)
      hellenistic-peltast                       | (long-thrusting-spear)    | (javelins;)
      celtic-charioteer                         | (long-thrusting-spear)    | (javelins;)
      elephant-riders                           | (pike, bow)               | (javelins;)
      huns                                      | (bow)                     | (javelins;)
      eastern-cavalry                           | (kontos, thrusting-spear) | (bow;)
      eastern-charioteers                       | (bow)                     | (javelins;)
      `,
    );
  });

  it('marches and boats [wrg/points/forced-march] [wrg/points/water-transport]', () => {
    expectPrinted(
      charts.marchAndWaterPoints,
      `
                                        | per-period-early | by-water
      mounted                           | 1                | >
      light-or-light-medium             | 1                | >
      medium-infantry                   | 2                | >
      heavy-infantry                    | 3                | >
      wagon                             | 5                | >
      engine                            | 5                | >
      infantry-by-boat                  | >                | 1
      cavalry-by-boat                   | >                | 3
      camelry-engine-or-chariot-by-boat | >                | 5
      elephant-by-boat                  | >                | 10
      `,
    );
  });

  it('bases of 15 mm figures [wrg/15mm/bases]', () => {
    expectPrinted(
      charts.bases15mm,
      `
                                          | frontage | depth
      hi-and-mi                           | 7.5      | 20
      lmi                                 | 10       | 20
      li                                  | 15       | 20
      shc                                 | 7.5      | 40
      ehc-hc-and-mc                       | 10       | 40
      lc                                  | 15       | 40
      elephants-and-bolt-shooting-engines | 20       | 40
      stone-throwing-engines              | 40       | 40
      chariots                            | 20       | 40
      `,
    );
  });
});

it('the numbers about armies, read a second time [wrg/scale/ground-inch] [wrg/scale/distances-in-paces] [wrg/scale/figure-men] [wrg/scale/figure-formation] [wrg/scale/model-represents-eight] [wrg/scale/period-length] [wrg/scale/campaign-period] [wrg/scale/game-length] [wrg/basing/frontage-mandatory] [wrg/general/commander-in-chief] [wrg/general/subordinates-allowed] [wrg/general/supersede-command] [wrg/setup/terrain-unit-number] [wrg/setup/terrain-units-available] [wrg/setup/scouts-inferior-side-reveals] [wrg/setup/deployment-map] [wrg/setup/time-advantage] [wrg/setup/fortress-garrison] [wrg/leaving-field/return] [wrg/leaving-field/delay] [wrg/victory/margin] [wrg/victory/half-control] [wrg/campaign/loser-defends] [wrg/campaign/losses-draw] [wrg/campaign/losses-winner-loser] [wrg/campaign/weather] [wrg/15mm/inch-scale] [wrg/15mm/mm-scale] [wrg/15mm/mm-ranks] [wrg/15mm/mm-column]', () => {
  const numbers = Object.fromEntries(
    armyNumbers.flatMap(listNumbers).map(({ id, value, source }) => [id.slice('wrg/'.length), [value, source.line]]),
  );
  expect(numbers).toEqual({
    'scale/paces-per-inch': [10, 63],
    'scale/metres-per-pace': [0.75, 63],
    'scale/men-per-figure': [20, 71],
    'scale/files-per-figure': [5, 73],
    'scale/ranks-per-figure': [4, 73],
    'scale/beasts-per-model': [8, 75],
    'scale/minutes-per-period': [0.5, 79],
    'scale/campaign-hours-per-period': [1, 83],
    'scale/periods': [12, 85],
    'scale/feet-per-pace': [2.5, 63],
    'scale/feet-per-millimetre': [1, 63],
    'basing/tolerance': [1, 130],
    'basing/chariot-horses': [2, 140],
    'basing/narrow': [15, 150],
    'basing/very-narrow': [12, 150],
    'generals/commanders-in-chief': [1, 189],
    'generals/points-for-one-subordinate': [1000, 191],
    'generals/points-for-two-subordinates': [1500, 191],
    'generals/personality-die': [6, 195],
    'generals/superseding-figures': [5, 197],
    'generals/superseding-models': [1, 197],
    'setting-up/terrain-nomination': [{ from: 1, to: 6 }, 290],
    'setting-up/terrain-die': [6, 292],
    'setting-up/terrain-divisor': [3, 292],
    'setting-up/terrain-square-mm': [1000, 310],
    'setting-up/house-hedge-mm': [500, 296],
    'setting-up/trees': [10, 300],
    'setting-up/marsh-side-mm': [300, 302],
    'setting-up/fordable-river-mm': [750, 304],
    'setting-up/unfordable-river-mm': [250, 304],
    'setting-up/outscouted-share': [0.1, 316],
    'setting-up/deployment-depth': [100, 320],
    'setting-up/enemy-edge': [200, 324],
    'setting-up/garrison-share': [0.5, 326],
    'lots/length': [10, 243],
    'lots/of-a-tower': [5, 244],
    'leaving/periods': [3, 1221],
    'leaving/in-sight': [3, 1223],
    'leaving/at-once': [4, 1221],
    'leaving/die': [6, 1221],
    'victory/margin': [0.1, 1243],
    'victory/threatened-share': [0.5, 1241],
    'campaign/terrain-units': [3, 1256],
    'campaign/draw-runaways': [1, 1259],
    'campaign/draw-others': [0.5, 1259],
    'campaign/winner-losses': [1, 1261],
    'campaign/loser-runaways': [0.5, 1261],
    'campaign/loser-others': [0.25, 1261],
    'campaign/months-between': [1, 1267],
    '15mm/extra-horse': [5, 1576],
    '15mm/inch-men-per-figure': [10, 1578],
    '15mm/inch-beasts-per-model': [4, 1578],
    '15mm/inch-share-fighting': [0.5, 1578],
    '15mm/inch-casualties-per-figure': [10, 1578],
    '15mm/mm-paces-per-mm': [1, 1580],
    '15mm/mm-men-per-figure': [50, 1582],
    '15mm/mm-ranks-per-figure': [8, 1582],
    '15mm/mm-files-per-figure': [6, 1582],
    '15mm/mm-officers-per-figure': [2, 1582],
    '15mm/mm-beasts-per-model': [8, 1582],
    '15mm/mm-pike-ranks': [2, 1586],
    '15mm/mm-ranks': [1, 1586],
    '15mm/mm-column-width': [30, 1587],
  });
});
