import { describe, expect, it } from 'vitest';
import * as charts from '../../src/rulesets/cady/ancient-medieval/book/charts.js';
import * as common from '../../src/rulesets/cady/common/book/charts.js';
import { expectPrinted } from '../cady/printed.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

describe('the card, read again', () => {
  it('Figure capability: ancient/medieval infantry', () => {
    expectPrinted(
      charts.cardAncientMedievalInfantry,
      `
                  | armor  | shock | move | melee | morale | range  | cost
      peasants    | light  | 0     | 30   | 2     | 1      | 0      | 1
      light       | light  | 0     | 30   | 4     | 2      | 0      | 2
      medium      | medium | 0     | 24   | 6     | 3      | 0      | 3
      men-at-arms | heavy  | 0.5   | 21   | 8     | 4      | 0      | 4
      hoplites    | medium | 1     | 24   | 6     | 5      | 0      | 5
      roman-aux   | light  | 0     | 30   | 4     | 3      | varies | 3
      romans      | medium | 0.5   | 24   | 8     | 5      | 3      | 8
      `,
    );
  });

  it('Figure capability: missile troops and supply wagon', () => {
    expectPrinted(
      charts.cardMissile,
      `
                          | armor  | shock | move | melee | morale | range | cost
      archer-light        | light  | 0     | 30   | 3     | 3      | 40    | 10
      archer-medium       | medium | 0     | 24   | 4     | 3      | 40    | 10
      crossbow-light      | light  | 0     | 30   | 3     | 3      | 40    | 5
      crossbow-medium     | medium | 0     | 24   | 4     | 3      | 40    | 5
      longbow-light       | light  | 0     | 30   | 3     | 4      | 60    | 20
      longbow-medium      | medium | 0     | 24   | 4     | 4      | 60    | 20
      arbalest-light      | light  | 0     | 30   | 3     | 3      | 60    | 15
      arbalest-medium     | medium | 0     | 24   | 4     | 3      | 60    | 15
      horse-archer-light  | light  | 1     | 60   | 3     | 4      | 30    | 20
      horse-archer-medium | medium | 1     | 60   | 4     | 4      | 30    | 20
      slinger-light       | light  | 0     | 30   | 2     | 2      | 30    | 5
      supply-wagon        |        | -     | 30   | -     |        | -     | 20
      `,
    );
  });

  it('Supply wagon load (one of these)', () => {
    expectPrinted(
      charts.cardSupplyWagon,
      `
                      | shots-each
      ballista        | 12
      catapult-onager | 12
      missile-unit    | 12
      `,
    );
  });

  it('Figure capability: cavalry, chariots, elephants', () => {
    expectPrinted(
      charts.cardCavalry,
      `
                           | armor  | shock | move | melee | morale | range | cost
      light-cavalry        | light  | 1     | 90   | 8     | 5      | 0     | 10
      med-cavalry          | medium | 2     | 78   | 9     | 5      | 0     | 10
      h-cavalry            | heavy  | 3     | 72   | 10    | 5      | 0     | 10
      mounts-inf           | 0      | 0     | 60   | 0     | 0      | 0     | 5
      chariot-archer       | medium | 1     | 51   | 6     |        | 30    | 20
      chariot-slinger      | medium | 1     | 51   | 6     |        | 21    | 15
      chariot-javelin      | medium | 1     | 51   | 6     |        | 12    | 10
      chariot-fighter      | medium | 1     | 24   | 6     |        | 0     | 5
      war-elephant-javelin | medium | 0     | 24   | 8     |        | 10    | 50
      war-elephant-archer  | medium | 0     | 24   | 8     |        | 30    | 75
      `,
    );
  });

  it('Ancient and medieval artillery', () => {
    expectPrinted(
      charts.cardArtillery,
      `
                      | armor | move | melee | range | hit-area | hit-area-shape | crew | cost
      ballista        | light | 12   | 2     | 90    | 6        | linear         | 3    | 75
      onager-catapult | light | 12   | 2     | 100   | 8        | diameter       | 6    | 100
      trebuchet       | light | 0    | 2     | 120   | 10       | diameter       | 9    | 120
      `,
    );
  });

  it('Medieval gunpowder weapons', () => {
    expectPrinted(
      charts.cardMedievalGunpowder,
      `
                  | armor  | move | move-once-set-up | melee | morale | range | crew | hit-area | hit-area-shape | cost
      hand-cannon | medium | 24   | 24               | 4     | 2      | 20    |      |          |                | 5
      pot-d-fer   | light  | 12   | 12               | 2     | 2      | 60    | 3    | 6        | linear         | 50
      culverin    | light  | 12   | 12               | 2     | 2      | 75    | 6    | 6        | diameter       | 75
      cannon      | light  | 12   | 12               | 2     | 2      | 90    | 6    | 8        | diameter       | 100
      bombard     | light  | 10   | 0                | 2     | 2      | 120   | 9    | 12       | diameter       | 120
      `,
    );
  });

  it('Hand cannon odds by range', () => {
    expectPrinted(
      charts.cardHandCannonOdds,
      `
           | range  | faces
      near | 0..14  | [2,4,6]
      far  | 15..20 | [4,6]
      `,
    );
  });

  it('Range added when firing at a target below (cm)', () => {
    expectPrinted(
      charts.cardMedievalArtilleryHills,
      `
                 | ballista | catapult | trebuchet
      one-level  | 10       | 20       | 30
      two-levels | 15       | 25       | 35
      `,
    );
  });

  it('Missile range added per height above the target (cm)', () => {
    expectPrinted(
      charts.cardMissileHill,
      `
                   | all-missile-figures
      one-level    | 5
      two-levels   | 10
      three-levels | 15
      `,
    );
  });

  it('Movement examples: what fits into the three thirds of a turn', () => {
    expectPrinted(
      charts.cardMovementExamples,
      `
                                 | example-1        | example-2        | example-3
      archers-loaded             | (fire, load, fire) | (move, move, fire) | (fire, load, move)
      archers-unloaded           | (load, move, fire) | (move, move, load) | (charge, melee, melee)
      crossbow-arbalest-loaded   | (fire, move, move) | (move, move, fire) | (fire, load, fire)
      crossbow-arbalest-unloaded | (move, load, fire) | (move, load, fire) | (charge, melee, melee)
      artillery-loaded           | (fire, load, load) | (fire, destroy)    | (move, destroy)
      artillery-unloaded         | (move, move)       | (load, load, fire) | (melee, melee, destroy)
      `,
    );
  });

  it('Scale', () => {
    expectPrinted(
      common.cardScale,
      `
                | game-cm
      10-yards  | 3
      50-yards  | 15
      100-yards | 30
      200-yards | 60
      300-yards | 90
      400-yards | 120
      `,
    );
  });

  it('Effects on movement', () => {
    expectPrinted(
      common.cardEffectsOnMovement,
      `
                                   | effect    | fraction
      formation-change             | reduced   | 1:third
      creek                        | reduced   | 1:third
      hill-level                   | reduced   | 1:third
      turn-over-45-degrees         | reduced   | 1:third
      infantry-over-fence-or-wall  | reduced   | 1:third
      artillery-over-fence-or-wall | reduced   | 1:third
      river-at-ford                | reduced   | 1:third
      forest                       | reduced   | 1:third
      rough-terrain                | reduced   | 1:third
      pass-through-friends         | reduced   | 1:third
      charge                       | increased | 1:third
      road                         | increased | 1:third
      infantry-column-straight     | increased | 1:third
      charge-down-road             | increased | 1:third
      `,
    );
  });

  it('Shock: one six-sided die per shock per figure, removes on', () => {
    expectPrinted(
      common.cardShock,
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

  it('Clear straight path needed for shock (cm)', () => {
    expectPrinted(
      common.cardShockPath,
      `
               | cm
      cavalry  | 10
      infantry | 6
      `,
    );
  });

  it('Shock reductions', () => {
    expectPrinted(
      common.cardShockReductions,
      `
                         | shocks
      wooden-fence       | 1
      stone-wall         | 2
      forest-edge        | 2
      swiss-pike-2-ranks | 1
      swiss-pike-3-ranks | 2
      infantry-square    | 2
      roman-testudo      | 2
      uphill-per-level   | 1
      `,
    );
  });

  it('Odds to remove a figure by armor and step (ten-sided die)', () => {
    expectPrinted(
      common.cardArmorSteps,
      `
                   | minus-2 | minus-1 | far-range | plus-1    | plus-2
      light-armor  | [6]     | [4,6]   | [2,4,6]   | [2,4,6,8] | [2,4,6,8,10]
      medium-armor | -       | [6]     | [4,6]     | [2,4,6]   | [2,4,6,8]
      heavy-armor  | -       | -       | [6]       | [4,6]     | [2,4,6]
      `,
    );
  });

  it('Kill shot ladder (ten-sided die), top to bottom', () => {
    expectPrinted(
      common.cardKillShotLadder,
      `
             | faces        | start-for
      step-6 | [2,4,6,8,10] |
      step-5 | [2,4,6,8]    |
      step-4 | [2,4,6]      | light-armor
      step-3 | [4,6]        | medium-armor
      step-2 | [6]          | heavy-armor
      step-1 | -            |
      `,
    );
  });

  it('Starting odds by third of the range, musket period', () => {
    expectPrinted(
      common.cardMusketStartOdds,
      `
                 | faces
      far-third  | [6]
      mid-third  | [4,6]
      near-third | [2,4,6]
      `,
    );
  });

  it('Step modifiers', () => {
    expectPrinted(
      common.cardStepModifiers,
      `
                                      | steps
      under-two-thirds-range          | 1
      within-one-third-range          | 2
      target-four-or-more-stands-deep | 1
      target-behind-fence-or-wall     | -1
      target-on-forest-edge           | -1
      indirect-fire                   | -1
      `,
    );
  });

  it('3-DT and a charge', () => {
    expectPrinted(
      common.cardThreeDiceCharge,
      `
                          | who-rolls
      attacker-has-double | defender
      defender-has-double | attacker
      neither             | -
      `,
    );
  });
});

describe('the card is an edition of its own', () => {
  const { troops, guns, missiles, periodShock, shock, movement } = ancientMedievalRulesUnder({ edition: 'card' });

  it.each([
    ['peasants', 'peasants'],
    ['light', 'light-infantry'],
    ['medium', 'medium-infantry'],
    ['men-at-arms', 'men-at-arms'],
    ['hoplites', 'hoplites'],
    ['roman-aux', 'roman-auxiliary'],
    ['romans', 'roman-legionary'],
  ] as const)('infantry: %s', (row, type) => {
    const printed = charts.cardAncientMedievalInfantry.cells[row];
    const { armor, shock: shocks, move, melee, morale, cost, range, rangeVaries } = troops[type];
    expect({ armor, shock: shocks, move, melee, morale, cost, range: rangeVaries ? 'varies' : (range ?? 0) }).toEqual(
      printed,
    );
  });

  it.each(charts.cardMissile.rows)('missiles: %s', row => {
    const printed = charts.cardMissile.cells[row];
    const type = row === 'slinger-light' ? 'slinger' : row;
    const { armor, shock: shocks, move, melee, morale, cost, range } = troops[type];
    expect({ armor, shock: row === 'supply-wagon' ? null : shocks, move, melee, morale, cost, range }).toEqual(printed);
  });

  it.each([
    ['light-cavalry', 'light-cavalry'],
    ['med-cavalry', 'medium-cavalry'],
    ['h-cavalry', 'heavy-cavalry'],
    ['chariot-archer', 'chariot-archer'],
    ['chariot-slinger', 'chariot-slinger'],
    ['chariot-javelin', 'chariot-javelin'],
    ['chariot-fighter', 'chariot-fighter'],
    ['war-elephant-javelin', 'war-elephant-javelin'],
    ['war-elephant-archer', 'war-elephant-archer'],
  ] as const)('cavalry: %s', (row, type) => {
    const { armor, shock: shocks, move, melee, morale, cost, range } = troops[type];
    expect({ armor, shock: shocks, move, melee, morale, cost, range: range ?? 0 }).toEqual(
      charts.cardCavalry.cells[row],
    );
  });

  it.each(charts.cardArtillery.rows)('engines: %s', row => {
    const { armor, move, melee, cost, crew } = troops[row];
    const { hitArea, range } = guns[row];
    expect({
      armor,
      move,
      melee,
      range,
      'hit-area': hitArea.shape === 'linear' ? hitArea.length : hitArea.diameter,
      'hit-area-shape': hitArea.shape === 'linear' ? 'linear' : 'diameter',
      crew,
      cost,
    }).toEqual(charts.cardArtillery.cells[row]);
  });

  it.each(['pot-d-fer', 'culverin', 'cannon', 'bombard'] as const)('gunpowder: %s', row => {
    const { armor, melee, morale, cost, crew } = troops[row];
    const { hitArea, range, move } = guns[row];
    expect({
      armor,
      move: move.beforeSetUp,
      'move-once-set-up': move.onceSetUp,
      melee,
      morale,
      range,
      crew,
      'hit-area': hitArea.shape === 'linear' ? hitArea.length : hitArea.diameter,
      'hit-area-shape': hitArea.shape === 'linear' ? 'linear' : 'diameter',
      cost,
    }).toEqual(charts.cardMedievalGunpowder.cells[row]);
  });

  it('hand cannon: armor, range, and the two bands with their faces', () => {
    const { armor, move, melee, morale, range, cost } = troops['hand-cannon'];
    expect(charts.cardMedievalGunpowder.cells['hand-cannon']).toMatchObject({
      armor,
      move,
      melee,
      morale,
      range,
      cost,
    });
    const { near, far } = charts.cardHandCannonOdds.cells;
    expect(missiles.handCannon.odds).toEqual({
      by: 'bands',
      close: { to: near.range.to, hits: near.faces },
      far: { to: far.range.to, hits: far.faces },
    });
  });

  it('fire: steps, heights, close range up to and with a third', () => {
    const steps = common.cardStepModifiers.cells;
    expect(missiles.steps.middle).toBe(steps['under-two-thirds-range'].steps);
    expect(missiles.steps.close).toBe(steps['within-one-third-range'].steps);
    expect(missiles.steps.deep.steps).toBe(steps['target-four-or-more-stands-deep'].steps);
    expect([missiles.steps.fence, missiles.steps.wall]).toEqual([-1, -1]);
    expect(missiles.steps.forestEdge).toBe(steps['target-on-forest-edge'].steps);
    expect(Object.values(missiles.secondRank)).toEqual([-1, -1, -1]);
    expect(missiles.closeInclusive).toBe(true);
    expect(missiles.hillGain).toEqual([5, 10, 15]);
    expect([guns.ballista.hillGain, guns['onager-catapult'].hillGain, guns.trebuchet.hillGain]).toEqual([
      [10, 15],
      [20, 25],
      [30, 35],
    ]);
    expect([...missiles.ladder.rungs].reverse()).toEqual(
      common.cardKillShotLadder.rows.map(row => common.cardKillShotLadder.cells[row].faces ?? []),
    );
  });

  it('shock: chart, run and reductions', () => {
    expect(shock.chart.cells).toEqual(common.cardShock.cells);
    const { cavalry, infantry } = common.cardShockPath.cells;
    expect(shock.clearPath).toEqual({ cavalry: cavalry.cm, infantry: infantry.cm });
    const lost = common.cardShockReductions.cells;
    expect(shock.reductions.fence.shocks).toBe(lost['wooden-fence'].shocks);
    expect(shock.reductions.wall.shocks).toBe(lost['stone-wall'].shocks);
    expect(shock.reductions['forest-edge'].shocks).toBe(lost['forest-edge'].shocks);
    expect(periodShock.reductions['pike-two-ranks'].shocks).toBe(lost['swiss-pike-2-ranks'].shocks);
    expect(periodShock.reductions['pike-three-ranks'].shocks).toBe(lost['swiss-pike-3-ranks'].shocks);
    expect(periodShock.reductions.testudo.shocks).toBe(lost['roman-testudo'].shocks);
    expect(shock.reductions['level-up'].shocks).toBe(lost['uphill-per-level'].shocks);
  });

  it('movement: formation change from morale 2, a creek at its ford too', () => {
    expect(movement.formationMorale).toBe(2);
    expect(movement.terrain.infantry.creekFord).toBe(1);
    expect(movement.columnMarch).toBeNull();
  });

  it('a reading that is chosen goes before the edition, and what the card is silent on is the book’s', () => {
    const { troops: chosen } = ancientMedievalRulesUnder({
      edition: 'card',
      rulings: { 'cady/ruling/slinger-range': 'section' },
    });
    expect([troops.slinger.range, chosen.slinger.range]).toEqual([30, 21]);
    expect(troops['mongol-horse-archer']).toEqual(ancientMedievalRulesUnder().troops['mongol-horse-archer']);
  });
});
