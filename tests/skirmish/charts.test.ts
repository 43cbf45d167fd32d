import { describe, expect, it } from 'vitest';
import * as charts from '../../src/rulesets/skirmish/book/charts.js';
import { skirmishPrint } from '../../src/rulesets/skirmish/book/print.js';
import { expectPrinted } from '../cady/printed.js';

describe('the charts of the skirmish rules, read a second time', () => {
  it('protection and grades [skirmish/troops/protection-1] [skirmish/troops/protection-2] [skirmish/troops/protection-3] [skirmish/troops/protection-4] [skirmish/troops/protection-synonym] [skirmish/troops/grade] [skirmish/troops/grade-cap-sergeant] [skirmish/troops/grade-cap-peasant] [skirmish/troops/grade-above-a] [skirmish/clerics/grades]', () => {
    expectPrinted(
      charts.gradeLimits,
      `
                         | best-grade | worst-grade
      knight             | A | E
      knight-in-campaign |   | E
      sergeant           | B | E
      peasant            | C | E
      cleric             | A | B
      `,
    );
    expect(charts.protectionLevels.rows.map(row => charts.protectionLevels.cells[row]['to-hit-modifier'])).toEqual([
      3, 2, 1, 0,
    ]);
  });

  it('movement [skirmish/movement/table] [skirmish/movement/foot-heavy] [skirmish/movement/foot-light] [skirmish/movement/mounted-barded] [skirmish/movement/mounted-other] [skirmish/movement/wheeled-team] [skirmish/movement/wheeled-manhandled] [skirmish/movement/rough-ground]', () => {
    expectPrinted(
      charts.movement,
      `
                          | walk-trot | run-gallop | rough-ground | climb | swim
      foot-protection-1-2 | 6  | 8  | 4 | 1 | -
      foot-protection-3-4 | 9  | 12 | 6 | 2 | 3
      mounted-barded      | 9  | 20 | 3 | - | -
      mounted-other       | 12 | 24 | 4 | - | as-if-dismounted
      wheeled-with-team   | 5  | -  | - | - | -
      wheeled-manhandled  | 2  | -  | - | - | -
      `,
    );
  });

  it('turns and obstacles [skirmish/movement/turn-limit-run] [skirmish/movement/turn-cost-mounted] [skirmish/movement/turn-foot] [skirmish/movement/obstacle] [skirmish/movement/obstacle-forbidden]', () => {
    expectPrinted(
      charts.movementLimits,
      `
                                     | turn-over-22-5-degrees | obstacle-deduction | can-cross-hedge-fence-wall
      foot-walking                   | 0 | 3 | yes
      foot-running                   | - | 3 | yes
      mounted-unbarded-not-galloping | 2 | 3 | yes
      mounted-unbarded-galloping     | - | 3 | yes
      mounted-barded-not-galloping   | 2 | - | no
      mounted-barded-galloping       | - | - | no
      wheeled                        | 0 | - | no
      `,
    );
  });

  it('times of actions [skirmish/actions/list] [skirmish/actions/mount] [skirmish/actions/pick-up] [skirmish/actions/ladder] [skirmish/actions/ram-or-melee] [skirmish/actions/change-weapon] [skirmish/actions/harness] [skirmish/actions/stake-pavise] [skirmish/actions/gap] [skirmish/actions/portcullis] [skirmish/actions/drop] [skirmish/siege/drawbridge] [skirmish/siege/cauldron-heat] [skirmish/standards/pick-up] [skirmish/fire/ignite-time] [skirmish/quarter/massacre]', () => {
    expectPrinted(
      charts.actionTime,
      `
                                       | time
      mount-or-dismount-protection-3-4 | 0.5
      mount-or-dismount-protection-1-2 | 1
      pick-up-or-lay-down-object       | 1
      pick-up-fallen-standard          | 0.5
      erect-ladder                     | 1
      push-down-ladder                 | 1
      ram-strike                       | 1
      two-melee-strikes                | 1
      change-weapon                    | 0.5
      harness-or-unharness-team        | 1
      place-or-remove-stake            | 1
      place-or-remove-pavise           | 1
      half-complete-gap                | 1
      lower-portcullis                 | 0.25
      raise-portcullis                 | 1
      lower-drawbridge                 | 0.25
      raise-drawbridge                 | 1
      drop-rock-or-lead                | 1
      light-fire-missile               | 1
      heat-oil-or-lead                 | 3
      massacre-up-to-3-prisoners       | 1
      `,
    );
  });

  it('rates of fire, arcs, missiles [skirmish/movement/fire-horse-archer] [skirmish/movement/fire-archer] [skirmish/movement/fire-javelin] [skirmish/movement/fire-crossbow] [skirmish/movement/fire-gunpowder-engine] [skirmish/shooting/arc-horse-archer] [skirmish/shooting/arc-bombard-engine] [skirmish/shooting/arc-others] [skirmish/shooting/ammo-start] [skirmish/shooting/ammo-wagon] [skirmish/shooting/ammo-packhorse]', () => {
    expectPrinted(
      charts.fireRate,
      `
                   | standing | walking-or-trotting | running | galloping | load-turns
      horse-archer | 2 | 1 |   | 1 |
      archer       | 2 | 1 | - |   |
      javelin      | 2 | 1 | - | - |
      crossbow     | 1 | - | - | - |
      handgun      | 1 | - | - | - | 1
      engine       | 1 | - | - | - | 1
      bombard      | 1 | - | - | - | 1
      `,
    );
    expectPrinted(
      charts.arcOfFire,
      `
                   | degrees-each-side
      horse-archer | 180
      bombard      | 22.5
      engine       | 22.5
      others       | 45
      `,
    );
    expectPrinted(
      charts.ammunition,
      `
               | missiles
      javelin  | 3
      bow      | 12
      crossbow | 12
      handgun  | 12
      sling    |
      engine   |
      bombard  |
      `,
    );
    expectPrinted(
      charts.ammunitionCarriers,
      `
                | javelins | engine-or-bombard-rounds | other-missiles
      wagon     | 50 | 10 | 100
      packhorse | 20 | 2  | 40
      `,
    );
  });

  it('ranges [skirmish/shooting/ranges] [skirmish/shooting/engine-minimum] [skirmish/shooting/dropped-range] [skirmish/shooting/javelin-long]', () => {
    expectPrinted(
      charts.ranges,
      `
                     | short | medium | long
      javelin        | 3  | 6  | -
      shortbow-sling | 5  | 10 | 20
      longbow        | 8  | 16 | 40
      crossbow       | 10 | 20 | 40
      handgun        | 3  | 6  | 20
      bombard        | 8  | 20 | 40
      engine         | -  | 8..20 | 40
      dropped-load   | 2  | -  | -
      `,
    );
  });

  it('hitting [skirmish/shooting/to-hit] [skirmish/shooting/to-hit-heavy] [skirmish/siege/lead-doubles] [skirmish/shooting/mod-range] [skirmish/shooting/mod-armour] [skirmish/shooting/mod-light-cover] [skirmish/shooting/mod-heavy-cover] [skirmish/shooting/mod-handgun]', () => {
    expectPrinted(
      charts.toHit,
      `
                          | dice | short | medium | long | armour-applies | cover-applies
      missile-and-handgun | 2 | 7 | 6 | 5 | yes | yes
      bombard             | 2 | 3 | 5 | 3 | no  | no
      engine              | 2 | - | 5 | 3 | no  | no
      dropped-rock-or-oil | 2 | 5 | - | - | no  | no
      dropped-molten-lead | 2 | > | - | - | no  | no
      `,
    );
    expectPrinted(
      charts.toHitModifiers,
      `
                                     | modifier
      short-range                    | 0
      medium-range                   | 1
      long-range                     | 2
      target-protection-4            | 0
      target-protection-3            | 1
      target-protection-2            | 2
      target-protection-1            | 3
      light-cover                    | 1
      heavy-cover                    | 2
      handgun-protection-levels-lost | 1
      heavy-weapon-long-range        | 2
      heavy-weapon-short-range       | 2
      `,
    );
  });

  it('walls and fire [skirmish/shooting/breach] [skirmish/shooting/inanimate-hit] [skirmish/fire/timber] [skirmish/fire/straw] [skirmish/fire/duration]', () => {
    expectPrinted(
      charts.breachHits,
      `
                       | hits
      timber-wall      | 3
      wagon            | 3
      engine           | 3
      pavise           | 3
      light-stone-wall | 5
      house            | 5
      castle-wall      | 10
      `,
    );
    expectPrinted(
      charts.fireIgnition,
      `
                   | ignites-on | burns-turns
      timber       | [1]        | 9
      straw-thatch | [1,2,3,4]  | 3
      `,
    );
  });

  it('melee [skirmish/melee/blow-order] [skirmish/melee/weapon-length] [skirmish/melee/attack-heavy-lance] [skirmish/melee/attack-pike-horse] [skirmish/melee/attack-pike-woods] [skirmish/melee/attack-grade] [skirmish/melee/attack-charging] [skirmish/melee/attack-improvised] [skirmish/melee/attack-rear] [skirmish/melee/defense-armour] [skirmish/melee/defense-obstacle] [skirmish/melee/defense-infantry-rough] [skirmish/melee/defense-grade-e]', () => {
    expectPrinted(
      charts.weaponLength,
      `
                    | rank | weapons
      pike          | 1 | (pike)
      lance         | 2 | (light-lance, heavy-lance)
      spear-bill    | 3 | (spear, bill, halberd, glaive)
      javelin-sword | 4 | (javelin, sword, two-handed-club, two-handed-axe)
      axe-mace      | 5 | (one-handed-axe, mace, maul)
      knife         | 6 | (knife, dagger, improvised)
      `,
    );
    expectPrinted(
      charts.attackModifiers,
      `
                              | modifier
      heavy-lance             | 1
      pike-against-horse      | 1
      pike-in-woods           | -1
      attacker-grade-a-or-b   | 1
      charging                | 1
      improvised-knife-dagger | -1
      cavalry-striking-rear   | -2
      `,
    );
    expectPrinted(
      charts.defenseModifiers,
      `
                         | modifier
      protection-1       | 2
      protection-2       | 1
      protection-3       | 0
      protection-4       | -1
      defending-obstacle | 1
      infantry-against-horse-in-woods-or-rough | 1
      defender-grade-e   | -1
      `,
    );
    expect(charts.blowOrder.rows.map(row => charts.blowOrder.cells[row].after)).toEqual([
      'end-of-move',
      'wounded',
      'infantry-without-pike',
      'lower-grade',
      'shorter-weapon',
      'lower-class',
      'no-height-advantage',
      'not-charging',
    ]);
  });

  it('morale [skirmish/morale/trigger-lists] [skirmish/morale/test] [skirmish/morale/mod-class] [skirmish/morale/mod-grade] [skirmish/morale/mod-supported] [skirmish/morale/mod-enemy-fleeing] [skirmish/morale/mod-close-order] [skirmish/morale/mod-isolated] [skirmish/morale/mod-friend-fleeing] [skirmish/morale/mod-losses] [skirmish/morale/mod-testing-fleeing] [skirmish/morale/mod-leaderless] [skirmish/morale/mod-melee-losses] [skirmish/morale/mod-standard-lost] [skirmish/morale/mod-commander-lost] [skirmish/morale/mod-cleric] [skirmish/morale/mod-secure-flank]', () => {
    const distances = (chart: typeof charts.moraleTriggersUnit | typeof charts.moraleTriggersKnight) =>
      Object.values(chart.cells).map(({ distance }) => distance);
    expect(distances(charts.moraleTriggersUnit)).toEqual([null, null, null, 15, 15, null, 15, null, null, 15]);
    expect(distances(charts.moraleTriggersKnight)).toEqual([null, null, 6, 15, null, null, 15, 15]);
    expectPrinted(
      charts.moraleResults,
      `
               | total
      bold     | 13..
      resolute | 9..12
      craven   | 7..8
      recreant | 0..6
      `,
    );
    expectPrinted(
      charts.moraleModifiers,
      `
                              | modifier
      knight                  | 1
      sergeant                | 0
      peasant                 | -1
      grade-a                 | 2
      grade-b                 | 1
      grade-c                 | 0
      grade-d                 | -1
      grade-e                 | -2
      supported               | 1
      enemy-fleeing-within-15 | 1
      close-order-sergeants-or-peasants | 1
      isolated                | -1
      friend-fleeing          | -1
      losses                  | -1
      testing-unit-fleeing    | -1
      leaderless              | -1
      side-lost-3-or-more-in-melee | -1
      standard-lost           | -1
      army-commander-lost     | -1
      cleric-or-leader-within-15 |
      secure-flank            | 1
      `,
    );
  });

  it('distances of morale and sight [skirmish/morale/trigger-unit-friends-flee] [skirmish/morale/trigger-unit-leader] [skirmish/morale/trigger-unit-handgun] [skirmish/morale/trigger-unit-surprise] [skirmish/morale/trigger-knight-friends] [skirmish/morale/trigger-knight-enemy-flight] [skirmish/morale/trigger-knight-leader] [skirmish/morale/trigger-knight-firearm] [skirmish/morale/recreant-yield] [skirmish/morale/craven] [skirmish/morale/def-secure-flank] [skirmish/morale/def-supported] [skirmish/morale/def-isolated] [skirmish/morale/yield] [skirmish/sight/gap-range] [skirmish/sight/woods-out] [skirmish/sight/woods-inside]', () => {
    expectPrinted(
      charts.moraleDistances,
      `
                                  | distance
      recreant-open-active-enemy  | 6
      recreant-cover-active-enemy | 0
      recreant-front-and-rear     | 10
      craven-active-enemy         | 10
      secure-flank-friends        | 2
      supported                   | 10
      isolated                    | 24
      guard-of-yielded            | 2
      `,
    );
    expectPrinted(
      charts.sight,
      `
                                 | distance
      open                       | 36
      gap-width-needed           | 2
      see-out-of-woods-from-edge | 2
      inside-woods               | 3
      `,
    );
  });

  it('wounds, falls, ransom, loot [skirmish/wounds/roll] [skirmish/wounds/armour] [skirmish/falling/horse-wounded] [skirmish/ransom/knight] [skirmish/ransom/baron] [skirmish/ransom/earl] [skirmish/ransom/duke-king] [skirmish/loot/weapon] [skirmish/loot/armour-off] [skirmish/loot/armour-on]', () => {
    expectPrinted(
      charts.woundResult,
      `
                   | wounded     | killed
      protection-1 | [1,2,3,4,5] | [6]
      protection-2 | [1,2,3,4,5] | [6]
      protection-3 | [1,2,3,4]   | [5,6]
      protection-4 | [1,2,3,4]   | [5,6]
      `,
    );
    expectPrinted(
      charts.fallThrow,
      `
        | falls-on-or-below
      a | -
      b | 2
      c | 3
      d | 4
      e | 5
      `,
    );
    expectPrinted(
      charts.ransom,
      `
        | knight | baron | earl-or-viscount | duke | king
      a | 65 | 130 | 195 | |
      b | 55 | 110 | 165 | |
      c | 45 | 90  | 135 | |
      d | 35 | 70  | 105 | |
      e | 25 | 50  | 75  | |
      `,
    );
    expectPrinted(
      charts.lootingTime,
      `
                                      | turns
      remove-one-weapon               | 0.5
      remove-protection-except-shield | 1
      put-on-protection-3             | 2
      put-on-protection-1-or-2        | 3
      `,
    );
  });

  it('sieges [skirmish/siege/push-ladder] [skirmish/siege/push-ladder-men] [skirmish/siege/ram-chance] [skirmish/siege/ram-crew] [skirmish/siege/axe-chance] [skirmish/siege/axe-men] [skirmish/siege/pick-collapse] [skirmish/siege/oil-fire] [skirmish/standards/snatch] [skirmish/siege/crew-size] [skirmish/siege/pick-rate] [skirmish/siege/cauldron-use] [skirmish/siege/manhandle] [skirmish/siege/team] [skirmish/siege/ladder-carry] [skirmish/siege/ladder-setup]', () => {
    expectPrinted(
      charts.siegeChances,
      `
                               | base | per-man | per-turn | minimum-men | maximum-men
      push-down-ladder         |    | 30 |   |   | ?
      ladder-man-on-or-holding |    | -5 |   |   | 2
      battering-ram            |    | 7  | 5 | 2 | 10
      axes                     | 0  | 5  |   |   | 2
      wall-collapse-after-pick | 40 |    |   |   |
      oil-sets-fire            | 10 |    |   |   |
      snatch-standard          | 50 |    |   |   |
      `,
    );
    expectPrinted(
      charts.siegeCrews,
      `
                                   | minimum | maximum
      battering-ram                | 2  | 10
      sow                          | 4  |
      rock-throwing-engine         | 4  |
      siege-tower                  | 4  |
      pick-or-screw                | 4  |
      axes                         |    | 2
      cauldron-or-rock             | 1  | 1
      manhandle-engine-sow-tower   | 10 |
      team-animals                 | 4  |
      ladder-carriers-per-3-inches | 1  |
      ladder-setup-up-to-6-inches  | 1  |
      ladder-setup-over-6-inches   | 2  |
      `,
    );
  });

  it('points [skirmish/standards/value] [skirmish/points/class] [skirmish/points/grade] [skirmish/points/rank] [skirmish/points/protection] [skirmish/points/horse] [skirmish/points/weapons] [skirmish/points/equipment] [skirmish/points/missiles] [skirmish/points/fortifications] [skirmish/points/moat]', () => {
    expect(Object.values(charts.standardsValue.cells).map(({ points }) => points)).toEqual([300, 150, 50]);
    expect(Object.values(charts.pointsFigures.cells).map(({ points }) => points)).toEqual([
      1, 3, 7, 9, 5, 4, 3, 2, 0, 10, 20, 30, 50, 5, 4, 2, 0, 5, 8, 2, 2, 2, 2, 1, 2, 1,
    ]);
    expect(Object.values(charts.pointsEquipment.cells).map(({ points }) => points)).toEqual([
      1, 5, 1, 2, 2, 10, 3, 12, 10, 10, 2, 6, 1, 3, 20, 30, 50, 1,
    ]);
    expectPrinted(
      charts.pointsFortifications,
      `
                         | wood | stone
      keep               | 250 | 625
      large-tower        | 50  | 125
      small-turret       | 30  | 75
      curtain-12-inches  | 50  | 125
      gatehouse          | 100 | 250
      wet-moat-12-inches | 40  |
      dry-moat-12-inches | 20  |
      `,
    );
  });

  it('are all there', () => {
    expect(skirmishPrint.charts).toHaveLength(34);
    expect(new Set(skirmishPrint.charts.map(({ id }) => id)).size).toBe(34);
  });
});
