import { describe, expect, it } from 'vitest';
import { type Chart, checkChart, isFaces } from '../../src/chart/index.js';
import * as charts from '../../src/rulesets/cady/ancient-medieval/book/charts.js';
import { expectPrinted } from '../cady/printed.js';

describe('figure capability charts and grouping, read from the page again', () => {
  it('Figure capability: infantry [cady/ancient-medieval/capability/peasants] [cady/ancient-medieval/capability/light-infantry] [cady/ancient-medieval/capability/medium-infantry] [cady/ancient-medieval/capability/men-at-arms] [cady/ancient-medieval/capability/hoplites] [cady/ancient-medieval/capability/roman-auxiliary] [cady/ancient-medieval/capability/roman-legionary]', () => {
    expectPrinted(
      charts.figureCapabilityInfantry,
      `
                  | armor  | shock | movement-cm | melee-point | morale-value | range-cm | cost
      peasants    | light  | 0     | 30          | 2           | 1            | 0        | 1
      light       | light  | 0     | 30          | 4           | 2            | 0        | 2
      medium      | medium | 0     | 24          | 6           | 3            | 0        | 3
      men-at-arms | heavy  | 0.5   | 21          | 8           | 4            | 0        | 4
      hoplites    | medium | 1     | 24          | 6           | 5            | 0        | 5
      roman-aux   | light  | 0     | 30          | 4           | 3            | varies   | 3
      romans      | medium | 0.5   | 24          | 8           | 5            | 3        | 8
      `,
    );
  });

  it('Figure capability: missile troops [cady/ancient-medieval/capability/archer-light] [cady/ancient-medieval/capability/archer-medium] [cady/ancient-medieval/capability/crossbow-light] [cady/ancient-medieval/capability/crossbow-medium] [cady/ancient-medieval/capability/longbow-light] [cady/ancient-medieval/capability/longbow-medium] [cady/ancient-medieval/capability/arbalest-light] [cady/ancient-medieval/capability/arbalest-medium] [cady/ancient-medieval/capability/horse-archer-light] [cady/ancient-medieval/capability/horse-archer-medium] [cady/ancient-medieval/capability/slinger] [cady/ancient-medieval/capability/supply-wagon]', () => {
    expectPrinted(
      charts.figureCapabilityMissile,
      `
                          | armor  | shock | movement-cm | melee-point | morale-value | range-cm | cost
      archer-light        | light  | 0     | 30          | 3           | 3            | 40       | 10
      archer-medium       | medium | 0     | 24          | 4           | 3            | 40       | 10
      crossbow-light      | light  | 0     | 30          | 3           | 3            | 40       | 5
      crossbow-medium     | medium | 0     | 24          | 4           | 3            | 40       | 5
      longbow-light       | light  | 0     | 30          | 3           | 4            | 60       | 20
      longbow-medium      | medium | 0     | 24          | 4           | 4            | 60       | 20
      arbalest-light      | light  | 0     | 30          | 3           | 3            | 60       | 15
      arbalest-medium     | medium | 0     | 24          | 4           | 3            | 60       | 15
      horse-archer-light  | light  | 1     | 60          | 3           | 4            | 30       | 20
      horse-archer-medium | medium | 1     | 60          | 4           | 4            | 30       | 20
      slinger             | light  | 0     | 30          | 2           | 2            | 30       | 5
      supply-wagon        |        | -     | 30          | -           |              | -        | 20
      `,
    );
  });

  it('Figure capability: cavalry, mounts, chariots, elephants [cady/ancient-medieval/capability/light-cavalry] [cady/ancient-medieval/capability/medium-cavalry] [cady/ancient-medieval/capability/heavy-cavalry] [cady/ancient-medieval/capability/mounts-for-infantry] [cady/ancient-medieval/capability/chariot-archer] [cady/ancient-medieval/capability/chariot-slinger] [cady/ancient-medieval/capability/chariot-javelin] [cady/ancient-medieval/capability/chariot-fighter] [cady/ancient-medieval/capability/war-elephant-javelin] [cady/ancient-medieval/capability/war-elephant-archer]', () => {
    expectPrinted(
      charts.figureCapabilityCavalry,
      `
                           | armor  | shock | movement-cm | melee-point | morale-value | range-cm | cost
      light-cavalry        | light  | 1     | 90          | 8           | 5            | 0        | 10
      medium-cavalry       | medium | 2     | 78          | 9           | 5            | 0        | 10
      heavy-cavalry        | heavy  | 3     | 72          | 10          | 5            | 0        | 10
      mounts-for-infantry  | 0      | 0     | 60          | 0           | 0            | 0        | 5
      chariot-archer       | medium | 1     | 51          | 6           |              | 30       | 20
      chariot-slinger      | medium | 1     | 51          | 6           |              | 21       | 15
      chariot-javelin      | medium | 1     | 51          | 6           |              | 12       | 10
      chariot-fighter      | medium | 1     | 24          | 6           |              | 0        | 5
      war-elephant-javelin | medium | 0     | 24          | 8           |              | 10       | 50
      war-elephant-archer  | medium | 0     | 24          | 8           |              | 30       | 75
      `,
    );
  });

  it('Figure capability: artillery [cady/ancient-medieval/capability/ballista] [cady/ancient-medieval/capability/onager-catapult] [cady/ancient-medieval/capability/trebuchet]', () => {
    expectPrinted(
      charts.figureCapabilityArtillery,
      `
                      | armor | movement-cm | melee | range-cm | hit-area-cm | hit-area-shape | crew | cost
      ballista        | light | 12          | 2     | 90       | 6           | linear         | 3    | 75
      onager-catapult | light | 12          | 2     | 100      | 8           | diameter       | 6    | 100
      trebuchet       | light | 0           | 2     | 120      | 10          | diameter       | 9    | 120
      `,
    );
  });

  it('Figure capability: gunpowder artillery [cady/ancient-medieval/capability/hand-cannon] [cady/ancient-medieval/capability/pot-d-fer] [cady/ancient-medieval/capability/culverin] [cady/ancient-medieval/capability/cannon] [cady/ancient-medieval/capability/bombard]', () => {
    expectPrinted(
      charts.figureCapabilityGunpowder,
      `
                  | armor  | melee | morale | range                         | crew | hit-area-cm | cost
      hand-cannon | medium | 4     | 2      | {0..14 [2,4,6]; 15..20 [4,6]} |      |             | 5
      pot-d-fer   | light  | 2     | 2      | 60                            | 3    | 6:linear    | 50
      culverin    | light  | 2     | 2      | 75                            | 6    | 6           | 75
      cannon      | light  | 2     | 2      | 90                            | 6    | 8           | 100
      bombard     | light  | 2     | 2      | 120                           | 9    | 12          | 120
      `,
    );
  });

  it('Historical grouping [cady/ancient-medieval/scope/general-period-troop-lists] [cady/ancient-medieval/scope/choice-of-period]', () => {
    expectPrinted(
      charts.historicalGrouping,
      `
         | ancient         | early-medieval    | late-medieval
      1  | light infantry  | light infantry    | light infantry
      2  | medium infantry | medium infantry   | medium infantry
      3  | light cavalry   | light cavalry     | men-at-arms
      4  | chariots        | medium cavalry    | light cavalry
      5  | slingers        | light bowmen      | medium cavalry
      6  | light bowmen    | viking berserkers | heavy cavalry
      7  | elephants       | light bowmen      | long bowmen
      8  | hoplites        | crossbow          | (crossbow, arbalest)
      9  | legionnaires    | pole-arms         | pikemen
      10 | catapults       | catapult          | (catapult, trebuchet)
      11 | ballista        | ballista          | gunpowder weapons
      `,
    );
  });
});

describe('artillery and buildings, read from the page again', () => {
  it('Ancient and medieval artillery: number of crew [cady/ancient-medieval/artillery/crew-size]', () => {
    expectPrinted(
      charts.artilleryCrewSize,
      `
                               | crew
      ballista                 | 3
      catapult-onager-culverin | 6
      trebuchet-bombard        | 9
      `,
    );
  });

  it('Effects of a reduction in crew [cady/ancient-medieval/artillery/crew-half-rate] [cady/ancient-medieval/artillery/crew-no-fire]', () => {
    expectPrinted(
      charts.artilleryCrewReduction,
      `
                                      | full-crew | half-rate-at | no-fire-at
      ballista-pot-d-fer              | 3         | 2            | 1
      catapult-onager-culverin-cannon | 6         | 4            | 2
      trebuchet-bombard               | 9         | 6            | 3
      `,
    );
  });

  it('Firing above target, added range in cm [cady/ancient-medieval/artillery/hill-range-bonus] [cady/ancient-medieval/artillery/hill-range-malus]', () => {
    expectPrinted(
      charts.artilleryHillRange,
      `
                      | ballista | catapult | trebuchet
      one-hill-level  | 10       | 20       | 30
      two-hill-levels | 15       | 25       | 35
      `,
    );
  });

  it('Available crew key on the artillery order sheet [cady/ancient-medieval/sheet/artillery-crew-boxes]', () => {
    expectPrinted(
      charts.artillerySheetCrew,
      `
                        | crew
      ballista-rockets  | 2
      catapult-cannon   | 4
      trebuchet-bombard | 6
      `,
    );
  });

  it('Hits to destroy an object [cady/ancient-medieval/gunpowder/object-destruction]', () => {
    expectPrinted(
      charts.objectDestruction,
      `
                                  | bombard-hits | cannon-hits | within-cm-of-same-spot
      castle-tower                | 2            | 4           | 5
      castle-wall-section         | 2            | 4           | 5
      stone-bridge-or-castle-gate | 1            | 2           | 5
      wooden-bridge               | 1            | 1           | 5
      `,
    );
  });

  it('6-pounder against an occupied building (six-sided die) [cady/ancient-medieval/sheet/building-fire-6pd]', () => {
    expectPrinted(
      charts.buildingArtillery6pd,
      `
              | faces     | casualty-factor
      none    | [1]       | 0
      normal  | [2,3,4,5] | 1
      doubled | [6]       | 2
      `,
    );
  });

  it('8-pounder against an occupied building (eight-sided die) [cady/ancient-medieval/sheet/building-fire-8pd]', () => {
    expectPrinted(
      charts.buildingArtillery8pd,
      `
              | faces         | casualty-factor
      none    | [1]           | 0
      normal  | [2,3,4,5,6,7] | 1
      doubled | [8]           | 2
      `,
    );
  });

  it('12-pounder or howitzer against an occupied building (twelve-sided die) [cady/ancient-medieval/sheet/building-fire-12pd]', () => {
    expectPrinted(
      charts.buildingArtillery12pd,
      `
              | faces         | casualty-factor
      none    | [1]           | 0
      normal  | [3,4,5,6,8,9] | 1
      doubled | [10,11,12]    | 2
      `,
    );
  });

  it('Points to destroy a floor [cady/ancient-medieval/sheet/building-class] [cady/ancient-medieval/sheet/building-floor-destruction]', () => {
    expectPrinted(
      charts.buildingFloorPoints,
      `
              | points-per-floor
      class-a | 18
      class-b | 12
      class-c | 8
      class-d | 6
      `,
    );
  });
});

describe('gunpowder, read from the page again', () => {
  it('Gunpowder: number of crew [cady/ancient-medieval/gunpowder/crew]', () => {
    expectPrinted(
      charts.gunpowderCrew,
      `
                         | crew
      pot-d-fer-culverin | 3
      cannon             | 6
      bombard            | 9
      `,
    );
  });

  it('Hand cannons [cady/ancient-medieval/hand-cannon/stats]', () => {
    expectPrinted(
      charts.handCannonTable,
      `
                  | armor  | movement-cm | melee | morale | range-cm | cost
      hand-cannon | medium | 24          | 4     | 2      | 45       | 5
      `,
    );
  });

  it('Hand cannon hits by range third (ten-sided die) [cady/ancient-medieval/hand-cannon/odds] [cady/ancient-medieval/gunpowder/ignores-armor]', () => {
    expectPrinted(
      charts.handCannonOdds,
      `
                          | hits
      far-final-third     | [4,6]
      middle-third        | [2,4,6]
      close-third-or-less | [2,4,6,8]
      `,
    );
  });

  it('Gunpowder artillery [cady/ancient-medieval/gunpowder-artillery/stats-hand-cannon] [cady/ancient-medieval/gunpowder-artillery/stats-pot-d-fer] [cady/ancient-medieval/gunpowder-artillery/stats-culverin] [cady/ancient-medieval/gunpowder-artillery/stats-cannon] [cady/ancient-medieval/gunpowder-artillery/stats-bombard]', () => {
    expectPrinted(
      charts.gunpowderArtillery,
      `
                  | armor | movement-cm | melee | morale | crew | range-cm | hit-area    | cost
      hand-cannon | heavy | 24          | 4     | 2      | 1    | 45       |             | 5
      pot-d-fer   | light | 12          | 2     | 2      | 3    | 90       | 6:linear    | 50
      culverin    | light | 12          | 2     | 2      | 6    | 90       | 6:diameter  | 75
      cannon      | light | 12          | 2     | 2      | 6    | 100      | 8:diameter  | 100
      bombard     | light | 0           | 2     | 2      | 9    | 120      | 12:diameter | 120
      `,
    );
  });

  it('Before firing gunpowder artillery, two six-sided dice [cady/ancient-medieval/gunpowder/firing-check]', () => {
    expectPrinted(
      charts.gunpowderFiringCheck,
      `
                    | rolls
      misfire       | [2,3]
      good-shooting | [7,11]
      normal        | [4,5,6,8,9,10]
      blows-up      | [12]
      `,
    );
  });
});

describe('missile fire, read from the page again', () => {
  it('Missile fire from a hill, added range in cm [cady/ancient-medieval/missile/hill-range-bonus] [cady/ancient-medieval/missile/hill-range-malus]', () => {
    expectPrinted(
      charts.missileHillRange,
      `
                        | all-missile-figures
      one-hill-level    | 5
      two-hill-levels   | 10
      three-hill-levels | 15
      `,
    );
  });

  it('Kill shots ladder (ten-sided missile die) [cady/ancient-medieval/missile/kill-ladder] [cady/ancient-medieval/missile/armor-start] [cady/ancient-medieval/missile/zero-rung]', () => {
    expectPrinted(
      charts.killShots,
      `
        | hits
      5 | [2,4,6,8,10]
      4 | [2,4,6,8]
      3 | [2,4,6]
      2 | [4,6]
      1 | [6]
      0 | -
      `,
    );
  });

  it('Missile steps [cady/ancient-medieval/missile/step-mid-range] [cady/ancient-medieval/missile/step-close-range] [cady/ancient-medieval/missile/step-deep-target] [cady/ancient-medieval/missile/massed-target] [cady/ancient-medieval/missile/step-fence] [cady/ancient-medieval/missile/step-forest-edge] [cady/ancient-medieval/missile/step-indirect] [cady/ancient-medieval/missile/step-moved-target]', () => {
    expectPrinted(
      charts.missileStepModifiers,
      `
                                          | steps
      range-less-than-two-thirds          | 1
      range-less-than-one-third           | 2
      target-four-or-more-stands-deep     | 1
      target-behind-wooden-or-stone-fence | -1
      target-on-edge-of-forest            | -1
      indirect-or-behind-first-rank       | -1
      target-unit-moved-this-turn         | -1
      `,
    );
  });

  it('Movement examples, loaded and unloaded [cady/ancient-medieval/missile/loading-actions] [cady/ancient-medieval/missile/loading-crossbow] [cady/ancient-medieval/missile/loading-artillery]', () => {
    expectPrinted(
      charts.loadingChart,
      `
                        | archers-loaded | archers-unloaded | crossbow-arbalest-loaded | crossbow-arbalest-unloaded | artillery-loaded | artillery-unloaded
      example-1-third-1 | fire           | load             | fire                     | move                       | fire             | ?
      example-1-third-2 | load           | move             | move                     | load                       | load             | move
      example-1-third-3 | fire           | fire             | move                     | fire                       | load             | move
      example-2-third-1 | move           | move             | move                     | move                       | fire             | load
      example-2-third-2 | move           | move             | move                     | load                       | destroy          | load
      example-2-third-3 | fire           | load             | fire                     | fire                       |                  | fire
      example-3-third-1 | fire           | charge           | fire                     | charge                     | move             | melee
      example-3-third-2 | load           | melee            | load                     | melee                      | destroy          | melee
      example-3-third-3 | move           | melee            | fire                     | melee                      |                  | destroy
      `,
    );
  });
});

describe('shock and movement, read from the page again', () => {
  it('Shock hits on a six-sided die: receiver (rows) by attacker (columns) [cady/ancient-medieval/shock/chart] [cady/ancient-medieval/shock/infantry-with-shock] [cady/ancient-medieval/shock/dice]', () => {
    expectPrinted(
      charts.shockChart,
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

  it('Shock reductions (period section) [cady/ancient-medieval/shock/reduction-one] [cady/ancient-medieval/shock/reduction-two]', () => {
    expectPrinted(
      charts.shockReductions,
      `
                          | shocks
      pole-arms           | 1
      troops-in-a-ford    | 1
      uphill              | 1
      behind-wooden-fence | 1
      stakes              | 2
      caltrops            | 2
      pike                | 2
      stone-wall          | 2
      `,
    );
  });

  it('Effects on movement (period section) [cady/ancient-medieval/movement/formation-change] [cady/ancient-medieval/movement/forest] [cady/ancient-medieval/movement/charge-bonus] [cady/ancient-medieval/movement/ford-or-creek] [cady/ancient-medieval/movement/road-bonus] [cady/ancient-medieval/movement/pass-through] [cady/ancient-medieval/movement/rough-terrain] [cady/ancient-medieval/movement/hill-level] [cady/ancient-medieval/movement/creek-elsewhere] [cady/ancient-medieval/movement/direction-change] [cady/ancient-medieval/movement/artillery-over-fence] [cady/ancient-medieval/movement/infantry-over-fence]', () => {
    expectPrinted(
      charts.effectsOnMovement,
      `
                                       | change-thirds
      formation-change-morale-3-4-5    | -1
      river-at-ford-or-creek-anywhere  | -1
      pass-through-friendly-unit       | -1
      hill-level-up-or-down            | -1
      direction-change-over-45-degrees | -1
      infantry-over-fence-or-wall      | -1
      forest-off-road                  | -1
      river-at-ford                    | -1
      rough-terrain-off-road           | -1
      creek-not-at-ford-or-bridge      | -1
      artillery-over-fence-or-wall     | -1
      ordered-charge                   | 1
      portion-on-road                  | 1
      musket-infantry-column-straight  | 1
      `,
    );
  });
});

describe('Romans, phalanx, slingers, Greek fire, read from the page again', () => {
  it('Romans [cady/ancient-medieval/romans/stats-auxiliary] [cady/ancient-medieval/romans/stats-legion] [cady/ancient-medieval/romans/stats-bow-light] [cady/ancient-medieval/romans/stats-bow-medium] [cady/ancient-medieval/romans/stats-cavalry]', () => {
    expectPrinted(
      charts.romansTable,
      `
                         | armor  | shock | move-cm | melee | morale | range-cm | cost
      infantry-auxiliary | light  | 0     | 30      | 4     | 3      | -        | 3
      infantry-legion    | medium | 0.5   | 24      | 8     | 5      | 3        | 8
      missile-bow-light  | light  | 0     | 30      | 2     | 2      | 42       | 5
      missile-bow-medium | medium | 0     | 24      | 4     | 2      | 42       | 8
      cavalry            | light  | 1     | 90      | 6     | 5      | -        | 10
      `,
    );
  });

  it('Greek hoplite [cady/ancient-medieval/phalanx/stats]', () => {
    expectPrinted(
      charts.phalanxTable,
      `
              | armor  | shock | move-cm | melee | morale | cost
      hoplite | medium | 1     | 24      | 6     | 5      | 5
      `,
    );
  });

  it('Slinger [cady/ancient-medieval/slinger/stats]', () => {
    expectPrinted(
      charts.slingerTable,
      `
              | armor | shock | movement-cm | melee | morale | range-cm | cost
      slinger | light | 0     | 30          | 2     | 2      | 21       | 5
      `,
    );
  });

  it('Greek fire, six-sided die [cady/ancient-medieval/greek-fire/roll]', () => {
    expectPrinted(
      charts.greekFireTable,
      `
               | faces
      explodes | [1]
      misfire  | [3]
      hits     | [2,4,5,6]
      `,
    );
  });
});

describe('elephants, read from the page again', () => {
  it('War elephants [cady/ancient-medieval/elephant/stats-javelin] [cady/ancient-medieval/elephant/stats-archer] [cady/ancient-medieval/elephant/ammunition]', () => {
    expectPrinted(
      charts.elephantTable,
      `
              | armor-class | weapon  | move-cm | melee | number-of-missiles | range-cm | cost
      javelin | heavy       | javelin | 24      | 8     | 12                 | 12       | 50
      archer  | heavy       | archer  | 24      | 8     | 24                 | 30       | 75
      `,
    );
  });

  it('Elephant rampage, two six-sided dice (section) [cady/ancient-medieval/elephant/rampage-table]', () => {
    expectPrinted(
      charts.elephantRampage,
      `
            | roll   | distance-cm | max-figures
      2-9   | 2..9   | 6           | 6
      10-11 | 10..11 | 6           | >
      12    | 12..12 | 6           |
      `,
    );
  });

  it('Missile hits against an elephant (ten-sided die) [cady/ancient-medieval/elephant/missile-odds]', () => {
    expectPrinted(
      charts.elephantMissileOdds,
      `
            | hits
      far   | [4,6]
      mid   | [2,4,6]
      close | [2,4,6,8]
      `,
    );
  });

  it('Ways an elephant is removed [cady/ancient-medieval/elephant/hits-to-rampage] [cady/ancient-medieval/elephant/catapult-hit] [cady/ancient-medieval/elephant/ballista-hits] [cady/ancient-medieval/artillery/ballista-elephant]', () => {
    expectPrinted(
      charts.elephantRemoval,
      `
                                          | amount
      missile-and-melee-hits-then-rampage | 6
      direct-catapult-hits                | 1
      direct-ballista-hits                | 2
      ballista-hit-counts-as-missile-hits | 2
      `,
    );
  });

  it('Elephant order sheet values [cady/ancient-medieval/sheet/elephant-stats]', () => {
    expectPrinted(
      charts.elephantOrderSheet,
      `
              | armor-class | move-cm | weapon  | melee | number-of-missiles | range-cm | shock | cost
      javelin | heavy       | 24      | javelin | 10    | 12                 | 10       | 3     | 50
      archer  | heavy       | 24      | archer  | 10    | 24                 | 30       | 3     | 75
      `,
    );
  });

  it('Missile hits on an elephant (order sheet) [cady/ancient-medieval/sheet/elephant-missile-odds]', () => {
    expectPrinted(
      charts.elephantSheetMissileOdds,
      `
                              | hits-start-at
      two-thirds-to-maximum   | [4,6]
      one-third-to-two-thirds | [2,4,6]
      one-third-or-less       | [2,4,6,8]
      `,
    );
  });

  it('Elephant rampage (order sheet) [cady/ancient-medieval/sheet/elephant-rampage]', () => {
    expectPrinted(
      charts.elephantSheetRampage,
      `
          | roll   | max-figures
      2-9 | 2..9   | 6
      10  | 10..10 | >
      11  | 11..11 |
      12  | 12..12 |
      `,
    );
  });
});

describe('chariots, read from the page again', () => {
  it('Chariot [cady/ancient-medieval/chariot/stats-archer] [cady/ancient-medieval/chariot/stats-slinger] [cady/ancient-medieval/chariot/stats-javelin] [cady/ancient-medieval/chariot/stats-fighter]', () => {
    expectPrinted(
      charts.chariotTable,
      `
              | armor  | shock | movement-cm | melee | morale | weapon  | range-cm | cost
      archer  | medium | 2     | 51          | 6     |        | archer  | 30       | 20
      slinger | medium | 2     | 51          | 6     |        | slinger | 21       | 15
      javelin | medium | 2     | 51          | 6     |        | javelin | 10       | 10
      fighter | medium | 0     | 24          | 6     |        |         | 0        | 5
      `,
    );
  });

  it('Chariot order sheet values [cady/ancient-medieval/sheet/chariot-stats]', () => {
    expectPrinted(
      charts.chariotOrderSheet,
      `
              | armor  | shock | move-cm | melee | morale | range-cm | missiles | cost
      archer  | medium | 1     | 51      | 6     | 5      | 30       | 24       | 20
      slinger | medium | 1     | 51      | 6     | 5      | 21       | 24       | 15
      javelin | medium | 1     | 51      | 6     | 5      | 12       | 12       | 10
      `,
    );
  });
});

describe('later figures, read from the page again', () => {
  it('Mounted infantry [cady/ancient-medieval/mounted-infantry/stats]', () => {
    expectPrinted(
      charts.mountedInfantryTable,
      `
            | armor | shock | movement-cm | cost
      mount |       | 0     | 60          | 5
      `,
    );
  });

  it('Swiss pike [cady/ancient-medieval/pike/stats-light] [cady/ancient-medieval/pike/stats-medium]', () => {
    expectPrinted(
      charts.swissPikeTable,
      `
             | armor  | shock | movement-cm | melee | morale | cost
      light  | light  | 0.5   | 30          | 6     | 5      | 6
      medium | medium | 0.5   | 24          | 8     | 5      | 6
      `,
    );
  });

  it('Pole arm / spear [cady/ancient-medieval/polearm/stats]', () => {
    expectPrinted(
      charts.poleArmTable,
      `
                     | armor  | shock | move-cm | melee | morale | cost
      pole-arm-spear | medium | 0.5   | 24      | 7     | 4      | 6
      `,
    );
  });

  it('Samurai [cady/ancient-medieval/samurai/stats-infantry] [cady/ancient-medieval/samurai/stats-archer] [cady/ancient-medieval/samurai/stats-cavalry]', () => {
    expectPrinted(
      charts.samuraiTable,
      `
               | armor  | shock | movement-cm | melee | range-cm | cost
      infantry | medium | 0     | 24          | >     | -        | 25
      archer   | medium | 0     | 24          | >     | 30       | 30
      cavalry  | medium | 1     | 72          | >     | -        | 35
      `,
    );
  });

  it('Samurai melee point by opponent [cady/ancient-medieval/samurai/melee-points]', () => {
    expectPrinted(
      charts.samuraiMelee,
      `
                             | melee-point
      heavy-armor-or-samurai | 8
      medium-armor           | 9
      pikes                  | 9
      light-troops           | 10
      `,
    );
  });

  it('Mongol horse archers [cady/ancient-medieval/mongol/stats]', () => {
    expectPrinted(
      charts.mongolTable,
      `
                          | armor | shock | movement-cm | melee | morale | range-cm | cost
      mongol-horse-archer | light | 1     | 60          | 6     | 4      | 30       | 30
      `,
    );
  });

  it('Viking berserker [cady/ancient-medieval/berserker/stats]', () => {
    expectPrinted(
      charts.berserkerTable,
      `
               | armor  | morale | movement-cm | melee | cost
      infantry | medium |        | 30          | 8     | 40
      `,
    );
  });

  it('Hussite war wagon [cady/ancient-medieval/hussite/stats]', () => {
    expectPrinted(
      charts.hussiteTable,
      `
                | armor | shock | movement-cm | melee  | morale | range  | cost
      war-wagon |       | 0     | 30          | varies | varies | varies | varies
      `,
    );
  });
});

describe('caltrops and ransom, read from the page again', () => {
  it('Caltrop losses (six-sided die) by how far the unit has moved [cady/ancient-medieval/caltrops/losses]', () => {
    expectPrinted(
      charts.caltropsLosses,
      `
                                 | hits
      one-third-or-less          | -
      one-third-to-two-thirds    | [6]
      two-thirds-to-full         | [4,6]
      charge-full-plus-one-third | [2,4,6]
      `,
    );
  });

  it('Ransom point values [cady/ancient-medieval/ransom/point-values]', () => {
    expectPrinted(
      charts.ransomValues,
      `
                    | points
      king-or-queen | 1000
      prince        | 800
      duke          | 500
      baron         | 300
      knight        | 10
      `,
    );
  });
});

describe('laws of the ancient and medieval charts', () => {
  it('every chart has the id and the name it is exported under, and its document', () => {
    const named = new Map<unknown, string>(Object.entries(charts).map(([name, chart]) => [chart, name]));
    const camel = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const printedIn = (document: string) =>
      charts.ancientMedievalCharts.filter(({ source }) => source.document === document);
    const book = printedIn('cady-book');
    for (const chart of book) {
      expect(chart.id).toMatch(/^cady\/ancient-medieval\//);
      expect(named.get(chart)).toBe(camel(chart.id.split('/').at(-1)!));
    }
    const card = printedIn('cady-card');
    for (const chart of card) {
      expect(chart.id).toMatch(/^cady\/card\//);
      expect(named.get(chart)).toBe(camel(`card-${chart.id.split('/').at(-1)!}`));
    }
    expect(new Set(charts.ancientMedievalCharts.map(chart => chart.id)).size).toBe(book.length + card.length);
    expect([book.length, card.length]).toEqual([50, 10]);
  });

  it.each([
    ['greek fire', charts.greekFireTable, [1, 2, 3, 4, 5, 6]],
    ['6 pd', charts.buildingArtillery6pd, [1, 2, 3, 4, 5, 6]],
    ['8 pd', charts.buildingArtillery8pd, [1, 2, 3, 4, 5, 6, 7, 8]],
    // 2 and 7 are not printed.
    ['12 pd', charts.buildingArtillery12pd, [1, 3, 4, 5, 6, 8, 9, 10, 11, 12]],
  ] as const)('%s: every face falls under one result', (_, chart: Chart, faces) => {
    const printed = chart.rows.map(row => chart.cells[row]?.faces).filter(isFaces);
    expect(printed.flat().sort((a, b) => a - b)).toEqual(faces);
  });

  it('two dice before a gun fires: every sum from 2 to 12 has one effect [cady/ancient-medieval/gunpowder/firing-check]', () => {
    const sums = charts.gunpowderFiringCheck.rows.flatMap(row => charts.gunpowderFiringCheck.cells[row].rolls);
    expect([...sums].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('odds fall from rung to rung, rise from far to close, and with the speed over caltrops', () => {
    const disorder = (chart: Chart, direction: 'rising' | 'falling') =>
      checkChart(chart, { monotony: [{ along: 'rows', direction }] });
    expect(disorder(charts.killShots, 'falling')).toEqual([]);
    expect(disorder(charts.handCannonOdds, 'rising')).toEqual([]);
    expect(disorder(charts.elephantMissileOdds, 'rising')).toEqual([]);
    expect(disorder(charts.caltropsLosses, 'rising')).toEqual([]);
    // So that a chart out of order would be found.
    expect(disorder(charts.killShots, 'rising')).not.toEqual([]);
  });

  it('height never shortens a range, and a heavier engine gains more by it', () => {
    expect(checkChart(charts.artilleryHillRange, { monotony: [{ along: 'rows', direction: 'rising' }] })).toEqual([]);
    expect(checkChart(charts.artilleryHillRange, { monotony: [{ along: 'columns', direction: 'rising' }] })).toEqual(
      [],
    );
    expect(checkChart(charts.missileHillRange, { monotony: [{ along: 'rows', direction: 'rising' }] })).toEqual([]);
  });

  it('a crew halves its fire by a third lost and ends it by two', () => {
    for (const row of charts.artilleryCrewReduction.rows) {
      const crew = charts.artilleryCrewReduction.cells[row];
      expect(crew['half-rate-at'] * 3).toBe(crew['full-crew'] * 2);
      expect(crew['no-fire-at'] * 3).toBe(crew['full-crew']);
    }
  });

  it('everybody who moves does so in thirds that are whole centimetres', () => {
    const moves = [
      ...Object.values(charts.figureCapabilityInfantry.cells),
      ...Object.values(charts.figureCapabilityMissile.cells),
      ...Object.values(charts.figureCapabilityCavalry.cells),
    ].map(figure => figure['movement-cm']);
    for (const move of moves) expect(move % 3).toBe(0);
  });
});
