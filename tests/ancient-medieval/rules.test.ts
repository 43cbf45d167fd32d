import { describe, expect, it } from 'vitest';
import { loadingChart } from '../../src/rulesets/cady/ancient-medieval/book/charts.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { ancientMedievalRulesUnder as under } from '../rules-under.js';

const rules = ancientMedievalRules();

describe('the rules of the period stand on the common ones', () => {
  it('what the period does not print is the common rule [cady/ancient-medieval/scope/adds-to-common-rules]', () => {
    expect(rules.melee).toEqual(musketRules().melee);
    expect(rules.morale.columns).toEqual(musketRules().morale.columns);
    expect(rules.charge).toEqual(musketRules().charge);
  });

  it('units, sight and shares [cady/ancient-medieval/organization/unit-size] [cady/ancient-medieval/sighting/ninety-cm] [cady/ancient-medieval/artillery/army-share]', () => {
    expect(rules.unitSize).toEqual({ from: 6, to: 36 });
    expect(rules.sighting).toEqual({ normal: 90, artillery: 90 });
    expect(rules.armShare).toBeCloseTo(1 / 3);
    expect(rules.roster.missileShare).toBeCloseTo(1 / 3);
  });

  it('survive being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });
});

describe('movement', () => {
  const { movement } = rules;

  it('formation changes from morale 3 on; no column march [cady/ancient-medieval/movement/formation-change] [cady/ancient-medieval/movement/no-column-bonus]', () => {
    expect(movement.formationMorale).toBe(3);
    expect(movement.columnMarch).toBeNull();
    expect(movement.thirds).toMatchObject({
      formationChange: -1,
      directionChange: -1,
      passThrough: -1,
      charge: 1,
      road: 1,
    });
  });

  it('a third for each level, forest, rough ground, creek, river ford, and what each arm pays for a fence [cady/ancient-medieval/movement/creek-elsewhere] [cady/ancient-medieval/movement/artillery-over-fence] [cady/ancient-medieval/movement/infantry-over-fence] [cady/ancient-medieval/artillery/hill-movement] [cady/ancient-medieval/artillery/downhill-movement]', () => {
    expect(movement.terrain.infantry).toMatchObject({
      wood: 1,
      rough: 1,
      hill: 1,
      creek: 1,
      creekFord: 0,
      riverFord: 1,
      river: null,
      fence: 1,
      wall: 1,
    });
    expect(movement.terrain.cavalry).toMatchObject({ fence: 0, wall: 0, hill: 1 });
    expect(movement.terrain.artillery).toMatchObject({ fence: 1, wall: 1, hill: 1, creek: null, riverFord: null });
  });
});

describe('shock', () => {
  it('reductions of the period [cady/ancient-medieval/shock/reduction-one] [cady/ancient-medieval/shock/reduction-two] [cady/ancient-medieval/caltrops/shock] [cady/ancient-medieval/stakes/shock] [cady/ancient-medieval/pike/shock-reduction] [cady/ancient-medieval/phalanx/cavalry-shock-front] [cady/ancient-medieval/romans/testudo-no-shock] [cady/ancient-medieval/hussite/chained-no-shock] [cady/ancient-medieval/hussite/moving-safe]', () => {
    const lost = Object.fromEntries(
      Object.entries(rules.periodShock.reductions).map(([what, { shocks }]) => [what, shocks]),
    );
    expect(lost).toEqual({
      'pole-arms': 1,
      ford: 1,
      stakes: 2,
      caltrops: 1,
      'pike-two-ranks': 2,
      'pike-three-ranks': 2,
      'phalanx-front': 2,
      testudo: null,
      'war-wagons': null,
      'moving-wagons': null,
    });
    expect([rules.shock.reductions.fence.shocks, rules.shock.reductions.wall.shocks]).toEqual([1, 2]);
  });

  it('the example’s faces are those for medium infantry; read otherwise they change the chart [cady/ancient-medieval/shock/dice] [cady/ancient-medieval/shock/chart]', () => {
    expect(rules.shock.chart.cells['heavy-infantry']['medium-cavalry']).toEqual([4, 6]);
    expect(rules.shock.chart.cells['medium-infantry']['medium-cavalry']).toEqual([2, 4, 6]);
    const read = under({ rulings: { 'cady/ruling/shock-example': 'example' } });
    expect(read.shock.chart.cells['heavy-infantry']['medium-cavalry']).toEqual([2, 4, 6]);
  });
});

describe('missile fire', () => {
  const { missiles } = rules;

  it('a ten-sided die each, from the rung of the target’s armor [cady/ancient-medieval/missile/one-d10-each] [cady/ancient-medieval/missile/armor-start] [cady/ancient-medieval/missile/base-is-far-range]', () => {
    expect(missiles.dieSides).toBe(10);
    expect(
      [missiles.start.light, missiles.start.medium, missiles.start.heavy].map(at => missiles.ladder.rungs[at]),
    ).toEqual([[2, 4, 6], [4, 6], [6]]);
  });

  it('two shots standing, two thirds of a turn to load a hand cannon [cady/ancient-medieval/missile/stationary-two-shots] [cady/ancient-medieval/hand-cannon/reload]', () => {
    expect(missiles.shotsStanding).toBe(2);
    expect(missiles.loading).toMatchObject({ bow: 1, crossbow: 1, sling: 1, 'hand-cannon': 2, machine: 2 });
    expect(missiles.beyondTwoThirds).toBe(false);
  });

  it('the second rank: bows and slings a step down, crossbows not at all [cady/ancient-medieval/missile/crossbow-no-indirect] [cady/ancient-medieval/slinger/rear-ranks]', () => {
    expect(missiles.secondRank).toEqual({ bow: -1, sling: -1, crossbow: null });
  });

  it('arcs on foot and on horse [cady/ancient-medieval/missile/arc-foot] [cady/ancient-medieval/missile/arc-mounted]', () => {
    expect(missiles.arc).toEqual({ foot: { left: 45, right: 45 }, mounted: { left: 180, right: 45 } });
  });

  it('slings, Mongols, phalanx and testudo [cady/ancient-medieval/slinger/rate] [cady/ancient-medieval/slinger/immune-targets] [cady/ancient-medieval/mongol/three-shots] [cady/ancient-medieval/phalanx/missile-front] [cady/ancient-medieval/romans/testudo-missiles]', () => {
    expect(missiles.slings).toEqual({ standing: 3, moving: 'each-third', immune: ['men-at-arms'] });
    expect(missiles.mongols).toEqual({ shots: 3, when: 'standing' });
    expect([missiles.steps.phalanxFront, missiles.testudo]).toEqual([-1, 'immune']);
  });

  it('the examples of a turn in thirds, the lost cell filled', () => {
    const examples = missiles.examples.map((example, at) => [loadingChart.rows[at], example['artillery-unloaded']]);
    expect(examples[0]).toEqual(['example-1-third-1', 'move']);
    expect(examples.filter(([, action]) => action === null)).toEqual([]);
  });
});

describe('engines and guns', () => {
  const { guns, artillery } = rules;

  it('stones are lobbed no nearer than a third of their range, bolts fly true over the first third [cady/ancient-medieval/artillery/arc-minimum-range] [cady/ancient-medieval/artillery/ballista-no-minimum] [cady/ancient-medieval/artillery/ballista-short-no-variation] [cady/ancient-medieval/artillery/ballista-first-third] [cady/ancient-medieval/pot-d-fer/first-third]', () => {
    for (const gun of ['onager-catapult', 'trebuchet'] as const) expect(guns[gun].leastShare).toBeCloseTo(1 / 3);
    for (const gun of ['ballista', 'pot-d-fer'] as const) {
      expect(guns[gun].leastShare).toBe(0);
      expect(guns[gun].sure.share).toBeCloseTo(1 / 3);
      expect(guns[gun].sure.inclusive).toBe(true);
    }
  });

  it('twelve shots, one in a turn [cady/ancient-medieval/supply/twelve-shots] [cady/ancient-medieval/gunpowder/twelve-shots] [cady/ancient-medieval/artillery/catapult-rate]', () => {
    for (const sheet of Object.values(guns)) expect([sheet.rounds, sheet.shotsPerTurn]).toEqual([12, 1]);
  });

  it('hit areas [cady/ancient-medieval/artillery/trebuchet] [cady/ancient-medieval/artillery/hit-area-template]', () => {
    const areas = Object.fromEntries(Object.values(guns).map(({ gun, hitArea }) => [gun, hitArea]));
    expect(areas).toEqual({
      ballista: { shape: 'linear', length: 6 },
      'onager-catapult': { shape: 'circle', diameter: 8 },
      trebuchet: { shape: 'circle', diameter: 12 },
      'pot-d-fer': { shape: 'linear', length: 6 },
      culverin: { shape: 'circle', diameter: 6 },
      cannon: { shape: 'circle', diameter: 8 },
      bombard: { shape: 'circle', diameter: 12 },
    });
  });

  it('every machine pivots 45 degrees but the bombard [cady/ancient-medieval/artillery/pivot] [cady/ancient-medieval/bombard/no-pivot]', () => {
    expect(guns.bombard.pivot).toBe(0);
    expect(guns.culverin.pivot).toBe(45);
    expect(under({ rulings: { 'cady/ruling/cannon-procedure': 'as-the-bombard' } }).guns.cannon.pivot).toBe(0);
  });

  it('what a direct hit destroys [cady/ancient-medieval/artillery/ballista-targets] [cady/ancient-medieval/artillery/catapult-vs-artillery] [cady/ancient-medieval/pot-d-fer/targets] [cady/ancient-medieval/gunpowder-artillery/vs-artillery] [cady/ancient-medieval/gunpowder/auto-destroyed]', () => {
    expect(guns.ballista.destroys).toEqual(['ballista', 'supply-wagon', 'pot-d-fer']);
    expect(guns['pot-d-fer'].destroys).toEqual(guns.ballista.destroys);
    for (const gun of ['onager-catapult', 'trebuchet', 'culverin', 'cannon', 'bombard'] as const) {
      expect(guns[gun].destroys).toContain('trebuchet');
      expect(guns[gun].destroys).toContain('supply-wagon');
    }
  });

  it('bolts over friends and down from a height [cady/ancient-medieval/artillery/ballista-over-friends] [cady/ancient-medieval/artillery/ballista-downward-minimum] [cady/ancient-medieval/pot-d-fer/sight-and-friends] [cady/ancient-medieval/pot-d-fer/downward-minimum]', () => {
    for (const gun of ['ballista', 'pot-d-fer'] as const) {
      expect(guns[gun].overFriends).toBeCloseTo(1 / 3);
      expect(guns[gun].downwardShare).toBeCloseTo(1 / 3);
    }
  });

  it('crews by the table; read from the order sheet, by its thirds [cady/ancient-medieval/artillery/crew-half-rate] [cady/ancient-medieval/artillery/crew-no-fire]', () => {
    expect(guns.trebuchet.crew).toEqual({ full: 9, half: 6, none: 3 });
    expect(under({ rulings: { 'cady/ruling/crew-catapult': 'order-sheet' } }).guns['onager-catapult'].crew).toEqual({
      full: 4,
      half: 2,
      none: 1,
    });
  });

  it('a 1 or 6 keeps the point, wheels of 6 and 8 cm hold their holes [cady/ancient-medieval/artillery/variation-die] [cady/ancient-medieval/artillery/variation-wheel] [cady/ancient-medieval/artillery/ballista-variation] [cady/ancient-medieval/pot-d-fer/variation]', () => {
    expect(artillery.sureFaces).toEqual([1, 6]);
    expect(artillery.wheels.ballista.diameter).toBe(6);
    for (const wheel of Object.values(artillery.wheels)) {
      for (const hole of Object.values(wheel.holes)) expect(hole.distance * 2).toBeLessThan(wheel.diameter);
    }
    expect(guns['pot-d-fer'].variation).toEqual({ wheel: 'catapult', one: 'centre' });
    expect(guns.ballista.variation).toEqual({ wheel: 'ballista', one: 'centre' });
  });

  it('4 or 6 for a figure in the circle, 6 for a machine [cady/ancient-medieval/artillery/area-roll] [cady/ancient-medieval/artillery/area-roll-artillery] [cady/ancient-medieval/culverin/area-roll] [cady/ancient-medieval/artillery/direct-hit-removes]', () => {
    expect(artillery.odds).toEqual({ figure: [4, 6], gunpowder: [4, 6], machine: [6] });
    expect(artillery.directHit).toBe('all-touched');
  });

  it('extra crews, captured machines, hills [cady/ancient-medieval/artillery/extra-crew] [cady/ancient-medieval/artillery/captured-half-rate] [cady/ancient-medieval/artillery/no-third-level] [cady/ancient-medieval/artillery/hill-range-bonus]', () => {
    expect(artillery.extraCrew).toEqual({ points: 20, men: 'full-crew' });
    expect([artillery.untrainedEvery, artillery.hillLevels]).toEqual([2, 2]);
    expect(guns.culverin.hillGain).toEqual(guns['onager-catapult'].hillGain);
    expect(guns.bombard.hillGain).toEqual([30, 35]);
  });

  it('objects: a wooden bridge falls to one shot of a gun and three of anything else, stone to guns alone [cady/ancient-medieval/gunpowder/object-destruction]', () => {
    expect(artillery.objects['wooden-bridge']).toEqual({ bombard: 1, cannon: 1, other: 3, within: 5 });
    expect(artillery.objects['stone-bridge']).toEqual({ bombard: 1, cannon: 2, other: null, within: 5 });
    expect(artillery.objects['castle-tower']).toEqual({ bombard: 2, cannon: 4, other: null, within: 5 });
  });
});

describe('Romans, phalanx, Greek fire', () => {
  it('pila: 4 or 6 on ten sides at 3 cm, two ranks, a point of melee for a third of the figures [cady/ancient-medieval/romans/pilum-odds] [cady/ancient-medieval/romans/pilum-second-rank] [cady/ancient-medieval/romans/pilum-encumbers]', () => {
    expect(rules.romans.pilum).toMatchObject({ hits: [4, 6], range: 3, ranks: 2, rearSteps: 0 });
    expect(rules.romans.pilum.encumbers).toMatchObject({ points: 1, when: 'next-turn' });
  });

  it('testudo, spade, stakes, centuries, decimation [cady/ancient-medieval/romans/testudo-shape] [cady/ancient-medieval/romans/testudo-forming-cost] [cady/ancient-medieval/romans/testudo-speed] [cady/ancient-medieval/romans/entrench] [cady/ancient-medieval/romans/stakes] [cady/ancient-medieval/romans/cohort-size] [cady/ancient-medieval/romans/decimation]', () => {
    const { testudo, digs, setsStakes, century, decimation, entrenchment } = rules.romans;
    expect([testudo.ranks, testudo.formingThirds, digs, setsStakes]).toEqual([4, 1, 1, 1]);
    expect(rules.troops['roman-legionary'].move * testudo.moveShare).toBeCloseTo(8);
    expect(entrenchment).toEqual({ steps: 1, shocks: 2 });
    expect(century).toEqual({ from: 1, to: 8 });
    const reactions = ['back-and-turn', 'rout'];
    expect(decimation).toEqual({ every: 10, of: 'after-losses', reactions, enemyMelee: 6, when: 'always' });
  });

  it('the phalanx [cady/ancient-medieval/phalanx/formation] [cady/ancient-medieval/phalanx/push-back] [cady/ancient-medieval/phalanx/push-cavalry] [cady/ancient-medieval/phalanx/second-rank-melee] [cady/ancient-medieval/phalanx/no-3dt-to-charge] [cady/ancient-medieval/phalanx/charge-shock] [cady/ancient-medieval/phalanx/outside-medium]', () => {
    const { phalanx, troops } = rules;
    expect(phalanx).toMatchObject({
      ranks: { from: 2, to: 2 },
      countingRanks: 2,
      chargeShock: 1,
      push: 3,
      testToCharge: false,
    });
    expect(phalanx.pushesCavalryAt).toBeCloseTo(4 / 3);
    expect(phalanx.secondRank).toEqual({ rolls: 'enemy-only' });
    expect([troops.hoplites.shock, troops.hoplites.morale]).toEqual([0, 5]);
  });

  it('Greek fire every other turn [cady/ancient-medieval/greek-fire/rate] [cady/ancient-medieval/greek-fire/roll]', () => {
    expect(rules.greekFire).toMatchObject({
      dieSides: 6,
      explodes: [1],
      misfires: [3],
      hits: [2, 4, 5, 6],
      explosionReach: 5,
      everyTurns: 2,
    });
  });
});

describe('elephants and chariots', () => {
  it('rampage: every sum of two dice has one result, all end with the elephant gone [cady/ancient-medieval/elephant/rampage-table] [cady/ancient-medieval/elephant/rampage-removes] [cady/ancient-medieval/elephant/hits-to-rampage]', () => {
    const { rampage, hitsToRampage } = rules.elephants;
    const does = (sum: number) => rampage.results.filter(({ from, to }) => sum >= from && sum <= to);
    for (let sum = 2; sum <= 12; sum += 1) expect(does(sum)).toHaveLength(1);
    expect(does(9)[0]).toMatchObject({ does: 'forward', distance: 6, figures: 6 });
    expect(does(11)[0]).toMatchObject({ does: 'backward', distance: 6, figures: 6 });
    expect(does(12)[0]).toMatchObject({ does: 'crushes-around', distance: 6, figures: null });
    expect([rampage.removedAfter, hitsToRampage]).toEqual(['all', 6]);
  });

  it('missiles, bolts, stones and horses [cady/ancient-medieval/elephant/missile-odds] [cady/ancient-medieval/elephant/ballista-hits] [cady/ancient-medieval/elephant/catapult-hit] [cady/ancient-medieval/elephant/cavalry-flees] [cady/ancient-medieval/elephant/two-shots]', () => {
    const { missiles, ballista, cavalryFear, shotsPerTurn } = rules.elephants;
    expect(missiles).toMatchObject({ far: [4, 6], middle: [2, 4, 6], close: [2, 4, 6, 8] });
    expect(ballista).toEqual({ removes: 2, counts: 2 });
    expect([rules.guns.trebuchet.elephantHits, shotsPerTurn]).toEqual([1, 2]);
    expect(cavalryFear).toEqual({ within: 10, whose: 'any', to: 'out-of-ten' });
  });

  it('chariots [cady/ancient-medieval/chariot/casualty-order] [cady/ancient-medieval/chariot/missile-odds] [cady/ancient-medieval/chariot/horse-killed] [cady/ancient-medieval/chariot/two-shots] [cady/ancient-medieval/chariot/fighter-chariot] [cady/ancient-medieval/chariot/no-fire-and-melee]', () => {
    expect(rules.chariots).toEqual({
      shotsPerTurn: 2,
      lossOrder: ['missile-man', 'fighter', 'driver'],
      missiles: [4, 6],
      horse: { face: 1, meleeDie: 'chariot' },
      underArtillery: 'one-of-its-crew',
      fireAndMelee: false,
      fighterOnFoot: { as: 'medium-infantry', move: 24 },
    });
    expect(rules.troops['chariot-fighter']).toMatchObject({ shock: 0, move: 51, shockAttack: null });
  });
});

describe('later figures', () => {
  const { medieval } = rules;

  it('mounted infantry [cady/ancient-medieval/mounted-infantry/who] [cady/ancient-medieval/mounted-infantry/mount-cost] [cady/ancient-medieval/mounted-infantry/speed] [cady/ancient-medieval/mounted-infantry/mount-losses]', () => {
    expect(medieval.mountedInfantry).toEqual({
      move: 60,
      moveAdded: false,
      cost: 5,
      leastMorale: 2,
      mounting: { thirds: 1, of: 'turn' },
      lossEvery: 4,
      lossRounding: 'down',
    });
  });

  it('pikes, pole arms, samurai, Mongols, berserkers [cady/ancient-medieval/pike/three-ranks-attack] [cady/ancient-medieval/pike/unit-size] [cady/ancient-medieval/polearm/strike-from-behind] [cady/ancient-medieval/samurai/melee-points] [cady/ancient-medieval/mongol/cavalry-fear] [cady/ancient-medieval/berserker/maximum]', () => {
    expect(medieval.pikes).toEqual({
      ranks: 3,
      againstShock: { two: 2, three: 3 },
      rearRanks: { rolls: 'enemy-only' },
      largestUnit: { stands: 36, figures: null },
    });
    expect(medieval.poleArms).toEqual({ behindRanks: 1, limited: false });
    expect(medieval.samurai.melee).toEqual({
      'heavy-armor': 8,
      samurai: 8,
      'medium-armor': 9,
      pikes: 9,
      'light-troops': 10,
    });
    expect([medieval.mongolFear, medieval.berserkers.most]).toEqual(['once', 3]);
  });

  it('war wagons [cady/ancient-medieval/hussite/contents] [cady/ancient-medieval/hussite/fire-from-inside] [cady/ancient-medieval/hussite/cost] [cady/ancient-medieval/hussite/melee-penalty] [cady/ancient-medieval/hussite/cover]', () => {
    expect(medieval.warWagons).toMatchObject({
      gun: 'culverin',
      figures: 12,
      kinds: 1,
      fireFromInside: 4,
      thoseWhoFire: 'besides',
      price: 0,
      enemyMelee: 1,
      cover: { steps: -1, whose: 'at-them' },
    });
    expect(rules.troops['war-wagon'].cost).toBeNull();
  });
});

describe('what is laid, thrown and carried', () => {
  const { field } = rules;

  it('caltrops [cady/ancient-medieval/caltrops/purchase] [cady/ancient-medieval/caltrops/capacity] [cady/ancient-medieval/caltrops/placing] [cady/ancient-medieval/caltrops/removing]', () => {
    expect(field.caltrops).toMatchObject({
      cost: 10,
      bought: { front: 10 },
      perFigure: 2,
      placingThirds: 1,
      dieSides: 6,
    });
    expect(field.caltrops.losses.map(({ hits }) => hits)).toEqual([[], [6], [4, 6], [2, 4, 6]]);
    expect(field.caltrops.atTwoThirds).toEqual([6]);
  });

  it('stakes [cady/ancient-medieval/stakes/carry] [cady/ancient-medieval/stakes/crossing-troops] [cady/ancient-medieval/stakes/crossing-wheeled] [cady/ancient-medieval/stakes/melee] [cady/ancient-medieval/romans/extra-stakes]', () => {
    expect(field.stakes).toEqual({ cost: 2, perFigure: 1, crossing: { troops: 1, wheeled: 2 }, enemyMelee: 1 });
  });

  it('axes, javelins, pavises [cady/ancient-medieval/axe/cost-and-use] [cady/ancient-medieval/axe/odds] [cady/ancient-medieval/axe/limit] [cady/ancient-medieval/javelin/stats] [cady/ancient-medieval/javelin/limit] [cady/ancient-medieval/pavise/rule]', () => {
    expect(field.axe).toEqual({ cost: 1, range: 6, steps: 2, most: 1 });
    expect(field.javelin).toEqual({
      cost: 2,
      bought: 2,
      most: 2,
      range: { closing: 12, 'without-melee': 10 },
      steps: 2,
    });
    expect(field.pavise).toEqual({ cost: 2, figures: 2, steps: -1 });
  });
});

describe('armies, ransom and sieges', () => {
  it('wagons [cady/ancient-medieval/supply/wagon-capacity] [cady/ancient-medieval/supply/wagon-chart-footnote] [cady/ancient-medieval/supply/out-of-shots-becomes-infantry]', () => {
    expect(rules.supply).toEqual({
      wagon: {
        artillery: 12,
        missiles: 24,
        serves: { ballista: 3, 'pot-d-fer': 3, 'onager-catapult': 1, other: 1 },
        loads: 1,
        reach: 3,
        taken: 'captured',
      },
      countedBy: 'figure',
      outOfShots: 'own-values',
    });
  });

  it('battles [cady/ancient-medieval/battle/morale-column-shift] [cady/ancient-medieval/battle/fixed-during-game] [cady/ancient-medieval/battle/separate-by-order] [cady/ancient-medieval/battle/leader] [cady/ancient-medieval/battle/army-leader]', () => {
    const { columns, changes, leaders, unsaved } = rules.medievalBattles;
    expect(columns).toBe(1);
    expect(changes).toEqual({ separate: true, rejoin: false, king: true });
    expect(leaders).toEqual({ battle: ['duke', 'baron'], army: ['king', 'prince', 'duke'] });
    expect(unsaved).toEqual({ who: 'whole-battle', what: 'same-reaction', broken: true });
  });

  it('ransom [cady/ancient-medieval/ransom/victory-threshold] [cady/ancient-medieval/ransom/knight-count]', () => {
    expect(rules.ransom.worth).toEqual({ king: 1000, queen: 1000, prince: 800, duke: 500, baron: 300, knight: 10 });
    expect([rules.ransom.wins, rules.ransom.knights]).toEqual([1000, 10]);
  });

  it('sieges [cady/ancient-medieval/siege/ladder-carriers] [cady/ancient-medieval/siege/ladder-penalty] [cady/ancient-medieval/siege/tower-speed] [cady/ancient-medieval/siege/ram-speed] [cady/ancient-medieval/siege/ram-breaks-gate] [cady/ancient-medieval/siege/ram-crew] [cady/ancient-medieval/siege/wall-cover] [cady/ancient-medieval/siege/inside-range]', () => {
    expect(rules.siege).toEqual({
      ladderFigures: 6,
      ladderFoot: 'fair-targets',
      towerMove: 10,
      towerMelee: 0,
      ram: { move: 10, crew: 12, turnsToBreakGate: 2, replacedBy: 'any' },
      wallSteps: -1,
      wallLevels: 2,
      noRetreat: 'at-zero',
      breach: 10,
    });
    expect(rules.field.ladderMelee).toBe(2);
  });
});
