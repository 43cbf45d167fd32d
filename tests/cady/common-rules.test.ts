import { describe, expect, it, test } from 'vitest';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';

/** Who reads what: `part | its clauses | data`, each without what all of them begin with. A chart of which all is read stands by its name. */
const readers = `
armShare | cost/artillery-limit-one-third cost/cavalry-limit-one-third | common/army/arm-share
battles/columns | unit/battle-morale-benefit | common/morale-column-shifts/cavalry/columns-right common/morale-column-shifts/unit-in-battle-or-brigade/columns-right
battles/least-morale | unit/no-morale-1-in-battle | common/battle/least-morale
battles/nobody | broken/battle-save-failed-breaks-up | ruling/battle-nobody-to-save
battles/savers | break-through/battle-save-who | ruling/battle-save-who
battles/unsaved | break-through/battle-save-fail | ruling/broken-battle-fate
broken/contact | broken/contact-tolerance-1cm | ruling/unit-contact
broken/not-by | broken/exempt-friendly-obstacle | ruling/divided-by-building
broken/others | broken/smaller-part-routs | ruling/broken-unit-rout
broken/skirmishers | skirmish/broken-rout | ruling/broken-skirmish-line
broken/turns | broken/divided-must-reform | ruling/divided-unit
charge | charge/next-turn-reduction charge/no-charge-next-turn | ruling/charge-penalty
charge | charge/straight-final-distance charge/no-formation-change-final-distance | common/charge/bend-degrees common/charge/straight-cavalry-cm common/charge/straight-infantry-cm
commanders | sequence/step-1-leader | ruling/leader-morale
detaching | definition/detach | common/detaching/gun-crew ruling/detach-who
dispatch | orders/dispatch-rider orders/dispatch-captured | ruling/dispatch-riders
flight | charge/defender-flees charge/caught-fleeing | common/charge/flight-thirds ruling/fleeing-defender
forest/depth | forest/fire-sight-3cm forest/edge-counts-as-wall | ruling/forest-depth
formation | facing/default-last-direction facing/turn-in-place-free | ruling/facing-change-cost ruling/order-contents ruling/short-last-rank ruling/turning-on-the-spot
ground | marsh/edge-fire hills/section-height extreme-ridge/stacked | common/ground/horseman-levels common/ground/marsh-edge-cm common/ground/ridge-sections
ground/fence | fence/small-arms-step | common/fire-step-modifiers/target-behind-fence-or-protection/steps
ground/marsh | marsh/deep-hidden | ruling/marsh-visibility
ground/wall | wall/small-arms-steps | ruling/small-arms-at-wall
hidden | hidden/marker-blank-face phantom/moves-like-real | common/hidden/marker-stand-cm ruling/phantom-moves ruling/phantom-riders
holding | three-dice/hold-friend-stronger three-dice/rout-normally-removed | ruling/hold-unit-test ruling/rout-timing
imperials | definition/imperials-cost definition/imperials-one-unit | common/imperials/cost-times common/imperials/units
melee | materials/dice melee/d12-per-figure | common/dice/melee-sides
melee | melee/fatigue melee/recovery | common/melee/fatigue-each-turn ruling/melee-point-recovery
melee/attacked-from-rear | melee/point-rear | common/melee-point-effects/attacked-from-rear/melee-point-change
melee/attacked-from-rear | melee/rear-attacker-safe | common/melee-point-effects/attacked-from-rear/attacker-rolls
melee/attacked-on-flank | melee/point-flank | common/melee-point-effects/attacked-on-flank/melee-point-change
melee/attacking-across-wall-or-fortification | melee/point-across-wall | common/melee-point-effects/attacking-across-wall-or-fortification/melee-point-change
melee/attacking-uphill | melee/point-uphill | common/melee-point-effects/attacking-uphill/melee-point-change
melee/die | melee/d12-per-figure | ruling/melee-die-owner
melee/ford | melee/point-across-ford fords/melee-penalty | common/melee-point-effects/attacking-across-ford/melee-point-change ruling/ford-melee
melee/secondary | melee/secondary-when melee/secondary-extra-roll | ruling/secondary-attacks
melee/who-rolls | melee/d12-per-figure | ruling/melee-who-rolls
melee/men-at-openings | cady/musket/building/window-melee | ruling/men-at-openings
melee/worn-out | melee/zero-routs | ruling/worn-out-rout
melee/zero | melee/zero-routs | ruling/melee-point-zero
mercenaries | definition/mercenary-troops | common/mercenaries/share-below
missileShare | cost/medieval-missile-limit | common/army/missile-share
morale/back | morale/back | ruling/half-move-back
morale/columns | morale/columns-cumulate | ruling/morale-columns-cumulate
morale/opponents | morale/worse-reaction-only morale/same-reaction-lower-tmv | ruling/morale-equal-tmv ruling/morale-melee-of-many ruling/morale-tie
movement | movement/direction-change | common/movement/turn-degrees
movement | movement/formation-change formation/peasants-militia-none | ruling/formation-change-morale
movement/after-charge | charge/next-turn-reduction | ruling/charge-penalty
movement/change-of-march-direction-over-45-degrees | movement/direction-change | common/effects-on-movement/change-of-march-direction-over-45-degrees/thirds
movement/changing-formation | movement/formation-change formation/change-costs-third | common/effects-on-movement/changing-formation/thirds
movement/charge-down-road | movement/charge-on-road roads/charge-no-extra | common/effects-on-movement/charge-down-road/thirds common/effects-on-movement/ordered-charge/thirds ruling/charge-on-road
movement/column-on-road | movement/column-bonus-chart | ruling/column-march-on-road
movement/on-a-road | roads/bonus | ruling/on-a-road
movement/ordered-charge | movement/charge-bonus-chart charge/move-bonus | common/effects-on-movement/ordered-charge/thirds
movement/passing-through-friendly-unit | movement/pass-through pass-through/cost | common/effects-on-movement/passing-through-friendly-unit/thirds
movement/portion-on-road | movement/road-bonus roads/bonus | common/effects-on-movement/portion-on-road/thirds
movement/road-ends | roads/bonus | ruling/road-ends
movement/road-mix | movement/road-bonus | ruling/road-mix
movement/rounding | movement/reductions-list | ruling/move-rounding
movement/slow-ground | movement/rough-terrain | ruling/terrain-once-per-turn
movement/straight-column-march | movement/column-bonus-chart formation/column-march-bonus | common/effects-on-movement/straight-column-march/thirds
movement/terrain/artillery-ford | rivers/bridge-only-types | ruling/artillery-ford
movement/terrain/artillery-over-fence-or-wall | movement/wall-fence-artillery | common/effects-on-movement/artillery-over-fence-or-wall/thirds
movement/terrain/cavalry-fence | movement/wall-fence-cavalry | ruling/cavalry-fence
movement/terrain/creek-ford | rivers/creek-cost | ruling/creek-ford
movement/terrain/crossing-creek | movement/creek rivers/creek-cost | common/effects-on-movement/crossing-creek/thirds
movement/terrain/forest-not-on-road | movement/forest forest/move-cost | common/effects-on-movement/forest-not-on-road/thirds
movement/terrain/hill-level-up-or-down | movement/hill hills/move-cost | common/effects-on-movement/hill-level-up-or-down/thirds
movement/terrain/infantry-crossing-fence-or-wall | movement/wall-fence-infantry | common/effects-on-movement/infantry-crossing-fence-or-wall/thirds
movement/terrain/marsh | marsh/move-cost | common/effects-on-movement/rough-terrain-not-on-road/thirds ruling/plowed-and-marsh-movement
movement/terrain/river-at-ford | movement/river-ford rivers/ford-cost | common/effects-on-movement/river-at-ford/thirds
movement/terrain/rough-terrain-not-on-road | movement/rough-terrain rough/move-cost | common/effects-on-movement/rough-terrain-not-on-road/thirds
movement/thirds | movement/reductions-list | ruling/thirds-add-up
movement/turns | movement/direction-change | ruling/turns-each-cost
passThrough/cost | pass-through/skirmish-no-cost | ruling/pass-through-cost
passThrough/morale | pass-through/morale-3 | ruling/pass-through-morale
passThrough/ranks | pass-through/ranks | common/pass-through/ranks-of-the-deeper common/pass-through/ranks-of-the-other
passThrough/skirmishing | pass-through/skirmish-morale | ruling/pass-through-skirmish
reformsFromBeside | unit/supreme-commander-exception | ruling/reforms-in-person
scale | scale/ground | common/ground-scale/10-yards/board-cm common/table/scale-yards
screening | screening/reveal-distance screening/infantry-three-ranks | common/hidden/screening-ranks ruling/screen-distance ruling/screening-smaller ruling/screening-who
shock | materials/dice shock/dice-per-figure | common/dice/shock-sides
shock/clearPath | shock/cavalry-clear-path shock/infantry-clear-path | ruling/shock-path-cavalry ruling/shock-path-infantry
shock/path-over-barrier | shock/cavalry-clear-path shock/infantry-clear-path | ruling/shock-path-over-barrier
shock/dice | shock/dice-per-figure shock/next-figure | ruling/shock-dice-per-figure
shock/replaced-from | shock/replace-from-rear | ruling/shock-replaced-from
shock/reductions/behind-stone-wall | wall/shock | common/shock-reductions/behind-stone-wall/shocks
shock/reductions/behind-wooden-fence | fence/shock | common/shock-reductions/behind-wooden-fence/shocks
shock/reductions/each-hill-level-up | hills/shock-uphill | common/shock-reductions/each-hill-level-up/shocks
shock/reductions/edge-of-forest | shock/reductions | common/shock-reductions/edge-of-forest/shocks
shock/reductions/infantry-in-square | shock/reductions | common/shock-reductions/infantry-in-square/shocks
shock/soft-ground | marsh/no-shock | ruling/shock-marsh-rough
shock/stack | shock/reductions-stack | ruling/shock-reductions-stack
shock/uphill | hills/shock-uphill | ruling/shock-uphill
sighting | hidden/sight-distance-normal hidden/sight-distance-artillery | common/sighting/artillery common/sighting/normal
skirmish | skirmish/who skirmish/gap | common/skirmish/gap-cm ruling/skirmish-line-morale
surrender | definition/surrender-guards definition/surrender-refused | common/surrender/prisoners-for-each-guard ruling/surrender-guards ruling/surrender-refused
threeDice | materials/dice three-dice/roll definition/morale-value | common/dice/three-dice-sides common/three-dice/least-morale common/three-dice/most-morale
threeDice/one-die | three-dice/one-die | common/three-dice-count/failed-earlier-3dt/dice common/three-dice-count/poor-post-melee-morale/dice ruling/three-dice-number
threeDice/points | three-dice/break-off-fail charge/attacker-fails | common/three-dice/break-off-points common/three-dice/charge-points
threeDice/three-dice-commander | three-dice/three-dice-commander | common/three-dice-count/supreme-commander-leading/dice
threeDice/three-dice-unhurt | three-dice/three-dice-unhurt | common/three-dice-count/unhurt/dice
threeDice/two-dice | three-dice/two-dice | common/three-dice-count/some-casualties/dice
threeDice/withdrawing | three-dice/charge-who-tests morale/result-binds-next-turn | ruling/charge-at-who-goes-back
unitSize | unit/min-size-6 unit/max-size-36 | common/unit/least-figures common/unit/most-figures
water | rivers/sizes bridges/wooden-destroyed bridges/stone-indestructible | common/water/creek-from-cm common/water/river-to-cm common/water/wooden-bridge-hits
water/widths | rivers/sizes | ruling/water-width
`;

describe('what the parts of the common rules read, and the clauses that they compute with it', () => {
  const byPart = new Map<string, Set<string>>();
  for (const [id, parts] of commonRules.built().looks)
    for (const { name, clauses } of parts) {
      const key = `${name} | ${clauses.map(each => each.replace('cady/common/', '')).join(' ')}`;
      byPart.set(key, (byPart.get(key) ?? new Set()).add(id.replace('cady/', '')));
    }
  const lines = readers.trim().split('\n');

  test.each(lines)('%s', line => {
    const [name = '', clauses = '', data = ''] = line.split(' | ');
    expect([...(byPart.get(`${name} | ${clauses}`) ?? [])].sort().join(' ')).toBe(data);
  });

  test.each([
    ['shock/chart | shock/chart', 'common/shock/', 28],
    ['morale | morale/chart-lookup', 'common/morale-reactions/', 16],
    [
      'forest | forest/min-three-trees forest/clear-trees forest/barricade-build forest/barricade-place',
      'common/forest/',
      4,
    ],
    ['threeDice/charge | three-dice/charge-who-tests', 'common/charge/', 1],
  ])('%s reads of %s', (part, chart, data) => {
    expect([...(byPart.get(part) ?? [])].filter(id => id.startsWith(chart)).length).toBe(data);
  });

  it('are all of them', () => {
    const whole = ['shock/chart', 'morale', 'forest', 'threeDice/charge', ''];
    const listed = new Set([...lines.map(line => line.split(' | ')[0]), ...whole]);
    expect([...byPart.keys()].map(key => key.split(' | ')[0]).filter(name => !listed.has(name))).toEqual([]);
  });
});

/** What stands at a place of the rules: `movement.thirds.road`. */
function at(rules: object, place: string): unknown {
  return place.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), rules);
}

describe('what the readings of rulings make of the common rules', () => {
  test.each<[ruling: string, reading: string, place: string, printed: unknown, otherwise: unknown]>([
    ['arm-points-limit', 'both-together', 'readings.armPointsLimit', 'each-arm', 'both-together'],
    [
      'detach-who',
      'gunners',
      'detaching.who',
      { gunners: true, men: true, remanning: 'anybody' },
      { gunners: true, men: false, remanning: 'nobody' },
    ],
    ['reforms-in-person', 'leads-one-of-them', 'reformsFromBeside', true, false],
    ['order-contents', 'must-be-ordered', 'formation.facesLastMove', true, false],
    ['short-last-rank', 'centred', 'formation.lastRank', 'left', 'centre'],
    ['short-last-rank', 'from-the-right', 'formation.lastRank', 'left', 'right'],
    ['turning-on-the-spot', 'front-middle', 'formation.turnsAbout', 'body-centre', 'front-middle'],
    ['facing-change-cost', 'counts-as-a-turn', 'formation.turnInPlaceThirds', 0, 3],
    ['formation-change-morale', 'three', 'movement.formationMorale', 2, 3],
    ['unit-contact', 'none', 'broken.contact', 1, 0],
    ['on-a-road', 'the-middle-of-any-front', 'movement.roadForAnyFront', false, true],
    ['road-ends', 'the-whole-body', 'movement.roadDepth', 0.5, 1],
    ['road-ends', 'the-front', 'movement.roadDepth', 0.5, 0],
    ['move-rounding', 'whole-centimetres', 'movement.wholeCm', false, true],
    ['pass-through-cost', 'card', 'passThrough.skirmishersFree', true, false],
    ['pass-through-morale', 'four', 'passThrough.leastMorale', 3, 4],
    ['pass-through-skirmish', 'as-others', 'passThrough.leastMoraleSkirmishing', 4, 3],
    ['barricade-time', 'fifteen', 'forest.barricade', 10, 15],
    ['forest-depth', 'six', 'forest.depth', 3, 6],
    ['thirds-add-up', 'thirds-of-what-is-left', 'movement.thirdsAdd', true, false],
    ['turns-each-cost', 'once', 'movement.eachTurnCosts', true, false],
    [
      'terrain-once-per-turn',
      'each-piece-of-ground',
      'movement.slowGround',
      'once-per-turn-per-kind',
      'each-piece-of-ground',
    ],
    [
      'terrain-once-per-turn',
      'only-the-part-inside',
      'movement.slowGround',
      'once-per-turn-per-kind',
      'only-the-part-inside',
    ],
    ['plowed-and-marsh-movement', 'rough-only', 'movement.terrain.cavalry.marsh', 1, 0],
    ['creek-ford', 'as-elsewhere', 'movement.terrain.infantry.creekFord', 0, 1],
    ['creek-ford', 'as-elsewhere', 'movement.terrain.artillery.creekFord', null, null],
    ['cavalry-fence', 'as-infantry', 'movement.terrain.cavalry.wall', 0, 1],
    ['artillery-ford', 'as-others', 'movement.terrain.artillery.riverFord', null, 1],
    ['artillery-ford', 'as-others', 'movement.terrain.artillery.creekFord', null, 0],
    ['artillery-ford', 'as-others', 'movement.terrain.artillery.creek', null, null],
    ['road-mix', 'only-a-move-wholly-on-the-road', 'movement.roadWholly', false, true],
    ['charge-on-road', 'charge-and-road', 'movement.thirds.chargeOnRoad', 0, 1],
    ['column-march-on-road', 'one', 'movement.columnAndRoad', true, false],
    ['charge-penalty', 'third-only', 'charge.againNextTurn', false, true],
    ['shock-path-cavalry', 'pistol-remark', 'shock.clearPath.cavalry', 10, 20],
    ['shock-path-infantry', 'charge-section', 'shock.clearPath.infantry', 6, 10],
    ['shock-path-over-barrier', 'cover-alone', 'shock.barrierEndsPath', true, false],
    ['shock-dice-per-figure', 'second-die-after-a-hit', 'shock.nextAfterHit', false, true],
    ['shock-replaced-from', 'who-stands-behind', 'shock.othersStepIn', true, false],
    ['shock-reductions-stack', 'largest', 'shock.reductionsAdd', true, false],
    ['shock-uphill', 'one', 'shock.eachLevel', true, false],
    ['shock-marsh-rough', 'marsh-alone-forbids', 'shock.roughForbids', true, false],
    ['melee-die-owner', 'enemy', 'melee.dieOf', 'own', 'enemy'],
    ['melee-who-rolls', 'as-many-as-attack', 'melee.allInContactRoll', true, false],
    ['men-at-openings', 'at-all-of-them', 'melee.eachAtOneOpening', true, false],
    ['melee-point-recovery', 'all', 'melee.recoveryPerTurn', 1, 'all'],
    ['melee-point-zero', 'stand-removed', 'melee.wornOut', 'unit-routs', 'figures-removed'],
    ['worn-out-rout', 'without-a-fight', 'melee.wornOutFights', true, false],
    [
      'secondary-attacks',
      'any-second-attacker-one-roll',
      'melee.secondary',
      { fromFront: false, once: false, positionCounts: true, byPrintedPoint: false },
      { fromFront: true, once: true, positionCounts: false, byPrintedPoint: true },
    ],
    ['ford-melee', 'across-and-in', 'melee.fordCumulates', false, true],
    ['morale-columns-cumulate', 'largest', 'morale.shiftsAdd', true, false],
    ['morale-melee-of-many', 'freed-by-all-opponents', 'morale.opponents.freedBy', 'any-opponent', 'all-opponents'],
    ['morale-equal-tmv', 'both', 'morale.opponents.even', 'lower-die', 'both'],
    ['morale-equal-tmv', 'neither', 'morale.opponents.even', 'lower-die', 'neither'],
    ['morale-tie', 'both', 'morale.opponents.strongerFreed', true, false],
    ['half-move-back', 'allowance-after-reductions', 'morale.groundSlowsBack', false, true],
    ['hold-unit-test', 'a-passed-test', 'holding.byValue', true, false],
    ['rout-timing', 'at-once', 'holding.routLeaves', 'next-turn', 'at-once'],
    ['three-dice-threshold', 'more-than-twice', 'threeDice.times.orMore', true, false],
    [
      'charge-at-who-goes-back',
      'nobody',
      'threeDice.withdrawing',
      { attacker: true, defender: false },
      { attacker: false, defender: false },
    ],
    [
      'charge-at-who-goes-back',
      'as-any-charge',
      'threeDice.withdrawing',
      { attacker: true, defender: false },
      { attacker: true, defender: true },
    ],
    ['broken-unit-rout', 'the-unit', 'broken.others', 'smaller-part', 'all'],
    ['broken-skirmish-line', 'the-smaller-part', 'broken.skirmishers', 'all', 'smaller-part'],
    ['divided-unit', 'one', 'broken.turns', 2, 1],
    ['fleeing-defender', 'shock-besides', 'flight.shock', false, true],
    ['broken-battle-fate', 'breaks-up', 'battles.unsaved', 'all-rout', 'breaks-up'],
    ['battle-nobody-to-save', 'all-rout', 'battles.nobodyToSave', 'breaks-up', 'all-rout'],
    ['battle-save-who', 'no-test-of-their-own', 'battles.savers', 'no-poor-reaction', 'no-test'],
    ['surrender-refused', 'even-chance', 'surrender.refused', 'three-dice-test', 'even-chance'],
    ['surrender-guards', 'rounded-down', 'surrender.guards', 'up', 'down'],
    ['leader-morale', 'one', 'commanders.moralePoints', 0, 1],
    ['screening-who', 'infantry', 'screening.behindCavalry', ['infantry', 'artillery'], ['infantry']],
    ['screening-smaller', 'in-frontage', 'screening.smallerBy', 'figures', 'front'],
    ['screen-distance', 'hidden', 'screening.revealedAt', true, false],
    ['phantom-moves', 'anywhere', 'hidden.phantomMoves', 'as-a-unit', 'anywhere'],
    ['phantom-riders', 'at-once', 'hidden.phantomRiders', 'as-to-a-unit', 'at-once'],
    ['skirmish-line-morale', 'two-alone', 'skirmish.morale.to', 5, 2],
    ['marsh-visibility', 'three', 'ground.marsh.hidden', 6, 3],
    ['water-width', 'a-river', 'water.river.from', 4, 3],
    ['small-arms-at-wall', 'one', 'ground.cover.wall.steps', 2, 1],
    ['dispatch-riders', 'light-horse-within-ten', 'dispatch.capture', 1, 10],
  ])('%s, %s: %s', (ruling, reading, place, printed, otherwise) => {
    expect(at(commonRules(), place)).toEqual(printed);
    expect(at(commonRulesUnder({ [`cady/ruling/${ruling}`]: reading }), place)).toEqual(otherwise);
  });
});

describe('numbers of the common rules as the book has them', () => {
  test.each<[place: string, value: unknown]>([
    ['shock.dieSides', 6],
    ['melee.dieSides', 12],
    ['threeDice.dieSides', 6],
    ['melee.attackedOnFlank', 1],
    ['melee.attackedFromRear', 2],
    ['melee.rearAttackerRolls', false],
    ['melee.acrossBarrier', 1],
    ['melee.uphill', 1],
    ['melee.ford', 1],
    ['melee.fatiguePerTurn', 1],
    ['movement.turnDegrees', 45],
    ['movement.columnMarch', null],
    [
      'movement.thirds',
      {
        charge: 1,
        afterCharge: -1,
        columnMarch: 1,
        road: 1,
        chargeOnRoad: 0,
        formationChange: -1,
        directionChange: -1,
        passThrough: -1,
      },
    ],
    [
      'movement.terrain.infantry',
      {
        wood: 1,
        rough: 1,
        marsh: 1,
        hill: 1,
        ridge: null,
        creek: 1,
        creekFord: 0,
        river: null,
        riverFord: 1,
        bridge: 0,
        fence: 1,
        wall: 1,
      },
    ],
    [
      'movement.terrain.cavalry',
      {
        wood: 1,
        rough: 1,
        marsh: 1,
        hill: 1,
        ridge: null,
        creek: 1,
        creekFord: 0,
        river: null,
        riverFord: 1,
        bridge: 0,
        fence: 0,
        wall: 0,
      },
    ],
    ['charge', { straight: { infantry: 10, cavalry: 30 }, bend: 45, thirdsLost: 1, againNextTurn: false }],
    ['shock.reductions.fence', { shocks: 1, clause: 'cady/common/fence/shock' }],
    ['shock.reductions.wall', { shocks: 2, clause: 'cady/common/wall/shock' }],
    ['shock.reductions.forest-edge', { shocks: 2, clause: 'cady/common/shock/reductions' }],
    ['shock.reductions.square', { shocks: 2, clause: 'cady/common/shock/reductions' }],
    ['shock.reductions.level-up', { shocks: 1, clause: 'cady/common/hills/shock-uphill' }],
  ])('%s', (place, value) => {
    expect(at(commonRules(), place)).toEqual(value);
  });

  test('guns cross fences and walls as foot does, and water at bridges alone', () => {
    const { fence, wall, creek, creekFord, river, riverFord, bridge } = commonRules().movement.terrain.artillery;
    expect({ fence, wall, creek, creekFord, river, riverFord, bridge }).toEqual({
      fence: 1,
      wall: 1,
      creek: null,
      creekFord: null,
      river: null,
      riverFord: null,
      bridge: 0,
    });
  });
});
