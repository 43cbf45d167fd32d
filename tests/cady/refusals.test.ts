import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import { type Reason, RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { detach, moraleWhenLed } from '../../src/rulesets/cady/common/army/commanders.js';
import { levelFaults } from '../../src/rulesets/cady/common/army/levels.js';
import { expectReinforcements } from '../../src/rulesets/cady/common/army/reinforcements.js';
import {
  armShareFaults,
  imperialCost,
  imperialFaults,
  loyalAfter,
  mercenaryFaults,
  missileFaults,
  rosterFaults,
} from '../../src/rulesets/cady/common/army/roster.js';
import { groundLength, tableLength } from '../../src/rulesets/cady/common/army/scale.js';
import { regroupingFaults, supremeCommanderDispatches } from '../../src/rulesets/cady/common/army/supreme-commander.js';
import { battleFaults, battleShift, saveBattle } from '../../src/rulesets/cady/common/fighting/battles.js';
import { breakThrough } from '../../src/rulesets/cady/common/fighting/break-through.js';
import { dividedFate } from '../../src/rulesets/cady/common/fighting/broken.js';
import { meleeOdds, secondaryAttack } from '../../src/rulesets/cady/common/fighting/melee.js';
import { postMeleeMorale } from '../../src/rulesets/cady/common/fighting/morale.js';
import { breakOff, chanceToPass, threeDiceOdds } from '../../src/rulesets/cady/common/fighting/three-dice.js';
import {
  barricadeFaults,
  forestCover,
  forestMarchThirds,
  forestOutline,
  forestWork,
  isForest,
} from '../../src/rulesets/cady/common/moving/forest.js';
import { drilled, formationFaults } from '../../src/rulesets/cady/common/moving/formation.js';
import { oddsBehind } from '../../src/rulesets/cady/common/moving/ground.js';
import { goTogether, paceOf } from '../../src/rulesets/cady/common/moving/keeping-together.js';
import { reasonsOfGround } from '../../src/rulesets/cady/common/moving/march-reasons.js';
import { movementLeft } from '../../src/rulesets/cady/common/moving/movement-left.js';
import { passThroughCost, passThroughFaults } from '../../src/rulesets/cady/common/moving/pass-through.js';
import { maySkirmish, skirmishFaults, skirmishFrontage } from '../../src/rulesets/cady/common/moving/skirmish.js';
import {
  bridgeDestroyed,
  bridgeMayBurn,
  crossingCost,
  crossingFaults,
  waterOf,
} from '../../src/rulesets/cady/common/moving/water.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import {
  blankMarker,
  hide,
  markerFaults,
  phantomFaults,
  sightDistance,
} from '../../src/rulesets/cady/common/unseen/hidden.js';
import { reveal } from '../../src/rulesets/cady/common/unseen/revealing.js';
import { chargeOdds, readyCharge, throwCharge } from '../../src/rulesets/cady/musket/charge-odds.js';
import { commonRulesUnder } from '../rules-under.js';

/** What a function refuses, or what a check finds: the place and the clause of each fault. */
function told(ask: () => unknown): readonly string[] {
  const words = (faults: readonly Violation[]) =>
    faults.map(({ path, clause }) => `${path} ${clause?.replace('cady/common/', '') ?? 'no clause'}`);
  try {
    const found = ask();
    return Array.isArray(found) ? words(found) : ['nothing is refused'];
  } catch (fault) {
    if (fault instanceof RuleViolation) return words(fault.violations);
    throw fault;
  }
}

type Row = readonly [what: string, ask: () => unknown, faults: readonly string[]];

function refuses(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s', (_what, ask, faults) => {
      expect(told(ask)).toEqual(faults);
    });
  });
}

const rules = commonRules();
const none = scripted([]);

refuses('numbers that nobody can mean are refused where they stand', [
  ['yards', () => tableLength({ yards: -1 }), ['yards scale/ground']],
  ['cm', () => groundLength({ cm: -1 }), ['cm scale/ground']],
  [
    'figures to detach',
    () => detach({ from: { arm: 'infantry', figures: 1 }, stand: 2, takes: 'stand' }),
    ['from.figures definition/detach'],
  ],
  [
    'a turn of arrival',
    () =>
      expectReinforcements(
        { reinforcements: [{ units: [], at: { x: 0, y: 0 }, arrival: { on: 'turn', turn: 0 } }] },
        none,
      ),
    ['reinforcements[0].arrival scenario/staggered-entry'],
  ],
  [
    'an earliest turn',
    () =>
      expectReinforcements(
        { reinforcements: [{ units: [], at: { x: 0, y: 0 }, arrival: { on: 'die', earliest: 0.5, sides: 6 } }] },
        none,
      ),
    ['reinforcements[0].arrival scenario/random-reinforcements'],
  ],
  [
    'a die of one side',
    () =>
      expectReinforcements(
        { reinforcements: [{ units: [], at: { x: 0, y: 0 }, arrival: { on: 'die', earliest: 1, sides: 1 } }] },
        none,
      ),
    ['reinforcements[0].arrival scenario/random-reinforcements'],
  ],
  ['half a melee point', () => meleeOdds({ melee: 4.5 }), ['melee melee/point-from-capability-chart']],
  [
    'secondary figures',
    () => secondaryAttack({ defender: { melee: 4 }, figures: -1 }, none),
    ['figures melee/d12-per-figure'],
  ],
  ['more lost than there were', () => postMeleeMorale({ morale: 4, before: 12, lost: 13 }), ['lost morale/loss-value']],
  ['less than nobody lost', () => postMeleeMorale({ morale: 4, before: 12, lost: -1 }), ['lost morale/loss-value']],
  ['nobody before', () => postMeleeMorale({ morale: 4, before: 0, lost: 0 }), ['lost morale/loss-value']],
  [
    'a unit value of nothing',
    () => postMeleeMorale({ morale: 0, before: 12, lost: 0 }),
    ['morale morale/before-value'],
  ],
  ['a morale value of 6', () => threeDiceOdds({ morale: 6 }), ['morale definition/morale-value']],
  ['a morale value of 0', () => threeDiceOdds({ morale: 0 }), ['morale definition/morale-value']],
  ['half a morale value', () => threeDiceOdds({ morale: 2.5 }), ['morale definition/morale-value']],
  ['depth in a forest', () => forestCover({ depth: -1, active: false, watcherAt: 1 }), ['depth forest/fire-sight-3cm']],
  [
    'the way to a forest',
    () => forestCover({ depth: 1, active: false, watcherAt: -1 }),
    ['watcherAt forest/fire-sight-3cm'],
  ],
  [
    'who works in a forest',
    () => forestWork({ task: 'fell-tree', turns: [{ figures: 1 }, { figures: -1 }] }),
    ['turns[1].figures forest/clear-trees'],
  ],
  ['nobody moves', () => paceOf({ figures: [] }), ['figures movement/slowest-figure']],
  ['no stands', () => skirmishFrontage({ stands: 0, front: 2, gap: 1 }), ['stands definition/skirmish-line']],
  ['stands too close', () => skirmishFrontage({ stands: 1, front: 2, gap: -1 }), ['gap definition/skirmish-line']],
  [
    'stands too far',
    () => skirmishFrontage({ stands: 1, front: 2, gap: rules.skirmish.gap + 0.1 }),
    ['gap definition/skirmish-line'],
  ],
  ['turns in water', () => crossingCost({ arm: 'infantry', over: 'river-ford', turns: -1 }), ['turns fords/two-turns']],
  [
    'guns in a ford',
    () => crossingCost({ arm: 'artillery', over: 'river-ford', turns: 1 }),
    ['arm rivers/bridge-only-types'],
  ],
  [
    'hits on a bridge',
    () => bridgeDestroyed({ material: 'wood', hits: [{ part: 'a', hits: -1 }] }),
    ['hits bridges/wooden-destroyed'],
  ],
]);

const foot = (figures: number, type = 'foot') => ({ type, figures });
const supreme = { rank: 'supreme-commander', leads: true } as const;
const joined = {
  level: 'advanced',
  during: { commander: supreme },
  from: [foot(6), foot(6)],
  into: [foot(12)],
} as const;

refuses('armies', [
  [
    'of one number',
    () =>
      rosterFaults({
        units: [
          { number: 'a', stands: [foot(6)] },
          { number: 'a', stands: [foot(36)] },
        ],
      }),
    ['units[1].number unit/permanent-number'],
  ],
  [
    'of two types in a unit',
    () => rosterFaults({ units: [{ number: 'a', stands: [foot(6), foot(6, 'horse')] }] }),
    ['units[0].stands definition/like-type'],
  ],
  [
    'of five figures, and of thirty-seven',
    () =>
      rosterFaults({
        units: [
          { number: 'a', stands: [foot(5)] },
          { number: 'b', stands: [foot(37)] },
        ],
      }),
    ['units[0].stands definition/unit-size', 'units[1].stands definition/unit-size'],
  ],
  [
    'of six figures, and of thirty-six',
    () =>
      rosterFaults({
        units: [
          { number: 'a', stands: [foot(6)] },
          { number: 'b', stands: [foot(36)] },
        ],
      }),
    [],
  ],
  [
    'of two imperial units',
    () => imperialFaults({ units: [{ imperial: true }, {}, { imperial: true }] }),
    ['units[2] definition/imperials-one-unit'],
  ],
  [
    'that shoot too much',
    () =>
      missileFaults({
        units: [
          { number: 'a', stands: [foot(12)] },
          { number: 'b', stands: [foot(7)], missile: true },
        ],
      }),
    ['units cost/medieval-missile-limit'],
  ],
  [
    'that shoot as much as they may',
    () =>
      missileFaults({
        units: [
          { number: 'a', stands: [foot(12)] },
          { number: 'b', stands: [foot(6)], missile: true },
        ],
      }),
    [],
  ],
  [
    'that agreed otherwise',
    () => missileFaults({ units: [{ number: 'b', stands: [foot(7)], missile: true }], agreedOtherwise: true }),
    [],
  ],
  [
    'with too many guns',
    () => armShareFaults({ total: 90, artillery: 31, cavalry: 30 }, ['artillery', 'cavalry']),
    ['units cost/artillery-limit-one-third'],
  ],
  [
    'with too much horse',
    () => armShareFaults({ total: 90, artillery: 30, cavalry: 31 }, ['artillery', 'cavalry']),
    ['units cost/cavalry-limit-one-third'],
  ],
  [
    'hired as dear as regulars',
    () => mercenaryFaults({ price: 3, regularCost: 3 }),
    ['price definition/mercenary-troops'],
  ],
  ['hired for nothing', () => mercenaryFaults({ price: 0, regularCost: 3 }), ['price definition/mercenary-troops']],
  ['hired for less', () => mercenaryFaults({ price: 2.9, regularCost: 3 }), []],
  ['joined by their commander', () => regroupingFaults(joined), []],
  [
    'joined without him',
    () => regroupingFaults({ ...joined, during: { commander: { rank: 'commander', leads: true } } }),
    ['during unit/fixed-for-game'],
  ],
  [
    'joined while he is elsewhere',
    () => regroupingFaults({ ...joined, during: { commander: { ...supreme, leads: false } } }),
    ['during unit/fixed-for-game'],
  ],
  [
    'joined by nobody',
    () => regroupingFaults({ ...joined, during: { commander: null } }),
    ['during unit/fixed-for-game'],
  ],
  ['joined in the basic game', () => regroupingFaults({ ...joined, level: 'basic' }), ['during unit/fixed-for-game']],
  [
    'not joined at all',
    () => regroupingFaults({ ...joined, into: [foot(6), foot(6)] }),
    ['into unit/supreme-commander-exception'],
  ],
  ['joined before the battle', () => regroupingFaults({ ...joined, during: null, into: [foot(6), foot(6)] }), []],
  ['of whom one is lost', () => regroupingFaults({ ...joined, into: [foot(11)] }), ['into definition/like-type']],
  [
    'of whom some change',
    () => regroupingFaults({ ...joined, into: [foot(12, 'horse')] }),
    ['into definition/like-type', 'into definition/like-type'],
  ],
  [
    'that grow too large',
    () => regroupingFaults({ ...joined, from: [foot(20), foot(17)], into: [foot(37)] }),
    ['into[0] definition/unit-size'],
  ],
  [
    'that grow too small',
    () => regroupingFaults({ ...joined, during: null, from: [foot(5)], into: [foot(5)] }),
    ['into[0] definition/unit-size'],
  ],
  ['of a battle of one', () => battleFaults({ units: [{ unit: 'a', morale: 2 }] }), ['units unit/battle-or-brigade']],
  [
    'of rabble in a battle',
    () =>
      battleFaults({
        units: [
          { unit: 'a', morale: 2 },
          { unit: 'b', morale: 1 },
        ],
      }),
    ['units[1] unit/no-morale-1-in-battle'],
  ],
]);

refuses('levels of the game', [
  [
    'nothing but the basic game',
    () => levelFaults({ level: 'basic', threeDice: true, hiddenTroops: true, battles: true, optionalRules: true }),
    [
      'threeDice game-level/intermediate-3dt',
      'hiddenTroops game-level/intermediate-hidden',
      'battles game-level/basic-single-units',
      'optionalRules game-level/basic-no-optional',
    ],
  ],
  [
    'the intermediate game',
    () =>
      levelFaults({ level: 'intermediate', threeDice: true, hiddenTroops: true, battles: true, optional: ['boats'] }),
    ['battles game-level/advanced-brigades', 'optionalRules game-level/advanced-optional'],
  ],
  [
    'the advanced game',
    () =>
      levelFaults({
        level: 'advanced',
        threeDice: true,
        hiddenTroops: true,
        battles: true,
        optional: ['boats'],
        agreed: ['boats'],
      }),
    [],
  ],
  [
    'what nobody agreed on',
    () => levelFaults({ level: 'advanced', optional: ['boats', 'ships'], agreed: ['boats'] }),
    ['optional[1] game-level/advanced-optional'],
  ],
]);

const unit = { morale: 4, ranks: 1, stationary: true } as const;
const line = { light: true, morale: 4, ordered: true, gap: 1, moves: [{ goes: 5, may: 5 }] } as const;
const drill = { morale: 4, formation: { ranks: 2, files: 6 }, facing: 0, order: {} } as const;
const crossing = {
  arm: 'infantry',
  by: 'ford',
  front: 4,
  stand: { front: 4, depth: 2 },
  width: 4,
  level: 'advanced',
} as const;
const body = { files: 2, figures: 2, stand: { front: 2, depth: 2, figures: 1 } };

refuses('on the march', [
  [
    'a friend is passed',
    () => passThroughFaults({ mover: unit, friend: { ...unit, ranks: 2, stationary: false } }),
    [],
  ],
  [
    'rabble passes nobody',
    () => passThroughFaults({ mover: { ...unit, morale: 2 }, friend: { ...unit, morale: null } }),
    ['mover pass-through/morale-3', 'friend pass-through/morale-3'],
  ],
  [
    'nor as skirmishers',
    () => passThroughFaults({ mover: { ...unit, morale: 1, skirmishing: true }, friend: unit }),
    ['mover pass-through/skirmish-morale'],
  ],
  [
    'who has other orders',
    () => passThroughFaults({ mover: { ...unit, order: 'charge' }, friend: { ...unit, order: 'forced-march' } }),
    ['mover pass-through/no-special-order', 'friend pass-through/no-special-order'],
  ],
  [
    'who fights',
    () => passThroughFaults({ mover: { ...unit, inMelee: true }, friend: { ...unit, underFire: true } }),
    ['mover pass-through/not-engaged', 'friend pass-through/not-engaged'],
  ],
  [
    'who runs',
    () => passThroughFaults({ mover: { ...unit, reaction: 'rout' }, friend: { ...unit, reaction: 'back-and-turn' } }),
    ['mover pass-through/no-poor-reaction', 'friend pass-through/no-poor-reaction'],
  ],
  ['who goes back in order may', () => passThroughFaults({ mover: { ...unit, reaction: 'back' }, friend: unit }), []],
  [
    'two that move',
    () => passThroughFaults({ mover: { ...unit, stationary: false }, friend: { ...unit, stationary: false } }),
    ['friend pass-through/one-stationary'],
  ],
  [
    'two deep ones',
    () => passThroughFaults({ mover: { ...unit, ranks: 2 }, friend: { ...unit, ranks: 2 } }),
    ['friend pass-through/ranks'],
  ],
  [
    'one too deep',
    () => passThroughFaults({ mover: { ...unit, ranks: 9 }, friend: unit }),
    ['friend pass-through/ranks'],
  ],
  ['a skirmish line', () => skirmishFaults(line), []],
  [
    'of others, unordered, too wide, too far',
    () =>
      skirmishFaults({
        ...line,
        light: false,
        ordered: false,
        gap: 99,
        moves: [
          { goes: 5, may: 5 },
          { goes: 6, may: 5 },
        ],
      }),
    ['light skirmish/who', 'ordered skirmish/needs-order', 'gap skirmish/gap', 'moves[1] skirmish/max-move'],
  ],
  ['closer than close', () => skirmishFaults({ ...line, gap: -1 }), ['gap skirmish/gap']],
  [
    'a formation that is none',
    () => formationFaults({ ...drill, order: { formation: { ranks: 0, files: 6 } } }),
    ['order.formation definition/formation-always'],
  ],
  [
    'one that its stands do not fill',
    () => formationFaults({ ...drill, stands: 12, order: { formation: { ranks: 3, files: 6 } } }),
    ['order.formation definition/formation-always'],
  ],
  [
    'one that does not hold its stands',
    () => formationFaults({ ...drill, stands: 12, order: { formation: { ranks: 2, files: 5 } } }),
    ['order.formation definition/formation-always'],
  ],
  [
    'one that it has',
    () =>
      formationFaults({ ...drill, morale: 1, inMelee: true, stands: 12, order: { formation: { ranks: 2, files: 6 } } }),
    [],
  ],
  [
    'one that rabble cannot form',
    () => formationFaults({ ...drill, morale: 1, order: { formation: { ranks: 3, files: 4 } } }),
    ['order.formation formation/peasants-militia-none'],
  ],
  [
    'one in melee',
    () => formationFaults({ ...drill, inMelee: true, order: { formation: { ranks: 3, files: 4 } } }),
    ['order.formation melee/no-formation-change'],
  ],
  [
    'refused as a whole',
    () => drilled({ ...drill, morale: 1, inMelee: true, order: { formation: { ranks: 3, files: 4 } } }),
    ['order.formation formation/peasants-militia-none', 'order.formation melee/no-formation-change'],
  ],
  ['a ford as wide as the unit', () => crossingFaults(crossing), []],
  ['a ford too narrow', () => crossingFaults({ ...crossing, width: 3.9 }), ['front fords/width']],
  [
    'a bridge too narrow',
    () => crossingFaults({ ...crossing, by: 'bridge', width: 3.9 }),
    ['stand bridges/stand-must-fit'],
  ],
  ['a bridge for one stand', () => crossingFaults({ ...crossing, by: 'bridge', front: 99 }), []],
  ['a boat', () => crossingFaults({ ...crossing, by: 'boat' }), []],
  ['no boat in the basic game', () => crossingFaults({ ...crossing, by: 'boat', level: 'basic' }), ['by rivers/boats']],
  [
    'a barricade in the wild',
    () => barricadeFaults({ onRoad: false, fromForest: 99 }),
    ['onRoad forest/barricade-place', 'fromForest forest/barricade-place'],
  ],
  ['a barricade', () => barricadeFaults({ onRoad: true, fromForest: rules.forest.barricadeReach }), []],
  [
    'phantoms beyond what was agreed, and too fast',
    () => phantomFaults({ agreed: 1, moved: [30, 31], allowances: [24, 30] }),
    ['moved phantom/limited-number', 'moved[1] phantom/moves-like-real'],
  ],
  [
    'a marker without order or formation',
    () =>
      markerFaults({
        markers: [{ id: 'm', side: 'a', at: { x: 50, y: 50 }, unit: { id: 'u', facing: 0, ordered: false } }],
        table: { width: 100, height: 100, features: [] },
      }),
    ['markers[0] phantom/no-orders', 'markers[0] hidden/formation-on-order-sheet'],
  ],
  [
    'markers over the edge and upon each other',
    () =>
      markerFaults({
        markers: [
          { id: 'p', side: 'a', at: { x: 0, y: 50 }, unit: null },
          { id: 'm', side: 'a', at: { x: 0, y: 50 }, unit: { id: 'u', facing: 0, ordered: true, body } },
          { id: 'n', side: 'a', at: { x: 50, y: 50 }, unit: { id: 'v', facing: 0, ordered: true, body } },
          { id: 'o', side: 'a', at: { x: 51, y: 50 }, unit: { id: 'w', facing: 0, ordered: true, body } },
        ],
        table: { width: 100, height: 100, features: [] },
      }),
    ['markers[1] hidden/marker-needs-room', 'markers[3] hidden/marker-needs-room'],
  ],
]);

const said = ({ because }: { readonly because: readonly Reason[] }): readonly string[] =>
  because.map(({ clause, effect }) => `${clause.replace('cady/common/', '')}: ${effect}`);

type Telling = readonly [what: string, ask: () => { readonly because: readonly Reason[] }, says: readonly string[]];

describe('what functions tell, by clause', () => {
  const rows: readonly Telling[] = [
    [
      'led by its commander',
      () =>
        moraleWhenLed(
          { morale: 3, leader: { rank: 'commander', leads: true } },
          { ...rules, commanders: { moralePoints: 1 } },
        ),
      ['sequence/step-1-leader: morale 3 → 4'],
    ],
    ['led as well as can be', () => moraleWhenLed({ morale: 5, leader: supreme }), []],
    ['not led', () => moraleWhenLed({ morale: 3, leader: { ...supreme, leads: false } }), []],
    ['imperials', () => imperialCost({ cost: 3 }), ['definition/imperials-cost: cost 3 → 6']],
    ['pass', () => passThroughCost({ mover: unit, friend: unit }), ['pass-through/cost: −1/3 move']],
    [
      'pass skirmishers',
      () => passThroughCost({ mover: unit, friend: { ...unit, skirmishing: true } }),
      ['pass-through/skirmish-no-cost: costs nothing'],
    ],
    [
      'change formation',
      () => drilled({ ...drill, order: { formation: { ranks: 3, files: 4 } } }),
      ['definition/formation-change: −1/3 move'],
    ],
    ['turn in place', () => drilled({ ...drill, order: { facing: 90 } }), ['facing/turn-in-place-free: costs nothing']],
    ['stay as they are', () => drilled(drill), []],
    [
      'held back',
      () =>
        goTogether({
          stands: [
            { may: 10, way: 10 },
            { may: 10, way: 4 },
          ],
        }),
      ['movement/keep-contact: the whole unit stops after 4 cm'],
    ],
    [
      'not held back',
      () =>
        goTogether({
          stands: [
            { may: 10, way: 10 },
            { may: 10, way: 10 },
          ],
        }),
      [],
    ],
    [
      'ford',
      () => crossingCost({ arm: 'infantry', over: 'river-ford', turns: 2 }),
      ['fords/two-turns: −1/3 move in each turn of it'],
    ],
    ['bridge', () => crossingCost({ arm: 'infantry', over: 'bridge', turns: 1 }), ['bridges/no-loss: costs nothing']],
    [
      'stone bridge',
      () => bridgeDestroyed({ material: 'stone', hits: [{ part: 'a', hits: 99 }] }),
      ['bridges/stone-indestructible: no harm done'],
    ],
    ['bridge unhurt', () => bridgeDestroyed({ material: 'wood', hits: [] }), ['bridges/wooden-destroyed: stands']],
    [
      'deep in the forest',
      () => forestCover({ depth: 3.1, active: true, watcherAt: 9 }),
      ['forest/deep-no-fire: hidden'],
    ],
    [
      'deep, and near',
      () => forestCover({ depth: 3.1, active: true, watcherAt: 3 }),
      ['forest/deep-no-fire: only he who is close sees it'],
    ],
    [
      'on its edge',
      () => forestCover({ depth: 3, active: true, watcherAt: 9 }),
      ['forest/edge-visible-if-active: seen', 'forest/edge-counts-as-wall: as behind a wall'],
    ],
    [
      'still, on its edge',
      () => forestCover({ depth: 3, active: false, watcherAt: 3.1 }),
      ['forest/edge-hidden: hidden'],
    ],
    ['still, and near', () => forestCover({ depth: 3, active: false, watcherAt: 3 }), ['forest/edge-hidden: seen']],
    [
      'seen',
      () => hide({ seenBy: ['red-1'], phantoms: { out: 0, agreed: 1 } }),
      ['hidden/only-out-of-sight: stays on the table'],
    ],
    [
      'hidden again',
      () => hide({ seenBy: [], phantoms: { out: 1, agreed: 1 } }),
      ['hidden/rehide: a marker takes its place'],
    ],
    [
      'hidden with a phantom',
      () => hide({ seenBy: [], phantoms: { out: 0, agreed: 1 } }),
      ['hidden/rehide: a marker takes its place', 'hidden/rehide-with-phantom: a phantom may stand beside it'],
    ],
    [
      'no order to withdraw',
      () => breakOff({ morale: 4, ordered: false }, none),
      ['three-dice/break-off-melee: stays in melee'],
    ],
    [
      'withdrawn',
      () => breakOff({ morale: 4, ordered: true }, scripted([1, 6, 6])),
      ['three-dice/three-dice-unhurt: 3 dice, one at 4 or less', 'three-dice/break-off-melee: leaves the melee'],
    ],
    [
      'not withdrawn',
      () => breakOff({ morale: 4, ordered: true, pushedBack: true }, scripted([6])),
      ['three-dice/one-die: 1 die, one at 4 or less', 'three-dice/break-off-fail: stays, −1 melee point'],
    ],
    [
      'led by the supreme commander',
      () => threeDiceOdds({ morale: 1, ledBySupremeCommander: true, pushedBack: true }),
      ['three-dice/three-dice-commander: 3 dice, one at 1 or less'],
    ],
    ['hurt', () => threeDiceOdds({ morale: 1, hurt: true }), ['three-dice/two-dice: 2 dice, one at 1 or less']],
    [
      'failed before',
      () => threeDiceOdds({ morale: 1, failedBefore: true }),
      ['three-dice/two-dice: 2 dice, one at 1 or less'],
    ],
    [
      'aided',
      () => threeDiceOdds({ morale: 1, aid: { dice: 1, clause: 'cady/common/scale/ground', because: 'aid' } }),
      ['three-dice/three-dice-unhurt: 4 dice, one at 1 or less', 'scale/ground: +1 die'],
    ],
    [
      'nobody to save a battle',
      () => saveBattle({ lost: 'a', others: [] }, none, rules),
      ['broken/battle-save-failed-breaks-up: its units are single ones from now on'],
    ],
    [
      'a battle saved',
      () => saveBattle({ lost: 'a', others: [{ unit: 'b', morale: 4 }] }, scripted([1, 6, 6]), rules),
      ['three-dice/three-dice-unhurt: 3 dice, one at 4 or less', 'break-through/battle-save-one-pass: all of it stays'],
    ],
  ];

  it.each(rows)('%s', (_what, ask, says) => {
    const { because } = ask();
    expect(said({ because })).toEqual(says);
    for (const reason of because) expect(reason.because).not.toBe('');
  });
});

describe('small answers', () => {
  it('water by its width [cady/common/rivers/sizes]', () => {
    const { creek, river } = rules.water;
    expect([creek.from, creek.to, river.from, river.to].map(width => waterOf({ width }))).toEqual([
      'creek',
      'creek',
      'river',
      'river',
    ]);
    expect(waterOf({ width: creek.from - 0.1 })).toBe('designate');
    expect(waterOf({ width: river.to + 0.1 })).toBe('designate');
    expect(waterOf({ width: (creek.to + river.from) / 2 })).toBe('designate');
  });

  it('a bridge falls at so many hits on one part [cady/common/bridges/wooden-destroyed]', () => {
    const needed = rules.water.bridgeHits.wood ?? 0;
    const falls = (...hits: number[]) =>
      bridgeDestroyed({ material: 'wood', hits: hits.map((each, at) => ({ part: `${at}`, hits: each })) }).destroyed;
    expect([falls(needed), falls(needed - 1), falls(needed - 1, needed - 1), falls(0, needed)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([
      bridgeMayBurn({ material: 'wood', level: 'advanced' }),
      bridgeMayBurn({ material: 'wood', level: 'basic' }),
      bridgeMayBurn({ material: 'stone', level: 'advanced' }),
    ]).toEqual([true, false, false]);
  });

  it('trees that make a forest, and its outline [cady/common/forest/min-three-trees]', () => {
    expect([isForest({ trees: 2 }), isForest({ trees: 3 })]).toEqual([false, true]);
    const trees = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
      { x: 2, y: 2 },
    ];
    expect(forestOutline({ trees })).toHaveLength(4);
    expect(forestOutline({ trees: trees.slice(0, 2) })).toBeUndefined();
    expect(
      forestOutline({
        trees: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      }),
    ).toBeUndefined();
    expect(forestMarchThirds({ nativeOfForest: true }, null)).toBe(0);
    expect(forestMarchThirds({}, 1)).toBe(1);
  });

  it('work in a forest, turn by turn [cady/common/forest/clear-trees] [cady/common/forest/barricade-build]', () => {
    const { fellTree, barricade } = rules.forest;
    const work = (task: 'fell-tree' | 'build-barricade', ...figures: number[]) =>
      forestWork({ task, turns: figures.map(each => ({ figures: each })) });
    expect(work('fell-tree', fellTree - 1, 1)).toEqual({ spent: fellTree, needed: fellTree, done: 1 });
    expect(work('fell-tree', fellTree * 2, fellTree - 1).done).toBe(2);
    expect(work('build-barricade', barricade * 3).done).toBe(1);
    expect(work('build-barricade', barricade - 1).done).toBe(0);
    for (const busy of ['moved', 'fired', 'fought'] as const)
      expect(forestWork({ task: 'fell-tree', turns: [{ figures: fellTree, [busy]: true }] }).done).toBe(0);
  });

  it('who may skirmish [cady/common/skirmish/who]', () => {
    const { from, to } = rules.skirmish.morale;
    const may = (morale: number, more: object = {}) => maySkirmish({ light: true, morale, ...more });
    expect([may(from), may(to), may(from - 1), may(to + 1)]).toEqual([true, true, false, false]);
    expect([may(from, { light: false }), may(from, { rabble: true }), may(0, { natives: true, light: false })]).toEqual(
      [false, false, true],
    );
    expect(skirmishFrontage({ stands: 3, front: 2, gap: 1 })).toBe(8);
  });

  it('loyalty that is bought [cady/common/definition/mercenary-troops]', () => {
    const hired = { mercenary: true, side: 'a', enemy: 'b' };
    expect((['stays', 'leaves', 'changes-sides'] as const).map(event => loyalAfter({ ...hired, event }))).toEqual([
      'a',
      null,
      'b',
    ]);
    expect(loyalAfter({ ...hired, mercenary: false, event: 'changes-sides' })).toBe('a');
  });

  it('who is detached, and who is left [cady/common/definition/detach]', () => {
    const { crew } = rules.detaching;
    expect(detach({ from: { arm: 'infantry', figures: 12 }, stand: 2, takes: 'stand' })).toEqual({
      left: 10,
      crew: 2,
      trained: false,
    });
    expect(detach({ from: { arm: 'cavalry', figures: 12 }, stand: 2, takes: 'crew' })).toEqual({
      left: 12 - crew,
      crew,
      trained: false,
    });
    expect(detach({ from: { arm: 'artillery', figures: crew }, stand: 1, takes: 'stand' })).toEqual({
      left: 0,
      crew,
      trained: true,
    });
  });

  it('sight, markers, dispatches, chances', () => {
    const { normal, artillery } = rules.sighting;
    expect([sightDistance({ artillery: false }), sightDistance({ artillery: true })]).toEqual([normal, artillery]);
    expect(blankMarker({ id: 'm', side: 'a', at: { x: 1, y: 2 } })).toEqual({ id: 'm', side: 'a', at: { x: 1, y: 2 } });
    const orders = [{ to: 'u', order: 'H', way: 5 }];
    expect(supremeCommanderDispatches({ commander: { id: 'c', inPlay: true }, orders })).toEqual([
      { ...orders[0], from: 'c' },
    ]);
    expect(supremeCommanderDispatches({ commander: { id: 'c', inPlay: false }, orders })).toEqual([]);
    expect(chanceToPass({ dice: 2, sides: 6, faces: [1, 2, 3] })).toBeCloseTo(0.75);
    expect(battleShift()).toMatchObject({ clause: 'cady/common/unit/battle-morale-benefit' });
    expect(tableLength({ yards: groundLength({ cm: 7 }) })).toBeCloseTo(7);
  });
});

describe('at the edges of what is asked', () => {
  it('the first piece of ground may stop a unit [cady/common/movement/reductions-list]', () => {
    const unit = { arm: 'infantry', move: 24, morale: 5 } as const;
    expect(movementLeft({ unit, ground: [{ over: 'river' }, { over: 'open', cm: 4 }] })).toMatchObject({
      stoppedAt: 0,
      gone: 0,
    });
    expect(movementLeft({ unit, ground: [{ over: 'open', cm: 4 }] })).not.toHaveProperty('stoppedAt');
  });

  it('a ford costs what a ford costs, a bridge nothing, and guns cross by the bridge [cady/common/rivers/ford-cost]', () => {
    const unit = { arm: 'infantry', move: 24, morale: 5 } as const;
    const ford = movementLeft({ unit, ground: [{ over: 'open', cm: 4 }, { over: 'ford' }, { over: 'open', cm: 4 }] });
    expect(ford.cm).toBe(24 - 8 - 8);
    expect(ford.because.map(({ clause }) => clause)).toContain('cady/common/movement/river-ford');
    expect(
      movementLeft({ unit, ground: [{ over: 'open', cm: 4 }, { over: 'bridge' }, { over: 'open', cm: 4 }] }),
    ).toMatchObject({ cm: 16, gone: 8, because: [] });
    const guns = { arm: 'artillery', move: 24, morale: 5 } as const;
    expect(movementLeft({ unit: guns, ground: [{ over: 'open', cm: 4 }, { over: 'ford' }] })).toMatchObject({
      stoppedAt: 1,
    });
    expect(movementLeft({ unit: guns, ground: [{ over: 'open', cm: 4 }, { over: 'bridge' }] })).not.toHaveProperty(
      'stoppedAt',
    );
  });

  it('a unit that has come together again is told so [cady/common/broken/divided-must-reform]', () => {
    const divided = { morale: 4, parts: [6, 4], turns: 9, reformed: true };
    expect(said(dividedFate(divided))).toEqual(['broken/divided-must-reform: not broken']);
    expect(said(dividedFate({ ...divided, reformed: false, parts: [6] }))).toEqual([
      'broken/divided-must-reform: not broken',
    ]);
    expect(dividedFate({ ...divided, reformed: false, turns: 0 })).toEqual({
      fate: 'divided',
      figures: 0,
      because: [],
    });
  });

  it('fire over a fence and over a wall are told as what they are [cady/common/fence/small-arms-step] [cady/common/wall/small-arms-steps]', () => {
    const ladder = { rungs: [[], [6], [5, 6], [4, 5, 6], [3, 4, 5, 6]], name: 'a ladder' } as unknown as Parameters<
      typeof oddsBehind
    >[0]['ladder'];
    const behind = (cover: 'fence' | 'wall') => oddsBehind({ cover, ladder, sides: 6, start: [3, 4, 5, 6] });
    expect(behind('fence').because.map(({ clause }) => clause)).toEqual(['cady/common/fence/small-arms-step']);
    expect(behind('wall').because.map(({ clause }) => clause)).toEqual(['cady/common/wall/small-arms-steps']);
    expect(behind('wall').faces.length).toBeLessThan(behind('fence').faces.length);
  });

  it('nobody is shown by or to whom the table does not have [cady/common/hidden/reveal-to-unit]', () => {
    const pieces = [
      { id: 'm', side: 'red', is: 'marker' },
      { id: 'u', side: 'blue', is: 'unit' },
    ] as unknown as Parameters<typeof reveal>[0]['pieces'];
    expect(
      reveal({
        pieces,
        sight: [
          { by: 'u', seen: 'gone' },
          { by: 'gone', seen: 'm' },
        ] as unknown as Parameters<typeof reveal>[0]['sight'],
      }),
    ).toEqual([]);
  });

  it('a charge that is thrown often comes out as one that is thrown once', () => {
    const charge = {
      attacker: { type: 'light-hussars', figures: 8 },
      defender: { type: 'regulars', figures: 12 },
    } as never;
    const often = readyCharge(charge);
    for (const seed of [1, 2, 3]) expect(often(rolled(seed))).toEqual(throwCharge(charge, rolled(seed)).outcome);
    const told = chargeOdds(charge);
    const lost = told.stages.reduce((sum, stage) => sum + stage.lost.attacker, 0);
    expect(lost).toBeCloseTo(
      told.outcomes.mean(({ attacker }) => attacker.lost),
      9,
    );
    expect(lost).toBeGreaterThan(0);
  });
});

describe('a way through the enemy [cady/common/break-through/when] [cady/common/break-through/any-cause]', () => {
  const pressing = {
    arm: 'infantry',
    enemiesFacing: 6,
    lost: { fire: 1, shock: 2, melee: 3 },
    movementLeft: 7.04,
  } as const;
  it.each([
    ['guns', { arm: 'artillery' }, 'break-through/when: no break-through'],
    ['nobody there', { enemiesFacing: 0, lost: {} }, 'break-through/when: no break-through'],
    ['one left', { enemiesFacing: 7 }, 'break-through/when: no break-through'],
    ['several left', { enemiesFacing: 9 }, 'break-through/when: no break-through'],
    ['nowhere to go', { movementLeft: 0 }, 'break-through/when: no break-through'],
    ['a gap', {}, 'break-through/any-cause: 7 cm of the move are left'],
  ] as const)('%s', (_what, more, says) => {
    const result = breakThrough({ ...pressing, ...more });
    expect(said(result)).toEqual([says]);
    expect(result.through).toBe(says.startsWith('break-through/any'));
    expect(result.cm).toBe(result.through ? 7.04 : 0);
  });

  it('says of how many', () => {
    const words = [1, 2, 3].map(
      enemiesFacing => breakThrough({ ...pressing, enemiesFacing, lost: { fire: enemiesFacing } }).because[0]?.because,
    );
    expect(words).toEqual([
      'the one figure in front is gone',
      'both figures in front are gone',
      'all 3 figures in front are gone',
    ]);
    const left = [7, 8].map(enemiesFacing => breakThrough({ ...pressing, enemiesFacing }).because[0]?.because);
    expect(left).toEqual(['one figure still faces it', '2 figures still face it']);
  });
});

describe('what took from a move is told by its clause', () => {
  it.each([
    ['turn', 'cady/common/movement/direction-change'],
    ['formation', 'cady/common/movement/formation-change'],
    ['level', 'cady/common/movement/hill'],
    ['creek', 'cady/common/movement/creek'],
    ['ford', 'cady/common/movement/river-ford'],
    ['bridge', 'cady/common/bridges/no-loss'],
    ['fence', 'cady/common/movement/wall-fence-infantry'],
    ['wall', 'cady/common/movement/wall-fence-infantry'],
    ['rampart', 'cady/ancient-medieval/siege/wall-needs-means'],
    ['stakes', 'cady/ancient-medieval/romans/stakes'],
    ['ditch', 'cady/ancient-medieval/romans/entrench'],
    ['barricade', 'cady/common/forest/barricade-build'],
    ['gate', 'cady/ancient-medieval/siege/wall-needs-means'],
    ['wood', 'cady/common/movement/forest'],
    ['rough', 'cady/common/movement/rough-terrain'],
    ['marsh', 'cady/common/marsh/move-cost'],
    ['building', 'cady/musket/building/occupy'],
    ['ridge', 'cady/common/extreme-ridge/impassable'],
  ] as const)('%s', (kind, clause) => {
    const march = {
      surcharges: [{ kind, cost: 8, spent: 8 }],
      roadGain: 0,
      onRoad: 0,
      bonuses: [],
    } as unknown as Parameters<typeof reasonsOfGround>[0];
    const reasons = reasonsOfGround(march, 10, rules);
    expect(reasons.map(reason => reason.clause)).toEqual([clause]);
    expect(reasons[0]?.because).toMatch(/^[a-z]+ing /);
    expect(reasonsOfGround(march, 7, rules)).toEqual([]);
  });
});

it('the readings about roads are played (cady/ruling/on-a-road cady/ruling/road-ends)', () => {
  const under = (ruling: string, reading: string) => commonRulesUnder({ [ruling]: reading }).movement;
  expect(rules.movement.roadForAnyFront).toBe(false);
  expect(under('cady/ruling/on-a-road', 'the-middle-of-any-front').roadForAnyFront).toBe(true);
  expect(
    ['half-the-body', 'the-whole-body', 'the-front'].map(reading => under('cady/ruling/road-ends', reading).roadDepth),
  ).toEqual([0.5, 1, 0]);
});
